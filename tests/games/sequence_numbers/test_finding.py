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
    [("3 r0c1", "13+8 isn’t 17. Start at 13 and count on 8."),
     ("3", "Where does 13+8 go? Type the cell too: 3 r_c_"),
     ("9 r5c5", "Your cards are 1 to 5, so you don’t have a card 9."),
     ("3 r0c0", "r0c0 is a corner. It counts as everyone’s chip, so you can’t place one there."),
     ("3 r4c6", "There’s already a chip on r4c6."),
     ("r4c4", "None of your sums makes 44."),
     ("- r0c6", "The chip on r0c6 is your own."),
     ("- r5c5", "A Minus removes a chip, but there’s none on r5c5."),
     ("5 r5c5", "A Minus removes a chip, but there’s none on r5c5."),
     ("7+7 r5c5", "“7+7 r5c5” isn’t one of your cards. Type the card’s place in your hand, then a"
      " cell.")],
)  # fmt: skip
def test_a_wrong_cell_is_refused_kindly(said, kindly):
    assert means(view(table()), said) == kindly


@pytest.mark.parametrize(
    ("language", "said", "kindly"),
    [("nb", "spill 3 på r0c1", "13+8 er ikke 17. Begynn på 13 og tell 8 oppover."),
     ("de", "spiele 3 auf r0c1", "13+8 ist nicht 17. Beginne bei 13 und zähle 8 weiter.")],
)  # fmt: skip
def test_each_language_has_its_own_words(language, said, kindly):
    assert means(view(table()), said, language) == kindly
    assert means(view(table()), said.replace("r0c1", "r5c5"), language) == 55


def test_a_difference_is_counted_back():
    one = laid(2, hands={0: hand("35-14", 1, 2, 3, 4)})
    assert one.view(0)["hand"][4]["face"] == "35−14"
    found = means(view(one), "5 r0c1")
    assert found == "35−14 isn’t 17. Start at 35 and count back 14."


def test_a_locked_chip_stays():
    one = laid(4, {1: [1, 2, 3, 4]}, {0: hand("-", 5, 6, 7)}, lines={1: [0]})
    assert means(view(one), "- r0c2") == (
        "The chip on r0c2 is part of a sequence, so you can’t remove it."
    )
    assert "remove an opponent" not in str(asks(view(one)))


def test_signs_that_are_not_held():
    one = laid(2, {1: [46]}, {0: hand(1, 2, 3, 4, 5)})
    assert means(view(one), "+ r4c4") == "You don’t have a Plus."
    assert means(view(one), "- r4c6") == "You don’t have a Minus."


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
                name = f"r{cell // 10}c{cell % 10}"
                found = means(v, f"{place} {name}")
                if isinstance(found, str):
                    assert set(CELL.findall(found)) <= {(str(cell // 10), str(cell % 10))}
                else:
                    assert found in legal
                    assert found is not None
                    assert found % 100 == cell
        for language in languages():
            said = {means(v, at.words(seat, one, language), language) for one in legal if one < 300}
            assert said == {one for one in legal if one < 300}
