"""Think Str8!'s final bets for the strong bot, which bets to win rather than for points.

The bot sees its rivals' cards and their results. For each of its own worlds it works out the final
bets of perfectly deducing rivals, and from their points the position to beat. It tries all ways to
bet on the one, two or three likeliest numbers of each colour and picks the one that beats that
position most often, with partial credit for narrow leads and deficits.
"""

from __future__ import annotations

from math import exp

import numpy as np

from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.games.think_str8.belief import (
    WORLDS,
    card_in,
    count_cards,
    list_worlds_of,
)
from parlour.games.think_str8.choices import numbers_to_bet
from parlour.games.think_str8.hearsay import likelihood
from parlour.games.think_str8.planner import PLAN_WORK
from parlour.games.think_str8.rules import (
    ALL_VALUES,
    COLOURS,
    COUNT,
    HOLDERS,
    NTH,
    VALUES,
)
from parlour.games.think_str8.view_fields import View
from parlour.games.think_str8.weights import place

MOST_SAMPLES = 64
WAYS = 3  # one, two or three numbers
FAR = 64
WINS = 1.0 / (1.0 + np.exp(-(np.arange(-FAR, FAR + 1) + 0.5)))  # by final lead
SPREAD, PER_POINT, TOLD = place("spread"), place("per_point"), place("told")
FINE = 1000.0  # weights of worlds are counted in these parts

# More offsets into the scratch array
SAMPLES = PLAN_WORK  # sampled worlds of the viewer
TO_BEAT = SAMPLES + MOST_SAMPLES  # the position to reach, per sample
GAINS = TO_BEAT + MOST_SAMPLES  # points by colour, count of numbers and sample
CHOICES = GAINS + COLOURS * WAYS * MOST_SAMPLES  # numbers to bet on, by colour and count
COUNTS = CHOICES + COLOURS * WAYS
SEEN = COUNTS + COLOURS * VALUES  # the holders as a rival sees them
CHANCE = SEEN + HOLDERS * COLOURS  # of winning, by final lead
HEARD = CHANCE + 2 * FAR + 1  # the weight of each sample
END_WORK = HEARD + MOST_SAMPLES


