"""The kernel that steps tables on a GPU does what `vector` does on a core."""

from __future__ import annotations

import os
import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from parlour.core.errors import BadOption, ParlourError
from parlour.envs import gpu, kernel
from parlour.envs.stepping import Variant
from tests.envs.test_over_at_once import VECTOR_SEED

IN_THE_SIMULATOR = """
import numpy as np
from parlour.core.registry import card_of
from parlour.envs import vector
from parlour.envs.arrays import Shown
from parlour.envs.kernel import BEGIN, STEP, kernel
from parlour.envs.stepping import Variant

given = dict(max_steps=9, {given})
ours, theirs = (vector("{name}", 3, **given) for _ in range(2))
variant = Variant(given["encoding"], offers=given.get("actions") == "candidates")
run = kernel(card_of("{name}"), variant, True, {drafts})
flags, actions = np.ones(3, bool), np.zeros(3, np.int32)
illegal = np.zeros(3, bool)

def launch(mode):
    run[1, 3](theirs._tables, theirs._shown, flags, actions, illegal, mode)

ours.reset()
launch(BEGIN)
for step in range(24):
    for name in Shown._fields:
        same = np.array_equal(getattr(ours._shown, name), getattr(theirs._shown, name))
        assert same, (step, name)
    assert not illegal.any()
    actions[:] = ours.sample()
    ours.step(actions)
    launch(STEP)
before = theirs._tables.state.tobytes(), theirs.observation.copy()
open = ~theirs._tables.over
actions[:] = np.where(open, np.argmin(theirs.legal_action_mask, 1), 0)
launch(STEP)
assert np.array_equal(illegal, open)
if open.all():
    assert before[0] == theirs._tables.state.tobytes()
    assert np.array_equal(before[1], theirs.observation)
print("the same")
"""


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("mode", "encoding", "drafts"),
    [
        ("same_step", "features", None),
        ("next_step", "compact", None),
        ("same_step", "compact", True),
    ],
)
def test_the_kernel_steps_the_same_games(mode: str, encoding: str, drafts: bool | None) -> None:
    """In numba's simulator; an illegal action is reported and changes nothing."""
    given = f"seed=5, autoreset={mode!r}, encoding={encoding!r}"
    assert_the_same("transmitter", given, drafts)


@pytest.mark.soak
@pytest.mark.compiled
def test_the_kernel_skips_a_game_that_is_over_when_it_is_dealt() -> None:
    """The third table's first one, with this seed."""
    given = (
        f"seats=2, preset='calm', seed={VECTOR_SEED}, autoreset='same_step', encoding='compact', "
        "actions='candidates'"
    )
    assert_the_same("pattern-overlap", given, None)


def assert_the_same(name: str, given: str, drafts: bool | None) -> None:
    """The kernel does what the environment does."""
    done = subprocess.run(
        [sys.executable, "-c", IN_THE_SIMULATOR.format(name=name, given=given, drafts=drafts)],
        text=True, capture_output=True, env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
    )  # fmt: skip
    assert done.stdout == "the same\n", done.stderr


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"dtype": "float64"}, "unknown dtype 'float64'"),
        ({"encoding": "raw"}, "don't support encoding='raw'"),
        ({"encoding": "compact", "dtype": "float16"}, "must be used together"),
        ({"dtype": "int8"}, "must be used together"),
        ({"all_seats": True}, "don't support all_seats=True"),
        ({"threads": 2}, "don't support threads=2"),
    ],
)
def test_what_a_gpu_cannot_do_is_said(given: dict[str, object], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        gpu("transmitter", 4, **given)


def test_without_features_there_is_no_kernel() -> None:
    game: Any = SimpleNamespace(title="Tic-tac-toe", lab=SimpleNamespace(observe=None))
    with pytest.raises(ParlourError, match="need features"):
        kernel.kernel_rule(game, Variant("features"), False, True, None)


def test_without_pytorch_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(ParlourError, match="pip install torch"):
        gpu("transmitter", 4)
