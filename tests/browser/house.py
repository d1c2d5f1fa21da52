"""Helpers for browser tests: the built app, a server, and guests in a real Chromium."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    Locator,
    Page,
    TimeoutError,
    expect,
    sync_playwright,
)

from tests.operating.conftest import Server

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ARGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--no-first-run",
]  # fmt: skip
DESK, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
AT_ONCE = {"pace": "at-once"}
PATIENCE_S, MOVE_MS = 300.0, 800.0
STILL_MS = 60_000.0
COMPILED_MS = 180_000.0  # a lesson may wait for its game's rules to compile
PLAYED = ".pile .one, .veil"  # a card is on the stack, or it has ended the round
QUICK = {"wins_to_win": 1, "losses_to_lose": 2}

MOVE = """async () => {
  const find = (what) => document.querySelector(what)
  const due = () => find('.hand .sent') ? null : find('.hand button.may')
  let begun = performance.now()
  while (!due()) {
    if (performance.now() - begun > 20000) throw new Error('there was never a move to make')
    find('.veil .button')?.click()
    await new Promise(requestAnimationFrame)
  }
  const before = find('[data-entry]').dataset.entry
  begun = performance.now()
  due().click()
  while (find('[data-entry]').dataset.entry === before) {
    if (performance.now() - begun > 20000) throw new Error('the move never came')
    await new Promise(requestAnimationFrame)
  }
  return performance.now() - begun
}"""  # plays a card in Transmitter; returns the milliseconds until its event is on screen

STILL = """async (limit) => {
  const size = ({ scrollWidth, scrollHeight }) => `${scrollWidth} ${scrollHeight}`
  const layout = () => `${size(document.documentElement)} ${document.querySelectorAll('*').length}`
  const moving = () => document.getAnimations().some((one) => one.playState === 'running'
    && one.effect?.getComputedTiming().iterations !== Infinity)
  const named = ({ animationName, transitionProperty, playState, effect }) =>
    `${animationName ?? transitionProperty} of ${effect?.target?.className} ${playState}`
  await document.fonts.ready
  const begun = performance.now()
  for (let last = '', same = 0; same < 8; ) {
    await new Promise(requestAnimationFrame)
    if (performance.now() - begun > limit)
      throw new Error(`never still: size and elements ${last}, then ${layout()}; animations: `
        + document.getAnimations().map(named).join(', '))
    same = layout() === last && !moving() ? same + 1 : 0
    last = layout()
  }
}"""  # fonts loaded, animations finished, and eight identical frames; or an error after so many ms


expect.set_options(timeout=60_000)


def wait_until_still(page: Page, within_ms: float = STILL_MS) -> None:
    """Wait until nothing on a page moves or grows; what still does after a while is named."""
    page.evaluate(STILL, within_ms)


def violations(page: Page, within: str = "html", *, still: bool = True) -> list[str]:
    """Return what axe finds wrong with a page; with `still`, once nothing moves on it."""
    if still:
        wait_until_still(page)
    page.evaluate(AXE.read_text())
    found: Any = page.evaluate("async (where) => (await axe.run(where)).violations", within)
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found
        for node in one["nodes"]
    ]


def build() -> None:
    """Build the app unless it is up to date, and install the test tools."""
    subprocess.run([sys.executable, str(ROOT / "web" / "build.py"), "--tools"], check=True)


def chromium() -> str:
    """Return the path of Chromium, installing it if necessary."""
    named = os.environ.get("PARLOUR_CHROMIUM")
    found = named or next(filter(None, map(shutil.which, NAMES)), None)
    if found:
        return found
    if shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "install", "-y", "chromium"], check=True)
        return str(shutil.which("chromium"))
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


@contextmanager
def browsing() -> Iterator[Browser]:
    """Yield a Chromium without background networking."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGS)
        try:
            yield browser
        finally:
            browser.close()


