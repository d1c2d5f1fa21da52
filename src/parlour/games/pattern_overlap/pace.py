"""Bot timing in real time: when a bot acts and what it plays, from the model in notice.py.

    made = plan(table.look(seat), "fair", seed)
    made.ms, made.action

Call it when the bot starts looking, and again, with what it remembers (`made.memory(elapsed)`),
when its placement has been taken, or if the table has changed while it was still looking. Noticing
is memoryless, so looking again does not change the odds for the placements not noticed yet.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Any

import numpy as np

from parlour.core.chance import below, seeded
from parlour.core.rule import call, rule
from parlour.core.struct import Array
from parlour.features.real_time import Memory, Plan
from parlour.games.pattern_overlap.bots import chosen
from parlour.games.pattern_overlap.moves import decoded
from parlour.games.pattern_overlap.notice import (
    CALL_S,
    ENOUGH,
    HAND_S,
    HAND_SPREAD,
    LAST_CARDS,
    LEVELS,
    LOOKS,
    PATIENCE_S,
    RATE,
)
from parlour.games.pattern_overlap.options import NOT_MY_STACK, SPEED
from parlour.games.pattern_overlap.rollout import FIRST_LIST, SECOND_LIST, supposed, worth
from parlour.games.pattern_overlap.rules import LAST_CALL, call_seconds
from parlour.games.pattern_overlap.survey import candidates, placements
from parlour.games.pattern_overlap.weights import ROWS, SCRATCH, choose, row_of

Found = list[tuple[float, int]]  # when each placement is noticed, in seconds, earliest first


@rule
def survey_of(box: Any, chance: Any, scratch: Array, last: int) -> tuple[int, int, bool]:
    """List a seat's placements, and what each is worth in place of the second list.

    Returns their number, that of the candidates, and `races`.
    """
    s = supposed(box[0], chance[0], scratch)
    actions = scratch[FIRST_LIST:SECOND_LIST].view(np.int64)
    seat = box[0].seat
    count = placements(s, seat, actions)
    for k in range(count):
        scratch[SECOND_LIST + k] = worth(s, actions[k])
    return count, candidates(s, seat), races(box[0], last)


@rule
def races(v: Any, last: int) -> bool:
    """Whether only speed counts: in these modes, without a timer, and with one's last cards."""
    if v.options.mode == SPEED or v.options.mode == NOT_MY_STACK or call_seconds(v) == 0:
        return True
    return v.held[v.seat] + v.fresh[v.seat] + v.under[v.seat] <= last


@rule
def choice_of(box: Any, chance: Any, scratch: Array, level: int, count: int) -> int:
    """A level's choice among the first `count` placements listed."""
    choose(scratch, ROWS, row_of(box[0]))
    return chosen(box[0], chance[0], scratch, level, count)


@cache
def workspace() -> Array:
    """The scratch array, allocated once."""
    return np.zeros(SCRATCH, np.float64)


def plan(view: Any, level: str, seed: int | str, memory: Memory = ()) -> Plan | None:
    """When a bot acts and what it plays; None while it has no placement."""
    chance, scratch = seeded(seed), workspace()
    number = LEVELS.index(level)
    count, seen, race = call(survey_of, view, chance, scratch, LAST_CARDS[number])
    if count == 0:
        return None
    actions = scratch[FIRST_LIST:SECOND_LIST].view(np.int64)
    worths = dict(zip(actions[:count].tolist(), scratch[SECOND_LIST:][:count].tolist()))
    cards = _cards(view[0], actions[:count].tolist())
    known = {what: at / 1000 for at, what in memory}
    found = sorted(
        (known[what] if what in known else _exponential(chance, seen / RATE[number]), what[0])
        for what in cards.items()
    )
    looked = max(0.0, found[0][0] if race else _end(view[0], number, found, worths))
    kept = [action for at, action in found if at <= looked]
    actions[: len(kept)] = kept
    hand = HAND_S * math.exp(HAND_SPREAD * _normal(chance))
    action = int(call(choice_of, view, chance, scratch, number, len(kept)))
    acts = looked + hand
    noticed = tuple((round(1000 * at), (one, cards[one])) for at, one in found if at <= acts)
    return Plan(round(1000 * acts), action, round(1000 * looked), bool(race), noticed)


def _cards(v: Any, actions: list[int]) -> dict[int, int]:
    """The card that each placement plays."""
    hand = [int(card) for card in v.hand[v.seat]]
    return {action: hand[decoded(v, action)[0]] for action in actions}


def _end(v: Any, level: int, found: Found, worths: dict[int, float]) -> float:
    """When a bot that chooses stops looking."""
    mode = int(v.options.mode)
    looks = LOOKS[mode][level]
    good = [at for at, action in found if worths[action] >= ENOUGH[mode][level]]
    wanted = [at for at, _ in found[looks - 1 : looks]]
    return min([found[0][0] + _patience(v, level), *wanted, *good[:1]])


def _patience(v: Any, level: int) -> float:
    """How long a level looks for something better, in seconds."""
    patience = PATIENCE_S[int(v.options.mode)][level]
    if v.phase != LAST_CALL:
        return patience
    left = int(v.held[v.seat] + v.fresh[v.seat] + v.under[v.seat])
    return min(patience, CALL_S * int(call_seconds(v)) / 60 / (left + 1))


def _uniform(chance: Any) -> float:
    return float(below(chance[0], 1 << 32) + 1) / 4294967296.0


def _exponential(chance: Any, mean: float) -> float:
    return -math.log(_uniform(chance)) * mean


def _normal(chance: Any) -> float:
    """A standard normal variate (Box-Muller)."""
    radius = math.sqrt(-2.0 * math.log(_uniform(chance)))
    return radius * math.cos(2.0 * math.pi * _uniform(chance))
