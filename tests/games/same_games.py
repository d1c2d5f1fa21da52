"""Whether a bot still plays the same games, by a digest of how each of 200 games went."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import parlour
from parlour.lab.batch import run
from parlour.lab.cells import Cell

DEALS = 200


def digest(game: str, seats: int, options: dict[str, Any], bots: Sequence[str]) -> str:
    """Play 200 deals and digest who won, the scores, and the number of moves and choices."""
    card = parlour.game(game)
    cell = Cell.of(card, seats, card.chosen(seats, None, options), bots, rotate=len(bots) > 1)
    rows = run(cell, "same", 0, DEALS)
    columns = ("decisions", "choices", "lead_changes", "decided", "reason", "won", "score")
    return hashlib.sha256(b"".join(rows[name].tobytes() for name in columns)).hexdigest()[:16]
