"""Splits parametrized cases between `make test` and `make soak`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def some(cases: Iterable[Any], *names: str) -> list[Any]:
    """Return parametrized cases: the named ones run in `make test`, the others in `make soak`."""
    cases = list(cases)
    unknown = set(names) - {_name(case) for case in cases}
    assert not unknown, f"no such cases: {unknown}"
    return [pytest.param(case, marks=_marks(_name(case) in names)) for case in cases]


def _marks(now: bool) -> tuple[pytest.MarkDecorator, ...]:
    return () if now else (pytest.mark.soak,)


def _name(case: Any) -> str:
    return str(getattr(case, "name", case))
