"""Notifications: who is told that it is their turn, and where messages may be sent."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from parlour.server.protocol import push_addresses
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.guests import Identity
from parlour.server.protocol.metrics import Metrics
from parlour.server.protocol.push_addresses import TEST_ORIGIN, public_address, target_of
from parlour.server.storage.push_devices import MOST_DEVICES, PushDevice, PushDevices
from parlour.server.tables.opening import open_store
from parlour.server.workers import push_sender
from parlour.server.workers.push_messages import Signer, encrypted
from parlour.server.workers.push_sender import Notice, PushSender
from tests.push_service import PushService, Subscription, claims
from tests.server.harness import PATIENCE_S, Player, Server, ask, leave, new_guest, seated

AT_ONCE = "from parlour.server.tables import turn_notices; turn_notices.GRACE_S = 0.0"
DAY_S = 86400


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    """A push service on this machine, which servers started from now on may send to."""
    with PushService() as found:
        monkeypatch.setenv(TEST_ORIGIN, found.origin)
        yield found


LONG = {"wins_to_win": 9, "losses_to_lose": 9}  # the turn passes several times


async def happens(what: Callable[[], Any]) -> None:
    ends = time.monotonic() + PATIENCE_S
    while not what():
        assert time.monotonic() < ends, "it never happened"
        await asyncio.sleep(0.02)


def subscribe(server: Server, cookie: str, device: Subscription, **how: str) -> None:
    answer = ask(server, "POST", "/api/push", device.asked(**how), cookie)
    assert answer.status == 200, answer


async def pass_turn(mover: Player, other: Player) -> None:
    """Play until it is the other's turn."""
    while mover.shown["moves"]:
        await mover.seen(await mover.act(mover.options()[0]))


async def mover_first(players: list[Player]) -> tuple[Player, Player]:
    """Return whose turn it is, and the other player."""
    one, other = players
    return (one, other) if one.shown["moves"] else (other, one)


