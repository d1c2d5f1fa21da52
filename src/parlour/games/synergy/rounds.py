"""Synergy's past rounds as typed data."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from parlour.games.synergy.cards import GHOST, KINDS, NOTHING
from parlour.games.synergy.options import LOOSE
from parlour.games.synergy.things import Reason, reason


class Round(msgspec.Struct, frozen=True):
    """A past round: cards, sums, and who met their goal and why; `met` is null if ignored."""

    first: list[int]
    goals: list[int]
    last: list[int]
    sums: list[int]
    met: list[bool | None]
    reasons: list[Reason]
    completed: bool
    kept: list[int | None]
    plus: int | None
    minus: int | None
    ignored: int | None
    bonus: bool


def past(v: Any, r: int) -> Round:
    """A past round: cards, sums, and who met their goal and why."""
    size = v.seats + (v.seats == GHOST)
    return _past(
        v.seats, tuple(v.past_first[r][:size]), tuple(v.past_goal[r][: v.seats]),
        tuple(v.past_last[r][:size]), tuple(v.past_sum[r][:size]), tuple(v.past_kept[r][: v.seats]),
        v.past_met[r], v.past_done[r], v.past_plus[r], v.past_minus[r], v.past_ignored[r],
        v.past_bonus[r], v.options.between == LOOSE,
    )  # fmt: skip


@lru_cache(4096)
def _past(
    seats: int, first: tuple[int, ...], goals: tuple[int, ...], last: tuple[int, ...],
    sums: tuple[int, ...], kept: tuple[int, ...], met: int, done: int, plus: int, minus: int,
    ignored: int, bonus: int, inclusive: bool,
) -> Round:  # fmt: skip
    return Round(
        first=list(first),
        goals=list(goals),
        last=list(last),
        sums=list(sums),
        met=[None if k == ignored else bool(met >> k & 1) for k in range(seats)],
        reasons=[
            reason(goals[k] % KINDS, k, sums, ignored, inclusive, seats) for k in range(seats)
        ],
        completed=bool(done),
        kept=[card if card >= 0 else None for card in kept],
        plus=plus if plus >= 0 else None,
        minus=minus if minus >= 0 else None,
        ignored=ignored if ignored >= 0 else None,
        bonus=bool(bonus),
    )


def goal_row(v: Any, seat: int) -> list[int]:
    """The goals that a seat has discarded, oldest first."""  # S29
    on_the_table = v.first[0] != NOTHING and v.last[0] != NOTHING
    return [v.past_goal[r][seat] for r in range(v.past - on_the_table)]


def unseen_goals(v: Any, colour: int) -> list[int]:
    """The kinds of goals of a colour that have never been face up."""  # S39
    shown = {v.past_goal[r][seat] for r in range(v.past) for seat in range(v.seats)}
    shown |= {v.goal[seat] for seat in range(v.seats)}
    return [kind for kind in range(KINDS) if colour * KINDS + kind not in shown]
