"""Think Str8!: what happened, as typed events."""

from __future__ import annotations

from typing import Any

from parlour.core.fact import Event
from parlour.games.think_str8.options import SEQUENTIAL
from parlour.games.think_str8.rules import (
    ACCEPT,
    BET,
    COLOURS,
    FINAL,
    HIT,
    KEEP,
    NONE,
    OVER,
    PLACE,
    PUT,
    SWAP,
    TAKE,
    TURN,
    UNCHECKED,
)
from parlour.games.think_str8.things import (
    COLOUR_NAMES,
    RESULTS,
    Card,
    Colour,
    Dice,
    Result,
    Spaces,
    checking_order,
    covers,
    dice_of,
    numbers,
    winners,
)


class Accepted(Event, frozen=True):
    """The thrower accepted the dice."""

    seat: int
    dice: Dice


class Turned(Event, frozen=True):
    """The thrower turned a die."""

    seat: int
    old: Colour
    new: Colour
    dice: Dice


class Took(Event, frozen=True):
    """A player took a token."""

    seat: int
    size: int
    points: int


class Placed(Event, frozen=True):
    """A player placed their token; the spaces are null if the viewer may not know them."""

    seat: int
    spaces: Spaces | None


class Checked(Event, frozen=True):
    """A bet was checked; the points are 0 if it was wrong."""

    seat: int
    spaces: Spaces
    result: Result
    points: int


class Exchanged(Event, frozen=True):
    """A player gave up a card and drew another, which is null if the viewer can't see it."""

    seat: int
    given: Card
    drawn: Card | None


class KeptAll(Event, frozen=True):
    """A player chose not to exchange a card."""

    seat: int


class BetPlaced(Event, frozen=True):
    """The viewer placed a final bet."""

    seat: int
    colour: int
    numbers: list[int]


class BetsPlaced(Event, frozen=True):
    """A player placed all their final bets."""

    seat: int


class RoundStarted(Event, frozen=True):
    """A round started with a throw of the dice."""

    round: int
    seat: int
    dice: Dice


class RoundsPlayed(Event, frozen=True):
    """All rounds are played, and the final bets begin."""


class Revealed(Event, frozen=True):
    """A player's cards and final bets were revealed: how many were right, and their points."""

    seat: int
    right: int
    cards: int
    points: int


class GameEnded(Event, frozen=True):
    """The game ended."""

    seats: list[int]


Told = (
    Accepted
    | Turned
    | Took
    | Placed
    | Checked
    | Exchanged
    | KeptAll
    | BetPlaced
    | BetsPlaced
    | RoundStarted
    | RoundsPlayed
    | Revealed
    | GameEnded
)


def events(before: Any, seat: int, action: int | None, after: Any) -> list[Told]:
    """What a viewer learned from an action, given the views before and after it."""
    if after.closed:
        return []
    found = deed(before, seat, action, after)
    if before.phase == PLACE and after.phase != PLACE and was_checked(before, after):
        found += [checked(after, before.this_round, one) for one in checking_order(before)]
    if after.phase == FINAL and before.phase != FINAL:
        found.append(RoundsPlayed())
    elif after.this_round > before.this_round:
        found.append(started(after))
    if after.phase == OVER:
        found += [revealed(after, one) for one in after.order[: after.seats]]
        found.append(GameEnded(winners(after)))
    return found


def deed(before: Any, seat: int, action: int | None, after: Any) -> list[Told]:
    """What a seat did, as far as the viewer may know; nothing if they don't learn of it."""
    r = before.this_round
    if action is None or action >= BET or PUT <= action < SWAP:
        return secret_deed(before, seat, after)
    if action == ACCEPT:
        return [Accepted(seat, dice_of(after.dice[r]))]
    if action < TAKE:
        die, colour = divmod(action - TURN, COLOURS)
        old, new = COLOUR_NAMES[before.dice[r][die]], COLOUR_NAMES[colour]
        return [Turned(seat, old, new, dice_of(after.dice[r]))]
    if action < PUT:
        token = action - TAKE
        return [Took(seat, before.width[token], before.worth[token])]
    return [KeptAll(seat) if action == KEEP else exchanged(before, seat, action - SWAP, after)]


def secret_deed(before: Any, seat: int, after: Any) -> list[Told]:
    """A placement or final bet, with its details only if the viewer may know them."""
    if before.phase == FINAL:
        if seat == after.seat:
            colour = before.bet_on[seat]
            return [BetPlaced(seat, colour, numbers(after.bets[seat][colour]))]
        return [BetsPlaced(seat)] if after.bet_on[seat] else []
    known = seat == after.seat or before.options.placement == SEQUENTIAL
    return [Placed(seat, covers(after, before.this_round, seat) if known else None)]


def exchanged(before: Any, seat: int, colour: int, after: Any) -> Exchanged:
    """A card given up, and its replacement if the viewer may see it."""
    fresh = after.holder[seat][colour]
    hidden = fresh == NONE or seat == after.seat
    given = Card(colour, after.value[before.this_round][seat])
    return Exchanged(seat, given, None if hidden else Card(colour, fresh))


def was_checked(before: Any, after: Any) -> bool:
    """Whether the bets of the round were checked between the two views."""
    return bool(after.result[before.this_round][0] != UNCHECKED)


def checked(v: Any, r: int, seat: int) -> Checked:
    found = v.result[r][seat]
    points = v.worth[v.token[r][seat]] if found == HIT else 0
    return Checked(seat, covers(v, r, seat), RESULTS[found], points)


def started(v: Any) -> RoundStarted:
    return RoundStarted(v.this_round + 1, v.order[0], dice_of(v.dice[v.this_round]))


def revealed(v: Any, seat: int) -> Revealed:
    """How a seat's final bets turned out."""
    held = zip(v.bets[seat][: v.colours], v.holder[seat])
    right = sum(mask >> card & 1 for mask, card in held)
    return Revealed(seat, right, v.colours, v.final[seat])
