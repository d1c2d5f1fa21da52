"""Transmitter's strong bot: a three-play expectimax over the exact belief.

Between two drifts the belief is a distribution over totals, which the hints cut to an open
interval, so a position is (interval, stack). A card's value is the chance of matching now plus,
for either hint, what the next two receivers can achieve. Each play beyond that horizon counts as a
chance of `BEYOND`. Hidden hands are modelled as random draws from the unseen cards, some of which
may be doubted (hands.py).
"""

from __future__ import annotations

from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.games.transmitter.belief import (
    CANONICAL,
    FIRST_OF,
    LOWEST_TOTAL,
    OPEN,
    ROOM,
    SETS,
    TOTALS,
    believe,
    by_total,
    cards_to_come,
    keeps_second,
    total_of,
)
from parlour.games.transmitter.deck import copies_of
from parlour.games.transmitter.objectives import objective_card
from parlour.games.transmitter.options import (
    FULL_HINT_AFTER_DRAW,
    HIGHEST,
    IGNORE,
    OBJECTIVE_CARDS,
    TO_HAND_SIZE,
    VALUES,
    WIN,
)
from parlour.games.transmitter.rules import SEATS
from parlour.games.transmitter.view_fields import View

BEYOND = 0.14  # the chance that a play beyond the horizon matches

# Offsets into the float64 scratch array, after the space used by the belief
NOW = ROOM  # the distribution over totals, then its running sum, one longer
NOW_SUM = NOW + TOTALS
THEN = NOW_SUM + TOTALS + 1  # likewise after a drift
THEN_SUM = THEN + TOTALS
UNSEEN = THEN_SUM + TOTALS + 1  # the unseen cards of each value, then their total
KNOWN = UNSEEN + VALUES + 1  # the cards of each value that each seat is known to hold
HIDDEN = KNOWN + SEATS * VALUES  # the number of unseen cards in each hand
WORTH = HIDDEN + SEATS  # the worth of each value to the next receiver
WORTH_AFTER = WORTH + VALUES  # the same for the receiver after that
RANKED = WORTH_AFTER + VALUES  # worths in descending order, then how many of each are unseen
COUNTED = RANKED + VALUES
DOUBTS = COUNTED + VALUES  # how much less likely than any other card each hand has each value
SCRATCH = DOUBTS + SEATS * VALUES


@rule
def best_value(v: View, x: Array) -> int:
    """The value to play; ties go to the smallest."""
    survey(v, x)
    return best_card(v, x)


@rule
def best_card(v: View, x: Array) -> int:
    """The value to play after a survey."""
    best, worth = -100, -1.0
    for k in range(v.held[v.seat]):
        value = v.hand[v.seat, k]
        if value != best:
            found = worth_of(v, x, value)
            if found > worth + 1e-12:
                best, worth = value, found
    return best


@rule
def survey(v: View, x: Array) -> None:
    """Fill in what is known, without doubts about hidden hands."""
    for place in range(DOUBTS, SCRATCH):
        x[place] = 0
    fill_in(v, x)


@rule
def fill_in(v: View, x: Array) -> None:
    """Fill in the belief, the unseen cards and the known hands."""
    by_total(v, x, believe(v, v.this_round, x), x[NOW:NOW_SUM])
    add_up(x, NOW)
    for value in range(VALUES):
        x[UNSEEN + value] = copies_of(v.options, value - HIGHEST)
    for k in range(v.plays):
        x[UNSEEN + v.played[k] + HIGHEST] -= 1
    for place in range(KNOWN, HIDDEN):
        x[place] = 0
    for seat in range(v.seats):
        x[HIDDEN + seat] = 0 if v.sees[seat] else v.held[seat]
        if v.sees[seat]:
            for k in range(v.held[seat]):
                value = v.hand[seat, k] + HIGHEST
                x[KNOWN + seat * VALUES + value] += 1
                x[UNSEEN + value] -= 1
    x[UNSEEN + VALUES] = 0
    for value in range(VALUES):
        x[UNSEEN + VALUES] += x[UNSEEN + value]


@rule
def add_up(x: Array, p: int) -> None:
    """Write the running sum of a distribution after it."""
    x[p + TOTALS] = 0.0
    for t in range(TOTALS):
        x[p + TOTALS + t + 1] = x[p + TOTALS + t] + x[p + t]


@rule
def mass(x: Array, p: int, low: int, high: int) -> float:
    """The probability of a total strictly between low and high."""
    first = max(low + 1 - LOWEST_TOTAL, 0)
    last = min(high - LOWEST_TOTAL, TOTALS)
    if first >= last:
        return 0.0
    return x[p + TOTALS + last] - x[p + TOTALS + first]


