"""Cross-site requests: no other site's page can make a browser act here, on any route."""

from __future__ import annotations

import asyncio
import http.client
import json
import re
import socket
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from litestar.exceptions import LitestarDeprecationWarning
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from parlour.core.errors import ParlourError
from parlour.server.app import make_app
from parlour.server.protocol.guests import Guests, Identity, our_cookies
from parlour.server.protocol.host_names import Hosts, misdirected
from parlour.server.storage.schema import schema as _schema
from parlour.server.tables.opening import open_store
from tests.server.harness import PATIENCE_S, Answer, Player, Server, ask, make_table, new_guest

pytestmark = pytest.mark.slow

READS = {"GET", "HEAD", "OPTIONS"}


def routes() -> list[tuple[str, str]]:
    """Return every method and path of the application."""
    with warnings.catch_warnings(action="ignore", category=LitestarDeprecationWarning):
        app = make_app("sqlite://")
    return sorted((method, route.path) for route in app.routes for method in route.methods)


ROUTES = routes()
CHANGES = [one for one in ROUTES if one[0] not in READS]
LOOKS = [one for one in ROUTES if one[0] == "GET"]
JSON = "application/json"
EVIL = "evil.example:8420"
HOME = "127.0.0.1:{port}"
# Headers that a foreign page can make a browser send.
FOREIGN: dict[str, dict[str, str]] = {
    "foreign origin": {"Origin": "http://evil.example", "Content-Type": JSON},
    "our host, another port": {"Origin": "http://127.0.0.1:1", "Content-Type": JSON},
    "longer host": {"Origin": f"http://{HOME}.evil.example", "Content-Type": JSON},
    "another scheme": {"Origin": f"chrome-extension://{HOME}", "Content-Type": JSON},
    "no origin of its own": {"Origin": "null", "Content-Type": JSON},
    "form from elsewhere": {"Origin": "http://evil.example", "Content-Type": "text/plain"},
    "cross-site": {"Sec-Fetch-Site": "cross-site", "Content-Type": JSON},
    "same-site": {"Sec-Fetch-Site": "same-site", "Content-Type": JSON},
}
NOT_JSON: dict[str, dict[str, str]] = {
    "text/plain": {"Content-Type": "text/plain"},
    "text/plain with json in it": {"Content-Type": "text/plain; x=application/json"},
    "form": {"Content-Type": "application/x-www-form-urlencoded"},
    "multipart": {"Content-Type": "multipart/form-data; boundary=x"},
    "no type": {},
}
REBOUND: dict[str, dict[str, str]] = {
    "rebound name": {"Host": EVIL, "Origin": f"http://{EVIL}", "Content-Type": JSON},
    "rebound name, no origin": {"Host": EVIL, "Content-Type": JSON},
}
ATTACKS = {
    **{name: (headers, 403, "origin") for name, headers in FOREIGN.items()},
    **{name: (headers, 415, "content_type") for name, headers in NOT_JSON.items()},
    **{name: (headers, 421, "hostname") for name, headers in REBOUND.items()},
}
FORGETFUL = """
from litestar import get, post, delete
import parlour.server.app as place
made = place.make_app
def make_app(*given):
    app = made(*given)
    @post("/api/forgetful")
    async def forgetful() -> dict[str, str]:
        return {"changed": "everything"}
    @delete("/api/forgetful", status_code=200)
    async def forgetting() -> dict[str, str]:
        return {"changed": "everything"}
    app.register(forgetful)
    app.register(forgetting)
    return app
place.make_app = make_app
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("sites"), first=FORGETFUL) as server:
        yield server
        server.assert_no_traceback()


@pytest.fixture(scope="module")
def victim(server: Server) -> str:
    return new_guest(server)


@pytest.fixture(scope="module")
def table(server: Server, victim: str) -> str:
    return make_table(server, victim).id


def send(
    server: Server, method: str, path: str, body: bytes | None = None, **headers: str
) -> Answer:
    """Make an HTTP call with exactly these headers."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE_S)
    try:
        line.request(method, path, body, headers)
        answer = line.getresponse()
        found = {name.lower(): value for name, value in answer.getheaders()}
        return Answer(answer.status, answer.read(), found)
    finally:
        line.close()


