"""parlour games: the list of games, and everything about one game."""

from __future__ import annotations

import json
import textwrap
from argparse import Namespace
from collections.abc import Sequence
from typing import Any

from parlour.core import telling
from parlour.core.fact import Speaker
from parlour.core.game import Game
from parlour.core.option import Numbers, Option
from parlour.core.registry import names as game_names
from parlour.features.material import kinds_of
from parlour.terminal.finding import find_game
from parlour.terminal.options import allowed, spoken
from parlour.terminal.screen import Screen
from parlour.terminal.seating import named_game, usual_level
from parlour.terminal.text import level_name, speaker, worded
from parlour.text.functions import listed


def games(args: Namespace) -> int:
    """Print the list of games, or everything about one."""
    screen, say = Screen(), speaker(args.lang)
    if args.json:
        described: object = (
            details(named_game(args.game), args.lang)
            if args.game
            else [brief(name, args.lang) for name in game_names()]
        )
        print(json.dumps(described, indent=2))
    elif args.game:
        card(named_game(args.game), screen, say)
    else:
        listing(game_names(), screen, say)
    return 0


def brief(name: str, language: str) -> dict[str, Any]:
    """The main fields of a game; if it can't be loaded, its name and `error`."""
    try:
        one = find_game(name)
    except Exception as error:
        return {"name": name, "error": str(error)}
    return {
        "name": one.name, "title": one.title, "version": one.version, "players": [*one.seats],
        "default_players": one.usual_seats, "minutes": one.minutes, "age": one.age,
        "utility": one.utility, "dynamics": one.dynamics,
        "description": telling.text(one, "game-summary", language),
    }  # fmt: skip


def details(game: Game, language: str) -> dict[str, Any]:
    """All of a game's choices, endings and credits."""

    def text(id: str) -> str:
        return telling.text(game, id, language)

    usual = usual_level(game)
    return {
        **brief(game.name, language),
        "presets": [
            {"name": one.name, "description": text(about_preset(one.name)), "mark": one.mark,
             "options": one.options}
            for one in game.presets
        ],
        "options": [
            {
                "name": one.name, "description": text(f"option-{one.name}.about"),
                "default": one.default,
                "values": None if isinstance(one, Numbers) else [*one.values],
                "allowed": one.allowed(),
            }
            for one in game.Options.listed()
        ],
        "materials": [
            {"name": one.name, "description": text(f"material-{one.name}")}
            for one in kinds_of(game)
        ],
        "bots": [
            {"name": name, "description": text(f"bot-{name}"), "default": name == usual}
            for name in game.bots
        ],
        "endings": [*game.reasons],
        "credits": text("game-credits"),
    }  # fmt: skip


def listing(names: Sequence[str], screen: Screen, say: Speaker) -> None:
    """Print one line per game."""
    heads = [say(f"games-{head}") for head in ("name", "title", "players", "minutes")]
    rows = [(*heads, ""), *(in_short(name, say) for name in names)]
    for number, line in enumerate(aligned(rows, screen.width)):
        screen.say(line, "" if number else "quiet")
    screen.say()
    screen.say(textwrap.fill(say("games-how"), screen.width), "quiet")


def in_short(name: str, say: Speaker) -> tuple[str, ...]:
    """A game's row; a third-party game that fails to load must not hide the others."""
    try:
        one = find_game(name)
    except Exception as error:
        return name, "-", "-", "-", say("games-broken", why=worded(error, say))
    summary = telling.text(one, "game-summary", say.catalogue.language)
    return name, one.title, players(one, say), one.minutes, summary


def card(game: Game, screen: Screen, say: Speaker) -> None:
    """Print everything about a game."""

    def text(id: str) -> str:
        return telling.text(game, id, say.catalogue.language)

    def mark(name: str) -> str:
        known = text(f"mark-{name}")
        return f"[{name if known == f'mark-{name}' else known}]" if name else ""

    def spelt(level: str) -> str:
        """What to type for a level, and its name if that is another."""
        called = level_name(game, level, say.catalogue.language)
        return level if called == level else f"{level} ({called})"

    screen.title(game.title, f"{game.name} · {say('card-version', version=game.version)}")
    screen.say(textwrap.fill(text("game-summary"), screen.width))
    screen.say(textwrap.fill(facts(game, say), screen.width))
    section(screen, say("card-presets"), [
        (one.name, f"{text(about_preset(one.name))} {mark(one.mark)}".strip())
        for one in game.presets
    ])  # fmt: skip
    section(screen, say("card-options"), [
        row for one in game.Options.listed()
        for row in (
            (one.name, text(f"option-{one.name}.about")),
            ("", f"{values(one, say)} · {say('card-default', value=spoken(one.default))}"),
        )
    ])  # fmt: skip
    section(screen, say("card-material"), [
        (one.name, text(f"material-{one.name}")) for one in kinds_of(game)
    ])  # fmt: skip
    usual = {usual_level(game): f" [{say('card-default-bot')}]"}
    section(screen, say("card-bots"), [
        (spelt("random"), say("card-random")),
        *(
            row for name in game.bots
            for row in (
                (spelt(name), text(f"bot-{name}") + usual.get(name, "")),
                ("", text(f"bot-level-{name}.about")),
            )
        ),
    ])  # fmt: skip
    section(screen, say("card-endings"), [
        (reason, text(f"reason-{reason}")) for reason in game.reasons
    ])  # fmt: skip
    screen.say()
    screen.say(textwrap.fill(text("game-credits"), screen.width), "quiet")


def facts(game: Game, say: Speaker) -> str:
    """Who can play a game, how long and how."""
    return say(
        "card-facts", players=players(game, say), default=game.usual_seats, minutes=game.minutes,
        age=game.age, utility=game.utility, dynamics=game.dynamics.replace(" ", "-"),
    )  # fmt: skip


def about_preset(name: str) -> str:
    """The id of a preset's description."""
    return f"{telling.preset_id(name)}.about"


def values(option: Option, say: Speaker) -> str:
    """An option's allowed values."""
    if isinstance(option, Numbers):
        return say("card-numbers", most=option.most, low=option.low, high=option.high)
    return allowed(option)


def section(screen: Screen, title: str, rows: Sequence[tuple[str, ...]]) -> None:
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


def players(game: Game, say: Speaker) -> str:
    """ "2-6", or "2, 3, 4 or 6" if the numbers have gaps."""
    first, last = game.seats[0], game.seats[-1]
    if len(game.seats) > 1 and game.seats == tuple(range(first, last + 1)):
        return f"{first}-{last}"
    return listed(say.catalogue, say.audience, [*game.seats], "or")
