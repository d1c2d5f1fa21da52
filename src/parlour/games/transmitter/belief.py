"""Transmitter: the exact belief about the objective.

Receivers' hands don't depend on the objective cards, so receivers and spectators share one belief.
`w[m]` counts the orders in which the set of cards `m` (a 12-bit mask) can have been drawn, given
every hint and every silence in a round. A set's size identifies the draw it belongs to, so one
array holds the weights for every draw, and cards can be sampled backwards from it. With custom
objective cards, the totals of the sets follow the weights.
"""

from __future__ import annotations

import numpy as np

from parlour.core.rule import hot, rule
from parlour.core.struct import Array
from parlour.games.transmitter.objectives import OBJECTIVES, objective_card
from parlour.games.transmitter.options import IGNORE, MOST_IN_ALL, OBJECTIVE_CARDS, PRINTED, Options
from parlour.games.transmitter.rules import (
    DRIFT_MATCH,
    GREATER,
    LOWER,
    MATCH,
    PENDING,
    WON,
)
from parlour.games.transmitter.view_fields import View

ALL_SETS = 1 << OBJECTIVE_CARDS
ROOM = 2 * ALL_SETS  # for the weights, and the totals of custom cards
LOWEST_TOTAL, HIGHEST_TOTAL = -MOST_IN_ALL, MOST_IN_ALL
TOTALS = HIGHEST_TOTAL - LOWEST_TOTAL + 1
OPEN = 127  # no bound yet
CANONICAL = 0.9  # the assumed chance that a tuner keeps the better card

_members = (np.arange(ALL_SETS)[:, None] >> np.arange(OBJECTIVE_CARDS)) & 1
SUM = (_members @ OBJECTIVES).astype(np.int64)
SIZE = _members.sum(axis=1).astype(np.int64)
SETS = np.argsort(SIZE, kind="stable").astype(np.int64)  # by size: FIRST_OF[n] .. FIRST_OF[n+1]-1
FIRST_OF = np.searchsorted(SIZE[SETS], np.arange(OBJECTIVE_CARDS + 2)).astype(np.int64)
INDEX = np.zeros(23, np.int64)
INDEX[OBJECTIVES + 12] = np.arange(OBJECTIVE_CARDS)


@rule
def index_of(options: Options, value: int) -> int:
    """The index of the objective card with this value."""
    if options.objective_set == PRINTED:
        return INDEX[value + 12]
    card = 0
    while options.custom_objectives[1 + card] != value:
        card += 1
    return card


@hot
def total_of(v: View, w: Array, m: int) -> int:
    """The total of a set of cards."""
    return SUM[m] if v.options.objective_set == PRINTED else int(w[ALL_SETS + m])


@rule
def add_up_sets(v: View, w: Array) -> None:
    """Write the totals of all sets of custom cards after the weights."""
    w[ALL_SETS] = 0.0
    for card in range(OBJECTIVE_CARDS):
        for m in range(1 << card):
            total = w[ALL_SETS + m] + v.options.custom_objectives[1 + card]
            w[ALL_SETS + (m | 1 << card)] = total


@rule
def believe(v: View, r: int, w: Array) -> int:
    """Fill `w` from all hints of round `r`; returns the number of cards drawn."""
    if v.options.objective_set != PRINTED:
        add_up_sets(v, w)
    over = v.past_outcome[r] != PENDING
    plays = v.past_plays[r] if over else v.plays
    drawn = v.past_drawn[r] if over else v.drawn
    for k in range(FIRST_OF[drawn + 1]):  # larger sets aren't read
        w[SETS[k]] = 0.0
    for card in range(OBJECTIVE_CARDS):
        w[1 << card] = 1.0 - v.used[card]
    size, stack = 1, 0
    low, high = narrowed(-OPEN, OPEN, drift_hint_in(v, r, 0), 0)
    for k in range(plays):
        stack += played_in(v, r, k)
        low, high = narrowed(low, high, hint_in(v, r, k), stack)
        if (k + 1) % v.options.drift_interval == 0 and size < drawn:
            cut(v, w, size, low, high)
            spread(v, w, size, stack)
            size += 1
            low, high = -OPEN, OPEN
            if size == drawn and k + 1 == plays and ended_by_drift(v, r, k):
                low, high = narrowed(low, high, MATCH, stack)
            elif v.options.draw_match != IGNORE:
                rule_out(v, w, size, stack)
            low, high = narrowed(low, high, drift_hint_in(v, r, size - 1), stack)
    cut(v, w, size, low, high)
    return size


@rule
def played_in(v: View, r: int, k: int) -> int:
    if v.past_outcome[r] == PENDING:
        return v.played[k]
    return v.past_played[r, k]


