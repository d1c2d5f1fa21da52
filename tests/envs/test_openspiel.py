"""Games for OpenSpiel: its own tests, and algorithms on small games."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from parlour.core.errors import BadOption, ParlourError
from parlour.envs import openspiel
from tests.envs.test_scripted import SMALL
from tests.games_known import NAMES

ROOT = Path(__file__).resolve().parents[2]


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "parlour.envs.openspiel_game", raising=False)
    with pytest.raises(ParlourError, match=r'pip install "parlour\[openspiel\]"'):
        openspiel("transmitter")


@pytest.fixture
def pyspiel() -> Any:
    return pytest.importorskip("pyspiel")


@pytest.mark.soak
@pytest.mark.parametrize("name", NAMES)
def test_random_games_pass_openspiels_own_test(name: str, pyspiel: Any) -> None:
    pyspiel.random_sim_test(openspiel(name, seats=2), num_sims=2, serialize=False, verbose=False)


@pytest.mark.soak
def test_a_small_game_can_be_saved_and_walked_through(pyspiel: Any) -> None:
    small = openspiel("transmitter", seats=2, options=SMALL)
    pyspiel.random_sim_test(small, num_sims=5, serialize=True, verbose=False)
    again = openspiel("transmitter", seats=2, options=SMALL)
    assert again.get_type().short_name == small.get_type().short_name
    state = small.new_initial_state()
    while not state.is_terminal():
        twin = state.clone()
        outcomes = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else None
        action = (outcomes or state.legal_actions())[0]
        state.apply_action(action)
        assert str(twin) != str(state)
    assert len(set(state.returns())) == 1


@pytest.fixture
def leduc(monkeypatch: pytest.MonkeyPatch, pyspiel: Any) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "examples" / "leduc_poker"))
    from leduc_poker import GAME

    return openspiel(GAME, options={"hands": 1}, utility="zero sum")


@pytest.mark.soak
def test_leduc_poker_is_openspiels(leduc: Any, pyspiel: Any) -> None:
    """The same number of states, and a uniform policy that can be exploited as much."""
    from open_spiel.python.algorithms.gambit import export_gambit

    text, theirs = export_gambit(leduc), pyspiel.load_game("leduc_poker")
    ours = pyspiel.load_efg_game(text)
    assert text.count("\n") - 1 == 9457
    found, wanted = (
        pyspiel.exploitability(one, pyspiel.UniformRandomPolicy(one)) for one in (ours, theirs)
    )
    assert found == pytest.approx(wanted, abs=1e-9)


def test_a_wrong_utility_is_refused(pyspiel: Any) -> None:
    with pytest.raises(BadOption, match="unknown utility 'zero'"):
        openspiel("transmitter", utility="zero")
