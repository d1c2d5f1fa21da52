"""The events of a puzzle that people solve together: every card placed or taken back, in order.

They are stored with the tables' events, under a key that no table can have.
"""

from __future__ import annotations

import msgspec

from parlour.features.puzzles import Placed
from parlour.server.protocol.events import Requested

MARK = "~"  # prefix of a puzzle's key in the store


class Opened(msgspec.Struct, frozen=True, tag="opened", omit_defaults=True):
    """A puzzle is opened, with the cards placed, time spent and hints used so far."""

    game: str
    puzzle: str
    placed: list[Placed]
    at: int  # milliseconds, like all times here
    ms: int = 0
    hints: int = 0
    guest: str = ""  # who solved it, if it is a day's puzzle that counts


class Laid(Requested, frozen=True, tag="laid"):
    """Someone places or moves a card, which goes on top."""

    card: Placed
    at: int


class Lifted(Requested, frozen=True, tag="lifted"):
    """Someone takes a card back to the tray."""

    card: int
    at: int


class Hinted(Requested, frozen=True, tag="hinted"):
    """One card was put right; `placed` has all cards afterwards."""

    placed: list[Placed]
    at: int


class GivenUp(Requested, frozen=True, tag="given_up"):
    """The players gave up and all cards were put right; `placed` has them all."""

    placed: list[Placed]
    at: int


class Cleared(Requested, frozen=True, tag="cleared"):
    """Everything goes back to the tray, and the time starts again."""

    at: int


Change = Laid | Lifted | Hinted | GivenUp | Cleared
Event = Opened | Change
decode = msgspec.json.Decoder(Event).decode
