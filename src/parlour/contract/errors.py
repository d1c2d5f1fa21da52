"""How a check fails."""

from __future__ import annotations


class Broken(AssertionError):
    """A game breaks its contract."""


def must(kept: object, clause: str) -> None:
    """Raise Broken with the clause, unless it is kept."""
    if not kept:
        raise Broken(clause)
