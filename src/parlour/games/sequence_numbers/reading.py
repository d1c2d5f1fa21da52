"""Questions about a view that its facts, moves, events and pictures ask."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal

import msgspec

from parlour.games.sequence_numbers import deck
from parlour.games.sequence_numbers.deck import BAND, CARDS, FIRST_MINUS, FIRST_PLUS, PLUS
from parlour.games.sequence_numbers.decks import codes
from parlour.games.sequence_numbers.lines import LINE_CELLS, SIDE, THROUGH, THROUGH_COUNT
from parlour.games.sequence_numbers.options import (
    AS_TABLE,
    CUSTOM_DECK,
    DECK_LEVELS,
    HIGHLIGHT,
    PRACTICE_DECKS,
)
from parlour.games.sequence_numbers.rules import FORFEIT, OVER, TURN

Letter = Literal["A", "B", "C"]
Side = Literal["upper", "lower", "left", "right"]
Aid = Literal["none", "self", "picture", "highlight"]
LETTERS: tuple[Letter, ...] = ("A", "B", "C")
AIDS: tuple[Aid, ...] = ("none", "self", "picture", "highlight")  # by option code - 1
LEVELS = 3  # easy, normal, hard


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
    if deck_level >= CUSTOM_DECK:
        own = own or codes(PRACTICE_DECKS[deck_level - CUSTOM_DECK - 1])
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


def sums_at(v: Any, seat: int) -> tuple[int, int, tuple[int, ...]]:
    """The arguments of `faces` and `cards` for a seat, or for the table if negative."""  # N37
    own = v.options.seat_sums[seat] if seat >= 0 else AS_TABLE
    if own != AS_TABLE:
        return own - 1 if own <= LEVELS else own - 1 - LEVELS + CUSTOM_DECK + 1, 0, ()
    if v.options.deck_level == CUSTOM_DECK:
        return CUSTOM_DECK, 0, tuple(v.options.custom_sums[1:])
    return v.options.deck_level, v.options.board_seed, ()


def faces_of(v: Any, seat: int) -> list[str]:
    """The faces of the cards that a seat holds or played; of the table's deck if negative."""
    return faces(*sums_at(v, seat))


def cards_of(v: Any, seat: int) -> list[SumCard]:
    """Every card by its id, with the face that a seat sees."""
    return cards(*sums_at(v, seat))


def aid_of(v: Any, seat: int) -> Aid:
    """The help that a seat gets with its sums."""  # N35, N37
    own = v.options.seat_help[seat] if seat >= 0 else AS_TABLE
    if own != AS_TABLE:
        return AIDS[own - 1]
    return "highlight" if v.options.answer_aid == HIGHLIGHT else "self"


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
