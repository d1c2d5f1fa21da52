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

from parlour.core.errors import BadOption, UnknownGame, echoed, near
from parlour.core.fact import Speaker
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
from parlour.terminal.seating import NoSuchGame
from parlour.terminal.story import ending
from parlour.terminal.table_check import check_table, names_a_table
from parlour.terminal.text import Refused, speaker

PROGRESS_S = 2.0


def check(args: Namespace) -> int:
    """Check a record, a material file, a game or a database; return 1 if there are problems."""
    screen, found = Screen(), Found()
    say = speaker(args.lang)
    if args.json:
        screen.out = io.StringIO()
    code = _check(args, screen, say, found)
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


def _check(args: Namespace, screen: Screen, say: Speaker, found: Found) -> int:
    if args.data or args.database:
        if args.what or names_a_table(args):
            raise Refused("error-check-both")
        return _database(args.data, args.database, screen, found)
    if not args.what:
        raise Refused("error-check-nothing")
    if Path(args.what).is_file():
        if names_a_table(args):
            raise Refused("error-check-options", file=args.what)
        if is_record(Path(args.what)):
            return _record(args.what, args.commitment, screen, say, found)
        return _material(args.what, screen, say, found)
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


def _material(name: str, screen: Screen, say: Speaker, found: Found) -> int:
    """Check a material file; print what it is and how to play with it."""
    one = load(name)
    found.kind = "material"
    found.facts = {
        "file": name, "game": one.game.name, "material": one.kind.name, "name": one.name,
        "players": [*one.game.seats],
    }  # fmt: skip
    if one.kind.option is None:
        screen.say(say("check-material", file=name, name=one.name, game=one.game.title))
        return 0
    able = []
    for seats in one.game.seats:
        with suppress(BadOption):
            one.game.chosen(seats, None, one.options(seats))
            able.append(seats)
    if not able:
        raise Refused("error-check-material", file=name, game=one.game.title)
    found.facts["players"] = able
    text = written(one.game, one.kind, one.name, one.options(able[0]), able[0])
    where: list[object] = ["--seats", able[0]] * (one.game.usual_seats not in able)
    play = typed("play", one.game.name, *where, "--material", name)
    screen.say(say("check-material-play", file=name, name=one.name, game=one.game.title,
                   players=able, command=play))  # fmt: skip
    screen.say(text.partition("\n\n")[2].rstrip("\n"), "quiet", "  ")
    return 0


def _record(name: str, promised: str | None, screen: Screen, say: Speaker, found: Found) -> int:
    """Check a record, and its commitment if one was given."""
    record = read_record(name)
    table = replayed(name, record)
    players = say("players", count=record.seats)
    screen.say(say("check-record", file=name, game=table.game.title, version=record.version,
                   players=players, count=len(record.entries)))  # fmt: skip
    for line in ending(table, None, say.catalogue.language) or [say("check-record-running")]:
        screen.say(line)
    shown = _commitment(record)
    found.kind = "record"
    found.facts = {
        "file": name, "game": record.game, "version": record.version, "players": record.seats,
        "actions": len(record.entries), "result": record.result, "commitment": shown,
    }  # fmt: skip
    if shown:
        screen.say(say("check-commitment", hash=shown))
    if promised is None:
        return 0
    if shown is None:
        raise Refused("error-check-commitment", file=name)
    if promised.strip().lower() != shown:
        found.problems.append("the commitment differs")
        screen.say(say("check-commitment-differs"), "wrong")
        return 1
    screen.say(say("check-commitment-matches"), "strong")
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
        names = [*game_names()]
        raise NoSuchGame(
            "error-check-unknown", said=echoed(what), games=names, near=near(what, names)
        ) from error
