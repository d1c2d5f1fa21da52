"""Ratings: Bradley-Terry strengths with honest errors, and ladders from saved games."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest

from parlour.lab.rating import ELO, Met, connected, fit, ratings
from parlour.terminal.cli import main


def met(wins: int, losses: int) -> Met:
    return Met(np.array([1.0] * wins + [0.0] * losses), wins + losses)


def test_ten_to_one_is_four_hundred_points() -> None:
    strong, easy = ratings({("strong", "easy"): met(10_000, 1000)}, "easy")
    assert (easy.name, easy.elo.value, easy.elo.half) == ("easy", 1000, 0)
    assert strong.elo.value == pytest.approx(1400, abs=0.2)
    assert strong.won == pytest.approx(10 / 11)


def test_the_error_is_that_of_a_binomial() -> None:
    [first, _] = ratings({("a", "b"): met(640, 360)}, "b")
    error = ELO / np.sqrt(1001 * 0.64 * 0.36)
    assert first.elo.half == pytest.approx(1.96 * error, rel=0.01)


def test_the_games_of_a_deal_count_once() -> None:
    shares = np.array([0.5] * 600 + [1.0] * 250 + [0.0] * 150)  # most deals are split
    [first, _] = ratings({("a", "b"): Met(shares, 2000)}, "b")
    [alone, _] = ratings({("a", "b"): met(550, 450)}, "b")
    assert first.elo.value == pytest.approx(alone.elo.value)
    assert first.elo.half < 0.7 * alone.elo.half


def test_a_chain_adds_up() -> None:
    pairs = {("b", "a"): met(600, 400), ("c", "b"): met(600, 400)}
    strength, errors = fit(pairs, ["a", "b", "c"])
    assert strength[2] == pytest.approx(2 * strength[1], rel=1e-6)
    assert errors[2] == pytest.approx(np.sqrt(2) * errors[1], rel=1e-3)


def test_who_wins_everything_has_a_finite_rating() -> None:
    [first, _] = ratings({("a", "b"): met(100, 0)}, "b")
    assert 1500 < first.elo.value < 2500
    assert first.elo.half > 100


def test_strengths_are_found_again() -> None:
    rng = np.random.default_rng(5)
    true = {"a": 0.0, "b": 0.5, "c": 1.2, "d": 2.0}
    pairs = {}
    for k, one in enumerate(true):
        for other in list(true)[:k]:
            p = 1 / (1 + np.exp(true[other] - true[one]))
            pairs[one, other] = Met((rng.random(4000) < p).astype(float), 4000)
    strength, errors = fit(pairs, list(true))
    for k, name in enumerate(true):
        assert abs(strength[k] - true[name]) <= 4 * errors[k] + 1e-12


def test_only_those_who_met_can_be_compared() -> None:
    assert connected([("a", "b"), ("b", "c"), ("x", "y")], "a") == {"a", "b", "c"}


@pytest.mark.plain
@pytest.mark.slow
@pytest.mark.parametrize(
    "game", ["think-str8", pytest.param("transmitter", marks=pytest.mark.soak)]
)
def test_a_ladder_grows(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    policy = tmp_path / "mine.py"
    policy.write_text("def policy(turn):\n    return turn.legal[0]\n")
    out, table = str(tmp_path / "ladder"), [game, "--seats", "2"]
    if game == "transmitter":
        table += ["--preset", "quick"]
    line = ["ladder", *table, "--out", out]
    assert main(line) == 2
    assert "has no games" in capsys.readouterr().err
    play = [*line, "--games", "2", "--workers", "1", "--bots", "random,easy"]
    assert main([*play, "--policy", str(policy), "--json"]) == 0
    found = msgspec.json.decode(capsys.readouterr().out)
    assert {rung["name"] for rung in found["rungs"]} == {"random", "easy", "mine"}
    assert main([*line, "--markdown"]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert len(rows) == 5
    if game == "think-str8":
        assert (found["kind"], found["anchor"]) == ("Elo", "easy")
        assert all(rung["games"] == 4 for rung in found["rungs"])
    else:
        assert found["kind"] == "win rate on the same deals"
        assert found["rungs"][0]["above_next"]["value"] >= 0
    policy.write_text("def policy(turn):\n    return turn.legal[-1]\n")
    assert main([*play, "--policy", str(policy)]) == 0
    said = capsys.readouterr().out
    assert said.count("mine") == 2  # the older file is still there, with its digest
    assert "mine (" in said
