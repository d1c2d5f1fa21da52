"""`python -m parlour.compile` compiles everything that tables need."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from parlour import compile as command
from parlour.core import compiling
from parlour.core.engine import Engines


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Record what would be compiled."""
    done: list[tuple[str, str]] = []

    def load(both: Engines, part: str) -> None:
        done.append((both.game.name, part))

    monkeypatch.setattr(Engines, "load", load)
    monkeypatch.setattr(compiling, "PLAIN", False)
    monkeypatch.setattr(compiling, "_mark", lambda card, part: tmp_path / f"{card.name} {part}")
    return done


def test_every_part_of_a_game_that_is_named_is_made_once(
    made: list[tuple[str, str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "pattern-overlap bot easy").touch()
    assert command.main(["pattern-overlap"]) == 0
    bots = ["bot fair", "bot strong", "bot master"]
    assert [part for _, part in made] == ["rules", "pace", *bots, "puzzles"]
    assert "pattern-overlap, bot easy: made before" in capsys.readouterr().out


def test_without_names_all_games_are_made(made: list[tuple[str, str]]) -> None:
    assert command.main([]) == 0
    assert {name for name, part in made if part == "rules"} >= {
        "pattern-overlap", "sequence-numbers", "synergy", "think-str8", "transmitter",
    }  # fmt: skip


def test_parts_that_are_named_are_made_quietly(
    made: list[tuple[str, str]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.main(["--quiet", "synergy", "bot fair", "batch"]) == 0
    assert made == [("synergy", "bot fair"), ("synergy", "batch")]
    assert not capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [(["chess"], "unknown game 'chess'"), (["synergy", "bot perfect"], "synergy has no part")],
)
def test_what_is_unknown_is_named(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.main(words) == 2
    assert said in capsys.readouterr().err


def test_games_are_made_side_by_side_and_a_failure_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []

    def run(line: list[str], check: bool) -> subprocess.CompletedProcess[str]:
        started.append(line)
        return subprocess.CompletedProcess(line, 2 if line[-1] == "synergy" else 0)

    monkeypatch.setattr(subprocess, "run", run)
    assert command.main(["--jobs", "2", "--quiet"]) == 2
    assert {line[-1] for line in started} >= {"pattern-overlap", "synergy", "transmitter"}
    assert all("--quiet" in line for line in started)
