"""What is said when a GPU plays other games than a core."""

from __future__ import annotations

import numpy as np
import pytest

from parlour.core.errors import ParlourError
from parlour.lab import playouts
from parlour.lab.differences import difference
from tests.games_known import EVERY


def code(seat: int, action: int) -> int:
    return 1 + 8 * action + seat


GAME = [code(0, 13), code(1, 3), code(2, 14)]
OTHER = [code(0, 5), code(1, 6)]


def test_equal_games_have_no_difference() -> None:
    assert difference("transmitter", [GAME, OTHER], [[*GAME], [*OTHER]]) is None


@pytest.mark.parametrize(
    ("came", "words"),
    [
        (
            [code(0, 13), code(2, 7), code(2, 14)],
            "from move 1 (counted from 0): action 7 of seat 2 on the GPU, action 3 of seat 1",
        ),
        (GAME[:2], "from move 2 (counted from 0): game over on the GPU, action 14 of seat 2"),
        (
            [*GAME, code(3, 0)],
            "from move 3 (counted from 0): action 0 of seat 3 on the GPU, game over",
        ),
    ],
)
def test_the_first_differing_move_is_named(came: list[int], words: str) -> None:
    found = difference("transmitter", [OTHER, GAME, GAME], [OTHER, came, [*GAME, 1]])
    assert found == (
        f"2 of 3 games of transmitter play out differently on this GPU; game 1 {words} on a core"
    )


def test_a_gpu_that_plays_other_games_is_not_measured(monkeypatch) -> None:
    game = EVERY[-1]

    def trace(game: object, seats: int, options: object, number: int) -> list[int]:
        return [code(number % 2, number), code(0, 1)]

    def traces_in_a_kernel(game: object, seats: int, options: object, games: int) -> list:
        played = [trace(game, seats, options, number) for number in range(games)]
        played[40][1] = code(1, 1)
        return played

    monkeypatch.setattr(playouts, "trace", trace)
    monkeypatch.setattr(playouts, "traces_in_a_kernel", traces_in_a_kernel)
    with pytest.raises(ParlourError) as raised:
        playouts.on_gpu(game, 2, game.chosen(2), seconds=1)
    assert str(raised.value) == (
        f"1 of 64 games of {game.name} play out differently on this GPU; game 40"
        " from move 1 (counted from 0): action 1 of seat 1 on the GPU, action 1 of seat 0 on a core"
    )


class OneMoveMore:
    """A launch whose table 5 plays a move too many."""

    def __init__(self, game: object, seats: int, options: object, tables: int) -> None:
        self.tables = tables

    def __call__(self, first: int, games: int) -> np.ndarray:
        return np.array([games * len(GAME) + (table == 5) for table in range(self.tables)])


def test_games_one_after_another_are_counted(monkeypatch) -> None:
    game = EVERY[-1]
    monkeypatch.setattr(playouts, "trace", lambda *_: GAME)
    monkeypatch.setattr(playouts, "traces_in_a_kernel", lambda *_: [GAME] * playouts.CHECKED)
    monkeypatch.setattr(playouts, "Launch", OneMoveMore)
    with pytest.raises(ParlourError) as raised:
        playouts.on_gpu(game, 2, game.chosen(2), seconds=1)
    assert str(raised.value) == (
        f"4 games of {game.name} in a row play out differently on this GPU: those from game 20 have"
        " 13 moves there, 12 on a core"
    )
