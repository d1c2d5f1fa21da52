"""The worked examples: from the rulebook, other sources, and our own."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import numpy as np
import pytest

from parlour import IllegalAction, Table
from parlour.games.think_str8.choices import even_bet
from parlour.games.think_str8.rules import (
    BET,
    DICE,
    EXCHANGE,
    FINAL,
    HIGH,
    HIT,
    LOW,
    MISS,
    PLACE,
    PUT,
    SUBSETS,
    SWAP,
    TAKE,
    TURN,
)

from .tables import (
    HOLDERS,
    A,
    B,
    G,
    P,
    R,
    Y,
    arranged,
    bet_on,
    bets_worth,
    betting,
    cards,
    counted,
    piles,
    place,
    play_round,
    random_positions,
    start_that,
    table,
    take_all,
    throw,
    worlds,
)

MARKUS = [{2, 4, 7}, {1}, {3, 4, 5}, {4, 5}, {2, 6, 7}, {0, 4, 7}]
INKA = [{1, 4}, {0}, {1, 2}, {0, 2, 5}, {1}, {1}]
KATRIN = [{0, 2, 6}, {2, 3, 4}, {6}, {7}, {4}, {5, 6}]
THOMAS = [{4, 5}, {6}, {6, 7}, {1, 2}, {5}, {3}]


def results(t: Table, r: int = 0) -> list[int]:
    return [int(found) for found in t.state.result[r][: t.seats]]


def order(t: Table) -> list[int]:
    return [int(seat) for seat in t.state.order[: t.seats]]


def test_E1_the_four_final_scorings_of_the_rulebook():
    t = arranged(phase=FINAL, this_round=8, pos=[100, 80, 60, 40])
    for seat, sets in enumerate((MARKUS, INKA, KATRIN, THOMAS)):
        bet_on(t, seat, sets)
    assert t.view(None)["final"]["won"] == [11, 13, 12, 21]
    assert t.result.scores == (111, 93, 72, 61)


def test_E1_colour_by_colour():
    points = {
        0: (MARKUS, [1, 5, 1, 2, 1, 1]),
        1: (INKA, [2, 5, 2, 1, 5, -2]),
        2: (KATRIN, [1, 1, -2, 5, 5, 2]),
        3: (THOMAS, [2, 5, 2, 2, 5, 5]),
    }
    for seat, (sets, expected) in points.items():
        worth = [
            {1: 5, 2: 2, 3: 1}[len(numbers)] if card in numbers else -2
            for numbers, card in zip(sets, HOLDERS[seat])
        ]
        assert worth == expected


def example_2() -> Table:
    """Play yellow twice and green with 0-5 right, then a wrong bet in a round with yellow once."""
    holder = [[7, 1, 2, 4, 6, 0], *HOLDERS[1:]]
    t = betting([Y, Y, G], [5, 6, 4, 3], holder=holder, pos=[0, 20, 20, 20])
    t = place(t, [0, 0, 0, 0])
    while t.state.phase == EXCHANGE:
        t.play(t.actors[0], SWAP + R)
    throw(t, Y, R, A)
    t.play(t.actors[0], "accept")
    take_all(t, [6, 5, 4, 3] if t.actors[0] == 0 else [5, 4, 3, 6])
    for seat in range(4):
        t.play(seat, PUT + (15 if seat == 0 else 0))
    while t.actors[0] != 0:
        t.play(t.actors[0], SWAP + P)
    assert results(t, 1)[0] == HIGH
    t.play(0, "swap Y")
    return t


def test_E2_double_and_discard():
    t = example_2()
    assert counted(worlds(t, 0), G).keys() == {1}
    shown = t.view(0)
    assert shown["pad"]["black"][Y][2] == 5  # given up by seat 0
    assert [shown["pad"]["stood"][r][Y] for r in (0, 1)] == [2, 2]
    assert shown["rows"]["dice"][0].count(Y) * 2 == 4
    assert shown["rows"]["dice"][1].count(Y) * 2 == 2


def test_E2_the_new_card_may_be_any_that_is_unseen():
    t = example_2()
    assert {5, 6, 7} & counted(worlds(t, 0), Y).keys() == {6}  # 5 and 7 are Katrin's and Thomas's
    assert 2 not in counted(worlds(t, 0), Y)


def test_E3_too_low_leaves_eleven_to_twenty_one():
    holder = [[7, 1, 4, 4, 6, 0], *HOLDERS[1:]]
    t = place(betting([B, P, R], [6, 5, 4, 3], holder=holder), [4, 0, 0, 0])
    assert results(t)[0] == LOW
    assert "11–21" in t.picture(0)


def test_E4_the_largest_token_from_9_covers_9_to_15():
    t = betting([B, G, Y], [6, 5, 4, 3])
    t.play(0, "place at 9")
    assert "token 7 on 9–15" in t.picture(0)
    for seat in (1, 2, 3):
        t.play(seat, "place at 0")
    assert results(t)[0] == HIT  # 7 + 1 + 4


def example_5(own_yellow: int = 1, own_red: int = 3) -> Table:
    holder = [
        [0, 0, own_yellow, 0, own_red, 0], [1, 1, 3, 1, 1, 1], [2, 2, 4, 2, 4, 2],
        [3, 3, 7, 3, 5, 3],
    ]  # fmt: skip
    return betting([Y, Y, R], [4, 3, 2, 5], holder=holder)


def test_E5_yellow_twice_and_red():
    before = worlds(example_5(), 0)
    sums = {2 * one[Y] + one[R] for one in before}
    assert sums == {0, *range(2, 20)}
    t = place(example_5(), [8, 0, 0, 0])
    assert results(t)[0] == HIGH
    assert len(worlds(t, 0)) == 11 * 5**4
    assert counted(worlds(t, 0), Y, 5**4) == {0: 5, 1: 3, 2: 3}


def test_E6_the_top_of_the_stack_throws_first():
    t = table(initial_stack="seat")
    assert order(t) == [3, 2, 1, 0]
    assert t.actors == (3,)


def test_E7_stacking():
    t = betting([B, B, B], [6, 4, 3, 5], pos=[7, 5, 5, 3], track=[3, 2, 1, 0])
    assert order(t) == [3, 2, 1, 0]
    place(t, [0, 10, 0, 11])
    assert results(t) == [LOW, HIGH, LOW, HIT]
    assert [int(p) for p in t.state.pos] == [7, 5, 5, 7]
    play_round(t)
    assert order(t) == [2, 1, 3, 0]
    assert t.view(None)["heights"] == [0, 0, 1, 1]


def test_E7_leaving_from_below():
    t = betting([B, B, B], [3, 4, 5, 6], pos=[7, 5, 5, 7], track=[2, 1, 3, 0])
    place(t, [18, 10, 0, 0])
    assert results(t) == [HIT, HIGH, LOW, LOW]
    assert [int(p) for p in t.state.pos] == [13, 5, 5, 7]
    play_round(t)
    assert order(t) == [2, 1, 3, 0]
    assert t.view(None)["heights"] == [0, 0, 1, 0]


@pytest.mark.parametrize(
    ("check_order", "after"), [("track", [3, 2, 0, 1]), ("clockwise", [3, 2, 1, 0])]
)
def test_E8_check_order(check_order, after):
    t = betting(
        [B, B, B], [5, 4, 3, 6], {"check_order": check_order, "exchange": "off"},
        pos=[6, 5, 9, 2], holder=[[2, *HOLDERS[0][1:]], *HOLDERS[1:]],
    )  # fmt: skip
    assert order(t) == [3, 1, 0, 2]
    place(t, [6, 3, 0, 0])
    assert results(t) == [HIT, HIT, LOW, LOW]
    assert [int(p) for p in t.state.pos] == [10, 10, 9, 2]
    assert order(t) == after


@pytest.mark.parametrize(("dice", "total"), [([B, B, R], 12), ([B, B, B], 9), ([R, R, R], 18)])
def test_E9_sum(dice, total):
    t = betting(dice, [0, 3, 4, 5], holder=[[3, 1, 4, 4, 6, 0], *HOLDERS[1:]])
    place(t, [total, 0, 0, 0])
    assert results(t)[0] == HIT
    assert t.view(1)["rows"]["sum"][0][0] == total


def test_E10_the_smallest_token_tells_only_that_it_was_wrong():
    t = betting([B, B, R], [0, 3, 4, 5], holder=[[3, 1, 4, 4, 7, 0], *HOLDERS[1:]])
    place(t, [10, 0, 0, 0])
    assert results(t)[0] == MISS
    sums = {2 * one[B] + one[R] for one in worlds(t, 0)}
    assert 10 not in sums
    assert {9, 11} & sums


def test_E10_not_even_at_the_edge():
    t = betting([B, B, B], [0, 3, 4, 5], holder=[[0, 1, 4, 4, 6, 0], *HOLDERS[1:]])
    place(t, [1, 0, 0, 0])
    assert results(t)[0] == MISS
    t = betting([R, R, R], [0, 3, 4, 5])
    place(t, [0, 0, 0, 0])
    assert results(t)[0] == MISS
    assert min(3 * one[R] for one in worlds(t, 0)) >= 1


def test_E10_a_wide_token_at_0_is_never_too_high():
    t = place(betting([R, R, R], [6, 3, 4, 5]), [0, 0, 0, 0])
    assert results(t)[0] == LOW
    assert "7–21" in t.picture(0)


def test_E11_placement_bounds():
    t = betting([B, G, Y], [6, 5, 4, 3])
    assert t.legal(0) == [PUT + a for a in range(16)]
    with pytest.raises(IllegalAction):
        t.play(0, "place at 16")
    assert sum(22 - width + 1 for width in range(1, 8)) == 133
    assert sum(len(betting([B, G, Y], [k, (k + 1) % 7, (k + 2) % 7, (k + 3) % 7]).legal(0))
               for k in range(7)) == 133  # fmt: skip


def reached(t: Table) -> set[tuple[int, ...]]:
    """Return every throw that the thrower can set."""
    found, todo = set(), [t]
    while todo:
        at = todo.pop()
        for action in at.legal(at.actors[0]):
            twin = at.copy()
            twin.play(at.actors[0], action)
            if twin.state.phase == DICE:
                todo.append(twin)
            else:
                found.add(tuple(int(c) for c in twin.state.dice[0]))
    return found


@pytest.mark.parametrize(("dice", "count"), [([B, G, Y], 16), ([B, B, Y], 11), ([P, P, P], 6)])
def test_E12_dice_reach(dice, count):
    assert len(reached(throw(table(), *dice))) == count


def test_E12_in_the_introductory_game():
    t = throw(table(intro=True), A, A, R)
    found = reached(t)
    assert len(found) == 35
    assert all(max(dice) < A for dice in found)


def example_13(**options: object) -> Table:
    """Set up blue 0 2 5 6 7, green 1 3 4 5 7, yellow 0 1 2 3 6 open for seat 0."""
    holder = [[2, 5, 3, 0, 0, 0], [1, 0, 4, 1, 1, 1], [3, 2, 5, 2, 2, 2], [4, 6, 7, 3, 3, 3]]
    return betting([B, G, Y], [6, 5, 4, 3], options, holder=holder)


COUNTS = [0, 1, 1, 3, 4, 5, 7, 9, 9, 12, 12, 12, 12, 11, 8, 7, 5, 3, 2, 1, 1, 0]


def test_E13_counts_of_sums():
    sums = Counter(one[B] + one[G] + one[Y] for one in worlds(example_13(), 0))
    assert [sums[k] // 125 for k in range(22)] == COUNTS
    assert sum(COUNTS) == 125


def test_E13_the_best_hits_of_each_size():
    aid = example_13(assist_max=3).view(0)["aid"]
    hits = [max(sum(aid["sums"][a : a + n]) for a in range(23 - n)) for n in range(1, 8)]
    assert hits == pytest.approx([n / 125 for n in (12, 24, 36, 48, 59, 68, 77)], abs=1e-3)
    values = [round(p * (10 - n), 2) for n, p in enumerate(hits, 1)]
    assert values == [0.86, 1.54, 2.02, 2.30, 2.36, 2.18, 1.85]


def test_E13_the_pad_player_takes_five_spaces():
    t = example_13()
    t.state.phase, t.state.asked, t.state.free = 2, 1, 127
    assert t.bot(0, "fair") == TAKE + 4


def test_E13_after_a_right_bet():
    t = place(example_13(assist_max=3), [9, 0, 0, 0])
    found = worlds(t, 0)
    assert results(t)[0] == HIT
    assert len(found) == 74 * 125
    assert counted(found, B, 125) == {0: 6, 2: 12, 5: 19, 6: 19, 7: 18}
    assert counted(found, G, 125) == {1: 10, 3: 15, 4: 16, 5: 16, 7: 17}
    assert counted(found, Y, 125) == {0: 12, 1: 14, 2: 16, 3: 17, 6: 15}
    assert t.view(0)["aid"]["final"][B] == [-0.203, 0.054, 0.270]


def test_E13_high_and_low_share_the_rest():
    assert sum(COUNTS[:9]) == 39
    assert sum(COUNTS[16:]) == 12


def example_14() -> Table:
    t = place(example_13(), [9, 0, 0, 0])
    while t.state.phase == EXCHANGE:
        t.play(t.actors[0], SWAP + R)  # keeps blue, green and yellow as they are
    throw(t, P, R, A)
    t.play(t.actors[0], "accept")
    while t.state.phase == 2:
        seat = t.actors[0]
        t.play(seat, TAKE + (6 if seat == 0 else seat))
    for seat in range(4):
        t.play(seat, PUT + (15 if seat == 0 else 0))
    while t.actors[0] != 0:
        t.play(t.actors[0], SWAP + P)
    t.play(0, "swap B")
    return t


def test_E14_exchange_in_the_belief():
    t = example_14()
    found = worlds(t, 0)
    pairs = {(one[G], one[Y]) for one in found}
    assert len(pairs) == 12
    assert all(7 <= g + y <= 13 for g, y in pairs)
    share = len(found) // 12
    assert counted(found, G, share) == {1: 1, 3: 1, 4: 2, 5: 3, 7: 5}
    assert counted(found, Y, share) == {0: 1, 1: 1, 2: 2, 3: 3, 6: 5}
    assert {*counted(found, B)} == {0, 5, 6, 7}
    assert len({*counted(found, B).values()}) == 1


def test_E15_piles_run_out():
    t = table(seed=3)
    four = [[B, B, B, G], [G, G, Y, Y], [Y, P, P, R], [R, R, A, A]]
    for colours in four:
        play_round(t, colours=colours)
    assert piles(t) == [0, 0, 0, 1, 0, 1]
    first, x, y, right = (int(k) for k in t.state.order)
    before = cards(t, y)
    while t.state.phase != EXCHANGE:
        play_until_exchange(t, right)
    t.play(first, "swap E")
    assert piles(t) == [0, 0, 0, 1, 0, 0]
    assert t.actors == (x,)
    assert t.legal(x) == [SWAP + P]
    t.play(x, "swap P")
    assert t.state.this_round == 5
    assert cards(t, y) == before
    assert t.state.given[4][y] == -1


def play_until_exchange(t: Table, right: int) -> None:
    seat = t.actors[0]
    if t.state.phase == PLACE:
        t.play(seat, PUT + start_that(t, seat, seat == right))
    else:
        t.play(seat, t.legal(seat)[0])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_E16_two_numbers_and_the_pile_are_open(seats):
    for t in random_positions(table(seats, seed=seats), seed=seats):
        if t.actors:
            for seat in range(seats):
                black = t.view(seat)["pad"]["black"]
                assert [row.count(0) for row in black] == [2 + n for n in piles(t)]


def test_E16_even_bets():
    v = table().look(0)[0]
    assert [even_bet(v, n) for n in (1, 2, 3, 4, 5)] == pytest.approx([5, 2, 1, 0.25, -0.2])
    with_one = [5 / 2 - 2 / 2, 2, 1]
    assert with_one == [1.5, 2, 1]


@pytest.mark.parametrize(
    ("gain", "winner", "reason"),
    [([5, 2, 2, 1, -2, -2], 1, "bottom-of-the-stack"), ([5, 2, 2, 2, -2, -2], 0, "foremost")],
)
def test_E17_final_tie(gain, winner, reason):
    t = arranged(2, phase=FINAL, this_round=10, pos=[20, 14])
    bet_on(t, 1, bets_worth(HOLDERS[1], [5, 5, 5, 1, -2, -2]))
    bet_on(t, 0, bets_worth(HOLDERS[0], gain))
    assert t.result.scores[1] == 26
    assert t.result.winners == (winner,)
    assert t.result.reason == reason


def test_E18_net_zero_moves_nobody():
    t = arranged(2, phase=FINAL, this_round=10, pos=[10, 10], track=[1, 0])
    for seat in (0, 1):
        bet_on(t, seat, bets_worth(HOLDERS[seat], [2, 2, 2, -2, -2, -2]))
    assert [int(k) for k in t.state.track[:2]] == [1, 0]
    assert t.result.scores == (10, 10)
    assert t.result.winners == (0,)


@pytest.mark.parametrize(("floor", "position"), [("none", -7), ("start", 0)])
def test_E19_floor(floor, position):
    t = arranged(2, {"track_floor": floor}, phase=FINAL, this_round=10, pos=[1, 9])
    bet_on(t, 0, bets_worth(HOLDERS[0], [2, -2, -2, -2, -2, -2]))
    bet_on(t, 1, bets_worth(HOLDERS[1], [5, 5, 5, 5, 5, 5]))
    assert t.result.scores == (position, 39)


def test_E20_two_players():
    t = table(2)
    nobody = [cards(t, 2), cards(t, 3)]
    assert t.state.rounds == 10
    for seat in (0, 1):
        shown = t.view(seat)
        assert shown["holders"][2:] == nobody
        assert shown["holders"][seat] == [None] * 6
        assert shown["holders"][1 - seat] == cards(t, 1 - seat)
        assert [row.count(0) for row in shown["pad"]["black"]] == [5] * 6
    for _ in random_positions(t):
        pass
    assert t.result
    assert [cards(t, 2), cards(t, 3)] == nobody


def test_action_numbers_as_documented():
    assert len(SUBSETS) == 92
    assert [int(SUBSETS[k]) for k in (0, 7, 8, 35, 36, 91)] == [1, 128, 3, 192, 7, 224]
    sets = [c for n in (1, 2, 3) for c in combinations(range(8), n)]
    place_of = {numbers: k for k, numbers in enumerate(sets)}
    assert (place_of[1, 4], place_of[2, 4, 7], place_of[5, 6, 7]) == (17, 78, 91)
    assert TURN + 6 * 1 + R == 11
    assert TAKE + 3 == 22
    assert PUT + 9 == 35
    assert SWAP + P == 51
    assert BET + place_of[2, 4, 7] == 133
    assert np.array_equal(SUBSETS, [sum(1 << k for k in numbers) for numbers in sets])
