"""The figures of docs/studies: `python -m tests.browser.figures STUDY OUT.webp [FIGURE [ALONG]]`.

Opens the page of a study that was played and takes the picture of a plot: of the figure that is
named, along what was varied; without a figure, of the ladder of levels.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import parlour
from parlour.lab.report import page as page_of
from parlour.lab.study import Study
from tests.browser.house import browsing

WIDTH = 860


def main(study: str, out: str, figure: str = "", along: str = "") -> None:
    """Draw a plot."""
    with tempfile.TemporaryDirectory() as folder, browsing() as browser:
        file = Path(folder) / "report.html"
        file.write_text(page_of(Study.at(Path(study), parlour.game)), encoding="utf-8")
        context = browser.new_context(
            viewport={"width": WIDTH, "height": 900}, device_scale_factor=1.5, color_scheme="light"
        )
        page = context.new_page()
        page.goto(file.as_uri())
        if along:
            page.locator("#along").select_option(along)
        if figure:
            page.locator("#show").select_option(label=figure)
        page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = false))")
        card = page.locator("section.card", has=page.locator("#plot" if figure else "#ladder"))
        card.screenshot(path=out, animations="disabled")


if __name__ == "__main__":
    main(*sys.argv[1:])
