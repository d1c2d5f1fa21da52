"""The material library: custom content that a server offers, from files in a folder."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from parlour.core.errors import BadOption
from parlour.core.fact import Refusal
from parlour.core.game import Game
from parlour.core.option import Value
from parlour.core.refused import RefusedOptions
from parlour.core.registry import game
from parlour.features.material import Kind, Material, kinds_of, load
from parlour.features.material_file import BadMaterial, Flaw
from parlour.features.material_refusals import FileForNobody, FileSameName
from parlour.features.puzzles import Puzzles

FOLDER = "PARLOUR_MATERIAL"  # environment variable that names the folder
ENDING = "*.txt"
UNNAMED = "Mine"


class MaterialLibrary:
    """The custom content in a folder; `flaws` says what is wrong with files that were left out."""

    def __init__(self, folder: str | Path | None = None) -> None:
        self.materials: list[Material] = []
        self.flaws: list[str] = []
        for path in sorted(Path(folder).glob(ENDING)) if folder else ():
            try:
                self._put(load(path))
            except BadMaterial as error:
                self.flaws += error.lines()

    def _put(self, one: Material) -> None:
        same = [other for other in self._of(one.game, one.kind) if other.name == one.name]
        if same:
            raise _refused(one, FileSameName(one.name, same[0].source))
        puzzles = one.game.feature(Puzzles)
        if one.kind.option is None and puzzles:
            try:
                puzzles.take("-".join(one.name.split()), one.content)
            except RefusedOptions as error:
                raise _refused(one, error.fact) from error
        elif not _sets(one):
            raise _refused(one, FileForNobody())
        self.materials.append(one)

    def _of(self, card: Game, kind: Kind) -> list[Material]:
        return [one for one in self.materials if (one.game.name, one.kind) == (card.name, kind)]

    def shown(self, name: str) -> list[dict[str, Any]]:
        """Return the kinds of custom content a game accepts, with the library's of each kind."""
        card = game(name)
        return [
            {
                "kind": kind.name,
                "option": kind.option,
                "own": [
                    {"id": one.id, "name": one.name, "sets": _sets(one)}
                    for one in self._of(card, kind)
                ],
            }
            for kind in kinds_of(card)
            if kind.option
        ]

    def name_of(self, card: Game, kind: Kind, options: Mapping[str, Value], seats: int) -> str:
        """Return the name of a table's custom content if it is from this library."""
        for one in self._of(card, kind):
            with suppress(BadOption):
                if one.options(seats).items() <= options.items():
                    return one.name
        return UNNAMED


def _refused(one: Material, fact: Refusal) -> BadMaterial:
    return BadMaterial(one.source, [Flaw(0, fact)])


def _sets(one: Material) -> list[dict[str, Any]]:
    """Return the table options for this content, with the numbers of players they are for."""
    sets: list[dict[str, Any]] = []
    for seats in one.game.seats:
        with suppress(BadOption):
            options = one.options(seats)
            one.game.Options.complete(options)
            alike = [known for known in sets if known["options"] == options]
            if alike:
                alike[0]["seats"].append(seats)
            else:
                sets.append({"seats": [seats], "options": options})
    return sets
