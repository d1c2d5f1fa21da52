"""Sequence Numbers' coaching: what a play does to the lines on the board."""

from __future__ import annotations

from typing import Any

from parlour.core.fact import Advice
from parlour.features.coaching import Coaching
from parlour.games.sequence_numbers.lines import CORNERS, FIVE, LINE_CELLS, THROUGH, THROUGH_COUNT
from parlour.games.sequence_numbers.rules import (
    CLAIM_LINE,
    DISCARD_KIND,
    DRAW_CARD,
    MINUS_AT,
    PASS,
    PLUS_AT,
    SKIP_DRAW,
    TURN,
)


class Completes(Advice, frozen=True):
    """The chip completes a sequence."""


class Builds(Advice, frozen=True):
    """The chip extends a line of one's own that nobody blocks."""

    count: int


class Blocks(Advice, frozen=True):
    """The chip blocks an opponents' line."""

    count: int


class Breaks(Advice, frozen=True):
    """The Minus takes a chip out of an opponents' line."""

    count: int


class Frees(Advice, frozen=True):
    """The Minus opens a line of one's own again."""

    count: int


class Opens(Advice, frozen=True):
    """The chip is the first in lines that nobody blocks."""

    count: int


class Closes(Advice, frozen=True):
    """The chip closes lines that are still empty to the opponents."""

    count: int


class Waits(Advice, frozen=True):
    """No line through the cell can be completed, so better cards are saved."""


class Clears(Advice, frozen=True):
    """The Minus frees a cell."""


class Dead(Advice, frozen=True):
    """Both cells of the number are taken."""


class LeastUseful(Advice, frozen=True):
    """The card helps least, so it is the one to give up."""


class NothingFits(Advice, frozen=True):
    """No card of the hand can be played."""


class Claims(Advice, frozen=True):
    """The line counts, and the other chips stay free."""


class KeepsCard(Advice, frozen=True):
    """Who doesn't draw in time loses the card."""


AnyAdvice = (
    Completes | Builds | Blocks | Breaks | Frees | Opens | Closes | Waits | Clears | Dead
    | LeastUseful | NothingFits | Claims | KeepsCard
)  # fmt: skip
BESIDES: dict[int, list[Advice]] = {
    PASS: [NothingFits()],
    DRAW_CARD: [KeepsCard()],
    SKIP_DRAW: [],
}


def advice(v: Any, action: int) -> list[Advice]:
    """Why an action is good: at least one reason for whatever a bot does."""
    if action >= CLAIM_LINE:
        return [Claims()]
    if action in BESIDES:
        return BESIDES[action]
    if action >= DISCARD_KIND:
        return _why_discard(v, action - DISCARD_KIND)
    if action >= MINUS_AT:
        return _why_minus(v, action - MINUS_AT)
    return _why_chip(v, action - PLUS_AT if action >= PLUS_AT else action)


def _why_discard(v: Any, kind: int) -> list[Advice]:
    cells = v.cells[kind] if kind < len(v.cells) else []
    dead = cells and all(v.chip[cell] for cell in cells)
    return [Dead() if dead and v.phase == TURN else LeastUseful()]


def _why_chip(v: Any, cell: int) -> list[Advice]:
    mine = v.seat % v.teams + 1
    built = [_filled(v, line, mine) + 1 for line in _lines(cell) if _free(v, line, mine)]
    stopped = [
        _filled(v, line, other)
        for line in _lines(cell)
        for other in range(1, v.teams + 1)
        if other != mine and _free(v, line, other)
    ]
    if max(built, default=0) >= FIVE:
        return [Completes()]
    why: list[Advice] = []
    if max(stopped, default=0) >= 2:
        why.append(Blocks(max(stopped)))
    if max(built, default=0) >= 2:
        why.append(Builds(max(built)))
    if not why:
        return [_why_quiet(len(built), stopped, v.teams - 1)]
    return sorted(why, key=lambda one: -one.count)  # type: ignore[attr-defined]


def _why_quiet(opened: int, stopped: list[int], others: int) -> Advice:
    """Why a chip is good that neither extends a line nor blocks one that matters."""
    if opened:
        return Opens(opened)
    if any(stopped):
        return Blocks(max(stopped))
    return Closes(-(-len(stopped) // others)) if stopped else Waits()


def _why_minus(v: Any, cell: int) -> list[Advice]:
    mine, theirs = v.seat % v.teams + 1, v.chip[cell]
    broken = [_filled(v, line, theirs) for line in _lines(cell) if _free(v, line, theirs)]
    freed = [
        _filled(v, line, mine)
        for line in _lines(cell)
        if all(one == cell or v.chip[one] in (0, mine) for one in LINE_CELLS[line])
    ]
    why: list[Advice] = []
    if max(broken, default=0) >= 2:
        why.append(Breaks(max(broken)))
    if max(freed, default=0) >= 2:
        why.append(Frees(max(freed)))
    return why or [Clears()]


def _lines(cell: int) -> list[int]:
    return [int(THROUGH[cell, rank]) for rank in range(THROUGH_COUNT[cell])]


def _filled(v: Any, line: int, team: int) -> int:
    """The cells of a line that count for a team: its chips and corners."""
    return sum(v.chip[cell] == team or cell in CORNERS for cell in LINE_CELLS[line])


def _free(v: Any, line: int, team: int) -> bool:
    """Whether nobody else blocks a line and it isn't part of a sequence already."""
    cells = LINE_CELLS[line]
    locked = sum(bool(v.locked[cell]) for cell in cells if v.chip[cell] == team)
    return all(v.chip[cell] in (0, team) for cell in cells) and locked <= v.options.shared_chips


COACHING = Coaching(advice=advice, level="strong")  # `master` takes a third longer
