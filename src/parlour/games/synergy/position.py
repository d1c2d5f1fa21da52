"""Synergy: completing positions set up by hand, and rejecting impossible ones.

Give the fields that matter: `hand` (a set as in cards.py, one integer per seat), `goals` (bits),
`first`, `goal`, `last`, `row` with `row_count`, `phase`, `leader`, ... Hand sizes, piles and the
seats to act are filled in. Earlier rounds may be left out, and then `round_no` stays 1.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from parlour.games.synergy.actions import open_to_act
from parlour.games.synergy.cards import (
    ACTION,
    COMMIT3,
    GHOST,
    KEEP,
    KINDS,
    NOTHING,
    NUMBER_CARDS,
    OVER,
    PICK2,
    ROUNDS,
    SEATS,
    TYPES,
    UNGIVEN,
    VALUES,
    VOTE,
)


def arrange(s: Any, given: frozenset[str]) -> None:
    """Fill in the fields of a position that were not given."""
    if "held" not in given:
        for seat in range(s.seats):
            s.held[seat] = len(cards_in(int(s.hand[seat])))
    if not given & {"pile", "pile_left"}:
        _gather_piles(s)
    if not given & {"goal_pile", "goals_left"}:
        _gather_goals(s)
    if "waiting" not in given:
        s.waiting = _asked(s)


def cards_in(cards: int) -> list[int]:
    """The types in a set, in ascending order."""
    return [t for t in range(TYPES) for _ in range(cards >> 2 * t & 3)]


def _asked(s: Any) -> int:
    if s.phase == OVER:
        return 0
    if s.phase == ACTION:
        return int(open_to_act(s))
    return int((1 << s.seats) - 1)


def _places(s: Any) -> range:
    return range(s.seats + (s.seats == GHOST))


def _seen(s: Any) -> Counter[int]:
    """Count the numbers in hands, on the table and in rows."""
    found: Counter[int] = Counter()
    for place in _places(s):
        found.update(cards_in(int(s.hand[place])) if place < s.seats else [])
        found.update(int(t) for t in (s.first[place], s.last[place]) if t != NOTHING)
        found.update(int(t) for t in s.row[place][: s.row_count[place]])
    return found


def _gather_piles(s: Any) -> None:
    seen = _seen(s)
    for place in _places(s):
        own = range(place * VALUES, place * VALUES + VALUES)
        pile = [t for t in own for _ in range(2 - seen[t])][:NUMBER_CARDS]
        s.pile[place][: len(pile)] = pile
        s.pile_left[place] = len(pile)


def _gather_goals(s: Any) -> None:
    out = {int(goal) for goal in s.goal[: s.seats] if goal != NOTHING}
    for r in range(min(max(int(s.round_no) - 1, 0), ROUNDS)):
        out |= {int(goal) for goal in s.past_goal[r][: s.seats]}
    for seat in range(s.seats):
        held = int(s.goals[seat])
        pile = [k for k in range(KINDS) if not held >> k & 1 and seat * KINDS + k not in out]
        s.goal_pile[seat][: len(pile)] = pile
        s.goals_left[seat] = len(pile)


def flaw(s: Any) -> str | None:
    """Why a position cannot arise, or None."""
    for flaw_of in (_flaw_of_score, _flaw_of_numbers, _flaw_of_goals, _flaw_of_table):
        found = flaw_of(s)
        if found:
            return found
    return None


def _flaw_of_score(s: Any) -> str | None:
    if not 1 <= s.round_no <= ROUNDS + (s.phase == OVER):
        return f"round_no must be from 1 to {ROUNDS}, not {s.round_no}"
    if s.phase != OVER and not (0 <= s.won < s.rounds and s.lives >= 1):
        return f"with {s.won} of {s.rounds} rounds won and {s.lives} lives, the mission is over"
    if not 0 <= s.leader < s.seats:
        return f"the leader must be a player, not seat {s.leader}"
    return None


def _flaw_of_numbers(s: Any) -> str | None:
    seen = _seen(s)
    for place in _places(s):
        seen.update(s.pile[place][: s.pile_left[place]])
    for place in _places(s):
        for t in range(place * VALUES, place * VALUES + VALUES):
            if seen[t] != 2:
                return f"there must be two numbers of type {t}, not {seen[t]}"
    if sum(seen.values()) != NUMBER_CARDS * len(_places(s)):
        return "there is a number in a colour that is not in the game"
    for seat in range(s.seats):
        hand = cards_in(s.hand[seat])
        if len(hand) != s.held[seat]:
            return f"seat {seat} holds {len(hand)} numbers, not {s.held[seat]}"
        if Counter(cards_in(s.known[seat])) - Counter(hand):
            return f"everyone knows a number in the hand of seat {seat} that is not there"
    return None


def _flaw_of_goals(s: Any) -> str | None:
    for seat in range(s.seats):
        pile = set(s.goal_pile[seat][: s.goals_left[seat]])
        hand = {k for k in range(KINDS) if s.goals[seat] >> k & 1}
        table = {goal % KINDS for goal in s.goal[: s.seats] if goal // KINDS == seat}
        if pile & hand or pile & table or hand & table:
            return f"a goal of seat {seat} is in two places"
        missing = KINDS - len(pile | hand | table)
        if missing > s.round_no - 1:
            return f"{missing} goals of seat {seat} are nowhere"
    return None


def _flaw_of_table(s: Any) -> str | None:
    if not 0 <= s.phase <= VOTE:
        return f"phase must be from 0 to {VOTE}, not {s.phase}"
    lowest = UNGIVEN if s.phase == VOTE else -1
    for name in ("plus_at", "minus_at", "ignored", "super_seat", "hyper_seat"):
        if not lowest <= getattr(s, name) < SEATS:
            return f"{name} must be a seat or -1, not {getattr(s, name)}"
    turned = [s.first[k] != NOTHING and s.goal[k] != NOTHING for k in range(s.seats)]
    if s.phase in (ACTION, PICK2, COMMIT3, KEEP) and not all(turned):
        return "after the second card, every seat must have a number and a goal in front of it"
    if s.phase == KEEP and NOTHING in s.last[: s.seats]:
        return "a seat that takes a number back must have played two"
    return None
