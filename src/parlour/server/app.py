"""The Litestar application: HTTP routes and background tasks. WebSockets are in socket/."""

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
from parlour.server.daily.service import Daily
from parlour.server.http import (
    addresses,
    campaigns,
    coach,
    daily,
    games,
    guests,
    lab,
    material,
    middleware,
    operating,
    personal,
    playtests,
    push,
    puzzles,
    tables,
)
from parlour.server.http.cross_site import CrossSiteGuard
from parlour.server.http.material_library import FOLDER, MaterialLibrary
from parlour.server.http.read_limits import Reads
from parlour.server.http.replays import Replays
from parlour.server.http.request_counter import count_requests
from parlour.server.http.static_files import files, pages
from parlour.server.playtests.reports import Reports
from parlour.server.playtests.service import Playtests
from parlour.server.protocol.addresses import METRICS_FROM, Networks
from parlour.server.protocol.connection_limits import HttpLimits, OpenConnections
from parlour.server.protocol.errors import Refused, TableDeleted
from parlour.server.protocol.guests import Guests
from parlour.server.protocol.host_names import HOSTS, Hosts, split
from parlour.server.protocol.metrics import Metrics
from parlour.server.protocol.proxies import named_proxies, trusted_proxies
from parlour.server.protocol.rate_limits import Buckets
from parlour.server.puzzles.events import MARK
from parlour.server.puzzles.hub import PuzzleHub
from parlour.server.socket.batching import Outbox
from parlour.server.socket.connection import (
    TableSocket,
    adopt,
    close_ended,
    close_handed_over,
    ping_all,
)
from parlour.server.storage.deletion import Written, deleted_since, forget_some
from parlour.server.storage.devices import Devices, watch_rotations
from parlour.server.storage.push_devices import PushDevices
from parlour.server.storage.settings import keep_days_in
from parlour.server.storage.store import Store
from parlour.server.tables.backfill import fill_results
from parlour.server.tables.hub import Hub
from parlour.server.tables.opening import open_store
from parlour.server.tables.readying import ready_all
from parlour.server.tables.turn_notices import TurnNotices
from parlour.server.workers.bots import Bots
from parlour.server.workers.coach import Coach
from parlour.server.workers.fanout import Fanout
from parlour.server.workers.push_messages import Signer, can_push
from parlour.server.workers.push_sender import PushSender
from parlour.server.workers.scrape import encode
from parlour.server.workers.sharding import SHARDS, Shards
from parlour.server.workers.studies import Studies, studies_folder
from parlour.server.workers.warm_up import WarmUp

SWEEP_S = 60.0
BETWEEN_BATCHES_S = 0.2  # keeps moves from waiting long behind deletions
log = logging.getLogger("parlour.server")
PROXIED: Any = ProxyHeadersMiddleware


