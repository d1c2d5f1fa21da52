"""Playtests: consent comes first, the data has nobody in it, and deleting leaves nothing."""

from __future__ import annotations

import asyncio
import csv
import gzip
import io
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from parlour.lab.parquet import Table
from parlour.server.playtests.bundle import bundle
from parlour.server.storage import playtests as stored
from parlour.server.storage.backup import backup, restore
from parlour.server.storage.deletion import forget_some
from parlour.server.storage.schema import answers, consents, playtest_tables, tables
from parlour.server.storage.schema import playtests as playtests_sql
from parlour.server.tables.opening import open_store
from parlour.terminal.cli import main
from tests.server.harness import Player, Refusal, Server, ask, new_guest
from tests.server.playtesting import (
    FORM,
    SETTINGS,
    fill_in,
    get,
    make,
    played,
    post,
    report_of,
    take_part,
)

pytestmark = pytest.mark.slow

ROWS = (playtests_sql, playtest_tables, consents, answers)


def guest_in(cookie: str) -> str:
    return cookie.partition("=")[2].partition(".")[0]


def rows(database: str) -> list[int]:
    engine = sql.create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    with engine.connect() as connection:
        many = [sql.select(sql.func.count()).select_from(one) for one in ROWS]
        found = [int(connection.scalar(one) or 0) for one in many]
    engine.dispose()
    return found


def test_from_the_link_to_the_report(tmp_path: Path, database: str) -> None:
    with Server(tmp_path, database) as server:
        designer = new_guest(server)
        id = make(server, designer)
        visitor = new_guest(server)
        told = get(server, f"/api/playtests/{id}", visitor)
        assert (told["name"], told["agreed"], told["table"]) == ("Short games", False, None)
        assert [one["words"] for one in told["questions"]] == ["Would you play it again?", "Why?"]
        cookie, table = played(server, id)
        mine = get(server, f"/api/playtests/{id}", cookie)
        assert (mine["agreed"], mine["table"], mine["played"]) == (True, None, 1)
        saved = get(server, f"/api/playtests/{id}/answers/{table}", cookie)
        assert saved["answers"] == FORM
        found = report_of(server, id, designer)
        assert (found["games"], found["people"], found["forms"]) == (1, 1, 1)
        assert found["marks"][0] == {
            "id": "fun", "words": "", "counts": [0, 0, 0, 1, 0],
            "mean": {"value": 4.0, "low": None, "high": None},
        }  # fmt: skip
        assert found["quotes"][1]["quotes"] == [{"game": 1, "text": "It is quick"}]
        assert found["moves"]["decisions"] > 0
        assert found["levels"][0]["level"] == "easy"
        server.assert_no_traceback()


def test_a_game_begins_only_after_consent(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        id = make(server, new_guest(server), people=2)
        first, second = new_guest(server), new_guest(server)
        path = f"/api/playtests/{id}/join"
        for refused in ({}, {"consent": False}):
            answer = post(server, path, first, **refused)
            assert (answer.status, answer.json["code"]) == (403, "consent")
        assert get(server, f"/api/playtests/{id}", first)["agreed"] is False
        joined = post(server, path, first, consent=True).json

        async def story() -> None:
            host = Player(server, joined["table"], first)
            guest = Player(server, joined["table"], second)
            async with host, guest:
                await host.sit(joined["invite"])
                with pytest.raises(Refusal, match="consent"):
                    await guest.sit(joined["invite"])
                assert host.shown["lobby"]["phase"] == "open"
                again = await asyncio.to_thread(post, server, path, second, consent=True)
                assert again.json == joined  # people who come by the link meet
                await guest.sit(joined["invite"])
                await host.until(lambda: host.shown["lobby"]["phase"] == "running")
                assert host.shown["lobby"]["playtest"] == id
                assert host.shown["lobby"]["hints"] is False

        asyncio.run(story())
        server.assert_no_traceback()


def test_who_may_do_what(tmp_path: Path) -> None:
    far = {"X-Forwarded-For": "192.0.2.7"}
    with Server(tmp_path) as server:
        designer, other = new_guest(server), new_guest(server)
        id = make(server, designer)
        refused = ask(server, "POST", "/api/playtests", SETTINGS, other, **far)
        assert (refused.status, refused.json["code"]) == (403, "closed")
        assert ask(server, "GET", "/api/playtests", cookie=other, **far).json == {
            "may_make": False, "playtests": [],
        }  # fmt: skip
        for method, path, body in (
            ("GET", "report", None), ("GET", "data/games.csv", None), ("POST", "delete", {}),
            ("POST", "close", {"closed": True}),
        ):  # fmt: skip
            answer = ask(server, method, f"/api/playtests/{id}/{path}", body, other, **far)
            assert (answer.status, answer.json["code"]) == (403, "designer"), path
            answer = ask(server, method, f"/api/playtests/nothing/{path}", body, designer)
            assert (answer.status, answer.json["code"]) == (404, "playtest"), path
        seen = ask(server, "GET", f"/api/playtests/{id}", cookie=other, **far).json
        assert seen["yours"] is False
        assert not {"made", "forms", "levels", "over"} & seen.keys()
        assert guest_in(designer) not in json.dumps(seen)
        server.assert_no_traceback()


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"name": " "}, "name"), ({"seats": 9}, "seats"), ({"people": 3}, "people"),
    ({"people": 0}, "people"), ({"levels": ["divine"]}, "levels"),
    ({"questions": [{"words": " "}]}, "questions"),
]  # fmt: skip


