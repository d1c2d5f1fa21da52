"""Duels: two levels meet from every place, on games that are always the same."""

from __future__ import annotations

import pytest

import parlour
from parlour.lab.duels import meet

GAME = parlour.game("sequence-numbers")


def test_a_level_against_itself_wins_its_share() -> None:
    tally = meet(GAME, 3, 3, "fair", "fair", 900)
    assert tally.games == 900
    assert tally.won == pytest.approx((1 - tally.drawn) / 3)  # each deal is won from every place


def test_the_same_games_whatever_the_threads() -> None:
    one, three = (meet(GAME, 4, 2, "fair", "easy", 300, threads=n) for n in (1, 3))
    assert (one.won, one.drawn) == (three.won, three.drawn)
    assert one.moves == pytest.approx(three.moves)
