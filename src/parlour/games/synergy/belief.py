"""Synergy: what the goals that people chose say about the numbers they hold.

Who chooses a goal has seen every first number, and chooses what its own numbers can meet. So a hand
with which another goal would have been better is less likely. All of this is public: everyone can
work out the same beliefs, about themselves too. The plan itself remains that of `strong`, which can
therefore count on it.

Only which values are in a hand counts, so a belief is a probability for each of 32 sets of values.
"""

from __future__ import annotations

import numpy as np

from parlour.core.rule import hot, rule
from parlour.core.struct import Array
from parlour.games.synergy.actions import card_of
from parlour.games.synergy.cards import (
    GHOST,
    KINDS,
    LOWER,
    NGN,
    NOBODY,
    NOTHING,
    PASSG,
    SEATS,
    UPPER,
    USE_I,
    VALUES,
    B,
    I,
)
from parlour.games.synergy.planner import (
    AT,
    BELIEF,
    BELIEVES,
    COUNT,
    HEARS,
    PER_COPY,
    SETS,
    SPACE,
    SURE,
    WAY_OF,
    WAYS,
    chance_to_meet,
    own_chances,
)
from parlour.games.synergy.view import View, goals_played
from parlour.games.synergy.weights import place

MEETS = SPACE  # the chance that a seat meets each kind of goal with each of its sums
PRIOR = MEETS + SEATS * KINDS * WAYS  # the probability of each set of values as dealt
RATED = PRIOR + SEATS * SETS  # the value of each kind of goal to a hand
NOTED = RATED + KINDS
TOLD, DOUBT, SOFT, SECOND_BEST = place("told"), place("doubt"), place("soft"), place("second_best")
HANDS = 3**VALUES
DIGITS = np.array([[hand // 3**k % 3 for k in range(VALUES)] for hand in range(HANDS)], np.int64)


@rule
def believe(v: View, w: Array) -> None:
    """Fill BELIEF from the goals on the table, as they were when they were chosen."""
    plus, minus, ignored = v.plus_at, v.minus_at, v.ignored
    v.plus_at, v.minus_at, v.ignored = NOBODY, NOBODY, NOBODY
    swap_back(v, 1)
    ghost = v.last[GHOST] if v.seats == GHOST else NOTHING
    if ghost >= 0:
        v.last[GHOST] = NOTHING
        v.ghost_pile[ghost] += 1
    own_chances(v, w)
    note_meetings(v, w)
    believe_goals(v, w)
    if ghost >= 0:
        v.last[GHOST] = ghost
        v.ghost_pile[ghost] -= 1
    swap_back(v, 0)
    v.plus_at, v.minus_at, v.ignored = plus, minus, ignored
    w[HEARS] = BELIEVES


@rule
def swap_back(v: View, newest_first: int) -> None:
    """Undo this round's swaps of first numbers, or do them again."""
    for n in range(v.uses):
        k = v.uses - 1 - n if newest_first else n
        if v.use_round[k] == v.round_no and card_of(v.use_action[k]) == I:
            i, j = LOWER[v.use_action[k] - USE_I], UPPER[v.use_action[k] - USE_I]
            v.first[i], v.first[j] = v.first[j], v.first[i]


@rule
def note_meetings(v: View, w: Array) -> None:
    """Fill MEETS and PRIOR from the last call to `own_chances`."""
    for seat in range(v.seats):
        for goal in range(KINDS):
            for k in range(int(w[COUNT + seat])):
                total = int(w[AT + seat * WAYS + k])
                at = (seat * KINDS + goal) * WAYS + k
                w[MEETS + at] = chance_to_meet(v, w, seat, goal, total)
        note_prior(v, w, seat)


@rule
def note_prior(v: View, w: Array, seat: int) -> None:
    """Fill PRIOR and PER_COPY: all hands of unseen numbers are equally likely."""
    at, hidden, every = PRIOR + seat * SETS, v.held[seat] - v.known_count[seat], 0.0
    for k in range(SETS):
        w[at + k] = 0.0
    for k in range(VALUES):
        w[PER_COPY + seat * VALUES + k] = 0.0
    for hand in range(HANDS):
        p, count, values = 1.0, 0, 0
        for k in range(VALUES):
            c = DIGITS[hand, k]
            if c > v.unseen[seat, k]:
                p = 0.0
            elif c == 1 and v.unseen[seat, k] == 2:
                p *= 2.0
            count += c
            values |= (c > 0) << k
        if count == hidden and p > 0.0:
            every += p
            w[at + values] += p
            for k in range(VALUES):
                w[PER_COPY + seat * VALUES + k] += p * DIGITS[hand, k]
    for k in range(VALUES):
        some = 0.0
        for values in range(SETS):
            if values >> k & 1:
                some += w[at + values]
        w[PER_COPY + seat * VALUES + k] /= max(some, 1e-9)
    for k in range(SETS):
        w[at + k] /= max(every, 1e-9)


@rule
def believe_goals(v: View, w: Array) -> None:
    """Fill BELIEF for every seat from PRIOR and the goal that it chose."""
    for seat in range(v.seats):
        goal, at = NOTHING, seat * SETS
        if v.order == NGN and not v.challenges & PASSG and not has_exchanged(v, seat):
            goal = goal_of(v, seat)
        every = 0.0
        others = 0
        if goal >= 0:
            others = ((1 << KINDS) - 1) & ~goals_played(v, seat)
        for values in range(SETS):
            p = w[PRIOR + at + values]
            if goal >= 0 and p > 0.0:
                chosen = chance_to_choose(w, seat, goal, values, others, v.goals_held[seat])
                p *= (chosen + w[DOUBT]) ** w[TOLD]
            w[BELIEF + at + values] = p
            every += p
        for values in range(SETS):
            w[BELIEF + at + values] /= max(every, 1e-12)


@rule
def has_exchanged(v: View, seat: int) -> bool:
    """Whether a seat has exchanged its first number this round."""
    found = False
    for k in range(v.uses):
        if v.use_round[k] == v.round_no and v.use_seat[k] == seat:
            found = found or card_of(v.use_action[k]) == B
    return found


@rule
def goal_of(v: View, colour: int) -> int:
    """The kind of goal that the seat of a colour has chosen, wherever it is now."""
    found = NOTHING
    for seat in range(v.seats):
        if v.goal[seat] >= 0 and v.goal[seat] // KINDS == colour:
            found = v.goal[seat] % KINDS
    return found


@rule
def chance_to_choose(
    w: Array, seat: int, goal: int, values: int, others: int, held: int
) -> float:  # fmt: skip
    """The chance that a goal is the best of a hand of goals, for numbers with these values."""
    ways = ways_of(w, seat, values)
    mine = rated(w, seat, goal, ways)
    worse, count = 0.0, 0
    for k in range(KINDS):
        if others >> k & 1 and k != goal:
            count += 1
            more = (mine - rated(w, seat, k, ways)) / w[SOFT]
            worse += min(1.0, max(0.0, 0.5 + 0.5 * more))
    p = 1.0
    for k in range(min(held, count)):
        p *= max(0.0, worse - k) / (count - k)
    return p


@hot
def ways_of(w: Array, seat: int, values: int) -> int:
    """The sums that a seat can reach if its hidden numbers have these values, as bits."""
    ways = 0
    for k in range(int(w[COUNT + seat])):
        if w[SURE + seat * WAYS + k] > 0.0:
            ways |= 1 << k
    for k in range(VALUES):
        if values >> k & 1 and w[WAY_OF + seat * VALUES + k] >= 0.0:
            ways |= 1 << int(w[WAY_OF + seat * VALUES + k])
    return ways


@hot
def rated(w: Array, seat: int, goal: int, ways: int) -> float:
    """The value of a goal to a seat that can reach these sums, as in `goal_value`."""
    best, second = 0.0, 0.0
    for k in range(int(w[COUNT + seat])):
        if ways >> k & 1:
            p = w[MEETS + (seat * KINDS + goal) * WAYS + k]
            second = max(second, min(best, p))
            best = max(best, p)
    return best + w[SECOND_BEST] * second
