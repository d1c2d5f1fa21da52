"""Sheet: a hand-written file of keys and values, parsed with line numbers for error messages.

    # A comment
    game: sequence-numbers
    name: My board
    rows:
        *  17  36
        7  40  48

A line that starts with a word and a colon sets a key. The value is the rest of that line and the
lines below it, up to the next key. Readers ask for the keys they need and note errors as they find
them; `close` then raises BadMaterial with every error noted.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, NamedTuple

from parlour.core.errors import ParlourError, echoed, near
from parlour.core.fact import Refusal
from parlour.core.language import DEFAULT, catalogue, told
from parlour.features import material_refusals as refusals

KEY = re.compile(r"([A-Za-z][\w-]*)\s*:\s*(.*)")
WHOLE = re.compile(r"[+-]?\d{1,6}")
MINUS = "\u2212"
MOST_FLAWS = 20


class Flaw(NamedTuple):
    """Something wrong in a file, and its line; 0 for the file as a whole."""

    line: int
    fact: Refusal


class BadMaterial(ParlourError):
    """A material file that can't be used, and its flaws."""

    def __init__(self, source: str, flaws: Iterable[Flaw]) -> None:
        self.source, self.flaws = source, tuple(flaws)
        super().__init__("; ".join(self.lines()))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.source, self.flaws)

    def lines(self, language: str = DEFAULT) -> tuple[str, ...]:
        """The flaws in a language, one line each."""
        texts = catalogue("parlour.features", language)
        given = [(flaw.line, told(flaw.fact, language)) for flaw in self.flaws]
        return tuple(
            texts.format("flaw", {"file": self.source, "line": line, "why": why})
            for line, why in given
        )


class Words(NamedTuple):
    """Text from a sheet and its line number."""

    line: int
    text: str

    def split(self) -> list[Words]:
        """The single words, each with the same line number."""
        return [Words(self.line, word) for word in self.text.split()]


class Sheet:
    """The keys and values of a material file, and the errors found so far."""

    def __init__(self, text: str, source: str) -> None:
        self.source = source
        self._values: dict[str, list[Words]] = {}
        self._lines: dict[str, int] = {}  # line number by key
        self._asked: set[str] = set()
        self._flaws: list[Flaw] = []
        key = ""
        for number, line in enumerate(text.splitlines(), 1):
            line = line.partition("#")[0].strip()
            if found := KEY.match(line):
                key = found[1].lower()
                self._begin(key, number)
                line = found[2]
            if line and key:
                self._values[key].append(Words(number, line))
            elif line:
                self.wrong(number, refusals.FileNoKey(echoed(line)))

    def _begin(self, key: str, number: int) -> None:
        if key in self._lines:
            self.wrong(number, refusals.FileKeyTwice(key, self._lines[key]))
        self._values[key] = []
        self._lines[key] = number

    def wrong(self, line: int, fact: Refusal) -> None:
        """Note an error on a line."""
        self._flaws.append(Flaw(line, fact))

    @property
    def good(self) -> bool:
        """Whether no errors have been noted so far."""
        return not self._flaws

    def has(self, key: str) -> bool:
        """Whether the sheet has a key."""
        return key in self._lines

    def line_of(self, key: str) -> int:
        """The line number of a key; 1 if it is missing."""
        return self._lines.get(key, 1)

    def lines(self, key: str, needed: bool = True) -> list[Words]:
        """The non-blank lines of a value."""
        self._asked.add(key)
        found = self._values.get(key, [])
        if needed and not found:
            missing = refusals.FileKeyEmpty if self.has(key) else refusals.FileKeyMissing
            self.wrong(self.line_of(key), missing(key))
        return found

    def words(self, key: str, needed: bool = True) -> list[Words]:
        """The words of a value, ignoring line breaks."""
        return [word for line in self.lines(key, needed) for word in line.split()]

    def said(self, key: str, default: str | None = None) -> str:
        """A value of one line of text."""
        found = self.lines(key, default is None)
        if len(found) > 1:
            self.wrong(found[1].line, refusals.FileOneLine(key, echoed(found[1].text)))
        return found[0].text if found else default or ""

    def one_of(self, key: str, names: Iterable[str], default: str | None = None) -> str:
        """A value that must be one of the given names."""
        found, known = self.said(key, default), tuple(names)
        if found and found not in known:
            fact = refusals.FileChoice(key, echoed(found), known, near(found, known))
            self.wrong(self.line_of(key), fact)
            return known[0]
        return found

    def yes_no(self, key: str) -> bool:
        """A yes/no value; no if the key is missing."""
        return self.one_of(key, ("yes", "no"), "no") == "yes"

    def whole(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number from `low` to `high`."""
        found = self.words(key, default is None)
        if len(found) > 1:
            self.wrong(found[1].line, refusals.FileOneNumber(key, len(found)))
        number = self.number(found[0], low, high) if found else None
        return (low if default is None else default) if number is None else number

    def wholes(self, key: str, low: int, high: int) -> list[tuple[int, int]]:
        """Whole numbers with their line numbers; notes invalid ones as errors."""
        found = [(word.line, self.number(word, low, high)) for word in self.words(key)]
        return [(number, line) for line, number in found if number is not None]

    def number(self, word: Words, low: int, high: int) -> int | None:
        """Parse a whole number; notes an error and returns None if it is invalid."""
        text = word.text.replace(MINUS, "-")
        if not WHOLE.fullmatch(text) or not low <= int(text) <= high:
            self.wrong(word.line, refusals.FileNumber(echoed(word.text), low, high))
            return None
        return int(text)

    def close(self) -> None:
        """Raise BadMaterial if there are errors; a key that was never asked for is one, too."""
        for key, line in self._lines.items():
            if key not in self._asked:
                known = tuple(sorted(self._asked))
                fact = refusals.FileKeyUnknown(echoed(key), known, near(key, known))
                self.wrong(line, fact)
        if self._flaws:
            raise self.refused()

    def refused(self) -> BadMaterial:
        """The error with every flaw in line order, cut off after MOST_FLAWS."""
        ordered = sorted(dict.fromkeys(self._flaws), key=lambda flaw: flaw.line)
        rest = len(ordered) - MOST_FLAWS
        more = [Flaw(0, refusals.FileMore(rest))] if rest > 0 else []
        return BadMaterial(self.source, [*ordered[:MOST_FLAWS], *more])