def make_app(database: str, bots: Bots | None = None) -> Litestar:
    """Create the application for a database."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        keep_days = keep_days_in(os.environ)
        store = open_store(database)
        fanout = Fanout(database)
        app.state.metrics = metrics = Metrics()
        app.state.asked = time.monotonic()  # when the latest request came
        app.state.metrics_from = Networks(split(os.environ.get(METRICS_FROM)))
        app.state.hosts = Hosts.listed(os.environ.get(HOSTS))
        app.state.guests = Guests(store.secret())
        app.state.devices = devices = Devices(store.engine, app.state.guests)
        devices.refresh()
        app.state.buckets = Buckets(middleware.POSTS_A_SECOND, middleware.POSTS_AT_ONCE)
        app.state.open_connections = OpenConnections(HttpLimits.from_environment(), named_proxies())
        app.state.reads, app.state.replays = Reads(), Replays()
        app.state.library = MaterialLibrary(os.environ.get(FOLDER))
        for flaw in app.state.library.flaws:
            log.warning("left out: %s", flaw)
        bots_here = bots or Bots(metrics=metrics)
        shards = Shards.parse(os.environ.get(SHARDS))
        warm_up = WarmUp(bots_here.load)
        app.state.hub = hub = Hub(store, bots_here, fanout, None, metrics, warm_up, shards)
        warm_up.hold()
        warm_up.everything(names())
        app.state.puzzle_hub = puzzle_hub = PuzzleHub(hub)
        app.state.push_sender = sender = _push_sender(store, metrics)
        if sender:
            hub.turn_notices = TurnNotices(sender, app.state.guests, hub.follow)
        app.state.daily = Daily(hub, store.secret())
        app.state.playtests, app.state.reports = Playtests(hub), Reports()
        app.state.coach = coaching = Coach(warm_up.want)

        def changed(key: str, number: int) -> None:
            (puzzle_hub if key.startswith(MARK) else hub).changed_elsewhere(key, number)

        async def catch_up() -> None:
            await hub.catch_up()
            await puzzle_hub.catch_up()

        await fanout.start(changed, catch_up, hub.presence.hear)
        app.state.outbox = Outbox()
        app.state.sockets, app.state.handed_over = set[TableSocket](), set[TableSocket]()
        _count_connections(app, metrics)
        shards.start(
            lambda *taken: hub.follow(adopt(app.state, *taken)), lambda: encode(metrics.families())
        )
        app.state.studies = studies = Studies(studies_folder(database), os.environ.get(LAB, "here"))
        keepers = [
            asyncio.create_task(studies.go_on()),
            asyncio.create_task(_sweep(hub, puzzle_hub, keep_days)),
            asyncio.create_task(fill_results(hub)),
            asyncio.create_task(ping_all(app.state.sockets)),
            asyncio.create_task(hub.health.watch()),
            asyncio.create_task(ready_all(names(), hub.expecting, lambda: app.state.asked)),
            asyncio.create_task(watch_rotations(devices, lambda: close_ended(app.state.sockets))),
        ]
        if fanout.shared:
            keepers.append(asyncio.create_task(hub.presence.repeat(lambda: list(hub.live))))
        files()  # read once, before the first page needs them
        _spare_the_collector()
        try:
            yield
        finally:
            for keeper in keepers:
                keeper.cancel()
            shards.close()
            await close_handed_over(app.state.handed_over)
            await studies.close()
            await app.state.reports.close()
            coaching.close()
            await fanout.stop()
            await hub.close()
            if sender:
                sender.close()
            await asyncio.to_thread(store.close)

    app = Litestar(
        route_handlers=[
            pages(), operating.health, operating.metrics, games.list_games, games.learn,
            games.game_text, games.game_rules, games.check_options,
            puzzles.list_puzzles, puzzles.daily_puzzle, puzzles.one_puzzle,
            puzzles.check_puzzle, puzzles.puzzle_hint, puzzles.puzzle_solution,
            puzzles.solve_together,
            campaigns.list_missions, campaigns.my_campaigns,
            daily.today, daily.play_deal, daily.deal_results, daily.puzzle_calendar,
            daily.puzzle_solved,
            guests.me, guests.start_over, guests.my_link, guests.go_on, guests.end_others,
            personal.my_profile, personal.change_profile, personal.my_results,
            personal.my_statistics, personal.my_everything, personal.delete_me,
            personal.remove_my_table,
            lab.lab_now, lab.start_study, lab.one_study, lab.stop_study, lab.resume_study,
            lab.study_figures, lab.study_report,
            playtests.my_playtests, playtests.make_playtest, playtests.one_playtest,
            playtests.join_playtest, playtests.my_answers, playtests.answer,
            playtests.close_playtest, playtests.delete_playtest, playtests.playtest_report,
            playtests.playtest_file,
            tables.make_table, tables.what_if, tables.open_tables, tables.my_tables,
            tables.one_table, tables.record, tables.story, tables.replayed,
            coach.table_review, coach.table_hint,
            material.table_material, addresses.addresses,
            push.push_key, push.ask_for_push, push.stop_push,
        ],
        lifespan=[lifespan],
        middleware=[DefineMiddleware(PROXIED, trusted_hosts=trusted_proxies()), CrossSiteGuard],
        exception_handlers={
            Refused: middleware.refused,
            SQLAlchemyError: middleware.away,
            ParlourError: middleware.bad_input,
            HTTPException: middleware.not_understood,
            RecursionError: middleware.too_deep,
            Exception: middleware.failed,
        },
        openapi_config=OpenAPIConfig(
            title="Parlour", version=__version__, render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=64 * 1024,
        before_request=middleware.limit,
        after_request=middleware.harden,
        logging_config=None,
    )  # fmt: skip
    count_requests(app)
    return app


def _push_sender(store: Store, metrics: Metrics) -> PushSender | None:
    """Return what sends notifications, with the key that this database has for it."""
    if not can_push():
        return None
    return PushSender(PushDevices(store.engine), Signer(store.secret("push")), metrics)


def _count_connections(app: Litestar, metrics: Metrics) -> None:
    """Add the metrics for connections and socket traffic."""
    state, outbox = app.state, app.state.outbox
    metrics.gauge("parlour_connections", "Open connections, HTTP and WebSocket",
                  lambda: state.open_connections.total)  # fmt: skip
    metrics.gauge("parlour_sockets", "Open WebSockets", lambda: len(state.sockets))
    for name, says, read in (
        ("frames_received", "Frames from clients", lambda: outbox.frames_received),
        ("frames_sent", "Frames to clients", lambda: outbox.frames_sent),
        ("received_bytes", "Bytes from clients", lambda: outbox.bytes_received),
        ("sent_bytes", "Bytes to clients", lambda: outbox.bytes_sent),
    ):
        metrics.counter(f"parlour_socket_{name}", f"{says} over WebSockets", read)


def _spare_the_collector() -> None:
    """Freeze everything allocated at startup so that the garbage collector never scans it again.

    Tables and sockets create no reference cycles, so the only garbage comes from HTTP requests.
    With these thresholds, collecting it takes about 1% of a busy server's time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 10, 10)


async def _sweep(hub: Hub, puzzle_hub: PuzzleHub, keep_days: int | None) -> None:
    """Drop idle tables from memory and delete old ones from the database, once a minute."""
    looked_at = time.time()
    while True:
        await asyncio.sleep(SWEEP_S)
        hub.forget_idle()
        puzzle_hub.forget_idle()
        try:
            looked_at, since = time.time(), looked_at - SWEEP_S  # allows for clock skew
            for key in await asyncio.to_thread(deleted_since, hub.store.engine, since):
                (puzzle_hub if key.startswith(MARK) else hub).let_go(key, TableDeleted())
            if hub.turn_notices and hub.shards.number == 0:
                await asyncio.to_thread(hub.turn_notices.sender.devices.forget_old)
            while hub.shards.number == 0:  # only one of the processes does this
                if not await asyncio.to_thread(forget_some, hub.store.engine, keep_days):
                    break
                await asyncio.sleep(BETWEEN_BATCHES_S)
        except (SQLAlchemyError, Written) as error:
            log.warning("old tables could not be deleted: %s", type(error).__name__)
