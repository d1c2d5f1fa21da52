"""Every game under test: the real ones and the small example from the docs."""

from __future__ import annotations

import sys
from pathlib import Path

import parlour
from parlour.core.game import Game
from parlour.core.registry import load, register

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"
if str(EXAMPLES) not in sys.path:
    sys.path.insert(0, str(EXAMPLES))

NAMES = tuple(name for name in parlour.list_games() if name != "secret-bids")
EVERY: tuple[Game, ...] = (
    *(parlour.game(name) for name in NAMES),
    register(load("secret_bids:GAME")),
)
