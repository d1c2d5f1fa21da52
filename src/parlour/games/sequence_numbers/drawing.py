"""Sequence Numbers, drawn: the board with its chips, and the hands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.core.drawing.pieces import (
    BRASS,
    CARD,
    INK,
    SOFT,
    WELL,
    backs,
    card,
    labelled,
    line,
    lines,
    player,
    row,
    symbol,
)
from parlour.core.drawing.scene import Box, Disc, Mark, Scene, Words, below
from parlour.core.fact import Speaker
from parlour.games.sequence_numbers.facts import status
from parlour.games.sequence_numbers.lines import SIDE
from parlour.games.sequence_numbers.picture import heading
from parlour.games.sequence_numbers.reading import LETTERS

CELL = 44
TINTS = ("#fbe7a6", "#d3e8b4", "#b9dfef", "#d9d0f2", "#f7cdd3", "#f6d3b0")
PER_BAND = 8  # numbers of one tint
TEAMS = ("#1b6fb5", "#e08a1e", "#8446ab")
STAR = 6


def drawing(v: Any, shown: Mapping[str, Any], say: Speaker) -> Scene:
    """The table."""
    return below(
        [
            line(heading(v, say), fill=SOFT),
            board(shown),
            *(hand_of(v, shown, seat, say) for seat in range(v.seats)),
            lines(say(status(v)), fill=BRASS),
        ]
    )


def board(shown: Mapping[str, Any]) -> Scene:
    """The cells and their chips."""
    scene = Scene(SIDE * CELL, SIDE * CELL)
    last = (shown["last"] or {}).get("cell")
    for cell, number in enumerate(shown["numbers"]):
        x, y = cell % SIDE * CELL, cell // SIDE * CELL
        scene.add(*square(x, y, number))
        if shown["chips"][cell]:
            scene.add(*chip(x, y, shown["chips"][cell] - 1, bool(shown["locked"][cell])))
        if cell == last:
            scene.add(Box(x + 1, y + 1, CELL - 2, CELL - 2, "none", 6, BRASS, 3))
    return scene


def square(x: float, y: float, number: int) -> list[Mark]:
    middle = x + CELL / 2, y + CELL / 2
    if not number:
        return [Box(x + 1, y + 1, CELL - 2, CELL - 2, WELL, 6), symbol(STAR, *middle, 11, BRASS)]
    tint = TINTS[(number - 1) // PER_BAND % len(TINTS)]
    return [
        Box(x + 1, y + 1, CELL - 2, CELL - 2, tint, 6),
        Words(*middle, str(number), 17, INK, bold=True),
    ]


def chip(x: float, y: float, team: int, locked: bool) -> list[Mark]:
    """A team's chip; those of a sequence have a bright rim."""
    middle = x + CELL / 2, y + CELL / 2
    edge, thick = (CARD, 3) if locked else (INK, 1)
    return [
        Disc(*middle, 16, TEAMS[team], edge, thick),
        Words(*middle, LETTERS[team], 15, "#ffffff", bold=True),
    ]


def hand_of(v: Any, shown: Mapping[str, Any], seat: int, say: Speaker) -> Scene:
    """A player's cards: faces if the viewer sees them."""
    hands = shown.get("hands")
    cards = hands[seat] if hands else None
    if cards is None:
        what = backs(shown["held"][seat])
    else:
        what = row([card(one["face"], 58, 58) for one in cards], 6, 0)
    label = f"{player(say, seat)} ({LETTERS[seat % v.teams]})"
    return labelled(label, what, seat in shown["to_act"])
