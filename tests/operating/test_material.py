"""Custom content that a server offers at its tables, and downloading it as a file."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from parlour.features.material import parse
from tests.operating.conftest import Server

pytestmark = pytest.mark.slow

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "material"
WRONG = "game: sequence-numbers\nkind: board\nname: Short\nrows:\n * 1 2 3 *\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with all examples in its material folder, and an invalid file."""
    folder = tmp_path_factory.mktemp("shelf")
    shutil.copytree(EXAMPLES, folder / "material")
    (folder / "material" / "short.txt").write_text(WRONG)
    running = Server(folder, "--data", str(folder))
    yield running
    running.end()


def kinds(server: Server, game: str) -> dict[str, Any]:
    """Return a game's kinds of custom content from the API."""
    cards = server.ask("GET", "/api/games")[1]
    card = next(one for one in cards if one["name"] == game)
    return {kind["kind"]: kind for kind in card["materials"]}


def downloaded(server: Server, path: str) -> tuple[str, str]:
    """Download a file; returns its text and Content-Disposition."""
    with urlopen(f"http://127.0.0.1:{server.port}{path}") as answer:
        return answer.read().decode(), answer.headers["Content-Disposition"]


def test_what_is_good_is_offered_and_what_is_not_is_named(server: Server) -> None:
    board = kinds(server, "sequence-numbers")["board"]
    assert board["option"] == "board"
    assert [one["name"] for one in board["own"]] == ["Mirror board"]
    (found,) = board["own"][0]["sets"]
    assert found["seats"] == [2, 3, 4, 6]
    assert found["options"]["board"] == "custom"
    mission = kinds(server, "synergy")["mission"]["own"][0]
    assert [(one["seats"], one["options"]["custom_fail"]) for one in mission["sets"]] == [
        ([3, 4], 1), ([5], 2),
    ]  # fmt: skip
    assert "Sequence Numbers: board Mirror board, from" in server.out
    assert "short.txt, line 5: A row has 10 cells, but row 1 has 5." in server.out


def test_a_table_plays_with_it_and_gives_it_back_as_a_file(server: Server) -> None:
    cookie = server.guest()
    material = kinds(server, "sequence-numbers")["board"]["own"][0]
    chosen = material["sets"][0]["options"]
    body = {"game": "sequence-numbers", "seats": 2, "options": chosen}
    status, made, _ = server.ask("POST", "/api/tables", body, cookie=cookie)
    assert status == 201
    path = f"/api/tables/{made['table']}"
    assert server.ask("GET", path)[1]["options"]["custom_board"] == chosen["custom_board"]
    text, file = downloaded(server, f"{path}/material/board")
    assert file == 'attachment; filename="sequence-numbers-board.txt"'
    assert parse(text).name == "Mirror board"
    assert parse(text).options(2) == chosen
    status, refused, _ = server.ask("GET", f"{path}/material/deck")
    assert (status, refused["code"]) == (404, "material")


def test_what_was_put_together_from_options_is_a_file_too(server: Server) -> None:
    cookie = server.guest()
    body = {"game": "think-str8", "seats": 2, "preset": "wide"}
    made = server.ask("POST", "/api/tables", body, cookie=cookie)[1]
    text, _ = downloaded(server, f"/api/tables/{made['table']}/material/tokens")
    assert parse(text).content == tuple((size, 10 - size) for size in range(2, 9))


def test_options_that_no_board_can_be_are_refused(server: Server) -> None:
    cookie = server.guest()
    body = {"game": "sequence-numbers", "options": {"board": "custom", "custom_board": "1 2 3"}}
    status, refused, _ = server.ask("POST", "/api/tables", body, cookie=cookie)
    assert (status, refused["code"]) == (400, "bad")
    assert refused["fact"] == {"is": "board-size", "wanted": 100, "count": 3}
    assert refused["words"] == "A board has 100 cells, but this one has 3."


def test_a_puzzle_is_listed_shown_and_solved(server: Server) -> None:
    rows = server.ask("GET", "/api/puzzles/pattern-overlap")[1]
    assert (rows[0]["id"], rows[0]["side"], rows[0]["cards"]) == ("Corner-shop", "gems", 4)
    path = "/api/puzzles/pattern-overlap/Corner-shop"
    shown = server.ask("GET", path)[1]
    assert shown["centers"] == [[1, 1], [3, 1], [1, 3], [1, 5]]
    assert "answer" not in shown
    answer = [[30, 0, 3, 1], [47, 0, 1, 1], [26, 0, 1, 3], [18, 3, 1, 5]]
    assert server.ask("POST", f"{path}/check", {"placed": answer})[1]["solved"]
    assert not server.ask("POST", f"{path}/check", {"placed": answer[:3]})[1]["solved"]
    assert server.ask("POST", f"{path}/hint", {"placed": []})[1]["put"]