class Guest:
    """A guest with a separate browser context that records errors."""

    def __init__(
        self, browser: Browser, server: Server, settings: dict[str, Any] | None = None, **how: Any
    ) -> None:
        self._server, self._kept = server, 0
        self.home = f"http://127.0.0.1:{server.port}"
        self.wrong: list[str] = []
        self.foreign: list[str] = []
        self.context: BrowserContext = browser.new_context(
            **{
                "viewport": DESK,
                "base_url": self.home,
                "reduced_motion": "reduce",
                "service_workers": "block",
                **how,
            }
        )
        kept = str(AT_ONCE | (settings or {})).replace("'", '"').replace("True", "true")
        self.context.add_init_script(
            "if (!localStorage.getItem('parlour.settings'))"
            f" localStorage.setItem('parlour.settings', '{kept}');"
            "window.addEventListener('securitypolicyviolation',"
            " (event) => console.error('policy: ' + event.violatedDirective + ' ' + event.sample))"
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(60_000)
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("console", self._console)
        self.page.on("request", self._request)

    def _console(self, message: Any) -> None:
        if message.type == "error" and "net::ERR" not in message.text:
            self.wrong.append(message.text)

    def _request(self, request: Any) -> None:
        if not request.url.startswith((self.home, "data:", "blob:")):
            self.foreign.append(request.url)

    def go(self, path: str) -> Page:
        """Open a page and wait until it is rendered."""
        self.page.goto(path)
        self.page.wait_for_selector("#app h1, #app .setting", state="attached", timeout=COMPILED_MS)
        return self.page

    def make(self, **table: Any) -> tuple[str, str]:
        """Create a table; returns its name and its link."""
        ask = self.context.request
        ask.get("/api/me")
        answer = ask.post(
            "/api/tables", data={"game": "transmitter", **table}, headers={"Origin": self.home}
        )
        made = answer.json()
        name, invite = made["table"], made["invite"]
        self._keep("localStorage", "parlour.invites", {name: {"invite": invite, "host": True}})
        return name, f"/table/{name}#{invite}"

    def _keep(self, storage: str, key: str, value: Any) -> None:
        """Have the next page find something in the browser's storage, once."""
        self._kept += 1
        done, key, text = json.dumps(f"test.{self._kept}"), json.dumps(key), json.dumps(value)
        self.context.add_init_script(
            f"if (!sessionStorage.getItem({done})) {{ sessionStorage.setItem({done}, '1');"
            f" {storage}.setItem({key}, {json.dumps(text)}) }}"
        )

    def sit(self, link: str, name: str) -> Page:
        """Open a link and take the first free seat."""
        self.go(link)
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Sit down", exact=True).click()
        self.page.get_by_role("button", name="Stand up").wait_for()
        return self.page

    def begin(self, seat: int = 1, **table: Any) -> str:
        """Create a table with bots, sit down in this seat and start; returns its name."""
        name, _ = self.make(**table)
        self._keep("sessionStorage", f"parlour.begin.{name}", {"seat": seat, "start": True})
        self.go(f"/table/{name}")
        return name

    @property
    def due(self) -> bool:
        """Whether it is this guest's turn to play a card."""
        return self.page.locator(".hand button.may:not(.sent)").count() > 0

    def lay(self) -> bool:
        """Play a card if it is this guest's turn."""
        return self.press(".hand button.may:not(.sent)")

    def move(self) -> bool:
        """Continue to the next round or play a card; False if there is nothing to do."""
        return self.press(".veil .button") or self.lay()

    def press(self, what: str) -> bool:
        """Click the last match, if there is one; it may disappear in the meantime."""
        button = self.page.locator(what).last
        with suppress(TimeoutError):
            if button.is_visible():
                button.click(timeout=MOVE_MS)
                return True
        return False

    def friend(self) -> Guest:
        """Create another guest on the same server."""
        browser = self.context.browser
        assert browser
        return Guest(browser, self._server)

    def close(self) -> None:
        self.context.close()


def play_until(
    reached: Callable[[], bool], *moves: Callable[[], bool], within: float = PATIENCE_S
) -> None:
    """Make moves until a condition holds."""
    ends = time.monotonic() + within
    while not reached():
        assert time.monotonic() < ends, "the game does not get there"
        if not sum(move() for move in moves):
            time.sleep(0.03)


def play_now(page: Page, game: str = "transmitter") -> Locator:
    """Return the "Play now" button of a game on the home page."""
    return page.locator(f"[data-game={game}]").get_by_role("button", name="Play now")


def play_out(*guests: Guest) -> None:
    """Play until everyone is shown the result."""
    dialogs = [guest.page.get_by_role("dialog") for guest in guests]
    play_until(
        lambda: all(dialog.is_visible() for dialog in dialogs), *(guest.move for guest in guests)
    )
