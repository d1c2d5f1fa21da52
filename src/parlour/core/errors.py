"""Errors. Each message is one line: what went wrong and what is allowed."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

ECHOED = 40  # characters of what the user typed that an error repeats


class ParlourError(ValueError):
    """The base class of Parlour's errors; the message says what is allowed."""

    def lines(self, language: str = "en") -> tuple[str, ...]:
        """The message in a language, line by line; errors for programmers are in English only."""
        return (str(self),)


class UnknownGame(ParlourError):
    """There is no game of that name or version."""


class BadGame(ParlourError):
    """A game's card breaks the contract; the message names the clause."""


class BadOption(ParlourError):
    """An invalid option, value, preset or number of seats."""

    field = ""  # the part of a request that it concerns, if that is known
    value: object = None  # and what was wrong in it


class IllegalAction(ParlourError):
    """An action that this seat may not take now; the table is unchanged."""


class BadPosition(ParlourError):
    """A position that cannot arise in the game."""


class BadRecord(ParlourError):
    """A record that can't be read or replayed."""


def one_of(names: Iterable[object], wanted: object = None) -> str:
    """Format names as "a, b or c", with a "did you mean" if `wanted` is close to one of them."""
    listed = [str(name) for name in names]
    text = ", ".join(listed[:-1]) + " or " + listed[-1] if len(listed) > 1 else "".join(listed)
    like = near(wanted, listed) if wanted is not None else None
    return f"{text} (did you mean {like}?)" if like else text


def near(wanted: object, names: Iterable[str]) -> str | None:
    """The name that is most like the wanted one, if any is."""
    return next(iter(get_close_matches(str(wanted), [*names], 1)), None)


def echoed(said: str) -> str:
    """What the user wrote, short and printable, to repeat in an error."""
    short = said if len(said) <= ECHOED else f"{said[:ECHOED]}…"
    return "".join(one if one.isprintable() else "\N{REPLACEMENT CHARACTER}" for one in short)
