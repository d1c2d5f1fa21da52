"""What the others would score with the dice that the thrower may set."""

from __future__ import annotations

import numpy as np
import pytest

from parlour import Table
from parlour.games.think_str8.belief import WORLDS
from parlour.games.think_str8.bots import SCRATCH
from parlour.games.think_str8.rivals import (
    ALL_TOKENS,
    LEFT,
    MOST_OF_RIVAL,
    OF_THROW,
    sum_of_rival,
    weigh_rival,
    worlds_of_rival,
)
from parlour.games.think_str8.weights import STRONG, choose

from .tables import HOLDERS, B, G, Y, arranged, betting, cards, place, table

BLUES = 36 * B + 6 * B + B
GREENS = 36 * G + 6 * G + G


def knows_its_blue_card(**options: object) -> Table:
    """Return a table at which seat 0, who doesn't throw, was right with 21 on three blue dice."""
    t = place(betting([B, B, B], [0, 5], {"die_turns": 0, **options}), [21, 0])
    t.state.dice[1] = [B, B, B]
    return t


def weighed(t: Table, throw: int, left: int) -> tuple[float, int]:
    """Return what seat 0 takes off the value of a throw, and the tokens that it leaves."""
    x = np.zeros(SCRATCH)
    w = x.view(np.int64)
    choose(x, STRONG, 0)
    w[LEFT + throw] = left
    weigh_rival(t.look(1)[0], 0, packed(HOLDERS[1]), 0.5, w, x)
    return float(x[OF_THROW + throw]), int(w[LEFT + throw])


def packed(numbers: list[int]) -> int:
    return sum(number << 3 * colour for colour, number in enumerate(numbers))


@pytest.mark.parametrize(("left", "points", "after"), [
    (ALL_TOKENS, 9, ALL_TOKENS ^ 1), (ALL_TOKENS ^ 1, 8, ALL_TOKENS ^ 3), (1 << 6, 3, 0),
])  # fmt: skip
def test_a_rival_who_knows_its_sum_scores_with_the_smallest_token_left(left, points, after):
    assert weighed(knows_its_blue_card(), BLUES, left) == (-0.5 * points, after)


@pytest.mark.parametrize(("green", "points"), [(1, 9), (4, 0)])
def test_a_rival_scores_only_if_it_is_right(green, points):
    """Seat 0 can have green 1, 3, 4, 5 or 7, and bets on the first of them."""
    t = knows_its_blue_card()
    t.state.dice[1], t.state.holder[0, G] = [G, G, G], green
    assert weighed(t, GREENS, 1) == (-0.5 * points, 0)


def test_a_rival_does_not_know_what_only_i_see():
    t = knows_its_blue_card()
    found = []
    for numbers in (HOLDERS[0][1:], [4, 3, 3, 0, 1]):
        t.state.holder[0, 1:] = numbers
        w = np.zeros(SCRATCH).view(np.int64)
        count = worlds_of_rival(t.look(1)[0], 0, packed(HOLDERS[1]), w)
        found.append(set(w[WORLDS : WORLDS + count].tolist()))
    assert found[0] == found[1]
    assert len(found[0]) == MOST_OF_RIVAL  # of 5 ** 5
    assert {world & 7 for world in found[0]} == {7}


def test_sums_count_equal_dice_and_leave_out_grey_without_cards():
    v = arranged(2).look(1)[0]
    assert sum_of_rival(v, 0, 36 * B + 6 * B + Y) == 7 + 7 + 4
    t = table(2, intro=True)
    assert sum_of_rival(t.look(1)[0], 0, 36 * B + 6 * G + 5) == cards(t, 0)[B] + cards(t, 0)[G]
