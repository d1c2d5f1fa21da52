"""parlour check: does a record replay, does a game keep the contract."""

from __future__ import annotations

import importlib
import re
import sys
from argparse import Namespace
from pathlib import Path

from parlour.core.errors import ParlourError, UnknownGame, one_of
from parlour.core.game import Game
from parlour.core.record import Record, commitment
from parlour.core.registry import names as game_names
from parlour.terminal.finding import find_game
from parlour.terminal.keeping import read_record, replayed
from parlour.terminal.screen import Screen
from parlour.terminal.story import counted


def check(args: Namespace) -> int:
    """Check a record or a game; 1 when the game breaks the contract."""
    screen = Screen()
    if Path(args.what).is_file():
        return _record(args.what, args.commitment, screen)
    return _game(_found(args.what), screen)


def _record(name: str, promised: str | None, screen: Screen) -> int:
    """Say what a good record holds, and whether the deal is the one that was promised."""
    record = read_record(name)
    replayed(name, record)
    screen.say(
        f"{name}: good. {record.game} version {record.version}, {counted(record.seats, 'seat')},"
        f" {counted(len(record.entries), 'action')}, {record.result}."
    )
    found = _commitment(record)
    if found:
        screen.say(f"The deal was promised as {found}.")
    if promised is None:
        return 0
    if found is None:
        raise ParlourError(f"{name}: it was not dealt by a server, so nothing was promised")
    if promised.strip().lower() != found:
        screen.say("That is NOT what the table showed before the first card.", "wrong")
        return 1
    screen.say("That is what the table showed before the first card: the deal is fair.", "strong")
    return 0


def _commitment(record: Record) -> str | None:
    """What a server shows before the first card of this deal; None if no server dealt it."""
    secrets = re.fullmatch(r"([0-9a-f]{32}) ([0-9a-f]{32})", str(record.seed))
    return commitment(secrets[1], secrets[2]) if secrets else None


def _game(game: Game, screen: Screen) -> int:
    contract = importlib.import_module("parlour.contract")
    failures: list[str] = contract.check_game(game, lambda line: screen.say(f"  {line}"))
    if failures:
        for failure in failures:
            print(f"parlour: {game.name}: {' '.join(failure.split())}", file=sys.stderr)
        screen.say(f"{game.name}: {len(failures)} of the checks failed.", "wrong")
        return 1
    screen.say(f"{game.name}: keeps the contract.", "strong")
    return 0


def _found(what: str) -> Game:
    try:
        return find_game(what)
    except UnknownGame as error:
        if any(mark in what for mark in ":/\\") or Path(what).is_dir():
            raise
        raise UnknownGame(
            f"{what!r} is no file, no folder and no game: give a record, a game's folder,"
            f" package.module:GAME, or {one_of(game_names(), what)}"
        ) from error
