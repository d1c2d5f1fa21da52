"""Think Str8!'s on-screen aids: what a seat can deduce about its own cards."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from parlour.core.rule import call, rule
from parlour.core.struct import Array
from parlour.games.think_str8.belief import BELIEF_WORK, WORLDS, count_cards, list_worlds
from parlour.games.think_str8.options import PROBABILITIES
from parlour.games.think_str8.rules import COLOURS, FINAL, SPACES, VALUES
from parlour.games.think_str8.view_fields import View


def worlds_of(v: Any) -> tuple[Any, Any]:
    """The seat's packed worlds, and how many of them contain each card."""
    w, counts = np.zeros(BELIEF_WORK, np.int64), np.zeros(COLOURS * VALUES, np.int64)
    count = int(call(worlds_and_cards, v.box, w, counts))
    return w[WORLDS : WORLDS + count], counts.reshape(COLOURS, VALUES)[: v.colours]


@rule
def worlds_and_cards(v: Array, w: Array, counts: Array) -> int:
    """List the worlds of a boxed view and count the cards in them; returns how many there are."""
    count = list_worlds(v[0], w)
    count_cards(w, count, counts)
    return count


def use_directly(state: Any, view: Any) -> None:
    """Call the rules that this module uses once."""
    worlds_of(View.read(view))


def impossible(v: Any) -> set[tuple[int, int]]:
    """Cards, as (colour, number), that appear in no world although they are not blacked out."""
    _, counts = worlds_of(v)
    return {
        (c, k)
        for c in range(v.colours)
        for k in range(VALUES)
        if not counts[c, k] and not v.black[c][k]
    }


class Aid(msgspec.Struct, frozen=True):
    """What a seat can deduce: cards by colour and number, sums, and the values of final bets.

    Without probabilities, the last three are null.
    """

    possible: list[list[bool]]
    reach: list[bool] | None
    chances: list[list[float]] | None
    sums: list[float] | None
    final: list[list[float]] | None


def aid(v: Any) -> Aid:
    """Possible cards and sums, and from level 3 their probabilities."""  # S37
    worlds, counts = worlds_of(v)
    sums = sum_chances(v, worlds) if v.phase < FINAL else None
    possible, reach = (counts > 0).tolist(), None if sums is None else (sums > 0).tolist()
    if v.options.assist_max < PROBABILITIES:
        return Aid(possible, reach, None, None, None)
    chances = counts / len(worlds)
    return Aid(
        possible,
        reach,
        chances=chances.round(4).tolist(),
        sums=None if sums is None else sums.round(4).tolist(),
        final=[final_values(v, row) for row in chances],
    )


def sum_chances(v: Any, worlds: Any) -> Any:
    """The probability of each sum of the current dice."""
    total = np.zeros(len(worlds), np.int64)
    for colour in v.dice[v.this_round]:
        if colour < v.colours:
            total += worlds >> (3 * colour) & 7
    return np.bincount(total, minlength=SPACES) / len(worlds)


def final_values(v: Any, row: Any) -> list[float]:
    """The expected points of a final bet on the one, two or three likeliest numbers."""
    best = np.sort(row)[::-1]
    right = (v.options.final_one, v.options.final_two, v.options.final_three)
    wrong = v.options.final_wrong
    share = np.cumsum(best[:3])
    return [round(float(p * points + (1 - p) * wrong), 3) for p, points in zip(share, right)]
