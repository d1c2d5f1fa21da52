"""Draw the app's icons as PNGs from web/public/icon.svg: `python -m tools.icons`."""

from __future__ import annotations

import re

from tests.browser.house import ROOT, browsing

PUBLIC = ROOT / "web" / "public"
GREEN = "#24564a"
# name: pixels, share of the width that the drawing takes, whether it has a ground without corners
ICONS = {
    "icon-192": (192, 1.0, False),
    "icon-512": (512, 1.0, False),
    "maskable-192": (192, 0.82, True),
    "maskable-512": (512, 0.82, True),
    "apple-touch-icon": (180, 0.9, True),
}
BADGE = 96  # Android uses only its opacity


def main() -> None:
    """Write all icons."""
    svg = (PUBLIC / "icon.svg").read_text()
    with browsing() as browser:
        page = browser.new_page()
        for name, (pixels, share, full) in ICONS.items():
            shoot(page, name, pixels, svg, share, GREEN if full else "transparent")
        shoot(page, "badge-96", BADGE, white(svg), 1.15, "transparent")


def white(svg: str) -> str:
    """Return the drawing without its ground, in white."""
    bare = re.sub(r"<rect[^>]*/>", "", svg)
    return re.sub(r'(stroke|fill)="#[0-9a-f]{6}"', r'\1="#fff"', bare)


def shoot(page, name: str, pixels: int, svg: str, share: float, ground: str) -> None:  # type: ignore[no-untyped-def]
    page.set_viewport_size({"width": pixels, "height": pixels})
    size = f"width:{share * 100}%;height:{share * 100}%;flex:none"
    style = (
        "margin:0;height:100vh;display:flex;align-items:center;justify-content:center;"
        f"background:{ground}"
    )
    page.set_content(
        f'<body style="{style}">{svg.replace("<svg ", f"<svg style={size!r} ")}</body>'
    )
    path = PUBLIC / "icons" / f"{name}.png"
    page.screenshot(path=path, omit_background=ground == "transparent")
    print(path.relative_to(ROOT), path.stat().st_size)


if __name__ == "__main__":
    main()
