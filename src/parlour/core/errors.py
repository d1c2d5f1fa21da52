"""What can go wrong, said in one line that tells what happened and what is allowed."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


class ParlourError(ValueError):
    """Something asked of Parlour cannot be done; the message says what is allowed."""


class UnknownGame(ParlourError):
    """No game of that name is registered."""


class BadGame(ParlourError):
    """A game's card breaks the contract; the message names the clause."""


class BadOption(ParlourError):
    """An option, its value, a preset or a number of seats is not allowed."""


class IllegalAction(ParlourError):
    """An action that this seat may not take now; nothing has changed."""


class BadPosition(ParlourError):
    """A position that cannot arise in the game."""


class BadRecord(ParlourError):
    """A record that cannot be read, or that does not replay."""


class BadMaterial(ParlourError):
    """A material file that cannot be used: everything that is wrong with it, each with its line."""

    def __init__(self, flaws: Iterable[str]) -> None:
        self.flaws = tuple(flaws)
        super().__init__("; ".join(self.flaws))


def one_of(names: Iterable[object], wanted: object = None) -> str:
    """ "a, b or c", with the nearest name first asked for when `wanted` looks like one."""
    listed = [str(name) for name in names]
    text = ", ".join(listed[:-1]) + " or " + listed[-1] if len(listed) > 1 else "".join(listed)
    near = get_close_matches(str(wanted), listed, 1) if wanted is not None else []
    return f"{text} (did you mean {near[0]}?)" if near else text
