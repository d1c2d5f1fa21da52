"""Every message that goes over a table's socket, in both directions, as JSON."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from parlour.server.protocol.names import Name

PROTOCOL = 3  # raise it with every change that an older page can't follow
LARGEST_FRAME = 8 * 1024

Client = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Seat = Annotated[int, msgspec.Meta(ge=0, lt=8)]
Picture = Annotated[str, msgspec.Meta(pattern=r"^([a-z]{1,16}-[0-9]{1,2})?\Z")]
"""The name of a picture and the number of a colour, as in "fox-3"; "" for the first letter."""
Text = Annotated[str, msgspec.Meta(max_length=2000)]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """A request from a client; the client chooses the `id`, and the answer repeats it."""

    id: Client


class Sit(Request, frozen=True, tag="sit"):
    """Take a seat, or come back to your own."""

    invite: Annotated[str, msgspec.Meta(max_length=64)] = ""
    seat: Seat | None = None
    name: Annotated[str, msgspec.Meta(max_length=100)] = ""
    look: Picture = ""


class Rename(Request, frozen=True, tag="rename"):
    """Change your name before the game starts."""

    name: Annotated[str, msgspec.Meta(max_length=100)]


class Choose(Request, frozen=True, tag="choose"):
    """Before the game starts, set an option that each seat has for itself: for your seat, or as
    host for any."""

    seat: Seat
    option: Annotated[str, msgspec.Meta(max_length=64)]
    value: Annotated[str, msgspec.Meta(max_length=64)]


class Stand(Request, frozen=True, tag="stand"):
    """Leave your seat; in a running game a bot takes over."""


class SeatBot(Request, frozen=True, tag="bot"):
    """As host, seat a bot, or remove it with level "". An "adaptive" bot gets its level when the
    game starts, from the players' results."""

    seat: Seat
    level: Annotated[str, msgspec.Meta(max_length=32)]


class Start(Request, frozen=True, tag="start"):
    """As host, start the game."""


class Act(Request, frozen=True, tag="act"):
    """Play an action: the number of the decision that was shown, the action's number, and in real
    time the newest event the player had seen."""

    decision: Annotated[int, msgspec.Meta(ge=0)]
    action: Annotated[int, msgspec.Meta(ge=0)]
    seen: Annotated[int, msgspec.Meta(ge=0)] | None = None


class Ask(Request, frozen=True, tag="ask"):
    """Ask the other players to let you undo, to pause, resume or stop the game, to hurry the bots,
    or to uphold a call; a call names the house's action, as the lobby's `calls` do."""

    what: Literal["undo", "pause", "resume", "stop", "hurry", "call"]
    action: int | None = None


class Answer(Request, frozen=True, tag="answer"):
    """Agree or object to what another player asked."""

    agrees: bool


class Say(Request, frozen=True, tag="say"):
    """Send a chat message."""

    text: Text


class Emote(Request, frozen=True, tag="emote"):
    """Send one of the game's emotes."""

    emote: Annotated[str, msgspec.Meta(max_length=32)]


class Point(Request, frozen=True, tag="point"):
    """Point at something that everyone can see."""

    at: Annotated[str, msgspec.Meta(max_length=32)]


class Rematch(Request, frozen=True, tag="rematch"):
    """Play again with the same people, each one seat further; or continue the campaign, or with
    bots of another level."""

    next: bool = False
    bots: Literal["same", "stronger", "weaker"] = "same"


class Replace(Request, frozen=True, tag="replace"):
    """As host, let a bot play for someone until they sit down again."""

    seat: Seat


class Remove(Request, frozen=True, tag="remove"):
    """As host, remove someone from the table for good."""

    seat: Seat


class Withdraw(Request, frozen=True, tag="withdraw"):
    """Withdraw what you asked, before everyone has answered."""


class Look(Request, frozen=True, tag="look"):
    """Ask for the whole table again."""


class Ping(Request, frozen=True, tag="ping"):
    """Check that the server is there, and show that you are."""


