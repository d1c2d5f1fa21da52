"""parlour replay and parlour check."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.cli.conftest import Run, text


def test_a_spectator_sees_no_hand(run: Run, kept: Path) -> None:
    said = run("replay", kept.name)
    assert said.code == 0
    assert text("seen-by-spectators") in said.out
    assert "Seat 1 plays −9. " in said.out
    assert text("in-progress", count=6, seats=[1]) in said.out
    assert "Hand" not in run("replay", kept.name, "--step").out


def test_a_seat_sees_its_own(run: Run, kept: Path) -> None:
    out = run("replay", kept.name, "--step", "--seat", "1").out
    assert out.count("Hand: ") == 7
    assert "Signal: " not in out
    assert "Signal: " in run("replay", kept.name, "--step", "--seat", "0").out


def test_everything_is_every_seat(run: Run, kept: Path) -> None:
    out = run("replay", kept.name, "--all", "--step").out
    assert "  1  Seat 1: play −9" in out
    assert out.count("Seat 3 sees:") == 7
    assert "Signal: " in out
    assert out.count("Hand: ") == 7 * 3


def test_a_finished_game_tells_its_end(run: Run) -> None:
    run("play", "transmitter", "--preset", "quick", "--watch", "--save", "done.record")
    out = run("replay", "done.record").out
    assert out.splitlines()[-1].startswith("Game over. ")


def test_a_good_record_is_called_good(run: Run, kept: Path) -> None:
    said = run("check", kept.name)
    assert said.code == 0
    assert said.out == (
        "kept.record is a valid saved game: Transmitter version 1, 4 players, 6 actions.\n"
        "The game isn’t over yet.\n"
    )


@pytest.fixture
def checked(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Replace the contract's checks; returns the games they were given."""
    seen: list[Any] = []

    def check_game(game: Any, say: Callable[[str], None]) -> list[str]:
        seen.append(game)
        say("games end: 100 did")
        return ["games end: game 3\ndid not"] if game.title == "Broken" else []

    contract = ModuleType("parlour.contract")
    contract.check_game = check_game  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "parlour.contract", contract)
    monkeypatch.setattr(sys, "path", [*sys.path])
    return seen


def test_a_game_is_checked_by_name_or_by_place(run: Run, checked: list[Any]) -> None:
    for name in ("transmitter", "parlour.games.transmitter:GAME", "parlour.games.transmitter:"):
        said = run("check", name)
        assert said.code == 0
        assert said.out == "  games end: 100 did\ntransmitter: follows the contract.\n"
    assert len({id(game) for game in checked}) == 1


CARD = """
from dataclasses import replace
from parlour.games.transmitter import GAME as OURS
GAME = replace(OURS, name="{name}", title="{title}")
"""


def folder_with(tmp_path: Path, name: str, text: str) -> Path:
    folder = tmp_path / name
    folder.mkdir()
    (folder / "__init__.py").write_text(text)
    return folder


def test_a_game_is_checked_by_its_folder(
    run: Run, checked: list[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder_with(tmp_path, "mine_to_check", CARD.format(name="mine-to-check", title="Mine"))
    said = run("check", "./mine_to_check/")
    assert said.code == 0
    assert checked[-1].title == "Mine"


def test_a_broken_game_fails(run: Run, checked: list[Any], tmp_path: Path) -> None:
    folder = folder_with(tmp_path, "broken_one", CARD.format(name="broken-one", title="Broken"))
    said = run("check", folder)
    assert said.code == 1
    assert said.err == "parlour: broken-one: games end: game 3 did not\n"
    assert said.out.endswith("broken-one: 1 check failed.\n")


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("unfinished_game", "def GAME(:\n", "can't be loaded: SyntaxError"),
        ("dividing_game", "1 / 0\n", "can't be loaded: ZeroDivisionError"),
        ("other_game", "GAME = 7\n", "must be a Game card, not a int"),
        ("no_game", "\n", "has no attribute 'GAME'"),
        ("my-game", "GAME = 7\n", "rename the folder to a valid Python name"),
        ("json", CARD.format(name="json", title="Mine"), "json"),
    ],
)
def test_a_folder_without_a_game_is_refused(
    run: Run, checked: list[Any], tmp_path: Path, name: str, text: str, why: str
) -> None:
    said = run("check", folder_with(tmp_path, name, text))
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert why in said.err
    assert not checked
