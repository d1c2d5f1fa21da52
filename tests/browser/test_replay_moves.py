"""What can be done with a move of a replay: play it otherwise, send its link, save its picture."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.house import DESK, PHONE, Guest, wait_until_still
from tests.browser.pictures import colours
from tests.browser.test_boxes import SEAT, SEATS, end

Come = Callable[..., Guest]
SIZES: dict[str, ViewportSize] = {"phone": PHONE, "desk": DESK}  # type: ignore[dict-item]
GAMES = [
    "transmitter",
    *(pytest.param(game, marks=pytest.mark.soak) for game in SEATS if game != "transmitter"),
]
FINGER = 40
HEAD, EDGE = 62, 10  # the room above the board in a picture, and beside it
FLAT = """() => {
  const flat = new CSSStyleSheet()
  flat.replaceSync('.felt { background: var(--felt-2) !important }')
  document.adoptedStyleSheets = [flat]
  const rects = [...document.querySelectorAll('.replay > aside, .told, .replay .board-area')]
    .map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width && height)
  const left = Math.min(...rects.map((one) => one.left))
  const top = Math.min(...rects.map((one) => one.top))
  return { x: left, y: top, width: Math.max(...rects.map((one) => one.right)) - left,
    height: Math.max(...rects.map((one) => one.bottom)) - top }
}"""  # a flat background as pictures have it; returns the rectangle that is in a picture
DECODED = """async (data) => {
  const bytes = Uint8Array.from(atob(data), (one) => one.charCodeAt(0))
  const decoder = new ImageDecoder({ data: bytes, type: 'image/gif' })
  await decoder.tracks.ready
  const { frameCount, repetitionCount } = decoder.tracks.selectedTrack
  const frames = []
  for (let n = 0; n < frameCount; n++) {
    const { image } = await decoder.decode({ frameIndex: n })
    const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight)
    const ctx = canvas.getContext('2d')
    ctx.drawImage(image, 0, 0)
    const { data } = ctx.getImageData(0, 0, canvas.width, canvas.height)
    let sum = 0
    for (let at = 0; at < data.length; at += 4) sum = (sum * 31 + data[at] + data[at + 1] * 7) % 1e9
    frames.push({ sum, width: canvas.width, height: canvas.height, ms: image.duration / 1000 })
  }
  return { frames, again: repetitionCount === Infinity }
}"""  # what Chromium reads in a GIF


def replayed(one: Guest, game: str, moves: int = 4) -> str:
    """Play a few moves against bots, end the game, and open its replay; returns the table."""
    bots = {str(seat): "easy" for seat in range(SEATS[game]) if seat != SEAT}
    table = one.begin(SEAT, game=game, seats=SEATS[game], bots=bots)
    one.page.locator("[data-box=hand]").first.wait_for()
    if game == "transmitter":
        for _ in range(moves):
            one.page.locator(".hand button.may:not(.sent), .veil .button").first.click()
    end(one.page)
    one.go(f"/replay/{table}").locator(".board-area").wait_for()
    return table


def saved(page: Page, button: Locator) -> bytes:
    """Click a button that saves a file; returns the file."""
    with page.expect_download() as found:
        button.click()
    return Path(found.value.path()).read_bytes()


def blocks(pixels: NDArray[Any], rows: int, columns: int) -> NDArray[np.float64]:
    """The mean colours of so many parts of a picture."""
    ys = np.linspace(0, pixels.shape[0], rows + 1).astype(int)
    xs = np.linspace(0, pixels.shape[1], columns + 1).astype(int)
    sums = np.add.reduceat(np.add.reduceat(pixels.astype(float), ys[:-1], 0), xs[:-1], 1)
    return np.asarray(sums / (np.diff(ys)[:, None] * np.diff(xs))[..., None])


def open_pictures(page: Page) -> Locator:
    page.get_by_role("button", name="Picture").click()
    expect(page.locator("dialog canvas:not([width='4'])")).to_be_visible()
    return page.get_by_role("dialog")


@pytest.mark.parametrize("size", SIZES)
def test_what_can_be_done_with_a_move_is_in_plain_sight(guest: Come, size: str) -> None:
    one = guest(viewport=SIZES[size], has_touch=size == "phone")
    table = replayed(one, "transmitter")
    page = one.page
    page.set_viewport_size(SIZES[size])
    wait_until_still(page)
    for name in ("What if?", "Copy link to this move", "Picture", "Next move"):
        button = page.get_by_role("button", name=name)
        expect(button).to_be_in_viewport(ratio=1)
        found = button.bounding_box()
        assert found
        assert min(found["width"], found["height"]) >= FINGER, name
    if size == "phone":
        expect(page.get_by_role("button", name="Moments")).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.get_by_role("button", name="Menu").click()
        fits = "(one) => one.scrollWidth <= one.clientWidth"
        speed = page.get_by_role("dialog").get_by_label("Speed")
        assert speed.evaluate(fits), "the speed is cut"
        page.keyboard.press("Escape")
    page.keyboard.press("End")
    tried = 0
    for _ in range(9):
        page.keyboard.press("ArrowLeft")
        if not page.locator("aside [aria-current]").count():
            continue  # nobody's turn: the house acts
        tried += 1
        mover = int(page.locator("aside [aria-current]").get_attribute("data-seat") or "")
        page.get_by_role("button", name="What if?").click()
        expect(page.get_by_label("You play as")).to_have_value(str(mover))
        expect(page.get_by_label("You play as").locator("option", has_text="(you)")).to_have_count(
            1
        )
        page.keyboard.press("Escape")
        if tried == 3:
            break
    assert tried
    link = page.url
    stranger = guest()
    stranger.go(link).locator(".board-area").wait_for()
    expect(stranger.page.locator(".where")).to_have_text(page.locator(".where").inner_text())
    assert table in stranger.page.url


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_shows_the_board_as_it_is_on_the_screen(guest: Come, game: str) -> None:
    one = guest()
    replayed(one, game)
    page = one.page
    for size in SIZES.values():
        page.set_viewport_size(size)
        page.keyboard.press("End")
        wait_until_still(page)
        region = page.evaluate(FLAT)
        wait_until_still(page)
        screen = colours(page.screenshot(clip=region))
        dialog = open_pictures(page)
        png = saved(page, dialog.get_by_role("button", name="Save picture"))
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        picture = colours(png)
        scale = picture.shape[1] / (region["width"] + 2 * EDGE)
        head, left = round(HEAD * scale), round(EDGE * scale)
        part = picture[head : head + round(region["height"] * scale), left:-left]
        rows, columns = int(region["height"] // 12), int(region["width"] // 12)
        differ = np.abs(blocks(part, rows, columns) - blocks(screen, rows, columns)).max(axis=2)
        assert differ.mean() < 5, (game, size, differ.mean())
        assert (differ > 60).mean() < 0.02, (game, size, "a part of the board is missing")
        assert np.ptp(picture[:head].astype(int), axis=(0, 1)).max() > 100, "the title is missing"


def test_an_animation_is_made_cancelled_and_read_by_a_decoder(guest: Come) -> None:
    one = guest(viewport=PHONE)
    replayed(one, "transmitter")
    page = one.page
    page.set_viewport_size(SIZES["phone"])
    page.keyboard.press("End")
    where = page.locator(".where").inner_text()
    last = int(re.findall(r"\d+", where)[-1])
    dialog = open_pictures(page)
    first, to = dialog.get_by_label("From move"), dialog.get_by_label("to move", exact=True)
    expect(to).to_have_value(str(last))
    make = dialog.get_by_role("button", name="Make animation")
    first.fill(str(last))
    expect(dialog.get_by_role("alert")).to_contain_text("Choose two moves")
    expect(make).to_be_disabled()
    first.fill("0")
    make.click()
    dialog.get_by_role("button", name="Cancel").click()
    expect(make).to_be_enabled()
    expect(page.locator(".where")).to_have_text(where)
    make.click()
    save = dialog.get_by_role("button", name=re.compile("Save animation"))
    gif = saved(page, save)
    expect(page.locator(".where")).to_have_text(where)
    found = page.evaluate(DECODED, base64.b64encode(gif).decode())
    assert len(found["frames"]) == last + 1
    assert found["again"]
    assert [frame["ms"] for frame in found["frames"]] == [1100] * last + [3000]
    assert len({frame["sum"] for frame in found["frames"]}) > last / 2, "the frames differ"
    assert len(gif) < 2_000_000 * max(1, len(found["frames"]) / 20)
