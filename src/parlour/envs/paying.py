"""Rewards: what the seats of a finished game are paid."""

from __future__ import annotations

from typing import Any

from parlour.core.rule import rule
from parlour.core.struct import Array

REWARDS = ("score", "win", "rank")
SCORE, WIN, RANK = range(3)


@rule
def pay(outcome: Any, kind: int, rewards: Array) -> None:
    """Write every seat's reward: its score, 1 or -1 for winning or not, or its rank."""
    for seat in range(len(rewards)):
        if kind == SCORE:
            rewards[seat] = outcome.score[seat]
        elif kind == RANK and len(rewards) > 1:
            rewards[seat] = rank(outcome, seat, len(rewards)) / (len(rewards) - 1)
        else:
            rewards[seat] = 1 if outcome.won[seat] else -1


@rule
def rank(outcome: Any, seat: int, seats: int) -> int:
    """How many seats this seat beats, less how many beat it; winners beat all others."""
    difference = 0
    for other in range(seats):
        difference += beats(outcome, seat, other) - beats(outcome, other, seat)
    return difference


@rule
def beats(outcome: Any, one: int, other: int) -> int:
    """1 if a seat finished before another, otherwise 0."""
    if bool(outcome.won[one]) != bool(outcome.won[other]):
        return 1 if outcome.won[one] else 0
    return 1 if outcome.score[one] > outcome.score[other] else 0
