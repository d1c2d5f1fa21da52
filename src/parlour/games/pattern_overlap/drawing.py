"""Pattern Overlap, drawn: the cards on the table, and the hands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from parlour.core.drawing.pieces import (
    BRASS,
    CARD,
    INK,
    SOFT,
    WIDTH,
    back,
    backs,
    labelled,
    line,
    lines,
    row,
)
from parlour.core.drawing.scene import Box, Disc, Scene, Words, below
from parlour.core.fact import Speaker
from parlour.games.pattern_overlap.deck import face_at
from parlour.games.pattern_overlap.faces import RING, turned
from parlour.games.pattern_overlap.facts import status
from parlour.games.pattern_overlap.options import NOT_MY_STACK
from parlour.games.pattern_overlap.picture import head, seat_columns
from parlour.games.pattern_overlap.rules import HAND, NO_CARD, PLAY

TINTS = {"A": "#f7f0e0", "B": "#eab650", "C": "#c9683a", "D": "#1a7d70"}
INKS = {"D": "#ffffff", "C": "#ffffff"}
OWNERS = ("#56b4e9", "#e0632a", "#12a67f", "#cf7cab", "#3565c9", "#23262f", "#8456bd")
TABLE = "#b9ab8c"
LARGEST, IN_HAND = 26, 20  # the side of a square
TALLEST = 520
ROOM = 260


def drawing(v: Any, shown: Mapping[str, Any], say: Speaker) -> Scene:
    """The table."""
    locations = range(v.seats) if v.options.mode == NOT_MY_STACK else range(1)
    boards = [location(v, say, loc, len(locations)) for loc in locations]
    return below(
        [
            lines(head(v, say), fill=SOFT),
            row(boards, 16),
            *(player(v, shown, seat, say) for seat in range(v.seats)),
            lines(say(status(v)), fill=BRASS),
        ]
    )


def location(v: Any, say: Speaker, loc: int, of: int) -> Scene:
    """The cards of a location in the order of play; later ones cover earlier ones."""
    laid = [k for k in range(v.laid) if v.laid_loc[k] == loc]
    title = []
    if of > 1:
        title.append(line(say("picture-location", seat=loc, cards=v.on_location[loc]), 13, SOFT))
    if not laid:
        return below([*title, line(say("picture-empty"), fill=SOFT)])
    xs, ys = [v.laid_x[k] for k in laid], [v.laid_y[k] for k in laid]
    columns, rows = max(xs) - min(xs) + 3, max(ys) - min(ys) + 3
    side = min(LARGEST, (WIDTH / min(of, 3) - 16) / columns, TALLEST / rows)
    scene = Scene(columns * side, rows * side)
    for k in laid:
        face = turned(face_at(v.options, v.laid_card[k]), v.laid_rot[k])
        owner = OWNERS[v.laid_by[k]] if v.laid_by[k] >= 0 else TABLE
        at = (v.laid_x[k] - min(xs)) * side, (v.laid_y[k] - min(ys)) * side
        scene.paste(card(face, side, owner), *at)
    return below([*title, scene], 4)


def card(face: Iterable[str], side: float, edge: str) -> Scene:
    """A card of nine squares, framed in its player's colour."""
    scene = Scene(3 * side, 3 * side)
    scene.add(Box(0, 0, 3 * side, 3 * side, CARD, side * 0.2))
    for (dx, dy), letter in zip(RING, face, strict=True):
        x, y = (dx + 1) * side, (dy + 1) * side
        scene.add(Box(x + 1, y + 1, side - 2, side - 2, TINTS.get(letter, CARD), 2))
        middle = x + side / 2, y + side / 2
        scene.add(Words(*middle, letter, side * 0.5, INKS.get(letter, INK), bold=True))
    scene.add(Disc(1.5 * side, 1.5 * side, side * 0.38, INK, BRASS, 1))
    scene.add(Box(0, 0, 3 * side, 3 * side, "none", side * 0.2, edge, 2))
    return scene


def player(v: Any, shown: Mapping[str, Any], seat: int, say: Speaker) -> Scene:
    """A player's line and cards: faces if the viewer sees them."""
    held = []
    if v.sees[seat] and v.phase >= PLAY:
        hand = [v.hand[seat][slot] for slot in range(HAND)]
        faces = [face_at(v.options, one) for one in hand if one != NO_CARD]
        held = [card(face, IN_HAND, OWNERS[seat]) for face in faces]
    elif v.held[seat]:
        held = [backs(v.held[seat], 34, 34)]
    pile = [back(34, 34)] * bool(shown["pile"][seat])
    label = "  ".join(filter(None, seat_columns(v, say, seat)))
    return labelled(label, row([*held, *pile], 8, 0), seat in shown["to_act"], room=ROOM)
