"""Think Str8!: a bot's choices, and the value of final bets, worked out from a view."""

from __future__ import annotations

from parlour.core.rule import rule
from parlour.games.think_str8.options import MAY_STAY, OFF, THROWN
from parlour.games.think_str8.rules import (
    ACCEPT,
    COLOURS,
    DICE_THROWN,
    TURN,
)
from parlour.games.think_str8.view_fields import View

# A throw is its three colours, sorted, as the digits of a base 6 number.
THROWS = COLOURS**DICE_THROWN


@rule
def die_of(throw: int, d: int) -> int:
    """The colour of die 0, 1 or 2 of a throw."""
    return throw // 36 if d == 0 else throw // 6 % 6 if d == 1 else throw % 6


@rule
def throw_now(v: View) -> int:
    """The throw on the table."""
    return 36 * v.dice[v.this_round, 0] + 6 * v.dice[v.this_round, 1] + v.dice[v.this_round, 2]


@rule
def times(throw: int, colour: int) -> int:
    """How often a throw shows a colour."""
    count = 0
    for d in range(DICE_THROWN):
        count += die_of(throw, d) == colour
    return count


@rule
def can_become(v: View, throw: int) -> bool:
    """Whether the thrower can turn the dice into this throw; False if it is not sorted."""
    if die_of(throw, 0) > die_of(throw, 1) or die_of(throw, 1) > die_of(throw, 2):
        return False
    now, to_turn = throw_now(v), 0
    for colour in range(COLOURS):
        too_many = times(now, colour) - times(throw, colour)
        if colour < v.colours:
            to_turn += max(0, too_many)
        elif too_many < 0 or (times(throw, colour) > 0 and v.options.intro_grey != MAY_STAY):
            return False
    return to_turn <= v.turns_left


@rule
def step_towards(v: View, throw: int) -> int:
    """The next action towards a reachable throw."""
    now, goal = throw_now(v), 0
    while goal < COLOURS and times(throw, goal) <= times(now, goal):
        goal += 1
    if goal == COLOURS:
        return ACCEPT
    for colour in range(COLOURS - 1, -1, -1):  # grey dice that must be turned come first
        if times(now, colour) > times(throw, colour):
            d = 0
            while die_of(now, d) != colour:
                d += 1
            return TURN + COLOURS * d + goal
    return ACCEPT


@rule
def exchange_comes(v: View) -> bool:
    """Whether a wrong bet this round costs a card."""
    last = v.this_round + 1 == v.rounds
    return v.options.exchange != OFF and (not last or v.options.exchange_last_round == 1)


@rule
def exchangeable(v: View) -> int:
    """The colours that may be exchanged, as a mask."""
    any_colour, thrown = 0, 0
    for colour in range(v.colours):
        if v.pile_left[colour] > 0:
            any_colour |= 1 << colour
            if times(throw_now(v), colour) > 0:
                thrown |= 1 << colour
    return thrown if v.options.exchange_colours == THROWN and thrown else any_colour


@rule
def best_bet(v: View, one: float, two: float, three: float, whole: float) -> float:
    """The value of the best final bet times `whole`, given the three highest weights."""
    wrong = v.options.final_wrong
    right = max(
        one * (v.options.final_one - wrong),
        (one + two) * (v.options.final_two - wrong),
        (one + two + three) * (v.options.final_three - wrong),
    )
    return right + wrong * whole


@rule
def ranked(one: float, two: float, three: float, another: float) -> tuple[float, float, float]:
    """The three largest of four numbers, the first three of which are descending."""
    if another > one:
        return another, one, two
    if another > two:
        return one, another, two
    return one, two, max(three, another)


@rule
def numbers_to_bet(v: View, one: float, two: float, three: float) -> int:
    """How many of the likeliest numbers to bet on."""
    wrong = v.options.final_wrong
    single = one * (v.options.final_one - wrong)
    double = (one + two) * (v.options.final_two - wrong)
    triple = (one + two + three) * (v.options.final_three - wrong)
    if single >= double and single >= triple:
        return 1
    return 2 if double >= triple else 3


@rule
def even_bet(v: View, count: int) -> float:
    """The value of the best final bet among `count` equally likely numbers."""
    return best_bet(v, 1.0, 1.0 * (count > 1), 1.0 * (count > 2), 1.0 * count) / count
