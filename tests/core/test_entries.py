"""Modules made over a game's rules: what was written anew is compiled anew, before it is used."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from parlour.core import entries
from parlour.core.registry import game as find_game
from parlour.core.rule import PLAIN

TEXT = """
@rule
def double(n):
    return n * {}
"""


@pytest.mark.skipif(PLAIN, reason="plain rules are not kept")
def test_a_module_whose_text_changed_is_compiled_before_it_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(entries, "rule_folder", lambda beside: tmp_path)
    game = find_game("transmitter")
    used: list[int] = []

    def use(made: Any) -> None:
        used.append(made.double(21))

    for factor in (2, 3, 3, 2):
        entries.module(game, "doubling", TEXT.format(factor), "a test", use)
    assert used == [42, 63, 42]
