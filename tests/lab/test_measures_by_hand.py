"""Small games whose measures were all worked out by hand."""

from __future__ import annotations

from collections.abc import Iterator

from parlour import Table
from parlour.games.sequence_numbers.boards import STANDARD
from parlour.games.sequence_numbers.rules import DISCARD_KIND, MINUS_AT, PLUS_AT
from parlour.games.synergy.cards import ACTION, EQUAL, MINUS1, PASS, PLUS1, SECLO, UNIQUE, USE_H
from parlour.games.think_str8.rules import (
    ACCEPT,
    BET,
    DICE,
    EXCHANGE,
    FINAL,
    PLACE,
    PUT,
    SUBSET_AT,
    SWAP,
    TAKE,
    TOKEN,
)
from tests.games.pattern_overlap import board
from tests.games.sequence_numbers.luck import deck, hand, laid
from tests.games.synergy.deals import pair, stage
from tests.games.think_str8 import tables
from tests.lab.test_measures import counted

WAIT = 0
LAST_CARDS = {"pile": [[0]] * 2, "fresh": [0, 0]}
TURNS = {"mode": "cover", "level": "expert", "clock": "turns"}


def test_sequence_numbers_won_with_a_plus() -> None:
    """Seat 0 exchanges its dead 21 and lays 5+6; seat 1 takes a chip; a Plus closes the top row."""
    table = laid(
        2, chips={0: [1, 2, 77], 1: [8, 55]},
        hands={0: hand(21, "5+6", "+", 1, 2), 1: hand("-", 3, 4, 5, 6)},
    )  # fmt: skip
    found = counted(table, [(0, DISCARD_KIND + 20), (0, 4), (1, MINUS_AT + 77), (0, PLUS_AT + 3)])
    assert table.result is not None
    assert table.result.winners == (0,)
    assert found["used"] == [1, 1, 1, 1, 0, 0, 0]
    assert (found["turns"], found["rounds"]) == (3, 1)
    assert (found["lines"], found["corner_lines"], found["won_by_wild"]) == (1, 1, 1)
    assert found["line_ways"] == [1, 0, 0, 0]
    assert (found["exchanges"], found["passes"], found["gathered"]) == (1, 0, 0)
    assert (found["sums"], found["additions"]) == (1, 1)
    assert found["chips"] == 6  # cells 1 to 4, and 8 and 55


def test_sequence_numbers_won_with_a_subtraction_after_the_pile_was_gathered() -> None:
    """The last card of the pile is drawn, so the discards become the pile; then column 0 closes."""
    first, last = 2 * (int(STANDARD[20]) - 1), 2 * (int(STANDARD[40]) - 1) + 1
    hands = {0: [first, last, 0, 2, 4], 1: [6, 8, 10, 12, 14]}
    held = {card for cards in hands.values() for card in cards}
    rest = [card for card in deck(laid(2)) if card not in held]
    table = laid(2, chips={0: [10, 30]}, hands=hands, discard=rest[1:], discards=89)
    other = table.copy()
    found = counted(table, [(0, 20), (1, next(a for a in other_turn(other) if a < 100)), (0, 40)])
    assert table.result is not None
    assert found["line_ways"] == [0, 1, 0, 0]
    assert (found["lines"], found["corner_lines"], found["won_by_wild"]) == (1, 1, 0)
    assert (found["turns"], found["rounds"], found["gathered"]) == (3, 1, 1)
    assert (found["sums"], found["additions"]) == (3, 2)  # the last one was a subtraction
    assert found["used"] == [3, 0, 0, 0, 0, 0, 0]
    assert found["chips"] == 5


def other_turn(table: Table) -> list[int]:
    """Return what seat 1 may do after seat 0 has placed its chip."""
    table.play(0, 20)
    return table.legal(1)


def test_pattern_overlap_won_by_the_first_out() -> None:
    """Seat 0 waits though its card fits; seat 1 covers three squares of two cards and is out."""
    table = board.table(board.W1, [["1.5"], ["3.3"]], state=LAST_CARDS, **TURNS)
    found = counted(table, [(0, WAIT), (1, board.number(table, 0, 2, 0, -2))])
    assert found == {
        "rounds": 1, "placed": 1, "covered": 3, "covering": [0, 1, 0, 0, 0, 0, 0, 0],
        "touching": [0, 1, 0, 0, 0, 0], "looks": 2, "stuck": 0, "stuck_at": [0, 0, 0, 0],
        "looks_at": [2, 0, 0, 0], "cards_left": 1, "outs": 1, "first_out_won": 1,
        "level_on_points": 0, "shared": 0, "decided_by": [1, 0, 0, 0, 0], "stays_first": 1,
        "decks_won": [0, 0, 0, 1, 0, 0, 0, 0, 0], "decks_dealt": [0, 1, 0, 1, 0, 0, 0, 0, 0],
        "start_long": 5, "used": [1, 1, 0, 0],
    }  # fmt: skip


def test_pattern_overlap_with_a_card_that_fits_nowhere() -> None:
    table = board.table(board.W1, [["1.1"], ["3.3"]], state=LAST_CARDS, **TURNS)
    found = counted(table, [(0, WAIT), (1, board.number(table, 0, 2, 0, -2))])
    assert (found["looks"], found["stuck"], found["stuck_at"]) == (2, 1, [1, 0, 0, 0])
    assert found["used"] == [1, 1, 0, 0]


