"""Ratings: how strong levels and policies are, from the games that they played against each other.

A Bradley-Terry model on the scale of Elo: a difference of 400 points means odds of ten to one. The
games of a deal aren't independent, so a deal is one observation, and the errors come from how much
deals differ (a sandwich estimate). Every pair gets one imaginary draw: without it, whoever has won
every game would be infinitely strong.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import msgspec
import numpy as np

from parlour.core.struct import Array
from parlour.lab.stats import Z95, Figure

ELO = 400 / math.log(10)  # points per unit of log odds
ANCHOR = 1000.0  # the rating of the one that all others are compared with
STEPS = 100

Pair = tuple[str, str]


class Rating(msgspec.Struct, frozen=True):
    """A player's rating, relative to the anchor's, and what it is based on."""

    name: str
    elo: Figure
    games: int
    won: float  # the share of these games that it won, draws counting half


class Met(msgspec.Struct, frozen=True):
    """What happened between two players: the first one's share of the wins in every deal, and what
    it would be if they were equally strong."""

    shares: Array
    games: int
    even: float = 0.5


def ratings(met: Mapping[Pair, Met], anchor: str) -> list[Rating]:
    """The ratings of all that have met, strongest first. `anchor` is rated 1000."""
    names = list(dict.fromkeys([anchor, *(name for pair in met for name in pair)]))
    strength, errors = fit(met, names)
    found = []
    for k, name in enumerate(names):
        elo, half = ANCHOR + ELO * float(strength[k]), ELO * Z95 * float(errors[k])
        games, won = _record(met, name)
        found.append(Rating(name, Figure(elo, elo - half, elo + half), games, won))
    return sorted(found, key=lambda one: -one.elo.value)


def fit(met: Mapping[Pair, Met], names: Sequence[str]) -> tuple[Array, Array]:
    """The log strengths of players, the first being 0, and their standard errors."""
    count = len(names)
    strength = np.zeros(count)
    for _ in range(STEPS):
        slope, curve, spread = _derivatives(met, names, strength)
        step = np.zeros(count)
        step[1:] = np.linalg.solve(curve[1:, 1:], slope[1:])
        strength += step * min(1.0, 2 / max(1e-12, float(np.abs(step).max())))
        if float(np.abs(step).max()) < 1e-10:
            break
    _, curve, spread = _derivatives(met, names, strength)
    errors = np.zeros(count)
    if count > 1:
        inverse = np.linalg.inv(curve[1:, 1:])
        errors[1:] = np.sqrt(np.diag(inverse @ spread[1:, 1:] @ inverse))
    return strength, errors


def _derivatives(
    met: Mapping[Pair, Met], names: Sequence[str], strength: Array
) -> tuple[Array, Array, Array]:
    """The slope and the curvature of the likelihood, and the variance of the slope over deals."""
    count = len(names)
    slope, curve, spread = np.zeros(count), np.zeros((count, count)), np.zeros((count, count))
    for (first, second), one in met.items():
        i, j = names.index(first), names.index(second)
        toward = np.zeros(count)
        toward[i], toward[j] = 1, -1
        p = 1 / (1 + math.exp(strength[j] - strength[i]) * (1 / one.even - 1))
        deals = len(one.shares)
        slope += toward * (float(one.shares.sum()) + 0.5 - (deals + 1) * p)
        around = np.outer(toward, toward)
        curve += around * (deals + 1) * p * (1 - p)
        spread += around * (float(((one.shares - p) ** 2).sum()) + (0.5 - p) ** 2)
    return slope, curve, spread


def _record(met: Mapping[Pair, Met], name: str) -> tuple[int, float]:
    """A player's games, and the share of them that it won."""
    games, won = 0, 0.0
    for (first, second), one in met.items():
        if name in (first, second):
            share = float(one.shares.mean())
            games += one.games
            won += one.games * (share if name == first else 1 - share)
    return games, won / games if games else math.nan


def connected(pairs: Sequence[Pair], anchor: str) -> set[str]:
    """The players that can be compared with the anchor, directly or through others."""
    reached, new = {anchor}, {anchor}
    while new:
        beside = {name for pair in pairs if new & {*pair} for name in pair}
        new = beside - reached
        reached |= new
    return reached
