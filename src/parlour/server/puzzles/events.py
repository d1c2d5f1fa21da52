"""The events of a puzzle that people solve together: every card placed or taken back, in order.

They are stored among the tables' events, under a name that no table can have.
"""

from __future__ import annotations

import msgspec

from parlour.features.puzzles import Placed
from parlour.server.protocol.events import Requested

MARK = "~"  # stands before a puzzle's name in the store


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """A puzzle is opened, with the cards placed, time spent and hints used so far."""

    game: str
    puzzle: str
    placed: list[Placed]
    at: int  # milliseconds, as everywhere here
    ms: int = 0
    hints: int = 0


class Laid(Requested, frozen=True, tag="laid"):
    """Someone places or moves a card, which then lies on top."""

    card: Placed
    at: int


class Lifted(Requested, frozen=True, tag="lifted"):
    """Someone takes a card back to the tray."""

    card: int
    at: int


class Hinted(Requested, frozen=True, tag="hinted"):
    """One card was put right; `placed` has all cards as they lie afterwards."""

    placed: list[Placed]
    at: int


class GivenUp(Requested, frozen=True, tag="given_up"):
    """All cards were put right because people gave up; `placed` has them all."""

    placed: list[Placed]
    at: int


class Cleared(Requested, frozen=True, tag="cleared"):
    """Everything goes back to the tray, and the time starts again."""

    at: int


Change = Laid | Lifted | Hinted | GivenUp | Cleared
Event = Opened | Change
decode = msgspec.json.Decoder(Event).decode
