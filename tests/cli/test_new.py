"""parlour new, and games that are found by their project's folder."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.contract import CHECKS
from parlour.contract import run as run_check
from parlour.core import directory, registry
from parlour.core.errors import BadGame
from parlour.terminal.finding import find_game, share_game
from tests.cli.conftest import Run

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
LEDUC = EXAMPLES / "leduc_poker"


@pytest.fixture(autouse=True)
def unchanged(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Forget what games were found."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setattr(registry, "_cards", {**registry._cards})
    monkeypatch.setattr(directory, "_paths", {**directory.paths()})
    monkeypatch.setenv(directory.SHARED, "")
    yield
    for name in [name for name in sys.modules if name.partition(".")[0] == "moon_harbour"]:
        del sys.modules[name]


def test_a_new_game_works_at_once(run: Run, tmp_path: Path) -> None:
    said = run("new", "moon-harbour")
    assert (said.code, said.err) == (0, "")
    assert "Moon Harbour is in moon_harbour." in said.out
    files = {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*") if path.is_file()}
    assert {"moon_harbour/pyproject.toml", "moon_harbour/moon_harbour/text/en.ftl"} <= files
    assert not [name for name in files if "first" in name or "pycache" in name]
    assert not [name for name in files if "irst Game" in (tmp_path / name).read_text()]
    game = find_game(str(tmp_path / "moon_harbour"))
    assert (game.name, game.title) == ("moon-harbour", "Moon Harbour")


@pytest.mark.slow
def test_a_new_game_passes_its_own_tests(run: Run, tmp_path: Path) -> None:
    assert run("new", "moon-harbour", "--folder", "mine").code == 0
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"], cwd=tmp_path / "mine",
        capture_output=True, text=True, env={**os.environ, "PARLOUR_PLAIN": "1"}, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout


def study_a_new_game(run: Run, games: int) -> None:
    """A new game has no options, unlike every game of Parlour's own."""
    run("new", "moon-harbour")
    said = run(
        "lab", "run", "moon_harbour", "--games", str(games), "--workers", "1", "--out", "study"
    )
    assert said.code == 0, said.err
    assert f"{games:,} games" in said.out


@pytest.mark.slow
def test_a_new_game_can_be_studied(run: Run) -> None:
    study_a_new_game(run, 3)


@pytest.mark.compiled
@pytest.mark.soak
def test_a_new_game_can_be_studied_compiled(run: Run) -> None:
    study_a_new_game(run, 3_000)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Moon", "'Moon' can't be a game's name; use lower-case words joined by hyphens"),
        ("../moon", "can't be a game's name"),
        ("moon_harbour", "can't be a game's name"),
        ("transmitter", "there is already a game 'transmitter'"),
        ("import", "Python already uses the name 'import'"),
        ("json", "Python already uses the name 'json'"),
    ],
)
def test_a_bad_name_is_refused_in_one_line(run: Run, tmp_path: Path, name: str, why: str) -> None:
    said = run("new", name)
    assert said.code == 2
    assert why in said.err
    assert said.err.count("\n") == 1
    assert not [*tmp_path.iterdir()]


def test_a_folder_that_exists_is_left_alone(run: Run, tmp_path: Path) -> None:
    (tmp_path / "here").mkdir()
    said = run("new", "moon-harbour", "--folder", "here")
    assert said.code == 2
    assert "here already exists; choose a new folder with --folder" in said.err
    assert not [*(tmp_path / "here").iterdir()]


def test_a_project_is_found_by_its_folder() -> None:
    assert find_game(str(LEDUC)).name == "leduc-poker"
    assert find_game(str(LEDUC / "leduc_poker")).name == "leduc-poker"


def test_a_project_without_a_game_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "empty" / "pyproject.toml").write_text("[project]\nname = 'empty'\n")
    said = run("check", "empty")
    assert said.code == 2
    assert "must have exactly one entry point for parlour.games" in said.err


def test_a_shared_game_is_known_to_other_processes() -> None:
    share_game(str(LEDUC))
    script = "import parlour; print(parlour.game('leduc-poker').title, parlour.list_games())"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("Leduc Poker ('leduc-poker', ")


def test_a_game_may_not_take_the_name_of_another(tmp_path: Path, run: Run) -> None:
    run("new", "moon-harbour")
    card = tmp_path / "moon_harbour" / "moon_harbour" / "__init__.py"
    card.write_text(card.read_text().replace("moon-harbour", "transmitter"))
    with pytest.raises(BadGame, match="there is already a game 'transmitter'"):
        share_game(str(tmp_path / "moon_harbour"))


@pytest.mark.slow
@pytest.mark.parametrize(
    "check",
    [check for check in CHECKS if not check.__name__.startswith("same_")],
    ids=lambda check: str(check.__name__),
)
def test_leduc_poker_follows_the_contract(check) -> None:  # type: ignore[no-untyped-def]
    run_check(check, registry.register(find_game(str(LEDUC))))


def test_leduc_poker_passes_its_own_tests() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"], cwd=LEDUC,
        env={**os.environ, "PYTHONPATH": str(LEDUC)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout
