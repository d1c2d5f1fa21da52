"""The referee of a real-time table: it judges claims and decides who was first.

A claim is a seat's attempt to play a card somewhere. Claims are judged one at a time in order of
arrival, and either played or refused with a code. Every call passes the server's time in
milliseconds. Nothing here waits; the house ends the last call (see clock.py).
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any, NamedTuple

from parlour.core.rule import call, rule
from parlour.features.referee import Verdict
from parlour.games.pattern_overlap.clock import owed_notice
from parlour.games.pattern_overlap.deck import code_at
from parlour.games.pattern_overlap.faces import RING
from parlour.games.pattern_overlap.moves import decoded, first_swap
from parlour.games.pattern_overlap.options import HONOUR, NOT_MY_STACK, REALTIME
from parlour.games.pattern_overlap.patchwork import CENTRE, EMPTY, cell_of, reach, why_not
from parlour.games.pattern_overlap.rules import (
    HAND,
    LAST_CALL,
    NO_CARD,
    PLACE,
    PLAY,
    THE_TABLE,
    WAIT,
    State,
    is_frozen,
)

NOTHING = -1  # no card there


class Code(StrEnum):
    """Why a claim was refused, in order of precedence."""  # P34

    OK = "ok"
    NOT_PLAYING = "not_playing"
    BAD_SLOT = "bad_slot"
    OWN_LOCATION = "own_location"
    FROZEN = "frozen"
    OFF_TABLE = "off_table"
    NO_OVERLAP = "no_overlap"
    CENTRE = "centre"
    MISMATCH = "mismatch"
    TOO_FEW = "too_few"


GEOMETRY = (Code.OK, Code.NO_OVERLAP, Code.CENTRE, Code.MISMATCH, Code.TOO_FEW)
MISPLACED = frozenset(GEOMETRY[1:])


class Claim(NamedTuple):
    """A seat's attempt to play the card in a slot at a place."""

    seat: int
    slot: int
    rot: int
    x: int
    y: int
    loc: int = 0


@rule
def geometry(box: Any, loc: int, x: int, y: int, card: int, rot: int) -> int:
    """What is wrong with a card at a place, as an index into GEOMETRY."""
    s: State = box[0]
    return why_not(s.table, cell_of(s.table, loc, x, y), code_at(s.options, card, rot))


@rule
def frozen(box: Any, loc: int) -> bool:
    """Whether a location is closed to further cards."""
    return is_frozen(box[0], loc)


@rule
def reach_of(box: Any) -> int:
    """The largest coordinate that a centre can have."""
    return reach(box[0].table)


@rule
def cell_at(box: Any, loc: int, x: int, y: int) -> int:
    """The cell index of a square."""
    return cell_of(box[0].table, loc, x, y)


@rule
def turned(box: Any, card: int, rot: int) -> int:
    """A rotated card, packed."""
    return code_at(box[0].options, card, rot)


def use_directly(box: Any, view: Any) -> None:
    """Call each rule above, and the clock's, once with a boxed state."""
    call(geometry, box, 0, 0, 0, 0, 0)
    call(frozen, box, 0)
    call(reach_of, box)
    call(cell_at, box, 0, 0, 0)
    call(turned, box, 0, 0)
    call(owed_notice, box)


def stands(table: Any, seat: int, action: int) -> bool:
    """Whether a placement is still right; on their honour, players may also play wrong ones."""
    s = table._state[0]
    if not table.allows(seat, action):
        return False
    if int(s.options.illegal) != HONOUR or not PLACE <= action < first_swap(s):
        return True
    slot, rot, loc, x, y = decoded(s, action)
    card = int(s.hand[seat][slot])
    return GEOMETRY[int(call(geometry, table._state, loc, x, y, card, rot))] is Code.OK


def referee(table: Any) -> Referee | None:
    """The referee of a table; None unless it is in real time."""
    return Referee(table) if table._state[0].options.clock == REALTIME else None


