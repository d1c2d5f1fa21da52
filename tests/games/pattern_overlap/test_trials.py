"""The search behind `master`: the same luck for all, and the worse half dropped each time."""

from __future__ import annotations

import numpy as np
import pytest

import parlour
from parlour import Table
from parlour.core.chance import seeded
from parlour.core.struct import Array
from parlour.games.pattern_overlap.rollout import in_turns, supposed, worth
from parlour.games.pattern_overlap.rules import WAIT
from parlour.games.pattern_overlap.trials import (
    best_by_halving,
    better_half,
    cards_left,
    halvings,
    reply,
    try_all,
)
from parlour.games.pattern_overlap.weights import (
    CARDS,
    MASTER,
    ROWS,
    SETTINGS,
    STRONG,
    WEIGHTS,
    choose,
    place,
    row_of,
)
from parlour.lab.cells import Cell
from parlour.lab.matches import duel
from parlour.lab.race import make_ready, race
from parlour.lab.race_results import results

MODES = ("speed", "diversify", "cover", "nms")
WAITS = [f"wait_at_{points}" for points in (1, 2, 3, 4)]


def workspace(t: Table) -> Array:
    """A scratch array with the weights set by hand."""
    scratch = t.game.workspace()
    choose(scratch, STRONG, 0)
    return scratch


@pytest.mark.parametrize("mode", MODES)
def test_equal_placements_do_equally_well(mode: str) -> None:
    """Because all of them are tried with the same hands, piles and luck."""
    t = Table("pattern-overlap", 3, seed=5, options={"mode": mode, "clock": "turns"})
    seat = t.actors[0]
    v, chance, scratch = t.look(seat)[0], seeded("trials")[0], workspace(t)
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
    v, chance, scratch = t.look(seat)[0], seeded("trials")[0], workspace(t)
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
    bonus = total / 10
    assert better_half(actions, total, bonus, 5) == 3
    assert actions[:3].tolist() == [12, 13, 10]
    assert total[:3].tolist() == [0.9, 0.7, 0.5]
    np.testing.assert_allclose(bonus, total / 10)
    assert better_half(actions, total, bonus, 3) == 2
    assert better_half(actions, total, bonus, 2) == 1
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
    scratch = workspace(t)
    scratch[place("random")] = 0.5
    while t.actors:
        seat = t.actors[0]
        action = int(reply(t.state, seat, actions, chance, scratch))
        assert action in t.legal(seat)
        t.play(seat, action)


def waits(weight: str, mode: str) -> list[tuple[bool, float]]:
    """Whether simulated players waited who could place a card, and the most points it would win."""
    t = Table("pattern-overlap", 3, seed=6, options={"mode": mode, "clock": "turns"})
    chance, actions = seeded("waits")[0], np.zeros(2000, np.int64)
    scratch, found = workspace(t), []
    scratch[place(weight)] = 0.5
    for _ in range(30):
        if not t.actors:
            break
        seat = t.actors[0]
        fits = [one for one in t.legal(seat) if one != WAIT]
        waited = reply(t.state, seat, actions, chance, scratch) == WAIT
        if fits:
            found.append((bool(waited), max(worth(t.state, one) for one in fits)))
        t.play(seat, fits[0] if fits else WAIT)
    return found


@pytest.mark.parametrize(("mode", "points"), [("diversify", 2), ("cover", 3)])
def test_simulated_players_wait_with_few_points_to_win(mode: str, points: int) -> None:
    found = waits(f"wait_at_{points}", mode)
    assert any(waited for waited, _ in found)
    assert all(most == points for waited, most in found if waited)


@pytest.mark.parametrize("mode", ["speed", "nms"])
def test_no_one_waits_where_only_the_stuck_may(mode: str) -> None:
    for weight in WAITS:
        assert not any(waited for waited, _ in waits(weight, mode))


def choice(seed: int = 5, **weights: float) -> int:
    """What `master` does first with these weights; with only a few simulated games."""
    t = Table("pattern-overlap", 2, seed=seed, options={"mode": "diversify", "clock": "turns"})
    seat = t.actors[0]
    v, chance, scratch = t.look(seat)[0], seeded("choice")[0], workspace(t)
    scratch[CARDS] = 200
    for name, value in weights.items():
        scratch[place(name)] = value
    s = supposed(v, chance, scratch)
    actions = np.array([one for one in t.legal(seat) if one != WAIT] + [0])
    return int(best_by_halving(v, s, actions, len(actions) - 1, chance, scratch))


def test_weights_add_to_what_simulated_games_say() -> None:
    assert choice(waiting=100.0) == WAIT
    assert choice(waiting=-100.0) != WAIT
    t = Table("pattern-overlap", 2, seed=5, options={"mode": "diversify", "clock": "turns"})
    seat = t.actors[0]
    points = {one: worth(t.state, one) for one in t.legal(seat) if one != WAIT}
    assert len(set(points.values())) > 1
    assert points[choice(at_once=100.0, waiting=-100.0)] == max(points.values())


def test_waits_of_the_others_change_what_master_does() -> None:
    wait = dict.fromkeys(WAITS, 0.9)
    assert any(choice(seed=seed, **wait) != choice(seed=seed) for seed in range(8))


@pytest.mark.parametrize(("mode", "seats", "setting"), [
    ("speed", 2, "speed-2"), ("diversify", 2, "diversify-2"), ("diversify", 3, "diversify-4"),
    ("diversify", 6, "diversify-4"), ("cover", 4, "cover-4"), ("cover", 5, "cover-6"),
    ("cover", 6, "cover-6"), ("nms", 3, "nms-4"), ("nms", 7, "nms-4"),
])  # fmt: skip
def test_in_turns_master_has_the_weights_of_its_table(mode: str, seats: int, setting: str) -> None:
    t = Table("pattern-overlap", seats, seed=1, options={"mode": mode, "clock": "turns"})
    row = [one.name for one in SETTINGS].index(setting)
    np.testing.assert_array_equal(ROWS[row_of(t.look(0)[0])], MASTER[row])


@pytest.mark.parametrize("clock", ["realtime", "ticks"])
@pytest.mark.parametrize("mode", MODES)
def test_without_turns_nobody_is_expected_to_wait(clock: str, mode: str) -> None:
    t = Table("pattern-overlap", 4, seed=1, options={"mode": mode, "clock": clock})
    weights = dict(zip([one.name for one in WEIGHTS], ROWS[row_of(t.look(0)[0])], strict=True))
    assert [weights[name] for name in WAITS] == [0] * 4
    assert weights["random"] == 0


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize("mode", MODES)
def test_master_beats_strong_in_turns(mode: str) -> None:
    """On the same deals from both sides; in Not My Stack!, alone among three, from every seat."""
    game, seats, deals = parlour.game("pattern-overlap"), 3, 250
    options = game.chosen(seats, None, {"mode": mode, "clock": "turns"})
    sides = 3 if mode == "nms" else 2
    assert duel(game, seats, options, "master", "strong", sides * deals, sides).won > 1 / sides


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize("mode", MODES)
def test_master_beats_strong_in_real_time(mode: str) -> None:
    game = parlour.game("pattern-overlap")
    make_ready(game)
    cell = Cell.of(game, 4, game.chosen(4, None, {"mode": mode}), ["master", "strong"], rotate=True)
    found = results(cell, [race(cell, "master", number) for number in range(80)])
    assert found.levels[0].won.value > 0.5  # type: ignore[union-attr]
