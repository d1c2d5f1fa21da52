"""The directory of games: the import path of each game's card.

It holds only names and paths, to keep `import parlour` fast.
"""

from __future__ import annotations

import os
import sys
from functools import cache

SHARED = "PARLOUR_GAMES"  # games for this process and those it starts: lines "name path folder"
_paths: dict[str, str] = {}


def add(name: str, path: str) -> None:
    """List a game whose card is at `path`, in the form "package.module:GAME"."""
    _paths[name] = path


def share(name: str, path: str, folder: str = "") -> None:
    """List a game here and in every process that is started from now on. `folder` is where Python
    finds its package, if that isn't installed."""
    add(name, path)
    lines = [line for line in _shared() if line.split(" ", 1)[0] != name]
    os.environ[SHARED] = "\n".join([*lines, f"{name} {path} {folder}"])


def paths() -> dict[str, str]:
    """The import path of every listed game, including those of installed packages."""
    _add_installed()
    return _paths


def names() -> tuple[str, ...]:
    """The names of the listed games, in alphabetical order."""
    return tuple(sorted(paths()))


@cache
def _add_installed() -> None:
    from importlib.metadata import entry_points

    for line in _shared():
        name, path, folder = line.split(" ", 2)
        _paths.setdefault(name, path)
        if folder and folder not in sys.path:
            sys.path.insert(0, folder)
    for entry in entry_points(group="parlour.games"):
        _paths.setdefault(entry.name, entry.value)


def _shared() -> list[str]:
    return os.environ.get(SHARED, "").splitlines()
