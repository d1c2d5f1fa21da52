"""docs/protocol.md and the schema match the code."""

from __future__ import annotations

import inspect
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import UNSET
from msgspec.structs import fields

from parlour.games.pattern_overlap.claims import Code
from parlour.server.http.middleware import POSTS_AT_ONCE
from parlour.server.message_schema import WAYS, messages_in, schema
from parlour.server.protocol import messages
from parlour.server.socket.connection import (
    BYTES_AT_ONCE,
    BYTES_PER_SECOND,
    FRAMES_AT_ONCE,
    FRAMES_PER_SECOND,
    MOST_WAITING,
    PATH,
    SEGMENT_COST,
    UNREAD_BYTES,
)
from parlour.server.socket.frames import NOT_UTF8, TOO_LARGE, UNSUPPORTED, WRONG

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text()
SERVER = ROOT / "src" / "parlour" / "server"
SOURCES = {str(path.relative_to(SERVER)): path.read_text() for path in sorted(SERVER.rglob("*.py"))}
CLASSES = [kind for way in WAYS.values() for kind in messages_in(way)]
EXAMPLES = re.findall(r"^```json\n(.*?)^```", PAGE, re.M | re.S)


def tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


def part(heading: str) -> str:
    """Return the text under a heading."""
    found = re.search(rf"^#+ {heading}$(.*?)(?=^#|\Z)", PAGE, re.M | re.S)
    assert found, f"docs/protocol.md has no part {heading!r}"
    return found[1]


def codes(text: str) -> set[str]:
    """Return the first column of the tables in a section."""
    cells = re.findall(r"^\| (\d+|`\w+`(?:, `\w+`)*) \|", text, re.M)
    return {name.strip("`") for cell in cells for name in cell.split(", ")}


def test_the_schema_has_every_message() -> None:
    kinds = {
        kind.__name__ for _, kind in inspect.getmembers(messages, inspect.isclass)
        if issubclass(kind, msgspec.Struct) and kind.__struct_config__.tag is not None
        and kind is not messages.Request
    }  # fmt: skip
    assert kinds == {kind.__name__ for kind in CLASSES}
    parts = schema()["$defs"]
    assert parts.keys() == {*kinds, *WAYS, "Gesture", "Notice"}
    for kind in CLASSES:
        assert parts[kind.__name__]["properties"].keys() >= set(kind.__struct_fields__)
    for way, union in WAYS.items():
        named = {choice["$ref"] for choice in parts[way]["anyOf"]}
        assert named == {f"#/$defs/{kind.__name__}" for kind in messages_in(union)}


def test_the_schema_is_printed() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "parlour.server.message_schema"], capture_output=True, check=True
    )
    assert json.loads(done.stdout) == schema()
    assert not done.stderr


@pytest.mark.parametrize("example", EXAMPLES)
def test_examples_are_messages(example: str) -> None:
    facts: dict[str, Any] = json.loads(example)
    if "do" in facts:
        message: Any = messages.read(example)
        written = facts
    else:
        message = msgspec.json.decode(example, type=messages.ToClient)
        written = {**facts, "is": tag(type(message))}
        named = {"is", *type(message).__struct_fields__}
        partly = isinstance(message, messages.Changed | messages.Refusal)
        optional = {one.name for one in fields(type(message)) if one.default is UNSET}
        assert facts.keys() <= named if partly else facts.keys() | optional == named
    again = json.loads(msgspec.json.encode(message))
    assert again == {**again, **written}


@pytest.mark.parametrize("kind", CLASSES, ids=tag)
def test_every_message_is_explained(kind: type[msgspec.Struct]) -> None:
    text = part(tag(kind))
    assert "```json" in text
    fields = set(kind.__struct_fields__) - ({"id"} if issubclass(kind, messages.Request) else set())
    assert codes(text) == fields


def test_every_refusal_is_explained() -> None:
    used: set[str] = set()
    for text in SOURCES.values():
        used |= set(re.findall(r'Refused\(\s*"(\w+)"', text))
        used |= set(re.findall(r'super\(\)\.__init__\(\s*"(\w+)", "', text))
        used |= set(re.findall(r'Refusal\([^,()]*,\s*"(\w+)"', text))
        used |= set(re.findall(r'\bsaid\("(\w+)"', text))
    assert codes(part("Refusals")) == used


def test_every_refusal_of_a_claim_is_explained() -> None:
    assert codes(part("Real time")) == {*Code} - {Code.OK}


def test_every_close_code_is_explained() -> None:
    used = set(re.findall(r"\b(100[0-9]|101[0-4]|44\d\d)\b", SOURCES["socket/connection.py"]))
    used |= {str(code) for code in (WRONG, UNSUPPORTED, NOT_UTF8, TOO_LARGE)}
    assert codes(part("Limits and close codes")) == used | {"1006"}  # 1006 is never sent


def test_every_address_is_explained() -> None:
    names = {
        "{table_id:str}": "{table}",
        "{name:str}": "{game}",
        "{puzzle:str}": "{puzzle}",
        "{study:str}": "{study}",
        "{kind:str}": "{kind}",
        "{language:str}": "{language}",
        "{day:str}": "{day}",
        "{month:str}": "{month}",
        "{playtest:str}": "{playtest}",
        "{table:str}": "{table}",
        "{file:str}": "{file}",
        "{name:path}": "",
    }  # pages
    used = {"WS /api/tables/{table}/socket", "WS /api/together/{bench}/socket"}
    assert PATH.fullmatch("/api/tables/abc-_1/socket")
    assert PATH.fullmatch("/api/together/abc-_1/socket")
    for text in SOURCES.values():
        for method, path in re.findall(r'^@(get|post|put|delete)\(\s*"(/[^"]*)"', text, re.M):
            for ours, theirs in names.items():
                path = path.replace(ours, theirs)
            used.add(f"{method.upper()} {path}")
    assert set(re.findall(r"^\| `([A-Z]+ /[^`]*)` \|", part("HTTP"), re.M)) == used


def test_the_lobby_is_explained() -> None:
    example = next(json.loads(one) for one in EXAMPLES if '"shown"' in one)
    found = re.search(
        r"def lobby\(.*?return \{(.*?)^    \}", SOURCES["tables/room_view.py"], re.M | re.S
    )
    assert found
    assert set(example["lobby"]) == set(re.findall(r'^        "(\w+)":', found[1], re.M))
    seat = set(re.findall(r'^                "(\w+)":', found[1], re.M))
    assert [set(one) for one in example["lobby"]["seats"]] == [seat, seat]
    assert all(f"`{name}`" in part("shown") for name in seat)


def test_limits_are_the_code_s() -> None:
    limits = part("Limits and close codes")
    assert f"{messages.LARGEST_FRAME:,} bytes" in limits
    text = " ".join(limits.split())
    assert f"{FRAMES_AT_ONCE:.0f} frames at once and {FRAMES_PER_SECOND:.0f} per second" in text
    at_once, per_second = BYTES_AT_ONCE / 1024, BYTES_PER_SECOND / 1024
    assert f"{at_once:.0f} KiB at once and {per_second:.0f} KiB per second" in text
    assert f"counts as {SEGMENT_COST} bytes more" in text
    assert f"At most {MOST_WAITING} requests may wait" in text
    assert f"at most {UNREAD_BYTES // 1024} KiB of unread messages" in text
    assert f"may send a burst of {POSTS_AT_ONCE:.0f} requests" in text
