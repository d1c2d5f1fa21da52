"""The log of a puzzle on a bench: every card that was laid or lifted, in order.

It stands in the store among the tables' logs, under a name that no table can have.
"""

from __future__ import annotations

import msgspec

from parlour.core.puzzles import Placed
from parlour.server.protocol.events import Requested

MARK = "~"  # before a bench's name, where it stands among tables


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """A puzzle is put on a bench, with the cards, the time and the hints that it took already."""

    game: str
    puzzle: str
    placed: list[Placed]
    at: int  # milliseconds, as everywhere here
    ms: int = 0
    hints: int = 0


class Laid(Requested, frozen=True, tag="laid"):
    """Somebody lays a card, or moves it: it lies on top then."""

    card: Placed
    at: int


class Lifted(Requested, frozen=True, tag="lifted"):
    """Somebody takes a card back to the tray."""

    card: int
    at: int


class Hinted(Requested, frozen=True, tag="hinted"):
    """One card was put right; how all cards lie then."""

    placed: list[Placed]
    at: int


class GivenUp(Requested, frozen=True, tag="given_up"):
    """All cards were put right, for who could not; how they lie then."""

    placed: list[Placed]
    at: int


class Cleared(Requested, frozen=True, tag="cleared"):
    """Everything goes back to the tray, and time begins anew."""

    at: int


Change = Laid | Lifted | Hinted | GivenUp | Cleared
Event = Opened | Change
decode = msgspec.json.Decoder(Event).decode
