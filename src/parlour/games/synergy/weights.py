"""The numbers that Synergy's plan and choices depend on, by name.

Every weight has a name, the number set by hand, a step (the tuner's unit; 0 if it isn't learned)
and the range it may take. A bot copies its weights to the start of its scratch array, where the
plan reads them, so that one compiled function plays any weights and `python -m parlour.lab.tune`
can look for better ones.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from parlour.core.rule import hot
from parlour.core.struct import Array
from parlour.features.tuning import Setting, Weight, by_hand, learned
from parlour.games.synergy.missions import MISSIONS

WEIGHTS = (
    # The value of a round (planner.py)
    Weight("tremble", 0.03, 0.015, 0.0, 0.5),  # how often a seat is expected to play anything
    Weight("per_failure", 0.06, 0.03, -0.5, 1.0),  # what a failure costs in a completed round
    Weight("per_goal", 0.02, 0.015, -0.2, 0.5),  # what a met goal adds
    Weight("hyper_fails", 1.5, 0.4, 0.0, 10.0),
    Weight("lacking_0", 1.2, 0.0),  # a number that isn't taken back, by the numbers then in hand
    Weight("lacking_1", 1.2, 0.3, 0.0, 5.0),
    Weight("lacking_2", 0.9, 0.25, 0.0, 5.0),
    Weight("lacking_3", 0.4, 0.15, 0.0, 5.0),
    Weight("lacking_4", 0.2, 0.1, 0.0, 5.0),
    Weight("most_lacking", 0.7, 0.2, 0.0, 5.0),  # for several seats, unless one can't go on
    # Goals and first numbers
    Weight("second_best", 0.3, 0.1, -0.5, 1.0),  # the share of the second best sum
    Weight("reach", 0.15, 0.06, -0.5, 2.0),  # of all sums that stay within reach
    Weight("aimed", 0.25, 0.08, 0.01, 2.0),  # who aims for a sum reaches it more often
    Weight("twin", 0.3, 0.1, 0.0, 2.0),  # the chance of two equal numbers
    # Action cards
    Weight("gain", 0.28, 0.08, -0.5, 2.0),  # the gain that justifies using one
    Weight("late_gain", 0.12, 0.06, -0.5, 2.0),  # the same if the mission may end this round
    Weight("short_hand", 0.35, 0.12, -1.0, 3.0),  # for a number when one is left
    Weight("no_card", -2.0, 0.5, -20.0, 0.0),  # a round without a playable last number
    # Cards for later rounds (economy.py)
    Weight("needed", 3.0, 0.8, 0.0, 20.0),
    Weight("dead", 5.0, 1.5, 0.0, 30.0),
    Weight("scarce", 0.3, 0.1, -1.0, 3.0),
    # Only for `master`: what a goal says about the hand of who chose it (belief.py)
    Weight("told", 1.0, 0.25, 0.0, 4.0),  # how much it counts
    Weight("doubt", 0.05, 0.03, 0.002, 1.0),  # that it says nothing
    Weight("soft", 0.05, 0.03, 0.002, 1.0),  # by how much goals are misjudged
    # Only for `master`: first numbers and goals tried out on imagined hands (trials.py). The tuner
    # imagines fewer hands, so it can't tell how much these two should count at a table.
    Weight("judged", 0.3, 0.0),  # times the value of a goal without trials
    Weight("judged_first", 0.3, 0.0),  # times the value of a number without trials
    Weight("last_life", 1.0, 0.3, 0.0, 3.0),  # times what is lacking, with one life left
)  # fmt: skip
_EVERY = tuple({"mission": one.number} for one in MISSIONS)
_HARD = (8, 11, 15, 17, 18, *range(21, 31))  # learned from twice more, as most others are won
_OFTEN = tuple({"mission": number} for number in _HARD)
SETTINGS = tuple(
    Setting(str(seats), seats, 1, (*_EVERY, *_OFTEN, *_OFTEN), len(MISSIONS))
    for seats in (2, 3, 4, 5)
)
COUNT = len(WEIGHTS)
HOME = Path(__file__).parent
STRONG = by_hand(WEIGHTS)
MASTER = learned(HOME, WEIGHTS, SETTINGS)  # a row for each number of players
# How many hands are imagined for a goal and for a first number, by number of players; with fewer,
# the tuner is three times as fast
IN_GAMES = np.array([[24, 24], [24, 24], [16, 8], [16, 8]])
IN_TUNING = np.array([[4, 2]])

# Offsets into the scratch array
WORLDS = COUNT
FIRST_WORLDS = WORLDS + 1
WEIGHT_WORK = FIRST_WORLDS + 1
_NAMES = [weight.name for weight in WEIGHTS]


def place(name: str) -> int:
    """Where a weight is in the scratch array."""
    return _NAMES.index(name)


@hot
def choose(w: Array, weights: Array, row: int) -> None:
    """Use a row of weights."""
    for k in range(COUNT):
        w[k] = weights[row, k]


@hot
def imagine(w: Array, worlds: Array, row: int) -> None:
    """Set how many hands are imagined."""
    w[WORLDS], w[FIRST_WORLDS] = worlds[row, 0], worlds[row, 1]


@hot
def choose_behind(w: Array, start: int) -> None:
    """Use weights that a tuner has put behind the scratch array."""
    for k in range(COUNT):
        w[k] = w[start + k]
