"""Think Str8!'s strong bot: every choice is valued over the exact worlds.

A bet's value is its points if right, plus the information in the result: for each possible result,
the value of the final bets that it would allow and, if wrong, the gain from the best exchange. For
each throw, one cumulative table counts the worlds with a given card and a sum below s. Subtraction
then gives the counts for any range of sums, so all tokens and starts share the table.
"""

from __future__ import annotations

from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.games.think_str8.belief import OPEN, WORLDS, card_in
from parlour.games.think_str8.choices import (
    best_bet,
    die_of,
    even_bet,
    exchange_comes,
    exchangeable,
    ranked,
)
from parlour.games.think_str8.hearsay import likelihood
from parlour.games.think_str8.options import OPTIONAL
from parlour.games.think_str8.rules import COLOURS, COUNT, DICE_THROWN, SPACES, TOKENS, VALUES
from parlour.games.think_str8.view_fields import View
from parlour.games.think_str8.weights import INFORMATION_NOW, WEIGHT_WORK, place

INFORMATION, EARLY, AHEAD = (
    place("information"),
    place("information_early"),
    place("information_ahead"),
)
NEW_CARD, TAKEN = place("new_card"), place("take_0")
FAR_AHEAD = 2.0  # in tens of points
CELLS = COLOURS * VALUES
STEP = SPACES + 1

# More offsets into the float64 scratch array
BELOW = WEIGHT_WORK  # worlds with a card (colour, number) and a sum below s
FRESH = BELOW + CELLS * STEP  # the value of a final bet on a newly drawn card, by colour
LOWER = FRESH + COLOURS  # the value after "too high", by start
UPPER = LOWER + STEP  # the value after "too low", by the first space not covered
TOGETHER = UPPER + STEP  # worlds with a pair of cards
PLAN_WORK = TOGETHER + CELLS * CELLS


@rule
def tally(throw: int, worlds: int, w: Array, x: Array) -> None:
    """Count (or weigh) the listed worlds by card and sum for a throw."""
    for k in range(CELLS * STEP):
        x[BELOW + k] = 0.0
    for k in range(worlds):
        world, total = w[WORLDS + k], 0
        weight = likelihood(x, world)
        for d in range(DICE_THROWN):
            total += card_in(world, die_of(throw, d))
        for colour in range(COLOURS):
            cell = VALUES * colour + card_in(world, colour)
            x[BELOW + cell * STEP + total + 1] += weight
    for cell in range(CELLS):
        for total in range(SPACES):
            x[BELOW + cell * STEP + total + 1] += x[BELOW + cell * STEP + total]


@rule
def value_fresh_cards(v: View, w: Array, x: Array) -> None:
    """Fill FRESH: after an exchange the new card is one of the numbers still unseen."""
    for colour in range(v.colours):
        x[FRESH + colour] = x[NEW_CARD] * even_bet(v, max(1, COUNT[w[OPEN + colour]] - 1))


@rule
def knowledge(v: View, x: Array, low: int, high: int, outside: bool, missed: int) -> float:
    """The value of the final bets over the worlds with a sum in low .. high - 1, or outside it.

    `missed` is the set of colours that could be exchanged; it is empty if no exchange follows.
    """
    value, gain = 0.0, -1e9
    for colour in range(v.colours):
        one, two, three, whole = 0.0, 0.0, 0.0, 0.0
        for number in range(VALUES):
            at = BELOW + (VALUES * colour + number) * STEP
            count = x[at + high] - x[at + low]
            if outside:
                count = x[at + SPACES] - count
            whole += count
            one, two, three = ranked(one, two, three, count)
        bet = best_bet(v, one, two, three, whole)
        value += bet
        if missed >> colour & 1:
            gain = max(gain, whole * x[FRESH + colour] - bet)
    if missed == 0:
        return value
    return value + (max(0.0, gain) if v.options.exchange == OPTIONAL else gain)


@rule
def count_between(x: Array, low: int, high: int) -> float:
    """The number of worlds with a sum in low .. high - 1."""
    count = 0.0
    for number in range(VALUES):
        count += x[BELOW + number * STEP + high] - x[BELOW + number * STEP + low]
    return count


@rule
def weigh_misses(v: View, x: Array) -> int:
    """Fill LOWER and UPPER; returns the colours that could be exchanged after a miss."""
    missed = exchangeable(v) if exchange_comes(v) else 0
    x[INFORMATION_NOW] = worth_of_information(v, x)
    for a in range(STEP):
        x[LOWER + a] = knowledge(v, x, 0, a, False, missed)
        x[UPPER + a] = knowledge(v, x, a, SPACES, False, missed)
    return missed


