"""Shared by all tests: interpreted rules unless compiled ones are requested, and a clean process.

Most tests play few moves, and interpreted rules need no compiler. Tests marked `compiled` compare
the two forms or play thousands of moves; `PARLOUR_COMPILE=now pytest -m compiled` runs them.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest

COMPILED = os.environ.get("PARLOUR_COMPILE") == "now"
if not COMPILED:
    os.environ["PARLOUR_PLAIN"] = "1"  # before parlour is imported; child processes inherit it


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip tests that need the other form of the rules."""
    name, how = ("plain", "without") if COMPILED else ("compiled", "with")
    skip = pytest.mark.skip(reason=f"run this {how} PARLOUR_COMPILE=now")
    for item in items:
        if item.get_closest_marker(name):
            item.add_marker(skip)


@pytest.fixture(autouse=True)
def _process_as_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Keep programs run in this process from changing its signals or priority."""
    monkeypatch.setattr(os, "nice", lambda by: 0, raising=False)
    handlers = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    yield
    for number, handler in handlers.items():
        signal.signal(number, handler)
    signal.pthread_sigmask(signal.SIG_SETMASK, mask)
