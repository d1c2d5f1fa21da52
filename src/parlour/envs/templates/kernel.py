"""The CUDA kernel that steps many tables, one per thread."""

from __future__ import annotations

from typing import Any, NamedTuple

from numba import int32

from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.envs.kernel import BEGIN, NEXT_STEP, RANDOM
from parlour.envs.templates.placeholders import (
    NUMBER,
    OUTCOME,
    SIZE,
    WIDEST,
    cuda,
    move,
    pick_for,
)


class Space(NamedTuple):
    """The working space of a thread; its fields are named as in `arrays.Work`."""

    blank: Any
    seen: Array  # the row that is being written
    moves: Array
    outcome: Any


@rule
def kernel(t: Any, out: Any, chosen: Array, actions: Array, illegal: Array, mode: int) -> None:
    """Deal at the chosen tables, take each table's action, or take a random one."""
    i = cuda.grid(1)
    if i < t.number.shape[0]:
        row = cuda.local.array(SIZE, NUMBER)
        outcome = cuda.local.array(1, OUTCOME)
        moves = cuda.local.array(WIDEST, int32)
        space = Space(outcome, row, moves, outcome)
        action, deals = actions[i], mode == BEGIN and chosen[i]
        if mode == RANDOM and not t.over[i]:
            action = pick_for(t, space, out, t.luck[i], i, i, int(out.current_player[i]))
            actions[i] = action
        if mode != BEGIN:
            within = 0 <= action < out.legal_action_mask.shape[1]
            illegal[i] = not t.over[i] and not (within and out.legal_action_mask[i, action])
            deals = t.over[i] and t.mode == NEXT_STEP
            if deals:
                t.number[i] += t.number.shape[0]
        if deals or (mode != BEGIN and not illegal[i]):
            move(t, space, out, i, action, deals)
