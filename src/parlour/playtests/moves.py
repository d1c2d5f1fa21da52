"""Where people's moves differ from the bots', and how long people think about them.

Every decision of a person with a choice is compared with the move of the strongest bot, which sees
what the person saw. The coach says what the difference costs: worked out where the game can, or
estimated by playing on, if its games are compiled.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
import numpy as np

from parlour.coach.playouts import Playouts, playouts
from parlour.coach.result import Cost
from parlour.coach.review import Effort, Position, costs_of
from parlour.core import telling
from parlour.core.chance import seeded
from parlour.core.game import Game
from parlour.core.table import Table
from parlour.features.coaching import coaching, level_of, strongest
from parlour.features.playtest import PERSON, Bundle, PlayedGame
from parlour.lab.stats import Figure
from parlour.playtests.intervals import clustered, not_negative
from parlour.playtests.measured import standing

EFFORT = Effort(deal=0, first=16, again=128, costliest=3)  # games, per game and person
PATIENCE_S = 90.0
LONGEST_S = 300.0  # whoever takes longer for a move is away
MOST_SHOWN = 5


class Choice(msgspec.Struct, frozen=True):
    """A decision of a person beside the bot's; `cost` is None if it wasn't worked out."""

    game: int
    person: int
    seat: int
    at: int  # the number of actions before it
    kind: str
    action: int
    move: Any
    best: int
    best_move: Any
    choices: int
    ms: int | None  # since somebody else's action or the person's last; None if they were away
    cost: float | None
    error: float

    @property
    def same(self) -> bool:
        """Whether the bot would have done the same."""
        return self.action == self.best


class Kind(msgspec.Struct, frozen=True):
    """The decisions in which people made moves of one kind."""

    kind: str
    decisions: int
    same: Figure
    cost: Figure | None  # the mean over all of them, in the unit of the game's coach
    seconds: float | None  # the median time for a decision


class Moves(msgspec.Struct, frozen=True):
    """People's decisions beside the bots'."""

    level: str  # of the bot whose moves these are compared with
    unit: str
    decisions: int
    games: int  # of which the decisions are; fewer than were played if that took too long
    same: Figure | None
    kinds: list[Kind]  # those that cost most, or differ most often, first
    costliest: list[Choice]  # that clearly cost something


def choices_of(data: Bundle, card: Game, patience_s: float = PATIENCE_S) -> list[Choice]:
    """The decisions of people, game by game, for as long as patience lasts."""
    until, found = time.monotonic() + patience_s, list[Choice]()
    games = playouts(card)
    for game in data.games:
        if game.counts:
            found += _of_game(data, card, games, game)
        if time.monotonic() > until:
            break
    return found


def compared_level(card: Game, compiled: bool) -> str:
    """The level that people are compared with: a slow one only if it is compiled."""
    return strongest(card) if compiled else level_of(card)


def _of_game(data: Bundle, card: Game, games: Playouts, game: PlayedGame) -> Iterator[Choice]:
    met = list(_positions(data, card, games, game))
    for seat in sorted({seat for seat, _, _ in met}):
        mine = [(one, ms) for who, one, ms in met if who == seat]
        costs = _costs(games, [one for one, _ in mine], seat)
        for (one, ms), cost in zip(mine, costs, strict=True):
            yield _told(games, game, seat, one, ms, cost)


def _positions(
    data: Bundle, card: Game, games: Playouts, game: PlayedGame
) -> Iterator[tuple[int, Position, int | None]]:
    """Every decision of a person with a choice, and how long it took."""
    table = Table(card, data.seats, seed=game.seed, options=data.options)
    bot = games.engine.bot(compared_level(card, games.engine.compiled))
    since = 0
    for at, one in enumerate(standing(game.actions)):
        judged = one.person and game.players[one.seat] == PERSON
        choices = len(table.legal(one.seat)) if judged else 0
        if choices > 1:
            view = table.seen(one.seat)
            box = games.engine.load(card.View, view)
            best = int(bot(box, seeded(f"playtest {at}"), card.workspace()))
            ms = one.ms - since
            took = ms if 0 <= ms <= 1000 * LONGEST_S else None
            yield one.seat, Position(at, one.action, view, best, choices), took
        table.play(one.seat, one.action)
        since = one.ms


def _costs(games: Playouts, positions: list[Position], seat: int) -> list[Cost | None]:
    """What decisions cost, as far as that can be known: exactly, or from compiled games."""
    if games.engine.compiled:
        return costs_of(games, positions, seat, EFFORT)
    costs: list[Cost | None] = []
    for one in positions:
        facts = games.facts(one.view)
        values = coaching(games.game).values(facts, [one.best, one.action])
        paid = None if values is None else max(0.0, values[0] - values[1])
        costs.append(None if paid is None else Cost(paid, coaching(games.game).unit))
    return costs


def _told(
    games: Playouts, game: PlayedGame, seat: int, one: Position, ms: int | None, cost: Cost | None
) -> Choice:
    facts, same = games.facts(one.view), one.action == one.best
    move = telling.move(games.game, facts, one.action)
    number = game.people[seat]
    return Choice(
        game=game.number, person=number or 0, seat=seat, at=one.at,
        kind=str(type(move).__struct_config__.tag), action=one.action, move=move, best=one.best,
        best_move=telling.move(games.game, facts, one.best), choices=one.choices, ms=ms,
        cost=0.0 if same else cost.value if cost else None, error=cost.error if cost else 0.0,
    )  # fmt: skip


def moves_of(card: Game, choices: Sequence[Choice]) -> Moves:
    """The decisions of people, by the kind of their moves."""
    compiled = playouts(card).engine.compiled
    kinds = [_kind(kind, choices) for kind in dict.fromkeys(one.kind for one in choices)]
    kinds.sort(key=lambda one: (-(one.cost.value * one.decisions if one.cost else 0.0),
                                -(1 - one.same.value) * one.decisions))  # fmt: skip
    clear = [one for one in choices if one.cost and one.cost > max(2 * one.error, 0.005)]
    return Moves(
        level=compared_level(card, compiled), unit=coaching(card).unit, decisions=len(choices),
        games=len({one.game for one in choices}), same=_same(choices), kinds=kinds,
        costliest=sorted(clear, key=lambda one: -(one.cost or 0.0))[:MOST_SHOWN],
    )  # fmt: skip


def _kind(kind: str, choices: Sequence[Choice]) -> Kind:
    mine = [one for one in choices if one.kind == kind]
    same = _same(mine)
    assert same
    costs = [one.cost for one in mine if one.cost is not None]
    known = len(costs) == len(mine)
    people = [one.person for one in mine]
    cost = not_negative(clustered(costs, people, share=False)) if known else None
    return Kind(kind, len(mine), same, cost, median_seconds(mine))


def _same(choices: Sequence[Choice]) -> Figure | None:
    people = [one.person for one in choices]
    return clustered([float(one.same) for one in choices], people, share=True)


def median_seconds(choices: Iterable[Choice]) -> float | None:
    """The median time for a decision."""
    times = [one.ms / 1000 for one in choices if one.ms is not None]
    return float(np.median(times)) if times else None
