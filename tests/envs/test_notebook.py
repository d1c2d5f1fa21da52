"""examples/notebook: every cell runs, and shows what the text beside it promises."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tools.notebook import run

NOTEBOOK = Path(__file__).parents[2] / "examples" / "notebook" / "parlour.ipynb"

pytestmark = pytest.mark.slow


def shown(cells: list[dict[str, Any]], kind: str) -> list[str]:
    """What the cells show of a kind, such as SVG."""
    data = [out["data"] for cell in cells for out in cell["outputs"] if "data" in out]
    return ["".join(one[kind]) for one in data if kind in one]


def test_the_notebook_runs() -> None:
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    cells = run(notebook)
    pictures = shown(cells, "image/svg+xml")
    assert len(pictures) == 3
    for picture in pictures:
        assert ElementTree.fromstring(picture).get("role") == "img"
    table, record = shown(cells, "text/html")
    assert table.startswith("<svg")
    assert "<details><summary>transmitter, 3 players" in record
    printed = "".join("".join(out.get("text", "")) for cell in cells for out in cell["outputs"])
    for part in (
        "winners=",
        "moves per second",
        "(16, 364) (16, 25)",
        "random players won",
        "edge",
    ):
        assert part in printed


def test_the_saved_notebook_shows_pictures() -> None:
    """Those who read it without running it, on a code host, see them too."""
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert len(shown(cells, "image/svg+xml")) == 3
    assert len(NOTEBOOK.read_bytes()) < 200_000
