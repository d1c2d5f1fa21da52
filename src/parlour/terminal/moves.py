"""Moves: the legal moves with a number each, and which one a person means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.core.errors import IllegalAction, one_of

LISTED = 48
NAMED = 8
ECHOED = 40


def menu(words: Mapping[int, str], width: int, limit: int | None = LISTED) -> list[str]:
    """The moves in columns that fit the width; beyond `limit` they are only counted."""
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
    """The action a person means by its number in the list, by its words, or by enough of them.

    A number alone is always one of the list, also where the words of a move are a number.
    """
    if is_number(said) and listed:
        return _numbered(said, words)
    fitting = [] if is_number(said) else worded(said, words)
    if len(fitting) == 1:
        return fitting[0]
    raise IllegalAction(_unclear(said, [words[action] for action in fitting], words, listed))


def is_number(said: str) -> bool:
    """Whether a person typed a number and nothing else: +4 and -4 are words, 4 is not."""
    return said.isascii() and said.isdecimal()


def _numbered(said: str, words: Mapping[int, str]) -> int:
    number = int(said[:9])
    if 1 <= number <= len(words):
        return [*words][number - 1]
    same = [text for text in words.values() if folded(said)[0] in folded(text)]
    tip = f"; to {same[0]}, type {same[0]!r}" if same else ""
    raise IllegalAction(f"the list has no move {said[:9]}, only {_range(words)}{tip}")


def _range(words: Mapping[int, str]) -> str:
    return "1" if len(words) == 1 else f"1 to {len(words)}"


def worded(said: str, words: Mapping[int, str]) -> list[int]:
    """The actions whose words these are, or else those whose words these could be."""
    wanted = folded(said)
    exact = [action for action, text in words.items() if folded(text) == wanted]
    return exact or [action for action, text in words.items() if within(wanted, folded(text))]


def _unclear(said: str, fitting: Sequence[str], words: Mapping[int, str], listed: bool) -> str:
    """Why no move was meant, and what to type."""
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
    """The words of a text in one spelling: true minus or hyphen, +4 or 4 are the same."""
    return [_number(word) for word in text.lower().replace("−", "-").split()]


def _number(word: str) -> str:
    digits = word.removeprefix("+").removeprefix("-")
    return str(int(word)) if digits.isdecimal() and len(digits) < 10 else word


def within(some: Sequence[str], every: Sequence[str]) -> bool:
    """Whether all of `some` are in `every`, in that order."""
    rest = iter(every)
    return all(word in rest for word in some)
