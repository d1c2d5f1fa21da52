"""The list of public tables: pages, what a row says, and nothing of private tables."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from parlour.server.http.tables import OPEN_LISTED
from tests.server.harness import Player, Server, ask, leave, make_table, new_guest

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests here."""
    with Server(tmp_path_factory.mktemp("open")) as found:
        yield found
        found.assert_no_traceback()


def page(server: Server, before: object = None) -> list[dict[str, Any]]:
    """Return a page of the list."""
    query = "" if before is None else f"?before={before!r}"
    answer = ask(server, "GET", f"/api/tables{query}")
    assert answer.status == 200, answer
    rows: list[dict[str, Any]] = answer.json
    return rows


def test_a_row_says_what_is_played_by_whom_and_for_how_long(tmp_path: Path) -> None:
    async def story() -> None:
        begun = time.time()
        cookies = [await asyncio.to_thread(new_guest, server) for _ in range(2)]
        table = make_table(server, cookies[0], seats=2, public=True, turn_seconds=60)
        players = [Player(server, table.id, cookie) for cookie in cookies]
        for player, name in zip(players, ("Ann", "Ben"), strict=True):
            await player.__aenter__()
            await player.sit(name=name)
        (row,) = page(server)
        assert (row["phase"], row["turn_seconds"], row["game"]) == ("open", 60, "transmitter")
        assert row["options"] == players[0].shown["lobby"]["options"]
        assert [seat["name"] for seat in row["seats"]] == ["Ann", "Ben"]
        opened = row["since"]
        assert begun - 1 <= opened <= time.time() + 1
        await players[0].request("start")
        (row,) = page(server)
        assert row["phase"] == "running"
        assert opened < row["since"] <= time.time() + 1
        assert table.invite not in str(row)
        assert "begun" not in row
        await leave(*players)

    with Server(tmp_path) as server:
        asyncio.run(story())


def test_the_list_has_pages_and_no_private_tables(server: Server) -> None:
    host = new_guest(server)
    made = {make_table(server, host, public=True).id for _ in range(OPEN_LISTED + 3)}
    private = {make_table(server, host).id for _ in range(3)}
    first = page(server)
    assert len(first) == OPEN_LISTED
    second = page(server, first[-1]["changed"])
    found = [row["id"] for row in first + second]
    assert (sorted(found), private & {*found}) == (sorted(made), set())
    changed = [row["changed"] for row in first + second]
    assert changed == sorted(changed, reverse=True)
    assert page(server, second[-1]["changed"]) == []


@pytest.mark.parametrize("before", ["x", "-1", "nan", "1e999x", "''"])
def test_a_page_before_nothing_is_refused(server: Server, before: str) -> None:
    answer = ask(server, "GET", f"/api/tables?before={before}")
    assert (answer.status, answer.json["code"]) == (400, "bad")
    assert "before" in answer.json["words"]
