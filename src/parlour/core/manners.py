"""Manners: what people at a table may say, point at and ask for, beside the moves of the game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from parlour.core.option import Value

EMOTES = ("hello", "thanks", "well played", "oops", "thinking")


@dataclass(frozen=True)
class Points:
    """What players may point at where talk is not allowed, from what a spectator sees."""

    things: Callable[[Any], Collection[str]]  # the names of public things
    most: int | Callable[[Any], int]  # times a seat may point in one period
    period: Callable[[Any], int] = lambda v: 0

    def at_most(self, v: Any) -> int:
        """How often a seat may point in the present period."""
        return self.most if isinstance(self.most, int) else self.most(v)


@dataclass(frozen=True)
class Call:
    """A complaint that people may make to the house during the game."""

    against: tuple[int, ...]  # the seats it is about
    words: str


def anyone_may_talk(v: Any) -> bool:
    """Talk is free."""
    return True


def no_lingering(v: Any) -> float:
    """Bots need not wait."""
    return 0.0


def no_seat_is_late(v: Any) -> Iterable[int]:
    """Every seat that may act is waited for."""
    return ()


def shows_moves(options: Mapping[str, Value]) -> bool:
    """Legal moves are shown whatever the options are."""
    return False


@dataclass(frozen=True)
class Manners:
    """What happens at a table beside moves; every field has a default that suits most games."""

    may_talk: Callable[[Any], bool] = anyone_may_talk
    """From a seat's facts: whether it may chat now."""
    emotes: tuple[str, ...] = EMOTES
    """The emotes that players can send; () allows none."""
    points: Points | None = None
    """What players may point at; None if there is nothing."""
    calls: Callable[[Any], Mapping[int, Call]] | None = None
    """From the facts of the state: what players may call the house for, by the house's action. The
    house acts as soon as it may, once the host or every player the call is not against agrees."""
    lingers: Callable[[Any], float] = no_lingering
    """From a spectator's facts: the seconds a bot takes at least, so that people can follow."""
    late: Callable[[Any], Iterable[int]] = no_seat_is_late
    """From a spectator's facts: seats that may still act but that no one waits for. Terminals and
    environments, which ask one seat after another, skip them."""
    hides_moves: Callable[[Mapping[str, Value]], bool] = shows_moves
    """Whether, with these options, players have to find out for themselves what they may do."""
