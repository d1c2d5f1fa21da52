"""Missions made to measure: drafts of Synergy missions that bots win as often as wanted.

A draft gets a few games first. If it may be what is wanted, it gets more, until the whole interval
of its win rate is within the range, or none of it, or the games are used up. What is accepted is
then measured on deals of its own with every level that isn't slow, so that the figures aren't those
of the luckiest drafts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec

from parlour.core.game import Game
from parlour.games.synergy import drafts
from parlour.games.synergy.missions import Mission, as_options, flaw
from parlour.lab.cells import Cell
from parlour.lab.matches import in_threads
from parlour.lab.stats import Figure, wilson

STEPS = (50, 250, 1000, 4000)  # games in all after each step
FINAL = 4000
TRIED_PER_WANTED = 150


class Wanted(NamedTuple):
    """What is looked for: a range of win rates of a level, with so many players."""

    seats: int
    low: float
    high: float
    level: str
    number: int
    seed: int | str


class Effort(NamedTuple):
    """How many games to play."""

    steps: tuple[int, ...] = STEPS
    final: int = FINAL
    drafts: int | None = None
    threads: int = 1

    def most(self, wanted: Wanted) -> int:
        """How many drafts to try at most."""
        return self.drafts or TRIED_PER_WANTED * wanted.number


class Measured(msgspec.Struct, frozen=True):
    """A level's win rate with its interval."""

    won: float
    low: float
    high: float
    games: int


class Found(msgspec.Struct, frozen=True):
    """A mission and how often each level wins it."""

    mission: Mission
    seats: int
    measured: dict[str, Measured]


Say = Callable[[int, int], None]


def search(
    game: Game, wanted: Wanted, effort: Effort | None = None, say: Say = lambda tried, found: None
) -> Iterator[Found]:
    """Missions as wanted, each of another character; fewer if the drafts run out.

    `say` is called after each draft with the numbers tried and found.
    """
    effort, seen, found = effort or Effort(), set(drafts.KNOWN), 0
    for number in range(effort.most(wanted)):
        mission = drafts.draft(wanted.seed, number, wanted.seats)
        character = drafts.character(mission)
        if character in seen or flaw(mission, wanted.seats):
            continue
        if _fits(game, mission, wanted, effort, number):
            seen.add(character)
            named = msgspec.structs.replace(mission, name=drafts.name(wanted.seed, found))
            found += 1
            yield measured(game, named, wanted, effort, number)
        say(number + 1, found)
        if found == wanted.number:
            return


def _fits(game: Game, mission: Mission, wanted: Wanted, effort: Effort, number: int) -> bool:
    """Whether the whole interval of a draft's win rate is within the range."""
    hits = games = 0
    for step in effort.steps:
        seed = f"{wanted.seed} try {number} {step}"
        hits += _wins(game, mission, wanted.seats, wanted.level, step - games, seed, effort)
        games = step
        figure = wilson(hits, games)
        if figure.high < wanted.low or figure.low > wanted.high:
            return False
        if wanted.low <= figure.low and figure.high <= wanted.high:
            return True
    return False


def measured(game: Game, mission: Mission, wanted: Wanted, effort: Effort, number: int) -> Found:
    """Measure an accepted mission on fresh deals, the same for each level that isn't slow."""
    found, seed = {}, f"{wanted.seed} final {number}"
    levels = [level for level, bot in game.bots.items() if not bot.slow or level == wanted.level]
    for level in levels:
        hits = _wins(game, mission, wanted.seats, level, effort.final, seed, effort)
        found[level] = _rounded(wilson(hits, effort.final), effort.final)
    return Found(mission, wanted.seats, found)


def _rounded(figure: Figure, games: int) -> Measured:
    return Measured(round(figure.value, 4), round(figure.low, 4), round(figure.high, 4), games)


def _wins(
    game: Game, mission: Mission, seats: int, level: str, games: int, seed: str, effort: Effort
) -> int:
    """How many of some games bots of a level win."""
    options = game.chosen(seats, None, as_options(mission, seats))
    cell = Cell.of(game, seats, options, [level])
    return int(in_threads(cell, games, effort.threads, seed)["won"][:, 0].sum())


def text(found: Found) -> str:
    """A material file, with what was measured as comments."""
    told = [
        f"# With {found.seats} players, {level} bots won {100 * one.won:.1f}%"
        f" ({100 * one.low:.1f} to {100 * one.high:.1f}%) of {one.games:,} games."
        for level, one in found.measured.items()
    ]
    return "\n".join([*told, *drafts.lines(found.mission), ""])
