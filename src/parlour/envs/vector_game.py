"""VectorGame: n tables of a game, stepped together into NumPy arrays."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from itertools import pairwise
from typing import Any

import numpy as np

from parlour.core.chance import seeded
from parlour.core.errors import BadOption, IllegalAction
from parlour.core.registry import card_of
from parlour.core.struct import Array
from parlour.envs.arrays import Shown, shown, tables, work
from parlour.envs.observation import encoding_of
from parlour.envs.paying import REWARDS
from parlour.envs.spaces import Described
from parlour.envs.stepping import row_type, stepping
from parlour.envs.vector_config import AUTORESETS, VectorConfig

Info = dict[str, Any]
Step = tuple[Array, Array, Array, Array, Info]
RESET_MASK = "reset_mask"


class VectorGame(Described):
    """n tables of a game; each waits for the action of one seat, its `current_player`.

    All arrays are attributes, named as in Pgx, and are overwritten by every step.
    """

    current_player: Array
    """(n,) The seat that acts next."""
    observation: Array
    """(n, numbers) What that seat observes."""
    legal_action_mask: Array
    """(n, actions) Which actions it may take; all of them at a table whose game is over."""
    rewards: Array
    """(n, seats) What the last step paid to each seat."""
    terminated: Array
    """(n,) Whether the last step ended the game."""
    truncated: Array
    """(n,) Whether the last step reached `max_steps`."""

    def __init__(self, config: VectorConfig) -> None:
        game = self.game = card_of(config.name)
        self.config, self.num_envs = config, config.n
        self.seats = game.usual_seats if config.seats is None else config.seats
        self.options = game.chosen(self.seats, config.preset, config.options)
        self.encoding = encoding_of(game, config.encoding)
        self._rules = stepping(game, self.encoding)
        row = row_type(game, self.encoding)
        self._shown = shown(game, config.n, self.seats, *row, config.buffers)
        for name in Shown._fields:
            setattr(self, name, getattr(self._shown, name))
        self._seed = secrets.randbits(64) if config.seed is None else config.seed
        self._tables = self._set_up()
        self._work = [work(self._rules.engine) for _ in self._slices]
        self._luck = seeded(f"{self._seed} sample")
        self._running = False

    def _set_up(self) -> Any:
        coop = self.game.utility == "co-operative"
        reward = "win" if coop and self.config.reward == "rank" else self.config.reward
        longest = -1 if self.config.max_steps is None else self.config.max_steps
        return tables(
            self._rules.engine, self.game.begin(self.seats, self.options), self.num_envs,
            seeded(self._seed), AUTORESETS.index(self.config.autoreset), REWARDS.index(reward),
            longest,
        )  # fmt: skip

    @cached_property
    def _slices(self) -> list[tuple[int, int]]:
        """The tables of each thread, from the first to before the last."""
        threads = min(self.config.threads, self.num_envs)
        bounds = [self.num_envs * k // threads for k in range(threads + 1)]
        return list(pairwise(bounds))

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(len(self._slices) - 1, "parlour-vector")

    def reset(
        self, seed: int | str | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Array, Info]:
        """Deal at every table, or at those of `options["reset_mask"]`; `seed` sets all of them."""
        chosen = (options or {}).get(RESET_MASK)
        if seed is not None:
            if chosen is not None:
                raise BadOption("a seed sets every table; leave out reset_mask")
            self._seed, self._luck = seed, seeded(f"{seed} sample")
            self._tables.parent[:] = seeded(seed)
        if seed is not None or not self._running:
            self._tables.number[:] = np.arange(self.num_envs)
            chosen = None
        chosen = self._chosen(chosen)
        if seed is None and self._running:
            self._tables.number[chosen] += self.num_envs
        self._each(self._rules.begin, chosen)
        self._running = True
        return self.observation, self._info()

    def _chosen(self, mask: Any) -> Array:
        if mask is None:
            return np.ones(self.num_envs, np.bool_)
        chosen = np.asarray(mask)
        if chosen.shape != (self.num_envs,) or chosen.dtype != np.bool_:
            raise BadOption(f"reset_mask must be {self.num_envs} booleans")
        return np.ascontiguousarray(chosen)

    def step(self, actions: Any) -> Step:
        """Take one action per table, or raise IllegalAction and change nothing."""
        if not self._running:
            raise IllegalAction("no game is running; call reset() first")
        self._each(self._rules.step, self._legal(actions))
        return self.observation, self.rewards, self.terminated, self.truncated, self._info()

    def _legal(self, actions: Any) -> Array:
        """The actions as int32, if all of them are legal."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise IllegalAction(f"actions must be {self.num_envs} whole numbers, one per table")
        taken = np.ascontiguousarray(given, np.int32)
        i = int(self._rules.first_illegal(self._tables.over, self.legal_action_mask, taken))
        if i >= 0 or not np.array_equal(taken, given):
            i = max(i, 0)
            raise IllegalAction(
                f"table {i}: seat {self.current_player[i]} can't take action {given[i]} now;"
                f" legal_action_mask[{i}] says which it can"
            )
        return taken

    def sample(self) -> Array:
        """A random legal action for every table."""
        if not self._running:
            raise IllegalAction("no game is running; call reset() first")
        actions = np.zeros(self.num_envs, np.int32)
        self._rules.sample(self._tables, self._work[0], self._shown, self._luck, actions)
        return actions

    def _each(self, function: Callable[..., None], given: Array) -> None:
        """Call a function for every slice of the tables: the first here, others on threads."""
        t, out = self._tables, self._shown
        if len(self._slices) == 1:
            function(t, self._work[0], out, given, 0, self.num_envs)
            return
        calls = [
            self._pool.submit(function, t, space, out, given, *part)
            for space, part in zip(self._work[1:], self._slices[1:])
        ]
        function(t, self._work[0], out, given, *self._slices[0])
        for call in calls:
            call.result()

    def _info(self) -> Info:
        """Who acts and what is legal; what ended games looked like, as Gymnasium names it."""
        info: Info = {
            "current_player": self.current_player, "legal_action_mask": self.legal_action_mask,
        }  # fmt: skip
        ended = self.terminated | self.truncated
        if ended.any():
            info["final_obs"], info["_final_obs"] = self._shown.final_observation, ended
            info["final_info"] = {
                name: getattr(self._shown, f"final_{name}")
                for name in ("player", "won", "reason", "length", "number")
            }
            info["_final_info"] = ended
        return info

    def close(self) -> None:
        """End the threads."""
        if "_pool" in self.__dict__:
            self._pool.shutdown()
            del self._pool
