"""Findings: what differs most between the settings of a study.

For every option that was varied and every figure, the values with the lowest and the highest mean
are compared on the same deals, averaged over everything else that was varied. The size of an effect
is its difference in standard deviations between games (Cohen's d). The extremes were picked from
several values, so intervals and p-values allow for all pairs (Bonferroni), and all findings
together are held to Holm's correction.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import reduce
from statistics import NormalDist
from typing import NamedTuple

import msgspec
import numpy as np

from parlour.core.option import Value
from parlour.core.struct import Array
from parlour.lab.columns import Games
from parlour.lab.compare import holm
from parlour.lab.series import Key, Kind, Series, series_of
from parlour.lab.stats import Figure, standard_error
from parlour.lab.study import Setting

MOST_DEALS = 200_000  # compared in large studies: more would hardly narrow the intervals
LEAST_DEALS = 30  # fewer games say nothing about what differs

Played = Sequence[tuple[Setting, Games]]


class Finding(msgspec.Struct, frozen=True):
    """A figure that differs between two values of an option; `first` is listed before `second`."""

    kind: Kind
    name: str
    part: str
    share: bool
    option: str
    first: tuple[Value, float]  # a value of the option, and the figure's mean with it
    second: tuple[Value, float]
    gap: Figure  # the second mean minus the first
    size: float | None  # in standard deviations; None if games don't vary at all
    p: float

    @property
    def key(self) -> Key:
        """The figure."""
        return self.kind, self.name, self.part


class Constant(msgspec.Struct, frozen=True):
    """A figure that was the same in every game of the study."""

    kind: Kind
    name: str
    part: str
    share: bool
    value: float


class _Cell(NamedTuple):
    """The figures of a cell over the deals that all cells share."""

    setting: Setting
    series: dict[Key, Series]


def findings(played: Played) -> tuple[list[Finding], list[Constant]]:
    """What differs, largest effect first, and the figures that never vary."""
    cells = _on_the_same_deals(played)
    if not cells:
        return [], []
    constant = _constants(cells)
    same = {(one.kind, one.name, one.part) for one in constant}
    found = [
        one
        for option in _varied(cells)
        for one in _along(cells, option)
        if one.key not in same and one.kind != "seat"
    ]
    sure = holm([one.p for one in found])
    kept = [one for one, holds in zip(found, sure, strict=True) if holds and one.gap.value]
    kept.sort(key=lambda one: -round(abs(math.inf if one.size is None else one.size), 6))
    return _distinct(kept), constant


def _on_the_same_deals(played: Played) -> list[_Cell]:
    """The series of every cell, over the game numbers that all cells have."""
    if not played:
        return []
    numbers = [games["number"] for _, games in played]
    common: Array = reduce(np.intersect1d, numbers)[:MOST_DEALS]
    if len(common) < LEAST_DEALS:
        return []
    cells = []
    for (setting, games), number in zip(played, numbers, strict=True):
        places = np.flatnonzero(np.isin(number, common))
        places = places[np.argsort(number[places])]
        found = {
            one.key: one._replace(values=one.values[places].astype(float))
            for one in series_of(games)
        }
        cells.append(_Cell(setting, found))
    return cells


def _varied(cells: list[_Cell]) -> list[str]:
    """What was varied, with at least two values."""
    names = dict.fromkeys(name for cell in cells for name in cell.setting.varied)
    return [name for name in names if len(_values(cells, name)) > 1]


def _values(cells: list[_Cell], option: str) -> list[Value]:
    settings = (cell.setting.varied for cell in cells)
    return list(dict.fromkeys(varied[option] for varied in settings if option in varied))


def _along(cells: list[_Cell], option: str) -> Iterator[Finding]:
    """One finding per figure: the two values of an option with the lowest and highest mean."""
    values = _values(cells, option)
    tables: dict[tuple[tuple[str, Value], ...], dict[Value, _Cell]] = {}
    for cell in cells:
        rest = tuple((k, v) for k, v in cell.setting.varied.items() if k != option)
        tables.setdefault(rest, {})[cell.setting.varied[option]] = cell
    whole = [table for table in tables.values() if len(table) == len(values)]
    if not whole:
        return
    keys = reduce(
        lambda a, b: {key: a[key] for key in a if key in b},
        (cell.series for table in whole for cell in table.values()),
    )
    for key, one in keys.items():
        by_value = [[table[value].series[key].values for table in whole] for value in values]
        yield _finding(one, option, values, by_value)


def _finding(one: Series, option: str, values: list[Value], by_value: list[list[Array]]) -> Finding:
    lines: list[Array] = [np.mean(several, axis=0) for several in by_value]
    means = [float(line.mean()) for line in lines]
    first, second = sorted((int(np.argmin(means)), int(np.argmax(means))))
    gap = lines[second] - lines[first]
    value, error = float(gap.mean()), standard_error(gap)
    pairs = max(1, len(values) * (len(values) - 1) // 2)
    half = NormalDist().inv_cdf(1 - 0.025 / pairs) * error
    spread = math.sqrt(float(np.mean([v.var() for several in by_value for v in several])))
    p = math.erfc(abs(value) / error / math.sqrt(2)) if error else float(not value)
    return Finding(
        one.kind, one.name, one.part, one.share, option,
        (values[first], means[first]), (values[second], means[second]),
        Figure(value, value - half, value + half),
        value / spread if spread > 1e-9 else None, min(1.0, pairs * p),
    )  # fmt: skip


def _constants(cells: list[_Cell]) -> list[Constant]:
    """Figures with one value in every game of every cell."""
    found = []
    for key, one in cells[0].series.items():
        values = [cell.series[key].values for cell in cells if key in cell.series]
        if len(values) == len(cells) and all(np.ptp(v) < 1e-9 for v in values):
            means = [float(v[0]) for v in values]
            if max(means) - min(means) < 1e-9:
                found.append(Constant(*key, one.share, means[0]))
    return found


def _distinct(found: list[Finding]) -> list[Finding]:
    """Without findings that repeat another, such as the share lost beside the share won."""
    seen: dict[tuple[object, ...], Finding] = {}
    for one in found:
        size = None if one.size is None else round(abs(one.size), 6)
        seen.setdefault((one.option, round(abs(one.gap.value), 9), size), one)
    return list(seen.values())
