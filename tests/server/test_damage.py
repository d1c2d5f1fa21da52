"""Damage: a damaged table affects no others. Lists, other tables and startup still work, the
operator is told which table it is and why, and no one else learns anything about its contents."""

from __future__ import annotations

import asyncio
import hashlib
import json
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from parlour.server import serve as serving
from parlour.server.protocol import messages
from parlour.server.protocol.guests import Guests
from parlour.server.puzzles.hub import PuzzleHub
from parlour.server.storage.schema import campaign_results, events
from parlour.server.storage.store import Store
from parlour.server.tables.hub import Hub
from parlour.server.tables.opening import open_store
from parlour.terminal.cli import main
from tests.server.harness import Answer, Player, Server, ask
from tests.tables.fakes import FRIEND, HOST, STRANGER, hub_of, two_at_a_table
from tests.tables.test_campaign import mission

pytestmark = pytest.mark.slow

SECRETS = ("allowed", "play ", "legal", "may not", "can't act", "4999", "Traceback", "chess")
WORDS = "this table can't be opened; the operator has been told why"


def _run(file: Path, statement: str, *given: Any) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        assert database.execute(statement, given).rowcount == 1


def _write(file: Path, table: str, number: int, **entry: Any) -> None:
    """Replace an entry."""
    _run(file, "UPDATE parlour_entry SET body = ? WHERE table_id = ? AND number = ?",
         json.dumps(entry).encode(), table, number)  # fmt: skip


def _missing(file: Path, table: str) -> None:
    _run(file, "DELETE FROM parlour_entry WHERE table_id = ? AND number = 4", table)


def _bad(file: Path, table: str) -> None:
    _run(file, "UPDATE parlour_entry SET body = ? WHERE table_id = ? AND number = 5",
         b'{"type":"acted","seat":', table)  # fmt: skip


def _foreign(file: Path, table: str) -> None:
    with closing(sqlite3.connect(file)) as database:
        query = "SELECT body FROM parlour_entry WHERE table_id = ? AND number = 0"
        (body,) = database.execute(query, (table,)).fetchone()
    _write(file, table, 0, **{**json.loads(body), "game": "chess"})


def _illegal(file: Path, table: str) -> None:
    _write(file, table, 5, type="acted", seat=0, action=4999)


def _unfit(file: Path, table: str) -> None:
    _write(file, table, 5, type="sat", seat=77, guest=HOST, name="Nobody")


DAMAGES: dict[str, tuple[Callable[[Path, str], None], int, str]] = {
    "missing": (_missing, 4, "entry 4 is missing"),
    "bad": (_bad, 5, "entry 5 can't be decoded"),
    "foreign": (_foreign, 0, "this game, or this version of its rules, isn't installed"),
    "illegal": (_illegal, 5, "entry 5 is not a legal move"),
    "unfit": (_unfit, 5, "entry 5 doesn't fit the entries before it"),
}


