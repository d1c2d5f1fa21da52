"""parlour serve, backup, restore and load: run, back up and load-test a server."""

from __future__ import annotations

import http.client
import multiprocessing
import os
import shlex
import signal
import sys
import time
import webbrowser
from argparse import Namespace
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from parlour.contract.trial import trial
from parlour.core.errors import ParlourError
from parlour.core.registry import game
from parlour.features.study_status import LAB
from parlour.policies.shelf import share
from parlour.server.http.material_library import FOLDER, MaterialLibrary
from parlour.server.protocol.addresses import METRICS_FROM, Networks
from parlour.server.protocol.host_names import HOSTS, Hosts, is_host_name, split
from parlour.server.protocol.reach import PUBLIC_URL, RESTART, at, checked_url, network_hosts
from parlour.server.serve import serve as serve_tables
from parlour.server.serve import shown_url
from parlour.server.storage.settings import KEEP_DAYS, database_url, db_label, is_sqlite
from parlour.terminal.english import counted
from parlour.terminal.extra import with_extra
from parlour.terminal.finding import share_game
from parlour.terminal.screen import Screen
from parlour.terminal.signals import ignore_interrupts, shielded_children

OPEN_WITHIN_S = 30.0


@with_extra
def serve(args: Namespace) -> int:
    """Serve tables until stopped; stopping on a signal is not a failure."""
    signal.signal(signal.SIGTERM, _stop)
    os.umask(0o077)
    database = database_url(args.data, args.database)
    host = "0.0.0.0" if args.lan else args.host
    _allow_hosts([*args.allow_host, *filter(is_host_name, [args.host]), *_public_host(args)])
    os.environ[RESTART] = _network_command(args)
    _let_read_metrics(args.metrics_from)
    if args.keep_days is not None:
        os.environ[KEEP_DAYS] = str(args.keep_days)
    if args.lab is not None:
        os.environ[LAB] = "all" if args.lab else "none"
    games = [share_game(what) for what in args.game]
    for card in games:
        trial(card)
    policies = share(args.bot)
    shelf = _shelf(args.material, database)

    def greet() -> None:
        for card in games:
            Screen().say(f"Also here: {card.title}")
        for one in policies:
            Screen().say(f"{game(one.game).title}: bot {one.name}, from {one.file}")
        _show_shelf(shelf)
        _show_addresses([at(one, args.port) for one in network_hosts(host)])
        Screen().say(_who_starts_studies(os.environ.get(LAB, "")))
        if args.open:
            _opening(host, args.port)

    with shielded_children():
        try:
            serve_tables(host, args.port, database, args.workers, greet)
        except KeyboardInterrupt:
            Screen().say("Stopped.")
        finally:
            ignore_interrupts()
    return 0


def _who_starts_studies(who: str) -> str:
    """A line about who can start studies on this machine."""
    if who == "all":
        return "Anyone who can reach this server can start studies in the lab."
    if who == "none":
        return "No one can start studies in the lab here."
    return "Only this machine can start studies in the lab (use --lab to let everyone)."


def _allow_hosts(names: list[str]) -> None:
    """Pass the allowed host names to all workers through the environment."""
    allowed = [*split(os.environ.get(HOSTS)), *names]
    Hosts(allowed)
    os.environ[HOSTS] = ",".join(dict.fromkeys(allowed))


def _let_read_metrics(networks: list[str]) -> None:
    """Pass the networks that can read the metrics to all workers through the environment."""
    allowed = [*split(os.environ.get(METRICS_FROM)), *networks]
    Networks(allowed)
    os.environ[METRICS_FROM] = ",".join(dict.fromkeys(allowed))


def _shelf(folder: str | None, database: str) -> MaterialLibrary:
    """The material in the given folder, or in `material` next to the database."""
    if folder and not Path(folder).is_dir():
        raise ParlourError(
            f"{folder} is not a folder; --material expects a folder with material files"
        )
    beside = Path(db_label(database)).parent / "material" if is_sqlite(database) else None
    found = folder or (str(beside) if beside and beside.is_dir() else None)
    if found:
        os.environ[FOLDER] = str(Path(found).resolve())
    else:
        os.environ.pop(FOLDER, None)
    return MaterialLibrary(found)


