"""The exact belief, checked against brute force and against the truth."""

from __future__ import annotations

from collections import defaultdict
from itertools import product
from typing import Any

import pytest

from parlour import Table
from parlour.games.think_str8.rules import COUNT, FINAL

from .tables import cards, random_positions, table, worlds

pytestmark = pytest.mark.compiled


def by_hand(v: dict[str, Any]) -> set[tuple[int, ...]]:
    """Compute a seat's worlds from its view, without the compiled code."""
    seat, colours, rows = v["seat"], v["colours"], v["rows"]
    open_ = [[k for k in range(8) if not v["pad"]["black"][c][k]] for c in range(colours)]
    tests = []
    for r, result in enumerate(rows["result"]):
        if result[seat]:
            start = rows["start"][r][seat]
            last = start + v["tokens"]["size"][rows["token"][r][seat]] - 1
            allowed = {
                1: set(range(start, last + 1)), 2: set(range(start)), 3: set(range(last + 1, 22)),
                4: set(range(22)) - set(range(start, last + 1)),
            }[result[seat]]  # fmt: skip
            dice = [c for c in rows["dice"][r] if c < colours]
            tests.append((dice, given_up_from(v, r), allowed))
    return {
        world
        for world in product(*open_)
        if all(
            sum(known.get(c, world[c]) for c in dice) in allowed for dice, known, allowed in tests
        )
    }


def given_up_from(v: dict[str, Any], r: int) -> dict[int, int]:
    """Return the cards of row r that the seat has given up since."""
    known: dict[int, int] = {}
    for colour, value in zip(v["rows"]["colour"][r:], v["rows"]["value"][r:]):
        if colour[v["seat"]] >= 0:
            known.setdefault(colour[v["seat"]], value[v["seat"]])
    return known


CASES: dict[str, dict[str, object]] = {
    "printed": {},
    "intro": {"intro": True, "intro_grey": "may_stay"},
    "smallest hint": {"smallest_hint": True, "rounds": 12},
    "optional": {"exchange": "optional", "placement": "sequential"},
    "wide": {"token_set": "custom", **{f"token_size_{t}": t + 3 for t in range(7)}},
}


@pytest.mark.parametrize("case", CASES)
def test_worlds_are_those_found_by_brute_force(case):
    t = table(3, seed=case, **CASES[case])
    checked = 0
    for k, at in enumerate(random_positions(t, seed=3)):
        if at.actors and k % 9 == 0:
            found = worlds(at, k % 3)
            assert len(set(found)) == len(found)
            assert set(found) == by_hand(at.view(k % 3))
            checked += 1
    assert checked > 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_truth_is_always_possible(seats):
    """Also with the fewest worlds: bots that know most."""
    t = table(seats, seed=seats)
    while t.actors:
        seat = t.actors[0]
        for viewer in range(seats):
            assert tuple(cards(t, viewer)) in set(worlds(t, viewer))
        t.play(seat, t.bot(seat, "strong"))


def test_at_the_start_everything_unseen_is_possible():
    assert len(worlds(table(), 2)) == 5**6
    assert len(worlds(table(intro=True), 2)) == 5**5


def test_a_row_whose_cards_are_all_gone_tells_nothing():
    t = Table("think-str8", 2, seed=2, options={"rounds": 12})
    for at in random_positions(t, seed=2):
        if at.state.phase == FINAL:
            break
    for seat in (0, 1):
        assert set(worlds(t, seat)) == by_hand(t.view(seat))


class Tenth:
    """Cards with a probability in one tenth: how many exist, were right and should have been."""

    def __init__(self) -> None:
        self.count, self.right, self.expected, self.variance = 0, 0, 0.0, 0.0

    def add(self, chance: float, right: bool) -> None:
        self.count += 1
        self.right += right
        self.expected += chance
        self.variance += chance * (1 - chance)


def calibration(games: int) -> dict[int, Tenth]:
    """Return how often cards were right, by the tenth of their probability after all rounds."""
    seen: dict[int, Tenth] = defaultdict(Tenth)
    for seed in range(games):
        t = table(4, seed=f"calibration {seed}")
        while t.state.phase != FINAL:
            t.play(t.actors[0], t.bot(t.actors[0], "strong"))
        for seat in range(4):
            found = worlds(t, seat)
            assert tuple(cards(t, seat)) in found
            for colour, number in product(range(6), range(8)):
                chance = sum(one[colour] == number for one in found) / len(found)
                if chance:
                    tenth = min(10, int(10 * chance + 1e-9))
                    seen[tenth].add(chance, cards(t, seat)[colour] == number)
    return seen


def assert_calibrated(seen: dict[int, Tenth]) -> None:
    for tenth, cell in seen.items():
        assert abs(cell.right - cell.expected) <= 4 * cell.variance**0.5 + 1e-6, tenth
    assert seen[10].right == seen[10].count
    assert seen[5].count > 100


def test_the_belief_is_calibrated():
    assert_calibrated(calibration(16))


def test_a_belief_that_is_not_calibrated_is_caught():
    seen = calibration(16)
    seen[5].right = int(0.35 * seen[5].count)
    with pytest.raises(AssertionError):
        assert_calibrated(seen)


@pytest.mark.soak
def test_the_belief_is_calibrated_in_many_games():
    assert_calibrated(calibration(300))


def test_sets_are_counted_right():
    assert all(COUNT[m] == bin(m).count("1") for m in range(256))
