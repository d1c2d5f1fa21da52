"""Notifications in the browser: turning them on and off, and what arrives."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.house import Guest
from tests.operating.conftest import Server
from tests.push_service import PushService, Subscription

# No browser maker's push service can be reached here, so that the subscription is the test's own.
SUBSCRIBED = """
const made = MADE
const bytes = (text) => Uint8Array.from(
  atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0)).buffer
const kept = () => sessionStorage.getItem('test.push')
const subscription = {
  endpoint: made.endpoint,
  get options() { return { applicationServerKey: bytes(kept()) } },
  getKey: (name) => bytes(name === 'p256dh' ? made.key : made.auth),
  unsubscribe: async () => { sessionStorage.removeItem('test.push'); return true },
}
PushManager.prototype.getSubscription = async () => (kept() ? subscription : null)
PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
  sessionStorage.setItem('test.push', applicationServerKey)
  return subscription
}
"""
PATIENCE_S = 60.0
SHOWN = """async () => {
  const registered = await navigator.serviceWorker.ready
  return (await registered.getNotifications()).map(({ title, body, tag }) => [title, body, tag])
}"""


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    with PushService() as found:
        monkeypatch.setenv("PARLOUR_PUSH_TEST_ORIGIN", found.origin)
        yield found


@pytest.fixture
def here(app: None, tmp_path: Path, service: PushService) -> Iterator[Server]:
    """A server that may send to the test's push service."""
    server = Server(tmp_path, "--data", str(tmp_path))
    yield server
    server.end()


def until(reached: Callable[[], Any]) -> None:
    ends = time.monotonic() + PATIENCE_S
    while not reached():
        assert time.monotonic() < ends, "it never happened"
        time.sleep(0.05)


def deliver(one: Guest, message: dict[str, str]) -> None:
    """Let the browser receive a message, as if from its push service."""
    tools, found = one.context.new_cdp_session(one.page), list[Any]()
    tools.on("ServiceWorker.workerRegistrationUpdated",
             lambda told: found.extend(told["registrations"]))  # fmt: skip
    tools.send("ServiceWorker.enable")
    until(lambda: one.page.evaluate("1") and found)  # evaluating lets events arrive
    about = {"origin": one.home, "registrationId": found[0]["registrationId"]}
    tools.send("ServiceWorker.deliverPushMessage", {**about, "data": json.dumps(message)})


def test_a_player_turns_them_on_gets_one_and_turns_them_off(
    browser: Any, here: Server, service: PushService
) -> None:
    device = Subscription(f"{service.origin}/device")
    one = Guest(browser, here, settings={"name": "Ada"}, service_workers="allow")
    made = json.dumps(device.asked())
    one.context.add_init_script(SUBSCRIBED.replace("MADE", made))
    one.context.grant_permissions(["notifications"], origin=one.home)
    page = one.go("/")
    until(lambda: page.evaluate("navigator.serviceWorker.controller !== null"))

    def choose(what: str, saved: str | None) -> None:
        page.get_by_role("button", name="Settings").click()
        page.get_by_text(what, exact=True).click()
        until(lambda: page.evaluate("localStorage.getItem('parlour.push')") == saved)
        expect(page.get_by_role("radio", name=what)).to_be_checked()
        page.keyboard.press("Escape")

    def stopped() -> bool:
        """Have the server forget the device; returns whether it knew it."""
        answer = one.context.request.post(
            "/api/push/stop", data={"endpoint": device.endpoint}, headers={"Origin": one.home}
        )
        return bool(answer.json()["done"])

    choose("At every table", '"all"')
    assert stopped()
    choose("At slow tables", '"slow"')
    page.reload()
    message = {"title": "Transmitter", "body": "It’s your turn.", "table": "abc"}
    deliver(one, message)
    until(lambda: page.evaluate(SHOWN))
    assert page.evaluate(SHOWN) == [["Transmitter", "It’s your turn.", "turn-abc"]]
    deliver(one, message)  # a newer one takes its place
    until(lambda: page.evaluate(SHOWN))
    assert len(page.evaluate(SHOWN)) == 1
    choose("Never", None)
    until(lambda: page.evaluate("sessionStorage.getItem('test.push')") is None)
    until(lambda: not stopped())
    assert not one.wrong
    one.close()


def test_nothing_is_offered_where_it_is_impossible(guest: Callable[..., Guest]) -> None:
    page = guest().go("/")  # tests have no service worker unless they ask for one
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_text("Notify me when it’s my turn")).to_have_count(0)
