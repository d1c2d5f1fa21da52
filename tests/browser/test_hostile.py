"""A hostile page in a real browser: it tries every unsafe route, and nothing changes."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from parlour.server.protocol.guests import Guests, Identity
from parlour.server.protocol.messages import PROTOCOL
from parlour.server.tables.opening import open_store
from tests.browser.house import ARGS, PATIENCE_S, Guest, chromium
from tests.operating.conftest import Server
from tests.operating.test_backups import rows
from tests.sampling import sampled
from tests.server.test_cross_site import CHANGES, filled

Come = Callable[..., Guest]
# A form sends NAME=VALUE. A duplicate key absorbs the "=" and makes it valid JSON.
FORMS = """async ([home, calls]) => {
  for (const [method, path, body] of calls)
    for (const kind of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const frame = document.createElement('iframe')
      frame.name = 'f' + Math.random()
      document.body.append(frame)
      const form = document.createElement('form')
      form.method = 'POST'
      form.enctype = kind
      form.action = home + path
      form.target = frame.name
      const input = document.createElement('input')
      const [key] = Object.keys(JSON.parse(body))
      input.name = key ? `{"${key}":"` : '{}'
      input.value = key ? '",' + body.slice(1) : ''
      form.append(input)
      document.body.append(form)
      const done = new Promise((seen) => (frame.onload = seen))
      form.submit()
      await Promise.race([done, new Promise((late) => setTimeout(late, 3000))])
    }
}"""
FETCHES = """async ([home, calls]) => {
  const seen = []
  for (const [method, path, body] of calls)
    for (const kind of ['text/plain', 'application/json', ''])
      for (const mode of ['no-cors', 'cors']) {
        const headers = kind ? { 'Content-Type': kind } : {}
        const content = kind ? body : new Blob([body])
        try {
          const how = { method, mode, credentials: 'include', headers, body: content }
          const answer = await fetch(home + path, how)
          seen.push([path, kind, mode, answer.type, answer.status])
        } catch (error) {
          seen.push([path, kind, mode, 'refused', 0])
        }
      }
  return seen
}"""


class Hostile(BaseHTTPRequestHandler):
    """An empty page on a foreign site."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>Win a prize</title><body></body>")

    def log_message(self, *_: object) -> None:
        """Log nothing."""


@pytest.fixture
def elsewhere() -> Iterator[int]:
    """The port of another site on the same host, with the same cookies but another origin."""
    site = ThreadingHTTPServer(("127.0.0.1", 0), Hostile)
    thread = threading.Thread(target=site.serve_forever)
    thread.start()
    yield site.server_address[1]
    site.shutdown()
    thread.join()
    site.server_close()


@pytest.fixture
def house(app: None, tmp_path: Path) -> Iterator[Server]:
    """A separate server, since the test reads its database."""
    server = Server(tmp_path, "--data", str(tmp_path))
    yield server
    server.end()


def calls(table: str, ticket: str) -> list[list[str]]:
    """Return every unsafe route with a body that would change something."""
    bodies: dict[str, Any] = {
        "/api/tables": {"game": "transmitter"},
        "/api/me/continue": {"ticket": ticket},
        "/api/tables/{table_id:str}/what-if": {"step": 0, "seat": 0, "level": "easy"},
        "/api/puzzles/{name:str}/{puzzle:str}/together": {"placed": []},
    }
    return [
        [method, filled(path, table), json.dumps(bodies.get(path, {}))] for method, path in CHANGES
    ]


def whoever(page: Page) -> str:
    """Return this browser's guest id."""
    return str(page.evaluate("async () => (await (await fetch('/api/me')).json()).guest"))


def counts(database: str) -> dict[str, int]:
    """Return the number of rows of every SQL table."""
    return {name: len(found) for name, found in rows(database).items()}


