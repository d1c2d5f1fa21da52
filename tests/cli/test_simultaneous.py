"""A game with simultaneous moves, played on one screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.core import registry
from parlour.core.table import Record
from parlour.terminal.text import speaker
from tests.cli.conftest import Run, text

EXAMPLES = Path(__file__).parents[2] / "examples"
BIDS = ("play", "secret-bids", "--seats", "3", "--seed", "3")


@pytest.fixture(autouse=True)
def secret_bids(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    monkeypatch.setitem(registry._cards, "secret-bids", registry.load("secret_bids:GAME"))


def test_bots_lay_first_and_nothing_is_told_too_soon(run: Run) -> None:
    out = run(*BIDS, typed="1\n" * 9).out
    before, after = out.split(" > ", 1)
    assert before.count("plays a card.") == 2
    assert "The cards are " not in before
    assert "The cards are " in after
    assert "Game over" in after
    assert "Scores: " in after


def test_a_move_is_taken_back_before_the_screen_is_passed(run: Run, tmp_path: Path) -> None:
    out = run(*BIDS, "--me", "0,1", typed="\n1\nundo\n2\n\n\n1\nquit\n").out
    undone = text("undone", seat=0)
    mine = speaker("en", 0)("undone", seat=0)
    assert f"{text('pass-on', seat=1, undo=True)} undo\n  {mine}" in out
    assert out.count(text("take-over", seat=0)) == 1
    (path,) = tmp_path.iterdir()
    record = Record.load(path)
    assert [entry.words for entry in record.entries if entry.seat == 0][:3] == [
        "play 1", "", "play 2",
    ]  # fmt: skip
    assert undone in run("replay", path.name).out
    more = run("play", "--resume", path.name, "--me", "0,1", typed="\n1\n")
    assert more.code == 0


def test_undo_is_told_in_full(run: Run, tmp_path: Path) -> None:
    run(*BIDS, "--me", "0,1", "--save", "x.record", typed="\n1\nundo\n2\nquit\n")
    assert "  3  Seat 0: undo" in run("replay", "x.record", "--all").out
