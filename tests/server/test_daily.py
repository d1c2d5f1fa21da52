"""The daily deals and puzzle over HTTP and sockets, on both databases."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from parlour.core.registry import game
from parlour.features.puzzles import Puzzles
from parlour.server.puzzles.solution import solution
from tests.server.harness import Answer, Player, Server, ask, new_guest

pytestmark = pytest.mark.slow

DAY, NEXT = "2026-05-18", "2026-05-19"
PLAY, RESULTS = f"/api/daily/{DAY}/transmitter/play", f"/api/daily/{DAY}/transmitter/results"
CLOCK = """
from datetime import datetime
from pathlib import Path
from parlour.server.daily import days
days.utc_now = lambda: datetime.fromisoformat(Path({file!r}).read_text())
"""


class Dated(Server):
    """A server whose date a test sets."""

    def __init__(self, folder: Path, database: str | None = None) -> None:
        self._file = folder / "clock"
        self.set("12:00:00")
        super().__init__(folder, database, first=CLOCK.format(file=str(self._file)))

    def set(self, time: str, day: str = DAY) -> None:
        """Set the clock."""
        new = self._file.with_suffix(".new")
        new.write_text(f"{day}T{time}+00:00")
        new.replace(self._file)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Dated]:
    """A server on the usual database."""
    with Dated(tmp_path) as running:
        yield running
        running.assert_no_traceback()


@pytest.fixture
def either(tmp_path: Path, database: str) -> Iterator[Dated]:
    """A server on either database."""
    with Dated(tmp_path, database) as running:
        yield running
        running.assert_no_traceback()


def play(server: Server, guest: str, **more: Any) -> Answer:
    return ask(server, "POST", PLAY, {"name": "Ada", **more}, guest)


async def finished(server: Server, table: str, guest: str) -> None:
    async with Player(server, table, guest) as player:
        await player.play(random.Random(1))


def code(answer: Answer) -> tuple[int, str]:
    return answer.status, answer.json["code"]


def test_a_deal_from_the_first_look_to_the_results(either: Dated) -> None:
    server = either
    ada, ben = new_guest(server), new_guest(server)
    assert code(ask(server, "GET", "/api/daily")) == (403, "guest")
    today = ask(server, "GET", "/api/daily", cookie=ada).json
    assert (today["day"], today["left_ms"]) == (DAY, 12 * 3600 * 1000)
    assert [deal["phase"] for deal in today["deals"]] == ["new"] * 4
    brief = ask(server, "GET", "/api/daily?brief=true", cookie=ada).json
    assert brief["deals"] == [{"game": deal["game"], "outcome": None} for deal in today["deals"]]
    assert brief["puzzles"] == [
        {"game": name, "solved": None, "run": 0} for name in ("pattern-overlap", "think-str8")
    ]
    with ThreadPoolExecutor(4) as tabs:
        tables = {one.json["table"] for one in tabs.map(lambda _: play(server, ada), range(4))}
    assert len(tables) == 1, "four tabs open one table"
    (table,) = tables
    assert code(play(server, ada, practice=True)) == (403, "unplayed")
    assert code(ask(server, "POST", f"/api/tables/{table}/remove", cookie=ada)) == (404, "daily")
    server.kill()
    server.start()
    assert play(server, ada).json == {"table": table, "practice": False}
    asyncio.run(finished(server, table, ada))
    rows = ask(server, "GET", RESULTS, cookie=ada).json["rows"]
    assert [(row["name"], row["you"], row["table"]) for row in rows] == [("Ada", True, table)]
    check_nothing_is_given_away(server, table, ben)
    own = play(server, ben, name="Ben").json["table"]
    asyncio.run(finished(server, own, ben))
    assert ask(server, "GET", f"/api/tables/{table}/replay", cookie=ben).status == 200
    assert ask(server, "GET", RESULTS, cookie=ben).json["players"] == 2
    again = play(server, ben, practice=True).json
    assert again["practice"]
    assert again["table"] not in (own, table)


def check_nothing_is_given_away(server: Server, table: str, guest: str) -> None:
    where = f"/api/tables/{table}"
    for path in (f"{where}/replay", f"{where}/record", f"{where}/story", RESULTS):
        assert code(ask(server, "GET", path, cookie=guest)) == (403, "unplayed"), path
    if_only = {"step": 0, "seat": 1, "level": "easy"}
    assert code(ask(server, "POST", f"{where}/what-if", if_only, guest)) == (403, "unplayed")

    async def watch() -> int:
        player = Player(server, table, guest)
        await player.open()
        return await player.closed()

    assert asyncio.run(watch()) == 4423
    assert ask(server, "GET", f"{where}/record").status == 403, "nor to anyone without a cookie"


def test_midnight_passes(server: Dated) -> None:
    ada = new_guest(server)
    server.set("23:59:59")
    table = play(server, ada).json["table"]
    assert ask(server, "GET", "/api/daily", cookie=ada).json["left_ms"] == 1000
    server.set("00:00:00", NEXT)
    assert code(play(server, ada)) == (409, "yesterday")
    today = ask(server, "GET", "/api/daily", cookie=ada).json
    assert today["day"] == NEXT
    assert all(deal["table"] is None for deal in today["deals"])
    asyncio.run(finished(server, table, ada))
    assert ask(server, "GET", RESULTS, cookie=ada).json["players"] == 1, "it was begun in time"
    assert ask(server, "GET", RESULTS, cookie=new_guest(server)).status == 200, "yesterday is open"


def test_the_puzzle_and_its_streak(either: Dated) -> None:
    server = either
    ada, runs = new_guest(server), list[int]()
    puzzles = game("pattern-overlap").feature(Puzzles)
    assert puzzles
    first = datetime.fromisoformat(DAY).date()
    for n in (0, 1, 2, 4):
        day = str(first + timedelta(days=n))
        server.set("09:00:00", day)
        layout = {"placed": solution(puzzles, f"day-{day}"), "ms": 1000, "hints": 0}
        where = f"/api/daily/{day}/pattern-overlap/solved"
        assert code(ask(server, "POST", where, {"placed": []}, ada)) == (400, "unsolved")
        runs.append(ask(server, "POST", where, layout, ada).json["run"])
    assert runs == [1, 2, 3, 1]
    month = ask(server, "GET", "/api/daily/calendar/pattern-overlap/2026-05", cookie=ada).json
    assert [one["day"][-2:] for one in month["days"] if one["puzzle"] == "solved"] == [
        "18", "19", "20", "22",
    ]  # fmt: skip
    assert ask(server, "GET", "/api/mine", cookie=ada).json == []
    server.kill()
    server.start()
    today = ask(server, "GET", "/api/daily", cookie=ada).json["puzzles"][0]
    assert (today["run"], today["longest"]) == (1, 3)


def test_a_game_can_have_both_a_puzzle_and_a_deal(server: Dated) -> None:
    """The results of the two are kept apart, and each puzzle has a streak of its own."""
    ada, puzzles = new_guest(server), game("think-str8").feature(Puzzles)
    assert puzzles
    where = f"/api/daily/{DAY}/think-str8"
    wrong = {"placed": [[0, 0, 9, 9]], "ms": 1, "hints": 0}
    assert code(ask(server, "POST", f"{where}/solved", wrong, ada)) == (400, "unsolved")
    layout = {"placed": solution(puzzles, f"day-{DAY}"), "ms": 5000, "hints": 1}
    assert ask(server, "POST", f"{where}/solved", layout, ada).json["run"] == 1
    today = ask(server, "GET", "/api/daily", cookie=ada).json
    deal = next(one for one in today["deals"] if one["game"] == "think-str8")
    assert (deal["phase"], deal["outcome"]) == ("new", None), "the deal isn't played yet"
    done = {one["game"]: one["solved"] for one in today["puzzles"]}
    assert done == {
        "pattern-overlap": None, "think-str8": {"late": False, "ms": 5000, "hints": 1},
    }  # fmt: skip
    table = ask(server, "POST", f"{where}/play", {"name": "Ada"}, ada).json["table"]
    asyncio.run(finished(server, table, ada))
    month = ask(server, "GET", "/api/daily/calendar/think-str8/2026-05", cookie=ada).json["days"]
    assert [(one["puzzle"], one["deals"]) for one in month if one["day"] == DAY] == [("solved", 1)]
    rows = ask(server, "GET", f"{where}/results", cookie=ada).json["rows"]
    assert [row["table"] for row in rows] == [table], "the puzzle isn't among the results"


def test_bad_requests_are_refused_in_words(server: Dated) -> None:
    ada = new_guest(server)
    for day in ("2026-13-01", "tomorrow", NEXT, "1999-01-01", "2026-05-18%20"):
        for path in ("play", "solved"):
            body = {"placed": []} if path == "solved" else {}
            answer = ask(server, "POST", f"/api/daily/{day}/transmitter/{path}", body, ada)
            assert code(answer) == (404, "day"), (day, path)
        assert code(ask(server, "GET", f"/api/daily/{day}/synergy/results", cookie=ada))[0] == 404
    for month in ("2026-13", "2026", "2027-01"):
        where = f"/api/daily/calendar/pattern-overlap/{month}"
        assert code(ask(server, "GET", where, cookie=ada)) == (404, "day")
    none = f"/api/daily/{DAY}/pattern-overlap"
    assert code(ask(server, "POST", f"{none}/play", {}, ada)) == (404, "daily")
    assert code(ask(server, "GET", f"{none}/results", cookie=ada)) == (404, "daily")
    puzzle = f"/api/daily/{DAY}/transmitter/solved"
    assert code(ask(server, "POST", puzzle, {"placed": []}, ada)) == (404, "puzzle")
    assert ask(server, "POST", f"/api/daily/{DAY}/nonsense/play", {}, ada).status == 400
    assert ask(server, "POST", PLAY, {"name": 7}, ada).status == 400
    assert ask(server, "POST", PLAY, {"seed": "mine"}, ada).status == 400
    elsewhere = ask(server, "POST", PLAY, {}, ada, Origin="http://elsewhere.example")
    assert code(elsewhere) == (403, "origin")