def rows(server: Server) -> dict[str, int]:
    """Count the rows of every SQL table."""
    engine = sql.create_engine(server.database)
    with engine.connect() as line:
        counts = {
            one.name: line.scalar(sql.select(sql.func.count()).select_from(one)) or 0
            for one in _schema.sorted_tables
        }
    engine.dispose()
    return counts


def filled(path: str, table: str) -> str:
    known = {"table_id": table, "name": "pattern-overlap", "puzzle": "1"}
    return re.sub(r"\{(\w+):\w+\}", lambda found: known.get(found[1], "x"), path)


def stranger_key(server: Server) -> Guests:
    store = open_store(server.database)
    try:
        return Guests(store.secret())
    finally:
        store.close()


def body_of(path: str, server: Server) -> bytes:
    """Return a body that would change something on this route."""
    guests = stranger_key(server)
    bodies: dict[str, Any] = {
        "/api/tables": {"game": "transmitter"},
        "/api/me/continue": {"ticket": guests.ticket(Identity(guests.new()), time.time())},
        "/api/lab/studies": {"game": "transmitter", "games": 10},
        "/api/puzzles/{name:str}/{puzzle:str}/together": {"placed": []},
        "/api/puzzles/{name:str}/{puzzle:str}/check": {"placed": []},
        "/api/puzzles/{name:str}/{puzzle:str}/hint": {"placed": []},
        "/api/tables/{table_id:str}/what-if": {"step": 0, "seat": 0, "level": "easy"},
    }
    return json.dumps(bodies.get(path, {})).encode()


def test_there_are_routes_to_try() -> None:
    paths = {path for _, path in CHANGES}
    assert {"/api/me/continue", "/api/me/link", "/api/me/end-others", "/api/tables"} <= paths
    assert len(CHANGES) >= 12


@pytest.mark.parametrize("attack", ATTACKS)
def test_no_changing_route_can_be_used_from_elsewhere(
    server: Server, victim: str, table: str, attack: str
) -> None:
    headers, status, code = ATTACKS[attack]
    named = {name: value.format(port=server.port) for name, value in headers.items()}
    before = rows(server)
    for method, path in [*CHANGES, ("POST", "/api/forgetful"), ("DELETE", "/api/forgetful")]:
        body = body_of(path, server)
        answer = send(server, method, filled(path, table), body, Cookie=victim, **named)
        assert (answer.status, answer.json["code"]) == (status, code), (method, path, answer)
        assert "set-cookie" not in answer.headers, (method, path)
    assert rows(server) == before
    assert [row["id"] for row in ask(server, "GET", "/api/mine", cookie=victim).json] == []


def test_our_own_pages_and_programs_are_not_held_up(server: Server, victim: str) -> None:
    home = f"127.0.0.1:{server.port}"
    for headers in (
        {"Origin": f"http://{home}"},
        {"Origin": f"https://{home}", "Sec-Fetch-Site": "same-origin"},
        {"Sec-Fetch-Site": "same-origin"},
        {"Host": f"localhost:{server.port}", "Origin": f"http://localhost:{server.port}"},
        {"Host": "192.168.1.20", "Origin": "http://192.168.1.20"},
        {"Host": "[::1]:80", "Origin": "http://[::1]:80"},
        {"Host": socket.gethostname()},
        {},
    ):
        for kind in (JSON, "Application/JSON; charset=utf-8"):
            given = {**headers, "Content-Type": kind}
            assert send(server, "POST", "/api/forgetful", b"{}", **given).status == 201, given
        assert send(server, "POST", "/api/forgetful", None, **headers).status == 201, headers
        assert send(server, "POST", "/api/me/link", None, Cookie=victim, **headers).status == 200


def test_a_foreign_name_is_not_even_shown_anything(server: Server, table: str) -> None:
    for _, path in LOOKS:
        answer = send(server, "GET", filled(path, table), Host=EVIL)
        assert (answer.status, answer.json["code"]) == (421, "hostname"), path
    said = send(server, "GET", "/", Host=EVIL).json["words"]
    assert said.endswith("start it with --allow-host evil.example")


