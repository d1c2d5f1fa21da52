"""The bots: what they do in clear cases, and that they use only their view."""

from __future__ import annotations

import pytest

import parlour
from parlour import Table
from parlour.core.chance import seeded
from parlour.core.engine import engines
from parlour.games.synergy.cards import (
    ACTION,
    BETWEEN,
    EQUAL,
    KEEP_FIRST,
    KEEP_LAST,
    KINDS,
    MINUS1,
    PASS,
    PLUS1,
    SECHI,
    SUMS,
    UNIQUE,
    USE_H,
    USE_J,
)
from parlour.games.synergy.planner import (
    AT,
    CHANCES,
    COUNT,
    PLAN,
    WAYS,
    chance_to_meet,
    none_held,
    own_chances,
    plan_round,
)
from parlour.games.synergy.weights import STRONG, choose
from parlour.lab.matches import play

from .deals import GREEN, RED, YELLOW, card, cards, commits, pair, random_game, stage

pytestmark = pytest.mark.compiled


def sure_table(kinds, mine, firsts=(3, 3, 3), **more):
    """Set up a table where the others' last numbers are known and seat 0 holds these values."""
    pairs = [(card(seat, value), 0) for seat, value in enumerate(firsts)]
    hands = [[card(RED, v) for v in mine], [card(YELLOW, 2)], [card(GREEN, 4)]]
    known = [0, cards(card(YELLOW, 2)), cards(card(GREEN, 4))]
    return stage(pairs, kinds, hands=hands, known=known, **more)


@pytest.mark.parametrize("level", ["fair", "strong"])
@pytest.mark.parametrize(
    ("goal", "value"), [(PLUS1, 3), (MINUS1, 1), (EQUAL, 4), (BETWEEN, 3), (SECHI, 3)]
)
def test_with_everything_known_the_last_number_meets_the_goal(level, goal, value):
    mine = {MINUS1: (1, 5), SECHI: (1, 3, 5)}.get(goal, (1, 3, 4))
    table = sure_table([goal, UNIQUE, EQUAL if goal == EQUAL else UNIQUE], mine)
    assert table.bot(0, level) == card(RED, value)


@pytest.mark.parametrize("level", ["fair", "strong"])
def test_the_team_comes_before_the_own_goal(level):
    """Seat 0 could be unique, but then seats 1 and 2 both fail: = wants its 5."""
    table = sure_table([UNIQUE, EQUAL, PLUS1], (2, 5), options={"custom_fail": 1})
    assert table.bot(0, level) == card(RED, 2)


@pytest.mark.parametrize("level", ["fair", "strong"])
def test_a_card_that_saves_the_last_life_is_used(level):
    pairs = [(card(seat, 3), 0) for seat in range(3)]
    hands = [[card(RED, 3)], [card(YELLOW, 3)], [card(GREEN, 3)]]
    known = [cards(*hand) for hand in hands]
    for letter, bit, use in (("h", 1 << 7, USE_H), ("j", 1 << 9, USE_J)):
        table = stage(pairs, [UNIQUE, EQUAL, EQUAL], ACTION, hands, {f"custom_{letter}": True},
                      acts=bit, known=known, lives=1)  # fmt: skip
        assert table.bot(0, level) == use


@pytest.mark.parametrize("level", ["easy", "fair", "strong"])
def test_a_card_that_changes_nothing_is_kept(level):
    pairs = [(card(seat, 3), 0) for seat in range(3)]
    hands = [[card(RED, 3)], [card(YELLOW, 3)], [card(GREEN, 3)]]
    known = [cards(*hand) for hand in hands]
    table = stage(pairs, [EQUAL] * 3, ACTION, hands, {"custom_h": True}, acts=1 << 7, known=known)
    assert table.bot(1, level) == PASS


@pytest.mark.parametrize("level", ["fair", "strong"])
def test_a_first_number_leaves_a_last_one(level):
    hands = [cards(card(0, 5), card(0, 5), card(0, 2)), cards(5, 6), cards(10, 11)]
    table = Table.arrange("synergy", 3, state={"hand": hands}, options={"mission": 12})
    assert table.bot(0, level) == card(RED, 2)


@pytest.mark.parametrize("level", ["fair", "strong"])
def test_the_number_taken_back_fills_a_gap(level):
    pairs = [(card(RED, 1), card(RED, 4)), pair(1, 6), pair(2, 6)]
    hands = [[card(RED, 4), card(RED, 1), card(RED, 2)], [5], [10]]
    table = stage(pairs, [UNIQUE] * 3, hands=hands)
    commits(table, [card(RED, 4), 5, 10])
    assert table.bot(0, level) == KEEP_LAST
    pairs[0] = (card(RED, 4), card(RED, 1))
    hands[0] = [card(RED, 1), card(RED, 1), card(RED, 2)]
    table = stage(pairs, [UNIQUE] * 3, hands=hands)
    commits(table, [card(RED, 1), 5, 10])
    assert table.bot(0, level) == KEEP_FIRST


