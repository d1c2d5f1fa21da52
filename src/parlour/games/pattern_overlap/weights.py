"""The weights behind `master`, learned by self-play.

They say how the players in a simulated game behave, and what a placement is worth besides what the
simulated games say. A bot copies its weights into its scratch array, so that one compiled function
plays any weights. `weights.json` has what `python -m parlour.lab.tune` learned for games in turns,
by mode and number of players. Where it has nothing, and in races, weights set by hand are used.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from parlour.core.rule import hot, rule
from parlour.core.struct import Array
from parlour.features.tuning import Setting, Weight, by_hand, learned
from parlour.games.pattern_overlap.options import COVER, NOT_MY_STACK, TURNS
from parlour.games.pattern_overlap.rollout import ROLLOUT_WORK
from parlour.games.pattern_overlap.view import View

WEIGHTS = (
    # What a simulated game is worth, besides a win
    Weight("margin", 0.05, 0.015, 0.0, 1.0),  # a point more than the best rival
    # How players behave in simulated games
    Weight("random", 0.0, 0.06, 0.0, 1.0),  # the share of games that are played at random
    Weight("wait_at_1", 0.0, 0.08, 0.0, 0.9),  # the chance to wait with nothing but 1 point to win
    Weight("wait_at_2", 0.0, 0.06, 0.0, 0.9),  # the same with 2 points
    Weight("wait_at_3", 0.0, 0.08, 0.0, 0.9),  # with 3
    Weight("wait_at_4", 0.0, 0.06, 0.0, 0.9),  # with 4
    # What an action is worth besides what the games say, in wins
    Weight("at_once", 0.0, 0.015, -0.5, 0.5),  # a point of worth
    Weight("rare", 0.0, 0.04, -1.0, 1.0),  # a card that has no other placement
    Weight("waiting", 0.0, 0.03, -1.0, 1.0),  # playing nothing this turn
)
MODES = ("speed", "diversify", "cover", "nms")
TABLES = {"speed": (2, 4), "diversify": (2, 4), "cover": (2, 4, 6), "nms": (4,)}
# With many players, there are too few simulated games to tell placements apart.
HAND = {"cover-6": {"at_once": 0.04}, "nms-4": {"at_once": 0.09}}
IN_RACES = {"nms": HAND["nms-4"]}
SETTINGS = tuple(
    Setting(name, seats, 2, ({"mode": mode, "clock": "turns"},), hand=HAND.get(name, {}))
    for mode in MODES
    for seats in TABLES[mode]
    for name in [f"{mode}-{seats}"]
)
COUNT = len(WEIGHTS)
HOME = Path(__file__).parent
STRONG = by_hand(WEIGHTS)
MASTER = learned(HOME, WEIGHTS, SETTINGS)  # a row for each setting
RACES = np.array(
    [[IN_RACES.get(mode, {}).get(one.name, one.value) for one in WEIGHTS] for mode in MODES]
)
ROWS = np.concatenate([MASTER, RACES])
FIRST_RACE = len(MASTER)
IN_GAMES, IN_TUNING = 12_000, 4_000  # cards; fewer make the tuner three times as fast

# More offsets into the scratch array
CHOSEN = ROLLOUT_WORK  # the weights in use
CARDS = CHOSEN + COUNT  # how many are played in all simulated games for a decision
SCRATCH = CARDS + 1
_NAMES = [weight.name for weight in WEIGHTS]


def place(name: str) -> int:
    """Where a weight is in the scratch array."""
    return CHOSEN + _NAMES.index(name)


@rule
def row_of(v: View) -> int:
    """The row of weights for a table: in turns, by mode and number of players."""
    mode = min(v.options.mode, NOT_MY_STACK)
    if v.options.clock != TURNS:
        return FIRST_RACE + mode
    if mode == NOT_MY_STACK:
        return FIRST_RACE - 1
    return 2 * mode + (v.seats > 2) + (mode == COVER and v.seats > 4)


@hot
def choose(x: Array, weights: Array, row: int) -> None:
    """Use a row of weights."""
    x[CARDS] = IN_GAMES
    for k in range(COUNT):
        x[CHOSEN + k] = weights[row, k]


@hot
def choose_behind(x: Array, start: int) -> None:
    """Use weights that a tuner has put behind the scratch array."""
    x[CARDS] = IN_TUNING
    for k in range(COUNT):
        x[CHOSEN + k] = x[start + k]
