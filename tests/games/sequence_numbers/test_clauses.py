"""The rules, clause by clause: RULES.md says what each number means."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import parlour
from parlour import IllegalAction, Table
from parlour.core.chance import Chance, below, branch
from parlour.core.errors import BadOption
from parlour.core.game import HOUSE
from parlour.core.refused import RefusedOptions
from parlour.games.sequence_numbers import rules
from parlour.games.sequence_numbers.boards import SPIRAL, STANDARD
from parlour.games.sequence_numbers.lines import CELLS, CORNERS, LINE_CELLS
from parlour.games.sequence_numbers.refusals import ThreePlayers, ThreeTeams
from parlour.games.sequence_numbers.rules import (
    CLAIM,
    DISCARD_KIND,
    DRAW,
    DRAW_CARD,
    FORFEIT,
    MINUS_AT,
    OVER,
    PASS,
    PLUS_AT,
    SKIP_DRAW,
    TURN,
    UPHOLD,
)

from .luck import (
    GAME,
    PRESETS,
    card,
    cells_with,
    chips,
    deck,
    everywhere,
    hand,
    hand_of,
    held,
    kinds,
    laid,
    locked,
    lucky,
    random_positions,
    seats_in,
    sequences,
)

FULL = [c for c in range(CELLS) if c not in CORNERS]
# A full board without a line: pairs of columns alternate, shifted by two every other row.
STRIPES = [c for c in FULL if (c % 10 // 2 + c // 10) % 2 == 0]


def table(seats: int = 4, seed: int = 11, **options: object) -> Table:
    return Table(GAME, seats, seed=seed, options=options)


def full_board(
    seats: int = 2, hands: dict[int, list[int]] | None = None, **options: object
) -> Table:
    """Set up a full board without a line."""
    rest = [c for c in FULL if c not in STRIPES]
    return laid(seats, {0: STRIPES, 1: rest}, hands, options={"minus_cards": 0, **options})


@pytest.mark.parametrize("seats", [1, 5, 7])
def test_N1_not_one_five_or_seven(seats):
    with pytest.raises(BadOption, match=f"for 2, 3, 4 or 6 players, not {seats}"):
        table(seats)


@pytest.mark.parametrize(
    ("seats", "options", "teams"),
    [(2, {}, [0, 1]), (3, {}, [0, 1, 2]), (4, {}, [0, 1, 0, 1]), (6, {}, [0, 1, 0, 1, 0, 1]),
     (6, {"teams": 3}, [0, 1, 2, 0, 1, 2]), (3, {"teams": 3}, [0, 1, 2])],
)  # fmt: skip
def test_N2_teams_sit_evenly(seats, options, teams):
    t = table(seats, **options)
    assert [t.view(seat)["team"] for seat in range(seats)] == teams
    for turn in range(seats):
        seat = t.actors[0]
        cell = next(action for action in t.legal(seat) if action < PLUS_AT)
        t.play(seat, cell)
        assert cell in chips(t, teams[turn])


@pytest.mark.parametrize(
    ("seats", "teams", "why"),
    [(2, 3, ThreeTeams(2)), (4, 3, ThreeTeams(4)), (3, 2, ThreePlayers())],
)
def test_N2_unequal_teams_are_refused(seats, teams, why):
    with pytest.raises(RefusedOptions) as refused:
        table(seats, teams=teams)
    assert refused.value.fact == why


@pytest.mark.parametrize("board", ["standard", "shuffled", "spiral"])
def test_N3_every_number_stands_there_twice(board):
    numbers = [int(n) for n in table(board=board, board_seed=7).state.number]
    assert Counter(numbers) == {0: 4, **dict.fromkeys(range(1, 49), 2)}
    assert [c for c in range(CELLS) if numbers[c] == 0] == [*CORNERS]


def test_N3_the_standard_board():
    s = table().state
    assert [int(n) for n in s.number] == STANDARD.tolist()
    assert [int(s.number[c]) for c in (1, 8, 55, 44, 98)] == [17, 21, 21, 44, 37]


def test_N3_the_cells_of_a_number_are_noted_rightly():
    for board in ("standard", "shuffled", "spiral"):
        t = table(board=board, board_seed=3)
        for n in range(1, 49):
            assert [int(c) for c in t.state.cells[n - 1]] == cells_with(t, n)


def test_N3_a_shuffled_board_keeps_the_twins_and_their_numbers_come_from_the_board_seed():
    t, again, other = (table(board="shuffled", board_seed=k, seed=k) for k in (5, 5, 6))
    numbers = [int(n) for n in t.state.number]
    assert numbers == [int(n) for n in again.state.number]
    assert numbers != [int(n) for n in other.state.number]
    twins = {frozenset(cells_with(t, n)) for n in range(1, 49)}
    assert twins == {frozenset(cells_with(table(), n)) for n in range(1, 49)}
    parent, child = Chance.records(), Chance.records()
    branch(parent[0], 5, child[0])
    items = list(range(1, 49))
    for k in range(47, 0, -1):
        j = int(below(child[0], k + 1))
        items[k], items[j] = items[j], items[k]
    assert numbers == [items[n - 1] if n else 0 for n in STANDARD.tolist()]


def test_N3_the_board_does_not_change_the_deal():
    hands = [[hand_of(table(board=b, board_seed=9), k) for k in range(4)]
             for b in ("standard", "shuffled", "spiral")]  # fmt: skip
    assert hands[0] == hands[1] == hands[2]


def test_N3_the_spiral():
    assert SPIRAL[1] == 1
    assert SPIRAL[8] == 8
    assert SPIRAL[19] == 9
    lines = [[SPIRAL[c] for c in line if SPIRAL[c]] for line in LINE_CELLS]
    assert sum(len(set(numbers)) < len(numbers) for numbers in lines) == 22


@pytest.mark.parametrize(("plus", "minus"), [(2, 2), (0, 0), (4, 1), (0, 4)])
def test_N4_the_deck(plus, minus):
    t = table(3, plus_cards=plus, minus_cards=minus)
    assert everywhere(t) == deck(t)
    assert len(deck(t)) == 96 + plus + minus
    assert Counter(kinds(deck(t))) == Counter({**dict.fromkeys(range(48), 2), 48: plus, 49: minus})


@pytest.mark.parametrize("cards", [3, 4, 5, 6, 7])
def test_N4_hands_may_have_another_size(cards):
    t = table(6, hand_cards=cards)
    assert held(t) == [cards] * 6
    assert t.state.pile_left == 100 - 6 * cards


@pytest.mark.compiled
def test_N4_every_card_can_be_dealt_first():
    found = {hand_of(Table(GAME, 2, seed=k), 0)[0] for k in range(1500)}
    assert found == set(deck(table(2)))


def test_N5_seat_0_begins_and_the_turn_goes_round():
    t = table(6)
    order = []
    for _ in range(12):
        order.append(t.actors[0])
        t.play(t.actors[0], t.legal(t.actors[0])[0])
    assert order == [*range(6)] * 2


def test_N6_no_chip_in_a_corner_and_none_locked_there():
    t = laid(2, hands={0: hand("+", 1, 2, 3, 4)})
    assert {action % 100 for action in t.legal(0)}.isdisjoint(CORNERS)
    t = laid(4, {0: [1, 2, 3]}, {0: hand(11, 1, 2, 3)})
    t.play(0, 4)
    assert locked(t, 0).isdisjoint(CORNERS)
    assert chips(t, 0).isdisjoint(CORNERS)


@pytest.mark.parametrize("corner", CORNERS)
def test_N6_every_corner_makes_a_line_of_four_chips(corner):
    lines = [line for line in LINE_CELLS if corner in line]
    assert len(lines) == 3
    for line in lines:
        *others, last = [c for c in line if c != corner]
        t = laid(2, {0: others}, {0: [card(int(STANDARD[last]))]})
        t.play(0, last)
        assert t.result.winners == (0,)


def test_N7_either_cell_but_no_other():
    t = laid(2, hands={0: hand("13+8", 1, 2, 3, 4)})
    assert {8, 55} <= set(t.legal(0))
    with pytest.raises(IllegalAction, match="can't do 12 now"):
        t.play(0, 12)
    t.play(0, 55)
    assert chips(t, 0) == {55}
    assert t.state.discard[0] == card("13+8")
    assert t.actors == (1,)


def test_N8_the_addition_goes_first():
    t = laid(2, hands={0: hand(21, 21, 1, 2, 3)})
    t.play(0, 8)
    assert t.state.discard[0] == card("13+8")
    assert card("35-14") in hand_of(t, 0)


def test_N8_of_two_plus_the_lower_goes():
    t = laid(2, hands={0: [97, 96, 0, 2, 4]})
    t.play(0, PLUS_AT + 44)
    assert t.state.discard[0] == 96


def test_N9_a_plus_goes_on_any_open_cell():
    t = laid(2, {0: [44], 1: [45]}, {0: hand("+", 1, 2, 3, 4)})
    plus = [action - PLUS_AT for action in t.legal(0) if PLUS_AT <= action < MINUS_AT]
    assert plus == [c for c in FULL if c not in (44, 45)]
    t.play(0, PLUS_AT + 77)
    assert chips(t, 0) == {44, 77}
    assert t.state.discard[0] == card("+")


def test_N10_a_minus_takes_a_chip_of_any_other_team_and_none_of_its_own():
    t = laid(3, {0: [44], 1: [45], 2: [46]}, {0: hand("-", 1, 2, 3, 4)})
    assert [a for a in t.legal(0) if a >= MINUS_AT] == [MINUS_AT + 45, MINUS_AT + 46]
    t.play(0, MINUS_AT + 46)
    assert chips(t, 2) == set()
    assert chips(t, 0) == {44}
    assert held(t) == [5, 5, 5]
    assert t.actors == (1,)


def test_N10_not_from_a_team_mate():
    t = laid(4, {0: [44], 1: [45]}, {2: hand("-", 1, 2, 3)}, turn=2)
    assert [a for a in t.legal(2) if a >= MINUS_AT] == [MINUS_AT + 45]


@pytest.mark.parametrize("teams", [(0, 0), (0, 1), (1, 1)])
def test_N11_a_card_is_dead_whoever_covers_its_cells(teams):
    cells = {0: [c for c, t in zip((8, 55), teams, strict=True) if t == 0],
             1: [c for c, t in zip((8, 55), teams, strict=True) if t == 1]}  # fmt: skip
    t = laid(2, cells, {0: hand(21, 1, 2, 3, 4)})
    assert DISCARD_KIND + 20 in t.legal(0)
    assert t.view(0)["dead"] == [4]


def test_N11_plus_and_minus_are_never_dead():
    t = full_board(hands={0: [96, 97, 0, 2, 4]})
    assert t.legal(0) == [DISCARD_KIND, DISCARD_KIND + 1, DISCARD_KIND + 2]
    t = laid(2, hands={0: hand("-", 1, 2, 3, 4)})
    assert DISCARD_KIND + 49 not in t.legal(0)


def test_N12_one_exchange_a_turn():
    t = full_board(hands={0: hand(1, 2, 3, 4, 5)})
    assert t.legal(0) == [DISCARD_KIND + k for k in range(5)]
    t.play(0, DISCARD_KIND + 2)
    assert t.actors == (0,)
    assert t.state.exchanges == 1
    assert t.state.discard[0] == card(3)
    assert t.legal(0) == [PASS]


def test_N12_none_or_seven_exchanges():
    t = full_board(hands={0: hand(1, 2, 3, 4, 5)}, dead_per_turn=0)
    assert t.legal(0) == [PASS]
    t = full_board(hands={0: hand(1, 2, 3, 4, 5)}, dead_per_turn=7)
    for _ in range(7):
        assert t.legal(0)[0] >= DISCARD_KIND
        assert PASS not in t.legal(0)
        t = lucky(t, lambda twin: twin.play(0, twin.legal(0)[0]),
                  lambda twin: max(hand_of(twin, 0)) < 96)  # fmt: skip
    assert t.legal(0) == [PASS]


def test_N12_an_exchange_comes_before_the_play():
    t = laid(2, {1: [8, 55]}, {0: hand(21, 1, 2, 3, 4)})
    t.play(0, DISCARD_KIND + 20)
    assert t.actors == (0,)
    t.play(0, t.legal(0)[0])
    assert t.actors == (1,)
    assert t.state.exchanges == 0


def test_N13_a_pass_only_when_nothing_else_can_be_done():
    for at in random_positions(table(3, seed=4, dead_per_turn=0), 1):
        for seat in at.actors:
            assert (PASS in at.legal(seat)) == (at.legal(seat) == [PASS])
    t = full_board(hands={0: [96, 97, 0, 2, 4]}, dead_per_turn=0)
    before = held(t), int(t.state.pile_left), int(t.state.discards)
    t.play(0, PASS)
    assert (held(t), int(t.state.pile_left), int(t.state.discards)) == before
    assert t.actors == (1,)
    assert t.view(1)["stuck"] == [0]


def test_N13_a_seat_that_passed_is_forgotten_when_the_board_changes():
    rest = [c for c in FULL if c not in STRIPES]
    t = laid(
        2, {0: STRIPES, 1: rest}, {0: hand(1, 2), 1: hand("-", 3)}, options={"dead_per_turn": 0}
    )
    t.play(0, PASS)
    assert t.view(None)["stuck"] == [0]
    t.play(1, MINUS_AT + min(STRIPES))
    assert t.view(None)["stuck"] is None


def test_N14_lay_off_a_card_instead():
    t = full_board(hands={0: [96, 0, 1, 2, 4]}, stuck="discard", dead_per_turn=0)
    assert t.legal(0) == [DISCARD_KIND + k for k in (0, 1, 2, 48)]
    t.play(0, DISCARD_KIND + 48)
    assert held(t) == [5, 5]
    assert t.state.discard[0] == 96
    assert t.state.passes == 1
    assert t.actors == (1,)


def test_N14_not_while_there_is_an_exchange():
    t = full_board(hands={0: [96, 97, 0, 2, 4]}, stuck="discard")
    assert DISCARD_KIND + 48 not in t.legal(0)
    t.play(0, DISCARD_KIND)
    assert t.state.passes == 0
    assert DISCARD_KIND + 48 in t.legal(0)


def test_N14_also_with_strict_drawing_at_once():
    t = full_board(
        3, {0: hand(1, 2, 3, 4, 5)}, stuck="discard", dead_per_turn=0, draw_mode="strict"
    )
    t.state.pending = 0b100
    t.play(0, DISCARD_KIND)
    assert held(t)[0] == 5
    assert t.state.phase == TURN
    assert seats_in(t.state.pending, 3) == [0, 0, 1]


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_N15_a_lap_of_passes_is_a_stalemate(seats):
    t = full_board(seats, dead_per_turn=0)
    for seat in range(seats):
        assert t.result is None
        t.play(seat, PASS)
    assert t.result.reason == "all-stuck"
    assert t.result.scores == (0,) * seats


def test_N15_an_exchange_begins_the_count_anew_or_not():
    for resets, passes in ((True, 0), (False, 1)):
        t = full_board(exchange_resets=resets, hands={0: hand(1, 2, 3, 4, 5)})
        t.state.passes = 1
        t.play(0, DISCARD_KIND)
        assert t.state.passes == passes


def test_N15_laid_off_cards_count_as_passes():
    t = full_board(stuck="discard", dead_per_turn=0)
    for seat in range(2):
        t.play(seat, t.legal(seat)[0])
    assert t.result.reason == "all-stuck"


def test_N15_a_chip_begins_the_count_anew():
    t = laid(2, hands={0: hand(1, 2, 3, 4, 5)})
    t.state.passes = 1
    t.play(0, t.legal(0)[0])
    assert t.state.passes == 0


@pytest.mark.parametrize("line", [0, 25, 59, 60, 119, 120, 155, 156, 191])
def test_N16_a_line_in_every_direction_is_claimed_at_once(line):
    *others, last = [c for c in LINE_CELLS[line] if c not in CORNERS]
    t = laid(4, {0: others}, {0: [card(int(STANDARD[last])), *hand("+", "-")]})
    t.play(0, last)
    assert t.state.sequence_line[0][0] == line
    assert locked(t, 0) == {*others, last}
    assert t.state.phase == TURN


def test_N16_locked_chips_stay_to_the_end():
    for at in random_positions(table(4, seed=2), 2):
        for team in range(2):
            assert locked(at, team) <= chips(at, team)


@pytest.mark.parametrize(("shared", "made"), [(0, 1), (1, 2)])
def test_N17_one_chip_may_be_shared(shared, made):
    t = laid(4, {0: [41, 42, 43, 44, 45, 55, 65, 75]}, {0: [card(int(STANDARD[85]))]},
             {0: [25]}, {"shared_chips": shared})  # fmt: skip
    t.play(0, 85)
    assert sequences(t)[0] == made


def test_N17_corners_are_no_chips():
    t = laid(4, {0: [1, 2, 3, 4, 10, 20, 30]}, {0: [card(int(STANDARD[40]))]}, {0: [0]},
             {"shared_chips": 0})  # fmt: skip
    t.play(0, 40)
    assert t.result.winners == (0, 2)


def test_N18_when_one_sequence_wins_the_first_line_is_claimed():
    t = laid(2, {0: [41, 42, 43, 45, 46]}, {0: hand(44)})
    t.play(0, 44)
    assert t.state.sequence_line[0][0] == 25
    assert t.result.winners == (0,)


def test_N19_the_player_chooses_or_the_house():
    given = ({0: [41, 42, 43, 45, 46]}, {0: hand(44, 1, 2, 3)})
    t = laid(4, *given)
    t.play(0, 44)
    assert t.state.phase == CLAIM
    assert t.actors == (0,)
    t.play(0, 355)
    assert locked(t, 0) == {42, 43, 44, 45, 46}
    assert held(t) == [4] * 4
    t = laid(4, *given, options={"claim": "auto"})
    t.play(0, 44)
    assert locked(t, 0) == {41, 42, 43, 44, 45}
    assert t.state.phase == TURN


def test_N19_what_is_left_is_looked_at_again():
    star = [45 + k * d for d in (1, 10, 11) for k in (-2, -1, 1, 2)]
    t = laid(4, {0: star}, {0: hand(7, 1, 2, 3)}, options={"sequences_to_win": 3})
    t.play(0, 45)
    assert t.state.phase == CLAIM
    assert len(t.legal(0)) == 3
    t.play(0, t.legal(0)[0])
    assert t.result.winners == (0, 2)
    assert sequences(t)[0] == 3


def test_N20_two_lines_at_once_win_if_they_go_together():
    cross = {0: [41, 42, 43, 44, 5, 15, 25, 35]}
    t = laid(4, cross, {0: hand(7, 1, 2, 3)}, options={"claim": "auto"})
    t.play(0, 45)
    assert t.result.winners == (0, 2)
    t = laid(4, {0: [41, 42, 43, 45, 46]}, {0: hand(44, 1, 2, 3)})
    t.play(0, 44)
    assert t.result is None


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("asked", ["auto", 1, 2, 3])
def test_N21_how_many_sequences_win(seats, asked):
    usual = 1 if seats <= 3 else 2
    assert table(seats, sequences_to_win=asked).state.target == (
        usual if asked == "auto" else asked
    )


def test_N21_three_teams_of_two_need_two():
    assert table(6, teams=3).state.target == 2


@pytest.mark.parametrize("action", [PLUS_AT + 11, MINUS_AT + 44, 8])
def test_N22_every_play_ends_with_a_card(action):
    t = laid(2, {1: [44]}, {0: hand("+", "-", 21, 1, 2)})
    t.play(0, action)
    assert held(t) == [5, 5]
    assert t.state.pile_left == 89


def test_N23_the_discards_of_all_become_the_pile():
    t = table(3, seed=5)
    gathered = 0
    for at in random_positions(t, 3):
        assert at.state.pile_left > 0
        assert everywhere(at) == deck(at)
        gathered += at.state.discards == 0 and at.state.turn_no > 0
    t = laid(2, discard=[*range(20, 90)], discard_by=[0, 1] * 35, discards=70,
             hands={0: hand(1, 2, 3, 4, 5), 1: hand(6, 7, 8, 9, 10)})  # fmt: skip
    while t.state.pile_left > 1:
        t.play(t.actors[0], t.legal(t.actors[0])[0])
    laid_before = int(t.state.discards)
    t.play(t.actors[0], t.legal(t.actors[0])[0])
    assert t.state.pile_left == laid_before + 1
    assert t.state.discards == 0


def test_N24_winners_and_losers():
    t = laid(6, {1: [1, 2, 3]}, {1: hand(11)}, turn=1, options={"sequences_to_win": 1})
    t.play(1, 4)
    assert t.result.winners == (1, 3, 5)
    assert t.result.scores == (-1, 1, -1, 1, -1, 1)
    assert t.result.reason == "sequences"


@pytest.mark.parametrize(
    ("lines", "stalemate", "winners"),
    [({0: [0]}, "leader", (0, 2)), ({0: [0]}, "draw", ()), ({0: [0], 1: [54]}, "leader", ()),
     ({1: [54]}, "leader", (1, 3))],
)  # fmt: skip
def test_N24_a_stalemate_goes_to_the_leader_if_there_is_one(lines, stalemate, winners):
    own = {team: [c for k in ks for c in LINE_CELLS[k] if c not in CORNERS]
           for team, ks in lines.items()}  # fmt: skip
    t = laid(4, own, lines=lines, turn_no=49, options={"max_turns": 50, "stalemate": stalemate})
    t.play(0, t.legal(0)[0])
    assert t.result.reason == "turn-limit"
    assert t.result.winners == winners


def test_N24_a_pass_is_a_turn():
    t = full_board(dead_per_turn=0, max_turns=50)
    t.state.turn_no = 49
    t.play(0, PASS)
    assert t.result.reason == "turn-limit"


def test_N25_with_strict_drawing_the_player_is_asked():
    t = laid(2, hands={0: hand(1, 2, 3, 4, 5)}, options={"draw_mode": "strict"})
    t.play(0, t.legal(0)[0])
    assert t.state.phase == DRAW
    assert t.legal(0) == [DRAW_CARD, SKIP_DRAW]
    assert held(t) == [4, 5]
    assert t.actors == (0,)
    t.play(0, DRAW_CARD)
    assert held(t) == [5, 5]
    assert t.actors == (1,)


def test_N25_a_card_may_be_drawn_late_out_of_turn():
    t = laid(2, hands={0: hand(1, 2, 3, 4, 5)}, options={"draw_mode": "strict"})
    t.play(0, t.legal(0)[0])
    t.play(0, SKIP_DRAW)
    assert t.actors == (0, 1)
    assert t.legal(0) == [DRAW_CARD]
    t.play(0, DRAW_CARD)
    assert held(t) == [5, 5]
    assert t.actors == (1,)
    assert int(t.state.lost[0]) == 0


def test_N26_a_replacement_ends_nobodys_right():
    t = laid(2, {0: [8, 55]}, {1: hand(21, 1, 2, 3, 4)}, turn=1, pending=1,
             options={"draw_mode": "strict"})  # fmt: skip
    t.play(1, DISCARD_KIND + 20)
    assert seats_in(t.state.pending, 2) == [1, 0]


def test_N26_an_empty_hand_is_spared():
    t = laid(3, hands={0: [], 1: [], 2: hand(1, 2)}, turn=2, pending=0b011,
             options={"draw_mode": "strict"})  # fmt: skip
    t.play(2, t.legal(2)[0])
    t.play(2, DRAW_CARD)
    assert held(t) == [1, 1, 2]
    assert [int(n) for n in t.state.lost[:3]] == [0, 0, 0]
    assert t.state.pending == 0


def test_N26_an_empty_hand_is_spared_when_its_turn_begins():
    t = laid(2, hands={0: [], 1: hand(1, 2)}, turn=1, pending=1, options={"draw_mode": "strict"})
    t.play(1, t.legal(1)[0])
    t.play(1, SKIP_DRAW)
    assert held(t) == [1, 1]
    assert t.actors == (0, 1)
    assert int(t.state.lost[0]) == 0


def test_N26_a_pass_brings_no_right():
    t = full_board(dead_per_turn=0, draw_mode="strict")
    t.play(0, PASS)
    assert t.state.pending == 0
    assert t.state.phase == TURN


def test_N27_nothing_is_taken_back():
    for preset in PRESETS:
        for at in random_positions(Table(GAME, 4, seed=1, preset=preset), 1, longest=60):
            assert not any(at.undoable(seat) for seat in range(4))


def test_N28_a_call_only_before_the_turn_seat_has_done_anything():
    t = laid(4, {0: [8, 55]}, {0: hand(21, 1, 2, 3)}, options={"table_talk": "referee"})
    assert t.legal(HOUSE) == [UPHOLD, UPHOLD + 1]
    t.play(0, DISCARD_KIND + 20)
    assert t.legal(HOUSE) == []
    t.play(0, t.legal(0)[0])
    assert t.legal(HOUSE) == [UPHOLD, UPHOLD + 1]


@pytest.mark.parametrize(
    ("seats", "options", "calls"),
    [(2, {"table_talk": "referee"}, []), (3, {"table_talk": "referee"}, []), (4, {}, []),
     (6, {"table_talk": "referee"}, [373, 374]),
     (6, {"table_talk": "referee", "teams": 3}, [373, 374, 375])],
)  # fmt: skip
def test_N28_only_where_there_are_team_mates_and_a_referee(seats, options, calls):
    assert table(seats, **options).legal(HOUSE) == calls


def test_N28_somebody_must_hold_two_cards():
    t = laid(4, hands={0: hand(1), 2: hand(2), 1: hand(3, 4), 3: hand(5)},
             options={"table_talk": "referee"})  # fmt: skip
    assert t.legal(HOUSE) == [UPHOLD + 1]
    t.play(HOUSE, UPHOLD + 1)
    assert t.actors == (1,)


def test_N28_who_may_chat():
    def may(t: Table) -> list[bool]:
        card = t.game
        return [card.manners.may_talk(card.View.read(t.look(k))) for k in [*range(t.seats), None]]

    assert may(table(4)) == [False] * 5
    assert may(table(4, table_talk="referee")) == [True] * 5
    assert may(table(3)) == [True] * 4
    over = laid(4, {0: [1, 2, 3]}, {0: hand(11)}, options={"sequences_to_win": 1})
    over.play(0, 4)
    assert may(over) == [True] * 5


def forfeiting() -> Table:
    t = laid(4, hands={0: hand(1, 2, 3, "+"), 2: hand(5, 6, 7, 8)},
             options={"table_talk": "referee"})  # fmt: skip
    t.play(HOUSE, UPHOLD)
    return t


def test_N29_choices_are_secret_until_all_are_made():
    t = forfeiting()
    assert t.state.phase == FORFEIT
    assert t.legal(0) == [DISCARD_KIND + k for k in (0, 1, 2, 48)]
    t.play(0, DISCARD_KIND + 48)
    assert t.actors == (2,)
    assert t.view(0)["given"] == 48
    assert all(t.view(k)["given"] is None for k in (1, 2, 3, None))
    assert held(t) == [4, 4, 4, 4]
    t.play(2, DISCARD_KIND + 4)
    assert [int(c) for c in t.state.discard[:2]] == [96, card(5)]
    assert [int(c) for c in t.state.discard_by[:2]] == [0, 2]
    assert held(t) == [3, 4, 3, 4]
    assert t.actors == (0,)
    assert t.state.phase == TURN


def test_N29_nobody_else_acts_meanwhile():
    t = laid(4, hands={0: hand(1, 2, 3), 2: hand(5, 6)}, pending=0b1000,
             options={"table_talk": "referee", "draw_mode": "strict"})  # fmt: skip
    assert t.actors == (0, 3)
    t.play(HOUSE, UPHOLD)
    assert t.actors == (0, 2)
    assert t.legal(3) == []


def test_N30_what_all_see():
    t = laid(4, {0: [1, 2, 3, 4], 1: [44]}, lines={0: [0]})
    for viewer in (0, 1, None):
        shown = t.view(viewer)
        assert [c for c in range(CELLS) if shown["chips"][c] == 1] == [1, 2, 3, 4]
        assert [c for c in range(CELLS) if shown["chips"][c] == 2] == [44]
        assert [c for c in range(CELLS) if shown["locked"][c]] == [1, 2, 3, 4]
        assert shown["lines"] == [[[0, 1, 2, 3, 4]], []]
        assert shown["sequences"] == [1, 0]
        assert shown["held"] == [4, 4, 4, 4]
        assert shown["pile"] == 84
        assert shown["turn"] == 0


def test_N31_hands_are_hidden_even_from_team_mates_until_the_end():
    t = laid(4, {0: [1, 2, 3]}, {0: hand(11, 1, 2, 3)}, options={"sequences_to_win": 1})
    for viewer in (1, 2, 3, None):
        shown = t.view(viewer)
        assert [k for k, held in enumerate(shown["hands"]) if held] == [viewer] * (
            viewer is not None
        )
        assert "5+6" not in t.picture(viewer)
    assert [one["face"] for one in t.view(0)["hand"]] == ["1+0", "1+1", "2+1", "5+6"]
    t.play(0, 4)
    for viewer in (0, 1, 2, 3, None):
        hands = t.view(viewer)["hands"]
        assert [one["face"] for one in hands[0]] == ["1+0", "1+1", "2+1"]
        assert [len(one) for one in hands] == [3, 4, 4, 4]


def test_N32_all_discards_or_the_top_ones():
    given = {"discard": [10, 20, 30, 40, 50], "discard_by": [0, 1, 0, 0, 1], "discards": 5}
    t = laid(2, **given)
    assert t.view(0)["discards"] == [10, 20, 30, 40, 50]
    t = laid(2, options={"open_discards": "top"}, **given)
    for viewer in (0, 1, None):
        assert t.view(viewer)["discards"] == [-1, -1, -1, 40, 50]
        assert t.view(viewer)["discards_by"] == [0, 1, 0, 0, 1]


def test_N33_printed_is_the_default_preset():
    game = parlour.game(GAME)
    assert tuple(preset.name for preset in game.presets) == PRESETS
    assert game.preset(None).name == "printed"
    text = Path(rules.__file__).with_name("RULES.md").read_text(encoding="utf-8")
    for preset in game.presets:
        line = next(row for row in text.splitlines() if row.startswith(f"| `{preset.name}` |"))
        for name, value in preset.options.items():
            assert f"`{name}={value}`" in line


@pytest.mark.compiled
def test_N34_the_pile_has_no_order():
    """The same pile in another order gives every card as often: the first draw is uniform."""
    t = laid(2, hands={0: hand(1, 2, 3, 4, 5)})
    drawn = Counter()
    for k in range(3000):
        twin = t.copy()
        twin._chance[0].word = k
        twin.play(0, 6)
        drawn[max(set(hand_of(twin, 0)) - {0, 2, 4, 6, 8}, default=-1)] += 1
    assert len(drawn) == 90
    assert max(drawn.values()) < 33 + 6 * 33**0.5


def test_N35_aids_change_no_rule():
    plain, aided = table(3), table(3, band_colours=False, answer_aid="highlight")
    assert aided.view(0)["aid"] == "highlight"
    assert plain.view(0)["aid"] == "self"
    assert aided.view(0)["band_colours"] is False
    for seat in (0, 1, 2):
        assert plain.legal(seat) == aided.legal(seat)
    plain.play(0, plain.legal(0)[0])
    aided.play(0, aided.legal(0)[0])
    assert plain.legal(1) == aided.legal(1)


def test_N36_the_house_does_nothing_but_uphold_calls():
    assert parlour.game(GAME).house_actions == 3
    for preset in ("printed", "brisk"):
        for at in random_positions(Table(GAME, 4, seed=3, preset=preset), 3, longest=80):
            assert at.legal(HOUSE) == []


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("preset", PRESETS)
def test_what_always_holds(preset, seed):
    """Cards are never lost, no cell has two chips, and every line that may be claimed is."""
    seats = (2, 3, 4, 6)[seed % 4]
    t = Table(GAME, seats, seed=seed, preset=preset)
    game = t.game
    for at in random_positions(t, seed, longest=2400):  # up to eight in each of 300 turns
        s = at.state
        assert everywhere(at) == deck(at)
        assert sum(map(len, (chips(at, 0), chips(at, 1), chips(at, 2)))) == len(
            chips(at, 0) | chips(at, 1) | chips(at, 2)
        )
        assert s.team == s.turn % s.teams
        assert game.flaw(game.State.read(at._state)) is None
    assert t.state.phase == OVER
