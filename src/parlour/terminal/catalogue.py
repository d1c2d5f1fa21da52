"""parlour games: the list of games, and everything about one game."""

from __future__ import annotations

import json
import textwrap
from argparse import Namespace
from collections.abc import Sequence
from typing import Any

from parlour.core.errors import one_of
from parlour.core.game import Game
from parlour.core.option import Numbers, Option
from parlour.core.registry import names as game_names
from parlour.features.material import kinds_of
from parlour.terminal.finding import find_game
from parlour.terminal.screen import Screen
from parlour.terminal.seating import usual_level


def games(args: Namespace) -> int:
    """Print the list of games, or everything about one."""
    screen = Screen()
    if args.json:
        described = details(find_game(args.game)) if args.game else [*map(brief, game_names())]
        print(json.dumps(described, indent=2))
    elif args.game:
        card(find_game(args.game), screen)
    else:
        listing(game_names(), screen)
    return 0


def brief(name: str) -> dict[str, Any]:
    """The main fields of a game; if it can't be loaded, its name and `error`."""
    try:
        one = find_game(name)
    except Exception as error:
        return {"name": name, "error": str(error)}
    return {
        "name": one.name, "title": one.title, "version": one.version, "players": [*one.seats],
        "default_players": one.usual_seats, "minutes": one.minutes, "age": one.age,
        "utility": one.utility, "dynamics": one.dynamics, "description": one.says,
    }  # fmt: skip


def details(game: Game) -> dict[str, Any]:
    """All of a game's choices, endings and credits."""
    usual = usual_level(game)
    return {
        **brief(game.name),
        "presets": [
            {"name": one.name, "description": one.says, "mark": one.mark, "options": one.options}
            for one in game.presets
        ],
        "options": [
            {
                "name": one.name, "description": one.says, "default": one.default,
                "values": None if isinstance(one, Numbers) else [*one.values],
                "allowed": one.allowed(),
            }
            for one in game.Options.listed()
        ],
        "materials": [{"name": one.name, "description": one.says} for one in kinds_of(game)],
        "bots": [
            {"name": name, "description": bot.says, "default": name == usual}
            for name, bot in game.bots.items()
        ],
        "endings": [*game.reasons],
        "credits": game.credits,
    }  # fmt: skip


def listing(names: Sequence[str], screen: Screen) -> None:
    """Print one line per game."""
    rows = [("name", "title", "players", "minutes", ""), *map(in_short, names)]
    for number, line in enumerate(aligned(rows, screen.width)):
        screen.say(line, "" if number else "quiet")
    screen.say()
    screen.say("To see options and bots: parlour games NAME. To play: parlour play NAME.", "quiet")


def in_short(name: str) -> tuple[str, ...]:
    """A game's row; a third-party game that fails to load must not hide the others."""
    try:
        one = find_game(name)
    except Exception as error:
        return name, "-", "-", "-", f"can't be loaded: {error}"
    return name, one.title, players(one), one.minutes, one.says


def card(game: Game, screen: Screen) -> None:
    """Print everything about a game."""
    screen.title(game.title, f"{game.name} · version {game.version}")
    screen.say(textwrap.fill(game.says, screen.width))
    screen.say(
        f"{players(game)} players (default {game.usual_seats}), {game.minutes} minutes,"
        f" age {game.age}+, {game.utility}, {game.dynamics}."
    )
    _section(screen, "Presets (--preset NAME)", [
        (one.name, f"{one.says} [{one.mark}]" if one.mark else one.says) for one in game.presets
    ])  # fmt: skip
    _section(screen, "Options (--option NAME=VALUE)", [
        row for one in game.Options.listed()
        for row in ((one.name, one.says), ("", f"{allowed(one)} · default {spoken(one.default)}"))
    ])  # fmt: skip
    _section(screen, "Custom content (--material FILE)", [
        (one.name, one.says) for one in kinds_of(game)
    ])  # fmt: skip
    usual = usual_level(game)
    _section(screen, "Bots (--bot LEVEL)", [
        ("random", "any legal move"),
        *((name, bot.says + " [default]" * (name == usual)) for name, bot in game.bots.items()),
    ])  # fmt: skip
    _section(screen, "How it can end", [(reason,) for reason in game.reasons])
    screen.say()
    screen.say(textwrap.fill(game.credits, screen.width), "quiet")


def _section(screen: Screen, title: str, rows: Sequence[tuple[str, ...]]) -> None:
    if rows:
        screen.say()
        screen.say(title, "strong")
        screen.say("\n".join(aligned(rows, screen.width - 2)), "", "  ")


def aligned(rows: Sequence[tuple[str, ...]], width: int) -> list[str]:
    """Format rows as a table, wrapping the last column to the remaining width."""
    sizes = [max(len(row[k]) for row in rows) + 2 for k in range(len(rows[0]) - 1)]
    room = max(20, width - sum(sizes))
    lines = []
    for row in rows:
        start = "".join(cell.ljust(size) for cell, size in zip(row, sizes, strict=False))
        wrapped = textwrap.wrap(row[-1], room) or [""]
        lines.append((start + wrapped[0]).rstrip())
        lines += [" " * sum(sizes) + more for more in wrapped[1:]]
    return lines


def players(game: Game) -> str:
    """ "2-6", or "2, 3, 4 or 6" if the numbers have gaps."""
    first, last = game.seats[0], game.seats[-1]
    if len(game.seats) > 1 and game.seats == tuple(range(first, last + 1)):
        return f"{first}-{last}"
    return one_of(game.seats)


def allowed(option: Option) -> str:
    """An option's allowed values in short form."""
    if isinstance(option, Numbers):
        return option.allowed()
    numbers = [value for value in option.values if type(value) is int]
    if len(numbers) > 2 and numbers == [*range(numbers[0], numbers[-1] + 1)]:
        others = [spoken(value) for value in option.values if value not in numbers]
        return " | ".join([f"{numbers[0]}..{numbers[-1]}", *others])
    return " | ".join(spoken(value) for value in option.values)


def spoken(value: object) -> str:
    """A value as the user types it."""
    if value == "":
        return "none"
    return str(value).lower() if isinstance(value, bool) else str(value)
