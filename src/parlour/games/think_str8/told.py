"""Think Str8!: how a seat tells the table its pad's level of help, but not what the pad shows."""

from __future__ import annotations

from typing import Any

from parlour.core.manners import Points

A_ROUND = 30  # announcements allowed per round


def levels(v: Any) -> list[str]:
    """The levels of help that this table allows."""
    return [f"help {level}" for level in range(int(v.options.assist_max) + 1)]


def this_round(v: Any) -> int:
    """The round number; seats announce their level each round."""
    return int(v.this_round)


TOLD = Points(levels, A_ROUND, this_round)
