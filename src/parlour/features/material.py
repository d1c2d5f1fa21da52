"""Material: custom boards, decks, missions and so on, loaded from files for tables and the lab.

A material is a named set of values for some of a game's options. A table that uses it stores those
options, so its record needs no other file. Each game declares the kinds of material it accepts, how
to read a file of each kind, and how to write one from a table's options.

    game: transmitter
    kind: objectives
    name: Plain numbers
    cards: -6 -5 -4 -3 -2 -1 1 2 3 4 5 6
"""

from __future__ import annotations

import hashlib
import stat
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from parlour.core import registry
from parlour.core.errors import BadOption, echoed, near
from parlour.core.fact import Refusal
from parlour.core.feature import Feature
from parlour.core.game import Game
from parlour.core.option import CUSTOM, Value
from parlour.core.refused import RefusedOptions
from parlour.features import material_refusals as refusals
from parlour.features.material_file import BadMaterial, Flaw, Sheet

LARGEST = 64 * 1024
LONGEST_NAME = 40


def _no_options(content: Any, seats: int) -> dict[str, Value]:
    raise BadOption("this content can't be used at tables")


def _no_lines(options: Mapping[str, Value], seats: int) -> list[str]:
    raise BadOption("this content can't be used at tables")


@dataclass(frozen=True)
class Kind:
    """A kind of material that a game accepts."""

    name: str  # described by the message `material-NAME`
    option: str | None  # set to `custom` at a table that uses it; None if it is not for tables
    read: Callable[[Sheet], Any]  # parses the content, noting errors on the sheet
    options: Callable[[Any, int], dict[str, Value]] = _no_options
    """Table options from the content and the seat count; raises RefusedOptions if they don't
    fit."""
    write: Callable[[Mapping[str, Value], int], list[str]] = _no_lines
    """The lines of a material file, from a table's options and seat count."""

    def is_at(self, options: Mapping[str, Value]) -> bool:
        """Whether a table with these options uses material of this kind."""
        return self.option is not None and options.get(self.option) == CUSTOM


@dataclass(frozen=True)
class Materials(Feature):
    """The kinds of material that a game accepts."""

    kinds: tuple[Kind, ...]

    def flaw(self, options: dict[str, Any]) -> str | None:
        """An error for the first kind whose option is missing or does not allow `custom`."""
        for kind in self.kinds:
            option = options.get(kind.option or "")
            if kind.option is not None and not (option and CUSTOM in option.values):
                return f"material {kind.name}: the option {kind.option} can be {CUSTOM}"
        return None


def kinds_of(game: Game) -> tuple[Kind, ...]:
    """The kinds of material that a game accepts; () if none."""
    materials = game.feature(Materials)
    return materials.kinds if materials else ()


@dataclass(frozen=True)
class Material:
    """One piece of custom content, as read from a file."""

    game: Game
    kind: Kind
    name: str
    content: Any
    source: str = field(default="", compare=False)

    def options(self, seats: int) -> dict[str, Value]:
        """The options that a table with this many seats needs in order to use it."""
        try:
            return self.kind.options(self.content, seats)
        except RefusedOptions as error:
            raise RefusedOptions(error.fact, self.source or self.name) from error

    @property
    def id(self) -> str:
        """A short hash of the content."""
        facts = f"{self.game.name} {self.kind.name} {self.name} {self.content}"
        return hashlib.sha256(facts.encode()).hexdigest()[:12]


def parse(text: str, source: str = "material") -> Material:
    """Parse a material file; raises BadMaterial with every error and its line."""
    sheet = Sheet(text, source)
    game, kind = _kind(sheet)
    name = sheet.said("name")
    if len(name) > LONGEST_NAME:
        sheet.wrong(sheet.line_of("name"), refusals.FileNameLong(LONGEST_NAME))
    content = kind.read(sheet)
    sheet.close()
    return Material(game, kind, name, content, source)


def _kind(sheet: Sheet) -> tuple[Game, Kind]:
    """The game and kind of a sheet; raises at once, since no other key can be checked without."""
    name, games = sheet.said("game"), registry.names()
    if not name or name not in games:
        if name:
            fact = refusals.FileGame(echoed(name), (*games,), near(name, games))
            sheet.wrong(sheet.line_of("game"), fact)
        raise sheet.refused()
    game = registry.game(name)
    kinds = {kind.name: kind for kind in kinds_of(game)}
    if not kinds:
        sheet.wrong(sheet.line_of("game"), refusals.FileNoKinds(game.title))
        raise sheet.refused()
    sheet.one_of("kind", kinds)
    wanted = kinds.get(sheet.said("kind"))
    if wanted is None:
        raise sheet.refused()
    return game, wanted


def load(path: str | Path) -> Material:
    """Load material from a file."""

    def refused(fact: Refusal) -> BadMaterial:
        return BadMaterial(str(path), [Flaw(0, fact)])

    try:
        if not stat.S_ISREG(Path(path).stat().st_mode):  # reading a device or pipe might never end
            raise refused(refusals.FileNotRegular())
        with open(path, "rb") as file:
            data = file.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise refused(refusals.FileLarge(LARGEST // 1024))
        return parse(data.decode("utf-8-sig"), str(path))
    except UnicodeDecodeError as error:
        raise refused(refusals.FileNotText()) from error
    except OSError as error:
        raise refused(refusals.FileUnreadable(str(error.strerror))) from error


def written(game: Game, kind: Kind, name: str, options: Mapping[str, Value], seats: int) -> str:
    """The text of a material file for the material in a table's options."""
    head = [f"game: {game.name}", f"kind: {kind.name}", f"name: {name}", ""]
    return "\n".join([*head, *kind.write(options, seats), ""])


def combined(game: Game, seats: int, materials: Iterable[Material]) -> dict[str, Value]:
    """The options of a table that uses all these materials."""
    options: dict[str, Value] = {}
    taken: dict[str, str] = {}
    for one in materials:
        if one.game.name != game.name:
            other = refusals.FileOtherGame(one.game.title, game.title)
            raise RefusedOptions(other, one.source)
        if one.kind.option is None:
            raise RefusedOptions(refusals.FileNoTable(one.kind.name), one.source)
        if one.kind.name in taken:
            same = refusals.FileSameKind(one.kind.name, taken[one.kind.name])
            raise RefusedOptions(same, one.source)
        taken[one.kind.name] = one.source
        options |= one.options(seats)
    return options
