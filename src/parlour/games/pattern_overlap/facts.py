"""Pattern Overlap as typed data for screens: views, and the moves and events that they share."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from parlour.core.fact import Status
from parlour.core.struct import remembered
from parlour.games.pattern_overlap.deck import face_at, look_of
from parlour.games.pattern_overlap.events import Reason, Told, call_seconds, events, reason, winners
from parlour.games.pattern_overlap.faces import CARDS, Side
from parlour.games.pattern_overlap.moves import move
from parlour.games.pattern_overlap.options import (
    COVER,
    CUSTOM_SIDE,
    DIVERSIFY,
    NOT_MY_STACK,
    REALTIME,
    SCORES_ALL,
    SPEED,
    TICKS,
    TOGETHER,
    TURNS,
)
from parlour.games.pattern_overlap.rules import (
    BUILD,
    CHOOSE,
    COUNTDOWN,
    LAST_CALL,
    MOST_TAKEN_BACK,
    OVER,
    PICK,
    PLAY,
)
from parlour.games.pattern_overlap.view import View

__all__ = ["Own", "Public", "Told", "events", "move", "own", "public"]

Mode = Literal["speed", "diversify", "cover", "nms"]
Clock = Literal["realtime", "ticks", "turns"]
Phase = Literal["pick", "choose", "build", "countdown", "play", "last_call", "over"]
Decider = Literal[
    "result", "out", "cards", "best-card", "earlier-card", "squares", "locations", "nothing"
]
MODES: tuple[Mode, ...] = ("speed", "diversify", "cover", "nms")
CLOCKS: tuple[Clock, ...] = ("realtime", "ticks", "turns")
PHASES: tuple[Phase, ...] = (
    "pick", "choose", "build", "countdown", "play", "last_call", "over",
)  # fmt: skip


class Laid(msgspec.Struct, frozen=True):
    """The cards on the table in order of play, as columns; a card `by` -1 is a starting card."""

    card: list[int]
    by: list[int]
    loc: list[int]
    x: list[int]
    y: list[int]
    rot: list[int]
    covers: list[int]
    touches: list[int]
    right: list[int]


class Picking(Status, frozen=True):
    """A player has to pick a deck."""

    seat: int


class Choosing(Status, frozen=True):
    """These players have to choose the first card of their location."""

    seats: list[int]


class Building(Status, frozen=True):
    """A player has to place a card of the starting board."""

    seat: int


class Searching(Status, frozen=True):
    """These players are looking for a starting board together."""

    seats: list[int]


class Countdown(Status, frozen=True):
    """The race is about to start."""


class Turn(Status, frozen=True):
    """A player has to play a card or wait."""

    seat: int
    may_wait: bool
    last_round: bool


class Stuck(Status, frozen=True):
    """The viewer was told that no card in their hand fits."""


class Out(Status, frozen=True):
    """The viewer has no cards left."""


class LastCall(Status, frozen=True):
    """A player has run out of cards, and the others have a little time left."""


class Race(Status, frozen=True):
    """Everyone can play a card where this many squares match."""

    squares: int


class Over(Status, frozen=True):
    """The game is over."""

    reason: Reason
    winners: list[int]


Situation = (
    Picking | Choosing | Building | Searching | Countdown | Turn | Stuck | Out | LastCall | Race
    | Over
)  # fmt: skip


class Public(msgspec.Struct, frozen=True):
    """What everyone sees."""

    mode: Mode
    side: Side
    faces: list[str] | None
    clock: Clock
    wild: bool
    min_match: int
    phase: Phase
    together: bool
    take_backs: int
    boxed: list[int]
    to_act: list[int]
    turn: int | None
    round: int | None
    last_round: int | None
    tick: int | None
    deadline: int | None
    call_seconds: int | None
    decks: list[int]
    starter: int | None
    held: list[int]
    pile: list[int]
    played: list[int]
    tokens: list[int]
    frozen: list[bool] | None
    on_location: list[int] | None
    points: list[int] | None
    squares: list[int] | None
    places: list[int] | None
    decided_by: Decider | None
    ended: Reason | None
    laid: Laid


class Own(msgspec.Struct, frozen=True):
    """What depends on the viewer."""

    seat: int | None
    status: Situation
    hands: list[list[int] | None]
    put_under: list[list[int] | None]
    my_points: int | None
    claim: int | None
    waits: bool
    stuck: bool
    locked: bool
    assist: bool


def public(v: Any) -> Public:
    """The public part of a view."""
    seats, o = v.seats, v.options
    over, nms = v.phase == OVER, o.mode == NOT_MY_STACK
    scored = over or o.live_scores == SCORES_ALL
    return Public(
        mode=MODES[o.mode],
        side=look_of(o),
        faces=faces(v) if o.side == CUSTOM_SIDE else None,
        clock=CLOCKS[o.clock],
        wild=bool(o.centers),
        min_match=o.min_match,
        phase=PHASES[v.phase],
        together=bool(is_search(v)),
        take_backs=MOST_TAKEN_BACK - v.taken_back if is_search(v) else 0,
        boxed=boxed(v) if v.phase == PICK else [],
        to_act=to_act(v),
        turn=v.turn
        if o.clock == TURNS or (v.phase in (PICK, BUILD) and not is_search(v))
        else None,
        round=v.this_round + 1 if o.clock == TURNS else None,
        last_round=v.last_round + 1 if v.last_round >= 0 else None,
        tick=v.tick if o.clock == TICKS else None,
        deadline=v.deadline if v.phase == LAST_CALL and o.clock == TICKS else None,
        call_seconds=call_seconds(v) if v.phase == LAST_CALL else None,
        decks=v.deck[:seats],
        starter=v.starter if v.starter >= 0 else None,
        held=v.held[:seats],
        pile=[a + b for a, b in zip(v.fresh[:seats], v.under, strict=False)],
        played=v.played[:seats],
        tokens=v.token[:seats],
        frozen=[bool(ice) for ice in v.frozen[:seats]] if nms else None,
        on_location=v.on_location[:seats] if nms else None,
        points=v.points[:seats] if scored and has_points(v) else None,
        squares=v.squares[:seats] if scored else None,
        places=v.rank[:seats] if over else None,
        decided_by=decided_by(v) if over else None,
        ended=reason(v) if over else None,
        laid=laid(v),
    )


@remembered(View.only("options"))
def faces(v: Any) -> list[str]:
    """The letters of all cards, on a table with custom faces."""
    return [face_at(v.options, card) for card in range(CARDS)]


@remembered(
    View.only("laid", "laid_card", "laid_by", "laid_loc", "laid_x", "laid_y", "laid_rot",
              "laid_cov", "laid_div", "laid_ok")
)  # fmt: skip
def laid(v: Any) -> Laid:
    """The cards on the table."""
    n = v.laid
    return Laid(
        card=v.laid_card[:n],
        by=v.laid_by[:n],
        loc=v.laid_loc[:n],
        x=v.laid_x[:n],
        y=v.laid_y[:n],
        rot=v.laid_rot[:n],
        covers=v.laid_cov[:n],
        touches=v.laid_div[:n],
        right=v.laid_ok[:n],
    )


def is_search(v: Any) -> bool:
    """Whether the group is looking for a starting board together."""
    return v.phase == BUILD and v.options.start_board == TOGETHER


def has_turns(v: Any) -> bool:
    """Whether it is someone's turn."""
    if v.phase < COUNTDOWN and v.phase != CHOOSE:
        return not is_search(v)
    return bool(v.options.clock == TURNS)


