"""Sums and help by seat (N37), and the decks of one kind of sum (N4)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from parlour import Table
from parlour.core import telling
from parlour.core.errors import BadOption
from parlour.core.registry import game
from parlour.core.table import Record
from parlour.games.sequence_numbers import decks, finding
from parlour.games.sequence_numbers.deck import SIGNS, flaws_of_sums, sum_of
from parlour.games.sequence_numbers.options import SEAT_DECKS
from parlour.games.sequence_numbers.reading import faces
from tests.games.sequence_numbers.luck import GAME, hand, laid

MIXED = {"seat_sums": "times easy", "seat_help": "none lit"}
EASY = faces(0, 0)


def said(card: int, code: int) -> str:
    return "".join(map(str, sum_of(card, code)))


@pytest.mark.parametrize("name", decks.DECKS)
def test_N4_a_practice_deck_has_two_right_sums_for_every_number(name: str) -> None:
    codes = decks.codes(name)
    assert list(flaws_of_sums(codes)) == []
    shown = Table(GAME, 2, options={"deck_level": name}).view(0)["faces"]
    assert shown[:96] == [said(card, code) for card, code in enumerate(codes)]


@pytest.mark.parametrize(
    ("name", "signs"),
    [
        ("plus", {"+": 96}),
        ("minus", {"−": 96}),
        ("times", {"×": 75, "+": 21}),
        ("divided", {"÷": 96}),
        ("all_four", {"+": 22, "−": 24, "×": 26, "÷": 24}),
    ],
)
def test_N4_a_practice_deck_has_its_kind_of_sums(name: str, signs: dict[str, int]) -> None:
    found = [sum_of(card, code) for card, code in enumerate(decks.codes(name))]
    assert Counter(sign for _, sign, _ in found) == signs
    for left, sign, right in found:
        assert sign in SIGNS
        if sign == "×":
            assert min(left, right) <= 3 or max(left, right) <= decks.TABLES
        if sign == "÷":
            assert left % right == 0
            assert 2 <= right <= 10


def test_N37_a_card_has_the_face_of_whoever_holds_it() -> None:
    table = laid(2, hands={0: hand(21, 1, 2, 3, 4), 1: hand(24, 5, 6, 7, 8)}, options=MIXED)
    assert [card["face"] for card in table.view(0)["hand"]][-1] == "3×7"
    assert [card["face"] for card in table.view(1)["hand"]][-1] == EASY[46] == "21+3"
    shown = table.view(0)
    assert shown["seat_faces"][1] == EASY
    assert shown["seat_faces"][0] == [*faces(7, 0)]
    assert shown["faces"] == faces(1, 0)
    assert Table(GAME, 2).view(0)["seat_faces"] is None


def test_N37_everyone_sees_a_played_sum_as_its_player_did() -> None:
    table = laid(2, hands={0: hand(21, 1, 2, 3, 4), 1: hand(24, 5, 6, 7, 8)}, options=MIXED)
    cell = table.view(0)["numbers"].index(21)
    for viewer in (0, 1, None):
        twin = table.copy()
        before = twin.facts(viewer)
        twin.play(0, cell)
        told: Any = game(GAME).facts.events(before, 0, cell, twin.facts(viewer))[0]
        assert told.face == "3×7"
    table.play(0, cell)
    other = table.view(1)["numbers"].index(24)
    move: Any = game(GAME).facts.move(table.facts(1), other)
    assert move.face == "21+3"
    assert "3×7" in table.picture(1)
    assert "21+3" in table.picture(1)


@pytest.mark.parametrize(
    ("word", "aid"),
    [("table", "self"), ("none", "none"), ("asked", "self"), ("picture", "picture"),
     ("lit", "highlight")],
)  # fmt: skip
def test_N37_help_is_by_seat(word: str, aid: str) -> None:
    table = Table(GAME, 3, options={"seat_help": f"table {word}"})
    assert [table.view(seat)["aid"] for seat in (0, 1, 2, None)] == ["self", aid, "self", "self"]


def test_N37_a_terminal_helps_by_seat() -> None:
    options = {"seat_help": "none", "deck_level": "divided"}
    table = laid(2, hands={0: hand(21, 1, 2, 3, 4)}, options=options)
    speak = telling.speaker(game(GAME), "en", 0)
    wrong = finding.means(table.facts(0), "5 r1c2", speak)
    assert wrong == "42÷2 isn’t 17."
    helped = laid(2, hands={0: hand(21, 1, 2, 3, 4)}, options={"deck_level": "divided"})
    wrong = finding.means(helped.facts(0), "5 r1c2", speak)
    assert wrong == "42÷2 isn’t 17. Count how many times 2 goes into 42."
    lit = laid(2, hands={0: hand(21, 1, 2, 3, 4)}, options={"seat_help": "lit"})
    assert finding.asks(lit.facts(0), speak) is None


def test_N37_neither_changes_a_rule_and_a_record_replays_exactly() -> None:
    plain, mixed = Table(GAME, 2, seed=7), Table(GAME, 2, seed=7, options=MIXED)
    for _ in range(20):
        seat = plain.asked[0]
        assert [plain.legal(k) for k in (0, 1)] == [mixed.legal(k) for k in (0, 1)]
        action = plain.legal(seat)[-1]
        plain.play(seat, action)
        mixed.play(seat, action)
    again = Record.parse(str(mixed.record())).replay()
    assert [again.view(seat) for seat in (0, 1, None)] == [mixed.view(k) for k in (0, 1, None)]
    assert again.view(0)["seat_faces"] == mixed.view(0)["seat_faces"] is not None


def test_N37_sums_of_others_tell_nothing_about_their_cards() -> None:
    """Two deals that differ only in the other hand look the same."""
    one = laid(2, hands={0: hand(21, 1, 2, 3, 4), 1: hand(24, 5, 6, 7, 8)}, options=MIXED)
    other = laid(2, hands={0: hand(21, 1, 2, 3, 4), 1: hand(30, 9, 10, 11, 12)}, options=MIXED)
    assert one.view(0) == other.view(0)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ("tabel", "can't be tabel; choose up to 6 words, one per seat: table, easy"),
        ("easy " * 7, "choose up to 6 words"),
        ("", "choose up to 6 words"),
        (3, "choose up to 6 words"),
    ],
)
def test_N37_what_is_no_word_is_refused(given: object, words: str) -> None:
    with pytest.raises(BadOption, match=words):
        Table(GAME, 2, options={"seat_sums": given})


def test_N37_there_are_no_more_words_than_players() -> None:
    with pytest.raises(BadOption):
        Table(GAME, 2, options={"seat_sums": "easy hard plus"})
    table = Table(GAME, 2, options={"seat_sums": "table easy table table"})
    assert table.options["seat_sums"] == "table easy"
    assert {*SEAT_DECKS} == {"easy", "normal", "hard", *decks.DECKS}
