"""Hostile HTTP requests, generated from the server's own OpenAPI document."""

from __future__ import annotations

import http.client
import json
import random
import re
import urllib.parse
from collections.abc import Iterator
from typing import Any, NamedTuple

from tests.server.harness import COMPILED_S, Answer, Server, ask

DEEP = 2000
NUMBERS: list[Any] = [
    0, 1, 2, -1, 7, 8, 64, 86400, 86401, 2**31 - 1, 2**31, 2**63 - 1, 2**63, -(2**63) - 1, 10**30,
    10**400, 0.5, 1e308, -0.0, float("nan"), float("inf"),
]  # fmt: skip
TEXTS = [
    "", "a", "0", "-1", "null", "all", "none", "random", "easy", "\x00", "a\x00b", "\u202e<script>",
    "' OR 1=1 --", "; DROP TABLE parlour_entry", "../../etc/passwd", "%00", "%s%n", "{{7*7}}",
    "\ud800", "\U0001f0cf" * 20, "e\u0301" * 30, "x" * 65, "x" * 5000, "\r\nSet-Cookie: a=b",
]  # fmt: skip
PATHS = [
    "", ".", "..", "%2e%2e", "%2e%2e%2fetc%2fpasswd", "..%5c..", "%00", "a%00b", "%c0%ae%c0%ae",
    "%ff%fe", "%", "%zz", "a" * 300, "a" * 3000, "%C3%A9", "0", "-1", "null", ";x=1", "a;b", "a,b",
    "%0d%0aX:%20y", "%20", "*", "~", "%23", "%3f", "a%2fb", "%E2%80%AE", "socket",
]  # fmt: skip
QUERIES = ["", "?", "?x=" + "y" * 3000, "?=", "?&&&", "?%00=%00", "?a[]=1&a[]=2", "?%ff=%fe"]
BODIES = [
    b"", b"{", b"null", b"[]", b"0", b'"x"', b"\xff\xfe", b"\xef\xbb\xbf{}", b"[" * DEEP,
    b'{"a":' * DEEP + b"1" + b"}" * DEEP, b"0" * 70_000, b'{"game":"x","game":"y"}', b"{}" * 10,
    b'{"game":"\\ud800"}', b'{"\\u0000":1}', b"1e999999", b"game=transmitter&seats=2",
]  # fmt: skip
TYPES = ["application/json", "text/plain", "application/xml", "", "multipart/form-data", "x/y; z"]
KNOWN = {"name": ["transmitter", "pattern-overlap"], "game": ["transmitter"], "eyes": ["all", "0"]}
COSTLY = "/api/lab/studies"  # a valid request would really start a study
FRIENDLY = 0.5  # share of valid values, so that not everything fails at the first field


class Operation(NamedTuple):
    """An operation of the OpenAPI document."""

    method: str
    path: str
    parameters: list[dict[str, Any]]
    body: dict[str, Any] | None


class Call(NamedTuple):
    """A request, ready to send."""

    method: str
    path: str
    body: bytes | None
    headers: dict[str, str]

    def __str__(self) -> str:
        return f"{self.method} {self.path[:200]} {self.headers} {(self.body or b'')[:300]!r}"


def described(server: Server) -> tuple[list[Operation], dict[str, Any]]:
    """Return every operation in the OpenAPI document, and its schemas."""
    document = ask(server, "GET", "/schema/openapi.json").json
    found = [
        Operation(method.upper(), path, about.get("parameters", []), _body(about))
        for path, methods in document["paths"].items()
        for method, about in methods.items()
    ]
    return found, document.get("components", {}).get("schemas", {})


def _body(about: dict[str, Any]) -> dict[str, Any] | None:
    for content in about.get("requestBody", {}).get("content", {}).values():
        schema: dict[str, Any] = content["schema"]
        return schema
    return None


