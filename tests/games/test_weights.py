"""The weights: `strong` plays the same games as ever by its own, and `master` has learned ones."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

import parlour
from parlour.features.tuning import FILE, Weights, learned
from parlour.lab.matches import duel

from .same_games import digest

GAMES = ("sequence-numbers", "synergy", "think-str8", "pattern-overlap")
EVERY_CARD = {"mission": "custom", "custom_rounds": 4, "custom_fail": 1,
              **{f"custom_{k}": True for k in "abcdefghij"}}  # fmt: skip
SAME: list[tuple[str, int, dict[str, Any], list[str], str]] = [
    ("sequence-numbers", 2, {}, ["strong"], "f5e4b9054d85f477"),
    ("sequence-numbers", 2, {"sequences_to_win": 1, "open_discards": "top"}, ["strong"],
     "cd5c50bd311bd2bf"),
    ("sequence-numbers", 3, {}, ["strong"], "e59ec337cda0ec80"),
    ("sequence-numbers", 4, {}, ["strong"], "a6e330708303c0d1"),
    ("sequence-numbers", 6, {}, ["strong", "fair"], "3efd151c5fc65239"),
    ("sequence-numbers", 6, {"teams": 3}, ["strong"], "bc84062727d2a0a4"),
    ("synergy", 2, {"mission": 30}, ["strong"], "e6cc52cc2fc0455a"),
    ("synergy", 2, {"mission": 9}, ["strong", "fair"], "61950cd04a680f54"),
    ("synergy", 3, {"mission": 29}, ["strong"], "0b825170e1aa60b8"),
    ("synergy", 3, {"mission": 15}, ["easy"], "946c245d7c22a13b"),
    ("synergy", 4, {"mission": 26}, ["strong", "fair"], "c51d00f5ea6cd884"),
    ("synergy", 4, EVERY_CARD, ["strong"], "c4f99a5467991357"),
    ("synergy", 5, {"mission": 21}, ["strong"], "6af4955d19d2b1a2"),
    ("think-str8", 2, {}, ["strong"], "d52c87343ec5a5e1"),
    ("think-str8", 3, {}, ["strong"], "4a70e896d3ec400d"),
    ("think-str8", 4, {}, ["strong", "fair"], "c54be57859d18030"),
    ("think-str8", 4, {"intro": True}, ["strong"], "51ac56cb282d6dd3"),
]  # fmt: skip


def weights_of(game: str) -> Any:
    """The module with a game's weights."""
    return import_module(f"parlour.games.{game.replace('-', '_')}.weights")


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize(("game", "seats", "options", "bots", "known"), SAME)
def test_the_same_games_are_played_by_the_weights_set_by_hand(
    game: str, seats: int, options: dict[str, Any], bots: list[str], known: str
) -> None:
    assert digest(game, seats, options, bots) == known


@pytest.mark.parametrize("game", GAMES)
def test_every_setting_that_was_learned_is_better_than_by_hand(game: str) -> None:
    weights = weights_of(game)
    found = msgspec.json.decode((weights.HOME / FILE).read_bytes(), type=Weights)
    names = {weight.name for weight in weights.WEIGHTS}
    assert found.game == game
    assert set(found.settings) <= {setting.name for setting in weights.SETTINGS}
    for name, one in found.settings.items():
        assert set(one.weights) == names
        assert one.low > one.even, name
        assert found.command[name].startswith(f"python -m parlour.lab.tune {game}")


@pytest.mark.parametrize("game", GAMES)
def test_weights_are_within_their_range(game: str) -> None:
    weights = weights_of(game)
    for row in weights.MASTER:
        for weight, value in zip(weights.WEIGHTS, row, strict=True):
            assert weight.low <= value <= weight.high, weight.name


def a_file(folder: Path, setting: str, **those: float) -> None:
    """Write learned weights of one setting."""
    one = {"weights": those, "rounds": 1, "games": 2, "won": 0.5, "low": 0.4, "high": 0.6,
           "even": 0.5}  # fmt: skip
    some = {"game": "x", "against": "strong", "command": {}, "settings": {setting: one}}
    (folder / FILE).write_bytes(msgspec.json.encode(some))


@pytest.mark.parametrize("game", GAMES)
def test_learned_weights_by_setting(game: str, tmp_path: Path) -> None:
    weights = weights_of(game)
    row, column = len(weights.SETTINGS) - 2, 1
    a_file(tmp_path, weights.SETTINGS[row].name, **{weights.WEIGHTS[column].name: 7.0})
    found = learned(tmp_path, weights.WEIGHTS, weights.SETTINGS)
    assert found[row, column] == 7.0
    found[row, column] = weights.STRONG[0, column]
    for setting, numbers in zip(weights.SETTINGS, found, strict=True):
        by_hand = {one.name: one.value for one in weights.WEIGHTS} | dict(setting.hand)
        assert by_hand == {
            one.name: value for one, value in zip(weights.WEIGHTS, numbers, strict=True)
        }


@pytest.mark.parametrize("game", GAMES)
def test_a_weight_that_the_game_does_not_have(game: str, tmp_path: Path) -> None:
    weights = weights_of(game)
    a_file(tmp_path, weights.SETTINGS[0].name, luck=7.0)
    with pytest.raises(ValueError, match="no weight 'luck'"):
        learned(tmp_path, weights.WEIGHTS, weights.SETTINGS)


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize(
    ("game", "seats", "games"),
    [("sequence-numbers", 4, 8000), ("sequence-numbers", 6, 8000), ("think-str8", 4, 2000)],
)
def test_master_beats_strong(game: str, seats: int, games: int) -> None:
    card = parlour.game(game)
    assert duel(card, seats, card.chosen(seats), "master", "strong", games).won > 0.5
