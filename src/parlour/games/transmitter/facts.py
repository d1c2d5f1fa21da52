"""Transmitter as typed data for screens: views, moves and events."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal

import msgspec

from parlour.core.fact import Event, Move, Status
from parlour.core.struct import remembered
from parlour.games.transmitter.aid import possible_values, public_belief
from parlour.games.transmitter.objectives import objective_deck, objective_range
from parlour.games.transmitter.options import (
    AID_BOUNDS,
    AID_EXACT,
    BETWEEN,
    HIGHEST,
    SILENT,
    TO_HAND_SIZE,
)
from parlour.games.transmitter.rules import (
    ANNOUNCE,
    DRAW,
    DRIFT,
    DRIFT_MATCH,
    KEEP,
    KEEP_FIRST,
    NO_CARDS,
    NO_OBJECTIVE,
    NOBODY,
    OVER,
    PENDING,
    RECEIVE,
    SAY,
    UNSAID,
    WON,
)
from parlour.games.transmitter.view_fields import View

Phase = Literal["receive", "announce", "drift", "keep", "over"]
Hint = Literal["unsaid", "lower", "greater", "match"]
Outcome = Literal["won", "no_objective", "drift_match", "no_cards"]
PHASES: tuple[Phase, ...] = ("receive", "announce", "drift", "keep", "over")
HINTS: tuple[Hint, ...] = ("unsaid", "lower", "greater", "match")
OUTCOMES: dict[int, Outcome] = {
    WON: "won",
    NO_OBJECTIVE: "no_objective",
    DRIFT_MATCH: "drift_match",
    NO_CARDS: "no_cards",
}


# Views


class Round(msgspec.Struct, frozen=True):
    """A finished round, as a viewer may know it."""

    outcome: Outcome
    transmitter: int | None
    played: list[int]
    played_by: list[int]
    hints: list[Hint]
    drift_hints: list[Hint]
    objective_cards: int
    objective_drawn: list[int] | None


class Receive(Status, frozen=True):
    """A receiver has to play a card."""

    seat: int


class Announce(Status, frozen=True):
    """The transmitter has to compare the stack with the signal."""

    seat: int


class Drift(Status, frozen=True):
    """The transmitter has to draw an objective card."""

    seat: int


class Choose(Status, frozen=True):
    """The transmitter has to keep one of two objective cards."""

    seat: int


class Over(Status, frozen=True):
    """The game is over."""

    won: bool
    wins: int
    losses: int


class Public(msgspec.Struct, frozen=True):
    """What everyone sees."""

    phase: Phase
    to_act: list[int]
    status: Receive | Announce | Drift | Choose | Over
    round: int
    wins: int
    losses: int
    wins_to_win: int
    losses_to_lose: int
    transmitter: int | None
    turn: int
    stack: int
    plays: int
    plays_to_drift: int
    plays_at_most: int
    drift_interval: int
    objective_cards: int
    objective_cards_left: int
    pile: int
    held: list[int]
    played: list[int]
    played_by: list[int]
    hints: list[Hint]
    drift_hints: list[Hint]
    objectives: list[int]
    scale: tuple[int, int]
    possible: tuple[int, int] | None
    values: list[int] | None
    chances: dict[int, float] | None


class Own(msgspec.Struct, frozen=True):
    """What depends on the viewer."""

    seat: int | None
    hands: list[list[int] | None]
    objective: int | None
    objective_drawn: list[int] | None
    offer: tuple[int, int] | None
    used: list[int]
    rounds: list[Round]


def public(v: Any) -> Public:
    """The public part of a view."""
    options, aided = v.options, v.phase != OVER and v.options.aid
    values = possible_values(v) if aided >= AID_BOUNDS else []
    return Public(
        phase=PHASES[v.phase],
        to_act=to_act(v),
        status=status(v),
        round=v.this_round + 1,
        wins=v.wins,
        losses=v.losses,
        wins_to_win=options.wins_to_win,
        losses_to_lose=options.losses_to_lose,
        transmitter=None if v.transmitter == NOBODY else v.transmitter,
        turn=v.turn,
        stack=v.stack,
        plays=v.plays,
        plays_to_drift=plays_to_drift(v),
        plays_at_most=plays_at_most(v),
        drift_interval=options.drift_interval,
        objective_cards=v.drawn,
        objective_cards_left=min(v.objectives_left, options.objective_limit - v.drawn),
        pile=v.pile_left,
        held=v.held[: v.seats],
        played=v.some("played", v.plays),
        played_by=played_by(v, v.this_round, v.transmitter, v.plays),
        hints=[HINTS[h] for h in v.some("hint", v.plays)],
        drift_hints=[HINTS[h] for h in v.some("drift_hint", v.drawn)],
        objectives=objective_deck(options),
        scale=objective_range(options, max(v.drawn, 1)),
        possible=(values[0], values[-1]) if values else None,
        values=values or None,
        chances=public_belief(v) if aided == AID_EXACT else None,
    )


def own(v: Any) -> Own:
    """The part of a view that depends on the viewer."""
    return Own(
        seat=v.seat if v.seat >= 0 else None,
        hands=hands(v),
        objective=v.objective if v.knows else None,
        objective_drawn=v.some("cards", v.drawn) if v.knows else None,
        offer=v.offer if v.knows and v.phase == KEEP else None,
        used=used(v),
        rounds=rounds(v) if v.wins or v.losses else [],
    )


def hands(v: Any) -> list[list[int] | None]:
    """The hands of all seats, None where hidden."""
    return [
        v.row("hand", seat)[:held] if seen else None
        for seat, seen, held in zip(range(v.seats), v.sees, v.held)
    ]


def used(v: Any) -> list[int]:
    """The indices of objective cards that are out of the game."""
    return [k for k, _ in enumerate(objective_deck(v.options)) if v.used[k]] if any(v.used) else []


def to_act(v: Any) -> list[int]:
    """The seats to act."""
    if v.phase == OVER:
        return []
    return [v.turn if v.phase == RECEIVE else v.transmitter]


def played_by(v: Any, r: int, transmitter: int, plays: int) -> list[int]:
    """The seats that made the plays of a round."""
    first = (v.first + r) % v.seats if transmitter == NOBODY else transmitter
    return order_of_play(v.seats, first, transmitter, plays)


@lru_cache(4096)
def order_of_play(seats: int, first: int, transmitter: int, plays: int) -> list[int]:
    """The same, from the first seat on; callers share the list and must not modify it."""
    receivers = [k for k in range(seats) if k != transmitter]
    order = [k for k in receivers if k >= first] + [k for k in receivers if k < first]
    return [order[play % len(order)] for play in range(plays)]


def plays_to_drift(v: Any) -> int:
    """Plays until the next drift; 0 if one is due."""
    return int(v.drawn * v.options.drift_interval - v.plays)


def plays_at_most(v: Any) -> int:
    """The plays a round can have before the objective cards or the receivers' cards run out."""
    limit = min(v.options.objective_limit, v.drawn + v.objectives_left)
    cards = sum(v.held) + (v.pile_left if v.options.refill == TO_HAND_SIZE else 0)
    return int(min(limit * v.options.drift_interval, v.plays + cards))


