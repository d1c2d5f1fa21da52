"""The reaction model for bots: how quickly each level notices placements.

With C candidates (places x rotations x cards), the time to notice a legal placement is exponential
with rate RATE / C. Where only speed counts, a bot takes the first placement it notices. Elsewhere
it looks until it has noticed LOOKS placements or one that scores ENOUGH, or until PATIENCE_S has
passed since the first; in the last call, it shares out what is left of CALL_S among its cards.
Moving its hand then takes about HAND_S more, with a log-normal spread. Meanwhile it notices other
placements, and it remembers all of them for as long as they are legal.
"""

from __future__ import annotations

import numpy as np

from parlour.games.pattern_overlap.options import COVER, DIVERSIFY

EASY, FAIR, STRONG, MASTER = range(4)
LEVELS = ("easy", "fair", "strong", "master")
RATE = np.array([3.0, 6.0, 12.0, 20.0])
MANY = 99
LOOKS = {DIVERSIFY: (1, 2, MANY, MANY), COVER: (1, 2, MANY, MANY)}
PATIENCE_S = {DIVERSIFY: (0.0, 3.0, 7.0, 6.0), COVER: (0.0, 1.5, 7.0, 7.0)}
ENOUGH = {DIVERSIFY: (MANY, MANY, MANY, 4), COVER: (MANY, MANY, MANY, 6)}
CALL_S = 30.0  # of a last call of a minute, spent looking
LAST_CARDS = (1, 1, 0, 0)  # with no more cards than this, going out first is worth most
HAND_S = 1.5
HAND_SPREAD = 0.25
SLIPS = 10  # on its honour, `easy` gets one card in this many wrong
