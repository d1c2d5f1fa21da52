"""The rules, clause by clause: RULES.md says what each number means."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

import parlour
from parlour import IllegalAction, Table
from parlour.core.errors import BadOption
from parlour.core.game import HOUSE
from parlour.core.refused import RefusedOptions
from parlour.games.think_str8.refusals import TokenPoints, TokenSizes
from parlour.games.think_str8.rules import (
    ACCEPT,
    BET,
    DICE,
    EXCHANGE,
    FINAL,
    HIGH,
    HIT,
    KEEP,
    LOW,
    MISS,
    OVER,
    PLACE,
    PUT,
    SWAP,
    TAKE,
    TOKEN,
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
    piles,
    place,
    play_round,
    random_positions,
    start_that,
    table,
    take_all,
    throw,
    true_sum,
)

GAME = parlour.game("think-str8")


def to_phase(t: Table, phase: int) -> Table:
    """Play to a phase with everyone's bets wrong."""
    while t.state.phase != phase:
        seat = t.actors[0]
        if t.state.phase == PLACE:
            t.play(seat, PUT + start_that(t, seat, right=False))
        elif t.state.phase == DICE and ACCEPT in t.legal(seat):
            t.play(seat, ACCEPT)
        else:
            t.play(seat, t.legal(seat)[0])
    return t


def track(t: Table) -> list[int]:
    return [int(seat) for seat in t.state.track[: t.seats]]


def order(t: Table) -> list[int]:
    return [int(seat) for seat in t.state.order[: t.seats]]


def dice(t: Table) -> list[int]:
    return [int(c) for c in t.state.dice[t.state.this_round]]


def results(t: Table, r: int = 0) -> list[int]:
    return [int(found) for found in t.state.result[r][: t.seats]]


def ended(t: Table, seed: int = 0) -> Table:
    for _ in random_positions(t, seed):
        pass
    return t


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_S1_two_to_four_players_and_one_wins(seats):
    result = ended(table(seats)).result
    assert len(result.winners) == 1
    assert result.scores[result.winners[0]] == max(result.scores)


@pytest.mark.parametrize("seats", [1, 5])
def test_S1_not_fewer_and_not_more(seats):
    with pytest.raises(BadOption, match="for 2, 3 or 4 players"):
        table(seats)


def test_S2_every_number_of_every_colour_once():
    s = table().state
    for colour in range(6):
        pile = [k for k in range(8) if int(s.pile[colour]) >> k & 1]
        held = [int(s.holder[k][colour]) for k in range(4)]
        assert sorted([*held, int(s.removed[colour]), *pile]) == list(range(8))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_S3_four_holders_always(seats):
    t = table(seats)
    assert all(min(cards(t, k)) >= 0 for k in range(4))
    assert [v[0] is None for v in t.view(0)["holders"]] == [True, False, False, False]


@pytest.mark.parametrize(
    ("token_set", "points"),
    [
        ("linear8", [7, 6, 5, 4, 3, 2, 1]),
        ("linear10", [9, 8, 7, 6, 5, 4, 3]),
        ("linear12", [11, 10, 9, 8, 7, 6, 5]),
        ("curved", [8, 6, 5, 4, 3, 3, 2]),
    ],
)
def test_S4_tokens(token_set, points):
    shown = table(token_set=token_set).view(None)["tokens"]
    assert shown == {"size": [1, 2, 3, 4, 5, 6, 7], "points": points, "free": 127}


def test_S4_tokens_of_ones_own():
    options = {f"token_size_{t}": 6 + t for t in range(7)} | {
        f"token_points_{t}": 20 - 2 * t for t in range(7)
    }
    shown = table(token_set="custom", **options).view(None)["tokens"]
    assert shown["size"] == [6, 7, 8, 9, 10, 11, 12]
    assert shown["points"] == [20, 18, 16, 14, 12, 10, 8]
    assert table(**options).view(None)["tokens"]["size"] == [1, 2, 3, 4, 5, 6, 7]


