"""Requests for studies, checked before any process is started.

Every value in a request must be from a known set: a game, its seats, presets, bot levels and
options. No free text reaches the command line, so no value can name a file.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Annotated

import msgspec

from parlour.core.errors import BadOption, one_of
from parlour.core.game import Game
from parlour.core.option import BySeat, Numbers, Option, Value
from parlour.core.registry import game

MOST_GAMES, MOST_VALUES, MOST_BOTS = 100_000, 12, 8
BESIDE_OPTIONS = ("seats", "preset", "bots")  # can be varied besides the game's options
RANDOM = "random"
SHOWN = 40  # characters of a wrong value that a refusal repeats

Word = Annotated[str, msgspec.Meta(max_length=64)]


class NewStudy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A study: a table, its players, and what varies from cell to cell.

    `bots` are levels, repeated around the table; with `rotate` they move one seat on each game.
    `vary` is an option, `seats`, `preset` or `bots` (then a value is one or more levels, joined
    by /).
    """

    game: Word
    games: int
    seats: int | None = None
    preset: Word | None = None
    bots: Annotated[list[Word], msgspec.Meta(max_length=MOST_BOTS)] = []
    rotate: bool = False
    vary: Word | None = None
    values: list[Value] = []


def command(new: NewStudy) -> list[str]:
    """Return the arguments of `parlour` that run a study; raises BadOption if it isn't possible."""
    card = game(new.game)
    with _concerning("games", new.games):
        if not 1 <= new.games <= MOST_GAMES:
            raise BadOption(
                f"a study here can have 1 to {MOST_GAMES:,} games per setting, not {new.games}"
            )
    with _concerning("values"):
        values = _values(card, new)
        _check_cells(card, new, values)
    words = ["lab", "run", card.name, f"--games={new.games}"]
    words += [f"--seats={new.seats}"] if new.seats is not None else []
    words += [f"--preset={new.preset}"] if new.preset is not None else []
    words += [f"--bots={','.join(new.bots)}"] if new.bots else []
    words += ["--rotate"] if new.rotate else []
    words += [f"--vary={new.vary}={','.join(map(_typed, values))}"] if new.vary else []
    return words


@contextmanager
def _concerning(field: str, value: Value | None = None) -> Iterator[None]:
    """Name the part of the request that a refusal is about, unless it is named already."""
    try:
        yield
    except BadOption as error:
        if not error.field:
            error.field, error.value = field, value
        raise


def _values(card: Game, new: NewStudy) -> list[Value]:
    """Return the values to compare, after checking them."""
    if new.vary is None:
        if new.values:
            raise BadOption(
                "values were given, but not what to vary; say what to vary, or leave the values out"
            )
        return []
    options = {option.name: option for option in card.Options.listed()}
    known = [*BESIDE_OPTIONS, *options]
    if new.vary not in known:
        raise BadOption(f"{new.vary!r} can't be varied; choose {one_of(known, new.vary)}")
    if not 1 <= len(new.values) <= MOST_VALUES:
        raise BadOption(f"give 1 to {MOST_VALUES} values of {new.vary} to compare")
    if new.vary in options:
        return [_option_value(options[new.vary], value) for value in new.values]
    return new.values


def _option_value(option: Option, value: Value) -> Value:
    """Return a value in its option's canonical form."""
    if isinstance(option, Numbers):
        if not value:
            raise BadOption(f"can't compare an empty {option.name}; give its numbers")
        return option.value(option.code(value))
    if isinstance(option, BySeat):
        return option.value(option.code(value))
    if any(type(known) is type(value) and known == value for known in option.values):
        return value
    raise BadOption(f"option {option.name} can't be {_short(value)}; choose {option.allowed()}")


def _check_cells(card: Game, new: NewStudy, values: list[Value]) -> None:
    """Check that every cell is a valid table and that no two are the same."""
    varied: list[Mapping[str, Value]] = [{new.vary: value} for value in values] if new.vary else []
    cells = []
    for one in varied or [{}]:
        with _concerning("values" if one else "setting", next(iter(one.values()), None)):
            cells.append(_cell(card, new, one))
    if any(cell in cells[:number] for number, cell in enumerate(cells)):
        raise BadOption("two values describe the same table; give each value once")


def _cell(card: Game, new: NewStudy, varied: Mapping[str, Value]) -> tuple[object, ...]:
    """Return what identifies a cell: players, options, and the level of each seat."""
    preset = varied.get("preset", new.preset)
    usual = card.usual_seats_of(str(preset)) if new.seats is None else new.seats
    seats = varied.get("seats", usual)
    if type(seats) is not int or seats not in card.seats:
        raise BadOption(f"{card.title} is for {one_of(card.seats)} players, not {_short(seats)}")
    names = [one.name for one in card.presets]
    if preset is not None and preset not in names:
        raise BadOption(f"unknown preset {_short(preset)!r}; choose {one_of(names, preset)}")
    given = {name: value for name, value in varied.items() if name not in BESIDE_OPTIONS}
    options = card.chosen(seats, None if preset is None else str(preset), given)
    levels = _levels(card, new, varied)
    if seats % len(levels) and not (new.rotate and len(levels) == 2):
        raise BadOption(
            f"{len(levels)} levels don't fit {seats} seats; give one level for all"
            " seats, or one level per seat"
        )
    return seats, dict(options), [levels[seat % len(levels)] for seat in range(seats)]


def _levels(card: Game, new: NewStudy, varied: Mapping[str, Value]) -> list[str]:
    if "bots" in varied:
        levels = str(varied["bots"]).split("/")
    else:
        levels = new.bots or [next(iter(card.bots))]
    known = [*card.bots, RANDOM]
    for level in levels[:MOST_BOTS]:
        if level not in known:
            raise BadOption(f"unknown bot {_short(level)!r}; choose {one_of(known, level)}")
    if len(levels) > MOST_BOTS:
        raise BadOption(f"give at most {MOST_BOTS} levels, not {len(levels)}")
    return levels


def _short(value: Value) -> str:
    said = _typed(value)
    return said if len(said) <= SHOWN else f"{said[:SHOWN]}..."


def _typed(value: Value) -> str:
    """Return a value as typed after --vary."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
