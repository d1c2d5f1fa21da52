"""Validation of custom faces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.core.fact import Refusal
from parlour.games.pattern_overlap.faces import CARDS, DECK, DECKS, KINDS, RING, SIDES, turned
from parlour.games.pattern_overlap.refusals import FacesCount, FacesDeck

RINGED = ((0, 0), *RING)
Square = tuple[int, int]
Shown = dict[Square, str]


def unpacked(code: int) -> str:
    """The eight letters of a packed card."""
    return "".join(KINDS[code >> 2 * i & 3] for i in range(8))


def flaws_of_faces(numbers: Sequence[int]) -> Iterator[tuple[int, Refusal]]:
    """The errors in custom faces, each with its deck."""
    if len(numbers) != CARDS + 1 or not 0 <= numbers[0] < len(SIDES):
        yield 0, FacesCount(CARDS, len(numbers))
        return
    faces = [unpacked(code) for code in numbers[1:]]
    for deck in range(DECKS):
        if not can_begin(faces[deck * DECK : (deck + 1) * DECK]):
            yield deck, FacesDeck(deck)


def can_begin(faces: Sequence[str]) -> bool:
    """Whether some three cards of a deck can form a starting board."""
    for k, first in enumerate(faces):
        table = laid({}, first, (0, 0))
        for j, second in enumerate(faces):
            if j != k and any(
                places(laid(table, face, at), third)
                for face, at in ways(table, second)
                for i, third in enumerate(faces)
                if i not in (j, k)
            ):
                return True
    return False


def laid(table: Shown, face: str, at: Square) -> Shown:
    """The squares of a table after adding a card."""
    x, y = at
    return table | {
        (x + dx, y + dy): letter for (dx, dy), letter in zip(RINGED, "*" + face, strict=True)
    }


def places(table: Shown, face: str) -> bool:
    """Whether a card fits anywhere on a table."""
    return next(ways(table, face), None) is not None


def ways(table: Shown, face: str) -> Iterator[tuple[str, Square]]:
    """The rotated faces of a card and where they fit: three or more squares, no centre."""
    near = {(x + dx, y + dy) for x, y in table for dx, dy in RINGED}
    for rot in range(4):
        face = turned(face, 1) if rot else face
        for x, y in sorted(near):
            squares = zip(RINGED, "*" + face, strict=True)
            below = [(table.get((x + dx, y + dy)), letter) for (dx, dy), letter in squares]
            covered = [pair for pair in below if pair[0] is not None]
            if len(covered) >= 3 and all(one == two != "*" for one, two in covered):
                yield face, (x, y)