def test_S4_a_custom_token_is_as_wide_as_it_says():
    t = Table("think-str8", 4, seed=2, preset="wide")
    t = to_phase(t, PLACE)
    widths = {s: int(t.state.width[t.state.token[0][s]]) for s in range(4)}
    assert sorted(widths.values()) == [2, 3, 4, 5]
    for seat, width in widths.items():
        assert t.legal(seat) == [PUT + a for a in range(23 - width)]


def test_S5_five_colours_without_grey():
    t = table(intro=True)
    assert t.state.colours == 5
    assert piles(t) == [3, 3, 3, 3, 3, 0]
    assert all(cards(t, k)[A] == -1 for k in range(4))
    assert len(t.view(0)["pad"]["black"]) == 6
    to_phase(t, EXCHANGE)
    assert t.legal(t.actors[0]) == [SWAP + c for c in range(5)]
    ended(t)
    assert [int(k) for k in t.state.bet_on] == [5] * 4


def test_S6_the_deal():
    t = table()
    assert piles(t) == [3] * 6
    assert all(0 <= int(card) < 8 for card in t.state.removed)


def test_S6_every_card_can_come_anywhere():
    places = Counter()
    for seed in range(240):
        s = table(seed=seed).state
        places[int(s.holder[0][B])] += 1
        places[8 + int(s.removed[A])] += 1
        places[16 + int(s.holder[3][R])] += 1
    assert len(places) == 24
    assert max(places.values()) < 60  # 30 expected


@pytest.mark.parametrize(("seats", "rounds"), [(2, 10), (3, 9), (4, 8)])
def test_S7_rounds_by_players(seats, rounds):
    t = table(seats)
    assert t.state.rounds == rounds
    for k in range(rounds):
        assert t.state.this_round == k
        play_round(t)
    assert t.state.phase == FINAL


@pytest.mark.parametrize("rounds", [1, 12])
def test_S7_or_so_many(rounds):
    t = table(rounds=rounds)
    for _ in range(rounds):
        assert t.state.phase != FINAL
        play_round(t)
    assert t.state.phase == FINAL


def test_S8_a_random_stack():
    first = Counter(order(table(seed=seed))[0] for seed in range(200))
    assert set(first) == {0, 1, 2, 3}
    assert min(first.values()) > 25
    assert [int(p) for p in table().state.pos] == [0] * 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_S8_or_by_seat(seats):
    t = table(seats, initial_stack="seat")
    assert track(t) == list(range(seats))[::-1]
    assert t.view(None)["heights"] == list(range(seats))


def test_S9_only_the_own_stone_moves_and_lands_on_top():
    t = betting([B, B, B], [0, 1, 3, 5], pos=[0, 0, 0, 4], track=[2, 1, 0, 3])
    place(t, [21, 20, 0, 0])  # only seat 0 is right, from the bottom of its stack
    assert results(t)[0] == HIT
    assert [int(p) for p in t.state.pos] == [9, 0, 0, 4]
    assert track(t) == [2, 1, 3, 0]


def test_S9_the_track_is_always_sorted_and_stacks_are_whole():
    for seed in range(4):
        for t in random_positions(table(seed=seed, track_floor="none"), seed):
            places = [int(t.state.pos[k]) for k in track(t)]
            assert places == sorted(places)
            assert sorted(track(t)) == [0, 1, 2, 3]
            heights = t.view(None)["heights"]
            for space in set(places):
                on = [heights[k] for k in range(4) if t.state.pos[k] == space]
                assert sorted(on) == list(range(len(on)))


def test_S10_the_order_stays_for_the_round():
    t = table(seed=4)
    first = order(t)
    to_phase(t, PLACE)
    for seat in range(4):
        t.play(seat, PUT + start_that(t, seat, right=seat == first[0]))
    assert track(t) == [*first[1:], first[0]]
    assert order(t) == first
    play_round(t)
    assert order(t) == [*first[1:], first[0]]


