"""Where a server can be reached: what the app and the terminal are told, and who is told it."""

from __future__ import annotations

import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from parlour.core.errors import ParlourError
from parlour.server.protocol import reach as module
from parlour.server.protocol.reach import BOUND, PUBLIC_URL, RESTART, checked_url, reach
from tests.operating.conftest import Server

Serving = Callable[..., Server]
LAN = {"0.0.0.0": "192.168.1.7", "::": "fd00::7"}


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine with one IPv4 and one IPv6 address on its network."""
    found = {socket.AF_INET: "192.168.1.7", socket.AF_INET6: "fd00::7"}
    monkeypatch.setattr(module, "_outgoing", lambda family, beyond: found[family])
    monkeypatch.setattr(module, "_named", lambda: ["127.0.1.1", "192.168.1.7", "10.0.0.2"])


@pytest.mark.parametrize(
    ("bound", "network"),
    [
        ("", []),
        ("127.0.0.1 8420", []),
        ("localhost 8420", []),
        ("::1 8420", []),
        ("0.0.0.0 8420", ["http://192.168.1.7:8420", "http://10.0.0.2:8420"]),
        (":: 99", ["http://192.168.1.7:99", "http://[fd00::7]:99", "http://10.0.0.2:99"]),
        ("192.168.1.9 8420", ["http://192.168.1.9:8420"]),
        ("fe80::1%eth0 8420", []),
        ("games.lan 8420", ["http://games.lan:8420"]),
    ],
)
def test_a_server_is_found_where_it_listens(at_home: None, bound: str, network: list[str]) -> None:
    assert reach({BOUND: bound}).network == network


def test_the_operator_s_address_is_passed_on(at_home: None) -> None:
    found = reach({BOUND: "0.0.0.0 1", PUBLIC_URL: "https://x.example", RESTART: "parlour serve"})
    assert (found.public, found.command) == ("https://x.example", "parlour serve")
    assert reach({}).public is None


def test_a_public_url_has_a_host_and_perhaps_a_port() -> None:
    assert checked_url("https://Games.Example.org/") == "https://games.example.org"
    assert checked_url("http://192.0.2.4:81") == "http://192.0.2.4:81"
    assert checked_url("http://[2001:db8::4]:81") == "http://[2001:db8::4]:81"


@pytest.mark.parametrize(
    "url",
    ["games.example.org", "ftp://x.example", "https://", "https://x.example/parlour", "//x.example",
     "https://me:secret@x.example", "https://x.example?a", "https://x.example:many", "https://a b",
     "https://*.example.org", "javascript:alert(1)", 'https://x"onload="1'],
)  # fmt: skip
def test_anything_else_is_refused_with_an_example(url: str) -> None:
    with pytest.raises(ParlourError, match=r"https://games\.example\.org"):
        checked_url(url)


@pytest.mark.slow
def test_on_this_machine_only_the_command_is_told_that_opens_it(
    serving: Serving, tmp_path: Path
) -> None:
    data = tmp_path / "my data"
    server = serving("--data", str(data))
    command = f"parlour serve --lan --port {server.port} --data '{data}'"
    _, found, headers = server.ask("GET", "/api/addresses")
    assert found == {"public": None, "network": [], "command": command}
    assert headers["cache-control"] == "no-store"
    assert f"Only this machine can open it. For others on your network: {command}" in server.out


@pytest.mark.slow
def test_others_are_told_the_public_address_and_nothing_of_the_network(
    serving: Serving, tmp_path: Path
) -> None:
    url = "https://games.example.org"
    server = serving("--data", str(tmp_path / "data"), "--lan", "--public-url", f"{url}/")
    assert f"Anyone can join at {url}" in server.out
    here = server.ask("GET", "/api/addresses")[1]
    assert here["public"] == url
    assert here["command"]
    for headers in ({"X_Forwarded_For": "198.51.100.7"}, {"Host": "games.example.org"}):
        far = server.ask("GET", "/api/addresses", **headers)[1]
        assert far == {"public": url, "network": [], "command": ""}
    assert server.ask("GET", "/api/addresses", Host="evil.example")[0] == 421
