"""No one waits for the compiler: games are compiled in the background and then loaded."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from parlour.core import compiling
from parlour.core.engine import Engines, engines
from parlour.core.registry import game
from parlour.server.workers import warm_up
from parlour.server.workers.warm_up import WarmUp
from tests.games_known import NAMES
from tests.server.harness import Player, Server, ask, make_table, new_guest

PATIENCE_S = 60.0
SPY = """
import os, sys
if "parlour.compile" not in " ".join(sys.orig_argv) and "PARLOUR_SPY" in os.environ:
    from numba.core import event

    class Spy(event.Listener):
        def on_start(self, event):
            with open(os.environ["PARLOUR_SPY"], "a") as told:
                print(os.getpid(), event.data["dispatcher"].py_func.__qualname__, file=told)

        def on_end(self, event):
            pass

    event.register("numba:compile", Spy())
"""


@pytest.fixture
def spied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], str]:
    """Make every process except the compiling one report when its compiler runs."""
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "sitecustomize.py").write_text(SPY)
    told = tmp_path / "told"
    monkeypatch.setenv("PARLOUR_SPY", str(told))
    monkeypatch.setenv("PARLOUR_COMPILE", "")
    paths = [str(tmp_path / "site"), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
    return lambda: told.read_text() if told.exists() else ""


async def some_moves(server: Server, name: str, level: str, preset: str | None) -> None:
    """Sit down with bots of a level and play until they have moved as well."""
    cookie = await asyncio.to_thread(new_guest, server)
    seats = min(seats for seats in game(name).seats if seats > 1)
    bots = {str(seat): level for seat in range(1, seats)}
    table = await asyncio.to_thread(
        make_table, server, cookie, name, preset, seats=seats, bots=bots
    )
    luck = random.Random(f"{name} {level}")
    async with Player(server, table.id, cookie) as player:
        await player.sit(table.invite, seat=0)
        await player.request("start")
        begun = player.shown["entry"]
        while player.shown["entry"] < begun + 3 and not player.shown["result"]:
            if player.shown["moves"]:
                await player.seen(await player.act(luck.choice(player.options())))
            else:
                await player.hear()


@pytest.mark.compiled
def test_with_nothing_compiled_every_game_is_played_at_every_level(
    spied: Callable[[], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_CACHE", str(tmp_path / "cache"))

    async def all_games(server: Server) -> None:
        await asyncio.gather(*(
            some_moves(server, name, level, "calm" if name == "pattern-overlap" else None)
            for name in NAMES
            for level in game(name).bots
        ))  # fmt: skip

    with Server(tmp_path, forked=False) as server:
        asyncio.run(all_games(server))
        for name in NAMES:
            assert ask(server, "GET", f"/api/learn/{name}").status == 200
        server.assert_no_traceback()
    assert not spied()


@pytest.mark.compiled
def test_a_part_that_was_made_is_taken_over_without_a_compiler(
    spied: Callable[[], str], tmp_path: Path
) -> None:
    """The first program that needs it may make it; a server then only loads it."""
    engines(game("transmitter")).load(compiling.RULES)
    engines(game("transmitter")).load(compiling.bot("fair"))
    with Server(tmp_path, forked=False) as server:
        asyncio.run(some_moves(server, "transmitter", "fair", None))
        ends = time.monotonic() + PATIENCE_S
        while not ask(server, "GET", "/health").json["compiled"]["made"]:
            assert time.monotonic() < ends, "it was never loaded"
            time.sleep(0.1)
        server.assert_no_traceback()
    assert not spied()


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Fake compilation: records what was compiled, in order; `puzzles` always fails.

    The cache is its own, or servers of other tests could hold its lock on idle compiling.
    """
    monkeypatch.setenv("PARLOUR_CACHE", str(tmp_path / "cache"))
    done: list[str] = []

    class Child:
        def __init__(self, part: str) -> None:
            self.part, self.ended = part, asyncio.Event()

        async def wait(self) -> int:
            await turns(20, until=self.ended.is_set)
            if self.ended.is_set():
                killed.add(self.part)
            return 0

        def kill(self) -> None:
            self.ended.set()

    killed: set[str] = set()

    async def start(*command: str, **_: Any) -> Child:
        done.append(" ".join(command[-2:]))
        killed.discard(done[-1])
        return Child(done[-1])

    monkeypatch.setattr(warm_up, "AT_ONCE", False)
    monkeypatch.setattr(warm_up, "PLAIN", False)
    monkeypatch.setattr(warm_up, "HOLD_S", 0.0)
    monkeypatch.setattr(asyncio, "create_subprocess_exec", start)
    monkeypatch.setattr(
        compiling, "is_made",
        lambda card, part: part != "puzzles" and f"{card.name} {part}" in {*done} - killed,
    )  # fmt: skip
    monkeypatch.setattr(Engines, "load", lambda self, part: None)
    return done


async def turns(many: int, until: Callable[[], bool] = lambda: False) -> None:
    """Let the event loop turn so many times: no clock, as a busy machine stops it for a while."""
    for _ in range(many):
        if until():
            return
        await asyncio.sleep(0)


async def finished(one: WarmUp) -> None:
    """Wait until the queue is empty."""
    while one._working:
        await one._working


