"""The base of both kinds of environment: table, agents, spaces and rendering."""

from __future__ import annotations

import copy
import operator
import random
import secrets
from collections.abc import Mapping
from typing import Any

import gymnasium
import msgspec
import numpy as np
from gymnasium import spaces

from parlour.core import telling
from parlour.core.errors import BadOption, IllegalAction
from parlour.core.game import Game
from parlour.core.observation import RAW, Observer, encoding_of
from parlour.core.struct import Array
from parlour.core.table import Table
from parlour.envs.boxes import seat_box, table_box
from parlour.envs.config import ANSI, FRAME, RENDER_MODES, RGB, SVG, EnvConfig, render_modes
from parlour.envs.paying import paid_for
from parlour.envs.stepping import row_type
from parlour.envs.templates.stepping import DEALS

FPS = 2  # for those who make films of it
NOT_RUNNING = "no game is running; call reset() to start one"

Observation = dict[str, Array]


class Moves(spaces.Discrete[np.int64]):
    """Action numbers; `sample()` without a mask only draws legal actions."""

    legal: Array | None = None

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """A random action, using the mask or probabilities if given, otherwise a legal one."""
        if mask is None and probability is None:
            mask = self.legal
        return super().sample(mask, probability)


class SeatedEnv:
    """A table with an agent in every seat."""

    render_mode: str | None
    table: Table
    _order: random.Random  # decides who is first in real time

    actions_besides = 0  # extra action numbers after the game's own

    def __init__(self, config: EnvConfig) -> None:
        self.table = Table(config.name, config.seats, options=config.options, preset=config.preset)
        self.game, self.seats, self.options = self.table.game, self.table.seats, self.table.options
        self.render_mode, self.max_cycles = config.render_mode, config.max_cycles
        self._reward, self._tells = config.reward, config.events
        self._heard: list[list[dict[str, Any]]] = [[] for _ in range(self.seats)]
        self._read = [0] * self.seats  # how much of that each agent's infos have told it
        self._dealt: list[Array] = []
        self.metadata = {
            "name": f"{self.game.name.replace('-', '_')}_v{self.game.version}",
            "render_modes": render_modes(),
            "render_fps": FPS,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        self.encoding = encoding_of(self.game, config.encoding)
        self._observer = _observer(self.game, self.encoding)
        self._width = self.game.actions + self.actions_besides
        self.action_spaces = {agent: Moves(self._width) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        first = self.observation_spaces[self.possible_agents[0]]
        self.state_space = table_box(first["observation"], self.seats)
        self._seed, self._episode = secrets.randbits(64), 0

    def state(self) -> Array:
        """What all seats observe, seat after seat: for central critics."""
        return np.concatenate([self._vector(seat) for seat in range(self.seats)])

    def information_state(self, agent: str) -> dict[str, Any]:
        """All that an agent has seen in this game: its view of the deal, and every event since."""
        if not self._tells:
            raise BadOption("information states need an environment made with events=True")
        if not self._dealt:
            raise IllegalAction(NOT_RUNNING)
        seat = self.possible_agents.index(agent)
        return {"dealt": self._dealt[seat].copy(), "events": self._heard[seat][:]}

    def _space(self) -> spaces.Dict:
        dtype = row_type(self.game, self.encoding)[1]
        return spaces.Dict(
            {
                "observation": seat_box(self.game, self.encoding, dtype),
                "action_mask": spaces.Box(0, 1, (self._width,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Moves:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def render(self) -> str | Array | None:
        """Return or print the table as a spectator sees it."""
        if self.render_mode is None:
            gymnasium.logger.warn(f"render() does nothing without a render_mode: {RENDER_MODES}")
            return None
        if self.render_mode == RGB:
            return self.table.drawing().pixels(FRAME)
        if self.render_mode == SVG:
            return self.table.svg()
        picture = self.table.picture(None)
        if self.render_mode == ANSI:
            return picture
        print(picture, flush=True)
        return None

    def close(self) -> None:
        """Do nothing; there is nothing to close."""

    def __getstate__(self) -> dict[str, Any]:
        """Pickle everything except the observer, which is rebuilt from the game."""
        return {**self.__dict__, "_observer": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state, _observer=_observer(state["game"], state["encoding"]))

    def __copy__(self) -> SeatedEnv:
        """Copy deeply: environments must not share a table."""
        return copy.deepcopy(self)

    def __deepcopy__(self, memo: dict[int, Any]) -> SeatedEnv:
        twin = object.__new__(type(self))
        memo.update({id(self): twin, id(self.game): self.game, id(self.table): self.table.copy()})
        twin.__dict__.update(copy.deepcopy(self.__dict__, memo))
        return twin

    def _deal(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        """Set up a new table, seeded with `seed` or with the next episode of the last seed."""
        besides = (options or {}).get("table", {})
        if not isinstance(besides, Mapping):
            raise BadOption(f"reset's options['table'] must be a dict of options, not {besides!r}")
        number, first = (self._seed, self._episode + 1) if seed is None else (int(seed), 0)
        for episode in range(first, first + DEALS):
            named = f"{number} episode {episode}" if episode else number
            self.table = Table(self.game, self.seats, named, {**self.options, **besides})
            if self.table.actors:
                break  # other games are over when they are dealt
        self._order = random.Random(f"{named} order")
        self._seed, self._episode = number, episode
        self.agents = self.possible_agents[:]
        self._heard, self._read = [[] for _ in range(self.seats)], [0] * self.seats
        self._dealt = [self._vector(seat) for seat in range(self.seats)] if self._tells else []

    def _play(self, seat: int, action: int) -> None:
        """Play an action, and with `events` note what each seat learns from it."""
        if self._tells and self.table.allows(seat, action):
            seen = self.table.witness(seat, action, tuple(range(self.seats)))
            for viewer, events in enumerate(self._heard):
                heard = action if seen.hears[viewer] else None
                found = telling.events(
                    self.game, seen.before[viewer], seat, heard, seen.after[viewer]
                )
                events += map(msgspec.to_builtins, found)
        self.table.play(seat, action)

    def _told(self, seat: int) -> dict[str, Any]:
        """An agent's info: with `events`, what it learned since it was last told."""
        first, self._read[seat] = self._read[seat], len(self._heard[seat])
        return {"events": self._heard[seat][first:]} if self._tells else {}

    def _rewards(self) -> list[float]:
        """What the seats are paid now."""
        result = self.table.result
        if result is None:
            return [0.0] * self.seats
        return paid_for(self.game, self._reward, result, self.seats)

    def _final(self) -> dict[str, Any]:
        """How a game went that is over or truncated."""
        result = self.table.result
        return {
            "winners": list(result.winners) if result else [],
            "reason": result.reason if result else None,
            "length": len(self.table.actions),
            "seed": self.table.seed,
        }

    def _mask(self, legal: list[int]) -> Array:
        mask = np.zeros(self._width, np.int8)
        mask[legal] = 1
        return mask

    def _vector(self, seat: int) -> Array:
        if self._observer:
            return self._observer(self.table._look(seat))
        row: Array = self.table.observation(seat, self.encoding)
        return row


def _observer(game: Game, encoding: str) -> Observer | None:
    return Observer(game) if encoding == RAW else None


def whole(action: Any) -> int:
    """Convert an action of any integer type to int."""
    try:
        return operator.index(action)
    except TypeError:
        raise IllegalAction(f"an action must be an integer, not {action!r}") from None
