"""Rows of a policy that corrects a planner, on a core."""

from __future__ import annotations

from typing import Any

from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.lab.templates.placeholders import glance, plan, rounds


@rule
def fill(states: Any, players: Array, v: Any, x: Array, rows: Array, played: Array) -> None:
    """Fill the row of each table's next player, and say how many rounds were won and lost."""
    for i in range(len(players)):
        s = states[i]
        v[0].options = s.options
        glance(s, int(players[i]), v[0])
        for k in range(rows.shape[1]):
            rows[i, k] = 0
        plan(v[0], x, rows[i])
        played[i, 0], played[i, 1] = rounds(s)
