"""Imports: packages in layers, no cycles, and a light `import parlour`."""

from __future__ import annotations

import ast
import subprocess
import sys
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

HOUSE = Path(__file__).resolve().parents[2] / "src" / "parlour"

MAY_IMPORT = {
    "text": set[str](),
    "core": {"text"},
    "features": {"text", "core"},
    "games": {"text", "core", "features"},
    "policies": {"text", "core"},
    "lab": {"text", "core", "features", "games", "policies", "envs"},
    "coach": {"text", "core", "features", "games"},
    "envs": {"text", "core", "features", "games"},
    "playtests": {"text", "core", "features", "games", "policies", "lab", "coach"},
    "contract": {"text", "core", "features", "games", "lab"},
    "server": {"text", "core", "features", "games", "policies", "coach"},
    "terminal": {
        "text",
        "core",
        "features",
        "games",
        "policies",
        "lab",
        "coach",
        "playtests",
        "contract",
        "server",
    },
}
SERVER_MAY_IMPORT = {
    "protocol": set[str](),
    "storage": {"protocol"},
    "workers": {"protocol", "storage"},
    "tables": {"protocol", "storage", "workers"},
    "puzzles": {"protocol", "storage", "workers", "tables"},
    "daily": {"protocol", "storage", "workers", "tables", "puzzles"},
    "playtests": {"protocol", "storage", "workers", "tables"},
    "admin": {"protocol", "storage", "workers", "tables", "puzzles"},
    "socket": {"protocol", "storage", "workers", "tables", "puzzles", "daily"},
    "http": {
        "protocol",
        "storage",
        "workers",
        "tables",
        "puzzles",
        "daily",
        "playtests",
        "socket",
    },
}


def modules(root: Path) -> dict[str, Path]:
    """Return every module of a package by its dotted name."""
    found = {}
    for path in root.rglob("*.py"):
        if "new_game" in path.parts:  # what `parlour new` copies isn't part of the package
            continue
        name = ".".join(path.relative_to(root.parent).with_suffix("").parts)
        found[name.removesuffix(".__init__")] = path
    return found


def imported(path: Path, known: dict[str, Path]) -> set[str]:
    """Return the modules a file imports, including in functions and for type checking."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: import by full name"
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                names.add(whole if whole in known else str(node.module))
    return names & known.keys()


def graph(root: Path = HOUSE) -> dict[str, set[str]]:
    """Return the import graph."""
    known = modules(root)
    return {name: imported(path, known) - {name} for name, path in known.items()}


def cycle(edges: dict[str, set[str]]) -> list[str]:
    """Return an import cycle, if there is one."""
    try:
        TopologicalSorter(edges).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def layer(name: str, depth: int, layers: dict[str, set[str]]) -> str | None:
    """Return a module's package at a depth, if it is one of the layers."""
    parts = name.split(".")
    return parts[depth] if len(parts) > depth and parts[depth] in layers else None


def upward(
    edges: dict[str, set[str]], layers: dict[str, set[str]], prefix: str, depth: int
) -> list[str]:
    """Return the imports from a layer that the importer may not use."""
    wrong = []
    for name, targets in edges.items():
        here = layer(name, depth, layers) if name.startswith(prefix) else None
        for target in targets:
            there = layer(target, depth, layers) if target.startswith(prefix) else None
            top = target.startswith(prefix) and there is None and target != prefix.rstrip(".")
            if here and (top or (there and there not in layers[here] | {here})):
                wrong.append(f"{name} imports {target}")
    return wrong


def test_packages_import_only_those_below_them() -> None:
    edges = {
        name: {one for one in targets if one != "parlour"} for name, targets in graph().items()
    }
    assert upward(edges, MAY_IMPORT, "parlour.", 1) == []


def test_the_servers_packages_import_only_those_below_them() -> None:
    assert upward(graph(), SERVER_MAY_IMPORT, "parlour.server.", 2) == []


def test_no_imports_go_in_a_circle() -> None:
    assert cycle(graph()) == []


def test_a_cycle_and_an_upward_import_are_noticed(tmp_path: Path) -> None:
    package = tmp_path / "parlour"
    for name in ("core", "games"):
        (package / name).mkdir(parents=True)
    (package / "core" / "a.py").write_text(
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from parlour.core.b import B\n"
    )
    (package / "core" / "b.py").write_text("def f():\n    import parlour.core.a\n")
    (package / "games" / "g.py").write_text("")
    assert set(cycle(graph(package))) == {"parlour.core.a", "parlour.core.b"}
    (package / "core" / "b.py").write_text("from parlour.games import g\n")
    edges = graph(package)
    assert cycle(edges) == []
    assert upward(edges, MAY_IMPORT, "parlour.", 1) == ["parlour.core.b imports parlour.games.g"]


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