def test_S11_the_last_seat_throws_any_three_colours():
    throws = Counter(tuple(dice(table(seed=seed))) for seed in range(400))
    assert len(throws) > 50  # of 56
    colours = Counter(c for throw in throws.elements() for c in throw)
    assert min(colours.values()) > 140  # 200 expected
    t = table()
    assert t.actors == (order(t)[0],)
    assert t.state.phase == DICE


def test_S12_accept_or_turn_one_die():
    t = throw(table(), B, G, Y)
    seat = t.actors[0]
    assert len(t.legal(seat)) == 16
    twin = t.copy()
    twin.play(seat, "accept")
    assert (dice(twin), int(twin.state.phase)) == ([B, G, Y], TOKEN)
    t.play(seat, "turn 2 R")
    assert (dice(t), int(t.state.phase)) == ([B, Y, R], TOKEN)


def test_S12_of_equal_dice_the_first():
    t = throw(table(), G, G, R)
    assert t.legal(t.actors[0]) == [
        ACCEPT,
        *(TURN + c for c in range(6) if c != G),
        *(TURN + 12 + c for c in range(6) if c != R),
    ]


@pytest.mark.parametrize("turns", [0, 2, 3])
def test_S12_so_many_dice(turns):
    t = table(die_turns=turns)
    if turns == 0:
        assert t.state.phase == TOKEN
        return
    throw(t, B, B, B)
    for k in range(turns):
        assert t.state.phase == DICE
        assert ACCEPT in t.legal(t.actors[0])
        t.play(t.actors[0], "turn 1 R" if k == 0 else "turn 1 E")
    assert t.state.phase == TOKEN
    t = throw(table(die_turns=turns), B, B, B)
    t.play(t.actors[0], "turn 1 R")
    t.play(t.actors[0], "accept")
    assert dice(t) == [B, B, R]


def test_S13_grey_must_be_turned_free_of_charge():
    t = throw(table(intro=True), A, A, R)
    seat = t.actors[0]
    assert t.legal(seat) == [TURN + 6 + c for c in range(5)]
    t.play(seat, "turn 2 B")
    assert dice(t) == [B, R, A]
    assert t.legal(seat) == [TURN + 12 + c for c in range(5)]
    t.play(seat, "turn 3 G")
    assert (dice(t), int(t.state.phase)) == ([B, G, R], DICE)
    assert len(t.legal(seat)) == 13
    t.play(seat, "turn 1 Y")
    assert (dice(t), int(t.state.phase)) == ([G, Y, R], TOKEN)


def test_S13_without_turns_only_the_grey_dice():
    t = throw(table(intro=True, die_turns=1), A, B, B)
    t.state.turns_left = 0
    t.play(t.actors[0], "turn 3 G")
    assert (dice(t), int(t.state.phase)) == ([B, B, G], TOKEN)


def test_S14_grey_may_stay_and_counts_nothing():
    t = throw(table(intro=True, intro_grey="may_stay"), A, A, R)
    seat = t.actors[0]
    assert t.legal(seat) == [
        ACCEPT,
        *(TURN + c for c in range(5) if c != R),
        *(TURN + 6 + c for c in range(5)),
    ]
    twin = t.copy()
    twin.play(seat, "accept")
    to_phase(twin, PLACE)
    assert all(true_sum(twin, k) == cards(twin, k)[R] for k in range(4))
    t.play(seat, "turn 1 B")  # the one normal turn
    assert (dice(t), int(t.state.phase)) == ([B, A, A], DICE)
    assert t.legal(seat) == [ACCEPT, *(TURN + 6 + c for c in range(5))]
    t.play(seat, "turn 2 B")
    t.play(seat, "turn 3 Y")
    assert (dice(t), int(t.state.phase)) == ([B, B, Y], TOKEN)


def test_S15_tokens_are_taken_in_order_and_once():
    t = to_phase(table(seed=5), TOKEN)
    for k, seat in enumerate(order(t)):
        assert t.actors == (seat,)
        assert t.legal(seat) == [TAKE + t for t in range(k, 7)]
        t.play(seat, TAKE + k)
        assert t.view(None)["rows"]["token"][0][seat] == k
    assert t.state.phase == PLACE


