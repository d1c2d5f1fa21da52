"""A game's functions as called from Python, taking boxes instead of states."""

from __future__ import annotations

from typing import Any

from parlour.core.rule import entry
from parlour.core.struct import Array
from parlour.core.templates.placeholders import (
    actors,
    apply,
    heard,
    imagine,
    legal,
    look,
    scores,
    setup,
    undoable,
)


@entry
def begin(s: Any, chance: Any) -> None:
    """Deal."""
    setup(s[0], chance[0])


@entry
def who_acts(s: Any) -> int:
    """The seats that may act now, as a bit mask."""
    return actors(s[0])


@entry
def may_do(s: Any, seat: int, moves: Array) -> int:
    """List a seat's legal actions; return how many there are."""
    return legal(s[0], seat, moves)


@entry
def may_undo(s: Any, seat: int, action: int) -> bool:
    """Whether an action may be undone."""
    return undoable(s[0], seat, action)


@entry
def do(s: Any, chance: Any, seat: int, action: int) -> None:
    """Apply an action to the state."""
    apply(s[0], chance[0], seat, action)


@entry
def outcome(s: Any, out: Any) -> None:
    """Write the outcome of a finished game."""
    scores(s[0], out[0])


@entry
def see(s: Any, seat: int, v: Any) -> None:
    """Fill in a viewer's view of the state."""
    look(s[0], seat, v[0])


@entry
def see_all(s: Any, viewers: Array, v: Any) -> None:
    """Fill in the views of several viewers."""
    for k in range(len(viewers)):
        look(s[0], viewers[k], v[k])


@entry
def foresee(s: Any, chance: Any, seat: int, action: int) -> tuple[int, bool]:
    """Apply an action; return the seats that may act next and whether it may be undone."""
    may_undo = undoable(s[0], seat, action)
    apply(s[0], chance[0], seat, action)
    return actors(s[0]), may_undo


@entry
def witness(s: Any, after: Any, seat: int, action: int, viewers: Array, v: Any) -> int:
    """Fill in the views before and after an action; return who heard it as a bit mask."""
    many, hearing = len(viewers), 0
    for k in range(many):
        hearing |= int(heard(s[0], seat, action, viewers[k])) << k
        look(s[0], viewers[k], v[k])
        look(after[0], viewers[k], v[many + k])
    return hearing


@entry
def hears(s: Any, seat: int, action: int, viewer: int) -> bool:
    """Whether a viewer learns which action was taken."""
    return heard(s[0], seat, action, viewer)


@entry
def suppose(v: Any, chance: Any, s: Any, scratch: Array) -> None:
    """Write a random state that is consistent with a view."""
    imagine(v[0], chance[0], s[0], scratch)
