"""Rollouts from a seat's view: the search behind the strong bot.

The simulated states live in the bot's scratch array, and the normal rules play them. Rollouts are
played in turns, whatever the table's clock.
"""

from __future__ import annotations

import numpy as np

from parlour.core.chance import Chance, below
from parlour.core.rule import compiled_as, rule
from parlour.core.struct import Array
from parlour.games.pattern_overlap.options import DIVERSIFY, NOT_MY_STACK, SPEED, TURNS
from parlour.games.pattern_overlap.patchwork import (
    SPOTS,
    cell_of,
    covered,
    how_many,
    touched,
)
from parlour.games.pattern_overlap.rules import (
    HAND,
    LAST_CALL,
    OVER,
    PLAY,
    WAIT,
    State,
    apply,
    cards_in_hand,
    is_search,
    list_fits,
    may_swap,
    nth_swap,
    pick_otherwise,
    place_of,
    placed,
    score,
)
from parlour.games.pattern_overlap.view import View, imagine, imagine_hands

STATE = State.dtype
STATE_BYTES = STATE.itemsize
STATE_WORDS = -(-STATE_BYTES // 8)
LISTED = 12 * SPOTS
FIRST_LIST = 2 * STATE_WORDS  # scratch layout: two states, then two lists of actions
SECOND_LIST = FIRST_LIST + LISTED
ROLLOUT_WORK = SECOND_LIST + LISTED

CANDIDATES = 8
WORLDS = 24
MARGIN = 0.05
MOST_CARDS = 63  # more than a location and its owner can have
CARELESS = 2  # in Not My Stack!, one in this many of the other players plays anything
AT_ONCE = 0.09  # wins that a point of worth counts there, besides what the games say

_states: tuple[State, State] = State.box()[0], State.box()[0]


def _in_the_workspace(scratch: Array, which: int) -> State:
    words = scratch[which * STATE_WORDS : (which + 1) * STATE_WORDS]
    state: State = words.view(np.uint8)[:STATE_BYTES].view(STATE)[0]
    return state


@compiled_as(_in_the_workspace)
def borrowed(scratch: Array, which: int) -> State:
    """One of two reusable states; compiled code keeps them in the scratch array."""
    return _states[which]


@rule
def supposed(v: View, chance: Chance, scratch: Array) -> State:
    """An imagined state that fits the view, in the first reusable state."""
    s = borrowed(scratch, 0)
    imagine(v, chance, s, scratch)
    return s


@rule
def otherwise(s: State, seat: int, chance: Chance) -> int:
    """The action when there is no placement: get ready, choose, swap or wait."""
    if is_search(s):
        return WAIT  # the search for a starting board is for people
    if s.phase < PLAY:
        return pick_otherwise(s, seat, chance)
    if may_swap(s, seat):
        return nth_swap(s, seat, below(chance, cards_in_hand(s, seat)))
    return WAIT


@rule
def worth(s: State, action: int) -> int:
    """What a placement is worth in the table's mode, without looking ahead.

    In Not My Stack!, the location to hit is the one that will have the fewest cards when its owner
    goes out. The leader is hit about twice for each card that they still have.
    """
    loc, _, _, x, y = placed(s, action)
    if s.options.mode == NOT_MY_STACK:
        left = cards_in_hand(s, loc) + s.fresh[loc] + s.under[loc]
        return MOST_CARDS - s.on_location[loc] - 2 * left
    cell = cell_of(s.table, loc, x, y)
    if s.options.mode == DIVERSIFY:
        return how_many(touched(s.table, cell))
    return covered(s.table, cell)


@rule
def best_of(s: State, actions: Array, count: int, chance: Chance) -> int:
    """The action that is worth most, ties broken at random."""
    best = -1
    found = -1
    equal = 0
    for k in range(count):
        value = worth(s, actions[k])
        if value > best:
            best = value
            found = actions[k]
            equal = 1
        elif value == best:
            equal += 1
            if below(chance, equal) == 0:
                found = actions[k]
    return found


@rule
def rarest_card(s: State, actions: Array, count: int) -> int:
    """Keep only the placements of the card with the fewest, and return their number."""
    best = -1
    fewest = count + 1
    for slot in range(HAND):
        ways = 0
        for k in range(count):
            ways += placed(s, actions[k])[1] == slot
        if 0 < ways < fewest:
            fewest = ways
            best = slot
    kept = 0
    for k in range(count):
        if placed(s, actions[k])[1] == best:
            actions[kept] = actions[k]
            kept += 1
    return kept


@rule
def greedy(s: State, seat: int, actions: Array, chance: Chance, careless: int) -> int:
    """The best-looking placement, or any; in Speed Round, one of the least flexible card."""
    count = list_fits(s, seat, actions, 0)
    if count == 0:
        return otherwise(s, seat, chance)
    if careless:
        return actions[below(chance, count)]
    if s.options.mode == SPEED:
        count = rarest_card(s, actions, count)
    return best_of(s, actions, count, chance)


@rule
def in_turns(s: State, seat: int) -> None:
    """Switch a simulated game to turns, starting with this seat."""
    s.said = 0
    if s.options.clock == TURNS:
        return
    s.options.clock = TURNS
    s.first = seat
    s.turn = seat
    s.this_round = 0
    s.still = 0
    s.last_round = 1 if s.phase == LAST_CALL else -1
    s.phase = PLAY


@rule
def play_out(s: State, me: int, actions: Array, chance: Chance) -> None:
    """Play greedily to the end of the game; in Not My Stack!, some others play anything."""
    careless = 0
    if s.options.mode == NOT_MY_STACK:
        for seat in range(s.seats):
            careless |= (seat != me and below(chance, CARELESS) == 0) << seat
    while s.phase != OVER:
        seat = s.turn
        apply(s, chance, seat, greedy(s, seat, actions, chance, careless >> seat & 1))


@rule
def value(s: State, seat: int, margin: float) -> float:
    """The value of a finished game: 1 for a win, split if shared, and more for each point ahead."""
    winners = 0
    rival = -100
    for other in range(s.seats):
        winners += place_of(s, other) == 1
        if other != seat:
            rival = max(rival, score(s, other))
    won = 1.0 / winners if place_of(s, seat) == 1 else 0.0
    return won + margin * (score(s, seat) - rival)


@rule
def most_promising(s: State, actions: Array, count: int, most: int, chance: Chance) -> int:
    """Move the best-looking actions to the front, at most so many, and return their number."""
    few = min(count, most)
    for k in range(few):
        best = k
        highest = -1
        for j in range(k, count):
            looks = worth(s, actions[j]) * 64 + below(chance, 64)
            if looks > highest:
                highest = looks
                best = j
        actions[k], actions[best] = actions[best], actions[k]
    return few


@rule
def best_by_playing_out(
    v: View, s: State, actions: Array, count: int, chance: Chance, scratch: Array
) -> int:
    """Of the best-looking actions, the one that does best in rollouts."""
    few = most_promising(s, actions, count, CANDIDATES, chance)
    if few == 1:
        return actions[0]
    t = borrowed(scratch, 1)
    replies = scratch[SECOND_LIST:].view(np.int64)
    total = np.zeros(CANDIDATES, np.float64)
    if s.options.mode == NOT_MY_STACK:
        for k in range(few):
            total[k] = WORLDS * AT_ONCE * worth(s, actions[k])
    in_turns(s, v.seat)
    for _ in range(WORLDS):
        imagine_hands(v, chance, s)
        for k in range(few):
            copy(scratch, s, t)
            apply(t, chance, v.seat, actions[k])
            play_out(t, v.seat, replies, chance)
            total[k] += value(t, v.seat, MARGIN)
    best = 0
    for k in range(1, few):
        if total[k] > total[best]:
            best = k
    return actions[best]


def _copy_words(scratch: Array, s: State, t: State) -> None:
    scratch[STATE_WORDS : 2 * STATE_WORDS] = scratch[:STATE_WORDS]


@compiled_as(_copy_words)
def copy(scratch: Array, s: State, t: State) -> None:
    """Copy the first reusable state to the second."""
    for name, kept in vars(State.copy([s])[0]).items():
        t.__dict__[name] = kept
