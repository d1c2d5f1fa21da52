"""What a game needs is compiled in processes of its own, and no other table waits for it."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.core import rule
from parlour.core.registry import names
from parlour.server import ready
from parlour.server.ready import Ready, is_ready, prepare, stamp

LIVE = """
import random, sys
from numba.core import event
from parlour.core.game import HOUSE
from parlour.core.registry import game
from parlour.server.faces import Faces
from parlour.server.lessons import shown_lesson
from parlour.server.log import Acted, Made, Started
from parlour.server.ready import prepare
from parlour.server.room import Room

compiled = []

class Compiling(event.Listener):
    def on_start(self, event):
        compiled.append(event.data["dispatcher"].py_func.__qualname__)
    def on_end(self, event):
        pass

def seat_of(table):
    return next((seat for seat in (*table.actors, HOUSE) if table.legal(seat)), None)

card, luck = game(sys.argv[1]), random.Random(1)
event.register("numba:compile", Compiling())
prepare(card.name, "rules")
before = len(compiled)
room = Room(Made(card.name, card.version, card.usual_seats, card.chosen(card.usual_seats), "s", "n",
                 "guest", "invite"))
faces = Faces(room)
for seat in (None, *range(room.made.seats)):
    faces.show(seat)
faces.take(Started())
for _ in range(200):
    seat = seat_of(room.table)
    if seat is None:
        break
    action = luck.choice(room.table.legal(seat))
    room.table.ends_with(seat, action)
    faces.take(Acted(seat, action))
shown_lesson(card.name)
print(room.count, before, *compiled[before:])
"""


@pytest.mark.soak
@pytest.mark.parametrize("name", names())
def test_a_live_table_and_a_lesson_need_nothing_more(name: str, tmp_path: Path) -> None:
    """On a fresh machine; else what is missing would be compiled where all tables wait for it."""
    done = subprocess.run(
        [sys.executable, "-c", LIVE, name], capture_output=True, text=True,
        env={**os.environ, "PARLOUR_CACHE": str(tmp_path)}, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    entries, compiled, *more = done.stdout.split()
    assert int(entries) > 10
    assert int(compiled) > 10
    assert not more


@pytest.fixture
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stamps are looked for in an empty folder; the compiled code stays where it is."""
    monkeypatch.setattr(ready, "rule_folder", lambda beside: tmp_path)


@pytest.mark.parametrize("what", ["rules", "bot easy", "pace easy", "puzzles"])
def test_what_was_prepared_is_ready(fresh: None, what: str) -> None:
    assert not is_ready("pattern-overlap", what)
    prepare("pattern-overlap", what)
    assert is_ready("pattern-overlap", what)


def test_one_process_prepares_for_all_who_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, str]] = []
    done: set[tuple[str, str]] = set()
    monkeypatch.setattr(ready, "is_ready", lambda *key: key in done)

    async def story() -> None:
        one = Ready()

        async def slow(name: str, what: str) -> None:
            asked.append((name, what))
            await asyncio.sleep(0.05)
            done.add((name, what))
            del one._under_way[name, what]

        monkeypatch.setattr(one, "_prepare", slow)
        await asyncio.gather(*(one.of("transmitter") for _ in range(5)), one.of("synergy"))
        await one.of("transmitter")

    asyncio.run(story())
    assert sorted(asked) == [("synergy", "rules"), ("transmitter", "rules")]


def test_what_cannot_be_prepared_is_tried_once_and_stops_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ready, "is_ready", lambda *key: False)

    async def story() -> int:
        one = Ready()
        await one.of("transmitter", "bot nobody-knows")
        begun = one._pool is None and not one._under_way
        await one.of("transmitter", "bot nobody-knows")
        return begun and len(one._failed)

    assert asyncio.run(story()) == 1


def test_stamps_stand_beside_the_compiled_rules() -> None:
    card = Path(rule.__file__).parents[1] / "games" / "transmitter"
    assert stamp("transmitter", "rules").parent == rule.rule_folder(card)
