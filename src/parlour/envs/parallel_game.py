"""ParallelGame: the agents of a table all act at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from parlour.core.errors import IllegalAction, one_of
from parlour.envs.config import EnvConfig
from parlour.envs.seated import NOT_RUNNING, Observation, SeatedEnv, whole

Infos = dict[str, dict[str, Any]]
Step = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]


class ParallelGame(SeatedEnv, ParallelEnv):  # type: ignore[misc]
    """A game for PettingZoo's parallel interface.

    The number after the game's last action means "wait". It is the only action of an agent that may
    not act, and is illegal for one that may.
    """

    actions_besides = 1

    def __init__(self, config: EnvConfig) -> None:
        super().__init__(config)
        self.metadata["is_parallelizable"] = True
        self.wait = self.game.actions
        self._cycles = 0
        self._actors: dict[int, list[int]] = {}  # acting seats, with their legal actions

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """Start a game; `seed` determines it and all later ones started without a seed."""
        self._deal(seed, options)
        self._cycles = 0
        self._show()
        return self._observations(), {agent: self._told(k) for k, agent in enumerate(self.agents)}

    def step(self, actions: Mapping[str, Any]) -> Step:
        """Take all actions, or raise IllegalAction and change nothing."""
        agents = self.agents
        infos: Infos = {agent: {} for agent in agents}
        for seat, action in self._in_order(self._checked(actions)):
            if action in self.table.legal(seat):
                self._play(seat, action)
            else:
                infos[agents[seat]]["skipped"] = True
        self._cycles += 1
        result = self.table.result
        late = result is None and self.max_cycles is not None and self._cycles >= self.max_cycles
        for seat, agent in enumerate(agents):
            infos[agent] |= self._told(seat) | (self._final() if result or late else {})
        if result or late:
            self.agents = []
        self._show()
        return (
            self._observations(),
            dict(zip(agents, self._rewards(), strict=True)),
            dict.fromkeys(agents, result is not None),
            dict.fromkeys(agents, late),
            infos,
        )

    def _in_order(self, acting: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """Actions in the order in which they are played: in real time, a random one."""
        if self.game.dynamics == "real time":
            self._order.shuffle(acting)
        return acting

    def _checked(self, actions: Mapping[str, Any]) -> list[tuple[int, int]]:
        """Check every agent's action; return (seat, action) pairs in seat order."""
        if not self.agents:
            raise IllegalAction(NOT_RUNNING)
        for agent in actions:
            if agent not in self.agents:
                raise IllegalAction(f"unknown agent {agent!r}; choose {one_of(self.agents, agent)}")
        acting = []
        for seat, agent in enumerate(self.agents):
            action = whole(actions.get(agent, self.wait))
            if seat not in self._actors:
                if action != self.wait:
                    raise IllegalAction(f"{agent} can't act now; it can only wait ({self.wait})")
                continue
            if agent not in actions:
                raise IllegalAction(f"{agent} has to act now but was given no action")
            if action not in self._actors[seat]:
                self.table.play(seat, action)  # raises IllegalAction with the reason
            acting.append((seat, action))
        return acting

    def _observations(self) -> dict[str, Observation]:
        able = ((seat, self.table.legal(seat)) for seat in self.table.asked)
        self._actors = {seat: legal for seat, legal in able if legal}
        return {agent: self._observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def _observe(self, seat: int) -> Observation:
        mask = self._mask(self._actors.get(seat, [self.wait]))
        self.action_spaces[self.possible_agents[seat]].legal = mask
        return {"observation": self._vector(seat), "action_mask": mask.copy()}

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()
