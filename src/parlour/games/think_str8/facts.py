"""Think Str8! as typed data for screens: views, moves and events.

In views, a hidden card, start, sum or final bet is null, and a missing token or card is -1. Final
bets are masks (bit 2 is the number 2). Colours are in pad order: blue, green, yellow, purple, red,
grey.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from parlour.core.fact import Move, Status
from parlour.games.think_str8.aid import Aid, aid
from parlour.games.think_str8.events import Told, events
from parlour.games.think_str8.options import LOGIC, MAY_STAY, OPTIONAL
from parlour.games.think_str8.rules import (
    ACCEPT,
    BET,
    COLOURS,
    DICE,
    EXCHANGE,
    FINAL,
    KEEP,
    NONE,
    OVER,
    PLACE,
    PUT,
    SUBSETS,
    SWAP,
    TAKE,
    TOKEN,
    TURN,
)
from parlour.games.think_str8.things import (
    checking_order,
    colour_to_bet_on,
    numbers,
    seats_in,
    winners,
)

__all__ = ["Own", "Public", "Told", "events", "move", "own", "public", "status"]

Phase = Literal[
    "roll", "dice", "token", "place", "check", "exchange", "final", "reveal", "over"
]  # fmt: skip
PHASES: tuple[Phase, ...] = (
    "roll", "dice", "token", "place", "check", "exchange", "final", "reveal", "over",
)  # fmt: skip
STEPS = PHASES[DICE : EXCHANGE + 1]
"""The phases of a round that players see."""
FOUND = ("none", "hit", "high", "low", "miss")
"""The results of a bet, by number."""


# What the table is waiting for


class Closed(Status, frozen=True):
    """The table has no spectators, and the viewer is one."""


class SetDice(Status, frozen=True):
    """The thrower has to accept the dice or turn one; with `grey`, to turn the grey ones."""

    seat: int
    grey: bool


class TakeToken(Status, frozen=True):
    """A player has to take a token."""

    seat: int


class PlaceToken(Status, frozen=True):
    """Players have to place their tokens."""

    seats: list[int]


class ExchangeCard(Status, frozen=True):
    """A player has to exchange a card; with `optional`, they can also keep all."""

    seat: int
    optional: bool


class BetOn(Status, frozen=True):
    """The viewer has to bet on a card."""

    colour: int


class AwaitBets(Status, frozen=True):
    """Other players have to place their final bets."""

    seats: list[int]


class Over(Status, frozen=True):
    """The game is over; these seats won."""

    seats: list[int]


AnyStatus = Closed | SetDice | TakeToken | PlaceToken | ExchangeCard | BetOn | AwaitBets | Over


def status(v: Any) -> AnyStatus:
    """Whose move it is and what they can do, or how the game ended."""
    if v.closed:
        return Closed()
    if v.phase == OVER:
        return Over(winners(v))
    waiting = seats_in(v.asked)
    if v.phase == FINAL:
        return BetOn(colour_to_bet_on(v)) if v.seat in waiting else AwaitBets(waiting)
    if v.phase == PLACE:
        return PlaceToken(waiting)
    if v.phase == DICE:
        grey = v.dice[v.this_round][-1] >= v.colours and v.options.intro_grey != MAY_STAY
        return SetDice(waiting[0], grey)
    if v.phase == TOKEN:
        return TakeToken(waiting[0])
    return ExchangeCard(waiting[0], v.options.exchange == OPTIONAL)


# Views


class Tokens(msgspec.Struct, frozen=True):
    """The betting tokens, and a bit for each that is free."""

    size: list[int]
    points: list[int]
    free: int


class Rows(msgspec.Struct, frozen=True):
    """Every bet and every card given up, by round and seat."""

    dice: list[list[int]]
    token: list[list[int]]
    start: list[list[int | None]]
    result: list[list[int]]
    colour: list[list[int]]
    value: list[list[int]]
    sum: list[list[int | None]]


class Pad(msgspec.Struct, frozen=True):
    """Why a number can't be the viewer's, by colour; and own cards now known, by round."""

    black: list[list[int]]
    stood: list[list[int]]


class Final(msgspec.Struct, frozen=True):
    """The final bets and their points: with one, two or three numbers, and if wrong."""

    bets: list[list[int] | None]
    made: list[int]
    points: list[int]
    won: list[int] | None
    each: list[list[int]] | None


class Public(msgspec.Struct, frozen=True):
    """Nothing, because a table may exclude spectators."""


class Own(msgspec.Struct, frozen=True):
    """The whole view."""

    seat: int | None
    closed: bool
    phase: Phase
    status: AnyStatus
    to_act: list[int]
    round: int
    rounds: int
    colours: int
    order: list[int]
    checks: list[int]
    track: list[int]
    positions: list[int]
    heights: list[int]
    dice: list[int] | None
    turns_left: int
    tokens: Tokens
    holders: list[list[int | None]]
    piles: list[int]
    removed: list[int] | None
    left_in_piles: list[int] | None
    rows: Rows
    pad: Pad | None
    assist_max: int
    aid: Aid | None
    final: Final
    winners: list[int] | None


PUBLIC = Public()


def public(v: Any) -> Public:
    """The public part of a view."""
    return PUBLIC


def own(v: Any) -> Own:
    """The part of a view that depends on the viewer."""
    seats, begun = v.seats, min(v.this_round + 1, v.rounds)
    over, seated = v.phase == OVER and not v.closed, v.seat >= 0
    return Own(
        seat=v.seat if seated else None,
        closed=v.closed == 1,
        phase=PHASES[v.phase],
        status=status(v),
        to_act=seats_in(v.asked),
        round=v.this_round + 1 if v.this_round < v.rounds else v.rounds,
        rounds=v.rounds,
        colours=v.colours,
        order=v.order[:seats],
        checks=checking_order(v),
        track=v.track[:seats],
        positions=v.pos[:seats],
        heights=v.height[:seats],
        dice=v.dice[v.this_round] if v.phase < FINAL and not v.closed else None,
        turns_left=v.turns_left,
        tokens=Tokens(v.width, v.worth, v.free),
        holders=[shown(cards) for cards in v.holder],
        piles=v.pile_left,
        removed=v.removed if over else None,
        left_in_piles=v.pile if over else None,
        rows=Rows(
            dice=v.dice[:begun],
            token=v.token[:begun],
            start=[shown(starts) for starts in v.start[:begun]],
            result=v.result[:begun],
            colour=v.given[:begun],
            value=v.value[:begun],
            sum=[shown(sums) for sums in v.total[:begun]],
        ),
        pad=Pad(v.black, v.stood[:begun]) if seated else None,
        assist_max=v.options.assist_max,
        aid=aid(v) if v.options.assist_max >= LOGIC and seated and v.phase != OVER else None,
        final=final(v, over),
        winners=winners(v) if over else None,
    )


def shown(values: list[int]) -> list[int | None]:
    """Numbers for a view, None where hidden."""
    return [None if value == NONE else value for value in values]


def final(v: Any, over: bool) -> Final:
    """The final bets, as far as the viewer may know them."""
    options, seats = v.options, range(v.seats)
    return Final(
        bets=[v.bets[seat] if over or seat == v.seat else None for seat in seats],
        made=v.bet_on[: v.seats],
        points=[options.final_one, options.final_two, options.final_three, options.final_wrong],
        won=v.final[: v.seats] if over else None,
        each=[final_points(v, seat) for seat in seats] if over else None,
    )


def final_points(v: Any, seat: int) -> list[int]:
    """The points of each of a seat's final bets."""
    right = (v.options.final_one, v.options.final_two, v.options.final_three)
    return [
        right[mask.bit_count() - 1] if mask >> card & 1 else v.options.final_wrong
        for mask, card in zip(v.bets[seat][: v.colours], v.holder[seat])
    ]