@pytest.mark.parametrize("host", ["", "evil.example@127.0.0.1", "127.0.0.1 evil", "a,b", "[x]"])
def test_what_is_no_host_is_refused_and_not_repeated(server: Server, host: str) -> None:
    answer = send(server, "GET", "/api/games", Host=host)
    assert answer.status in (400, 421)
    assert b"evil" not in answer.body


def test_two_hosts_are_none(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE_S) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n")
        assert line.recv(4096).split(b" ")[1] in (b"400", b"421")


def test_only_a_loopback_name_makes_a_request_local(server: Server) -> None:
    assert send(server, "GET", "/metrics", Host="localhost").status == 200
    assert send(server, "GET", "/metrics", Host="127.0.0.2:9").status == 200
    assert send(server, "GET", "/metrics", Host="192.168.1.20").status == 403
    assert send(server, "GET", "/metrics", Host=socket.gethostname()).status == 403


def test_a_socket_is_not_opened_under_a_foreign_name(
    server: Server, victim: str, table: str
) -> None:
    async def handshake() -> int:
        headers = {"Cookie": victim, "Origin": f"http://{EVIL}"}
        async with connect(
            f"ws://{EVIL}/api/tables/{table}/socket", additional_headers=headers,
            host="127.0.0.1", port=server.port, proxy=None,
        ):  # fmt: skip
            return 101

    with pytest.raises(InvalidStatus) as refused:
        asyncio.run(handshake())
    assert refused.value.response.status_code == 421
    assert b"--allow-host evil.example" in (refused.value.response.body or b"")


def test_the_operator_can_name_further_hosts(tmp_path: Path) -> None:
    names = "import os; os.environ['PARLOUR_HOSTS'] = 'Parlour.example.org, *.games.example'"
    with Server(tmp_path, first=names) as server:
        for host, status in {
            "parlour.example.org": 200,
            "PARLOUR.example.org.:443": 200,
            "a.games.example": 200,
            "a.b.games.example:8420": 200,
            "games.example": 421,
            "evilgames.example": 421,
            "example.org": 421,
            "parlour.example.org.evil.example": 421,
        }.items():
            assert send(server, "GET", "/health", Host=host).status == status, host


@pytest.mark.parametrize("name", ["http://a.example", "a.example:80", "*", "*.", "a b", "a,b", ""])
def test_what_is_no_host_name_cannot_be_allowed(name: str) -> None:
    with pytest.raises(ParlourError, match="is not a host name"):
        Hosts([name])


def test_unsafe_text_is_not_repeated() -> None:
    for header in ("<script>", "a" * 300, "a;--", "*.example.org", "\u00e4.example"):
        assert "allow-host" not in misdirected([header])
    assert misdirected(["a.example:80"]).endswith("--allow-host a.example")


# Cookies


NEIGHBOURS = [
    'prefs={"theme":"dark"}; {ours}',
    "a b=c; {ours}",
    "=; ;; {ours}",
    'q="unclosed; {ours}',
    "path=/x; $Version=1; {ours}; domain=x",
    "n\u00e4me=\u00e4; {ours}",
    "parlour=forged.0; {ours}",
    "parlour; {ours}",
    "{ours}; parlour=",
]


@pytest.mark.parametrize("line", NEIGHBOURS)
def test_cookies_of_neighbours_shut_nobody_out(
    server: Server, victim: str, table: str, line: str
) -> None:
    cookie = line.replace("{ours}", victim)
    raw = cookie.encode().decode("latin-1")

    async def visit() -> None:
        async with Player(server, table, raw):
            pass

    asyncio.run(visit())
    assert ask(server, "GET", "/api/mine", cookie=raw).status == 200


def test_our_cookie_is_found_by_its_name_alone() -> None:
    assert list(our_cookies(["a=1;parlour=x", "parlourx=2; parlour = y ;xparlour=3"])) == ["x", "y"]
