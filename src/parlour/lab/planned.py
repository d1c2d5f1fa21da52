"""A policy that corrects a planner: PPO that starts with what a bot's planner finds.

Its rows are written by the game's `planned` module and hold the planner's worths. Its logits are
those of the planner plus what the network adds, so before training it plays like the planner. A
round is an episode, and all seats learn as one player: each turn is judged by the next one.
"""

from __future__ import annotations

import argparse
from functools import cache
from typing import Any

import torch
from torch import Tensor, nn

from parlour import envs
from parlour.core.cuda import load_cuda
from parlour.core.engine import engines, game_module
from parlour.core.game import Game
from parlour.core.observation import COMPACT
from parlour.core.rule import compiled, compiled_kernel, cool, numba_with_rules
from parlour.lab.ppo import SMALL_GAIN, Learner, Net

KERNEL = "parlour.lab.templates.planned_kernel"
LOOP = "parlour.lab.templates.planned_loop"
BLOCK, REGISTERS = 64, 128


@cache
def kernel(game: Game) -> Any:
    """The CUDA kernel that fills rows."""
    cool()
    cuda, numba = load_cuda(), numba_with_rules()
    own: Any = game.lab.planned
    made = game_module(
        game, KERNEL, "planned_kernel", cuda=cuda, glance=game.view.glance, plan=own.plan,
        rounds=own.rounds, SIZE=own.ROW.size, SCRATCH=game.scratch,
        VIEW=numba.from_dtype(game.View.dtype),
    )  # fmt: skip
    return compiled_kernel(made.kernel, None, max_registers=REGISTERS)


@cache
def loop(game: Game) -> Any:
    """The loop that does so on a core."""
    own: Any = game.lab.planned
    made = game_module(
        game, LOOP, "planned_loop", glance=game.view.glance, plan=own.plan, rounds=own.rounds
    )
    return compiled(made.fill)


class PlannedTables:
    """Like `ppo.Tables`, with rows from the planner; an episode is a round."""

    encoding, episodes = "planned", "rounds"
    seats = 1

    def __init__(self, given: argparse.Namespace, n: int, seed: str) -> None:
        self.cuda, self.n = given.device.startswith("cuda"), n
        make: Any = envs.gpu if self.cuda else envs.vector
        dtype = {"dtype": "int8"} if self.cuda else {}
        self.env = make(
            given.game, n, seats=given.seats, preset=given.preset, mix=given.mix, seed=seed,
            encoding=COMPACT, **dtype,
        )  # fmt: skip
        own: Any = self.env.game.lab.planned
        shown = (lambda array: array) if self.cuda else torch.from_numpy

        def zeros(*shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(*shape, dtype=dtype, device=given.device)

        self.legal_action_mask = shown(self.env.legal_action_mask)
        self.game_over = shown(self.env.terminated)
        self.game_won = shown(self.env.final_won)
        self.acting = shown(self.env.current_player)
        self.observation = zeros(own.ROW.size, n).T
        self.current_player = zeros(n, dtype=torch.int8)  # all seats as one
        self.played, self.before = (zeros(n, 2, dtype=torch.int32) for _ in range(2))
        self.terminated = zeros(n, dtype=torch.bool)
        self.won = zeros(n, 1, dtype=torch.bool)
        self.rewards = zeros(n, 1)
        if not self.cuda:
            view = engines(self.env.game).compiled.boxes(self.env.game.View)
            self._view, self._space = view, self.env.game.workspace()
        self.reset()

    def reset(self, seed: int | str | None = None) -> None:
        self.env.reset(seed=seed)
        self._fill()

    def _fill(self) -> None:
        """Have the planner fill every row."""
        states = self.env._tables.state
        if not self.cuda:
            arrays = (one.numpy() for one in (self.observation, self.played))
            loop(self.env.game)(states, self.acting.numpy(), self._view, self._space, *arrays)
            return
        cuda = self.env._cuda
        stream = cuda.external_stream(torch.cuda.current_stream().cuda_stream)
        kernel(self.env.game)[(self.n + BLOCK - 1) // BLOCK, BLOCK, stream](
            states, *map(cuda.as_cuda_array, (self.acting, self.observation, self.played))
        )

    def step(self, actions: Tensor) -> None:
        self.before.copy_(self.played)
        self.env.step(actions if self.cuda else actions.numpy())
        self._fill()
        ended = (self.played != self.before).any(1) | self.game_over
        won = (self.played > self.before)[:, 0] & ~self.game_over
        self.terminated.copy_(ended)
        self.won[:, 0].copy_(won | (self.game_over & self.game_won[:, 0].bool()))
        self.rewards.copy_((2.0 * self.won - 1.0) * ended[:, None])


class Corrector(nn.Module):
    """The planner's logits, plus a network's; training may make both of them sharper."""

    def __init__(self, own: Any, hidden: int, layers: int, actions: int) -> None:
        super().__init__()
        self.own, self.actions = own, actions
        self.net = Net(own.ROW.size, hidden, layers, own.CHOICES, SMALL_GAIN)
        self.layers = self.net.layers
        self.sharpness = nn.Parameter(torch.zeros(()))

    def forward(self, rows: Tensor) -> Tensor:
        own = self.own
        lead = rows[:, own.LEAD : own.LEAD + own.CHOICES]
        logits = self.sharpness.exp() * (self.net(rows) - own.STRENGTH * lead)
        return nn.functional.pad(logits, (0, self.actions - own.CHOICES))


class PlannedLearner(Learner):
    """PPO on these rows."""

    def _tables(self, n: int, seed: str) -> Any:
        return PlannedTables(self.given, n, seed)

    def _actor(self, size: int, actions: int) -> nn.Module:
        own: Any = self.tables.env.game.lab.planned
        return Corrector(own, self.given.hidden, self.given.layers, actions)
