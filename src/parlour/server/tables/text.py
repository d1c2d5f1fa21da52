"""Text from guests, made fit to show."""

from __future__ import annotations

from collections.abc import Iterable

LONGEST_NAME = 40


def clean(text: str, longest: int) -> str:
    """A line of text without control characters, cut to a length."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(printable.split())[:longest]


def listed(items: Iterable[object]) -> str:
    """Items in a sentence."""
    return ", ".join(map(str, items)) or "none"
