"""Claims: who was first, in real time. The referee of a table that is played without turns.

A claim says which card goes where, and the last table number its sender had seen. Claims are
judged in the order of their arrival, each whole: refused with a code, or played. Time comes with
every call, in milliseconds of the server's clock; nothing here waits.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any, NamedTuple

from parlour.core.game import HOUSE
from parlour.core.rule import rule
from parlour.games.pattern_overlap.faces import CODES, RING
from parlour.games.pattern_overlap.options import HONOUR, NOT_MY_STACK
from parlour.games.pattern_overlap.patchwork import CENTRE, EMPTY, cell_of, reach, why_not
from parlour.games.pattern_overlap.rules import (
    CALL_OVER,
    LAST_CALL,
    PLAY,
    State,
)
from parlour.games.pattern_overlap.words import call_seconds, encoded

SURELY_SEEN_MS = 2000


class Code(StrEnum):
    """Why a claim is refused; earlier ones are said first."""  # P34

    OK = "OK"
    NOT_PLAYING = "NOT_PLAYING"
    BAD_SLOT = "BAD_SLOT"
    OWN_LOCATION = "OWN_LOCATION"
    FROZEN = "FROZEN"
    OFF_TABLE = "OFF_TABLE"
    NO_OVERLAP = "NO_OVERLAP"
    CENTRE = "CENTRE"
    MISMATCH = "MISMATCH"
    TOO_FEW = "TOO_FEW"


GEOMETRY = (Code.OK, Code.NO_OVERLAP, Code.CENTRE, Code.MISMATCH, Code.TOO_FEW)
MISPLACED = frozenset(GEOMETRY[1:])
WORDS = {
    Code.OK: "laid",
    Code.NOT_PLAYING: "you cannot lay a card now",
    Code.BAD_SLOT: "that card is not in this slot",
    Code.OWN_LOCATION: "you never play on your own location",
    Code.FROZEN: "that location is frozen",
    Code.OFF_TABLE: "that is beyond the edge of the table",
    Code.NO_OVERLAP: "it covers nothing",
    Code.CENTRE: "a centre may not be covered, nor cover",
    Code.MISMATCH: "not all squares match",
    Code.TOO_FEW: "too few squares match",
}


class Claim(NamedTuple):
    """A card that somebody lays."""

    seat: int
    number: int  # the client counts its claims; the same number gets the same answer
    slot: int
    card: int
    rot: int
    x: int
    y: int
    seen: int  # table number
    loc: int = 0


class Answer(NamedTuple):
    """What became of a claim."""

    code: Code
    late: bool = False
    faster: int | None = None  # the seat that was
    squares: tuple[tuple[int, int], ...] = ()  # that are wrong
    table_number: int = 0
    locked_until: int = 0

    @property
    def words(self) -> str:
        """The answer as it is said to the claimant."""
        if self.late:
            return "somebody was faster here" if self.faster is None else "was faster here"
        return WORDS[self.code]


@rule
def geometry(box: Any, loc: int, x: int, y: int, card: int, rot: int) -> int:
    """What is wrong with a card at a place of the table."""
    s: State = box[0]
    return why_not(s.table, cell_of(s.table, loc, x, y), CODES[s.options.side, card, rot])


class Referee:
    """Judges the claims of one table and plays those that are good."""

    def __init__(self, table: Any) -> None:
        self.table = table
        self.locked_until = [0] * table.seats
        self.seen = [0] * table.seats
        self.answers: dict[tuple[int, int], Answer] = {}
        self.laid_at: list[int] = []  # when each table number came about
        self.frozen_at: dict[int, int] = {}  # the table number with which a location froze
        self.deadline: int | None = None

    def claim(self, claim: Claim, now: int) -> Answer:
        """Judge a claim that arrives now."""
        known = self.answers.get((claim.seat, claim.number))
        if known is not None:
            return known
        self.pass_time(now)
        answer = self._judged(claim, now)
        self.answers[claim.seat, claim.number] = answer
        return answer

    def pass_time(self, now: int) -> None:
        """The last call ends when its time is over: what arrives at its end still counts."""
        if self.deadline is not None and now > self.deadline and not self.table.over:
            self.table.play(HOUSE, CALL_OVER)  # P17

    def _judged(self, claim: Claim, now: int) -> Answer:
        s, options = self.table.state, self.table.state.options
        seen = self._seen(claim, now)
        code = self._code(s, claim, now)
        number = int(s.laid)
        if code is Code.OK or (code in MISPLACED and self._trusted(s, claim, code)):
            return self._laid(claim, now)
        newest = self._newest(s, claim) if code in MISPLACED else -1
        froze = code is Code.FROZEN and self.frozen_at.get(claim.loc, 0) > seen
        if newest >= seen or froze:
            by = claim.loc if froze else int(s.laid_by[newest])
            return Answer(code, True, by, (), number)  # P35
        squares: tuple[tuple[int, int], ...] = ()
        if code in MISPLACED:
            squares = self._wrong(s, claim)
            self.locked_until[claim.seat] = now + int(options.mistake_lock_ms)  # P35
        return Answer(code, False, None, squares, number, self.locked_until[claim.seat])

    def _code(self, s: Any, claim: Claim, now: int) -> Code:
        """The first thing that is wrong with a claim."""
        playing = int(s.phase) in (PLAY, LAST_CALL) and int(s.holding) >> claim.seat & 1
        if not playing or now < self.locked_until[claim.seat]:
            return Code.NOT_PLAYING
        hand = s.hand[claim.seat]
        if not 0 <= claim.slot < len(hand) or int(hand[claim.slot]) != claim.card:
            return Code.BAD_SLOT
        locations = self.table.seats if int(s.options.mode) == NOT_MY_STACK else 1
        if locations > 1 and claim.loc == claim.seat:
            return Code.OWN_LOCATION
        if locations > 1 and 0 <= claim.loc < locations and int(s.token[claim.loc]):
            return Code.FROZEN
        far = int(reach(s.table))
        if max(abs(claim.x), abs(claim.y)) > far or not 0 <= claim.loc < locations:
            return Code.OFF_TABLE
        place = claim.loc, claim.x, claim.y
        return GEOMETRY[int(geometry(self.table._state, *place, claim.card, claim.rot % 4))]

    def _trusted(self, s: Any, claim: Claim, code: Code) -> bool:
        """Whether the table lets a wrong card lie."""
        return int(s.options.illegal) == HONOUR and code is not Code.NO_OVERLAP

    def _laid(self, claim: Claim, now: int) -> Answer:
        table, s = self.table, self.table.state
        before = int(s.laid)
        last_call = int(s.phase) == LAST_CALL
        view = table.facts(claim.seat)
        table.play(
            claim.seat, encoded(view, claim.slot, claim.rot % 4, claim.loc, claim.x, claim.y)
        )
        s = table.state
        self.laid_at += [now] * (int(s.laid) - len(self.laid_at))
        if int(s.token[claim.seat]):
            self.frozen_at.setdefault(claim.seat, int(s.laid))
        if int(s.phase) == LAST_CALL and not last_call:
            self.deadline = now + 1000 * call_seconds(s)
        self.locked_until[claim.seat] = now + int(s.options.play_lock_ms)  # P35
        return Answer(Code.OK, False, None, (), before + 1, self.locked_until[claim.seat])

    def _seen(self, claim: Claim, now: int) -> int:
        """The table number that a seat has surely drawn; it never goes down."""  # P35
        arrived = 0
        for number, when in enumerate(self.laid_at, 1):
            if when + SURELY_SEEN_MS <= now:
                arrived = number
        seen = max(self.seen[claim.seat], min(claim.seen, int(self.table.state.laid)), arrived)
        self.seen[claim.seat] = seen
        return seen

    def _cells(self, s: Any, claim: Claim) -> list[tuple[int, int, int]]:
        """x, y and cell of the nine squares of a claim."""
        squares = [(claim.x + dx, claim.y + dy) for dx, dy in ((0, 0), *RING)]
        return [(x, y, int(cell_of(s.table, claim.loc, x, y))) for x, y in squares]

    def _newest(self, s: Any, claim: Claim) -> int:
        """The number of the newest card below a claim; -1 if there is none."""
        tops = [int(s.table.top[c]) for _, _, c in self._cells(s, claim) if s.table.pat[c] != EMPTY]
        return max(tops, default=-1)

    def _wrong(self, s: Any, claim: Claim) -> tuple[tuple[int, int], ...]:
        """The squares of a claim that do not match."""
        wrong = []
        code = int(CODES[int(s.options.side), claim.card, claim.rot % 4])
        wild = bool(s.table.wild)
        for i, (x, y, cell) in enumerate(self._cells(s, claim)):
            below = int(s.table.pat[cell])
            if below == EMPTY:
                continue
            centre = i == 0 or below == CENTRE
            if (centre and not wild) or (not centre and below & 3 != code >> 2 * (i - 1) & 3):
                wrong.append((x, y))
        return tuple(wrong)
