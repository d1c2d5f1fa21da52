"""What many races show: when they end, who wins them, and how quickly each level acts."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np

from parlour.core.struct import Array
from parlour.lab.cells import Cell
from parlour.lab.race import Raced
from parlour.lab.stats import Figure, ratio
from parlour.lab.words import Words


class Pacing(msgspec.Struct, frozen=True):
    """How one level did; `won` is None if it was alone."""

    level: str
    won: Figure | None
    score: float
    first: float  # seconds until a seat acts for the first time
    every: float  # seconds from one action of a seat to its next


class Races(msgspec.Struct, frozen=True):
    """The figures of many races; the times are in seconds."""

    games: int
    median: float
    low: float  # a tenth of the races were over before
    high: float  # a tenth lasted longer
    levels: tuple[Pacing, ...]


def results(cell: Cell, raced: Sequence[Raced]) -> Races:
    """Summarise the races of a cell."""
    low, median, high = np.quantile([one.ms / 1000 for one in raced], [0.1, 0.5, 0.9])
    levels = tuple(_pacing(cell, raced, level) for level in cell.levels)
    return Races(len(raced), float(median), float(low), float(high), levels)


def _pacing(cell: Cell, raced: Sequence[Raced], level: str) -> Pacing:
    mine = [(one, seat) for one in raced for seat, its in enumerate(one.levels) if its == level]
    times = [[act.ms / 1000 for act in one.acts if act.seat == seat] for one, seat in mine]
    firsts = [own[0] for own in times if own]
    gaps = [float(gap) for own in times for gap in np.diff(own)]
    return Pacing(
        level,
        _won(cell, raced, level) if len(cell.levels) > 1 else None,
        float(np.mean([one.result.scores[seat] for one, seat in mine])),
        float(np.mean(firsts or [np.nan])),
        float(np.mean(gaps or [np.nan])),
    )


def _won(cell: Cell, raced: Sequence[Raced], level: str) -> Figure | None:
    """The share of decided games that a level won; a deal counts once, from whatever side."""
    shares = np.array([_share(one, level) for one in raced])
    decided = np.array([float(bool(one.result.winners)) for one in raced])
    if len(raced) % cell.turns:
        return ratio(shares, decided)
    by_deal: list[Array] = [one.reshape(-1, cell.turns).sum(axis=1) for one in (shares, decided)]
    return ratio(*by_deal)


def _share(one: Raced, level: str) -> float:
    winners = one.result.winners
    return sum(one.levels[seat] == level for seat in winners) / max(1, len(winners))


def lines(cell: str, found: Races, words: Words) -> list[str]:
    """The results in words: a line for all races, and one for each level."""
    median, low, high = (words.number(one, 1) for one in (found.median, found.low, found.high))
    said = [words.say("race", cell=cell, count=found.games, games=words.number(found.games),
                      median=median, low=low, high=high)]  # fmt: skip
    for one in found.levels:
        first, every = words.number(one.first, 1), words.number(one.every, 1)
        rate = words.percent(one.won) if one.won else "none"
        level = words.level(one.level)
        said.append(words.say("race-level", level=level, rate=rate, first=first, every=every))
    return said
