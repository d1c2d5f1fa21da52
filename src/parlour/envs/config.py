"""EnvConfig: the arguments of both kinds of environment."""

from __future__ import annotations

import operator
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from parlour.core.drawing.raster import can_draw, pillow
from parlour.core.errors import BadOption, one_of
from parlour.core.game import Game
from parlour.envs.paying import REWARDS

ANSI, HUMAN, SVG, RGB = "ansi", "human", "svg", "rgb_array"
RENDER_MODES = [ANSI, HUMAN, SVG, RGB]
FRAME = 800, 800  # the width and height of an rgb_array


@dataclass(frozen=True)
class EnvConfig:
    """An environment's table, how to render it, when to truncate a game, and what agents get."""

    name: str | Game
    seats: int | None = None
    options: Mapping[str, object] | None = None
    preset: str | None = None
    render_mode: str | None = None
    max_cycles: int | None = None
    reward: str = "score"
    events: bool = False
    encoding: str | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "seats", plain_integer(self.seats))
        object.__setattr__(self, "max_cycles", plain_integer(self.max_cycles))
        if self.render_mode not in (None, *RENDER_MODES):
            known = one_of(RENDER_MODES, self.render_mode)
            raise BadOption(f"unknown render mode {self.render_mode!r}; choose {known}")
        if self.render_mode == RGB:
            pillow("Image")  # says what to install
        if self.reward not in REWARDS:
            known = one_of(REWARDS, self.reward)
            raise BadOption(f"unknown reward {self.reward!r}; choose {known}")
        if not isinstance(self.events, bool):
            raise BadOption(f"events must be True or False, not {self.events!r}")
        cycles = self.max_cycles
        if cycles is not None and (type(cycles) is not int or cycles < 1):
            raise BadOption(f"max_cycles must be a positive integer or None, not {cycles!r}")


def render_modes() -> list[str]:
    """The modes that can be used here: pixels need Pillow."""
    return [mode for mode in RENDER_MODES if mode != RGB or can_draw()]


def plain_integer(value: Any) -> Any:
    """Convert NumPy integers to int; return anything else unchanged."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        return value
    return operator.index(value)
