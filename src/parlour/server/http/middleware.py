"""What every HTTP response shares: rate limits, security headers and error handlers."""

from __future__ import annotations

import ipaddress
import time
from typing import Any

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from sqlalchemy.exc import SQLAlchemyError

from parlour.core.errors import BadOption, ParlourError, UnknownGame
from parlour.core.refused import RefusedOptions
from parlour.server.http.read_limits import too_many
from parlour.server.protocol.addresses import network_of
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.host_names import host_name, is_loopback_name
from parlour.server.protocol.rate_limits import Buckets

Asked = Request[Any, Any, State]
Said = Response[dict[str, Any]]
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
}
STATUS = {"table": 404, "damaged": 410, "broken": 500, "running": 409, "seats": 409, "store": 503,
          "many": 429, "eyes": 400, "lesson": 404, "rules": 404, "puzzle": 404, "campaign": 404,
          "material": 404, "daily": 404, "day": 404, "yesterday": 409, "unsolved": 400,
          "push": 400, "unfinished": 409, "turn": 409, "coach": 503,
          "playtest": 404, "playtests": 409, "concluded": 409,
          "study": 404, "lab": 409, "failed": 500, "hostname": 421,
          "content_type": 415}  # fmt: skip
LONGEST_WORDS, LONGEST_VALUE = 2000, 100  # characters
POSTS_A_SECOND, POSTS_AT_ONCE = 2.0, 60.0
RETRY_AFTER_S = "2"


async def limit(request: Asked) -> None:
    """Refuse clients that send too many requests; this machine has no limit."""
    if is_local(request):
        return
    if request.method == "GET":
        request.app.state.reads.check(request)
        return
    buckets: Buckets = request.app.state.buckets
    if not buckets.take(network_of(address(request)), time.monotonic()):
        raise too_many(1.0 / POSTS_A_SECOND)


def address(request: Asked) -> str:
    """Return the client's address."""
    return request.client.host if request.client else ""


def is_local(request: Asked) -> bool:
    """Whether a request comes from this machine itself, not through a proxy on it."""
    if "x-forwarded-for" in request.headers:
        return False
    if not is_loopback_name(host_name(request.headers.getall("host", []))):
        return False
    try:
        return ipaddress.ip_address(address(request)).is_loopback
    except ValueError:
        return False


def refused(request: Asked, error: Refused) -> Said:
    """Respond to a refused request."""
    answer = said(error.code, error.words, STATUS.get(error.code, 403), **error.facts)
    if "retry_s" in error.facts:
        answer.headers["Retry-After"] = str(error.facts["retry_s"])
    return answer


def away(request: Asked, error: SQLAlchemyError) -> Said:
    """Respond to a database error without its message, which may contain an address or a row."""
    request.app.state.hub.health.failed(error)
    return said("store", "the tables can't be reached right now; try again", 503)


def bad_input(request: Asked, error: ParlourError) -> Said:
    """Respond to an invalid request: a wrong option, game or number of seats.

    The messages of other errors might reveal a hand, so those are treated as failures.
    """
    if not is_about_the_request(error):
        return failed(request, error)
    facts: dict[str, Any] = {"fact": error.fact} if isinstance(error, RefusedOptions) else {}
    if isinstance(error, BadOption) and error.field:
        facts["field"] = error.field
        if len(str(error.value)) <= LONGEST_VALUE:
            facts["value"] = error.value
    return said("bad", shortened(str(error)), 400, **facts)


def shortened(words: str) -> str:
    """Cut a message that repeats a long text it was given."""
    return words if len(words) <= LONGEST_WORDS else f"{words[:LONGEST_WORDS]}…"


def is_about_the_request(error: BaseException) -> bool:
    """Whether an error's message is safe to show; errors from the rules may reveal a hand."""
    return type(error) is ParlourError or isinstance(error, (BadOption, UnknownGame))


def not_understood(request: Asked, error: HTTPException) -> Said:
    """Respond to an error from Litestar in our own format."""
    words = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        words = "; ".join(
            f"{one.get('key') or 'the request'}: {one.get('message')}" for one in error.extra
        )
    return said("bad", words, error.status_code)


def too_deep(request: Asked, error: RecursionError) -> Said:
    """Respond to a body that is nested too deeply."""
    return said("bad", "the request is nested too deeply", 400)


def failed(request: Asked, error: Exception) -> Said:
    """Respond to an unexpected error, which has already been logged."""
    return said("failed", "something went wrong; try again, and tell the operator", 500)


def said(code: str, words: str, status: int, **facts: Any) -> Said:
    """Create an error response."""
    headers = {**HEADERS, "Retry-After": RETRY_AFTER_S} if status == 503 else HEADERS
    return Response({"code": code, "words": words, **facts}, status_code=status, headers=headers)


async def harden(response: Response[Any]) -> Response[Any]:
    """Set the default headers."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response
