"""A backend that plays differently is caught."""

from __future__ import annotations

import pytest

from parlour.contract import Broken, backends
from parlour.core.engine import engines
from parlour.lab.playouts import trace
from tests.games_known import EVERY

pytestmark = pytest.mark.plain


def test_a_move_that_differs_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = backends.run

    def run(*job):
        found = honest(*job)
        found[3][2] = "another position"
        return found

    monkeypatch.setattr(backends, "run", run)
    with pytest.raises(Broken, match="game 3 differs interpreted after move 2"):
        backends.same_compiled_and_interpreted(EVERY[-1])


def test_a_game_of_another_length_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = backends.run
    monkeypatch.setattr(backends, "run", lambda *job: [one[:-1] for one in honest(*job)])
    with pytest.raises(Broken, match="a different number of moves"):
        backends.same_compiled_and_interpreted(EVERY[-1])


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda moves: [*moves[:1], moves[1] + 8, *moves[2:]], "game 2 differs in a kernel"),
        (lambda moves: moves[:-1], "game 2 has a different number of moves in a kernel"),
    ],
)
def test_a_kernel_that_plays_another_game_is_caught(monkeypatch, spoil, words: str) -> None:
    game = EVERY[-1]
    seats, options = game.usual_seats, game.chosen(game.usual_seats)

    def run(*job):
        found = [trace(game, seats, options, n) for n in range(backends.KERNEL_GAMES)]
        return [spoil(moves) if n == 2 else moves for n, moves in enumerate(found)]

    monkeypatch.setattr(backends, "run", run)
    with pytest.raises(Broken, match=words):
        backends.same_in_a_kernel(game)


def test_a_backend_that_cannot_run_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backends, "home", lambda game: "nowhere:GAME")
    with pytest.raises(Broken, match="no game at nowhere"):
        backends.same_compiled_and_interpreted(EVERY[-1])


def test_a_bot_that_plays_otherwise_interpreted_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    game = EVERY[-1]
    think = engines(game).interpreted.bot("easy")
    others = iter((0, 0, 0, 1, 0))

    def now_and_then(*given: object) -> int:
        return think(*given) ^ next(others, 0)

    monkeypatch.setitem(engines(game).interpreted._bots, "easy", now_and_then)
    with pytest.raises(Broken, match=r"easy plays \d interpreted and \d compiled"):
        backends.same_thoughts(game)


@pytest.mark.slow
def test_a_sound_game_is_the_same_in_a_kernel_without_the_compiler() -> None:
    assert backends.same_in_a_kernel(EVERY[-1]).endswith("positions of 4 games")
