"""A game's functions as Python calls them, with boxes in place of states."""

from __future__ import annotations

from typing import Any

from parlour.core.game import SPECTATOR
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
    """List the legal actions of a seat; gives their number."""
    return legal(s[0], seat, moves)


@entry
def may_undo(s: Any, seat: int, action: int) -> bool:
    """Whether an action may be taken back."""
    return undoable(s[0], seat, action)


@entry
def do(s: Any, chance: Any, seat: int, action: int) -> None:
    """Change the state by an action."""
    apply(s[0], chance[0], seat, action)


@entry
def outcome(s: Any, out: Any) -> None:
    """The result of a game that is over."""
    scores(s[0], out[0])


@entry
def see(s: Any, seat: int, v: Any) -> None:
    """Reveal to a seat what it may know."""
    look(s[0], seat, v[0])


@entry
def see_all(s: Any, viewers: Array, v: Any) -> None:
    """Reveal to several viewers what each may know."""
    for k in range(len(viewers)):
        look(s[0], viewers[k], v[k])


@entry
def foresee(s: Any, chance: Any, seat: int, action: int) -> tuple[int, bool]:
    """Act; gives the seats that may act then, and whether the action may be taken back."""
    may_undo = undoable(s[0], seat, action)
    apply(s[0], chance[0], seat, action)
    return actors(s[0]), may_undo


@entry
def witness(s: Any, after: Any, seat: int, action: int, viewers: Array, v: Any) -> int:
    """The views before and after an action; gives which viewers noticed it, as a bit mask."""
    many, hearing = len(viewers), 0
    for k in range(many):
        hearing |= int(heard(s[0], seat, action, viewers[k])) << k
        look(s[0], viewers[k], v[k])
        look(after[0], viewers[k], v[many + k])
    look(after[0], SPECTATOR, v[2 * many])
    return hearing


@entry
def hears(s: Any, seat: int, action: int, viewer: int) -> bool:
    """Whether a viewer notices an action."""
    return heard(s[0], seat, action, viewer)


@entry
def suppose(v: Any, chance: Any, s: Any, scratch: Array) -> None:
    """A random state that fits a view."""
    imagine(v[0], chance[0], s[0], scratch)
