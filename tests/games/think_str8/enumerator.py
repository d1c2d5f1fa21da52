"""A second opinion on deduction puzzles: try every hand, knowing only what the player is shown.

This shares no code with the game. It reads the JSON that the page gets, and goes by the rulebook: a
colour has the numbers 0 to 7 once each; a bet is right if the token covers the sum, and otherwise
too high or too low; a card that was given up counted in every round until then.
"""

from __future__ import annotations

from itertools import product
from typing import Any

Hand = tuple[int, ...]
HIT, HIGH, LOW, MISS = 1, 2, 3, 4


def hands(front: dict[str, Any]) -> list[Hand]:
    """Every hand that the player can have."""
    view = front["view"]
    return [
        hand for hand in product(*_unseen(view)) if all(_fits(view, r, hand) for r in _rows(view))
    ]


def _rows(view: dict[str, Any]) -> list[int]:
    me = view["seat"]
    return [r for r, results in enumerate(view["rows"]["result"]) if results[me] != 0]


def _unseen(view: dict[str, Any]) -> list[list[int]]:
    """By colour, the numbers on no other holder that nobody gave up."""
    found, seats = [], len(view["positions"])
    for colour in range(6):
        gone = {cards[colour] for cards in view["holders"]}
        for colours, values in zip(view["rows"]["colour"], view["rows"]["value"], strict=True):
            gone |= {values[k] for k in range(seats) if colours[k] == colour}
        found.append([number for number in range(8) if number not in gone])
    return found


def _fits(view: dict[str, Any], r: int, hand: Hand) -> bool:
    """Whether the player's result of a round is true with a hand."""
    rows, me = view["rows"], view["seat"]
    total = 0
    for colour in rows["dice"][r]:
        card = hand[colour]
        for later in range(len(rows["colour"]) - 1, r - 1, -1):
            if rows["colour"][later][me] == colour:
                card = rows["value"][later][me]
        total += card
    start, size = rows["start"][r][me], view["tokens"]["size"][rows["token"][r][me]]
    covered = range(start, start + size)
    result = rows["result"][r][me]
    if result == HIT:
        return total in covered
    if result == HIGH:
        return total < start
    if result == LOW:
        return total >= start + size
    return total not in covered


def answers(front: dict[str, Any]) -> list[tuple[int, int, int, int]]:
    """Every right answer, as a placed piece; there has to be exactly one."""
    possible = hands(front)
    if front["kind"] == "bet":
        return _starts(front, possible)
    certain = [
        (0, 0, colour, possible[0][colour])
        for colour in range(6)
        if possible and len({hand[colour] for hand in possible}) == 1
    ]
    if front["kind"] == "find":
        return certain
    return [one for one in certain if one[2] == front["colour"]]


def _starts(front: dict[str, Any], possible: list[Hand]) -> list[tuple[int, int, int, int]]:
    (size,) = front["cards"]
    dice = front["view"]["dice"]
    sums = {sum(hand[colour] for colour in dice) for hand in possible}
    return [
        (size, 0, start, 0)
        for start in range(22 - size + 1)
        if sums and all(start <= total < start + size for total in sums)
    ]