def test_S16_all_place_at_once_in_secret():
    t = to_phase(table(), PLACE)
    assert t.actors == (0, 1, 2, 3)
    t.play(2, "place at 3")
    assert t.actors == (0, 1, 3)
    assert t.view(2)["rows"]["start"][0] == [None, None, 3, None]
    for viewer in (0, 1, 3, None):
        assert t.view(viewer)["rows"]["start"][0] == [None] * 4
    for seat in (3, 0, 1):
        t.play(seat, "place at 0")
    assert t.view(None)["rows"]["start"][0] == [0, 0, 3, 0]


def test_S16_no_token_hangs_over():
    for t in range(7):
        tokens = [t, (t + 1) % 7, (t + 2) % 7, (t + 3) % 7]
        assert betting([B, G, Y], tokens).legal(0)[-1] == PUT + 21 - t


def test_S16_or_one_after_another_in_the_open():
    t = to_phase(table(placement="sequential"), TOKEN)
    for k, seat in enumerate(order(t)):
        assert (t.actors, int(t.state.phase)) == ((seat,), TOKEN)
        t.play(seat, TAKE + k)
        assert (t.actors, int(t.state.phase)) == ((seat,), PLACE)
        t.play(seat, "place at 5")
        starts = t.view(None)["rows"]["start"][0]
        assert starts[seat] == 5


def test_S17_a_colour_thrown_twice_counts_twice():
    for thrown in ([B, B, B], [B, R, R], [G, Y, P]):
        t = betting(thrown, [0, 1, 2, 3])
        total = sum(HOLDERS[0][c] for c in thrown)
        place(t, [total, 0, 0, 0])
        assert results(t)[0] == HIT


def test_S18_from_last_to_foremost():
    t = betting([B, B, B], [2, 3, 4, 5], {"exchange": "off"}, pos=[1, 0, 0, 0], track=[3, 2, 1, 0])
    place(t, [19, 3, 15, 12])  # +7, +6, +5, +4
    assert results(t) == [HIT] * 4
    assert [int(p) for p in t.state.pos] == [8, 6, 5, 4]
    tie = betting([B, B, B], [2, 1, 6, 5], {"exchange": "off"}, pos=[1, 0, 0, 0])
    place(tie, [19, 3, 0, 0])  # seat 1 reaches 8 before seat 0
    assert track(tie)[2:] == [0, 1]


def test_S18_clockwise_from_the_thrower():
    t = betting(
        [B, B, B], [2, 1, 6, 5], {"exchange": "off", "check_order": "clockwise"},
        pos=[1, 0, 0, 0], track=[3, 2, 1, 0],
    )  # fmt: skip
    place(t, [19, 3, 0, 0])  # seats 3, 0, 1, 2: now seat 0 comes before seat 1
    assert track(t)[2:] == [1, 0]


@pytest.mark.parametrize("start", [15, 17, 21])
def test_S19_right_with_both_ends_included(start):
    t = betting([B, B, B], [6, 1, 2, 3])
    place(t, [min(start, 15), 0, 0, 0])
    assert results(t)[0] == HIT
    assert t.state.pos[0] == 3


def test_S19_the_last_space_counts_and_the_next_does_not():
    for start, found in ((14, HIT), (8, HIT), (7, LOW), (15, HIGH)):
        t = betting([B, B, G], [6, 1, 2, 3], holder=[[7, 0, *HOLDERS[0][2:]],
                    [1, 1, *HOLDERS[1][2:]], *HOLDERS[2:]])  # fmt: skip
        place(t, [start, 0, 0, 0])
        assert results(t)[0] == found  # the sum is 14


