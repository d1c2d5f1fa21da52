"""Answers that are the same for everyone, compressed.

Only public data is packed: compressing an answer that mixes secrets with what others can choose
would let its length tell something about the secrets.
"""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.datastructures import State

LEAST_BYTES = 400  # smaller answers aren't worth it


def packed(request: Request[Any, Any, State], data: Any) -> Response[bytes]:
    """Return public data as JSON, compressed if the client takes that."""
    body = msgspec.json.encode(data)
    headers = {"Vary": "Accept-Encoding"}
    if len(body) >= LEAST_BYTES and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["Content-Encoding"] = _zipped(body), "gzip"
    return Response(body, media_type="application/json", headers=headers)


@lru_cache(32)
def _zipped(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)
