"""Synergy: first numbers and goals tried out on imagined hands and goals of the others.

The others are imagined to choose as `strong` does, and then everyone follows the plan. What the
round is worth then, on average, is what a number or goal is worth to the team.
"""

from __future__ import annotations

from parlour.core.chance import Chance, below
from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.games.synergy.belief import NOTED, believe_goals, note_meetings, rated, ways_of
from parlour.games.synergy.cards import (
    GHOST,
    KINDS,
    NOTHING,
    NUMBER_CARDS,
    PASSG,
    PASSN,
    SEATS,
    SUMS,
    TYPES,
    VALUES,
)
from parlour.games.synergy.opening import best_first, goal_value, holder_of
from parlour.games.synergy.planner import (
    BELIEVES,
    CHANCES,
    COUNT,
    HEARS,
    RANKS,
    TABLE,
    WAYS,
    WORTH,
    best_way,
    own_chances,
    plan_once,
    weigh,
)
from parlour.games.synergy.rules import carry
from parlour.games.synergy.view import View, goals_played
from parlour.games.synergy.weights import FIRST_WORLDS, WORLDS, place

SCORE = NOTED  # by goal, or by number in hand
IMAGINED = SCORE + NUMBER_CARDS  # the values of the hidden numbers in each hand, as bits
DRAWN = IMAGINED + SEATS  # how many of each value, in four bits each
THEIRS = DRAWN + SEATS  # the first number of each seat
PAIRS = THEIRS + SEATS  # the chances before anything is played
PASSED = PAIRS + SEATS * SUMS  # the value of each kind of goal that a seat may pass on
USED = PASSED + SEATS * KINDS
NO_CARD = place("no_card")
SWEEPS = 2  # as `strong`


@rule
def try_goals(v: View, chance: Chance, w: Array) -> None:
    """Add the mean value of the round with each of the viewer's goals to SCORE."""
    worlds = int(w[WORLDS])
    value_passed(v, w)
    for _ in range(worlds):
        for seat in range(v.seats):
            if seat == v.seat:
                w[IMAGINED + seat] = values_in(own_drawn(v))
            else:
                imagine_hand(v, chance, w, seat)
                imagine_goal(v, chance, w, seat)
        if v.seats == GHOST:
            v.last[GHOST] = imagine_ghost(v, chance)
        for k in range(KINDS):
            if v.goals[v.seat] >> k & 1:
                v.goal[holder_of(v, v.seat)] = v.seat * KINDS + k
                w[SCORE + k] += outcome(v, w) / worlds
        for seat in range(v.seats):
            v.goal[seat] = NOTHING
        if v.seats == GHOST:
            v.last[GHOST] = NOTHING
    w[HEARS] = 0.0


@rule
def value_passed(v: View, w: Array) -> None:
    """Fill PASSED if goals are passed on."""
    me = v.seat
    if v.challenges & PASSG:
        for seat in range(v.seats):
            v.seat = seat
            for k in range(KINDS):
                w[PASSED + seat * KINDS + k] = goal_value(v, w, k)
    v.seat = me


@rule
def own_drawn(v: View) -> int:
    """How many of each value the viewer has that aren't known to everyone, in four bits each."""
    drawn = 0
    for k in range(VALUES):
        t = v.seat * VALUES + k
        for j in range(v.held[v.seat]):
            drawn += (v.hand[v.seat, j] == t) << 4 * k
        for j in range(v.known_count[v.seat]):
            drawn -= (v.known[v.seat, j] == t) << 4 * k
    return drawn


@rule
def values_in(drawn: int) -> int:
    """Which values there are, as bits."""
    values = 0
    for k in range(VALUES):
        values |= (drawn >> 4 * k & 15 > 0) << k
    return values


@rule
def imagine_hand(v: View, chance: Chance, w: Array, seat: int) -> None:
    """Draw the hidden numbers of a seat; again, at most twice, if none may be played last."""
    for _ in range(3):
        draw_hand(v, chance, w, seat)
        if ways_of(w, seat, int(w[IMAGINED + seat])):
            break


@rule
def draw_hand(v: View, chance: Chance, w: Array, seat: int) -> None:
    """Draw the hidden numbers of a seat."""
    left, drawn = 0, 0
    for k in range(VALUES):
        left += v.unseen[seat, k]
    for _ in range(v.held[seat] - v.known_count[seat]):
        n = below(chance, left)
        k = 0
        while n >= v.unseen[seat, k] - (drawn >> 4 * k & 15):
            n -= v.unseen[seat, k] - (drawn >> 4 * k & 15)
            k += 1
        drawn += 1 << 4 * k
        left -= 1
    w[DRAWN + seat] = drawn
    w[IMAGINED + seat] = values_in(drawn)


@rule
def imagine_goal(v: View, chance: Chance, w: Array, seat: int) -> None:
    """Draw goals for a seat and put down the one that is best for its imagined hand."""
    kind = best_kind(v, w, seat, draw_goals(v, chance, seat))
    v.goal[holder_of(v, seat)] = seat * KINDS + kind


@rule
def draw_goals(v: View, chance: Chance, seat: int) -> int:
    """A random hand of goals, as bits."""
    left, count, drawn = ((1 << KINDS) - 1) & ~goals_played(v, seat), 0, 0
    for k in range(KINDS):
        count += left >> k & 1
    for _ in range(v.goals_held[seat]):
        n = below(chance, count)
        k = 0
        while n > 0 or not left >> k & 1:
            n -= left >> k & 1
            k += 1
        left &= ~(1 << k)
        drawn |= 1 << k
        count -= 1
    return drawn


