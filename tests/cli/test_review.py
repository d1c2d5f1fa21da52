"""parlour review."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run, text


@pytest.fixture
def lost(run: Run) -> str:
    """A short game of bots that play badly."""
    said = run("play", "transmitter", "--preset", "quick", "--watch", "--bot", "easy", "--seed", 3,
               "--save", "lost.record")  # fmt: skip
    assert said.code == 0, said
    return "lost.record"


def test_a_review_names_what_cost_most(run: Run, lost: str) -> None:
    said = run("review", lost, "--seat", 1)
    assert said.code == 0, said
    assert text("review-of", seat=1) in said.out
    assert text("review-costliest") in said.out
    assert said.out.index("  1. Move ") < said.out.index("     Better: play ")
    assert "This move lowered your chance of winning the round by " in said.out
    assert text("review-exact") in said.out


@pytest.mark.parametrize("language", ["nb", "de"])
def test_a_review_speaks_the_users_language(run: Run, lost: str, language: str) -> None:
    said = run("--lang", language, "review", lost, "--seat", 1)
    assert said.code == 0, said
    assert not any(word in said.out for word in ("Better", "decisions", "cost ", "Move "))


def test_a_review_as_json_has_every_decision(run: Run, lost: str) -> None:
    found = json.loads(run("review", lost, "--json", "--seat", 2).out)
    assert (found["game"], found["seat"], found["unit"]) == ("transmitter", 2, "round")
    assert found["decisions"]
    assert {"at", "move", "best_move", "cost", "advice"} <= found["decisions"][0].keys()


def test_only_finished_games_are_reviewed(run: Run, lost: str, kept: Path) -> None:
    said = run("review", kept.name)
    assert said.code == 2
    assert text("error-review-running", file=kept.name) in said.err
    assert "--seat expects a seat from 0 to 3, not 5" in run("review", lost, "--seat", 5).err
