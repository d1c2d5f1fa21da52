"""Races in simulated time: reproducible, by the rules, at the pace of the levels."""

from __future__ import annotations

from itertools import pairwise

import pytest

import parlour
from parlour import Table
from parlour.core.game import HOUSE
from parlour.features.real_time import APART_IN_A_RACE_MS, APART_MS
from parlour.games.pattern_overlap.rules import GO
from parlour.lab.cells import Cell
from parlour.lab.race import Raced, is_race, make_ready, race
from parlour.lab.race_results import lines, results
from parlour.lab.words import Words


def cell(seats: int, *bots: str, rotate: bool = False, **options: object) -> Cell:
    game = parlour.game("pattern-overlap")
    return Cell.of(game, seats, game.chosen(seats, None, options), bots, rotate)


def apart(raced: Raced) -> int:
    """The least time between the actions of two bots."""
    bots = [act for act in raced.acts if act.seat != HOUSE]
    return min(b.ms - a.ms for a, b in pairwise(bots) if a.seat != b.seat)


def test_a_race_can_be_run_again_and_its_actions_replay():
    quick = cell(2, "fair", "easy", rotate=True)
    once = race(quick, "again", 0)
    assert once == race(quick, "again", 0)
    other = race(quick, "again", 1)
    assert once.levels == ("fair", "easy")
    assert other.levels == ("easy", "fair")
    tables = []
    for one in (once, other):
        t = Table("pattern-overlap", 2, "again 0", quick.options)
        hands = t.truth().hand
        for act in one.acts:
            t.play(act.seat, act.action)
        assert t.result == one.result
        tables.append([list(hand) for hand in hands])
    assert tables[0] == tables[1]  # the same deal from both sides
    assert once.acts[0] == (0, HOUSE, GO)
    assert [act.ms for act in once.acts] == sorted(act.ms for act in once.acts)
    assert apart(once) >= APART_IN_A_RACE_MS


def test_levels_have_their_names_in_the_results():
    quick = cell(2, "fair", "easy", rotate=True)
    found = results(quick, [race(quick, "again", k) for k in range(2)])
    said = lines("2", found, Words(parlour.game("pattern-overlap"), "de"))
    assert [line.partition(":")[0].strip() for line in said[1:]] == ["mittel", "leicht"]


def test_bots_that_need_not_race_leave_each_other_time():
    assert apart(race(cell(3, "easy", mode="cover"), "calm", 0)) >= APART_IN_A_RACE_MS
    crowd = race(cell(4, "easy", mode="diversify"), "calm", 0)
    left = [6] * 4
    for a, b in pairwise([act for act in crowd.acts if act.seat != HOUSE]):
        left[a.seat] -= 1
        if left[b.seat] > 1 and a.seat != b.seat:
            assert b.ms - a.ms >= APART_MS


def test_games_in_turns_are_no_races():
    game = parlour.game("transmitter")
    assert not is_race(Cell.of(game, 2, game.chosen(2), ["easy"]))
    assert not is_race(cell(2, "easy", clock="turns"))
    assert is_race(cell(2, "easy"))


def test_results_say_who_won_and_when():
    raced = [race(cell(2, "fair", "easy", rotate=True), "sum", number) for number in range(4)]
    found = results(cell(2, "fair", "easy", rotate=True), raced)
    fair, easy = found.levels
    assert found.games == 4
    assert found.low <= found.median <= found.high
    assert fair.won.value + easy.won.value == pytest.approx(1.0)
    assert (
        fair.won.value
        == sum(one.levels[seat] == "fair" for one in raced for seat in one.result.winners) / 4
    )
    alone = results(cell(2, "easy"), [race(cell(2, "easy"), "sum", 0)])
    assert alone.levels[0].won is None


@pytest.mark.soak
@pytest.mark.compiled
def test_better_bots_are_quicker_and_win_races():
    """docs/bots.md has the figures; here they must be right to within what 100 games show."""
    make_ready(parlour.game("pattern-overlap"))
    ends = {}
    for level in ("easy", "fair", "strong"):
        alone = cell(4, level)
        ends[level] = results(alone, [race(alone, "soak", number) for number in range(100)]).median
    assert ends["strong"] < 25 < ends["fair"] < 40 < ends["easy"] < 70
    for above, below in (("strong", "fair"), ("fair", "easy")):
        pair = cell(4, above, below, rotate=True)
        found = results(pair, [race(pair, "soak", number) for number in range(100)])
        assert found.levels[0].won.value > 0.7
