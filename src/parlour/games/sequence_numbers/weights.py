"""The weights of a position's value: set by hand for `strong`, learned by self-play for `master`.

Every weight has a name, `strong`'s number, a step (the tuner's unit) and the range it may take.
A bot copies its weights to the end of its scratch array, where the valuation reads them, so that
one compiled function plays any weights. A weight that is 0 (or 1, if it multiplies) in `strong` was
added for learning and leaves `strong` as it was.

`weights.json` has what `python -m parlour.lab.tune` learned, by setting (seats x teams).
"""

from __future__ import annotations

from pathlib import Path

from parlour.core.rule import hot, rule
from parlour.core.struct import Array
from parlour.features.tuning import Setting, Weight, by_hand, learned
from parlour.games.sequence_numbers.lines import CELLS, LINES
from parlour.games.sequence_numbers.rules import TEAMS
from parlour.games.sequence_numbers.survey import NOTES
from parlour.games.sequence_numbers.view import View

WEIGHTS = (
    # An open line of mine, by the cells it lacks (0 is unused), and one of an opponent's
    Weight("mine_0", 0.0, 0.0),
    Weight("mine_1", 44.0, 12.0),
    Weight("mine_2", 38.4, 10.0),
    Weight("mine_3", 7.2, 2.5),
    Weight("mine_4", 4.4, 1.5),
    Weight("mine_5", 0.64, 0.4),
    Weight("theirs_0", 0.0, 0.0),
    Weight("theirs_1", 44.0, 12.0),
    Weight("theirs_2", 38.4, 10.0),
    Weight("theirs_3", 7.2, 2.5),
    Weight("theirs_4", 4.4, 1.5),
    Weight("theirs_5", 0.64, 0.4),
    # How likely an open cell of it is to be filled: I hold its last card, I hold one of two,
    # or by the unseen cards of the number (0, 1, 2)
    Weight("only_mine", 1.0, 0.15, 0.0, 3.0),
    Weight("mine_too", 0.85, 0.15, 0.0, 3.0),
    Weight("to_come_mine_0", 0.08, 0.05, 0.0, 1.0),
    Weight("to_come_mine_1", 0.448, 0.1, 0.0, 1.0),
    Weight("to_come_mine_2", 0.42, 0.1, 0.0, 1.0),
    Weight("to_come_theirs_0", 0.04, 0.03, 0.0, 1.0),
    Weight("to_come_theirs_1", 0.30, 0.1, 0.0, 1.0),
    Weight("to_come_theirs_2", 0.45, 0.1, 0.0, 1.0),
    # What multiplies the worth of lines
    Weight("their_weight", 0.36, 0.1, 0.0, 5.0),  # theirs, against one other team
    Weight("each_of_two", 0.6, 0.15, 0.0, 5.0),  # theirs, against two other teams
    Weight("far_mine", 0.7, 0.15, 0.0, 3.0),  # while I need two more sequences
    Weight("far_theirs", 0.7, 0.15, 0.0, 3.0),  # while they do
    Weight("corner_mine", 1.0, 0.15, 0.0, 5.0),  # a line with a corner
    Weight("corner_theirs", 1.0, 0.15, 0.0, 5.0),
    Weight("shared_mine", 1.0, 0.15, 0.0, 5.0),  # a line with a chip of a sequence
    Weight("shared_theirs", 1.0, 0.15, 0.0, 5.0),
    # Lines about to be completed
    Weight("risk", 360.0, 90.0),  # that an opponent completes one before my next turn
    Weight("hope", 500.0, 120.0),  # that my team does
    Weight("next_theirs", 0.7, 0.15, 0.0, 2.0),  # a sequence of theirs that doesn't win yet
    Weight("next_mine", 0.7, 0.15, 0.0, 2.0),  # one of mine
    Weight("second_turn", 0.6, 0.15, 0.0, 1.0),  # the risk in a team's second turn before mine
    Weight("unplayed", 0.35, 0.1, 0.01, 1.0),  # that a card which completes a line stays in hand
    Weight("draw", 1.0, 0.3, 0.0, 3.0),  # that I draw a card which completes a line
    Weight("partner", 0.2, 0.1, 0.0, 2.0),  # that a partner completes it
    Weight("stale", 0.0, 0.3, 0.0, 1.0),  # trust that who could have completed a line would have
    Weight("fresh", 1.0, 0.3, 0.0, 4.0),  # who just made it one short has the card more often
    Weight("fork_mine", 0.0, 20.0, -500.0, 500.0),  # each cell beyond the first that completes one
    Weight("fork_theirs", 0.0, 20.0, -500.0, 500.0),
    Weight("two_in_hand", 0.0, 10.0, -500.0, 500.0),  # a line that lacks two cards, both in hand
    Weight("best_mine", 0.0, 0.3, -5.0, 5.0),  # times the worth of the best line
    Weight("best_theirs", 0.0, 0.3, -5.0, 5.0),
    # Cards in hand
    Weight("plus_kept", 175.0, 45.0, -500.0, 2000.0),
    Weight("minus_kept", 55.0, 20.0, -500.0, 2000.0),
    Weight("plus_late", 0.0, 60.0, -2000.0, 2000.0),  # times the share of the board that is full
    Weight("minus_late", 0.0, 30.0, -2000.0, 2000.0),
    Weight("blocker", 0.0, 15.0, -500.0, 500.0),  # a card for the cell an opponent needs
    Weight("distinct", 0.0, 3.0, -100.0, 100.0),  # each number that can still be played
    Weight("dead", 0.0, 3.0, -100.0, 100.0),  # each card that can't
    Weight("sequence", 900.0, 200.0, 0.0, 1e5),  # a sequence
)  # fmt: skip
_ONE = {"sequences_to_win": 1}
SETTINGS = (  # seats x teams; for 4 and 6 in two teams, one game in four for one sequence
    Setting("2x2", 2, 2),
    Setting("3x3", 3, 3),
    Setting("4x2", 4, 2, ({}, {}, {}, _ONE)),
    Setting("6x2", 6, 2, ({"teams": 2}, {"teams": 2}, {"teams": 2}, {"teams": 2, **_ONE})),
    Setting("6x3", 6, 3, ({"teams": 3, **_ONE},)),
)
COUNT = len(WEIGHTS)
STRONG = by_hand(WEIGHTS)
HOME = Path(__file__).parent
MASTER = learned(HOME, WEIGHTS, SETTINGS)  # a row for each setting
_NAMES = [weight.name for weight in WEIGHTS]

