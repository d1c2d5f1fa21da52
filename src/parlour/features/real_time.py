"""Real time: games without turns, in which the clock is part of the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, ClassVar

from parlour.core.engine import engines
from parlour.core.feature import Feature
from parlour.core.game import Game
from parlour.core.table import Table
from parlour.features.referee import Referee

Pace = Callable[[Any, str, str], tuple[int, int] | None]
Timer = tuple[int, int, int]  # a house action, a number, milliseconds


def no_referee(table: Table) -> Referee | None:
    """No referee: the rules alone decide."""
    return None


@dataclass(frozen=True)
class RealTime(Feature):
    """How a game is timed and judged."""

    part: ClassVar[str] = "pace"
    urgent: ClassVar[bool] = True

    pace: Pace | None = None
    """From a boxed view, a bot's level and a seed: milliseconds until the bot acts, and its action;
    None while it has nothing to do."""
    house_clock: Callable[[Any], Iterable[Timer]] | None = None
    """From the facts of the state: the pending house actions, each with a number that changes when
    its timer restarts, and its duration in milliseconds. If several are public, the last one is
    shown."""
    referee: Callable[[Table], Referee | None] = no_referee
    """From a table: its referee; None if the rules alone decide."""

    def use_compiled(self, view: Callable[[], Any], levels: tuple[str, ...]) -> None:
        """Call `pace` once per bot level with a compiled view."""
        pace = self.pace
        if pace:
            for level in levels:
                pace(view(), level, "once")

    def roots(self) -> Iterable[object]:
        """The function that paces bots."""
        return (self.pace,) if self.pace else ()


def referee_of(table: Table) -> Referee | None:
    """The referee of a table; None if the rules alone decide."""
    real_time = table.game.feature(RealTime)
    return real_time.referee(table) if real_time else None


def bot_pace(card: Game, view: bytes, level: str, seed: str) -> tuple[int, int] | None:
    """When a bot acts, and its action, from the bytes of its view.

    While the code is still interpreted, a quicker level stands in for a slow bot.
    """
    real_time = card.feature(RealTime)
    assert real_time
    assert real_time.pace
    both = engines(card)
    engine = both.for_feature(real_time)
    if not engine.compiled:
        level = both.quick_enough(level)
    return real_time.pace(engine.load(card.View, view), level, seed)
