"""Series: every figure of a cell, game by game, so that it can be compared, ranked or aimed at.

The mean of a series is the figure that a report shows.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from parlour.core.measure import Measure
from parlour.core.struct import Array
from parlour.lab.batch import measures_of
from parlour.lab.columns import Games
from parlour.lab.summary import whole_of

Kind = Literal[
    "won", "seat", "edge", "drawn", "reason", "length", "choices", "lead_changes", "decided",
    "measure",
]  # fmt: skip
Key = tuple[Kind, str, str]


class Series(NamedTuple):
    """One figure: what it is, and its value in each game.

    `name` is a seat, a reason for the end or a measure, and `part` one part of the measure.
    """

    kind: Kind
    name: str
    part: str
    values: Array
    share: bool

    @property
    def key(self) -> Key:
        """What identifies it among the series of any cell."""
        return self.kind, self.name, self.part

    @property
    def id(self) -> str:
        """Its name in commands, such as `won`, `player_1`, `ended_stuck`, `rounds`, `used_play`."""
        if self.kind == "seat":
            return f"player_{int(self.name) + 1}"
        if self.kind == "reason":
            return f"ended_{self.name}"
        if self.kind == "measure":
            return f"{self.name}_{self.part}" if self.part else self.name
        return self.kind


def series_of(games: Games) -> Iterator[Series]:
    """Every figure of a cell."""
    yield from _wins(games)
    yield from _course(games)
    yield from _measured(games)


def compared_series(games: Games) -> Iterator[Series]:
    """The figures that `compare` compares: wins, length and the game's own measures."""
    if games.cell.game.utility == "co-operative":
        yield Series("won", "", "", games["won_0"], True)
    else:
        yield from _seats(games)
    yield Series("length", "", "", games["decisions"], False)
    yield from _measured(games)


def _seats(games: Games) -> Iterator[Series]:
    for seat in range(games.cell.seats):
        yield Series("seat", str(seat), "", games[f"won_{seat}"], True)


def _wins(games: Games) -> Iterator[Series]:
    if games.cell.game.utility == "co-operative":
        yield Series("won", "", "", games["won_0"], True)
        return
    yield from _seats(games)
    won = games.seats("won").astype(float)
    if games.cell.seats > 1:
        yield Series("edge", "", "", won[:, 0] - won[:, 1:].mean(axis=1), True)
    yield Series("drawn", "", "", won.sum(axis=1) == 0, True)


def _course(games: Games) -> Iterator[Series]:
    """Why games ended, how long they were, and how open."""
    ended = games["reason"]
    for reason in games.cell.game.reasons:
        yield Series("reason", reason, "", ended == reason, True)
    decisions = games["decisions"].astype(float)
    yield Series("length", "", "", decisions, False)
    yield Series("choices", "", "", linear(games["choices"], games["sized"]), False)
    if hasattr(games.cell.game.lab.measures, "leader"):
        yield Series("lead_changes", "", "", games["lead_changes"], False)
        yield Series("decided", "", "", games["decided"] / decisions.clip(1), True)


def _measured(games: Games) -> Iterator[Series]:
    for measure in measures_of(games.cell.game).listed():
        for place, part in enumerate(measure.by or ("",)):
            values = _values(games, measure, place)
            yield Series("measure", measure.name, part, values, measure.is_percentage)


def _values(games: Games, measure: Measure, place: int) -> Array:
    counts = games[measure.columns[place]]
    if measure.whole is None:
        return counts
    return linear(counts, whole_of(games, measure, place))


def linear(counts: Array, of: Array) -> Array:
    """A ratio of totals, game by game: values whose mean is the ratio.

    Games differ in how much they contribute to a ratio, so per-game ratios can't be averaged. Each
    value is instead the game's contribution in a first-order Taylor expansion.
    """
    counts, of = counts.astype(float), of.astype(float)
    whole = float(of.mean()) if len(of) else 0.0
    if whole == 0:
        return counts
    share = float(counts.mean()) / whole
    line: Array = share + (counts - share * of) / whole
    return line
