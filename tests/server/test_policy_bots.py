"""Somebody's own policies as bots at tables: offered, chosen, asked, and replaced if they fail."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.core.errors import BadOption
from parlour.core.registry import game
from parlour.core.table import Table
from parlour.policies.shelf import SHARED, own_levels, share
from parlour.server.http.games import card_of
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.events import Made
from parlour.server.tables import seat_requests
from parlour.server.tables.rematches import rotated_bots
from parlour.server.tables.room import Room
from parlour.server.workers.bots import Bots, decide

HOST, INVITE = "host".ljust(32, "0"), "the-invitation-of-128b"
SOURCE = """
GAME = "transmitter"

def policy(turn):
    return turn.legal[-1]

def fails(turn):
    return 1 / 0
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(SHARED, "[]")
    path = tmp_path / "mine.py"
    path.write_text(SOURCE)
    return path


@pytest.fixture
def pool() -> Iterator[Bots]:
    pool = Bots(delays=False)
    yield pool
    pool.shut_down()


def room(**bots: str) -> Room:
    seated = {int(seat[1:]): level for seat, level in bots.items()}
    options = game("transmitter").chosen(3)
    made = Made("transmitter", 1, 3, options, "5eed" * 8, "0123" * 8, HOST, INVITE, bots=seated)
    return Room(made)


def test_a_policy_can_be_chosen_at_tables_of_its_game(file: Path) -> None:
    share([str(file), f"other@synergy={file}"])
    assert own_levels("transmitter") == ["own:mine"]
    assert own_levels("synergy") == ["own:other"]
    assert card_of("transmitter")["own_bots"] == ["own:mine"]
    assert card_of("transmitter")["bots"] == ["easy", "fair", "strong", "master"]
    assert seat_requests.propose_bot(room(), HOST, 1, "own:mine").level == "own:mine"
    with pytest.raises(Refused, match=r"unknown bot 'own:other'; choose from random.*own:mine"):
        seat_requests.propose_bot(room(), HOST, 1, "own:other")


def test_a_rematch_keeps_it_whatever_the_strength(file: Path) -> None:
    share([str(file)])
    for strength in ("same", "stronger", "weaker"):
        assert rotated_bots(room(s1="own:mine"), strength) == {2: "own:mine"}


@pytest.mark.parametrize(
    ("texts", "why"),
    [
        (["nothing@={}"], "file nothing@="),
        (["mine@chess={}"], "unknown game 'chess'; choose from"),
        (["{}", "{}"], "two policies have the same name"),
        ([f"{'x' * 30}={{}}"], "is too long"),
        (["{}:nothing"], "has no function nothing"),
    ],
)
def test_what_cant_be_offered_is_refused(file: Path, texts: list[str], why: str) -> None:
    with pytest.raises(BadOption, match=why):
        share([text.format(file) for text in texts])


def test_a_policy_has_to_say_what_it_plays(file: Path) -> None:
    file.write_text(SOURCE.replace("GAME", "PLAYS"))
    with pytest.raises(BadOption, match="doesn't say which game it plays; use mine@GAME="):
        share([str(file)])


def ask(pool: Bots, level: str) -> tuple[Table, int]:
    table = Table("transmitter", seats=3, seed=1)
    return table, asyncio.run(pool.think(table, table.actors[0], level, "a moment"))


def test_it_is_asked_for_its_move(file: Path, pool: Bots) -> None:
    share([str(file)])
    table, action = ask(pool, "own:mine")
    assert action == table.legal(table.actors[0])[-1]


@pytest.mark.parametrize("level", ["own:fails", "own:gone"])
def test_if_it_fails_the_lowest_level_moves_and_the_log_says_so(
    level: str, file: Path, pool: Bots, caplog: pytest.LogCaptureFixture
) -> None:
    share([f"{file}:fails"])
    with caplog.at_level(logging.WARNING, "parlour.bots"):
        table, action = ask(pool, level)
        ask(pool, level)
    view = table.game.View.bytes(table.look(table.actors[0]))
    assert action == decide("transmitter", 1, view, "easy", "a moment")
    [line] = [one.getMessage() for one in caplog.records]
    assert "the lowest level moves instead" in line
    assert ("division by zero" if level == "own:fails" else "has no bot own:gone") in line
