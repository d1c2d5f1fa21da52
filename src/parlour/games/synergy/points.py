"""Synergy: the public things that players may ping. Hands and piles are not among them."""

from __future__ import annotations

from typing import Any

from parlour.games.synergy.cards import ACTION, GHOST, NOTHING, OVER, PICK2
from parlour.games.synergy.facts import CARD_LISTS, limits_named
from parlour.games.synergy.rounds import goal_row

ON_THE_CARD = ("mission", "rounds", "lives", "fail")


def things(v: Any) -> list[str]:
    """The names of everything public, from a spectator's view."""  # S38
    if v.phase == OVER:
        return []
    found = [*ON_THE_CARD, *(f"challenge {one}" for one in limits_named(v.challenges))]
    if v.phase not in (ACTION, PICK2):  # there a ping would suggest a use
        found += [f"action {card}" for card in CARD_LISTS[v.acts]]
    for place in range(v.seats + (v.seats == GHOST)):
        found += before_a_place(v, place)
    return found


def before_a_place(v: Any, place: int) -> list[str]:
    """The seat itself, its face-up cards and its rows."""
    cards = {"first": v.first[place], "last": v.last[place]}
    if place < v.seats:
        cards["goal"] = v.goal[place]
    up = [f"{slot} {place}" for slot, card in cards.items() if card != NOTHING]
    sums = [f"sum {place}"] if v.first[place] != NOTHING and v.last[place] != NOTHING else []
    row = [f"row {place} {k}" for k in range(v.row_count[place])]
    goals = len(goal_row(v, place)) if place < v.seats else 0  # S29, S35
    return [f"seat {place}", *up, *sums, *row, *(f"goal-row {place} {k}" for k in range(goals))]


def most(v: Any) -> int:
    """How many pings a seat has per round."""
    return int(v.options.pings_per_round)


def period(v: Any) -> int:
    """The round number; pings are renewed each round."""
    return int(v.round_no)
