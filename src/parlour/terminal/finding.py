"""Find a game by name, folder or import path."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

from parlour.core import directory
from parlour.core.errors import BadGame, ParlourError, UnknownGame
from parlour.core.game import Game
from parlour.core.registry import game as card_of
from parlour.core.registry import load, register
from parlour.core.registry import names as game_names


def find_game(what: str) -> Game:
    """The card of a game that the user named."""
    plain = what.strip().lower().replace("_", "-")
    if Path(what).is_dir() and ("/" in what or "\\" in what or plain not in game_names()):
        return _in_folder(Path(what).resolve())
    if ":" in what:
        return _loaded(what)
    return card_of(plain if plain in game_names() else what)


def share_game(what: str) -> Game:
    """Find a game and make it known to all processes that are started from here."""
    before = directory.paths().copy()
    game = find_game(what)
    package = game.rules.__package__ or ""
    path = what if ":" in what and not Path(what).is_dir() else f"{package}:GAME"
    if before.get(game.name, path) != path:
        raise BadGame(f"there is already a game {game.name!r}; rename the game in {what}")
    home = Path(str(game.rules.__file__)).resolve().parent
    folder = home.parents[package.count(".")]
    directory.share(game.name, path, str(folder))
    return game


def _in_folder(folder: Path) -> Game:
    """The game of a package's folder, or of a project's folder, whose pyproject.toml names it."""
    if not (folder / "__init__.py").is_file():
        return _in_project(folder)
    if not folder.name.isidentifier():
        raise BadGame(f"can't import {folder.name!r}; rename the folder to a valid Python name")
    return _imported(f"{folder.name}:GAME", folder)


def _in_project(folder: Path) -> Game:
    file = folder / "pyproject.toml"
    if not file.is_file():
        raise UnknownGame(f"{folder} is not a game folder: it has no __init__.py with a GAME")
    try:
        project = tomllib.loads(file.read_text(encoding="utf-8"))["project"]
        ((_, where),) = project["entry-points"]["parlour.games"].items()
    except (KeyError, TypeError, ValueError):
        raise UnknownGame(f"{file} must have exactly one entry point for parlour.games") from None
    home = folder / "src" if (folder / "src").is_dir() else folder
    return _imported(where, home / where.partition(":")[0].replace(".", "/"))


def _imported(where: str, folder: Path) -> Game:
    """The game at an import path, whose package must be the one in this folder."""
    package = where.partition(":")[0]
    sys.path.insert(0, str(folder.parents[package.count(".")]))
    game = _loaded(where)
    home = Path(str(sys.modules[package].__file__)).resolve().parent
    if home != folder:
        raise BadGame(f"Python already has a package {package!r}; rename the folder")
    return game


def _loaded(where: str) -> Game:
    try:
        return register(load(where))
    except ParlourError:
        raise
    except Exception as error:
        raise BadGame(f"{where} can't be loaded: {type(error).__name__}: {error}") from error
