"""--json for games and check: stable names, and the same exit codes."""

from __future__ import annotations

import json
from pathlib import Path

import parlour
from tests.cli.conftest import Run

BRIEF = {
    "name", "title", "version", "players", "default_players", "minutes", "age", "utility",
    "dynamics", "description",
}  # fmt: skip


def test_the_list_of_games(run: Run) -> None:
    said = run("games", "--json")
    games = {one["name"]: one for one in json.loads(said.out)}
    assert said.code == 0
    assert all(set(one) == BRIEF for one in games.values())
    assert games["sequence-numbers"]["players"] == [2, 3, 4, 6]


def test_one_game(run: Run) -> None:
    game, found = parlour.game("transmitter"), json.loads(run("games", "transmitter", "--json").out)
    more = {"presets", "options", "materials", "bots", "endings", "credits"}
    assert set(found) == BRIEF | more
    assert [one["name"] for one in found["options"]] == [one.name for one in game.Options.listed()]
    assert [one["name"] for one in found["bots"] if one["default"]] == ["fair"]
    limit = next(one for one in found["options"] if one["name"] == "objective_limit")
    assert (limit["default"], limit["values"]) == (12, [*range(1, 13)])


def test_an_unknown_game_is_refused_as_before(run: Run) -> None:
    said = run("games", "nosuch", "--json")
    assert (said.code, said.out) == (2, "")


def test_a_record(run: Run, kept: Path) -> None:
    said = run("check", kept.name, "--json")
    assert said.code == 0
    assert json.loads(said.out) == {
        "kind": "record", "good": True, "problems": [], "file": kept.name, "game": "transmitter",
        "version": 1, "players": 4, "actions": 6, "result": "running", "commitment": None,
    }  # fmt: skip


def test_material(run: Run) -> None:
    deck = Path(__file__).parents[2] / "examples" / "material" / "times-tables.txt"
    found = json.loads(run("check", deck, "--json").out)
    assert (found["kind"], found["good"], found["game"]) == ("material", True, "sequence-numbers")


def test_an_empty_database(run: Run, tmp_path: Path) -> None:
    from parlour.server.tables.opening import open_store

    open_store(f"sqlite:///{tmp_path / 'parlour.db'}").close()
    said = run("check", "--data", tmp_path, "--json")
    found = json.loads(said.out)
    assert (said.code, found["kind"], found["good"], found["tables"]) == (0, "database", True, 0)
