"""Think Str8!: what a seat tells the table of its pad: how much it helps, never what it says."""

from __future__ import annotations

from typing import Any

from parlour.core.manners import Points

A_ROUND = 30  # tellings: whoever changes their mind tells it again


def levels(v: Any) -> list[str]:
    """The levels of help that this table allows, from what a spectator sees."""
    return [f"help {level}" for level in range(int(v.options.assist_max) + 1)]


def this_round(v: Any) -> int:
    """The round: each begins with everybody's level."""
    return int(v.this_round)


TOLD = Points(levels, A_ROUND, this_round)
