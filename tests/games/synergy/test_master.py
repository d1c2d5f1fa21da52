"""`master`: what goals say about hands, what it tries out, and that it wins more often."""

from __future__ import annotations

import numpy as np
import pytest

import parlour
from parlour import Table
from parlour.core.chance import seeded
from parlour.games.synergy.belief import believe
from parlour.games.synergy.bots import first_tuned, master, second_tuned
from parlour.games.synergy.cards import (
    COMMIT2,
    EQUAL,
    GHOST,
    GOAL,
    KINDS,
    PLUS1,
    SUMS,
    UNIQUE,
    VALUES,
)
from parlour.games.synergy.planner import (
    BELIEF,
    BELIEVES,
    CHANCES,
    COUNT,
    HEARS,
    PLAN,
    SETS,
    WAYS,
    own_chances,
    plan_round,
)
from parlour.games.synergy.weights import FIRST_WORLDS, MASTER, STRONG, WORLDS, choose
from parlour.lab.batch import run
from parlour.lab.cells import Cell

from .deals import card, pair, random_game, stage


def heard(table, seat):
    """The workspace after hearing what goals say, from a seat's view."""
    w = table.game.workspace()
    choose(w, MASTER, table.seats - 2)
    believe(table.look(seat)[0], w)
    return w


def beliefs(w, seat):
    return w[BELIEF + seat * SETS : BELIEF + (seat + 1) * SETS]


def test_beliefs_are_probabilities_that_everyone_shares():
    for seed in range(2):
        table = Table("synergy", 3, seed, {"mission": 21})
        for at in random_game(table, seed):
            if at.view(None)["phase"] in ("action", "commit3"):
                found = [heard(at, seat) for seat in (0, 1, 2)]
                for seat in range(3):
                    assert beliefs(found[0], seat).sum() == pytest.approx(1.0)
                    np.testing.assert_array_equal(beliefs(found[0], seat), beliefs(found[1], seat))
                    np.testing.assert_array_equal(beliefs(found[0], seat), beliefs(found[2], seat))


def test_who_chose_a_goal_probably_has_a_number_that_meets_it():
    """The others have first numbers of 5: whoever wants one more than someone has high numbers."""
    table = stage([(card(0, 5), card(0, 5)), *(pair(seat, 6) for seat in (1, 2))],
                  [PLUS1, UNIQUE, UNIQUE])  # fmt: skip
    w = heard(table, 1)
    sets = np.arange(SETS)
    told = [beliefs(w, 0)[sets >> k & 1 == 1].sum() for k in range(VALUES)]
    choose(w, MASTER, 1)
    table = stage([(card(0, 5), card(0, 5)), *(pair(seat, 6) for seat in (1, 2))],
                  [EQUAL, UNIQUE, UNIQUE])  # fmt: skip
    other = beliefs(heard(table, 1), 0)
    otherwise = [other[sets >> k & 1 == 1].sum() for k in range(VALUES)]
    assert told != pytest.approx(otherwise)
    assert told[4] > otherwise[4]


def test_a_plan_by_beliefs_has_probabilities():
    table = stage([(card(seat, 3), card(seat, 2)) for seat in range(3)], [PLUS1, EQUAL, UNIQUE])
    w = heard(table, 0)
    assert w[HEARS] == BELIEVES
    plan_round(table.look(0)[0], 2, w)
    for seat in range(3):
        plan = w[PLAN + seat * WAYS : PLAN + seat * WAYS + int(w[COUNT + seat])]
        assert plan.sum() == pytest.approx(1.0)
        assert plan.min() > 0.0


def test_the_ghosts_second_number_is_unknown_while_goals_are_chosen():
    table = Table("synergy", 2, 1, {"mission": 3})
    while table.look(0)[0].phase != COMMIT2:
        table.play(table.actors[0], table.legal(table.actors[0])[0])
    view, w = table.look(0)[0], table.game.workspace()
    choose(w, MASTER, 0)
    own_chances(view, w)
    chances = w[CHANCES + GHOST * SUMS : CHANCES + (GHOST + 1) * SUMS]
    first = view.first[GHOST] % VALUES + 1
    left = [sum(view.ghost_pile[t] for t in range(25) if t % VALUES + 1 + first == total)
            for total in range(SUMS)]  # fmt: skip
    np.testing.assert_allclose(chances, np.array(left) / sum(left))


def test_the_same_random_numbers_give_the_same_choice():
    table = Table("synergy", 2, 4, {"mission": 30})
    for _ in range(2):
        seat = table.actors[0]
        weights = MASTER[0].copy()
        found = []
        for _ in range(2):
            w = table.game.workspace()
            found.append(master(table.look(seat)[0], seeded(5)[0], w))
            np.testing.assert_array_equal(MASTER[0], weights)
        assert found[0] == found[1]
        assert found[0] in table.legal(seat)
        table.play(seat, found[0])


def test_goals_are_legal_when_they_are_passed_on():
    table = Table("synergy", 3, 2, {"mission": 23})
    while table.look(0)[0].phase != COMMIT2:
        table.play(table.actors[0], table.legal(table.actors[0])[0])
    chosen = master(table.look(1)[0], seeded(1)[0], table.game.workspace())
    assert GOAL <= chosen < GOAL + KINDS
    assert chosen in table.legal(1)


@pytest.mark.parametrize(("seats", "hands"), [(2, [24, 24]), (4, [16, 8])])
def test_master_plays_by_the_weights_for_its_number_of_players(seats, hands):
    table = Table("synergy", seats, 4, {"mission": 30})
    w = table.game.workspace()
    master(table.look(0)[0], seeded(5)[0], w)
    np.testing.assert_array_equal(w[:WORLDS], MASTER[seats - 2])
    assert w[[WORLDS, FIRST_WORLDS]].tolist() == hands


def test_the_tuner_plays_by_the_weights_behind_and_imagines_fewer_hands():
    table = Table("synergy", 4, 4, {"mission": 30})
    for tuned, weights in ((first_tuned, STRONG[0] + 1), (second_tuned, MASTER[2])):
        w = np.concatenate([table.game.workspace(), STRONG[0] + 1, MASTER[2]])
        chosen = tuned(table.look(0)[0], seeded(5)[0], w)
        assert chosen in table.legal(0)
        np.testing.assert_array_equal(w[:WORLDS], weights)
        assert w[[WORLDS, FIRST_WORLDS]].tolist() == [4, 2]


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize("mates", [("master",) * 3, ("master", "strong", "master")])
def test_master_wins_more_missions_than_strong_alone_and_beside_one(mates):
    """On the same deals of all thirty missions, by more than three standard errors."""
    game, leads = parlour.game("synergy"), []
    for mission in range(1, 31):
        options = game.chosen(3, None, {"mission": mission})
        won = [
            run(Cell.of(game, 3, options, bots), "master", 0, 40)["won"][:, 0].astype(float)
            for bots in (mates, ["strong"])
        ]
        leads.append(won[0] - won[1])
    lead = np.concatenate(leads)
    assert lead.mean() > 3 * lead.std() / len(lead) ** 0.5
