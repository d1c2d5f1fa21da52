"""Work done in step: the same steps in the same order, and what fails fails alone."""

from __future__ import annotations

import pytest

from parlour.server.storage.in_step import TOGETHER, Steps, at_once, in_step


def counting(name: str, done: list[str], steps: int = 2) -> Steps[int]:
    for k in range(steps):
        done.append(f"{name}{k}")
        yield
    return steps


def failing(name: str, done: list[str]) -> Steps[None]:
    try:
        done.append(f"{name}0")
        yield
        raise ValueError(name)
    finally:
        done.append(f"{name} left")


def test_every_step_is_done_for_all_before_the_next() -> None:
    done = list[str]()
    in_step([counting(name, done, steps) for name, steps in (("a", 2), ("b", 1), ("c", 3))], raised)
    assert done == ["a0", "b0", "c0", "a1", "c1", "c2"]


def test_what_fails_is_reported_and_the_rest_goes_on() -> None:
    done, errors = list[str](), list[Exception]()
    in_step([counting("a", done), failing("b", done), counting("c", done)], errors.append)
    assert done == ["a0", "b0", "c0", "a1", "b left", "c1"]
    assert [str(one) for one in errors] == ["b"]


@pytest.mark.parametrize("many", [TOGETHER, TOGETHER + 1, 2 * TOGETHER])
def test_more_work_than_is_done_together_is_all_done_in_order(many: int) -> None:
    done, names = list[str](), [f"{k}." for k in range(many)]
    in_step([counting(name, done) for name in names], raised)
    first, rest = names[:TOGETHER], names[TOGETHER:]
    assert done == [f"{name}{k}" for some in (first, rest) for k in (0, 1) for name in some]


def test_work_done_at_once_returns_what_it_made() -> None:
    done = list[str]()
    assert at_once(counting("a", done, 3)) == 3
    assert done == ["a0", "a1", "a2"]


def raised(error: Exception) -> None:
    raise error
