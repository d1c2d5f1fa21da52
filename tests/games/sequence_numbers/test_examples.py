"""The worked examples of the rules, E1 to E27."""

from __future__ import annotations

import pytest

from parlour import Table
from parlour.core.game import HOUSE
from parlour.games.sequence_numbers.rules import (
    CLAIM,
    DISCARD_KIND,
    DRAW_CARD,
    MINUS_AT,
    PASS,
    PLUS_AT,
    SKIP_DRAW,
    TURN,
    UPHOLD,
)

from .luck import (
    GAME,
    MINUS,
    PLUS,
    card,
    cells_with,
    chips,
    hand,
    hand_of,
    held,
    laid,
    locked,
    lucky,
    seats_in,
    sequences,
)


@pytest.mark.parametrize(
    ("seats", "cards", "pile", "target"),
    [(2, 5, 90, 1), (3, 5, 85, 1), (4, 4, 84, 2), (6, 4, 76, 2)],
)
def test_E1_the_deal(seats, cards, pile, target):
    table = Table(GAME, seats, seed=1)
    assert held(table) == [cards] * seats
    assert table.state.pile_left == pile
    assert table.state.target == target


def test_E2_a_card_fits_the_two_cells_of_its_answer():
    table = laid(2, hands={0: hand("13+8")})
    assert table.legal(0) == [8, 55]


@pytest.mark.parametrize("team", [0, 1])
@pytest.mark.parametrize("face", ["13+8", "35-14"])
def test_E3_a_covered_cell_is_not_open(team, face):
    table = laid(2, chips={team: [55]}, hands={0: hand(face)})
    assert table.legal(0) == [8]


def test_E4_four_chips_and_a_corner_win_at_once():
    table = laid(2, chips={0: [1, 2, 3]}, hands={0: hand("5+6", 1, 2, 3, 4)})
    table.play(0, 4)
    assert table.state.sequence_line[0][0] == 0
    assert table.result.winners == (0,)
    assert held(table) == [4, 5]
    assert table.state.pile_left == 90


def after_E5() -> Table:
    table = laid(4, chips={0: [1, 2, 3]}, hands={0: hand("5+6", 1, 2, 3)})
    table.play(0, 4)
    return table


def test_E5_with_four_players_the_game_goes_on():
    table = after_E5()
    assert locked(table, 0) == {1, 2, 3, 4}
    assert sequences(table) == [1, 0]
    assert table.actors == (1,)


def test_E6_another_team_uses_the_same_corner():
    table = laid(4, chips={0: [1, 2, 3, 4], 1: [11, 22, 33]}, lines={0: [0]}, turn=1,
                 hands={1: hand("36+8", 1, 2, 3)})  # fmt: skip
    table.play(1, 44)
    assert table.state.sequence_line[1][0] == 120
    assert sequences(table) == [1, 1]
    assert table.result is None


def test_E7_a_minus_takes_no_chip_of_a_sequence():
    def minuses(more: list[int]) -> list[int]:
        table = laid(4, chips={0: [1, 2, 3, 4, *more]}, lines={0: [0]}, turn=1,
                     hands={1: hand("-", 1, 2, 3)})  # fmt: skip
        return [action for action in table.legal(1) if action >= MINUS_AT]

    assert minuses([]) == []
    assert minuses([77]) == [MINUS_AT + 77]


def test_E8_the_first_turn_with_a_plus():
    table = laid(2, hands={0: hand("+", 1, 2, 3, 4)})
    legal = table.legal(0)
    assert len(legal) == 104
    assert sum(action < PLUS_AT for action in legal) == 8
    assert not {action % 100 for action in legal} & {0, 9, 90, 99}


def test_E9_an_exchange_of_a_dead_card():
    table = laid(2, chips={1: [8, 55]}, hands={0: hand(21, 21, "-", 1, 2)})
    legal = table.legal(0)
    assert DISCARD_KIND + 20 == 320
    assert {320, MINUS_AT + 8, MINUS_AT + 55} <= {*legal}
    table.play(0, 320)
    assert table.state.discard[0] == card("13+8")
    assert held(table) == [5, 5]
    assert table.state.pile_left == 89
    assert table.state.phase == TURN
    assert table.actors == (0,)
    assert card("35-14") in hand_of(table, 0)
    assert 320 not in table.legal(0)
    assert {MINUS_AT + 8, MINUS_AT + 55} <= {*table.legal(0)}


