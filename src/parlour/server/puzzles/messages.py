"""The wire of a bench: what goes over the socket of a puzzle that is solved together."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, UnsetType

from parlour.features.puzzles import Placed
from parlour.server.protocol.messages import Look, Ping, Request

Card = Annotated[int, msgspec.Meta(ge=0, le=999)]
Turns = Annotated[int, msgspec.Meta(ge=0, le=3)]
Place = Annotated[int, msgspec.Meta(ge=-99, le=99)]


class Lay(Request, frozen=True, tag="lay"):
    """Lay a card, or move it: its number, quarter turns, x and y."""

    card: tuple[Card, Turns, Place, Place]


class Lift(Request, frozen=True, tag="lift"):
    """Take a card back to the tray."""

    card: Card


class Hint(Request, frozen=True, tag="hint"):
    """Have one card put right."""


class GiveUp(Request, frozen=True, tag="give_up"):
    """Have all cards put right: nobody has solved it then."""


class Clear(Request, frozen=True, tag="clear"):
    """Begin anew."""


class Hold(Request, frozen=True, tag="hold"):
    """Have a card in hand, which nobody else can move meanwhile; null lets it go."""

    card: Card | None


Change = Lay | Lift | Hint | GiveUp | Clear
FromClient = Change | Hold | Look | Ping
read = msgspec.json.Decoder(FromClient).decode


class Bench(msgspec.Struct, frozen=True, tag_field="is", tag="shown"):
    """How everything lies after entry `entry`: `ms` since it began (null: it has not), what is
    wrong with all cards laid, which cards others have in hand, and how many are here."""

    entry: int
    puzzle: str
    placed: list[Placed]
    hints: int
    ms: int | None
    solved: bool
    given_up: bool
    wrong: str
    squares: list[tuple[int, int]]
    taken: list[int]
    here: int
    done: str | UnsetType = UNSET
