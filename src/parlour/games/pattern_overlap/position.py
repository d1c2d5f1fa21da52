"""Pattern Overlap: completing and validating positions set up by hand.

Set the cards on the table with `laid` (their number), `laid_card`, `laid_by` (-1 for the table),
`laid_x`, `laid_y`, `laid_rot` and, in Not My Stack!, `laid_loc`; set `deck` and `hand`. The
patchwork, points, piles and `holding` are filled in; a pile is the rest of its deck.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from parlour.core.rule import rule
from parlour.games.pattern_overlap.faces import DECK
from parlour.games.pattern_overlap.options import NOT_MY_STACK
from parlour.games.pattern_overlap.patchwork import forget_location
from parlour.games.pattern_overlap.rules import (
    HAND,
    NO_CARD,
    PILE,
    PLAY,
    SEATS,
    State,
    clear_table,
    count_placement,
    is_frozen,
    put_down,
)


@rule
def lay_again(s: State) -> None:
    """Rebuild the patchwork and all counts from the cards on the table."""
    cards = s.laid
    clear_table(s, s.seats if s.options.mode == NOT_MY_STACK else 1, s.options.min_match)
    for seat in range(SEATS):
        s.played[seat] = 0
        s.rightly[seat] = 0
        s.points[seat] = 0
        s.squares[seat] = 0
        s.best[seat] = 0
        s.on_location[seat] = 0
        s.visited[seat] = 0
    s.laid = 0
    for k in range(cards):
        by = s.laid_by[k]
        put_down(s, by, s.laid_loc[k], s.laid_x[k], s.laid_y[k], s.laid_rot[k], s.laid_card[k])
        if by >= 0:
            count_placement(s, by, s.laid_loc[k])
    for seat in range(s.seats):
        if is_frozen(s, seat):
            forget_location(s.table, seat)


def arrange(s: Any, given: frozenset[str]) -> None:
    """Fill in the fields of a position that were not given."""
    told = any(name.startswith("laid") for name in given)
    if told and "laid_loc" not in given:
        s.laid_loc[:] = 0
    if "phase" not in given:
        s.phase = PLAY
        s.said = 0
    if told:
        lay_again(s)
    if given & {"hand", "deck"} and "pile" not in given:
        for seat in range(s.seats):
            _gather_pile(s, seat)
    if "holding" not in given:
        s.holding = sum(
            1 << seat
            for seat in range(s.seats)
            if max(s.hand[seat]) != NO_CARD or s.fresh[seat] + s.under[seat]
        )


def _gather_pile(s: Any, seat: int) -> None:
    """Fill a pile with the cards of its deck that are not in hand or on the table."""
    seen = {int(card) for card in s.hand[seat]} | {int(card) for card in s.laid_card[: s.laid]}
    first = int(s.deck[seat]) * DECK
    left = [card for card in range(first, first + DECK) if card not in seen][:PILE]
    s.pile[seat][: len(left)] = left
    s.fresh[seat], s.under[seat] = len(left), 0


def flaw(s: Any) -> str | None:
    """Why a position cannot arise, or None."""
    cards = Counter(s.laid_card[: s.laid])
    if len(set(s.deck[: s.seats])) < s.seats:
        return "two seats have the same deck"
    for seat in range(s.seats):
        held = [card for card in s.hand[seat][:HAND] if card != NO_CARD]
        pile = s.pile[seat][: s.fresh[seat] + s.under[seat]]
        wrong = [card for card in (*held, *pile) if card // DECK != s.deck[seat]]
        if wrong and s.phase >= PLAY:
            return f"seat {seat} has cards from another deck: {wrong}"
        cards.update(held)
        cards.update(pile)
    twice = sorted(card for card, count in cards.items() if count > 1)
    return f"there is only one of each card, but these appear twice: {twice}" if twice else None
