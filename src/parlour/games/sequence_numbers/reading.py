"""Questions about a view that its facts, moves, events and pictures ask."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal

import msgspec

from parlour.games.sequence_numbers import deck
from parlour.games.sequence_numbers.deck import BAND, CARDS, FIRST_MINUS, FIRST_PLUS, PLUS
from parlour.games.sequence_numbers.lines import LINE_CELLS, SIDE, THROUGH, THROUGH_COUNT
from parlour.games.sequence_numbers.options import CUSTOM_DECK, DECK_LEVELS
from parlour.games.sequence_numbers.rules import FORFEIT, OVER, TURN

Letter = Literal["A", "B", "C"]
Side = Literal["upper", "lower", "left", "right"]
LETTERS: tuple[Letter, ...] = ("A", "B", "C")


class SumCard(msgspec.Struct, frozen=True):
    """A card: its sum, its kind, and the number and colour band of the answer."""

    card: int
    face: str
    kind: int
    number: int | None
    band: int | None


@lru_cache(256)
def faces(deck_level: int, board_seed: int, own: tuple[int, ...] = ()) -> list[str]:
    """The face of every card id; `own` has the sums of a custom deck."""
    if deck_level == CUSTOM_DECK:
        sums = tuple(deck.sum_of(card, code) for card, code in enumerate(own))
    else:
        sums = deck.sums(deck.levels(DECK_LEVELS[deck_level], board_seed))
    wild = ["+"] * (FIRST_MINUS - FIRST_PLUS) + [deck.TRUE_MINUS] * (CARDS - FIRST_MINUS)
    return [f"{left}{sign}{right}" for left, sign, right in sums] + wild


@lru_cache(256)
def cards(deck_level: int, board_seed: int, own: tuple[int, ...] = ()) -> list[SumCard]:
    """Every card by its id."""
    return [
        SumCard(
            card=card,
            face=face,
            kind=int(deck.kind_of(card)),
            number=card // 2 + 1 if card < FIRST_PLUS else None,
            band=card // 2 // BAND if card < FIRST_PLUS else None,
        )
        for card, face in enumerate(faces(deck_level, board_seed, own))
    ]


def sums_at(v: Any) -> tuple[int, int, tuple[int, ...]]:
    """The arguments of `faces` and `cards` for this table."""
    if v.options.deck_level == CUSTOM_DECK:
        return CUSTOM_DECK, 0, tuple(v.options.custom_sums[1:])
    return v.options.deck_level, v.options.board_seed, ()


def faces_of(v: Any) -> list[str]:
    """The faces of this table's cards."""
    return faces(*sums_at(v))


def cell_name(cell: int) -> str:
    """The name of a cell where moves are typed: its row and column, from 1."""
    return f"r{cell // SIDE + 1}c{cell % SIDE + 1}"


def side(v: Any, cell: int) -> Side:
    """Which of the two cells with its number a cell is."""
    first, second = v.cells[v.number[cell] - 1]
    twin = second if cell == first else first
    if cell // SIDE != twin // SIDE:
        return "upper" if cell < twin else "lower"
    return "left" if cell < twin else "right"


def members(v: Any, team: int) -> list[int]:
    """The seats of a team."""
    return list(range(team, v.seats, v.teams))


def hand_of(v: Any, seat: int) -> list[int]:
    """The cards of a hand if it is visible, otherwise none."""
    return list(v.hand[seat][: v.held[seat]]) if seat >= 0 and v.sees[seat] else []


def is_exchange(v: Any, kind: int) -> bool:
    """Whether discarding this kind now is an exchange."""
    return bool(v.phase == TURN and v.exchanges < v.options.dead_per_turn and is_dead(v, kind))


def is_dead(v: Any, kind: int) -> bool:
    """Whether both cells of a number are covered."""
    if kind >= PLUS:
        return False
    first, second = v.cells[kind]
    return bool(v.chip[first] and v.chip[second])


def candidates(v: Any) -> list[int]:
    """The lines that can be claimed now."""
    own = v.turn % v.teams + 1
    found = []
    for line in map(int, THROUGH[v.last_cell][: THROUGH_COUNT[v.last_cell]]):
        cells = [c for c in LINE_CELLS[line] if v.number[c]]
        if all(v.chip[c] == own for c in cells) and (
            sum(v.locked[c] for c in cells) <= v.options.shared_chips
        ):
            found.append(line)
    return found


def to_act(v: Any) -> list[int]:
    """The seats that can act now."""
    if v.phase == OVER:
        return []
    if v.phase == FORFEIT:
        return seats_in(v.forfeit)
    return seats_in(v.pending | 1 << v.turn)


def seats_in(mask: int) -> list[int]:
    """The seats in a bit mask."""
    return [seat for seat in range(8) if mask >> seat & 1]
