"""Find a game by name, folder or import path."""

from __future__ import annotations

import sys
from pathlib import Path

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


def _in_folder(folder: Path) -> Game:
    if not (folder / "__init__.py").is_file():
        raise UnknownGame(f"{folder} is not a game folder: it has no __init__.py with a GAME")
    if not folder.name.isidentifier():
        raise BadGame(f"can't import {folder.name!r}; rename the folder to a valid Python name")
    sys.path.insert(0, str(folder.parent))
    game = _loaded(f"{folder.name}:GAME")
    home = Path(str(sys.modules[folder.name].__file__)).resolve().parent
    if home != folder:
        raise BadGame(f"Python already has a package {folder.name!r}; rename the folder")
    return game


def _loaded(where: str) -> Game:
    try:
        return register(load(where))
    except ParlourError:
        raise
    except Exception as error:
        raise BadGame(f"{where} can't be loaded: {type(error).__name__}: {error}") from error
