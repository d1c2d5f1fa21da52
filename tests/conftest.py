"""What all tests share: compiled rules from the first move on, and signals left as they were."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest

os.environ.setdefault("PARLOUR_COMPILE", "now")  # so that every run does the same


@pytest.fixture(autouse=True)
def _signals_as_before() -> Iterator[None]:
    """Whoever starts a program in this process lets it change how signals are handled."""
    handlers = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    yield
    for number, handler in handlers.items():
        signal.signal(number, handler)
    signal.pthread_sigmask(signal.SIG_SETMASK, mask)
