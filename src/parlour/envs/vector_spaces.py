"""What a vectorised environment says about itself, as Gymnasium and Pgx name it."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from parlour.core.game import Game
from parlour.envs.boxes import seat_box, table_box
from parlour.envs.vector_config import VectorConfig


class VectorSpaces:
    """The names, sizes and spaces of a vectorised environment."""

    game: Game
    config: VectorConfig
    seats: int
    encoding: str
    all_seats: bool
    observation: Any
    legal_action_mask: Any
    render_mode: str | None = None

    @property
    def _dtype(self) -> np.dtype[Any]:
        """The type of an observation's numbers."""
        found: np.dtype[Any] = self.observation.dtype
        return found

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
        """The number of actions or candidates, legal or not."""
        return int(self.legal_action_mask.shape[-1])

    @property
    def observation_shape(self) -> tuple[int, ...]:
        """The shape of one seat's observation."""
        return tuple(self.observation.shape[-1:])

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

    @property
    def num_agents(self) -> int:
        """The number of observations at a time: one per table, or per seat with `all_seats`."""
        return int(np.prod(self.observation.shape[:-1]))

    @cached_property
    def single_observation_space(self) -> Any:
        """The Gymnasium space of one seat's observation."""
        return seat_box(self.game, self.encoding, self._dtype)

    @cached_property
    def single_action_space(self) -> Any:
        """The Gymnasium space of one action."""
        from gymnasium.spaces import Discrete

        return Discrete(self.num_actions)

    @cached_property
    def observation_space(self) -> Any:
        """The Gymnasium space of the observations of all tables."""
        from gymnasium.spaces import Box

        one, shape = self.single_observation_space, self.observation.shape
        low, high = np.broadcast_to(one.low, shape), np.broadcast_to(one.high, shape)
        return Box(low, high, shape, one.dtype.type)

    @cached_property
    def action_space(self) -> Any:
        """The Gymnasium space of the actions of all tables."""
        from gymnasium.spaces import MultiDiscrete

        return MultiDiscrete(np.full(self.observation.shape[:-1], self.num_actions))

    @cached_property
    def state_space(self) -> Any:
        """The Gymnasium space of one table's `state()`."""
        return table_box(self.single_observation_space, self.seats)
