"""The search behind `master`: the same luck for all, and the worse half dropped each time."""

from __future__ import annotations

import numpy as np
import pytest

import parlour
from parlour import Table
from parlour.core.chance import seeded
from parlour.games.pattern_overlap.rollout import in_turns, supposed
from parlour.games.pattern_overlap.rules import WAIT
from parlour.games.pattern_overlap.trials import better_half, cards_left, halvings, reply, try_all
from parlour.lab.cells import Cell
from parlour.lab.matches import in_threads
from parlour.lab.race import make_ready, race
from parlour.lab.race_results import results

MODES = ("speed", "diversify", "cover", "nms")


@pytest.mark.parametrize("mode", MODES)
def test_equal_placements_do_equally_well(mode: str) -> None:
    """Because all of them are tried with the same hands, piles and luck."""
    t = Table("pattern-overlap", 3, seed=5, options={"mode": mode, "clock": "turns"})
    seat = t.actors[0]
    v, chance, scratch = t.look(seat)[0], seeded("trials")[0], t.game.workspace()
    s = supposed(v, chance, scratch)
    in_turns(s, seat)
    first, other = [one for one in t.legal(seat) if one != WAIT][:2]
    actions, total = np.array([first, other, first]), np.zeros(3)
    for _ in range(8):
        try_all(v, s, actions, 3, total, chance, scratch)
    assert total.any()
    assert total[0] == total[2]


def test_every_world_has_luck_of_its_own() -> None:
    t = Table("pattern-overlap", 2, seed=5, options={"mode": "cover", "clock": "turns"})
    seat = t.actors[0]
    v, chance, scratch = t.look(seat)[0], seeded("trials")[0], t.game.workspace()
    s = supposed(v, chance, scratch)
    in_turns(s, seat)
    actions = np.array([one for one in t.legal(seat) if one != WAIT][:1])
    found = set()
    for _ in range(8):
        total = np.zeros(1)
        try_all(v, s, actions, 1, total, chance, scratch)
        found.add(float(total[0]))
    assert len(found) > 2


def test_the_better_half_comes_first_with_its_totals() -> None:
    actions, total = np.array([10, 11, 12, 13, 14]), np.array([0.5, 0.1, 0.9, 0.7, 0.2])
    assert better_half(actions, total, 5) == 3
    assert actions[:3].tolist() == [12, 13, 10]
    assert total[:3].tolist() == [0.9, 0.7, 0.5]
    assert better_half(actions, total, 3) == 2
    assert better_half(actions, total, 2) == 1
    assert actions[0] == 12


def test_halvings_leave_one() -> None:
    assert [halvings(few) for few in (1, 2, 3, 4, 5, 8, 16, 17)] == [1, 1, 2, 2, 3, 3, 4, 5]


def test_cards_left_are_all_that_may_still_be_played() -> None:
    t = Table("pattern-overlap", 3, seed=5, options={"mode": "cover", "clock": "turns"})
    assert cards_left(t.state) == 18
    t.play(t.actors[0], t.legal(t.actors[0])[-1])
    assert cards_left(t.state) == 17


@pytest.mark.parametrize("mode", MODES)
def test_replies_are_legal(mode: str) -> None:
    t = Table("pattern-overlap", 3, seed=6, options={"mode": mode, "clock": "turns"})
    chance, actions = seeded("replies")[0], np.zeros(2000, np.int64)
    while t.actors:
        seat = t.actors[0]
        action = int(reply(t.state, seat, actions, chance))
        assert action in t.legal(seat)
        t.play(seat, action)


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize("mode", MODES)
def test_master_beats_strong_in_turns(mode: str) -> None:
    """On the same deals from both sides."""
    game, seats, deals = parlour.game("pattern-overlap"), 3, 250
    options = game.chosen(seats, None, {"mode": mode, "clock": "turns"})
    cell = Cell.of(game, seats, options, ["master", "strong"], rotate=True)
    rows = in_threads(cell, 2 * deals, threads=2)
    own = np.array([[(seat - turn) % 2 == 0 for seat in range(seats)] for turn in range(2)])
    won = rows["won"][:, :seats]
    shares = (won * own[rows["number"] % 2]).sum(axis=1) / np.maximum(1, won.sum(axis=1))
    assert shares.mean() > 0.5


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize("mode", MODES)
def test_master_beats_strong_in_real_time(mode: str) -> None:
    game = parlour.game("pattern-overlap")
    make_ready(game)
    cell = Cell.of(game, 4, game.chosen(4, None, {"mode": mode}), ["master", "strong"], rotate=True)
    found = results(cell, [race(cell, "master", number) for number in range(80)])
    assert found.levels[0].won.value > 0.5  # type: ignore[union-attr]
