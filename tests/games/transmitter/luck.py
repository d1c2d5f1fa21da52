"""Luck made to order: tables on which what a test needs happens."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from parlour import Table
from parlour.games.transmitter.objectives import OBJECTIVES
from parlour.games.transmitter.rules import (
    ANNOUNCE,
    DRIFT,
    DRIFT_MATCH,
    HIGHEST,
    NO_CARDS,
    NO_OBJECTIVE,
    NOBODY,
)

PRESETS = ("printed", "balanced", "relaxed", "hard", "expert", "quick", "battery", "no_refill")
LOST = (NO_OBJECTIVE, DRIFT_MATCH, NO_CARDS)
WIGGLE = [card for value in (9, 7, 6, 5, 4, 3, 2) for card in [value, -value] * 4]  # sums: 0 or +
OBJECTIVE_DECK = tuple(int(card) for card in OBJECTIVES)
WHOLE_DECK = Counter(dict.fromkeys(range(-9, 10), 4))


def lucky(table: Table, act: Callable[[Table], None], wish: Callable[[Table], bool]) -> Table:
    """The table after `act`, with the first luck that makes the wish come true."""
    for word in range(50_000):
        twin = table.copy()
        twin._chance[0].word = np.uint64(word)
        act(twin)
        if wish(twin):
            return twin
    raise AssertionError("no luck in 50,000 tries: can this happen at all?")


def story(
    values: Sequence[int],
    objectives: Sequence[int],
    seats: int,
    preset: str = "balanced",
    options: dict[str, object] | None = None,
    transmitter: int = 0,
    **state: Any,
) -> Table:
    """The table after these plays of its first round, with objective cards drawn in this order.

    The receivers' hands, and what they draw, are made to fit.
    """
    tables = list(told(values, objectives, seats, preset, options, transmitter, **state))
    return tables[-1]


def told(
    values: Sequence[int],
    objectives: Sequence[int],
    seats: int,
    preset: str = "balanced",
    options: dict[str, object] | None = None,
    transmitter: int = 0,
    **state: Any,
) -> Iterator[Table]:
    """The table before the first of these plays, and after each."""
    fresh = Table("transmitter", seats, seed=0, preset=preset, options=options)
    house = fresh.options["transmitter"] == "house"
    size = int(fresh.options["hand_size"])
    order = [(transmitter + 1 + k) % seats for k in range(seats - 1)]
    if house:
        transmitter, order = NOBODY, [(transmitter + k) % seats for k in range(seats)]
    needs = {seat: list(values[k :: len(order)]) for k, seat in enumerate(order)}
    spare = list((WHOLE_DECK - Counter(values)).elements())
    random.Random(0).shuffle(spare)
    hand = [[0] * size for _ in range(seats)]
    for seat in order:
        kept = needs[seat][:size]
        hand[seat] = kept + [spare.pop() for _ in range(size - len(kept))]
    table = Table.arrange(
        "transmitter",
        seats,
        state={"transmitter": transmitter, "cards": [[objectives[0]]], "hand": hand, **state},
        preset=preset,
        options=options,
    )
    yield table
    for value in values:
        seat = table.actors[0]
        needs[seat].pop(0)
        table = played(table, value, objectives, needs[seat])
        yield table


def played(
    table: Table, value: int, objectives: Sequence[int] = (), needs: Sequence[int] = ()
) -> Table:
    """The table after one play: these objective cards come first, and the hand fits the needs."""
    r, seat = table.state.this_round, table.actors[0]

    def act(twin: Table) -> None:
        twin.play(seat, value + HIGHEST)
        answer(twin)

    def wish(twin: Table) -> bool:
        cards = objective_cards(twin, r)[: len(objectives)]
        if cards != list(objectives[: len(cards)]):
            return False
        if is_over(twin, r) or not needs:
            return True
        held = cards_of(twin, seat)
        return not Counter(needs[: len(held)]) - Counter(held)

    return lucky(table, act, wish)


def goes_on(table: Table) -> Table:
    """The table after a near miss: neither the play nor a drift meets the other."""
    r, s, seat = table.state.this_round, table.state, table.actors[0]
    gap = int(s.objective) - int(s.stack)
    misses = [a for a in table.legal(seat) if a - HIGHEST != gap]
    action = min(misses, key=lambda a: abs(a - HIGHEST - gap))
    return lucky(
        table,
        lambda twin: twin.play(seat, action),
        lambda twin: twin.state.past_outcome[r] != DRIFT_MATCH,
    )


def answer(table: Table) -> None:
    """Let a transmitter who acts by hand say and draw what must be."""
    while table.actors and table.state.phase in (ANNOUNCE, DRIFT):
        table.play(table.actors[0], table.legal(table.actors[0])[0])


def round_that_ends(table: Table, *outcomes: int) -> Table:
    """The table after its present round ended in one of these ways, by random plays."""
    r = table.state.this_round

    def act(twin: Table) -> None:
        moves = random.Random(int(twin._chance[0].word))
        while twin.actors and not is_over(twin, r):
            seat = twin.actors[0]
            twin.play(seat, moves.choice(twin.legal(seat)))

    return lucky(table, act, lambda twin: twin.state.past_outcome[r] in outcomes)


def random_positions(table: Table, seed: int, longest: int = 400) -> Iterator[Table]:
    """The table itself, after every random move until the end."""
    moves = random.Random(seed)
    yield table
    while table.actors and longest:
        seat = table.actors[0]
        table.play(seat, moves.choice(table.legal(seat)))
        longest -= 1
        yield table


def rows(*given: Sequence[int]) -> list[list[int]]:
    """Rows filled up to one length, as `arrange` wants them."""
    longest = max(map(len, given))
    return [[*row, *[0] * (longest - len(row))] for row in given]


def is_over(table: Table, r: int) -> bool:
    """Whether round `r` is over."""
    return bool(table.state.past_outcome[r])


def objective_cards(table: Table, r: int | None = None) -> list[int]:
    """The objective cards of a round, in the order drawn."""
    s = table.state
    r = s.this_round if r is None else r
    drawn = s.past_drawn[r] if is_over(table, r) else s.drawn
    return [int(card) for card in s.cards[r][:drawn]]


def cards_of(table: Table, seat: int) -> list[int]:
    """A seat's hand."""
    return [int(card) for card in table.state.hand[seat][: table.state.held[seat]]]


def held(table: Table) -> list[int]:
    """How many cards each seat holds."""
    return [int(count) for count in table.state.held[: table.seats]]


def hints(table: Table) -> list[str]:
    """The hints on the plays of the present round."""
    return list(table.view(None)["hints"])


def last_round(table: Table) -> dict[str, Any]:
    """The round that ended last, as a spectator is shown it."""
    return dict(table.view(None)["rounds"][-1])
