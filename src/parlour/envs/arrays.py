"""The arrays of a vectorised environment: its tables, what it shows of them, and working space."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from parlour.core.chance import Chance
from parlour.core.engine import Engine
from parlour.core.errors import BadOption, one_of
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


class Sizes(NamedTuple):
    """The sizes of what an environment shows."""

    n: int
    seats: int
    all_seats: bool
    numbers: int  # of an observation
    dtype: np.dtype[Any]
    width: int  # of a mask
    room: int  # for candidates; 0 if there are none
    each: int  # numbers per candidate
    kind: np.dtype[Any]  # of these


class Shown(NamedTuple):
    """What an environment shows; one row per table, or per seat where it says so."""

    current_player: Array
    acting: Array
    skipped: Array
    observation: Array  # per seat
    legal_action_mask: Array  # per seat
    candidates: Array  # per seat
    candidate_features: Array  # per seat
    rewards: Array
    terminated: Array
    truncated: Array
    final_observation: Array  # per seat
    final_player: Array
    final_won: Array
    final_reason: Array
    final_length: Array
    final_number: Array


class Work(NamedTuple):
    """The working space of one thread."""

    blank: Any
    seen: Any  # a view, or a row of features, that is filled in again and again
    moves: Array
    outcome: Any


def tables(
    engine: Engine, dealt: Sequence[Any], n: int, parent: Any, mode: int, reward: int, longest: int
) -> Tables:
    """n tables like those `dealt`, in turn: boxed states with seats and options set."""
    kind = engine.game.State
    state, fitted = engine.boxes(kind, n), [engine.fit(kind, one) for one in dealt]
    for i in range(n):
        like = fitted[i % len(fitted)]
        state[i] = kind.copy(like)[0] if isinstance(state, list) else like[0]
    return Tables(
        state, Chance.records(n), Chance.records(n), parent, np.arange(n, dtype=np.int64),
        np.zeros(n, np.int64), np.zeros(n, np.bool_), mode, reward, longest,
    )  # fmt: skip


def work(engine: Engine, draft: Array | None) -> Work:
    """A thread's working space, with a draft of the features if it writes these."""
    game = engine.game
    moves = np.zeros(game.widest + game.house_actions, np.int32)
    view, outcome = engine.boxes(game.View), engine.boxes(game.Outcome)
    if draft is not None:
        return Work(draft, draft, moves, outcome)
    return Work(engine.boxes(game.View), view, moves, outcome)


def shown(sizes: Sizes, given: Mapping[str, Array]) -> tuple[Shown, dict[str, Array]]:
    """The arrays that an environment shows, the caller's own where given.

    Compiled code gets one row per table, or per seat of a table; the caller gets the same memory
    by name, with the seats as a dimension of their own.
    """
    kinds = kinds_shown(sizes)
    for name in given:
        if name not in kinds:
            raise BadOption(f"unknown buffer {name!r}; choose from {one_of(kinds, name)}")
    made = {
        name: _checked(name, given[name], shape, np.dtype(kind))
        if name in given
        else np.zeros(shape, kind)
        for name, (shape, kind) in kinds.items()
    }
    flat = {
        name: made[name].reshape(-1, *made[name].shape[2:])
        if sizes.all_seats and name in PER_SEAT
        else made[name]
        for name in kinds
    }
    for name, (shape, kind) in _unused(sizes).items():
        flat[name] = np.zeros(shape, kind)
    return Shown(**flat), made


PER_SEAT = (
    "observation", "legal_action_mask", "candidates", "candidate_features", "final_observation",
)  # fmt: skip
Kinds = dict[str, tuple[tuple[int, ...], Any]]


def kinds_shown(sizes: Sizes) -> Kinds:
    """The shapes and types of what is shown."""
    n, seats = sizes.n, sizes.seats
    each = (n, seats) if sizes.all_seats else (n,)
    kinds: Kinds = {
        "observation": ((*each, sizes.numbers), sizes.dtype),
        "legal_action_mask": ((*each, sizes.width), np.bool_),
        "rewards": ((n, seats), np.float32),
        "terminated": ((n,), np.bool_),
        "truncated": ((n,), np.bool_),
        "final_observation": ((*each, sizes.numbers), sizes.dtype),
        "final_won": ((n, seats), np.bool_),
        "final_reason": ((n,), np.int8),
        "final_length": ((n,), np.int32),
        "final_number": ((n,), np.int64),
    }
    if sizes.all_seats:
        kinds |= {"acting": ((n, seats), np.bool_), "skipped": ((n, seats), np.bool_)}
    else:
        kinds |= {"current_player": ((n,), np.int8), "final_player": ((n,), np.int8)}
    if sizes.room:
        kinds |= {
            "candidates": ((*each, sizes.room), np.int32),
            "candidate_features": ((*each, sizes.room, sizes.each), sizes.kind),
        }
    return kinds


def _unused(sizes: Sizes) -> Kinds:
    """Empty arrays in place of what isn't shown."""
    unused: Kinds = {}
    if sizes.all_seats:
        unused |= {"current_player": ((0,), np.int8), "final_player": ((0,), np.int8)}
    else:
        unused |= {"acting": ((0, 0), np.bool_), "skipped": ((0, 0), np.bool_)}
    if not sizes.room:
        unused |= {
            "candidates": ((0, 0), np.int32), "candidate_features": ((0, 0, 0), sizes.kind),
        }  # fmt: skip
    return unused


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
