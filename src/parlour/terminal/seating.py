"""Seating: the game's options, and who plays which seat."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from parlour.core.errors import BadOption, UnknownGame, one_of
from parlour.core.game import Game
from parlour.core.option import Value
from parlour.core.registry import names as game_names
from parlour.core.table import Table
from parlour.features.material import combined, load

MOST_DIGITS = 4000


@dataclass(frozen=True)
class Seating:
    """The seats of human players, and the bot level of every other seat."""

    people: tuple[int, ...]
    bots: dict[int, str]

    @property
    def viewers(self) -> tuple[int | None, ...]:
        """Who sees the game: the human players, or a spectator if there are none."""
        return self.people or (None,)


def find_seats(game: Game, seats: int | None) -> int:
    """The number of seats."""
    return game.usual_seats if seats is None else seats


def find_options(game: Game, args: Namespace) -> dict[str, Value]:
    """All options of a table, from --preset, --material and --option."""
    given, seats = given_options(args.option), find_seats(game, args.seats)
    return game.chosen(seats, args.preset, with_material(game, seats, args.material, given))


def given_options(texts: Iterable[str]) -> dict[str, str]:
    """Parse --option arguments to a dict."""
    given = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not (name and equals and value):
            raise BadOption(f"--option expects NAME=VALUE, not {text!r}; see parlour games GAME")
        given[name.strip().replace("-", "_")] = value.strip()
    return given


def with_material(
    game: Game, seats: int, files: Iterable[str], given: Mapping[str, object]
) -> dict[str, object]:
    """The given options, plus those set by material files."""
    own = combined(game, seats, map(load, files))
    for name in own:
        if name in given:
            raise BadOption(f"the material sets {name}; leave out the option {name}")
    return {**own, **given}


def find_seed(text: str) -> int | str:
    """Parse a seed: an integer, or any text."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise BadOption("the seed contains characters that are not valid text") from error
    digits = text.removeprefix("-")
    return int(text) if digits.isdecimal() and len(digits) < MOST_DIGITS else text


def plan(game: Game, seats: int, args: Namespace) -> Callable[[Table], Seating]:
    """Assign seats from --me, --watch, --bot and --bots; by default, one player, who acts first.

    Arguments are checked now, but who acts first is only known once the table exists.
    """
    people = () if args.watch else None if args.me is None else _people(args.me, seats)
    levels = _levels(game, args, seats - (1 if people is None else len(people)))

    def seated(table: Table) -> Seating:
        here = table.actors[:1] if people is None else people
        free = (seat for seat in range(table.seats) if seat not in here)
        return Seating(here, dict(zip(free, levels, strict=True)))

    return seated


def _people(text: str, seats: int) -> tuple[int, ...]:
    asked = []
    for part in text.split(","):
        if not part.strip().isdecimal() or not 0 <= int(part[:9]) < seats:
            raise BadOption(
                f"--me expects a seat from 0 to {seats - 1}, or several such as 0,1, not {text!r}"
            )
        asked.append(int(part))
    if len(set(asked)) < len(asked):
        raise BadOption(f"--me names a seat twice: {text!r}")
    return tuple(sorted(asked))


def _levels(game: Game, args: Namespace, free: int) -> tuple[str, ...]:
    if args.bots is None:
        levels = [args.bot or usual_level(game)] * free
        if args.bot:
            _check_levels(game, [args.bot])
        return tuple(levels)
    levels = [level.strip() for level in args.bots.split(",")]
    _check_levels(game, levels)
    if len(levels) != free:
        raise BadOption(f"--bots expects one level per bot ({free} in all), not {len(levels)}")
    return tuple(levels)


def _check_levels(game: Game, levels: Sequence[str]) -> None:
    for level in levels:
        if level not in ("random", *game.bots):
            known = one_of(["random", *game.bots], level)
            raise BadOption(f"unknown bot {level!r}; choose from {known}")


def usual_level(game: Game) -> str:
    """The default bot level."""
    return "fair" if "fair" in game.bots else next(iter(game.bots))


def best_level(game: Game) -> str:
    """The bot level used for hints."""
    return "strong" if "strong" in game.bots else [*game.bots][-1]


def only_game() -> str | None:
    """The only game, or None if there are several."""
    names = game_names()
    return names[0] if len(names) == 1 else None


def no_game_named() -> UnknownGame:
    """The error if a game is required but not given."""
    return UnknownGame(f"no game given; choose from {one_of(game_names())}")
