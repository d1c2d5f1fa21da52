"""The review of a game: each decision of a seat beside the strongest bot's, and what it cost.

Costs are worked out where the game's coaching can, and estimated otherwise. For an estimate, both
moves are played on by bots from the same positions, which fit what the seat knew, with the same
random numbers. All decisions get a few games first. Those that look costliest are then measured
again with many new ones, so that they aren't just the unluckiest.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from parlour.coach.playouts import Estimate, Playouts
from parlour.coach.playouts import playouts as playouts_of
from parlour.coach.result import Cost, Deal, Decision, Known, Review
from parlour.core import telling
from parlour.core.errors import BadRecord
from parlour.core.record import UNDO
from parlour.core.table import Record, Table
from parlour.features.coaching import CHANCE, coaching, level_of


class Effort(NamedTuple):
    """How many games to play."""

    deal: int
    first: int  # for each decision
    again: int  # for each of the costliest
    costliest: int = 6

    def for_length(self, actions: int) -> Effort:
        """Fewer games if they are long, so that a review takes about as long as any other."""
        share = min(1.0, USUAL_LENGTH / max(1, actions))
        deal, first, again = (max(one // 4, round(one * share)) for one in self[:3])
        return Effort(deal, first, again, self.costliest)


USUAL_LENGTH = 40  # actions
FULL = Effort(deal=200, first=48, again=256)
QUICK = Effort(deal=4, first=1, again=3, costliest=2)  # interpreted games take seconds each


class Position(NamedTuple):
    """A decision before it is judged."""

    at: int
    action: int
    view: bytes
    best: int
    choices: int


def review(record: Record, seat: int = 0, effort: Effort | None = None) -> Review:
    """Review a finished game for one of its seats."""
    if not 0 <= seat < record.seats:
        raise BadRecord(f"there is no seat {seat}; seats are 0 to {record.seats - 1}")
    table = record.replay(0)
    games = playouts_of(table.game)
    full = FULL.for_length(len(record.entries))
    effort = effort or (full if games.engine.compiled else QUICK)
    deal = table.snapshot()
    positions = list(positions_of(table, record, seat, games))
    if table.result is None:
        raise BadRecord("this game isn't over; only finished games can be reviewed")
    costs = costs_of(games, positions, seat, effort)
    unit = coaching(table.game).unit
    exact = unit != CHANCE
    return Review(
        game=record.game, seat=seat, unit=unit, exact=exact,
        worlds=0 if exact else effort.again, level=level_of(table.game),
        together=table.game.utility == "co-operative", won=seat in table.result.winners,
        deal=_deal(games, deal, seat, effort.deal),
        decisions=[_told(games, one, cost) for one, cost in zip(positions, costs, strict=True)],
        known=list(_known(games, positions)),
    )  # fmt: skip


def positions_of(table: Table, record: Record, seat: int, games: Playouts) -> Iterator[Position]:
    """Play a record through, stopping at the seat's decisions that weren't taken back."""
    judged = standing(record)
    for at, entry in enumerate(record.entries):
        if entry.action == UNDO:
            table.undo(entry.seat)
            continue
        choices = len(table.legal(seat)) if entry.seat == seat and at in judged else 0
        if choices > 1:
            view = table.seen(seat)
            best = games.strongest(view, f"review {at}")
            yield Position(at, entry.action, view, best, choices)
        table.play(entry.seat, entry.action)


def _known(games: Playouts, positions: list[Position]) -> Iterator[Known]:
    """What the seat could be sure of, each time that this has changed."""
    last = None
    for one in positions:
        fact = coaching(games.game).knows(games.facts(one.view))
        if fact is not None and fact != last:
            yield Known(one.at, fact)
        last = fact


def standing(record: Record) -> set[int]:
    """Which entries were never taken back."""
    kept: list[int] = []
    for at, entry in enumerate(record.entries):
        if entry.action == UNDO:
            kept.pop()
        else:
            kept.append(at)
    return set(kept)


def costs_of(
    games: Playouts, positions: list[Position], seat: int, effort: Effort
) -> list[Cost | None]:
    """What each decision cost; None where the coach would have done the same."""
    costs: list[Cost | None] = [None] * len(positions)
    unsure: dict[int, Estimate] = {}
    for k, one in enumerate(positions):
        if one.best != one.action:
            values = coaching(games.game).values(games.facts(one.view), [one.best, one.action])
            if values is None:
                unsure[k] = _played(games, one, seat, effort.first, 0)
            else:
                costs[k] = Cost(max(0.0, values[0] - values[1]), coaching(games.game).unit)
    looks = sorted(unsure, key=lambda k: -(unsure[k].mean + unsure[k].error))
    for k in looks[: effort.costliest]:
        unsure[k] = _played(games, positions[k], seat, effort.again, effort.first)
    for k, found in unsure.items():
        costs[k] = Cost(found.mean, CHANCE, found.error)
    return costs


def _played(games: Playouts, one: Position, seat: int, worlds: int, first: int) -> Estimate:
    """How much more often the coach's move wins, in games with the same positions and luck."""
    actions = [one.best, one.action]
    won = games.compared(one.view, seat, actions, worlds, f"review {one.at}", first)
    return Estimate.of(won[:, 0] - won[:, 1])


def _deal(games: Playouts, state: bytes, seat: int, count: int) -> Deal:
    """How often bots win from the deal, each time with other luck afterwards."""
    won = float(games.played_on(state, seat, count, "deal").sum())
    likely = (won + 1) / (count + 2)  # so that a few games all won don't seem certain
    return Deal(won / count, (likely * (1 - likely) / count) ** 0.5, count)


def _told(games: Playouts, one: Position, cost: Cost | None) -> Decision:
    """A judged decision, with moves and reasons as facts of the game."""
    game, facts = games.game, games.facts(one.view)
    advice: list[Any] = list(coaching(game).advice(facts, one.best)) if cost else []
    return Decision(
        at=one.at, action=one.action, move=telling.move(game, facts, one.action), best=one.best,
        best_move=telling.move(game, facts, one.best), choices=one.choices, cost=cost,
        advice=advice,
    )  # fmt: skip
