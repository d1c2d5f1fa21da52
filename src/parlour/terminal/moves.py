"""Moves: the legal moves with a letter each, and which one a person means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import ascii_lowercase

from parlour.core.errors import IllegalAction, one_of

LISTED = 48
NAMED = 8
ECHOED = 40


def lettered(words: Mapping[int, str]) -> dict[str, int]:
    """A letter (then two) for every action, in order."""
    letters = [*ascii_lowercase, *(a + b for a in ascii_lowercase for b in ascii_lowercase)]
    return dict(zip(letters, words, strict=False))


def menu(words: Mapping[int, str], width: int, limit: int | None = LISTED) -> list[str]:
    """The moves in columns that fit the width; beyond `limit` they are only counted."""
    entries = [f"[{letter}] {words[action]}" for letter, action in lettered(words).items()]
    rest = len(words) - len(entries[:limit])
    lines = columns(entries[:limit], width)
    return [*lines, f"and {rest} more: type moves"] if rest else lines


def columns(entries: Sequence[str], width: int) -> list[str]:
    """Entries side by side, as many as fit."""
    cell = max(map(len, entries), default=0) + 3
    across = max(1, (width + 3) // cell)
    return [
        "".join(entry.ljust(cell) for entry in entries[start : start + across]).rstrip()
        for start in range(0, len(entries), across)
    ]


def meant(said: str, words: Mapping[int, str]) -> int:
    """The action a person means by a letter, by its words, or by enough of them."""
    letters = lettered(words)
    if said.lower() in letters:
        return letters[said.lower()]
    fitting = worded(said, words)
    if len(fitting) == 1:
        return fitting[0]
    raise IllegalAction(_unclear(said, [words[action] for action in fitting], words))


def worded(said: str, words: Mapping[int, str]) -> list[int]:
    """The actions whose words these are, or else those whose words these could be."""
    wanted = folded(said)
    exact = [action for action, text in words.items() if folded(text) == wanted]
    return exact or [action for action, text in words.items() if within(wanted, folded(text))]


def _unclear(said: str, fitting: Sequence[str], words: Mapping[int, str]) -> str:
    """Why no move was meant, and what to type."""
    shown = repr(said if len(said) <= ECHOED else f"{said[:ECHOED]}...")
    if fitting:
        several = [*map(repr, fitting[:NAMED]), *["others"] * (len(fitting) > NAMED)]
        return f"{shown} could be {one_of(several)}: say more, or type its letter"
    last = [*lettered(words)][-1]
    letters = "the letter a" if last == "a" else f"a letter from a to {last}"
    example = next(iter(words.values()))
    return f"{shown} is not a move now: type {letters}, words such as {example!r}, or help"


def folded(text: str) -> list[str]:
    """The words of a text in one spelling: true minus or hyphen, +4 or 4 are the same."""
    return [_number(word) for word in text.lower().replace("−", "-").split()]


def _number(word: str) -> str:
    digits = word.removeprefix("+").removeprefix("-")
    return str(int(word)) if digits.isdecimal() and len(digits) < 10 else word


def within(some: Sequence[str], every: Sequence[str]) -> bool:
    """Whether all of `some` stand in `every`, in that order."""
    rest = iter(every)
    return all(word in rest for word in some)
