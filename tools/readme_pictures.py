"""Take the pictures of README and docs again, in docs/pictures: `make pictures`."""

from __future__ import annotations

import sys
import tempfile
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any

from tests.browser.figures import AS_WEBP
from tests.browser.house import ROOT, Guest, browsing, build, wait_until_still
from tests.browser.tour import TOURS
from tests.operating.conftest import Server

# By game: the screen of its tour that shows most of it, and the theme.
SCREENS: dict[str, tuple[str, Any]] = {
    "transmitter": ("transmitter-middle", "light"),
    "synergy": ("synergy-keep", "light"),
    "think-str8": ("think-str8-bet", "light"),
    "sequence-numbers": ("sequence-numbers-middle", "dark"),
    "pattern-overlap": ("pattern-overlap-lifted", "light"),
}


def main(asked: list[str]) -> None:
    """Take the pictures of all games, or of the named ones."""
    build()
    with tempfile.TemporaryDirectory() as data, browsing() as browser:
        server = Server(Path(data), "--data", data)
        try:
            for game in asked or SCREENS:
                screen, scheme = SCREENS[game]
                one = Guest(browser, server, settings={"name": "Ada"}, color_scheme=scheme)
                path = ROOT / "docs" / "pictures" / f"{game.replace('-', '_')}.webp"
                path.write_bytes(picture(one, game, screen))
                one.close()
                sys.stdout.write(f"{path.name}\n")
        finally:
            server.end()


def picture(one: Guest, game: str, screen: str) -> bytes:
    """Follow a tour to a screen; returns it as WebP."""
    next(name for name in TOURS[game](one) if name == screen)
    wait_until_still(one.page)
    png = b64encode(one.page.screenshot()).decode()
    blank = one.context.new_page()
    return b64decode(blank.evaluate(AS_WEBP, png))


if __name__ == "__main__":
    main(sys.argv[1:])
