"""Sequence Numbers as typed data for screens: views, moves and events."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from parlour.core.fact import Charge, Status
from parlour.core.manners import Call
from parlour.games.sequence_numbers.events import (
    REASONS,
    GameWon,
    Reason,
    Told,
    ended,
    events,
)
from parlour.games.sequence_numbers.lines import LINE_CELLS, THROUGH
from parlour.games.sequence_numbers.moves import Moves, move
from parlour.games.sequence_numbers.options import REFEREE
from parlour.games.sequence_numbers.reading import (
    LETTERS,
    Aid,
    Letter,
    SumCard,
    aid_of,
    candidates,
    cards_of,
    faces_of,
    hand_of,
    is_dead,
    seats_in,
    to_act,
)
from parlour.games.sequence_numbers.rules import (
    CLAIM,
    CLAIM_LINE,
    DRAW,
    DRAWN_GAME,
    FORFEIT,
    NO_CARD,
    NO_CELL,
    NO_KIND,
    NOBODY,
    OVER,
    TURN,
    UPHOLD,
)

__all__ = [
    "REASONS", "Moves", "Own", "Public", "Told", "calls", "events", "late", "lingers", "may_talk",
    "move", "own", "public", "status",
]  # fmt: skip

Phase = Literal["turn", "claim", "draw", "forfeit", "over"]
PHASES: tuple[Phase, ...] = ("turn", "claim", "draw", "forfeit", "over")
EVERYONE = -1
DRAWS_AFTER_S = 4.0
LINE_LISTS = [list(line) for line in LINE_CELLS]


# What the table is waiting for


class ToPlay(Status, frozen=True):
    """A player has to play a card."""

    seat: int


class ToClaim(Status, frozen=True):
    """A player has to choose which line becomes a sequence."""

    seat: int


class ToDraw(Status, frozen=True):
    """A player can draw a card."""

    seat: int


class ToGiveUp(Status, frozen=True):
    """Players have to choose a card to give up."""

    seats: list[int]


class Won(Status, frozen=True):
    """The team of these seats has won."""

    team: Letter
    seats: list[int]
    sequences: int
    reason: Reason
    turns: int


class Drawn(Status, frozen=True):
    """No one has won."""

    reason: Reason
    turns: int


AnyStatus = ToPlay | ToClaim | ToDraw | ToGiveUp | Won | Drawn


# Views


class Last(msgspec.Struct, frozen=True):
    """The last card played, and the cell of its chip."""

    seat: int
    card: int | None
    cell: int | None


class Claim(msgspec.Struct, frozen=True):
    """A line that can be claimed, and the action that claims it."""

    action: int
    cells: list[int]


class Public(msgspec.Struct, frozen=True):
    """What everyone sees."""

    phase: Phase
    to_act: list[int]
    status: AnyStatus
    turn: int
    turn_no: int
    max_turns: int
    teams: int
    target: int
    sequences: list[int]
    lines: list[list[list[int]]]
    """By team, the cells of each of its sequences."""
    numbers: list[int]
    chips: list[int]
    """By cell, 0 or 1 + the team whose chip is there."""
    locked: list[int]
    held: list[int]
    pile: int
    discards: list[int]
    discards_by: list[int]
    faces: list[str]
    """By card, its sum in the table's deck."""
    seat_faces: list[list[str] | None] | None
    """By seat, the sums on its cards, or null if they are the table's; null if all are."""
    last: Last | None
    exchanges: int
    exchanges_left: int
    passes: int
    stuck: list[int] | None
    pending: list[int] | None
    lost: list[int] | None
    forfeit: list[int] | None
    claims: list[Claim] | None
    calls: list[int] | None
    band_colours: bool
    winner: int | None
    reason: Reason | None


class Own(msgspec.Struct, frozen=True):
    """What depends on the viewer."""

    seat: int | None
    team: int | None
    hand: list[SumCard] | None
    hands: list[list[SumCard] | None]
    dead: list[int] | None
    given: int | None
    aid: Aid


