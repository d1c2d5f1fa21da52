"""Synergy: goals tried out on imagined hands and goals of the others.

The others are imagined to choose the goal that is best for their hand, and then everyone follows
the plan. What the round is worth then, on average, is what a goal is worth to the team.
"""

from __future__ import annotations

from parlour.core.chance import Chance, below
from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.games.synergy.belief import NOTED, believe_goals, rated, ways_of
from parlour.games.synergy.cards import GHOST, KINDS, NOTHING, SEATS, TYPES, VALUES
from parlour.games.synergy.planner import (
    BELIEVES,
    COUNT,
    HEARD,
    HEARS,
    RANKS,
    TABLE,
    WAYS,
    WORTH,
    best_way,
    plan_round,
    weigh,
)
from parlour.games.synergy.view import View, goals_played
from parlour.games.synergy.weights import place

SCORE = NOTED  # by goal
IMAGINED = SCORE + KINDS  # the values in each hand, as bits
PICKED = IMAGINED + SEATS  # the sum that each place reaches
USED = PICKED + SEATS
PLAIN_SWEEPS = place("plain_sweeps")
WORLDS, TOLD_SWEEPS, NO_CARD = place("worlds"), place("told_sweeps"), place("no_card")


@rule
def try_goals(v: View, chance: Chance, w: Array) -> None:
    """Add the mean value of the round with each of the viewer's goals to SCORE."""
    worlds = int(w[WORLDS])
    for _ in range(worlds):
        for seat in range(v.seats):
            if seat == v.seat:
                w[IMAGINED + seat] = own_values(v)
            else:
                imagine_hand(v, chance, w, seat)
                imagine_goal(v, chance, w, seat)
        if v.seats == GHOST:
            v.last[GHOST] = imagine_ghost(v, chance)
        for k in range(KINDS):
            if v.goals[v.seat] >> k & 1:
                v.goal[v.seat] = v.seat * KINDS + k
                w[SCORE + k] += outcome(v, w) / worlds
        for seat in range(v.seats):
            v.goal[seat] = NOTHING
        if v.seats == GHOST:
            v.last[GHOST] = NOTHING
    w[HEARS] = HEARD


@rule
def own_values(v: View) -> int:
    """The values of the viewer's own numbers that aren't known to everyone, as bits."""
    values = 0
    for k in range(VALUES):
        t, held = v.seat * VALUES + k, 0
        for j in range(v.held[v.seat]):
            held += v.hand[v.seat, j] == t
        for j in range(v.known_count[v.seat]):
            held -= v.known[v.seat, j] == t
        values |= (held > 0) << k
    return values


@rule
def imagine_hand(v: View, chance: Chance, w: Array, seat: int) -> None:
    """Draw the hidden numbers of a seat; again, at most twice, if none may be played last."""
    for _ in range(3):
        hidden, left, values = v.held[seat] - v.known_count[seat], 0, 0
        for k in range(VALUES):
            left += v.unseen[seat, k]
        taken = 0  # four bits for each value
        for _ in range(hidden):
            n = below(chance, left)
            k = 0
            while n >= v.unseen[seat, k] - (taken >> 4 * k & 15):
                n -= v.unseen[seat, k] - (taken >> 4 * k & 15)
                k += 1
            taken += 1 << 4 * k
            values |= 1 << k
            left -= 1
        w[IMAGINED + seat] = values
        if ways_of(w, seat, values):
            break


@rule
def imagine_goal(v: View, chance: Chance, w: Array, seat: int) -> None:
    """Draw goals for a seat and put down the one that is best for its imagined hand."""
    left = ((1 << KINDS) - 1) & ~goals_played(v, seat)
    ways = ways_of(w, seat, int(w[IMAGINED + seat]))
    count = 0
    for k in range(KINDS):
        count += left >> k & 1
    found, best = NOTHING, 0.0
    for _ in range(v.goals_held[seat]):
        n = below(chance, count)
        k = 0
        while n > 0 or not left >> k & 1:
            n -= left >> k & 1
            k += 1
        left &= ~(1 << k)
        count -= 1
        value = rated(w, seat, k, ways)
        if found < 0 or value > best + 1e-12 or (value > best - 1e-12 and k < found):
            found, best = k, value
    v.goal[seat] = seat * KINDS + found


@rule
def imagine_ghost(v: View, chance: Chance) -> int:
    """A random number from the ghost's pile."""
    count = 0
    for t in range(TYPES):
        count += v.ghost_pile[t]
    n = below(chance, count)
    t = 0
    while n >= v.ghost_pile[t]:
        n -= v.ghost_pile[t]
        t += 1
    return t


@rule
def outcome(v: View, w: Array) -> float:
    """The value of the round if everyone with an imagined hand follows the plan."""
    believe_goals(v, w)
    w[HEARS] = BELIEVES
    plan_round(v, 1, w)
    at = 0
    for place_ in range(SEATS):
        k = 0
        if place_ < v.seats:
            if place_ == v.seat or w[PLAIN_SWEEPS] == 0.0 or w[TOLD_SWEEPS]:
                weigh(w, place_)
            else:
                for j in range(WAYS):
                    w[WORTH + j] = w[RANKS + place_ * WAYS + j]
            k = best_way(w, place_, int(w[IMAGINED + place_]))
            if k < 0:
                return w[NO_CARD]
        at = at * int(w[COUNT + place_]) + k
    return w[TABLE + at]
