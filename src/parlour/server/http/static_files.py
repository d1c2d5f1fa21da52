"""The browser app's pages and files, built into `static`."""

from __future__ import annotations

import gzip
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import Request, Response, Router, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from parlour.server.http.manifest import MANIFEST, manifest_language, worded
from parlour.server.http.previews import FOLDER, preview_tags
from parlour.server.http.read_limits import FILE

STATIC = Path(__file__).resolve().parents[1] / "static"
PACKED = {".br": "br", ".gz": "gzip"}
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
KEPT = {"assets/": FOREVER, f"{FOLDER}/": "public, max-age=86400"}
NO_APP = (
    "This Parlour has no browser app. If you run it from its repository, build the app with"
    " `make web`. Otherwise, install a released package, which includes the app."
)
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "font-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types svelte-trusted-html parlour-worker",
    ]
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
# What a browser never shows as a page needs no policy for pages; it would double a small file.
FILE_HEADERS = {"X-Content-Type-Options": "nosniff"}
# A picture that is opened as a page needs nothing: no scripts, no styles, nothing from elsewhere.
PICTURE_HEADERS = {**FILE_HEADERS, "Content-Security-Policy": "default-src 'none'"}
NO_PAGES = (".js", ".css", ".woff2", ".png", ".webmanifest")
WORKER = "worker.js"  # a worker runs under the policy that its own file came with
NO_OFFLINE = "PARLOUR_NO_OFFLINE"  # takes the service worker away from every browser
GONE = b"""// Removes the service worker and everything that it has saved.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
})()))
"""
KINDS = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


@dataclass
class Page:
    """A file of the app, plain and compressed."""

    body: bytes
    media_type: str
    kept: str
    packed: dict[str, bytes] = field(default_factory=dict)
    headers: Mapping[str, str] = field(default_factory=lambda: HEADERS)
    vary: str = "Accept-Encoding"

    def with_head(self, tags: bytes) -> Page:
        """Return a page with more in its head."""
        body = self.body.replace(b"</head>", tags + b"</head>", 1)
        packed = {"gzip": gzip.compress(body, mtime=0)}
        vary = f"{self.vary}, Accept-Language"
        return Page(body, self.media_type, self.kept, packed, self.headers, vary)

    def answer(self, request: Request[Any, Any, State], status: int = 200) -> Response[bytes]:
        """Return the file in the best encoding that the browser accepts."""
        taken = request.headers.get("accept-encoding", "")
        coding = next(
            (name for name in PACKED.values() if name in self.packed and name in taken), ""
        )
        headers = {"Cache-Control": self.kept, **self.headers}
        if self.packed:
            headers["Vary"] = self.vary
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
        kind = KINDS.get(path.suffix) or guess_type(name)[0] or "application/octet-stream"
        plain = path.suffix in NO_PAGES and name != WORKER
        headers = PICTURE_HEADERS if path.suffix == ".svg" else HEADERS
        found[name] = Page(
            body=path.read_bytes(),
            media_type=kind,
            kept=next((how for folder, how in KEPT.items() if name.startswith(folder)), ASK_AGAIN),
            packed={
                coding: packed.read_bytes()
                for suffix, coding in PACKED.items()
                if (packed := path.with_name(path.name + suffix)).exists()
            },
            headers=FILE_HEADERS if plain else headers,
        )
    return found


def has_app() -> bool:
    """Whether the browser app was built into this package."""
    return (STATIC / "index.html").is_file()


@get(["/table/{rest:path}", "/replay/{rest:path}"], include_in_schema=False)
async def table_page(request: Request[Any, Any, State], rest: str) -> Response[bytes]:
    """Return the app for a table, which has to be read for the preview of its link."""
    return await shown(request)


@get(["/", "/me", "/daily", "/tables", "/bots", "/bots/{rest:path}", "/lab",
      "/lab/{rest:path}", "/new/{rest:path}",
      "/learn/{rest:path}", "/missions/{rest:path}", "/practise/{rest:path}",
      "/puzzles/{rest:path}", "/playtest/{rest:path}", "/playtests", "/playtests/{rest:path}"],
     include_in_schema=False, cost=FILE)  # fmt: skip
async def page(request: Request[Any, Any, State], rest: str = "") -> Response[bytes]:
    """Return the app, which routes by URL itself."""
    return await shown(request)


async def shown(request: Request[Any, Any, State]) -> Response[bytes]:
    """Return the app with the preview of the page that was asked for in its head."""
    index = files().get("index.html")
    if index is None:
        return Response(
            f"{NO_APP}\n".encode(), status_code=503, media_type="text/plain", headers=HEADERS
        )
    tags = await preview_tags(request, files().__contains__)
    return index.with_head(tags).answer(request)


@get("/{name:path}", include_in_schema=False, cost=FILE)
async def file(request: Request[Any, Any, State], name: str) -> Response[bytes]:
    """Return a file of the app, or its "not found" page."""
    found = files().get(name.lstrip("/"))
    if found and name.lstrip("/") == WORKER and os.environ.get(NO_OFFLINE):
        return Page(GONE, found.media_type, ASK_AGAIN).answer(request)
    if found and name.lstrip("/") == MANIFEST:
        body = worded(found.body, manifest_language(request))
        vary = "Accept-Encoding, Accept-Language"
        packed = {"gzip": gzip.compress(body, mtime=0)}
        return Page(body, found.media_type, found.kept, packed, found.headers, vary).answer(request)
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
    return Router("/", route_handlers=[page, table_page, file])
