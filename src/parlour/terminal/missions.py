"""parlour lab missions: make missions of Synergy that bots win as often as wanted."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

import msgspec

from parlour.core.registry import game as game_named
from parlour.lab.missions import Effort, Found, Wanted, search, text
from parlour.lab.preparing import compile_once, needs_compiling
from parlour.lab.words import Words
from parlour.lab.workers import core_count
from parlour.terminal.screen import Screen
from parlour.terminal.seating import check_levels, find_seed

GAME, STRONG = "synergy", "strong"
TOO_FEW = 1
EVERY = 10  # drafts between two lines of progress


def missions(args: Namespace) -> int:
    """Search, write what is found, and say how often each level wins it."""
    game = game_named(GAME)
    words, screen = Words(game, args.lang), Screen()
    low, high = args.wins
    level = args.level or STRONG
    check_levels(game, [level])
    wanted = Wanted(args.players, low, high, level, args.count, find_seed(args.seed))
    effort = Effort(
        final=args.games, drafts=args.drafts, threads=args.workers or core_count()
    )  # fmt: skip
    if needs_compiling(game, args.games, set(game.bots)):
        print(words.say("progress-compiling", game=game.title), file=sys.stderr, flush=True)
        compile_once(game)
    found: list[Found] = []
    for one in search(game, wanted, effort, _telling(words, args.count)):
        found.append(one)
        file = _written(one, Path(args.out), args.count)
        rates = ", ".join(_rate(one, level, words) for level in one.measured)
        said = words.say("missions-found", name=one.mission.name, rates=rates, file=str(file))
        screen.say(said)
    if args.json:
        shown = msgspec.json.format(msgspec.json.encode(found), indent=1)
        Path(args.json).write_bytes(shown + b"\n")
    return _told(found, args.count, effort.most(wanted), words, screen)


def _rate(one: Found, level: str, words: Words) -> str:
    figure = one.measured[level]
    shares = {"rate": figure.won, "low": figure.low, "high": figure.high}
    given = {name: words.share(share) for name, share in shares.items()}
    return words.say("missions-rate", level=words.level(level), **given)


def _written(one: Found, out: Path, count: int) -> Path:
    """Write a mission's file: `out` itself if it is to be the only one, else a file in it."""
    file = out if count == 1 and out.suffix else out / f"{one.mission.slug}.txt"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text(one), encoding="utf-8")
    return file


def _telling(words: Words, count: int) -> Callable[[int, int], None]:
    """A function that tells the progress on standard error."""

    def tell(tried: int, found: int) -> None:
        if tried % EVERY == 0:
            line = words.say("missions-progress", tried=tried, found=found, count=count)
            print(line, file=sys.stderr, flush=True)

    return tell


def _told(found: list[Found], count: int, most: int, words: Words, screen: Screen) -> int:
    """Say how many were found, and what to do if they are too few."""
    if found:
        screen.say(words.say("missions-saved", count=len(found)), "strong")
    if len(found) == count:
        return 0
    screen.say(words.say("missions-few", found=len(found), count=count, tried=most), "strong")
    return TOO_FEW
