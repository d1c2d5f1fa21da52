"""Synergy: what may be pointed at in silence. Public things only; a hand or a pile is none."""

from __future__ import annotations

from typing import Any

from parlour.games.synergy.cards import ACTION, GHOST, NOTHING, OVER, PICK2
from parlour.games.synergy.words import CARD_LISTS, limits_named

ON_THE_CARD = ("mission", "rounds", "lives", "fail")


def things(v: Any) -> list[str]:
    """The names of what lies open, from what a spectator sees."""  # S38
    if v.phase == OVER:
        return []
    found = [*ON_THE_CARD, *(f"challenge {one}" for one in limits_named(v.challenges))]
    if v.phase not in (ACTION, PICK2):  # there it would be talk about their use
        found += [f"action {card}" for card in CARD_LISTS[v.acts]]
    for place in range(v.seats + (v.seats == GHOST)):
        found += before_a_place(v, place)
    return found


def before_a_place(v: Any, place: int) -> list[str]:
    """The seat itself, its cards that are face up, and its row."""
    cards = {"first": v.first[place], "last": v.last[place]}
    if place < v.seats:
        cards["goal"] = v.goal[place]
    up = [f"{slot} {place}" for slot, card in cards.items() if card != NOTHING]
    sums = [f"sum {place}"] if v.first[place] != NOTHING and v.last[place] != NOTHING else []
    row = [f"row {place} {k}" for k in range(v.row_count[place])]
    return [f"seat {place}", *up, *sums, *row]


def most(v: Any) -> int:
    """How often a seat may point in a round."""
    return int(v.options.pings_per_round)


def period(v: Any) -> int:
    """The round: each brings new pings."""
    return int(v.round_no)
