"""Errors. Each message is one line: what went wrong and what is allowed."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


class ParlourError(ValueError):
    """The base class of Parlour's errors; the message says what is allowed."""


class UnknownGame(ParlourError):
    """There is no game of that name or version."""


class BadGame(ParlourError):
    """A game's card breaks the contract; the message names the clause."""


class BadOption(ParlourError):
    """An invalid option, value, preset or number of seats."""


class IllegalAction(ParlourError):
    """An action that this seat may not take now; the table is unchanged."""


class BadPosition(ParlourError):
    """A position that cannot arise in the game."""


class BadRecord(ParlourError):
    """A record that can't be read or replayed."""


class BadMaterial(ParlourError):
    """A material file that can't be used; lists every flaw with its line."""

    def __init__(self, flaws: Iterable[str]) -> None:
        self.flaws = tuple(flaws)
        super().__init__("; ".join(self.flaws))


def one_of(names: Iterable[object], wanted: object = None) -> str:
    """Format names as "a, b or c", with a "did you mean" if `wanted` is close to one of them."""
    listed = [str(name) for name in names]
    text = ", ".join(listed[:-1]) + " or " + listed[-1] if len(listed) > 1 else "".join(listed)
    near = get_close_matches(str(wanted), listed, 1) if wanted is not None else []
    return f"{text} (did you mean {near[0]}?)" if near else text