def _show_shelf(shelf: MaterialLibrary) -> None:
    for one in shelf.materials:
        Screen().say(f"{one.game.title}: {one.kind.name} {one.name}, from {one.source}")
    for flaw in shelf.flaws:
        Screen().say(f"Skipped: {flaw}", "wrong")


@with_extra
def backup(args: Namespace) -> int:
    """Back up all tables to a file."""
    from parlour.server.storage.backup import backup as keep

    database = database_url(args.data, args.database)
    counts = keep(database, Path(args.file))
    Screen().say(
        f"Backed up {_told(counts)} to {args.file}. It contains secrets, so keep it private."
    )
    return 0


@with_extra
def restore(args: Namespace) -> int:
    """Restore a backup into a database."""
    from parlour.server.storage.backup import restore as read

    database = database_url(args.data, args.database)
    counts = read(Path(args.file), database, args.replace)
    Screen().say(f"Restored {_told(counts)} to {db_label(database)}.")
    return 0


@with_extra
def load(args: Namespace) -> int:
    """Load-test a server and print the results."""
    from parlour.terminal.load_test import report, run_load

    found = run_load(
        args.url, args.game, args.tables, args.seats, args.seconds, args.pace, args.server_pid
    )
    print(report(found, args.json))
    return 0


def _told(counts: dict[str, int]) -> str:
    tables = counted(counts["parlour_table"], "table")
    entries = counted(counts["parlour_entry"], "entry", "entries")
    return f"{tables} with {entries}"


def _stop(number: int, frame: Any) -> None:
    """Exit cleanly on SIGTERM before the server runs."""
    sys.exit(0)


def _public_host(args: Namespace) -> list[str]:
    """Pass the public URL to all workers, and return its host name, which is allowed."""
    given = args.public_url or os.environ.get(PUBLIC_URL)
    if not given:
        return []
    os.environ[PUBLIC_URL] = url = checked_url(given)
    return [urlsplit(url).hostname or ""]


def _network_command(args: Namespace) -> str:
    """The command that serves the same tables to the whole network. It's shown in the browser on
    this machine, so a database's URL, which may have a password, is left out."""
    words = ["parlour", "serve", "--lan"]
    if args.port != args.parser.get_default("port"):
        words += ["--port", str(args.port)]
    if args.data is not None:
        words += ["--data", args.data]
    return shlex.join(words)


def _show_addresses(network: list[str]) -> None:
    """Say where others can join, with a code to scan; the browser shows the same."""
    import segno

    urls = [url for url in [os.environ.get(PUBLIC_URL, "")] if url] or network
    if not urls:
        Screen().say(
            f"Only this machine can open it. For others on your network: {os.environ[RESTART]}"
        )
        return
    with suppress(UnicodeError):
        segno.make(urls[0], micro=False).terminal(out=sys.stdout, border=2, compact=True)
    who = "Anyone" if os.environ.get(PUBLIC_URL) else "Anyone on this network"
    Screen().say(f"{who} can join at {' or '.join(urls)}")


def _opening(host: str, port: int) -> None:
    """Open the browser from a separate process, because workers are forked from this one."""
    spawn = multiprocessing.get_context("spawn")
    spawn.Process(target=open_when_ready, args=(shown_url(host, port),), daemon=True).start()


def open_when_ready(url: str) -> None:
    """Open a browser once the server answers."""
    with suppress(KeyboardInterrupt):
        if answers(url, OPEN_WITHIN_S):
            webbrowser.open(url)


def answers(url: str, within_s: float) -> bool:
    """Whether a server's health check succeeds in time."""
    until = time.monotonic() + within_s
    while time.monotonic() < until:
        line = http.client.HTTPConnection(url.removeprefix("http://"), timeout=1.0)
        try:
            line.request("GET", "/health")
            if line.getresponse().status == 200:
                return True
        except (OSError, http.client.HTTPException):
            pass
        finally:
            line.close()
        time.sleep(0.1)
    return False
