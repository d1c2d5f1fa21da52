"""Bots that adapt to a person: their levels follow from the games the person has finished.

A person has a skill in each game, on the scale of the standings: the log odds of winning are that
skill plus a term for the table, from the ratings or win rates of the bots there. The skill is
estimated from the latest games (a posterior on a grid, in which older games count less). The bots
of the next game are then chosen so that the person is expected to win the wanted share: at most two
neighbouring levels, mixed by seat, and at random between the two tables closest to that share. If a
table of one level comes near it, that one is chosen, which steadies the choice.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from parlour.core.game import Game
from parlour.core.struct import Array
from parlour.policies.standings import GameStandings, Setting, standings

TOGETHER = "co-operative"
WANTED_TOGETHER = 0.6
ELO = 400 / math.log(10)
STEP = 150.0  # Elo points between levels that haven't been measured
RATES = 0.02, 0.98  # a measured win rate is taken to be between these
NEAR = 0.15  # a table of one level is near enough if the chance differs by at most this part
FADING = 0.97  # what a game counts, compared with the one after it
LEAST_SPREAD = 1.5
GRID = np.linspace(-12.0, 12.0, 241)


class Seats(NamedTuple):
    """A table: what is played there, where the person sits, and the bots by seat."""

    seats: int
    preset: str
    mine: int
    bots: Mapping[int, str]


class Played(NamedTuple):
    """A finished game: its table, and the person's result from 0 (lost) to 1 (won)."""

    table: Seats
    result: float


class Odds(NamedTuple):
    """How the chance of winning depends on the skill: its log odds are weight * skill + ease."""

    weight: float
    ease: float

    def chance(self, skill: Array) -> Array:
        """The chance of winning."""
        chance: Array = 1 / (1 + np.exp(-(self.weight * skill + self.ease)))
        return chance


def wanted(card: Game, seats: int) -> float:
    """The share of games that a person should win: as many as each opponent."""
    return WANTED_TOGETHER if card.utility == TOGETHER else 1 / _sides(card, seats, "")


def adapted(
    card: Game, table: Seats, played: Iterable[Played], luck: float
) -> dict[int, str]:  # fmt: skip
    """The bots of the person's next game, by seat; `played` is newest first, `luck` below 1."""
    skill = float((posterior(card, table, played) * GRID).sum())
    tables = list(_tables(list(card.bots), sorted(table.bots)))
    if card.utility == TOGETHER:  # stronger partners make it easier
        tables.reverse()
    chances = [_chance(card, table._replace(bots=bots), skill) for bots in tables]
    aim = wanted(card, table.seats)
    for bots, chance in zip(tables, chances):
        if len({*bots.values()}) == 1 and abs(chance - aim) <= NEAR * aim:
            return bots
    for k, (high, low) in enumerate(pairwise(chances)):
        if low <= aim:
            share = (high - aim) / (high - low) if high > max(low, aim) else 0.0
            return tables[k + 1] if luck < share else tables[k]
    return tables[-1]


def _chance(card: Game, table: Seats, skill: float) -> float:
    return float(odds(card, table).chance(np.array([skill]))[0])


def _tables(levels: Sequence[str], seats: Sequence[int]) -> Iterable[dict[int, str]]:
    """Tables of one level or two neighbouring ones, weakest first."""
    for low, high in pairwise(levels):
        for count in range(len(seats)):
            yield {seat: high if n < count else low for n, seat in enumerate(seats)}
    yield dict.fromkeys(seats, levels[-1])


def posterior(card: Game, table: Seats, played: Iterable[Played]) -> Array:
    """How likely each skill on the grid is after these games, newest first."""
    strengths = [_strength(card, table.seats, table.preset, level) for level in card.bots]
    together = card.utility == TOGETHER
    middle = 0.0 if together else strengths[len(strengths) // 2]
    spread = (
        LEAST_SPREAD if together else max(LEAST_SPREAD, 0.7 * (max(strengths) - min(strengths)))
    )
    likely: Array = -((GRID - middle) ** 2) / (2 * spread**2)
    counted: dict[tuple[object, ...], list[float]] = {}  # what was won and lost at tables alike
    tables: dict[tuple[object, ...], Seats] = {}
    for age, one in enumerate(played):
        key = (*one.table[:3], *sorted(one.table.bots.items()))
        total = counted.setdefault(key, [0.0, 0.0])
        total[0] += FADING**age * one.result
        total[1] += FADING**age * (1 - one.result)
        tables[key] = one.table
    for key, (won, lost) in counted.items():
        chance = np.clip(odds(card, tables[key]).chance(GRID), 1e-6, 1 - 1e-6)
        likely = likely + won * np.log(chance) + lost * np.log(1 - chance)
    likely = np.exp(likely - likely.max())
    found: Array = likely / likely.sum()
    return found


def odds(card: Game, table: Seats) -> Odds:
    """The odds of winning at a table."""
    rated = {
        n: _strength(card, table.seats, table.preset, level) for n, level in table.bots.items()
    }
    if card.utility == TOGETHER:
        return Odds(1.0, sum(rated.values()) / max(1, len(rated)))
    sides = _sides(card, table.seats, table.preset)
    teams = [[n for n in range(table.seats) if n % sides == side] for side in range(sides)]
    own = teams.pop(table.mine % sides)
    help_given = sum(rated.get(n, 0.0) for n in own) / len(own)
    against = [sum(rated.get(n, 0.0) for n in team) / len(team) for team in teams]
    return Odds(1 / len(own), help_given - math.log(sum(math.exp(one) for one in against)))


def _strength(card: Game, seats: int, preset: str, level: str) -> float:
    """A level's rating in natural units, or the log odds of its win rate."""
    found = _setting(card, seats, preset)
    order = list(card.bots)
    place = order.index(level) if level in order else 0  # others count as the lowest
    together = card.utility == TOGETHER
    value = found.value(order[place]) if found else None
    if value is None:
        below = _strength(card, seats, preset, order[place - 1]) if place else -STEP / ELO
        return below + STEP / ELO
    if together:
        rate = min(max(value, RATES[0]), RATES[1])
        return math.log(rate / (1 - rate))
    return (value - 1000) / ELO


def _sides(card: Game, seats: int, preset: str) -> int:
    found = _setting(card, seats, preset)
    usual = 2 if card.utility == "teams" and seats % 2 == 0 else seats
    return found.sides if found and found.seats == seats else usual


def _setting(card: Game, seats: int, preset: str) -> Setting | None:
    known: GameStandings | None = standings().games.get(card.name)
    return known.at(seats, preset) if known else None
