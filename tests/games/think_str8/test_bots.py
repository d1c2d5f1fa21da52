"""The bots: their choices in positions with a known answer, and their relative strength."""

from __future__ import annotations

import numpy as np
import pytest

import parlour
from parlour import Table
from parlour.games.think_str8.choices import can_become, step_towards
from parlour.games.think_str8.rules import (
    ACCEPT,
    BET,
    DICE,
    EXCHANGE,
    FINAL,
    PUT,
    SUBSETS,
    TAKE,
    TURN,
)
from parlour.lab.matches import duel

from .tables import (
    HOLDERS,
    B,
    G,
    P,
    Y,
    arranged,
    betting,
    place,
    table,
    throw,
    worlds,
)
from .test_examples import example_13, reached

pytestmark = pytest.mark.compiled

GAME = parlour.game("think-str8")
LEVELS = ("easy", "fair", "strong", "master")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"intro": True, "exchange": "optional", "die_turns": 3}])
@pytest.mark.parametrize("level", LEVELS)
def test_bots_play_whole_games(level, seats, options):
    t = table(seats, seed=1, rounds=4, **options)
    while t.actors:
        t.play(t.actors[0], t.bot(t.actors[0], level))
    assert t.result


@pytest.mark.parametrize(
    ("dice", "options"),
    [
        ([B, G, Y], {}), ([B, B, Y], {}), ([P, P, P], {}), ([B, B, Y], {"die_turns": 3}),
        ([5, 5, 4], {"intro": True}), ([5, 5, 5], {"intro": True, "die_turns": 0}),
        ([0, 5, 5], {"intro": True, "intro_grey": "may_stay", "die_turns": 0}),
        ([0, 1, 5], {"intro": True, "intro_grey": "may_stay"}),
    ],
)  # fmt: skip
def test_throws_that_can_be_set_are_those_that_are(dice, options):
    t = table(**options)
    t.state.phase, t.state.asked = DICE, 1 << int(t.state.order[0])
    throw(t, *dice)
    v = t.look(t.actors[0])[0]
    can = {
        (a, b, c) for a in range(6) for b in range(6) for c in range(6)
        if can_become(v, 36 * a + 6 * b + c)
    }  # fmt: skip
    assert can == reached(t)


@pytest.mark.parametrize("goal", [(0, 1, 2), (0, 0, 2), (1, 2, 4)])
def test_steps_lead_to_the_throw(goal):
    t = throw(table(intro=True, die_turns=2), 2, 5, 5)
    seat = t.actors[0]
    while t.state.phase == DICE:
        t.play(seat, step_towards(t.look(seat)[0], 36 * goal[0] + 6 * goal[1] + goal[2]))
    assert tuple(int(c) for c in t.state.dice[0]) == goal


def test_easy_lays_its_token_round_the_middle():
    t = example_13()
    assert t.bot(0, "easy") == PUT + 7  # means 4, 4 and 2.4: 10.4, seven spaces from 7.4 on


def test_easy_never_turns_a_die():
    t = throw(table(), B, G, Y)
    assert t.bot(t.actors[0], "easy") == ACCEPT


def test_fair_places_where_most_sums_are():
    t = example_13()
    best = max(range(16), key=lambda a: sum(COUNTS[a : a + 7]))
    assert sum(COUNTS[best : best + 7]) == 77
    start = t.bot(0, "fair") - PUT
    assert sum(COUNTS[start : start + 7]) == 77


COUNTS = [0, 1, 1, 3, 4, 5, 7, 9, 9, 12, 12, 12, 12, 11, 8, 7, 5, 3, 2, 1, 1, 0]


def test_fair_crosses_out_what_no_row_allows():
    """Blue three times, 0 to 6 right: blue is 0, 1 or 2; with blue 1 elsewhere 0 or 2."""
    t = place(betting([B, B, B], [6, 5, 4, 3], holder=[[2, *HOLDERS[0][1:]], *HOLDERS[1:]]),
              [0, 0, 0, 0])  # fmt: skip
    t.state.phase, t.state.this_round, t.state.asked = FINAL, 8, 15
    t.state.given[:], t.state.value[:] = -1, -1
    t.state.result[1:] = 0
    assert int(SUBSETS[t.bot(0, "fair") - BET]) == 1 << 0 | 1 << 2


def test_fair_knows_its_card_and_takes_the_smallest_token():
    t = place(betting([B, B, B], [0, 5, 4, 3]), [21, 0, 0, 0])
    while t.state.phase == EXCHANGE:
        t.play(t.actors[0], t.legal(t.actors[0])[-1])
    throw(t, B, B, B)
    seat = t.actors[0]
    t.play(seat, ACCEPT)
    while t.actors[0] != 0:
        t.play(t.actors[0], t.legal(t.actors[0])[-1])
    for level in ("fair", "strong"):
        assert t.bot(0, level) == TAKE


