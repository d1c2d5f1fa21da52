"""Rewards: what the seats of a finished game are paid."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.core.game import Game, Outcome
from parlour.core.rule import rule
from parlour.core.struct import Array

REWARDS = ("score", "win", "rank")
SCORE, WIN, RANK = range(3)


def paid(game: Game, reward: str) -> int:
    """The index of a kind of reward; in co-operative games ranks mean nothing."""
    coop = game.utility == "co-operative"
    return WIN if coop and reward == REWARDS[RANK] else REWARDS.index(reward)


def paid_for(game: Game, reward: str, result: Any, seats: int) -> list[float]:
    """What the seats of a table are paid for its result."""
    outcome, rewards = Outcome.box(), np.zeros(seats)
    for seat in range(seats):
        outcome[0].score[seat] = result.scores[seat]
        outcome[0].won[seat] = seat in result.winners
    pay(outcome[0], paid(game, reward), rewards)
    return [float(one) for one in rewards]


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
