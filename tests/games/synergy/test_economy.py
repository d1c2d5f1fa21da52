"""The cards of later rounds: what `strong` takes back, saves, and lets a short hand have."""

from __future__ import annotations

import pytest

import parlour
from parlour import Table
from parlour.games.synergy.cards import EQUAL, KEEP_FIRST, KEEP_LAST, SUMS, UNIQUE
from parlour.games.synergy.economy import chance_of_dead, needed_in
from parlour.games.synergy.planner import (
    CHANCES,
    LACK,
    chance_between,
    own_chances,
    plan_round,
)
from parlour.games.synergy.weights import STRONG, choose, place
from parlour.lab.matches import play

from .deals import RED, card, cards, commits, pair, stage

EVEN = {"custom_even2": True}


@pytest.mark.parametrize(
    ("first", "last", "kept"), [(3, 4, KEEP_LAST), (2, 4, KEEP_FIRST), (5, 2, KEEP_LAST)]
)
def test_a_number_that_may_be_played_last_is_taken_back(first, last, kept):
    pairs = [(card(RED, first), card(RED, last)), pair(1, 6), pair(2, 6)]
    rest = [card(RED, 4 if kept == KEEP_FIRST else 1), card(RED, 3)]
    hands = [[card(RED, last), *rest], [card(1, 2)], [card(2, 2)]]
    table = stage(pairs, [UNIQUE] * 3, hands=hands, options=EVEN)
    commits(table, [card(RED, last), card(1, 2), card(2, 2)])
    assert table.bot(0, "strong") == kept


@pytest.mark.parametrize("values", [(1, 2, 2, 3, 5), (1, 1, 4, 4, 5), (3, 4, 4, 5, 5)])
def test_a_scarce_number_is_not_played_first(values):
    """With two even numbers, `fair` plays one of them first, and `strong` an odd one."""
    own = cards(*(card(RED, value) for value in values))
    others = [cards(*(card(seat, value) for value in range(1, 6))) for seat in (1, 2)]
    table = Table.arrange("synergy", 3, state={"hand": [own, *others]}, options={"mission": 15})
    played = {level: table.bot(0, level) % 5 + 1 for level in ("fair", "strong")}
    assert played["fair"] % 2 == 0
    assert played["strong"] % 2 == 1


def test_what_a_short_hand_lacks():
    table = stage([pair(seat, 6) for seat in range(3)], [UNIQUE, EQUAL, EQUAL],
                  hands=[[0], [5, 6], [10, 11, 12, 13]])  # fmt: skip
    view, w = table.look(0)[0], table.game.workspace()
    choose(w, STRONG, 0)
    lacking = [STRONG[0, place(f"lacking_{k}")] for k in range(5)]
    plan_round(view, 1, w)
    assert list(w[LACK : LACK + 3]) == [lacking[1], lacking[2], lacking[4]]
    plan_round(view, 0, w)
    assert not w[LACK : LACK + 3].any()
    view.won = view.rounds - 1  # no later rounds
    plan_round(view, 1, w)
    assert not w[LACK : LACK + 3].any()
    assert lacking == sorted(lacking, reverse=True)


def test_the_chance_that_a_hand_is_dead():
    hands = [[card(RED, 1), card(RED, 3)], [5, 6], [10, 11]]
    odd = stage([pair(seat, 6) for seat in range(3)], [UNIQUE] * 3, hands=hands, options=EVEN)
    view = odd.look(0)[0]
    assert needed_in(view, cards(card(RED, 1), card(RED, 3))) == 0
    pile = [t % 5 + 1 for t in odd.truth().pile[0][: odd.truth().pile_left[0]]]
    dead = sum(value % 2 == 1 for value in pile) / len(pile)
    assert chance_of_dead(view, cards(*hands[0])) == pytest.approx(dead)
    assert chance_of_dead(view, cards(card(RED, 1), card(RED, 2))) == 0.0
    free = stage([pair(seat, 6) for seat in range(3)], [UNIQUE] * 3, hands=hands)
    assert chance_of_dead(free.look(0)[0], cards(*hands[0])) == 0.0


@pytest.mark.parametrize("between", ["strict", "inclusive"])
def test_the_chance_to_be_between(between):
    table = stage([(card(seat, value), card(seat, 2)) for seat, value in enumerate((3, 2, 4, 1))],
                  [UNIQUE] * 4, options={"between": between})  # fmt: skip
    view, w = table.look(0)[0], table.game.workspace()
    own_chances(view, w)
    chances = w[CHANCES : CHANCES + 5 * SUMS].reshape(5, SUMS)
    for mine in range(2, 9):
        expected = sum(
            chances[1, a] * chances[3, b]
            for a in range(SUMS)
            for b in range(SUMS)
            if (min(a, b) <= mine <= max(a, b) if between == "inclusive"
                else min(a, b) < mine < max(a, b))
        )  # fmt: skip
        assert chance_between(view, w, 0, mine) == pytest.approx(expected, abs=1e-9)


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize(("mission", "before"), [(15, 0.64), (16, 0.76), (26, 0.415)])
def test_missions_with_scarce_cards_are_won_more_often(mission, before):
    """Much more than before `strong` thought of later rounds, on the same 400 deals."""
    game = parlour.game("synergy")
    found = play(game, 4, game.chosen(4, None, {"mission": mission}), "strong", 400)
    assert found.won >= before + 0.08
