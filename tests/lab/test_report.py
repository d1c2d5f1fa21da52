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
from parlour.lab.compare import compare
from parlour.lab.ladder import ladder
from parlour.lab.lines import compared_line, study_lines
from parlour.lab.progress import Progress, play
from parlour.lab.report import page
from parlour.lab.study import Plan, Setting, Study
from parlour.lab.summary import bars, summary
from parlour.lab.words import Words
from parlour.lab.workers import here
from tests.games_known import EVERY

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
    assert [cell["varied"] for cell in facts["cells"]] == [{"hand_cards": "3"}, {"hand_cards": "5"}]
    assert [cell["label"] for cell in facts["cells"]] == [
        f"{facts['named']['hand_cards']}: {count}" for count in (3, 5)
    ]
    for cell in facts["cells"]:
        assert cell["games"] == FEW
        ids = [group["id"] for group in cell["groups"]]
        assert ids[:3] == ["seats", "teams", "reasons"]
        assert "measure-line_ways" in ids
        for group in cell["groups"]:
            for _, value, low, high, _, _ in group["rows"]:
                assert low <= value <= high
        assert sum(cell["length"]["shares"]) == pytest.approx(1, abs=1e-3)
    assert facts["command"] == "x <y>"


WORDED = {
    "de": ("eine Studie", "Reihen nach Richtung", "Person 1", "Wie die Partien endeten"),
    "nb": ("en studie", "Rekker etter retning", "Spiller 1", "Hvordan spillene endte"),
}


@pytest.mark.parametrize("language", WORDED)
def test_a_page_is_worded_in_a_language_and_keeps_its_ids(made: Study, language: str) -> None:
    title, measure, seat, ended = WORDED[language]
    text, english = page(made, language), shown(page(made))
    facts = shown(text)
    assert f'<html lang="{language}">' in text
    assert f"<title>Sequence Numbers: {title}</title>" in text
    groups = {group["id"]: group for group in facts["cells"][0]["groups"]}
    assert groups["measure-line_ways"]["says"] == measure
    assert groups["seats"]["rows"][0][0] == seat
    assert groups["reasons"]["says"] == ended
    assert ids_and_figures(facts) == ids_and_figures(english)
    for id, words in facts["texts"].items():
        assert words != english["texts"][id] or id in ("setting", "percent"), id


def ids_and_figures(facts: dict) -> list:
    return [
        (group["id"], [row[1:] for row in group["rows"]])
        for cell in facts["cells"]
        for group in cell["groups"]
    ]


def test_lines_are_worded_in_a_language(made: Study) -> None:
    (first, _), words = study_lines(made, Words(TEAMS, "de")), Words(TEAMS, "nb")
    assert first.startswith(f"hand_cards=3: {FEW} Partien, Siege pro Person: ")
    assert first.endswith(" Entscheidungen")
    compared = [compared_line(one, words) for one in compare(made.games(0), made.games(1))]
    assert compared[0].startswith("Spill vunnet av spiller 1: ")
    assert any(line.startswith("Rekker etter retning: Bortover: ") for line in compared)
    assert all("forskjell" in line for line in compared)


def test_numbers_are_written_as_the_language_does() -> None:
    written = {one: Words(TEAMS, one).number(-1234.5, 1) for one in ("en", "de", "nb")}
    assert written == {"en": "−1,234.5", "de": "−1.234,5", "nb": "−1\u00a0234,5"}
    assert Words(TEAMS, "de").share(0.125) == "12,5\u00a0%"


def test_a_game_without_words_for_its_measures_shows_their_ids() -> None:
    words = Words(EVERY[-1], "de")  # an example that has no measures
    assert words.measure("rounds_won") == "rounds won"
    assert words.part("rounds_lost", "out_of_cards") == "out of cards"
    assert words.option("hand_size") == "hand size"


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
    by_name = {one.id: one for one in found.measures}
    turns = by_name["turns"].figures[0]
    assert turns.value == pytest.approx(games["turns"].mean())
    used = by_name["used"].figures
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
