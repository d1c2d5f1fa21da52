"""Shared by all tests: interpreted rules unless compiled ones are requested, and a clean process.

Most tests play few moves, and interpreted rules need no compiler. Tests marked `compiled` compare
the two forms or play thousands of moves; `PARLOUR_COMPILE=now pytest -m compiled` runs them. Most
games take a minute to compile, so `make test` compiles two, and `make soak` tests the others.
"""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

RULES = list((Path(__file__).parents[1] / "src" / "parlour" / "games").glob("*/rules.py"))
COMPILED = os.environ.get("PARLOUR_COMPILE") == "now"
if not COMPILED:
    os.environ["PARLOUR_PLAIN"] = "1"  # before parlour is imported; child processes inherit it
gc.disable()  # thousands of tests are collected, and nothing of them is garbage


def _listed(name: str) -> set[str]:
    lines = (Path(__file__).parent / name).read_text().splitlines()
    return {line for line in lines if not line.startswith("#")}


LEFT_TO_SOAK, NOT_QUICK = _listed("left_to_soak.txt"), _listed("not_quick.txt")
SOON_COMPILED = {"transmitter", "secret-bids"}


@pytest.hookimpl(tryfirst=True)  # before `-m` chooses
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip tests that need the other form of the rules, and leave games to `make soak`."""
    for item in items:
        later = item.get_closest_marker("compiled") and _games(item) - SOON_COMPILED
        if item.get_closest_marker("compiled"):
            _require_the_mark_in(item.path)
        names = {item.nodeid, item.nodeid.partition("[")[0]}
        if later or names & LEFT_TO_SOAK:
            item.add_marker(pytest.mark.soak)
        if names & NOT_QUICK:
            item.add_marker(pytest.mark.slow)
    name, how = ("plain", "without") if COMPILED else ("compiled", "with")
    skip = pytest.mark.skip(reason=f"run this {how} PARLOUR_COMPILE=now")
    for item in items:
        if item.get_closest_marker(name):
            item.add_marker(skip)


def pytest_collection_finish() -> None:
    """Collect garbage again, but not among the tests themselves, which stay to the end."""
    gc.enable()
    gc.freeze()
    from parlour.core import engine

    if COMPILED and engine._engines:
        names = ", ".join(game.name for game in engine._engines)
        raise pytest.UsageError(f"a test file compiles {names} when it is read; use a fixture")


def pytest_sessionfinish() -> None:
    """Let everything go, as libraries complain about what they have to leave behind."""
    gc.unfreeze()


@cache
def _require_the_mark_in(path: Path) -> None:
    """Refuse a mark that isn't in the file itself, by which the Makefile finds it."""
    if "mark.compiled" not in path.read_text():
        raise pytest.UsageError(f"{path}: write pytest.mark.compiled in this file")


def _games(item: pytest.Item) -> set[str]:
    """The games that a test is about, by its folder and parameters."""
    folder = item.path.parent
    found = {folder.name} if folder.parent.name == "games" else set()
    for value in (getattr(item, "callspec", None) and item.callspec.params.values()) or ():
        game = getattr(value, "game", value)
        found.add(str(getattr(game, "name", game)).partition(" ")[0])
    known = {path.parent.name for path in RULES}
    return {name.replace("_", "-") for name in found if name.replace("-", "_") in known}


@pytest.fixture(autouse=True)
def _games_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget the games that a test makes known."""
    from parlour.core import directory, registry  # not before the rules' form is chosen above

    monkeypatch.setattr(registry, "_cards", dict(registry._cards))
    monkeypatch.setattr(directory, "_paths", dict(directory._paths))


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