def test_E10_a_minus_opens_the_cell_and_ends_the_turn():
    table = laid(2, chips={1: [8, 55]}, hands={0: hand("-", 21)})
    assert table.legal(0) == [MINUS_AT + 8, MINUS_AT + 55, 320]
    table.play(0, MINUS_AT + 55)
    assert chips(table, 1) == {8}
    assert chips(table, 0) == set()
    assert table.actors == (1,)
    table = laid(2, chips={1: [8]}, hands={0: hand(21)})
    assert table.legal(0) == [55]


def test_E11_the_last_card_of_the_pile_brings_a_new_one():
    fresh = Table(GAME, 2, seed=1)
    hands = [hand_of(fresh, 0), hand_of(fresh, 1)]
    rest = [one for one in [*range(98), 100, 101] if one not in hands[0] + hands[1]]
    table = laid(2, hands=dict(enumerate(hands)), discard=rest[:89], discard_by=[0] * 89,
                 discards=89)  # fmt: skip
    assert table.state.pile_left == 1
    table.play(0, table.legal(0)[0])
    assert table.state.pile_left == 90
    assert table.state.discards == 0
    assert held(table) == [5, 5]
    assert hands[0][0] in table.state.pile[:90] or hands[0][0] in hand_of(table, 0)


def test_E12_a_call_that_is_upheld():
    table = Table(GAME, 4, seed=1, options={"table_talk": "referee"})
    table.play(HOUSE, UPHOLD)
    assert table.actors == (0, 2)
    for seat in (0, 2):
        table.play(seat, table.legal(seat)[0])
    assert held(table) == [3, 4, 3, 4]
    assert table.state.discards == 2
    table.play(0, table.legal(0)[0])
    assert held(table) == [3, 4, 3, 4]


def strict(seats: int) -> Table:
    return laid(seats, hands={k: hand(*range(5 * k + 1, 5 * k + 6)) for k in range(seats)},
                options={"draw_mode": "strict"})  # fmt: skip


def play(table: Table, *after: int) -> None:
    """Play the first legal action of the current seat, then these actions."""
    seat = int(table.state.turn)
    table.play(seat, table.legal(seat)[0])
    for action in after:
        table.play(seat, action)


def rights(table: Table) -> tuple[list[int], list[int]]:
    seats = table.seats
    return seats_in(table.state.pending, seats), [int(n) for n in table.state.lost[:seats]]


def test_E13_who_forgets_to_draw_loses_a_card():
    table = strict(2)
    play(table, SKIP_DRAW)
    play(table, DRAW_CARD)
    assert rights(table) == ([0, 0], [1, 0])
    assert held(table) == [4, 5]


def test_E14_the_own_next_turn_ends_the_right():
    table = strict(2)
    play(table, SKIP_DRAW)
    play(table, SKIP_DRAW)
    assert table.state.turn == 0
    assert rights(table) == ([0, 1], [1, 0])


CROSS = {0: [41, 42, 43, 44, 5, 15, 25, 35]}


def test_E15_two_lines_at_once_win():
    table = laid(4, chips=CROSS, hands={0: hand("4+3", 1, 2, 3)})
    table.play(0, 45)
    assert sequences(table) == [2, 0]
    assert list(table.state.sequence_line[0][:2]) == [25, 65]
    assert table.result.winners == (0, 2)


def test_E16_without_sharing_one_must_be_chosen():
    table = laid(4, chips=CROSS, hands={0: hand("4+3", 1, 2, 3)}, options={"shared_chips": 0})
    table.play(0, 45)
    assert table.state.phase == CLAIM
    assert table.legal(0) == [353, 358]
    table.play(0, 358)
    assert sequences(table) == [1, 0]
    assert table.state.sequence_line[0][0] == 65
    assert table.actors == (1,)


def six() -> Table:
    table = laid(4, chips={0: [41, 42, 43, 45, 46]}, hands={0: hand("36+8", 1, 2, 3)})
    table.play(0, 44)
    return table


