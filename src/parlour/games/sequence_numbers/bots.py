"""Sequence Numbers' bots. Each maps a view to an action and knows nothing else.

easy    Learner: builds its own lines and ignores yours, plays a random chip 30% of the time, and
        never removes a chip while it can place one.
fair    Greedy: weighs what each chip does for its own lines and against yours.
strong  Counter: evaluates the whole position after each play, counting the unseen cards. It blocks
        lines that lack one chip if that costs next to nothing (blocking.py).
master  The same with weights learned by self-play (weights.py), and without such blocks.
All of them exchange dead cards and never forget to draw.
"""

from __future__ import annotations

from parlour.core.chance import Chance, below
from parlour.core.game import Bot
from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.features.tuning import Tuning
from parlour.games.sequence_numbers.blocking import or_block
from parlour.games.sequence_numbers.greedy import GROW, least_useful, score_plays
from parlour.games.sequence_numbers.options import DISCARDS
from parlour.games.sequence_numbers.rules import (
    CLAIM,
    CLAIM_LINE,
    DISCARD_KIND,
    DRAW_CARD,
    FORFEIT,
    MINUS_AT,
    PASS,
    TURN,
)
from parlour.games.sequence_numbers.survey import NEVER, SCORE, dead_kind, survey
from parlour.games.sequence_numbers.valuation import best_claim, candidate, value_plays
from parlour.games.sequence_numbers.view import View
from parlour.games.sequence_numbers.weights import (
    MASTER,
    SCRATCH,
    SETTINGS,
    STRONG,
    WEIGHTS,
    choose,
    choose_from_scratch,
    setting_of,
)

__all__ = ["BOTS", "SCRATCH", "TUNING"]

SILLY = 30  # percent


@rule
def besides_playing(v: View, x: Array) -> int:
    """The action every level takes for forfeits, draws, claims and dead cards; -1 otherwise."""
    if v.phase == FORFEIT:
        return DISCARD_KIND + least_useful(v, x)
    if (v.phase != TURN and v.phase != CLAIM) or v.seat != v.turn:
        return DRAW_CARD
    if v.phase == CLAIM:
        return CLAIM_LINE + candidate(v, x, 0)
    if v.exchanges < v.options.dead_per_turn:
        dead = dead_kind(v, x)
        if dead >= 0:
            return DISCARD_KIND + dead
    return -1


@rule
def nothing_fits(v: View, x: Array) -> int:
    """Pass or discard a card when the hand has no play."""
    return DISCARD_KIND + least_useful(v, x) if v.options.stuck == DISCARDS else PASS


@rule
def best_play(v: View, chance: Chance, x: Array) -> int:
    """The play with the highest score, ties broken at random; -1 if there is none."""
    best, ties, highest = -1, 0, NEVER
    for action in range(DISCARD_KIND):
        score = x[SCORE + action]
        if score > highest:
            best, ties, highest = action, 1, score
        elif score == highest and score != NEVER:
            ties += 1
            if below(chance, ties) == 0:
                best = action
    return best


@rule
def any_play(v: View, chance: Chance, x: Array, end: int) -> int:
    """A random legal play with an action number below `end`; -1 if there is none."""
    found, seen = -1, 0
    for action in range(end):
        if x[SCORE + action] != NEVER:
            seen += 1
            if below(chance, seen) == 0:
                found = action
    return found


@rule
def easy(v: View, chance: Chance, x: Array) -> int:
    """Complete a line if possible; otherwise extend its own lines or play a random chip."""
    survey(v, x)
    action = besides_playing(v, x)
    if action >= 0:
        return action
    score_plays(v, x, 0.0)
    best = best_play(v, chance, x)
    if best < 0:
        return nothing_fits(v, x)
    wins = x[SCORE + best] >= GROW[4] / 2
    kind_play = any_play(v, chance, x, MINUS_AT)
    if kind_play >= 0 and (best >= MINUS_AT or (not wins and below(chance, 100) < SILLY)):
        return kind_play
    return best


@rule
def fair(v: View, chance: Chance, x: Array) -> int:
    """Play the chip or removal with the best one-ply score."""
    survey(v, x)
    action = besides_playing(v, x)
    if action >= 0:
        return action
    score_plays(v, x, 1.0)
    best = best_play(v, chance, x)
    return best if best >= 0 else nothing_fits(v, x)


@rule
def strong(v: View, chance: Chance, x: Array) -> int:
    """Make the play that leads to the most valuable position, or one as good that blocks."""
    choose(x, STRONG, 0)
    return or_block(v, x, most_valuable(v, chance, x))


@rule
def master(v: View, chance: Chance, x: Array) -> int:
    """The same by weights learned for the number of seats and teams."""
    choose(x, MASTER, setting_of(v))
    return most_valuable(v, chance, x)


@rule
def first_tuned(v: View, chance: Chance, x: Array) -> int:
    """The same with the first weights behind the scratch array; for tuning."""
    choose_from_scratch(x, 0)
    return most_valuable(v, chance, x)


@rule
def second_tuned(v: View, chance: Chance, x: Array) -> int:
    """The same with the second weights behind the scratch array."""
    choose_from_scratch(x, 1)
    return most_valuable(v, chance, x)


@rule
def most_valuable(v: View, chance: Chance, x: Array) -> int:
    """The play that leads to the most valuable position, by the weights in use."""
    survey(v, x)
    if v.phase == CLAIM:
        return CLAIM_LINE + best_claim(v, x)
    action = besides_playing(v, x)
    if action >= 0:
        return action
    value_plays(v, x)
    best = best_play(v, chance, x)
    return best if best >= 0 else nothing_fits(v, x)


BOTS = {
    "easy": Bot(easy),
    "fair": Bot(fair),
    "strong": Bot(strong),
    "master": Bot(master),
}
TUNING = Tuning(WEIGHTS, SETTINGS, first_tuned, second_tuned)
