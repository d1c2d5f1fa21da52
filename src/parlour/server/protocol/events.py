"""The events of a table: everything that has happened at it, in order.

Event 0 creates the table and every later event changes it. Nothing else is stored: applying the
events in order rebuilds the table.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from parlour.core.option import Value
from parlour.server.protocol.names import Name, numbered


class Made(msgspec.Struct, frozen=True, tag="made", omit_defaults=True):
    """The table is created; its secrets are fixed before the first card."""

    game: str
    version: int
    seats: int
    options: dict[str, Value]
    seed: str
    nonce: str
    host: str
    invite: str
    public: bool = False
    bots: dict[int, str] = {}
    turn_seconds: int = 0  # 0: no clock
    away_seconds: int = 0  # a bot plays for someone disconnected this long on their turn; 0: never
    what_if: str = ""  # the game and step it continues
    begun: list[tuple[int, int]] = []  # the actions of that game so far
    removed: list[str] = []  # guests who can't sit down, carried over from the game before
    turned: int = 0  # how many seats everyone has moved along in rematches since the first game
    spectators: bool = True  # whether people without a seat see the game
    daily: str = ""  # the date or week whose deal this is
    hints: bool | None = None  # whether players can ask for hints; None: if one plays with bots
    practice: bool = False  # the deal of a day that doesn't count, because it was played before
    playtest: str = ""  # the playtest that the game counts towards
    adapts: bool = False  # in old tables: whether the bots have levels that suit the only person


class Requested(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An event caused by a request; `client` is the guest and the id of the request."""

    client: str = ""


class Sat(Requested, frozen=True, tag="sat", omit_defaults=True):
    """A guest takes a seat."""

    seat: int
    guest: str
    name: Name  # "" if they have deleted everything about them
    look: str = ""  # the picture and colour they chose

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "name", numbered(self.name))


class Chose(Requested, frozen=True, tag="chose"):
    """A seat gets another word in an option that each seat has for itself."""

    seat: int
    option: str
    value: str  # of the option, for all seats


class Stood(Requested, frozen=True, tag="stood"):
    """A guest leaves a seat that the game does not need yet."""

    seat: int
    next_host: str = ""  # the guest who becomes host, if the host left


class Seated(Requested, frozen=True, tag="seated", omit_defaults=True):
    """A bot takes a seat, or takes over from its guest; level "" gives the seat back."""

    seat: int
    level: str
    away: bool = False  # the guest was away too long, and gets the seat back by reconnecting
    why: Literal["", "replaced", "slow"] = ""  # by the host, or because the clock ran out too often
    next_host: str = ""  # the guest who becomes host, if a bot took over from the host


class Removed(Requested, frozen=True, tag="removed"):
    """The host removes someone for good; in a running game a bot of this level takes over."""

    seat: int
    level: str = ""


class Hosted(Requested, frozen=True, tag="hosted"):
    """Someone else becomes host, because the host has been gone too long."""

    guest: str


class Started(Requested, frozen=True, tag="started", omit_defaults=True):
    """The first card is dealt."""

    bots: dict[int, str] = {}  # the levels of those that adapt, by seat


class Acted(Requested, frozen=True, tag="acted"):
    """A seat (or the house, -1) plays an action."""

    seat: int
    action: int


class Asked(Requested, frozen=True, tag="asked", omit_defaults=True):
    """A seat asks the others to let it undo, to pause, resume or stop the game, to hurry the bots
    (without those who are `missing`), or to uphold a call for an action of the house."""

    seat: int
    what: str
    action: int | None = None
    missing: tuple[int, ...] = ()


class Answered(Requested, frozen=True, tag="answered"):
    """A seat agrees or objects to what was asked."""

    seat: int
    agrees: bool


class Withdrawn(Requested, frozen=True, tag="withdrawn"):
    """A seat withdraws what it asked."""

    seat: int


class Talked(Requested, frozen=True, tag="talked"):
    """A guest sends a chat message."""

    guest: str
    name: Name
    text: str

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "name", numbered(self.name))


class Gestured(Requested, frozen=True, tag="gestured", omit_defaults=True):
    """A seat sends an emote, or points at something public."""

    seat: int
    emote: str = ""
    at: str = ""


class Forgotten(Requested, frozen=True, tag="forgotten"):
    """A guest has deleted everything about them. Their seats stay, with this id and no name."""

    alias: str


class Rematched(Requested, frozen=True, tag="rematched"):
    """The same people play again, at another table."""

    table: str


Event = (
    Made | Sat | Chose | Stood | Seated | Removed | Hosted | Started | Acted | Asked | Answered
    | Withdrawn | Talked | Gestured | Rematched | Forgotten
)  # fmt: skip


def chosen_options(events: Iterable[object]) -> dict[str, Value]:
    """Return the options of a table: those it was made with, and what was chosen since."""
    options: dict[str, Value] = {}
    for event in events:
        if isinstance(event, Made):
            options = dict(event.options)
        elif isinstance(event, Chose):
            options[event.option] = event.value
    return options


DELETED_MARK = b'{"type":"deleted"}'  # the only row of a deleted table; never an event

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Event).decode
