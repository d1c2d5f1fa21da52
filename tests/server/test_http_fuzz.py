"""Row 10, over HTTP: whatever is asked, the answer is good or says in words what was wrong."""

from __future__ import annotations

import json
import random
import urllib.parse
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.harness import Answer, Server, ask

REQUESTS = 600
JUNK: list[Any] = [
    None, True, -1, 0, 1e308, 2**70, "", "x" * 5000, "\u202e\x00<script>", [], [[]], {}, {"a": {}},
    "transmitter", "easy", ["transmitter"], {"0": "easy"}, {"-1": "easy"}, {"x": 1},
]  # fmt: skip
PATHS = ["", "..", "%00", "%2e%2e%2f", "a" * 300, "\u00e9", "0", "null", "; DROP TABLE tables"]
QUERIES = ["", "?eyes=9999999999", "?eyes=%00", "?eyes=all&eyes=none", "?x=" + "y" * 3000]
BODIES = [b"", b"{", b"\xff\xfe", b"[" * 3000, b"0" * 70_000, b'{"game":"x","game":"y"}']
FIELDS = ["game", "seats", "preset", "options", "public", "bots", "turn_seconds", "away_seconds",
          "ticket", "step", "seat", "level", "placed", "custom", "other"]  # fmt: skip


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("fuzz")) as running:
        yield running


@pytest.fixture(scope="module")
def cookie(server: Server) -> str:
    return ask(server, "GET", "/api/me").headers["set-cookie"].partition(";")[0]


def operations(server: Server) -> list[tuple[str, str]]:
    """Every operation that the server describes: method and path."""
    described = ask(server, "GET", "/schema/openapi.json").json
    return [
        (method.upper(), path) for path, methods in described["paths"].items() for method in methods
    ]


def with_junk(path: str, chance: random.Random) -> str:
    """A path with something odd in place of what it names."""
    parts = [
        urllib.parse.quote(chance.choice(PATHS), safe="%;") if part.startswith("{") else part
        for part in path.split("/")
    ]
    query = chance.choice(QUERIES)
    return "/".join(parts) + query


def junk_body(chance: random.Random) -> Any:
    """A body that is nearly right, or not at all."""
    if chance.random() < 0.2:
        return chance.choice(BODIES)
    body = {name: chance.choice(JUNK) for name in chance.sample(FIELDS, chance.randrange(5))}
    if chance.random() < 0.5:
        body["game"] = "transmitter"
    return body


def assert_civil(answer: Answer, asked: str) -> None:
    """Good, or a refusal in words; never a failure of the server."""
    assert answer.status < 500, f"{asked}: {answer.status} {answer.body[:500]!r}"
    if answer.status >= 400:
        refusal = json.loads(answer.body)
        assert refusal["code"], asked
        assert refusal["words"], asked


def test_whatever_is_asked_is_answered_in_words(server: Server, cookie: str) -> None:
    chance = random.Random(10)
    known = operations(server)
    assert len(known) >= 12
    for _ in range(REQUESTS):
        method, path = chance.choice(known)
        place = with_junk(path, chance)
        body = junk_body(chance) if method == "POST" else None
        who = chance.choice([cookie, "", "parlour=forged.0", cookie + "x"])
        assert_civil(ask(server, method, place, body, who), f"{method} {place} {body!r:.200}")
    server.assert_no_traceback()


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
