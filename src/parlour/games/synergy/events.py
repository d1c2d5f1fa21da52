"""What happens at a Synergy table as typed data."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from parlour.core.fact import Event
from parlour.games.synergy.campaign import Medal
from parlour.games.synergy.cards import (
    ACTION,
    COMMIT1,
    COMMIT2,
    GHOST,
    GIVE,
    GOAL,
    HYPER,
    KEEP,
    KEEP_FIRST,
    KINDS,
    NGN,
    OVER,
    PASS,
    PASSG,
    PASSN,
    PICK2,
    USE_C,
    VOTE,
)
from parlour.games.synergy.moves import KEPT, Kept
from parlour.games.synergy.options import BY_LEADER
from parlour.games.synergy.rounds import past
from parlour.games.synergy.statuses import Cause, Given, Won, ending, voted_on
from parlour.games.synergy.things import (
    GOALS,
    NUMBERS,
    Goal,
    GoalOf,
    Letter,
    Number,
    NumberOf,
    Reason,
    target,
)


class NumberPlayed(Event, frozen=True):
    """The viewer played a number face down."""

    seat: int
    card: Number


class GoalPlayed(Event, frozen=True):
    """The viewer played a goal face down."""

    seat: int
    goal: Goal


class Ready(Event, frozen=True):
    """A player played a card face down."""

    seat: int


class Chosen(Event, frozen=True):
    """A player chose which number to take back."""

    seat: int


class KeptOne(Event, frozen=True):
    """The viewer chose which number to take back."""

    seat: int
    which: Kept


class Passed(Event, frozen=True):
    """A player passed; the seat is null if the viewer doesn't learn who."""

    seat: int | None


class Used(Event, frozen=True):
    """A player used an action card; `own` if on their own cards."""

    seat: int
    card: Letter
    seats: list[int]
    own: bool
    number: Number | None


class SecondPicked(Event, frozen=True):
    """A player took a second number back with C."""

    seat: int
    card: Number


class AskedToPass(Event, frozen=True):
    """The viewer asked to use no action card, where requests are read in order."""

    seat: int


class AskedToUse(Event, frozen=True):
    """The viewer asked to use an action card, where requests are read in order."""

    seat: int
    card: Letter
    seats: list[int]
    number: Number | None


class Asked(Event, frozen=True):
    """Someone made a request about action cards."""


class Voted(Event, frozen=True):
    """Someone said who should get a card."""

    seat: int


class VotedFor(Event, frozen=True):
    """The viewer said who should get a card; null for no preference."""

    seat: int
    card: Given
    holder: int | None


class CardGiven(Event, frozen=True):
    """The group gave a card to a player."""

    card: Given
    seat: int


class NumbersRevealed(Event, frozen=True):
    """The first numbers were revealed, and passed on if the mission says so."""

    cards: list[NumberOf]
    passed: bool


class GoalsRevealed(Event, frozen=True):
    """The goals were revealed, and passed on if the mission says so."""

    goals: list[GoalOf]
    passed: bool


class GoalChecked(Event, frozen=True):
    """A player's goal was checked; `met` is null if they are ignored."""

    seat: int
    first: Number
    last: Number
    sum: int
    goal: Goal
    met: bool | None
    reason: Reason


class GhostSummed(Event, frozen=True):
    """The ghost's sum."""

    first: Number
    last: Number
    sum: int


class RoundCompleted(Event, frozen=True):
    """The round was completed."""


class RoundFailed(Event, frozen=True):
    """The round failed; `life` if that costs a life, and not the whole mission."""

    life: bool


class TakenBack(Event, frozen=True):
    """Which numbers players took back."""

    cards: list[NumberOf]


class NoneTakenBack(Event, frozen=True):
    """No one took a number back."""


class RoundStarted(Event, frozen=True):
    """A round started."""

    round: int
    leader: int


class MissionWon(Event, frozen=True):
    """The mission was won, with this many lives lost; no medal if it was made easier."""

    lost: int
    medal: Medal | None


class MissionLost(Event, frozen=True):
    """The mission was lost; the seats are those that ended it."""

    cause: Cause
    seats: list[int]


Told = (
    NumberPlayed | GoalPlayed | Ready | Chosen | KeptOne | Passed | Used | SecondPicked
    | AskedToPass | AskedToUse | Asked | Voted | VotedFor | CardGiven | NumbersRevealed
    | GoalsRevealed | GoalChecked | GhostSummed | RoundCompleted | RoundFailed | TakenBack
    | NoneTakenBack | RoundStarted | MissionWon | MissionLost
)  # fmt: skip


