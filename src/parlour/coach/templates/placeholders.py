"""Stand-ins for what the coach's template needs; an instance uses the game's own."""

from __future__ import annotations

LONGEST = 1  # the most actions of a game
RACES = False  # whether the game is played in real time
