"""The Gymnasium spaces of observations; Gymnasium is imported only when they are asked for."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.core.game import Game
from parlour.core.observation import layout


def seat_box(game: Game, encoding: str, dtype: np.dtype[Any]) -> Any:
    """The space of one seat's observation."""
    from gymnasium.spaces import Box

    parts = layout(game, encoding)
    sizes = [int(np.prod(part.shape)) for part in parts]
    low = np.repeat([part.low for part in parts], sizes).astype(dtype)
    high = np.repeat([part.high for part in parts], sizes).astype(dtype)
    return Box(low, high, low.shape, dtype.type)


def table_box(one: Any, seats: int) -> Any:
    """The space of what all seats observe, seat after seat."""
    from gymnasium.spaces import Box

    low, high = np.tile(one.low, seats), np.tile(one.high, seats)
    return Box(low, high, low.shape, one.dtype.type)
