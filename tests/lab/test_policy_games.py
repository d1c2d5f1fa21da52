"""Policies in the lab: the same games as without them, except for what the policies do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import parlour
from parlour.core.errors import BadOption, IllegalAction
from parlour.core.registry import game
from parlour.core.turn import Turn
from parlour.lab import batch
from parlour.lab.cells import Cell
from parlour.lab.study import Plan, Setting, Study
from parlour.policies.spec import Spec
from parlour.terminal.cli import main
from tests.games_known import NAMES

pytestmark = pytest.mark.plain


def first(turn: Turn) -> int:
    return turn.legal[0]


def anything(turn: Turn) -> int:
    return int(turn.rng.choice(turn.legal))


@pytest.mark.parametrize("name", NAMES)
def test_the_loop_for_policies_plays_the_games_of_a_batch(name: str) -> None:
    card = game(name)
    seats = card.usual_seats
    levels = ["random", "easy"] if seats % 2 == 0 else ["easy"]
    cell = Cell.of(card, seats, card.chosen(seats), levels, rotate=True)
    assert (batch._with_policies(cell, "s", 0, 2) == batch.run(cell, "s", 0, 2)).all()


def test_a_policy_meets_the_same_deals_and_repeats_its_games() -> None:
    card = game("think-str8")
    cell = Cell.of(card, 2, card.chosen(2), ["mine", "easy"], True, {"mine": anything})
    rows = batch.run(cell, "s", 0, 4)
    again = Cell.of(card, 2, card.chosen(2), ["mine", "easy"], True, {"mine": anything})
    assert (batch.run(again, "s", 0, 4) == rows).all()
    assert rows["turn"].tolist() == [0, 1, 0, 1]
    other = Cell.of(card, 2, card.chosen(2), ["mine", "easy"], True, {"mine": first})
    assert not (batch.run(other, "s", 0, 4)["score"] == rows["score"]).all()


def test_a_cell_knows_its_policies_by_their_files(tmp_path: Path) -> None:
    card, path = game("transmitter"), tmp_path / "mine.py"
    keys = set()
    for body in ("turn.legal[0]", "turn.legal[-1]"):
        path.write_text(f"def policy(turn):\n    return {body}\n")
        spec = Spec.read(str(path))
        keys.add(Cell.of(card, 2, card.chosen(2), ["mine"], policies={"mine": spec}).key)
    plain = Cell.of(card, 2, card.chosen(2), ["easy"], policies={"mine": spec})
    assert len(keys) == 2
    assert plain.key == Cell.of(card, 2, card.chosen(2), ["easy"]).key


def test_a_study_remembers_its_policies(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text("def policy(turn):\n    return turn.legal[0]\n")
    spec, card = Spec.read(str(path)), game("transmitter")
    cell = Cell.of(card, 2, card.chosen(2), ["mine"], policies={"mine": spec})
    setting = Setting(cell.key, 2, cell.bots, 1, dict(cell.options), None, {}, {"mine": spec})
    Study.begin(tmp_path / "s", card, Plan("transmitter", 1, 1, [setting], 1, None))
    assert Study.at(tmp_path / "s", lambda name: card).cells[0].policies == {"mine": spec}


# evaluate


def test_a_policy_is_evaluated_on_both_sides_of_every_deal() -> None:
    found = parlour.evaluate(first, "think-str8", against="easy", games=7, seats=2)
    assert (found.policy, found.against, found.kind) == ("first", "easy", "match")
    assert (found.games, found.deals, found.even) == (8, 4, 0.5)
    assert found.won.value + found.other_won.value + found.drawn == pytest.approx(1)
    assert found.won.low <= found.won.value <= found.won.high
    assert "first against easy, 8 games on 4 deals" in repr(found)
    assert '"policy":"first"' in found.json()


def test_a_policy_against_itself_is_exactly_even() -> None:
    def same(turn: Turn) -> int:
        return turn.legal[0]

    found = parlour.evaluate(first, "think-str8", against=same, games=8, seats=2)
    assert found.won.value == found.other_won.value
    assert found.edge.value == 0
    assert found.score_difference.value == 0


def test_a_co_operative_policy_is_compared_on_the_same_deals() -> None:
    quick: dict[str, Any] = {"game": "transmitter", "games": 8, "seats": 2, "preset": "quick"}
    found = parlour.evaluate(anything, against="easy", **quick)
    assert (found.kind, found.games, found.deals, found.even) == ("same deals", 8, 4, None)
    again = parlour.evaluate("easy", against=anything, **quick)
    assert again.won.value == found.other_won.value
    assert again.edge.value == -found.edge.value


def test_a_few_games_prove_nothing() -> None:
    found = parlour.evaluate("random", "sequence-numbers", against="easy", games=4, seats=2)
    assert found.won.high > 0.3
    assert found.edge.p > 0.05


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ({"against": "stronk"}, "unknown bot 'stronk'.*did you mean strong"),
        ({"games": 0}, "games must be a positive integer"),
        ({"sides": 5}, "sides must be an integer from 2 to 4"),
        ({"policy": 7}, "a policy must be a function, a file or a level, not 7"),
        ({"policy": "strong"}, "strong can.t be compared with itself"),
    ],
)
def test_what_cant_be_evaluated_is_refused(more: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOption, match=why):
        parlour.evaluate(**{"policy": first, "game": "think-str8", "seats": 4, **more})


def test_a_function_that_cheats_is_not_covered_up() -> None:
    with pytest.raises(IllegalAction, match="action 10000 isn't legal"):
        parlour.evaluate(lambda turn: 10_000, "think-str8", games=2, seats=2)


def test_a_file_that_fails_is_replaced_and_counted(tmp_path: Path, capsys: Any) -> None:
    path = tmp_path / "bad.py"
    path.write_text("def policy(turn):\n    return 1 / 0\n")
    found = parlour.evaluate(str(path), "transmitter", "random", 2, seats=2, preset="quick")
    assert found.fallbacks > 3
    assert "failed" in repr(found)
    assert capsys.readouterr().err.count("ZeroDivisionError") == 1


# The commands


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text("def policy(turn):\n    return turn.legal[-1]\n")
    return path


def test_evaluate_and_ladder_on_the_command_line(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = ["think-str8", "--seats", "2"]
    assert main(["evaluate", *table, "--policy", f"best={file}", "--against", "easy",
                 "--games", "2"]) == 0  # fmt: skip
    assert "best against easy, 2 games on 1 deals" in capsys.readouterr().out
    assert main(["evaluate", *table, "--policy", "nowhere.onnx"]) == 2
    assert "file nowhere.onnx not found" in capsys.readouterr().err


def test_bots_of_a_study_and_a_game_can_be_policies(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "study")
    quick = ["transmitter", "--seats", "2", "--preset", "quick"]
    assert main(["lab", "run", *quick, "--games", "2", "--workers", "1",
                 "--bots", f"easy,{file}", "--out", out]) == 0  # fmt: skip
    said = capsys.readouterr().out
    assert "easy and mine: 2 games" in said
    assert main(["lab", "run", "transmitter", "--bots", str(file), "--on", "gpu"]) == 2
    assert "policies only play on this machine" in capsys.readouterr().err
    assert main(["play", *quick, "--watch", "--seed", "1", "--bots", f"easy,{file}"]) == 0
    assert "Game over" in capsys.readouterr().out


def test_a_bad_policy_doesnt_stop_a_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text("def policy(turn):\n    return 1 / 0\n")
    assert main(["play", "transmitter", "--seats", "2", "--preset", "quick", "--watch",
                 "--seed", "1", "--bot", str(bad)]) == 0  # fmt: skip
    said = capsys.readouterr().out
    assert said.count("division by zero") == 1
    assert "The easy bot moves instead." in " ".join(said.split())
    assert "Game over" in said


@pytest.mark.parametrize("name", ["bad", "strong"])
def test_a_policy_that_cant_play_is_refused_before_the_game(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / f"{name}.py"
    path.write_text('GAME = "synergy"\ndef policy(turn):\n    return 0\n')
    assert main(["play", "transmitter", "--watch", "--bot", str(path)]) == 2
    said = capsys.readouterr().err
    assert ("'strong' is already a level" if name == "strong" else "plays synergy") in said


def test_shares_that_never_differ_still_have_an_interval() -> None:
    from parlour.lab.evaluating import edge, share

    all_won = np.ones(10)
    assert share(all_won).low < 0.75
    gap = edge(np.full(10, 0.5), all_won, known=True)
    assert 0 < gap.low < 0.3
    assert (gap.value, gap.high) == (0.5, 0.5)
    assert 0 < gap.p < 0.01
