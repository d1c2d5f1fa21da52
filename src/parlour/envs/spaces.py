"""Described: what a vectorised environment says about itself, under the field's usual names."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from parlour.core.game import Game
from parlour.envs.observation import FEATURES, layout
from parlour.envs.vector_config import VectorConfig


class Described:
    """The names that Pgx and Gymnasium use for an environment's sizes and spaces."""

    game: Game
    config: VectorConfig
    seats: int
    encoding: str
    observation: Any

    def _number_type(self) -> np.dtype[Any]:
        """The type of an observation's numbers in NumPy."""
        return np.dtype(np.float32) if self.encoding == FEATURES else self.observation.dtype

    @property
    def id(self) -> str:
        """The game's name."""
        return self.game.name

    @property
    def version(self) -> int:
        """The version of the game's rules."""
        return self.game.version

    @property
    def num_players(self) -> int:
        """The number of seats."""
        return self.seats

    @property
    def num_actions(self) -> int:
        """The number of actions, legal or not."""
        return self.game.actions

    @property
    def observation_shape(self) -> tuple[int, ...]:
        """The shape of one seat's observation."""
        return self.observation.shape[1:]

    @cached_property
    def metadata(self) -> dict[str, Any]:
        """What Gymnasium's wrappers want to know."""
        mode: Any = self.config.autoreset
        try:
            from gymnasium.vector import AutoresetMode

            mode = AutoresetMode[mode.upper()]
        except ImportError:
            pass
        return {"autoreset_mode": mode, "render_modes": []}

    @cached_property
    def single_observation_space(self) -> Any:
        """The Gymnasium space of one seat's observation."""
        from gymnasium.spaces import Box

        parts, dtype = layout(self.game, self.encoding), self._number_type()
        sizes = [int(np.prod(part.shape)) for part in parts]
        low = np.repeat([part.low for part in parts], sizes).astype(dtype)
        high = np.repeat([part.high for part in parts], sizes).astype(dtype)
        return Box(low, high, self.observation_shape, dtype.type)

    @cached_property
    def single_action_space(self) -> Any:
        """The Gymnasium space of one action."""
        from gymnasium.spaces import Discrete

        return Discrete(self.num_actions)
