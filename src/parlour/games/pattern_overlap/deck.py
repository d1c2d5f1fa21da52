"""The card faces of a table: a built-in side or custom faces."""

from __future__ import annotations

from typing import Any

from parlour.core.rule import hot
from parlour.games.pattern_overlap.faces import CODES, FACES, SIDES, Side
from parlour.games.pattern_overlap.options import CUSTOM_SIDE, Options
from parlour.games.pattern_overlap.own_faces import unpacked
from parlour.games.pattern_overlap.patchwork import as_int16

FIRST_FACE = 2  # index in custom_faces, after the count and the look


@hot
def code_at(options: Options, card: int, rot: int) -> int:
    """A rotated card, packed."""
    if options.side != CUSTOM_SIDE:
        return int(CODES[options.side, card, rot])
    code = options.custom_faces[FIRST_FACE + card] & 0xFFFF
    return as_int16((code << 4 * rot | code >> 16 - 4 * rot) & 0xFFFF)


def face_at(options: Any, card: int) -> str:
    """A card's letters, clockwise from the top left corner."""
    if options.side != CUSTOM_SIDE:
        return FACES[options.side][card]
    return unpacked(int(options.custom_faces[FIRST_FACE + card]))


def look_of(options: Any) -> Side:
    """The side whose artwork is used for the letters."""
    return SIDES[options.custom_faces[1] if options.side == CUSTOM_SIDE else options.side]
