"""VectorGame: n tables of a game, stepped together into NumPy arrays."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Mapping
from functools import cached_property, partial
from itertools import pairwise
from typing import Any

import numpy as np

from parlour.core.chance import Chance, seeded
from parlour.core.errors import BadOption, IllegalAction
from parlour.core.game import Game
from parlour.core.observation import encoding_of
from parlour.core.registry import card_of
from parlour.core.struct import Array
from parlour.envs.arrays import shown, tables
from parlour.envs.board import SAMPLE, STEP
from parlour.envs.mixing import settings
from parlour.envs.paying import paid
from parlour.envs.stepping import Variant, serving, sizes, space, stepping
from parlour.envs.vector_config import AUTORESETS, VectorConfig
from parlour.envs.vector_spaces import VectorSpaces
from parlour.envs.workers import Workers

Info = dict[str, Any]
Step = tuple[Array, Array, Array, Array, Info]
RESET_MASK = "reset_mask"
SHOWN = (
    "current_player", "acting", "legal_action_mask", "skipped", "candidates", "candidate_features",
)  # fmt: skip
FINAL = ("player", "won", "reason", "length", "number")


class VectorGame(VectorSpaces):
    """n tables of a game; each waits for the action of one seat, its `current_player`.

    With `all_seats`, each waits for the actions of all its `acting` seats, and what is per seat has
    the shape (n, seats, ...). All arrays are attributes, named as in Pgx, and are overwritten by
    every step.
    """

    current_player: Array
    """(n,) The seat that acts next; not with `all_seats`."""
    acting: Array
    """(n, seats) The seats that act next; only with `all_seats`."""
    skipped: Array
    """(n, seats) The seats whose last action had become impossible; only with `all_seats`."""
    observation: Array
    """(n, numbers) What that seat observes."""
    legal_action_mask: Array
    """(n, actions) Which actions it may take; all of them if its action doesn't matter."""
    candidates: Array
    """(n, candidates) The game's numbers of the actions to choose from, or -1; only candidates."""
    candidate_features: Array
    """(n, candidates, numbers) What each of them does; only with candidates."""
    rewards: Array
    """(n, seats) What the last step paid to each seat."""
    terminated: Array
    """(n,) Whether the last step ended the game."""
    truncated: Array
    """(n,) Whether the last step reached `max_steps`."""

    def __init__(self, config: VectorConfig) -> None:
        game = self.game = card_of(config.name)
        self.config, self.num_envs = config, config.n
        self.settings = settings(game, config)
        self.seats = max(one.seats for one in self.settings)
        self.options = self.settings[0].options
        self.encoding, self.all_seats = encoding_of(game, config.encoding), config.all_seats
        offers = config.actions == "candidates"
        variant = Variant(self.encoding, self.all_seats, offered(game) if offers else False)
        self._rules = stepping(game, variant)
        size = sizes(game, variant, config.n, self.seats, config.candidates)
        self._shown, self._arrays = shown(size, config.buffers)
        self.__dict__.update(self._arrays)
        self._seed = secrets.randbits(64) if config.seed is None else config.seed
        self._tables = self._set_up()
        self._work = [space(game, variant, self._rules.engine) for _ in self._slices]
        self._luck = Chance.records(self.num_envs)
        self._rules.hand_out(seeded(f"{self._seed} sample"), self._luck)
        self._actions = np.zeros(len(self._shown.observation), np.int32)
        self._variant = variant
        self._workers: Workers | None = None
        self._running = False

    def _set_up(self) -> Any:
        longest = -1 if self.config.max_steps is None else self.config.max_steps
        return tables(
            self._rules.engine, [self.game.begin(*one) for one in self.settings], self.num_envs,
            seeded(self._seed), AUTORESETS.index(self.config.autoreset),
            paid(self.game, self.config.reward), longest,
        )  # fmt: skip

    @cached_property
    def _slices(self) -> list[tuple[int, int]]:
        """The tables of each thread, from the first to before the last."""
        threads = min(self.config.threads, self.num_envs)
        bounds = [self.num_envs * k // threads for k in range(threads + 1)]
        return list(pairwise(bounds))

    def reset(
        self, seed: int | str | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Array, Info]:
        """Deal at every table, or at those of `options["reset_mask"]`; `seed` sets all of them."""
        chosen = (options or {}).get(RESET_MASK)
        if seed is not None:
            if chosen is not None:
                raise BadOption("a seed restarts every table; leave out reset_mask")
            self._seed = seed
            self._rules.hand_out(seeded(f"{seed} sample"), self._luck)
            self._tables.parent[:] = seeded(seed)
        if seed is not None or not self._running:
            self._tables.number[:] = np.arange(self.num_envs)
            chosen = None
        chosen = self._chosen(chosen)
        if seed is None and self._running:
            self._tables.number[chosen] += self.num_envs
        self._rules.begin(
            self._tables, self._work[0], self._shown, chosen, 0, self.num_envs
        )  # fmt: skip
        self._running = True
        return self.observation, self._info()

    def _chosen(self, mask: Any) -> Array:
        if mask is None:
            return np.ones(self.num_envs, np.bool_)
        chosen = np.asarray(mask)
        if chosen.shape != (self.num_envs,) or chosen.dtype != np.bool_:
            raise BadOption(f"reset_mask must be an array of {self.num_envs} booleans")
        return np.ascontiguousarray(chosen)

    def step(self, actions: Any) -> Step:
        """Take one action per table, or raise IllegalAction and change nothing."""
        if not self._running:
            raise IllegalAction("no game is running; call reset() first")
        self._actions[:] = self._legal(actions)
        self._do(STEP)
        return self.observation, self.rewards, self.terminated, self.truncated, self._info()

    def _legal(self, actions: Any) -> Array:
        """The actions as int32, if all of them are legal."""
        given, shape = np.asarray(actions), self.legal_action_mask.shape[:-1]
        if given.shape != shape or given.dtype.kind not in "iu":
            each = (
                f"of shape {shape}, one per seat"
                if self.all_seats
                else f"{shape[0]}, one per table"
            )
            raise IllegalAction(f"actions must be integers: {each}")
        given = taken = given.ravel()
        if given.dtype != np.int32 or not given.flags.writeable:
            taken = np.clip(given.astype(np.int64), -1, self.num_actions).astype(np.int32)
        free = ~self.acting.ravel() if self.all_seats else self._tables.over
        i = int(self._rules.first_illegal(free, self._shown.legal_action_mask, taken))
        if i >= 0:
            self._refuse(i, given[i])
        return taken

    def _refuse(self, row: int, action: int) -> None:
        i, seat = divmod(row, self.seats) if self.all_seats else (row, self.current_player[row])
        place = f"{i}, {seat}" if self.all_seats else f"{i}"
        raise IllegalAction(
            f"table {i}: seat {seat} can't take action {action} now;"
            f" legal_action_mask[{place}] shows the legal actions"
        )

    def sample(self) -> Array:
        """A random legal action for every table, or for every acting seat."""
        if not self._running:
            raise IllegalAction("no game is running; call reset() first")
        self._do(SAMPLE)
        return self._actions.reshape(self.legal_action_mask.shape[:-1]).copy()

    def state(self) -> Array:
        """(n, seats * numbers) What all seats observe, seat after seat: for central critics."""
        if not self._running:
            raise IllegalAction("no game is running; call reset() first")
        if any(one.seats < self.seats for one in self.settings):
            raise BadOption("state() needs the same number of players at every table")
        rows = np.zeros(
            (self.num_envs * self.seats, self.observation.shape[-1]), self.observation.dtype
        )
        self._rules.whole(self._tables, self._work[0], rows, 0, self.num_envs)
        return rows.reshape(self.num_envs, -1)

    def bot(self, level: str) -> Callable[[int, Array, Array], int]:
        """A function that says what a bot of this level does in the seat that acts at table i."""
        engine = self._rules.engine
        play, state = engine.bot(level), self._tables.state

        def chosen(i: int, chance: Array, scratch: Array) -> int:
            view = engine.boxes(self.game.View)
            engine.see(state[i : i + 1], int(self.current_player[i]), view)
            return int(play(view, chance, scratch))

        return chosen

    def _do(self, job: int) -> None:
        """Do a job at all tables, with every thread."""
        if len(self._slices) > 1:
            self._threads().do(job)
            return
        given = self._tables, self._work[0], self._shown
        if job == STEP:
            self._rules.step(*given, self._actions, 0, self.num_envs)
        else:
            self._rules.sample(*given, self._luck, self._actions, 0, self.num_envs)

    def _threads(self) -> Workers:
        """The threads; a process that was forked has to start its own."""
        if self._workers is None or self._workers.process != os.getpid():
            serve = serving(self.game, self._variant)
            shared = self._shown, self._luck, self._actions
            serves = [partial(serve, self._tables, work, *shared) for work in self._work]
            self._workers = Workers(serves, self._slices, self._rules.engine.form)
        return self._workers

    def _info(self) -> Info:
        """Who acts and what is legal; what ended games looked like, as Gymnasium names it."""
        info: Info = {name: self._arrays[name] for name in SHOWN if name in self._arrays}
        ended = self.terminated | self.truncated
        if ended.any():
            info["final_obs"], info["_final_obs"] = self._arrays["final_observation"], ended
            info["final_info"] = {
                name: self._arrays[f"final_{name}"]
                for name in FINAL
                if f"final_{name}" in self._arrays
            }
            info["_final_info"] = ended
        return info

    def close(self) -> None:
        """End the threads."""
        if self._workers:
            self._workers.close()
            self._workers = None

    def __getstate__(self) -> dict[str, Any]:
        """A copy starts its own threads."""
        return {**self.__dict__, "_workers": None}


def offered(game: Game) -> bool:
    """True if a game has candidates."""
    if not hasattr(game.lab.observe, "choice"):
        raise BadOption(f"{game.title} has no candidates; choose actions 'plain'")
    return True