@pytest.mark.parametrize("workers", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_who_is_away_is_told_once_in_their_language(
    tmp_path: Path, service: PushService, workers: int
) -> None:
    async def test(server: Server) -> None:
        table, players = await seated(server, 2, turn_seconds=DAY_S, options=LONG)
        mover, other = await mover_first(players)
        device = Subscription(f"{service.origin}/push/abc?x=1")
        await asyncio.to_thread(subscribe, server, other.cookie, device, language="de")
        await other.close()
        await mover.until(lambda: not all(mover.screen.present["seats"]))
        await pass_turn(mover, other)
        await happens(lambda: service.received)
        told = service.received[0]
        assert told.path == "/push/abc?x=1"
        assert device.read(told.body) == {
            "title": "Transmitter", "body": "Du bist dran.", "table": table.id,
        }  # fmt: skip
        assert (told.headers["TTL"], told.headers["Content-Encoding"]) == ("86400", "aes128gcm")
        assert 0 < len(told.headers["Topic"]) <= 32
        key = (await asyncio.to_thread(ask, server, "GET", "/api/push")).json["key"]
        signed = claims(told.headers["Authorization"], key)
        assert signed["aud"] == service.origin
        assert time.time() < signed["exp"] < time.time() + DAY_S

        await other.open()  # they return, play, and leave again
        await other.until(lambda: other.shown and other.shown["moves"])
        await mover.until(lambda: all(mover.screen.present["seats"]))
        await pass_turn(other, mover)
        await other.close()
        await mover.until(lambda: mover.shown["moves"])
        await mover.until(lambda: not all(mover.screen.present["seats"]))
        await pass_turn(mover, other)
        await happens(lambda: len(service.received) == 2)
        assert service.received[1].headers["Topic"] == told.headers["Topic"]
        await leave(mover)

    with Server(
        tmp_path, first=AT_ONCE if workers == 1 else "", workers=workers, forked=False
    ) as server:
        asyncio.run(test(server))
        server.assert_no_traceback()


def test_who_is_connected_or_asked_for_slow_tables_only_is_not_told(
    tmp_path: Path, service: PushService
) -> None:
    async def test(server: Server) -> None:
        _, players = await seated(server, 2, turn_seconds=0, options=LONG)
        mover, other = await mover_first(players)
        slow, every = (Subscription(f"{service.origin}/{name}") for name in ("slow", "all"))
        for device, cookie, tables in (
            (slow, other.cookie, "slow"), (every, other.cookie, "all"),
            (Subscription(f"{service.origin}/mover"), mover.cookie, "all"),
        ):  # fmt: skip
            await asyncio.to_thread(subscribe, server, cookie, device, tables=tables)
        await pass_turn(mover, other)
        await other.until(lambda: other.shown["moves"])
        await pass_turn(other, mover)  # both are connected, so nobody is told
        await other.close()
        await mover.until(lambda: mover.shown["moves"])
        await mover.until(lambda: not all(mover.screen.present["seats"]))
        await pass_turn(mover, other)
        await happens(lambda: service.received)
        assert [told.path for told in service.received] == ["/all"]
        await leave(mover)

    with Server(tmp_path, first=AT_ONCE, forked=False) as server:
        asyncio.run(test(server))


def test_a_day_for_a_move_needs_no_connection(tmp_path: Path) -> None:
    """A bot takes over from someone who is disconnected, but not where they have a day."""

    async def away(server: Server, **made: Any) -> dict[str, Any]:
        _, players = await seated(server, 2, **made)
        mover, other = await mover_first(players)
        await other.close()
        await mover.until(lambda: not all(mover.screen.present["seats"]))
        await pass_turn(mover, other)
        await mover.until(lambda: made["turn_seconds"] or mover.screen.present.get("away_ms"))
        present: dict[str, Any] = mover.screen.present
        await leave(mover)
        return present

    with Server(tmp_path) as server:
        assert asyncio.run(away(server, turn_seconds=0))["away_ms"]
        assert not asyncio.run(away(server, turn_seconds=DAY_S)).get("away_ms")


def test_the_key_survives_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        before = ask(server, "GET", "/api/push").json["key"]
        server.stop()
        server.start()
        assert ask(server, "GET", "/api/push").json["key"] == before


def test_only_the_guest_can_stop_a_device(tmp_path: Path, service: PushService) -> None:
    with Server(tmp_path, forked=False) as server:
        mine, theirs = new_guest(server), new_guest(server)
        device = Subscription(f"{service.origin}/mine")
        subscribe(server, mine, device)
        stop = {"endpoint": device.endpoint}
        assert ask(server, "POST", "/api/push/stop", stop, theirs).json == {"done": False}
        assert ask(server, "POST", "/api/push/stop", stop, mine).json == {"done": True}
        assert ask(server, "POST", "/api/push/stop", stop, mine).json == {"done": False}


BAD_ENDPOINTS = [
    "http://push.example.org/x", "https://127.0.0.1/x", "https://localhost/x", "https://[::1]/x",
    "https://10.0.0.1/x", "https://192.168.1.1/x", "https://169.254.169.254/latest", "https://db/x",
    "https://push.example.org:8443/x", "https://user@push.example.org/x", "ftp://push.example.org",
    "https://[::ffff:10.0.0.1]/x", "https://[64:ff9b::a00:1]/x", "https://[fe80::1]/x",
    "https://printer.local/x", "https://0.0.0.0/x", "https://224.0.0.1/x", "https://[fe80::1/x",
    "https://push.example.org/ü", "https://push.example.org/a b", "x" * 900, "",
]  # fmt: skip


def test_only_public_hosts_are_accepted(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        cookie = new_guest(server)
        for endpoint in BAD_ENDPOINTS:
            answer = ask(server, "POST", "/api/push", Subscription(endpoint).asked(), cookie)
            assert (answer.status, answer.json["code"]) == (400, "push"), endpoint
        good = Subscription("https://push.example.org/x").asked()
        assert ask(server, "POST", "/api/push", good, cookie).status == 200
        for wrong in ({"key": "AAAA"}, {"auth": "AAAA"}, {"key": "é"}, {"key": "B" * 87}):
            assert ask(server, "POST", "/api/push", good | wrong, cookie).json["code"] == "push"
        for wrong in ({"tables": "none"}, {"language": "xx"}, {"extra": "1"}):
            assert ask(server, "POST", "/api/push", good | wrong, cookie).status == 400
        assert ask(server, "POST", "/api/push", good).status in (401, 403)


@pytest.mark.parametrize("address", ["127.0.0.1", "10.1.2.3", "::1", "fd00::1", "100.64.0.1"])
def test_a_public_name_that_leads_inside_is_not_connected_to(
    monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    def found(*_: object, **__: object) -> list[Any]:
        return [(0, 0, 0, "", ("93.184.216.34", 443)), (0, 0, 0, "", (address, 443))]

    monkeypatch.setattr(socket, "getaddrinfo", found)
    with pytest.raises(OSError, match="not a public host"):
        public_address("push.example.org")


def test_the_test_origin_is_for_tests_only(monkeypatch: pytest.MonkeyPatch) -> None:
    assert target_of("http://127.0.0.1:9/x", "http://127.0.0.1:9").port == 9
    with pytest.raises(Refused):
        target_of("http://127.0.0.1:9/x")
    with pytest.raises(Refused):
        target_of("http://127.0.0.1:9@10.0.0.1/x", "http://127.0.0.1:9")
    assert push_addresses.TEST_ORIGIN not in dict(monkeypatch.__dict__)


# Devices in the database, and sending to them


@pytest.fixture
def devices(database: str) -> Iterator[PushDevices]:
    store = open_store(database)
    yield PushDevices(store.engine)
    store.close()


def a_device(guest: str, endpoint: str, generation: int = 0) -> PushDevice:
    asked = Subscription(endpoint).asked()
    return PushDevice(guest, generation, endpoint, asked["key"], asked["auth"], "en", "all", "")


def test_a_guest_has_a_limited_number_of_devices(devices: PushDevices) -> None:
    for n in range(MOST_DEVICES + 2):
        devices.save(a_device("a", f"https://push.example.org/{n}"))
    devices.save(a_device("b", "https://push.example.org/b"))
    kept = {device.endpoint.rpartition("/")[2] for device in devices.of("a")}
    assert kept == {str(n) for n in range(2, MOST_DEVICES + 2)}
    assert len(devices.of("b")) == 1
    devices.save(a_device("b", "https://push.example.org/5"))  # another guest on the same browser
    assert len(devices.of("a")) == MOST_DEVICES - 1


def test_signing_out_other_devices_ends_their_notifications(devices: PushDevices) -> None:
    devices.save(a_device("a", "https://push.example.org/old", 1))
    devices.save(a_device("a", "https://push.example.org/new", 3))
    devices.save(a_device("b", "https://push.example.org/b", 1))
    devices.end_others(Identity("a", 3))
    assert [device.endpoint[-3:] for device in devices.of("a")] == ["new"]
    assert len(devices.of("b")) == 1


def test_devices_that_nobody_renews_are_forgotten(
    devices: PushDevices, monkeypatch: pytest.MonkeyPatch
) -> None:
    devices.save(a_device("a", "https://push.example.org/a"))
    devices.forget_old()
    assert devices.of("a")
    monkeypatch.setattr(time, "time", lambda: 3e9)
    devices.forget_old()
    assert not devices.of("a")


@pytest.mark.parametrize(
    ("status", "tries", "kept"), [(201, 1, True), (410, 1, False), (404, 1, False),
                                  (500, 3, True), (429, 3, True), (403, 1, True)],
)  # fmt: skip
def test_what_becomes_of_a_message(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch, status: int, tries: int,
    kept: bool,
) -> None:  # fmt: skip
    monkeypatch.setattr(push_sender, "TRIES_AFTER_S", (0.0, 0.0, 0.0))
    store = open_store(f"sqlite:///{tmp_path / 'tables.db'}")
    sender = PushSender(PushDevices(store.engine), Signer(b"k" * 32), Metrics())
    device = a_device("a", f"{service.origin}/x")
    sender.devices.save(device)
    service.status = status
    asyncio.run(sender.send(device, Notice(b"{}", "topic", 60)))
    assert len(service.received) == tries
    assert bool(sender.devices.of("a")) is kept
    sender.close()
    store.close()


def test_a_flood_of_messages_is_dropped(tmp_path: Path, service: PushService) -> None:
    store = open_store(f"sqlite:///{tmp_path / 'tables.db'}")
    sender = PushSender(PushDevices(store.engine), Signer(b"k" * 32), Metrics())
    device = a_device("a", f"{service.origin}/x")

    async def flood() -> None:
        await asyncio.gather(*(sender.send(device, Notice(b"{}", "t", 60)) for _ in range(60)))

    asyncio.run(flood())
    assert len(service.received) == push_sender.GUEST_AT_ONCE
    sender.close()
    store.close()


def test_messages_differ_each_time_and_not_in_length() -> None:
    device = Subscription("https://push.example.org/x")
    asked = device.asked()
    texts = [b'{"a":1}', b'{"a":1}', b'{"a":"' + b"x" * 100 + b'"}']
    sealed = [encrypted(text, asked["key"], asked["auth"]) for text in texts]
    assert len(set(sealed)) == 3
    assert len({len(one) for one in sealed}) == 1
    assert device.read(sealed[0]) == {"a": 1}


def test_a_backup_has_the_devices_and_the_key(database: str) -> None:
    from parlour.server.storage.backup import TABLES

    store = open_store(database)
    key = store.secret("push")
    assert "parlour_push_device" in TABLES
    with store.engine.connect() as connection:
        rows = connection.execute(sql.text("SELECT value FROM parlour_meta WHERE key = 'push'"))
        assert rows.scalar() == key.hex()
    assert store.secret("push") == key != store.secret()
    store.close()
