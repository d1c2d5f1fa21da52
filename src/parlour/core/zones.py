"""Zones: which fields of a game's view a table can draw with cards, cells and counters.

    zones=(Hand("hand", plays=Plays("value")), Pile("discards"), Counter("points", by_seat=True))

A browser app that has no screens for the game draws these, and shows the other fields as labelled
values. The label of a field is the message `field-NAME` of the game's catalogue.

A piece is a number, a text, a `Thing`, or None: a card that lies face down, or an empty cell.
"""

from __future__ import annotations

from typing import Literal

import msgspec


class Plays(msgspec.Struct, frozen=True):
    """Which action a click on a piece plays: `offset + step * k`, where k is the piece's place in
    its zone, counted from 0, or its value. The cells of a grid are counted row by row. In a zone by
    seat, only the viewer's own pieces can be clicked."""

    by: Literal["place", "value"] = "place"
    offset: int = 0
    step: int = 1


class Zone(msgspec.Struct, frozen=True, tag_field="is", tag=str.lower):
    """A field of `Public` or `Own` that is drawn; with `by_seat`, it holds one entry per seat."""

    field: str
    by_seat: bool = False
    plays: Plays | None = None


class Hand(Zone, frozen=True):
    """A list of cards, all of which can be seen side by side; a number is that many card backs."""


class Pile(Zone, frozen=True):
    """Cards on top of each other: a list whose last card is on top, a single card, or None if there
    is none; with `face_down`, the number of cards."""

    face_down: bool = False


class Grid(Zone, frozen=True):
    """Cells in rows: a list of rows, or one list of all cells, `columns` to a row."""

    columns: int = 0


class Track(Zone, frozen=True):
    """A row of squares, counted from 0, with a marker on one of them; with `by_seat`, one for each
    player. `length` is the number of squares."""

    length: int = 0


class Counter(Zone, frozen=True):
    """A single value, such as points."""


AnyZone = Hand | Pile | Grid | Track | Counter
