"""The types of the wire for the browser: `python web/wire_types.py` writes them.

They are in src/lib/wire.ts, those of the lab in src/lib/lab-wire.ts.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from parlour.server.message_schema import lab_schema, schema

HERE = Path(__file__).resolve().parent
TARGET = HERE / "src" / "lib" / "wire.ts"
LAB_TARGET = HERE / "src" / "lib" / "lab-wire.ts"
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean",
         "null": "null"}  # fmt: skip


def typescript() -> str:
    """Every message of the wire as TypeScript."""
    return _written(schema()["$defs"])


def lab_typescript() -> str:
    """What goes to and from the lab, as TypeScript."""
    return _written(lab_schema())


def _written(found: dict[str, Any]) -> str:
    parts = [_declared(name, part) for name, part in found.items()]
    head = "// Made from the server's schema by web/wire_types.py; do not edit.\n"
    return "\n".join([head, *parts])


def _declared(name: str, part: dict[str, Any]) -> str:
    said = f"/** {part['description']} */\n" if "description" in part else ""
    if part.get("type") != "object":
        return f"{said}export type {name} = {_type(part)}\n"
    required = set(part.get("required", []))
    fields = [
        f"  {field}{'' if field in required else '?'}: {_type(kind)}"
        for field, kind in part["properties"].items()
    ]
    return said + "\n".join([f"export interface {name} {{", *fields, "}"]) + "\n"


def _type(part: dict[str, Any]) -> str:
    if "$ref" in part:
        return str(part["$ref"]).rpartition("/")[2]
    if "enum" in part:
        return " | ".join(json.dumps(value) for value in part["enum"])
    if "anyOf" in part:
        return " | ".join(dict.fromkeys(_type(choice) for choice in part["anyOf"]))
    kind = part.get("type")
    if kind == "array":
        if "prefixItems" in part:
            return f"[{', '.join(_type(item) for item in part['prefixItems'])}]"
        inner = _type(part["items"]) if part.get("items") else "unknown"
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        inner = part.get("additionalProperties")
        return f"Record<string, {_type(inner) if isinstance(inner, dict) and inner else 'unknown'}>"
    return PLAIN.get(str(kind), "unknown")


if __name__ == "__main__":
    for target, text in ((TARGET, typescript()), (LAB_TARGET, lab_typescript())):
        target.write_text(text)
        sys.stdout.write(f"{target.relative_to(HERE)}\n")