class Referee:
    """Judges the actions arriving at one real-time table."""

    def __init__(self, table: Any) -> None:
        self.table = table
        self.locked_until = [0] * table.seats
        self.seen = [0] * table.seats
        self.laid_with = [0] * int(table._state[0].laid)  # the entry that added each card
        self.frozen_with: dict[int, int] = {}  # the entry that froze each location
        self._arrived: dict[int, int] = {}  # arrival times of accepted claims, by seat

    @property
    def _state(self) -> Any:
        return self.table._state[0]

    @property
    def racing(self) -> bool:
        """Whether everyone can play cards right now."""
        return int(self._state.phase) in (PLAY, LAST_CALL)

    def judge(self, seat: int, action: int, seen: int, now: int) -> Verdict | None:
        """Why an action is refused; None if it is accepted."""
        s = self._state
        if not self.racing:
            allowed = action in self.table.legal(seat)
            return None if allowed else Verdict(Code.NOT_PLAYING)
        swaps = first_swap(s)
        if action == WAIT or swaps <= action < swaps + HAND:
            return self._judged_stuck(seat, action, now)
        if not PLACE <= action < swaps:
            return Verdict(Code.OFF_TABLE)
        slot, rot, loc, x, y = decoded(s, action)
        return self.claim(Claim(seat, slot, rot, x, y, loc), seen, now)

    def claim(self, claim: Claim, seen: int, now: int) -> Verdict | None:
        """Why a claim is refused; None if it is accepted."""
        s = self._state
        seen = self.seen[claim.seat] = max(self.seen[claim.seat], seen)  # P35
        code = self._code(s, claim, now)
        if code is Code.OK or (code in MISPLACED and self._trusted(s, code)):
            self._arrived[claim.seat] = now
            return None
        newest = self._newest(s, claim) if code in MISPLACED else NOTHING
        if newest != NOTHING and self.laid_with[newest] > seen:
            return _late(code, int(s.laid_by[newest]), claim.seat)  # P35
        if code is Code.FROZEN and self.frozen_with.get(claim.loc, 0) > seen:
            return _late(code, claim.loc, claim.seat)
        squares: tuple[tuple[int, int], ...] = ()
        if code in MISPLACED:
            squares = self._wrong(s, claim)
            self.locked_until[claim.seat] = now + int(s.options.mistake_lock_ms)  # P23
        left = max(0, self.locked_until[claim.seat] - now)
        return Verdict(code, squares=squares, locked_ms=left, needed=int(s.options.min_match))

    def took(self, seat: int, entry: int) -> None:
        """Note which cards and frozen locations came with this entry, and lock the seat."""
        s = self._state
        self.laid_with += [entry] * (int(s.laid) - len(self.laid_with))
        for owner in range(self.table.seats):
            if call(frozen, self.table._state, owner):
                self.frozen_with.setdefault(owner, entry)
        arrived = self._arrived.pop(seat, None)
        if arrived is not None:
            self.locked_until[seat] = arrived + int(s.options.play_lock_ms)  # P23

    def _judged_stuck(self, seat: int, action: int, now: int) -> Verdict | None:
        """Judge a wait or swap; the verdict must not tell a seat whether it is stuck."""
        s = self._state
        known = s.options.assist or not s.options.stuck_notice_s or int(s.noticed) >> seat & 1
        if known and now >= self.locked_until[seat] and action in self.table.legal(seat):
            return None
        return Verdict(Code.NOT_PLAYING)

    def _code(self, s: Any, claim: Claim, now: int) -> Code:
        """The first applicable code for a claim."""
        if not self.racing or not int(s.holding) >> claim.seat & 1:
            return Code.NOT_PLAYING
        if now < self.locked_until[claim.seat]:
            return Code.NOT_PLAYING
        card = int(s.hand[claim.seat][claim.slot])
        if card == NO_CARD:
            return Code.BAD_SLOT
        locations = self.table.seats if int(s.options.mode) == NOT_MY_STACK else 1
        if locations > 1 and claim.loc == claim.seat:
            return Code.OWN_LOCATION
        if 0 <= claim.loc < locations and call(frozen, self.table._state, claim.loc):
            return Code.FROZEN
        far = int(call(reach_of, self.table._state))
        if max(abs(claim.x), abs(claim.y)) > far or not 0 <= claim.loc < locations:
            return Code.OFF_TABLE
        place = claim.loc, claim.x, claim.y
        return GEOMETRY[int(call(geometry, self.table._state, *place, card, claim.rot))]

    def _trusted(self, s: Any, code: Code) -> bool:
        """Whether the table accepts a wrong card on trust."""
        return int(s.options.illegal) == HONOUR and code is not Code.NO_OVERLAP

    def _cells(self, s: Any, claim: Claim) -> list[tuple[int, int, int]]:
        """The x, y and cell of a claim's nine squares."""
        squares = [(claim.x + dx, claim.y + dy) for dx, dy in ((0, 0), *RING)]
        box = self.table._state
        return [(x, y, int(call(cell_at, box, claim.loc, x, y))) for x, y in squares]

    def _newest(self, s: Any, claim: Claim) -> int:
        """The number of the newest card under a claim, or NOTHING."""
        tops = [int(s.table.top[c]) for _, _, c in self._cells(s, claim) if s.table.pat[c] != EMPTY]
        return max(tops, default=NOTHING)

    def _wrong(self, s: Any, claim: Claim) -> tuple[tuple[int, int], ...]:
        """The squares of a claim that don't match."""
        wrong = []
        card = int(s.hand[claim.seat][claim.slot])
        code = int(call(turned, self.table._state, card, claim.rot))
        wild = bool(s.table.wild)
        for i, (x, y, cell) in enumerate(self._cells(s, claim)):
            below = int(s.table.pat[cell])
            if below == EMPTY:
                continue
            centre = i == 0 or below == CENTRE
            if (centre and not wild) or (not centre and below & 3 != code >> 2 * (i - 1) & 3):
                wrong.append((x, y))
        return tuple(wrong)


def _late(code: Code, by: int, claimant: int) -> Verdict:
    """The verdict on a late claim, which costs nothing."""
    return Verdict(code, late=True, faster=None if by in (claimant, THE_TABLE) else by)
