"""Move numbers, columns, and lenient input."""

from __future__ import annotations

import re

import pytest

from parlour.core.errors import IllegalAction
from parlour.terminal.moves import meant, menu
from tests.cli.conftest import Run

WORDS = {3: "take the 4-space token", 5: "take the +4 card", 9: "take the −4 card", 11: "pass"}


def test_many_moves_are_counted_not_listed() -> None:
    words = {n: f"move {n}" for n in range(200)}
    assert "move 47" in menu(words, 80)[-1]
    assert "move 199" in menu(words, 80, None)[-1]
    assert max(map(len, menu(words, 40, None))) <= 40


@pytest.mark.parametrize(
    ("said", "action"),
    [("1", 3), ("4", 11), ("pass", 11), ("+4", 5), ("take 4", 5), ("-4", 9), ("4-space", 3)],
)
def test_enough_words_are_enough(said: str, action: int) -> None:
    assert meant(said, WORDS) == action


@pytest.mark.parametrize("said", ["take", "card", "e", "0", "5", "−", "9" * 5000, "٤x"])
def test_what_is_unclear_or_unknown_is_refused(said: str) -> None:
    with pytest.raises(IllegalAction):
        meant(said, WORDS)


CARDS = {0: "play 0", 1: "play +2", 2: "play +1", 3: "play −1"}


@pytest.mark.parametrize(
    ("said", "action"), [("1", 0), ("2", 1), ("3", 2), ("+1", 2), ("+2", 1), ("-1", 3),
                         ("play 1", 2), ("play 0", 0)],
)  # fmt: skip
def test_a_number_alone_is_the_lists_and_never_a_cards(said: str, action: int) -> None:
    assert meant(said, CARDS) == action


def test_a_number_that_only_a_card_has_is_refused_with_what_to_type() -> None:
    with pytest.raises(IllegalAction, match=r"no move 0; .*, or type “play 0”"):
        meant("0", CARDS)


def test_no_number_means_a_move_that_was_not_listed(run: Run) -> None:
    with pytest.raises(IllegalAction, match="type moves to list them"):
        meant("1", CARDS, listed=False)
    play = ("play", "pattern-overlap", "--seats", "2", "--seed", "4", "--me", "0,1")
    out = run(*play, typed="\n1\nmoves\nquit\n").out
    assert "Seat 0 > 1\n“1” isn’t a move you can make now; type moves to list them" in out
    assert re.search(r"\[1\] .*Seat 0 \(1(-\d+)?\) > quit", out, re.DOTALL)


def test_where_moves_are_hidden_they_are_listed_only_when_asked_for(run: Run) -> None:
    play = ("play", "pattern-overlap", "--seats", "2", "--seed", "4", "--me", "0,1")
    hidden = run(*play, typed="\nquit\n").out
    assert "Find a move yourself" in hidden
    assert "[1]" not in hidden
    assert "[1]" in run(*play, typed="\nmoves\nquit\n").out
    helped = run(*play, "--option", "assist=true", typed="\nquit\n").out
    assert "[1]" in helped