def test_what_is_wrong_is_named(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        designer = new_guest(server)
        for wrong, field in WRONG:
            answer = post(server, "/api/playtests", designer, **{**SETTINGS, **wrong})
            found = answer.status, answer.json["code"], answer.json["field"]
            assert found == (400, "bad", field), wrong


def test_limits(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        designer = new_guest(server)
        for wrong in (
            {"name": "x" * 201}, {"note": "x" * 1001}, {"questions": 6 * [{"words": "?"}]},
            {"options": {"objective_limit": "9" * 5000}}, {"who": 1}, {"game": "chess"},
        ):  # fmt: skip
            answer = post(server, "/api/playtests", designer, **{**SETTINGS, **wrong})
            assert (answer.status, answer.json["code"]) == (400, "bad"), wrong
        id = make(server, designer)
        cookie, table = played(server, id)
        for bad in ({"fun": 6}, {"fun": "good"}, {"confused": "x" * 1001}, {"own": ["a", "b"]},
                    {"own": [1, 2]}, {"own": [1, "", 3]}, {"mood": 1}):  # fmt: skip
            answer = fill_in(server, id, cookie, table, **bad)
            assert (answer.status, answer.json["code"]) == (400, "bad"), bad
        assert fill_in(server, id, new_guest(server), table).json["code"] == "table"
        post(server, f"/api/playtests/{id}/close", designer, closed=True)
        answer = post(server, f"/api/playtests/{id}/join", cookie, consent=True)
        assert (answer.status, answer.json["code"]) == (409, "concluded")
        post(server, f"/api/playtests/{id}/close", designer, closed=False)
        again = post(server, f"/api/playtests/{id}/join", cookie, consent=True).json["table"]
        assert fill_in(server, id, cookie, again).json["code"] == "table"  # nobody sits there yet

        async def sit() -> None:
            joined = await asyncio.to_thread(
                post, server, f"/api/playtests/{id}/join", cookie, consent=True
            )
            assert joined.json["table"] == again  # an unfinished game is continued
            async with Player(server, again, cookie) as player:
                await player.sit(joined.json["invite"])

        asyncio.run(sit())
        assert fill_in(server, id, cookie, again).json["code"] == "running"
        server.assert_no_traceback()


def test_nobody_is_in_the_data(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        designer = new_guest(server)
        id = make(server, designer)
        cookie, table = played(server, id)
        played(server, id, luck=2, fun=1, confused="=SUM(A1)")

        async def talk() -> None:
            async with Player(server, table, cookie) as player:
                await player.request("say", text="xyzzy is my secret")

        asyncio.run(talk())
        path = f"/api/playtests/{id}"
        names = ("games.csv", "decisions.csv", "games.parquet", "decisions.parquet")
        files = {name: ask(server, "GET", f"{path}/data/{name}", cookie=designer) for name in names}
        report_of(server, id, designer)
        files["report"] = ask(server, "GET", f"{path}/report", cookie=designer)
        for name, answer in files.items():
            assert answer.status == 200, name
            for person in ("Ottilie", "xyzzy", guest_in(cookie), guest_in(designer), table):
                assert person.encode() not in answer.body, (name, person)
        found = list(csv.DictReader(io.StringIO(files["games.csv"].body.decode())))
        assert [(one["game"], one["fun"], one["own_2"]) for one in found] == [
            ("1", "4", "It is quick"), ("2", "1", ""),
        ]  # fmt: skip
        assert found[1]["confused"] == "'=SUM(A1)"  # a spreadsheet must not calculate it
        (tmp_path / "g.parquet").write_bytes(files["games.parquet"].body)
        read = Table(tmp_path / "g.parquet")
        assert list(read.column("confused")) == ["The objective cards", "=SUM(A1)"]
        assert set(read.column("person")) == {1, 2}
        server.assert_no_traceback()


def test_deleting_somebody_and_the_playtest_leaves_nothing(tmp_path: Path, database: str) -> None:
    with Server(tmp_path, database) as server:
        designer = new_guest(server)
        id = make(server, designer)
        cookie, table = played(server, id, confused="plugh said the frog")
        other, _ = played(server, id, luck=2)
        everything = get(server, "/api/me/everything", cookie)["playtests"]
        assert (everything["joined"], everything["made"]) == ([id], [])
        assert everything["answers"] == [
            {"table": table, "answers": {"confused": "plugh said the frog"}}
        ]
        assert rows(database) == [1, 2, 2, 2]
        guest = get(server, "/api/me", cookie)["guest"]
        assert post(server, "/api/me/delete", cookie, guest=guest).status == 200
        assert rows(database) == [1, 1, 1, 1]
        if database.startswith("sqlite"):
            for file in tmp_path.glob("tables.db*"):
                assert b"plugh" not in file.read_bytes()
        assert get(server, f"/api/playtests/{id}", designer)["over"] == 1
        assert post(server, f"/api/playtests/{id}/delete", designer).status == 200
        assert rows(database) == [0, 0, 0, 0]
        assert get(server, "/api/me/results", other)["results"][0]["replay"] is False
        assert ask(server, "GET", f"/api/playtests/{id}").status == 404
        id = make(server, designer)
        played(server, id)
        guest = get(server, "/api/me", designer)["guest"]
        assert post(server, "/api/me/delete", designer, guest=guest).status == 200
        assert rows(database) == [0, 0, 0, 0]
        server.assert_no_traceback()


def test_backups_and_old_tables(tmp_path: Path) -> None:
    database, other = (f"sqlite:///{tmp_path / name}" for name in ("tables.db", "other.db"))
    with Server(tmp_path) as server:
        id = make(server, new_guest(server))
        played(server, id)
    backup(database, tmp_path / "saved")
    assert b"parlour_answer" in gzip.decompress((tmp_path / "saved").read_bytes())
    restore(tmp_path / "saved", other)
    assert rows(other) == [1, 1, 1, 1]
    store = open_store(other)
    with store.engine.begin() as connection:
        connection.execute(tables.update().values(changed=0.0))
        connection.exec_driver_sql("UPDATE parlour_entry SET at = at - 100000000")
    assert forget_some(store.engine, keep_days=1) == 0
    playtest = stored.find(store.engine, id)
    assert playtest is not None
    assert len(bundle(store.engine, playtest).games) == 1
    stored.remove(store.engine, id)
    assert forget_some(store.engine, keep_days=1) == 1
    store.close()


def test_a_rematch_counts_until_the_playtest_is_closed(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        designer, cookie = new_guest(server), new_guest(server)
        id = make(server, designer)

        async def again(table: str) -> str:
            async with Player(server, table, cookie) as player:
                await player.request("rematch")
                await player.until(lambda: player.shown["lobby"]["rematch"])
                return str(player.shown["lobby"]["rematch"])

        async def play(table: str) -> None:
            async with Player(server, table, cookie) as player:
                await player.request("start")
                await player.play(random.Random(2))

        first = asyncio.run(take_part(server, id, cookie))
        second = asyncio.run(again(first))
        asyncio.run(play(second))
        assert get(server, f"/api/playtests/{id}", designer)["over"] == 2
        post(server, f"/api/playtests/{id}/close", designer, closed=True)
        asyncio.run(play(asyncio.run(again(second))))
        assert get(server, f"/api/playtests/{id}", designer)["over"] == 2
        server.assert_no_traceback()


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Server(tmp_path) as server:
        id = make(server, new_guest(server))
        played(server, id)
        where = ["--database", server.database]
    assert main(["playtest", "list", *where]) == 0
    assert re.search(rf"^{re.escape(id)} .*1 game +1 form  open    Short", capsys.readouterr().out)
    assert main(["playtest", "report", id, "--bot-games", "2", *where]) == 0
    said = capsys.readouterr().out
    assert "Short games: 1 game, people: 1, forms: 1" in said
    assert "Fun, 1 to 5: 4.00 (1)" in said
    assert "game 1: The objective cards" in said
    file = tmp_path / "games.csv"
    assert main(["playtest", "export", id, "--csv", str(file), *where]) == 0
    assert file.read_text().startswith("game,person,seat,bots,seconds,won,")
    for wrong, why in (
        (["export", id, *where], "name a file"),
        (["export", id, "--csv", str(file), *where], "already exists"),
        (["report", "nothing", *where], "there is no playtest 'nothing'"),
    ):
        assert main(["playtest", *wrong]) == 2
        assert why in capsys.readouterr().err
