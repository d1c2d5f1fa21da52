"""A message from the wrong guest, for the wrong seat or at the wrong table has no effect."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, get_args

import msgspec
import pytest

from parlour.server.protocol import messages
from parlour.server.storage.store import Store
from parlour.server.tables.opening import open_store
from tests.server.harness import NewTable, Player, Server, leave, make_table, new_guest, seated

pytestmark = pytest.mark.slow

MESSAGES, MANY = 300, 10_000
PER_SOCKET = 60  # stays below the rate limit
HARMLESS = {"look", "ping"}  # anyone may send these
KINDS = {kind.__struct_config__.tag: kind for kind in get_args(messages.FromClient)}
OF_THE_HOST = {"start", "bot", "remove", "replace"} & KINDS.keys()
LIKELY = {"seat": [0, 1, 1, 1], "level": ["random", "random", ""]}  # what a host would send
NOBODY, NOWHERE = 4401, 4404
ANYONE_HOSTS = """
from parlour.server.tables.seating import Seating
Seating.require_host = lambda seating, guest: None
"""
ANYONE_SITS = """
from parlour.server.tables.seating import Seating
Seating.require_seat = lambda seating, guest: seating.seat_of(guest) or 0
"""


class Scene(NamedTuple):
    """Two running games and an open table, each with different people."""

    server: Server
    store: Store
    tables: list[NewTable]
    people: list[list[Player]]
    stranger: str  # the cookie of someone without a seat

    def stored(self) -> list[int]:
        """Return the length of every log."""
        return [len(self.store.load(table.id)) for table in self.tables]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("mismatches")) as running:
        yield running
        running.assert_no_traceback()


async def _scene(server: Server) -> Scene:
    first, ann_and_bob = await seated(server, 2, away_seconds=0)
    second, carl_and_dora = await seated(server, 2, away_seconds=0)
    eve = await asyncio.to_thread(new_guest, server)
    open_table = await asyncio.to_thread(make_table, server, eve, seats=2)
    host = await Player(server, open_table.id, eve).__aenter__()
    await host.sit(open_table.invite)
    people = [ann_and_bob, carl_and_dora, [host]]
    stranger = await asyncio.to_thread(new_guest, server)
    store = open_store(server.database)
    return Scene(server, store, [first, second, open_table], people, stranger)


def _value(kind: Any, luck: random.Random, stolen: list[Any]) -> Any:
    """Generate a value of a field's type, mostly one that belongs to someone else."""
    match kind:
        case msgspec.inspect.UnionType(types=types):
            return _value(luck.choice(types), luck, stolen)
        case msgspec.inspect.LiteralType(values=values):
            return luck.choice(values)
        case msgspec.inspect.BoolType():
            return luck.random() < 0.5
        case msgspec.inspect.IntType(lt=below):
            numbers = [one for one in stolen if isinstance(one, int)]
            most = 8 if below is None else below
            return luck.choice([*[one for one in numbers if one < most], luck.randrange(most)])
        case msgspec.inspect.StrType(pattern=str()):
            return "fox-3"
        case msgspec.inspect.StrType(max_length=longest):
            texts = [one for one in stolen if isinstance(one, str)]
            return luck.choice([*texts, "hello", "random", ""])[: longest or 64]
        case _:
            return None


def _fields(do: str, luck: random.Random, victim: Player, scene: Scene, at: int) -> dict[str, Any]:
    """Generate a message as its victim would send it, but never with the table's invitation."""
    shown = victim.shown
    stolen = [
        shown["decision"], shown["seat"], *shown["moves"], *victim.answers,
        *[table.invite for n, table in enumerate(scene.tables) if n != at],
    ]  # fmt: skip
    fields = {
        field.name: luck.choice(LIKELY.get(field.name, [None])) or _value(field.type, luck, stolen)
        for field in msgspec.inspect.type_info(KINDS[do]).fields  # type: ignore[union-attr]
    }
    if do == "act":
        fields |= {"decision": shown["decision"]}
    return fields


def _may(do: str, seated_here: bool, is_open: bool) -> bool:
    """Whether the sender is allowed to send this message here."""
    if seated_here:
        return do not in OF_THE_HOST
    return do == "say" and is_open  # everyone may chat before the game


async def _mismatched(scene: Scene, count: int) -> Counter[str]:
    """Send messages without permission; returns counts of refused types."""
    luck, refused = random.Random(3), Counter[str]()
    before = scene.stored()
    while refused.total() < count:
        at = luck.randrange(len(scene.tables))
        elsewhere = [one.cookie for n, there in enumerate(scene.people) if n != at for one in there]
        guests = [*elsewhere, scene.stranger, *[one.cookie for one in scene.people[at][1:]]]
        cookie = luck.choice(guests)
        intruder = await Player(scene.server, scene.tables[at].id, cookie).__aenter__()
        try:
            await _send_many(scene, at, intruder, luck, refused)
        finally:
            await intruder.close()
        assert scene.stored() == before, "what was refused was stored"
    return refused