def boxed(v: Any) -> list[int]:
    """The decks that no one has picked yet."""
    return [deck for deck in range(v.options.decks_in_box) if deck not in v.deck[: v.seats]]


def has_points(v: Any) -> bool:
    """Whether cards score points in this mode."""
    return v.options.mode in (DIVERSIFY, COVER)


def decided_by(v: Any) -> Decider:
    """What decided a finished game: the result, a tie-break, or nothing if the win is shared."""
    ladder: tuple[Decider, ...] = ("result", "out", "cards", "best-card")  # P28
    if v.options.mode == NOT_MY_STACK:
        ladder = "result", "out", "locations"  # P29
    elif v.options.mode == SPEED:
        third: Decider = "squares" if v.options.clock == TURNS else "earlier-card"
        ladder = "result", "cards", third  # P27
    return (*ladder, *["nothing"] * 4)[v.decided_by]


def own(v: Any) -> Own:
    """The part of a view that depends on the viewer."""
    me, o, seats = v.seat, v.options, range(v.seats)
    mine = me >= 0 and o.live_scores <= SCORES_ALL and has_points(v)
    return Own(
        seat=me if me >= 0 else None,
        status=status(v),
        hands=[v.hand[k] if v.sees[k] else None for k in seats],
        put_under=[v.put_under[k][: v.under[k]] if v.sees[k] else None for k in seats],
        my_points=v.points[me] if mine else None,
        claim=v.claim if v.claim >= 0 else None,
        waits=bool(me >= 0 and v.phase >= PLAY and v.said >> me & 1),
        stuck=bool(v.noticed),
        locked=o.clock == TICKS and me >= 0 and v.tick * 1000 < v.locked_until[me],
        assist=bool(o.assist),
    )


def to_act(v: Any) -> list[int]:
    """The seats that can act, as far as is public."""
    if v.phase == OVER:
        return []
    if v.phase == PICK or (v.phase == BUILD and not is_search(v)):
        return [v.turn]
    if v.phase >= PLAY and v.options.clock == TURNS:
        return [v.turn]
    if v.phase >= PLAY and v.options.clock == REALTIME:
        return [seat for seat in range(v.seats) if v.holding >> seat & 1]
    ready = v.said if v.phase < PLAY else v.said | ~v.holding
    return [seat for seat in range(v.seats) if not ready >> seat & 1]


def preparing(v: Any) -> Situation:
    """What the table waits for before the deal."""
    if v.phase == PICK:
        return Picking(v.turn)
    if v.phase == CHOOSE:
        return Choosing(to_act(v))
    return Searching(to_act(v)) if is_search(v) else Building(v.turn)


def status(v: Any) -> Situation:
    """What the viewer can do, or how the game ended."""
    if v.phase == OVER:
        return Over(reason(v), winners(v))
    if v.phase < COUNTDOWN:
        return preparing(v)
    if v.phase == COUNTDOWN:
        return Countdown()
    if v.options.clock == TURNS:
        always = v.options.mode not in (SPEED, NOT_MY_STACK)  # P24
        return Turn(v.turn, always, v.last_round == v.this_round)
    if v.seat >= 0 and v.noticed:
        return Stuck()
    if v.seat >= 0 and v.token[v.seat]:
        return Out()
    return LastCall() if v.phase == LAST_CALL else Race(v.options.min_match)
