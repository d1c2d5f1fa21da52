"""parlour playtest: list a server's playtests, make their reports and save their data."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from parlour.core.errors import ParlourError
from parlour.core.registry import game
from parlour.lab.stats import Figure
from parlour.lab.words import Words
from parlour.terminal.english import counted
from parlour.terminal.extra import with_extra
from parlour.terminal.screen import Screen

if TYPE_CHECKING:
    import sqlalchemy as sql

    from parlour.features.playtest import Bundle
    from parlour.playtests.report import Report

ASKED = {"fun": "Fun, 1 to 5", "length": "Length, 3 is just right", "luck": "Luck, 5 is all luck"}


@with_extra
def playtest(args: Namespace) -> int:
    """Run a subcommand."""
    from sqlalchemy.exc import SQLAlchemyError

    from parlour.server.storage.database import make_engine
    from parlour.server.storage.read_only import reading, require_newest
    from parlour.server.storage.settings import database_url, db_label

    database = database_url(args.data, args.database)
    tasks: dict[str, Callable[[sql.Engine, Namespace], int]] = {
        "list": _list, "report": _report, "export": _export,
    }  # fmt: skip
    try:
        with reading(database) as connection:
            require_newest(connection, database)
        engine = make_engine(database)
        try:
            return tasks[args.task](engine, args)
        finally:
            engine.dispose()
    except SQLAlchemyError as error:
        why = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise ParlourError(f"{db_label(database)}: {why}") from error


def _list(engine: sql.Engine, args: Namespace) -> int:
    from parlour.server.storage import playtests as stored

    found = stored.listed(engine)
    phases = stored.phases(engine, [one.id for one in found])
    forms = stored.form_counts(engine, [one.id for one in found])
    screen = Screen()
    for one in found:
        over, state = phases[one.id].get("over", 0), "closed" if one.closed else "open"
        row = {"id": one.id, "name": one.settings.name, "game": one.settings.game, "games": over,
               "forms": forms[one.id], "closed": one.closed}  # fmt: skip
        if args.json:
            print(msgspec.json.encode(row).decode())
        else:
            screen.say(
                f"{one.id}  {one.settings.game:18} {counted(over, 'game'):>10}"
                f" {counted(forms[one.id], 'form'):>10}  {state:6}  {one.settings.name}"
            )
    if not found and not args.json:
        screen.say("There are no playtests yet. Make one in the browser, at /playtests.")
    return 0


def _data(engine: sql.Engine, id: str) -> Bundle:
    from parlour.server.playtests.bundle import bundle
    from parlour.server.storage import playtests as stored

    found = stored.find(engine, id)
    if found is None:
        raise ParlourError(f"there is no playtest {id!r}; to list them, type parlour playtest list")
    return bundle(engine, found)


def _report(engine: sql.Engine, args: Namespace) -> int:
    from parlour.playtests.report import report

    found = report(_data(engine, args.id), args.bot_games)
    if args.json:
        print(msgspec.json.encode(found).decode())
        return 0
    screen = Screen()
    for line in lines(found):
        screen.say(line)
    return 0


def _export(engine: sql.Engine, args: Namespace) -> int:
    from parlour.playtests.export import file_of

    wanted = {"csv": args.csv, "parquet": args.parquet}
    if not any(wanted.values()):
        raise ParlourError("give a file with --csv FILE or --parquet FILE")
    data = _data(engine, args.id)
    for kind, name in wanted.items():
        if name:
            path = Path(name)
            if path.exists():
                raise ParlourError(f"{path} already exists and was not changed; choose a new file")
            path.write_bytes(file_of(data, "decisions" if args.decisions else "games", kind))
            Screen().say(f"Saved {path}.")
    return 0


def lines(found: Report) -> Iterator[str]:
    """A report as text."""
    words = Words(game(found.game))
    yield f"{found.name}: {words.games(found.games)}, people: {found.people}, forms: {found.forms}"
    if found.stopped or found.left:
        yield (
            f"Games not counted: {found.stopped} that ended early, {found.left} that a bot"
            " finished."
        )
    if found.minutes:
        yield f"Minutes per game: {_said(words, found.minutes, False)}"
    yield from _answers(found, words)
    for level in found.levels:
        yield (
            f"With bots ({level.level}): won {_said(words, level.won, True)} of {level.games};"
            f" a bot in their place {words.share(level.bots)}"
        )
    yield from _moves(found, words)
    if found.figures:
        yield f"\nPeople compared with {found.bot_games} bot games ({found.reference}):"
    for one in found.figures:
        name = words.figure(one.kind, one.name, one.part)  # type: ignore[arg-type]
        mark = "  differs" if one.differs else ""
        both = (_said(words, figure, one.share) for figure in (one.people, one.bots))
        yield f"  {name}: {' / '.join(both)}{mark}"


def _answers(found: Report, words: Words) -> Iterator[str]:
    for marks in found.marks:
        count = sum(marks.counts)
        yield f"{ASKED.get(marks.id, marks.words)}: {_said(words, marks.mean, False)} ({count})"
    for asked in found.quotes:
        if asked.quotes:
            yield f"\n{asked.words or 'What confused them'}"
        for quote in asked.quotes:
            yield f"  game {quote.game}: {quote.text}"


def _moves(found: Report, words: Words) -> Iterator[str]:
    moves = found.moves
    if moves is None:
        return
    same = _said(words, moves.same, True)
    yield f"\nSame as the bot ({moves.level}) in {same} of {moves.decisions}:"
    for one in moves.kinds:
        cost = f", cost {_said(words, one.cost, moves.unit != 'points')}" if one.cost else ""
        yield f"  {one.kind}: {_said(words, one.same, True)} of {one.decisions}{cost}"


def _said(words: Words, figure: Any, share: bool) -> str:
    if not isinstance(figure, Figure):
        return "-"
    low, high = figure.low, figure.high
    if share:
        low, high = max(0.0, low), min(1.0, high)
    value = words.amount(figure.value, share)
    if low == float("-inf"):
        return value
    return f"{value} ({words.amount(low, share)} to {words.amount(high, share)})"
