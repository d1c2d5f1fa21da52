"""The messages on the socket of a puzzle that people solve together."""

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
    """Place or move a card: its number, quarter turns, x and y."""

    card: tuple[Card, Turns, Place, Place]


class Lift(Request, frozen=True, tag="lift"):
    """Take a card back to the tray."""

    card: Card


class Hint(Request, frozen=True, tag="hint"):
    """Ask for one card to be put right."""


class GiveUp(Request, frozen=True, tag="give_up"):
    """Ask for all cards to be put right, which doesn't count as solved."""


class Clear(Request, frozen=True, tag="clear"):
    """Start over."""


class Hold(Request, frozen=True, tag="hold"):
    """Hold a card so that no one else can move it; null lets it go."""

    card: Card | None


Change = Lay | Lift | Hint | GiveUp | Clear
FromClient = Change | Hold | Look | Ping
read = msgspec.json.Decoder(FromClient).decode


class Bench(msgspec.Struct, frozen=True, tag_field="is", tag="shown"):
    """The board after event `entry`: `ms` since the first card (null before it), what is wrong if
    all cards are placed, which cards others hold, and how many people are here."""

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