def test_pattern_overlap_level_on_points() -> None:
    """Both cover three squares with their last card in the same round: the victory is shared."""
    table = board.table(board.W1, [["1.5"], ["3.3"]], state=LAST_CARDS, **TURNS)
    moves = [(0, board.number(table, 0, 3, -2, 2)), (1, board.number(table, 0, 2, 0, -2))]
    found = counted(table, moves)
    assert table.result is not None
    assert table.result.scores == (3, 3)
    assert table.result.winners == (0, 1)
    assert (found["placed"], found["covered"], found["cards_left"]) == (2, 6, 0)
    assert found["touching"] == [1, 1, 0, 0, 0, 0]
    assert (found["outs"], found["first_out_won"], found["level_on_points"]) == (2, 1, 1)
    assert (found["shared"], found["decided_by"]) == (1, [0, 0, 0, 0, 1])
    assert found["decks_won"] == found["decks_dealt"]


def test_synergy_completed_with_one_failure_allowed_by_H() -> None:
    """Four seats; the third misses its goal, and the action card H allows that."""
    pairs = [pair(seat, total) for seat, total in enumerate([4, 6, 8, 5])]
    options = {"custom_rounds": 1, "custom_lives": 2, "custom_h": True}
    table = stage(
        pairs, [UNIQUE, UNIQUE, EQUAL, MINUS1], ACTION, options=options, acts=1 << 7, lives=2
    )
    found = counted(table, passing(table, [(2, USE_H)], [last for _, last in pairs]))
    assert table.result is not None
    assert table.result.winners == (0, 1, 2, 3)
    assert (found["rounds"], found["rounds_done"], found["lives_left"]) == (1, 1, 2)
    assert found["goals_laid"] == [0, 1, 1, 2, 0, 0, 0]
    assert found["goals_laid_in_all"] == 4
    assert found["goals_met"] == [0, 1, 0, 2, 0, 0, 0]
    assert found["cards_used"] == [0, 0, 0, 0, 0, 0, 0, 1, 0, 0]
    assert found["used_in_round"] == [1, 0, 0, 0, 0, 0, 0]
    assert found["cards_in_all"] == 1
    assert found["used"] == [4, 0, 0, 1, 0]  # H was the only card, so no one has to pass


def passing(
    table: Table, first: list[tuple[int, int]], numbers: list[int]
) -> Iterator[tuple[int, int]]:
    """Yield action cards, then everyone's pass and last number."""
    yield from first
    while table.view(None)["phase"] == "action":
        yield table.actors[0], PASS
    yield from enumerate(numbers)


def test_synergy_lost_with_the_last_life() -> None:
    """The sums 5, 8 and 4: second lowest and one less are met, one more is not."""
    pairs = [pair(seat, total) for seat, total in enumerate([5, 8, 4])]
    options = {"custom_rounds": 1, "custom_lives": 1}
    table = stage(pairs, [SECLO, PLUS1, MINUS1], options=options, lives=1)
    found = counted(table, enumerate(last for _, last in pairs))
    assert table.result is not None
    assert table.result.winners == ()
    assert (found["rounds"], found["rounds_done"], found["lives_left"]) == (1, 0, 0)
    assert found["goals_laid"] == [1, 1, 0, 0, 0, 0, 1]
    assert found["goals_met"] == [0, 1, 0, 0, 0, 0, 1]
    assert (found["cards_in_all"], found["used"]) == (0, [3, 0, 0, 0, 0])


def six_rounds(table: Table) -> Iterator[tuple[int, int]]:
    """Yield moves: seat 0 takes the widest token and is right, seat 1 the narrowest, wrong."""
    s = table.state
    while table.actors:
        seat, phase = table.actors[0], int(s.phase)
        if phase == DICE:
            yield seat, ACCEPT
        elif phase == TOKEN:
            yield seat, TAKE + (0 if seat else 6)
        elif phase == PLACE:
            yield seat, PUT + tables.start_that(table, seat, right=seat == 0)
        elif phase == EXCHANGE:
            yield seat, SWAP + int(s.this_round)
        else:
            assert phase == FINAL
            worth = [-2] * 6 if seat else [5, 2, 1, -2, 5, 5]
            own = [int(card) for card in s.holder[seat]]
            for numbers in tables.bets_worth(own, worth):
                yield seat, BET + int(SUBSET_AT[sum(1 << k for k in numbers)])


def test_think_str8_over_six_rounds() -> None:
    table = tables.table(2, rounds=6)
    threw_first = table.actors[0]
    found = counted(table, six_rounds(table))
    assert table.result is not None
    assert table.result.scores == (18 + 16, -12)  # six times 3 points; 5 + 2 + 1 - 2 + 5 + 5
    assert (found["rounds"], found["bets"]) == (6, 12)
    assert found["tokens"] == [6, 0, 0, 0, 0, 0, 6]
    assert found["hits"] == [0, 0, 0, 0, 0, 0, 6]
    assert found["found"] == [6, 0, 0, 6]  # the smallest token doesn't tell which way
    assert (found["hits_early"], found["bets_early"]) == (3, 6)
    assert found["bets_in"] == [2] * 6 + [0] * 6
    assert found["right_in"] == [1] * 6 + [0] * 6
    assert found["won_from"] == [1, 0, 0, 0]
    assert (found["exchanges"], found["empty_piles"]) == (6, 0)
    assert (found["round_points"], found["final_points"]) == (18, 4)
    assert found["final_sizes"] == [10, 1, 1]
    assert found["final_right"] == [3, 1, 1]
    assert found["final_bets"] == 12
    assert found["first_thrower_won"] == (threw_first == 0)
    assert found["leader_before_won"] == 1
    assert found["used"] == [6, 0, 12, 12, 6, 0, 12]
