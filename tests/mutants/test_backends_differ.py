"""A backend that plays another game is noticed."""

from __future__ import annotations

import pytest

from parlour.contract import Broken, backends
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
    with pytest.raises(Broken, match="another length"):
        backends.same_compiled_and_interpreted(EVERY[-1])


def test_a_kernel_that_cannot_run_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backends, "home", lambda game: "nowhere:GAME")
    with pytest.raises(Broken, match="no game at nowhere"):
        backends.same_compiled_and_interpreted(EVERY[-1])
