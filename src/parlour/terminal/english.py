"""English for operators, whose commands aren't translated."""

from __future__ import annotations


def counted(number: int, one: str, many: str | None = None) -> str:
    """ "1 table", "4 tables", or with `many`, "4 entries"."""
    return f"{number:,} {one if number == 1 else many or one + 's'}"
