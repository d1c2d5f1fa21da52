"""The loops that fill rows on a core."""

from __future__ import annotations

from typing import Any

from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.games.transmitter.training.filling import fill_position, fill_worth, sit


@rule
def positions(
    options: Any, at: Array, own: Array, played: Array, hints: Array, rows: Array, v: Any, x: Array
) -> None:
    for i in range(len(at)):
        sit(v[0], options[0], at[i], own[i], played[i], hints[i])
        fill_position(v[0], x, rows[i])


@rule
def worths(
    options: Any, at: Array, own: Array, played: Array, hints: Array, rows: Array, v: Any, x: Array
) -> None:
    for i in range(len(at)):
        sit(v[0], options[0], at[i], own[i], played[i], hints[i])
        for k in range(options[0].hand_size):
            fill_worth(v[0], x, rows[i], k)
