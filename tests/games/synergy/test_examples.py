"""The worked examples: R1 to R7 are the rulebook's, E1 to E18 are ours."""

from __future__ import annotations

import random

import pytest

from parlour import IllegalAction, Table
from parlour.games.synergy.cards import (
    ACTION,
    BETWEEN,
    COMMIT1,
    COMMIT2,
    EQUAL,
    KINDS,
    MINUS1,
    PASS,
    PLUS1,
    SECHI,
    SECLO,
    UNIQUE,
    USE_A,
    USE_B,
    USE_C,
    USE_E,
    USE_F,
    USE_H,
    USE_I,
    USE_J,
)

from .deals import (
    BLUE,
    FREE,
    GREEN,
    PURPLE,
    RED,
    YELLOW,
    all_pass,
    card,
    cards,
    checked,
    commits,
    goal,
    last_numbers,
    pair,
    past,
    stage,
)

T, F = True, False


@pytest.mark.parametrize(("allowed", "completed"), [(1, True), (0, False)])
def test_R1_players_one_and_three_are_successful(allowed, completed):
    r = checked([5, 8, 4], [SECLO, PLUS1, MINUS1], allowed)
    assert r["met"] == [T, F, T]
    assert r["completed"] is completed


def test_R2_second_highest_below_two_equal_sums():
    assert checked([7, 8, 8], [SECHI, UNIQUE, UNIQUE])["met"][0]


def test_R3_second_highest_and_second_lowest_at_once():
    sums = [8, 8, 5, 3, 3]
    assert checked(sums, [EQUAL, EQUAL, SECHI, EQUAL, EQUAL])["met"][2]
    assert checked(sums, [EQUAL, EQUAL, SECLO, EQUAL, EQUAL])["met"][2]


def test_R4_difference():
    pairs = [
        (card(RED, 5), card(RED, 1)),
        (card(YELLOW, 1), card(YELLOW, 5)),
        (card(GREEN, 3), card(GREEN, 3)),
    ]
    table = stage(pairs, [UNIQUE] * 3, options={"custom_diff": True})
    assert last_numbers(table, [last for _, last in pairs])["sums"] == [4, 4, 0]


@pytest.mark.parametrize("with_h", [False, True])
def test_R5_H_allows_one_more_failure(with_h):
    sums = [4, 6, 8, 5]
    pairs = [pair(seat, total) for seat, total in enumerate(sums)]
    kinds = [UNIQUE, UNIQUE, EQUAL, MINUS1]
    table = stage(pairs, kinds, ACTION, options={"custom_h": True}, acts=1 << 7)
    if with_h:
        table.play(2, USE_H)
    all_pass(table)
    r = last_numbers(table, [last for _, last in pairs])
    assert r["met"] == [T, T, F, T]
    assert r["completed"] is with_h


def test_R6_double_plus_three_needs_colour_and_value():
    pairs = [
        (card(RED, 3), card(RED, 3)),
        (card(YELLOW, 3), card(GREEN, 3)),
        (card(GREEN, 3), card(YELLOW, 3)),
    ]
    hands = [[card(RED, 3)], [card(GREEN, 3)], [card(YELLOW, 3)]]
    table = stage(pairs, [UNIQUE] * 3, hands=hands, options={"custom_dbl3": True})
    assert last_numbers(table, [last for _, last in pairs])["sums"] == [9, 6, 6]


@pytest.mark.parametrize("with_j", [False, True])
def test_R7_J_is_ignored_and_takes_a_number_back(with_j):
    pairs = [pair(seat, total) for seat, total in enumerate([6, 7, 6, 9])]
    table = stage(
        pairs, [EQUAL, MINUS1, EQUAL, UNIQUE], ACTION, options={"custom_j": True}, acts=1 << 9
    )
    if with_j:
        table.play(1, USE_J)
    all_pass(table)
    r = last_numbers(table, [last for _, last in pairs])
    assert r["completed"] is with_j
    assert r["met"] == [T, None if with_j else F, T, T]
    assert 1 in table.actors


def test_E1_three_equal_sums():
    for kind in range(7):
        assert checked([6, 6, 6], [kind] * 3)["met"] == [kind == EQUAL] * 3


