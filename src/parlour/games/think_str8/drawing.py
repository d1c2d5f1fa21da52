"""Think Str8!, drawn: the holders, the dice, the tokens, the track and the pad."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.core.drawing.pieces import (
    BRASS,
    CARD,
    COLOURS,
    INK,
    SOFT,
    WELL,
    card,
    ink_on,
    labelled,
    line,
    lines,
    player,
    row,
    symbol,
)
from parlour.core.drawing.scene import Box, Disc, Scene, Words, below, beside
from parlour.core.fact import Speaker
from parlour.games.think_str8.facts import status
from parlour.games.think_str8.picture import bet_text, header, minus
from parlour.games.think_str8.rules import FINAL, HOLDERS, VALUES
from parlour.games.think_str8.things import Letter

SIZE = (38, 52)
STONES = ("#8fc3cf", "#a2552d", "#f4e7c6", "#3a4150")
CELL = 24
ROOM = 110


def drawing(v: Any, shown: Mapping[str, Any], say: Speaker) -> Scene:
    """The table."""
    if shown["closed"]:
        return lines(say(status(v)), fill=BRASS)
    letters = [say(Letter(colour)) for colour in range(shown["colours"])]
    left = [holder(v, shown, k, letters, say) for k in range(HOLDERS)]
    if v.phase < FINAL:
        dice = [die(colour) for colour in shown["dice"]]
        left.append(labelled(say("picture-dice"), row(dice, 6, 0), room=ROOM))
        left.append(labelled(say("picture-tokens"), tokens(shown), room=ROOM))
    left.append(labelled(say("picture-track"), track(shown), room=ROOM))
    return below(
        [
            lines(header(v, say), fill=SOFT),
            beside([below(left, 10), pad(v, letters)], 24),
            lines(say(status(v)), fill=BRASS),
        ]
    )


def holder(v: Any, shown: Mapping[str, Any], k: int, letters: list[str], say: Speaker) -> Scene:
    """A holder's six cards; the viewer doesn't see those of its own."""
    cards = [
        face(colour, value) for colour, value in enumerate(shown["holders"][k][: len(letters)])
    ]
    owned = k < v.seats
    label = player(say, k) if owned else say("picture-neutral")
    bet = bet_text(v, say, letters, k) if owned else ""
    what = beside([row(cards, 4, 0), line(bet, 13, SOFT)], 10) if bet else row(cards, 4, 0)
    return labelled(label, what, k in shown["to_act"], room=ROOM)


def face(colour: int, value: int | None) -> Scene:
    """A card: its number, or its back in its colour."""
    fill = COLOURS[colour]
    if value is None:
        scene = card("", *SIZE, fill=fill)
        scene.add(symbol(colour, SIZE[0] / 2, SIZE[1] / 2, 10, ink_on(fill)))
        return scene
    scene = card(str(value), *SIZE)
    scene.add(Box(0, 0, SIZE[0], 14, fill, 4))
    scene.add(symbol(colour, SIZE[0] / 2, 7, 4, ink_on(fill)))
    return scene


def die(colour: int) -> Scene:
    fill = COLOURS[colour]
    scene = Scene(34, 34)
    scene.add(Box(0, 0, 34, 34, fill, 7), symbol(colour, 17, 17, 9, ink_on(fill)))
    return scene


def tokens(shown: Mapping[str, Any]) -> Scene:
    """The tokens that are free: how many spaces they cover, and their points."""
    given = shown["tokens"]
    free = [
        card(f"{size}:{points}", 44, 30)
        for k, (size, points) in enumerate(zip(given["size"], given["points"], strict=True))
        if given["free"] >> k & 1
    ]
    return row(free, 6, 0)


def track(shown: Mapping[str, Any]) -> Scene:
    """The score track; stones on the same space lie on top of each other."""
    places, heights = shown["positions"], shown["heights"]
    low, high = min(0, *places), max(20, *places)
    step, top = 360 / (high - low + 1), 10 * max(heights)
    scene = Scene(360, 44 + top)
    scene.add(Box(0, 20 + top, 360, 8, WELL, 4))
    for value in range(low, high + 1):
        if value % 5 == 0:
            scene.add(Words((value - low + 0.5) * step, 37 + top, minus(value), 11, SOFT))
    for seat in sorted(range(len(places)), key=lambda seat: heights[seat]):
        x, y = (places[seat] - low + 0.5) * step, 20 + top - 10 * heights[seat]
        scene.add(Disc(x, y, 10, STONES[seat % len(STONES)], INK, 1))
        scene.add(Words(x, y, str(seat), 11, CARD if seat in (1, 3) else INK, bold=True))
    return scene


def pad(v: Any, letters: list[str]) -> Scene:
    """The numbers of each colour; dark ones are seen elsewhere."""
    scene = Scene((len(letters) + 1) * CELL, (VALUES + 1) * CELL)
    scene.add(Box(0, 0, scene.width, scene.height, CARD, 8))
    for colour, letter in enumerate(letters):
        x = (colour + 0.5) * CELL
        fill = COLOURS[colour]
        scene.add(Box(x + 1, 5, CELL - 2, CELL - 6, fill, 4))
        scene.add(Words(x + CELL / 2, CELL / 2 + 2, letter, 12, ink_on(fill), bold=True))
        for value in range(VALUES):
            y = (value + 1) * CELL - 4
            seen = bool(v.black[colour][value])
            scene.add(Box(x + 1, y + 1, CELL - 2, CELL - 2, INK if seen else "#f6eedc", 4))
            text = Words(x + CELL / 2, y + CELL / 2, str(value), 12, CARD if seen else INK)
            scene.add(text)
    return scene
