"""examples/train/ppo.py: trains on a core, and what it saves can play."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import parlour
from parlour.lab import train

PPO = Path(__file__).parents[2] / "examples" / "train" / "ppo.py"


@pytest.mark.parametrize("script", [PPO, Path(train.__file__)])
def test_without_pytorch_it_says_what_to_install(script: Path) -> None:
    run = "import runpy, sys; sys.modules['torch'] = None; sys.argv = sys.argv[1:]; "
    run += "runpy.run_path(sys.argv[0], run_name='__main__')"
    done = subprocess.run(
        [sys.executable, "-c", run, str(script), "transmitter"], text=True, capture_output=True
    )
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "pip install torch" in done.stderr


@pytest.mark.soak
@pytest.mark.compiled
def test_training_helps(tmp_path: Path) -> None:
    """Transmitter's easiest preset: from almost no game won to many, in 800,000 steps."""
    pytest.importorskip("torch")
    command = [sys.executable, str(PPO), "transmitter", "--seats", "2", "--preset", "quick"]
    done = subprocess.run(
        [*command, "--most", "800000", "--device", "cpu", "--out", str(tmp_path)],
        text=True, capture_output=True, check=True,
    )  # fmt: skip
    rates = [float(rate) for rate in re.findall(r"won ([\d.]+) %", done.stdout)]
    assert rates[-1] > rates[0] + 10
    policy = parlour.policy(str(tmp_path / "transmitter-0-60s.npz"))
    found = parlour.evaluate(policy, "transmitter", "random", games=40, seats=2, preset="quick")
    assert found.won.value > 0.2


@pytest.mark.soak
@pytest.mark.compiled
def test_a_network_learns_to_rate_candidates(tmp_path: Path) -> None:
    """Pattern Overlap: from even to far ahead of random players, in 40,000 steps."""
    pytest.importorskip("torch")
    command = [sys.executable, str(PPO), "pattern-overlap", "--seats", "2", "--preset", "calm"]
    small = [
        "--candidates",
        "32",
        "--hidden",
        "128",
        "--layers",
        "2",
        "--tables",
        "64",
        "--most",
        "40000",
    ]
    subprocess.run(
        [*command, *small, "--device", "cpu", "--out", str(tmp_path)],
        text=True, capture_output=True, check=True,
    )  # fmt: skip
    policy = parlour.policy(str(tmp_path / "pattern-overlap-0-60s.npz"))
    found = parlour.evaluate(policy, "pattern-overlap", "random", games=100, seats=2, preset="calm")
    assert found.won.value > 0.65


@pytest.mark.soak
@pytest.mark.compiled
def test_a_policy_that_corrects_the_planner_starts_as_strong_as_it(tmp_path: Path) -> None:
    """Transmitter's `master`: with next to no training, it wins as often as `strong`."""
    pytest.importorskip("torch")
    small = {"tables": 60, "most": 2400, "hidden": 16, "critic": 16, "rounds": 1, "compare": 1}
    given = [f"--{name}={value}" for name, value in small.items()]
    done = subprocess.run(
        [sys.executable, "-m", "parlour.lab.train", "transmitter", *given,
         "--device", "cpu", "--out", str(tmp_path)],
        text=True, capture_output=True, check=True,
    )  # fmt: skip
    won = dict(re.findall(r"expert (\d) players: +([\d.]+) %, strong", done.stdout))
    expected = {"2": 48, "3": 55.5, "4": 57.5, "5": 59.5, "6": 60.8}
    assert set(won) == set(expected)
    for seats, rate in expected.items():
        assert abs(float(won[seats]) - rate) < 4, seats
    with np.load(tmp_path / "transmitter-0-master.npz", allow_pickle=False) as kept:
        assert kept["w2"].shape == (16, 19)
