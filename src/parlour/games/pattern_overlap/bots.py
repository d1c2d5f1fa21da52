"""Pattern Overlap's bots. Each maps a view to an action and knows nothing else.

easy    plays any placement it finds; on its honour, it gets a card wrong now and then.
fair    plays the placement that scores most right away (in Speed Round, the card with the fewest
        placements; in Not My Stack!, on the location that will have the fewest cards in the end).
strong  tries the eight best-looking placements, each in 24 simulated games.
master  tries more of them, in more games (trials.py), and has weights of its own (weights.py).
In turns they see every placement. In ticks and in real time (see pace.py) they have to notice one
first, which better bots do faster.
"""

from __future__ import annotations

import math

import numpy as np

from parlour.core.chance import Chance, below
from parlour.core.game import Bot
from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.features.tuning import Tuning
from parlour.games.pattern_overlap.notice import EASY, FAIR, MASTER, RATE, SLIPS, STRONG
from parlour.games.pattern_overlap.options import HONOUR, SPEED, TICKS
from parlour.games.pattern_overlap.rollout import (
    FIRST_LIST,
    SECOND_LIST,
    best_by_playing_out,
    best_of,
    borrowed,
    otherwise,
    rarest_card,
    supposed,
)
from parlour.games.pattern_overlap.rules import PLAY, WAIT
from parlour.games.pattern_overlap.survey import candidates, near_miss, placements
from parlour.games.pattern_overlap.trials import best_by_halving
from parlour.games.pattern_overlap.view import View
from parlour.games.pattern_overlap.weights import (
    COUNT,
    ROWS,
    SCRATCH,
    SETTINGS,
    WEIGHTS,
    choose,
    choose_behind,
    row_of,
)


@rule
def easy(v: View, chance: Chance, scratch: Array) -> int:
    """Play a random placement."""
    return decide(v, chance, scratch, EASY)


@rule
def fair(v: View, chance: Chance, scratch: Array) -> int:
    """Play the placement with the best immediate value."""
    return decide(v, chance, scratch, FAIR)


@rule
def strong(v: View, chance: Chance, scratch: Array) -> int:
    """Play the placement that does best in rollouts."""
    return decide(v, chance, scratch, STRONG)


@rule
def master(v: View, chance: Chance, scratch: Array) -> int:
    """Play the placement that does best in more rollouts, with the weights for this table."""
    choose(scratch, ROWS, row_of(v))
    return decide(v, chance, scratch, MASTER)


@rule
def first_tuned(v: View, chance: Chance, scratch: Array) -> int:
    """`master` with the first weights behind the scratch array; for tuning."""
    choose_behind(scratch, SCRATCH)
    return decide(v, chance, scratch, MASTER)


@rule
def second_tuned(v: View, chance: Chance, scratch: Array) -> int:
    """`master` with the second weights behind the scratch array."""
    choose_behind(scratch, SCRATCH + COUNT)
    return decide(v, chance, scratch, MASTER)


@rule
def decide(v: View, chance: Chance, scratch: Array, level: int) -> int:
    """List the placements, drop those not noticed in time, and choose one."""
    s = supposed(v, chance, scratch)
    actions = scratch[FIRST_LIST:SECOND_LIST].view(np.int64)
    if v.phase < PLAY:
        return otherwise(s, v.seat, chance)
    if v.options.clock == TICKS and v.tick * 1000 < v.locked_until[v.seat]:
        return WAIT
    count = placements(s, v.seat, actions)
    if count == 0:
        return otherwise(s, v.seat, chance)
    if v.options.clock == TICKS:
        count = noticed(candidates(s, v.seat), actions, count, chance, level)
        if count == 0:
            return WAIT
    return chosen(v, chance, scratch, level, count)


@rule
def chosen(v: View, chance: Chance, scratch: Array, level: int, count: int) -> int:
    """A level's choice among the listed placements; expects `supposed` to have been called."""
    s = borrowed(scratch, 0)
    actions = scratch[FIRST_LIST:SECOND_LIST].view(np.int64)
    if level == EASY:
        if v.options.illegal == HONOUR and below(chance, SLIPS) == 0:
            wrong = near_miss(s, v.seat, chance)
            if wrong >= 0:
                return wrong
        return actions[below(chance, count)]
    if level == FAIR:
        if v.options.mode == SPEED:
            count = rarest_card(s, actions, count)
        return best_of(s, actions, count, chance)
    if level == MASTER:
        return best_by_halving(v, s, actions, count, chance, scratch)
    return best_by_playing_out(v, s, actions, count, chance, scratch)


@rule
def noticed(seen: int, actions: Array, count: int, chance: Chance, level: int) -> int:
    """Keep the placements noticed within a second and return their number."""
    missed = math.exp(-RATE[level] / seen) * 4294967296.0
    kept = 0
    for k in range(count):
        if below(chance, 1 << 32) >= missed:
            actions[kept] = actions[k]
            kept += 1
    return kept


BOTS = {
    "easy": Bot(easy),
    "fair": Bot(fair),
    "strong": Bot(strong, slow=True),
    "master": Bot(master, slow=True),
}
TUNING = Tuning(WEIGHTS, SETTINGS, first_tuned, second_tuned)