def test_S20_too_high_too_low_or_just_wrong():
    t = place(betting([G, G, G], [6, 0, 1, 2]), [10, 21, 0, 19])
    assert results(t) == [HIGH, MISS, LOW, HIGH]
    assert [int(p) for p in t.state.pos] == [0] * 4
    t = place(betting([G, G, G], [6, 0, 1, 2], {"smallest_hint": True}), [10, 21, 0, 19])
    assert results(t) == [HIGH, HIGH, LOW, HIGH]


def test_S21_behind_the_start_or_not():
    for floor, expected in (("none", -12), ("start", 0)):
        t = arranged(2, {"track_floor": floor}, phase=FINAL, this_round=10, track=[0, 1])
        bet_on(t, 0, bets_worth(HOLDERS[0], [-2] * 6))
        bet_on(t, 1, bets_worth(HOLDERS[1], [-2] * 6))
        assert t.result.scores == (expected, expected)
        assert track(t) == ([1, 0] if floor == "none" else [0, 1])


def test_S22_the_wrong_exchange_in_order():
    t = to_phase(table(seed=8), EXCHANGE)
    for seat in order(t):
        assert t.actors == (seat,)
        old, pile = cards(t, seat)[B + seat], int(t.state.pile[B + seat])
        t.play(seat, SWAP + B + seat)
        fresh = cards(t, seat)[B + seat]
        assert pile >> fresh & 1
        assert int(t.state.pile[B + seat]) == pile ^ 1 << fresh
        rows = t.view(None)["rows"]
        assert (rows["colour"][0][seat], rows["value"][0][seat]) == (B + seat, old)
    assert t.state.this_round == 1


def test_S22_who_was_right_does_not():
    t = to_phase(table(seed=8), PLACE)
    right = order(t)[1]
    for seat in range(4):
        t.play(seat, PUT + start_that(t, seat, right=seat == right))
    asked = []
    while t.state.this_round == 0:
        asked.append(t.actors[0])
        t.play(t.actors[0], t.legal(t.actors[0])[0])
    assert asked == [seat for seat in order_before(t) if seat != right]


def order_before(t: Table) -> list[int]:
    """Return the order of the first round, from the table's seed."""
    return order(Table("think-str8", t.seats, seed=t.seed, options=t.options))


def test_S22_optional_and_off():
    t = to_phase(table(exchange="optional"), EXCHANGE)
    seat = t.actors[0]
    assert t.legal(seat) == [*(SWAP + c for c in range(6)), KEEP]
    before = cards(t, seat)
    t.play(seat, "keep")
    assert cards(t, seat) == before
    assert t.view(None)["rows"]["colour"][0][seat] == -1
    t = play_round(table(exchange="off"))
    assert piles(t) == [3] * 6
    assert t.state.this_round == 1


def test_S23_any_colour_with_a_pile():
    t = to_phase(throw(table(), B, B, G), EXCHANGE)
    assert t.legal(t.actors[0]) == [SWAP + c for c in range(6)]
    t.state.pile[Y] = 0
    assert SWAP + Y not in t.legal(t.actors[0])


def test_S23_or_only_those_thrown():
    t = to_phase(throw(table(exchange_colours="thrown"), B, B, G), EXCHANGE)
    seat = t.actors[0]
    assert t.legal(seat) == [SWAP + B, SWAP + G]
    t.state.pile[B] = 0
    assert t.legal(seat) == [SWAP + G]
    t.state.pile[G] = 0
    assert t.legal(seat) == [SWAP + c for c in (Y, P, R, A)]


def test_S24_no_piles_no_exchange():
    t = table(seed=3, rounds=8)
    for colours in ([B, B, B, G], [G, G, Y, Y], [Y, P, P, P], [R, R, R, A], [A, A]):
        play_round(t, right={order(t)[2], order(t)[3]} if colours == [A, A] else (),
                   colours=colours)  # fmt: skip
    assert piles(t) == [0] * 6
    before = [cards(t, k) for k in range(4)]
    play_round(t)
    assert t.state.this_round == 6
    assert [cards(t, k) for k in range(4)] == before