def test_a_hostile_page_can_do_nothing_as_its_visitor(
    browser: Any, house: Server, elsewhere: int, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path / 'parlour.db'}"
    store = open_store(database)
    guests = Guests(store.secret())
    store.close()
    attacker = guests.ticket(Identity("0" * 32), time.time())
    victim = Guest(browser, house)
    table, link = victim.make(seats=2, preset="balanced")
    victim.sit(link, "Ada")
    before, rows_before = whoever(victim.page), counts(database)
    cookie = victim.context.cookies(victim.home)
    for site in (f"http://127.0.0.1:{elsewhere}", f"http://localhost:{elsewhere}"):
        bad = victim.context.new_page()
        bad.goto(site)
        tried = [victim.home, calls(table, attacker)]
        seen = bad.evaluate(FETCHES, tried)
        bad.evaluate(FORMS, tried)
        assert len(seen) == 6 * len(CHANGES)
        assert not [one for one in seen if one[3] not in ("refused", "opaque")], seen
        bad.close()
    assert victim.context.cookies(victim.home) == cookie
    assert whoever(victim.page) == before
    assert counts(database) == rows_before
    victim.page.reload()
    expect(victim.page.get_by_role("button", name="Stand up")).to_be_visible()
    victim.close()


def test_a_rebound_name_is_shown_nothing(browser: Any, house: Server) -> None:
    """A name of somebody else's that leads to this machine, as DNS rebinding makes it."""
    rebound = [*ARGS, "--host-resolver-rules=MAP evil.example 127.0.0.1"]
    with browser.browser_type.launch(executable_path=chromium(), args=rebound) as other:
        page = other.new_page()
        answer = page.goto(f"http://evil.example:{house.port}/")
        assert answer
        assert answer.status == 421
        assert "--allow-host evil.example" in page.inner_text("body")
        found = page.evaluate(
            "async () => { const answer = await fetch('/api/lab/studies', {method: 'POST',"
            " headers: {'Content-Type': 'application/json'}, body: '{}'});"
            " return [answer.status, (await fetch('/metrics')).status] }"
        )
        assert found == [421, 421]
        shut = page.evaluate(
            "() => new Promise((seen) => { const socket = new WebSocket('ws://' + location.host +"
            " '/api/tables/x/socket'); socket.onopen = () => seen('open');"
            " socket.onclose = (event) => seen(event.code) })"
        )
        assert shut == 1006


@pytest.mark.parametrize("odd", sampled(["xxx%20yyy", "%E2%82%AC", "a.b", "x" * 200], 1))
def test_an_address_that_cannot_be_a_table_says_so(guest: Come, odd: str) -> None:
    page = guest().go(f"/table/{odd}")
    expect(page.get_by_role("heading", name="Table not found")).to_be_visible()


def test_a_socket_says_that_an_odd_table_does_not_exist(guest: Come) -> None:
    page = guest().go("/")
    codes = page.evaluate(
        "async () => { await fetch('/api/me'); const codes = [];"
        " for (const odd of ['a%20b', '%2F', 'a.b', 'x'.repeat(3000)])"
        " codes.push(await new Promise((seen) => { const socket = new WebSocket(`ws://${location.host}/api/tables/${odd}/socket?protocol=PROTOCOL`);"
        " socket.onclose = (event) => seen(event.code) })); return codes }".replace(
            "PROTOCOL", str(PROTOCOL)
        )
    )
    assert codes == [4404] * 4


def test_other_devices_are_signed_out_and_this_one_plays_on(guest: Come) -> None:
    one, other = guest(), guest()
    table, link = one.make(seats=2, preset="balanced")
    one.sit(link, "Ada")
    tab = one.page
    me = one.context.new_page()
    me.goto("/me")
    me.get_by_role("button", name="Make a link").click()
    address = me.locator("input[readonly]").input_value()
    other.page.goto(address)
    expect(other.page.get_by_text("Welcome! You’re now the same guest here")).to_be_visible()
    other.go(f"/table/{table}")
    expect(other.page.get_by_role("button", name="Stand up")).to_be_visible()
    other.context.new_page().goto(address)
    expect(other.context.pages[-1].get_by_text("That link has expired.")).to_be_visible()
    me.get_by_role("button", name="Sign out other devices").click()
    me.get_by_role("button", name="Cancel").click()
    me.get_by_role("button", name="Sign out other devices").click()
    me.get_by_role("button", name="Sign them out").click()
    expect(me.get_by_text("Your other devices have been signed out.")).to_be_visible()
    expect(
        other.page.get_by_role("heading", name="You’ve been signed out on this device")
    ).to_be_visible(timeout=PATIENCE_S * 1000)
    expect(tab.get_by_role("button", name="Stand up")).to_be_visible()
    other.page.get_by_role("button", name="Continue as a new guest").click()
    expect(other.page.get_by_role("button", name="Sit down", exact=True)).to_be_visible()
    other.wrong.clear()  # the used link gets a 403, which the browser logs
