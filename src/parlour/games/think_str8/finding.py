"""Think Str8!'s final bets at a terminal, where players type numbers instead of picking from 92."""

from __future__ import annotations

import re
from typing import Any

from parlour.core.fact import Speaker
from parlour.games.think_str8.facts import bet_on
from parlour.games.think_str8.rules import BET, COLOURS, FINAL, SUBSET_AT
from parlour.games.think_str8.things import Letter, colour_to_bet_on
from parlour.games.think_str8.view import GIVEN_UP, ON_HOLDER, OPEN_CELL

TYPED = re.compile(r"([^0-9]*)([0-9][0-9 ,]*)")
MOST = 3


def asks(v: Any, say: Speaker) -> str | None:
    """The prompt for a final bet; None at any other time."""
    if v.phase != FINAL or v.seat < 0 or v.bet_on[v.seat] >= v.colours:
        return None
    colour, options = colour_to_bet_on(v), v.options
    right = {"one": options.final_one, "two": options.final_two, "three": options.final_three}
    open_ = " ".join(str(k) for k, why in enumerate(v.black[colour]) if why == OPEN_CELL)
    return "\n".join(
        [
            say("find-question", colour=colour),
            say("find-points", **right, wrong=options.final_wrong),
            say("find-open", numbers=open_),
        ]
    )


def means(v: Any, text: str, say: Speaker) -> int | str | None:
    """The bet that was typed, or a message if it is invalid or cannot win; None if not a bet.

    The words of a bet are a verb, the colour's letter and the numbers; the first two may be left
    out, but not if the bet is hopeless.
    """
    found = TYPED.fullmatch(text.strip().lower())
    if found is None:
        return None
    colour, typed = colour_to_bet_on(v), found[2]
    verb, letter, _ = say(bet_on(colour, [0])).lower().split()
    said = found[1].split()
    if said not in ([], [verb], [letter], [verb, letter]):
        others = [say(Letter(c)).lower() for c in range(COLOURS)]
        wrong = said and said[-1] in others and said[:-1] in ([], [verb])
        return say("find-other-colour", colour=colour) if wrong else None
    bets = sorted({int(digit) for digit in typed if digit.isdecimal()})
    if len(bets) > MOST or bets[-1] > 7:
        return say("find-three-numbers")
    vain = [k for k in bets if v.black[colour][k] != OPEN_CELL]
    if vain and said != [verb, letter]:
        whole = say(bet_on(colour, bets))
        return say("find-hopeless", seen=seen(v, colour, vain[0], say), words=whole)
    return BET + int(SUBSET_AT[sum(1 << k for k in bets)])


def seen(v: Any, colour: int, number: int, say: Speaker) -> str:
    """Where a number that cannot be the viewer's own was seen."""
    why = int(v.black[colour][number])
    card = {"colour": colour, "value": number}
    if why >= GIVEN_UP:
        return say("find-given-up", seat=why - GIVEN_UP, **card)
    holder = why - ON_HOLDER
    if holder >= v.seats:
        return say("find-on-neutral", **card)
    return say("find-on-holder", seat=holder, **card)
