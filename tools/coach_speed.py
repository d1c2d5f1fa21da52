"""Measure how long hints and reviews take: `PARLOUR_COMPILE=now python tools/coach_speed.py`.

For each game and number of players it plays a game between easy bots, asks for a hint in the middle
of it, and reviews it for the first seat. Times are seconds of a core, so that other work on the
machine matters little. With `--decisions`, it also prints the costliest decisions.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

from parlour.coach.hint import hint
from parlour.coach.playouts import playouts
from parlour.coach.result import Review
from parlour.coach.review import review
from parlour.core import telling
from parlour.core.table import Record, Table

SEATS = {
    "synergy": (2, 3, 5), "transmitter": (4, 6), "think-str8": (3, 4), "sequence-numbers": (2, 4),
    "pattern-overlap": (4, 6),
}  # fmt: skip
LEVEL, SEED = "easy", "coach speed"


def main(asked: list[str]) -> None:
    """Print a line per game and number of players."""
    games = [name for name in SEATS if name in asked] or list(SEATS)
    for name in games:
        for seats in SEATS[name]:
            record, middle = played(name, seats)
            playouts(middle.game)  # loads the compiled code
            seat = middle.actors[0]
            seen = middle.seen(seat)
            hint_s, _ = timed(lambda: hint(middle.game, seen, seat))  # noqa: B023
            review_s, found = timed(lambda: review(record, 0))  # noqa: B023
            told = f"hint {1000 * hint_s:.0f} ms, review {review_s:.1f} s"
            sys.stdout.write(f"{name}, {seats} seats: {told}, {len(record.entries)} actions\n")
            sys.stdout.flush()
            if "--decisions" in asked:
                show(middle, found)


def played(name: str, seats: int) -> tuple[Record, Table]:
    """A game between bots, and the table in the middle of it."""
    table = Table(name, seats, seed=SEED)
    while not table.over:
        table.play(table.actors[0], table.bot(table.actors[0], LEVEL))
    record = table.record()
    return record, record.replay(len(record.entries) // 2)


def timed(call: Callable[[], Any]) -> tuple[float, Any]:
    """The seconds of a core that a call takes, and what it returns."""
    begun = time.process_time()
    found = call()
    return time.process_time() - begun, found


def show(table: Table, found: Review) -> None:
    """Print the costliest decisions of a review."""
    say = telling.speaker(table.game, "en", found.seat, variant="coach")
    deal = f"won {found.won}, deal {found.deal.chance:.2f}, agreed {found.agreed}"
    sys.stdout.write(f"  {deal} of {len(found.decisions)}\n")
    for one in found.costliest[:4]:
        assert one.cost
        why = " ".join(map(say, one.advice))
        moves = f"{say(one.move)} instead of {say(one.best_move)}"
        sys.stdout.write(f"  {one.at}: {moves}, cost {one.cost.value:.2f} {one.cost.unit}. {why}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
