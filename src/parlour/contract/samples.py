"""Tables to check a game with: every number of seats, every preset, and options at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from parlour.core.errors import BadOption
from parlour.core.game import HOUSE, Game
from parlour.core.table import Table

TRIES = 4000
HOUSE_EVERY = 12


def tables(game: Game, extra: int = 12, seed: int = 0) -> Iterator[Table]:
    """Fresh tables: every seat count with every preset, then `extra` with random options."""
    luck = random.Random(seed)
    for seats in game.seats:
        names: list[str | None] = [preset.name for preset in game.presets]
        for preset in names or [None]:
            yield Table(game, seats, luck.getrandbits(32), near(game, seats, preset, luck))
    for _ in range(extra):
        seats = luck.choice(game.seats)
        yield Table(game, seats, luck.getrandbits(32), wild(game, seats, luck))


def near(game: Game, seats: int, preset: str | None, luck: random.Random) -> dict[str, Any]:
    """The options of a preset, with as few changes as this number of seats needs."""
    base = game.Options.complete(game.preset(preset).options)
    for attempt in range(TRIES):
        options = dict(base)
        for option in luck.sample(game.Options.listed(), min(attempt, 1)):
            options[option.name] = luck.choice(option.values)
        if fits(game, seats, options):
            return options
    raise BadOption(f"{game.name}: preset {preset} cannot be played by {seats} seats")


def wild(game: Game, seats: int, luck: random.Random) -> dict[str, Any]:
    """Random options that may be played together."""
    for _ in range(TRIES):
        options = {option.name: luck.choice(option.values) for option in game.Options.listed()}
        if fits(game, seats, options):
            return options
    raise BadOption(f"{game.name}: no options were found that {seats} seats can play with")


def fits(game: Game, seats: int, options: dict[str, Any]) -> bool:
    """Whether these options may be played together."""
    try:
        game.chosen(seats, None, options)
    except BadOption:
        return False
    return True


def moves(table: Table, luck: random.Random) -> Iterator[tuple[int, int]]:
    """Random actions, the house's now and then; the caller plays each before asking for more."""
    while table.actors:
        house = table.legal(HOUSE) if table.game.house_actions else []
        if house and luck.randrange(HOUSE_EVERY) == 0:
            yield HOUSE, luck.choice(house)
            continue
        seat = luck.choice(table.actors)
        yield seat, luck.choice(table.legal(seat))


def positions(game: Game, seed: int = 0, extra: int = 12) -> Iterator[tuple[Table, int, int]]:
    """Tables on their way through random games, with the action that comes next."""
    luck = random.Random(seed)
    for table in tables(game, extra, seed):
        for seat, action in moves(table, luck):
            yield table, seat, action
            table.play(seat, action)
