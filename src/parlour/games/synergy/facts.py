"""Synergy as typed data for screens: views, moves and events."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any, Literal, cast

import msgspec

from parlour.core.option import Value
from parlour.games.synergy.campaign import Medal, is_eased, medal
from parlour.games.synergy.cards import (
    COMMIT2,
    COMMIT3,
    GHOST,
    NGN,
    NOTHING,
    OVER,
    PASSN,
    TYPES,
    VALUES,
    VOTE,
    WON,
    value,
)
from parlour.games.synergy.check import pair_fits, pair_sum
from parlour.games.synergy.duets import DUETS, duet_like
from parlour.games.synergy.events import Told, events
from parlour.games.synergy.missions import CHALLENGES, Mission, mission_of
from parlour.games.synergy.moves import Does, move
from parlour.games.synergy.options import CUSTOM, Options
from parlour.games.synergy.rounds import Round, goal_row, past, unseen_goals
from parlour.games.synergy.stars import TWO
from parlour.games.synergy.statuses import BITS, CAUSES, Cause, Says, lives_at_start, status
from parlour.games.synergy.things import LETTERS, Challenge, Letter, Order, target

__all__ = [
    "BITS", "CARD_LISTS", "SUM_LISTS", "Does", "Own", "Public", "Told", "events",
    "limits_named", "may_talk", "mission_card", "move", "own", "past", "public", "status",
]  # fmt: skip

Phase = Literal["commit1", "commit2", "action", "pick2", "commit3", "keep", "over", "vote"]
PHASES: tuple[Phase, ...] = (
    "commit1", "commit2", "action", "pick2", "commit3", "keep", "over", "vote",
)  # fmt: skip
SUM_LISTS = [[k for k in range(14) if bits >> k & 1] for bits in range(1 << 14)]
CARD_LISTS = [[LETTERS[k] for k in range(10) if bits >> k & 1] for bits in range(1 << 10)]


class MissionCard(msgspec.Struct, frozen=True):
    """The card of a mission; its number is null if it is custom or for two, named by `preset`."""

    number: int | None
    stars: int
    rounds: int
    lives: int
    numbers: int
    goals: int
    order: Order
    fail: int
    actions: list[Letter]
    challenges: list[Challenge]
    sums: tuple[int, int]
    """The lowest and highest possible sum."""
    super: bool
    hyper: bool
    new: str
    preset: str


class Use(msgspec.Struct, frozen=True):
    """An action card that was used: by whom, on whose cards, or for which number."""

    seat: int
    round: int
    action: int
    card: Letter
    seats: list[int]
    number: int | None


class Result(msgspec.Struct, frozen=True):
    """How the mission ended; the seats are those that ended it. Easier missions have no medal."""

    won: bool
    cause: Cause
    seats: list[int]
    medal: Medal | None


class Place(msgspec.Struct, frozen=True):
    """A place's cards, and what is known of its hand."""

    ghost: bool
    first: int | None
    goal: int | None
    last: int | None
    counts: int | None
    plus: bool
    minus: bool
    may_sum: list[int]
    held: int
    goals_held: int
    pile: int
    goal_pile: int
    known: list[int]
    numbers: list[int] | None
    goals: list[int] | None
    row: list[int]
    goal_row: list[int]
    unseen: list[int] | None
    unseen_goals: list[int] | None
    used: int


class Hand(msgspec.Struct, frozen=True):
    """The viewer's cards, with the limits that each number would break.

    `makes` is the sum with each number played last, `reaches` the sums with each played first.
    """

    numbers: list[int]
    goals: list[int]
    breaks: list[list[Challenge]] | None
    strands: list[int] | None
    makes: list[int] | None
    reaches: list[list[int]] | None


class Public(msgspec.Struct, frozen=True):
    """What everyone sees."""

    phase: Phase
    thinking: int
    mission: MissionCard
    round: int
    won: int
    rounds: int
    lives: int
    lives_at_start: int
    allowed: int
    bonus: bool
    order: Order
    actions: list[Letter]
    leader: int
    super: int | None
    hyper: int | None
    ignored: int | None
    redealt: list[int]
    uses: list[Use]
    past: list[Round]
    pings_per_round: int
    result: Result | None


class Own(msgspec.Struct, frozen=True):
    """What depends on the viewer."""

    seat: int | None
    status: Says
    to_act: list[int]
    mine: int | None
    places: list[Place]
    hand: Hand | None


def public(v: Any) -> Public:
    """The public part of a view."""
    return Public(
        phase=PHASES[v.phase],
        thinking=v.thinking,
        mission=mission_card(v),
        round=v.round_no,
        won=v.won,
        rounds=v.rounds,
        lives=v.lives,
        lives_at_start=lives_at_start(v),
        allowed=v.allowed + v.bonus,
        bonus=v.bonus == 1,
        order="NGN" if v.order == NGN else "GNN",
        actions=CARD_LISTS[v.acts],
        leader=v.leader,
        super=v.super_seat if v.super_seat >= 0 else None,
        hyper=v.hyper_seat if v.hyper_seat >= 0 else None,
        ignored=v.ignored if v.ignored >= 0 else None,
        redealt=BITS[v.redealt],
        uses=[use(v.use_seat[k], v.use_round[k], v.use_action[k]) for k in range(v.uses)],
        past=[past(v, r) for r in range(v.past)],
        pings_per_round=v.options.pings_per_round,
        result=result(v) if v.phase == OVER else None,
    )


def own(v: Any) -> Own:
    """The part of a view that depends on the viewer."""
    return Own(
        seat=v.seat if v.seat >= 0 else None,
        status=status(v),
        to_act=BITS[v.asked],
        mine=v.mine if v.mine != NOTHING else None,
        places=[place(v, k) for k in range(v.seats + (v.seats == GHOST))],
        hand=own_hand(v) if v.seat >= 0 else None,
    )


