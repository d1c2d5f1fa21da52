"""Final bets are typed in a terminal, which warns about hopeless ones."""

from __future__ import annotations

import pytest

from parlour import Table
from parlour.games.think_str8.finding import asks, means
from parlour.games.think_str8.rules import BET, FINAL, SUBSET_AT

from .tables import arranged


@pytest.fixture
def final() -> Table:
    """Set up seat 0's bet on blue; the blue cards on other holders are black."""
    return arranged(2, phase=FINAL, this_round=10)


def open_numbers(table: Table) -> list[int]:
    return [k for k, why in enumerate(table.facts(0).black[0]) if why == 0]


def bet(*numbers: int) -> int:
    return BET + int(SUBSET_AT[sum(1 << k for k in numbers)])


@pytest.mark.parametrize(
    "form", ["{0} {1} {2}", "b {2} {1} {0}", "bet B {0} {1} {2}", "{0},{1},{2}"]
)
def test_numbers_are_understood(final, form):
    first = open_numbers(final)[:3]
    assert means(final.facts(0), form.format(*first)) == bet(*first)
    assert means(final.facts(0), str(first[0])) == bet(first[0])


def test_every_bet_can_be_said_in_its_words(final):
    v = final.facts(0)
    legal = final.legal(0)
    assert len(legal) == 92
    assert [means(v, final.words(0, action)) for action in legal] == legal


def test_a_number_that_lies_elsewhere_is_warned_of(final):
    v = final.facts(0)
    (there, *_) = [k for k, why in enumerate(v.black[0]) if why]
    refusal = means(v, str(there))
    assert isinstance(refusal, str)
    assert f"has B{there}" in refusal
    assert refusal.endswith(f"type bet B {there}")
    assert means(v, f"bet B {there}") == bet(there)


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
                said.append(means(v, str(number)))
    assert said
    assert all("gave up B" in str(one) for one in said)


@pytest.mark.parametrize(
    ("said", "why"),
    [("g 1", "the bet is on your blue card now"), ("8", "one, two or three numbers from 0 to 7"),
     ("0 1 2 3", "one, two or three numbers from 0 to 7")],
)  # fmt: skip
def test_what_cannot_be(final, said, why):
    assert why in str(means(final.facts(0), said))


def test_what_is_no_bet_is_left_to_the_words(final):
    assert means(final.facts(0), "zzz") is None


def test_what_is_asked(final):
    said = str(asks(final.facts(0)))
    assert "Which number is your blue card?" in said
    assert "5, 2, 1 points; wrong: −2" in said
    assert said.endswith(": " + " ".join(map(str, open_numbers(final))))
    assert asks(Table("think-str8", 2).facts(0)) is None
    assert asks(final.facts(None)) is None
