"""The house's own rules: who imports whom, and how quick it is to come in."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.core.import_graph import circles, imports_by_module

HOUSE = Path(__file__).resolve().parents[2] / "src" / "parlour"
SOURCES = sorted(HOUSE.rglob("*.py"))

MAY_IMPORT = {
    "core": {"core"},
    "features": {"core", "features"},
    "games": {"core", "features", "games"},
    "lab": {"core", "features", "games", "lab"},
    "envs": {"core", "features", "games", "envs"},
    "contract": {"core", "features", "games", "lab", "contract"},
    "terminal": {"core", "features", "games", "lab", "contract", "server", "terminal"},
    "server": {"core", "features", "games", "server"},
}


def imports(path: Path) -> set[str]:
    """The parts of the house that a file imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: import by full name"
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name.split(".")[1] for name in names if name.startswith("parlour.")}


@pytest.mark.parametrize(
    "path", sorted(HOUSE.rglob("*.py")), ids=lambda p: str(p.relative_to(HOUSE))
)
def test_who_may_import_whom(path: Path) -> None:
    part = path.relative_to(HOUSE).parts[0]
    if part in MAY_IMPORT:
        rooms = imports(path) & MAY_IMPORT.keys()
        assert rooms <= MAY_IMPORT[part], f"{part} may not import {rooms - MAY_IMPORT[part]}"


def test_no_files_import_each_other_in_a_circle() -> None:
    """Imports for types and inside functions count, too. The server has a test of its own."""
    outside = {
        name: {one for one in found if not one.startswith("parlour.server")}
        for name, found in imports_by_module(HOUSE.parent).items()
        if not name.startswith("parlour.server")
    }
    assert circles(outside) == []


def test_a_circle_is_found_wherever_the_import_stands(tmp_path: Path) -> None:
    house = tmp_path / "house"
    house.mkdir()
    (house / "__init__.py").write_text("")
    (house / "above.py").write_text("from house import one\n")
    (house / "one.py").write_text("from house.two import thing\n")
    (house / "two.py").write_text("def f():\n    from house import three\n    return three\n")
    (house / "three.py").write_text(
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import house.one\n"
    )
    assert circles(imports_by_module(tmp_path)) == [["house.one", "house.three", "house.two"]]


@pytest.mark.parametrize("path", sorted(HOUSE.glob("games/*/")), ids=lambda p: p.name)
def test_a_games_bots_see_the_view_and_not_the_state(path: Path) -> None:
    for source in path.glob("*.py"):
        if source.stem in ("bots", "planner"):
            for node in ast.walk(ast.parse(source.read_text())):
                if isinstance(node, ast.ImportFrom) and node.module and "rules" in node.module:
                    taken = {alias.name for alias in node.names}
                    assert all(name.isupper() for name in taken), f"{source}: {taken}"


@pytest.mark.parametrize("game", sorted(HOUSE.glob("games/*/")), ids=lambda p: p.name)
def test_one_game_does_not_know_another(game: Path) -> None:
    if game.name.startswith("_"):
        return
    for source in game.glob("*.py"):
        for node in ast.walk(ast.parse(source.read_text())):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(
                "parlour.games."
            ):
                assert node.module.split(".")[2] == game.name, f"{source} imports {node.module}"


def test_importing_parlour_loads_nothing_heavy() -> None:
    code = "import sys, parlour; print({'numpy', 'numba', 'msgspec'} & sys.modules.keys())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


def test_no_source_names_a_registry_or_a_place_on_a_machine() -> None:
    root = HOUSE.parents[1]
    lock = (root / "requirements.lock").read_text()
    assert "://" not in lock
    assert "@" not in lock
    assert all("==" in line for line in lock.split())
