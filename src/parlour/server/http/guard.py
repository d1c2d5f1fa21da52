"""What stands before and behind every HTTP answer: limits, plain headers, errors in words."""

from __future__ import annotations

import ipaddress
import time
from typing import Any

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException

from parlour.core.errors import ParlourError
from parlour.server.hosts import host_name, is_loopback_name
from parlour.server.limits import Buckets
from parlour.server.room import Refused

Asked = Request[Any, Any, State]
Said = Response[dict[str, Any]]
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
}
STATUS = {"table": 404, "running": 409, "seats": 409, "store": 503, "many": 429, "eyes": 400,
          "lesson": 404, "puzzle": 404, "campaign": 404, "material": 404,
          "study": 404, "lab": 409, "hostname": 421, "content_type": 415}  # fmt: skip
POSTS_A_SECOND, POSTS_AT_ONCE = 2.0, 60.0


async def limit(request: Asked) -> None:
    """Refuse a place from which too much is asked; this machine itself is trusted."""
    if request.method == "GET" or is_local(request):
        return
    buckets: Buckets = request.app.state.buckets
    if not buckets.take(address(request), time.monotonic()):
        raise Refused("many", "that is too much at once: wait a minute")


def address(request: Asked) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


def is_local(request: Asked) -> bool:
    """Whether a request comes from this machine, and not through a proxy on it."""
    if "x-forwarded-for" in request.headers:
        return False
    if not is_loopback_name(host_name(request.headers.getall("host", []))):
        return False
    try:
        return ipaddress.ip_address(address(request)).is_loopback
    except ValueError:
        return False


def refused(request: Asked, error: Refused) -> Said:
    """A wish that is not granted."""
    return said(error.code, error.words, STATUS.get(error.code, 403), **error.facts)


def bad_input(request: Asked, error: ParlourError) -> Said:
    """Something that cannot be: an option, a game, a number of seats."""
    return said("bad", str(error), 400)


def not_understood(request: Asked, error: HTTPException) -> Said:
    """What the framework refuses, in our form."""
    words = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        words = "; ".join(
            f"{one.get('key') or 'the request'}: {one.get('message')}" for one in error.extra
        )
    return said("bad", words, error.status_code)


def too_deep(request: Asked, error: RecursionError) -> Said:
    """A body that nests without end."""
    return said("bad", "the request nests too deep to be read", 400)


def failed(request: Asked, error: Exception) -> Said:
    """What nobody expected; it has been logged."""
    return said("failed", "something went wrong here: try again, and tell whoever runs this", 500)


def said(code: str, words: str, status: int, **facts: Any) -> Said:
    """An answer that refuses."""
    return Response({"code": code, "words": words, **facts}, status_code=status, headers=HEADERS)


async def harden(response: Response[Any]) -> Response[Any]:
    """Headers for what did not set its own."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response
