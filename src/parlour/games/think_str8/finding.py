"""Think Str8!'s final bets at a terminal, where players type numbers instead of picking from 92."""

from __future__ import annotations

import re
from typing import Any

from parlour.games.think_str8.rules import BET, FINAL, SUBSET_AT
from parlour.games.think_str8.view import GIVEN_UP, OPEN_CELL
from parlour.games.think_str8.words import LETTERS, NAMES, colour_to_bet_on, number

TYPED = re.compile(r"(?:(bet)\s+)?(?:([bgypra])\s*)?([0-9][0-9 ,]*)")
MOST = 3


def asks(v: Any) -> str | None:
    """The prompt for a final bet; None at any other time."""
    if v.phase != FINAL or v.seat < 0 or v.bet_on[v.seat] >= v.colours:
        return None
    colour, options = colour_to_bet_on(v), v.options
    open_ = [str(k) for k, why in enumerate(v.black[colour]) if why == OPEN_CELL]
    right = ", ".join(map(str, (options.final_one, options.final_two, options.final_three)))
    wrong = number(options.final_wrong)
    return (
        f"Which number is your {NAMES[colour]} card? Type one, two or three: 4, or 2 4 7\n"
        f"right with one, two or three numbers: {right} points; wrong: {wrong}\n"
        f"numbers that you have seen nowhere: {' '.join(open_)}"
    )


def means(v: Any, said: str) -> int | str | None:
    """The bet that was typed, or a message if it is invalid or cannot win; None if not a bet."""
    found = TYPED.fullmatch(said.strip().lower())
    if found is None:
        return None
    in_words, letter, typed = found.groups()
    colour = colour_to_bet_on(v)
    if letter and letter.upper() != LETTERS[colour]:
        return f"the bet is on your {NAMES[colour]} card now"
    bets = sorted({int(digit) for digit in typed if digit.isdecimal()})
    if len(bets) > MOST or bets[-1] > 7:
        return "bet on one, two or three numbers from 0 to 7"
    vain = [k for k in bets if v.black[colour][k] != OPEN_CELL]
    if vain and not (in_words and letter):
        whole = f"bet {LETTERS[colour]} {' '.join(map(str, bets))}"
        return f"{seen(v, colour, vain[0])}; if you want to bet on it all the same, type {whole}"
    return BET + int(SUBSET_AT[sum(1 << k for k in bets)])


def seen(v: Any, colour: int, number: int) -> str:
    """Where a number that cannot be the viewer's own was seen."""
    why, card = int(v.black[colour][number]), f"{LETTERS[colour]}{number}"
    if why >= GIVEN_UP:
        giver = why - GIVEN_UP
        return f"{'you' if giver == v.seat else f'seat {giver}'} gave up {card}"
    holder = why - 1
    return f"{f'seat {holder}' if holder < v.seats else 'an ownerless holder'} has {card}"
