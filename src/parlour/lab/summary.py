"""Summary: the figures of a cell, with their intervals; everything is named by ids."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import numpy as np

from parlour.core.chance import seeded
from parlour.core.engine import engines
from parlour.core.errors import BadGame
from parlour.core.measure import DECISIONS, Measure
from parlour.core.struct import Array
from parlour.lab.batch import measures_of
from parlour.lab.cells import Cell
from parlour.lab.columns import Games
from parlour.lab.stats import Figure, mean, ratio, wilson

BARS = 24


class Bars(msgspec.Struct, frozen=True):
    """A histogram over games: the share of games in each step, starting at `low`."""

    low: float
    step: float
    shares: list[float]


class Named(msgspec.Struct, frozen=True):
    """Figures under a heading, by their ids; shares are between 0 and 1."""

    id: str
    names: list[str]  # seats, teams, levels, reasons or a measure's parts; [""] if it has none
    figures: list[Figure | None]
    share: bool


class Summary(msgspec.Struct, frozen=True):
    """All figures of a cell."""

    games: int
    won: Figure  # by the first seat, or by everyone in a co-operative game
    seats: Named
    teams: Named | None
    levels: Named
    drawn: Figure
    reasons: Named
    first_seat: Figure | None  # how much more often the first seat wins than the others
    decisions: Figure
    length: Bars
    choices: Figure | None
    lead_changes: Figure | None
    decided: Figure | None
    decided_when: Bars | None
    measures: list[Named]


def summary(games: Games) -> Summary:
    """The figures of one cell."""
    cell, won = games.cell, games.seats("won")
    decisions = games["decisions"]
    led = hasattr(cell.game.lab.measures, "leader")
    together = cell.game.utility == "co-operative"
    share = games["decided"] / np.maximum(1, decisions)
    return Summary(
        games=games.count,
        won=wilson(int(won[:, 0].sum()), games.count),
        seats=by_seat(won),
        teams=by_team(cell, won),
        levels=by_level(games, won),
        drawn=wilson(int((won.sum(axis=1) == 0).sum()), games.count),
        reasons=by_reason(games),
        first_seat=None if together or cell.seats < 2 else edge(won),
        decisions=mean(decisions),
        length=bars(decisions),
        choices=ratio(games["choices"], games["sized"]),
        lead_changes=mean(games["lead_changes"]) if led else None,
        decided=mean(share) if led else None,
        decided_when=bars(share, 0.0, 1.0) if led else None,
        measures=[measured(games, measure) for measure in measures_of(cell.game).listed()],
    )


def by_seat(won: Array) -> Named:
    """Win rates by seat."""
    seats = range(won.shape[1])
    figures: list[Figure | None] = [wilson(int(won[:, k].sum()), len(won)) for k in seats]
    return Named("seats", [str(seat) for seat in seats], figures, True)


def by_team(cell: Cell, won: Array) -> Named | None:
    """Win rates by team; None if there are no teams of two or more."""
    teams = team_count(cell)
    if not teams or teams == cell.seats:
        return None
    figures: list[Figure | None] = [wilson(int(won[:, k].sum()), len(won)) for k in range(teams)]
    return Named("teams", [str(team) for team in range(teams)], figures, True)


@cache
def team_count(cell: Cell) -> int:
    """The number of teams, which alternate around the table; 0 without teams."""
    if "teams" not in cell.game.State.fields:
        return 0
    box = cell.game.begin(cell.seats, cell.options)
    engines(cell.game).interpreted.begin(box, seeded(0))
    return int(box[0].teams)


def by_level(games: Games, won: Array) -> Named:
    """Win rates per seat for each level; the games are the sample."""
    figures: list[Figure | None] = []
    for level in games.cell.levels:
        mine = games.seats("level") == level
        figures.append(ratio((won * mine).sum(axis=1), mine.sum(axis=1)))
    return Named("levels", list(games.cell.levels), figures, True)


def by_reason(games: Games) -> Named:
    """The share of games that ended for each reason."""
    names = games.cell.game.reasons
    found = games["reason"]
    figures: list[Figure | None] = [wilson(int((found == one).sum()), games.count) for one in names]
    return Named("reasons", list(names), figures, True)


def edge(won: Array) -> Figure:
    """How much more often the first seat wins than the others on average."""
    return mean(won[:, 0] - won[:, 1:].mean(axis=1))


def bars(values: Array, low: float | None = None, high: float | None = None) -> Bars:
    """A histogram; without explicit bounds, steps are whole numbers."""
    bottom = float(values.min()) if low is None else low
    top = float(values.max()) + 1 if high is None else high
    step = (top - bottom) / BARS
    if high is None:
        step = max(1.0, np.ceil(step))
    count = max(1, int(np.ceil((top - bottom) / step)))
    places = np.minimum(((values - bottom) / step).astype(int), count - 1)
    shares = np.bincount(places, minlength=count) / len(values)
    return Bars(bottom, float(step), [float(share) for share in shares])


def measured(games: Games, measure: Measure) -> Named:
    """The figures of one of the game's measures."""
    columns = enumerate(measure.columns)
    figures = [_figure(games, measure, place, games[name]) for place, name in columns]
    return Named(measure.name, list(measure.by) or [""], figures, measure.is_percentage)


def _figure(games: Games, measure: Measure, place: int, counts: Array) -> Figure | None:
    """One figure of a measure, computed according to its kind."""
    if measure.kind == "count":
        return mean(counts)
    if measure.kind == "flag":
        return wilson(flagged(measure, counts), games.count)
    return ratio(counts, whole_of(games, measure, place))


def flagged(measure: Measure, counts: Array) -> int:
    """The number of games in which a flag was set."""
    low, high = int(counts.min()), int(counts.max())
    if low < 0 or high > 1:
        raise BadGame(
            f"measure {measure.name} is a flag, which must be 0 or 1 in each game, but it was "
            f"{low if low < 0 else high}; use a tally instead"
        )
    return int(counts.sum())


def whole_of(games: Games, measure: Measure, place: int) -> Array:
    """What a measure is divided by, game by game."""
    if measure.whole == DECISIONS:
        return games[DECISIONS]
    of: Any = measures_of(games.cell.game).fields[str(measure.whole)]
    columns = of.columns
    if len(columns) == 1 or of.by == measure.by:
        return games[columns[place if len(columns) > 1 else 0]]
    return np.sum([games[name] for name in columns], axis=0)
