"""The trained policies in examples/train/policies."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.core.table import Table
from parlour.policies.network import Network, from_arrays
from tests.games_known import NAMES

HOME = Path(__file__).parents[2] / "examples" / "train" / "policies"
SETTINGS: dict[str, dict[str, Any]] = {
    "pattern-overlap": {"seats": 2, "preset": "calm"},
    "sequence-numbers": {"seats": 2},
    "synergy": {"seats": 3, "preset": "first-chord"},
    "think-str8": {"seats": 4},
    "transmitter": {"seats": 4, "preset": "expert"},
}


@pytest.mark.parametrize("name", NAMES)
def test_a_trained_policy_plays_todays_observations(name: str) -> None:
    """It raises an error if the game's features or actions have changed since it was trained."""
    play = from_arrays(str(HOME / f"{name}.npz"))
    assert isinstance(play, Network)
    assert play.games == (name,)
    table = Table(name, seed=1, **SETTINGS[name])
    for _ in range(6):
        seat = table.actors[0]
        table.play(seat, play(table.turn(seat)))


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize("name", NAMES)
def test_a_trained_policy_plays_well(name: str) -> None:
    """Far better than random players, as it can't if features mean something else by now."""
    policy = parlour.policy(str(HOME / f"{name}.npz"))
    found = parlour.evaluate(policy, name, "random", games=40, **SETTINGS[name])
    assert found.edge.low > 0