def planned(table, seat, sweeps):
    """Return the workspace after planning from a seat's view."""
    w = table.game.workspace()
    choose(w, STRONG, 0)
    plan_round(table.look(seat)[0], sweeps, w)
    return w


def test_everybody_makes_the_same_plan():
    for seed in range(4):
        table = Table("synergy", 4, seed, {"mission": 20})
        for at in random_game(table, seed):
            if at.view(None)["phase"] == "commit3":
                plans = [planned(at, seat, 1)[:COUNT].tolist() for seat in (0, 1, 2, 3, None)]
                assert all(plan == plans[0] for plan in plans)
                break


def test_plans_are_probabilities():
    table = stage([(card(seat, 3), card(seat, 2)) for seat in range(3)], [PLUS1, EQUAL, UNIQUE])
    w = planned(table, 0, 1)
    for seat in range(3):
        count = int(w[COUNT + seat])
        plan = w[PLAN + seat * WAYS : PLAN + seat * WAYS + count]
        assert count == 5
        assert plan.sum() == pytest.approx(1.0)
        assert plan.min() > 0.0
    assert sorted(w[AT : AT + 5]) == [4, 5, 6, 7, 8]


def test_none_held_is_hypergeometric():
    assert none_held(10, 2.0, 4) == pytest.approx(6 * 5 / (10 * 9))
    assert none_held(5, 2.0, 4) == 0.0
    assert none_held(5, 0.0, 4) == 1.0


def test_the_chance_of_a_goal_against_enumeration():
    table = stage([(card(seat, value), card(seat, 2)) for seat, value in enumerate((3, 2, 4, 1))],
                  [UNIQUE] * 4)  # fmt: skip
    view, w = table.look(0)[0], table.game.workspace()
    choose(w, STRONG, 0)
    own_chances(view, w)
    chances = w[CHANCES : CHANCES + 5 * SUMS].reshape(5, SUMS)
    for goal in range(KINDS):
        for mine in (3, 5, 7):
            expected = 0.0
            for a in range(SUMS):
                for b in range(SUMS):
                    for c in range(SUMS):
                        p = chances[1, a] * chances[2, b] * chances[3, c]
                        if p and by_hand(goal, (mine, a, b, c)):
                            expected += p
            assert chance_to_meet(view, w, 0, goal, mine) == pytest.approx(expected, abs=1e-9)


def by_hand(goal, sums):
    mine, *others = sums
    different = sorted(set(sums))
    low, high = sorted((sums[1], sums[3]))
    return (
        mine - 1 in others, mine + 1 in others, mine in others, mine not in others,
        low < mine < high,
        len(different) > 1 and mine == different[-2], len(different) > 1 and mine == different[1],
    )[goal]  # fmt: skip


@pytest.mark.parametrize("level", ["strong", "master"])
def test_a_bot_leaves_its_view_as_it_was(level):
    game = parlour.game("synergy")
    options = {"mission": "custom", "custom_rounds": 4, "custom_fail": 1,
               **{f"custom_{k}": True for k in "abcdefghij"}}  # fmt: skip
    for seed in range(4):
        for at in random_game(Table("synergy", 4, seed, options), seed):
            for seat in at.actors:
                view = at.look(seat)
                before = game.View.bytes(view)
                engines(game).bot(level)(view, seeded(1), game.workspace())
                assert same_but_for_spare_places(game, view, before)


def same_but_for_spare_places(game, view, before):
    """Compare views, ignoring unused array elements, which a bot may overwrite."""
    old = game.View.read(game.View.load(before))
    new = game.View.read(view)
    for name in game.View.fields:
        if name not in ("options", "hand", "known") and getattr(old, name) != getattr(new, name):
            return False
    k = old.seat
    return (
        old.hand[k][: old.held[k]] == new.hand[k][: old.held[k]]
        and old.known[k][: old.known_count[k]] == new.known[k][: old.known_count[k]]
    )


def test_better_bots_win_more():
    won = {}
    for level in ("easy", "fair", "strong"):
        results = []
        for seed in range(30):
            table = Table("synergy", 3, seed, {"mission": 7})
            while table.actors:
                table.play(table.actors[0], table.bot(table.actors[0], level))
            results.append(table.result.reason == "won")
        won[level] = sum(results)
    assert won["easy"] < won["fair"] < won["strong"]
    assert won["strong"] >= 27


@pytest.mark.soak
def test_every_mission_can_be_won_by_every_number_of_players():
    game = parlour.game("synergy")
    for mission in range(1, 31):
        for seats in game.seats:
            won = play(game, seats, game.chosen(seats, None, {"mission": mission}), "strong", 200)
            assert won.won > 0.0, (mission, seats)
