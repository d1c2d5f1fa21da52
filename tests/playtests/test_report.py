"""Reports: the same measures as a study, known answers, and nothing counted that shouldn't be."""

from __future__ import annotations

import csv
import io
from typing import Any

import msgspec
import pytest

from parlour.core.record import UNDO
from parlour.core.registry import game
from parlour.core.table import Table
from parlour.features.playtest import (
    LEFT,
    PERSON,
    Action,
    Answers,
    Bundle,
    Form,
    PlayedGame,
    Question,
)
from parlour.lab.cells import Cell
from parlour.playtests.export import file_of
from parlour.playtests.measured import rows_of, standing
from parlour.playtests.report import difficulty, report

SEATS = 2
CARD = game("transmitter")
OPTIONS = CARD.chosen(SEATS, "quick", {})


def played(number: int, person: int | None = 1, level: str = "easy", **more: Any) -> PlayedGame:
    """A game that "a person" in seat 0 plays just like the bot."""
    table = Table(CARD, SEATS, seed=f"s{number}", options=OPTIONS)
    actions = []
    while not table.over:
        seat = table.actors[0]
        action = table.bot(seat, level)
        table.play(seat, action)
        actions.append(Action(seat, action, 1000 * len(actions), seat == 0))
    made: dict[str, Any] = {
        "players": [PERSON, level], "people": [person, None], "seconds": 60 * number,
    }  # fmt: skip
    return PlayedGame(number, CARD.version, f"s{number}", actions=actions, **(made | more))


def bundle(games: list[PlayedGame], forms: list[Form] | None = None) -> Bundle:
    asked = [Question("Again?"), Question("Why?", "text")]
    return Bundle("Test", "transmitter", SEATS, OPTIONS, ["easy"], asked, len(games), 0,
                  games, forms or [])  # fmt: skip


@pytest.fixture(scope="module")
def games() -> list[PlayedGame]:
    return [played(number, 1 + number % 2) for number in (1, 2, 3)]


def test_the_measures_are_those_of_the_table(games: list[PlayedGame]) -> None:
    cell = Cell.of(CARD, SEATS, OPTIONS, ["easy"])
    rows = rows_of(cell, games)
    for row, one in zip(rows, games, strict=True):
        table = Table(CARD, SEATS, seed=one.seed, options=OPTIONS)
        for act in one.actions:
            table.play(act.seat, act.action)
        assert table.result
        assert row["decisions"] == len(one.actions)
        assert CARD.reasons[row["reason"]] == table.result.reason
        assert [seat for seat in range(SEATS) if row["won"][seat]] == list(table.result.winners)
        assert list(row["score"]) == list(table.result.scores)


def test_what_was_taken_back_does_not_count(games: list[PlayedGame]) -> None:
    first, *rest = games[0].actions
    undone = [first, Action(first.seat, UNDO, 0, True), first, *rest]
    assert standing(undone) == list(games[0].actions)


def test_known_answers(games: list[PlayedGame]) -> None:
    forms = [
        Form(1, 0, 1, Answers(fun=4, length=3, confused="the cards", own=[5, "because"])),
        Form(2, 0, 2, Answers(fun=2, own=[None, ""])),
    ]
    stopped = played(4, 3, stopped=True)
    left = played(5, 4, players=[LEFT, "easy"])
    found = report(bundle([*games, stopped, left], forms), bot_games=5)
    assert (found.games, found.stopped, found.left, found.people) == (3, 1, 1, 4)
    assert (found.reference, found.bot_games, found.forms) == ("easy", 5, 2)
    assert found.minutes
    assert found.minutes.value == 2
    marks = {one.id: one for one in found.marks}
    assert marks["fun"].counts == [0, 1, 0, 1, 0]
    assert marks["fun"].mean
    assert marks["fun"].mean.value == 3
    assert marks["luck"].mean is None
    assert marks["own"].counts == [0, 0, 0, 0, 1]
    assert [[(one.game, one.text) for one in asked.quotes] for asked in found.quotes] == [
        [(1, "the cards")], [(1, "because")],
    ]  # fmt: skip
    assert found.moves
    assert found.moves.decisions > 0
    assert not any(one.differs for one in found.figures)  # these people are bots
    length = next(one for one in found.figures if one.kind == "length")
    assert length.people
    assert length.people.value == pytest.approx(sum(len(one.actions) for one in games) / 3)


def test_difficulty_by_level(games: list[PlayedGame]) -> None:
    hard = played(4, level="fair")
    found = report(bundle([*games, hard]), bot_games=4)
    assert [(one.level, one.games) for one in found.levels] == [("easy", 3), ("fair", 1)]
    assert difficulty.__doc__
    assert found.levels[1].won
    assert found.levels[1].won.value in (0, 1)


def test_no_games_no_figures() -> None:
    found = report(bundle([]))
    assert (found.games, found.figures, found.moves, found.minutes) == (0, [], None, None)
    assert msgspec.json.decode(msgspec.json.encode(found))["marks"][0]["counts"] == [0] * 5


def test_the_files(games: list[PlayedGame]) -> None:
    forms = [Form(2, 0, 1, Answers(luck=5, confused="@home"))]
    data = bundle(games, forms)
    rows = list(csv.DictReader(io.StringIO(file_of(data, "games", "csv").decode())))
    assert [(row["game"], row["luck"], row["confused"]) for row in rows] == [
        ("1", "0", ""), ("2", "5", "'@home"), ("3", "0", ""),
    ]  # fmt: skip
    assert int(rows[0]["decisions"]) == len(games[0].actions)
    moves = list(csv.DictReader(io.StringIO(file_of(data, "decisions", "csv").decode())))
    assert {row["seat"] for row in moves} == {"0"}
    assert file_of(data, "decisions", "parquet").startswith(b"PAR1")
