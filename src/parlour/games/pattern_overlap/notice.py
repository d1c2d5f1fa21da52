"""The reaction model for bots: how quickly each level notices placements.

With C candidates (places x rotations x cards), the time to notice a legal placement is exponential
with rate RATE / C. Where only speed counts, a bot takes the first placement it notices. Elsewhere
it looks until it has noticed LOOKS placements, or until PATIENCE_S has passed since the first.
Moving its hand then takes about HAND_S more, with a log-normal spread. Meanwhile it notices other
placements, and it remembers all of them for as long as they are legal.
"""

from __future__ import annotations

import numpy as np

EASY, FAIR, STRONG = range(3)
LEVELS = ("easy", "fair", "strong")
RATE = np.array([3.0, 6.0, 12.0])
LOOKS = np.array([1, 2, 3])
PATIENCE_S = np.array([0.0, 2.0, 2.0])
HAND_S = 1.5
HAND_SPREAD = 0.25
LAST_CARDS = 1  # with no more cards than this, going out first is worth more than a point
SLIPS = 10  # on its honour, `easy` gets one card in this many wrong
