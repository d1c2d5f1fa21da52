"""Manners: what players at a table may say, point at and ask for, apart from making moves."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from parlour.core.fact import Charge
from parlour.core.option import Value

EMOTES = ("hello", "thanks", "well played", "oops", "thinking")


@dataclass(frozen=True)
class Points:
    """What players may point at when talk isn't allowed, computed from a spectator's view."""

    things: Callable[[Any], Collection[str]]  # the names of public things to point at
    most: int | Callable[[Any], int]  # how often a seat may point per period
    period: Callable[[Any], int] = lambda v: 0

    def at_most(self, v: Any) -> int:
        """How often a seat may point in the current period."""
        return self.most if isinstance(self.most, int) else self.most(v)


@dataclass(frozen=True)
class Call:
    """A complaint that players can make to the house during the game."""

    against: tuple[int, ...]  # the seats it is about
    charge: Charge


def anyone_may_talk(v: Any) -> bool:
    """The default `may_talk`: chat is always allowed."""
    return True


def no_lingering(v: Any) -> float:
    """The default `lingers`: bots act immediately."""
    return 0.0


def no_seat_is_late(v: Any) -> Iterable[int]:
    """The default `late`: the table waits for every seat that may act."""
    return ()


def shows_moves(options: Mapping[str, Value]) -> bool:
    """The default `hides_moves`: always show the legal moves."""
    return False


@dataclass(frozen=True)
class Manners:
    """What happens at a table apart from moves; the defaults suit most games."""

    may_talk: Callable[[Any], bool] = anyone_may_talk
    """A seat's facts -> whether it may chat now."""
    emotes: tuple[str, ...] = EMOTES
    """The emotes that players can send; () allows none."""
    points: Points | None = None
    """What players may point at; None disables pointing."""
    calls: Callable[[Any], Mapping[int, Call]] | None = None
    """The facts of the state -> the calls that players can make, by the house action they trigger.
    The house takes the action as soon as it is legal, once the host or every player whom the call
    is not against agrees."""
    lingers: Callable[[Any], float] = no_lingering
    """A spectator's facts -> the minimum seconds a bot takes per move, for people to follow."""
    late: Callable[[Any], Iterable[int]] = no_seat_is_late
    """A spectator's facts -> seats that may act but that the game doesn't wait for. Terminals and
    environments, which ask seats one at a time, skip them."""
    hides_moves: Callable[[Mapping[str, Value]], bool] = shows_moves
    """options -> whether players have to find the legal moves themselves."""
