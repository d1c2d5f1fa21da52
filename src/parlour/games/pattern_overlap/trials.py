"""Trials: the search behind the master bot.

It tries more placements than rollout.py does, in more simulated games, and halves their number
again and again: what has done worse is dropped, and the games go to what is left. The same worlds
and the same luck serve all placements, so that they differ in nothing else.
"""

from __future__ import annotations

import numpy as np

from parlour.core.chance import Chance, below
from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.games.pattern_overlap.options import NOT_MY_STACK, SPEED, TURNS
from parlour.games.pattern_overlap.rollout import (
    SECOND_LIST,
    best_of,
    borrowed,
    copy,
    in_turns,
    most_promising,
    otherwise,
    value,
    worth,
)
from parlour.games.pattern_overlap.rules import (
    OVER,
    WAIT,
    State,
    apply,
    cards_in_hand,
    list_fits,
    may_always_wait,
    placed,
)
from parlour.games.pattern_overlap.view import View, imagine_hands
from parlour.games.pattern_overlap.weights import CARDS, place

CANDIDATES = 16
MARGIN, RANDOM, WAIT_AT_1 = place("margin"), place("random"), place("wait_at_1")
AT_ONCE, RARE, WAITING = place("at_once"), place("rare"), place("waiting")
MOST_TO_WAIT = 4  # points that a simulated player may wait with
MILLION = 1_000_000


@rule
def best_by_halving(
    v: View, s: State, actions: Array, count: int, chance: Chance, scratch: Array
) -> int:
    """Of the best-looking actions, the one that is left after all halvings."""
    few = most_promising(s, actions, count, CANDIDATES, chance)
    total, bonus = np.zeros(CANDIDATES + 1, np.float64), np.zeros(CANDIDATES + 1, np.float64)
    add_bonuses(s, actions, count, few, bonus, scratch)
    if v.options.clock == TURNS and may_always_wait(s):
        actions[few] = WAIT
        bonus[few] = scratch[WAITING]
        few += 1
    in_turns(s, v.seat)
    games = int(scratch[CARDS]) // (cards_left(s) + 4) // halvings(few)
    while few > 1:
        each = max(1, games // few)
        for _ in range(each):
            try_all(v, s, actions, few, total, chance, scratch)
        for k in range(few):
            total[k] += each * bonus[k]
        few = better_half(actions, total, bonus, few)
    return actions[0]


@rule
def add_bonuses(s: State, actions: Array, count: int, few: int, bonus: Array, x: Array) -> None:
    """What the first actions are worth besides what the simulated games will say."""
    for k in range(few):
        slot, ways = placed(s, actions[k])[1], 0
        for j in range(count):
            ways += placed(s, actions[j])[1] == slot
        bonus[k] = x[RARE] / ways
        bonus[k] += x[AT_ONCE] * worth(s, actions[k])


@rule
def cards_left(s: State) -> int:
    """The number of cards in all hands and piles."""
    left = 0
    for seat in range(s.seats):
        left += cards_in_hand(s, seat) + s.fresh[seat] + s.under[seat]
    return left


@rule
def halvings(few: int) -> int:
    """How often a number is halved until it is 1; at least 1."""
    times = 1
    while 1 << times < few:
        times += 1
    return times


@rule
def try_all(
    v: View, s: State, actions: Array, few: int, total: Array, chance: Chance, scratch: Array
) -> None:
    """Play one game after each of the first actions, with the same hands, piles and luck."""
    t = borrowed(scratch, 1)
    replies = scratch[SECOND_LIST:].view(np.int64)
    imagine_hands(v, chance, s)
    below(chance, 2)
    luck = chance.word
    for k in range(few):
        copy(scratch, s, t)
        apply(t, chance, v.seat, actions[k])
        while t.phase != OVER:
            seat = t.turn
            chance.word = luck
            action = reply(t, seat, replies, chance, scratch)
            chance.word = luck
            apply(t, chance, seat, action)
        total[k] += value(t, v.seat, scratch[MARGIN])
        chance.word = luck


@rule
def reply(s: State, seat: int, actions: Array, chance: Chance, x: Array) -> int:
    """What a player does in a simulated game: take what is worth most now, or wait for more.

    In a Speed Round that is the placement that covers most, as most players go out in the same
    round, and then the squares count. The luck of a game is the same for every card, so all of it
    is played at random, or nothing.
    """
    count = list_fits(s, seat, actions, 0)
    if count == 0:
        return otherwise(s, seat, chance)
    if x[RANDOM] > 0.0 and below(chance, MILLION) < x[RANDOM] * MILLION:
        return actions[below(chance, count)]
    found = best_of(s, actions, count, chance)
    if SPEED < s.options.mode < NOT_MY_STACK:
        points = min(worth(s, found), MOST_TO_WAIT)
        if x[WAIT_AT_1 + points - 1] > 0.0 and may_always_wait(s):
            for _ in range(s.this_round + seat):  # as the luck is the same for every card
                below(chance, MILLION)
            if below(chance, MILLION) < x[WAIT_AT_1 + points - 1] * MILLION:
                return WAIT
    return found


@rule
def better_half(actions: Array, total: Array, bonus: Array, few: int) -> int:
    """Move the half that did better to the front and return its number."""
    half = (few + 1) // 2
    for k in range(half):
        best = k
        for j in range(k + 1, few):
            if total[j] > total[best]:
                best = j
        total[k], total[best] = total[best], total[k]
        bonus[k], bonus[best] = bonus[best], bonus[k]
        actions[k], actions[best] = actions[best], actions[k]
    return half
