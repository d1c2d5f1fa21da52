"""evaluate: how strong a policy is, on the same deals as what it is compared with.

In competitive games and games of teams, the policy has every `sides`-th seat and the opponent the
others; each deal is played once for every way to seat them, so both sides get the same cards. In
co-operative games there is no opponent: a table of the policy and one of the other play the same
deals. A deal is one observation in the statistics, not each of its games.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import numpy as np

from parlour.core.errors import BadOption, one_of
from parlour.core.game import Game
from parlour.core.option import Value
from parlour.core.registry import card_of
from parlour.core.struct import Array
from parlour.core.turn import Policy
from parlour.lab.batch import run
from parlour.lab.cells import Cell
from parlour.lab.policy_games import player
from parlour.lab.stats import Difference, Figure, difference, mean, wilson
from parlour.policies.guard import Guarded
from parlour.policies.spec import Spec, looks_like_one
from parlour.policies.standing_in import Player

TOGETHER = "co-operative"
PIECE = 8  # deals between two reports of progress
Bot = str | Policy | Spec
Progress = Callable[[int, int], object]  # games played, and games in all


class Evaluation(msgspec.Struct, frozen=True):
    """The result of an evaluation. All intervals are 95% intervals over deals."""

    game: str
    version: int
    policy: str
    against: str
    seats: int
    sides: int  # the policy has every sides-th seat; 1 in co-operative games
    preset: str
    options: dict[str, Value]
    seed: int | str
    deals: int
    games: int
    kind: str  # "match": against each other; "same deals": each on its own
    won: Figure  # the share of games that the policy won, shared wins split
    even: float | None  # what that would be if both were equally strong; None for "same deals"
    drawn: float  # the share of games that nobody won
    other_won: Figure  # the share that the other won
    edge: Difference  # the policy's share minus the other's, or minus `even` in a match
    score: Figure  # the mean score of the policy's seats
    score_difference: Difference  # minus the mean score of the other's seats
    decisions: float  # per game
    fallbacks: int  # decisions of failing policies that the lowest level took instead
    seconds: float

    def json(self) -> str:
        """The result as JSON."""
        return msgspec.json.encode(self).decode()

    def __repr__(self) -> str:
        return "\n".join(self.lines())

    def lines(self) -> list[str]:
        """The result in words."""
        title = f"{self.policy} against {self.against}" if self.kind == "match" else (
            f"a table of {self.policy} and a table of {self.against}"
        )  # fmt: skip
        lines = [
            f"{self.game}, {self.seats} seats, {self.preset}: {title},"
            f" {self.games:,} games on {self.deals:,} deals",
            f"  wins    {_percent(self.won)}  ({_told(self)})",
            f"  edge    {_points(self.edge)}, p = {self.edge.p:.2g}",
            f"  score   {_number(self.score)}, difference {_gap(self.score_difference)}",
            f"  length  {self.decisions:.1f} decisions; {self.games / self.seconds:,.0f} games/s",
        ]
        if self.fallbacks:
            lines.append(
                f"  note    failed {self.fallbacks:,} times; the lowest level moved instead"
            )
        return lines


def _told(found: Evaluation) -> str:
    if found.kind == "match":
        return f"even is {100 * (found.even or 0):.1f}%, {100 * found.drawn:.1f}% have no winner"
    return f"{found.against} {_percent(found.other_won)}"


def _percent(figure: Figure) -> str:
    return f"{100 * figure.value:.1f}% [{100 * figure.low:.1f}, {100 * figure.high:.1f}]"


def _points(gap: Difference) -> str:
    return f"{100 * gap.value:+.1f} points [{100 * gap.low:+.1f}, {100 * gap.high:+.1f}]"


def _number(figure: Figure) -> str:
    return f"{figure.value:.2f} [{figure.low:.2f}, {figure.high:.2f}]"


def _gap(gap: Difference) -> str:
    return f"{gap.value:+.2f} [{gap.low:+.2f}, {gap.high:+.2f}]"


def evaluate(
    policy: Bot, game: str | Game, against: Bot = "strong", games: int = 1000,
    seats: int | None = None, preset: str | None = None,
    options: Mapping[str, object] | None = None, seed: int | str = 1, sides: int = 2,
    progress: Progress | None = None,
) -> Evaluation:  # fmt: skip
    """Play a policy against another, or beside it in a co-operative game, on the same deals.

    `policy` and `against` are functions from a `Turn` to an action, policies of `parlour.policy`,
    files such as "mine.onnx", or levels of the game. `games` is rounded up to whole deals.
    """
    card = card_of(game)
    count = card.usual_seats_of(preset) if seats is None else seats
    chosen = card.chosen(count, preset, options)
    players = Players(card, policy, against)
    mine, other = players.names
    together = card.utility == TOGETHER
    cells = _cells(card, count, chosen, players, 1 if together else sides)
    per_deal = sum(cell.turns for cell in cells)
    if type(games) is not int or games < 1:
        raise BadOption(f"games must be a positive integer, not {games!r}")
    deals, began = -(-games // per_deal), time.perf_counter()
    try:
        rows = _played(cells, seed, deals, per_deal, progress or (lambda done, total: None))
        found = _together(rows) if together else _match(cells[0], rows[0], mine)
    finally:
        players.close()
    return Evaluation(
        card.name, card.version, mine, other, count, 1 if together else sides,
        card.preset(preset).name, chosen, seed, deals, deals * per_deal, **found,
        fallbacks=players.fallbacks(), seconds=time.perf_counter() - began,
    )  # fmt: skip


class Players:
    """The two sides of an evaluation: their names, and the policies among them."""

    def __init__(self, game: Game, policy: Bot, against: Bot) -> None:
        self.names: list[str] = []
        self.policies: dict[str, Player] = {}
        self._started: list[Guarded] = []
        for one in (policy, against):
            self._add(game, one)

    def _add(self, game: Game, one: Bot) -> None:
        if isinstance(one, str) and looks_like_one(one):
            one = Spec.read(one)
        if isinstance(one, str):
            if one not in ("random", *game.bots):
                known = one_of(["random", *game.bots], one)
                raise BadOption(f"unknown bot {one!r}; choose from {known}, or give a file")
            self.names.append(self._free(one))
            return
        if isinstance(one, Spec):
            one = Guarded(one)
            one.check(game.name)
            self._started.append(one)
        elif not callable(one):
            raise BadOption(f"a policy must be a function, a file or a level, not {one!r}")
        name: str = getattr(one, "name", "") or getattr(one, "__name__", "policy")
        name = self._free(name if name not in ("random", *game.bots) else f"{name} (yours)")
        self.names.append(name)
        self.policies[name] = player(name, one)

    def _free(self, name: str) -> str:
        """This name, or another if the other side has it."""
        if name not in self.names:
            return name
        if name not in self.policies:
            raise BadOption(f"{name} can't be compared with itself; choose another bot or policy")
        return f"{name} 2"

    def fallbacks(self) -> int:
        """How often the lowest level had to move for a policy."""
        return sum(one.fallbacks for one in self.policies.values())

    def close(self) -> None:
        """End the processes that were started here."""
        for one in self._started:
            one.close()


def _cells(
    game: Game, seats: int, options: Mapping[str, Value], players: Players, sides: int
) -> list[Cell]:
    """One cell in which both play, or one for each if the game is co-operative."""
    mine, other = players.names
    if sides == 1:
        return [
            Cell.of(game, seats, options, [n], policies=players.policies) for n in (mine, other)
        ]
    if type(sides) is not int or not 2 <= sides <= seats:
        raise BadOption(f"sides must be an integer from 2 to {seats}, the number of seats")
    if sides > 2 and seats % sides:
        raise BadOption(f"{seats} seats can't be split into {sides} equal sides")
    line = [mine] + [other] * (sides - 1)
    return [Cell.of(game, seats, options, line, rotate=True, policies=players.policies)]


def _played(
    cells: list[Cell], seed: int | str, deals: int, per_deal: int, progress: Progress
) -> list[Array]:
    """The games of every cell, a few deals at a time."""
    parts: list[list[Array]] = [[] for _ in cells]
    for first in range(0, deals, PIECE):
        some = min(PIECE, deals - first)
        for cell, rows in zip(cells, parts):
            rows.append(run(cell, seed, first * cell.turns, some * cell.turns))
        progress((first + some) * per_deal, deals * per_deal)
    return [np.concatenate(rows) for rows in parts]


def _match(cell: Cell, rows: Array, mine: str) -> dict[str, Any]:
    """The figures of games against each other, deal by deal."""
    turns, seats = cell.turns, cell.seats
    own = np.array([[cell.level_at(t, k) == mine for k in range(seats)] for t in range(turns)])
    own = own[rows["number"] % turns]
    winners = rows["won"].sum(axis=1)
    won = (rows["won"] * own).sum(axis=1) / np.maximum(1, winners)
    lost = (winners > 0) - won
    scores = rows["score"].astype(float)
    first = (scores * own).sum(axis=1) / own.sum(axis=1)
    second = (scores * ~own).sum(axis=1) / (~own).sum(axis=1)
    each = (one.reshape(-1, turns).mean(axis=1) for one in (won, lost, first, second))
    won, lost, first, second = each
    even = float(own.mean())
    fair = even * (won + lost)
    return {
        "kind": "match", "won": share(won), "even": even, "drawn": float((winners == 0).mean()),
        "other_won": share(lost), "edge": edge(fair, won, known=True), "score": mean(first),
        "score_difference": difference(second, first),
        "decisions": float(rows["decisions"].mean()),
    }  # fmt: skip


def share(values: Array) -> Figure:
    """A mean over deals of numbers from 0 to 1. Wilson's interval, where the usual one would be too
    narrow because the deals hardly differ."""
    usual, safe = mean(values), wilson(float(values.sum()), len(values))
    if usual.half > 0.5 * safe.half:
        return Figure(usual.value, max(0.0, usual.low), min(1.0, usual.high))
    return safe


def edge(base: Array, won: Array, known: bool = False) -> Difference:
    """The difference of two shares of the same deals. If it is the same in all of them, the
    interval comes from those of the shares (of `won` alone, if the base is known), and p from a
    sign test."""
    gap = difference(base, won)
    if gap.low < gap.high:
        return gap
    mine, value = share(won), float(base.mean())
    other = Figure(value, value, value) if known else share(base)
    p = min(1.0, 2.0 ** (1 - len(won))) if gap.value else 1.0
    return Difference(gap.value, mine.low - other.high, mine.high - other.low, p)


def _together(rows: list[Array]) -> dict[str, Any]:
    """The figures of two tables that played the same deals."""
    mine, other = (one["won"][:, 0].astype(float) for one in rows)
    first, second = (one["score"].astype(float).mean(axis=1) for one in rows)
    return {
        "kind": "same deals", "won": share(mine), "even": None,
        "drawn": float((mine == 0).mean()), "other_won": share(other),
        "edge": edge(other, mine), "score": mean(first),
        "score_difference": difference(second, first),
        "decisions": float(rows[0]["decisions"].mean()),
    }  # fmt: skip
