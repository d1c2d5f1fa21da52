"""Coaching: what a game adds to hints and reviews.

Any game can be coached: the strongest bot names a move, and games played on from positions that
fit the view tell what another move costs. A game that knows more says so here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from parlour.core.fact import Advice
from parlour.core.feature import Feature
from parlour.core.game import Game

CHANCE, ROUND, POINTS = "chance", "round", "points"
UNITS = (CHANCE, ROUND, POINTS)


def no_values(view: Any, actions: Sequence[int]) -> list[float] | None:
    """No exact values: games are played on instead."""
    return None


def no_advice(view: Any, action: int) -> list[Advice]:
    """No reasons beyond the chance of winning."""
    return []


def nothing_known(view: Any) -> Advice | None:
    """Nothing that can be told."""
    return None


@dataclass(frozen=True)
class Coaching(Feature):
    """What a game tells a coach. All of it is worked out from one seat's view."""

    unit: str = CHANCE
    """What values measure: the chance to win the game or the round (from 0 to 1), or points."""
    values: Callable[[Any, Sequence[int]], list[float] | None] = no_values
    """From a view's facts and legal actions: what each is worth, without playing any games; None
    where this position needs games."""
    advice: Callable[[Any, int], list[Advice]] = no_advice
    """From a view's facts and a good action: the reasons for it, most important first."""
    knows: Callable[[Any], Advice | None] = nothing_known
    """From a view's facts: what its seat could be sure of, for the review of a finished game."""
    level: str = ""
    """The level of the bots that play on; "" is the strongest that isn't slow."""
    named: str = ""
    """The level whose moves a coach names; "" is the strongest."""
    rules: tuple[Callable[..., Any], ...] = ()
    """The rules behind `values` and `advice`, which are compiled with the coach."""

    def flaw(self, options: dict[str, Any]) -> str | None:
        """What is wrong with it, or None."""
        return None if self.unit in UNITS else f"unknown unit {self.unit!r}"


def coaching(game: Game) -> Coaching:
    """What a game tells a coach."""
    return game.feature(Coaching) or Coaching()


def level_of(game: Game) -> str:
    """The level of the bots that play on from a position."""
    chosen = coaching(game).level
    quick = [level for level, bot in game.bots.items() if not bot.slow]
    return chosen or (quick or [*game.bots])[-1]


def strongest(game: Game) -> str:
    """The level whose moves a coach names."""
    return coaching(game).named or [*game.bots][-1]


def roots(game: Game) -> Iterable[object]:
    """The rules that a game adds to the coach's compiled part."""
    return coaching(game).rules
