"""The CUDA kernel that plays games of random moves."""

from __future__ import annotations

from typing import Any

from numba import types

from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.lab.templates.placeholders import CHANCE, STATE, WIDEST, cuda, deal, step, take_over


@rule
def kernel(like: Any, parent: Any, first: int, games: int, counts: Array, trace: Array) -> None:
    """Play one table per thread, in local memory; record moves while `trace` has room.

    `step` must be called in one place only. With two, the compiler kept it as a function, and the
    threads of a warp that were in different games didn't wait for each other at the end of a game.
    """
    i = cuda.grid(1)
    if i < counts.shape[0]:
        s = cuda.local.array(1, STATE)
        chance = cuda.local.array(3, CHANCE)
        moves = cuda.local.array(WIDEST, types.int32)
        take_over(s[0], like[0], chance[2], parent[0])
        count = 0
        for k in range(games):
            deal(s[0], chance[2], first + i * games + k, chance[0], chance[1])
            code = -1
            while code:
                code = step(s[0], chance[0], chance[1], moves)
                if code:
                    if count < trace.shape[1]:
                        trace[i, count] = code
                    count += 1
        counts[i] = count
