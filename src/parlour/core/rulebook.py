"""Rulebook: the rules of a game as its players read them, for the options of their table.

`rulebook.json` in the game's folder lists the sections and their paragraphs. Their words are in
`text/rules/*.ftl`, with the table's options and the number of players (`seats`) as arguments.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

import msgspec

from parlour.core.game import Game
from parlour.core.language import DEFAULT, checked
from parlour.core.option import Value
from parlour.text.catalogue import Argument, Catalogue

NUMBERS = re.compile(r"-?\d+( -?\d+)+")


class Paragraph(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A paragraph of the rules, and the clauses of RULES.md that it tells."""

    id: str  # the message `rule-ID`
    tells: list[str] = []
    when: dict[str, list[Value]] = {}  # the options that it is for; all must have such a value
    picture: str | None = None  # what the game's screens draw beside it

    def applies(self, args: Mapping[str, Value]) -> bool:
        """Whether the paragraph is for a table with these options."""
        return all(args[name] in values for name, values in self.when.items())


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A section of the rules."""

    id: str  # the message `rules-ID`
    paragraphs: list[Paragraph]


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules of a game, as in its file."""

    sections: list[Section]
    unsaid: list[str] = []  # clauses that no player at a table needs


class Chapter(msgspec.Struct, frozen=True):
    """A section in words."""

    title: str
    paragraphs: list[str]


def rulebook(game: Game) -> Rulebook | None:
    """The rulebook of a game, if it has one."""
    file = _folder(game) / "rulebook.json"
    return msgspec.json.decode(file.read_bytes(), type=Rulebook) if file.is_file() else None


def plain_rules(game: Game) -> str | None:
    """The text of a game's RULES.md, if it has one."""
    file = _folder(game) / "RULES.md"
    return file.read_text(encoding="utf-8") if file.is_file() else None


def has_rules(game: Game) -> bool:
    """Whether players can look up the rules of a game."""
    return any((_folder(game) / name).is_file() for name in ("rulebook.json", "RULES.md"))


def rules_source(game: Game, language: str = DEFAULT) -> str:
    """The Fluent file with the words of a rulebook, in English if it has none in that language."""
    files = [
        _folder(game) / "text" / "rules" / f"{code}.ftl" for code in (checked(language), DEFAULT)
    ]
    found = next((file for file in files if file.is_file()), None)
    return found.read_text(encoding="utf-8") if found else ""


@cache
def rules_catalogue(game: Game, language: str = DEFAULT) -> Catalogue:
    """The words of a rulebook."""
    return Catalogue(language, [rules_source(game, language)])


def rules_page(
    game: Game, seats: int, options: Mapping[str, Value], language: str = DEFAULT
) -> list[Chapter]:
    """The rules of a table in words; without a rulebook there are none."""
    book, texts = rulebook(game), rules_catalogue(game, language)
    args: dict[str, Value] = {**options, "seats": seats}
    spoken = {name: _spoken(value) for name, value in args.items()}
    found = []
    for section in book.sections if book else ():
        applying = [one for one in section.paragraphs if one.applies(args)]
        words = [texts.format(f"rule-{one.id}", spoken).strip() for one in applying]
        if any(words):
            found.append(
                Chapter(texts.format(f"rules-{section.id}", spoken), [*filter(None, words)])
            )
    return found


def _spoken(value: Value) -> Argument:
    """A value as an argument of a message; a list of numbers is a string among the options."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str) and NUMBERS.fullmatch(value):
        return [int(number) for number in value.split()]
    return value


def _folder(game: Game) -> Traversable:
    return resources.files(game.rules.__package__ or "")
