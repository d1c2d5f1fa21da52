"""Sequence Numbers: completing and validating positions set up by hand.

Set the fields that matter: `chips` (two integers per team, see `lines.halves`), `sequence_line`,
`hand`, `turn`, `held` for a hand that is not full, and so on. Locked chips, sequence counts, the
pile and all other cards are filled in. A card listed twice stays where it was listed first.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from parlour.games.sequence_numbers.deck import CARDS, FIRST_MINUS, FIRST_PLUS, NUMBER_CARDS
from parlour.games.sequence_numbers.lines import CELLS, CORNERS, LINE_CELLS, LINES, halves
from parlour.games.sequence_numbers.rules import (
    CLAIM,
    DRAW,
    FORFEIT,
    HAND,
    MOST_SEQUENCES,
    OVER,
    forget_discards,
    put_down,
)


def cells_of(pair: Any) -> set[int]:
    """The cells of a set given as two integers."""
    return {c for c in range(CELLS) if int(pair[c // 50]) >> c % 50 & 1}


def arrange(s: Any, given: frozenset[str]) -> None:
    """Fill in the fields of a position that were not given."""
    s.team = s.turn % s.teams
    for team in range(s.teams):
        lines = _lines(s, team)
        if "sequences" not in given:
            s.sequences[team] = len(lines)
        if "locked" not in given:
            low, high = halves(tuple({c for k in lines for c in LINE_CELLS[k]} - {*CORNERS}))
            s.locked[team][0], s.locked[team][1] = low, high
    if not all(0 <= held <= HAND for held in s.held) or not 0 <= s.discards <= CARDS:
        return
    discards = [int(card) for card in s.discard[: s.discards]]
    _put_down(s, discards)
    used = {*discards}
    spare = iter([card for card in _deck(s) if card not in used | _named(s)])
    for seat in range(s.seats):
        for k in range(s.held[seat]):
            if int(s.hand[seat][k]) in used:
                s.hand[seat][k] = next(spare, 0)
            used.add(int(s.hand[seat][k]))
        s.hand[seat][: s.held[seat]] = sorted(int(card) for card in s.hand[seat][: s.held[seat]])
    if not given & {"pile", "pile_left"}:
        left = [card for card in _deck(s) if card not in used]
        s.pile[: len(left)] = left
        s.pile_left = len(left)


def _put_down(s: Any, discards: list[int]) -> None:
    forget_discards(s)
    for k, card in enumerate(discards):
        put_down(s, int(s.discard_by[k]), card)


def _lines(s: Any, team: int) -> list[int]:
    return [int(k) for k in s.sequence_line[team] if 0 <= k < LINES]


def _deck(s: Any) -> list[int]:
    plus, minus = int(s.options.plus_cards), int(s.options.minus_cards)
    wild = [*range(FIRST_PLUS, FIRST_PLUS + plus), *range(FIRST_MINUS, FIRST_MINUS + minus)]
    return [*range(NUMBER_CARDS), *wild]


def _named(s: Any) -> set[int]:
    return {int(card) for seat in range(s.seats) for card in s.hand[seat][: s.held[seat]]}


def flaw(s: Any) -> str | None:
    """Why a position cannot arise, or None."""
    return next(_flaws(s), None)


def _flaws(s: Any) -> Iterator[str]:
    if not 0 <= s.turn < s.seats:
        yield f"turn must be a seat from 0 to {s.seats - 1}, not {s.turn}"
    elif not 0 <= s.phase <= OVER:
        yield f"there is no phase {s.phase}"
    else:
        yield from _flaws_of_board(s)
        yield from _flaws_of_cards(s)
        yield from _flaws_of_phase(s)


def _flaws_of_board(s: Any) -> Iterator[str]:
    taken: set[int] = set()
    for team, pair in enumerate(s.chips):
        chips = cells_of(pair)
        if sum(int(half).bit_count() for half in pair) != len(chips) or min(pair) < 0:
            yield f"team {team} has a chip outside the board"
        if chips & {*CORNERS}:
            yield "a corner can't hold a chip"
        if chips & taken:
            yield f"cell {min(chips & taken)} has chips of two teams"
        taken |= chips
        yield from _flaws_of_sequences(s, team, chips)


def _flaws_of_sequences(s: Any, team: int, chips: set[int]) -> Iterator[str]:
    lines = _lines(s, team) if team < s.teams else []
    if not 0 <= s.sequences[team] <= MOST_SEQUENCES or s.sequences[team] != len(lines):
        yield f"team {team} has {s.sequences[team]} sequences but {len(lines)} lines"
    if s.sequences[team] >= s.target and s.phase != OVER:
        yield f"team {team} has won, but the game is not over"
    inside = {c for k in lines for c in LINE_CELLS[k]} - {*CORNERS}
    if inside - chips:
        yield f"team {team} has a sequence without a chip on cell {min(inside - chips)}"
    if inside != cells_of(s.locked[team]):
        yield f"team {team}'s locked chips don't match its sequences"
    if s.phase not in (CLAIM, OVER) and s.sequences[team] < s.target:
        free = [k for k, line in enumerate(LINE_CELLS) if {*line} <= chips | {*CORNERS}]
        for k in free:
            if len({*LINE_CELLS[k]} & inside) <= s.options.shared_chips:
                yield f"team {team} has not claimed line {k}"


def _flaws_of_cards(s: Any) -> Iterator[str]:
    cards = [card for seat in range(s.seats) for card in s.hand[seat][: s.held[seat]]]
    cards += [*s.discard[: s.discards], *s.pile[: s.pile_left]]
    if sorted(map(int, cards)) != _deck(s):
        yield "the hands, discards and pile don't add up to the deck"
    if s.pile_left <= 0:
        yield "the pile can't be empty"
    for seat in range(s.seats):
        if not 0 <= s.held[seat] <= HAND:
            yield f"seat {seat} cannot hold {s.held[seat]} cards"
    for number, seat in enumerate(s.discard_by[: s.discards]):
        if not 0 <= seat < s.seats:
            yield f"discard {number} belongs to no seat"


def _flaws_of_phase(s: Any) -> Iterator[str]:
    if s.phase == CLAIM and not 0 <= s.last_cell < CELLS:
        yield "a claim follows a chip; set last_cell"
    if s.phase == DRAW and not s.options.draw_mode:
        yield "no one is asked to draw with draw_mode=auto"
    if s.phase == FORFEIT and s.forfeit == 0:
        yield "no one has to give up a card; set forfeit"
    if s.pending and not s.options.draw_mode:
        yield "no right to draw is pending with draw_mode=auto"
