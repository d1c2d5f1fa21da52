"""Puzzles over HTTP: shown without their solutions, checked, and helped with."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from parlour.core import registry
from parlour.features.puzzles import Puzzles
from parlour.games.pattern_overlap.puzzles import collection, daily
from parlour.server.puzzles.solution import solution
from tests.server.harness import Answer, Server, ask

pytestmark = pytest.mark.slow

HOME = "/api/puzzles/pattern-overlap"
FIRST = collection()["A-01"]
RIGHT = [[one.card, one.rot, one.x, one.y] for one in FIRST.answer]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("puzzles")) as running:
        yield running
        running.assert_no_traceback()


def post(server: Server, path: str, placed: Any) -> Answer:
    return ask(server, "POST", f"{HOME}/{path}", {"placed": placed})


def test_the_shelf_lists_every_puzzle_in_short(server: Server) -> None:
    listed = ask(server, "GET", HOME).json
    assert [one["id"] for one in listed] == list(collection())
    assert len(listed) >= 200
    first = {"id": "A-01", "side": "animals", "stars": 1, "cards": 3, "squares": 21}
    assert listed[0] == {**first, "shape": [0b11100, 0b11100, 0b11111, 0b11111, 0b11111]}
    for one in listed:
        outline = collection()[one["id"]].outline()
        shown = {(x, y) for y, row in enumerate(one["shape"]) for x in range(20) if row >> x & 1}
        assert shown == outline, one["id"]


def test_a_puzzle_is_shown_without_its_answer(server: Server) -> None:
    for name in ("A-01", "G-04", "daily"):
        shown = ask(server, "GET", f"{HOME}/{name}").json
        assert "answer" not in shown
        assert {"id", "cards", "centers", "outline", "wild", "stars"} <= shown.keys()
    hidden = next(one for one in collection().values() if one.show == "outline")
    assert ask(server, "GET", f"{HOME}/{hidden.id}").json["centers"] is None


def test_the_day_has_one_puzzle_and_tomorrow_has_none_yet(server: Server) -> None:
    before = datetime.now(UTC).date()
    shown = ask(server, "GET", f"{HOME}/daily").json
    after = datetime.now(UTC).date()
    assert shown["id"] in {f"day-{day.isoformat()}" for day in (before, after)}
    assert shown in (daily(before).front(), daily(after).front())
    assert ask(server, "GET", f"{HOME}/{shown['id']}").json == shown
    for day in (after + timedelta(days=2), "2025-01-01", "9999-12-31", "nonsense", ""):
        answer = ask(server, "GET", f"{HOME}/day-{day}")
        assert (answer.status, answer.json["code"]) == (404, "puzzle")


def test_a_layout_is_checked(server: Server) -> None:
    good = post(server, "A-01/check", RIGHT)
    assert (good.status, good.json) == (200, {"solved": True, "wrong": "", "squares": []})
    assert post(server, "A-01/check", RIGHT[:-1]).json["wrong"] == "cards"
    card, rot, x, y = RIGHT[-1]
    turned = post(server, "A-01/check", [*RIGHT[:-1], [card, (rot + 1) % 4, x, y]]).json
    assert (turned["solved"], turned["wrong"]) == (False, "squares")
    assert turned["squares"]
    moved = [[card, (rot + 1) % 4, -y, x] for card, rot, x, y in RIGHT]
    assert post(server, "A-01/check", moved).json["solved"], "turned as a whole it is the same"


def test_hints_solve_a_puzzle_card_by_card(server: Server) -> None:
    placed: list[list[int]] = []
    for step in range(len(RIGHT)):
        hint = post(server, "A-01/hint", placed).json
        assert hint["put"] in hint["placed"]
        assert hint["solved"] == (step == len(RIGHT) - 1)
        placed = hint["placed"]
    assert post(server, "A-01/check", placed).json["solved"]
    enough = post(server, "A-01/hint", placed)
    assert enough.status == 400
    assert enough.json["words"] == "every card is already in the right place"


@pytest.mark.parametrize(
    ("placed", "words"),
    [
        ([[1, 4, 0, 0]], "<= 3"),
        ([[1, 0, 0]], "length 4"),
        ([[1, 0, 0, 100]], "<= 99"),
        ([[0, 0, 0, 0]] * 21, "<= 20"),
        ("x", "array"),
    ],
)  # fmt: skip
def test_what_is_no_layout_is_refused_in_words(server: Server, placed: Any, words: str) -> None:
    for what in ("check", "hint"):
        answer = post(server, f"A-01/{what}", placed)
        assert answer.status == 400
        assert words in answer.json["words"]
    strange = post(server, "A-01/hint", [[53, 0, 0, 0]])
    assert (strange.status, "53" in strange.json["words"]) == (400, True)


def test_what_is_not_there_is_said(server: Server) -> None:
    assert ask(server, "GET", f"{HOME}/Z-99").json["code"] == "puzzle"
    assert post(server, "Z-99/check", []).json["code"] == "puzzle"
    assert ask(server, "GET", "/api/puzzles/transmitter").json["words"] == (
        "Transmitter has no puzzles"
    )
    assert ask(server, "GET", "/api/puzzles/no-such-game").status == 400


def test_who_gives_up_is_shown_a_solution(server: Server) -> None:
    wild = next(name for name, one in collection().items() if one.wild)
    hidden = next(name for name, one in collection().items() if one.show == "outline")
    for name in ("A-01", wild, hidden, "daily"):
        shown = ask(server, "GET", f"{HOME}/{name}").json["id"]
        placed = post(server, f"{shown}/solution", []).json["placed"]
        assert post(server, f"{shown}/check", placed).json["solved"]
    assert post(server, "no-such/solution", []).status == 404


@pytest.mark.soak
@pytest.mark.compiled
def test_every_puzzle_of_the_collection_can_be_given_up() -> None:
    puzzles = registry.game("pattern-overlap").feature(Puzzles)
    assert puzzles
    for name in collection():
        assert puzzles.check(name, solution(puzzles, name))["solved"], name


def test_deduction_puzzles_are_shown_without_their_answers_and_explained(server: Server) -> None:
    home = "/api/puzzles/think-str8"
    listed = ask(server, "GET", home).json
    assert len(listed) >= 200
    assert listed[0].keys() == {"id", "kind", "stars", "seats", "rounds"}
    shown = ask(server, "GET", f"{home}/D-050").json
    assert shown["view"]["holders"][shown["view"]["seat"]] == [None] * 6
    assert not {"answer", "steps", "start", "holders"} & shown.keys()
    given = ask(server, "POST", f"{home}/D-050/solution", {}).json
    assert given["why"]
    good = ask(server, "POST", f"{home}/D-050/check", {"placed": given["placed"]}).json
    assert (good["solved"], good["why"]) == (True, given["why"])
    ((piece, turns, x, y),) = given["placed"]
    bad = ask(server, "POST", f"{home}/D-050/check", {"placed": [[piece, turns, x, (y + 1) % 8]]})
    assert (bad.json["solved"], len(bad.json["why"])) == (False, 1)
    assert ask(server, "GET", f"{home}/day-2999-01-01").json["code"] == "puzzle"