@rule
def at(x: Array, p: int, low: int, high: int, total: int) -> float:
    """The probability of a total, or 0 unless it is strictly between low and high."""
    if low < total < high and LOWEST_TOTAL <= total < LOWEST_TOTAL + TOTALS:
        return x[p + total - LOWEST_TOTAL]
    return 0.0


@rule
def plays_left(v: View) -> int:
    """The most plays the round can still have, including this one."""
    limit = min(v.options.objective_limit, v.drawn + v.objectives_left)
    cards = v.pile_left if v.options.refill == TO_HAND_SIZE else 0
    for seat in range(v.seats):
        cards += v.held[seat]
    return min(limit * v.options.drift_interval - v.plays, cards)


@rule
def worth_of(v: View, x: Array, value: int) -> float:
    """Q(value): the chance of winning the round after playing this value."""
    low, high = -OPEN, OPEN
    stack = v.stack + value
    left = plays_left(v)
    until_drift = v.options.drift_interval - v.plays % v.options.drift_interval
    worth = at(x, NOW, low, high, stack)
    if left == 1:
        return worth
    place = lay_card(v, x, v.seat, value, 0)
    for hint in range(2):
        lo, hi = (stack, high) if hint == 0 else (low, stack)
        chance = mass(x, NOW, lo, hi)
        if chance > 0.0:
            if until_drift > 1:
                worth += chance * next_play(v, x, NOW, lo, hi, stack, until_drift - 1, left - 1, 1)
            else:
                worth += chance * after_the_drift(v, x, lo, hi, stack, left - 1)
    take_back(v, x, v.seat, place, 0)
    return worth


@rule
def lay_card(v: View, x: Array, seat: int, value: int, step: int) -> int:
    """Play a known card, or else a hidden one; returns the offset it came from."""
    place = KNOWN + seat * VALUES + value + HIGHEST
    if x[place] <= 0:
        place = HIDDEN + seat
    x[place] -= 1
    x[HIDDEN + seat] += refilled(v, step)
    return place


@rule
def take_back(v: View, x: Array, seat: int, place: int, step: int) -> None:
    """Undo `lay_card`."""
    x[HIDDEN + seat] -= refilled(v, step)
    x[place] += 1


@rule
def refilled(v: View, step: int) -> int:
    """The number of cards drawn after the play `step` plays ahead."""
    return 1 if v.options.refill == TO_HAND_SIZE and v.pile_left > step else 0


@rule
def after_the_drift(v: View, x: Array, low: int, high: int, stack: int, left: int) -> float:
    """The worth of a position when a drift comes next."""
    let_drift(v, x, low, high, stack)
    hit = x[THEN + stack - LOWEST_TOTAL] if is_total(stack) else 0.0
    if v.options.draw_match == IGNORE:
        hit = 0.0
    elif is_total(stack):
        x[THEN + stack - LOWEST_TOTAL] = 0.0
    add_up(x, THEN)
    interval = v.options.drift_interval
    worth = hit if v.options.draw_match == WIN else 0.0
    if hit >= 1.0:
        return worth
    if v.options.hint_after_draw != FULL_HINT_AFTER_DRAW:
        value = next_play(v, x, THEN, -OPEN, OPEN, stack, interval, left, 1)
        return worth + (1.0 - hit) * value
    for hint in range(2):
        lo, hi = (stack, OPEN) if hint == 0 else (-OPEN, stack)
        chance = mass(x, THEN, lo, hi)
        if chance > 0.0:
            worth += chance * next_play(v, x, THEN, lo, hi, stack, interval, left, 1)
    return worth


@rule
def is_total(total: int) -> bool:
    return LOWEST_TOTAL <= total < LOWEST_TOTAL + TOTALS


@rule
def let_drift(v: View, x: Array, low: int, high: int, stack: int) -> None:
    """Fill THEN with totals after one more card, given a total between low and high."""
    for t in range(TOTALS):
        x[THEN + t] = 0.0
    whole = 0.0
    for k in range(FIRST_OF[v.drawn], FIRST_OF[v.drawn + 1]):
        m = SETS[k]
        if x[m] > 0.0 and low < total_of(v, x, m) < high:
            if v.options.tuner and cards_to_come(v, m) >= 2:
                whole += drift_tuned(v, x, m, stack)
            else:
                for card in range(OBJECTIVE_CARDS):
                    if m >> card & 1 == 0 and v.used[card] == 0:
                        total = total_of(v, x, m) + objective_card(v.options, card)
                        x[THEN + total - LOWEST_TOTAL] += x[m]
                        whole += x[m]
    for t in range(TOTALS):
        x[THEN + t] /= whole