@pytest.mark.parametrize(("between", "met"), [("strict", False), ("inclusive", True)])
def test_E2_between_is_strict(between, met):
    r = checked([5, 5, 8], [BETWEEN, UNIQUE, UNIQUE], options={"between": between})
    assert r["met"][0] is met


def test_E3_between_the_two_neighbours():
    r = checked([6, 4, 9, 7], [BETWEEN, UNIQUE, BETWEEN, UNIQUE])
    assert r["met"] == [T, T, F, T]


def test_E4_an_ignored_neighbour_is_skipped():
    kinds = [BETWEEN, UNIQUE, UNIQUE, UNIQUE]
    assert not checked([6, 4, 9, 7], kinds, ignored=1)["met"][0]
    assert checked([8, 4, 9, 7], kinds, ignored=1)["met"][0]
    assert not checked([8, 4, 9, 7], kinds)["met"][0]


def test_E5_both_neighbours_are_the_same_seat():
    assert not checked([6, 4, 9], [BETWEEN, UNIQUE, UNIQUE], ignored=1)["met"][0]
    loose = {"between": "inclusive"}
    assert not checked([9, 4, 9], [BETWEEN, EQUAL, EQUAL], ignored=1, options=loose)["met"][0]


def test_E6_J_need_not_help():
    sums = [6, 5, 6, 9]
    kinds = [EQUAL, BETWEEN, PLUS1, SECHI]
    assert checked(sums, kinds)["met"] == [T, F, T, F]
    assert checked(sums, kinds, 1, ignored=1)["met"] == [T, None, F, F]
    assert not checked(sums, kinds, 1, ignored=1)["completed"]
    assert checked(sums, kinds, 2, ignored=1)["completed"]
    kinds[1] = MINUS1
    assert checked(sums, kinds)["met"].count(F) == 1
    assert checked(sums, kinds, ignored=1)["met"].count(F) == 2


def test_E7_one_more_and_one_less():
    assert checked([4, 5, 6], [PLUS1] * 3)["met"] == [F, T, T]
    assert checked([4, 5, 6], [MINUS1] * 3)["met"] == [T, T, F]


def test_E8_F_makes_a_twin():
    pairs = [pair(0, 5), pair(1, 5), (card(GREEN, 3), card(GREEN, 4))]
    table = stage(pairs, [UNIQUE] * 3, options={"custom_dbl3": True}, plus_at=2)
    assert last_numbers(table, [last for _, last in pairs])["sums"][2] == 11


def test_E9_zero_and_six():
    def sum_of(first, last, **more):
        pairs = [(card(RED, first), card(RED, last)), pair(1, 5), pair(2, 5)]
        table = stage(pairs, [UNIQUE] * 3, **more)
        return last_numbers(table, [last for _, last in pairs])["sums"][0]

    difference = {"custom_diff": True}
    assert sum_of(1, 1, minus_at=0) == 1
    assert sum_of(1, 5, minus_at=0, options=difference) == 5
    assert sum_of(5, 1, plus_at=0, options=difference) == 5


def test_E10_maximum_seven_with_double_plus_three():
    options = {"custom_max7": True, "custom_dbl3": True}
    for value, legal in ((2, True), (3, False)):
        t = card(RED, value)
        pairs = [(t, t), pair(1, 5), pair(2, 5)]
        hands = [[t, card(RED, 1)], [pair(1, 5)[1]], [pair(2, 5)[1]]]
        table = stage(pairs, [UNIQUE] * 3, hands=hands, options=options)
        assert (t in table.legal(0)) is legal


def high_to_low(**options):
    """Set up HILO with red 1 as seat 0's first number and a red 1 and red 4 in its hand."""
    pairs = [(card(RED, 1), 0), (card(YELLOW, 5), 0), (card(GREEN, 5), 0)]
    hands = [[card(RED, 1), card(RED, 4)], [card(YELLOW, 1)] * 2, [card(GREEN, 1)] * 2]
    named = {name.removeprefix("custom_") for name in options}
    acts = sum(1 << "abcdefghij".index(name) for name in named)
    return stage(
        pairs, [UNIQUE] * 3, ACTION, hands, options={"custom_hilo": True, **options}, acts=acts
    )


