"""The public belief, checked by counting every ordered draw of objective cards."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from parlour import Table
from parlour.games.transmitter.aid import public_belief
from parlour.games.transmitter.belief import ALL_SETS, INDEX, SUM, believe, keeps_second
from parlour.games.transmitter.rules import KEEP_FIRST

from .luck import OBJECTIVE_DECK, random_positions, story, told

pytestmark = pytest.mark.compiled

USUALLY, SELDOM = 9, 1  # out of ten
Draws = dict[tuple[int, ...], int]


def by_hand(shown: dict[str, Any], options: dict[str, Any]) -> Draws:
    """Return every ordered draw that fits a spectator's view, with its weight."""
    free = [card for k, card in enumerate(OBJECTIVE_DECK) if k not in shown["used"]]
    draws = {(card,): 1 for card in free}
    draws = fitting(draws, 0, shown["drift_hints"][0])
    stack = drift = 0
    for k, (card, hint) in enumerate(zip(shown["played"], shown["hints"], strict=True), 1):
        stack += card
        draws = fitting(draws, stack, hint)
        if k % options["drift_interval"] == 0 and drift + 1 < shown["objective_cards"]:
            drift += 1
            draws = drifted(draws, free, stack, bool(options["tuner"]))
            if options["draw_match"] != "ignore":
                draws = {seq: w for seq, w in draws.items() if sum(seq) != stack}
            draws = fitting(draws, stack, shown["drift_hints"][drift])
    return draws


def fitting(draws: Draws, stack: int, hint: str) -> Draws:
    """Return the draws for which a hint is true."""
    true = {
        "lower": lambda total: stack < total,
        "greater": lambda total: stack > total,
        "match": lambda total: stack == total,
        "unsaid": lambda total: True,
    }[hint]
    return {seq: weight for seq, weight in draws.items() if true(sum(seq))}


def drifted(draws: Draws, free: list[int], stack: int, tuner: bool) -> Draws:
    """Extend every draw with every possible next card."""
    after: Draws = defaultdict(int)
    for seq, weight in draws.items():
        left = [card for card in free if card not in seq]
        if tuner and len(left) >= 2:
            for pair in combinations(left, 2):
                kept = min(pair, key=lambda card: keeping(sum(seq) + card - stack, card))
                other = pair[0] + pair[1] - kept
                after[(*seq, kept)] += weight * USUALLY
                after[(*seq, other)] += weight * SELDOM
        else:
            for card in left:
                after[(*seq, card)] += weight
    return after


def keeping(gap: int, card: int) -> tuple[bool, int, int]:
    """Sort key for what the tuner should keep: no match, a small gap, a small card."""
    return gap == 0, abs(gap), card


def totals(draws: Draws) -> dict[int, Fraction]:
    """Return the probability of each objective."""
    whole = sum(draws.values())
    found: dict[int, int] = defaultdict(int)
    for seq, weight in draws.items():
        found[sum(seq)] += weight
    return {total: Fraction(weight, whole) for total, weight in found.items()}


def believed(table: Table, seat: int | None = None) -> dict[int, float]:
    return public_belief(table.game.View.read(table.look(seat)))


def weights(table: Table) -> np.ndarray:
    w = np.zeros(ALL_SETS)
    believe(table.look(None)[0], table.state.this_round, w)
    return w