@pytest.mark.parametrize(("last", "left"), [(True, 14), (False, 18)])
def test_S24_the_last_round(last, left):
    t = play_round(table(rounds=1, exchange_last_round=last))
    assert t.state.phase == FINAL
    assert sum(piles(t)) == left


def test_S25_the_final_bets_come_after_the_last_round_and_not_before():
    for t in random_positions(table(seed=9)):
        if t.actors:
            assert (t.state.phase == FINAL) == (t.state.this_round == 8)


def test_S26_one_two_or_three_numbers_colour_by_colour():
    t = arranged(phase=FINAL, this_round=8)
    assert t.actors == (0, 1, 2, 3)
    assert t.legal(0) == [BET + k for k in range(92)]
    for colour in range(6):
        assert t.words(0, BET + 8).startswith(f"bet {'BGYPRE'[colour]}")
        t.play(0, BET + colour)
    assert t.legal(0) == []
    for said in ("bet B", "bet B 1 2 3 4", "bet B 8"):
        with pytest.raises(IllegalAction):
            t.play(1, said)
    t.play(1, "bet B 7")  # seen on holder 0
    assert t.view(1)["final"]["bets"][1][0] == 128


def test_S27_revealed_when_the_last_bet_is_made():
    t = arranged(2, phase=FINAL, this_round=10)
    bet_on(t, 0, bets_worth(HOLDERS[0], [5] * 6))
    assert t.state.pos[0] == 0
    assert t.view(1)["final"]["bets"][0] is None
    bet_on(t, 1, bets_worth(HOLDERS[1], [1] * 6))
    assert t.state.phase == OVER
    assert [int(p) for p in t.state.pos[:2]] == [30, 6]
    assert t.view(None)["holders"] == HOLDERS
    assert t.view(1)["final"]["bets"][0] == [1 << card for card in HOLDERS[0]]


@pytest.mark.parametrize("points", [(5, 2, 1, -2), (10, 9, -3, -10)])
def test_S28_final_points(points):
    names = ("final_one", "final_two", "final_three", "final_wrong")
    options = dict(zip(names, points))
    t = arranged(2, options, phase=FINAL, this_round=10)
    bet_on(t, 0, bets_worth(HOLDERS[0], [5, 2, 1, -2, 5, 5]))
    bet_on(t, 1, bets_worth(HOLDERS[1], [1] * 6))
    one, two, three, wrong = points
    assert t.result.scores == (3 * one + two + three + wrong, 6 * three)


def test_S29_one_move_by_the_total():
    """Seat 1 stands on 8 between: a stone that stepped would land on it and stay below."""
    t = arranged(2, phase=FINAL, this_round=10, pos=[10, 10], track=[0, 1])
    bet_on(t, 0, bets_worth(HOLDERS[0], [2, 2, 2, -2, -2, -2]))
    bet_on(t, 1, bets_worth(HOLDERS[1], [2, 2, 2, -2, -2, -2]))
    assert track(t) == [0, 1]


@pytest.mark.parametrize("seats", [2, 3])
def test_S30_nobodys_holders_keep_their_cards(seats):
    t = table(seats)
    before = [cards(t, k) for k in range(seats, 4)]
    ended(t)
    assert [cards(t, k) for k in range(seats, 4)] == before
    assert len(t.result.scores) == seats


def tie(**options: object) -> Table:
    t = arranged(3, options, phase=FINAL, this_round=9, pos=[5, 5, 0], track=[2, 0, 1])
    for seat in range(3):
        bet_on(t, seat, bets_worth(HOLDERS[seat], [2, 2, 2, -2, -2, -2]))
    return t


def test_S31_the_bottom_of_the_stack_wins_a_tie():
    result = tie().result
    assert (result.winners, result.reason) == ((1,), "bottom-of-the-stack")


def test_S31_or_they_win_together():
    t = tie(tie_break="shared")
    assert (t.result.winners, t.result.reason) == ((0, 1), "together")
    assert t.view(None)["winners"] == [0, 1]