@remembered(View.only("seats", "first", "past_plays", "past_drawn", "past_outcome",
                      "past_transmitter", "past_played", "past_hint", "past_drift_hint",
                      "past_shown", "past_cards"))  # fmt: skip
def rounds(v: Any) -> list[Round]:
    """The past rounds, as far as this viewer may know them."""
    return [past(v, r) for r, how in enumerate(v.past_outcome) if how != PENDING]


def past(v: Any, r: int) -> Round:
    """What a viewer knows about a past round."""
    plays, drawn, transmitter = v.past_plays[r], v.past_drawn[r], v.past_transmitter[r]
    return Round(
        outcome=OUTCOMES[v.past_outcome[r]],
        transmitter=None if transmitter == NOBODY else transmitter,
        played=v.row("past_played", r)[:plays],
        played_by=played_by(v, r, transmitter, plays),
        hints=[HINTS[h] for h in v.row("past_hint", r)[:plays]],
        drift_hints=[HINTS[h] for h in v.row("past_drift_hint", r)[:drawn]],
        objective_cards=drawn,
        objective_drawn=v.row("past_cards", r)[:drawn] if v.past_shown[r] else None,
    )


def status(v: Any) -> Receive | Announce | Drift | Choose | Over:
    """Whose move it is and what they can do, or how the game ended."""
    if v.phase == OVER:
        return Over(v.wins == v.options.wins_to_win, v.wins, v.losses)
    if v.phase == RECEIVE:
        return Receive(v.turn)
    if v.phase == ANNOUNCE:
        return Announce(v.transmitter)
    return Drift(v.transmitter) if v.phase == DRIFT else Choose(v.transmitter)


def may_talk(v: Any) -> bool:
    """Whether this seat may chat now; during a round, only receivers and only if `talk` allows."""
    if v.phase == OVER:
        return True
    if v.seat < 0 or v.seat == v.transmitter or v.options.talk == SILENT:
        return False
    return v.options.talk != BETWEEN or v.plays == 0  # T30