@rule
def bet_to_win(v: View, worlds: int, w: Array, x: Array) -> int:
    """The numbers to bet on for the next colour, as a mask."""
    count_own_cards(w, worlds, x)
    for colour in range(v.colours):
        choose_numbers(v, w, colour)
    samples = min(worlds, MOST_SAMPLES)
    for k in range(samples):
        w[SAMPLES + k] = w[WORLDS + k * worlds // samples]
        x[HEARD + k] = likelihood(x, w[SAMPLES + k])
    for k in range(samples):
        w[TO_BEAT + k] = position_to_beat(v, w[SAMPLES + k], w)
        for colour in range(v.colours):
            for way in range(WAYS):
                at = GAINS + (colour * WAYS + way) * MOST_SAMPLES + k
                card = card_in(w[SAMPLES + k], colour)
                w[at] = points_of(v, w[CHOICES + colour * WAYS + way], card)
    set_chances(x)
    way = best_ways(v, samples, w, x) % WAYS
    return w[CHOICES + v.bet_on[v.seat] * WAYS + way]


@rule
def count_own_cards(w: Array, worlds: int, x: Array) -> None:
    """Count (or weigh) the worlds with each card."""
    if x[TOLD] == 0.0:
        count_cards(w, worlds, w[COUNTS:])
        return
    for k in range(COLOURS * VALUES):
        w[COUNTS + k] = 0
    for k in range(worlds):
        world = w[WORLDS + k]
        weight = int(FINE * likelihood(x, world)) + 1
        for colour in range(COLOURS):
            w[COUNTS + VALUES * colour + card_in(world, colour)] += weight


@rule
def set_chances(x: Array) -> None:
    """Note the chance that each final lead wins."""
    for k in range(2 * FAR + 1):
        x[CHANCE + k] = WINS[k]
        if x[SPREAD] != 1.0:
            x[CHANCE + k] = 1.0 / (1.0 + exp(-(k - FAR + 0.5) / x[SPREAD]))


@rule
def choose_numbers(v: View, w: Array, colour: int) -> None:
    """Choose the one, two and three likeliest numbers of a colour, or those already bet on."""
    chosen = 0
    for way in range(WAYS):
        chosen |= 1 << likeliest(w, colour, ALL_VALUES & ~chosen)
        w[CHOICES + colour * WAYS + way] = chosen
        if colour < v.bet_on[v.seat]:
            w[CHOICES + colour * WAYS + way] = v.bets[v.seat, colour]


@rule
def likeliest(w: Array, colour: int, numbers: int) -> int:
    """The number of a set that appears in the most worlds."""
    best = NTH[numbers, 0]
    for n in range(1, COUNT[numbers]):
        if w[COUNTS + VALUES * colour + NTH[numbers, n]] > w[COUNTS + VALUES * colour + best]:
            best = NTH[numbers, n]
    return best


@rule
def points_of(v: View, numbers: int, card: int) -> int:
    """The points of a final bet against this card."""
    if numbers >> card & 1 == 0:
        return v.options.final_wrong
    if COUNT[numbers] == 1:
        return v.options.final_one
    return v.options.final_two if COUNT[numbers] == 2 else v.options.final_three


@rule
def position_to_beat(v: View, world: int, w: Array) -> int:
    """The lowest winning position in this world; ties go to the seat that scores first."""
    seen = w[SEEN : SEEN + HOLDERS * COLOURS].reshape((HOLDERS, COLOURS))
    for holder in range(HOLDERS):
        for colour in range(v.colours):
            seen[holder, colour] = v.holder[holder, colour]
    for colour in range(v.colours):
        seen[v.seat, colour] = card_in(world, colour)
    goal, behind_me = -1000, 1
    for k in range(v.seats):
        rival = v.track[k]
        if rival == v.seat:
            behind_me = 0
        else:
            goal = max(goal, v.pos[rival] + rival_points(v, seen, rival, w) + behind_me)
    return goal


@rule
def rival_points(v: View, seen: Array, rival: int, w: Array) -> int:
    """The points of a rival who bets according to its worlds."""
    worlds = list_worlds_of(v, seen, rival, w)
    count_cards(w, worlds, w[COUNTS:])
    points = 0
    for colour in range(v.colours):
        points += points_of(v, bet_for_points(v, w, colour), v.holder[rival, colour])
    return points


@rule
def bet_for_points(v: View, w: Array, colour: int) -> int:
    """The final bet on a colour with the highest expected points, as a mask."""
    counts = w[COUNTS + VALUES * colour : COUNTS + VALUES * colour + VALUES]
    one = likeliest(w, colour, ALL_VALUES)
    two = likeliest(w, colour, ALL_VALUES ^ 1 << one)
    three = likeliest(w, colour, ALL_VALUES ^ 1 << one ^ 1 << two)
    count = numbers_to_bet(v, 1.0 * counts[one], 1.0 * counts[two], 1.0 * counts[three])
    return 1 << one | (count > 1) << two | (count > 2) << three


@rule
def best_ways(v: View, samples: int, w: Array, x: Array) -> int:
    """How many numbers to bet on for each remaining colour, less one, as base 3 digits."""
    first = v.bet_on[v.seat]
    best, choice = -1.0, 0
    for ways in range(WAYS ** (v.colours - first)):
        value = 0.0
        for k in range(samples):
            lead, rest = v.pos[v.seat] - w[TO_BEAT + k], ways
            for colour in range(v.colours):
                way = 0
                if colour >= first:
                    way = rest % WAYS
                    rest //= WAYS
                lead += w[GAINS + (colour * WAYS + way) * MOST_SAMPLES + k]
            chance = x[CHANCE + max(-FAR, min(FAR, lead)) + FAR]
            value += x[HEARD + k] * (chance + x[PER_POINT] * lead)
        if value > best or ways == 0:
            best, choice = value, ways
    return choice
