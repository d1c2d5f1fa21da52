"""What is stored about a person: their results, the file with everything, and deleting it all."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import secrets
from pathlib import Path
from typing import Any

import pytest

from parlour.server.admin.inspection import inspect
from parlour.server.storage.backup import backup
from parlour.server.storage.export import everything_about
from parlour.server.storage.game_results import results_of
from parlour.server.storage.personal import logs_about
from parlour.server.tables.opening import open_store
from tests.push_service import Subscription
from tests.server.harness import Player, Server, ask, leave, make_table, new_guest, seated

pytestmark = pytest.mark.slow

NAME = "Ottilie Quux"
NOTIFIED = "https://push.example.com/device-of-ottilie"


def guest_in(cookie: str) -> str:
    return cookie.partition("=")[2].partition(".")[0]


def post(server: Server, path: str, cookie: str, **body: Any) -> Any:
    return ask(server, "POST", path, body, cookie)


def get(server: Server, path: str, cookie: str) -> Any:
    answer = ask(server, "GET", path, cookie=cookie)
    assert answer.status == 200, answer
    return answer.json


def delete(server: Server, cookie: str) -> None:
    guest = get(server, "/api/me", cookie)["guest"]
    answer = post(server, "/api/me/delete", cookie, guest=guest)
    assert (answer.status, answer.json) == (200, {"deleted": True})


async def solo(server: Server, cookie: str, name: str = NAME, **made: Any) -> str:
    """Play a game against a bot to the end; returns its table."""
    table = await asyncio.to_thread(make_table, server, cookie, seats=2, bots={"1": "easy"}, **made)
    async with Player(server, table.id, cookie) as player:
        await player.sit(table.invite, name=name)
        await player.request("start")
        await player.play(random.Random(1))
    return table.id


async def company(server: Server, cookie: str, friend: str) -> tuple[str, list[Player]]:
    """Start a game of two people who chat; returns its table."""
    table = await asyncio.to_thread(make_table, server, friend, seats=2)
    host, guest = Player(server, table.id, friend), Player(server, table.id, cookie)
    for player, name in ((host, "Bea"), (guest, NAME)):
        await player.__aenter__()
        await player.sit(table.invite, name=name)
    await guest.request("say", text="xyzzy is my secret")
    await host.request("say", text="welcome")
    entry = await host.request("start")
    await guest.seen(entry)
    return table.id, [host, guest]


def test_profile_results_and_statistics(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        cookie, other = new_guest(server), new_guest(server)
        assert get(server, "/api/me/profile", cookie) == {}
        saved = post(server, "/api/me/profile", cookie, name=f" {NAME}\n", look="fox-3")
        assert saved.json == {"name": NAME, "look": "fox-3"}
        assert get(server, "/api/me/profile", cookie) == saved.json
        assert post(server, "/api/me/profile", cookie, look="<svg>").status == 400
        assert get(server, "/api/me/profile", other) == {}
        assert get(server, "/api/me/statistics", cookie)["played"] == 0
        table = asyncio.run(solo(server, cookie))
        found = get(server, "/api/me/results", cookie)
        assert (len(found["results"]), found["more"]) == (1, False)
        (result,) = found["results"]
        assert (result["table"], result["seat"]) == (table, 0)
        assert "guest" not in json.dumps(found)
        numbers = get(server, "/api/me/statistics", cookie)
        won = result["players"][0]["outcome"] == "won"
        assert (numbers["played"], numbers["won"], numbers["streak"]) == (1, won, won)
        (game,) = numbers["games"]
        assert (game["game"], game["levels"]) == (
            "transmitter",
            [{"level": "easy", "played": 1, "won": won}],
        )
        (row,) = get(server, "/api/mine", cookie)
        assert ({**row["result"], "replay": True}, row["seats"][0]["name"]) == (result, NAME)
        assert get(server, "/api/me/results", other) == {"results": [], "more": False}
        server.assert_no_traceback()


def test_the_file_has_everything_and_nothing_of_others(tmp_path: Path, database: str) -> None:
    with Server(tmp_path, database) as server:
        cookie, friend = new_guest(server), new_guest(server)
        post(server, "/api/me/profile", cookie, name=NAME, look="owl-1")
        post(server, "/api/push", cookie, **Subscription(NOTIFIED).asked())
        table = asyncio.run(solo(server, cookie))

        async def story() -> str:
            shared, players = await company(server, cookie, friend)
            await leave(*players)
            return shared

        shared = asyncio.run(story())
        found = get(server, "/api/me/everything", cookie)
        assert found["guest"] == guest_in(cookie)
        assert found["profile"] == {"name": NAME, "look": "owl-1"}
        assert [one["endpoint"] for one in found["notifications"]] == [NOTIFIED]
        assert {one["id"]: one["phase"] for one in found["tables"]} == {
            table: "over",
            shared: "running",
        }
        assert [(one["table"], one["text"]) for one in found["chat"]] == [
            (shared, "xyzzy is my secret")
        ]
        assert [one["table"] for one in found["results"]] == [table]
        text = json.dumps(found)
        assert guest_in(friend) not in text
        assert "seed" not in text
        assert "welcome" not in text
        assert ask(server, "GET", "/api/me/everything").status == 403


def test_nothing_is_left_after_deleting_everything(tmp_path: Path, database: str) -> None:
    with Server(tmp_path, database) as server:
        cookie, friend = new_guest(server), new_guest(server)
        guest = guest_in(cookie)
        post(server, "/api/me/profile", cookie, name=NAME, look="owl-1")
        cookie = _rotated(server, cookie)
        post(server, "/api/push", cookie, **Subscription(NOTIFIED).asked())
        alone = asyncio.run(solo(server, cookie))
        unstarted = make_table(server, cookie)

        async def story() -> str:
            over, players = await company(server, cookie, friend)
            await players[0].request("ask", what="stop")
            await players[1].heard_all()
            await players[1].request("answer", agrees=True)
            await leave(*players)
            _, (host, me) = await company(server, cookie, friend)
            await asyncio.to_thread(delete, server, cookie)
            await host.look()
            seats = host.shown["lobby"]["seats"]
            assert [(one["name"], one["taken"]) for one in seats] == [("Bea", True), ("", True)]
            assert seats[1]["bot"], "a bot plays on"
            await me.look()
            assert me.shown["seat"] is None
            await leave(host, me)
            return over

        over = asyncio.run(story())
        assert ask(server, "GET", f"/api/tables/{alone}").status == 404
        assert ask(server, "GET", f"/api/tables/{unstarted.id}").status == 404
        story_of = get(server, f"/api/tables/{over}/story", friend)
        assert [one["said"] for one in story_of if "said" in one] == [["Bea", "welcome"]]
        assert get(server, f"/api/tables/{over}/replay?eyes=all", friend)["steps"]
        (theirs,) = get(server, "/api/me/results", friend)["results"]
        assert [one["name"] for one in theirs["players"]] == ["Bea", ""]
        server.assert_no_traceback()
    assert_gone(tmp_path, database, guest, NAME, "xyzzy", NOTIFIED)
    assert inspect(database).problems == []


def _rotated(server: Server, cookie: str) -> str:
    """Sign out the other devices; returns the new cookie."""
    answer = post(server, "/api/me/end-others", cookie)
    set_cookie = next(v for k, v in answer.headers.items() if k.lower() == "set-cookie")
    return str(set_cookie.split(";")[0])


def assert_gone(folder: Path, database: str, *words: str) -> None:
    """Check that words are nowhere in a dump of the database, nor in SQLite's files."""
    dump = folder / f"{secrets.token_hex(4)}.gz"
    backup(database, dump)
    with gzip.open(dump) as lines:
        text = lines.read()
    files = [path.read_bytes() for path in folder.glob("tables.db*")]
    for word in words:
        assert word.encode() not in text
        assert not any(word.encode() in file for file in files), f"{word} is in a file"