def events(before: Any, seat: int, action: int | None, after: Any) -> list[Told]:
    """What a viewer learned from an action, given the views before and after it."""
    found: list[Told] = [deed(before, seat, action, after)]
    if before.phase == VOTE and before.super_seat != after.super_seat:
        found.append(CardGiven("super", after.super_seat))
    if before.phase == VOTE and before.hyper_seat != after.hyper_seat:
        found.append(CardGiven("hyper", after.hyper_seat))
    if before.phase in (COMMIT1, COMMIT2) and after.phase != before.phase:
        found.append(revealed(before, after))
    if before.options.action_order == BY_LEADER:
        found += [used(after.use_seat[k], after.use_action[k])
                  for k in range(before.uses, after.uses)]  # fmt: skip
    if after.past > before.past:
        found += checked(after, before.past)
    if after.round_no > before.round_no:
        found.append(taken_back(after, before.round_no - 1))
        if after.phase != OVER:
            found.append(RoundStarted(after.round_no, after.leader))
    if after.phase == OVER:
        end = ending(after)
        found.append(
            MissionWon(end.lost, end.medal)
            if isinstance(end, Won)
            else MissionLost(end.cause, end.seats)
        )
    return found


def deed(before: Any, seat: int, action: int | None, after: Any) -> Told:
    """What a seat did, as far as the viewer may know."""
    if before.phase == ACTION and before.options.action_order == BY_LEADER:
        return asked(seat, action)
    if before.phase == ACTION and (action is None or action == PASS):
        return Passed(seat if seat == after.seat else None)
    if before.phase == VOTE:
        return voted(before, seat, action)
    if action is None:
        return Chosen(seat) if before.phase == KEEP else Ready(seat)
    if action < GOAL:
        return NumberPlayed(seat, NUMBERS[action])
    if action < PASS:
        return GoalPlayed(seat, GOALS[action - GOAL])
    if action >= KEEP_FIRST:
        return KeptOne(seat, KEPT[action])
    if before.phase == PICK2:
        return SecondPicked(seat, NUMBERS[action - USE_C])
    return used(seat, action)


def voted(before: Any, seat: int, action: int | None) -> Told:
    """A vote; only its player knows for whom."""
    if action is None:
        return Voted(seat)
    return VotedFor(seat, voted_on(before), None if action == PASS else action - GIVE)


def asked(seat: int, action: int | None) -> Told:
    """A request about action cards; only its player knows what it is."""
    if action is None:
        return Asked()
    if action == PASS:
        return AskedToPass(seat)
    card, seats, number = target(action)
    return AskedToUse(seat, card, seats, None if number is None else NUMBERS[number])


@lru_cache(1024)
def used(seat: int, action: int) -> Used:
    """The use of an action card."""
    card, seats, number = target(action)
    return Used(seat, card, seats, seats == [seat], None if number is None else NUMBERS[number])


def revealed(before: Any, after: Any) -> Told:
    """The cards just revealed, after any passing."""
    if (before.phase == COMMIT1) == (before.order == NGN):
        size = after.seats + (after.seats == GHOST)
        numbers = [number_of(after, k, after.first[k]) for k in range(size)]
        return NumbersRevealed(numbers, bool(after.challenges & PASSN))
    goals = [GoalOf(k, GOALS[after.goal[k] % KINDS]) for k in range(after.seats)]
    return GoalsRevealed(goals, bool(after.challenges & PASSG))


def number_of(v: Any, k: int, card: int) -> NumberOf:
    return NumberOf(k if k < v.seats else None, NUMBERS[card])


def checked(v: Any, r: int) -> list[Told]:
    """A round's sums, goals and outcome."""
    shown = past(v, r)
    found: list[Told] = [
        GoalChecked(
            k, NUMBERS[shown.first[k]], NUMBERS[shown.last[k]], shown.sums[k],
            GOALS[shown.goals[k] % KINDS], shown.met[k], shown.reasons[k],
        )
        for k in range(v.seats)
    ]  # fmt: skip
    if v.seats == GHOST:
        first, last = NUMBERS[shown.first[GHOST]], NUMBERS[shown.last[GHOST]]
        found.append(GhostSummed(first, last, shown.sums[GHOST]))
    found.append(RoundCompleted() if shown.completed else RoundFailed(v.cause != HYPER))
    return found


def taken_back(v: Any, r: int) -> Told:
    """Who took which number back."""
    cards = [number_of(v, k, card) for k, card in enumerate(past(v, r).kept) if card is not None]
    return TakenBack(cards) if cards else NoneTakenBack()
