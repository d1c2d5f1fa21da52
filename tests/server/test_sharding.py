"""Several workers on one SQLite file: connections are handed to the worker that has the table."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
from pathlib import Path
from types import SimpleNamespace

import pytest
import uvloop

from parlour.core.errors import ParlourError
from parlour.server.protocol.connection_limits import HttpLimits, OpenConnections
from parlour.server.socket.batching import Outbox
from parlour.server.socket.connection import TableSocket, adopt
from parlour.server.workers import sharding
from parlour.server.workers.sharding import Shards
from tests.server.harness import GONE, Player, Server, ask, leave, new_guest, seated

pytestmark = pytest.mark.slow

WORKERS = 2


def test_every_table_has_one_door_and_every_door_about_as_many(tmp_path: Path) -> None:
    both = [Shards(WORKERS, str(tmp_path)) for _ in range(WORKERS)]
    both[1].number = 1
    names = [f"table {k}" for k in range(400)]
    assert all(both[0].mine(name) != both[1].mine(name) for name in names)
    assert 150 < sum(both[0].mine(name) for name in names) < 250
    assert all(Shards().mine(name) for name in names)
    assert str(Shards.parse(str(both[0]))) == str(both[0])
    assert Shards.parse(None).count == 1


def test_numbers_are_taken_once_and_are_free_again(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(sharding, "PATIENCE_S", 0.2)

    async def test() -> None:
        first, second, third = (Shards(WORKERS, str(tmp_path)) for _ in range(3))
        first.start(lambda *_: None)
        second.start(lambda *_: None)
        assert {first.number, second.number} == {0, 1}
        with pytest.raises(ParlourError, match="are already running"):
            third.start(lambda *_: None)
        first.close()
        third.start(lambda *_: None)
        assert third.number == first.number
        second.close()
        third.close()

    asyncio.run(test())


def test_a_connection_is_led_over_whole(tmp_path: Path, monkeypatch) -> None:
    async def test() -> None:
        came: asyncio.Future[tuple[socket.socket, bytes]] = asyncio.Future()
        here, there = Shards(WORKERS, str(tmp_path)), Shards(WORKERS, str(tmp_path))
        here.start(lambda *_: None)
        there.start(lambda *led: came.set_result(led))
        name = next(f"table {k}" for k in range(100) if there.mine(f"table {k}"))
        ours, theirs = socket.socketpair()
        with ours, theirs:
            assert await here.hand_over(name, theirs.fileno(), b"a request")
            theirs.close()
            connection, request = await asyncio.wait_for(came, 10)
            with connection:
                connection.sendall(b"an answer")
                assert (request, ours.recv(100)) == (b"a request", b"an answer")
        there.close()
        monkeypatch.setattr(sharding, "PATIENCE_S", 0.1)
        assert not await here.hand_over(name, 0, b"a request"), "no worker has that shard"
        here.close()


def test_who_was_led_over_may_have_gone(monkeypatch) -> None:
    """The connection ends between two processes: nobody is served, and nothing fails."""
    counted = OpenConnections(HttpLimits())
    state = SimpleNamespace(
        handed_over=set[TableSocket](),
        sockets=set[TableSocket](),
        outbox=Outbox(),
        open_connections=counted,
    )
    monkeypatch.setattr(TableSocket, "connection_made", lambda _, transport: transport.abort())

    async def test() -> None:
        ours, theirs = socket.socketpair()
        with ours:
            await adopt(state, theirs, b"GET / HTTP/1.1\r\n\r\n")
            assert ours.recv(100) == b""
        assert not state.handed_over
        assert counted.total == 0

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(test())


def test_who_comes_before_the_other_process_waits_for_it(tmp_path: Path) -> None:
    async def test() -> None:
        came: asyncio.Future[tuple[socket.socket, bytes]] = asyncio.Future()
        here, there = Shards(WORKERS, str(tmp_path)), Shards(WORKERS, str(tmp_path))
        here.start(lambda *_: None)
        name = next(f"table {k}" for k in range(100) if not here.mine(f"table {k}"))
        ours, theirs = socket.socketpair()
        with ours, theirs:
            leading = asyncio.create_task(here.hand_over(name, theirs.fileno(), b"a request"))
            await asyncio.sleep(0.1)
            assert not leading.done()
            there.start(lambda *led: came.set_result(led))
            assert await leading
            connection, request = await asyncio.wait_for(came, 10)
            connection.close()
            assert request == b"a request"
        here.close()
        there.close()

    asyncio.run(test())

    asyncio.run(test())


def test_people_meet_whichever_process_they_come_to(tmp_path: Path) -> None:
    """Every connection may arrive in either process; a table is played in one of them."""

    async def test(server: Server) -> None:
        tables = []
        while len({Shards(WORKERS).mine(table.id) for table, _ in tables}) < WORKERS:
            assert len(tables) < 30, "all tables are in one process"
            tables.append(await seated(server, 3))
        luck = random.Random(1)
        playing = [player for _, players in tables for player in players]
        await asyncio.gather(*(player.play(luck) for player in playing))
        for table, players in tables:
            assert len({str(player.shown["result"]) for player in players}) == 1
            for _ in range(6):  # any worker may answer
                assert ask(server, "GET", f"/api/tables/{table.id}").json["phase"] == "over"
        await leave(*playing)

    with Server(tmp_path, workers=WORKERS) as server:
        asyncio.run(test(server))
        server.assert_no_traceback()


def test_a_process_that_dies_leaves_the_others_alone(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        _, players = await seated(server, 2)
        victim = _server_of(server, players[0])
        others = [await seated(server, 2) for _ in range(12)]
        spared = next(p for _, p in others if _server_of(server, p[0]) != victim)
        os.kill(victim, signal.SIGKILL)
        luck = random.Random(2)
        await asyncio.gather(*(player.play(luck) for player in spared))
        assert await players[0].closed() == 1006
        back = Player(server, players[0].table_id, players[0].cookie)
        async with asyncio.timeout(60):
            while not back.shown:
                try:
                    await back.__aenter__()
                except GONE:  # another worker is starting
                    await asyncio.sleep(0.1)
        assert back.shown["seat"] == 0
        await leave(back, *(player for _, players in others for player in players))

    with Server(tmp_path, workers=WORKERS) as server:
        new_guest(server)
        asyncio.run(test(server))


def test_whoever_was_led_over_is_told_when_the_server_stops(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        tables = [await seated(server, 2) for _ in range(6)]
        stopping = asyncio.to_thread(server.stop)
        codes = asyncio.gather(*(player.closed() for _, two in tables for player in two))
        assert (await asyncio.gather(stopping, codes))[1] == [1012] * 12

    with Server(tmp_path, workers=WORKERS) as server:
        asyncio.run(test(server))
        server.assert_no_traceback()


def _server_of(server: Server, player: Player) -> int:
    """Return the worker at the other end of a player's connection."""
    inodes = _inodes(player.socket.local_address[1])
    for pid in server.workers():
        links = [os.readlink(one) for one in Path(f"/proc/{pid}/fd").iterdir() if one.is_symlink()]
        if any(f"socket:[{inode}]" in links for inode in inodes):
            return pid
    raise AssertionError("nobody serves that connection")


def _inodes(port: int) -> list[str]:
    """Return the inodes of sockets connected to a local port."""
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return [row[9] for row in rows if int(row[2].rpartition(":")[2], 16) == port]
