"""The house's timers in real time: "Go", last call, idle limit and stuck notices."""

from __future__ import annotations

from typing import Any

from parlour.core.rule import call, rule
from parlour.games.pattern_overlap.events import call_seconds
from parlour.games.pattern_overlap.options import REALTIME
from parlour.games.pattern_overlap.rules import (
    BUILD,
    CALL_OVER,
    CHOOSE,
    COUNTDOWN,
    GO,
    LAST_CALL,
    NOTICE,
    OVER,
    PICK,
    TOO_LONG,
    State,
    is_owed_notice,
)

COUNTDOWN_MS = 3000


@rule
def owed_notice(box: Any) -> int:
    """A bit mask of the stuck seats that have not been told yet."""
    s: State = box[0]
    seats = 0
    for seat in range(s.seats):
        if is_owed_notice(s, seat):
            seats |= 1 << seat
    return seats


def house_clock(s: Any) -> list[tuple[int, int, int]]:
    """Running timers: a house action, a number that changes on restart, and milliseconds."""
    if s.options.clock != REALTIME or s.phase in (PICK, CHOOSE, BUILD, OVER):
        return []
    if s.phase == COUNTDOWN:
        return [(GO, 0, COUNTDOWN_MS)]  # P9
    clocks = []
    if s.options.idle_limit_s:
        clocks.append((TOO_LONG, s.laid, 1000 * s.options.idle_limit_s))  # P19
    if s.phase == LAST_CALL:
        clocks.append((CALL_OVER, 0, 1000 * call_seconds(s)))  # P17
    if s.options.stuck_notice_s:
        owed = int(call(owed_notice, s.box))
        wait = 1000 * s.options.stuck_notice_s
        clocks += [(NOTICE + k, s.played[k], wait) for k in range(s.seats) if owed >> k & 1]  # P20
    return clocks
