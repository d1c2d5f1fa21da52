"""Demonstrations: what a level does in its own games, for a policy that starts by imitating it.

Many tables are played at once, in every setting of a mix, by several processes. A file has, for
every decision, the observation, which actions were legal, and the action that the level took.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from parlour.core.chance import seeded
from parlour.core.struct import Array

TABLES = 128  # per process, at least
Mix = Sequence[Mapping[str, Any]]


class Demonstrated(NamedTuple):
    """Decisions, one row each."""

    rows: Array  # float16
    masks: Array  # bool
    actions: Array  # int16


def demonstrate(name: str, mix: Mix, level: str, count: int, seed: str) -> Demonstrated:
    """What a level does in `count` decisions."""
    from parlour.envs.vector_config import VectorConfig
    from parlour.envs.vector_game import VectorGame

    n = -(-TABLES // len(mix)) * len(mix)
    env = VectorGame(VectorConfig(name, n, mix=mix, seed=seed))
    env.reset()
    steps, game = -(-count // n), env.game
    made = Demonstrated(
        np.zeros((steps * n, env.observation.shape[1]), np.float16),
        np.zeros((steps * n, env.num_actions), np.bool_), np.zeros(steps * n, np.int16),
    )  # fmt: skip
    play, chance, scratch = env.bot(level), seeded(f"{seed} bots"), game.workspace()
    for step in range(steps):
        part = slice(step * n, (step + 1) * n)
        made.rows[part], made.masks[part] = env.observation, env.legal_action_mask
        made.actions[part] = [play(i, chance, scratch) for i in range(n)]
        env.step(made.actions[part].astype(np.int32))
    return made


def _saved(name: str, mix: Mix, level: str, count: int, seed: str, file: str) -> str:
    made = demonstrate(name, mix, level, count, seed)
    np.savez(file, **made._asdict())
    return file


def gather(
    name: str, mix: Mix, level: str, count: int, seed: str, workers: int, folder: Path
) -> Demonstrated:
    """What a level does in `count` decisions, found out by several processes."""
    each = -(-count // workers)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        calls = [
            pool.submit(
                _saved, name, list(mix), level, each, f"{seed} {k}", str(folder / f"{name}-{k}.npz")
            )
            for k in range(workers)
        ]
        parts = []
        for call in calls:
            with np.load(call.result()) as kept:
                parts.append(Demonstrated(**{field: kept[field] for field in kept.files}))
            Path(call.result()).unlink()
    return Demonstrated(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))
