"""What happened in Pattern Overlap, as typed data."""

from __future__ import annotations

from typing import Any, Literal

from parlour.core.fact import Event
from parlour.core.game import HOUSE
from parlour.games.pattern_overlap.moves import built, first_swap
from parlour.games.pattern_overlap.options import NOT_MY_STACK, TICKS
from parlour.games.pattern_overlap.rules import (
    BUILD,
    BUILD_CARD,
    CHOOSE,
    COUNTDOWN,
    LAST_CALL,
    NOTICE,
    OVER,
    PICK,
    PLAY,
    TAKE_BACK,
    THE_TABLE,
    WAIT,
)

Reason = Literal[
    "went-out", "all-out", "time-up", "no-location", "nobody-can", "nobody-does",
]  # fmt: skip
REASONS: tuple[Reason, ...] = (
    "went-out", "all-out", "time-up", "no-location", "nobody-can", "nobody-does",
)  # fmt: skip


class Played(Event, frozen=True):
    """A player played a card; `loc` is the owner of the location it was played on, and `whose` the
    player whose card it covers, unless it covers several cards or a starting card."""

    seat: int
    card: int
    rot: int
    loc: int | None
    x: int
    y: int
    squares: int
    cards: int
    whose: int | None


class Added(Event, frozen=True):
    """A starting card was placed; `seat` is the player who did it, or null."""

    seat: int | None
    card: int
    rot: int
    loc: int | None
    x: int
    y: int


class GotReady(Event, frozen=True):
    """A player is ready for "Go"."""

    seat: int


class Picked(Event, frozen=True):
    """A player picked a deck."""

    seat: int
    deck: int


class TookBack(Event, frozen=True):
    """A player took the last starting card back."""

    seat: int


class LeftIt(Event, frozen=True):
    """A player left the starting board to the others."""

    seat: int


class Chose(Event, frozen=True):
    """A player chose the first card of their location."""

    seat: int


class Decided(Event, frozen=True):
    """A player has decided what to do in this second."""

    seat: int


class Swapped(Event, frozen=True):
    """A player put a card under their pile and drew another."""

    seat: int


class Waited(Event, frozen=True):
    """A player waited."""

    seat: int


class GotStuck(Event, frozen=True):
    """The viewer was told that no card in their hand fits."""


class WentOut(Event, frozen=True):
    """A player played their last card and took a token; their location may have frozen."""

    seat: int
    token: int
    froze: bool


class Froze(Event, frozen=True):
    """The location of a player who was already out froze."""

    seat: int


class LastCallStarted(Event, frozen=True):
    """The last call started."""

    seconds: int


class RaceStarted(Event, frozen=True):
    """Play started."""


class GameEnded(Event, frozen=True):
    """The game ended."""

    reason: Reason
    winners: list[int]


Told = (
    Played | Added | GotReady | Picked | TookBack | LeftIt | Chose | Decided | Swapped | Waited
    | GotStuck | WentOut | Froze | LastCallStarted | RaceStarted | GameEnded
)  # fmt: skip


def events(before: Any, seat: int, action: int | None, after: Any) -> list[Told]:
    """What a viewer learned from an action, given the views before and after it."""
    deed = _deed(before, seat, action, after)
    found: list[Told] = [] if deed is None else [deed]
    for k in range(_unchanged(before, after), after.laid):
        found.append(_card(before, seat, action, after, k))
    for other in range(after.seats):
        if after.token[other] and not before.token[other]:
            found.append(WentOut(other, after.token[other], bool(after.frozen[other])))
        elif after.frozen[other] and not before.frozen[other]:
            found.append(Froze(other))
    if after.phase == LAST_CALL and before.phase == PLAY:
        found.append(LastCallStarted(call_seconds(after)))
    if before.phase < PLAY <= after.phase:
        found.append(RaceStarted())
    if after.phase == OVER:
        found.append(GameEnded(reason(after), winners(after)))
    return found


def _unchanged(before: Any, after: Any) -> int:
    """How many cards lie as before; the house may lay another starting board instead."""
    if before.phase != BUILD:
        return int(before.laid)
    kept = 0
    while kept < min(before.laid, after.laid) and all(
        getattr(before, name)[kept] == getattr(after, name)[kept]
        for name in ("laid_card", "laid_x", "laid_y", "laid_rot")
    ):
        kept += 1
    return kept


def _deed(before: Any, seat: int, action: int | None, after: Any) -> Told | None:
    """What a seat did other than play a card."""
    if seat == HOUSE:
        return GotStuck() if action is not None and action >= NOTICE else None
    if before.phase == COUNTDOWN:
        return GotReady(seat)
    if before.phase == PICK:
        return Picked(seat, after.deck[seat])
    if before.phase == CHOOSE:
        return Chose(seat)
    if before.phase == BUILD:
        return _search(seat, action)
    if before.options.clock == TICKS and before.phase >= PLAY:
        return None if after.laid > before.laid else Decided(seat)
    if action is None:
        return Swapped(seat) if after.swaps[seat] > before.swaps[seat] else None
    if before.phase >= PLAY and action >= first_swap(before):
        return Swapped(seat)
    return Waited(seat) if action == WAIT else None


def _search(seat: int, action: int | None) -> Told | None:
    """What a seat did on the starting board other than place a card."""
    if action == WAIT:
        return LeftIt(seat)
    return TookBack(seat) if action == TAKE_BACK else None


def _card(before: Any, seat: int, action: int | None, v: Any, k: int) -> Told:
    """The kth card on the table, which is new."""
    card, by, rot, x, y = v.laid_card[k], v.laid_by[k], v.laid_rot[k], v.laid_x[k], v.laid_y[k]
    loc = v.laid_loc[k] if v.options.mode == NOT_MY_STACK else None
    if by != THE_TABLE:
        whose = _whose(v, k) if v.laid_div[k] == 1 else None
        return Played(by, card, rot, loc, x, y, v.laid_cov[k], v.laid_div[k], whose)
    mine = before.phase == BUILD and action is not None and action >= BUILD_CARD
    here = mine and action is not None and built(action)[1:] == (rot, x, y)
    return Added(seat if here else None, card, rot, loc, x, y)


def _whose(v: Any, k: int) -> int | None:
    """Who played the newest card that the kth card overlaps; None for the table's own cards."""
    for below in range(k - 1, -1, -1):
        apart = abs(v.laid_x[below] - v.laid_x[k]), abs(v.laid_y[below] - v.laid_y[k])
        if v.laid_loc[below] == v.laid_loc[k] and max(apart) <= 2:
            by = int(v.laid_by[below])
            return None if by == THE_TABLE else by
    return None


def reason(v: Any) -> Reason:
    """Why the game ended."""
    return REASONS[v.ended]


def winners(v: Any) -> list[int]:
    """The seats in first place."""
    return [seat for seat in range(v.seats) if v.rank[seat] == 1]


def call_seconds(v: Any) -> int:
    """The length of the last call in seconds."""
    if v.options.timer_s:
        return int(v.options.timer_s) - 1
    return (60, 30, 0)[v.options.level]
