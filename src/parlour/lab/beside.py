"""How a policy does at tables where bots have some of the seats, in many settings at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from parlour.core.chance import seeded
from parlour.core.struct import Array

Mix = Sequence[Mapping[str, Any]]
EACH = 4  # tables per setting in a process


def won_beside(
    name: str, mix: Mix, file: str, level: str, bots: int, games: int, seed: str
) -> Array:
    """How many of the first `games` games of each table were won, as (tables, settings).

    `bots` seats, which differ from table to table, are the level's, but at least one is the
    policy's. The policy plays its best move.
    """
    from parlour.envs.vector_config import VectorConfig
    from parlour.envs.vector_game import VectorGame

    n = EACH * len(mix)
    env = VectorGame(VectorConfig(name, n, mix=mix, seed=seed))
    env.reset()
    theirs = _seats_of_bots(mix, bots, env.seats)
    play, chance, scratch = env.bot(level), seeded(f"{seed} bots"), env.game.workspace()
    layers, left, won = _layers(Path(file)), np.full(n, games), np.zeros(n, np.int64)
    while left.any():
        actions = _best(layers, env.observation, env.legal_action_mask)
        for i in np.flatnonzero(theirs[np.arange(n), env.current_player] & (left > 0)):
            actions[i] = play(int(i), chance, scratch)
        info = env.step(actions)[4]
        ended = env.terminated & (left > 0)
        if ended.any():
            won += ended & info["final_info"]["won"][:, 0]
        left -= ended
    return won.reshape(EACH, len(mix))


def _seats_of_bots(mix: Mix, bots: int, widest: int) -> Array:
    theirs = np.zeros((EACH * len(mix), widest), np.bool_)
    for i in range(len(theirs)):
        seats = mix[i % len(mix)]["seats"]
        for k in range(min(bots, seats - 1)):
            theirs[i, (i // len(mix) + k) % seats] = True
    return theirs


def _layers(file: Path) -> list[tuple[Array, Array]]:
    with np.load(file, allow_pickle=False) as kept:
        count = sum(name.startswith("w") for name in kept.files)
        return [
            (kept[f"w{k}"].astype(np.float32), kept[f"b{k}"].astype(np.float32))
            for k in range(count)
        ]


def _best(layers: list[tuple[Array, Array]], rows: Array, masks: Array) -> Array:
    x = rows
    for k, (weights, bias) in enumerate(layers):
        x = x @ weights + bias
        if k + 1 < len(layers):
            x = np.maximum(x, 0)
    best: Array = np.where(masks, x, -np.inf).argmax(1).astype(np.int32)
    return best


def shares(
    name: str, mix: Mix, file: Path, level: str, bots: int, games: int, seed: str, workers: int
) -> tuple[Array, int]:
    """The share of games won in each setting beside so many bots, and how many were played."""
    each = -(-games // (workers * EACH))
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        calls = [
            pool.submit(
                won_beside, name, list(mix), str(file), level, bots, each, f"{seed} {bots} {k}"
            )
            for k in range(workers)
        ]
        won = sum(call.result().sum(0) for call in calls)
    played = each * workers * EACH
    return won / played, played
