"""parlour tables: list, show and delete a server's tables, even while it runs."""

from __future__ import annotations

import os
from argparse import Namespace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import msgspec

from parlour.core.errors import ParlourError
from parlour.terminal.english import counted
from parlour.terminal.extra import with_extra
from parlour.terminal.screen import Screen, can_ask

if TYPE_CHECKING:
    import sqlalchemy as sql

    from parlour.server.admin.table_list import Listed, Secrets, TableDetails

SHOWN_BEFORE_DELETING = 20
HEAD = (
    f"{'id':24} {'game':18} {'phase':8} {'people':>6} {'bots':>4} {'entries':>7}  last change (UTC)"
)


@with_extra
def tables(args: Namespace) -> int:
    """List tables, show one or delete some."""
    from sqlalchemy.exc import SQLAlchemyError

    from parlour.server.storage.read_only import reading, require_newest
    from parlour.server.storage.settings import database_url, db_label

    database = database_url(args.data, args.database)
    try:
        with reading(database) as connection:
            require_newest(connection, database)
            if args.task == "show":
                return _show(connection, args)
            if args.task is None:
                return _list(connection, args)
            chosen = _chosen(connection, args)
        return _delete(database, chosen, args)
    except SQLAlchemyError as error:
        why = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise ParlourError(f"{db_label(database)}: {why}") from error


def _list(connection: sql.Connection, args: Namespace) -> int:
    from parlour.server.admin.table_list import listed, matching

    ids = matching(connection, args.phase, args.older_than, args.game)
    some = ids[: args.limit]
    if args.json:
        for row in listed(connection, some):
            print(msgspec.json.encode(row).decode())
        return 0
    screen = Screen()
    if not ids:
        screen.say("No tables match." if _has_filter(args) else "There are no tables yet.")
        return 0
    screen.say(HEAD, "strong")
    for row in listed(connection, some):
        screen.say(_line(row))
    if len(ids) > len(some):
        screen.say(f"{len(ids) - len(some):,} more; use --limit {len(ids)} to list them all")
    return 0


def _has_filter(args: Namespace) -> bool:
    return bool(args.phase or args.game or args.older_than is not None)


def _line(row: Listed) -> str:
    people, bots = ("-" if n is None else str(n) for n in (row.people, row.bots))
    return (
        f"{row.id:24} {row.game:18} {row.phase:8} {people:>6} {bots:>4} {row.entries:>7}"
        f"  {_when(row.changed)}"
    )


def _when(at: float | None) -> str:
    return "-" if at is None else f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M}"


def _show(connection: sql.Connection, args: Namespace) -> int:
    from parlour.server.admin.table_list import secrets_of, shown

    found = shown(connection, args.id)
    secrets = secrets_of(connection, args.id) if args.secrets else None
    if args.json:
        more = {} if secrets is None else {"secrets": msgspec.to_builtins(secrets)}
        print(msgspec.json.encode({**msgspec.to_builtins(found), **more}).decode())
        return 0
    screen = Screen()
    for name, value in _facts(found):
        screen.say(f"{name:12} {value}")
    if secrets is not None:
        _show_secrets(screen, secrets)
    return 0


def _facts(found: TableDetails) -> list[tuple[str, str]]:
    rules = f", rules version {found.rules_version}" if found.rules_version else ""
    facts = [
        ("table", found.id),
        ("game", f"{found.game}{rules}"),
        ("phase", f"{found.phase}, {'public' if found.public else 'invite only'}"),
        ("created", f"{_when(found.made)} UTC"),
        ("last change", f"{_when(found.changed)} UTC"),
    ]
    for number, seat in enumerate(found.seats):
        bot = f"bot {seat.bot}" if seat.bot else ""
        who = f"{seat.name}, played by {bot}" if seat.name and bot else seat.name or bot or "empty"
        facts.append((f"seat {number}", who))
    if found.turn_seconds:
        facts.append(("clock", f"{found.turn_seconds} s per move"))
    options = ", ".join(f"{name}={value}" for name, value in found.options.items())
    kinds = ", ".join(f"{count} {kind}" for kind, count in found.entries.items())
    entries = counted(sum(found.entries.values()), "entry", "entries")
    facts += [
        ("options", options or "-"),
        ("log", f"{entries} ({kinds}), {found.size:,} bytes"),
    ]
    if found.result_kept:
        facts.append(("campaign", "its result counts in a campaign"))
    if found.damage:
        facts.append(("damaged", found.damage))
    return facts