def exact_value(t: Table, seat: int, token: int, start: int) -> float:
    """Compute the value of a bet, points and information, world by world."""
    found = worlds(t, seat)
    dice = [int(c) for c in t.state.dice[t.state.this_round]]
    width, points = int(t.state.width[token]), int(t.state.worth[token])
    open_ = [row.count(0) for row in t.view(seat)["pad"]["black"]]
    branches: dict[str, list[tuple[int, ...]]] = {"hit": [], "low": [], "high": []}
    for world in found:
        total = sum(world[c] for c in dice)
        side = "low" if total < start else "high" if total >= start + width else "hit"
        branches["low" if token == 0 and side == "high" else side].append(world)
    value = points * len(branches["hit"]) / len(found)
    for name, those in branches.items():
        if those:
            bets = [bet_value(those, c) for c in range(6)]
            gains = [even(n - 1) - bet for n, bet in zip(open_, bets) if n > 2]  # with a pile
            gain = 0.0 if name == "hit" else max(gains)
            value += (sum(bets) + gain) * len(those) / len(found)
    return value


def bet_value(those: list[tuple[int, ...]], colour: int) -> float:
    counts = sorted((sum(w[colour] == k for w in those) for k in range(8)), reverse=True)
    shares = np.cumsum(counts[:3]) / len(those)
    return max(p * points - 2 * (1 - p) for p, points in zip(shares, (5, 2, 1)))


def even(n: int) -> float:
    return max(min(k, n) / n * (points + 2) - 2 for k, points in ((1, 5), (2, 2), (3, 1)))


def test_strong_values_bets_as_worked_out_by_hand():
    t = table(4, seed=5)
    while t.state.this_round < 4:
        t.play(t.actors[0], t.bot(t.actors[0], "strong"))
    while t.state.phase != 2:
        t.play(t.actors[0], ACCEPT)
    seat = t.actors[0]
    values = {
        (token, start): exact_value(t, seat, token, start)
        for token in range(7) for start in range(22 - token)
    }  # fmt: skip
    best = max(values.values())
    token = t.bot(seat, "strong") - TAKE
    assert max(v for (k, _), v in values.items() if k == token) == pytest.approx(best)
    t.play(seat, TAKE + token)
    while t.state.phase == 2:
        t.play(t.actors[0], t.legal(t.actors[0])[0])
    start = t.bot(seat, "strong") - PUT
    assert values[token, start] == pytest.approx(best)


def test_strong_bets_on_a_card_it_knows():
    t = place(betting([B, B, B], [0, 5, 4, 3]), [21, 0, 0, 0])
    t.state.phase, t.state.this_round, t.state.asked = FINAL, 8, 15
    t.state.given[:], t.state.value[:], t.state.result[1:] = -1, -1, 0
    assert t.bot(0, "strong") == BET + 7


def test_master_turns_a_blue_die_away_from_a_rival_who_knows_its_blue_card():
    t = throw(place(betting([B, B, B], [0, 5]), [21, 0]), B, B, B)
    assert t.actors == (1,)
    assert t.bot(1, "strong") == ACCEPT
    assert TURN < t.bot(1, "master") < TURN + 6


@pytest.mark.parametrize(("mine", "size"), [(0, 1), (30, 3)])
def test_strong_takes_risks_when_behind_and_none_when_ahead(mine, size):
    """Nothing is known of five numbers: three are safest, one wins most if it is right."""
    t = arranged(2, phase=FINAL, this_round=10, pos=[mine, 20])
    for _ in range(6):
        action = t.bot(0, "strong")
        assert int(SUBSETS[action - BET]).bit_count() == size
        t.play(0, action)


def test_bots_only_use_what_they_see():
    """Whatever the seat's own cards are, the choice is the same until they are told of."""
    for level in LEVELS:
        t = table(4, seed=9)
        seat = t.actors[0]
        chosen = t.bot(seat, level)
        t.state.holder[seat], t.state.removed[:] = t.state.removed, t.state.holder[seat].copy()
        assert t.bot(seat, level) == chosen


def test_better_levels_win_more():
    for first, second, least in (("fair", "easy", 0.95), ("strong", "fair", 0.65)):
        found = duel(GAME, 4, GAME.chosen(4), first, second, 60, threads=1)
        assert found.won > least
        assert found.first_score > found.second_score


def test_a_duel_is_the_same_whatever_the_threads():
    options = GAME.chosen(3)
    one = duel(GAME, 3, options, "fair", "easy", 20, threads=1)
    assert one == duel(GAME, 3, options, "fair", "easy", 20, threads=3)


def test_equal_levels_are_equal():
    found = duel(GAME, 2, GAME.chosen(2), "easy", "easy", 400, threads=1)
    assert abs(found.won - 0.5) < 4 * found.error
    assert abs(found.first_score - found.second_score) < 2
