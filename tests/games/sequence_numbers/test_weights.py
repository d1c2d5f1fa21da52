"""The weights: `strong` plays as before they had names, and `master` has learned ones."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest

import parlour
from parlour import Table
from parlour.features.tuning import FILE, Weights, learned
from parlour.games.sequence_numbers import weights
from parlour.lab.matches import duel

from ..same_games import digest

GAME = parlour.game("sequence-numbers")
SAME = [
    (2, {}, ["strong"], "bc76c23f15c7679b"),
    (2, {"sequences_to_win": 1, "open_discards": "top"}, ["strong"], "e0697aee6f41c397"),
    (3, {}, ["strong"], "e59ec337cda0ec80"),
    (4, {}, ["strong"], "568d106636946a77"),
    (6, {}, ["strong", "fair"], "9449a4c6c6dbc909"),
    (6, {"teams": 3}, ["strong"], "caa0c371ac839a6e"),
]


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("seats", "options", "bots", "known"),
    [SAME[0], *(pytest.param(*one, marks=pytest.mark.soak) for one in SAME[1:])],
)
def test_strong_plays_as_before_its_weights_had_names(
    seats: int, options: dict[str, Any], bots: list[str], known: str
) -> None:
    assert digest("sequence-numbers", seats, options, bots) == known


def test_every_setting_that_was_learned_is_better_than_by_hand():
    found = msgspec.json.decode((weights.HOME / FILE).read_bytes(), type=Weights)
    names = {weight.name for weight in weights.WEIGHTS}
    assert found.game == "sequence-numbers"
    assert set(found.settings) <= {setting.name for setting in weights.SETTINGS}
    for name, one in found.settings.items():
        assert set(one.weights) == names
        assert one.low > one.even, name
        assert found.command[name].startswith("python -m parlour.lab.tune sequence-numbers")


def test_weights_are_within_their_range():
    for row in weights.MASTER:
        for weight, value in zip(weights.WEIGHTS, row, strict=True):
            assert weight.low <= value <= weight.high, weight.name


def test_learned_weights_by_setting(tmp_path):
    some = {"game": "x", "against": "strong", "command": {}, "settings": {
        "4x2": {"weights": {"risk": 7.0}, "rounds": 1, "games": 2, "won": 0.5, "low": 0.4,
                "high": 0.6, "even": 0.5}}}  # fmt: skip
    (tmp_path / FILE).write_bytes(msgspec.json.encode(some))
    found = learned(tmp_path, weights.WEIGHTS, weights.SETTINGS)
    risk = [weight.name for weight in weights.WEIGHTS].index("risk")
    assert found[2, risk] == 7.0
    found[2, risk] = weights.STRONG[0, risk]
    np.testing.assert_array_equal(found, np.repeat(weights.STRONG, len(found), axis=0))


def test_a_weight_that_the_game_does_not_have(tmp_path):
    some = {"game": "x", "against": "strong", "command": {}, "settings": {
        "2x2": {"weights": {"luck": 7.0}, "rounds": 1, "games": 2, "won": 0.5, "low": 0.4,
                "high": 0.6, "even": 0.5}}}  # fmt: skip
    (tmp_path / FILE).write_bytes(msgspec.json.encode(some))
    with pytest.raises(ValueError, match="no weight 'luck'"):
        learned(tmp_path, weights.WEIGHTS, weights.SETTINGS)


@pytest.mark.parametrize(("seats", "teams", "row"), [
    (2, 2, 0), (3, 3, 1), (4, 2, 2), (6, 2, 3), (6, 3, 4),
])  # fmt: skip
def test_each_kind_of_table_has_its_row(seats, teams, row):
    table = Table(GAME, seats, seed=1, options={"teams": teams} if seats == 6 else {})
    assert weights.setting_of(table.look(0)[0]) == row
    setting = weights.SETTINGS[row]
    assert (setting.seats, setting.sides) == (seats, teams)


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize(("seats", "deals"), [(4, 4000), (6, 4000)])
def test_master_beats_strong(seats, deals):
    found = duel(GAME, seats, GAME.chosen(seats), "master", "strong", 2 * deals)
    assert found.won > 0.5
