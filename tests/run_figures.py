"""Figures of reliability runs, one JSON object per line in build/soak.jsonl."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

FILE = Path(__file__).resolve().parents[1] / "build" / "soak.jsonl"


def record_figures(row: int, test: str, counts: dict[str, int | float]) -> None:
    """Append the figures of a run for a row of the table in docs/reliability.md."""
    line = {
        "row": row, "test": test, "counts": counts,
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
    }  # fmt: skip
    FILE.parent.mkdir(exist_ok=True)
    with FILE.open("a") as file:
        file.write(json.dumps(line) + "\n")  # one short append: parallel runs can't mix their lines
