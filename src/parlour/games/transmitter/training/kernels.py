"""The CUDA kernels that fill rows."""

from __future__ import annotations

from typing import Any

from numba import types

from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.games.transmitter.training.filling import fill_position, fill_worth, sit
from parlour.lab.templates.placeholders import SCRATCH, VIEW, cuda


@rule
def positions(
    options: Any, at: Array, own: Array, played: Array, hints: Array, rows: Array
) -> None:
    """Thread i fills the position at table i."""
    i = cuda.grid(1)
    if i < at.shape[0]:
        v = cuda.local.array(1, VIEW)
        x = cuda.local.array(SCRATCH, types.float64)
        sit(v[0], options[0], at[i], own[i], played[i], hints[i])
        fill_position(v[0], x, rows[i])


@rule
def worths(options: Any, at: Array, own: Array, played: Array, hints: Array, rows: Array) -> None:
    """A thread for each card in hand fills in its worth; first all first cards, and so on."""
    i = cuda.grid(1)
    n = at.shape[0]
    if i < n * options[0].hand_size:
        v = cuda.local.array(1, VIEW)
        x = cuda.local.array(SCRATCH, types.float64)
        k, i = i // n, i % n
        sit(v[0], options[0], at[i], own[i], played[i], hints[i])
        fill_worth(v[0], x, rows[i], k)
