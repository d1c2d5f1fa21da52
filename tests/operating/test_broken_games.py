"""Games with errors in their code or texts: `parlour serve` says where, and doesn't start."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from parlour.core import directory, registry
from parlour.core.language import catalogue
from parlour.terminal.cli import main
from parlour.terminal.new import write_game

NAME = "broken-game"
FOLDER = NAME.replace("-", "_")
BREAKS = {
    "rules.py": ("    card = action + 1\n", "    card = action + 1 + nosuch\n", "'nosuch' is not"),
    "facts.py": ("    return Play(action + 1)", "    return Play(action + v.nosuch)", "'nosuch'"),
    "picture.py": ("card=v.pile", "card=v.heap", "'heap'"),
    "text/en.ftl": ("move-play = play { $card }", "move-play = play { $crad }", "$crad is missing"),
}  # fmt: skip
SERVE = ["serve", "--material", "nowhere"]  # refused after the games, so nothing is served


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A new game, which this process forgets after the test."""
    monkeypatch.setattr(registry, "_cards", dict(registry._cards))
    monkeypatch.setattr(directory, "_paths", dict(directory.paths()))
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setenv(directory.SHARED, "")
    for name in [name for name in sys.modules if name.partition(".")[0] == FOLDER]:
        monkeypatch.delitem(sys.modules, name)
    catalogue.cache_clear()
    write_game(NAME, tmp_path / "game")
    return tmp_path / "game"


@pytest.mark.parametrize("file", BREAKS)
def test_where_a_game_fails_is_said_at_the_start(
    folder: Path, capsys: pytest.CaptureFixture[str], file: str
) -> None:
    right, wrong, why = BREAKS[file]
    path = folder / FOLDER / file
    source = path.read_text()
    assert source.count(right) == 1
    path.write_text(source.replace(right, wrong))
    line = source[: source.index(right)].count("\n") + 1
    assert main([*SERVE, "--game", str(folder)]) == 2
    said = capsys.readouterr().err
    assert f"Broken Game can't be played: {path}:{line}: " in said
    assert why in said


def test_a_game_that_works_is_not_refused(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SERVE, "--game", str(folder)]) == 2
    assert "nowhere is not a folder" in capsys.readouterr().err
