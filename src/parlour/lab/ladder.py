"""The ladder: how much better each level of bot is than the one below it.

Where levels meet at a table, a rung is the share of decided games that the higher level won. Where
all play together, it is how much more often a table of the higher level wins the same deals.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import msgspec
import numpy as np

from parlour.core.game import Game
from parlour.lab.columns import Games
from parlour.lab.stats import Figure, difference, ratio
from parlour.lab.study import Setting, Study


class Rung(msgspec.Struct, frozen=True):
    """A level over another: the figure, and what it would be if both were equally good."""

    above: str
    below: str
    where: str  # what else makes the cell differ from others
    games: int
    figure: Figure
    even: float


def ladder(study: Study) -> list[Rung]:
    """Every rung that a study shows: setting by setting, from the lowest."""
    together = study.game.utility == "co-operative"
    found = _beside(study) if together else _against(study)
    places = list(dict.fromkeys(elsewhere(setting) for setting in study.plan.cells))
    return sorted(found, key=lambda rung: (places.index(rung.where), rank(study.game, rung.above)))


def rank(game: Game, level: str) -> int:
    """How high a level stands; whoever acts at random is lowest."""
    return [*game.bots].index(level) if level in game.bots else -1


def _against(study: Study) -> Iterator[Rung]:
    """Cells in which two levels meet."""
    for number, setting in enumerate(study.plan.cells):
        levels = sorted(set(setting.bots), key=lambda level: rank(study.game, level))
        games = study.games(number) if len(levels) == 2 else None
        if games is None:
            continue
        below, above = levels
        if rung := meeting(games, above):
            yield Rung(above, below, elsewhere(setting), games.count, *rung)


def meeting(games: Games, above: str) -> tuple[Figure, float] | None:
    """The share of decided games that a level won, and its share of the seats.

    A victory that both levels share counts in parts.
    """
    mine, won = games.seats("level") == above, games.seats("won")
    winners = won.sum(axis=1)
    figure = ratio((won * mine).sum(axis=1) / np.maximum(1, winners), (winners > 0).astype(float))
    return (figure, float(mine.mean())) if figure else None


def _beside(study: Study) -> Iterator[Rung]:
    """Cells that differ by the level of the whole table only, game by game on the same deals."""
    tables: dict[str, dict[str, Games]] = {}
    for number, setting in enumerate(study.plan.cells):
        games = study.games(number) if len(set(setting.bots)) == 1 else None
        if games is not None:
            tables.setdefault(elsewhere(setting), {})[setting.bots[0]] = games
    for where, levels in tables.items():
        order = sorted(levels, key=lambda level: rank(study.game, level))
        for below, above in pairwise(order):
            low, high = levels[below], levels[above]
            _, ours, theirs = np.intersect1d(low["number"], high["number"], return_indices=True)
            if len(ours) < 2:
                continue
            gap = difference(low["won_0"][ours], high["won_0"][theirs])
            figure = Figure(gap.value, gap.low, gap.high)
            yield Rung(above, below, where, len(ours), figure, 0.0)


def elsewhere(setting: Setting) -> str:
    """What was varied beside the bots, in words."""
    rest = [(name, value) for name, value in setting.varied.items() if name != "bots"]
    return ", ".join(f"{name} {value}" for name, value in rest)
