"""Ladders: a folder of studies in which the levels and policies of a game meet, and their ratings.

Each pair has a study of its own (each level, in a co-operative game), so that another policy can be
added at any time, and more games too. All of them use the same deals.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path

import msgspec
import numpy as np

from parlour.core.errors import BadOption, ParlourError
from parlour.core.game import Game
from parlour.core.option import Value
from parlour.lab.cells import Cell
from parlour.lab.columns import Games
from parlour.lab.evaluating import share
from parlour.lab.rating import Met, Pair, Rating, connected, ratings
from parlour.lab.stats import Difference, Figure, difference
from parlour.lab.study import Plan, Setting, Study
from parlour.lab.summary import team_count
from parlour.policies.spec import Spec

TOGETHER = "co-operative"
SEED = "ladder"


class Rung(msgspec.Struct, frozen=True):
    """A level or policy of a competitive game, with its Elo rating, or of a co-operative one, with
    the win rate of a table of it and the difference to the next lower one on the same deals."""

    name: str
    games: int
    won: float
    elo: Figure | None = None
    win_rate: Figure | None = None
    above_next: Difference | None = None


class Ladder(msgspec.Struct, frozen=True):
    """The ratings of a game at one setting, best first."""

    game: str
    version: int
    seats: int
    preset: str
    options: dict[str, Value]
    kind: str  # "Elo" or "win rate on the same deals"
    anchor: str  # rated 1000; "" for win rates
    rungs: list[Rung]
    left_out: list[str]  # those that never met anyone on the ladder

    def json(self) -> str:
        """The ladder as JSON."""
        return msgspec.json.encode(self).decode()


class Setup(msgspec.Struct, frozen=True):
    """What everyone on a ladder plays."""

    game: str
    seats: int
    options: dict[str, Value]
    preset: str


def studies(
    folder: Path, card: Game, setup: Setup, levels: Sequence[str], policies: Mapping[str, Spec],
    games: int,
) -> Iterator[Study]:  # fmt: skip
    """The studies of a ladder, begun or reopened: one for every pair, or for every level alone."""
    levels = [*levels, *policies]
    together = card.utility == TOGETHER
    lines = [(one,) for one in levels] if together else list(combinations(levels, 2))
    for line in lines:
        cell = Cell.of(
            card, setup.seats, setup.options, line, rotate=not together, policies=policies
        )
        _require_whole_teams(cell)
        setting = Setting(
            cell.key, cell.seats, cell.bots, cell.turns, dict(cell.options), setup.preset, {},
            dict(cell.policies),
        )  # fmt: skip
        where = folder / f"{'+'.join(line)}-{cell.key}"
        plan = Plan(card.name, card.version, SEED, [setting], games, None)
        done = _done(where)
        yield Study.begin(where, card, msgspec.structs.replace(plan, games=max(games, done)))


def _require_whole_teams(cell: Cell) -> None:
    """Refuse a table at which partners would be of different levels."""
    teams = team_count(cell)
    if teams and any(cell.bots[seat] != cell.bots[seat % teams] for seat in range(cell.seats)):
        raise BadOption(
            f"a ladder alternates two levels around the table, so with {teams} teams, partners"
            " would have different levels; choose an even number of teams, such as --option teams=2"
        )


def _done(folder: Path) -> int:
    """How many games a study has been asked for already."""
    path = folder / "study.json"
    if not path.is_file():
        return 0
    return msgspec.json.decode(path.read_bytes(), type=Plan).games or 0


def gathered(folder: Path, card: Game, setup: Setup) -> Ladder:
    """The ladder of all games in a folder that were played with this setup."""
    found = list(_cells(folder, card, setup))
    if not found:
        raise ParlourError(f"{folder} has no games of {card.name} with these options yet")
    kind = _alone if card.utility == TOGETHER else _against
    return kind(card, setup, found)


def _cells(folder: Path, card: Game, setup: Setup) -> Iterator[tuple[Setting, Games]]:
    for path in sorted(folder.glob("*/study.json")):
        plan = msgspec.json.decode(path.read_bytes(), type=Plan)
        if (plan.game, plan.version) != (card.name, card.version):
            continue
        study = Study.at(path.parent, lambda name: card)
        for number, one in enumerate(plan.cells):
            games = study.games(number)
            if games and (one.seats, one.options) == (setup.seats, setup.options):
                yield one, games


def _named(setting: Setting, level: str, names: dict[tuple[str, str], str]) -> str:
    """What a level is called; an older file of the same name gets its digest too."""
    spec = setting.policies.get(level)
    key = level, spec.digest if spec else ""
    taken = {name for other, name in names.items() if other != key}
    return names.setdefault(key, level if level not in taken else f"{level} ({key[1][:6]})")


def _against(card: Game, setup: Setup, found: list[tuple[Setting, Games]]) -> Ladder:
    names: dict[tuple[str, str], str] = {}
    met: dict[Pair, Met] = {}
    for setting, games in found:
        levels = list(dict.fromkeys(setting.bots))
        if len(levels) == 2:
            first, second = (_named(setting, level, names) for level in levels)
            met[first, second] = meeting(games, levels[0], setting.turns)
    anchor = next((level for level in card.bots if any(level in pair for pair in met)), "")
    anchor = anchor or next(name for pair in met for name in pair)
    there = connected(list(met), anchor)
    left_out = sorted({name for pair in met for name in pair} - there)
    rated = ratings({pair: one for pair, one in met.items() if {*pair} <= there}, anchor)
    rungs = [Rung(one.name, one.games, one.won, elo=one.elo) for one in rated]
    return Ladder(
        card.name, card.version, setup.seats, setup.preset, setup.options, "Elo", anchor, rungs,
        left_out,
    )  # fmt: skip


def meeting(games: Games, first: str, turns: int) -> Met:
    """A level's share of the wins in every deal; a game without a winner counts half."""
    mine, won = games.seats("level") == first, games.seats("won")
    winners = won.sum(axis=1)
    shares = np.where(winners > 0, (won * mine).sum(axis=1) / np.maximum(1, winners), 0.5)
    deals = games["number"] // turns
    _, place, count = np.unique(deals, return_inverse=True, return_counts=True)
    whole = np.bincount(place, shares) / count
    return Met(whole[count == turns], games.count)


def _alone(card: Game, setup: Setup, found: list[tuple[Setting, Games]]) -> Ladder:
    names: dict[tuple[str, str], str] = {}
    tables = {
        _named(setting, setting.bots[0], names): games
        for setting, games in found
        if len(set(setting.bots)) == 1
    }
    order = sorted(tables, key=lambda name: -float(tables[name]["won_0"].mean()))
    rungs = []
    for name, below in zip(order, [*order[1:], None]):
        rate = share(tables[name]["won_0"].astype(float))
        gap = _gap(tables[below], tables[name]) if below else None
        rungs.append(Rung(name, tables[name].count, rate.value, win_rate=rate, above_next=gap))
    return Ladder(
        card.name, card.version, setup.seats, setup.preset, setup.options,
        "win rate on the same deals", "", rungs, [],
    )  # fmt: skip


def _gap(below: Games, above: Games) -> Difference:
    _, ours, theirs = np.intersect1d(below["number"], above["number"], return_indices=True)
    return difference(below["won_0"][ours], above["won_0"][theirs])


__all__ = ["Ladder", "Rating", "Rung", "Setup", "gathered", "meeting", "studies"]
