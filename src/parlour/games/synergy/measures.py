"""What the lab measures in a Synergy mission."""

from __future__ import annotations

import numpy as np

from parlour.core.measure import Tallies, tally
from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.games.synergy.cards import (
    ACTIONS,
    CHALLENGE,
    GOAL,
    KEEP_FIRST,
    NO_NUMBERS,
    PASS,
    ROUNDS,
    USE_A,
    USE_B,
    USE_C,
    USE_D,
    USE_E,
    USE_F,
    USE_G,
    USE_H,
    USE_I,
    USE_J,
    VOTE,
    State,
    kind,
)

GOALS = ("plus_1", "minus_1", "equal", "unique", "between", "second_highest", "second_lowest")
CARDS = tuple("abcdefghij")
FIRST_USE = (USE_A, USE_B, USE_C, USE_D, USE_E, USE_F, USE_G, USE_H, USE_I, USE_J)
CARD_OF = np.array(  # the index of the card that an action uses
    [max(0, sum(action >= first for first in FIRST_USE) - 1) for action in range(ACTIONS)], np.int64
)


class Measures(Tallies):
    """The measures of one mission."""

    rounds: int = tally()
    rounds_done: int = tally(share_of="rounds")
    lives_left: int = tally()
    goals_laid: Array = tally(GOALS, "goals_laid_in_all")
    goals_laid_in_all: int = tally()
    goals_met: Array = tally(GOALS, "goals_laid")
    cards_used: Array = tally(CARDS)
    used_in_round: Array = tally(tuple("1234567"), "cards_in_all")
    cards_in_all: int = tally()
    used: Array = tally(("number", "goal", "pass", "action_card", "take_back"), "decisions")


@rule
def note(s: State, seat: int, action: int, m: Measures) -> None:
    """Count an action before it is applied."""
    if s.phase == VOTE:
        return
    place = 0
    if action >= KEEP_FIRST:
        place = 4
    elif action > PASS:
        place = 3
    elif action == PASS:
        place = 2
    elif action >= GOAL:
        place = 1
    m.used[place] += 1


@rule
def finish(s: State, m: Measures) -> None:
    """Count rounds, goals and action cards at the end of the mission."""
    unfinished = s.cause == NO_NUMBERS or s.cause == CHALLENGE
    m.rounds = s.round_no - unfinished
    m.rounds_done = s.won
    m.lives_left = s.lives
    for r in range(m.rounds):
        for seat in range(s.seats):
            goal = kind(s.past_goal[r, seat])
            m.goals_laid[goal] += 1
            m.goals_laid_in_all += 1
            m.goals_met[goal] += s.past_met[r] >> seat & 1
    for k in range(s.uses):
        m.cards_used[CARD_OF[s.use_action[k]]] += 1
        m.used_in_round[min(s.use_round[k], ROUNDS) - 1] += 1
        m.cards_in_all += 1