@rule
def best_kind(v: View, w: Array, seat: int, goals: int) -> int:
    """The goal that is best for the imagined hand of a seat, or for who will get it."""
    ways = ways_of(w, seat, int(w[IMAGINED + seat]))
    found, best = 0, -1.0
    for k in range(KINDS):
        if goals >> k & 1:
            passed = v.challenges & PASSG != 0
            value = w[PASSED + seat * KINDS + k] if passed else rated(w, seat, k, ways)
            if value > best + 1e-12:
                found, best = k, value
    return found


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
    plan_once(v, SWEEPS, w)
    at = 0
    for place_ in range(SEATS):
        k = 0
        if place_ < v.seats:
            if place_ == v.seat:
                weigh(w, place_)
            else:
                for j in range(WAYS):
                    w[WORTH + j] = w[RANKS + place_ * WAYS + j]
            k = best_way(w, place_, int(w[IMAGINED + place_]))
            if k < 0:
                return w[NO_CARD]
        at = at * int(w[COUNT + place_]) + k
    return w[TABLE + at]


@rule
def try_firsts(v: View, chance: Chance, w: Array) -> None:
    """Add the mean value of the round with each of the viewer's numbers as the first to SCORE."""
    me, worlds = v.seat, int(w[FIRST_WORLDS])
    for k in range(SEATS * SUMS):
        w[PAIRS + k] = w[CHANCES + k]
    for _ in range(worlds):
        for k in range(SEATS * SUMS):
            w[CHANCES + k] = w[PAIRS + k]
        for seat in range(v.seats):
            if seat != me:
                imagine_first(v, chance, w, seat)
        v.seat = me
        w[DRAWN + me] = own_drawn(v)
        ghost = imagine_ghost(v, chance) if v.seats == GHOST else NOTHING
        if ghost >= 0:
            v.ghost_pile[ghost] -= 1
            v.last[GHOST] = imagine_ghost(v, chance)
        for k in range(v.held[me]):
            if k == 0 or v.hand[me, k] != v.hand[me, k - 1]:
                w[THEIRS + me] = v.hand[me, k]
                w[SCORE + k] += outcome_of_firsts(v, w, ghost) / worlds
            else:
                w[SCORE + k] = w[SCORE + k - 1]
        if ghost >= 0:
            v.ghost_pile[ghost] += 1
            v.last[GHOST] = NOTHING
        for seat in range(v.seats):
            if seat != me:
                v.goals[seat] = 0
    w[HEARS] = 0.0


@rule
def imagine_first(v: View, chance: Chance, w: Array, seat: int) -> None:
    """Draw a hand for a seat, and let it choose its first number as `strong` would."""
    draw_hand(v, chance, w, seat)
    count, drawn = 0, int(w[DRAWN + seat])
    for k in range(v.known_count[seat]):
        v.hand[seat, count] = v.known[seat, k]
        count += 1
    for k in range(VALUES):
        for _ in range(drawn >> 4 * k & 15):
            v.hand[seat, count] = seat * VALUES + k
            count += 1
    if v.goal[seat] < 0:
        v.goals[seat] = draw_goals(v, chance, seat)
    v.seat = seat
    w[THEIRS + seat] = best_first(v, 1, w)
    for k in range(count):
        v.hand[seat, k] = 0


@rule
def outcome_of_firsts(v: View, w: Array, ghost: int) -> float:
    """The value of the round with these first numbers, if everyone then chooses a goal."""
    was_known = 0  # four bits for each seat
    choosing = v.goal[v.seat] < 0
    for seat in range(v.seats):
        was_known |= put_first(v, seat, int(w[THEIRS + seat])) << 4 * seat
        drawn = int(w[DRAWN + seat])
        if was_known >> 4 * seat & 15 == 0:
            drawn -= 1 << 4 * (int(w[THEIRS + seat]) % VALUES)
        w[IMAGINED + seat] = values_in(drawn)
    if ghost >= 0:
        v.first[GHOST] = ghost
    if v.challenges & PASSN:
        carry(v.first, v.seats, v.options.pass_number_dir)
    last = v.last[GHOST]
    if ghost >= 0:
        v.last[GHOST] = NOTHING
    w[HEARS] = 0.0
    own_chances(v, w)
    note_meetings(v, w)
    if choosing:
        value_passed(v, w)
        for seat in range(v.seats):
            kind = best_kind(v, w, seat, v.goals[seat])
            v.goal[holder_of(v, seat)] = seat * KINDS + kind
    v.last[GHOST] = last
    found = outcome(v, w)
    for seat in range(v.seats):
        take_first(v, seat, int(w[THEIRS + seat]), was_known >> 4 * seat & 15)
        if choosing:
            v.goal[seat] = NOTHING
    if ghost >= 0:
        v.first[GHOST] = NOTHING
    return found


@rule
def put_first(v: View, seat: int, t: int) -> int:
    """Put down a first number; returns its place, from 1, among the known ones, or 0."""
    place_, end = 0, v.known_count[seat] - 1
    for k in range(end + 1):
        if place_ == 0 and v.known[seat, k] == t:
            place_ = k + 1
    if place_:
        v.known[seat, place_ - 1], v.known[seat, end] = v.known[seat, end], t
        v.known_count[seat] -= 1
    else:
        v.unseen[seat, t % VALUES] -= 1
    v.held[seat] -= 1
    v.first[seat] = t
    return place_


@rule
def take_first(v: View, seat: int, t: int, place_: int) -> None:
    """Take a first number back to its place."""
    if place_:
        end = v.known_count[seat]
        v.known[seat, end], v.known[seat, place_ - 1] = v.known[seat, place_ - 1], t
        v.known_count[seat] += 1
    else:
        v.unseen[seat, t % VALUES] += 1
    v.held[seat] += 1
    v.first[seat] = NOTHING
