"""Which modules import which, and the circles among them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

Graph = dict[str, set[str]]


def imports_by_module(root: Path) -> Graph:
    """Every module below a folder, with those of them that it imports."""
    sources = {_name(path, root): path for path in root.rglob("*.py")}
    return {
        name: {_nearest(one, sources) for one in _imported(path)} - {"", name}
        for name, path in sources.items()
    }


def circles(graph: Graph) -> list[list[str]]:
    """Groups of modules that import each other in a circle, each sorted."""
    left, found = {name: set(after) for name, after in graph.items()}, []
    while True:
        try:
            TopologicalSorter(left).prepare()
        except CycleError as error:
            found.append(sorted(set(error.args[1])))
            for name in found[-1]:
                left[name].difference_update(found[-1])
        else:
            return sorted(found)


def _name(path: Path, root: Path) -> str:
    parts = path.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _nearest(imported: str, sources: dict[str, Path]) -> str:
    """The module that an import means: the thing itself, or where the name stands."""
    if imported in sources:
        return imported
    parent = imported.rpartition(".")[0]
    return parent if parent in sources else ""
