"""The error that a failed check raises."""

from __future__ import annotations

import re
import traceback
from pathlib import Path

from parlour.core.game import Game

PLACE = re.compile(r'File "([^"]+)", line (\d+)')  # in the compiler's messages
PIPELINE = "Failed in "


class Broken(AssertionError):
    """A game breaks its contract."""


def must(kept: object, clause: str) -> None:
    """Raise Broken with the clause unless it holds."""
    if not kept:
        raise Broken(clause)


def explained(error: BaseException, game: Game) -> str:
    """An error in one line, with the file and line of the game where it occurred."""
    said = [line.strip() for line in str(error).splitlines() if line.strip()]
    text = next((line for line in said if not line.startswith(PIPELINE)), "")
    words = f"{type(error).__name__}: {text}" if text else type(error).__name__
    place = _place(error, game)
    return f"{place}: {words}" if place else words


def _place(error: BaseException, game: Game) -> str | None:
    """FILE:LINE of the innermost frame in the game's folder."""
    home = Path(str(game.rules.__file__)).resolve().parent
    frames = [(one.filename, one.lineno) for one in traceback.extract_tb(error.__traceback__)]
    found = None
    for name, line in [*frames, *PLACE.findall(str(error))]:
        path = Path(name).resolve()
        if home in path.parents:
            found = f"{path.relative_to(home.parent)}:{line}"
    return found
