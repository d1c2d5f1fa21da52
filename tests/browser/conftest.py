"""Shared by the browser tests: one build, one Chromium and one server per process."""

from __future__ import annotations

import fcntl
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.browser.house import Guest, browsing, build
from tests.operating.conftest import Server

QUICK_BOTS = """
from parlour.server.workers import bots
bots.PACE = 0.08
"""


@pytest.fixture(scope="session")
def app(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Build the app once for all processes."""
    with _alone(tmp_path_factory.getbasetemp().parent / "web-build.lock"):
        build()


@contextmanager
def _alone(lock: Path) -> Iterator[None]:
    """Hold a file lock."""
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def server(app: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server started with `parlour serve`, whose bots don't pause before they move."""
    folder = tmp_path_factory.mktemp("house")
    server = Server(folder, "--data", str(folder), first=QUICK_BOTS)
    yield server
    server.end()


@pytest.fixture(scope="package")
def browser() -> Iterator[Any]:
    """A Chromium for the tests of this folder: no other event loop can run while it is open."""
    with browsing() as found:
        yield found


@pytest.fixture
def guest(browser: Any, server: Server) -> Iterator[Callable[..., Guest]]:
    """Create guests, each with a separate browser context, and check that none had errors."""
    guests: list[Guest] = []

    def come(**how: Any) -> Guest:
        guests.append(Guest(browser, server, **how))
        return guests[-1]

    yield come
    wrong = [words for one in guests for words in one.wrong]
    foreign = [url for one in guests for url in one.foreign]
    for one in guests:
        one.close()
    assert not wrong, wrong
    assert not foreign, foreign
