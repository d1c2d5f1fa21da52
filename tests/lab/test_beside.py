"""A policy at tables where bots have some of the seats."""

from __future__ import annotations

from pathlib import Path

import numpy as np

import parlour
from parlour.envs import vector
from parlour.lab import beside
from parlour.lab.beside import _best, _seats_of_bots, won_beside

MIX = [{"seats": 2, "preset": "quick"}, {"seats": 4, "preset": "quick"}]


def network(path: Path) -> Path:
    """A policy that prefers the actions with higher numbers."""
    env = vector("transmitter", 1, seed=1)
    size, actions = env.observation.shape[1], env.num_actions
    np.savez(path, w0=np.zeros((size, actions), np.float16), b0=np.arange(actions).astype("f2"))
    return path


def test_bots_have_their_seats_and_the_policy_has_at_least_one() -> None:
    theirs = _seats_of_bots(MIX, 2, 4)
    assert theirs.shape == (beside.EACH * 2, 4)
    assert (theirs[0::2].sum(1) == 1).all()  # of two
    assert (theirs[1::2].sum(1) == 2).all()  # of four
    assert len({tuple(row) for row in theirs[1::2]}) == 4, "every seat has its turn"


def test_the_policy_plays_its_best_legal_action() -> None:
    layers = [(np.zeros((3, 4), np.float32), np.array([1, 4, 3, 2], np.float32))]
    masks = np.array([[True, True, True, True], [True, False, False, True]])
    assert _best(layers, np.zeros((2, 3), np.float32), masks).tolist() == [1, 3]


def test_bots_help_a_policy_that_knows_nothing(tmp_path: Path) -> None:
    """With two players, one of them transmits in turn, so half of the rounds are the bot's."""
    file = str(network(tmp_path / "mine.npz"))
    alone, helped = (
        won_beside("transmitter", MIX, file, "fair", bots, 3, "seed").sum(0) for bots in (0, 3)
    )
    assert (alone == 0).all()
    assert helped[1] > 0
    assert parlour.game("transmitter").bots["fair"]
