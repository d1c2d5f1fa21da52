"""Sample tables for the checks: every seat count, every preset, and random options."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np

from parlour.core.errors import BadOption
from parlour.core.game import HOUSE, Game
from parlour.core.table import Table

TRIES = 4000
HOUSE_EVERY = 12


def tables(game: Game, extra: int = 12, seed: int = 0) -> Iterator[Table]:
    """Fresh tables: every seat count with every preset, then `extra` with random options."""
    luck = random.Random(seed)
    names: list[str | None] = [preset.name for preset in game.presets]
    unplayed = set(names)
    for seats in game.seats:
        for preset in names or [None]:
            number, options = luck.getrandbits(32), near(game, seats, preset, luck)
            if options is not None:
                unplayed.discard(preset)
                yield Table(game, seats, number, options)
    if unplayed:
        raise BadOption(
            f"{game.name}: the preset {unplayed.pop()} doesn't work with any number of players"
        )
    for _ in range(extra):
        seats = luck.choice(game.seats)
        yield Table(game, seats, luck.getrandbits(32), wild(game, seats, luck))


def near(game: Game, seats: int, preset: str | None, luck: random.Random) -> dict[str, Any] | None:
    """The options of a preset, with one of them changed if this seat count needs it.

    None if one change isn't enough.
    """
    base = game.Options.complete(game.preset(preset).options)
    if fits(game, seats, base):
        return base
    changes = [(option.name, value) for option in game.Options.listed() for value in option.values]
    luck.shuffle(changes)
    for name, value in changes:
        if fits(game, seats, options := {**base, name: value}):
            return options
    return None


def wild(game: Game, seats: int, luck: random.Random) -> dict[str, Any]:
    """A random combination of options that the game accepts."""
    for _ in range(TRIES):
        options = {option.name: luck.choice(option.values) for option in game.Options.listed()}
        if fits(game, seats, options):
            return options
    raise BadOption(f"{game.name}: found no options that {seats} players can play with")


def fits(game: Game, seats: int, options: dict[str, Any]) -> bool:
    """Whether the game accepts this combination of options."""
    try:
        game.chosen(seats, None, options)
    except BadOption:
        return False
    return True


def moves(table: Table, luck: random.Random) -> Iterator[tuple[int, int]]:
    """Random actions, some of them by the house; the caller plays each before the next."""
    while table.actors:
        house = table.legal(HOUSE) if table.game.house_actions else []
        if house and luck.randrange(HOUSE_EVERY) == 0:
            yield HOUSE, luck.choice(house)
            continue
        seat = luck.choice(table.actors)
        yield seat, luck.choice(table.legal(seat))


def positions(
    game: Game, seed: int = 0, extra: int = 12, room: int = 0
) -> Iterator[tuple[Table, int, int]]:
    """Every position of some random games, with the seat and action played next.

    `room` makes lists of legal actions larger than the card says.
    """
    luck = random.Random(seed)
    for table in tables(game, extra, seed):
        table._moves = np.zeros(len(table._moves) + room, np.int32)
        for seat, action in moves(table, luck):
            yield table, seat, action
            table.play(seat, action)
