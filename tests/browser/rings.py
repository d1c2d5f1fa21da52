"""Checks that keyboard focus and the edges of input fields are visible."""

from __future__ import annotations

import base64
from typing import Any

import numpy as np
from playwright.sync_api import Page

from tests.browser.contrast import ratio
from tests.browser.pictures import colours

AROUND, LEAST = 8, 3.0
THINGS = """() => {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
  const what = 'a[href], button, input:not(.unseen), select, textarea, [tabindex="0"]'
  const kinds = new Set()
  window.things = [...(modal ?? document).querySelectorAll(what)].filter((one) => {
    const box = one.getBoundingClientRect()
    const inside = box.top >= 8 && box.left >= 8 && box.bottom <= innerHeight - 8 && box.right <= innerWidth - 8
    const kind = one.tagName + one.className + one.parentElement.className
    if (one.disabled || !box.width || !inside || kinds.has(kind) || !one.checkVisibility()) return false
    return kinds.add(kind)
  })
  return window.things.map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    const field = one.matches('input:not([type=range]), select, textarea')
    return { says: one.ariaLabel || one.textContent.trim() || one.className, x, y, width, height, field }
  })
}"""  # noqa: E501
FOCUS = """(n) => {
  window.things[n].focus({ preventScroll: true, focusVisible: true })
  return document.activeElement === window.things[n]
}"""
BLUR = "document.activeElement.blur()"


def ringless(page: Page) -> list[str]:
    """Return the kinds of elements that look (nearly) the same when focused."""
    page.keyboard.press("Shift")
    found = []
    for n, thing in enumerate(page.evaluate(THINGS)):
        page.evaluate(BLUR)
        before = _around(page, thing)
        if not page.evaluate(FOCUS, n):
            continue
        after = _around(page, thing)
        changed = ratio(before.astype(float), after.astype(float)) >= LEAST
        if changed.sum() < thing["width"] + thing["height"]:
            found.append(f"{thing['says'][:40]}: {changed.sum()} pixels change")
    page.evaluate(BLUR)
    return found


def edgeless(page: Page) -> list[str]:
    """Return fields whose edge is invisible against the background."""
    found = []
    for thing in page.evaluate(THINGS):
        if thing["field"]:
            picture = _around(page, thing).astype(float)
            middle = picture[picture.shape[0] // 2]
            edge, outside = middle[AROUND : AROUND + 2], middle[AROUND - 3 : AROUND - 1]
            if ratio(edge, outside).max() < LEAST:
                found.append(f"{thing['says'][:40]}: {ratio(edge, outside).max():.2f}")
    return found


def _around(page: Page, thing: dict[str, Any]) -> np.ndarray[Any, Any]:
    """Take a screenshot of an element and some pixels around it."""
    clip = {
        "x": round(thing["x"]) - AROUND, "y": round(thing["y"]) - AROUND, "scale": 1,
        "width": round(thing["width"]) + 2 * AROUND, "height": round(thing["height"]) + 2 * AROUND,
    }  # fmt: skip
    line = page.context.new_cdp_session(page)
    shot = line.send("Page.captureScreenshot", {"clip": clip, "optimizeForSpeed": True})
    line.detach()
    return colours(base64.b64decode(shot["data"]))
