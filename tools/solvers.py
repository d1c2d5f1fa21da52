"""Compare our solver with OR-tools' CP-SAT on every puzzle of the collection: `make solvers`.

If the black squares are shown, both find all solutions, which must be the same; if they are hidden,
both look for one. Times are CPU times of one thread; building CP-SAT's model is timed separately.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Any, TypeVar

from parlour.games.pattern_overlap.puzzles import (
    Puzzle,
    check,
    collection,
    solve,
    solve_outline,
    starters,
)
from tests.games.pattern_overlap.cpsat import Model, all_layouts, one_layout

OURS, THEIRS, MAKING = "ours", "CP-SAT", "its model"
T = TypeVar("T")
Times = dict[str, list[float]]


def timed(times: Times, who: str, work: Callable[[], T]) -> T:
    """Do some work and record its CPU time in milliseconds."""
    begun = time.process_time()
    result = work()
    times.setdefault(who, []).append((time.process_time() - begun) * 1000)
    return result


def shown(puzzle: Puzzle, times: Times) -> None:
    """Find all solutions with both solvers."""
    ours = timed(times, OURS, lambda: solve(puzzle))
    model = timed(times, MAKING, lambda: Model(puzzle))
    theirs = timed(times, THEIRS, lambda: all_layouts(model))
    assert theirs == {frozenset(layout) for layout in ours.layouts}, puzzle.id
    assert len(theirs) == ours.total == puzzle.solutions, puzzle.id


def hidden(puzzle: Puzzle, times: Times) -> None:
    """Find one solution with both solvers."""
    ours = timed(times, OURS, lambda: solve_outline(puzzle))
    model = timed(times, MAKING, lambda: Model(puzzle))
    theirs = timed(times, THEIRS, lambda: one_layout(model))
    for layout in (ours, theirs):
        assert layout is not None, puzzle.id
        assert check(puzzle, layout).solved, puzzle.id


def main() -> None:
    """Solve the collection with both solvers and print the times."""
    solve(starters()[0])  # compiles our solver; the next line loads CP-SAT
    all_layouts(Model(starters()[0]))
    rows: dict[tuple[str, int], Times] = {}
    for puzzle in collection().values():
        times = rows.setdefault((puzzle.show, len(puzzle.cards)), {})
        (hidden if puzzle.show == "outline" else shown)(puzzle, times)
    say(f"{len(collection())} puzzles, both agree; load {os.getloadavg()[0]:.1f}; milliseconds")
    say(
        f"{'':8} {'cards':>5} {'puzzles':>7}  "
        + "  ".join(f"{w:>18}" for w in (OURS, THEIRS, MAKING))
    )
    for (show, cards), times in sorted(rows.items()):
        each = "  ".join(
            f"{median(times[w]):8.2f} {max(times[w]):9.2f}" for w in (OURS, THEIRS, MAKING)
        )
        say(f"{show:8} {cards:5} {len(times[OURS]):7}  {each}")


def say(*line: Any) -> None:
    sys.stdout.write(" ".join(map(str, line)) + "\n")


if __name__ == "__main__":
    main()
