"""The application: HTTP for what is not live, a socket for every table that is."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, Request, Response, get, post, websocket
from litestar.connection import ASGIConnection, WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import Body

from parlour import __version__
from parlour.core.errors import ParlourError
from parlour.core.option import Value
from parlour.core.registry import game, names
from parlour.server import wire
from parlour.server.bots import Bots
from parlour.server.fanout import Fanout
from parlour.server.guests import COOKIE, YEAR_S, Guests
from parlour.server.limits import Bucket
from parlour.server.live import Hub, Watcher
from parlour.server.pages import pages
from parlour.server.room import Refused
from parlour.server.store import Store

WISHES_A_SECOND, WISHES_AT_ONCE = 50.0, 100.0
IDLE_CHECK_S = 60.0
NO_GUEST, TOO_LARGE, TOO_MANY, NO_TABLE = 4401, 1009, 1008, 4404
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
}
log = logging.getLogger("parlour.server")


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table is made from."""

    game: Annotated[str, msgspec.Meta(max_length=64)]
    seats: int | None = None
    preset: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    options: dict[str, Value] = {}
    public: bool = False
    bots: dict[int, str] = {}
    turn_seconds: Annotated[int, msgspec.Meta(ge=0, le=86400)] = 0


class Ticket(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What brings a guest to another device."""

    ticket: Annotated[str, msgspec.Meta(max_length=200)]


def make_app(database: str, bots: Bots | None = None) -> Litestar:
    """The application over a database."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(database)
        app.state.guests = Guests(store.secret())
        fanout = Fanout(database)
        app.state.hub = hub = Hub(store, bots or Bots(), fanout)
        await fanout.start(hub.changed_elsewhere)
        sweeper = asyncio.create_task(_sweep(hub))
        try:
            yield
        finally:
            sweeper.cancel()
            await fanout.stop()
            hub.bots.close()
            await asyncio.to_thread(store.close)

    return Litestar(
        route_handlers=[pages(), health, list_games, me, my_link, go_on, make_table, open_tables,
                        my_tables, one_table, record, table_socket],
        lifespan=[lifespan],
        exception_handlers={Refused: _refused, ParlourError: _bad_input},
        openapi_config=OpenAPIConfig(
            title="Parlour", version=__version__, render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=64 * 1024,
        after_request=_harden,
        logging_config=None,
    )  # fmt: skip


async def _sweep(hub: Hub) -> None:
    while True:
        await asyncio.sleep(IDLE_CHECK_S)
        hub.forget_idle()


def _refused(request: Request[Any, Any, State], error: Refused) -> Response[dict[str, str]]:
    status = {"table": 404, "running": 409, "store": 503}.get(error.code, 403)
    return _said(error.code, error.words, status)


def _bad_input(request: Request[Any, Any, State], error: ParlourError) -> Response[dict[str, str]]:
    return _said("bad", str(error), 400)


def _said(code: str, words: str, status: int) -> Response[dict[str, str]]:
    return Response({"code": code, "words": words}, status_code=status, headers=HEADERS)


async def _harden(response: Response[Any]) -> Response[Any]:
    response.headers.update(HEADERS)
    return response


def _guest(connection: ASGIConnection[Any, Any, Any, State]) -> str:
    """The guest that a connection's cookie proves."""
    guests: Guests = connection.app.state.guests
    guest = guests.known(connection.cookies.get(COOKIE))
    if guest is None:
        raise Refused("guest", "who are you? Ask for /api/me first: it gives you a cookie")
    return guest


def _same_origin(connection: ASGIConnection[Any, Any, Any, State]) -> bool:
    """Whether a page of ours asks; programs without a page send no origin."""
    origin = connection.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False


@get("/health")
async def health() -> dict[str, str]:
    """Whether the server answers."""
    return {"status": "good", "version": __version__}


@get("/api/games", sync_to_thread=True)
def list_games() -> list[dict[str, Any]]:
    """The games there are, with their presets, options and bots."""
    return [_card(name) for name in names()]


def _card(name: str) -> dict[str, Any]:
    card = game(name)
    return {
        "name": card.name,
        "title": card.title,
        "says": card.says,
        "version": card.version,
        "seats": card.seats,
        "usual_seats": card.usual_seats,
        "minutes": card.minutes,
        "age": card.age,
        "kind": card.utility,
        "dynamics": card.dynamics,
        "credits": card.credits,
        "bots": {level: bot.says for level, bot in card.bots.items()},
        "presets": [msgspec.to_builtins(preset) for preset in card.presets],
        "options": [
            {"name": option.name, "values": option.values, "default": option.default,
             "says": option.says, "group": option.group}
            for option in card.Options.listed()
        ],
    }  # fmt: skip


@get("/api/me")
async def me(request: Request[Any, Any, State]) -> Response[dict[str, str]]:
    """Who this guest is; a newcomer is given a cookie."""
    guests: Guests = request.app.state.guests
    guest = guests.known(request.cookies.get(COOKIE)) or guests.new()
    return _with_cookie(request, guests, guest)


@get("/api/me/link")
async def my_link(request: Request[Any, Any, State]) -> dict[str, str]:
    """A ticket, good for ten minutes, to go on as this guest on another device."""
    guests: Guests = request.app.state.guests
    return {"ticket": guests.ticket(_guest(request), time.time())}


@post("/api/me/continue")
async def go_on(
    request: Request[Any, Any, State], data: Annotated[Ticket, Body()]
) -> Response[dict[str, str]]:
    """Become the guest whose ticket this is."""
    guests: Guests = request.app.state.guests
    guest = guests.ticketed(data.ticket, time.time())
    if guest is None:
        raise Refused(
            "ticket", "that link is not good any more: make a new one on the other device"
        )
    return _with_cookie(request, guests, guest)


def _with_cookie(
    request: Request[Any, Any, State], guests: Guests, guest: str
) -> Response[dict[str, str]]:
    response = Response({"guest": guest[:8]})
    response.set_cookie(
        COOKIE, guests.cookie(guest), max_age=YEAR_S, httponly=True, samesite="lax",
        secure=request.url.scheme == "https",
    )  # fmt: skip
    return response


@post("/api/tables")
async def make_table(
    request: Request[Any, Any, State], data: Annotated[NewTable, Body()]
) -> dict[str, str]:
    """Make a table; its maker is the host and gets the invitation."""
    guest = _guest(request)
    if not _same_origin(request):
        raise Refused("origin", "tables are made from our own pages only")
    hub: Hub = request.app.state.hub
    live = await hub.make(
        guest, data.game, data.seats, data.preset, data.options, data.public, data.bots,
        data.turn_seconds,
    )  # fmt: skip
    return {"table": live.id, "invite": live.room.made.invite, "commitment": live.room.commitment}


@get("/api/tables", sync_to_thread=True)
def open_tables(request: Request[Any, Any, State]) -> list[dict[str, Any]]:
    """Public tables that wait for players or are being played."""
    hub: Hub = request.app.state.hub
    return hub.store.public_tables(["open", "running"])


@get("/api/mine", sync_to_thread=True)
def my_tables(request: Request[Any, Any, State]) -> list[dict[str, Any]]:
    """The tables this guest sits or sat at."""
    hub: Hub = request.app.state.hub
    return hub.store.tables_of(_guest(request))


@get("/api/tables/{table_id:str}")
async def one_table(request: Request[Any, Any, State], table_id: str) -> dict[str, Any]:
    """What everybody may know about a table."""
    hub: Hub = request.app.state.hub
    return (await hub.find(table_id)).room.lobby()


@get("/api/tables/{table_id:str}/record", media_type="text/plain")
async def record(request: Request[Any, Any, State], table_id: str) -> str:
    """The record of a game that is over."""
    hub: Hub = request.app.state.hub
    return str((await hub.find(table_id)).room.record())


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, State], table_id: str) -> None:
    """Play at a table, or watch it."""
    hub: Hub = socket.app.state.hub
    await socket.accept()
    try:
        if not _same_origin(socket):
            raise Refused("origin", "this socket is for our own pages only")
        watcher = Watcher(_guest(socket))
        live = await hub.find(table_id)
    except Refused as refused:
        await socket.close(NO_TABLE if refused.code == "table" else NO_GUEST, refused.words)
        return
    live.watch(watcher)
    sender = asyncio.create_task(_send_all(socket, watcher))
    try:
        await _receive_all(socket, watcher, hub, table_id)
    except WebSocketDisconnect:
        pass
    finally:
        live.leave(watcher)
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sender


