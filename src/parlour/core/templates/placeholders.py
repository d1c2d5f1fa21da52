"""Stand-ins for a game's functions; an instance of a template uses the real ones."""

from __future__ import annotations

from typing import Any

from parlour.core.struct import Array


def setup(s: Any, chance: Any) -> None:
    """Deal; seats and options are already set."""


def actors(s: Any) -> int:
    """The seats that may act now, as a bit mask."""
    return 0


def legal(s: Any, seat: int, moves: Array) -> int:
    """List a seat's legal actions; return how many there are."""
    return 0


def apply(s: Any, chance: Any, seat: int, action: int) -> None:
    """Apply an action to the state."""


def undoable(s: Any, seat: int, action: int) -> bool:
    """Whether an action may be undone."""
    return False


def scores(s: Any, out: Any) -> None:
    """Write the outcome of a finished game."""


def look(s: Any, seat: int, v: Any) -> None:
    """Fill in a viewer's view of the state."""


def heard(s: Any, seat: int, action: int, viewer: int) -> bool:
    """Whether a viewer learns which action was taken."""
    return True


def imagine(v: Any, chance: Any, s: Any, scratch: Array) -> None:
    """Write a random state that is consistent with a view."""


def bot(v: Any, chance: Any, scratch: Array) -> int:
    """A bot's action, given its view."""
    return 0


def pick(s: Any, seat: int, chance: Any) -> int:
    """A random legal action, without listing them."""
    return 0
