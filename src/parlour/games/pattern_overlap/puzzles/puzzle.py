"""Puzzle: a puzzle card with its answer."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from parlour.games.pattern_overlap.faces import RING, SIDES, card_name, card_number

Square = tuple[int, int]
BLOCK = ((0, 0), *RING)
STAR_BITS = (10, 15, 20, 28)
MOST_STARS = 5


class Laid(NamedTuple):
    """A placed card: its number, centre and quarter turns."""

    card: int
    x: int
    y: int
    rot: int

    @classmethod
    def parse(cls, text: str) -> Laid:
        """Read d.i@(x,y)r."""
        name, _, rest = text.partition("@(")
        where, _, rot = rest.partition(")")
        x, y = where.split(",")
        return cls(card_number(name), int(x), int(y), int(rot))

    def __str__(self) -> str:
        return f"{card_name(self.card)}@({self.x},{self.y}){self.rot}"

    def quarter_turned(self) -> Laid:
        """The card after the whole table turns clockwise about the origin."""
        return Laid(self.card, -self.y, self.x, (self.rot + 1) % 4)


class Puzzle(msgspec.Struct, frozen=True):
    """A puzzle card, including the answer; players only get its `front`."""

    id: str
    side: str  # "animals" or "gems"
    wild: bool  # a centre matches anything
    cards: tuple[int, ...]  # ascending
    centers: tuple[Square, ...]  # the black squares, row by row
    w: int
    h: int
    show: str  # "centers", or "outline" to hide the black squares
    solutions: int
    bits: float
    stars: int
    answer: tuple[Laid, ...]  # in the order they are placed

    @property
    def side_number(self) -> int:
        """The side as an index into SIDES."""
        return SIDES.index(self.side)

    def outline(self) -> set[Square]:
        """All squares that the cards cover."""
        return outline_of(self.centers)

    def shape(self) -> list[int]:
        """The outline row by row: bit x of a number is set if the square in column x belongs."""
        squares = self.outline()
        return [sum(1 << x for x in range(self.w) if (x, y) in squares) for y in range(self.h)]

    def front(self) -> dict[str, Any]:
        """What a player may see, JSON-ready."""
        hidden = self.show == "outline"
        return {
            "id": self.id, "side": self.side, "wild": self.wild, "cards": list(self.cards),
            "centers": None if hidden else [list(square) for square in self.centers],
            "outline": sorted([x, y] for x, y in self.outline()),
            "w": self.w, "h": self.h, "show": self.show, "solutions": self.solutions,
            "bits": self.bits, "stars": self.stars,
        }  # fmt: skip


def outline_of(centers: Iterable[Square]) -> set[Square]:
    """The union of the 3 x 3 blocks around centres."""
    return {(x + dx, y + dy) for x, y in centers for dx, dy in BLOCK}


def by_rows(squares: Iterable[Square]) -> tuple[Square, ...]:
    """Squares sorted row by row."""
    return tuple(sorted(squares, key=lambda square: (square[1], square[0])))


def bits_of(cards: int, solutions: int) -> float:
    """The difficulty in bits: how rare solutions are among all ways to place the cards."""
    return round(math.log2(math.factorial(cards) * 4**cards / solutions), 1)


def stars_of(bits: float, show: str) -> int:
    """The star rating: by bits, with one more star if the centres are hidden."""
    stars = 1 + sum(bits >= limit for limit in STAR_BITS)
    return min(MOST_STARS, stars + (show == "outline"))


def made(
    id: str, side: str, wild: bool, show: str, answer: Iterable[Laid], solutions: int
) -> Puzzle:
    """Make a puzzle from its answer, shifted to the top left corner."""
    laid = tuple(answer)
    left, top = min(one.x for one in laid) - 1, min(one.y for one in laid) - 1
    laid = tuple(one._replace(x=one.x - left, y=one.y - top) for one in laid)
    bits = bits_of(len(laid), solutions)
    return Puzzle(
        id, side, wild, tuple(sorted(one.card for one in laid)),
        by_rows((one.x, one.y) for one in laid), max(one.x for one in laid) + 2,
        max(one.y for one in laid) + 2, show, solutions, bits, stars_of(bits, show), laid,
    )  # fmt: skip
