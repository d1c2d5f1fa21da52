"""Languages: which one the user wants, from --lang or from the environment."""

from __future__ import annotations

import os

from parlour.core.errors import BadOption, echoed
from parlour.core.language import DEFAULT, checked, languages
from parlour.terminal.text import Refused

OURS = "PARLOUR_LANG"
SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")  # in the order in which they count
NEAREST = {"no": "nb", "nn": "nb"}


def chosen(given: str | None) -> str:
    """The language of --lang or PARLOUR_LANG, or else the system's if there is a catalogue."""
    if given is not None:
        try:
            return checked(_code(given))
        except BadOption as error:
            raise _unknown("--lang", given) from error
    ours = os.environ.get(OURS)
    if ours:
        try:
            return checked(_code(ours))
        except BadOption as error:
            raise _unknown(OURS, ours) from error
    return of_environment()


def of_environment() -> str:
    """The environment's language as far as we speak it, or else English."""
    ours = _code(os.environ.get(OURS, ""))
    system = _code(next(filter(None, map(os.environ.get, SYSTEM)), ""))
    return next((one for one in (ours, system) if one in languages()), DEFAULT)


def _unknown(source: str, said: str) -> Refused:
    return Refused("error-language", source=source, said=echoed(said), known=[*languages()])


def _code(name: str) -> str:
    """The language of a locale: "de" of "de_AT.UTF-8"."""
    code = name.replace("-", "_").partition(".")[0].partition("@")[0].partition("_")[0].lower()
    return NEAREST.get(code, code)
