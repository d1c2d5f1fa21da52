"""The names of people at a table: their own, or a number for a guest without a name.

Clients put the number into words. It is 0 for someone without a seat.
"""

from __future__ import annotations

Name = str | int

_STORED_IN_ENGLISH: dict[Name, int] = {
    "Guest": 0,
    **{f"Guest {number}": number for number in range(1, 10)},
}


def numbered(name: Name) -> Name:
    """Return the number of a guest whose name an earlier version stored in English."""
    return _STORED_IN_ENGLISH.get(name, name)


def in_english(name: Name) -> str:
    """Return a name for operators, and for clients without catalogues."""
    return name if isinstance(name, str) else f"Guest {name}" if name else "Guest"
