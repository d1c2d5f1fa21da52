"""Learning weights by self-play: simultaneous perturbation with momentum (SPSA).

In every round, many pairs of weights are made from the current ones by moving each weight up or
down at random, and the other way for the opponent. The pairs play each other, some play bots with
the weights set by hand. What won more, on average, says where to move each weight. The work is
numbered, so the same seed and number of rounds give the same weights on any number of workers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import Executor
from typing import NamedTuple

import numpy as np

from parlour.core.struct import Array
from parlour.features.tuning import Weight
from parlour.lab.stats import Figure, mean
from parlour.lab.tune_games import Pairing, arena

PIECE = 2  # trials per task
AGAINST_HAND = 3  # every third trial
CHECK_PIECE = 100  # deals per task
MOMENTUM = 0.9
FIRST_STEP, LAST_STEP = 0.35, 0.03  # in the weights' own units
WIDE, NARROW = 1.0, 0.6  # how far trials move each weight, in the same units


class Job(NamedTuple):
    """What every task of a setting needs."""

    game: str
    setting: int
    seed: str
    trials: int  # per round
    deals: int  # per trial


def scaled(weights: Iterable[Weight], z: Array) -> Array:
    """Weights from their distance to the numbers set by hand, in units."""
    parts = np.array([(one.value, one.step, one.low, one.high) for one in weights])
    return np.clip(parts[:, 0] + z * parts[:, 1], parts[:, 2], parts[:, 3])


def signs(job: Job, number: int, count: int) -> Array:
    """Which weights trial `number` moves up (1) and down (-1)."""
    key = [number, *job.seed.encode()]
    return np.random.default_rng(key).integers(0, 2, count) * 2.0 - 1.0


def trial(job: Job, z: Array, width: float, number: int) -> float:
    """How much more the weights moved one way won than those moved the other way."""
    here = arena(job.game)
    weights, move = here.tuning.weights, width * signs(job, number, len(z))
    up, down = scaled(weights, z + move), scaled(weights, z - move)
    seed, deal = f"{job.seed} games", number * job.deals
    if here.tuning.settings[job.setting].sides == 1:
        return team_trial(job, up, down, number)
    if number % AGAINST_HAND == 0 or here.tuning.settings[job.setting].sides > 2:
        by_hand = number % AGAINST_HAND == 0
        one = Pairing(job.setting, number // AGAINST_HAND, up, down, by_hand)
        other = Pairing(job.setting, number // AGAINST_HAND, down, up, by_hand)
        both = [here.play(pairing, seed, deal, job.deals).mean() for pairing in (one, other)]
        return float(both[0] - both[1]) / 2
    pairing = Pairing(job.setting, number, up, down)
    return float(here.play(pairing, seed, deal, job.deals).mean()) - 0.5


def team_trial(job: Job, up: Array, down: Array, number: int) -> float:
    """The same for a co-operative game; every third time, one seat has the weights set by hand."""
    here, seed, deal = arena(job.game), f"{job.seed} games", number * job.deals
    by_hand = number % AGAINST_HAND == 0
    one = Pairing(job.setting, number // AGAINST_HAND, up, down, by_hand)
    other = Pairing(job.setting, number // AGAINST_HAND, down, up, by_hand)
    won = [here.play_as_team(team, seed, deal, job.deals).mean() for team in (one, other)]
    return float(won[0] - won[1]) / 2


def trials(job: Job, z: Array, width: float, first: int, count: int) -> list[float]:
    """Several trials, in a worker."""
    return [trial(job, z, width, number) for number in range(first, first + count)]


def play_check(job: Job, weights: Array, seed: str, deal: int, deals: int) -> Array:
    """Weights against those set by hand, in a worker; as at a table with the first options."""
    return arena(job.game).play(Pairing(job.setting, 0, weights, weights, True), seed, deal, deals)


def play_team_check(job: Job, weights: Array, seed: str, options: int, deals: int) -> Array:
    """Deals won by a team with these weights and by one with those set by hand, as two rows."""
    here, pairing = arena(job.game), Pairing(job.setting, options, weights, weights)
    mine = here.play_as_team(pairing, seed, 0, deals)
    return np.stack([mine, here.play_by_hand(pairing, seed, 0, deals)])


def check(pool: Executor, job: Job, weights: Array, seed: str, deals: int) -> tuple[Figure, float]:
    """The share that weights win of deals that no trial used, with its 95% interval.

    Also what the weights set by hand would win: in a co-operative game, of the same deals.
    """
    setting = arena(job.game).tuning.settings[job.setting]
    if setting.sides == 1:
        return _check_team(pool, job, weights, seed, max(1, deals // setting.checked))
    tasks = [
        pool.submit(play_check, job, weights, seed, deal, min(CHECK_PIECE, deals - deal))
        for deal in range(0, deals, CHECK_PIECE)
    ]
    return mean(np.concatenate([task.result() for task in tasks])), 1 / setting.sides


def _check_team(
    pool: Executor, job: Job, weights: Array, seed: str, deals: int
) -> tuple[Figure, float]:
    checked = arena(job.game).tuning.settings[job.setting].checked
    tasks = [
        pool.submit(play_team_check, job, weights, f"{seed} {k}", k, deals) for k in range(checked)
    ]
    mine, by_hand = np.concatenate([task.result() for task in tasks], axis=1)
    more, even = mean(mine - by_hand), float(by_hand.mean())
    return Figure(more.value + even, more.low + even, more.high + even), even


class Learner:
    """The current weights of a setting, in units away from those set by hand."""

    def __init__(self, pool: Executor, job: Job, start: Array) -> None:
        self.pool, self.job, self.z = pool, job, start.copy()
        weights = arena(job.game).tuning.weights
        steps = np.array([weight.step or np.inf for weight in weights])
        self._least = np.array([weight.low - weight.value for weight in weights]) / steps
        self._most = np.array([weight.high - weight.value for weight in weights]) / steps
        self.average = start.copy()
        self._momentum, self._size = np.zeros(len(start)), 0.0
        self.rounds = 0

    def learn(self, rounds: int) -> Iterator[int]:
        """Play this many rounds, yielding the number of rounds so far."""
        for number in range(rounds):
            done = number / rounds
            width = WIDE + (NARROW - WIDE) * done
            self._move(self._slope(number, width), FIRST_STEP * (LAST_STEP / FIRST_STEP) ** done)
            self.rounds = number + 1
            fade = 1.0 / min(self.rounds, max(1, rounds // 5))
            self.average += fade * (self.z - self.average)
            yield self.rounds

    def _slope(self, number: int, width: float) -> Array:
        """How much each weight gains by its unit, measured in one round."""
        first, job = number * self.job.trials, self.job
        starts = range(first, first + job.trials, PIECE)
        tasks = [
            self.pool.submit(trials, job, self.z, width, k, min(PIECE, first + job.trials - k))
            for k in starts
        ]
        gains = np.array([gain for task in tasks for gain in task.result()])
        moved = np.array([signs(job, n, len(self.z)) for n in range(first, first + job.trials)])
        return np.asarray(gains @ moved / (width * job.trials))

    def _move(self, slope: Array, step: float) -> None:
        """Move uphill; the size of a step is that of all weights together."""
        self._momentum = MOMENTUM * self._momentum + (1 - MOMENTUM) * slope
        self._size = MOMENTUM * self._size + (1 - MOMENTUM) * float((slope**2).mean())
        faded = 1 - MOMENTUM ** (self.rounds + 1)
        size = np.sqrt(self._size / faded)
        if size > 0:
            self.z += step * self._momentum / faded / size
            self.z = np.clip(self.z, self._least, self._most)