def test_S31_the_foremost_wins():
    t = arranged(2, phase=FINAL, this_round=10, pos=[0, 9])
    bet_on(t, 0, bets_worth(HOLDERS[0], [5] * 6))
    bet_on(t, 1, bets_worth(HOLDERS[1], [5] * 6))
    assert (t.result.winners, t.result.reason) == ((1,), "foremost")


def test_S32_scores_are_positions():
    t = ended(table(seed=2))
    assert t.result.scores == tuple(int(p) for p in t.state.pos)


def test_S33_a_secret_may_be_taken_back():
    t = to_phase(table(), PLACE)
    t.play(1, "place at 3")
    assert t.undoable(1)
    t.undo(1)
    assert t.actors == (0, 1, 2, 3)
    for seat in range(4):
        t.play(seat, "place at 0")
    assert not any(t.undoable(seat) for seat in range(4))
    t = arranged(2, phase=FINAL, this_round=10)
    t.play(0, "bet B 1")
    t.undo(0)
    assert t.words(0, BET) == "bet B 0"
    bet_on(t, 0, [{1}] * 6)
    bet_on(t, 1, [{1}] * 5)
    assert t.undoable(1)
    bet_on(t, 1, [{1}])
    assert not t.undoable(1)


def test_S33_and_nothing_else():
    t = table(placement="sequential")
    while t.actors and t.state.phase != FINAL:
        seat = t.actors[0]
        t.play(seat, t.legal(seat)[0])
        assert not t.undoable(seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_S34_own_cards_are_hidden_until_the_end(seats):
    for t in random_positions(table(seats, seed=seats), seed=1):
        for seat in range(seats):
            held = t.view(seat)["holders"]
            if t.actors:
                assert held[seat] == [None] * 6
                others = [k for k in range(4) if k != seat]
                assert [held[k] for k in others] == [cards(t, k) for k in others]
            else:
                assert held == [cards(t, k) for k in range(4)]


def test_S34_a_card_given_up_is_known_for_the_rows_it_stood():
    t = table(seed=6)
    stood = []
    for colour in (R, P, B):
        stood.append(cards(t, 0))
        play_round(t, right={0}, colours=[colour] * 3)
    stood.append(cards(t, 0))
    throw(t, Y, Y, G)
    play_round(t, colours=[Y, Y, Y, G])
    known = t.view(0)["pad"]["stood"]
    gave = next(c for c in range(6) if t.state.given[3][0] == c)
    for r in range(4):
        assert known[r] == [stood[r][c] if c == gave else -1 for c in range(6)]
    assert t.view(0)["rows"]["sum"][3][0] is None
    assert t.view(1)["rows"]["sum"][3][0] == 2 * stood[3][Y] + stood[3][G]


def test_S34_the_new_card_is_seen_by_all_but_its_owner():
    t = to_phase(table(), EXCHANGE)
    seat = t.actors[0]
    t.play(seat, "swap P")
    fresh = cards(t, seat)[P]
    for other in range(4):
        expected = None if other == seat else fresh
        assert t.view(other)["holders"][seat][P] == expected
    assert t.view(None)["holders"][seat][P] is None


@pytest.mark.compiled
@pytest.mark.slow
def test_S35_what_all_see_is_the_same_for_all():
    public = ("phase", "to_act", "round", "order", "track", "positions", "heights", "dice",
              "tokens", "piles")  # fmt: skip
    for t in random_positions(table(seed=12), seed=5):
        seen = [[t.view(viewer)[key] for key in public] for viewer in (0, 1, 2, 3, None)]
        assert all(one == seen[0] for one in seen)


def test_S35_others_only_see_that_a_seat_is_ready():
    t = arranged(2, phase=FINAL, this_round=10)
    blank = t.view(1)
    bet_on(t, 0, [{1}] * 5)
    assert t.view(1) == blank
    assert t.view(0)["final"]["made"] == [5, 0]
    bet_on(t, 0, [{2}])
    assert t.view(1)["final"]["made"] == [6, 0]
    assert t.view(1)["to_act"] == [1]
    assert t.view(1)["final"]["bets"] == blank["final"]["bets"]


def test_S36_spectators_see_nobodys_cards():
    t = table(3)
    assert [row[0] is None for row in t.view(None)["holders"]] == [True, True, True, False]
    assert t.view(None)["pad"] is None


def test_S36_or_all_or_nothing():
    t = table(3, spectators="all_cards")
    assert t.view(None)["holders"] == [cards(t, k) for k in range(4)]
    closed = table(3, spectators="none")
    blank = closed.view(None)
    assert blank["closed"]
    assert blank["status"] == {"is": "closed"}
    ended(closed)
    assert closed.view(None) == blank
    assert closed.view(0)["winners"] == list(closed.result.winners)


def test_S37_black_cells_say_why():
    t = table(3, seed=1)
    black = t.view(1)["pad"]["black"]
    for colour, number in product(range(6), range(8)):
        holder = [k for k in range(4) if k != 1 and t.state.holder[k][colour] == number]
        assert black[colour][number] == (1 + holder[0] if holder else 0)
    to_phase(t, EXCHANGE)
    seat = t.actors[0]
    old = cards(t, seat)[G]
    t.play(seat, "swap G")
    for viewer in range(3):
        assert t.view(viewer)["pad"]["black"][G][old] == 5 + seat


@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_S37_aids(level):
    t = play_round(table(seed=3, assist_max=level))
    aid = t.view(0)["aid"]
    assert t.view(None)["aid"] is None
    if level < 2:
        assert aid is None
        return
    for colour in range(6):
        assert aid["possible"][colour][cards(t, 0)[colour]]
    assert (aid["chances"] is None) == (level == 2)
    if level == 3:
        assert all(sum(row) == pytest.approx(1, abs=0.01) for row in aid["chances"])
        assert sum(aid["sums"]) == pytest.approx(1, abs=0.01)


def test_S38_custom_tokens_must_be_in_order():
    with pytest.raises(RefusedOptions) as refused:
        table(token_set="custom", token_size_3=3)
    assert refused.value.fact == TokenSizes((1, 2, 3, 3, 5, 6, 7))
    with pytest.raises(RefusedOptions) as refused:
        table(token_set="custom", token_points_6=9)
    assert refused.value.fact == TokenPoints((9, 8, 7, 6, 5, 4, 9))
    assert table(token_set="custom", token_points_6=4).state.worth[6] == 4


def test_S39_presets():
    assert [preset.name for preset in GAME.presets] == [
        "printed", "intro", "coached", "wide", "generous",
    ]  # fmt: skip
    assert Table("think-str8", preset="intro").options["intro"] is True
    assert Table("think-str8").options == Table("think-str8", preset="printed").options


def test_S40_the_house_never_acts():
    t = table()
    assert t.legal(HOUSE) == []
    assert GAME.house_actions == 0
    assert "turn_seconds" not in t.options


def test_S41_box_and_piles_are_shown_at_the_end_and_have_no_order():
    for t in random_positions(table(2, seed=3)):
        for viewer in (0, 1, None):
            shown = t.view(viewer)
            if t.actors:
                assert (shown["removed"], shown["left_in_piles"]) == (None, None)
            else:
                assert shown["removed"] == [int(card) for card in t.state.removed]
                assert shown["left_in_piles"] == [int(mask) for mask in t.state.pile]


def test_S41_any_card_of_a_pile_can_come():
    t = to_phase(table(seed=1), EXCHANGE)
    seat, came = t.actors[0], Counter()
    for luck in range(120):
        twin = t.copy()
        twin._chance[0].word = luck
        twin.play(seat, "swap B")
        came[cards(twin, seat)[B]] += 1
    assert set(came) == {k for k in range(8) if int(t.state.pile[B]) >> k & 1}
    assert min(came.values()) > 20


def test_take_all_is_in_order():
    t = take_all(to_phase(table(), TOKEN), [6, 5, 4, 3])
    assert [int(t.state.token[0][seat]) for seat in order(t)] == [6, 5, 4, 3]
