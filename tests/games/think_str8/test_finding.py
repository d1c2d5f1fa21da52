"""Final bets are typed in a terminal, which warns about hopeless ones."""

from __future__ import annotations

import pytest

from parlour import Table
from parlour.core import telling
from parlour.core.fact import Speaker
from parlour.core.language import languages
from parlour.games.think_str8.finding import asks, means
from parlour.games.think_str8.rules import BET, FINAL, SUBSET_AT

from .tables import arranged


@pytest.fixture
def final() -> Table:
    """Set up seat 0's bet on blue; the blue cards on other holders are black."""
    return arranged(2, phase=FINAL, this_round=10)


def say(language: str = "en", seat: int = 0) -> Speaker:
    return telling.speaker(Table("think-str8", 2).game, language, seat)


def open_numbers(table: Table) -> list[int]:
    return [k for k, why in enumerate(table.facts(0).black[0]) if why == 0]


def bet(*numbers: int) -> int:
    return BET + int(SUBSET_AT[sum(1 << k for k in numbers)])


@pytest.mark.parametrize(
    "form", ["{0} {1} {2}", "b {2} {1} {0}", "bet B {0} {1} {2}", "{0},{1},{2}"]
)
def test_numbers_are_understood(final, form):
    first = open_numbers(final)[:3]
    assert means(final.facts(0), form.format(*first), say()) == bet(*first)
    assert means(final.facts(0), str(first[0]), say()) == bet(first[0])


@pytest.mark.parametrize("language", languages())
def test_every_bet_can_be_said_in_its_words(final, language):
    v = final.facts(0)
    legal = final.legal(0)
    assert len(legal) == 92
    bets = [final.words(0, action, language) for action in legal]
    assert [means(v, bet, say(language)) for bet in bets] == legal


def test_a_number_that_lies_elsewhere_is_warned_of(final):
    v = final.facts(0)
    (there, *_) = [k for k, why in enumerate(v.black[0]) if why]
    refusal = means(v, str(there), say())
    assert isinstance(refusal, str)
    assert f"has blue {there}; " in refusal
    assert refusal.endswith(f"type bet B {there}")
    assert means(v, f"bet B {there}", say()) == bet(there)


def test_a_card_given_up_is_named():
    table = Table("think-str8", 2, seed=3)
    while table.state.phase != FINAL:
        seat = table.actors[0]
        table.play(seat, table.bot(seat, "fair"))
    said = []
    for seat in (0, 1):
        v = table.facts(seat)
        for number in range(8):
            if v.black[0][number] >= 5:
                said.append(means(v, str(number), say(seat=seat)))
    assert said
    assert all("gave up blue" in str(one) for one in said)


@pytest.mark.parametrize(
    ("said", "why"),
    [("g 1", "you’re betting on your blue card now"),
     ("8", "one, two or three numbers from 0 to 7"),
     ("0 1 2 3", "one, two or three numbers from 0 to 7")],
)  # fmt: skip
def test_what_cannot_be(final, said, why):
    assert why in str(means(final.facts(0), said, say()))


def test_what_is_no_bet_is_left_to_the_words(final):
    assert means(final.facts(0), "zzz", say()) is None
    assert means(final.facts(0), "tipp b 4", say()) is None
    assert means(final.facts(0), "tipp b 4", say("nb")) is not None


def test_what_is_asked(final):
    said = str(asks(final.facts(0), say()))
    assert "Which number is your blue card?" in said
    assert "5, 2 or 1. A wrong bet scores −2." in said
    assert said.endswith(": " + " ".join(map(str, open_numbers(final))))
    assert asks(Table("think-str8", 2).facts(0), say()) is None
    assert asks(final.facts(None), say()) is None
