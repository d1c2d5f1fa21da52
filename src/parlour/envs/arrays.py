"""The arrays of a vectorised environment: its tables, what it shows of them, and working space."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from parlour.core.chance import Chance
from parlour.core.engine import Engine
from parlour.core.errors import BadOption, one_of
from parlour.core.game import Game
from parlour.core.struct import Array


class Tables(NamedTuple):
    """The state of every table."""

    state: Any  # boxed states
    chance: Any  # boxed generators of the rules
    luck: Any  # boxed generators of the order of seats in real time
    parent: Any  # the boxed generator that all of them branch from
    number: Array  # of the game being played
    length: Array  # actions so far
    over: Array  # whether the game is over and waits for a reset
    mode: int  # when tables reset, an index of AUTORESETS
    reward: int  # an index of REWARDS
    longest: int  # the length at which games are cut off; -1 is never


class Shown(NamedTuple):
    """What an environment shows; one row per table."""

    current_player: Array
    observation: Array
    legal_action_mask: Array
    rewards: Array
    terminated: Array
    truncated: Array
    final_observation: Array
    final_player: Array
    final_won: Array
    final_reason: Array
    final_length: Array
    final_number: Array


class Work(NamedTuple):
    """The working space of one thread."""

    blank: Any
    seen: Any  # a view that is filled in again and again
    moves: Array
    outcome: Any


def tables(
    engine: Engine, dealt: Any, n: int, parent: Any, mode: int, reward: int, longest: int
) -> Tables:
    """n tables like `dealt`, a boxed state with seats and options set."""
    state, fitted = engine.boxes(engine.game.State, n), engine.fit(engine.game.State, dealt)
    for i in range(n):
        state[i] = engine.game.State.copy(fitted)[0] if isinstance(state, list) else fitted[0]
    return Tables(
        state, Chance.records(n), Chance.records(n), parent, np.arange(n, dtype=np.int64),
        np.zeros(n, np.int64), np.zeros(n, np.bool_), mode, reward, longest,
    )  # fmt: skip


def work(engine: Engine) -> Work:
    """A thread's working space."""
    game = engine.game
    moves = np.zeros(game.widest + game.house_actions, np.int32)
    view, outcome = engine.boxes(game.View), engine.boxes(game.Outcome)
    return Work(engine.boxes(game.View), view, moves, outcome)


def shown(
    game: Game, n: int, seats: int, size: int, dtype: np.dtype[Any], given: Mapping[str, Array]
) -> Shown:
    """The arrays that an environment shows: the caller's own where given."""
    kinds = kinds_shown(game, n, seats, size, dtype)
    for name in given:
        if name not in kinds:
            raise BadOption(f"unknown buffer {name!r}; choose from {one_of(kinds, name)}")
    made = {
        name: _checked(name, given[name], shape, np.dtype(kind))
        if name in given
        else np.zeros(shape, kind)
        for name, (shape, kind) in kinds.items()
    }
    return Shown(**made)


def kinds_shown(
    game: Game, n: int, seats: int, size: int, dtype: Any
) -> dict[str, tuple[tuple[int, ...], Any]]:
    """The shapes and types of what an environment shows."""
    return {
        "current_player": ((n,), np.int8),
        "observation": ((n, size), dtype),
        "legal_action_mask": ((n, game.actions), np.bool_),
        "rewards": ((n, seats), np.float32),
        "terminated": ((n,), np.bool_),
        "truncated": ((n,), np.bool_),
        "final_observation": ((n, size), dtype),
        "final_player": ((n,), np.int8),
        "final_won": ((n, seats), np.bool_),
        "final_reason": ((n,), np.int8),
        "final_length": ((n,), np.int32),
        "final_number": ((n,), np.int64),
    }


def _checked(name: str, buffer: Any, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Array:
    """A caller's array, if compiled code can write to it."""
    if not isinstance(buffer, np.ndarray):
        raise BadOption(f"buffer {name!r} must be a NumPy array, not {type(buffer).__name__}")
    if buffer.shape != shape or buffer.dtype != dtype:
        raise BadOption(
            f"buffer {name!r} must have shape {shape} and dtype {dtype},"
            f" not {buffer.shape} and {buffer.dtype}"
        )
    if not (buffer.flags.c_contiguous and buffer.flags.writeable and buffer.flags.aligned):
        raise BadOption(f"buffer {name!r} must be contiguous, aligned and writeable")
    return buffer
