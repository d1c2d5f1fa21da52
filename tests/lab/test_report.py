"""Reports: a single page with everything on it, which loads nothing."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import numpy as np
import pytest

import parlour
from parlour.lab.cells import Cell
from parlour.lab.ladder import ladder
from parlour.lab.progress import Progress, play
from parlour.lab.report import page
from parlour.lab.study import Plan, Setting, Study
from parlour.lab.summary import bars, summary
from parlour.lab.workers import here

pytestmark = pytest.mark.slow

TEAMS = parlour.game("sequence-numbers")
TOGETHER = parlour.game("transmitter")
FEW, MATCHES = 6, 12  # games per cell, interpreted


def study(folder: Path, game, seats: int, **varied) -> Study:
    cells = []
    for name, values in varied.items():
        for value in values:
            options = game.chosen(seats, None, {name: value})
            one = Cell.of(game, seats, options, ["fair"])
            cells.append(Setting(one.key, seats, one.bots, 1, options, None, {name: value}))
    made = Study.begin(folder, game, Plan(game.name, game.version, 3, cells, FEW, None, "x <y>"))
    assert play(made, here, Progress(made, io.StringIO()))
    return made


@pytest.fixture(scope="module")
def made(tmp_path_factory) -> Study:
    return study(tmp_path_factory.mktemp("report") / "s", TEAMS, 4, hand_cards=[3, 5])


def shown(text: str) -> dict:
    return json.loads(re.search(r'id="data">(.*?)</script>', text, re.S)[1])


def test_a_page_fetches_nothing(made: Study) -> None:
    text = page(made)
    assert "default-src 'none'" in text
    assert "://" not in text
    assert not re.search(r"\b(src|href)\s*=|@import|url\(", text)
    assert "<!--" not in text


def test_a_page_has_every_cell_and_figure(made: Study) -> None:
    facts = shown(page(made))
    assert facts["varied"] == ["hand_cards"]
    assert [cell["label"] for cell in facts["cells"]] == ["hand_cards 3", "hand_cards 5"]
    for cell in facts["cells"]:
        assert cell["games"] == FEW
        says = [group["says"] for group in cell["groups"]]
        assert says[:3] == ["games won, by seat", "games won, by team", "how games ended"]
        assert "sequences, by direction" in says
        for group in cell["groups"]:
            for _, value, low, high, _ in group["rows"]:
                assert low <= value <= high
        assert sum(cell["length"]["shares"]) == pytest.approx(1, abs=1e-3)
    assert facts["command"] == "x <y>"


def test_what_people_named_cannot_end_the_script(made: Study) -> None:
    made.plan.command = "</script><b>"
    assert "</script><b>" not in page(made)


def test_figures_are_those_of_the_games(made: Study) -> None:
    games = made.games(0)
    found = summary(games)
    won = games.seats("won")
    assert [f.value for f in found.seats.figures] == pytest.approx(list(won.mean(axis=0)))
    assert found.teams.figures[0].value == pytest.approx(won[:, 0].mean())
    assert found.first_seat.value == pytest.approx(won[:, 0].mean() - won[:, 1:].mean())
    by_name = {one.says: one for one in found.measures}
    turns = by_name["turns played"].figures[0]
    assert turns.value == pytest.approx(games["turns"].mean())
    used = by_name["actions"].figures
    assert sum(f.value for f in used) == pytest.approx(1)


def test_a_study_that_was_stopped_can_be_looked_at(tmp_path: Path) -> None:
    cell = Cell.of(TOGETHER, 4, TOGETHER.chosen(4), ["easy"])
    setting = Setting(cell.key, 4, cell.bots, 1, dict(cell.options), None, {})
    plan = Plan(TOGETHER.name, 1, 3, [setting], 10, None, "x")
    assert shown(page(Study.begin(tmp_path / "s", TOGETHER, plan)))["cells"] == []


def levels(folder: Path, game, seats: int, tables: list[list[str]]) -> Study:
    """Run a study that varies the bots, with rotated seats."""
    cells = []
    for bots in tables:
        options = game.chosen(seats)
        one = Cell.of(game, seats, options, bots, rotate=True)
        varied = {"bots": "/".join(bots)}
        cells.append(Setting(one.key, seats, one.bots, one.turns, options, None, varied))
    made = Study.begin(folder, game, Plan(game.name, game.version, 3, cells, MATCHES, None, "x"))
    assert play(made, here, Progress(made, io.StringIO()))
    return made


def test_a_ladder_shows_how_often_the_higher_level_wins(tmp_path: Path) -> None:
    made = levels(tmp_path / "s", TEAMS, 2, [["fair", "easy"], ["random", "fair"], ["easy"]])
    low, high = ladder(made)
    assert [(low.above, low.below), (high.above, high.below)] == [
        ("fair", "easy"), ("fair", "random")]  # fmt: skip
    games = made.games(0)
    fair = games.seats("level") == "fair"
    won = games.seats("won")
    assert low.even == 0.5
    assert low.games == MATCHES
    decided = won.sum(axis=1) > 0
    assert low.figure.value == pytest.approx((won * fair).sum() / decided.sum())
    assert high.figure.low > 0.5
    facts = shown(page(made))
    assert [rung["above"] for rung in facts["ladder"]] == ["fair", "fair"]
    assert facts["ladder"][1]["row"][1] == pytest.approx(high.figure.value, abs=1e-5)


def test_where_all_play_together_a_rung_is_a_difference(tmp_path: Path) -> None:
    made = levels(tmp_path / "s", TOGETHER, 3, [["fair"], ["random"], ["fair", "easy", "easy"]])
    (rung,) = ladder(made)
    assert (rung.above, rung.below, rung.even, rung.games) == ("fair", "random", 0.0, MATCHES)
    fair, random = (made.games(k)["won_0"].mean() for k in (0, 1))
    assert rung.figure.value == pytest.approx(fair - random)


def test_a_study_without_levels_has_no_ladder(made: Study) -> None:
    assert ladder(made) == []


def test_bars_hold_every_game() -> None:
    found = bars(np.array([3, 3, 4, 80]))
    assert found.low == 3
    assert found.step == 4
    assert found.shares[0] == 0.75
    assert found.shares[-1] == 0.25
    assert bars(np.array([0.0, 0.5, 1.0]), 0.0, 1.0).shares[-1] == pytest.approx(1 / 3)