def test_E17_a_run_of_six():
    table = six()
    assert table.state.phase == CLAIM
    assert table.legal(0) == [354, 355]
    table.play(0, 354)
    assert locked(table, 0) == {41, 42, 43, 44, 45}
    assert table.actors == (1,)


def nine(line: int) -> Table:
    table = laid(4, chips={0: [41, 42, 43, 44, 45, 46, 47, 48]}, lines={0: [line]},
                 hands={0: hand("1+38", 1, 2, 3)})  # fmt: skip
    table.play(0, 49)
    return table


def test_E18_the_right_five_leave_room_for_a_second_sequence():
    table = nine(25)
    assert list(table.state.sequence_line[0][:2]) == [25, 29]
    assert table.result.winners == (0, 2)


def test_E19_the_wrong_five_do_not():
    table = nine(26)
    assert sequences(table) == [1, 0]
    assert table.actors == (1,)


def test_E20_the_sixth_chip_is_not_locked():
    table = laid(4, chips={0: [41, 42, 43, 44, 45, 46]}, lines={0: [25]}, turn=1,
                 hands={1: hand("-", 1, 2, 3)})  # fmt: skip
    assert [action for action in table.legal(1) if action >= MINUS_AT] == [MINUS_AT + 46]


def test_E21_the_lowest_candidate_wins():
    table = laid(4, chips={0: [5, 6, 7, 8, 1, 2, 3]}, lines={0: [5]}, hands={0: hand(11, 1, 2, 4)})
    table.play(0, 4)
    assert list(table.state.sequence_line[0][:2]) == [5, 0]
    assert len(locked(table, 0)) == 8
    assert table.result.winners == (0, 2)


def test_E22_a_diagonal_from_a_corner():
    table = laid(3, chips={0: [18, 27, 36]}, hands={0: hand(7, 1, 2, 3, 4)})
    assert [int(table.state.number[c]) for c in (18, 27, 36)] == [18, 25, 46]
    table.play(0, 45)
    assert table.state.sequence_line[0][0] == 161
    assert table.result.winners == (0,)


def test_E23_nothing_but_dead_cards():
    fresh = Table(GAME, 2, seed=0)
    own = [c for n in (1, 2, 21) for c in cells_with(fresh, n)]
    table = laid(2, chips={0: own}, hands={0: hand(21, 21, 1, 2, "-")})
    assert table.legal(0) == [300, 301, 320]
    table = lucky(table, lambda t: t.play(0, 300), lambda t: card(1) + 1 in hand_of(t, 0))
    assert table.legal(0) == [PASS]
    pile = int(table.state.pile_left)
    table.play(0, PASS)
    assert held(table) == [5, 5]
    assert table.state.pile_left == pile
    assert table.actors == (1,)


def test_E24_a_minus_needs_a_chip_to_take():
    table = laid(2, hands={0: hand("-", 1, 2, 3, 4)})
    assert len(table.legal(0)) == 8
    assert max(table.legal(0)) < PLUS_AT


@pytest.mark.parametrize(("teams", "expected"), [(2, [0, 1, 0, 1, 0, 1]), (3, [0, 1, 2, 0, 1, 2])])
def test_E25_team_mates_sit_evenly(teams, expected):
    table = Table(GAME, 6, seed=1, options={"teams": teams})
    assert [table.view(seat)["team"] for seat in range(6)] == expected


@pytest.mark.parametrize(
    ("late", "pending", "lost"), [(0, [0, 1, 0], [0, 0, 0]), (1, [0, 0, 0], [1, 0, 0])]
)
def test_E27_late_draws(late, pending, lost):
    table = strict(3)
    play(table, SKIP_DRAW)
    play(table, SKIP_DRAW)
    assert table.actors == (0, 1, 2)
    table.play(late, DRAW_CARD)
    assert rights(table) == (pending, lost)
    assert table.state.turn == 2


def test_E27_a_draw_in_time_ends_every_right():
    table = strict(3)
    play(table, SKIP_DRAW)
    play(table, SKIP_DRAW)
    play(table, DRAW_CARD)
    assert rights(table) == ([0, 0, 0], [1, 1, 0])


def test_the_wild_cards_are_where_the_examples_say():
    assert (PLUS, MINUS) == (96, 100)
