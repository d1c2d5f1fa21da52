"""Think Str8!'s coaching: what a choice is worth over all possible hands, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from parlour.core.fact import Advice
from parlour.core.rule import call, rule
from parlour.core.struct import Array
from parlour.features.coaching import POINTS, Coaching
from parlour.games.think_str8.aid import worlds_of
from parlour.games.think_str8.belief import WORLDS, card_in, list_worlds
from parlour.games.think_str8.bots import ALL_TOKENS, SCRATCH
from parlour.games.think_str8.choices import THROWS, can_become, throw_now
from parlour.games.think_str8.endgame import points_of
from parlour.games.think_str8.planner import (
    best_plan,
    count_pairs,
    tally,
    value_fresh_cards,
    value_of_bet,
    value_of_exchange,
    value_of_keeping,
    weigh_misses,
)
from parlour.games.think_str8.rules import (
    ACCEPT,
    BET,
    COLOURS,
    DICE,
    EXCHANGE,
    FINAL,
    KEEP,
    PLACE,
    PUT,
    SPACES,
    SUBSETS,
    SWAP,
    TAKE,
    TOKEN,
    TURN,
    VALUES,
)
from parlour.games.think_str8.things import Card, numbers
from parlour.games.think_str8.view_fields import View
from parlour.games.think_str8.weights import STRONG, choose


class Dice(Advice, frozen=True):
    """The best bet that the dice allow."""

    percent: int
    points: int


class Covers(Advice, frozen=True):
    """How often the sum is on the spaces of a bet."""

    first: int
    last: int
    percent: int
    points: int
    width: int = 0  # last - first


class Learns(Advice, frozen=True):
    """How many of the possible hands the result rules out at least."""

    percent: int


class Unsure(Advice, frozen=True):
    """How many numbers a card can still be."""

    colour: int
    count: int


class Keeps(Advice, frozen=True):
    """No card is worth giving up."""


class Likely(Advice, frozen=True):
    """How often a card is one of these numbers."""

    colour: int
    numbers: list[int]
    percent: int


class Knew(Advice, frozen=True):
    """The cards that were certain in a round or at the final bets, and how many hands were left.

    `possible` has a mask of the numbers that were left for each colour.
    """

    round: int
    final: bool
    count: int
    cards: list[Card]
    hands: int
    possible: list[int]


AnyAdvice = Dice | Covers | Learns | Unsure | Keeps | Likely | Knew


@rule
def worths(v: Array, actions: Array, x: Array, throws: Array, found: Array) -> None:
    """The expected points of each action, in this round and the final bets, for a boxed view."""
    w = x.view(np.int64)
    choose(x, STRONG, 0)
    worlds = list_worlds(v[0], w)
    if v[0].phase == DICE:
        value_throws(v[0], worlds, w, x, throws)
    elif v[0].phase == EXCHANGE:
        count_pairs(v[0], worlds, w, x)
    elif v[0].phase != FINAL:
        tally(throw_now(v[0]), worlds, w, x)
        value_fresh_cards(v[0], w, x)
    for k in range(len(actions)):
        found[k] = worth_of(v[0], actions[k], worlds, w, x, throws) / worlds


@rule
def worth_of(v: View, action: int, worlds: int, w: Array, x: Array, throws: Array) -> float:
    """The points of an action, added up over the worlds."""
    if v.phase == DICE:
        return best_throw_after(v, action, throws)
    if v.phase == TOKEN:
        value, _, _ = best_plan(v, x, 1 << action - TAKE)
        return value
    if v.phase == PLACE:
        missed = weigh_misses(v, x)
        return value_of_bet(v, x, v.token[v.this_round, v.seat], action - PUT, missed)
    if v.phase == EXCHANGE:
        if action == KEEP:
            return value_of_keeping(v, x, 1.0 * worlds)
        return value_of_exchange(v, x, action - SWAP, 1.0 * worlds)
    points = 0
    for k in range(worlds):
        card = card_in(w[WORLDS + k], v.bet_on[v.seat])
        points += points_of(v, SUBSETS[action - BET], card)
    return 1.0 * points


@rule
def value_throws(v: View, worlds: int, w: Array, x: Array, throws: Array) -> None:
    """The value of the best bet with each throw that the thrower can still make."""
    value_fresh_cards(v, w, x)
    for throw in range(THROWS):
        throws[throw] = -1e18
        if can_become(v, throw):
            tally(throw, worlds, w, x)
            value, _, _ = best_plan(v, x, ALL_TOKENS)
            throws[throw] = value


@rule
def best_throw_after(v: View, action: int, throws: Array) -> float:
    """The best throw still possible after accepting or turning a die."""
    r = v.this_round
    if action == ACCEPT:
        return throws[throw_now(v)]
    d, colour = (action - TURN) // COLOURS, (action - TURN) % COLOURS
    before, left = v.dice[r, d], v.turns_left
    v.dice[r, d] = colour
    if before < v.colours:
        v.turns_left -= 1
    best = -1e18
    for throw in range(THROWS):
        if throws[throw] > best and can_become(v, throw):
            best = throws[throw]
    v.dice[r, d] = before
    v.turns_left = left
    return best


def values(v: Any, actions: Sequence[int]) -> list[float] | None:
    """The expected points of each action, over all hands that the seat can have."""
    found, box = np.zeros(len(actions)), View.copy(v.box)
    call(worths, box, np.array(actions, np.int64), np.zeros(SCRATCH), np.zeros(THROWS), found)
    return found.tolist()


def advice(v: Any, action: int) -> list[Advice]:
    """Why an action is good."""
    worlds, counts = worlds_of(v)
    if v.phase == EXCHANGE:
        if action == KEEP:
            return [Keeps()]
        return [Unsure(action - SWAP, int((counts[action - SWAP] > 0).sum()))]
    if v.phase == FINAL:
        colour, bet = v.bet_on[v.seat], int(SUBSETS[action - BET])
        chosen = numbers(bet)
        share = sum(int(counts[colour, one]) for one in chosen) / len(worlds)
        return [Likely(colour, chosen, round(100 * share))]
    if v.phase == DICE:
        share, token, _ = _best_range(v, _sums(v, _dice_after(v, action), worlds), range(7))
        return [Dice(round(100 * share), v.worth[token])]
    return _why_bet(v, action, _sums(v, v.dice[v.this_round], worlds))


def knows(v: Any) -> Knew:
    """What the seat could be sure of about its cards."""
    worlds, counts = worlds_of(v)
    left = [[k for k in range(VALUES) if row[k]] for row in counts]
    cards = [Card(colour, some[0]) for colour, some in enumerate(left) if len(some) == 1]
    masks = [sum(1 << k for k in some) for some in left]
    final = v.phase == FINAL
    return Knew(min(v.this_round + 1, v.rounds), final, len(cards), cards, len(worlds), masks)


def _why_bet(v: Any, action: int, sums: Any) -> list[Advice]:
    if v.phase == TOKEN:
        share, token, start = _best_range(v, sums, [action - TAKE])
    else:
        token, start = v.token[v.this_round][v.seat], action - PUT
        share = float(sums[start : start + v.width[token]].sum())
    last = start + v.width[token] - 1
    parts = [share, float(sums[:start].sum()), float(sums[last + 1 :].sum())]
    covers = Covers(start, last, round(100 * share), v.worth[token], width=last - start)
    found: list[Advice] = [covers]
    if max(parts) < 1:
        found.append(Learns(round(100 * (1 - max(parts)))))
    return found


def _sums(v: Any, dice: Sequence[int], worlds: Any) -> Any:
    """The share of worlds with each sum of these dice."""
    total = np.zeros(len(worlds), np.int64)
    for colour in dice:
        if colour < v.colours:
            total += worlds >> (3 * colour) & 7
    return np.bincount(total, minlength=SPACES) / len(worlds)


def _dice_after(v: Any, action: int) -> list[int]:
    """The dice after accepting them or turning one."""
    dice = list(v.dice[v.this_round])
    if action != ACCEPT:
        dice[(action - TURN) // COLOURS] = (action - TURN) % COLOURS
    return dice


def _best_range(v: Any, sums: Any, tokens: Sequence[int]) -> tuple[float, int, int]:
    """The chance, token and start of the bet with the most expected points."""
    options = [
        (float(sums[start : start + v.width[token]].sum()), token, start)
        for token in tokens
        for start in range(SPACES + 1 - v.width[token])
    ]
    return max(options, key=lambda one: one[0] * v.worth[one[1]])


COACHING = Coaching(
    unit=POINTS, values=values, advice=advice, knows=knows, level="fair", rules=(worths,)
)