def place(v: Any, k: int) -> Place:
    """A place's cards, and what is known of its hand."""
    player = k < v.seats
    first, last, goal = v.first[k], v.last[k], v.goal[k] if player else NOTHING
    return Place(
        ghost=not player,
        first=first if first >= 0 else None,
        goal=goal if goal >= 0 else None,
        last=last if last >= 0 else None,
        counts=current(v, k) if first >= 0 else None,
        plus=v.plus_at == k,
        minus=v.minus_at == k,
        may_sum=SUM_LISTS[v.may_sum[k]],
        held=v.held[k],
        goals_held=v.goals_held[k],
        pile=v.pile_left[k],
        goal_pile=v.goals_left[k] if player else 0,
        known=v.known[k][: v.known_count[k]],
        numbers=v.hand[k][: v.held[k]] if v.sees[k] else None,
        goals=BITS[v.goals[k]] if v.sees[k] else None,
        row=v.row[k][: v.row_count[k]],
        goal_row=goal_row(v, k) if player else [],
        unseen=v.unseen[k] if player and v.options.card_counter else None,
        unseen_goals=unseen_goals(v, k) if player and v.options.card_counter else None,
        used=v.used[k] if player else 0,
    )


def own_hand(v: Any) -> Hand:
    """The viewer's cards, with the limits that each number would break."""
    numbers = v.hand[v.seat][: v.held[v.seat]]
    limits = v.challenges != 0
    first = v.first[v.seat] != NOTHING
    return Hand(
        numbers=numbers,
        goals=BITS[v.goals[v.seat]],
        breaks=[limits_named(v.breaks[k]) for k in range(len(numbers))] if limits else None,
        strands=[k for k in range(len(numbers)) if v.strands >> k & 1] if limits else None,
        makes=[made_with(v, t) for t in numbers] if first and v.phase <= COMMIT3 else None,
        reaches=None if first or v.phase > COMMIT2 or v.challenges & PASSN else reached(v, numbers),
    )


def reached(v: Any, numbers: list[int]) -> list[list[int]]:
    """The sums that each number in hand can make if it is played first."""
    found = []
    for k, first in enumerate(numbers):
        a = first % VALUES + 1
        others = (last for j, last in enumerate(numbers) if j != k)
        fitting = [t for t in others if pair_fits(v.challenges, v.options, first, a, t)]
        found.append(sorted({int(pair_sum(v.challenges, first, a, t)) for t in fitting}))
    return found


def made_with(v: Any, last: int) -> int:
    """The viewer's sum if they play this number last."""
    return int(pair_sum(v.challenges, v.first[v.seat], current(v, v.seat), last))


@lru_cache(256)
def limits_named(bits: int) -> list[Challenge]:
    """The names of the challenges in a set."""
    return [cast(Challenge, name) for k, name in enumerate(CHALLENGES) if bits >> k & 1]


def current(v: Any, k: int) -> int:
    """What the first number of a place counts as, with its markers."""
    return int(v.first[k] % VALUES + 1 + (v.plus_at == k) - (v.minus_at == k))


def mission_card(v: Any) -> MissionCard:
    """The card of the mission in play."""
    if v.options.mission != CUSTOM:
        return _mission_card(v.seats, v.options.mission, ())
    chosen = tuple(
        (option.name, option.value(getattr(v.options, option.name)))
        for option in Options.listed()
        if option.name.startswith("custom_")
    )
    return _mission_card(v.seats, CUSTOM, chosen)


@lru_cache(512)
def _mission_card(seats: int, number: int, chosen: tuple[tuple[str, Value], ...]) -> MissionCard:
    mission = mission_of({"mission": number or "custom", **dict(chosen)})
    return card_of((seats == TWO and duet_like(mission)) or mission, seats)


def card_of(mission: Mission, seats: int) -> MissionCard:
    """A mission card at a player count."""
    return MissionCard(
        number=mission.number or None,
        stars=mission.stars,
        rounds=mission.rounds,
        lives=mission.lives,
        numbers=mission.numbers,
        goals=mission.goals,
        order=cast(Order, mission.order),
        fail=mission.allowed(seats),
        actions=[letter for letter in LETTERS if letter in mission.actions],
        challenges=cast(list[Challenge], list(mission.challenges)),
        sums=sums(mission.challenges, mission.actions),
        super=mission.super,
        hyper=mission.hyper,
        new=mission.new,
        preset=mission.slug if mission in DUETS else "",
    )


@cache
def sums(challenges: Iterable[str], actions: Iterable[str]) -> tuple[int, int]:
    """The lowest and highest possible sum with these challenges and action cards."""
    bits = sum(1 << CHALLENGES.index(one) for one in challenges)
    by = [0, *[1] * ("F" in actions), *[-1] * ("G" in actions)]
    cards = range(TYPES)
    found = [
        pair_sum(bits, first, value(first) + more, last)
        for first in cards for last in cards for more in by
    ]  # fmt: skip
    return min(found), max(found)


@lru_cache(4096)
def use(seat: int, round: int, action: int) -> Use:
    """An action card that was used."""
    return Use(seat, round, action, *target(action))


def result(v: Any) -> Result:
    """How the mission ended."""
    won = v.cause == WON
    return Result(
        won=won,
        cause=CAUSES[v.cause],
        seats=BITS[v.culprits],
        medal=medal(lives_at_start(v) - v.lives) if won and not is_eased(v.options) else None,
    )


def may_talk(v: Any) -> bool:
    """Whether this seat may chat: after the mission, and while no cards are dealt yet."""
    return bool(v.phase in (OVER, VOTE))  # S38
