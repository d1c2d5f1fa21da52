"""The cache of compiled rules: nothing stale is ever loaded, and nothing is compiled twice."""

from __future__ import annotations

import importlib
import os
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from parlour.core import rule_cache
from parlour.core.rule import compiled

pytestmark = pytest.mark.compiled

RULES = """
from pathlib import Path
import numpy as np
from parlour.core.rule import rule
from outside_helpers.counting import worth

VALUES = np.loadtxt(Path(__file__).with_name("values.txt"), dtype=np.int64)

@rule
def value(n):
    return VALUES[n] + worth(n)

@rule
def other(n):
    return n + 1
"""
HELPER = """
from parlour.core.rule import rule

@rule
def worth(n):
    return 10 * n
"""


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game and a package of helpers, both outside Parlour."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)  # files change within a second
    monkeypatch.setenv("PARLOUR_CACHE", str(tmp_path / "cache"))
    for package, file, text in (
        ("outside_game", "rules.py", RULES),
        ("outside_game", "values.txt", "1 2 3"),
        ("outside_helpers", "counting.py", HELPER),
    ):
        (tmp_path / package).mkdir(exist_ok=True)
        (tmp_path / package / "__init__.py").touch()
        (tmp_path / package / file).write_text(text)
    return tmp_path


def start_afresh() -> Any:
    """Import the game's rules as a new process would."""
    for name in [name for name in sys.modules if name.startswith("outside_")]:
        del sys.modules[name]
    importlib.invalidate_caches()
    return importlib.import_module("outside_game.rules")


def is_loaded(function: Any) -> bool:
    """Whether the machine code of a called function came from the cache."""
    stats = compiled(function).stats
    return sum(stats.cache_hits.values()) == 1 and not sum(stats.cache_misses.values())


def test_a_rule_is_compiled_once(outside: Path) -> None:
    for known in (False, True):
        rules = start_afresh()
        assert [compiled(rules.value)(n) for n in range(3)] == [1, 12, 23]
        assert is_loaded(rules.value) == known


def test_a_helper_in_another_package_that_changes_is_not_stale(outside: Path) -> None:
    assert compiled(start_afresh().value)(1) == 12
    (outside / "outside_helpers" / "counting.py").write_text(HELPER.replace("10", "50"))
    assert compiled(start_afresh().value)(1) == 52


def test_a_data_file_that_changes_is_not_stale(outside: Path) -> None:
    assert compiled(start_afresh().value)(1) == 12
    (outside / "outside_game" / "values.txt").write_text("7 8 9")
    rules = start_afresh()
    assert compiled(rules.value)(1) == 18
    assert compiled(rules.value)(1) == rules.value(1)


def test_what_does_not_depend_on_a_change_is_not_compiled_again(outside: Path) -> None:
    compiled(start_afresh().other)(1)
    changed = RULES.replace("return VALUES[n]", "\n    return 2 * VALUES[n]")
    (outside / "outside_game" / "rules.py").write_text(changed)
    rules = start_afresh()
    assert compiled(rules.other)(1) == 2
    assert is_loaded(rules.other)


def test_what_was_not_used_for_long_is_removed(outside: Path) -> None:
    rule_cache._remove_old.cache_clear()
    old, recent = outside / "cache" / "old-1", outside / "cache" / "recent-2"
    for folder, days in ((old, rule_cache.KEPT_DAYS + 1), (recent, rule_cache.KEPT_DAYS - 1)):
        folder.mkdir(parents=True)
        (folder / "code").touch()
        then = time.time() - days * 86400
        os.utime(folder, (then, then))
    compiled(start_afresh().other)(1)
    assert not old.exists()
    assert recent.exists()


def test_where_nothing_can_be_written_a_temporary_folder_serves(
    outside: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (outside / "file").touch()
    monkeypatch.setenv("PARLOUR_CACHE", str(outside / "file" / "cache"))
    monkeypatch.setattr(rule_cache.tempfile, "mkdtemp", lambda prefix: str(outside / prefix))
    assert compiled(start_afresh().other)(1) == 2
    assert list((outside / "parlour-").glob("other-*"))
