"""Running the application under uvicorn: startup checks, workers, logging and shutdown."""

from __future__ import annotations

import errno
import logging
import logging.config
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from multiprocessing.connection import wait
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any

from parlour.core.errors import ParlourError
from parlour.server.json_logs import LOGGING
from parlour.server.protocol.reach import BOUND, EVERYWHERE, at
from parlour.server.storage.settings import DATABASE, db_label, is_sqlite

if TYPE_CHECKING:
    from parlour.server.workers.sharding import Shards

STOP_WITHIN_S = 10
APP = "parlour.server.serve:app"
NOT_STARTED = 3  # the exit code, as uvicorn has it
PORT_PATIENCE_S = 1.0  # the worker of a killed server may hold the port a moment longer
CUT_OFF = "client disconnected prematurely"  # Litestar's error when a body doesn't arrive
SLOW_CHECK_S = 2.0
EXTRA = {
    "httptools", "litestar", "prometheus_client", "segno", "sqlalchemy", "uvicorn", "websockets",
}  # fmt: skip
log = logging.getLogger("parlour.serve")


def missing(error: ImportError) -> ParlourError | None:
    """Return the error to show if the failed import belongs to the `serve` extra."""
    if (error.name or "").partition(".")[0] not in EXTRA:
        return None
    return ParlourError(f'the server needs {error.name}: pip install "parlour[serve]"')


# Serving


def app() -> Any:
    """Create the application; uvicorn calls this in every worker."""
    from litestar.utils.sync import ensure_async_callable

    from parlour.server.app import make_app

    _end_with_parent()
    ours = make_app(os.environ[DATABASE])
    ours.after_exception.append(ensure_async_callable(_note_failure))
    return ours


def serve(
    host: str, port: int, database: str, workers: int = 1, greet: Callable[[], None] | None = None
) -> None:
    """Serve until stopped. Bad settings are reported before `greet` is called."""
    import parlour.server.app  # noqa: F401  (reports a missing library first)
    from parlour.server.http.static_files import NO_APP, has_app
    from parlour.server.protocol.connection_limits import HttpLimits
    from parlour.server.protocol.proxies import named_proxies
    from parlour.server.storage.database import APPLICATION_NAME
    from parlour.server.storage.settings import keep_days_in
    from parlour.server.storage.single_server import only_server
    from parlour.server.tables.health import SINCE, now_as_text
    from parlour.server.workers.sharding import SHARDS

    if workers > 1 and sys.platform == "win32":
        raise ParlourError("Windows can't share connections between workers; use one worker")
    HttpLimits.from_environment()
    keep_days_in(os.environ)
    named_proxies()
    with only_server(database), _shards(workers) as shards:
        contents = _prepare(database)
        address = _free(host, port)
        print(f"Parlour is at {shown_url(host, port)} and saves its tables in {db_label(database)}")
        print(_contents(contents))
        if not has_app():
            print(NO_APP)
        if greet:
            greet()
        sys.stdout.flush()
        os.environ.update(
            {
                DATABASE: database,
                BOUND: f"{host} {port}",
                "PGAPPNAME": APPLICATION_NAME,
                SHARDS: str(shards),
                SINCE: now_as_text(),
            }
        )
        logging.config.dictConfig(LOGGING)  # uvicorn configures it only later
        log.info("started", extra={"facts": {"port": port, "workers": workers, **contents}})
        _run(address, port, workers)
        log.info("stopped")


def _run(address: str, port: int, workers: int) -> None:
    """Run uvicorn until it is told to stop. A second signal is ignored: uvicorn would abort pending
    writes, and it stops within seconds anyway."""
    import uvicorn

    class Server(uvicorn.Server):
        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            if not self.should_exit:
                super().handle_exit(sig, frame)

    settings: dict[str, Any] = {
        "factory": True, "host": address, "port": port, "workers": workers,
        "http": "parlour.server.http.connection:LimitedHttp",
        "ws": "parlour.server.socket.connection:from_uvicorn", "log_config": LOGGING,
        "access_log": False,
        "server_header": False, "proxy_headers": False, "backlog": 4096, "timeout_keep_alive": 30,
        "timeout_graceful_shutdown": STOP_WITHIN_S,
    }  # fmt: skip
    if workers > 1:
        uvicorn.run(APP, **settings)
        return
    server = Server(uvicorn.Config(APP, **settings))
    server.run()
    if not server.started:
        sys.exit(NOT_STARTED)


