"""parlour play: start or resume a game in the terminal."""

from __future__ import annotations

import secrets
from argparse import Namespace
from contextlib import suppress
from pathlib import Path

from parlour.core import telling
from parlour.core.errors import ParlourError
from parlour.core.fact import Speaker
from parlour.core.registry import names as game_names
from parlour.core.table import Table
from parlour.terminal.catalogue import in_short
from parlour.terminal.finding import find_game
from parlour.terminal.keeping import Keeper, must_be_free, read_record, replayed, typed
from parlour.terminal.match import Match
from parlour.terminal.screen import Screen, can_ask, ready_to_type
from parlour.terminal.seating import (
    BadChoice,
    find_options,
    find_seats,
    find_seed,
    named_game,
    no_game_named,
    only_game,
    plan,
)
from parlour.terminal.signals import Signals, Stopped
from parlour.terminal.story import Story
from parlour.terminal.text import speaker

SEEDS = 1_000_000


def play(args: Namespace) -> int:
    """Play a game in the terminal."""
    screen = Screen()
    ready_to_type()
    with Signals() as signals:
        try:
            match = _resumed(args, screen, signals) if args.resume else _new(args, screen, signals)
            return match.run()
        except Stopped as stopped:
            return 128 + stopped.number


def _new(args: Namespace, screen: Screen, signals: Signals) -> Match:
    """A new game; checks all arguments before setting up the table."""
    say = speaker(args.lang)
    game = named_game(args.game or only_game() or _choose(screen, signals, say))
    seats, options = find_seats(game, args), find_options(game, args)
    seated = plan(game, seats, args)
    seed = secrets.randbelow(SEEDS) if args.seed is None else find_seed(args.seed)
    if args.save:
        must_be_free(Path(args.save))
    table = Table(game, seats, seed=seed, options=options)
    seating = seated(table)
    preset = args.preset or game.preset(None).name
    id = telling.preset_id(preset)
    label = telling.text(game, id, args.lang)
    about = f"{say('players', count=seats)} · {preset if label == id else label}"
    story, keeper = Story(table, seating.viewers, args.lang), Keeper(table, args.save)
    return Match(story, seating, keeper, screen, signals, about, args.lang_flags)


def _resumed(args: Namespace, screen: Screen, signals: Signals) -> Match:
    """A saved game, resumed where it stopped."""
    given = {
        "GAME": args.game, "--seats": args.seats, "--preset": args.preset,
        "--option": args.option, "--material": args.material, "--seed": args.seed,
    }  # fmt: skip
    for name, value in given.items():
        if value not in (None, []):
            raise BadChoice("error-resume-with", option=name)
    record = read_record(args.resume)
    seated = plan(find_game(record.game).at(record.version), record.seats, args)
    if args.save and args.save != args.resume:
        must_be_free(Path(args.save))
    table = replayed(args.resume, record)
    if table.result:
        again = typed("replay", args.resume, *args.lang_flags)
        raise BadChoice("error-resume-over", file=args.resume, command=again)
    seating = seated(table)
    story = Story.of(record, seating.viewers, args.lang)
    keeper = Keeper(story.table, args.save, args.resume)
    say = speaker(args.lang)
    about = f"{say('players', count=table.seats)} · {say('resumed')}"
    return Match(story, seating, keeper, screen, signals, about, args.lang_flags)


def _choose(screen: Screen, signals: Signals, say: Speaker) -> str:
    """Ask the player to choose a game."""
    if not can_ask():
        raise no_game_named()
    names = game_names()
    for number, name in enumerate(names, 1):
        _, title, players, _, says = in_short(name, say)
        screen.say(f"{number}  {title} ({players}): {says}")
    while True:
        with signals.waiting():
            try:
                said = screen.ask(f"{say('choose-game', last=len(names))} ")
            except EOFError:
                raise no_game_named() from None
        if said.isdecimal() and 1 <= int(said[:9]) <= len(names):
            return names[int(said) - 1]
        with suppress(ParlourError):
            return find_game(said).name