def test_E11_a_first_number_of_one_loses_high_to_low():
    table = high_to_low(custom_h=True)
    all_pass(table)
    assert table.result.reason == "challenge"
    assert table.view(None)["result"]["seats"] == [0]


@pytest.mark.parametrize(
    ("letter", "action"),
    [("f", USE_F), ("b", USE_B + card(RED, 4)), ("j", USE_J)],
)
def test_E11_unless_an_action_card_helps(letter, action):
    table = high_to_low(**{f"custom_{letter}": True})
    table.play(0, action)
    all_pass(table)
    assert table.view(None)["phase"] == "commit3"


def test_E11_or_the_ghost_takes_it():
    pairs = [(card(RED, 1), 0), (card(YELLOW, 5), 0)]
    hands = [[card(RED, 1), card(RED, 4)], [card(YELLOW, 1)] * 2]
    table = stage(
        pairs, [UNIQUE] * 2, ACTION, hands, {"custom_hilo": True, "custom_i": True}, acts=1 << 8,
        first=[card(RED, 1), card(YELLOW, 5), card(GREEN, 5)], last=[-1, -1, card(GREEN, 2)],
    )  # fmt: skip
    table.play(0, USE_I + 1)
    assert table.view(None)["phase"] == "commit3"
    assert table.legal(0) == [card(RED, 1), card(RED, 4)]


def test_E12_pairs_that_keep_minimum_five_and_low_to_high():
    found = set()
    for first in range(1, 6):
        hands = [[card(RED, v) for v in range(1, 6)], [card(YELLOW, 5)], [card(GREEN, 5)]]
        pairs = [(card(RED, first), 0), (card(YELLOW, 1), 0), (card(GREEN, 1), 0)]
        options = {"custom_min5": True, "custom_lohi": True}
        table = stage(pairs, [UNIQUE] * 3, hands=hands, options=options)
        found |= {(first, t + 1) for t in table.legal(0)}
    assert found == {(1, 4), (1, 5), (2, 3), (2, 4), (2, 5), (3, 4), (3, 5), (4, 5)}


SOLO_SUMS = [5, 6, 7, 8, 10]
SOLO_KINDS = [MINUS1, PLUS1, BETWEEN, PLUS1, EQUAL]


def solo(**state):
    pairs = [pair(seat, total) for seat, total in enumerate(SOLO_SUMS)]
    table = stage(pairs, SOLO_KINDS, options={"custom_fail": 2}, **state)
    return table, last_numbers(table, [last for _, last in pairs])


def test_E13_super_at_who_fails():
    table, r = solo(super_seat=4)
    assert r["met"] == [T, T, T, T, F]
    assert not r["completed"]
    assert table.state.lives == 2
    assert table.state.entitled == 0b11111


def test_E13_super_at_who_meets():
    table, r = solo(super_seat=0)
    assert r["completed"]
    assert table.state.entitled == 0b01111
    while table.actors and table.view(None)["phase"] == "keep":
        table.play(table.actors[0], 145)
    assert list(table.view(None)["places"][4]["row"]) == [card(PURPLE, 5), card(PURPLE, 5)]


def test_E13_hyper_at_who_fails():
    table, _ = solo(hyper_seat=4)
    assert table.result.reason == "hyper"


def hand_sizes(numbers, failed_in, rounds):
    """Return seat 0's hand sizes by round in a game in which only it fails, in these rounds."""
    luck = random.Random(numbers)
    for seed in range(20):
        table = Table("synergy", 3, seed, options={**FREE, "custom_numbers": numbers})
        sizes = [int(table.state.held[0])]
        while table and len(sizes) < rounds:
            wish = [len(sizes) not in failed_in, True, True]
            tries = (round_of(table, luck) for _ in range(400))
            table = next((twin for twin in tries if past(twin)["met"] == wish), None)
            sizes += [int(table.state.held[0])] if table else []
        if table:
            return sizes, table
    raise AssertionError("no such game was found")


