"""The worked examples of the rules, W1 to W22."""

from __future__ import annotations

import pytest

from parlour import Table
from parlour.games.pattern_overlap.claims import Code, Referee
from parlour.games.pattern_overlap.clock import house_clock
from parlour.games.pattern_overlap.faces import CARDS, DECK, FACES, rows
from parlour.games.pattern_overlap.moves import decoded, encoded
from parlour.games.pattern_overlap.patchwork import CENTRE, PATTERN
from parlour.games.pattern_overlap.puzzles import check, starters
from parlour.games.pattern_overlap.rules import CALL_OVER, LAST_CALL, OVER, placed

from .board import W1, Board, card, claim, number, place, table

OK = Code.OK


def test_W1_the_starting_board_step_by_step():
    b = Board()
    assert b.put_all(W1)[1:] == [(OK, 3, 1), (OK, 3, 2)]
    assert b.rows() == ["CCAAC", "C*A*C", "BBDDB", "B*C..", "AAC.."]


def test_W2_not_allowed():
    b = Board()
    b.put("0.0@(0,0)0")
    for r in (0, 1, 2):
        assert b.judge(f"0.5@(2,0){r}")[0] is Code.MISMATCH
    assert b.judge("0.5@(1,0)3")[0] is Code.CENTRE
    assert b.judge("0.5@(3,0)3")[0] is Code.NO_OVERLAP
    assert b.judge("0.2@(2,1)1") == (Code.TOO_FEW, 2, 1)


def test_W3_diversify_one_two_one_none():
    b = Board()
    found = b.put_all(W1 + " 1.5@(-2,2)3")
    assert [touches for _, _, touches in found][::-1] == [1, 2, 1, 0]
    assert [covers for _, covers, _ in found][::-1] == [3, 3, 3, 0]
    assert found[3][0] is OK


FIVE = "0.2@(0,0)0 3.1@(0,2)3 1.5@(-2,2)2 6.2@(1,-2)3 0.3@(-1,-2)2"


def test_W4_cover_with_a_card_of_two():
    found = Board(least=2).put_all(FIVE)
    assert [covers for _, covers, _ in found] == [0, 3, 3, 2, 4]
    assert [touches for _, _, touches in found] == [0, 1, 1, 1, 2]
    assert all(code is OK for code, _, _ in found[1:])
    assert Board().put_all(FIVE)[3][0] is Code.TOO_FEW


def test_W5_centers_wild():
    b = Board(wild=True)
    b.put("0.0@(0,0)0")
    assert b.judge("1.1@(-1,1)2") == (OK, 4, 1)
    strict = Board()
    strict.put("0.0@(0,0)0")
    assert strict.judge("1.1@(-1,1)2")[0] is Code.CENTRE
    assert Board(wild=True, real=3).put_all("0.0@(0,0)0 1.1@(-1,1)2")[1][0] is Code.TOO_FEW
    assert Board(wild=True, real=2).put_all("0.0@(0,0)0 1.1@(-1,1)2")[1][0] is OK


@pytest.mark.parametrize("late", [False, True])
def test_W6_the_timer(late):
    """How the server keeps it to the millisecond stands in tests/tables."""
    t = table(W1, [["2.0"], ["1.5"], ["3.3"]], mode="cover", level="advanced",
              state={"pile": [[0]] * 3, "fresh": [0, 0, 0]})  # fmt: skip
    referee = Referee(t)
    assert claim(referee, 2, "3.3@(0,-2)2", 41_200).code is OK
    assert t.state.phase == LAST_CALL
    assert (CALL_OVER, 0, 30_000) in house_clock(t.game.State.read(t._state))
    if late:
        t.play(-1, CALL_OVER)
        assert t.result.reason == "time-up"
    answer = claim(referee, 1, "1.5@(-2,2)3", 71_200)
    assert answer.code is (Code.NOT_PLAYING if late else OK)


def test_W6_expert_has_no_last_call():
    t = table(W1, [["1.5"], ["3.3"]], mode="cover", level="expert",
              state={"pile": [[0]] * 2, "fresh": [0, 0]})  # fmt: skip
    referee = Referee(t)
    claim(referee, 1, "3.3@(0,-2)2", 41_200)
    assert claim(referee, 0, "1.5@(-2,2)3", 41_201).code is Code.NOT_PLAYING


def test_W7_rotation():
    assert rows(FACES[0][0]) == ("CCA", "C*A", "BBD")
    assert rows(FACES[0][0], 1) == ("BCC", "B*C", "DAA")


def test_W8_three_squares_on_two_cards():
    assert Board().put_all("6.3@(0,0)0 6.1@(0,-2)1 7.4@(2,-1)2")[2] == (OK, 3, 2)


def test_W9_corner():
    found = Board().put_all("7.1@(0,0)0 1.1@(-2,0)3 7.2@(0,-2)3 8.0@(-2,-2)3")
    assert found[3] == (OK, 5, 2)
    assert [code for code, _, _ in found[1:]] == [OK] * 3


