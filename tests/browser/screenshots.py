"""Every screen as a picture, on desks and phones, light and dark: `make screenshots`.

Words after the command name the tours that are taken, and the kind of machine: `phone synergy`.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.browser.house import DESK, PHONE, ROOT, Guest, browsing, build
from tests.browser.tour import TOURS
from tests.serve.conftest import Server

TABLET, WALL = {"width": 820, "height": 1180}, {"width": 2560, "height": 1440}
MACHINES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": DESK},
    "phone": {"viewport": PHONE, "has_touch": True, "device_scale_factor": 2},
}
LOOKS: dict[str, list[tuple[str, dict[str, int], Any]]] = {
    "desk": [("desk", DESK, "dark"), ("wall", WALL, "light"), ("desk", DESK, "light")],
    "phone": [("phone", PHONE, "dark"), ("tablet", TABLET, "light"), ("phone", PHONE, "light")],
}
SETTLE_MS = 350


def main(asked: list[str]) -> None:
    """Take them all, or those that are asked for."""
    folder = ROOT / "build" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    build()
    machines = [name for name in MACHINES if name in asked] or list(MACHINES)
    tours = [name for name in TOURS if name in asked] or list(TOURS)
    with tempfile.TemporaryDirectory() as data, browsing() as browser:
        server = Server(Path(data), "--data", data)
        try:
            for machine, tour in ((machine, tour) for machine in machines for tour in tours):
                one = Guest(browser, server, settings={"name": "Ada"}, **MACHINES[machine])
                for screen in TOURS[tour](one):
                    for name in pictures(one, screen, machine, folder):
                        sys.stdout.write(f"{name}\n")
                        sys.stdout.flush()
                one.close()
        finally:
            server.end()


def pictures(one: Guest, screen: str, machine: str, folder: Path) -> Iterator[str]:
    """A screen in all its looks; the last is the one in which the tour goes on."""
    for size, viewport, scheme in LOOKS[machine]:
        one.page.set_viewport_size(viewport)
        one.page.emulate_media(color_scheme=scheme)
        one.page.wait_for_timeout(SETTLE_MS)
        path = folder / f"{screen}-{size}-{scheme}.png"
        one.page.screenshot(path=path, full_page=True)
        yield path.name


if __name__ == "__main__":
    main(sys.argv[1:])
