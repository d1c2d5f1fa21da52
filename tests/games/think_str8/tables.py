"""Tables set up for tests."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import numpy as np

from parlour import Table
from parlour.games.think_str8.belief import BELIEF_WORK, WORLDS, list_worlds
from parlour.games.think_str8.rules import (
    ACCEPT,
    BET,
    DICE,
    EXCHANGE,
    FINAL,
    NONE,
    PLACE,
    PUT,
    SUBSET_AT,
    SWAP,
    TAKE,
    TOKEN,
)

B, G, Y, P, R, A = range(6)
HOLDERS = [  # the four holders of the rulebook's final scoring
    [7, 1, 4, 4, 6, 0],
    [1, 0, 1, 0, 1, 2],
    [6, 2, 5, 7, 4, 5],
    [5, 6, 7, 1, 5, 3],
]


def table(seats: int = 4, seed: int | str = 11, **options: object) -> Table:
    return Table("think-str8", seats, seed=seed, options=options)


def cards(t: Table, holder: int) -> list[int]:
    return [int(card) for card in t.state.holder[holder]]


def piles(t: Table) -> list[int]:
    return [int(pile).bit_count() for pile in t.state.pile]


def arranged(seats: int = 4, options: dict[str, object] | None = None, **state: Any) -> Table:
    """Set up a position, with the rulebook's holders by default."""
    return Table.arrange(
        "think-str8", seats, state={"holder": HOLDERS, **state}, options=options or {}
    )


def betting(
    dice: Sequence[int],
    tokens: Sequence[int],
    options: dict[str, object] | None = None,
    **state: Any,
) -> Table:
    """Set up a first round in which everyone has taken a token."""
    seats = len(tokens)
    return arranged(
        seats, options, phase=PLACE, dice=[sorted(dice)], token=[list(tokens)],
        turn=seats - 1, **state,
    )  # fmt: skip


def place(t: Table, starts: Iterable[int]) -> Table:
    """Place everyone's bets in seat order."""
    for seat, start in enumerate(starts):
        t.play(seat, PUT + start)
    return t


def true_sum(t: Table, seat: int) -> int:
    """Return the sum for the dice of the current round."""
    s = t.state
    dice = [int(c) for c in s.dice[s.this_round] if c < s.colours]
    return sum(int(s.holder[seat][c]) for c in dice)


def start_that(t: Table, seat: int, right: bool) -> int:
    """Return a start that makes a seat's bet right or wrong."""
    width = int(t.state.width[t.state.token[t.state.this_round][seat]])
    total = true_sum(t, seat)
    for start in range(23 - width):
        if (start <= total < start + width) == right:
            return start
    raise AssertionError("every start would be right")


def play_round(t: Table, right: Iterable[int] = (), colours: Iterable[int] = ()) -> Table:
    """Play a round: these seats are right, the others exchange these colours, then any."""
    r, wanted, right = int(t.state.this_round), iter(colours), set(right)
    while t.actors and t.state.this_round == r and t.state.phase < FINAL:
        seat, phase = t.actors[0], int(t.state.phase)
        if phase == DICE:
            legal = t.legal(seat)
            t.play(seat, ACCEPT if ACCEPT in legal else legal[0])
        elif phase == TOKEN:
            t.play(seat, t.legal(seat)[0])
        elif phase == PLACE:
            t.play(seat, PUT + start_that(t, seat, seat in right))
        elif phase == EXCHANGE:
            colour = next(wanted, NONE)
            t.play(seat, t.legal(seat)[0] if colour == NONE else SWAP + colour)
    return t


def throw(t: Table, *dice: int) -> Table:
    """Set the throw of the current round."""
    assert t.state.phase == DICE
    t.state.dice[t.state.this_round] = sorted(dice)
    return t


def bet_on(t: Table, seat: int, sets: Iterable[Iterable[int]]) -> Table:
    """Place a seat's final bets, colour by colour."""
    for numbers in sets:
        t.play(seat, BET + int(SUBSET_AT[sum(1 << k for k in numbers)]))
    return t


def bets_worth(own: Sequence[int], points: Sequence[int]) -> list[list[int]]:
    """Return final bets that score 5, 2, 1 or -2 for each colour."""
    sets = []
    for card, worth in zip(own, points):
        others = [k for k in range(8) if k != card]
        sets.append(
            {5: [card], 2: [card, others[0]], 1: [card, *others[:2]], -2: others[:1]}[worth]
        )
    return sets


def worlds(t: Table, seat: int) -> list[tuple[int, ...]]:
    """Return every world of a seat, from the compiled belief."""
    w = np.zeros(BELIEF_WORK, np.int64)
    count = list_worlds(t.look(seat)[0], w)
    colours = int(t.state.colours)
    return [tuple(int(world) >> 3 * c & 7 for c in range(colours)) for world in w[WORLDS:][:count]]


def counted(found: Iterable[tuple[int, ...]], colour: int, share: int = 1) -> dict[int, int]:
    """Count the worlds by number of a colour, divided by `share`."""
    return {k: n // share for k, n in sorted(Counter(one[colour] for one in found).items())}


def random_positions(t: Table, seed: int = 0) -> Iterator[Table]:
    """Yield the table before every move of a random game and at its end."""
    luck = random.Random(seed)
    yield t
    while t.actors:
        seat = luck.choice(t.actors)
        t.play(seat, luck.choice(t.legal(seat)))
        yield t


def take_all(t: Table, tokens: Sequence[int]) -> Table:
    """Take these tokens in seat order."""
    for token in tokens:
        t.play(t.actors[0], TAKE + token)
    return t
