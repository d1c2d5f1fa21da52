"""Tables set up for tests, with controlled chance."""

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

PRESETS = (
    "printed", "balanced", "relaxed", "hard", "seasoned", "expert", "quick", "battery",
    "no_refill", "house", "hands_on", "literal",
)  # fmt: skip
LOST = (NO_OBJECTIVE, DRIFT_MATCH, NO_CARDS)
WIGGLE = [card for value in (9, 7, 6, 5, 4, 3, 2) for card in [value, -value] * 4]  # sums: 0 or +
OBJECTIVE_DECK = tuple(int(card) for card in OBJECTIVES)
WHOLE_DECK = Counter(dict.fromkeys(range(-9, 10), 4))


def lucky(table: Table, act: Callable[[Table], None], wish: Callable[[Table], bool]) -> Table:
    """Return the table after `act`, with the first random state that satisfies `wish`."""
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
    """Return the table after these plays of its first round, with these objective cards drawn.

    The receivers' hands and draws are chosen to fit.
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
    """Yield the table before the first of these plays and after each."""
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
    """Return the table after one play with these objective cards first and a fitting hand."""
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
    """Return the table after a near miss: neither the play nor a drift matches."""
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
    """Play the forced actions of a transmitter who acts manually."""
    while table.actors and table.state.phase in (ANNOUNCE, DRIFT):
        table.play(table.actors[0], table.legal(table.actors[0])[0])


def round_that_ends(table: Table, *outcomes: int) -> Table:
    """Play randomly until the current round ends in one of these ways."""
    r = table.state.this_round

    def act(twin: Table) -> None:
        moves = random.Random(int(twin._chance[0].word))
        while twin.actors and not is_over(twin, r):
            seat = twin.actors[0]
            twin.play(seat, moves.choice(twin.legal(seat)))

    return lucky(table, act, lambda twin: twin.state.past_outcome[r] in outcomes)


def random_positions(table: Table, seed: int, longest: int = 400) -> Iterator[Table]:
    """Yield the table after every move of a random game."""
    moves = random.Random(seed)
    yield table
    while table.actors and longest:
        seat = table.actors[0]
        table.play(seat, moves.choice(table.legal(seat)))
        longest -= 1
        yield table


def rows(*given: Sequence[int]) -> list[list[int]]:
    """Pad rows to the same length, as `arrange` requires."""
    longest = max(map(len, given))
    return [[*row, *[0] * (longest - len(row))] for row in given]


def is_over(table: Table, r: int) -> bool:
    """Whether round `r` is over."""
    return bool(table.state.past_outcome[r])


def objective_cards(table: Table, r: int | None = None) -> list[int]:
    """Return the objective cards of a round in the order drawn."""
    s = table.state
    r = s.this_round if r is None else r
    drawn = s.past_drawn[r] if is_over(table, r) else s.drawn
    return [int(card) for card in s.cards[r][:drawn]]


def cards_of(table: Table, seat: int) -> list[int]:
    """Return a seat's hand."""
    return [int(card) for card in table.state.hand[seat][: table.state.held[seat]]]


def held(table: Table) -> list[int]:
    """Return the number of cards in each hand."""
    return [int(count) for count in table.state.held[: table.seats]]


def hints(table: Table) -> list[str]:
    """Return the hints on the plays of the current round."""
    return list(table.view(None)["hints"])


def last_round(table: Table) -> dict[str, Any]:
    """Return the last finished round as a spectator sees it."""
    return dict(table.view(None)["rounds"][-1])
