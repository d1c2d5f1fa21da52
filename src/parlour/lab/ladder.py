"""The ladder: how much stronger each bot level is than the one below it.

In competitive games, a rung is the share of decided games that the higher level won against the
lower. In co-operative games, it is how much more often a table of the higher level wins the same
deals.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import msgspec
import numpy as np

from parlour.core.game import Game
from parlour.core.option import Value
from parlour.lab.columns import Games
from parlour.lab.stats import Figure, difference, ratio
from parlour.lab.study import Setting, Study

Varied = tuple[tuple[str, Value], ...]


class Rung(msgspec.Struct, frozen=True):
    """One level against the next lower: the figure, and its value if both were equally strong."""

    above: str
    below: str
    where: Varied  # what else was varied
    games: int
    figure: Figure
    even: float


def ladder(study: Study) -> list[Rung]:
    """Every rung in a study: setting by setting, lowest level first."""
    together = study.game.utility == "co-operative"
    found = _beside(study) if together else _against(study)
    places = list(dict.fromkeys(elsewhere(setting) for setting in study.plan.cells))
    return sorted(found, key=lambda rung: (places.index(rung.where), rank(study.game, rung.above)))


def rank(game: Game, level: str) -> int:
    """A level's position, weakest first; "random" is lowest."""
    return [*game.bots].index(level) if level in game.bots else -1


def _against(study: Study) -> Iterator[Rung]:
    """Rungs from cells where two levels play each other."""
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

    A win shared by both levels is split between them.
    """
    mine, won = games.seats("level") == above, games.seats("won")
    winners = won.sum(axis=1)
    figure = ratio((won * mine).sum(axis=1) / np.maximum(1, winners), (winners > 0).astype(float))
    return (figure, float(mine.mean())) if figure else None


def _beside(study: Study) -> Iterator[Rung]:
    """Rungs from cells that differ only in the level of all seats, compared deal by deal."""
    tables: dict[Varied, dict[str, Games]] = {}
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


def elsewhere(setting: Setting) -> Varied:
    """What was varied apart from the bots."""
    return tuple((name, value) for name, value in setting.varied.items() if name != "bots")
