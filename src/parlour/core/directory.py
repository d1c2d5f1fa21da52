"""The directory of games: where each game's card can be imported from.

It holds names and import paths only, so that `import parlour` stays quick.
"""

from __future__ import annotations

from functools import cache

_paths: dict[str, str] = {}


def add(name: str, path: str) -> None:
    """List a game; its card is at `path`, written "package.module:GAME"."""
    _paths[name] = path


def paths() -> dict[str, str]:
    """The import path of every listed game, installed packages included."""
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
