"""parlour new: write a small working game to start from."""

from __future__ import annotations

import keyword
from argparse import Namespace
from importlib.util import find_spec
from pathlib import Path

from parlour.core.card_check import NAME
from parlour.core.directory import names as game_names
from parlour.core.errors import ParlourError
from parlour.terminal.keeping import typed
from parlour.terminal.screen import Screen

TEMPLATE = Path(__file__).with_name("new_game")
TITLE = "First Game"  # as the template calls itself


def new(args: Namespace) -> int:
    """Write a new game into a new folder."""
    name = _checked(args.name)
    folder = Path(args.folder or _package(name))
    if folder.exists():
        raise ParlourError(f"{folder} already exists; choose a new folder with --folder")
    write_game(name, folder)
    Screen().say(f"{_title(name)} is in {folder}. Next:")
    for command in (("check", folder), ("play", folder), ("serve", "--game", folder)):
        Screen().say(typed(*command), "quiet", "  ")
    return 0


def write_game(name: str, folder: Path) -> None:
    """Copy the template into a folder under the game's own name."""
    theirs = _spellings(TITLE.lower().replace(" ", "-"))
    ours = _spellings(name)

    def renamed(text: str) -> str:
        for old, new in zip(theirs, ours):
            text = text.replace(old, new)
        return text

    for file in sorted(TEMPLATE.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            path = folder / renamed(str(file.relative_to(TEMPLATE)))
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(renamed(file.read_text(encoding="utf-8")), encoding="utf-8")


def _checked(name: str) -> str:
    """A name for a new game, or raise ParlourError."""
    if not NAME.fullmatch(name):
        raise ParlourError(
            f"{name!r} can't be a game's name; use lower-case words joined by hyphens: night-market"
        )
    if name in game_names():
        raise ParlourError(f"there is already a game {name!r}; choose another name")
    if keyword.iskeyword(_package(name)) or find_spec(_package(name)):
        raise ParlourError(f"Python already uses the name {_package(name)!r}; choose another name")
    return name


def _package(name: str) -> str:
    return name.replace("-", "_")


def _title(name: str) -> str:
    return " ".join(word.capitalize() for word in name.split("-"))


def _spellings(name: str) -> tuple[str, str, str]:
    return name, _package(name), _title(name)
