"""Checks whether a layout of cards solves a puzzle."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from parlour.games.pattern_overlap.faces import FACES, RING, turned
from parlour.games.pattern_overlap.puzzles.puzzle import Laid, Puzzle, Square, outline_of

CENTRE = "*"


class Verdict(NamedTuple):
    """Whether a layout solves a puzzle; if not, what is wrong and on which squares."""

    solved: bool
    wrong: str  # "", "cards", "squares" or "centers"
    squares: tuple[Square, ...] = ()


def check(puzzle: Puzzle, layout: Sequence[Laid]) -> Verdict:
    """Check a layout, with cards in the order they were placed; any valid solution counts."""
    if sorted(one.card for one in layout) != list(puzzle.cards):
        return Verdict(False, "cards")
    clashing = clashes(puzzle, layout)
    if clashing:
        return Verdict(False, "squares", tuple(clashing))
    if not same_shape(puzzle, layout):
        return Verdict(False, "centers")
    return Verdict(True, "")


def clashes(puzzle: Puzzle, layout: Iterable[Laid]) -> list[Square]:
    """The squares where two cards directly on top of each other don't match."""
    stacks: dict[Square, list[str]] = {}
    for one in layout:
        face = turned(FACES[puzzle.side_number][one.card], one.rot)
        stacks.setdefault((one.x, one.y), []).append(CENTRE)
        for (dx, dy), letter in zip(RING, face, strict=True):
            stacks.setdefault((one.x + dx, one.y + dy), []).append(letter)
    return sorted(
        square
        for square, stack in stacks.items()
        if any(not match(puzzle.wild, *pair) for pair in pairwise(stack))
    )


def match(wild: bool, below: str, above: str) -> bool:
    """Whether one square can go on top of another."""
    return (wild and CENTRE in (below, above)) or (below == above != CENTRE)


def same_shape(puzzle: Puzzle, layout: Iterable[Laid]) -> bool:
    """Whether the centres (or just the outline) equal the puzzle's, up to shift and rotation."""
    centers = {(one.x, one.y) for one in layout}
    if len(centers) < len(puzzle.cards) and puzzle.show == "centers":
        return False
    wanted = set(puzzle.centers)
    if puzzle.show == "outline":
        centers, wanted = outline_of(centers), outline_of(wanted)
    goal = at_origin(wanted)
    for _ in range(4):
        if at_origin(centers) == goal:
            return True
        centers = {(-y, x) for x, y in centers}
    return False


def at_origin(squares: set[Square]) -> frozenset[Square]:
    """The squares shifted to start at (0, 0)."""
    left, top = min(x for x, _ in squares), min(y for _, y in squares)
    return frozenset((x - left, y - top) for x, y in squares)


def turns_alike(squares: Iterable[Square]) -> int:
    """How many of the four rotations leave a shape unchanged."""
    shape, goal, count = set(squares), at_origin(set(squares)), 0
    for _ in range(4):
        shape = {(-y, x) for x, y in shape}
        count += at_origin(shape) == goal
    return count
