"""How quickly people act in real time, beside the bots' levels, and the rate that would fit them.

The reaction model gives every level a rate at which it notices what it can do. Bots race with each
of them in simulated time. Where their time between two actions is like the people's, the rate is,
too: it is interpolated between the levels, on logarithmic scales.
"""

from __future__ import annotations

import math
import time
from collections.abc import Mapping, Sequence

import msgspec
import numpy as np

from parlour.core.game import HOUSE
from parlour.features.playtest import PERSON, PlayedGame
from parlour.features.real_time import RealTime
from parlour.lab.cells import Cell
from parlour.lab.race import Raced, is_race, race
from parlour.lab.race_results import results
from parlour.lab.stats import Figure
from parlour.playtests.intervals import mean_of
from parlour.playtests.measured import standing

RACES, LEAST_RACES = 20, 3  # per level
PATIENCE_S = 8.0  # the same


class LevelPace(msgspec.Struct, frozen=True):
    """How quickly bots of a level act, in seconds, and their rate."""

    level: str
    first: float
    every: float
    rate: float | None


class Reaction(msgspec.Struct, frozen=True):
    """How quickly people act in real time, in seconds; the games are the sample."""

    first: Figure | None
    every: Figure | None
    levels: list[LevelPace]
    rate: Figure | None  # None if people are outside the levels


def reaction(cell: Cell, games: Sequence[PlayedGame]) -> Reaction | None:
    """The pace of people; None if the game isn't played in real time."""
    if not is_race(cell):
        return None
    real_time = cell.game.feature(RealTime)
    assert real_time
    levels = [_level(cell, level, dict(real_time.rates)) for level in cell.game.bots]
    times = [_times(game) for game in games]
    first = mean_of([float(np.mean(one)) for one, _ in times if one])
    every = mean_of([float(np.mean(gaps)) for _, gaps in times if gaps])
    return Reaction(first, every, levels, _rate(every, levels))


def _times(game: PlayedGame) -> tuple[list[float], list[float]]:
    """How long people took until their first actions in a race, and from one to the next."""
    actions = standing(game.actions)
    began = next((one.ms for one in actions if one.seat == HOUSE), 0)
    firsts, gaps = list[float](), list[float]()
    for seat in (seat for seat, who in enumerate(game.players) if who == PERSON):
        at = [one.ms for one in actions if one.seat == seat and one.person and one.ms > began]
        firsts += [(at[0] - began) / 1000] if at else []
        gaps += [float(gap) / 1000 for gap in np.diff(at)]
    return firsts, gaps


def _level(cell: Cell, level: str, rates: Mapping[str, float]) -> LevelPace:
    mine = Cell.of(cell.game, cell.seats, cell.options, [level])
    raced, until = list[Raced](), time.monotonic() + PATIENCE_S
    while len(raced) < RACES and (len(raced) < LEAST_RACES or time.monotonic() < until):
        raced.append(race(mine, "playtest", len(raced)))
    (found,) = results(mine, raced).levels
    return LevelPace(level, found.first, found.every, rates.get(level))


def _rate(every: Figure | None, levels: list[LevelPace]) -> Figure | None:
    known = sorted((one.every, one.rate) for one in levels if one.rate and one.every > 0)
    if every is None or len(known) < 2 or not math.isfinite(every.high):
        return None
    times = np.log([time for time, _ in known])
    rates = np.log([rate for _, rate in known])
    if not known[0][0] <= every.value <= known[-1][0]:
        return None

    def fitted(seconds: float) -> float:
        return float(np.exp(np.interp(math.log(max(seconds, 1e-3)), times, rates)))

    return Figure(fitted(every.value), fitted(every.high), fitted(every.low))
