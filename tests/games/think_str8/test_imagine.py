"""Imagined states: they fit the view exactly and have the right probabilities."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from parlour import Table
from parlour.core.chance import seeded
from parlour.games.think_str8.rules import FINAL, PLACE
from tests.games.imagining import imagined, imagined_table, view_of

from .tables import betting, cards, place, play_round, random_positions, table, worlds
from .test_clauses import to_phase

pytestmark = pytest.mark.compiled

CASES: dict[str, dict[str, object]] = {
    "printed": {},
    "intro": {"intro": True},
    "sequential": {"placement": "sequential", "exchange": "optional", "smallest_hint": True},
    "all cards": {"spectators": "all_cards", "rounds": 12},
    "none": {"spectators": "none", "rounds": 3},
    "thrown": {"exchange_colours": "thrown", "intro": True, "intro_grey": "may_stay"},
}


def assert_whole(s: Any) -> None:
    """Check that no card is lost or duplicated."""
    for colour in range(s.colours):
        found = [int(s.holder[k][colour]) for k in range(4)] + [int(s.removed[colour])]
        found += [k for k in range(8) if int(s.pile[colour]) >> k & 1]
        for r in range(min(int(s.this_round) + 1, int(s.rounds))):
            for seat in range(s.seats):
                if s.given[r][seat] == colour:
                    found.append(int(s.value[r][seat]))
        assert sorted(found) == list(range(8))


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_imagined_state_fits_the_view_and_is_whole(case, seats):
    t, luck = table(seats, seed=case, **CASES[case]), seeded(case)
    for k, at in enumerate(random_positions(t, seats)):
        if k % 4 == 0 or at.state.phase in (PLACE, FINAL):
            viewer = [*range(seats), None][k % (seats + 1)]
            s = imagined(at, viewer, luck)
            assert view_of(at, s, viewer) == at.seen(viewer)
            assert_whole(s[0])


@pytest.mark.parametrize("case", CASES)
def test_an_imagined_state_can_be_played_to_its_end(case):
    t, luck, moves = table(3, seed=case, **CASES[case]), seeded(case), random.Random(case)
    for k, at in enumerate(random_positions(t, 1)):
        if at.actors and k % 12 == 0:
            for viewer in (at.actors[0], None):
                twin = imagined_table(at, viewer, luck)
                while twin.actors:
                    mover = moves.choice(twin.actors)
                    twin.play(mover, moves.choice(twin.legal(mover)))
                assert_whole(twin.state)


def assert_even(counts: Counter[Any], cells: int, samples: int) -> None:
    """Chi-square test for uniform cells, with a bound of five standard deviations."""
    expected = samples / cells
    statistic = sum((n - expected) ** 2 / expected for n in counts.values())
    statistic += (cells - len(counts)) * expected
    assert statistic < cells - 1 + 5 * (2 * cells) ** 0.5 + 5, (statistic, cells)


def narrowed(seed: str) -> Table:
    """Play to a position in which seat 0 has only a few worlds."""
    t = table(3, seed=seed)
    while t.state.this_round < 6:
        seat = t.actors[0]
        t.play(seat, t.bot(seat, "strong"))
    return t


def test_every_world_of_a_seat_is_equally_likely():
    t = next(
        at for at in (narrowed(f"even {k}") for k in range(40)) if 4 < len(worlds(at, 0)) < 120
    )
    possible, luck = set(worlds(t, 0)), seeded("even")
    samples = 30 * len(possible)
    counts = Counter(
        tuple(int(card) for card in imagined(t, 0, luck)[0].holder[0]) for _ in range(samples)
    )
    assert set(counts) <= possible
    assert_even(counts, len(possible), samples)


def test_box_and_pile_are_shuffled():
    t, luck = table(), seeded("box")
    counts: Counter[int] = Counter()
    for _ in range(1500):
        s = imagined(t, 0, luck)[0]
        counts[int(s.removed[2])] += 1
    assert_even(counts, 5, 1500)


def test_hidden_placements_are_legal_and_differ():
    t = to_phase(table(), PLACE)
    t.play(2, "place at 4")
    legal, luck = {action - 26 for action in betting_legal(t, 2)}, seeded("hidden")
    seen = {int(imagined(t, 0, luck)[0].start[0][2]) for _ in range(300)}
    assert seen <= legal
    assert len(seen) > 10
    assert int(imagined(t, 2, luck)[0].start[0][2]) == 4
    assert int(imagined(t, 0, luck)[0].start[0][1]) == -1


def betting_legal(t: Table, seat: int) -> list[int]:
    width = int(t.state.width[t.state.token[0][seat]])
    return [26 + a for a in range(23 - width)]


def test_a_spectator_imagines_cards_for_everybody():
    t, luck = play_round(table(4, seed=5)), seeded("crowd")
    hands = {
        tuple(int(card) for seat in range(4) for card in imagined(t, None, luck)[0].holder[seat])
        for _ in range(20)
    }
    assert len(hands) == 20


def test_a_spectator_late_in_a_game_of_bots_that_know_much():
    t = table(4, seed=7)
    luck = seeded("late")
    while t.state.phase != FINAL:
        t.play(t.actors[0], t.bot(t.actors[0], "strong"))
        if t.state.this_round > 6:
            s = imagined(t, None, luck)
            assert view_of(t, s, None) == t.seen(None)


def test_a_spectator_with_one_seat_certain_agrees():
    """Blue three times, a right bet with one space: everybody knows seat 0's blue card."""
    t = place(betting([0, 0, 0], [0, 3, 4, 5]), [21, 0, 0, 0])
    luck = seeded("certain")
    assert cards(t, 0)[0] == 7
    assert {int(imagined(t, None, luck)[0].holder[0][0]) for _ in range(30)} == {7}
