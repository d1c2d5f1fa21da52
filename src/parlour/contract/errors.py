"""The error that a failed check raises."""

from __future__ import annotations


class Broken(AssertionError):
    """A game breaks its contract."""


def must(kept: object, clause: str) -> None:
    """Raise Broken with the clause unless it holds."""
    if not kept:
        raise Broken(clause)
