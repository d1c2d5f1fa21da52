"""In a terminal the player types the sum's answer, which is never revealed first."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import Table
from parlour.core import telling
from parlour.core.language import languages
from parlour.core.registry import game
from parlour.games.sequence_numbers import finding
from parlour.games.sequence_numbers.finding import CELL
from parlour.games.sequence_numbers.rules import DRAW_CARD, MINUS_AT, PLUS_AT

from .luck import PRESETS, hand, laid, random_positions


def view(table: Table, seat: int = 0) -> Any:
    return table.facts(seat)


def asks(v: Any, language: str = "en") -> str | None:
    return finding.asks(v, telling.speaker(game("sequence-numbers"), language, v.seat))


def means(v: Any, said: str, language: str = "en") -> int | str | None:
    return finding.means(v, said, telling.speaker(game("sequence-numbers"), language, v.seat))


def table(**options: object) -> Table:
    """Hand 1+0 (dead), 2+1, 13+8 (21: r1c9 and r6c6), +, −; chips r1c7; and r5c7, r6c3."""
    held = hand(1, "13+8", "+", "-", 3)
    return laid(2, {0: [6], 1: [46, 52]}, {0: held}, options=options)


@pytest.mark.parametrize(
    ("said", "action"),
    [("3 r6c6", 55), ("3 r1c9", 8), ("r6c6 3", 55), ("13+8 r6c6", 55), ("(13+8) on R6C6", 55),
     ("play 3 (13+8) on r6c6", 55), ("card 3: r 6 c 6", 55), ("r6c6", 55),
     ("+ r5c5", PLUS_AT + 44), ("4 r5c5", PLUS_AT + 44), ("- r5c7", MINUS_AT + 46),
     ("− r6c3", MINUS_AT + 52), ("+ r10c9", PLUS_AT + 98), ("r 2 c 10 +", PLUS_AT + 19),
     ("swap 1", None), ("pass", None), ("a", None)],
)  # fmt: skip
def test_what_is_typed_is_understood(said, action):
    assert means(view(table()), said) == action


@pytest.mark.parametrize(
    ("said", "kindly"),
    [("3 r1c2", "13+8 isn’t 17. Start at 13 and count on 8."),
     ("3", "Where does 13+8 go? Type the cell too: 3 r_c_"),
     ("9 r6c6", "Your cards are numbered 1 to 5, so there’s no card 9."),
     ("3 r1c1", "r1c1 is a corner. Corners count as everyone’s chips, so you can’t play there."),
     ("3 r0c3", "There’s no r0c3. Rows and columns are numbered from 1 to 10."),
     ("3 r5c11", "There’s no r5c11. Rows and columns are numbered from 1 to 10."),
     ("3 r5c7", "There’s already a chip on r5c7."),
     ("r5c5", "None of your sums makes 44."),
     ("- r1c7", "The chip on r1c7 is your own."),
     ("- r6c6", "A Minus removes a chip, but there’s none on r6c6."),
     ("5 r6c6", "A Minus removes a chip, but there’s none on r6c6."),
     ("7+7 r6c6", "“7+7 r6c6” isn’t one of your cards. Type a card’s place in your hand, then a"
      " cell.")],
)  # fmt: skip
def test_a_wrong_cell_is_refused_kindly(said, kindly):
    assert means(view(table()), said) == kindly


@pytest.mark.parametrize(
    ("language", "said", "kindly"),
    [("nb", "spill 3 på r1c2", "13+8 er ikke 17. Begynn på 13 og tell 8 oppover."),
     ("de", "spiele 3 auf r1c2", "13+8 ist nicht 17. Beginne bei 13 und zähle 8 weiter.")],
)  # fmt: skip
def test_each_language_has_its_own_words(language, said, kindly):
    assert means(view(table()), said, language) == kindly
    assert means(view(table()), said.replace("r1c2", "r6c6"), language) == 55


def test_a_difference_is_counted_back():
    one = laid(2, hands={0: hand("35-14", 1, 2, 3, 4)})
    assert one.view(0)["hand"][4]["face"] == "35−14"
    found = means(view(one), "5 r1c2")
    assert found == "35−14 isn’t 17. Start at 35 and count back 14."


def test_a_locked_chip_stays():
    one = laid(4, {1: [1, 2, 3, 4]}, {0: hand("-", 5, 6, 7)}, lines={1: [0]})
    assert means(view(one), "- r1c3") == (
        "The chip on r1c3 is part of a sequence, so you can’t remove it."
    )
    assert "remove an opponent" not in str(asks(view(one)))


def test_signs_that_are_not_held():
    one = laid(2, {1: [46]}, {0: hand(1, 2, 3, 4, 5)})
    assert means(view(one), "+ r5c5") == "You don’t have a Plus."
    assert means(view(one), "- r5c7") == "You don’t have a Minus."


def test_what_is_asked_names_no_cell():
    said = asks(view(table()))
    assert said == (
        "Work out a sum, find its answer on the board, and type the card, row and column: 2 r_c_\n"
        "+ r_c_: place a chip on any open cell\n"
        "- r_c_: remove an opponent’s chip\n"
        "swap 1: exchange a dead card\n"
        "moves: list all your moves, with the answers"
    )
    dead = laid(2, {1: [8, 55]}, {0: hand(21, 1, 2, 3, 4)})
    assert str(asks(view(dead))).splitlines()[1:2] == ["swap 5: exchange a dead card"]


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
                row, column = cell // 10 + 1, cell % 10 + 1
                found = means(v, f"{place} r{row}c{column}")
                if isinstance(found, str):
                    assert set(CELL.findall(found)) <= {(str(row), str(column))}
                else:
                    assert found in legal
                    assert found is not None
                    assert found % 100 == cell
        for language in languages():
            said = {means(v, at.words(seat, one, language), language) for one in legal if one < 300}
            assert said == {one for one in legal if one < 300}
