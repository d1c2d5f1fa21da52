"""Sample a large product of parameters: a few in `make test`, all of them in `make soak`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def sampled(values: Iterable[Any], count: int) -> list[Any]:
    """Parameters for a test: `count` of them, evenly spread, and the others marked `soak`."""
    every = list(values)
    chosen = {k * len(every) // count for k in range(count)}
    return [
        value if k in chosen else pytest.param(*_arguments(value), marks=pytest.mark.soak)
        for k, value in enumerate(every)
    ]


def _arguments(value: Any) -> tuple[Any, ...]:
    """The arguments of one case: a tuple is several."""
    return value if type(value) is tuple else (value,)
