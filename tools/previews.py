"""Draw the pictures of link previews from the games' covers: `python tools/previews.py`.

Writes one JPEG per game, and one for the house, to web/public/previews. They are committed, as they
change only with a cover. Chat services want a PNG or JPEG of 1200 x 630 pixels.
"""

from __future__ import annotations

import sys
import tempfile
from itertools import product
from pathlib import Path

from playwright.sync_api import Page

from parlour.server.http.previews import HEIGHT, HOUSE, WIDTH
from tests.browser.house import ROOT, Guest, browsing, build
from tests.operating.conftest import Server

FOLDER = ROOT / "web" / "public" / "previews"
LARGEST = 40_000  # bytes
WIDTHS = {
    True: (1200, 1040, 900, 780, 660),
    False: (368, 340, 300, 260),
}  # of one cover, of several
DRAW = """([games, title, width]) => {
  document.querySelector('#preview')?.remove()
  const made = (kind, style, ...inside) => {
    const one = document.createElement(kind)
    Object.assign(one.style, style)
    one.append(...inside)
    return one
  }
  const felt = 'radial-gradient(110% 120% at 50% 15%, var(--felt), var(--felt-2))'
  const art = (game) => {
    const drawn = document.querySelector(`[data-game="${game}"] .art`).firstElementChild
    const copy = drawn.cloneNode(true)
    Object.assign(copy.style, { display: 'block', width: '100%', height: '100%' })
    return made('div', { width: `${width}px`, aspectRatio: '412 / 176' }, copy)
  }
  const text = (weight, size, said) =>
    made('span', { font: `${weight} ${size}px var(--serif)`, color: 'var(--felt-ink)' }, said)
  const covers = made('div', { display: 'flex', flexWrap: 'wrap', gap: '24px', height: '513px',
    justifyContent: 'center',
    alignContent: games.length > 1 ? 'center' : 'end' }, ...games.map(art))
  const line = made('div', { display: 'flex', alignItems: 'center', padding: '0 56px',
    justifyContent: 'space-between', height: '117px', background: '#0004' },
    text(600, 58, title), text(500, 34, games.length > 1 ? '' : 'Parlour'))
  const whole = made('div', { position: 'fixed', inset: '0', zIndex: '999', background: felt },
    covers, line)
  whole.id = 'preview'
  document.body.append(whole)
}"""


def main() -> None:
    """Draw every picture."""
    build()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, browsing() as browser:
        server = Server(Path(data), "--data", data)
        try:
            one = Guest(browser, server, viewport={"width": WIDTH, "height": HEIGHT})
            page = one.go("/")
            page.locator("[data-game]").first.wait_for()
            page.evaluate("document.fonts.ready")
            games = {str(card["name"]): str(card["title"]) for card in page.evaluate(
                "fetch('/api/games').then((answer) => answer.json())")}  # fmt: skip
            save(page, [*games], HOUSE, "parlour")
            for name, title in games.items():
                save(page, [name], title, name)
        finally:
            server.end()


def save(page: Page, games: list[str], title: str, name: str) -> None:
    """Draw a picture and save it, as large and as good as it can be in so few bytes."""
    for width, quality in product(WIDTHS[len(games) == 1], range(80, 35, -8)):
        page.evaluate(DRAW, [games, title, width])
        drawn = page.screenshot(type="jpeg", quality=quality)
        if len(drawn) <= LARGEST:
            (FOLDER / f"{name}.jpg").write_bytes(drawn)
            sys.stdout.write(f"{name}: {len(drawn):,} bytes, {width} wide, quality {quality}\n")
            return
    raise SystemExit(f"{name} doesn't fit in {LARGEST:,} bytes")


if __name__ == "__main__":
    main()
