"""Make figures for docs/studies: `python -m tests.browser.figures STUDY OUT.webp [FIGURE [ALONG]]`.

Opens the report of a finished study and takes a screenshot of a plot: the named figure along what
was varied, or the ladder of levels if none is named.
"""

from __future__ import annotations

import sys
import tempfile
from base64 import b64decode, b64encode
from pathlib import Path

import parlour
from parlour.lab.report import page as page_of
from parlour.lab.study import Study
from tests.browser.house import browsing

WIDTH = 860
UNMARKED = """() => document.querySelectorAll('circle[r="11"]').forEach((one) => one.remove())"""
AS_WEBP = """async (png) => {
  const image = new Image()
  image.src = 'data:image/png;base64,' + png
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
  canvas.getContext('2d').drawImage(image, 0, 0)
  return canvas.toDataURL('image/webp', 0.92).split(',')[1]
}"""  # noqa: E501


def main(study: str, out: str, figure: str = "", along: str = "") -> None:
    """Take the screenshot of a plot."""
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
        page.evaluate(UNMARKED)
        plot = page.locator("#plot" if figure else "#ladder")
        plot.evaluate("(one) => (one.style.padding = '14px')")
        picture = b64encode(plot.screenshot(animations="disabled")).decode()
        blank = context.new_page()
        Path(out).write_bytes(b64decode(blank.evaluate(AS_WEBP, picture)))


if __name__ == "__main__":
    main(*sys.argv[1:])
