"""parlour check GAME --option ...: what a table's options lead to, before it is played."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from parlour.core import telling
from parlour.core.fact import Caution
from parlour.core.game import Game
from parlour.core.language import told
from parlour.core.option import Numbers, Value
from parlour.terminal.catalogue import section
from parlour.terminal.options import spoken
from parlour.terminal.screen import Screen
from parlour.terminal.seating import find_seats, find_table_options
from parlour.terminal.text import speaker

TABLE = ("seats", "preset", "option", "material")


def names_a_table(args: Namespace) -> bool:
    """Whether arguments say which table of a game is meant."""
    return any(getattr(args, name) not in (None, []) for name in TABLE)


def check_table(game: Game, args: Namespace, screen: Screen) -> dict[str, Any]:
    """Print a table's unusual options with their effects, and what to know about them."""
    say, seats = speaker(args.lang), find_seats(game, args)
    options, given = find_table_options(game, args)
    found = game.warnings(seats, args.preset, given)
    preset = game.preset(args.preset).name
    label = telling.text(game, telling.preset_id(preset), args.lang)
    screen.title(game.title, f"{say('players', count=seats)} · {label}")
    rows = [row for name in _unusual(game, options) for row in _rows(game, name, options, args)]
    section(screen, say("check-options"), rows)
    section(screen, say("check-cautions"), [(one.option, told(one, args.lang)) for one in found])
    if not rows:
        screen.say(say("check-default"))
    screen.say()
    screen.say(say("check-valid", cautions=len(found)), "strong")
    return {
        "game": game.name, "players": seats, "preset": preset, "options": options,
        "warnings": [_as_data(one, args.lang) for one in found],
    }  # fmt: skip


def _unusual(game: Game, options: dict[str, Value]) -> list[str]:
    usual = game.complete({})
    return [name for name, value in options.items() if value != usual[name]]


def _rows(
    game: Game, name: str, options: dict[str, Value], args: Namespace
) -> list[tuple[str, str]]:
    """What an option is set to, and its effect."""
    say = speaker(args.lang)
    option = next(one for one in game.Options.listed() if one.name == name)
    about = (name, telling.text(game, f"option-{name}.about", args.lang))
    if isinstance(option, Numbers):
        return [about]
    usual = say("card-default", value=spoken(option.default))
    return [about, ("", f"{spoken(options[name])} · {usual}")]


def _as_data(caution: Caution, language: str) -> dict[str, str]:
    id = type(caution).__struct_config__.tag
    return {"id": str(id), "option": caution.option, "text": told(caution, language)}