@rule
def drift_tuned(v: View, x: Array, m: int, stack: int) -> float:
    whole, total = 0.0, total_of(v, x, m)
    for one in range(OBJECTIVE_CARDS):
        for two in range(one + 1, OBJECTIVE_CARDS):
            if (m >> one & 1) + (m >> two & 1) + v.used[one] + v.used[two] == 0:
                best, other = objective_card(v.options, one), objective_card(v.options, two)
                if keeps_second(total - stack, best, other):
                    best, other = other, best
                x[THEN + total + best - LOWEST_TOTAL] += CANONICAL * x[m]
                x[THEN + total + other - LOWEST_TOTAL] += (1.0 - CANONICAL) * x[m]
                whole += x[m]
    return whole


@rule
def receiver_after(v: View, steps: int) -> int:
    seat = v.seat
    for _ in range(steps):
        seat = (seat + 1) % v.seats
        if seat == v.transmitter:
            seat = (seat + 1) % v.seats
    return seat


@rule
def next_play(
    v: View,
    x: Array,
    p: int,
    low: int,
    high: int,
    stack: int,
    until_drift: int,
    left: int,
    step: int,
) -> float:
    """The worth of a position to the next receiver, with one more play if no drift is due."""
    seat = receiver_after(v, step)
    whole = mass(x, p, low, high)
    further = until_drift > 1
    for value in range(-HIGHEST, HIGHEST + 1):
        worth = 0.0
        if may_hold(x, seat, value):
            total = stack + value
            worth = at(x, p, low, high, total) / whole
            if further and left > 1:
                place = lay_card(v, x, seat, value, step)
                for hint in range(2):
                    lo = max(low, total) if hint == 0 else low
                    hi = high if hint == 0 else min(high, total)
                    chance = mass(x, p, lo, hi) / whole
                    if chance > 0.0:
                        worth += chance * last_play(v, x, p, lo, hi, total, left - 1, step + 1)
                take_back(v, x, seat, place, step)
        x[WORTH + value + HIGHEST] = worth
    best = expected_best(x, WORTH, seat)
    return best if further else with_the_rest(best, left)


@rule
def last_play(
    v: View, x: Array, p: int, low: int, high: int, stack: int, left: int, step: int
) -> float:
    """The worth of a position to the receiver at the horizon."""
    seat = receiver_after(v, step)
    whole = mass(x, p, low, high)
    for value in range(-HIGHEST, HIGHEST + 1):
        x[WORTH_AFTER + value + HIGHEST] = at(x, p, low, high, stack + value) / whole
    return with_the_rest(expected_best(x, WORTH_AFTER, seat), left)


@rule
def with_the_rest(worth: float, left: int) -> float:
    """The chance of matching now or in one of the plays beyond the horizon."""
    return 1.0 - (1.0 - worth) * (1.0 - BEYOND) ** (left - 1)


@rule
def may_hold(x: Array, seat: int, value: int) -> bool:
    return x[KNOWN + seat * VALUES + value + HIGHEST] > 0 or (
        x[HIDDEN + seat] > 0 and x[UNSEEN + value + HIGHEST] > 0
    )


@rule
def expected_best(x: Array, worth: int, seat: int) -> float:
    """The expected worth of a seat's best card, over its known and hidden cards."""
    floor = 0.0
    for value in range(VALUES):
        if x[KNOWN + seat * VALUES + value] > 0:
            floor = max(floor, x[worth + value])
    hidden = int(x[HIDDEN + seat])
    if hidden == 0:
        return floor
    doubts, cards = DOUBTS + seat * VALUES, 0.0
    for value in range(VALUES):
        cards += x[UNSEEN + value] * (1.0 - x[doubts + value])
    better = rank(x, worth, floor, doubts)
    total, none, remaining = 0.0, 1.0, cards
    for k in range(better):
        remaining -= x[COUNTED + k]
        fewer = none_in_hand(remaining, cards, hidden)
        total += x[RANKED + k] * (none - fewer)
        none = fewer
    return total + floor * none


@rule
def none_in_hand(remaining: float, cards: float, hidden: int) -> float:
    """The chance that so many hidden cards are all among the remaining ones."""
    chance = 1.0
    for k in range(hidden):
        if remaining <= k:
            return 0.0
        chance *= (remaining - k) / (cards - k)
    return chance


@rule
def rank(x: Array, worth: int, floor: float, doubts: int) -> int:
    """Sort the unseen values worth more than `floor`, best first; returns the count."""
    count = 0
    for value in range(VALUES):
        if x[worth + value] > floor and x[UNSEEN + value] > 0:
            k = count
            while k > 0 and x[RANKED + k - 1] < x[worth + value]:
                x[RANKED + k] = x[RANKED + k - 1]
                x[COUNTED + k] = x[COUNTED + k - 1]
                k -= 1
            x[RANKED + k] = x[worth + value]
            x[COUNTED + k] = x[UNSEEN + value] * (1.0 - x[doubts + value])
            count += 1
    return count
