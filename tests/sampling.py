"""Parts of a product that `make test` runs, while `make soak` runs the rest."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def some(cases: Iterable[Any], *names: str) -> list[Any]:
    """Cases for a parametrization: the named ones in `make test`, the others in `make soak`."""
    cases = list(cases)
    unknown = set(names) - {_name(case) for case in cases}
    assert not unknown, f"no such cases: {unknown}"
    return [pytest.param(case, marks=_marks(_name(case) in names)) for case in cases]


def sampled(cases: Iterable[Any], count: int) -> list[Any]:
    """Cases for a parametrization: so many in `make test`, evenly spread, the others in soak."""
    cases = list(cases)
    now = {k * len(cases) // count for k in range(count)}
    return [pytest.param(*_values(case), marks=_marks(k in now)) for k, case in enumerate(cases)]


def _values(case: Any) -> tuple[Any, ...]:
    """The arguments of one case: a plain tuple holds several."""
    return case if type(case) is tuple else (case,)


def _marks(now: bool) -> tuple[pytest.MarkDecorator, ...]:
    return () if now else (pytest.mark.soak,)


def _name(case: Any) -> str:
    return str(getattr(case, "name", case))
