"""axe-core finds nothing wrong with any screen of the tours, on a light desk and a dark phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.house import DESK, PHONE, Guest, violations
from tests.browser.tour import TOURS

Come = Callable[..., Guest]
LOOKS: dict[str, tuple[dict[str, int], Any]] = {
    "desk": (DESK, "light"),
    "phone": (PHONE, "dark"),
}
FAULTY = """<html lang=en><title>Faults</title><main><h1>Faults</h1>
  <button></button><input><img src=data:,><p style="color: #ccc; background: #fff">Pale</p>
</main>"""
FAULTS = {"button-name", "label", "image-alt", "color-contrast"}


def test_what_is_wrong_is_found(browser: Any) -> None:
    page = browser.new_page()
    page.set_content(FAULTY)
    found = {words.partition(":")[0] for words in violations(page)}
    page.close()
    assert found == FAULTS


def wrong(one: Guest, screen: str) -> list[str]:
    """Return what axe finds wrong with a screen in every look."""
    found = []
    for name, (size, scheme) in LOOKS.items():
        one.page.set_viewport_size(size)  # type: ignore[arg-type]
        one.page.emulate_media(color_scheme=scheme)
        found += [f"{screen}, {name}: {words}" for words in violations(one.page)]
    one.page.set_viewport_size(DESK)  # type: ignore[arg-type]
    return found


@pytest.mark.soak
@pytest.mark.parametrize("tour", TOURS)
def test_axe_finds_nothing_wrong_anywhere(guest: Come, tour: str) -> None:
    one = guest(settings={"name": "Ada"}, bypass_csp=True)
    found = [words for screen in TOURS[tour](one) for words in wrong(one, screen)]
    assert not found, "\n".join(found)
