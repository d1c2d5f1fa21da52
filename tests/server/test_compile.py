"""`python -m parlour.compile` makes everything that tables need."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour import compile as compiling
from parlour.core.registry import game
from parlour.server import ready


@pytest.fixture
def prepared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """What was prepared, without doing it."""
    done: list[tuple[str, str]] = []
    monkeypatch.setattr(compiling, "prepare", lambda *part: done.append(part))
    monkeypatch.setattr(ready, "rule_folder", lambda beside: tmp_path)
    return done


def test_every_part_of_a_game_that_is_named_is_made_once(
    prepared: list[tuple[str, str]], capsys: pytest.CaptureFixture[str]
) -> None:
    ready.stamp("pattern-overlap", "bot easy").touch()
    assert compiling.main(["pattern-overlap"]) == 0
    assert [part for _, part in prepared] == [
        "rules", "bot fair", "bot strong", "pace easy", "pace fair", "pace strong", "puzzles",
    ]  # fmt: skip
    assert "pattern-overlap, bot easy: compiled before" in capsys.readouterr().out


def test_without_names_all_games_are_made(prepared: list[tuple[str, str]]) -> None:
    assert compiling.main([]) == 0
    assert {name for name, part in prepared if part == "rules"} >= {
        "pattern-overlap", "sequence-numbers", "synergy", "think-str8", "transmitter",
    }  # fmt: skip


def test_an_unknown_game_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert compiling.main(["chess"]) == 2
    assert "there is no game 'chess'" in capsys.readouterr().err


def test_the_parts_are_those_that_can_be_prepared() -> None:
    assert ready.parts_of(game("synergy")) == ["rules", "bot easy", "bot fair", "bot strong"]
