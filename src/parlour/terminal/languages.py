"""Languages: which one the user wants, from --lang or from the environment."""

from __future__ import annotations

import os

from parlour.core.errors import BadOption
from parlour.core.language import DEFAULT, checked, languages

OURS = "PARLOUR_LANG"
SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")  # in the order in which they count
NEAREST = {"no": "nb", "nn": "nb"}


def chosen(given: str | None) -> str:
    """The language of --lang or PARLOUR_LANG, or else the system's if there is a catalogue."""
    if given is not None:
        return checked(_code(given))
    ours = os.environ.get(OURS)
    if ours:
        try:
            return checked(_code(ours))
        except BadOption as error:
            raise BadOption(f"{OURS}: {error}") from error
    system = _code(next(filter(None, map(os.environ.get, SYSTEM)), ""))
    return system if system in languages() else DEFAULT


def _code(name: str) -> str:
    """The language of a locale: "de" of "de_AT.UTF-8"."""
    code = name.replace("-", "_").partition(".")[0].partition("@")[0].partition("_")[0].lower()
    return NEAREST.get(code, code)
