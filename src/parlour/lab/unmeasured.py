"""The measures of a game that defines none."""

from __future__ import annotations

from typing import Any

from parlour.core.measure import Tallies
from parlour.core.rule import rule
from parlour.core.struct import int8


class NoMeasures(Tallies):
    """An empty set of measures."""

    none: int = int8


@rule
def note(s: Any, seat: int, action: int, m: Any) -> None:
    """Count nothing."""


@rule
def finish(s: Any, m: Any) -> None:
    """Count nothing."""


@rule
def leader(s: Any) -> int:
    """No seat leads."""
    return -1
