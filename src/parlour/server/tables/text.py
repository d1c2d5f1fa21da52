"""Cleaning up text from guests."""

from __future__ import annotations

from collections.abc import Iterable

LONGEST_NAME = 40


def clean(text: str, longest: int) -> str:
    """Return one line without control characters, cut to a length."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(printable.split())[:longest]


def listed(items: Iterable[object]) -> str:
    """Join items with commas."""
    return ", ".join(map(str, items)) or "none"
