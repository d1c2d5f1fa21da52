"""Real time: games without turns, in which the clock is part of the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple, Protocol

from parlour.core.engine import engines
from parlour.core.feature import Feature
from parlour.core.game import Game
from parlour.core.table import Table
from parlour.features.referee import Referee

Timer = tuple[int, int, int]  # a house action, a number, milliseconds
Noticed = tuple[int, tuple[int, ...]]  # when a bot noticed something, in milliseconds, and what
Memory = tuple[Noticed, ...]  # what a bot has noticed by now: the times are 0 or negative

APART_MS = 300  # the least time between the actions of two bots
APART_IN_A_RACE_MS = 40


class Plan(NamedTuple):
    """When a bot acts and what it does. All times are counted from when the plan was made."""

    ms: int
    action: int
    looked: int = 0  # until then it looks around, and again from the start if anything changes
    race: bool = False  # whether only speed counts now
    noticed: tuple[Noticed, ...] = ()

    def memory(self, elapsed: int, acted: bool = False) -> Memory:
        """What the bot remembers so many milliseconds later; once it has acted, it all is new."""
        known = [(at - elapsed, what) for at, what in self.noticed if at <= elapsed]
        return tuple((0, what) for _, what in known) if acted else tuple(known)

    def due(self, begun: int, others: Iterable[int]) -> int:
        """When the bot acts, given when it made this plan and when other bots last acted, in ms."""
        apart = APART_IN_A_RACE_MS if self.race else APART_MS
        return max([begun + self.ms, *(at + apart for at in others)])


class Pace(Protocol):
    """When and how a bot acts; None while it has nothing to do."""

    def __call__(
        self, view: Any, level: str, seed: int | str, memory: Memory = ...
    ) -> Plan | None: ...  # pragma: no cover


def no_referee(table: Table) -> Referee | None:
    """No referee: the rules alone decide."""
    return None


def is_allowed(table: Table, seat: int, action: int) -> bool:
    """Whether the rules allow an action."""
    return table.allows(seat, action)


@dataclass(frozen=True)
class RealTime(Feature):
    """How a game is timed and judged."""

    part: ClassVar[str] = "pace"
    urgent: ClassVar[bool] = True

    pace: Pace | None = None
    """From a boxed view, a bot's level, a seed and what it remembers: the bot's plan."""
    house_clock: Callable[[Any], Iterable[Timer]] | None = None
    """From the facts of the state: the pending house actions, each with a number that changes when
    its timer restarts, and its duration in milliseconds. If several are public, the last one is
    shown."""
    referee: Callable[[Table], Referee | None] = no_referee
    """From a table: its referee; None if the rules alone decide."""
    stands: Callable[[Table, int, int], bool] = is_allowed
    """From a table, a seat and an action: whether a bot would still want to take it."""
    rates: tuple[tuple[str, float], ...] = ()
    """How quickly each level notices what it can do, in the terms of the reaction model."""

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


def bot_pace(card: Game, view: bytes, level: str, seed: str, memory: Memory = ()) -> Plan | None:
    """A bot's plan, from the bytes of its view.

    While the code is still interpreted, a quicker level stands in for a slow bot.
    """
    real_time = card.feature(RealTime)
    assert real_time
    assert real_time.pace
    both = engines(card)
    engine = both.for_feature(real_time)
    if not engine.compiled:
        level = both.quick_enough(level)
    return real_time.pace(engine.load(card.View, view), level, seed, memory)
