"""A game without a drawing of its own: its zones as cards, cells and counters, or its text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.core.drawing.pieces import (
    BRASS,
    GLYPH,
    SIZE,
    SOFT,
    WELL,
    back,
    backs,
    card,
    gap,
    labelled,
    line,
    player,
    row,
    typed,
)
from parlour.core.drawing.scene import Box, Disc, Scene, below
from parlour.core.fact import Speaker
from parlour.core.game import Game
from parlour.core.zones import AnyZone, Grid, Hand, Pile, Track

SQUARE = 26
ROOM = 28  # beside a label
SHOWN = 40  # of a long list


def by_zones(game: Game, v: Any, shown: Mapping[str, Any], say: Speaker) -> Scene:
    """The zones one below the other, each with its name; the game's text if it has none."""
    if not game.zones:
        return typed(game.picture(v, say))
    rows = [one for zone in game.zones for one in zone_rows(zone, shown, say)]
    room = max((len(label) * SIZE * GLYPH for label, _ in rows), default=0) + ROOM
    drawn = [labelled(label, what, room=room) for label, what in rows]
    return below([typed(game.picture(v, say)), *drawn], 8)


def zone_rows(zone: AnyZone, shown: Mapping[str, Any], say: Speaker) -> list[tuple[str, Scene]]:
    """A zone, or a zone of each player, with its name."""
    value = shown.get(zone.field)
    label = say(f"field-{zone.field}")
    if not zone.by_seat:
        return [(label, pieces_of(zone, value, say))]
    if not isinstance(value, list):
        return []
    return [
        (f"{label}, {player(say, seat)}", pieces_of(zone, one, say))
        for seat, one in enumerate(value)
    ]


def pieces_of(zone: AnyZone, value: Any, say: Speaker) -> Scene:
    """What a zone, or one player's part of it, holds."""
    if isinstance(zone, Hand):
        return hand(value, say)
    if isinstance(zone, Pile):
        return pile(zone, value, say)
    if isinstance(zone, Grid):
        return grid(zone, value, say)
    if isinstance(zone, Track):
        return track(zone, value)
    return line(name_of(value, say))


def name_of(value: Any, say: Speaker) -> str:
    """A piece in words; a thing that has a message is named by it."""
    if isinstance(value, dict) and isinstance(value.get("is"), str):
        given = {name: one for name, one in value.items() if name != "is"}
        try:
            return say(f"thing-{value['is']}", **given)
        except (LookupError, TypeError, ValueError):
            return " ".join(map(str, given.values())) or value["is"]
    if isinstance(value, bool):
        return "\u2713" if value else "\u2013"
    return "" if value is None else str(value)


def piece(value: Any, say: Speaker) -> Scene:
    return back() if value is None else card(name_of(value, say))


def hand(value: Any, say: Speaker) -> Scene:
    if isinstance(value, int):
        return backs(min(value, SHOWN))
    return row(piece(one, say) for one in (value or [])[:SHOWN])


def pile(zone: Pile, value: Any, say: Speaker) -> Scene:
    if zone.face_down:
        count = value if isinstance(value, int) else len(value or [])
        return row([back() if count else gap(), line(str(count))])
    top = value[-1] if isinstance(value, list) and value else value
    return gap() if top in (None, []) else piece(top, say)


def grid(zone: Grid, value: Any, say: Speaker) -> Scene:
    """Cells in rows."""
    cells = value or []
    rows = cells
    if not (cells and isinstance(cells[0], list)):
        columns = zone.columns or len(cells) or 1
        rows = [cells[k : k + columns] for k in range(0, len(cells), columns)]
    drawn = []
    for one in rows:
        squares = [
            gap(SQUARE * 1.5, SQUARE * 1.5) if cell is None
            else card(name_of(cell, say), SQUARE * 1.5, SQUARE * 1.5)
            for cell in one
        ]  # fmt: skip
        drawn.append(row(squares, 3, 0))
    return below(drawn, 3)


def track(zone: Track, value: Any) -> Scene:
    """Squares with a marker on one of them."""
    scene = Scene(zone.length * SQUARE, SQUARE)
    for k in range(zone.length):
        scene.add(Box(k * SQUARE + 1, 1, SQUARE - 2, SQUARE - 2, WELL, 3, SOFT, 1))
        if k == value:
            scene.add(Disc((k + 0.5) * SQUARE, SQUARE / 2, SQUARE * 0.3, BRASS))
    return scene
