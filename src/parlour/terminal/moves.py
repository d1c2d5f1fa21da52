"""Moves: number the legal moves, and work out which one the player means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.core.errors import IllegalAction, echoed
from parlour.terminal.text import Refused, plain

LISTED = 48
NAMED = 8
LONGEST_NUMBER = 9


class NoMove(Refused, IllegalAction):
    """What was typed is no single move that can be made now."""


def menu(words: Mapping[int, str], width: int, limit: int | None = LISTED) -> list[str]:
    """The moves in columns that fit the width, up to `limit` of them."""
    entries = [f"[{number}] {text}" for number, text in enumerate(words.values(), 1)]
    return columns(entries[:limit], width)


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
    raise _unclear(said, [words[action] for action in fitting], words, listed)


def is_number(said: str) -> bool:
    """Whether the text is a bare number: 4 is, +4 and -4 are words."""
    return said.isascii() and said.isdecimal()


def _numbered(said: str, words: Mapping[int, str]) -> int:
    number = int(said[:LONGEST_NUMBER])
    if 1 <= number <= len(words):
        return [*words][number - 1]
    same = [text for text in words.values() if folded(said)[0] in folded(text)]
    move = same[0] if same else None
    raise NoMove("error-move-number", number=said[:LONGEST_NUMBER], last=len(words), move=move)


def worded(said: str, words: Mapping[int, str]) -> list[int]:
    """The actions with exactly these words, or else those that contain them in order."""
    wanted = folded(said)
    exact = [action for action, text in words.items() if folded(text) == wanted]
    return exact or [action for action, text in words.items() if within(wanted, folded(text))]


def _unclear(said: str, fitting: Sequence[str], words: Mapping[int, str], listed: bool) -> NoMove:
    """Why no single move matched, and what to type instead."""
    shown = echoed(said)
    if fitting:
        some, more = [*fitting[:NAMED]], max(0, len(fitting) - NAMED)
        return NoMove("error-move-unclear", said=shown, moves=some, more=more, listed=listed)
    if not listed:
        return NoMove("error-move-unlisted", said=shown)
    return NoMove("error-move-unknown", said=shown, example=next(iter(words.values())))


def folded(text: str) -> list[str]:
    """Normalise a text to words: a minus sign equals a hyphen, +4 equals 4, and ü equals ue."""
    return [_number(word) for word in plain(text).replace("−", "-").split()]


def _number(word: str) -> str:
    digits = word.removeprefix("+").removeprefix("-")
    return str(int(word)) if digits.isdecimal() and len(digits) < 10 else word


def within(some: Sequence[str], every: Sequence[str]) -> bool:
    """Whether `some` is a subsequence of `every`."""
    rest = iter(every)
    return all(word in rest for word in some)
