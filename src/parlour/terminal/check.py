"""parlour check: validate a record, a material file, a game, a table's options or a database."""

from __future__ import annotations

import importlib
import io
import json
import re
import sys
import time
from argparse import Namespace
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from parlour.core.errors import BadOption, ParlourError, UnknownGame, one_of
from parlour.core.game import Game
from parlour.core.record import commitment
from parlour.core.registry import names as game_names
from parlour.core.table import Record
from parlour.features.material import load, written
from parlour.features.material_file import KEY
from parlour.terminal.english import counted
from parlour.terminal.finding import find_game
from parlour.terminal.keeping import read_record, replayed, typed
from parlour.terminal.screen import Screen
from parlour.terminal.table_check import check_table, names_a_table

PROGRESS_S = 2.0


def check(args: Namespace) -> int:
    """Check a record, a material file, a game or a database; return 1 if there are problems."""
    screen, found = Screen(), Found()
    if args.json:
        screen.out = io.StringIO()
    code = _check(args, screen, found)
    if args.json:
        print(json.dumps({"kind": found.kind, "good": code == 0, "problems": found.problems,
                          **found.facts}, indent=2))  # fmt: skip
    return code


@dataclass
class Found:
    """The result of a check, for --json."""

    kind: str = ""
    problems: list[str] = field(default_factory=list)
    facts: dict[str, Any] = field(default_factory=dict)


def _check(args: Namespace, screen: Screen, found: Found) -> int:
    if args.data or args.database:
        if args.what or names_a_table(args):
            raise ParlourError(f"check either {args.what or 'a table'!r} or a database, not both")
        return _database(args.data, args.database, screen, found)
    if not args.what:
        raise ParlourError("nothing to check; give a record, a material file, a game or --database")
    if Path(args.what).is_file():
        if names_a_table(args):
            raise ParlourError(
                f"options can't be checked with {args.what}; to check options, give a game's name"
            )
        if is_record(Path(args.what)):
            return _record(args.what, args.commitment, screen, found)
        return _material(args.what, screen, found)
    game = _found(args.what)
    if names_a_table(args):
        found.kind, found.facts = "table", check_table(game, args, screen)
        return 0
    return _game(game, screen, found)


def is_record(path: Path) -> bool:
    """Whether to treat a file as a record: it starts like one, or has no `key:` lines."""
    with path.open("rb") as file:
        start = file.read(4096)
    keys = (line for line in start.decode(errors="replace").splitlines() if line.strip())
    return start.startswith(b"parlour record") or not any(KEY.match(line) for line in keys)


def _material(name: str, screen: Screen, found: Found) -> int:
    """Check a material file; print what it is and how to play with it."""
    one = load(name)
    found.kind = "material"
    found.facts = {
        "file": name, "game": one.game.name, "material": one.kind.name, "name": one.name,
        "players": [*one.game.seats],
    }  # fmt: skip
    if one.kind.option is None:
        screen.say(f"{name} is valid. {one.name}: {one.kind.name} for {one.game.title}.")
        return 0
    able = []
    for seats in one.game.seats:
        with suppress(BadOption):
            one.game.chosen(seats, None, one.options(seats))
            able.append(seats)
    if not able:
        raise BadOption(
            f"{one.game.title} can't be played with {name}, whatever the number of players"
        )
    found.facts["players"] = able
    text = written(one.game, one.kind, one.name, one.options(able[0]), able[0])
    screen.say(
        f"{name} is valid. {one.name}: {one.kind.name} for {one.game.title},"
        f" {one_of(able)} players. To play with it: "
        + typed("play", one.game.name, *["--seats", able[0]] * (one.game.usual_seats not in able),
                "--material", name)
    )  # fmt: skip
    screen.say(text.partition("\n\n")[2].rstrip("\n"), "quiet", "  ")
    return 0


def _record(name: str, promised: str | None, screen: Screen, found: Found) -> int:
    """Check a record, and its commitment if one was given."""
    record = read_record(name)
    replayed(name, record)
    players, actions = counted(record.seats, "player"), counted(len(record.entries), "action")
    screen.say(
        f"{name} is valid: {record.game} version {record.version}, {players}, {actions},"
        f" {record.result}."
    )
    shown = _commitment(record)
    found.kind = "record"
    found.facts = {
        "file": name, "game": record.game, "version": record.version, "players": record.seats,
        "actions": len(record.entries), "result": record.result, "commitment": shown,
    }  # fmt: skip
    if shown:
        screen.say(f"Commitment: {shown}")
    if promised is None:
        return 0
    if shown is None:
        raise ParlourError(f"{name} was not dealt by a server, so it has no commitment to compare")
    if promised.strip().lower() != shown:
        found.problems.append("the commitment differs")
        screen.say("The commitment does NOT match what the table showed.", "wrong")
        return 1
    screen.say("The commitment matches: the deal was fixed before the first card.", "strong")
    return 0


def _commitment(record: Record) -> str | None:
    """The commitment a server shows before this deal; None if no server dealt it."""
    secrets = re.fullmatch(r"([0-9a-f]{32}) ([0-9a-f]{32})", str(record.seed))
    return commitment(secrets[1], secrets[2]) if secrets else None


def _game(game: Game, screen: Screen, found: Found) -> int:
    found.kind, found.facts = "game", {"game": game.name, "version": game.version}
    contract = importlib.import_module("parlour.contract")
    failures: list[str] = contract.check_game(game, lambda line: screen.say(f"  {line}"))
    found.problems = [" ".join(failure.split()) for failure in failures]
    if failures:
        for failure in failures:
            print(f"parlour: {game.name}: {' '.join(failure.split())}", file=sys.stderr)
        screen.say(f"{game.name}: {counted(len(failures), 'check')} failed.", "wrong")
        return 1
    screen.say(f"{game.name}: follows the contract.", "strong")
    return 0


def _database(data: str | None, database: str | None, screen: Screen, said: Found) -> int:
    """Check every table and shared puzzle in a database; print the problems."""
    from parlour.server.serve import missing
    from parlour.server.storage.settings import database_url, db_label

    try:
        from parlour.server.admin.inspection import inspect
    except ImportError as error:
        if words := missing(error):
            raise words from error
        raise
    url, said_at = database_url(data, database), time.monotonic()

    def progress(done: int, of: int) -> None:
        nonlocal said_at
        if time.monotonic() - said_at > PROGRESS_S:
            said_at = time.monotonic()
            screen.say(f"Checked {done:,} of {counted(of, 'log')}", "quiet")

    found = inspect(url, progress)
    said.kind, said.problems = "database", [str(problem) for problem in found.problems]
    said.facts = {
        "database": db_label(url), "tables": found.tables, "puzzles": found.puzzles,
        "entries": found.entries,
    }  # fmt: skip
    for problem in found.problems:
        print(problem, file=screen.out)
    entries = counted(found.entries, "entry", "entries")
    read = (
        f"{counted(found.tables, 'table')} and {counted(found.puzzles, 'shared puzzle')}"
        f" with {entries}"
    )
    if found.problems:
        many = counted(len(found.problems), "problem")
        screen.say(f"{db_label(url)}: {many} in {read}.", "wrong")
        return 1
    screen.say(f"{db_label(url)}: no problems in {read}.", "strong")
    return 0


def _found(what: str) -> Game:
    try:
        return find_game(what)
    except UnknownGame as error:
        if any(mark in what for mark in ":/\\") or Path(what).is_dir():
            raise
        raise UnknownGame(
            f"{what!r} is not a file, a folder or a game; give a record, a game's folder,"
            f" package.module:GAME, or {one_of(game_names(), what)}"
        ) from error
