"""What lab/policy_games.py calls in games between bots and policies, taking boxes."""

from __future__ import annotations

from typing import Any

from parlour.core.rule import entry
from parlour.core.struct import Array
from parlour.lab.templates.placeholders import finish, leader, note, picked


@entry
def noted(s: Any, seat: int, action: int, m: Any) -> None:
    """Update the measures before an action is taken."""
    note(s[0], seat, action, m[0])


@entry
def finished(s: Any, m: Any) -> None:
    """Update the measures at the end of the game."""
    finish(s[0], m[0])


@entry
def led(s: Any) -> int:
    """The leading seat, or -1."""
    return leader(s[0])


@entry
def at_random(s: Any, seat: int, luck: Any, moves: Array) -> int:
    """A random legal action."""
    return picked(s[0], seat, luck[0], moves)
