"""What a table's options lead to, over HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.harness import Server, ask, new_guest

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without tables."""
    with Server(tmp_path_factory.mktemp("options")) as found:
        yield found


def check(server: Server, game: str, **body: Any) -> Any:
    answer = ask(server, "POST", f"/api/games/{game}/check", body)
    assert answer.status == 200
    return answer.json


def test_options_without_effect_are_facts_that_name_the_option(server: Server) -> None:
    found = check(
        server, "transmitter", seats=2, preset="no_refill", options={"objective_limit": 2}
    )
    fact = {"is": "out-first", "option": "objective_limit", "plays": 4}
    assert found == {"refused": None, "cautions": [fact]}
    assert check(server, "transmitter", seats=2) == {"refused": None, "cautions": []}


def test_options_that_cannot_be_combined_say_why(server: Server) -> None:
    found = check(server, "sequence-numbers", seats=4, options={"teams": 3})
    assert found == {"refused": {"is": "three-teams", "seats": 4}, "cautions": []}


def test_a_mission_for_two_is_for_no_other_number(server: Server) -> None:
    body = {"game": "synergy", "seats": 3, "preset": "echo"}
    fact = {"is": "preset-players", "preset": "echo", "allowed": [2], "seats": 3}
    assert check(server, "synergy", seats=3, preset="echo")["refused"] == fact
    made = ask(server, "POST", "/api/tables", body, new_guest(server))
    assert (made.status, made.json["fact"]) == (400, fact)


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"seats": 99},
        {"seats": "two"},
        {"seats": 2, "preset": "gone"},
        {"seats": 2, "options": {"gone": 1}},
        {"seats": 2, "options": {"teams": "\u0662"}},
        {"seats": 2, "options": {"custom_board": "1 " * 4000}},
        {"seats": 2, "more": 1},
    ],
)
def test_nonsense_is_refused(server: Server, body: Any) -> None:
    answer = ask(server, "POST", "/api/games/sequence-numbers/check", body)
    assert answer.status == 400
    assert answer.json["code"] == "bad"


def test_an_unknown_game_and_another_site_are_refused(server: Server) -> None:
    assert ask(server, "POST", "/api/games/gone/check", {"seats": 2}).status == 400
    answer = ask(
        server, "POST", "/api/games/synergy/check", {"seats": 3}, Origin="https://elsewhere.example"
    )
    assert answer.status == 403
