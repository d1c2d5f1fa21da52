"""The app can be installed, works without a connection, and its first page is light."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import CDPSession, expect

from tests.browser.house import DESK, PATIENCE_S, PHONE, Guest, wait_until_still
from tests.operating.conftest import Server

ALLOWED = {"service_workers": "allow"}
MOST_BYTES = 60 * 1024
MOST_SHIFT = 0.02
SHIFTS = """window.shifts = []
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries())
    window.shifts.push([value, sources.map(({ node }) => node?.className ?? node?.nodeName)])
}).observe({ type: 'layout-shift', buffered: true })"""
KEPT = """async (path) => {
  const cache = await caches.open('parlour')
  return (await cache.match(path)) !== undefined
}"""
GONE = """async () => !(await navigator.serviceWorker.getRegistration())
  && (await caches.keys()).length === 0"""
SAVES_DATA = """Object.defineProperty(Navigator.prototype, 'connection',
  { get: () => ({ saveData: true }), configurable: true })"""
LESSONS = """() => new Promise(async (kept) => {
  const heard = ({ data }) => data.is === 'lessons' && kept(data.count)
  navigator.serviceWorker.addEventListener('message', heard)
  const { active } = await navigator.serviceWorker.ready
  active.postMessage({ is: 'lessons', language: 'LANGUAGE' })
})"""  # resolves with the number of files that are kept


def devtools(one: Guest) -> CDPSession:
    return one.context.new_cdp_session(one.page)


def until(reached: Callable[[], bool]) -> None:
    """Wait for a condition; the page's policy keeps the browser from doing so."""
    ends = time.monotonic() + PATIENCE_S
    while not reached():
        assert time.monotonic() < ends, "it never happened"
        time.sleep(0.05)


def at_work(one: Guest) -> None:
    """Wait until the service worker controls the page and has the app."""
    until(lambda: one.page.evaluate("navigator.serviceWorker.controller !== null"))
    until(lambda: one.page.evaluate(KEPT, "/"))


def test_browsers_offer_to_install_it(guest: Callable[..., Guest]) -> None:
    one = guest(**ALLOWED)
    one.go("/")
    at_work(one)
    tools = devtools(one)
    found = tools.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert len(manifest["shortcuts"]) == 5
    errors = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    kinds = {error["errorId"] for error in errors} - {"in-incognito"}  # as contexts of tests are
    assert not kinds


@pytest.mark.parametrize(("language", "says"), [("nb", "Brettspill"), ("de", "Gesellschafts")])
def test_the_installed_app_speaks_the_chosen_language(
    guest: Callable[..., Guest], language: str, says: str
) -> None:
    one = guest(settings={"language": language})
    one.go("/")
    manifest = json.loads(devtools(one).send("Page.getAppManifest")["data"])
    assert manifest["description"].startswith(says)


def bars_are(one: Guest, *wanted: str) -> None:
    """Wait until the browser's bars are to have these colours, by day and by night."""
    colours = "[...document.querySelectorAll('meta[name=theme-color]')].map((one) => one.content)"
    until(lambda: one.page.evaluate(colours) == [*wanted])


def test_the_browser_s_bars_follow_the_chosen_theme(guest: Callable[..., Guest]) -> None:
    one = guest(settings={"theme": "dark"}, color_scheme="light")
    page = one.go("/")
    light, dark = "#f5efe3", "#14191b"
    bars_are(one, dark, dark)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Light").first.check(force=True)
    bars_are(one, light, light)
    page.get_by_role("radio", name="System").first.check(force=True)
    bars_are(one, light, dark)


