"""In a terminal the player types the sum's answer, which is never revealed first."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import Table
from parlour.games.sequence_numbers.finding import CELL, asks, means
from parlour.games.sequence_numbers.rules import DRAW_CARD, MINUS_AT, PLUS_AT

from .luck import PRESETS, hand, laid, random_positions


def view(table: Table, seat: int = 0) -> Any:
    return table.facts(seat)


def table(**options: object) -> Table:
    """Hand 1+0 (dead), 2+1, 13+8 (21: r0c8 and r5c5), +, −; chips r0c6; and r4c6, r5c2."""
    held = hand(1, "13+8", "+", "-", 3)
    return laid(2, {0: [6], 1: [46, 52]}, {0: held}, options=options)


@pytest.mark.parametrize(
    ("said", "action"),
    [("3 r5c5", 55), ("3 r0c8", 8), ("r5c5 3", 55), ("13+8 r5c5", 55), ("(13+8) on R5C5", 55),
     ("play 3 (13+8) on r5c5", 55), ("card 3: r 5 c 5", 55), ("r5c5", 55),
     ("+ r4c4", PLUS_AT + 44), ("4 r4c4", PLUS_AT + 44), ("- r4c6", MINUS_AT + 46),
     ("− r5c2", MINUS_AT + 52), ("swap 1", None), ("pass", None), ("a", None)],
)  # fmt: skip
def test_what_is_typed_is_understood(said, action):
    assert means(view(table()), said) == action


@pytest.mark.parametrize(
    ("said", "kindly"),
    [("3 r0c1", "13+8 is not 17: start at 13 and count on 8."),
     ("3", "Where does 13+8 go? Type the cell as well: 3 r_c_."),
     ("9 r5c5", "Your cards are 1 to 5; there is no card 9."),
     ("3 r0c0", "r0c0 is a corner: it is everybody's and takes no chip."),
     ("3 r4c6", "There is a chip on r4c6 already."),
     ("r4c4", "No sum in your hand makes 44."),
     ("- r0c6", "The chip on r0c6 is your own."),
     ("- r5c5", "A Minus takes a chip away; there is none on r5c5."),
     ("5 r5c5", "A Minus takes a chip away; there is none on r5c5."),
     ("7+7 r5c5", "'7+7 r5c5' names no card of yours: type its place in your hand, then a cell.")],
)  # fmt: skip
def test_a_wrong_cell_is_refused_kindly(said, kindly):
    assert means(view(table()), said) == kindly


def test_a_difference_is_counted_back():
    one = laid(2, hands={0: hand("35-14", 1, 2, 3, 4)})
    assert one.view(0)["hand"][4]["face"] == "35−14"
    found = means(view(one), "5 r0c1")
    assert found == "35−14 is not 17: start at 35 and count back 14."


def test_a_locked_chip_stays():
    one = laid(4, {1: [1, 2, 3, 4]}, {0: hand("-", 5, 6, 7)}, lines={1: [0]})
    assert means(view(one), "- r0c2") == "The chip on r0c2 is in a sequence and stays."
    assert "takes an opponent" not in str(asks(view(one)))


def test_signs_that_are_not_held():
    one = laid(2, {1: [46]}, {0: hand(1, 2, 3, 4, 5)})
    assert means(view(one), "+ r4c4") == "You hold no Plus."
    assert means(view(one), "- r4c6") == "You hold no Minus."


def test_what_is_asked_names_no_cell():
    said = asks(view(table()))
    assert said == (
        "Work out a sum, find the answer, and type card, row and column: 2 r_c_\n"
        "+ r_c_ puts a chip on any open cell\n"
        "- r_c_ takes an opponent's chip away\n"
        "swap 1 exchanges a dead card\n"
        "moves shows all your moves, with the answers"
    )
    dead = laid(2, {1: [8, 55]}, {0: hand(21, 1, 2, 3, 4)})
    assert str(asks(view(dead))).splitlines()[1:2] == ["swap 5 exchanges a dead card"]


def test_nothing_is_asked_where_nothing_is_to_be_worked_out():
    assert asks(view(table(answer_aid="highlight"))) is None
    assert asks(view(table(), 1)) is None
    assert asks(view(laid(2, {1: [44]}, {0: hand("-", "+")}))) is None
    strict = table(draw_mode="strict")
    strict.play(0, 55)
    assert strict.legal(0)[0] == DRAW_CARD
    assert asks(view(strict)) is None


@pytest.mark.parametrize("preset", PRESETS)
def test_every_chip_can_be_said_and_no_other(preset):
    """By its card and cell a play is understood exactly if it is legal; no refusal tells where."""
    for at in random_positions(Table("sequence-numbers", 4, seed=preset, preset=preset), 3):
        seat = int(at.state.turn)
        v = view(at, seat)
        if asks(v) is None:
            continue
        legal = set(at.legal(seat))
        for place in range(1, v.held[seat] + 1):
            for cell in range(100):
                name = f"r{cell // 10}c{cell % 10}"
                found = means(v, f"{place} {name}")
                if isinstance(found, str):
                    assert set(CELL.findall(found)) <= {(str(cell // 10), str(cell % 10))}
                else:
                    assert found in legal
                    assert found is not None
                    assert found % 100 == cell
        said = {means(v, at.words(seat, one)) for one in legal if one < 300}
        assert said == {one for one in legal if one < 300}
