"""The log of a table: everything that ever happened at it, in order.

A table is its log. Entry 0 makes the table, every later entry changes it, and whatever a table is,
it is because its entries were taken in order; nothing else is stored.
"""

from __future__ import annotations

import msgspec

from parlour.core.option import Value


class Made(msgspec.Struct, frozen=True, tag="made", omit_defaults=True):
    """The table is made; its secrets are decided before the first card."""

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


class Sat(msgspec.Struct, frozen=True, tag="sat"):
    """A guest takes a seat."""

    seat: int
    guest: str
    name: str


class Stood(msgspec.Struct, frozen=True, tag="stood"):
    """A guest leaves a seat that the game does not need yet."""

    seat: int


class Seated(msgspec.Struct, frozen=True, tag="seated"):
    """A bot takes a seat, or plays on for the guest it belongs to; level "" gives it back."""

    seat: int
    level: str


class Started(msgspec.Struct, frozen=True, tag="started"):
    """The first card is dealt."""


class Acted(msgspec.Struct, frozen=True, tag="acted", omit_defaults=True):
    """A seat (or the house, -1) acts; `client` is the id its sender gave the act."""

    seat: int
    action: int
    client: str = ""


class Asked(msgspec.Struct, frozen=True, tag="asked"):
    """A seat asks the others: to take its last action back, to pause, or to go on."""

    seat: int
    what: str


class Answered(msgspec.Struct, frozen=True, tag="answered"):
    """A seat agrees to, or refuses, what was asked."""

    seat: int
    agrees: bool


class Talked(msgspec.Struct, frozen=True, tag="talked"):
    """A guest says something."""

    guest: str
    name: str
    text: str


class Rematched(msgspec.Struct, frozen=True, tag="rematched"):
    """The same people begin again, at another table."""

    table: str


Entry = Made | Sat | Stood | Seated | Started | Acted | Asked | Answered | Talked | Rematched

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Entry).decode
