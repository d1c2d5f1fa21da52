"""parlour rules: the rules of a game for its players."""

from __future__ import annotations

import textwrap
from argparse import Namespace
from collections.abc import Mapping

from parlour.core.game import Game
from parlour.core.language import DEFAULT
from parlour.core.option import Value
from parlour.core.rulebook import plain_rules, rules_page
from parlour.terminal.screen import Screen
from parlour.terminal.seating import named_game
from parlour.terminal.text import Refused, speaker


def rules(args: Namespace) -> int:
    """Print the rules of the standard game."""
    game, screen = named_game(args.game), Screen()
    screen.say(game.title, "strong")
    show_rules(screen, game, game.usual_seats, game.Options.complete({}), args.lang)
    return 0


def show_rules(
    screen: Screen, game: Game, seats: int, options: Mapping[str, Value], language: str
) -> None:
    """Print the rules of a table; of a game without a rulebook, its RULES.md."""
    page = rules_page(game, seats, options, language)
    for chapter in page:
        screen.say(f"\n{chapter.title}", "strong")
        for text in chapter.paragraphs:
            screen.say(textwrap.fill(text, screen.width - 2), "", "  ")
    if not page:
        _show_plain(screen, game, language)


def _show_plain(screen: Screen, game: Game, language: str) -> None:
    text = plain_rules(game)
    if text is None:
        raise Refused("error-no-rules", game=game.title)
    if language != DEFAULT:
        screen.say(speaker(language)("rules-language"), "quiet")
    for line in text.splitlines():
        screen.say("\n".join(textwrap.wrap(line, screen.width) or [""]), "quiet")
