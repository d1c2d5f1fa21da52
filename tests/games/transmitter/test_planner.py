"""The planner, checked against a plain implementation and the worked examples."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise, product
from math import comb
from typing import Any

import numpy as np
import pytest

from parlour import Table
from parlour.games.transmitter import bots, planner
from parlour.games.transmitter.rules import HIGHEST, RECEIVE

from .luck import OBJECTIVE_DECK, PRESETS, WHOLE_DECK, cards_of, goes_on, random_positions, rows
from .test_belief import CASES, Draws, by_hand, drifted, totals, weights

pytestmark = pytest.mark.slow

BEYOND = 0.14
Chances = dict[int, float]


def worths(table: Table) -> dict[int, float]:
    """Return the planner's Q of every card in the current seat's hand."""
    seat = table.actors[0]
    v, x = table.look(seat)[0], np.zeros(bots.SCRATCH)
    planner.survey(v, x)
    return {card: float(planner.worth_of(v, x, card)) for card in cards_of(table, seat)}


class Plan:
    """Three plays of expectimax from one seat's view, as the rules describe it."""

    def __init__(self, table: Table, draws: Draws | None = None) -> None:
        self.seat = table.actors[0]
        shown, self.options = table.view(self.seat), table.options
        self.draws = draws or by_hand(shown, self.options)
        self.stack, self.pile = shown["stack"], shown["pile"]
        self.free = [card for k, card in enumerate(OBJECTIVE_DECK) if k not in shown["used"]]
        self.order = [k for k in range(table.seats) if k != shown["transmitter"]]
        self.known = [Counter(hand or ()) for hand in shown["hands"]]
        self.hidden = [
            0 if hand is not None else n
            for hand, n in zip(shown["hands"], shown["held"], strict=True)
        ]
        self.unseen = WHOLE_DECK - Counter(shown["played"])
        for hand in self.known:
            self.unseen -= hand
        interval = self.options["drift_interval"]
        most = min(self.options["objective_limit"], len(self.free))
        refills = self.options["refill"] == "to_hand_size"
        cards = sum(shown["held"]) + (self.pile if refills else 0)
        self.left = min(most * interval - shown["plays"], cards)
        self.until_drift = interval - shown["plays"] % interval

    def worth(self, value: int) -> float:
        """Return Q(value)."""
        stack, now = self.stack + value, floats(totals(self.draws))
        worth = now.get(stack, 0.0)
        if self.left == 1:
            return worth
        known = self.lay(self.seat, value, 0)
        for low, high in ((stack, 99), (-99, stack)):
            chance, then = cut(now, low, high)
            if chance and self.until_drift > 1:
                worth += chance * self.next(then, stack, self.until_drift - 1, self.left - 1, 1)
            elif chance:
                draws = {seq: w for seq, w in self.draws.items() if low < sum(seq) < high}
                worth += chance * self.after_drift(draws, stack)
        self.take_back(self.seat, value, known, 0)
        return worth

    def after_drift(self, draws: Draws, stack: int) -> float:
        then = floats(totals(drifted(draws, self.free, stack, bool(self.options["tuner"]))))
        interval, left = self.options["drift_interval"], self.left - 1
        hit = 0.0
        if self.options["draw_match"] != "ignore":
            hit = then.pop(stack, 0.0)
        worth = hit if self.options["draw_match"] == "win" else 0.0
        parts = ((-99, 99),)
        if self.options["hint_after_draw"] == "full":
            parts = ((stack, 99), (-99, stack))
        for low, high in parts:
            chance, dist = cut(then, low, high)
            if chance:
                worth += chance * self.next(dist, stack, interval, left, 1)
        return worth

    def next(self, now: Chances, stack: int, until_drift: int, left: int, step: int) -> float:
        """Return W, the value for the receiver `step` seats ahead; the last looks no further."""
        if left == 0:
            return 0.0
        seat = self.order[(self.order.index(self.seat) + step) % len(self.order)]
        further = step < 2 and until_drift > 1
        worth = {}
        for value in range(-9, 10):
            if not (self.known[seat][value] or (self.hidden[seat] and self.unseen[value])):
                continue
            worth[value] = now.get(stack + value, 0.0)
            if further:
                known = self.lay(seat, value, step)
                for low, high in ((stack + value, 99), (-99, stack + value)):
                    chance, then = cut(now, low, high)
                    if chance:
                        worth[value] += chance * self.next(
                            then, stack + value, until_drift - 1, left - 1, step + 1
                        )
                self.take_back(seat, value, known, step)
        best = self.expected_best(worth, seat)
        return best if further else 1 - (1 - best) * (1 - BEYOND) ** (left - 1)

    def expected_best(self, worth: Chances, seat: int) -> float:
        """Return E[max], where P(best ≤ x) is that of all hidden cards being worth at most x."""
        floor = max((worth[v] for v, n in self.known[seat].items() if n > 0), default=0.0)
        hidden, whole = self.hidden[seat], sum(self.unseen.values())
        if hidden == 0:
            return floor
        levels = [floor, *sorted({w for v, w in worth.items() if w > floor and self.unseen[v]})]

        def at_most(level: float) -> float:
            cards = sum(n for v, n in self.unseen.items() if worth.get(v, 0.0) <= level)
            return comb(cards, hidden) / comb(whole, hidden)

        better = sum(y * (at_most(y) - at_most(x)) for x, y in pairwise(levels))
        return floor * at_most(floor) + better

    def lay(self, seat: int, value: int, step: int) -> bool:
        """Play a card from a hand and perhaps refill it; returns whether the card was known."""
        known = self.known[seat][value] > 0
        self.move(seat, value, known, -1, self.refill(step))
        return known

    def take_back(self, seat: int, value: int, known: bool, step: int) -> None:
        self.move(seat, value, known, 1, -self.refill(step))

    def move(self, seat: int, value: int, known: bool, count: int, hidden: int) -> None:
        self.hidden[seat] += hidden
        if known:
            self.known[seat][value] += count
        else:
            self.hidden[seat] += count

    def refill(self, step: int) -> int:
        return int(self.options["refill"] == "to_hand_size" and self.pile > step)


