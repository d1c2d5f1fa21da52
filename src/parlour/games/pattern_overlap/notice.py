"""The reaction model for bots: how quickly each level notices placements.

With C candidates (places x rotations x cards), the time to notice a legal placement is exponential
with rate RATE / C. Where only speed counts, a bot takes the first placement it notices. Elsewhere
it looks until it has noticed LOOKS placements, or until PATIENCE_S has passed since the first. Good
places differ more in Diversify than in Cover Some Ground, so patience is worth more there.
Moving its hand then takes about HAND_S more, with a log-normal spread. Meanwhile it notices other
placements, and it remembers all of them for as long as they are legal.
"""

from __future__ import annotations

import numpy as np

from parlour.games.pattern_overlap.options import COVER, DIVERSIFY

EASY, FAIR, STRONG, MASTER = range(4)
LEVELS = ("easy", "fair", "strong", "master")
RATE = np.array([3.0, 6.0, 12.0, 18.0])
LOOKS = {DIVERSIFY: [1, 2, 6, 6], COVER: [1, 2, 3, 3]}
PATIENCE_S = {DIVERSIFY: [0.0, 3.0, 6.0, 6.0], COVER: [0.0, 1.5, 1.5, 1.5]}
ENOUGH = {DIVERSIFY: [99, 99, 99, 99], COVER: [99, 99, 99, 99]}
LATE_S = {DIVERSIFY: [99.0] * 4, COVER: [99.0] * 4}
LAST_CARDS = [1, 1, 1, 1]
HAND_S = 1.5
HAND_SPREAD = 0.25
# with no more cards than this, going out first is worth more than a point
SLIPS = 10  # on its honour, `easy` gets one card in this many wrong