def round_of(table, luck):
    """Return the table after a round of random moves."""
    twin, number = table.copy(), int(table.state.round_no)
    while twin.actors and twin.state.round_no == number:
        seat = luck.choice(twin.actors)
        twin.play(seat, luck.choice(twin.legal(seat)))
    return twin


def test_E14_three_numbers_and_two_failures():
    sizes, table = hand_sizes(3, {1, 2}, 3)
    assert sizes == [3, 2, 1]
    assert table.result.reason == "no-numbers"


def test_E14_six_numbers_and_no_failure():
    assert hand_sizes(6, set(), 7)[0] == [6, 6, 6, 6, 6, 5, 4]


def test_E14_five_numbers_and_two_failures():
    assert hand_sizes(5, {2, 4}, 7)[0] == [5, 5, 4, 4, 3, 3, 2]


def test_E15_numbers_go_left():
    hands = [cards(card(seat, v), card(seat, 2)) for seat, v in enumerate((1, 3, 5))]
    options = {"mission": "custom", "custom_passn": True, "custom_numbers": 2}
    table = Table.arrange("synergy", 3, state={"hand": hands}, options=options)
    commits(table, [card(RED, 1), card(YELLOW, 3), card(GREEN, 5)])
    assert list(table.state.first[:3]) == [card(GREEN, 5), card(RED, 1), card(YELLOW, 3)]


def test_E15_goals_go_right():
    options = {"mission": "custom", "custom_passg": True, "custom_order": "GNN"}
    table = Table.arrange("synergy", 3, state={"goals": [1, 2, 4]}, options=options)
    commits(table, [goal(0), goal(1), goal(2)])
    assert list(table.state.goal[:3]) == [KINDS + 1, 2 * KINDS + 2, 0]


@pytest.mark.parametrize("others", [0, 1 << 5])
def test_E16_the_leader_comes_first(others):
    pairs = [pair(seat, 6) for seat in range(4)]
    kinds = [PLUS1, MINUS1, EQUAL, UNIQUE]
    options = {"custom_e": True, "custom_f": bool(others), "action_order": "leader"}
    table = stage(pairs, kinds, ACTION, options=options, acts=1 << 4 | others, leader=3)
    table.play(0, PASS)
    table.play(1, USE_E)
    table.play(3, USE_E + 7)
    assert list(table.state.goal[:4] % KINDS) == kinds
    table.play(2, PASS)
    assert list(table.state.goal[:4] % KINDS) == [PLUS1, MINUS1, UNIQUE, EQUAL]
    if others:
        assert table.actors == (0, 1, 2)
        assert USE_E not in table.legal(1)
    else:
        assert table.view(None)["phase"] == "commit3"


def test_E17_nothing_to_take_back_in_the_first_round():
    table = Table("synergy", 3, 1, options={"mission": 5})
    for phase in (COMMIT1, COMMIT2):
        assert table.state.phase == phase
        commits(table, [table.legal(seat)[0] for seat in range(3)])
    assert table.view(None)["phase"] == "commit3"
    assert table.view(None)["actions"] == ["A"]


def test_E18_hyper_is_checked_before_the_last_life():
    pairs = [pair(seat, 6) for seat in range(3)]
    table = stage(pairs, [UNIQUE] * 3, lives=1, hyper_seat=2)
    last_numbers(table, [last for _, last in pairs])
    assert table.result.reason == "hyper"


def test_action_numbers_of_the_examples():
    assert card(RED, 1) == 0
    assert card(PURPLE, 5) == 24
    assert USE_A + card(YELLOW, 3) == 40
    assert USE_B + card(GREEN, 2) == 69
    assert USE_C + card(RED, 5) == 87
    table = stage([pair(seat, 5) for seat in range(5)], range(5), ACTION,
                  options={"custom_e": True, "custom_i": True}, acts=1 << 4 | 1 << 8)  # fmt: skip
    assert table.words(0, 119) == "use E on Seat 1 and Seat 4"
    assert table.words(0, 135) == "use I on you and Seat 2"
    assert card(BLUE, 1) == 15


def test_an_action_out_of_turn_is_refused():
    table = stage([pair(seat, 5) for seat in range(3)], [0] * 3)
    with pytest.raises(IllegalAction, match="can't do"):
        table.play(0, PASS)
