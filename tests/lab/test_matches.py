"""Win rates of the bots, and matches that don't depend on the number of threads."""

from __future__ import annotations

import pytest

import parlour
from parlour.lab.matches import duel, play

pytestmark = pytest.mark.compiled

GAME = parlour.game("transmitter")
TEAMS = parlour.game("sequence-numbers")
MEASURED = {
    2: (0.47, 0.71, 0.92),
    3: (0.54, 0.81, 0.94),
    4: (0.57, 0.84, 0.95),
    5: (0.58, 0.84, 0.96),
    6: (0.62, 0.86, 0.96),
}


@pytest.mark.parametrize("seats", MEASURED)
def test_win_rates_in_balanced(seats: int) -> None:
    options = GAME.chosen(seats, "balanced")
    for level, share in zip(("easy", "fair", "strong"), MEASURED[seats], strict=True):
        score = play(GAME, seats, options, level, 1500)
        assert score.won == pytest.approx(share, abs=4 * score.error + 0.005), level


def test_the_same_games_whatever_the_threads() -> None:
    options = GAME.chosen(3, "balanced")
    assert play(GAME, 3, options, "fair", 300, threads=1) == play(
        GAME, 3, options, "fair", 300, threads=3
    )


def test_a_level_against_itself_wins_its_share() -> None:
    tally = duel(TEAMS, 3, TEAMS.chosen(3), "fair", "fair", 900, teams=3)
    assert tally.games == 900
    assert tally.won == pytest.approx((1 - tally.drawn) / 3, abs=4 * tally.error)


def test_a_duel_is_the_same_whatever_the_threads() -> None:
    one, three = (duel(TEAMS, 4, TEAMS.chosen(4), "fair", "easy", 300, threads=n) for n in (1, 3))
    assert (one.won, one.drawn, one.moves) == (three.won, three.drawn, three.moves)
    assert one.won > 0.5
