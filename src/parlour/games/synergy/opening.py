"""Synergy: how `fair` and `strong` choose first numbers and goals."""

from __future__ import annotations

from parlour.core.rule import hot, rule
from parlour.core.struct import Array
from parlour.games.synergy.cards import (
    GOAL,
    KINDS,
    PASSG,
    PASSN,
    SUMS,
    kind,
    one,
    value,
)
from parlour.games.synergy.check import fits, pair_fits, pair_sum, sum_with
from parlour.games.synergy.economy import cost_of_first
from parlour.games.synergy.options import LEFT
from parlour.games.synergy.planner import CHANCES, chance_to_meet, own_chances, pair_chances
from parlour.games.synergy.view import View
from parlour.games.synergy.weights import place

REACH = 0.25  # for `fair`
SECOND_BEST, PLANNED_REACH, AIMED = place("second_best"), place("reach"), place("aimed")
NO_CARD = place("no_card")


@rule
def chances(v: View, w: Array) -> None:
    """Fill in every place's chances: with a last number, or with two before the first is played."""
    if v.first[v.seat] >= 0:
        own_chances(v, w)
    else:
        pair_chances(v, w)


@rule
def best_goal(v: View, w: Array) -> int:
    """The goal that its eventual holder is most likely to meet."""
    found, best = -1, 0.0
    for k in range(KINDS):
        if v.goals[v.seat] >> k & 1:
            value = goal_value(v, w, k)
            if found < 0 or value > best + 1e-12:
                found, best = k, value
    return GOAL + found


@rule
def goal_value(v: View, w: Array, goal: int) -> float:
    """Score a goal for its eventual holder: the best chance plus a share of the second best."""
    holder = holder_of(v, v.seat)
    best, second = 0.0, 0.0
    for total in range(SUMS):
        if reaches(v, w, holder, total):
            p = chance_to_meet(v, w, holder, goal, total)
            if holder != v.seat:
                p *= likely_to_reach(w, holder, total)
            second = max(second, min(best, p))
            best = max(best, p)
    return best + w[SECOND_BEST] * second


@hot
def holder_of(v: View, seat: int) -> int:
    """The seat that gets a seat's goal."""
    if v.challenges & PASSG == 0:
        return seat
    step = 1 if v.options.pass_goal_dir == LEFT else v.seats - 1
    return (seat + step) % v.seats


@rule
def reaches(v: View, w: Array, holder: int, total: int) -> bool:
    """Whether a seat can reach a sum: by its own hand, or by public information for others."""
    if holder != v.seat:
        return likely_to_reach(w, holder, total) > 0.0
    found = False
    for k in range(v.held[v.seat]):
        t = v.hand[v.seat, k]
        if v.first[v.seat] >= 0:
            found = found or (fits(v, v.seat, t) and sum_with(v, v.seat, t) == total)
        else:
            for j in range(v.held[v.seat]):
                found = found or (j != k and pair_reaches(v, t, v.hand[v.seat, j], total))
    return found


@rule
def pair_reaches(v: View, first: int, last: int, total: int) -> bool:
    a = value(first)
    fit = pair_fits(v.challenges, v.options, first, a, last)
    return fit and pair_sum(v.challenges, first, a, last) == total


@rule
def likely_to_reach(w: Array, place: int, total: int) -> float:
    """The chance of a sum, adjusted because a player who aims for it reaches it more often."""
    p = w[CHANCES + place * SUMS + total]
    return p / (p + w[AIMED]) if p > 0.0 else 0.0


@rule
def best_first(v: View, sweeps: int, w: Array) -> int:
    """The first number that keeps the best goals and the most sums within reach."""
    found, best = -1, 0.0
    for k in range(v.held[v.seat]):
        if k == 0 or v.hand[v.seat, k] != v.hand[v.seat, k - 1]:
            value = first_value(v, w, k, w[PLANNED_REACH] if sweeps else REACH)
            if sweeps:
                value -= cost_of_first(v, own_cards(v), v.hand[v.seat, k], w)
            if found < 0 or value > best + 1e-12:
                found, best = v.hand[v.seat, k], value
    return found


@rule
def first_value(v: View, w: Array, k: int, reach: float) -> float:
    """Score playing the k-th number in hand first."""
    t = v.hand[v.seat, k]
    if v.challenges & PASSN:
        return -abs(value(t) - 3.0)
    totals = 0
    for j in range(v.held[v.seat]):
        last = v.hand[v.seat, j]
        if j != k and pair_fits(v.challenges, v.options, t, value(t), last):
            totals |= 1 << pair_sum(v.challenges, t, value(t), last)
    if totals == 0:
        return w[NO_CARD]
    goals = v.goals[v.seat] if v.goal[v.seat] < 0 else 1 << kind(v.goal[v.seat])
    top = 0.0
    for goal in range(KINDS):
        if goals >> goal & 1:
            top = max(top, reach_value(v, w, goal, totals))
    return top + reach * reach_sum(v, w, goals, totals)


@rule
def reach_value(v: View, w: Array, goal: int, totals: int) -> float:
    """The best chance of meeting a goal with these sums, plus a share of the second best."""
    best, second = 0.0, 0.0
    for total in range(SUMS):
        if totals >> total & 1:
            p = chance_to_meet(v, w, v.seat, goal, total)
            second = max(second, min(best, p))
            best = max(best, p)
    return best + w[SECOND_BEST] * second


@rule
def reach_sum(v: View, w: Array, goals: int, totals: int) -> float:
    """The best goal's chance at each of these sums, added up."""
    found = 0.0
    for total in range(SUMS):
        if totals >> total & 1:
            best = 0.0
            for goal in range(KINDS):
                if goals >> goal & 1:
                    best = max(best, chance_to_meet(v, w, v.seat, goal, total))
            found += best
    return found


@rule
def own_cards(v: View) -> int:
    """The viewer's hand as a set."""
    cards = 0
    for k in range(v.held[v.seat]):
        cards += one(v.hand[v.seat, k])
    return cards
