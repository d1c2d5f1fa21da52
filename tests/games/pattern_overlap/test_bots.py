"""The bots: legal moves, reaction times by level, and each level better than the one below."""

from __future__ import annotations

import math
from statistics import fmean

import pytest

import parlour
from parlour import Table
from parlour.core.game import HOUSE
from parlour.games.pattern_overlap.pace import plan
from parlour.games.pattern_overlap.rules import GO, WAIT
from parlour.lab.matches import duel

from .board import W1, number, table

pytestmark = pytest.mark.compiled

LEVELS = ("easy", "fair", "strong", "master")


@pytest.mark.parametrize("mode", ["speed", "diversify", "cover", "nms"])
@pytest.mark.parametrize("clock", ["turns", "ticks", "realtime"])
def test_bots_play_to_the_end(mode: str, clock: str):
    t = Table("pattern-overlap", 4, seed=4, options={"mode": mode, "clock": clock})
    while t.actors:
        seat = t.actors[len(t.actions) % len(t.actors)]
        action = t.bot(seat, LEVELS[seat])
        assert action in t.legal(seat)
        t.play(seat, action)
    assert t.result


def test_bots_lay_only_right_cards_in_honour():
    t = Table("pattern-overlap", 2, seed=4, preset="calm", options={"illegal": "honour"})
    while t.actors:
        t.play(t.actors[0], t.bot(t.actors[0], "fair"))
    assert all(t.view(None)["laid"]["right"])


def test_fair_takes_the_points():
    pocket = "7.5@(0,0)0 8.0@(0,2)3 7.4@(0,-2)3 6.5@(-2,-2)2 5.0@(-2,2)2 1.2@(-2,-4)3"
    t = table(pocket, [["1.4", "1.0", "1.1"], ["2.0", "2.1", "2.2"]], mode="cover", clock="turns",
              state={"turn": 0, "first": 0})  # fmt: skip
    assert t.bot(0, "fair") == number(t, 0, 0, -2, 0)


def test_a_stuck_bot_waits():
    t = table(W1, [["1.5"], ["2.0"]], state={"pile": [[0]] * 2, "fresh": [0, 0]})
    for index in range(6):
        t = table(W1, [["1.5"], [f"2.{index}"]], state={"pile": [[0]] * 2, "fresh": [0, 0]})
        if t.legal(1) == [WAIT]:
            assert all(t.bot(1, level) == WAIT for level in LEVELS)
            assert plan(t.look(1), "fair", 1) is None
            return
    raise AssertionError("nothing was stuck")


def test_fair_beats_easy():
    game = parlour.game("pattern-overlap")
    options = game.chosen(2, "calm")
    found = duel(game, 2, options, "fair", "easy", 400, threads=1)
    assert found.won - 4 * found.error > 0.5


@pytest.mark.soak
@pytest.mark.parametrize("mode", ["speed", "diversify", "cover", "nms"])
def test_strong_beats_fair(mode: str):
    game = parlour.game("pattern-overlap")
    seats = 3 if mode == "nms" else 2
    options = game.chosen(seats, None, {"mode": mode, "clock": "turns"})
    found = duel(game, seats, options, "strong", "fair", 300, threads=1)
    assert found.won - 3 * found.error > 0.5


def share(seats: int, level: str, others: str, deals: int) -> tuple[float, float]:
    """What one bot among others wins in Not My Stack!, as a multiple of an equal share."""
    game = parlour.game("pattern-overlap")
    options = game.chosen(seats, "calm", {"mode": "nms"})
    found = duel(game, seats, options, level, others, deals * seats, teams=seats, threads=1)
    return seats * found.won, seats * found.error


@pytest.mark.soak
@pytest.mark.parametrize("seats", [3, 5])
def test_one_bot_among_weaker_ones_wins_more_than_its_share_of_not_my_stack(seats: int):
    for level, others in (("fair", "easy"), ("strong", "easy"), ("strong", "fair")):
        won, error = share(seats, level, others, 150)
        assert won - 3 * error > 1


@pytest.mark.soak
def test_strong_gains_more_among_easy_than_among_fair_in_not_my_stack():
    (easy, first), (fair, second) = (share(5, "strong", one, 250) for one in ("easy", "fair"))
    assert easy - fair > -2 * math.hypot(first, second)


def test_better_bots_react_sooner():
    t = Table("pattern-overlap", 4, seed=2, options={"mode": "cover"})
    t.play(HOUSE, GO)
    means = []
    for level in ("easy", "fair"):
        plans = [plan(t.look(0), level, seed) for seed in range(80)]
        assert all(one.action in t.legal(0) and one.ms > 500 for one in plans)
        means.append(fmean(one.ms for one in plans))
    strong = plan(t.look(0), "strong", 3)
    assert strong.action in t.legal(0)
    assert means[0] > means[1] > strong.ms / 4
    assert plan(t.look(0), "fair", 5) == plan(t.look(0), "fair", 5)