def floats(found: dict[int, Any]) -> Chances:
    return {total: float(p) for total, p in found.items()}


def cut(now: Chances, low: int, high: int) -> tuple[float, Chances]:
    """Return the probability that the objective is strictly between, and its distribution then."""
    within = {total: p for total, p in now.items() if low < total < high}
    mass = sum(within.values())
    return mass, {total: p / mass for total, p in within.items()} if mass else {}


PLANS = {
    **{name: CASES[name] for name in CASES if name not in ("printed", "house", "battery")},
    "house": {"transmitter": "house", "objective_limit": 2},
    "no refill": {"refill": "none"},
    "hand 1": {"hand_size": 1, "objective_limit": 2},
    "hand 10, open": {"hand_size": 10, "objective_limit": 2, "talk": "open_hands"},
    "battery": {"objective_scope": "game", "reveal_objective": "round_end", "drift_interval": 3},
}


@pytest.mark.parametrize("case", PLANS)
def test_worths_are_as_the_plan_says(case):
    compared = 0
    for seats, seed in ((2, 1), (4, 2)):
        table = Table("transmitter", seats, seed=seed, options=PLANS[case])
        for k, at in enumerate(random_positions(table, seed, longest=30)):
            if at.actors and at.state.phase == RECEIVE and at.state.drawn <= 2 and k % 4 < 2:
                plan = Plan(at)
                found = worths(at)
                for value in sorted(found)[::3]:
                    assert found[value] == pytest.approx(plan.worth(value), abs=1e-9)
                compared += 1
    assert compared >= 8


def test_worths_are_as_the_plan_says_when_the_pile_runs_out():
    """One player alone, so that the card drawn next is played next; sets stand for their orders."""
    options = {"transmitter": "house", "hand_size": 10, "drift_interval": 10}
    table = Table("transmitter", 1, seed=1, options=options)
    while table.state.pile_left:
        table = goes_on(table)
        if table.state.pile_left <= 2:
            w, sets = weights(table), combinations(range(12), int(table.state.drawn))
            draws = {tuple(OBJECTIVE_DECK[k] for k in m): w[sum(1 << k for k in m)] for m in sets}
            plan, found = Plan(table, {m: int(n) for m, n in draws.items() if n}), worths(table)
            for value in sorted(found)[::4]:
                assert found[value] == pytest.approx(plan.worth(value), abs=1e-9)
    assert table.state.plays == 66


def laid(seats: int, hand: list[int], preset: str = "balanced", **state: Any) -> Table:
    """Set up a table where the receiver whose turn it is holds this hand."""
    others = [[0] * 4, [3, 3, 3, 6], [6, 6, 6, -8], [-8, -8, -8, 7]]
    turn = 1 + state.get("plays", 0) % (seats - 1)
    others[turn] = hand
    state = {"transmitter": 0, "hand": rows(*others[:seats]), **state}
    return Table.arrange("transmitter", seats, state=state, preset=preset)


