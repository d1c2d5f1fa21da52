"""parlour lab race: real-time games between bots, in simulated time."""

from __future__ import annotations

from argparse import Namespace

from parlour.core.rule import PLAIN
from parlour.lab.cells import Cell
from parlour.lab.lines import typed
from parlour.lab.race import is_race, make_ready
from parlour.lab.race import race as raced
from parlour.lab.race_results import lines, results
from parlour.lab.study import Setting
from parlour.lab.words import Words
from parlour.terminal.screen import Screen
from parlour.terminal.seating import BadChoice, find_seed, named_game
from parlour.terminal.study_settings import settings

USUAL_GAMES = 200
WORTH_COMPILING = 20  # races


def race(args: Namespace) -> int:
    """Play races and print when they ended and who won."""
    game = named_game(args.game)
    cells = settings(game, args)
    screen, words, seed = Screen(), Words(game, args.lang), find_seed(args.seed)
    games = args.games or USUAL_GAMES
    playing = [Cell(game, one.seats, one.options, one.bots, one.turns) for one in cells]
    for cell in playing:
        _check(cell)
    if games * len(cells) > WORTH_COMPILING and not PLAIN:
        make_ready(game)
    for one, cell in zip(cells, playing, strict=True):
        found = results(cell, [raced(cell, seed, number) for number in range(games)])
        first, *rest = lines(_label(one, words), found, words)
        screen.say(first, "strong")
        for line in rest:
            screen.say(line, indent="  ")
    return 0


def _check(cell: Cell) -> None:
    """Refuse what can't be raced."""
    if not is_race(cell):
        raise BadChoice("error-race", game=cell.game.title)
    if any(level not in cell.game.bots for level in cell.levels):
        raise BadChoice("error-race-random", bots=list(cell.game.bots))


def _label(one: Setting, words: Words) -> str:
    if one.varied:
        return ", ".join(f"{name}={typed(value)}" for name, value in one.varied.items())
    return words.say("players", count=one.seats, bots=list(dict.fromkeys(one.bots)))