FromClient = (
    Sit | Rename | Choose | Stand | SeatBot | Start | Act | Ask | Answer | Say | Emote | Point
    | Rematch | Replace | Remove | Withdraw | Look | Ping
)  # fmt: skip


class Done(msgspec.Struct, frozen=True, tag_field="is", tag="done"):
    """The request was accepted before, as event `entry`: a repeated id gets the same answer."""

    id: str
    entry: int


class Refusal(msgspec.Struct, frozen=True, tag_field="is", tag="refused"):
    """The request was refused, and why; nothing has changed. In real time: whether another seat was
    faster and which one, which squares are wrong, and how long this seat is locked."""

    id: str
    code: str
    words: str
    late: bool | UnsetType = UNSET
    faster: int | UnsetType | None = UNSET
    squares: list[tuple[int, int]] | UnsetType = UNSET
    locked_ms: int | UnsetType = UNSET


class Pong(msgspec.Struct, frozen=True, tag_field="is", tag="pong"):
    """The answer to a ping."""

    id: str


class Present(msgspec.Struct, frozen=True, tag_field="is", tag="present", omit_defaults=True):
    """Who is connected: each seat, and the number of spectators; and how long until a bot steps in
    for each person who is away and holds up the game."""

    seats: list[bool]
    watching: int
    away_ms: dict[int, int] = {}


class Shown(msgspec.Struct, frozen=True, tag_field="is", tag="shown"):
    """Everything this client may know, up to event `entry` as this client counts them. `named` says
    what each of the moves does, in games that the browser app has no screens for."""

    entry: int
    seat: int | None
    lobby: dict[str, Any]
    view: dict[str, Any] | None
    moves: list[int]
    decision: int
    undoable: bool
    named: list[dict[str, Any]] | UnsetType = UNSET
    result: Any = None
    secrets: dict[str, str] | None = None
    left_ms: dict[int, int] = {}
    invite: str | None = None
    removed: bool = False


Change = Literal["left", "away", "replaced", "slow", "back", "removed", "withdrawn", "host"]


class Notice(msgspec.Struct, frozen=True):
    """A change of players or host: someone left, is away, was replaced, is too slow, is back, was
    removed, withdrew what they asked, or became host."""

    what: Change
    seat: int
    name: Name


class Gesture(msgspec.Struct, frozen=True, omit_defaults=True):
    """An emote, or what a seat points at."""

    seat: int
    emote: str = ""
    at: str = ""


class Changed(msgspec.Struct, frozen=True, tag_field="is", tag="changed"):
    """What event `entry` changed for this client. Fields are those of `shown`, left out if they
    haven't changed; `lobby` and `view` hold only what is new, and `public` is new in every seat's
    view. A view that is null stays hidden until it is sent whole again."""

    entry: int
    done: str | UnsetType = UNSET
    lobby: dict[str, Any] | UnsetType = UNSET
    public: dict[str, Any] | UnsetType = UNSET
    view: dict[str, Any] | UnsetType | None = UNSET
    moves: list[int] | UnsetType = UNSET
    named: list[dict[str, Any]] | UnsetType = UNSET
    decision: int | UnsetType = UNSET
    undoable: bool | UnsetType = UNSET
    result: Any = UNSET
    secrets: dict[str, str] | UnsetType = UNSET
    left_ms: dict[int, int] | UnsetType = UNSET
    events: list[dict[str, Any]] | UnsetType = UNSET
    said: tuple[Name, str] | UnsetType = UNSET
    gesture: Gesture | UnsetType = UNSET
    notices: list[Notice] | UnsetType = UNSET


ToClient = Done | Refusal | Pong | Present | Shown | Changed

read = msgspec.json.Decoder(FromClient).decode
write = msgspec.json.Encoder().encode


def joined(first: bytes, more: bytes) -> bytes:
    """Two encoded messages merged into one; the first determines its type."""
    return first if more == b"{}" else b"".join((first[:-1], b",", more[1:]))
