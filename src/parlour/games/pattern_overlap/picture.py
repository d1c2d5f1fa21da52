"""Pattern Overlap in a terminal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from parlour.core.fact import Speaker
from parlour.core.struct import remembered
from parlour.games.pattern_overlap.deck import face_at
from parlour.games.pattern_overlap.faces import RING, SIDES, card_name, rows, turned
from parlour.games.pattern_overlap.facts import MODES, has_points, status
from parlour.games.pattern_overlap.options import (
    CUSTOM_SIDE,
    NOT_MY_STACK,
    SCORES_ALL,
    SCORES_OWN,
    TICKS,
    TURNS,
)
from parlour.games.pattern_overlap.rules import HAND, LAST_CALL, NO_CARD, OVER, PLAY
from parlour.games.pattern_overlap.view import View

MINUS = "\u2212"
WIDTH = 100


def picture(v: Any, say: Speaker) -> str:
    """The table as text."""
    lines = [head(v, say)]
    if v.options.mode == NOT_MY_STACK:
        lines += side_by_side([location(v, say, loc) for loc in range(v.seats)])
    else:
        lines += patchwork(v, say, 0)
    if v.phase >= PLAY:
        for seat in range(v.seats):
            if v.sees[seat] and v.held[seat]:
                lines += ["", *hand_rows(v, say, seat)]
    lines += ["", *seat_lines(v, say), say(status(v))]
    return "\n".join(lines)


def head(v: Any, say: Speaker) -> str:
    """The mode, the cards and the clock."""
    o = v.options
    side = "custom" if o.side == CUSTOM_SIDE else SIDES[o.side]
    about = [say(f"option-mode-{MODES[o.mode]}"), say(f"option-side-{side}")]
    if o.centers:
        about.append(say("picture-wild"))
    parts = [" · ".join(about)]
    if o.clock == TURNS:
        parts.append(say("picture-round", round=v.this_round + 1))
    if o.clock == TICKS:
        parts.append(say("picture-second", second=v.tick))
    if v.phase == LAST_CALL:
        parts.append(say("picture-last-call"))
    return "  ".join(parts)


@remembered(View.only("options", "laid", "laid_card", "laid_loc", "laid_x", "laid_y", "laid_rot"))
def cells(v: Any) -> dict[tuple[int, int, int], str]:
    """The letter on every cell, by location, x and y."""
    shown = {}
    for k in range(v.laid):
        loc, x, y = v.laid_loc[k], v.laid_x[k], v.laid_y[k]
        face = turned(face_at(v.options, v.laid_card[k]), v.laid_rot[k])
        shown[loc, x, y] = "*"
        for (dx, dy), letter in zip(RING, face, strict=True):
            shown[loc, x + dx, y + dy] = letter
    return shown


def patchwork(v: Any, say: Speaker, loc: int) -> list[str]:
    """A location as a grid of letters with coordinates."""
    shown = {(x, y): letter for (at, x, y), letter in cells(v).items() if at == loc}
    if not shown:
        return [say("picture-empty")]
    xs, ys = [x for x, _ in shown], [y for _, y in shown]
    lines = ["     " + "".join(f"{coordinate(x):>3}" for x in range(min(xs), max(xs) + 1))]
    for y in range(min(ys), max(ys) + 1):
        row = "".join(f"{shown.get((x, y), '·'):>3}" for x in range(min(xs), max(xs) + 1))
        lines.append(f"{coordinate(y):>4} {row}")
    return lines


def coordinate(number: int) -> str:
    """A coordinate with a true minus sign."""
    return str(number).replace("-", MINUS)


def location(v: Any, say: Speaker, loc: int) -> list[str]:
    """A location of Not My Stack! with its title."""
    title = say("picture-location", seat=loc, cards=v.on_location[loc])
    if v.frozen[loc]:
        title += f", {say('picture-frozen')}"
    return [f"[{loc}] {title}", *patchwork(v, say, loc)]


def side_by_side(blocks: list[list[str]]) -> list[str]:
    """Blocks of text side by side, wrapped to a width."""
    lines: list[str] = []
    while blocks:
        row: list[list[str]] = []
        while blocks and (not row or sum(max(map(len, b)) + 3 for b in [*row, blocks[0]]) <= WIDTH):
            row.append(blocks.pop(0))
        wide = [max(map(len, block)) for block in row]
        for k in range(max(map(len, row))):
            parts = [(b[k] if k < len(b) else "").ljust(w) for b, w in zip(row, wide, strict=True)]
            lines.append("   ".join(parts).rstrip())
        lines.append("")
    return lines


def hand_rows(v: Any, say: Speaker, seat: int) -> list[str]:
    """A hand as unrotated cards side by side."""
    cards = [(slot, v.hand[seat][slot]) for slot in range(HAND) if v.hand[seat][slot] != NO_CARD]
    lines = ["   ".join(f"{slot + 1}: {card_name(card)}" for slot, card in cards)]
    for row in range(3):
        faces = [rows(face_at(v.options, card))[row] for _, card in cards]
        lines.append("   ".join(f"{' '.join(face):<6}" for face in faces).rstrip())
    return [say("picture-hand", seat=seat), *lines]


def seat_lines(v: Any, say: Speaker) -> list[str]:
    """One line per seat: cards left, points, token and place."""
    return aligned(seat_columns(v, say, seat) for seat in range(v.seats))


def seat_columns(v: Any, say: Speaker, seat: int) -> list[str]:
    left = v.held[seat] + v.fresh[seat] + v.under[seat]
    columns = [say("picture-player", seat=seat), say("picture-left", cards=left)]
    if v.options.mode == NOT_MY_STACK:
        columns.append(say("picture-on-location", cards=v.on_location[seat]))
    elif has_points(v) and (points := points_shown(v, seat)) is not None:
        columns.append(say("picture-points", points=points))
    else:
        columns.append("")
    columns.append(say("picture-place", place=v.rank[seat]) if v.phase == OVER else "")
    columns.append(say("picture-out", token=v.token[seat]) if v.token[seat] else "")
    return columns


def aligned(table: Iterable[list[str]]) -> list[str]:
    """Rows with the columns below each other; empty columns are left out."""
    lines = [*table]
    wide = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return [
        "  ".join(cell.ljust(w) for cell, w in zip(row, wide, strict=True) if w).rstrip()
        for row in lines
    ]


def points_shown(v: Any, seat: int) -> int | None:
    """A seat's points; None if this viewer doesn't see them."""
    mine = v.options.live_scores == SCORES_OWN and seat == v.seat
    shown = mine or v.options.live_scores == SCORES_ALL or v.phase == OVER
    return int(v.points[seat]) if shown else None
