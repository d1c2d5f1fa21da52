"""Take screenshots of every screen, on desktops and phones, light and dark: `make screenshots`.

Arguments select tours, screen sizes and themes: `synergy wall`, `lessons phone tablet dark`. The
default is all of each.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.browser.house import DESK, PHONE, ROOT, Guest, browsing, build
from tests.browser.tour import TOURS
from tests.operating.conftest import Server

Look = tuple[str, dict[str, int], Any]
TABLET = {"width": 820, "height": 1180}
LARGE, WALL = {"width": 1920, "height": 1080}, {"width": 2560, "height": 1440}
MACHINES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": DESK},
    "phone": {"viewport": PHONE, "has_touch": True, "device_scale_factor": 2},
}
LOOKS: dict[str, list[Look]] = {
    "desk": [
        ("desk", DESK, "dark"), ("large", LARGE, "dark"),
        ("wall", WALL, "light"), ("desk", DESK, "light"),
    ],
    "phone": [("phone", PHONE, "dark"), ("tablet", TABLET, "light"), ("phone", PHONE, "light")],
}  # fmt: skip
SCREENS, THEMES = ("desk", "large", "wall", "phone", "tablet"), ("light", "dark")
SETTLE_MS = 350


def main(asked: list[str]) -> None:
    """Take all screenshots, or the selected ones."""
    folder = ROOT / "build" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    build()
    tours = [name for name in TOURS if name in asked] or list(TOURS)
    with tempfile.TemporaryDirectory() as data, browsing() as browser:
        server = Server(Path(data), "--data", data)
        try:
            for machine, looks in wanted(asked).items():
                for tour in tours:
                    one = Guest(browser, server, settings={"name": "Ada"}, **MACHINES[machine])
                    for screen in TOURS[tour](one):
                        for name in pictures(one, screen, looks, folder):
                            sys.stdout.write(f"{name}\n")
                            sys.stdout.flush()
                        one.page.set_viewport_size(MACHINES[machine]["viewport"])
                    one.close()
        finally:
            server.end()


def wanted(asked: list[str]) -> dict[str, list[Look]]:
    """Return the selected looks by machine."""
    screens = [name for name in SCREENS if name in asked] or SCREENS
    themes = [name for name in THEMES if name in asked] or THEMES
    chosen = {
        machine: [look for look in looks if look[0] in screens and look[2] in themes]
        for machine, looks in LOOKS.items()
    }
    return {machine: looks for machine, looks in chosen.items() if looks}


def pictures(one: Guest, screen: str, looks: list[Look], folder: Path) -> Iterator[str]:
    """Take a screenshot of a screen in each look."""
    for size, viewport, scheme in looks:
        one.page.set_viewport_size(viewport)
        one.page.emulate_media(color_scheme=scheme)
        one.page.wait_for_timeout(SETTLE_MS)
        path = folder / f"{screen}-{size}-{scheme}.png"
        one.page.screenshot(path=path, full_page=True)
        yield path.name


if __name__ == "__main__":
    main(sys.argv[1:])
