"""All text has enough contrast in light and dark mode, measured as painted."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from typing import Any

import pytest

from tests.browser.contrast import faint, runs
from tests.browser.house import DESK, PHONE, Guest, play_now
from tests.browser.rings import edgeless, ringless
from tests.browser.tour import TOURS
from tests.sampling import sampled

Come = Callable[..., Guest]
Look = tuple[dict[str, int], Any]
DESK_LIGHT: Look = (DESK, "light")
DESK_DARK: Look = (DESK, "dark")
PHONE_LIGHT: Look = (PHONE, "light")
PHONE_DARK: Look = (PHONE, "dark")
LAYOUT_MS = 150

PALE = """
<body style="margin: 0; font: 16px sans-serif; color: #222; background: linear-gradient(90deg, #fffdf8, #f3e6c8)">
  <p id=good>Dark ink on pale paper</p>
  <p style="color: #c3d0c4">Pale on pale</p>
  <p style="color: #f9f2e2">As good as nothing</p>
  <p style="opacity: .3">Dark, but hardly there</p>
  <p style="font-size: 30px; color: #8a8a8a">Large grey words</p>
  <p style="color: #8a8a8a">Small grey words</p>
  <div style="position: relative; background: #163a31; width: 240px; height: 60px; color: #222">
    <div style="position: absolute; inset: 0; background: #fffdf8e6"></div>
    <span style="position: relative">Dark on glass over felt</span>
  </div>
  <div style="width: 240px; background: linear-gradient(90deg, #000, #fff); color: #fff">White, half of it on white, to the end</div>
  <svg width=240 height=40><rect width=240 height=40 fill="#24564a" />
    <text x=4 y=24 fill="#2f6b5c">Green on green</text></svg>
  <svg width=240 height=40><rect width=240 height=40 fill="#24564a" />
    <text x=4 y=24 fill="#fff">White on green</text></svg>
  <input placeholder="A pale question" style="color: #222; border: 0; background: #fff">
  <button disabled style="color: #ccc; background: #ddd">May be pale</button>
  <button aria-label="A pale icon" style="background: #fff; border: 0; color: #ddd"><svg
    aria-hidden=true width=24 height=24><path d="M4 12h16M12 4v16" stroke=currentColor stroke-width=4 /></svg></button>
  <style>::placeholder { color: #d0d0d0 }</style>
</body>
"""  # noqa: E501


def test_what_is_pale_on_pale_is_found(browser: Any) -> None:
    page = browser.new_page()
    page.set_content(PALE)
    measured = {run.words: run for run in runs(page)}
    page.close()
    good = measured["Dark ink on pale paper"]
    assert 12 < good.ratio < 16
    assert {words for words, run in measured.items() if run.faint} == {
        "Pale on pale", "As good as nothing", "Dark, but hardly there", "Small grey words",
        "White, half of it on white, to the end", "Green on green", "A pale question",
        "A pale icon",
    }  # fmt: skip


FADING = """
<p id=fading style="margin: 0; font: 16px sans-serif; color: #222; background: #fff">Fading in</p>
<script>document.querySelector('#fading').animate({ opacity: [0.2, 0.3, 1] }, 1500)</script>
"""


def test_text_is_measured_once_it_has_faded_in(browser: Any) -> None:
    page = browser.new_page()
    page.set_content(FADING)
    (run,) = runs(page)
    page.close()
    assert run.ratio > 12


SHORT = ("house", "new-tables", "transmitter")  # the others play whole games, so they run in soak


def look_at(one: Guest, name: str, looks: list[Look]) -> list[str]:
    """Return the text with too little contrast on a screen, in some sizes and themes."""
    found = []
    for size, scheme in looks:
        one.page.set_viewport_size(size)
        one.page.emulate_media(color_scheme=scheme)
        one.page.wait_for_timeout(LAYOUT_MS)
        found += [f"{name}, {size['width']} px, {scheme}: {words}" for words in faint(one.page)]
    one.page.set_viewport_size(DESK)
    return found


@pytest.mark.parametrize("tour", sampled(SHORT, 1))
def test_everything_can_be_read(guest: Come, tour: str) -> None:
    one = guest(settings={"name": "Ada"}, reduced_motion="reduce")
    looks = cycle([[DESK_LIGHT], [PHONE_DARK], [DESK_DARK], [PHONE_LIGHT]])  # soak has them all
    found = [words for name in TOURS[tour](one) for words in look_at(one, name, next(looks))]
    assert not found, "\n".join(found)


@pytest.mark.soak
@pytest.mark.parametrize("tour", TOURS)
def test_everything_can_be_read_everywhere(guest: Come, tour: str) -> None:
    one = guest(settings={"name": "Ada"}, reduced_motion="reduce")
    looks = [DESK_LIGHT, DESK_DARK, PHONE_LIGHT, PHONE_DARK]
    found = [words for name in TOURS[tour](one) for words in look_at(one, name, looks)]
    assert not found, "\n".join(found)


PLAIN = """
<body style="margin: 40px; background: #fffdf8">
  <button style="outline: none">Same as ever</button><p>
  <button style="outline-offset: 2px">A ring</button><p>
  <input aria-label="An edge" style="border: 2px solid #555; outline-offset: 2px"><p>
  <input class=bare aria-label="No edge" style="border: 1px solid #eee; outline-offset: 2px">
  <style>:focus-visible { outline: 3px solid #85570a }</style>
</body>
"""


def test_what_has_no_ring_or_no_edge_is_found(browser: Any) -> None:
    page = browser.new_page()
    page.set_content(PLAIN)
    missing, bare = ringless(page), edgeless(page)
    page.close()
    assert [words.partition(":")[0] for words in missing] == ["Same as ever"]
    assert [words.partition(":")[0] for words in bare] == ["No edge"]


@pytest.mark.parametrize("scheme", sampled(["light", "dark"], 1))
def test_one_sees_where_the_keys_are(guest: Come, scheme: str) -> None:
    one = guest(color_scheme=scheme)
    found = []
    for path in (
        "/",
        "/new/transmitter",
        "/me",
        "/daily",
        "/missions/synergy",
        "/learn/think-str8",
    ):
        one.go(path).wait_for_timeout(LAYOUT_MS)
        found += [f"{path} {words}" for words in ringless(one.page) + edgeless(one.page)]
    play_now(one.go("/")).click()
    one.page.locator(".hand button.may").first.wait_for()
    found += ringless(one.page) + edgeless(one.page)
    one.page.get_by_role("button", name="Settings").click()
    found += ringless(one.page)
    assert not found, "\n".join(found)
