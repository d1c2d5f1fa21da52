"""The pace of bots in real time: what they wait for, what they remember, when they err."""

from __future__ import annotations

import pytest

from parlour import Table
from parlour.core.chance import seeded
from parlour.core.engine import engines
from parlour.core.game import HOUSE
from parlour.features.real_time import APART_IN_A_RACE_MS, APART_MS, Plan
from parlour.games.pattern_overlap import trials
from parlour.games.pattern_overlap.claims import stands
from parlour.games.pattern_overlap.notice import FAIR, LEVELS, MASTER, STRONG
from parlour.games.pattern_overlap.pace import _end, plan
from parlour.games.pattern_overlap.rules import GO, LAST_CALL

from .board import W1, number, table

HANDS = [["1.5", "1.4"], ["2.5", "2.4"]]


def started(seats: int = 4, seed: int = 2, **options: object) -> Table:
    t = Table("pattern-overlap", seats, seed=seed, options=options)
    t.play(HOUSE, GO)
    return t


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"mode": "nms"},
        {"mode": "cover", "level": "expert"},
        {"mode": "diversify", "timer_s": 0},
    ],
)
def test_where_only_speed_counts_the_first_place_noticed_is_played(options):
    t = started(**options)
    for level in LEVELS:
        for seed in range(5):
            made = plan(t.look(0), level, seed)
            assert made.race
            (first, (place, _)), *others = made.noticed
            assert (made.looked, made.action) == (first, place)
            assert all(first < at <= made.ms for at, _ in others)  # while its hand moves


def test_where_points_count_better_bots_look_longer():
    t = started(mode="diversify")
    made = [plan(t.look(0), "fair", seed) for seed in range(12)]
    assert not any(one.race for one in made)
    seen = [[at for at, _ in one.noticed if at <= one.looked] for one in made]
    assert {len(one) for one in seen} == {1, 2}
    assert all(one.looked <= one.noticed[0][0] + 3000 for one in made)


def test_the_last_card_is_a_race_except_for_those_who_play_for_points(monkeypatch):
    monkeypatch.setattr(trials, "CARDS", 100)
    held = {"pile": [[0]] * 2, "fresh": [0, 0]}
    last = table(W1, [["1.5"], ["2.5", "2.4"]], mode="cover", state=held)
    assert [plan(last.look(0), level, 1).race for level in LEVELS] == [True, True, False, False]
    assert not any(plan(last.look(1), level, 1).race for level in LEVELS)


def test_master_stops_looking_when_it_has_found_enough():
    """Otherwise it looks until it loses patience, as others always do."""
    v = started(mode="diversify").look(0)[0]
    found = [(1.0, 5), (3.0, 6), (4.0, 7)]
    assert _end(v, MASTER, found, {5: 3, 6: 4, 7: 5}) == 3.0
    assert _end(v, MASTER, found, {5: 3, 6: 3, 7: 3}) == 7.0
    assert _end(v, STRONG, found, {5: 3, 6: 4, 7: 5}) == 8.0
    assert _end(v, FAIR, found, {5: 3, 6: 4, 7: 5}) == 3.0  # two to choose from


def test_in_the_last_call_what_is_left_is_shared_out_among_the_cards():
    v = started(mode="cover").look(0)[0]
    v.phase = LAST_CALL
    assert _end(v, STRONG, [(1.0, 5)], {5: 3}) == pytest.approx(1 + 30 / 7)
    assert _end(v, FAIR, [(1.0, 5)], {5: 3}) == 2.5


def test_a_remembered_place_is_played_at_once_if_it_is_still_free():
    t = started()
    places = t.legal(0)
    card = int(t.truth().hand[0][0])
    first = next(one for one in places if one < 1 + 4 * 49 * 49)
    made = plan(t.look(0), "easy", 7, memory=((-900, (first, card)),))
    assert (made.action, made.looked) == (first, 0)
    assert 500 < made.ms < 4500
    fresh = plan(t.look(0), "easy", 7)
    for forgotten in ((first, card + 1), (places[-1] + 1, card)):
        assert plan(t.look(0), "easy", 7, memory=((-900, forgotten),)) == fresh


def test_patience_is_counted_from_the_first_place_noticed():
    t = started(mode="diversify")
    truth = t.truth()
    first = t.legal(0)[0]
    known = (first, int(truth.hand[0][(first - 1) // (4 * 49 * 49)]))
    assert plan(t.look(0), "fair", 3, memory=((-5000, known),)).looked == 0


def test_memory_is_what_was_noticed_by_then():
    made = Plan(3000, 5, 1500, False, ((-200, (5, 1)), (900, (6, 2)), (1500, (7, 3))))
    assert made.memory(1000) == ((-1200, (5, 1)), (-100, (6, 2)))
    assert made.memory(3000, acted=True) == ((0, (5, 1)), (0, (6, 2)), (0, (7, 3)))


def test_two_bots_do_not_act_at_the_same_moment():
    calm, race = Plan(2000, 1), Plan(2000, 1, race=True)
    assert calm.due(1000, []) == 3000
    assert calm.due(1000, [2900]) == 2900 + APART_MS
    assert race.due(1000, [2900]) == 3000
    assert race.due(1000, [2990]) == 2990 + APART_IN_A_RACE_MS


def test_a_place_taken_from_under_a_hand_is_no_longer_wanted():
    """On their honour players may play there all the same, but a bot doesn't."""
    t = table(W1, HANDS, mode="cover", illegal="honour")
    one = number(t, 0, 3, -2, 2)
    other = number(t, 0, 2, -2, 2)
    assert stands(t, 0, one)
    assert stands(t, 1, other)
    t.play(0, one)
    assert t.allows(1, other)
    assert not stands(t, 1, other)


@pytest.mark.parametrize("clock", ["turns", "realtime"])
def test_on_its_honour_easy_gets_a_card_wrong_now_and_then(clock):
    """Better bots don't, and nobody does where a wrong card would be refused."""
    options = {"mode": "cover", "clock": clock, "state": {"turn": 0, "first": 0}}
    t = table(W1, HANDS, illegal="honour", **options)
    played = {level: [played_by(t, level, seed) for seed in range(60)] for level in LEVELS[:2]}
    assert all(t.allows(0, action) for actions in played.values() for action in actions)
    assert all(stands(t, 0, action) for action in played["fair"])
    wrong = [action for action in played["easy"] if not stands(t, 0, action)]
    assert 0 < len(wrong) < 15
    strict = table(W1, HANDS, **options)
    assert all(strict.allows(0, played_by(strict, "easy", seed)) for seed in range(60))


def played_by(t: Table, level: str, seed: int) -> int:
    """What a bot plays in seat 0."""
    if t.options["clock"] == "realtime":
        return plan(t.look(0), level, seed).action
    return int(engines(t.game).bot(level)(t.look(0), seeded(seed), t.game.workspace()))
