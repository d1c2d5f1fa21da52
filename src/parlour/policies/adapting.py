"""Bots that adapt to the people at a table: their levels follow from games those have finished.

A person has a skill in each game, on the scale of the standings: the log odds of winning are that
skill plus a term for the table, from the ratings or win rates of the bots there. The skill is
estimated from the latest games (a posterior on a grid, in which older games count less). What is
known of a game is how a person did against its bots: games that other people won don't count, and
people who play together are taken to be equally good. The bots of the next game are then chosen so
that the people are expected to win the wanted share on average: at most two neighbouring levels,
mixed by seat, and at random between the two tables closest to that share. If a table of one level
comes near it, that one is chosen, which steadies the choice.
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

ADAPTIVE = "adaptive"  # in place of a level, until the game starts
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
    """A table: what is played there, and the bots by seat; people have the other seats."""

    seats: int
    preset: str
    bots: Mapping[int, str]

    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(self.seats) if seat not in self.bots]


class Played(NamedTuple):
    """A finished game: its table, the person's seat, and how they did against the bots, from 0
    (lost) to 1 (won)."""

    table: Seats
    mine: int
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
    """The share of games that people should win: as many as each opponent."""
    return WANTED_TOGETHER if card.utility == TOGETHER else 1 / _sides(card, seats, "")


def counted(card: Game, table: Seats, mine: int, results: Sequence[float]) -> Played | None:
    """What a game says about a person's skill; `results` are from 0 (lost) to 1 (won) by seat.

    It says nothing if other people won, or if there were no bots to measure the person against.
    """
    if card.utility == TOGETHER:
        return Played(table, mine, results[mine]) if table.bots else None
    against = [seat for side in _against(card, table, mine) for seat in side]
    ended = results[mine], max((results[seat] for seat in against), default=0.0)
    return Played(table, mine, ended[0] / sum(ended)) if against and sum(ended) else None


def adapted(
    card: Game, table: Seats, played: Mapping[int, Iterable[Played]], luck: float
) -> dict[int, str]:  # fmt: skip
    """The levels of those bots of a new table that adapt, by seat.

    `played` is what each person has played, by seat, newest first; `luck` is below 1.
    """
    seats = sorted(seat for seat, level in table.bots.items() if level == ADAPTIVE)
    skills = {
        seat: float((posterior(card, table, played.get(seat, ())) * GRID).sum())
        for seat in table.people()
    }
    if _is_even(card, table):
        return dict.fromkeys(seats, _closest(card, table, sum(skills.values()) / len(skills)))
    tables = list(_tables(list(card.bots), seats))
    if card.utility == TOGETHER:  # stronger partners make it easier
        tables.reverse()
    chances = [chance(card, table._replace(bots={**table.bots, **bots}), skills) for bots in tables]
    aim = wanted(card, table.seats)
    for bots, found in zip(tables, chances):
        if len({*bots.values()}) == 1 and abs(found - aim) <= NEAR * aim:
            return bots
    for k, (high, low) in enumerate(pairwise(chances)):
        if low <= aim:
            share = (high - aim) / (high - low) if high > max(low, aim) else 0.0
            return tables[k + 1] if luck < share else tables[k]
    return tables[-1]


def chance(card: Game, table: Seats, skills: Mapping[int, float]) -> float:
    """How often people of these skills win on average, by seat."""
    rated = _rated(card, table)
    if card.utility == TOGETHER:
        return float(Odds(1.0, _mean(rated.values())).chance(np.array(sum(skills.values()))))
    levels = {**rated, **skills}
    sides = [math.exp(_mean(levels[seat] for seat in side)) for side in _teams(card, table)]
    return _mean(sides[seat % len(sides)] for seat in skills) / sum(sides)


def _is_even(card: Game, table: Seats) -> bool:
    """Whether each side has as many people, who then win as often on average against any bots."""
    people = {sum(seat not in table.bots for seat in side) for side in _teams(card, table)}
    return card.utility != TOGETHER and len(people) == 1


def _closest(card: Game, table: Seats, skill: float) -> str:
    """The level that plays most like a person of this skill."""
    return min(card.bots, key=lambda level: abs(_strength(card, *table[:2], level) - skill))


def _mean(numbers: Iterable[float]) -> float:
    found = list(numbers)
    return sum(found) / max(1, len(found))


def _tables(levels: Sequence[str], seats: Sequence[int]) -> Iterable[dict[int, str]]:
    """The bots of tables of one level or two neighbouring ones, weakest first."""
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
    tally: dict[tuple[object, ...], list[float]] = {}  # what was won and lost at tables alike
    alike: dict[tuple[object, ...], Played] = {}
    for age, one in enumerate(played):
        key = (*one.table[:2], one.mine, *sorted(one.table.bots.items()))
        total = tally.setdefault(key, [0.0, 0.0])
        total[0] += FADING**age * one.result
        total[1] += FADING**age * (1 - one.result)
        alike[key] = one
    for key, (won, lost) in tally.items():
        wins = np.clip(odds(card, *alike[key][:2]).chance(GRID), 1e-6, 1 - 1e-6)
        likely = likely + won * np.log(wins) + lost * np.log(1 - wins)
    likely = np.exp(likely - likely.max())
    found: Array = likely / likely.sum()
    return found


def odds(card: Game, table: Seats, mine: int) -> Odds:
    """The odds that a person wins against the bots, other people on the same side being as good."""
    rated = _rated(card, table)
    if card.utility == TOGETHER:
        return Odds(table.seats - len(rated), _mean(rated.values()))
    own = next(side for side in _teams(card, table) if mine in side)
    against = [_mean(rated[seat] for seat in side) for side in _against(card, table, mine)]
    people = sum(seat not in rated for seat in own)
    help_given = sum(rated.get(seat, 0.0) for seat in own) / len(own)
    return Odds(people / len(own), help_given - math.log(sum(math.exp(one) for one in against)))


def _against(card: Game, table: Seats, mine: int) -> list[range]:
    """The other sides that have only bots."""
    sides = [side for side in _teams(card, table) if mine not in side]
    return [side for side in sides if all(seat in table.bots for seat in side)]


def _teams(card: Game, table: Seats) -> list[range]:
    sides = _sides(card, table.seats, table.preset)
    return [range(side, table.seats, sides) for side in range(sides)]


def _rated(card: Game, table: Seats) -> dict[int, float]:
    """How strong each bot is."""
    return {
        seat: _strength(card, table.seats, table.preset, level)
        for seat, level in table.bots.items()
        if level != ADAPTIVE
    }


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