def test_example_11_the_last_play():
    played = [-3, 8, -4, 1, 4, -3, -6, -6, 2]
    table = laid(2, [2, 3, 1, -5], cards=[[4, -9]], drawn=2, played=[played], plays=9)
    assert worths(table) == {2: 1.0, 3: 0.0, 1: 0.0, -5: 0.0}
    assert table.bot(1, "strong") == 2 + HIGHEST


def test_example_12_a_sure_win_two_plays_ahead():
    table = laid(2, [-2, -1, -6, 8], cards=[[5]], played=[[3, 4]], plays=2)
    expected = {-2: 1.0, -1: 0.791084, -6: 0.649150, 8: 0.622707}
    assert worths(table) == pytest.approx(expected, abs=5e-7)
    assert table.bot(1, "strong") == -2 + HIGHEST


def test_example_12_for_the_third_receiver_of_four_players():
    table = laid(4, [-2, -1, -6, 8], cards=[[5]], played=[[3, 4]], plays=2)
    assert table.actors == (3,)
    assert worths(table)[-2] == pytest.approx(0.845180, abs=5e-7)


def test_example_13_the_first_move():
    table = laid(4, [5, -2, 0, 9])
    expected = {5: 0.754112, -2: 0.763017, 0: 0.740408, 9: 0.713557}
    assert worths(table) == pytest.approx(expected, abs=5e-7)


def test_of_equal_plays_the_smaller_card():
    """The objective is out of reach and this is the last play."""
    played = [9, 9, 9, 9, 8, 8, 8, 8, 7]
    table = laid(2, [6, 2, 4, 5], cards=[[-12, -11]], drawn=2, played=[played], plays=9)
    assert set(worths(table).values()) == {0.0}
    assert table.bot(1, "strong") == 2 + HIGHEST


def best_by_search(draws: Draws, stack: int, hand: tuple[int, ...]) -> float:
    """Return the weight of draws that perfect play with only these cards matches."""
    if not hand:
        return 0.0
    best = 0.0
    for value in set(hand):
        at = stack + value
        rest = list(hand)
        rest.remove(value)
        worth = float(sum(w for seq, w in draws.items() if sum(seq) == at))
        for low, high in ((at, 99), (-99, at)):
            then = {seq: w for seq, w in draws.items() if low < sum(seq) < high}
            if then:
                worth += best_by_search(then, at, tuple(rest))
        best = max(best, worth)
    return best


@pytest.mark.parametrize("seed", range(6))
def test_no_refill_with_two_players_is_nearly_perfect(seed):
    """Four cards are four plays: whole search is possible, and three plays lose little to it."""
    table = Table("transmitter", 2, seed=seed, preset="no_refill")
    hand, draws = tuple(cards_of(table, 1)), by_hand(table.view(1), table.options)
    perfect = best_by_search(draws, 0, hand) / 12
    won = 0
    for objective in OBJECTIVE_DECK:
        at = Table.arrange(
            "transmitter",
            2,
            state={"transmitter": 0, "cards": [[objective]], "hand": rows([], hand)},
            preset="no_refill",
        )
        while at.state.this_round == 0:
            at.play(1, at.bot(1, "strong"))
        won += int(at.state.wins)
    assert won / 12 <= perfect + 1e-9
    assert won / 12 >= perfect - 1 / 12 - 1e-9


@pytest.mark.parametrize("seed", range(4))
def test_no_refill_with_three_cards_left_is_perfect(seed):
    """Three plays are what the planner looks ahead."""
    start = Table("transmitter", 2, seed=seed, preset="no_refill")
    for at in random_positions(start, seed, longest=1):
        hand = tuple(cards_of(at, 1))
        if len(hand) == 3 and at.state.this_round == 0:
            draws = by_hand(at.view(1), at.options)
            perfect = best_by_search(draws, int(at.state.stack), hand) / len(draws)
            assert max(worths(at).values()) == pytest.approx(perfect)


@pytest.mark.parametrize(("preset", "seats"), [*product(PRESETS, (2, 4)), ("expert", 6)])
def test_the_planner_plays_only_what_is_legal(preset, seats):
    table = Table("transmitter", seats, seed=f"{preset} {seats}", preset=preset)
    while table.actors and len(table.actions) < 60:
        seat = table.actors[0]
        action = table.bot(seat, "strong")
        assert action in table.legal(seat)
        table.play(seat, action)
