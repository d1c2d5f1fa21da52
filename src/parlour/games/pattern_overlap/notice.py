"""The reaction model for bots: how quickly each level notices placements.

With C candidates (places x rotations x cards), the time to notice a legal placement is exponential
with rate RATE / C. A bot looks until it has noticed LOOKS placements, or until PATIENCE_S has
passed since the first. Moving its hand then takes about HAND_S more, with a log-normal spread.
"""

from __future__ import annotations

import numpy as np

EASY, FAIR, STRONG = range(3)
LEVELS = ("easy", "fair", "strong")
RATE = np.array([3.0, 6.0, 12.0])
LOOKS = np.array([1, 2, 4])
PATIENCE_S = np.array([0.0, 3.0, 4.0])
HAND_S = 1.5
HAND_SPREAD = 0.25
