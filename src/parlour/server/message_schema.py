"""The WebSocket messages as JSON Schema: `python -m parlour.server.message_schema` prints it.

The web client's types are generated from it.
"""

from __future__ import annotations

import json
import types
from typing import Any, get_args

import msgspec

from parlour import __version__
from parlour.server.protocol import messages
from parlour.server.workers import studies, study_request

WAYS: dict[str, types.UnionType] = {
    "FromClient": messages.FromClient,
    "ToClient": messages.ToClient,
}


def messages_in(way: types.UnionType) -> tuple[type[msgspec.Struct], ...]:
    """Return the message classes of one direction."""
    return get_args(way)


def schema() -> dict[str, Any]:
    """Return every message in both directions as one JSON Schema document."""
    ways, parts = msgspec.json.schema_components(WAYS.values(), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Parlour's wire",
        "version": __version__,
        "$defs": {**parts, **dict(zip(WAYS, ways))},
    }


def lab_schema() -> dict[str, Any]:
    """Return the schemas of the lab's HTTP requests and responses by name."""
    _, parts = msgspec.json.schema_components(
        [study_request.NewStudy, studies.LabNow, studies.StudyNow], ref_template="#/$defs/{name}"
    )
    return parts


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2))