async def _send_many(
    scene: Scene, at: int, intruder: Player, luck: random.Random, refused: Counter[str]
) -> None:
    seated_here = intruder.cookie in [one.cookie for one in scene.people[at]]
    for number in range(PER_SOCKET):
        others = [one for one in scene.people[at] if one.cookie != intruder.cookie]
        do, victim = luck.choice(list(KINDS)), luck.choice(others)
        if _may(do, seated_here, is_open=at == 2) or (do in HARMLESS and seated_here):
            continue
        fields = _fields(do, luck, victim, scene, at)
        id = fields["id"] = luck.choice([*victim.answers, f"x{number}"])
        if do == "look":
            await intruder.look()
        else:
            had = len(intruder.answers.get(id, []))
            await intruder.send(do, **fields)
            await intruder.until(lambda had=had, id=id: len(intruder.answers.get(id, [])) > had)
            answer = intruder.answers[id][-1]
            should = "pong" if do == "ping" else "refused"
            assert answer["is"] == should, f"{do} {fields} was granted to someone else"
        refused[do] += do not in HARMLESS
        if not seated_here:
            _check_spectator(intruder)


def _check_spectator(intruder: Player) -> None:
    """Check that nothing is shown that only a seat or the host may see."""
    shown = intruder.shown
    assert shown["seat"] is None, "someone was shown a seat that is not theirs"
    assert not shown["moves"], "a spectator was shown a seat's moves"
    assert shown["invite"] is None, "someone was shown an invitation"
    assert shown["secrets"] is None, "someone was shown what is revealed after the end"


async def _nothing_came(scene: Scene) -> None:
    """Check that no one was sent anything but presence, and that the games continue."""
    for there in scene.people:
        for one in there:
            one.received.clear()
            id = await one.send("ping")
            await one.until(lambda one=one, id=id: one.answers.get(id))
            about = [msgspec.json.decode(raw)["is"] for raw in one.received]
            assert set(about) <= {"present", "pong"}, f"someone was sent {about}"
    for there in scene.people[:2]:
        actor = next(one for one in there if one.shown["moves"])
        entry = await actor.act(actor.options()[0])
        for one in there:
            await one.seen(entry)


async def _story(server: Server, count: int) -> Counter[str]:
    scene = await _scene(server)
    try:
        refused = await _mismatched(scene, count)
        await _nothing_came(scene)
        return refused
    finally:
        await leave(*[one for there in scene.people for one in there])
        scene.store.close()


def test_a_message_that_nobody_has_a_right_to_is_refused(server: Server) -> None:
    refused = asyncio.run(_story(server, MESSAGES))
    assert {do for do in refused if refused[do]} == KINDS.keys() - HARMLESS, "some were never tried"


@pytest.mark.soak
def test_very_many_messages_that_nobody_has_a_right_to_are_refused(server: Server) -> None:
    assert asyncio.run(_story(server, MANY)).total() >= MANY


@pytest.mark.parametrize("fault", [ANYONE_HOSTS, ANYONE_SITS], ids=["host", "seat"])
def test_a_server_that_minds_nobody_is_found(tmp_path: Path, fault: str) -> None:
    with (
        Server(tmp_path, first=fault, forked=True) as wrong,
        pytest.raises(AssertionError, match="granted to someone else"),
    ):
        asyncio.run(_story(wrong, MESSAGES))


def test_a_cookie_that_proves_nothing_opens_no_table(server: Server) -> None:
    """Signatures of others, none, or letters more: closed before anything is shown."""

    async def knock() -> None:
        scene = await _scene(server)
        (ann, bob), table = scene.people[0], scene.tables[0]
        guest, signature = ann.cookie.rpartition(".")[0], bob.cookie.rpartition(".")[2]
        wrong = [
            "", f"{guest}.{signature}", f"{guest}.", guest, f"{ann.cookie}0", ann.cookie[:-1],
            f"parlour={ann.cookie.partition('=')[2].upper()}", ann.cookie.replace(".", "%2e"),
        ]  # fmt: skip
        for cookie in wrong:
            intruder = Player(server, table.id, cookie)
            await intruder.open()
            assert await intruder.closed() == NOBODY, cookie
            assert intruder.received == [], "someone was shown something before being refused"
        for name in (table.id[:-1], table.id.swapcase(), table.invite, "x" * 22):
            intruder = Player(server, name, bob.cookie)
            await intruder.open()
            assert await intruder.closed() == NOWHERE, name
            assert intruder.received == []
        await _nothing_came(scene)
        await leave(*[one for there in scene.people for one in there])
        scene.store.close()

    asyncio.run(knock())
