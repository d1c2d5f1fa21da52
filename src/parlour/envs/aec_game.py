"""AECGame: the agents of a table act one at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import AECEnv

from parlour.core.errors import IllegalAction
from parlour.envs.config import EnvConfig
from parlour.envs.seated import NOT_RUNNING, Observation, SeatedEnv, whole


class AECGame(SeatedEnv, AECEnv):  # type: ignore[misc]
    """A game for PettingZoo's AEC interface.

    The lowest seat that may act goes first. If several act simultaneously, their views don't show
    the others' choices, so the order reveals nothing. In real-time games, a random seat
    of those that may act goes next.
    """

    def __init__(self, config: EnvConfig) -> None:
        super().__init__(config)
        self._nothing = self._mask([])

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Start a game; `seed` determines it and all later ones started without a seed."""
        self._deal(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._turns = [0] * self.seats
        self._asked = -1
        self.agent_selection = self.agents[0]
        for space in self.action_spaces.values():
            space.legal = self._nothing
        self._go_on()

    def observe(self, agent: str) -> Observation:
        """An agent's observation and action mask; only the selected agent may act."""
        mask = self.action_spaces[agent].legal
        return {
            "observation": self._vector(self.possible_agents.index(agent)),
            "action_mask": (self._nothing if mask is None else mask).copy(),
        }

    def step(self, action: Any) -> None:
        """Take the selected agent's action, or raise IllegalAction and change nothing."""
        if not self.agents:
            raise IllegalAction(NOT_RUNNING)
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._play(self._asked, whole(action))
        self.infos[self.agent_selection] = {}
        self._turns[self._asked] += 1
        self._go_on()

    def _go_on(self) -> None:
        """Select the next agent, or end the game."""
        self.action_spaces[self.agent_selection].legal = self._nothing
        actors = self.table.asked
        if actors:
            self._ask(self._next_of(actors))
        else:
            self._end()
        if self.render_mode == "human":
            self.render()

    def _next_of(self, actors: tuple[int, ...]) -> int:
        if self.game.dynamics == "real time":
            return self._order.choice(actors)
        return actors[0]

    def _ask(self, seat: int) -> None:
        if self._turns[seat] == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self._close()
            return
        self._asked = seat
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = self._told(seat)
        self.action_spaces[self.agent_selection].legal = self._mask(self.table.legal(seat))

    def _end(self) -> None:
        self.rewards = dict(zip(self.agents, self._rewards(), strict=True))
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, True)
        self._close()

    def _close(self) -> None:
        """Tell every agent how the game went."""
        self.agent_selection = self.agents[0]
        for seat, agent in enumerate(self.agents):
            self.infos[agent] = {**self._told(seat), **self._final()}
