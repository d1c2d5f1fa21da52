"""HTTP fuzzing: every response is a success or explains what was wrong."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.harness import Answer, Server, ask, leave, make_table, seated
from tests.server.hostile import Hostile, Line, described

pytestmark = pytest.mark.slow

REQUESTS, MANY = 500, 100_000
THREADS = 3
SEATS = 2
FAILS = """
from parlour.server.storage.store import Store
def public_tables(*_):
    raise KeyError("a bug")
Store.public_tables = public_tables
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("fuzz")) as running:
        yield running


@pytest.fixture
def cookie(server: Server) -> str:
    """A separate guest per test, because a random request may sign out all other devices."""
    return ask(server, "GET", "/api/me").headers["set-cookie"].partition(";")[0]


def assert_civil(answer: Answer, asked: str) -> None:
    """Check for a success or an explained refusal, never a server error."""
    assert answer.status < 500, f"{asked}: {answer.status} {answer.body[:500]!r}"
    kind = next((v for k, v in answer.headers.items() if k.lower() == "content-type"), "")
    if answer.status >= 400 and kind.startswith("text/plain") and " /api/" not in asked:
        assert answer.body.strip(), f"{asked}: a page that is not there, and no word of it"
    elif answer.status >= 400:
        refusal = json.loads(answer.body)
        assert refusal["code"], asked
        assert refusal["words"], asked
    elif "json" in kind:
        json.loads(answer.body)
    else:
        assert kind or not answer.body, f"{asked}: an answer of no type"


def fuzz(server: Server, cookie: str, count: int) -> Counter[str]:
    """Send many requests over a few connections, each operation in turn, during games."""
    operations, schemas = described(server)
    known = {"table_id": [make_table(server, cookie, seats=SEATS).id]}

    def ask_much(seed: int) -> Counter[str]:
        hostile, line, statuses = Hostile(schemas, known, seed), Line(server), Counter[str]()
        try:
            for number in range(count // THREADS):
                operation = operations[(number + seed) % len(operations)]
                call = hostile.call(operation, cookie)
                answer = line.ask(call)
                assert_civil(answer, str(call))
                statuses[f"{operation.method} {operation.path}"] += 1
                statuses[f"{answer.status // 100}xx"] += 1
        finally:
            line.close()
        return statuses

    with ThreadPoolExecutor(THREADS) as threads:
        asking = [threads.submit(ask_much, seed) for seed in range(THREADS)]
        games = asyncio.run(_play_meanwhile(server, lambda: all(one.done() for one in asking)))
    found = sum((one.result() for one in asking), Counter[str]())
    assert found.keys() >= {f"{one.method} {one.path}" for one in operations}
    found["games"] = games
    return found


async def _play_meanwhile(server: Server, done: Callable[[], bool]) -> int:
    """Play whole games until all requests are done; returns how many."""
    games, luck = 0, random.Random(10)
    while not games or not done():
        _, players = await seated(server, SEATS)
        await asyncio.gather(*(player.play(luck) for player in players))
        assert all(player.shown["result"] for player in players)
        await leave(*players)
        games += 1
    return games


def test_whatever_is_asked_is_answered_in_words(server: Server, cookie: str) -> None:
    found = fuzz(server, cookie, REQUESTS)
    assert found["2xx"] > REQUESTS / 20, f"hardly anything came through: {found}"
    assert found["4xx"] > REQUESTS / 3, f"hardly anything was hostile: {found}"
    assert found["games"], "the other table played to its end"
    server.assert_no_traceback()


@pytest.mark.soak
def test_whatever_is_asked_very_often_is_answered_in_words(server: Server, cookie: str) -> None:
    found = fuzz(server, cookie, MANY)
    assert found["2xx"] + found["3xx"] + found["4xx"] >= MANY - THREADS
    assert found["games"], "the other table played to its end"
    server.assert_no_traceback()


def test_a_server_that_fails_is_caught(tmp_path: Path) -> None:
    with Server(tmp_path, first=FAILS) as failing:
        guest = ask(failing, "GET", "/api/me").headers["set-cookie"].partition(";")[0]
        with pytest.raises(AssertionError, match=r"GET /api/tables.*: 500"):
            fuzz(failing, guest, REQUESTS)


@pytest.mark.parametrize("method", ["DELETE", "PUT", "PATCH", "OPTIONS", "HEAD"])
def test_other_methods_are_refused(server: Server, method: str) -> None:
    for path in ("/api/tables", "/api/me", "/health"):
        assert 400 <= ask(server, method, path).status < 500 or method in ("OPTIONS", "HEAD")


def test_a_place_that_is_not_there(server: Server) -> None:
    answer = ask(server, "GET", "/api/nowhere")
    assert answer.status == 404
    assert answer.json["code"] == "bad"


def test_a_table_for_so_many_is_offered_with_a_bot(server: Server, cookie: str) -> None:
    """Where a game is not for so many, what would do is offered (here, more than it is for: no)."""
    answer = ask(server, "POST", "/api/tables", {"game": "transmitter", "seats": 99}, cookie)
    assert answer.status == 400
    assert "2" in answer.json["words"]


def test_the_fuzzer_notices_a_failure() -> None:
    """The checker itself can fail."""
    with pytest.raises(AssertionError):
        assert_civil(Answer(500, b"oops", {}), "a broken server")
    with pytest.raises(AssertionError):
        assert_civil(Answer(400, b'{"code": "bad", "words": ""}', {}), "a mute one")
    with pytest.raises(AssertionError):
        assert_civil(Answer(200, b"what?", {}), "an answer of no type")
    with pytest.raises(json.JSONDecodeError):
        assert_civil(Answer(200, b"{", {"content-type": "application/json"}), "half an answer")
