"""How fast each level notices placements: the reaction model of real time.

With C candidates (places x rotations x cards) each placement that fits is noticed after a time
that is exponential with rate RATE / C. A level looks until it has noticed LOOKS of them, or its
PATIENCE is over since the first; then its hand needs a while.
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
