"""Synergy: the ten action cards, when they may be used and what they do.

The functions that decide whether a card may be used take a state or a view.
"""

from __future__ import annotations

from typing import Any

from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.games.synergy.cards import (
    ACTION,
    LOWER,
    NOBODY,
    NUMBER_CARDS,
    PAIRS,
    PASS,
    PICK2,
    UPPER,
    USE_A,
    USE_B,
    USE_C,
    USE_D,
    USE_E,
    USE_F,
    USE_G,
    USE_H,
    USE_I,
    USE_J,
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
    I,
    J,
    State,
    copies,
    kind,
    list_types,
    one,
)
from parlour.games.synergy.check import current, ring
from parlour.games.synergy.options import ONE_TO_FIVE


@rule
def list_uses(s: Any, seat: int, hand: int, moves: Array, count: int) -> int:
    """List the action card uses open to a seat with this hand, in ascending order."""
    if s.acts & A:
        count = list_types(row_types(s, seat), USE_A, moves, count)  # S15
    if s.acts & B:
        others = hand & ~(3 << 2 * s.first[seat])
        count = list_types(others, USE_B, moves, count)  # S16
    if s.acts & C:
        count = list_types(row_types(s, seat), USE_C, moves, count)  # S15
    if s.acts & D:
        for other in range(s.seats):
            if kind(s.goal[other]) != kind(s.goal[seat]):
                moves[count] = USE_D + other  # S17
                count += 1
    if s.acts & E:
        for pair in range(PAIRS):
            if goals_differ(s, LOWER[pair], UPPER[pair]):
                moves[count] = USE_E + pair  # S17
                count += 1
    return list_more_uses(s, seat, moves, count)


@rule
def list_more_uses(s: Any, seat: int, moves: Array, count: int) -> int:
    """List the uses of F to J."""
    for other in range(ring(s)):
        if s.acts & F and may_raise(s, other):
            moves[count] = USE_F + other  # S18
            count += 1
    for other in range(ring(s)):
        if s.acts & G and may_lower(s, other):
            moves[count] = USE_G + other  # S18
            count += 1
    if s.acts & H and not is_bound_to_meet(s, seat):
        moves[count] = USE_H  # S20
        count += 1
    if s.acts & I:
        for pair in range(PAIRS):
            if numbers_differ(s, LOWER[pair], UPPER[pair]):
                moves[count] = USE_I + pair  # S19
                count += 1
    if s.acts & J and not is_bound_to_meet(s, seat):
        moves[count] = USE_J  # S21
        count += 1
    return count


@rule
def row_types(s: Any, seat: int) -> int:
    """The types in a discard row, as a set with one copy of each."""
    found = 0
    for k in range(s.row_count[seat]):
        found |= one(s.row[seat, k])
    return found


@rule
def goals_differ(s: Any, i: int, j: int) -> bool:
    return j < s.seats and kind(s.goal[i]) != kind(s.goal[j])


@rule
def numbers_differ(s: Any, i: int, j: int) -> bool:
    """Whether swapping two first numbers would change anything."""
    if j >= ring(s):
        return False
    marks_differ = (s.plus_at == i) != (s.plus_at == j) or (s.minus_at == i) != (s.minus_at == j)
    return s.first[i] != s.first[j] or marks_differ  # S19


@rule
def may_raise(s: Any, seat: int) -> bool:
    return s.options.card_bounds != ONE_TO_FIVE or current(s, seat) < 5  # S18


@rule
def may_lower(s: Any, seat: int) -> bool:
    return s.options.card_bounds != ONE_TO_FIVE or current(s, seat) > 1  # S18


@rule
def is_bound_to_meet(s: Any, seat: int) -> bool:
    """Whether a seat holds the super or the hyper card."""
    return seat == s.super_seat or seat == s.hyper_seat


@rule
def is_idle(s: State) -> bool:
    """Whether public information alone shows that no one can use a card."""
    able = open_to_act(s)
    if s.acts & B:
        return able == 0  # S13: whether B is usable depends on a hidden hand
    useful = False
    for seat in range(s.seats):
        useful = useful or (able >> seat & 1 == 1 and has_use(s, seat))
    return not useful  # S13


@rule
def open_to_act(s: State) -> int:
    """The seats still below their action card limit, as bits."""
    able = 0
    for seat in range(s.seats):
        if s.used[seat] < s.options.actions_per_seat_round:
            able |= 1 << seat  # S13
    return able


