"""The bots: how each level plays, and that all of them follow the rules."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from parlour import Table
from parlour.core.chance import seeded
from parlour.core.engine import engines
from parlour.games.transmitter.rules import KEEP, KEEP_FIRST, RECEIVE

from .luck import PRESETS, lucky, rows

pytestmark = pytest.mark.compiled

LEVELS = ("easy", "fair", "strong", "master")


def laid(hand: list[int], objective: int = 8, **state: Any) -> Table:
    """Set up two players, so that seat 1 plays every time."""
    options = state.pop("options", None)
    state = {"transmitter": 0, "cards": [[objective]], "hand": rows([], hand), **state}
    return Table.arrange("transmitter", 2, state=state, preset="balanced", options=options)


def choices(table: Table, level: str, times: int = 60) -> set[int]:
    """Return the values a bot plays here with different seeds."""
    play, seen = engines(table.game).bot(level), table.look(table.actors[0])
    return {int(play(seen, seeded(k), table.game.workspace())) - 9 for k in range(times)}


def test_easy_goes_up_after_lower_with_any_positive_card():
    table = laid([-5, 0, 2, 9], played=[[1]], plays=1)
    assert choices(table, "easy") == {2, 9}


def test_easy_goes_down_after_greater_with_any_negative_card():
    table = laid([-5, -1, 0, 9], objective=-3, played=[[1]], plays=1)
    assert choices(table, "easy") == {-5, -1}


def test_easy_plays_the_smallest_card_when_none_points_that_way():
    assert choices(laid([-5, -2, -9, -7], played=[[1]], plays=1), "easy") == {-2}
    assert choices(laid([5, 2, 0, 7], objective=-3, played=[[1]], plays=1), "easy") == {0}


def test_easy_without_a_hint_plays_the_smallest_card_and_draws_for_ties():
    assert choices(laid([-5, -2, 3, 7]), "easy") == {-2}
    assert choices(laid([-5, -2, 2, 7]), "easy") == {-2, 2}


def test_easy_forgets_hints_on_an_objective_that_drifted():
    played = [1, 2, 3, -9, 2]  # all lower than 8
    table = laid([-1, 4, 6, 9], played=[played], plays=5, cards=[[8, -2]], drawn=2)
    assert choices(table, "easy") == {-1}


def test_easy_hears_the_hint_after_a_drift_and_the_opening_hint():
    played = [1, 2, 3, -9, 2]
    table = laid([-1, 4, 6, 9], played=[played], plays=5, cards=[[8, -2]], drawn=2,
                 options={"hint_after_draw": "full"})  # fmt: skip
    assert choices(table, "easy") == {4, 6, 9}
    table = laid([-5, -2, 3, 7], objective=-12, options={"opening_hint": True})
    assert choices(table, "easy") == {-5, -2}


def test_easy_chooses_among_cards_not_values():
    """Two of three fitting cards are the 3."""
    table = laid([3, 3, 9, -1], played=[[1]], plays=1)
    play, seen = engines(table.game).bot("easy"), table.look(1)
    counts = Counter(int(play(seen, seeded(k), table.game.workspace())) - 9 for k in range(900))
    assert 540 < counts[3] < 660


def test_fair_aims_at_the_middle_of_the_possible_range():
    """−12 to 10: the middle is −1."""
    assert choices(laid([-5, -1, 2, 9]), "fair") == {-1}
    assert choices(laid([-5, 4, 2, 9]), "fair") == {2}


def test_fair_uses_every_hint():
    """After 3 lower and 8 greater 4 to 7 is possible: the middle is 5.5, from 8 −2.5."""
    table = laid([-6, -5, -1, 7], objective=7, played=[[3, 5]], plays=2)
    assert choices(table, "fair") == {-1}
    table = laid([-6, -4, -1, 7], objective=7, played=[[3, 5]], plays=2)
    assert choices(table, "fair") == {-4, -1}


def test_fair_draws_for_ties():
    assert choices(laid([-3, 1, 9, 9]), "fair") == {-3, 1}


def test_fair_after_a_drift_uses_the_new_range():
    """4 or 5 for certain, then a drift: −8 to 15; the middle is 3.5 and the stack 6."""
    table = laid([-9, -2, 1, 8], played=[[3, 4, -4, 0, 3]], plays=5, cards=[[5, 7]], drawn=2)
    assert table.view(1)["possible"] == [-8, 15]
    assert choices(table, "fair") == {-2}


def test_strong_takes_a_sure_match():
    table = laid([2, 3, 1, -5], played=[[-3, 8, -4, 1, 4, -3, -6, -6, 2]], plays=9,
                 cards=[[4, -9]], drawn=2)  # fmt: skip
    assert choices(table, "strong") == {2}


def test_strong_does_not_depend_on_luck():
    table = Table("transmitter", 4, seed=3, preset="balanced")
    assert len(choices(table, "strong", times=5)) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_transmitters_tell_the_truth_and_draw(level):
    options = {"transmitter_acts": "manual", "opening_hint": True, "hint_after_draw": "full",
               "tuner": True}  # fmt: skip
    table = Table("transmitter", 3, seed=1, preset="relaxed", options=options)
    asked = set()
    while table.actors and len(table.actions) < 150:
        seat, s = table.actors[0], table.state
        action = table.bot(seat, level)
        assert action in table.legal(seat)
        if s.phase not in (RECEIVE, KEEP):
            assert table.legal(seat) == [action]
            asked.add(action)
        table.play(seat, action)
    assert asked == {19, 20, 21, 22}


def test_of_equal_gaps_the_smaller_card_is_kept():
    """Stack 6 against 4: with −3 and with 7 the gap is 5."""
    before = laid([4, 5, 6, 7], objective=4, played=[[-3, 8, -4, 1]], plays=4,
                  options={"tuner": True})  # fmt: skip
    table = lucky(
        before,
        lambda twin: twin.play(1, "play +4"),
        lambda twin: tuple(map(int, twin.state.offer)) == (7, -3),
    )
    assert all(table.bot(0, level) == KEEP_FIRST + 1 for level in LEVELS)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("offer", "keeps"),
    [
        ((-3, 4), 1),  # stack −2, objective −12: gaps 13 and 6
        ((4, -3), 0),
        ((10, 4), 1),  # 10 would meet the stack
        ((10, -11), 1),
        ((-11, 10), 0),
        ((8, 7), 0),
    ],
)
def test_transmitters_keep_the_card_that_leaves_the_smaller_gap(level, offer, keeps):
    before = laid([-4, 5, 6, 7], objective=-12, played=[[1, 2, 3, -4]], plays=4,
                  options={"tuner": True})  # fmt: skip
    table = lucky(
        before,
        lambda twin: twin.play(1, "play −4"),
        lambda twin: tuple(map(int, twin.state.offer)) == offer,
    )
    assert table.bot(0, level) == KEEP_FIRST + keeps


@pytest.mark.parametrize(("preset", "seats"), [*product(PRESETS, range(2, 7))])
def test_all_levels_keep_the_rules_everywhere(preset, seats):
    for level in LEVELS:
        table = Table("transmitter", seats, seed=f"{preset} {seats}", preset=preset)
        while table.actors and len(table.actions) < (25 if level in LEVELS[2:] else 150):
            seat = table.actors[0]
            action = table.bot(seat, level)
            assert action in table.legal(seat)
            table.play(seat, action)


@pytest.mark.parametrize(
    "options",
    [
        {"transmitter": "house"},
        {"transmitter": "random", "tuner": True},
        {"talk": "open_hands", "hand_size": 10},
        {"hand_size": 1, "drift_interval": 2},
        {"refill": "none", "draw_match": "ignore"},
        {"draw_match": "win", "hint_after_draw": "full", "drift_interval": 10},
        {"objective_limit": 1},
        {"out_of_cards": "pile_empty", "hand_size": 10, "drift_interval": 10},
        {"objective_scope": "game", "reveal_objective": "round_end", "tuner": True},
    ],
)
def test_all_levels_keep_the_rules_under_options(options):
    for level, seats in product(LEVELS, (2, 5)):
        table = Table("transmitter", seats, seed=level, options=options)
        while table.actors and len(table.actions) < 80:
            seat = table.actors[0]
            action = table.bot(seat, level)
            assert action in table.legal(seat)
            table.play(seat, action)


@pytest.mark.parametrize("level", LEVELS)
def test_one_player_alone_with_the_house(level):
    table = Table("transmitter", 1, seed=1, preset="quick", options={"transmitter": "house"})
    while table.actors:
        table.play(0, table.bot(0, level))
    assert table.result is not None


def test_better_bots_win_more_rounds():
    """Balanced, four players: about .53, .64 and .75 of rounds are won."""
    won = {}
    for level in LEVELS[:3]:
        rounds = wins = 0
        for seed in range(60):
            table = Table("transmitter", 4, seed=seed, preset="balanced")
            while table.actors:
                table.play(table.actors[0], table.bot(table.actors[0], level))
            rounds += int(table.state.wins + table.state.losses)
            wins += int(table.state.wins)
        won[level] = wins / rounds
    assert won["easy"] < won["fair"] < won["strong"]
    assert won["easy"] == pytest.approx(0.53, abs=0.08)
    assert won["fair"] == pytest.approx(0.65, abs=0.08)
    assert won["strong"] == pytest.approx(0.75, abs=0.08)
