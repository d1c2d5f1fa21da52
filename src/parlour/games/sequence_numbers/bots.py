"""Sequence Numbers' bots. Each is given a view and gives an action; none sees more.

easy    Learner: builds its own lines, overlooks yours, plays something silly three times in ten,
        and never takes a chip away while it can do anything else.
fair    Greedy: weighs what each chip does for its lines and against yours.
strong  Counter: values the whole position after each play by the cards that are still unseen.
All of them exchange dead cards and never forget to draw.
"""

from __future__ import annotations

from parlour.core.chance import Chance, below
from parlour.core.game import Bot
from parlour.core.rule import rule
from parlour.core.struct import Array
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
from parlour.games.sequence_numbers.survey import NEVER, NOTES, SCORE, dead_kind, survey
from parlour.games.sequence_numbers.valuation import WORK, best_claim, candidate, value_plays
from parlour.games.sequence_numbers.view import View

SCRATCH = NOTES + WORK
SILLY = 30  # of a hundred turns


@rule
def besides_playing(v: View, x: Array) -> int:
    """What every level does when no chip is asked for, and with dead cards; else -1."""
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
    """A hand that can play nothing passes or lays off a card."""
    return DISCARD_KIND + least_useful(v, x) if v.options.stuck == DISCARDS else PASS


@rule
def best_play(v: View, chance: Chance, x: Array) -> int:
    """The play with the highest score; ties are drawn for. -1 without any."""
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
    """Any legal play of a number below `end`; -1 without any."""
    found, seen = -1, 0
    for action in range(end):
        if x[SCORE + action] != NEVER:
            seen += 1
            if below(chance, seen) == 0:
                found = action
    return found


@rule
def easy(v: View, chance: Chance, x: Array) -> int:
    """Win if a chip does it; else three times in ten anything, else the best of its own lines."""
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
    """The chip or removal that does most, for me and against the others."""
    survey(v, x)
    action = besides_playing(v, x)
    if action >= 0:
        return action
    score_plays(v, x, 1.0)
    best = best_play(v, chance, x)
    return best if best >= 0 else nothing_fits(v, x)


@rule
def strong(v: View, chance: Chance, x: Array) -> int:
    """The play after which the whole position is worth most."""
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
    "easy": Bot(easy, "builds its own lines and overlooks yours; kind to children"),
    "fair": Bot(fair, "weighs its lines and yours, one chip ahead"),
    "strong": Bot(strong, "counts the cards and values the whole board"),
}
