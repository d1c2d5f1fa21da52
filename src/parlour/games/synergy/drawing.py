"""Synergy, drawn: each place with its three cards, and the viewer's hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.core.drawing.pieces import (
    BRASS,
    CARD,
    INK,
    PAPER,
    SOFT,
    back,
    backs,
    card,
    gap,
    labelled,
    line,
    lines,
    player,
    row,
    symbol,
)
from parlour.core.drawing.scene import Box, Scene, below
from parlour.core.fact import Speaker
from parlour.games.synergy.cards import COMMIT1, KEEP, KINDS, OVER, VALUES
from parlour.games.synergy.facts import status
from parlour.games.synergy.picture import is_ready, round_lines, title

COLOURS = ("#c93a1d", "#f2c230", "#12835f", "#1b6fb5", "#8446ab")
FORMS = (0, 1, 3, 2, 6)  # disc, triangle, square, diamond, star
GOALS = ("+1", "\u22121", "=", "\u2260", "><", "\u2191 2", "\u2193 2")
SIZE = (44, 62)
SMALL = (28, 40)
ROOM = 130


def drawing(v: Any, shown: Mapping[str, Any], say: Speaker) -> Scene:
    """The table."""
    parts = [lines(title(v, say), fill=SOFT)]
    parts += [place(v, shown, k, say) for k in range(len(shown["places"]))]
    if v.past and v.phase in (COMMIT1, KEEP, OVER):
        parts += [lines(one.strip(), 13, SOFT) for one in round_lines(v, v.past - 1, say)]
    hand = shown.get("hand")
    if hand:
        cards = [number(t) for t in hand["numbers"]] + [goal(k) for k in hand["goals"]]
        parts.append(labelled(player(say, v.seat), row(cards, 6, 0), room=ROOM))
    parts.append(lines(say(status(v)), fill=BRASS))
    return below(parts)


def number(t: int, size: tuple[int, int] = SIZE) -> Scene:
    """A number card: its value below a band of its colour."""
    scene = card(str(t % VALUES + 1), *size)
    colour = t // VALUES
    width, band = size[0], size[1] * 0.26
    scene.add(Box(0, 0, width, band, COLOURS[colour], 4))
    scene.add(symbol(FORMS[colour], width / 2, band / 2, band * 0.28, CARD))
    return scene


def goal(g: int, size: tuple[int, int] = SIZE) -> Scene:
    return card(GOALS[g % KINDS], *size, fill=INK, ink=PAPER)


def slot(value: int | None, draw: Any, waits: bool) -> Scene:
    """A card of a place, a card face down, or room for one."""
    if value is not None:
        return draw(value)
    return back(*SIZE) if waits else gap(*SIZE)


def place(v: Any, shown: Mapping[str, Any], k: int, say: Speaker) -> Scene:
    """A player, or the third place between two."""
    one = shown["places"][k]
    ready = k < v.seats and is_ready(v, k)
    three = [(one["first"], number), (one["goal"], goal), (one["last"], number)]
    if shown["order"] != "NGN":
        three = [three[1], three[0], three[2]]
    cards, waits = [], ready
    for value, draw in three:
        cards.append(slot(value, draw, waits))
        waits = waits and value is not None
    known = [number(t, SMALL) for t in one["known"]]
    held = max(one["held"] - len(known), 0)
    thrown = [number(t, SMALL) for t in one["row"]]
    parts = [*cards, *known, backs(held, *SMALL)]
    if thrown:
        parts += [line("\u00b7"), *thrown]
    label = say("picture-ghost") if one["ghost"] else player(say, k)
    return labelled(label, row(parts, 6, 0), k in shown["to_act"], room=ROOM)
