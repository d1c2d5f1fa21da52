"""The cells of a study, as the command line describes them."""

from __future__ import annotations

from argparse import Namespace
from itertools import product

from parlour.core.errors import BadOption, ParlourError, echoed, near
from parlour.core.game import Game
from parlour.core.language import DEFAULT
from parlour.core.option import Value
from parlour.features.material import load
from parlour.lab.cells import Cell
from parlour.lab.study import Setting
from parlour.lab.words import BESIDE_OPTIONS
from parlour.terminal.policies import Policies
from parlour.terminal.seating import (
    BadChoice,
    check_choices,
    check_levels,
    given_options,
    usual_level,
    with_material,
)
from parlour.terminal.text import speaker

MOST_CELLS = 1000
AS_IT_IS = "none"


class BadCell(BadOption):
    """Options that can't be used in one cell of a study."""

    def __init__(self, why: ParlourError, cell: str) -> None:
        super().__init__(cell)
        self.why, self.cell = why, cell

    def __str__(self) -> str:
        return self.lines()[0]

    def lines(self, language: str = DEFAULT) -> tuple[str, ...]:
        """The error in a language, with the cell."""
        why = "; ".join(self.why.lines(language))
        return (speaker(language)("error-cell", why=why, cell=self.cell),)


def settings(game: Game, args: Namespace, policies: Policies | None = None) -> list[Setting]:
    """The cells of a study: every combination of the varied values."""
    varied = [_varied(game, text) for text in args.vary]
    names = [name for name, _ in varied]
    if len(set(names)) < len(names):
        raise BadChoice("error-vary-twice")
    cells = []
    for values in product(*(values for _, values in varied)):
        cells.append(_setting(game, args, dict(zip(names, values, strict=True)), policies or {}))
        if len(cells) > MOST_CELLS:
            raise BadChoice("error-many-cells", most=MOST_CELLS)
    if len({cell.key for cell in cells}) < len(cells):
        raise BadChoice("error-same-cells")
    return cells


def _varied(game: Game, text: str) -> tuple[str, list[str]]:
    name, equals, values = text.partition("=")
    name = name.strip().replace("-", "_")
    listed = [value.strip() for value in values.split(",")]
    if not (name and equals and all(listed)):
        raise BadChoice("error-vary-form", said=echoed(text))
    known = [*BESIDE_OPTIONS, *(option.name for option in game.Options.listed())]
    if name not in known:
        raise BadChoice("error-vary", option=echoed(name), options=known, near=near(name, known))
    return name, listed


def _setting(game: Game, args: Namespace, varied: dict[str, str], policies: Policies) -> Setting:
    preset = varied.get("preset", args.preset)
    seats_said = varied.get("seats", args.seats or game.usual_seats_of(preset))
    if not str(seats_said).isdecimal():
        raise BadChoice("error-vary-seats", said=echoed(str(seats_said)))
    seats = int(seats_said)
    given: dict[str, object] = dict(given_options(args.option))
    given |= {k: v for k, v in varied.items() if k not in BESIDE_OPTIONS}
    files = [*args.material, *(v for k, v in varied.items() if k == "material" and v != AS_IT_IS)]
    try:
        check_choices(game, seats, preset, given)
        options = game.chosen(seats, preset, with_material(game, seats, files, given))
    except BadOption as error:
        if not varied:
            raise
        where = ", ".join(f"{name}={value}" for name, value in varied.items())
        raise BadCell(error, where) from error
    bots = varied.get("bots", args.bots or usual_level(game)).replace("/", ",")
    levels = [level.strip() for level in bots.split(",")]
    check_levels(game, levels, policies)
    cell = Cell.of(game, seats, options, levels, args.rotate, policies)
    shown: dict[str, Value] = {name: options.get(name, value) for name, value in varied.items()}
    if len(files) > len(args.material):
        shown["material"] = load(files[-1]).name
    own = dict(cell.policies)
    return Setting(cell.key, seats, cell.bots, cell.turns, dict(options), preset, shown, own)