@contextmanager
def _shards(workers: int) -> Iterator[Shards]:
    """Yield the workers' shards, with their sockets in a private folder."""
    from parlour.server.workers.sharding import Shards

    if workers == 1:
        yield Shards()
        return
    with tempfile.TemporaryDirectory(prefix="parlour-") as folder:
        yield Shards(workers, folder)


def shown_url(host: str, port: int) -> str:
    """Return the URL for a browser on this machine."""
    return at("127.0.0.1" if host in EVERYWHERE else host, port)


def _prepare(database: str) -> dict[str, Any]:
    """Open the database once to report problems in one line, and return how much is in it."""
    from sqlalchemy.exc import SQLAlchemyError

    from parlour.server.storage.migrations import NEWEST
    from parlour.server.tables.opening import open_store

    if is_sqlite(database):
        _check_file(database)
    try:
        store = open_store(database)
        store.secret()
        tables, entries, newest = store.size()
        found = store.found_schema
        store.close()
    except SQLAlchemyError as error:
        why = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise ParlourError(f"{db_label(database)} cannot be opened: {why}") from error
    at = newest and datetime.fromtimestamp(newest, UTC).isoformat(timespec="seconds")
    if 0 < found < NEWEST:
        print(f"{db_label(database)} was upgraded from schema {found} to {NEWEST}.")
    return {"tables": tables, "entries": entries, "newest": at, "found_schema": found}


def _check_file(database: str) -> None:
    """Refuse a damaged file: writing to it could lose the new data and more of the old."""
    from parlour.server.admin.inspection import file_damage

    file, begun = Path(db_label(database)), time.monotonic()
    if file.is_file() and file.stat().st_size == 0:
        print(
            f"{file} is an empty file. If it contained tables before, stop the server and restore"
            " a backup."
        )
    damage = file_damage(file)
    took = time.monotonic() - begun
    if took > SLOW_CHECK_S:
        print(f"{db_label(database)} was checked for damage in {took:.0f} s")
    if damage is not None:
        raise ParlourError(
            f"{db_label(database)} is damaged, so it isn't served. Restore a backup with parlour"
            f" restore --replace. To see what is wrong, use parlour check --database {database}"
        )


def _contents(facts: dict[str, Any]) -> str:
    """Say how much is in the database, so an unexpectedly empty one gets noticed."""
    if not facts["entries"]:
        return "It has no tables yet."
    return (
        f"It has {facts['tables']:,} tables with {facts['entries']:,} entries, the newest from"
        f" {facts['newest']}."
    )


def _free(host: str, port: int) -> str:
    """Return the numeric address of a host after checking that the port is free."""
    try:
        family, _, _, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (OSError, UnicodeError) as error:
        raise ParlourError(f"{host!r} is not one of this machine's addresses") from error
    until = time.monotonic() + PORT_PATIENCE_S
    while (why := _taken(family, address)) is not None:
        if why.errno != errno.EADDRINUSE:
            raise ParlourError(f"{host} port {port} cannot be opened: {why.strerror}") from why
        if time.monotonic() > until:
            raise ParlourError(f"port {port} is in use; free it, or choose another --port")
        time.sleep(0.05)
    return str(address[0])


def _taken(family: int, address: Any) -> OSError | None:
    """Return the error from binding a port, or None if it is free."""
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        if sys.platform != "win32":
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(address)
        except OSError as error:
            return error
    return None


def _end_with_parent() -> None:
    """Stop this worker when its parent process is gone, for whatever reason."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch(sentinel: int) -> None:
        wait([sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(STOP_WITHIN_S)
        os._exit(1)

    threading.Thread(target=watch, args=(parent.sentinel,), daemon=True).start()


def _note_failure(error: Exception, scope: Any) -> None:
    """Log unexpected errors, but not refused requests."""
    from litestar.exceptions import HTTPException, WebSocketDisconnect
    from sqlalchemy.exc import SQLAlchemyError

    from parlour.server.http.middleware import is_about_the_request
    from parlour.server.protocol.errors import Refused

    quiet = (Refused, SQLAlchemyError, RecursionError, WebSocketDisconnect)
    if isinstance(error, quiet) or is_about_the_request(error):
        return
    if isinstance(error, HTTPException) and (error.status_code < 500 or error.detail == CUT_OFF):
        return
    facts = {"kind": scope["type"], "path": scope["path"]}
    log.error("failed", exc_info=error, extra={"facts": facts})
