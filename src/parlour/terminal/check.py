"""parlour check: does a record replay, does a game keep the contract."""

from __future__ import annotations

import importlib
import sys
from argparse import Namespace
from pathlib import Path

from parlour.core.errors import BadGame, ParlourError, UnknownGame, one_of
from parlour.core.game import Game
from parlour.core.registry import load
from parlour.core.registry import names as game_names
from parlour.terminal.keeping import read_record, replayed
from parlour.terminal.screen import Screen
from parlour.terminal.seating import find_game
from parlour.terminal.story import counted


def check(args: Namespace) -> int:
    """Check a record or a game; 1 when the game breaks the contract."""
    screen = Screen()
    if Path(args.what).is_file():
        screen.say(_record(args.what))
        return 0
    return _game(_found(args.what), screen)


def _record(name: str) -> str:
    """What a good record holds, in a line."""
    record = read_record(name)
    replayed(name, record)
    return (
        f"{name}: good. {record.game} version {record.version}, {counted(record.seats, 'seat')},"
        f" {counted(len(record.entries), 'action')}, {record.result}."
    )


def _game(game: Game, screen: Screen) -> int:
    contract = importlib.import_module("parlour.contract")
    failures: list[str] = contract.check_game(game, lambda line: screen.say(f"  {line}"))
    if failures:
        for failure in failures:
            print(f"parlour: {game.name}: {' '.join(failure.split())}", file=sys.stderr)
        screen.say(f"{game.name}: {len(failures)} of the checks failed.", "wrong")
        return 1
    screen.say(f"{game.name}: keeps the contract.", "strong")
    return 0


def _found(what: str) -> Game:
    """A game by its name, its folder, or where its card stands."""
    if Path(what).is_dir() and ("/" in what or "\\" in what or what not in game_names()):
        return _in_folder(Path(what).resolve())
    if ":" in what:
        return _loaded(what)
    try:
        return find_game(what)
    except UnknownGame as error:
        raise UnknownGame(
            f"{what!r} is no file, no folder and no game: give a record, a game's folder,"
            f" package.module:GAME, or {one_of(game_names(), what)}"
        ) from error


def _in_folder(folder: Path) -> Game:
    if not (folder / "__init__.py").is_file():
        raise UnknownGame(f"{folder} is not a game's folder: it has no __init__.py with a GAME")
    if not folder.name.isidentifier():
        raise BadGame(f"{folder.name!r} cannot be imported: name the folder as Python names things")
    sys.path.insert(0, str(folder.parent))
    game = _loaded(f"{folder.name}:GAME")
    home = Path(str(sys.modules[folder.name].__file__)).resolve().parent
    if home != folder:
        raise BadGame(f"Python already has a package {folder.name!r}: call the folder otherwise")
    return game


def _loaded(where: str) -> Game:
    try:
        return load(where)
    except ParlourError:
        raise
    except Exception as error:
        raise BadGame(f"{where} cannot be loaded: {type(error).__name__}: {error}") from error