# Moves


class Play(Move, frozen=True):
    """Play a card onto the stack."""

    card: int


class Say(Move, frozen=True):
    """Announce how the stack compares with the signal."""

    hint: Hint


class Draw(Move, frozen=True):
    """Draw an objective card."""


class Keep(Move, frozen=True):
    """Keep one of two objective cards; the card is null to those who can't see it."""

    which: Literal["first", "second"]
    card: int | None


def move(v: Any, action: int) -> Play | Say | Draw | Keep:
    """What an action does."""
    if action <= SAY:
        return Play(action - HIGHEST)
    if action < DRAW:
        return Say(HINTS[action - SAY])
    if action == DRAW:
        return Draw()
    seen = v.phase == KEEP and v.knows
    card = v.offer[action - KEEP_FIRST] if seen else None
    return Keep("first" if action == KEEP_FIRST else "second", card)


# Events


class Played(Event, frozen=True):
    """A receiver played a card."""

    seat: int
    card: int
    stack: int


class Drew(Event, frozen=True):
    """The transmitter drew an objective card."""

    seat: int


class Kept(Event, frozen=True):
    """The transmitter kept one of two objective cards."""

    seat: int


class Hinted(Event, frozen=True):
    """Everyone was told how the stack compares with the signal."""

    hint: Hint


class Drifted(Event, frozen=True):
    """An objective card was added to the signal."""


class RoundEnded(Event, frozen=True):
    """A round ended; the signal and its cards are null if the viewer may not see them."""

    round: int
    outcome: Outcome
    signal: int | None
    cards: list[int] | None


class RoundStarted(Event, frozen=True):
    """A round started; the transmitter is null if no one transmits."""

    round: int
    transmitter: int | None
    seat: int
    hint: Hint


class GameEnded(Event, frozen=True):
    """The game ended."""

    won: bool
    wins: int
    losses: int


Told = Played | Drew | Kept | Hinted | Drifted | RoundEnded | RoundStarted | GameEnded


def events(before: Any, seat: int, action: int | None, after: Any) -> list[Told]:
    """What a viewer learned from an action, given the views before and after it."""
    r = before.this_round
    pending = after.one("past_outcome", r) == PENDING
    found = deed(before, seat, action) + heard_since(before, after, closed=not pending)
    if pending:
        return found
    closed = [k for k in range(r, after.this_round + 1) if after.past_outcome[k] != PENDING]
    found += [ended(after, k) for k in closed]
    if after.phase == OVER:
        found.append(GameEnded(after.wins == after.options.wins_to_win, after.wins, after.losses))
    else:
        found.append(started(after))
    return found


def deed(before: Any, seat: int, action: int | None) -> list[Told]:
    """What a seat did; nothing for a hint, which is reported separately."""
    if action is None or action >= KEEP_FIRST:
        return [Kept(seat)]
    if action == DRAW:
        return [Drew(seat)]
    if action > SAY:
        return []
    card = action - HIGHEST
    return [Played(seat, card, before.stack + card)]


def heard_since(before: Any, after: Any, closed: bool) -> list[Told]:
    """The round's hints and drifts since the earlier view; `closed` if the round has ended."""
    r = before.this_round
    plays, drawn = (
        (after.past_plays[r], after.past_drawn[r]) if closed else (after.plays, after.drawn)
    )
    found: list[Told] = []
    if plays and (plays > before.plays or before.one("hint", plays - 1) == UNSAID):
        hint = after.row("past_hint", r)[plays - 1] if closed else after.one("hint", plays - 1)
        found += hinted(hint)
    if drawn > before.drawn:
        found.append(Drifted())
    if drawn and (drawn > before.drawn or before.one("drift_hint", drawn - 1) == UNSAID):
        hint = (
            after.row("past_drift_hint", r)[drawn - 1]
            if closed
            else after.one("drift_hint", drawn - 1)
        )
        found += hinted(hint)
    return found


def hinted(hint: int) -> list[Told]:
    return [] if hint == UNSAID else [Hinted(HINTS[hint])]


def ended(v: Any, r: int) -> RoundEnded:
    """How a round ended, with its signal if the viewer may see it."""
    cards = v.row("past_cards", r)[: v.past_drawn[r]] if v.past_shown[r] else None
    signal = sum(cards) if cards else None
    return RoundEnded(r + 1, OUTCOMES[v.past_outcome[r]], signal, cards)


def started(v: Any) -> RoundStarted:
    transmitter = None if v.transmitter == NOBODY else v.transmitter
    return RoundStarted(v.this_round + 1, transmitter, v.turn, HINTS[v.drift_hint[0]])
