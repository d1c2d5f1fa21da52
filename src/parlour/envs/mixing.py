"""Mixing: the settings of a vectorised environment's tables, which need not all be the same."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from parlour.core.errors import BadOption, one_of
from parlour.core.game import Game
from parlour.core.option import Value
from parlour.envs.config import plain_integer
from parlour.envs.vector_config import VectorConfig

KEYS = ("seats", "preset", "options")


class Setting(NamedTuple):
    """The number of players and the options of a table."""

    seats: int
    options: dict[str, Value]


def settings(game: Game, config: VectorConfig) -> list[Setting]:
    """The settings of an environment; table i has the one at i modulo their number."""
    alone = {name: getattr(config, name) for name in KEYS}
    if not config.mix:
        return [_setting(game, alone)]
    if any(value is not None for value in alone.values()):
        raise BadOption("mix already sets seats, preset and options; leave them out")
    found = [_setting(game, one) for one in config.mix]
    if config.all_seats and len({one.seats for one in found}) > 1:
        raise BadOption("with all_seats, every table needs the same number of players")
    return found


def _setting(game: Game, given: Any) -> Setting:
    if not isinstance(given, Mapping):
        raise BadOption(f"mix must be a list of mappings, not {type(given).__name__}")
    for key in given:
        if key not in KEYS:
            raise BadOption(f"unknown key {key!r} in mix; choose {one_of(KEYS, str(key))}")
    wanted = plain_integer(given.get("seats"))
    seats = game.usual_seats_of(given.get("preset")) if wanted is None else wanted
    return Setting(seats, game.chosen(seats, given.get("preset"), given.get("options")))
