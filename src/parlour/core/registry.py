"""The games there are, by name; a game is loaded when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from parlour.core.errors import BadGame, UnknownGame, one_of

if TYPE_CHECKING:
    from parlour.core.game import Game

_known: dict[str, Any] = {}
_homes: dict[str, str] = {}  # of the games that were loaded, where their cards stand


def register(name: str, where: str) -> None:
    """Make a game known: "package.module:GAME" is where its card stands."""
    _known[name] = where


@cache
def _register_installed() -> None:
    from importlib.metadata import entry_points

    for entry in entry_points(group="parlour.games"):
        _known.setdefault(entry.name, entry.value)


def names() -> tuple[str, ...]:
    """The names of the games there are."""
    _register_installed()
    return tuple(sorted(_known))


def game(name: str | Game) -> Game:
    """The card of a game; a card that is given becomes known by its name."""
    if not isinstance(name, str):
        _known.setdefault(name.name, name)
        return name
    if name not in names():
        raise UnknownGame(f"there is no game {name!r}; the games are {one_of(names(), name)}")
    if isinstance(_known[name], str):
        _homes[name] = _known[name]
        _known[name] = load(_known[name])
    card: Game = _known[name]
    return card


def is_importable(card: Game) -> bool:
    """Whether another process finds a game by its name, too."""
    return card.name in _homes


def load(where: str) -> Game:
    """The checked card at "package.module:GAME"."""
    from parlour.core.game import Game

    module, _, attribute = where.partition(":")
    try:
        card = getattr(import_module(module), attribute or "GAME")
    except (ImportError, AttributeError) as error:
        raise UnknownGame(f"no game at {where}: {error}") from error
    if not isinstance(card, Game):
        raise BadGame(f"{where} is not a Game card but a {type(card).__name__}")
    return card.check()
