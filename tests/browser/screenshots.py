"""Every screen as a picture, on a desk and a phone, light and dark: `make screenshots`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.browser.house import (
    DESK,
    PHONE,
    QUICK,
    ROOT,
    Guest,
    browsing,
    build,
    play_now,
    play_out,
    play_until,
)
from tests.serve.conftest import Server

SIZES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": DESK},
    "phone": {"viewport": PHONE, "has_touch": True, "device_scale_factor": 2},
}
BOTS = {"0": "fair", "2": "fair", "3": "fair"}


def main() -> None:
    """Take them all."""
    folder = ROOT / "build" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    build()
    with tempfile.TemporaryDirectory() as data, browsing() as browser:
        server = Server(Path(data), "--data", data)
        try:
            for size, scheme in ((size, scheme) for size in SIZES for scheme in ("light", "dark")):
                for name in screens(browser, server, folder, size, scheme):
                    sys.stdout.write(f"{name}\n")
        finally:
            server.end()


def screens(
    browser: Browser, server: Server, folder: Path, size: str, scheme: str
) -> Iterator[str]:
    """One visit through the house."""
    settings = {"name": "Ada"}
    one = Guest(browser, server, settings=settings, color_scheme=scheme, **SIZES[size])
    page = one.page

    def taken(name: str, full: bool = False) -> str:
        page.wait_for_timeout(500)
        path = folder / f"{name}-{size}-{scheme}.png"
        page.screenshot(path=path, full_page=full)
        return path.name

    one.go("/learn/transmitter").locator(".board").wait_for()
    page.get_by_role("button", name="Go on").click()
    yield taken("learn", full=size == "phone")
    one.go("/new/transmitter").locator(".grid").first.wait_for()
    yield taken("new-table", full=True)
    page.get_by_text("More options").click()
    yield taken("more-options", full=True)
    one.go("/me")
    page.get_by_role("button", name="Make a link").click()
    yield taken("me")
    one.go("/lab?game=transmitter").get_by_label("What changes?").select_option("drift_interval")
    yield taken("lab", full=True)
    one.go("/table/nothing-here").get_by_role("heading", name="no such table").wait_for()
    yield taken("no-such-table")

    _, link = one.make(seats=4, preset="balanced", bots={"0": "fair"})
    one.go(link).get_by_role("button", name="Sit down", exact=True).click()
    page.get_by_role("button", name="Stand up").wait_for()
    yield taken("lobby", full=size == "phone")

    one.begin(seats=4, preset="balanced", bots=BOTS)
    played = page.locator(".pile .one")
    play_until(lambda: played.count() > 2 and one.due, one.move)
    page.locator(".hand button").nth(1).focus()
    yield taken("table")
    page.get_by_role("button", name="Menu").click()
    yield taken("menu")
    if size == "desk":
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    yield taken("settings")
    page.keyboard.press("Escape")
    if size == "phone":
        page.get_by_role("button", name="Log and talk").click()
        yield taken("log")
        page.keyboard.press("Escape")
    table = one.begin(seats=4, preset="balanced", options=QUICK, bots=BOTS)
    veil = page.locator(".veil")
    play_until(veil.is_visible, one.lay)
    yield taken("round-end")
    play_out(one)
    yield taken("result")
    one.go(f"/replay/{table}").locator(".board").wait_for()
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    yield taken("replay", full=size == "phone")
    if size == "phone":
        page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="What if, from here").click()
    yield taken("what-if")
    one.begin(seats=2, preset="balanced", options={"first_transmitter": 1}, bots={"0": "fair"})
    page.get_by_role("heading", name="You are the transmitter").wait_for()
    yield taken("transmitter")
    for game in ("pattern-overlap", "sequence-numbers", "synergy", "think-str8"):
        play_now(one.go("/"), game).click()
        page.locator(".board").wait_for(timeout=60_000)
        yield taken(game)
    one.go("/missions/synergy").get_by_role("heading", name="Missions").wait_for()
    yield taken("missions")
    one.go("/puzzles/pattern-overlap").get_by_role("heading", name="Puzzles").wait_for()
    yield taken("puzzles")
    play_now(one.go("/")).wait_for()
    yield taken("home", full=True)
    one.close()


if __name__ == "__main__":
    main()