def test_W10_pocket():
    found = Board().put_all(
        "7.5@(0,0)0 8.0@(0,2)3 7.4@(0,-2)3 6.5@(-2,-2)2 5.0@(-2,2)2 1.2@(-2,-4)3 1.4@(-2,0)0"
    )
    assert found[6] == (OK, 7, 3)
    assert [code for code, _, _ in found[1:]] == [OK] * 6


def test_W11_a_race_for_one_spot():
    t = table(W1, [["1.5"], ["2.5"]])
    referee = Referee(t)
    seen = int(t.state.laid)
    assert claim(referee, 0, "1.5@(-2,2)3", 5000, seen=seen).code is OK
    second = claim(referee, 1, "2.5@(-2,2)2", 5001, seen=seen)
    assert (second.code, second.late, second.faster) == (Code.CENTRE, True, 0)
    assert card("2.5") in t.state.hand[1]
    assert referee.locked_until[1] == 0


def test_W11_each_would_have_been_legal():
    for seat, text in ((0, "1.5@(-2,2)3"), (1, "2.5@(-2,2)2")):
        t = table(W1, [["1.5"], ["2.5"]])
        place(t, seat, text)
        assert t.state.laid == 4


def test_W12_a_claim_that_has_grown():
    t = table(W1, [["3.3"], ["1.0"]], mode="diversify")
    referee = Referee(t)
    assert claim(referee, 1, "1.0@(2,-2)2", 1000, seen=3).code is OK
    assert claim(referee, 0, "3.3@(0,-2)2", 1001, seen=3).code is OK
    assert t.view(0)["laid"]["covers"][-1] == 5
    assert t.view(0)["laid"]["touches"][-1] == 2
    b = Board()
    b.put_all(W1)
    assert b.judge("3.3@(0,-2)2")[:2] == (OK, 3)


@pytest.mark.parametrize("anchor", [(-2, 0), (0, -2), (4, 0), (2, -2)])
def test_W13_one_answer_in_each_deck(anchor):
    b = Board()
    b.put_all(W1)
    x, y = anchor
    fitting = [
        c // DECK
        for c in range(DECK, CARDS)
        for r in range(4)
        if b.judge(f"{c // DECK}.{c % DECK}@({x},{y}){r}")[0] is OK
    ]
    assert sorted(fitting) == list(range(1, 9))


def test_W14_a_pattern_changes_when_centres_are_wild():
    b = Board(wild=True)
    b.put_all("0.0@(0,0)0 1.1@(-1,1)2")
    assert b.judge("2.5@(-2,1)0")[:2] == (OK, 6)
    cell, shown = (1 + 25) * 51 + (-1 + 25), []
    b = Board(wild=True)
    for text in ("0.0@(0,0)0", "1.1@(-1,1)2", "2.5@(-2,1)0"):
        b.put(text)
        shown.append(int(b.t.pat[cell]))
    assert shown == [PATTERN + 1, CENTRE, PATTERN + 3]  # B, a centre, D


def test_W15_offset_one_when_centres_are_wild():
    assert Board(wild=True).put_all("0.0@(0,0)0 1.3@(-1,0)2")[1] == (OK, 6, 1)


def standing(
    mode: str, clock: str = "realtime", nms_tie: str = "token", **fields: list[int]
) -> tuple[int, ...]:
    """Return the winners of a finished game with these fields."""
    return finished(mode, clock, nms_tie, **fields).result.winners


def finished(
    mode: str, clock: str = "realtime", nms_tie: str = "token", **fields: list[int]
) -> Table:
    """Return a finished game with these fields."""
    seats = len(next(iter(fields.values())))
    options = {"mode": mode, "clock": clock, "nms_tie": nms_tie}
    t = Table("pattern-overlap", seats, seed=1, options=options)
    for name, values in fields.items():
        getattr(t.state, name)[:seats] = values
    if "rightly" not in fields and "played" in fields:
        t.state.rightly[:seats] = fields["played"]
    t.state.phase = OVER
    return t


def test_W16_ties():
    assert standing("cover", points=[21, 21, 21], token=[0, 2, 3], played=[5, 6, 6]) == (1,)
    assert standing("cover", points=[19, 19], played=[5, 4]) == (0,)
    assert standing("cover", points=[19, 19], played=[5, 5], best=[5, 4]) == (0,)
    assert standing("cover", points=[19, 19], played=[5, 5], best=[5, 5]) == (0, 1)
    assert standing("diversify", points=[8, 9], token=[1, 0], played=[6, 2]) == (1,)


LOCATIONS = "1.0@(0,0)0 2.0@(0,0)0 8.0@(0,0)0"


def three_locations(hands, **state):
    return table(LOCATIONS, hands, locs=[0, 1, 2], mode="nms",
                 state={"pile": [[0]] * 3, "fresh": [0, 0, 0], **state})  # fmt: skip


