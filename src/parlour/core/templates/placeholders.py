"""A game's functions, as templates call them; an instance has those of its game instead."""

from __future__ import annotations

from typing import Any

from parlour.core.struct import Array


def setup(s: Any, chance: Any) -> None:
    """Deal; the options are already in the state."""


def actors(s: Any) -> int:
    """The seats that may act now, as a bit mask."""
    return 0


def legal(s: Any, seat: int, moves: Array) -> int:
    """List the legal actions of a seat; gives their number."""
    return 0


def apply(s: Any, chance: Any, seat: int, action: int) -> None:
    """Change the state by an action."""


def undoable(s: Any, seat: int, action: int) -> bool:
    """Whether an action may be taken back."""
    return False


def scores(s: Any, out: Any) -> None:
    """The result of a game that is over."""


def look(s: Any, seat: int, v: Any) -> None:
    """Reveal to a seat what it may know."""


def heard(s: Any, seat: int, action: int, viewer: int) -> bool:
    """Whether a viewer notices an action."""
    return True


def imagine(v: Any, chance: Any, s: Any, scratch: Array) -> None:
    """A random state that fits a view."""


def bot(v: Any, chance: Any, scratch: Array) -> int:
    """The action of a bot, from its view."""
    return 0