CASES = {
    "printed": {},
    "limit 3": {"objective_limit": 3},
    "interval 2": {"drift_interval": 2, "objective_limit": 4},
    "interval 3, no refill": {"drift_interval": 3, "objective_limit": 3, "refill": "none"},
    "opening hint": {"opening_hint": True, "objective_limit": 3},
    "hint after draw": {"hint_after_draw": "full", "objective_limit": 3, "drift_interval": 3},
    "both hints": {"hint_after_draw": "full", "opening_hint": True, "objective_limit": 3},
    "draw match wins": {"draw_match": "win", "objective_limit": 3, "drift_interval": 2},
    "draw match ignored": {"draw_match": "ignore", "objective_limit": 3, "drift_interval": 2},
    "tuner": {"tuner": True, "objective_limit": 3, "drift_interval": 3},
    "tuner, ignored": {"tuner": True, "draw_match": "ignore", "objective_limit": 3,
                       "drift_interval": 2},
    "tuner, hint": {"tuner": True, "hint_after_draw": "full", "objective_limit": 3,
                    "drift_interval": 2},
    "battery": {"objective_scope": "game", "reveal_objective": "round_end"},
    "battery, limit 3": {"objective_scope": "game", "reveal_objective": "round_end",
                         "objective_limit": 3, "drift_interval": 3},
    "battery, tuner": {"objective_scope": "game", "reveal_objective": "round_end",
                       "objective_limit": 3, "drift_interval": 3, "tuner": True},
    "manual": {"transmitter_acts": "manual", "opening_hint": True, "hint_after_draw": "full",
               "objective_limit": 3, "drift_interval": 3},
    "house": {"transmitter": "house", "objective_limit": 3},
    "never shown": {"reveal_objective": "never", "objective_limit": 3},
    "open hands": {"talk": "open_hands", "objective_limit": 3},
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("seats", [2, 4])
def test_belief_is_the_count_of_ordered_draws(case, seats):
    compared = 0
    for seed in range(2):
        table = Table("transmitter", seats, seed=seed, options=CASES[case])
        for at in random_positions(table, seed, longest=60):
            if at.actors and at.state.drawn <= 3:
                expected = totals(by_hand(at.view(None), at.options))
                found = believed(at)
                assert found == pytest.approx({t: float(p) for t, p in expected.items()})
                assert int(at.state.objective) in found
                compared += 1
    assert compared > 30


@pytest.mark.parametrize("case", ["printed", "tuner", "battery"])
def test_every_seat_believes_what_the_public_does(case):
    table = Table("transmitter", 3, seed=8, options=CASES[case])
    for at in random_positions(table, 8, longest=25):
        if at.actors:
            public = believed(at)
            assert all(believed(at, seat) == public for seat in range(3))


def test_weights_are_whole_numbers_of_orders():
    """Without hints every set of k cards can have come in k! orders."""
    table = Table.arrange(
        "transmitter",
        2,
        state={
            "transmitter": 0,
            "cards": [OBJECTIVE_DECK],
            "drawn": 12,
            "played": [[9, 9, 9, 9, 8, 8, 8, 8, 7, 7, 7, 7, *[6, -6, 5, -5, 4, -4, 3, -3] * 4,
                        2, 2, 2, 2, 1, 1, 1, 1, -1, -1, -1]],
            "plays": 55,
            "hand": [[0] * 4, [0, 0, 0, 0]],
        },
        preset="printed",
        options={"draw_match": "ignore"},
    )  # fmt: skip
    table.state.hint[0][:55] = 0
    w = weights(table)
    assert w[ALL_SETS - 1] == 479_001_600
    size_four = [m for m in range(ALL_SETS) if m.bit_count() == 4]
    assert {w[m] for m in size_four} == {24.0}
    assert believed(table) == {-8: 1.0}


def test_example_03_counts_44_less_1():
    *_, before, after = told([1, 2, 3, -4, -5], [-12, 10], seats=3)
    assert len(by_hand(before.view(None), before.options)) == 6
    draws = by_hand(after.view(None), after.options)
    assert len(draws) == 43
    assert {seq[0] for seq in draws} == {-12, -11, -9, -6}
    assert (-11, 8) not in draws
    w = weights(after)
    pairs = [m for m in range(ALL_SETS) if m.bit_count() == 2]
    assert sum(w[m] for m in pairs) == 43
    by_total = {t: sum(w[m] for m in pairs if SUM[m] == t) for t in (-2, -15, -23, -3)}
    assert by_total == {-2: 3, -15: 3, -23: 2, -3: 0}


def test_example_09_counts_22_less_1():
    tables = list(told([3, 4, -4, 0, 3], [5, 7], seats=3))
    assert totals(by_hand(tables[2].view(None), tables[2].options)) == {
        4: Fraction(1, 2),
        5: Fraction(1, 2),
    }
    draws = by_hand(tables[5].view(None), tables[5].options)
    assert len(draws) == 21
    found = totals(draws)
    assert {t for t, p in found.items() if p == Fraction(2, 21)} == {2, -7, 9, 12}
    assert set(found.values()) == {Fraction(1, 21), Fraction(2, 21)}
    assert len(found) == 17
    assert believed(tables[5]) == pytest.approx({t: float(p) for t, p in found.items()})


def test_example_10_two_cards_without_hints():
    free = list(OBJECTIVE_DECK)
    draws = drifted({(card,): 1 for card in free}, free, 99, tuner=False)
    assert len(draws) == 132
    found = totals(draws)
    assert max(found.values()) == Fraction(8, 132)
    assert {t for t, p in found.items() if p == Fraction(8, 132)} == {-5, -2, -1}
    assert found[-4] == Fraction(6, 132)
    assert 0 not in found
    table = story([9, 9, 9, 9, 8], [4, 5], seats=3)
    table.state.hint[0][:5] = 0
    assert believed(table) == pytest.approx({t: float(p) for t, p in found.items()})


def test_tuner_weights_of_one_drift():
    """The objective is 4 for certain and the stack 6; two of eleven cards are looked at."""
    table = story([-3, 8, -4, 1, 4], [4], seats=2, options={"tuner": True})
    assert believed(table) == {4: 1.0}
    table.play(0, KEEP_FIRST)
    best_first = [1, 5, -2, -3, 7, 8, -6, 10, -9, -11, -12]  # by the gap they leave
    expected = {
        4 + card: (0.9 * (10 - rank) + 0.1 * rank) / 55 for rank, card in enumerate(best_first)
    }
    assert believed(table) == pytest.approx(expected)
    assert expected[5] == pytest.approx(9 / 55)
    assert expected[-8] == pytest.approx(1 / 55)


@pytest.mark.parametrize(
    ("gap", "first", "second", "second_is_kept"),
    [
        (0, 5, 4, True),  # the smaller gap
        (0, 4, 5, False),
        (0, 4, -4, True),  # of equal gaps the smaller card
        (0, -4, 4, False),
        (-4, 4, 10, True),  # 4 would make them equal
        (-4, 10, 4, False),
        (9, -9, -12, True),
        (3, -2, 1, False),
        (-1, 1, -12, True),
    ],
)
def test_the_card_a_tuner_should_keep(gap, first, second, second_is_kept):
    assert bool(keeps_second(gap, first, second)) == second_is_kept
    assert bool(keeps_second(gap, second, first)) != second_is_kept


def test_objective_cards_are_found_by_value():
    assert [int(INDEX[card + 12]) for card in OBJECTIVE_DECK] == list(range(12))
