"""Missions and campaigns over HTTP, and tables with custom missions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from parlour.core.fact import Refusal
from parlour.core.language import told
from parlour.games.synergy.missions import CHALLENGES
from parlour.games.synergy.refusals import Clash, Failures, TooLong, UnknownChallenge
from tests.server.harness import Answer, Server, ask, new_guest

pytestmark = pytest.mark.slow

MINE = {"rounds": 3, "lives": 2, "numbers": 5, "goals": 3, "fail": [0, 1, 1, 2], "actions": "AB",
        "challenges": ["NODBL"], "name": "Mine"}  # fmt: skip


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("missions")) as running:
        yield running
        running.assert_no_traceback()


def made(server: Server, cookie: str, **table: Any) -> Answer:
    return ask(server, "POST", "/api/tables", {"game": "synergy", **table}, cookie)


def test_thirty_missions_in_short(server: Server) -> None:
    missions = ask(server, "GET", "/api/missions/synergy").json
    assert [mission["number"] for mission in missions] == list(range(1, 31))
    first = missions[0]
    assert first.keys() == {
        "number", "preset", "stars", "rounds", "lives", "numbers", "goals", "order", "actions",
        "challenges", "super", "hyper", "new", "seats", "stars_for_two",
    }  # fmt: skip
    assert (first["preset"], first["stars"], first["new"]) == ("first-chord", 1, "round")
    assert (missions[29]["actions"], missions[29]["challenges"]) == (
        ["A", "I", "J"],
        ["MIN5", "LOHI"],
    )
    assert first["seats"].keys() == {"2", "3", "4", "5"}
    for mission in missions:
        assert all(rate is None or 0 <= rate <= 1 for rate in mission["seats"].values())
    assert any(first["seats"].values())


def test_a_newcomer_has_no_campaign_and_a_stranger_is_asked_who_it_is(server: Server) -> None:
    assert ask(server, "GET", "/api/campaigns/synergy").json["code"] == "guest"
    mine = ask(server, "GET", "/api/campaigns/synergy", cookie=new_guest(server))
    assert (mine.status, mine.json) == (200, {"groups": []})
    for path in ("/api/missions/transmitter", "/api/campaigns/transmitter"):
        other = ask(server, "GET", path, cookie=new_guest(server))
        assert (other.status, other.json["code"]) == (404, "campaign")


def test_a_mission_of_ones_own_makes_a_table(server: Server) -> None:
    cookie = new_guest(server)
    answer = made(server, cookie, seats=3, custom=MINE)
    assert answer.status == 201
    options = ask(server, "GET", f"/api/tables/{answer.json['table']}").json["options"]
    chosen = {"mission": "custom", "custom_rounds": 3, "custom_lives": 2, "custom_fail": 1,
              "custom_a": True, "custom_c": False, "custom_nodbl": True}  # fmt: skip
    assert options == {**options, **chosen}


@pytest.mark.parametrize(
    ("change", "fact"),
    [
        ({"rounds": 7, "lives": 7}, TooLong(7, 7, 13, 7)),
        ({"fail": [0, 3, 1, 1]}, Failures(3, 2, 3)),
        ({"challenges": ["LOUD"]}, UnknownChallenge("LOUD", CHALLENGES)),
        ({"challenges": ["LOHI", "HILO"]}, Clash("LOHI", "HILO")),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_mission_is_told_as_a_fact(
    server: Server, change: dict[str, Any], fact: Refusal
) -> None:
    answer = made(server, new_guest(server), seats=3, custom={**MINE, **change})
    assert (answer.status, answer.json["code"]) == (400, "bad")
    assert msgspec.convert(answer.json["fact"], type(fact)) == fact
    assert answer.json["words"] == told(fact)


@pytest.mark.parametrize(
    ("change", "words"), [({"rounds": "three"}, "rounds"), ({"colour": "red"}, "colour")]
)
def test_what_is_no_mission_is_refused(server: Server, change: dict[str, Any], words: str) -> None:
    answer = made(server, new_guest(server), seats=3, custom={**MINE, **change})
    assert (answer.status, answer.json["code"]) == (400, "bad")
    assert words in answer.json["words"]


def test_missions_of_ones_own_are_for_games_that_have_some(server: Server) -> None:
    cookie = new_guest(server)
    other = ask(server, "POST", "/api/tables", {"game": "transmitter", "custom": MINE}, cookie)
    assert (other.status, "custom" in other.json["words"]) == (400, True)
    assert made(server, cookie, seats=9, custom=MINE).status == 400