def test_W17_not_my_stack_ends_when_no_location_is_open():
    for index in range(1, 6):  # until B's card fits C's location
        t = three_locations([["1.1"], [f"2.{index}"], ["8.1", "8.2", "8.3"]])
        if any(a and decode(a)[4] == 2 for a in t.legal(1)):
            break
    first = t.legal(0)[0]
    on = decode(first)[4]
    t.state.on_location[:3] = [4, 4 - (on == 1), 3 - (on == 2)]
    t.play(0, first)
    assert (t.state.token[0], t.over) == (1, False)
    t.play(1, next(a for a in t.legal(1) if a))  # only C's location is open to B
    assert t.result.reason == "no-location"
    assert t.view(None)["on_location"] == [4, 4, 4]
    assert t.view(None)["tokens"] == [1, 2, 0]
    assert t.view(None)["places"] == [1, 2, 3]
    assert t.result.scores == (-4, -4, -4)


def test_W18_frozen_since():
    t = three_locations([["1.1"], ["2.1", "2.2"], ["8.1", "8.2"]])
    referee, seen = Referee(t), int(t.state.laid)
    _, rot, x, y, loc = decode(t.legal(0)[0])
    assert claim(referee, 0, f"1.1@({x},{y}){rot}", 100, loc=loc).code is OK
    late = claim(referee, 1, "2.1@(2,0)0", 101, loc=0, seen=seen)
    assert (late.code, late.late, late.faster) == (Code.FROZEN, True, 0)
    again = claim(referee, 1, "2.1@(2,0)0", 102, loc=0, seen=seen + 1)
    assert (again.code, again.late) == (Code.FROZEN, False)
    assert referee.locked_until[1] == 0


def decode(action: int) -> tuple[int, int, int, int, int]:
    rest, x = divmod(action - 1, 23)
    rest, y = divmod(rest, 23)
    rest, rot = divmod(rest, 4)
    loc, slot = divmod(rest, 3)
    return slot, rot, x - 11, y - 11, loc


def test_W19_speed_round_all_stuck():
    assert standing("speed", played=[5, 5, 4], last_laid=[15, 13, 16]) == (1,)
    assert standing("speed", played=[5, 6, 4], token=[0, 1, 0]) == (1,)


@pytest.mark.compiled
@pytest.mark.slow
def test_W20_honour():
    t = table("0.0@(0,0)0", [["2.0", "2.1"], ["6.0", "6.1", "6.2"]], mode="cover",
              illegal="honour", clock="turns", state={"turn": 0, "first": 0})  # fmt: skip
    place(t, 0, "2.0@(2,0)0")
    assert t.view(1)["points"] == [3, 0]
    assert t.state.points[0] == 0
    assert t.view(1)["laid"]["right"] == [1, 1]
    assert t.state.rightly[0] == 0
    right = next(a for a in t.legal(1) if a and is_right_on(t, a, 1))
    t.play(1, right)
    assert t.state.laid_ok[2] == 1
    assert t.state.points[1] == t.view(1)["laid"]["covers"][2] >= 3
    while t.actors:
        t.play(t.actors[0], 0)
    assert t.view(1)["points"] == [0, t.state.points[1]]
    assert t.view(1)["laid"]["right"] == [1, 0, 1]
    assert t.result.winners == (1,)


def is_right_on(t: Table, action: int, below: int) -> bool:
    """Whether a placement of seat 1 is correct and on top of a card."""
    twin = t.copy()
    twin.play(1, action)
    rest, x = divmod(action - 1, 49)
    at, patchwork = (rest % 49 + 1) * 51 + x + 1, t.state.table
    around = [at + step for step in (-52, -51, -50, -1, 1, 50, 51, 52)]
    tops = {int(patchwork.top[cell]) for cell in around if patchwork.pat[cell]}
    return bool(twin.state.laid_ok[2]) and below in tops


def test_W21_encoding():
    board = Table("pattern-overlap", 2, seed=1)
    assert number(board, 1, 3, -2, 2) == 18104
    locations = Table("pattern-overlap", 3, seed=1, options={"mode": "nms"})
    assert number(locations, 0, 1, 0, -2, loc=2) == 13444
    for t, action in ((board, 18104), (locations, 13444)):
        slot, rot, loc, x, y = decoded(t.facts(0), action)
        assert tuple(map(int, placed(t.state, action))) == (loc, slot, rot, x, y)
        assert encoded(t.facts(0), slot, rot, loc, x, y) == action
    assert decoded(board.facts(0), 18104) == (1, 3, 0, -2, 2)
    assert decoded(locations.facts(0), 13444) == (0, 1, 2, 0, -2)


def test_W22_puzzle_A01_also_turned():
    puzzle = starters()[0]
    answer = list(puzzle.answer)
    for _ in range(4):
        assert check(puzzle, answer).solved
        answer = [one.quarter_turned() for one in answer]
    wrong = [answer[0]._replace(rot=answer[0].rot ^ 1), *answer[1:]]
    assert not check(puzzle, wrong).solved