def test_what_people_play_now_is_made_first(made: list[str]) -> None:
    async def story() -> None:
        one = WarmUp()
        one.everything(["synergy", "transmitter"])
        one.play("transmitter", ["strong"])
        await finished(one)
        assert one.progress.made == one.progress.of == len(made)

    asyncio.run(story())
    assert made[:4] == [
        "transmitter rules", "transmitter bot strong", "synergy rules", "synergy bot fair",
    ]  # fmt: skip
    assert len(made) == len(set(made)) == 10


def test_whoever_sits_down_does_not_wait_for_what_nobody_plays(made: list[str]) -> None:
    """What is being made for nobody gives way, and is made later; what is played never does."""

    async def story() -> None:
        one = WarmUp()
        one.everything(["synergy", "transmitter"])
        await turns(2)
        assert one.progress.now == "synergy, rules"
        one.play("transmitter", ["fair"])
        await turns(10)
        assert one.progress.now == "transmitter, rules"
        one.play("synergy", ["fair"])
        assert one.progress.now == "transmitter, rules"
        await finished(one)
        assert one.progress.made == one.progress.of

    asyncio.run(story())
    assert made[:4] == ["synergy rules", "transmitter rules", "synergy rules", "synergy bot fair"]


def test_nothing_is_made_while_somebody_is_about_to_play(
    made: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not for ever: a server that is never quiet gets faster too."""

    async def begun() -> list[str]:
        made.clear()
        one = WarmUp()
        one.hold()
        one.everything(["synergy", "transmitter"])
        one.play("transmitter", ["fair"])
        await turns(10)
        one.close()
        return made[:1]

    monkeypatch.setattr(warm_up, "HOLD_S", 3600.0)
    assert asyncio.run(begun()) == []
    monkeypatch.setattr(warm_up, "MOST_HELD_S", 0.0)
    assert asyncio.run(begun()) == ["transmitter rules"]


def test_only_what_people_play_competes_with_what_they_do() -> None:
    card = game("transmitter")
    assert "--idle" in compiling.command(card, "rules", idle=True)
    assert "--idle" not in compiling.command(card, "rules")


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="this system has no such processes")
def test_what_nobody_plays_is_made_while_the_processors_are_idle() -> None:
    script = (
        "import os; from parlour.core.compiling import be_idle; be_idle();"
        " raise SystemExit(os.sched_getscheduler(0) != os.SCHED_IDLE)"
    )
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


def test_what_cannot_be_made_is_tried_once_and_stops_nothing(made: list[str]) -> None:
    loaded: list[tuple[str, str]] = []

    async def story() -> None:
        one = WarmUp(lambda name, part: loaded.append((name, part)))
        one.want("pattern-overlap", "puzzles", "pace")
        await finished(one)
        one.want("pattern-overlap", "puzzles")
        await finished(one)

    asyncio.run(story())
    assert made == ["pattern-overlap puzzles", "pattern-overlap pace"]
    assert loaded == [("pattern-overlap", "pace")]


def test_workers_compile_what_nobody_plays_one_at_a_time(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """And a game that people sit down to doesn't wait for its turn."""
    monkeypatch.setenv("PARLOUR_CACHE", str(tmp_path))
    monkeypatch.setattr(warm_up, "AT_ONCE", False)
    monkeypatch.setattr(warm_up, "PLAIN", False)
    monkeypatch.setattr(warm_up, "HOLD_S", 0.0)
    monkeypatch.setattr(warm_up, "POLL_S", 0.001)
    monkeypatch.setattr(Engines, "load", lambda self, part: None)
    running: list[str] = []
    most: list[int] = []
    done: set[str] = set()
    go_on = asyncio.Event()

    class Child:
        def __init__(self, part: str) -> None:
            self.part = part

        async def wait(self) -> int:
            await go_on.wait()
            running.remove(self.part)
            done.add(self.part)
            return 0

    async def start(*command: str, **how: Any) -> Child:
        assert how["start_new_session"], "Ctrl-C would print the compiler's traceback"
        running.append(" ".join(command[-2:]))
        most.append(len(running))
        return Child(running[-1])

    monkeypatch.setattr(asyncio, "create_subprocess_exec", start)
    monkeypatch.setattr(compiling, "is_made", lambda card, part: f"{card.name} {part}" in done)

    async def story() -> None:
        workers = [WarmUp() for _ in range(3)]
        for worker in workers:
            worker.everything(["synergy", "transmitter"])
        await turns(10)
        assert running == ["synergy rules"]
        workers[1].play("transmitter")
        await turns(1_000_000, until=lambda: len(running) > 1)
        assert running == ["synergy rules", "transmitter rules"]
        go_on.set()
        for worker in workers:
            await finished(worker)
        assert all(worker.progress.made == worker.progress.of for worker in workers)

    asyncio.run(story())
    assert max(most) == 2
    assert len(done) == 10


def test_a_compiler_stops_when_its_server_was_killed() -> None:
    """The process that it was started by is no longer its parent."""
    script = f"from parlour.compile import stop_with; stop_with({os.getppid()})"
    done = subprocess.run([sys.executable, "-c", script], timeout=60, check=False)
    assert done.returncode == 1
