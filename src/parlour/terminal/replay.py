"""parlour replay: show a saved game move by move, as one viewer saw it."""

from __future__ import annotations

from argparse import Namespace

from parlour.core.errors import BadOption
from parlour.core.record import UNDO, Entry
from parlour.core.table import Table
from parlour.terminal.keeping import read_record, replayed
from parlour.terminal.screen import Screen, can_ask, ready_to_type
from parlour.terminal.story import Story, Viewer, called, counted, ending


def replay(args: Namespace) -> int:
    """Show a saved game."""
    record = read_record(args.file)
    if args.seat is not None and not 0 <= args.seat < record.seats:
        raise BadOption(f"--seat must be 0 to {record.seats - 1} in this game, not {args.seat}")
    replayed(args.file, record)
    screen, viewer = Screen(), args.seat
    ready_to_type()
    story = Story(record.replay(0), (viewer,))
    table = story.table
    seen_by = "everyone" if args.all else "a spectator" if viewer is None else f"seat {viewer}"
    screen.title(table.game.title, f"{counted(table.seats, 'seat')} · as {seen_by} saw it")
    if args.step:
        _pictures(screen, table, viewer, args.all)
    read = 0
    for number, entry in enumerate(record.entries, 1):
        if args.step and can_ask() and not _goes_on(screen, number, len(record.entries)):
            return 0
        if args.all:
            screen.say(f"{number:>3}  {_spelt(entry)}", "strong")
        story.do(entry.seat, entry.action)
        for line in story.told[viewer][read:]:
            screen.say(line, "quiet" if args.step else "", "     " if args.all else "  ")
        read = len(story.told[viewer])
        if args.step:
            _pictures(screen, table, viewer, args.all)
    _end(screen, table)
    return 0


def _spelt(entry: Entry) -> str:
    """A move as the player who made it saw it."""
    return f"{called(entry.seat)}: {'undo' if entry.action == UNDO else entry.words}"


def _pictures(screen: Screen, table: Table, viewer: Viewer, everybody: bool) -> None:
    screen.say()
    for seat in range(table.seats) if everybody else (viewer,):
        if everybody:
            screen.say(f"Seat {seat} sees:", "quiet")
        screen.say(table.picture(seat), "strong")
        screen.say()


def _goes_on(screen: Screen, number: int, count: int) -> bool:
    try:
        said = screen.ask(f"Move {number} of {count}: press Enter or type quit > ")
    except EOFError:
        return False
    return said.lower() not in ("q", "quit")


def _end(screen: Screen, table: Table) -> None:
    screen.say()
    if table.result:
        for line in ending(table):
            screen.say(line, "strong")
    else:
        waiting = ", ".join(f"seat {seat}" for seat in table.actors)
        screen.say(
            f"Game in progress after {counted(len(table.actions), 'move')}: {waiting} to move."
        )
