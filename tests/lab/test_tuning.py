"""Learning weights: the slope, steps, ranges and files; the games are played for real in soak."""

from __future__ import annotations

import inspect
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import msgspec
import numpy as np
import pytest

from parlour.core.errors import ParlourError
from parlour.core.registry import game
from parlour.features.tuning import Learned, Setting, Tuning, Weight, Weights
from parlour.games.sequence_numbers.weights import WEIGHTS
from parlour.lab import train, tune, tuning
from parlour.lab.stats import Figure
from parlour.lab.tune_games import Pairing, arena, tuning_of
from parlour.lab.tuning import Job, Learner, scaled, signs, trial

JOB = Job("sequence-numbers", 0, "test", 32, 1)
COUNT = len(WEIGHTS)  # an arena has engines, which would compile the game while tests are collected
GOAL = np.where(np.arange(COUNT) % 2, 1.5, -0.5)


class AtOnce(ThreadPoolExecutor):
    """A pool that does its work in this thread."""

    def submit(self, function: Any, /, *args: Any, **more: Any) -> Future[Any]:
        """Call the function now."""
        done: Future[Any] = Future()
        done.set_result(function(*args, **more))
        return done


def hill(job: Job, z: Any, width: float, number: int) -> float:
    """A trial on a hill whose top is GOAL, with luck that is the same for a number."""
    move = width * signs(job, number, len(z))
    luck = np.random.default_rng(number).normal(0, 0.05)
    up, down = -((z + move - GOAL) ** 2).sum(), -((z - move - GOAL) ** 2).sum()
    return float(up - down) / 1000 + luck


def learnt(monkeypatch: pytest.MonkeyPatch, rounds: int) -> Any:
    monkeypatch.setattr(tuning, "trial", hill)
    learner = Learner(AtOnce(1), JOB, np.zeros(COUNT))
    assert [*learner.learn(rounds)] == [*range(1, rounds + 1)]
    return learner.average


def test_weights_climb_the_hill(monkeypatch):
    before, after = np.zeros(COUNT), learnt(monkeypatch, 120)
    free = np.array([weight.value + 2 * weight.step * GOAL[k] > weight.low + weight.step
                     and weight.step > 0 for k, weight in enumerate(WEIGHTS)])  # fmt: skip
    off = [np.abs(z - GOAL)[free].mean() for z in (before, after)]
    assert off[1] < 0.5 * off[0]


def test_the_same_seed_learns_the_same(monkeypatch):
    np.testing.assert_array_equal(learnt(monkeypatch, 5), learnt(monkeypatch, 5))


class Team:
    """An arena of a co-operative game in which more of the first weight wins more deals."""

    def __init__(self) -> None:
        weights = (Weight("a", 0.5, 0.25, 0.0, 1.0), Weight("b", 1.0, 0.25, 0.0, 1.0))
        self.tuning = Tuning(weights, (Setting("3", 3, 1, ({}, {}, {}, {}), 2),), hill, hill)
        self.asked: list[tuple[int, bool, int]] = []

    def play_as_team(self, pairing: Pairing, seed: str, deal: int, deals: int) -> Any:
        self.asked.append((pairing.options, pairing.by_hand, deal))
        return (np.arange(deals) < pairing.first[0] * deals).astype(float)

    def play_by_hand(self, pairing: Pairing, seed: str, deal: int, deals: int) -> Any:
        return (np.arange(deals) < 0.5 * deals).astype(float)