def _show_secrets(screen: Screen, secrets: Secrets) -> None:
    screen.say(f"{'seed':12} {secrets.seed}\n{'nonce':12} {secrets.nonce}")
    screen.say(f"{'invitation':12} {secrets.invite}")
    for seat, picture in enumerate(secrets.hands):
        screen.say(f"\nSeat {seat} sees:", "strong")
        screen.say(picture)


# Deleting


def _chosen(connection: sql.Connection, args: Namespace) -> list[Listed]:
    """The tables selected by ID or by filters."""
    from parlour.server.admin.table_list import listed, matching

    if args.ids and _has_filter(args):
        raise ParlourError("select tables by ID or with --older-than and --phase, not both")
    if args.ids:
        return list(listed(connection, list(dict.fromkeys(args.ids))))
    if args.older_than is None or args.phase is None:
        raise ParlourError("select the tables to delete by ID, or with --older-than and --phase")
    ids = matching(connection, args.phase, args.older_than, args.game)
    return list(listed(connection, ids))


def _delete(database: str, chosen: list[Listed], args: Namespace) -> int:
    from parlour.server.storage.database import make_engine
    from parlour.server.storage.deletion import Written, delete

    screen = Screen()
    if not chosen:
        screen.say("No tables match; nothing to delete.")
        return 0
    _say_what_goes(screen, chosen, args.keep_results)
    if not (args.yes or _agrees(screen)):
        screen.say("Nothing was deleted.")
        return 1
    os.umask(0o077)
    engine = make_engine(database)
    try:
        gone = delete(engine, _still_chosen(database, chosen, args), args.keep_results)
    except Written as error:
        raise ParlourError(f"table {error} is in use; try again") from error
    finally:
        engine.dispose()
    screen.say(f"Deleted {counted(len(gone), 'table')}.")
    return 0


def _still_chosen(database: str, chosen: list[Listed], args: Namespace) -> list[str]:
    """The IDs to delete; tables selected by age may have been played since the prompt."""
    from parlour.server.admin.table_list import matching
    from parlour.server.storage.read_only import reading

    ids = [row.id for row in chosen]
    if args.ids:
        return ids
    with reading(database) as connection:
        now = set(matching(connection, args.phase, args.older_than, args.game))
    return [one for one in ids if one in now]


def _say_what_goes(screen: Screen, chosen: list[Listed], keep_results: bool) -> None:
    screen.say(HEAD, "strong")
    for row in chosen[:SHOWN_BEFORE_DELETING]:
        screen.say(_line(row))
    if len(chosen) > SHOWN_BEFORE_DELETING:
        screen.say(f"and {len(chosen) - SHOWN_BEFORE_DELETING:,} more")
    entries = counted(sum(row.entries for row in chosen), "entry", "entries")
    running = sum(row.phase == "running" for row in chosen)
    results = "are kept" if keep_results else "are deleted too"
    screen.say(f"This permanently deletes {counted(len(chosen), 'table')} with {entries}.")
    screen.say(f"Their results in campaigns {results}.")
    if running:
        screen.say(f"Still in progress: {counted(running, 'game')}.", "wrong")


def _agrees(screen: Screen) -> bool:
    if not can_ask():
        raise ParlourError("can't ask for confirmation here; use --yes to delete")
    try:
        return screen.ask("Delete them? [y/N] ").lower() in ("y", "yes")
    except EOFError:
        return False
