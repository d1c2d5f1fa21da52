"""The wire: every message that goes over a table's socket, both ways, as JSON."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

LARGEST_FRAME = 8 * 1024

Client = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Seat = Annotated[int, msgspec.Meta(ge=0, lt=8)]
Text = Annotated[str, msgspec.Meta(max_length=2000)]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """What a client asks; `id` is the client's own, and the answer carries it back."""

    id: Client


class Sit(Request, frozen=True, tag="sit"):
    """Take a seat, or come back to one's own."""

    invite: Annotated[str, msgspec.Meta(max_length=64)] = ""
    seat: Seat | None = None
    name: Annotated[str, msgspec.Meta(max_length=100)] = ""


class Stand(Request, frozen=True, tag="stand"):
    """Leave the seat; in a running game a bot plays on."""


class SeatBot(Request, frozen=True, tag="bot"):
    """The host seats a bot, or with level "" takes it out."""

    seat: Seat
    level: Annotated[str, msgspec.Meta(max_length=32)]


class Start(Request, frozen=True, tag="start"):
    """The host starts the game."""


class Act(Request, frozen=True, tag="act"):
    """Act: the number of the decision that was shown, the action's number, and in real time the
    newest entry that was seen then."""

    decision: Annotated[int, msgspec.Meta(ge=0)]
    action: Annotated[int, msgspec.Meta(ge=0)]
    seen: Annotated[int, msgspec.Meta(ge=0)] | None = None


class Ask(Request, frozen=True, tag="ask"):
    """Ask the others: to take one's last action back, to pause, to go on, to stop, or to agree
    to a call; a call names the house's action, as the lobby's `calls` do."""

    what: Literal["undo", "pause", "resume", "stop", "call"]
    action: int | None = None


class Answer(Request, frozen=True, tag="answer"):
    """Agree to what was asked, or refuse it."""

    agrees: bool


class Say(Request, frozen=True, tag="say"):
    """Say something to the table."""

    text: Text


class Emote(Request, frozen=True, tag="emote"):
    """Show one of the game's emotes."""

    emote: Annotated[str, msgspec.Meta(max_length=32)]


class Point(Request, frozen=True, tag="point"):
    """Point at a public thing, where the game has such things."""

    at: Annotated[str, msgspec.Meta(max_length=32)]


class Rematch(Request, frozen=True, tag="rematch"):
    """Begin again with the same people, everybody one seat on; or go on with what follows."""

    next: bool = False


class Replace(Request, frozen=True, tag="replace"):
    """The host lets a bot play for a person, until that person sits down again."""

    seat: Seat


class Remove(Request, frozen=True, tag="remove"):
    """The host removes a person from the table for good."""

    seat: Seat


class Withdraw(Request, frozen=True, tag="withdraw"):
    """Take back what one asked, before everyone has answered."""


class Look(Request, frozen=True, tag="look"):
    """Ask for everything anew."""


class Ping(Request, frozen=True, tag="ping"):
    """Ask whether the server is there, and show that oneself is."""


FromClient = (
    Sit | Stand | SeatBot | Start | Act | Ask | Answer | Say | Emote | Point | Rematch | Replace
    | Remove | Withdraw | Look | Ping
)  # fmt: skip


class Done(msgspec.Struct, frozen=True, tag_field="is", tag="done"):
    """The wish was granted before, as entry `entry`: the same id is answered the same again."""

    id: str
    entry: int


class Refusal(msgspec.Struct, frozen=True, tag_field="is", tag="refused"):
    """The wish was not granted, and why; nothing has changed. In real time: whether another seat
    was faster, which, what squares are wrong, and how long this seat is locked."""

    id: str
    code: str
    words: str
    late: bool | UnsetType = UNSET
    faster: int | UnsetType | None = UNSET
    squares: list[tuple[int, int]] | UnsetType = UNSET
    locked_ms: int | UnsetType = UNSET


class Pong(msgspec.Struct, frozen=True, tag_field="is", tag="pong"):
    """The server is there."""

    id: str


class Present(msgspec.Struct, frozen=True, tag_field="is", tag="present", omit_defaults=True):
    """Who is connected now: each seat, and how many watch; and of those who are away and whose
    decision is due, how long until a bot steps in."""

    seats: list[bool]
    watching: int
    away_ms: dict[int, int] = {}


class Shown(msgspec.Struct, frozen=True, tag_field="is", tag="shown"):
    """Everything this client may know, after entry `entry`, as this client counts them."""

    entry: int
    seat: int | None
    lobby: dict[str, Any]
    view: dict[str, Any] | None
    moves: dict[int, str]
    decision: int
    undoable: bool
    result: Any = None
    secrets: dict[str, str] | None = None
    left_ms: dict[int, int] = {}
    invite: str | None = None
    removed: bool = False


Change = Literal["left", "away", "replaced", "slow", "back", "removed", "withdrawn", "host"]


class Notice(msgspec.Struct, frozen=True):
    """A change of who plays or who is host: a person left, is away, replaced, too slow, back or
    removed, withdrew what they asked, or is the host now."""

    what: Change
    seat: int
    name: str


class Gesture(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat showed, or pointed at."""

    seat: int
    emote: str = ""
    at: str = ""


class Changed(msgspec.Struct, frozen=True, tag_field="is", tag="changed"):
    """What entry `entry` changed for this client: fields as in `shown`, left out if they are as
    they were; of `lobby` and `view` only what is new, `public` being new in every seat's view. A
    view that is null is hidden until it comes whole again."""

    entry: int
    done: str | UnsetType = UNSET
    lobby: dict[str, Any] | UnsetType = UNSET
    public: dict[str, Any] | UnsetType = UNSET
    view: dict[str, Any] | UnsetType | None = UNSET
    moves: dict[int, str] | UnsetType = UNSET
    decision: int | UnsetType = UNSET
    undoable: bool | UnsetType = UNSET
    result: Any = UNSET
    secrets: dict[str, str] | UnsetType = UNSET
    left_ms: dict[int, int] | UnsetType = UNSET
    told: list[str] | UnsetType = UNSET
    said: list[str] | UnsetType = UNSET
    gesture: Gesture | UnsetType = UNSET
    notices: list[Notice] | UnsetType = UNSET


ToClient = Done | Refusal | Pong | Present | Shown | Changed

read = msgspec.json.Decoder(FromClient).decode
write = msgspec.json.Encoder().encode


def joined(first: bytes, more: bytes) -> bytes:
    """One message from two that are written: the first says what it is."""
    return first if more == b"{}" else b"%b,%b" % (first[:-1], more[1:])