class Hostile:
    """Generates requests that are almost valid, wrong in one place, or completely wrong."""

    def __init__(self, schemas: dict[str, Any], known: dict[str, list[str]], seed: int) -> None:
        self.schemas, self.known, self.luck = schemas, {**KNOWN, **known}, random.Random(seed)

    def call(self, operation: Operation, cookie: str) -> Call:
        """Generate a request for an operation."""
        luck = self.luck
        path = re.sub(r"\{(\w+)[^}]*\}", lambda found: self._part(found[1]), operation.path)
        if luck.random() < 0.03:
            path = path.replace("/", luck.choice(["//", "/./", "/x/../", "%2f"]), 1)
        headers = {"Cookie": luck.choice([cookie] * 4 + ["", "parlour=forged.0", f"{cookie}x"])}
        body = None
        if operation.method not in ("GET", "HEAD"):
            body = self._encoded(operation)
            usual = luck.random() < 0.8
            headers["Content-Type"] = "application/json" if usual else luck.choice(TYPES)
        if luck.random() < 0.05:
            odd = {"Origin": "http://elsewhere.test", "Accept": "\xff", "Range": "bytes=0-0",
                   "X-Forwarded-For": "::1, ' OR 1", "Accept-Encoding": "br;q=nan"}  # fmt: skip
            name = luck.choice(list(odd))
            headers[name] = odd[name]
        return Call(operation.method, path + self._query(operation), body, headers)

    def _part(self, name: str) -> str:
        if name in self.known and self.luck.random() < FRIENDLY:
            return self.luck.choice(self.known[name])
        return self.luck.choice(PATHS)

    def _query(self, operation: Operation) -> str:
        names = [one["name"] for one in operation.parameters if one["in"] == "query"]
        if not names or self.luck.random() < 0.2:
            return self.luck.choice(QUERIES)
        values = [*self.known.get(names[0], []), *TEXTS]
        text = self.luck.choice(values).encode("utf-8", "surrogatepass")
        return f"?{names[0]}={urllib.parse.quote_from_bytes(text)}"

    def _encoded(self, operation: Operation) -> bytes:
        if operation.body is None or self.luck.random() < 0.15:
            return self.luck.choice(BODIES)
        value = self.value(operation.body)
        if isinstance(value, dict) and operation.path == COSTLY:
            value["game"] = "nowhere"
        return json.dumps(value).encode()

    def value(self, schema: dict[str, Any], name: str = "") -> Any:
        """Generate a value that may or may not match a schema."""
        luck = self.luck
        if "$ref" in schema:
            schema = self.schemas[schema["$ref"].rpartition("/")[2]]
        if luck.random() < 0.12:
            return luck.choice([*NUMBERS, *TEXTS, None, True, [], {}, [[]], {"a": {}}, [None] * 99])
        if options := schema.get("oneOf") or schema.get("anyOf"):
            return self.value(luck.choice(options), name)
        if "enum" in schema:
            return luck.choice(schema["enum"])
        match schema.get("type"):
            case "object":
                return self._object(schema)
            case "array":
                return [self.value(one) for one in self._items(schema)]
            case "integer" | "number":
                bounds = [schema.get("minimum", 0), schema.get("maximum", 4)]
                return luck.choice([*map(int, bounds), 2, 2, *NUMBERS])
            case "boolean":
                return luck.random() < 0.5
            case "null":
                return None
            case _:
                known = self.known.get(name, [])
                return luck.choice(known if known and luck.random() < FRIENDLY else TEXTS)

    def _object(self, schema: dict[str, Any]) -> dict[str, Any]:
        luck, made = self.luck, {}
        for name, field in schema.get("properties", {}).items():
            if luck.random() < (0.95 if name in schema.get("required", []) else 0.3):
                made[name] = self.value(field, name)
        if "additionalProperties" in schema or luck.random() < 0.05:
            extra = schema.get("additionalProperties")
            for _ in range(luck.randrange(3)):
                fits = extra if isinstance(extra, dict) else {}
                made[luck.choice(TEXTS)] = self.value(fits)
        return made

    def _items(self, schema: dict[str, Any]) -> Iterator[dict[str, Any]]:
        yield from schema.get("prefixItems", [])
        for _ in range(self.luck.choice([0, 1, 2, 4, 25]) if "items" in schema else 0):
            yield schema["items"]


class Line:
    """A keep-alive connection; the server may close it after a response."""

    def __init__(self, server: Server) -> None:
        self._server, self._kept = server, self._new(server)

    @staticmethod
    def _new(server: Server) -> http.client.HTTPConnection:
        return http.client.HTTPConnection(server.host, timeout=COMPILED_S)

    def ask(self, call: Call) -> Answer:
        """Send a request and read the response, reconnecting if necessary."""
        for last in (False, True):
            try:
                self._kept.request(call.method, call.path, call.body, call.headers)
                found = self._kept.getresponse()
                return Answer(found.status, found.read(), dict(found.headers))
            except (ConnectionError, http.client.RemoteDisconnected):
                self.close()
                self._kept = self._new(self._server)
                if last:
                    raise
        raise AssertionError

    def close(self) -> None:
        """Close the connection."""
        self._kept.close()
