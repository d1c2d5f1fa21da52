"""The directory of games: the import path of each game's card.

It holds only names and paths, to keep `import parlour` fast.
"""

from __future__ import annotations

from functools import cache

_paths: dict[str, str] = {}


def add(name: str, path: str) -> None:
    """List a game whose card is at `path`, in the form "package.module:GAME"."""
    _paths[name] = path


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

    for entry in entry_points(group="parlour.games"):
        _paths.setdefault(entry.name, entry.value)
