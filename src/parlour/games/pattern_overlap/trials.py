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
from parlour.games.pattern_overlap.options import NOT_MY_STACK, TURNS
from parlour.games.pattern_overlap.rollout import (
    SECOND_LIST,
    best_of,
    borrowed,
    copy,
    in_turns,
    most_promising,
    otherwise,
    value,
)
from parlour.games.pattern_overlap.rules import (
    OVER,
    WAIT,
    State,
    apply,
    cards_in_hand,
    list_fits,
    may_always_wait,
)
from parlour.games.pattern_overlap.view import View, imagine_hands

CANDIDATES = 16
CARDS = 12_000  # played in all simulated games for a decision
RANDOM = 4  # in Not My Stack!, one simulated game in so many is played at random


@rule
def best_by_halving(
    v: View, s: State, actions: Array, count: int, chance: Chance, scratch: Array
) -> int:
    """Of the best-looking actions, the one that is left after all halvings."""
    few = most_promising(s, v.seat, actions, count, CANDIDATES, chance)
    if v.options.clock == TURNS and may_always_wait(s):
        actions[few] = WAIT
        few += 1
    total = np.zeros(CANDIDATES + 1, np.float64)
    in_turns(s, v.seat)
    games = CARDS // (cards_left(s) + 4) // halvings(few)
    while few > 1:
        for _ in range(max(1, games // few)):
            try_all(v, s, actions, few, total, chance, scratch)
        few = better_half(actions, total, few)
    return actions[0]


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
            action = reply(t, seat, replies, chance)
            chance.word = luck
            apply(t, chance, seat, action)
        total[k] += value(t, v.seat)
        chance.word = luck


@rule
def reply(s: State, seat: int, actions: Array, chance: Chance) -> int:
    """What a player does in a simulated game: take what is worth most now.

    In a Speed Round that is the placement that covers most, as most players go out in the same
    round, and then the squares count. The luck of a game is the same for every card, so in Not My
    Stack!, where others are hard to foresee, all of a game is played at random, or none of it.
    """
    count = list_fits(s, seat, actions, 0)
    if count == 0:
        return otherwise(s, seat, chance)
    if s.options.mode == NOT_MY_STACK and below(chance, RANDOM) == 0:
        return actions[below(chance, count)]
    return best_of(s, seat, actions, count, chance)


@rule
def better_half(actions: Array, total: Array, few: int) -> int:
    """Move the half that did better to the front and return its number."""
    half = (few + 1) // 2
    for k in range(half):
        best = k
        for j in range(k + 1, few):
            if total[j] > total[best]:
                best = j
        total[k], total[best] = total[best], total[k]
        actions[k], actions[best] = actions[best], actions[k]
    return half