# The valuation's part of the scratch array: its notes, then the weights
MY_FACTOR = NOTES  # by cell: how likely I am to fill it; 1 if it is not open
THEIR_FACTOR = MY_FACTOR + CELLS
THREAT = THEIR_FACTOR + CELLS  # by team and cell: 1 if one chip there completes a line
THREAT_AGE = THREAT + TEAMS * CELLS  # by team and cell: turns since it does, at most OLD
AGE = THREAT_AGE + TEAMS * CELLS  # by cell: turns since its chip was placed, at most OLD
SEQUENCES = AGE + CELLS  # by team
BEST = SEQUENCES + TEAMS  # by team: the worth of its best line
TWO_IN_HAND = BEST + TEAMS  # my lines that lack two cards, both in hand
LINE_WORTH = TWO_IN_HAND + 1  # by team and line
SHORT = LINE_WORTH + TEAMS * LINES  # by team and line: the cells an open line lacks, if 1 or 2
WORTH = SHORT + TEAMS * LINES  # by team: the worth of all its lines
ONE_SHORT = WORTH + TEAMS  # by team: its lines that lack one chip
THREATS = ONE_SHORT + TEAMS  # by team: the cells where one chip completes a line
UNKNOWN = THREATS + TEAMS  # the number of unseen cards
CHOSEN = UNKNOWN + 1  # the weights in use
SCRATCH = CHOSEN + COUNT
OLD = 99.0


def place(name: str) -> int:
    """Where a weight is in the scratch array."""
    return CHOSEN + _NAMES.index(name)


@rule
def setting_of(v: View) -> int:
    """The row of learned weights for a table."""
    if v.seats == 6:
        return 3 if v.teams == 2 else 4
    return v.seats - 2


@hot
def choose(x: Array, weights: Array, row: int) -> None:
    """Use a row of weights."""
    for k in range(COUNT):
        x[CHOSEN + k] = weights[row, k]


@hot
def choose_from_scratch(x: Array, number: int) -> None:
    """Use weights that a tuner has put behind the scratch array; it compares two."""
    for k in range(COUNT):
        x[CHOSEN + k] = x[SCRATCH + number * COUNT + k]
