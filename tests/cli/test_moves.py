"""Letters for moves, columns, and what a person means."""

from __future__ import annotations

import pytest

from parlour.core.errors import IllegalAction
from parlour.terminal.moves import lettered, meant, menu
from tests.cli.conftest import Run

WORDS = {3: "take the 4-space token", 5: "take the +4 card", 9: "take the −4 card", 11: "pass"}


def test_letters_go_on_in_pairs() -> None:
    letters = [*lettered({n: str(n) for n in range(60)})]
    assert letters[:2] == ["a", "b"]
    assert letters[25:28] == ["z", "aa", "ab"]


def test_many_moves_are_counted_not_listed() -> None:
    words = {n: f"move {n}" for n in range(200)}
    assert menu(words, 80)[-1] == "and 152 more: type moves"
    assert "move 199" in menu(words, 80, None)[-1]
    assert max(map(len, menu(words, 40, None))) <= 40


@pytest.mark.parametrize(
    ("said", "action"),
    [("a", 3), ("d", 11), ("pass", 11), ("4", 5), ("take +4", 5), ("-4", 9), ("4-space", 3)],
)
def test_enough_words_are_enough(said: str, action: int) -> None:
    assert meant(said, WORDS) == action


@pytest.mark.parametrize("said", ["take", "card", "e", "5", "−", "9" * 5000, "٤x"])
def test_what_is_unclear_or_unknown_is_refused(said: str) -> None:
    with pytest.raises(IllegalAction):
        meant(said, WORDS)


def test_where_moves_are_hidden_they_are_listed_only_when_asked_for(run: Run) -> None:
    play = ("play", "pattern-overlap", "--seats", "2", "--seed", "4", "--me", "0,1")
    hidden = run(*play, typed="\nquit\n").out
    assert "Find your move yourself" in hidden
    assert "[a]" not in hidden
    assert "[a]" in run(*play, typed="\nmoves\nquit\n").out
    helped = run(*play, "--option", "assist=true", typed="\nquit\n").out
    assert "[a]" in helped
