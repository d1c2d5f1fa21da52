"""The registry of games by name; listed games are loaded on first use."""

from __future__ import annotations

import copyreg
import pickle
from collections.abc import Callable
from importlib import import_module

from parlour.core import directory
from parlour.core.card_check import check_card
from parlour.core.errors import BadGame, UnknownGame, one_of
from parlour.core.game import Game

_cards: dict[str, Game] = {}


def register(card: Game) -> Game:
    """Register a card under its name in this process, replacing any card of the same name."""
    _cards[card.name] = card
    return card


def names() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    return tuple(sorted({*directory.paths(), *_cards}))


def game(name: str) -> Game:
    """The card of a game; UnknownGame lists the available games."""
    card = _cards.get(name)
    if card is not None:
        return card
    path = directory.paths().get(name)
    if path is None:
        raise UnknownGame(f"unknown game {name!r}; choose from {one_of(names(), name)}")
    return register(load(path))


def card_of(game_or_name: Game | str) -> Game:
    """The given card, or the card of that name."""
    return game_or_name if isinstance(game_or_name, Game) else game(game_or_name)


def is_importable(card: Game) -> bool:
    """Whether other processes can import this card by its name."""
    known = _cards.get(card.name)
    return card.name in directory.paths() and known is not None and card in known.all_versions


def load(path: str) -> Game:
    """Import and check the card at "package.module:GAME"."""
    module, _, attribute = path.partition(":")
    try:
        card = getattr(import_module(module), attribute or "GAME")
    except (ImportError, AttributeError) as error:
        raise UnknownGame(f"no game at {path}: {error}") from error
    if not isinstance(card, Game):
        raise BadGame(f"{path} must be a Game card, not a {type(card).__name__}")
    return check_card(card)


def _version_of(name: str, version: int) -> Game:
    return game(name).at(version)


def _by_name(card: Game) -> tuple[Callable[[str, int], Game], tuple[str, int]]:
    """Pickle a card as its name and version, since its modules can't be pickled."""
    if card.name not in names() or card not in game(card.name).all_versions:
        raise pickle.PicklingError(f"register the card of {card.name!r} before you pickle it")
    return _version_of, (card.name, card.version)


copyreg.pickle(Game, _by_name)