class House:
    """A database with one good table and one table for each kind of damage."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.file = folder, folder / "parlour.db"
        self.tables: dict[str, str] = {}
        store = open_store(f"sqlite:///{self.file}")
        self.cookies = {
            guest: f"parlour={Guests(store.secret()).cookie(guest)}"
            for guest in (HOST, FRIEND, STRANGER)
        }
        asyncio.run(self._furnish(store))
        store.close()

    async def _furnish(self, store: Store) -> None:
        hub = hub_of(store)
        for name in ("good", *DAMAGES):
            self.tables[name] = await _played(hub)
        puzzle_hub = PuzzleHub(hub)
        self.puzzle = (await puzzle_hub.open("pattern-overlap", "A-01", [])).name
        await hub.close()

    def damage(self) -> None:
        """Apply the damage."""
        for name, (harm, _, _) in DAMAGES.items():
            harm(self.file, self.tables[name])


async def _played(hub: Hub) -> str:
    """Create a public table with three acts."""
    live, host, friend = await two_at_a_table(hub, public=True, preset="quick")
    for _ in range(3):
        actor = next(person for person in (host, friend) if person.shown["moves"])
        done = await actor.request(
            live, messages.Act, decision=actor.shown["decision"],
            action=actor.shown["moves"][0],
        )  # fmt: skip
        assert done["is"] == "done"
    assert live.room.count == 7
    return live.id


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    house = House(tmp_path_factory.mktemp("house"))
    house.damage()
    return house


@pytest.fixture(scope="module")
def server(house: House) -> Iterator[Server]:
    with Server(house.folder / "log", f"sqlite:///{house.file}") as running:
        yield running


def _told_nothing(answer: Answer) -> None:
    for secret in SECRETS:
        assert secret.encode() not in answer.body, answer.body


def test_lists_go_on_without_what_is_damaged(server: Server, house: House) -> None:
    for _ in range(2):
        answer = ask(server, "GET", "/api/tables", cookie=house.cookies[STRANGER])
        assert answer.status == 200
        assert [row["id"] for row in answer.json] == [house.tables["good"]]
        _told_nothing(answer)
        mine = ask(server, "GET", "/api/mine", cookie=house.cookies[HOST])
        assert mine.status == 200
        _told_nothing(mine)
        rows = {row["id"]: row for row in mine.json}
        assert rows.keys() == set(house.tables.values())
        for name, table in house.tables.items():
            assert rows[table].get("damaged", False) == (name != "good")
            assert (rows[table]["seats"] is None) == (name != "good")


@pytest.mark.parametrize("name", DAMAGES)
def test_what_is_asked_of_a_damaged_table_is_answered_with_a_code(
    server: Server, house: House, name: str
) -> None:
    path, cookie = f"/api/tables/{house.tables[name]}", house.cookies[HOST]
    for more in ("", "/record", "/story", "/replay?eyes=all", "/material/board"):
        answer = ask(server, "GET", path + more, cookie=cookie)
        assert (answer.status, answer.json) == (410, {"code": "damaged", "words": WORDS}), more
    request = {"step": 0, "seat": 0, "level": "easy"}
    answer = ask(server, "POST", f"{path}/what-if", request, cookie)
    assert (answer.status, answer.json["code"]) == (410, "damaged")


@pytest.mark.parametrize("name", DAMAGES)
def test_a_socket_to_a_damaged_table_is_closed_with_a_code_of_its_own(
    server: Server, house: House, name: str
) -> None:
    async def knock() -> tuple[int, str | None]:
        player = Player(server, house.tables[name], house.cookies[FRIEND])
        await player.open()
        return await player.closed(), player.socket.close_reason

    assert asyncio.run(knock()) == (4410, WORDS)


def test_other_tables_play_on(server: Server, house: House) -> None:
    async def play() -> None:
        places = [
            Player(server, house.tables["good"], house.cookies[one]) for one in (HOST, FRIEND)
        ]
        for player in places:
            await player.__aenter__()
        actor = next(player for player in places if player.shown["moves"])
        entry = await actor.act(actor.options()[0])
        for player in places:
            await player.seen(entry)
            await player.close()

    asyncio.run(play())


def test_the_operator_is_told_once_which_table_it_is_and_why(server: Server, house: House) -> None:
    for _ in range(2):
        ask(server, "GET", "/api/mine", cookie=house.cookies[HOST])
    lines = [json.loads(line) for line in server.said().splitlines() if line.startswith("{")]
    found = {line["table"]: line for line in lines if line["message"] == "a table is damaged"}
    assert len(found) == sum(line["message"] == "a table is damaged" for line in lines)
    for name, (_, entry, reason) in DAMAGES.items():
        line = found[house.tables[name]]
        assert (line["level"], line["entry"], line["reason"]) == ("error", entry, reason)
    assert "4999" not in server.said(), "an exception's words are not logged"
    assert "Traceback" not in server.said()
    (started,) = (line for line in lines if line["message"] == "started")
    assert (started["tables"], started["entries"]) == (7, 7 * len(house.tables))


def test_the_check_of_a_database_names_what_is_damaged_while_it_is_served(
    server: Server, house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    before = hashlib.sha256(house.file.read_bytes()).digest()
    assert main(["check", "--data", str(house.folder)]) == 1
    said = capsys.readouterr().out
    for name, (_, entry, reason) in DAMAGES.items():
        assert f"table {house.tables[name]}, entry {entry}: {reason}. " in said
    assert house.tables["good"] not in said
    assert f"{len(DAMAGES)} problems in {len(house.tables)} tables and 1 shared puzzle" in said
    for secret in ("4999", "allowed", "play "):
        assert secret not in said
    assert hashlib.sha256(house.file.read_bytes()).digest() == before


def test_the_check_of_a_good_database_finds_nothing_and_of_a_changed_one_everything(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = House(tmp_path)
    url = f"sqlite:///{house.file}"
    before = hashlib.sha256(house.file.read_bytes()).digest()
    assert main(["check", "--database", url]) == 0, capsys.readouterr()
    assert hashlib.sha256(house.file.read_bytes()).digest() == before
    one, two, three, four, five, _ = house.tables.values()
    _run(house.file, "UPDATE parlour_table SET phase = 'over' WHERE id = ?", one)
    _run(house.file, "UPDATE parlour_table SET game = 'synergy' WHERE id = ?", two)
    _run(house.file, "DELETE FROM parlour_table WHERE id = ?", three)
    _run(house.file, "DELETE FROM parlour_sitter WHERE table_id = ? AND guest = ?", four, HOST)
    ended = "INSERT INTO parlour_ending (table_id, game, at, body) VALUES (?, 'x', 1.0, x'7b7d')"
    _run(house.file, ended, five)
    bench = "UPDATE parlour_entry SET body = x'7b' WHERE table_id = ?"
    _run(house.file, bench, f"~{house.puzzle}")
    capsys.readouterr()
    assert main(["check", "--database", url]) == 1
    said = capsys.readouterr().out
    for line in (
        f"table {one}: it is listed as phase over, not running. ",
        f"table {two}: it is listed as game synergy, not transmitter. ",
        f"table {three}: it isn't in any list. ",
        f"table {four}: the player in seat 0 isn't in the list of its players. ",
        f"table {five}: its campaign result is too early. ",
        f"table ~{house.puzzle}, entry 0: entry 0 can't be decoded. ",
        "6 problems in",
    ):
        assert line in said


def test_a_database_of_either_kind_is_checked_with_its_campaigns(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    store = open_store(database)

    async def furnish() -> tuple[str, str]:
        hub = hub_of(store)
        ended, _, _ = await mission(hub)
        running = await _played(hub)
        await hub.close()
        return ended.id, running

    ended, running = asyncio.run(furnish())
    assert main(["check", "--database", database]) == 0, capsys.readouterr()
    with store.engine.begin() as connection:
        connection.execute(campaign_results.update().values(body=b'{"people":[],"attempt":{}}'))
        gone = events.delete().where(events.c.table_id == running, events.c.number == 3)
        connection.execute(gone)
    store.close()
    assert main(["check", "--database", database]) == 1
    said = capsys.readouterr().out
    assert f"table {ended}: its campaign result doesn't match its log. " in said
    assert f"table {running}, entry 3: entry 3 is missing. " in said
    assert "2 problems in 2 tables" in said


def test_what_cannot_be_checked_is_refused_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "parlour.db").write_bytes(b"no database at all " * 1000)
    for argv, why in (
        (["--data", str(tmp_path / "nowhere")], "parlour.db not found"),
        (["--data", str(tmp_path)], "parlour.db can't be read"),
        ([], "nothing to check"),
    ):
        assert main(["check", *argv]) == 2
        said = capsys.readouterr().err
        assert why in said
        assert said.count("\n") == 1


def test_an_emptied_file_is_pointed_out_at_the_start(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "parlour.db"
    contents = serving._prepare(f"sqlite:///{file}")
    assert (contents["tables"], contents["entries"]) == (0, 0)
    assert capsys.readouterr().out == "", "a new one is no surprise"
    for end in ("", "-wal", "-shm"):
        (tmp_path / f"parlour.db{end}").unlink(missing_ok=True)
    file.touch()
    serving._prepare(f"sqlite:///{file}")
    assert "is an empty file. If it contained tables before" in capsys.readouterr().out


def test_a_damaged_file_is_named_and_not_served(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = House(tmp_path)
    with closing(sqlite3.connect(house.file)) as database:
        database.execute("PRAGMA journal_mode=DELETE")
        query = "SELECT rootpage FROM sqlite_master WHERE name = 'parlour_sitter'"
        (page,) = database.execute(query).fetchone()
        (size,) = database.execute("PRAGMA page_size").fetchone()
    whole = bytearray(house.file.read_bytes())
    whole[(page - 1) * size : page * size] = bytes(range(256)) * (size // 256)
    house.file.write_bytes(whole)
    served = subprocess.run(
        [sys.executable, "-m", "parlour", "serve", "--data", str(tmp_path), "--port", "1"],
        capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    assert served.returncode == 2
    assert "is damaged, so it isn't served. Restore a backup" in served.stderr
    assert house.file.read_bytes() == whole, "what is damaged is not written to"
    assert main(["check", "--data", str(tmp_path)]) == 1
    assert "the database: SQLite reports a damaged file" in capsys.readouterr().out
