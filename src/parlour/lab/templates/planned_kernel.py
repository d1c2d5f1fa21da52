"""The CUDA kernel that fills the rows of a policy that corrects a planner."""

from __future__ import annotations

from typing import Any

from numba import types

from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.lab.templates.placeholders import (
    SCRATCH,
    SIZE,
    VIEW,
    cuda,
    glance,
    plan,
    rounds,
)


@rule
def kernel(states: Any, players: Array, rows: Array, played: Array) -> None:
    """Fill the row of each table's next player, and say how many rounds were won and lost."""
    i = cuda.grid(1)
    if i < players.shape[0]:
        v = cuda.local.array(1, VIEW)
        x = cuda.local.array(SCRATCH, types.float64)
        row = cuda.local.array(SIZE, types.float32)
        s = states[i]
        v[0].options = s.options
        glance(s, int(players[i]), v[0])
        for k in range(SIZE):
            row[k] = 0
        plan(v[0], x, row)
        for k in range(SIZE):
            rows[i, k] = row[k]
        played[i, 0], played[i, 1] = rounds(s)