# Moves


class Accept(Move, frozen=True):
    """Accept the dice."""


class Turn(Move, frozen=True):
    """Turn a die, counted from 1, to a colour."""

    die: int
    colour: int


class Take(Move, frozen=True):
    """Take the token of a size."""

    size: int


class Place(Move, frozen=True):
    """Place the token, starting at a space."""

    start: int


class Swap(Move, frozen=True):
    """Exchange the card of one colour."""

    colour: int


class Keep(Move, frozen=True):
    """Exchange no card."""


class Bet(Move, frozen=True):
    """Bet that the card of a colour is one of up to three numbers."""

    colour: int
    first: int
    second: int | None
    third: int | None


BETS = tuple(numbers(int(mask)) for mask in SUBSETS)


def bet_on(colour: int, wanted: list[int]) -> Bet:
    """A bet on up to three numbers."""
    second = wanted[1] if len(wanted) > 1 else None
    return Bet(colour, wanted[0], second, wanted[2] if len(wanted) > 2 else None)


def move(v: Any, action: int) -> Accept | Turn | Take | Place | Swap | Keep | Bet:
    """What an action does."""
    if action >= BET:
        return bet_on(colour_to_bet_on(v), BETS[action - BET])
    if action == KEEP:
        return Keep()
    if action >= SWAP:
        return Swap(action - SWAP)
    if action >= PUT:
        return Place(action - PUT)
    if action >= TAKE:
        token = action - TAKE
        return Take(v.width[token] or token + 1)  # a closed view has no sizes
    if action == ACCEPT:
        return Accept()
    die, colour = divmod(action - TURN, COLOURS)
    return Turn(die + 1, colour)
