"""Faults: where in a game's own code an error was raised."""

from __future__ import annotations

from pathlib import Path
from traceback import extract_tb

from parlour.core.errors import ParlourError
from parlour.core.game import Game
from parlour.text.catalogue import BadMessage

CORE = Path(__file__).parent


def place_of(error: BaseException, game: Game) -> str | None:
    """The file and line of a game's own code or texts where an error was raised.

    None if the game had no part in it.
    """
    return _text(error, game) or _code(error, game)


def _code(error: BaseException, game: Game) -> str | None:
    home = home_of(game)
    frames = extract_tb(error.__traceback__)
    for frame in reversed(frames):
        if home in Path(frame.filename).parents:
            return f"{frame.filename}:{frame.lineno}"
    if not isinstance(error, ParlourError) and frames and CORE in Path(frames[-1].filename).parents:
        return f"{home} (compiled)"  # compiled rules leave no lines behind
    return None


def _text(error: BaseException, game: Game) -> str | None:
    if not isinstance(error, BadMessage) or error.where is None:
        return None
    language, id = error.where
    file, start = home_of(game) / "text" / f"{language}.ftl", f"{id.partition('.')[0]} ="
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return next((f"{file}:{n}" for n, line in enumerate(lines, 1) if line.startswith(start)), None)


def home_of(game: Game) -> Path:
    """The folder of a game's code."""
    return Path(str(game.rules.__file__)).resolve().parent
