"""Transmitter, drawn: the stack, its hints, the signal's possible values, and the hands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.core.drawing.pieces import (
    BRASS,
    CARD,
    DOWN,
    HIGH,
    INK,
    LOW,
    PAPER,
    SOFT,
    WELL,
    WIDTH,
    backs,
    card,
    labelled,
    line,
    lines,
    player,
    row,
    symbol,
)
from parlour.core.drawing.scene import Box, Disc, Scene, Shape, Words, below, beside
from parlour.core.fact import Speaker
from parlour.games.transmitter.facts import status
from parlour.games.transmitter.picture import hint_line, score, signed

SMALL = (38, 52)
TICKS = 10  # numbers along the scale


def drawing(v: Any, shown: Mapping[str, Any], say: Speaker) -> Scene:
    """The table."""
    played = [
        hinted(value, hint) for value, hint in zip(shown["played"], shown["hints"], strict=False)
    ]
    return below(
        [
            line(score(v, say), fill=SOFT),
            beside([total(shown["stack"], False), total(shown.get("objective"), True)], 24),
            row(played, 4),
            lines(hint_line(v, say)),
            scale(shown),
            *(hand_of(shown, seat, say) for seat in range(v.seats)),
            lines(say(status(v)), fill=BRASS),
        ]
    )


def total(value: int | None, secret: bool) -> Scene:
    """The stack, or the signal if the viewer knows it."""
    if secret:
        return card("?" if value is None else signed(value), 72, 96, INK, BRASS)
    return card(signed(value or 0), 72, 96)


def hinted(value: int, hint: str) -> Scene:
    """A card of the stack with the hint after it."""
    scene = card(signed(value), *SMALL)
    x, y = SMALL[0] / 2, SMALL[1] + 9
    if hint == "lower":
        scene.add(symbol(1, x, y, 5, LOW))
    elif hint == "greater":
        scene.add(Shape(tuple((x + 5 * a, y + 5 * b) for a, b in DOWN), HIGH))
    elif hint == "match":
        scene.add(Disc(x, y, 5, CARD))
    scene.height += 18
    return scene


def scale(shown: Mapping[str, Any]) -> Scene:
    """The numbers that the signal can be, with the stack above them."""
    low, high = shown["scale"]
    low, high = min(low, shown["stack"]), max(high, shown["stack"])
    step = WIDTH / (high - low + 1)
    scene = Scene(WIDTH, 62)
    scene.add(Box(0, 20, WIDTH, 18, WELL, 6))
    for value in shown["values"] or ():
        scene.add(Box((value - low) * step + 1, 20, max(step - 2, 1), 18, CARD, 2))
    if shown.get("objective") is not None and low <= shown["objective"] <= high:
        scene.add(Box((shown["objective"] - low) * step + 1, 20, max(step - 2, 1), 18, INK, 2))
    x = (shown["stack"] - low + 0.5) * step
    scene.add(Disc(x, 10, 6, BRASS), Box(x - 1, 14, 2, 24, BRASS))
    for value in range(low, high + 1):
        if value % TICKS == 0:
            scene.add(Words((value - low + 0.5) * step, 50, signed(value), 12, SOFT))
    return scene


def hand_of(shown: Mapping[str, Any], seat: int, say: Speaker) -> Scene:
    """A player's cards: faces if the viewer sees them."""
    hands, held = shown.get("hands"), shown["held"][seat]
    cards = hands[seat] if hands else None
    if cards is None:
        what = backs(held)
    elif cards:
        what = row([card(signed(value), chosen=seat == shown["turn"]) for value in cards], 6, 0)
    else:
        what = line("\u2013", fill=PAPER)
    return labelled(player(say, seat), what, seat in shown["to_act"])