@rule
def has_use(s: State, seat: int) -> bool:
    """Whether a seat could use a card other than B."""
    if s.acts & (A | C) and s.row_count[seat] > 0:
        return True
    if s.acts & (H | J) and not is_bound_to_meet(s, seat):
        return True
    for i in range(ring(s)):
        if (s.acts & F and may_raise(s, i)) or (s.acts & G and may_lower(s, i)):
            return True
        for j in range(i + 1, ring(s)):
            if s.acts & I and numbers_differ(s, i, j):
                return True
            if s.acts & E and goals_differ(s, i, j):
                return True
            if s.acts & D and (i == seat or j == seat) and goals_differ(s, i, j):
                return True
    return False


@rule
def use(s: State, seat: int, action: int) -> None:
    """Use an action card and remove it from the game."""
    if s.phase == PICK2:
        take_back(s, seat, action - USE_C)  # S15
        s.phase = ACTION
        return
    s.use_action[s.uses] = action
    s.use_seat[s.uses] = seat
    s.use_round[s.uses] = s.round_no
    s.uses += 1
    s.acts &= ~card_of(action)
    s.used[seat] += 1
    do_use(s, seat, action)


@rule
def do_use(s: State, seat: int, action: int) -> None:
    """Carry out the effect of an action card."""
    card = card_of(action)
    if card == A:
        take_back(s, seat, action - USE_A)
    elif card == B:
        exchange(s, seat, action - USE_B)
    elif card == C:
        take_back(s, seat, action - USE_C)
        if s.row_count[seat] > 0:
            s.phase = PICK2  # S15
    elif card == D:
        swap_goals(s, seat, action - USE_D)
    elif card == E:
        swap_goals(s, LOWER[action - USE_E], UPPER[action - USE_E])
    elif card == F:
        s.plus_at = action - USE_F
    elif card == G:
        s.minus_at = action - USE_G
    elif card == H:
        s.bonus = 1
    elif card == I:
        swap_numbers(s, LOWER[action - USE_I], UPPER[action - USE_I])
    else:
        s.ignored = seat


@rule
def card_of(action: int) -> int:
    """The action card that an action uses, or 0."""
    if action <= PASS or action > USE_J:
        return 0
    if action < USE_D:
        return A if action < USE_B else B if action < USE_C else C
    if action < USE_G:
        return D if action < USE_E else E if action < USE_F else F
    if action < USE_I:
        return G if action < USE_H else H
    return I if action < USE_J else J


@rule
def take_back(s: State, seat: int, t: int) -> None:
    """Move a number from a seat's row to its hand, where everyone knows it."""
    k = 0
    while s.row[seat, k] != t:
        k += 1
    s.row_count[seat] -= 1
    for j in range(k, s.row_count[seat]):
        s.row[seat, j] = s.row[seat, j + 1]
    take_in(s, seat, t)


@rule
def take_in(s: State, seat: int, t: int) -> None:
    """Add a number that everyone has seen to a hand."""
    s.hand[seat] += one(t)
    s.known[seat] += one(t)
    s.held[seat] += 1


@rule
def give_out(s: State, seat: int, t: int) -> None:
    """Remove a number from a hand, face up; of twins, the publicly known one goes first."""
    s.hand[seat] -= one(t)
    s.held[seat] -= 1
    if copies(s.known[seat], t) > 0:
        s.known[seat] -= one(t)  # S34
    else:
        s.shown[seat, s.shown_count[seat]] = t
        s.shown_at[seat, s.shown_count[seat]] = NUMBER_CARDS - s.pile_left[seat]
        s.shown_count[seat] += 1


@rule
def exchange(s: State, seat: int, t: int) -> None:
    """Swap the played number with one in hand; its markers are lost."""
    give_out(s, seat, t)
    take_in(s, seat, s.first[seat])
    s.first[seat] = t
    if s.plus_at == seat:
        s.plus_at = NOBODY  # S16
    if s.minus_at == seat:
        s.minus_at = NOBODY  # S16


@rule
def swap_goals(s: State, i: int, j: int) -> None:
    goal = s.goal[i]
    s.goal[i] = s.goal[j]
    s.goal[j] = goal


@rule
def swap_numbers(s: State, i: int, j: int) -> None:
    """Swap two first numbers along with their markers."""
    number = s.first[i]
    s.first[i] = s.first[j]
    s.first[j] = number
    s.plus_at = other_of(s.plus_at, i, j)  # S19
    s.minus_at = other_of(s.minus_at, i, j)


@rule
def other_of(place: int, i: int, j: int) -> int:
    if place == i:
        return j
    return i if place == j else place
