"""Log records as lines of JSON."""

from __future__ import annotations

import json
import logging
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

LONGEST_LINE = 500


class JsonLines(logging.Formatter):
    """Format each record as a line of JSON.

    For an exception, log its type and traceback but never its message: database errors quote the
    row, which can contain seeds, invites and chat.
    """

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as one line."""
        facts: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage().partition("\n")[0][:LONGEST_LINE],
            **getattr(record, "facts", {}),
        }
        if record.exc_info and record.exc_info[0]:
            facts["error"] = record.exc_info[0].__name__
            frames = traceback.extract_tb(record.exc_info[2])
            facts["at"] = [f"{Path(f.filename).name}:{f.lineno} {f.name}" for f in frames]
        return json.dumps(facts)


LOGGING: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"lines": {"()": "parlour.server.json_logs.JsonLines"}},
    "handlers": {
        "stderr": {
            "class": "logging.StreamHandler", "formatter": "lines", "stream": "ext://sys.stderr"
        }
    },
    "loggers": {
        "uvicorn": {"level": "WARNING"},
        "litestar": {"level": "WARNING", "handlers": [], "propagate": True},
        "parlour": {"level": "INFO"},
    },
    "root": {"level": "WARNING", "handlers": ["stderr"]},
}  # fmt: skip