@rule
def hint_in(v: View, r: int, k: int) -> int:
    if v.past_outcome[r] == PENDING:
        return v.hint[k]
    return v.past_hint[r, k]


@rule
def drift_hint_in(v: View, r: int, k: int) -> int:
    if v.past_outcome[r] == PENDING:
        return v.drift_hint[k]
    return v.past_drift_hint[r, k]


@rule
def ended_by_drift(v: View, r: int, last: int) -> bool:
    """Whether a round ended because a drift hit the stack."""
    outcome = v.past_outcome[r]
    return outcome == DRIFT_MATCH or (outcome == WON and v.past_hint[r, last] != MATCH)


@rule
def narrowed(low: int, high: int, hint: int, stack: int) -> tuple[int, int]:
    """The open interval that contains the objective, narrowed by a hint about the stack."""
    if hint == LOWER:
        return max(low, stack), high
    if hint == GREATER:
        return low, min(high, stack)
    if hint == MATCH:
        return max(low, stack - 1), min(high, stack + 1)
    return low, high


@rule
def cut(v: View, w: Array, size: int, low: int, high: int) -> None:
    """Drop the sets whose total is outside the open interval."""
    for k in range(FIRST_OF[size], FIRST_OF[size + 1]):
        m = SETS[k]
        total = total_of(v, w, m)
        if total <= low or total >= high:
            w[m] = 0.0


@rule
def rule_out(v: View, w: Array, size: int, total: int) -> None:
    """Drop the sets with this total."""
    for k in range(FIRST_OF[size], FIRST_OF[size + 1]):
        if total_of(v, w, SETS[k]) == total:
            w[SETS[k]] = 0.0


@rule
def spread(v: View, w: Array, size: int, stack: int) -> None:
    """Apply a drift: extend every set with each card that can still be drawn."""
    for k in range(FIRST_OF[size], FIRST_OF[size + 1]):
        m = SETS[k]
        if w[m] > 0.0:
            if v.options.tuner and cards_to_come(v, m) >= 2:
                spread_tuned(v, w, m, stack)
            else:
                for card in range(OBJECTIVE_CARDS):
                    if m >> card & 1 == 0 and v.used[card] == 0:
                        w[m | 1 << card] += w[m]


@rule
def cards_to_come(v: View, m: int) -> int:
    count = 0
    for card in range(OBJECTIVE_CARDS):
        count += m >> card & 1 == 0 and v.used[card] == 0
    return count


@rule
def spread_tuned(v: View, w: Array, m: int, stack: int) -> None:
    """Apply a drift with a tuner, who usually keeps the better card of each pair."""
    for one in range(OBJECTIVE_CARDS):
        for two in range(one + 1, OBJECTIVE_CARDS):
            if (m >> one & 1) + (m >> two & 1) + v.used[one] + v.used[two] == 0:
                best, other = one, two
                first, second = objective_card(v.options, one), objective_card(v.options, two)
                if keeps_second(total_of(v, w, m) - stack, first, second):
                    best, other = two, one
                w[m | 1 << best] += CANONICAL * w[m]
                w[m | 1 << other] += (1.0 - CANONICAL) * w[m]


@rule
def ways_to_come(v: View, w: Array, m: int, card: int, stack: int) -> float:
    """The weight that `spread` gives to adding this card to a set."""
    if not v.options.tuner or cards_to_come(v, m) < 2:
        return 1.0
    ways = 0.0
    for other in range(OBJECTIVE_CARDS):
        if other != card and m >> other & 1 == 0 and v.used[other] == 0:
            first, second = objective_card(v.options, other), objective_card(v.options, card)
            kept = keeps_second(total_of(v, w, m) - stack, first, second)
            ways += CANONICAL if kept else 1.0 - CANONICAL
    return ways


@rule
def keeps_second(gap: int, first: int, second: int) -> bool:
    """Whether the second of two cards is better to keep: it leaves the smaller nonzero gap."""
    one, two = abs(gap + first), abs(gap + second)
    if one == 0 or two == 0:
        return one == 0
    return two < one or (two == one and second < first)


@rule
def total_weight(w: Array, size: int) -> float:
    total = 0.0
    for k in range(FIRST_OF[size], FIRST_OF[size + 1]):
        total += w[SETS[k]]
    return total


@rule
def by_total(v: View, w: Array, size: int, p: Array) -> None:
    """Set p[t - LOWEST_TOTAL] to the probability that the objective is t."""
    whole = total_weight(w, size)
    for t in range(TOTALS):
        p[t] = 0.0
    for k in range(FIRST_OF[size], FIRST_OF[size + 1]):
        m = SETS[k]
        if w[m] > 0.0:
            p[total_of(v, w, m) - LOWEST_TOTAL] += w[m] / whole
