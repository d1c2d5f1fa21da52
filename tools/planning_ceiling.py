"""How often perfect planning would win Transmitter's `expert`: python tools/planning_ceiling.py

It solves a simpler game exactly: every card is drawn with replacement, so nothing is to be learned
from the cards that were played. What is left is what the planner of `strong` approximates: which
card to play for the best chance to match now or later. It takes five minutes.

one receiver    keeps two cards and draws one, as in the game with two players
fresh hands     every play is made with three new cards, as if there were very many receivers
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import comb

import numpy as np
from numba import njit

from parlour.games.transmitter.objectives import OBJECTIVES
from parlour.games.transmitter.options import HIGHEST, VALUES

BEFORE_DRIFT = 4  # plays; as many after it
ROUNDS = 5  # won rounds that win, and lost ones that lose
FREE = 99  # a bound that no total reaches
ZERO = 100  # where a table over totals has the total 0

HANDS = np.array(list(combinations_with_replacement(range(VALUES), 3)))
PAIRS = np.array(list(combinations_with_replacement(range(VALUES), 2)))
_PAIR = {tuple(pair): k for k, pair in enumerate(PAIRS.tolist())}
_HAND = {tuple(hand): k for k, hand in enumerate(HANDS.tolist())}
LEFT = np.array([[_PAIR[a, b] for a, b in ((h[1], h[2]), (h[0], h[2]), (h[0], h[1]))]
                 for h in HANDS.tolist()])  # fmt: skip
DRAWN = np.array([[_HAND[tuple(sorted((*pair, new)))] for new in range(VALUES)]
                  for pair in PAIRS.tolist()])  # fmt: skip
LIKELY = np.where(PAIRS[:, 0] == PAIRS[:, 1], 1, 2) / VALUES**2  # two cards drawn

# All chances are joint ones: of a position and of winning from there.


def main() -> None:
    for name, fresh in ("one receiver", False), ("fresh hands", True):
        rate = round_won(fresh)
        print(f"{name}: {100 * rate:.2f}% of rounds, {100 * game_won(rate):.2f}% of games")


def game_won(rate: float) -> float:
    """The chance to win enough rounds before losing as many."""
    return sum(
        comb(ROUNDS - 1 + lost, lost) * rate**ROUNDS * (1 - rate) ** lost for lost in range(ROUNDS)
    )


def round_won(fresh: bool) -> float:
    """The chance of winning a round with the best play."""
    layers = [{(0, len(OBJECTIVES), 0)}]  # positions: the first and last possible card, the stack
    for _ in range(BEFORE_DRIFT):
        layers.append({after for before in layers[-1] for v in range(VALUES)
                       for after in answers(*before, v)})  # fmt: skip
    worth = {one: after_the_drift(*one, fresh) for one in layers.pop()}
    for positions in reversed(layers):
        worth = {one: first_card(one, worth, fresh) for one in positions}
    return float(LIKELY @ worth[0, len(OBJECTIVES), 0])


def answers(first: int, last: int, stack: int, value: int) -> list[tuple[int, int, int]]:
    """The positions after either hint."""
    total = stack + value - HIGHEST
    below, above = (int(np.searchsorted(OBJECTIVES, total, side)) for side in ("left", "right"))
    found = [(first, min(last, below), total), (max(first, above), last, total)]
    return [one for one in found if one[0] < one[1]]


def first_card(
    at: tuple[int, int, int], later: dict[tuple[int, int, int], np.ndarray], fresh: bool
) -> np.ndarray:
    """The worth of a position before the drift, for every pair in hand."""
    now, then = np.zeros(VALUES), np.zeros((VALUES, len(PAIRS)))
    for value in range(VALUES):
        total = at[2] + value - HIGHEST
        now[value] = np.sum(OBJECTIVES[at[0] : at[1]] == total) / len(OBJECTIVES)
        for after in answers(*at, value):
            then[value] += later[after]
    return best(now, then, fresh)


def after_the_drift(first: int, last: int, stack: int, fresh: bool) -> np.ndarray:
    """The worth of a position just before the second objective card is drawn."""
    chances = np.zeros(2 * ZERO)
    for card in OBJECTIVES[first:last]:
        for other in OBJECTIVES:
            if other != card and card + other != stack:  # a match by drawing loses
                chances[ZERO + card + other] += 1 / len(OBJECTIVES) / (len(OBJECTIVES) - 1)
    return second_card(BEFORE_DRIFT, chances, -FREE, FREE, stack, fresh)


@njit
def second_card(
    plays: int, chances: np.ndarray, low: int, high: int, stack: int, fresh: bool
) -> np.ndarray:
    """The worth of a position after the drift, for every pair in hand."""
    now, then = np.zeros(VALUES), np.zeros((VALUES, len(PAIRS)))
    for value in range(VALUES):
        total = stack + value - HIGHEST
        if low < total < high:
            now[value] = chances[ZERO + total]
        for lo, hi in ((low, min(high, total)), (max(low, total), high)):
            if plays > 1 and chances[ZERO + lo + 1 : ZERO + hi].sum() > 0:
                if plays > 2:
                    then[value] += second_card(plays - 1, chances, lo, hi, total, fresh)
                else:
                    then[value] += last_card(chances, lo, hi, total, fresh)
    return best(now, then, fresh)


@njit
def last_card(chances: np.ndarray, low: int, high: int, stack: int, fresh: bool) -> np.ndarray:
    """The chance that the best of a pair and one new card matches."""
    now = np.zeros(VALUES)
    for value in range(VALUES):
        total = stack + value - HIGHEST
        if low < total < high:
            now[value] = chances[ZERO + total]
    with_new = np.zeros(VALUES)
    for value in range(VALUES):
        with_new[value] = np.maximum(now, now[value]).mean()
    worth = np.zeros(len(PAIRS))
    for pair in range(len(PAIRS)):
        worth[pair] = max(with_new[PAIRS[pair, 0]], with_new[PAIRS[pair, 1]])
    if fresh:
        worth[:] = (worth * LIKELY).sum()
    return worth


@njit
def best(now: np.ndarray, then: np.ndarray, fresh: bool) -> np.ndarray:
    """The worth of every pair, given what each value is worth now and with the pair it leaves."""
    worth = np.zeros(len(HANDS))
    for hand in range(len(HANDS)):
        for k in range(3):
            value = HANDS[hand, k]
            worth[hand] = max(worth[hand], now[value] + then[value, LEFT[hand, k]])
    mean = np.zeros(len(PAIRS))
    for pair in range(len(PAIRS)):
        for new in range(VALUES):
            mean[pair] += worth[DRAWN[pair, new]] / VALUES
    if fresh:
        mean[:] = (mean * LIKELY).sum()
    return mean


if __name__ == "__main__":
    main()
