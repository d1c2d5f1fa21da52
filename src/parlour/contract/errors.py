"""The error that a failed check raises."""

from __future__ import annotations

import re
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from parlour.core.fault import home_of
from parlour.core.game import Game
from parlour.core.rule import is_rule

PLACE = re.compile(r'File "([^"]+)", line (\d+)')  # in the compiler's messages
CALLEE = re.compile(r"<function (\w+) at ")  # the rule that it couldn't compile, innermost first
PIPELINE, EXAMPLE = "Failed in ", ">>> "


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
    if text.endswith(":"):
        text += "".join(f" {line}" for line in said if line.startswith(EXAMPLE))
    words = f"{type(error).__name__}: {text}" if text else type(error).__name__
    place = _place(error, game)
    return f"{place}: {words}" if place else words


def _place(error: BaseException, game: Game) -> str | None:
    """FILE:LINE of the innermost frame in the game's folder."""
    home = home_of(game)
    frames = [(one.filename, one.lineno) for one in traceback.extract_tb(error.__traceback__)]
    places = [(name, int(line)) for name, line in PLACE.findall(str(error))]
    found = None
    for name, line in [*frames, *_callees(error, game), *places[::-1]]:
        path = Path(name).resolve()
        if home in path.parents:
            found = f"{path.relative_to(home.parent)}:{line}"
    return found


def _callees(error: BaseException, game: Game) -> Iterator[tuple[str, int]]:
    """Where the rules start that the compiler names, innermost last."""
    home = game.rules.__name__.rpartition(".")[0]
    modules = [one for name, one in sys.modules.items() if name.startswith(f"{home}.")]
    for name in CALLEE.findall(str(error))[::-1]:
        functions: list[Any] = [vars(module).get(name) for module in modules]
        for code in (one.__code__ for one in functions if is_rule(one)):
            yield code.co_filename, code.co_firstlineno