@rule
def worth_of_information(v: View, x: Array) -> float:
    """What an expected point of the final bets is worth now."""
    ahead = 1000
    for other in range(v.seats):
        if other != v.seat:
            ahead = min(ahead, v.pos[v.seat] - v.pos[other])
    tens = max(-FAR_AHEAD, min(FAR_AHEAD, ahead / 10))
    left = (v.rounds - v.this_round) / v.rounds
    return max(0.0, x[INFORMATION] + x[EARLY] * left + x[AHEAD] * tens)


@rule
def value_of_bet(v: View, x: Array, t: int, a: int, missed: int) -> float:
    """The value of a bet with this token from this start; expects `weigh_misses`."""
    b = a + v.width[t]
    hits = count_between(x, a, b)
    learnt = knowledge(v, x, a, b, False, 0)
    if t == 0 and v.options.smallest_hint == 0:
        learnt += knowledge(v, x, a, b, True, missed)
    else:
        learnt += x[LOWER + a] + x[UPPER + b]
    return hits * v.worth[t] + x[INFORMATION_NOW] * learnt


@rule
def best_plan(v: View, x: Array, tokens: int) -> tuple[float, int, int]:
    """The value, token and start of the best bet with one of these tokens."""
    missed = weigh_misses(v, x)
    best, token, start = -1e18, 0, 0
    whole = count_between(x, 0, SPACES)
    for t in range(TOKENS):
        if tokens >> t & 1:
            taken = x[TAKEN + t] * whole
            for a in range(SPACES + 1 - v.width[t]):
                value = value_of_bet(v, x, t, a, missed) + taken
                if value > best + 1e-6:
                    best, token, start = value, t, a
    return best, token, start


@rule
def count_pairs(v: View, worlds: int, w: Array, x: Array) -> None:
    """Fill TOGETHER and FRESH, to value exchanges."""
    for k in range(CELLS * CELLS):
        x[TOGETHER + k] = 0.0
    for k in range(worlds):
        world = w[WORLDS + k]
        weight = likelihood(x, world)
        for colour in range(v.colours):
            row = TOGETHER + (VALUES * colour + card_in(world, colour)) * CELLS
            for other in range(v.colours):
                x[row + VALUES * other + card_in(world, other)] += weight
    value_fresh_cards(v, w, x)


@rule
def together(x: Array) -> float:
    """The number (or weight) of all worlds; expects `count_pairs`."""
    whole = 0.0
    for number in range(VALUES):
        whole += x[TOGETHER + number * CELLS + number]
    return whole


@rule
def value_of_keeping(v: View, x: Array, worlds: float) -> float:
    """The value of the final bets without an exchange."""
    value = 0.0
    for colour in range(v.colours):
        value += bet_now(v, x, colour, worlds)
    return value


@rule
def value_of_exchange(v: View, x: Array, colour: int, worlds: float) -> float:
    """The value of the final bets after an exchange, over the card that will be shown."""
    value = worlds * x[FRESH + colour]
    for number in range(VALUES):
        value += bets_after(v, x, colour, number)
    return value


@rule
def best_exchange(v: View, worlds: int, w: Array, x: Array) -> int:
    """The colour to exchange, or -1 for none, averaging over the card that will be shown."""
    count_pairs(v, worlds, w, x)
    whole = together(x)
    best, choice = -1e18, -1
    if v.options.exchange == OPTIONAL:
        best = value_of_keeping(v, x, whole)
    may = exchangeable(v)
    for colour in range(v.colours):
        if may >> colour & 1:
            value = value_of_exchange(v, x, colour, whole)
            if value > best + 1e-6:
                best, choice = value, colour
    return choice


@rule
def bet_now(v: View, x: Array, colour: int, worlds: float) -> float:
    """The value of the final bet on a colour without an exchange."""
    one, two, three = 0.0, 0.0, 0.0
    for number in range(VALUES):
        cell = VALUES * colour + number
        one, two, three = ranked(one, two, three, x[TOGETHER + cell * CELLS + cell])
    return best_bet(v, one, two, three, worlds)


@rule
def bets_after(v: View, x: Array, given: int, number: int) -> float:
    """The value of the final bets on the other colours if the given card is this number."""
    row = TOGETHER + (VALUES * given + number) * CELLS
    value = 0.0
    for colour in range(v.colours):
        if colour == given:
            continue
        one, two, three, whole = 0.0, 0.0, 0.0, 0.0
        for k in range(VALUES):
            count = x[row + VALUES * colour + k]
            whole += count
            one, two, three = ranked(one, two, three, count)
        value += best_bet(v, one, two, three, whole)
    return value
