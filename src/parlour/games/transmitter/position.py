"""Transmitter: positions laid out by hand, and what is wrong with an impossible one.

Give what you know: `cards` (the objective cards of the rounds), `played`, `hand`, `transmitter`,
`turn`, `wins`, `losses`, ...; sums, counts, hints and decks follow from them.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from parlour.games.transmitter.options import BY_HOUSE, WHOLE_GAME
from parlour.games.transmitter.rules import (
    CARDS,
    COPIES,
    GREATER,
    HIGHEST,
    LOWER,
    MATCH,
    NOBODY,
    OBJECTIVE_CARDS,
    OBJECTIVES,
    OVER,
    first_player,
    following,
)


def arrange(s: Any, given: frozenset[str]) -> None:
    """Complete a position from the fields that were given."""
    r = s.this_round
    if "transmitter" in given and "turn" not in given:
        s.turn = first_player(s)
        for _ in range(int(s.plays)):
            s.turn = following(s, s.turn)
    if given & {"transmitter", "held"} and "hand" not in given:
        _even_hands(s)
    if "hand" in given and "held" not in given:
        for seat in range(s.seats):
            s.held[seat] = 0 if seat == s.transmitter else s.options.hand_size
    for seat in range(len(s.held)):
        if seat >= s.seats:
            s.held[seat] = 0
        s.hand[seat][: s.held[seat]] = sorted(int(card) for card in s.hand[seat][: s.held[seat]])
    s.stack = sum(int(value) for value in s.played[r][: s.plays])
    s.objective = sum(int(card) for card in s.cards[r][: s.drawn])
    if "to_drift" not in given:
        s.to_drift = s.options.drift_interval * s.drawn - s.plays
    if "hint" not in given:
        _say_the_truth(s)
    _gather(s)


def _even_hands(s: Any) -> None:
    """Hands as if dealt from the cards in order, for whoever receives."""
    card = 0
    for seat in range(s.seats):
        s.held[seat] = 0 if seat == s.transmitter else s.options.hand_size
        for k in range(s.held[seat]):
            s.hand[seat][k] = card % 19 - HIGHEST
            card += 1


def _say_the_truth(s: Any) -> None:
    """Hints as they were: against the objective as it stood at each play."""
    interval, stack = int(s.options.drift_interval), 0
    for k in range(s.plays):
        stack += int(s.played[s.this_round][k])
        drawn = min(k // interval + 1, int(s.drawn))
        objective = sum(int(card) for card in s.cards[s.this_round][:drawn])
        s.hint[s.this_round][k] = (
            LOWER if stack < objective else GREATER if stack > objective else MATCH
        )


def _gather(s: Any) -> None:
    """Both decks hold what is nowhere else, in front; the rest lies behind."""
    out = Counter(int(value) for value in s.played[s.this_round][: s.plays])
    for seat in range(s.seats):
        out.update(int(card) for card in s.hand[seat][: s.held[seat]])
    values = range(-HIGHEST, HIGHEST + 1)
    left = [value for value in values for _ in range(max(0, COPIES - out[value]))]
    behind = [value for value in values for _ in range(min(COPIES, out[value]))]
    s.pile_left = len(left)
    s.pile[:] = (left + behind)[:CARDS]
    drawn = {int(card) for card in s.cards[s.this_round][: s.drawn]}
    if s.options.objective_scope == WHOLE_GAME:
        for r in range(s.this_round):
            drawn |= {int(card) for card in s.cards[r][: s.past_drawn[r]]}
    objectives = [int(card) for card in OBJECTIVES]
    s.objectives[:] = [c for c in objectives if c not in drawn] + [
        c for c in objectives if c in drawn
    ]
    s.objectives_left = OBJECTIVE_CARDS - len(drawn)


def flaw(s: Any) -> str | None:
    """Why a position cannot arise, or None."""
    if s.phase == OVER:
        return "a game that is over cannot be played on: phase is 0 to 3"
    if not (0 <= s.phase < OVER and 0 <= s.this_round < len(s.past_outcome)):
        return "phase is 0 to 3 and round counts from 0"
    if not (0 <= s.wins < s.options.wins_to_win and 0 <= s.losses < s.options.losses_to_lose):
        return "wins and losses must leave the game unfinished"
    if not NOBODY <= s.transmitter < s.seats:
        return f"transmitter is a seat from 0 to {s.seats - 1}"
    if (s.transmitter == NOBODY) != (s.options.transmitter == BY_HOUSE):
        return "transmitter is -1 exactly when the house transmits"
    if not 0 <= s.turn < s.seats or s.turn == s.transmitter:
        return "turn is the seat of a receiver"
    if not (1 <= s.drawn <= s.options.objective_limit and 0 <= s.plays < CARDS):
        return f"drawn is 1 to {s.options.objective_limit} and plays at most {CARDS - 1}"
    cards = s.cards[s.this_round][: s.drawn]
    if len(set(cards)) < len(cards) or not {*cards} <= {int(card) for card in OBJECTIVES}:
        return f"the objective cards are {', '.join(map(str, OBJECTIVES))}, each once"
    if (s.plays - 1) // s.options.drift_interval + 1 > s.drawn + (s.phase > 0):
        return (
            f"after {s.plays} plays the objective has drifted more often than {s.drawn} cards say"
        )
    laid = Counter(s.played[s.this_round][: s.plays])
    for seat in range(s.seats):
        if not 0 <= s.held[seat] <= s.options.hand_size:
            return f"seat {seat} holds 0 to {s.options.hand_size} cards"
        laid.update(s.hand[seat][: s.held[seat]])
    if s.transmitter != NOBODY and s.held[s.transmitter]:
        return "the transmitter holds no cards"
    for value, count in laid.items():
        if abs(value) > HIGHEST or count > COPIES:
            return f"there are {COPIES} cards of each value from -9 to 9, not {count} of {value}"
    if s.held[s.turn] == 0:
        return f"seat {s.turn} must hold a card to play"
    if s.stack == s.objective and s.phase == 0 and s.plays:
        return "stack and objective are equal: the round would be over"
    return None
