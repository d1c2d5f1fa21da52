"""parlour bench: random playouts per second, on one or more cores or a GPU."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator

import msgspec

from parlour.core.cuda import load_cuda
from parlour.core.errors import BadOption
from parlour.core.game import Game
from parlour.core.option import Value
from parlour.core.registry import names as game_names
from parlour.lab.playouts import Rate, on_cores, on_gpu
from parlour.terminal.finding import find_game
from parlour.terminal.screen import Screen
from parlour.terminal.seating import find_options, find_seats

NAMES = {"core": "one core", "cores": "{} cores", "gpu": "GPU"}
Setting = tuple[Game, int, dict[str, Value]]


def bench(args: Namespace) -> int:
    """Check all arguments, then measure and print."""
    settings = [_setting(name, args) for name in args.games or game_names()]
    if args.gpu:
        load_cuda()
    screen = Screen()
    if not args.json:
        head = f"{'game':<18} {'on':<10} {'moves per second':>18} {'games per second':>18}"
        screen.say(head, "quiet")
    for setting in settings:
        for rate in _rates(setting, args):
            screen.say(_as_json(rate) if args.json else _as_row(rate))
            screen.out.flush()
    return 0


def _setting(name: str, args: Namespace) -> Setting:
    game = find_game(name)
    try:
        return game, find_seats(game, args), find_options(game, args)
    except BadOption as error:
        raise BadOption(f"{game.name}: {error}") from error


def _rates(setting: Setting, args: Namespace) -> Iterator[Rate]:
    yield on_cores(*setting, args.seconds, 1)
    if args.threads > 1:
        yield on_cores(*setting, args.seconds, args.threads)
    if args.gpu:
        yield on_gpu(*setting, args.seconds)


def _as_json(rate: Rate) -> str:
    facts = msgspec.structs.asdict(rate)
    return json.dumps({name: _rounded(value) for name, value in facts.items()})


def _rounded(value: object) -> object:
    return round(value, 1) if isinstance(value, float) else value


def _as_row(rate: Rate) -> str:
    backend = NAMES[rate.backend].format(rate.threads)
    moves = f"{rate.moves_per_s / 1e6:,.2f} million"
    return f"{rate.game:<18} {backend:<10} {moves:>18} {rate.games_per_s:>18,.0f}"
