"""Tables set up for tests, with controlled chance."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import numpy as np

from parlour import Table
from parlour.games.sequence_numbers.deck import CARDS, FIRST_MINUS, FIRST_PLUS, kind_of
from parlour.games.sequence_numbers.lines import CELLS, halves
from parlour.games.sequence_numbers.position import cells_of
from parlour.games.sequence_numbers.reading import faces
from parlour.games.sequence_numbers.rules import exists

GAME = "sequence-numbers"
PRESETS = ("printed", "first_game", "brisk", "swaps", "stretch", "strict")
PLUS, MINUS = FIRST_PLUS, FIRST_MINUS


def card(text: str | int, level: int = 1) -> int:
    """Return a card's id from its sum ("13+8"), a number (its addition), "+" or "-"."""
    if isinstance(text, int):
        return 2 * (text - 1)
    if text in ("+", "-"):
        return PLUS if text == "+" else MINUS
    return faces(level, 0).index(text.replace("-", "−"))


def hand(*named: str | int) -> list[int]:
    """Return card ids; a number named twice gives its addition, then its subtraction."""
    found: list[int] = []
    for one in named:
        found.append(card(one) + (card(one) in found))
    return found


def laid(
    seats: int,
    chips: Mapping[int, Iterable[int]] | None = None,
    hands: Mapping[int, list[int]] | None = None,
    lines: Mapping[int, list[int]] | None = None,
    options: dict[str, object] | None = None,
    seed: int = 0,
    **state: Any,
) -> Table:
    """Set up a table with these chips, hands and claimed lines.

    Other hands are dealt from the remaining cards.
    """
    fresh = Table(GAME, seats, seed=seed, options=options)
    named = {one for cards in (hands or {}).values() for one in cards}
    named |= {int(one) for one in state.get("discard", [])}
    spare = [one for one in range(96) if one not in named]
    random.Random(seed).shuffle(spare)
    held = [int(n) for n in fresh.state.held[:seats]]
    rows = []
    for seat in range(seats):
        given = (hands or {}).get(seat)
        rows.append(given if given is not None else [spare.pop() for _ in range(held[seat])])
    state.setdefault("held", [len(row) for row in rows])
    if chips:
        state["chips"] = [halves(tuple(chips.get(team, ()))) for team in range(3)]
    if lines:
        state["sequence_line"] = [
            [*lines.get(team, []), -1, -1, -1][:3] for team in range(fresh.state.teams)
        ]
    return Table.arrange(
        GAME, seats, state={"hand": rows, **state}, seed=seed, options=options or {}
    )


def lucky(table: Table, act: Callable[[Table], None], wish: Callable[[Table], bool]) -> Table:
    """Return the table after `act`, with the first random state that satisfies `wish`."""
    for word in range(20_000):
        twin = table.copy()
        twin._chance[0].word = np.uint64(word)
        act(twin)
        if wish(twin):
            return twin
    raise AssertionError("no luck in 20,000 tries: can this happen at all?")


def held(table: Table) -> list[int]:
    """Return the number of cards in each hand."""
    return [int(n) for n in table.state.held[: table.seats]]


def hand_of(table: Table, seat: int) -> list[int]:
    """Return a seat's cards."""
    return [int(one) for one in table.state.hand[seat][: table.state.held[seat]]]


def chips(table: Table, team: int) -> set[int]:
    """Return the cells with a team's chips."""
    return cells_of(table.state.chips[team])


def locked(table: Table, team: int) -> set[int]:
    """Return the cells with a team's locked chips."""
    return cells_of(table.state.locked[team])


def sequences(table: Table) -> list[int]:
    """Return the number of sequences of each team."""
    return [int(n) for n in table.state.sequences[: table.state.teams]]


def seats_in(mask: int, seats: int) -> list[int]:
    """Return 1 for each seat in a mask, else 0."""
    return [int(mask) >> seat & 1 for seat in range(seats)]


def deck(table: Table) -> list[int]:
    """Return all cards in the deck."""
    return [one for one in range(CARDS) if exists(table.state.options, one)]


def everywhere(table: Table) -> list[int]:
    """Return all cards in hands, discard and pile."""
    s = table.state
    cards = [one for seat in range(table.seats) for one in hand_of(table, seat)]
    cards += [int(one) for one in s.discard[: s.discards]]
    return sorted(cards + [int(one) for one in s.pile[: s.pile_left]])


def is_gone_counted(table: Table) -> bool:
    """Whether the cards that the state counts as gone are the discards."""
    s = table.state
    lying = kinds(int(one) for one in s.discard[: s.discards])
    once, twice = (cells_of(pair) for pair in s.gone)
    on_cells = [(c in once) + (c in twice) for c in range(CELLS)]
    return on_cells == [lying.count(int(number) - 1) for number in s.number] and [
        int(n) for n in s.gone_wild
    ] == [lying.count(kind_of(PLUS)), lying.count(kind_of(MINUS))]


def kinds(cards: Iterable[int]) -> list[int]:
    """Return the kinds of cards."""
    return [int(kind_of(one)) for one in cards]


def cells_with(table: Table, number: int) -> list[int]:
    """Return the cells of a number."""
    return [c for c in range(CELLS) if table.state.number[c] == number]


def random_positions(table: Table, seed: int, longest: int = 600) -> Iterator[Table]:
    """Yield the table after every move of a random game."""
    moves = random.Random(seed)
    yield table
    while table.actors and longest:
        house = table.legal(-1)
        if house and moves.randrange(12) == 0:
            table.play(-1, moves.choice(house))
        else:
            seat = moves.choice(table.actors)
            table.play(seat, moves.choice(table.legal(seat)))
        longest -= 1
        yield table
