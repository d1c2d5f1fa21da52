"""The application: HTTP for what is not live. Sockets come in beside it, see socket.py."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import time
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from parlour import __version__
from parlour.core.errors import ParlourError
from parlour.core.registry import names
from parlour.features.study_status import LAB
from parlour.server.addresses import METRICS_FROM, Networks
from parlour.server.bots import Bots
from parlour.server.connections import HttpLimits, OpenConnections
from parlour.server.deletion import Written, deleted_since, forget_some
from parlour.server.devices import Devices, watch_rotations
from parlour.server.doors import DOORS, Doors
from parlour.server.fanout import Fanout
from parlour.server.guests import Guests
from parlour.server.hosts import HOSTS, Hosts, split
from parlour.server.http import (
    campaigns,
    cards,
    guard,
    lab,
    material,
    operating,
    people,
    puzzles,
    tables,
)
from parlour.server.http.cross_site import CrossSiteGuard
from parlour.server.http.rates import Reads
from parlour.server.http.replays import Replays
from parlour.server.http.request_counter import count_requests
from parlour.server.hub import Hub
from parlour.server.limits import Buckets
from parlour.server.metrics import Metrics
from parlour.server.pages import pages
from parlour.server.post import Post
from parlour.server.proxies import named_proxies, trusted_proxies
from parlour.server.ready import Ready
from parlour.server.room import Refused, TableDeleted
from parlour.server.scrape import encode
from parlour.server.serve import keep_days_in
from parlour.server.shelf import FOLDER, Shelf
from parlour.server.socket import TableSocket, beat_all, close_ended, say_goodbye, welcome
from parlour.server.store import Store
from parlour.server.studies import Studies, studies_folder
from parlour.server.together.log import MARK
from parlour.server.together.workshop import Workshop

SWEEP_S = 60.0
BETWEEN_BATCHES_S = 0.2  # so that moves never wait long behind deletions
log = logging.getLogger("parlour.server")
PROXIED: Any = ProxyHeadersMiddleware


def make_app(database: str, bots: Bots | None = None) -> Litestar:
    """The application over a database."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        keep_days = keep_days_in(os.environ)
        store = Store(database)
        fanout = Fanout(database)
        app.state.metrics = metrics = Metrics()
        app.state.metrics_from = Networks(split(os.environ.get(METRICS_FROM)))
        app.state.hosts = Hosts.listed(os.environ.get(HOSTS))
        app.state.guests = Guests(store.secret())
        app.state.devices = devices = Devices(store.engine, app.state.guests)
        devices.refresh()
        app.state.buckets = Buckets(guard.POSTS_A_SECOND, guard.POSTS_AT_ONCE)
        app.state.open_connections = OpenConnections(HttpLimits.from_environment(), named_proxies())
        app.state.reads, app.state.replays = Reads(), Replays()
        app.state.shelf = Shelf(os.environ.get(FOLDER))
        for flaw in app.state.shelf.flaws:
            log.warning("left out: %s", flaw)
        bots_here = bots or Bots(metrics=metrics)
        doors = Doors.named(os.environ.get(DOORS))
        ready = Ready(bots_here.load)
        app.state.hub = hub = Hub(store, bots_here, fanout, None, metrics, ready, doors)
        ready.everything(names())
        app.state.workshop = workshop = Workshop(hub)

        def changed(key: str, number: int) -> None:
            (workshop if key.startswith(MARK) else hub).changed_elsewhere(key, number)

        async def catch_up() -> None:
            await hub.catch_up()
            await workshop.catch_up()

        await fanout.start(changed, catch_up)
        app.state.post = Post()
        app.state.sockets, app.state.led = set[TableSocket](), set[TableSocket]()
        _count_connections(app, metrics)
        doors.open(lambda *led: hub.follow(welcome(app, *led)), lambda: encode(metrics.families()))
        app.state.studies = studies = Studies(studies_folder(database), os.environ.get(LAB, "here"))
        keepers = [
            asyncio.create_task(studies.go_on()),
            asyncio.create_task(_sweep(hub, workshop, keep_days)),
            asyncio.create_task(beat_all(app.state.sockets)),
            asyncio.create_task(hub.health.watch()),
            asyncio.create_task(watch_rotations(devices, lambda: close_ended(app.state.sockets))),
        ]
        _spare_the_collector()
        try:
            yield
        finally:
            for keeper in keepers:
                keeper.cancel()
            doors.close()
            await say_goodbye(app.state.led)
            await studies.close()
            await fanout.stop()
            await hub.close()
            await asyncio.to_thread(store.close)

    app = Litestar(
        route_handlers=[
            pages(), operating.health, operating.metrics, cards.list_games, cards.learn,
            puzzles.list_puzzles, puzzles.daily_puzzle, puzzles.one_puzzle,
            puzzles.check_puzzle, puzzles.puzzle_hint, puzzles.puzzle_solution,
            puzzles.solve_together,
            campaigns.list_missions, campaigns.my_campaigns,
            people.me, people.start_over, people.my_link, people.go_on, people.end_others,
            lab.lab_now, lab.start_study, lab.one_study, lab.stop_study, lab.resume_study,
            lab.study_report,
            tables.make_table, tables.what_if, tables.open_tables, tables.my_tables,
            tables.one_table, tables.record, tables.story, tables.replayed,
            material.table_material,
        ],
        lifespan=[lifespan],
        middleware=[DefineMiddleware(PROXIED, trusted_hosts=trusted_proxies()), CrossSiteGuard],
        exception_handlers={
            Refused: guard.refused,
            SQLAlchemyError: guard.away,
            ParlourError: guard.bad_input,
            HTTPException: guard.not_understood,
            RecursionError: guard.too_deep,
            Exception: guard.failed,
        },
        openapi_config=OpenAPIConfig(
            title="Parlour", version=__version__, render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=64 * 1024,
        before_request=guard.limit,
        after_request=guard.harden,
        logging_config=None,
    )  # fmt: skip
    count_requests(app)
    return app


def _count_connections(app: Litestar, metrics: Metrics) -> None:
    """Tell of what is connected, and of what goes in and out over sockets."""
    state, post = app.state, app.state.post
    metrics.gauge("parlour_connections", "Open connections, HTTP and WebSocket",
                  lambda: state.open_connections.total)  # fmt: skip
    metrics.gauge("parlour_sockets", "Open WebSockets", lambda: len(state.sockets))
    for name, says, read in (
        ("frames_received", "Frames from clients", lambda: post.frames_received),
        ("frames_sent", "Frames to clients", lambda: post.frames_sent),
        ("received_bytes", "Bytes from clients", lambda: post.bytes_received),
        ("sent_bytes", "Bytes to clients", lambda: post.bytes_sent),
    ):
        metrics.counter(f"parlour_socket_{name}", f"{says} over WebSockets", read)


def _spare_the_collector() -> None:
    """What was made to start lives as long as the process: no pause to look through it again.

    Tables and sockets make no circles of references, so there is little to collect but what HTTP
    requests leave behind. These thresholds collect that for about 1% of a busy server's time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 10, 10)


async def _sweep(hub: Hub, workshop: Workshop, keep_days: int | None) -> None:
    """Let go, again and again, of what nobody needs."""
    looked_at = time.time()
    while True:
        await asyncio.sleep(SWEEP_S)
        hub.forget_idle()
        workshop.forget_idle()
        try:
            looked_at, since = time.time(), looked_at - SWEEP_S  # clocks may differ a little
            for key in await asyncio.to_thread(deleted_since, hub.store.engine, since):
                (workshop if key.startswith(MARK) else hub).let_go(key, TableDeleted())
            while hub.doors.number == 0:  # one process of several does it
                if not await asyncio.to_thread(forget_some, hub.store.engine, keep_days):
                    break
                await asyncio.sleep(BETWEEN_BATCHES_S)
        except (SQLAlchemyError, Written) as error:
            log.warning("old tables could not be deleted: %s", type(error).__name__)
