"""The browser app's pages and files, built into `static`."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import Request, Response, Router, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from parlour.server.http.read_limits import FILE

STATIC = Path(__file__).resolve().parents[1] / "static"
PACKED = {".br": "br", ".gz": "gzip"}
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
NO_APP = (
    "This Parlour has no browser app. If you run it from its repository, build the app with"
    " `make web`. Otherwise install a released package, which has it."
)
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "font-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types svelte-trusted-html",
    ]
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


@dataclass
class Page:
    """A file of the app, plain and compressed."""

    body: bytes
    media_type: str
    kept: str
    packed: dict[str, bytes] = field(default_factory=dict)

    def answer(self, request: Request[Any, Any, State], status: int = 200) -> Response[bytes]:
        """Return the file in the best encoding that the browser accepts."""
        taken = request.headers.get("accept-encoding", "")
        coding = next(
            (name for name in PACKED.values() if name in self.packed and name in taken), ""
        )
        headers = {"Cache-Control": self.kept, "Vary": "Accept-Encoding", **HEADERS}
        if coding:
            headers["Content-Encoding"] = coding
        body = self.packed.get(coding, self.body)
        return Response(body, status_code=status, media_type=self.media_type, headers=headers)


@cache
def files() -> dict[str, Page]:
    """Return every file of the app by its path."""
    found = {}
    for path in sorted(STATIC.rglob("*")):
        if not path.is_file() or path.suffix in PACKED or path.name.startswith("."):
            continue
        name = path.relative_to(STATIC).as_posix()
        kind = guess_type(name)[0] or "application/octet-stream"
        found[name] = Page(
            body=path.read_bytes(),
            media_type=kind,
            kept=FOREVER if name.startswith("assets/") else ASK_AGAIN,
            packed={
                coding: packed.read_bytes()
                for suffix, coding in PACKED.items()
                if (packed := path.with_name(path.name + suffix)).exists()
            },
        )
    return found


def has_app() -> bool:
    """Whether the browser app was built into this package."""
    return (STATIC / "index.html").is_file()


@get(["/", "/me", "/lab", "/new/{rest:path}", "/table/{rest:path}", "/replay/{rest:path}",
      "/learn/{rest:path}", "/missions/{rest:path}", "/puzzles/{rest:path}"],
     include_in_schema=False, cost=FILE)  # fmt: skip
async def page(request: Request[Any, Any, State], rest: str = "") -> Response[bytes]:
    """Return the app, which routes by URL itself."""
    index = files().get("index.html")
    if index is None:
        return Response(
            f"{NO_APP}\n".encode(), status_code=503, media_type="text/plain", headers=HEADERS
        )
    return index.answer(request)


@get("/{name:path}", include_in_schema=False, cost=FILE)
async def file(request: Request[Any, Any, State], name: str) -> Response[bytes]:
    """Return a file of the app, or its "not found" page."""
    found = files().get(name.lstrip("/"))
    if found:
        return found.answer(request)
    if name.startswith("/api/"):
        raise NotFoundException("there is nothing at this address")
    index = files().get("index.html")
    if index and "text/html" in request.headers.get("accept", ""):
        return index.answer(request, 404)
    nothing = b"there is nothing here\n"
    return Response(nothing, status_code=404, media_type="text/plain", headers=HEADERS)


def pages() -> Router:
    """Return the routes of the browser app."""
    return Router("/", route_handlers=[page, file])
