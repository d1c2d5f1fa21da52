"""The weights behind `strong`, set by hand, and behind `master`, learned by self-play.

A bot copies its weights into its scratch array, where its evaluation reads them, so that one
compiled function plays any weights. A weight that is 0 (or 1, if it multiplies) by hand was added
for learning. `weights.json` has what `python -m parlour.lab.tune` learned, by number of seats.
"""

from __future__ import annotations

from pathlib import Path

from parlour.core.rule import hot
from parlour.core.struct import Array
from parlour.features.tuning import Setting, Weight, by_hand, learned
from parlour.games.think_str8.pad import PAD_WORK
from parlour.games.think_str8.rules import COLOURS, VALUES

WEIGHTS = (
    # An expected point of the final bets, against a point now; what is added early in the game
    # (times the share of rounds left) and when ahead (per 10 points)
    Weight("information", 1.0, 0.15, 0.0, 5.0),
    Weight("information_early", 0.0, 0.2, -5.0, 5.0),
    Weight("information_ahead", 0.0, 0.1, -2.0, 2.0),
    Weight("new_card", 1.0, 0.3, -3.0, 5.0),  # times the final bet on a card drawn in exchange
    # Points for taking each token besides those it promises: it is then not free for the others
    Weight("take_0", 0.0, 0.25, -5.0, 5.0),
    Weight("take_1", 0.0, 0.25, -5.0, 5.0),
    Weight("take_2", 0.0, 0.25, -5.0, 5.0),
    Weight("take_3", 0.0, 0.25, -5.0, 5.0),
    Weight("take_4", 0.0, 0.25, -5.0, 5.0),
    Weight("take_5", 0.0, 0.25, -5.0, 5.0),
    Weight("take_6", 0.0, 0.25, -5.0, 5.0),
    # What others' bets tell about my cards, which they see (hearsay.py)
    Weight("told", 0.0, 0.3, 0.0, 5.0),  # how much they do
    Weight("told_spread", 3.0, 0.5, 0.5, 12.0),  # how far others bet from their average sum
    Weight("told_knowing", 0.0, 0.15, -1.0, 2.0),  # how much more they do if they know more
    # A point that the others would score, on average, with the dice set this way (rivals.py)
    Weight("rivals", 0.0, 0.15, 0.0, 5.0),
    # The final bets
    Weight("spread", 1.0, 0.3, 0.2, 12.0),  # how far a rival's points may be off
    Weight("per_point", 1e-4, 3e-3, 0.0, 1.0),  # a point, in games won
)
SETTINGS = (Setting("2", 2, 2), Setting("3", 3, 2), Setting("4", 4, 2))
COUNT = len(WEIGHTS)
STRONG = by_hand(WEIGHTS)
HOME = Path(__file__).parent
MASTER = learned(HOME, WEIGHTS, SETTINGS)  # a row for each setting
_NAMES = [weight.name for weight in WEIGHTS]

# More offsets into the float64 scratch array
CHOSEN = PAD_WORK  # the weights in use
LIKELY = CHOSEN + COUNT  # by card (colour, number): how well it explains the others' bets
INFORMATION_NOW = LIKELY + COLOURS * VALUES
WEIGHT_WORK = INFORMATION_NOW + 1


def place(name: str) -> int:
    """Where a weight is in the scratch array."""
    return CHOSEN + _NAMES.index(name)


@hot
def choose(x: Array, weights: Array, row: int) -> None:
    """Use a row of weights."""
    for k in range(COUNT):
        x[CHOSEN + k] = weights[row, k]


@hot
def choose_at(x: Array, at: int) -> None:
    """Use the weights that a tuner has put at a place of the scratch array."""
    for k in range(COUNT):
        x[CHOSEN + k] = x[at + k]