async def _send_all(socket: WebSocket[Any, Any, State], watcher: Watcher) -> None:
    while (message := await watcher.outbox.get()) is not None:
        await socket.send_data(message, mode="text")
    await socket.close(TOO_MANY, "you read too slowly: come back and you are shown everything")


async def _frame(socket: WebSocket[Any, Any, State]) -> bytes | None:
    """The bytes of the next frame, text or not; None when the client has gone."""
    event: dict[str, Any] = await socket.receive()  # type: ignore[assignment]
    if event["type"] != "websocket.receive":
        return None
    text = event.get("text")
    return text.encode(errors="surrogatepass") if text is not None else event.get("bytes") or b""


async def _receive_all(
    socket: WebSocket[Any, Any, State], watcher: Watcher, hub: Hub, table_id: str
) -> None:
    bucket = Bucket(WISHES_A_SECOND, WISHES_AT_ONCE)
    while (frame := await _frame(socket)) is not None:
        if len(frame) > wire.LARGEST_FRAME:
            await socket.close(TOO_LARGE, f"messages are at most {wire.LARGEST_FRAME} bytes")
            return
        if not bucket.take(time.monotonic()):
            await socket.close(TOO_MANY, "that is too much at once: wait a little")
            return
        try:
            wish = wire.read(frame)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            watcher.send(wire.Refusal("", "message", str(error)[:200]))
            continue
        live = await hub.find(table_id)
        if watcher not in live.watchers:
            live.watch(watcher)
        await live.wish(watcher, wish)