def public(v: Any) -> Public:
    """The public part of a view."""
    options, seats, over = v.options, v.seats, v.phase == OVER
    return Public(
        phase=PHASES[v.phase],
        to_act=to_act(v),
        status=status(v),
        turn=v.turn,
        turn_no=v.turn_no,
        max_turns=options.max_turns,
        teams=v.teams,
        target=v.target,
        sequences=v.sequences[: v.teams],
        lines=[
            [LINE_LISTS[k] for k in v.sequence_line[t][: v.sequences[t]]] for t in range(v.teams)
        ],
        numbers=v.number,
        chips=v.chip,
        locked=v.locked,
        held=v.held[:seats],
        pile=v.pile_left,
        discards=v.discard[: v.discards],
        discards_by=v.discard_by[: v.discards],
        faces=faces_of(v, EVERYONE),
        seat_faces=seat_faces(v),
        last=last(v),
        exchanges=v.exchanges,
        exchanges_left=options.dead_per_turn - v.exchanges,
        passes=v.passes,
        stuck=seats_in(v.stuck) if v.stuck else None,
        pending=seats_in(v.pending) if options.draw_mode else None,
        lost=v.lost[:seats] if options.draw_mode else None,
        forfeit=seats_in(v.forfeit) if v.phase == FORFEIT else None,
        claims=claims(v) if v.phase == CLAIM else None,
        calls=callable_teams(v) if options.table_talk == REFEREE else None,
        band_colours=bool(options.band_colours),
        winner=v.winner if over and v.winner != DRAWN_GAME else None,
        reason=REASONS[v.reason] if over else None,
    )


def own(v: Any) -> Own:
    """The part of a view that depends on the viewer."""
    seated = v.seat >= 0
    hand = dealt(v, v.seat)
    return Own(
        seat=v.seat if seated else None,
        team=v.seat % v.teams if seated else None,
        hand=hand if seated else None,
        hands=[dealt(v, k) if v.sees[k] else None for k in range(v.seats)],
        dead=[k for k, card in enumerate(hand) if is_dead(v, card.kind)] if seated else None,
        given=v.given if v.given != NO_KIND else None,
        aid=aid_of(v, v.seat),
    )


def dealt(v: Any, seat: int) -> list[SumCard]:
    """The cards of a visible hand, with the sums that its seat sees."""
    known = cards_of(v, seat)
    return [known[card] for card in hand_of(v, seat)]


def seat_faces(v: Any) -> list[list[str] | None] | None:
    """The faces of seats whose sums differ from the table's."""  # N37
    if not any(v.options.seat_sums[: v.seats]):
        return None
    return [faces_of(v, k) if v.options.seat_sums[k] else None for k in range(v.seats)]


def last(v: Any) -> Last | None:
    """The last card played, and the cell of its chip."""
    if v.last_seat == NOBODY:
        return None
    return Last(
        seat=v.last_seat,
        card=None if v.last_card == NO_CARD else v.last_card,
        cell=None if v.last_cell == NO_CELL else v.last_cell,
    )


def claims(v: Any) -> list[Claim]:
    """The lines to choose from, each with its action."""
    through = THROUGH[v.last_cell].tolist()
    return [Claim(CLAIM_LINE + through.index(line), LINE_LISTS[line]) for line in candidates(v)]


def callable_teams(v: Any) -> list[int]:
    """The teams that a call can be upheld against now."""
    if v.phase != TURN or v.exchanges or v.seats == v.teams:
        return []
    return [t for t in range(v.teams) if any(n >= 2 for n in v.held[t : v.seats : v.teams])]


def status(v: Any) -> AnyStatus:
    """Whose move it is and what they can do, or how the game ended."""
    if v.phase == OVER:
        how = ended(v)
        if isinstance(how, GameWon):
            return Won(how.team, how.seats, how.sequences, how.reason, how.turns)
        return Drawn(how.reason, how.turns)
    if v.phase == FORFEIT:
        return ToGiveUp(seats_in(v.forfeit))
    if v.phase == CLAIM:
        return ToClaim(v.turn)
    return ToDraw(v.turn) if v.phase == DRAW else ToPlay(v.turn)


# Manners


class Helped(Charge, frozen=True):
    """A team has talked about its cards."""

    team: Letter


def calls(s: Any) -> dict[int, Call]:
    """The possible calls: that a team has talked about its cards."""  # N28
    if s.options.table_talk != REFEREE or s.seats == s.teams:
        return {}
    members = [tuple(range(team, s.seats, s.teams)) for team in range(s.teams)]
    return {
        UPHOLD + team: Call(seats, Helped(LETTERS[team]))
        for team, seats in enumerate(members)
        if any(s.held[seat] >= 2 for seat in seats)
    }


def lingers(v: Any) -> float:
    """How long a bot waits: in strict mode it gives people time to draw first."""
    return DRAWS_AFTER_S if v.phase == DRAW else 0.0


def late(v: Any) -> list[int]:
    """The seats that may still draw out of turn; the table does not wait for them."""  # N26
    return [seat for seat in seats_in(v.pending) if seat != v.turn] if v.phase != FORFEIT else []


def may_talk(v: Any) -> bool:
    """Whether this seat may chat now; team-mates may only with a referee."""  # N28
    return bool(v.phase == OVER or v.seats == v.teams or v.options.table_talk == REFEREE)
