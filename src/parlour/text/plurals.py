"""Plurals: the category of a number, by which Fluent chooses between "1 card" and "2 cards"."""

from __future__ import annotations

WITHOUT_PLURALS = {"id", "ja", "ko", "th", "tr", "vi", "zh"}
ONE_BELOW_TWO = {"fr", "pt"}


def plural_category(language: str, number: float) -> str:
    """ "one" or "other", as Unicode's CLDR defines them; other categories aren't supported."""
    code = language.partition("-")[0]
    if code in WITHOUT_PLURALS:
        return "other"
    if code in ONE_BELOW_TWO:
        return "one" if 0 <= number < 2 else "other"
    return "one" if number == 1 else "other"
