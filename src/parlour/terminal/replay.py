"""parlour replay: show a saved game move by move, as one viewer saw it."""

from __future__ import annotations

from argparse import Namespace

from parlour.core.fact import Speaker
from parlour.core.record import UNDO, Entry
from parlour.terminal.keeping import read_record, replayed
from parlour.terminal.screen import Screen, can_ask, ready_to_type
from parlour.terminal.seating import BadChoice
from parlour.terminal.story import Story, Viewer, ending
from parlour.terminal.text import command_of, speaker


def replay(args: Namespace) -> int:
    """Show a saved game."""
    record = read_record(args.file)
    if args.seat is not None and not 0 <= args.seat < record.seats:
        raise BadChoice("error-seat", last=record.seats - 1, seat=args.seat)
    replayed(args.file, record)
    screen, viewer, say = Screen(), args.seat, speaker(args.lang, args.seat)
    ready_to_type()
    story = Story(record.replay(0), (viewer,), args.lang)
    players = say("players", count=record.seats)
    screen.title(story.table.game.title, f"{players} · {_seen_by(say, viewer, args.all)}")
    if args.step:
        _pictures(screen, story, say, viewer, args.all)
    read = 0
    for number, entry in enumerate(record.entries, 1):
        if args.step and can_ask() and not _goes_on(screen, say, number, len(record.entries)):
            return 0
        if args.all:
            screen.say(f"{number:>3}  {_spelt(story, say, entry)}", "strong")
        story.do(entry.seat, entry.action)
        for line in story.told[viewer][read:]:
            screen.say(line, "quiet" if args.step else "", "     " if args.all else "  ")
        read = len(story.told[viewer])
        if args.step:
            _pictures(screen, story, say, viewer, args.all)
    _end(screen, story, say, viewer)
    return 0


def _seen_by(say: Speaker, viewer: Viewer, everyone: bool) -> str:
    """Whose view is shown."""
    if everyone:
        return say("seen-by-everyone")
    return say("seen-by-spectators") if viewer is None else say("seen-by-seat", seat=viewer)


def _spelt(story: Story, say: Speaker, entry: Entry) -> str:
    """A move that comes next, as the player who makes it sees it."""
    if entry.action == UNDO:
        return say("did", seat=entry.seat, move=say("command-undo"))
    move = story.table.words(entry.seat, entry.action, story.language)
    return say("did", seat=entry.seat, move=move)


def _pictures(screen: Screen, story: Story, say: Speaker, viewer: Viewer, everyone: bool) -> None:
    screen.say()
    for seat in range(story.table.seats) if everyone else (viewer,):
        if everyone:
            screen.say(say("seat-sees", seat=seat), "quiet")
        screen.say(story.table.picture(seat, story.language), "strong")
        screen.say()


def _goes_on(screen: Screen, say: Speaker, number: int, count: int) -> bool:
    try:
        said = screen.ask(f"{say('next-move', number=number, count=count)} > ")
    except EOFError:
        return False
    return said.lower() != "q" and command_of(said, say) != "quit"


def _end(screen: Screen, story: Story, say: Speaker, viewer: Viewer) -> None:
    table = story.table
    screen.say()
    if table.result:
        for line in ending(table, viewer, story.language):
            screen.say(line, "strong")
    else:
        screen.say(say("in-progress", count=len(table.actions), seats=[*table.actors]))