def test_teams_with_different_weights_play_the_same_deals(monkeypatch):
    team, job = Team(), JOB._replace(deals=4)
    monkeypatch.setattr(tuning, "arena", lambda name: team)
    for number in range(6):
        up = signs(job, number, 2)[0]
        assert trial(job, np.zeros(2), 1.0, number) == up * 0.25
        assert team.asked == [(number // 3, number % 3 == 0, 4 * number)] * 2
        team.asked.clear()


def test_a_team_is_compared_with_one_by_hand(monkeypatch):
    team = Team()
    monkeypatch.setattr(tuning, "arena", lambda name: team)
    found, even = tuning.check(AtOnce(1), JOB, np.array([0.75, 1.0]), "x", 80)
    assert (found.value, even) == (0.75, 0.5)
    assert 0.5 < found.low < 0.75 < found.high
    assert [options for options, _, _ in team.asked] == [0, 1]


def test_weights_stay_in_their_range():
    some = (Weight("a", 1.0, 0.5, 0.0, 2.0), Weight("b", 0.0, 10.0, -100.0, 100.0))
    assert scaled(some, np.array([9.0, -3.0])).tolist() == [2.0, -30.0]
    assert scaled(some, np.array([-9.0, 0.5])).tolist() == [0.0, 5.0]


@pytest.mark.parametrize(("words", "said"), [
    (["transmitter"], "no weights that can be tuned"),
    (["sequence-numbers", "--seats", "5"], "--seats is 2, 3, 4 or 6, not 5"),
    (["think-str8", "--settings", "2x2"], "--settings is 2, 3 or 4, not 2x2"),
])  # fmt: skip
def test_what_cannot_be_tuned(words, said, capsys, tmp_path):
    assert tune.main([*words, "--out", str(tmp_path / "weights.json")]) == 2
    assert said in capsys.readouterr().err


def test_a_run_that_is_cut_short_leaves_what_it_has_learned(monkeypatch, tmp_path):
    seen: list[Any] = []

    def look(pool: Any, job: Job, weights: Any, seed: str, deals: int) -> tuple[Figure, float]:
        if len(seen) == 2:
            raise KeyboardInterrupt
        seen.append(weights)
        return Figure(0.6, 0.5, 0.7), 0.5

    monkeypatch.setattr(tuning, "trial", hill)
    monkeypatch.setattr(tune, "check", look)
    given = ["sequence-numbers", "--rounds", "12", "--trials", "8"]
    args = tune._parser().parse_args([*given, "--out", str(tmp_path / "weights.json")])
    with pytest.raises(KeyboardInterrupt):
        tune._learn(args, AtOnce(1), tuning_of(game("sequence-numbers")), 0, 0.0)
    found = msgspec.json.decode(args.out.read_bytes(), type=Weights)
    assert found.settings["2x2"].rounds == 4
    np.testing.assert_allclose([*found.settings["2x2"].weights.values()], seen[1], rtol=1e-3)
    assert "--rounds 12" in found.command["2x2"]


@pytest.mark.parametrize(("game", "said"), [
    ("think-str8", "--settings is 2, 3 or 4, not 9"),
    ("synergy", "--settings is 2, 3, 4 or 5, not 9"),
])  # fmt: skip
def test_training_a_game_whose_master_has_weights_tunes_them(game, said, monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["train", game, "--settings", "9", "--out", "x"])
    with pytest.raises(SystemExit, match="2"):
        train.main()
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(("words", "said"), [
    (["sinergy"], "name a game: .*did you mean synergy"),
    ([], "name a game: pattern-overlap"),
    (["think-str8", "--network"], "--network is only for synergy or transmitter"),
])  # fmt: skip
def test_what_cannot_be_trained(words, said, monkeypatch):
    monkeypatch.setattr(sys, "argv", ["train", *words])
    with pytest.raises(SystemExit, match=said):
        train.main()


def test_a_start_that_is_no_file_of_weights(tmp_path):
    bad = tmp_path / "bad.json"
    bad.write_text("{}")
    with pytest.raises(ParlourError, match="not a file of learned weights"):
        tune._read(bad)


def test_the_file_keeps_what_was_learned_before(tmp_path):
    args = tune._parser().parse_args(["sequence-numbers", "--out", str(tmp_path / "w.json")])
    one = Learned({"risk": 1.0}, 3, 8, 0.6, 0.5, 0.7, 0.5)
    tune._write(args, "2x2", one)
    tune._write(args, "4x2", one)
    found = msgspec.json.decode(args.out.read_bytes(), type=Weights)
    assert found.settings == {"2x2": one, "4x2": one}
    assert "--settings 4x2 --rounds 3" in found.command["4x2"]


def test_functions_that_run_in_workers_are_importable():
    for function in (tuning.trials, tuning.play_check):
        assert inspect.getmodule(function) is tuning


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize("game", ["sequence-numbers", "think-str8"])
def test_the_same_weights_are_even_on_paired_deals(game):
    here = arena(game)
    weights = scaled(here.tuning.weights, np.zeros(1))
    for number, setting in enumerate(here.tuning.settings):
        for by_hand in (False, True):
            shares = here.play(Pairing(number, 0, weights, weights, by_hand), "even", 0, 4)
            assert shares.mean() == pytest.approx(1 / setting.sides)
    assert trial(Job(game, 0, "even", 1, 2), np.zeros(len(weights)), 0.0, 1) == 0.0


@pytest.mark.soak
@pytest.mark.compiled
def test_spoiled_weights_get_better(tmp_path):
    spoiled = {"mine_1": 5.0, "mine_2": 4.0, "mine_3": 20.0, "their_weight": 0.0, "risk": 0.0}
    start, out = tmp_path / "start.json", tmp_path / "out.json"
    one = Learned(spoiled, 0, 0, 0.0, 0.0, 0.0, 0.5)
    start.write_bytes(msgspec.json.encode(Weights("sequence-numbers", "strong", {}, {"2x2": one})))
    common = ["sequence-numbers", "--seats", "2", "--workers", "2", "--check", "400"]
    common += ["--trials", "64", "--deals", "4", "--start", str(start), "--out", str(out)]
    won = []
    for rounds in ("1", "40"):
        assert tune.main([*common, "--rounds", rounds]) == 0
        found = msgspec.json.decode(out.read_bytes(), type=Weights)
        won.append(found.settings["2x2"].won)
    assert won[1] > won[0] + 0.03
