"""What the others would score with the dice that the thrower may set.

The thrower sees their cards, and they see the thrower's. So for a few worlds of the thrower, each
of the others, in turn, is given the token and bet that `strong` would choose in their place. The
bet scores if it covers their sum.
"""

from __future__ import annotations

from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.games.think_str8.belief import WORLDS, card_in, list_worlds_of
from parlour.games.think_str8.choices import THROWS, can_become, die_of
from parlour.games.think_str8.endgame import END_WORK
from parlour.games.think_str8.planner import best_plan, count_between, tally, value_fresh_cards
from parlour.games.think_str8.rules import COLOURS, DICE_THROWN, HOLDERS, SPACES, TOKENS
from parlour.games.think_str8.view_fields import View
from parlour.games.think_str8.weights import place

RIVALS, TOLD = place("rivals"), place("told")
SAMPLES = 2
MOST_OF_RIVAL = 1000  # worlds of a rival; of more, only some are used
ALL_TOKENS = (1 << TOKENS) - 1

# More offsets into the scratch array
OF_THROW = END_WORK  # the value of each throw to the thrower
OWN_TOKEN = OF_THROW + THROWS  # the token that the thrower would take
LEFT = OWN_TOKEN + THROWS  # the tokens that are left after some have taken theirs
MINE = LEFT + THROWS  # sampled worlds of the thrower
SHOWN = MINE + SAMPLES  # the holders as a rival sees them
RIVAL_WORK = SHOWN + HOLDERS * COLOURS


@rule
def weigh_rivals(v: View, worlds: int, w: Array, x: Array) -> None:
    """Take what the others would score off the value of each throw; expects the last `tally`."""
    each = x[RIVALS] * count_between(x, 0, SPACES) / (SAMPLES * (v.seats - 1))
    for k in range(SAMPLES):
        w[MINE + k] = w[WORLDS + (2 * k + 1) * worlds // (2 * SAMPLES)]
    told = x[TOLD]
    x[TOLD] = 0.0
    for k in range(SAMPLES):
        for throw in range(THROWS):
            w[LEFT + throw] = ALL_TOKENS & ~(1 << w[OWN_TOKEN + throw])
        for turn in range(v.turn + 1, v.seats):
            weigh_rival(v, v.order[turn], w[MINE + k], each, w, x)
    x[TOLD] = told


@rule
def weigh_rival(v: View, rival: int, mine: int, each: float, w: Array, x: Array) -> None:
    """Take what one player would score off the value of each throw, and their token away."""
    worlds = worlds_of_rival(v, rival, mine, w)
    value_fresh_cards(v, w, x)
    for throw in range(THROWS):
        if can_become(v, throw):
            tally(throw, worlds, w, x)
            _, token, start = best_plan(v, x, w[LEFT + throw])
            w[LEFT + throw] ^= 1 << token
            if start <= sum_of_rival(v, rival, throw) < start + v.width[token]:
                x[OF_THROW + throw] -= each * v.worth[token]


@rule
def worlds_of_rival(v: View, rival: int, mine: int, w: Array) -> int:
    """List worlds of a player who sees that I have these cards; returns the count."""
    shown = w[SHOWN : SHOWN + HOLDERS * COLOURS].reshape((HOLDERS, COLOURS))
    for colour in range(v.colours):
        for holder in range(HOLDERS):
            shown[holder, colour] = v.holder[holder, colour]
        shown[v.seat, colour] = card_in(mine, colour)
    worlds = list_worlds_of(v, shown, rival, w)
    used = min(worlds, MOST_OF_RIVAL)
    for k in range(used):
        w[WORLDS + k] = w[WORLDS + k * worlds // used]
    return used


@rule
def sum_of_rival(v: View, rival: int, throw: int) -> int:
    """The true sum of a player with a throw."""
    total = 0
    for d in range(DICE_THROWN):
        if die_of(throw, d) < v.colours:
            total += v.holder[rival, die_of(throw, d)]
    return total