def test_what_the_manifest_names_exists(server: Server, guest: Callable[..., Guest]) -> None:
    ask = guest().context.request
    answer = ask.get("/parlour.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    for icon in manifest["icons"]:
        got = ask.get(icon["src"])
        assert got.ok
        assert got.headers["content-type"].startswith(icon["type"])
    for shortcut in manifest["shortcuts"]:
        assert ask.get(f"/api/games/{shortcut['url'].rpartition('/')[2]}/rules/en").ok
    worker = ask.get("/worker.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert "default-src 'none'" in worker.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("language", "says"),
    [("en", "There’s no connection to the server."), ("de", "Keine Verbindung zum Server.")],
)
def test_the_app_and_its_lessons_open_offline(
    guest: Callable[..., Guest], language: str, says: str
) -> None:
    one = guest(settings={"language": language}, viewport=PHONE, **ALLOWED)
    page = one.go("/")
    at_work(one)
    assert page.evaluate(LESSONS.replace("LANGUAGE", language)) > 20
    one.context.set_offline(True)
    page.goto("/")
    expect(page.locator("[data-game]")).to_have_count(5)
    expect(page.get_by_text(says)).to_be_visible()
    one.go("/learn/transmitter")
    expect(page.locator(".says .words")).not_to_be_empty()
    page.goto("/me")
    expect(page.get_by_text(says).first).to_be_visible()
    one.context.set_offline(False)
    one.go("/")
    expect(page.get_by_text(says)).to_have_count(0)


def test_answers_about_people_and_tables_are_never_kept(guest: Callable[..., Guest]) -> None:
    one = guest(**ALLOWED)
    page = one.go("/")
    at_work(one)
    page.reload()
    page.wait_for_load_state("networkidle")
    name, _ = one.make()
    one.go(f"/table/{name}")
    urls = "async () => (await (await caches.open('parlour')).keys()).map(({ url }) => url)"
    kept = [urlsplit(url).path for url in page.evaluate(urls)]
    public = ("/assets/", "/api/games", "/api/learn/")
    others = [path for path in kept if not path.startswith(public)]
    assert sorted(others) == ["/", "/early.js", "/icon.svg"]


def test_a_new_build_shows_at_once(guest: Callable[..., Guest]) -> None:
    """The page comes from the server as long as it answers, whatever is kept."""
    one = guest(**ALLOWED)
    page = one.go("/")
    at_work(one)
    page.evaluate(
        """async () => {
          const cache = await caches.open('parlour')
          const headers = { 'Content-Type': 'text/html' }
          await cache.put('/', new Response('<h1>old</h1>', { headers }))
        }"""
    )
    one.go("/")
    expect(page.locator("[data-game]")).to_have_count(5)


def test_the_worker_can_be_taken_away(
    app: None, browser: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Server(tmp_path, "--data", str(tmp_path))
    one = Guest(browser, server, **ALLOWED)
    try:
        one.go("/")
        at_work(one)
        server.stop()
        monkeypatch.setenv("PARLOUR_NO_OFFLINE", "1")
        server.start()
        one.page.reload()
        until(lambda: one.page.evaluate(GONE))
    finally:
        one.close()
        server.end()


@pytest.mark.parametrize("language", ["en", "nb", "de"])
def test_the_first_page_is_light(guest: Callable[..., Guest], language: str) -> None:
    """Everything that a first visit transfers, with all headers; what a game will need comes once
    the page is idle, and not for people who save data."""
    one = guest(settings={"language": language})
    one.context.add_init_script(SAVES_DATA)
    tools, names, sizes = devtools(one), dict[str, str](), dict[str, int]()
    tools.send("Network.enable")
    tools.on(
        "Network.requestWillBeSent",
        lambda told: names.update({told["requestId"]: told["request"]["url"]}),
    )
    tools.on(
        "Network.loadingFinished",
        lambda told: sizes.update({told["requestId"]: told["encodedDataLength"]}),
    )
    one.go("/")
    expect(one.page.locator("[data-game]")).to_have_count(5)
    one.page.wait_for_load_state("networkidle")
    heaviest = sorted(((size, names.get(key, "")) for key, size in sizes.items()), reverse=True)
    assert sum(sizes.values()) <= MOST_BYTES, heaviest


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_moves_while_the_first_page_loads(
    guest: Callable[..., Guest], size: dict[str, int]
) -> None:
    one = guest(viewport=size)
    one.context.add_init_script(SHIFTS)
    page = one.go("/")
    expect(page.locator("[data-game]")).to_have_count(5)
    page.get_by_role("link", name="Daily").wait_for()
    page.wait_for_load_state("networkidle")
    wait_until_still(page)
    shifts = page.evaluate("window.shifts")
    assert sum(value for value, _ in shifts) <= MOST_SHIFT, shifts
