"""Moves: number the legal moves, and work out which one the player means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.core.errors import IllegalAction, one_of

LISTED = 48
NAMED = 8
ECHOED = 40


def menu(words: Mapping[int, str], width: int, limit: int | None = LISTED) -> list[str]:
    """The moves in columns that fit the width; those beyond `limit` are only counted."""
    entries = [f"[{number}] {text}" for number, text in enumerate(words.values(), 1)]
    rest = len(words) - len(entries[:limit])
    lines = columns(entries[:limit], width)
    return [*lines, f"and {rest} more; type moves to list them all"] if rest else lines


def columns(entries: Sequence[str], width: int) -> list[str]:
    """Entries side by side, as many as fit."""
    cell = max(map(len, entries), default=0) + 3
    across = max(1, (width + 3) // cell)
    return [
        "".join(entry.ljust(cell) for entry in entries[start : start + across]).rstrip()
        for start in range(0, len(entries), across)
    ]


def meant(said: str, words: Mapping[int, str], listed: bool = True) -> int:
    """The action that the player means, by number in the list or by all or enough of its words.

    A bare number is always a number in the list, even if the words of a move are a number.
    """
    if is_number(said) and listed:
        return _numbered(said, words)
    fitting = [] if is_number(said) else worded(said, words)
    if len(fitting) == 1:
        return fitting[0]
    raise IllegalAction(_unclear(said, [words[action] for action in fitting], words, listed))


def is_number(said: str) -> bool:
    """Whether the text is a bare number: 4 is, +4 and -4 are words."""
    return said.isascii() and said.isdecimal()


def _numbered(said: str, words: Mapping[int, str]) -> int:
    number = int(said[:9])
    if 1 <= number <= len(words):
        return [*words][number - 1]
    same = [text for text in words.values() if folded(said)[0] in folded(text)]
    tip = f"; to {same[0]}, type {same[0]!r}" if same else ""
    raise IllegalAction(f"there is no move {said[:9]} (choose from {_range(words)}){tip}")


def _range(words: Mapping[int, str]) -> str:
    return "1" if len(words) == 1 else f"1 to {len(words)}"


def worded(said: str, words: Mapping[int, str]) -> list[int]:
    """The actions with exactly these words, or else those that contain them in order."""
    wanted = folded(said)
    exact = [action for action, text in words.items() if folded(text) == wanted]
    return exact or [action for action, text in words.items() if within(wanted, folded(text))]


def _unclear(said: str, fitting: Sequence[str], words: Mapping[int, str], listed: bool) -> str:
    """Why no single move matched, and what to type instead."""
    shown = repr(said if len(said) <= ECHOED else f"{said[:ECHOED]}...")
    if fitting:
        several = [*map(repr, fitting[:NAMED]), *["others"] * (len(fitting) > NAMED)]
        number = " or its number" if listed else ""
        return f"{shown} could mean {one_of(several)}; type more of it{number}"
    if not listed:
        return f"{shown} isn't a move you can make now; type moves to list them, or help"
    example = next(iter(words.values()))
    return (
        f"{shown} isn't a move you can make now; type a number from the list ({_range(words)}),"
        f" words such as {example!r}, or help"
    )


def folded(text: str) -> list[str]:
    """Normalise a text to words: a minus sign equals a hyphen, and +4 equals 4."""
    return [_number(word) for word in text.lower().replace("−", "-").split()]


def _number(word: str) -> str:
    digits = word.removeprefix("+").removeprefix("-")
    return str(int(word)) if digits.isdecimal() and len(digits) < 10 else word


def within(some: Sequence[str], every: Sequence[str]) -> bool:
    """Whether `some` is a subsequence of `every`."""
    rest = iter(every)
    return all(word in rest for word in some)