def test_deleting_needs_the_right_guest(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        cookie = new_guest(server)
        table = make_table(server, cookie)
        for wrong in ("", guest_in(cookie)[:7], "0" * 8, guest_in(new_guest(server))[:8]):
            answer = post(server, "/api/me/delete", cookie, guest=wrong)
            assert (answer.status, answer.json["code"]) == (403, "other")
        assert ask(server, "POST", "/api/me/delete", {"guest": ""}).status == 403
        cross = ask(
            server, "POST", "/api/me/delete", {"guest": guest_in(cookie)[:8]}, cookie,
            Origin="http://elsewhere.example",
        )  # fmt: skip
        assert cross.status == 403
        assert ask(server, "GET", f"/api/tables/{table.id}").status == 200


def test_a_table_of_ones_own_can_be_removed(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        cookie, friend = new_guest(server), new_guest(server)
        table = make_table(server, cookie)
        path = f"/api/tables/{table.id}/remove"
        assert post(server, path, friend).json["code"] == "host"
        assert post(server, path, cookie).json == {"removed": True}
        assert get(server, "/api/mine", cookie) == []
        assert post(server, path, cookie).status == 404

        async def story() -> str:
            shared, players = await company(server, cookie, friend)
            await leave(*players)
            return shared

        path = f"/api/tables/{asyncio.run(story())}/remove"
        assert post(server, path, friend).json["code"] == "people"
        over = asyncio.run(solo(server, cookie))
        assert post(server, f"/api/tables/{over}/remove", cookie).json["code"] == "over"
        server.assert_no_traceback()


def test_results_survive_a_killed_server_and_are_there_once(tmp_path: Path) -> None:
    async def story(server: Server) -> list[str]:
        done = []
        for _ in range(3):
            table, players = await seated(server, 2)
            await players[0].request("ask", what="stop")
            await players[1].heard_all()
            await players[1].request("answer", agrees=True)
            await asyncio.to_thread(server.kill)  # right after the acknowledgement
            await asyncio.to_thread(server.start)
            done.append(table.id)
        return done

    with Server(tmp_path) as server:
        done = asyncio.run(story(server))
    store = open_store(server.database)
    assert results_of(store.engine, done).keys() == set(done)
    store.close()
    assert inspect(server.database).problems == []


def test_deleting_goes_on_after_a_kill(tmp_path: Path) -> None:
    """A server that is killed in the middle leaves the guest, who can delete the rest."""
    first = """
import os
from parlour.server.tables import forgetting
inner, calls = forgetting.forget_in_log, []
def once(*given):
    inner(*given)
    if not os.path.exists(MARK):
        open(MARK, "w").close()
        os._exit(9)
forgetting.forget_in_log = once
""".replace("MARK", repr(str(tmp_path / "killed")))
    with Server(tmp_path, first=first) as server:
        cookie, friend = new_guest(server), new_guest(server)

        async def story() -> None:
            for _ in range(3):
                _, players = await company(server, cookie, friend)
                await leave(*players)

        asyncio.run(story())
        guest = get(server, "/api/me", cookie)["guest"]
        with pytest.raises(OSError, match=r".+"):
            post(server, "/api/me/delete", cookie, guest=guest)
        server.kill()
        server.start()
        store = open_store(server.database)
        assert logs_about(store.engine, guest_in(cookie))
        assert everything_about(store.engine, guest_in(cookie))["tables"]
        store.close()
        delete(server, cookie)
    assert_gone(tmp_path, server.database, guest_in(cookie), NAME)
