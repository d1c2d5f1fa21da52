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
from typing import NamedTuple

from parlour.core.errors import BadMaterial, one_of

KEY = re.compile(r"([A-Za-z][\w-]*)\s*:\s*(.*)")
WHOLE = re.compile(r"[+-]?\d{1,6}")
MINUS = "\u2212"
MOST_FLAWS = 20


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
        self._flaws: list[tuple[int, str]] = []
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
                self.wrong(number, f"{line[:20]!r} belongs to no key: begin with 'game: NAME'")

    def _begin(self, key: str, number: int) -> None:
        if key in self._lines:
            first = self._lines[key]
            self.wrong(number, f"{key} is there twice, first on line {first}: leave one out")
        self._values[key] = []
        self._lines[key] = number

    def wrong(self, line: int, words: str) -> None:
        """Note an error on a line."""
        self._flaws.append((line, words))

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
            missing = f"{key} is empty" if self.has(key) else f"there is no line '{key}: ...'"
            self.wrong(self.line_of(key), f"{missing}; it is needed")
        return found

    def words(self, key: str, needed: bool = True) -> list[Words]:
        """The words of a value, ignoring line breaks."""
        return [word for line in self.lines(key, needed) for word in line.split()]

    def said(self, key: str, default: str | None = None) -> str:
        """A value of one line of text."""
        found = self.lines(key, default is None)
        if len(found) > 1:
            self.wrong(found[1].line, f"{key} is one line; what is {found[1].text[:20]!r}?")
        return found[0].text if found else default or ""

    def one_of(self, key: str, names: Iterable[str], default: str | None = None) -> str:
        """A value that must be one of the given names."""
        found, listed = self.said(key, default), list(names)
        if found and found not in listed:
            known = one_of(listed, found)
            self.wrong(self.line_of(key), f"{key} cannot be {found!r}: it is {known}")
            return listed[0]
        return found

    def yes_no(self, key: str) -> bool:
        """A yes/no value; no if the key is missing."""
        return self.one_of(key, ("yes", "no"), "no") == "yes"

    def whole(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number from `low` to `high`."""
        found = self.words(key, default is None)
        if len(found) > 1:
            self.wrong(found[1].line, f"{key} is one whole number, not {len(found)} words")
        number = self.number(found[0], low, high, key) if found else None
        return (low if default is None else default) if number is None else number

    def wholes(self, key: str, low: int, high: int) -> list[tuple[int, int]]:
        """Whole numbers with their line numbers; notes invalid ones as errors."""
        found = [(word.line, self.number(word, low, high, key)) for word in self.words(key)]
        return [(number, line) for line, number in found if number is not None]

    def number(self, word: Words, low: int, high: int, what: str) -> int | None:
        """Parse a whole number; notes an error and returns None if it is invalid."""
        text = word.text.replace(MINUS, "-")
        if not WHOLE.fullmatch(text) or not low <= int(text) <= high:
            self.wrong(
                word.line, f"{what}: {word.text!r} is not a whole number from {low} to {high}"
            )
            return None
        return int(text)

    def close(self) -> None:
        """Raise BadMaterial if there are errors; a key that was never asked for is one, too."""
        for key, line in self._lines.items():
            if key not in self._asked:
                known = one_of(sorted(self._asked), key)
                self.wrong(line, f"there is no {key!r} here; there is {known}")
        if self._flaws:
            raise BadMaterial(self.flaws)

    @property
    def flaws(self) -> list[str]:
        """Error messages in line order, cut off after MOST_FLAWS."""
        ordered = sorted(dict.fromkeys(self._flaws), key=lambda flaw: flaw[0])
        lines = [f"{self.source}, line {line}: {words}" for line, words in ordered[:MOST_FLAWS]]
        rest = len(ordered) - MOST_FLAWS
        return [*lines, f"{self.source}: and {rest} more"] if rest > 0 else lines
