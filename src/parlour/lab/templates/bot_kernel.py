"""The CUDA kernel that plays games between bots."""

from __future__ import annotations

from typing import Any

from numba import types

from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.core.template import unrolled
from parlour.lab.templates.placeholders import (
    CHANCE,
    MEASURE_LISTS,
    MEASURE_NUMBERS,
    MEASURES,
    OUTCOME,
    ROW,
    ROW_LISTS,
    ROW_NUMBERS,
    SCRATCH,
    SEATS,
    STATE,
    VIEW,
    WIDEST,
    cuda,
    play,
    seed_game,
    take_over,
    wipe_measures,
)


@rule
def kernel(like: Any, parent: Any, first: int, threads: int, seating: Array, kept: Array) -> None:
    """Thread i plays games i, i + threads, i + 2 threads, ... of the batch."""
    i = cuda.grid(1)
    if i < threads:
        s = cuda.local.array(1, STATE)
        v = cuda.local.array(1, VIEW)
        chance = cuda.local.array(3, CHANCE)
        scratch = cuda.local.array(SCRATCH, types.float64)
        moves = cuda.local.array(WIDEST, types.int32)
        levels = cuda.local.array(SEATS, types.int64)
        out = cuda.local.array(1, OUTCOME)
        row = cuda.local.array(1, ROW)
        m = cuda.local.array(1, MEASURES)
        take_over(s[0], like[0], chance[2], parent[0])
        turns = seating.shape[0]
        for k in range(i, kept.shape[1], threads):
            number = first + k
            for seat in range(seating.shape[1]):
                levels[seat] = seating[number % turns, seat]
            wipe_measures(m[0])
            seed_game(chance[2], number, turns, chance[0], chance[1], row[0])
            play(s[0], v, v, chance[0], chance[1], scratch, moves, levels, out[0], row[0], m[0])
            for column, name in unrolled(ROW_NUMBERS):
                kept[column, k] = row[0][name]
            for column, name, size in unrolled(ROW_LISTS):
                for j in range(size):
                    kept[column + j, k] = row[0][name][j]
            for column, name in unrolled(MEASURE_NUMBERS):
                kept[column, k] = m[0][name]
            for column, name, size in unrolled(MEASURE_LISTS):
                for j in range(size):
                    kept[column + j, k] = m[0][name][j]
