"""Seating: the game's options, and who plays which seat."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from parlour.core.errors import BadOption, UnknownGame, echoed, near
from parlour.core.game import Game
from parlour.core.option import Numbers, Option, Value
from parlour.core.registry import names as game_names
from parlour.core.table import Table
from parlour.features.material import combined, load
from parlour.terminal.finding import find_game
from parlour.terminal.options import allowed
from parlour.terminal.policies import Policies, levels_and_policies
from parlour.terminal.text import Refused

MOST_DIGITS = 4000


class BadChoice(Refused, BadOption):
    """An argument that can't be used."""


class NoSuchGame(Refused, UnknownGame):
    """No game is given, or there is none of that name."""


@dataclass(frozen=True)
class Seating:
    """The seats of human players, and the bot level of every other seat."""

    people: tuple[int, ...]
    bots: dict[int, str]
    policies: Policies = field(default_factory=dict)  # the levels that are somebody's own

    @property
    def viewers(self) -> tuple[int | None, ...]:
        """Who sees the game: the human players, or a spectator if there are none."""
        return self.people or (None,)


def find_seats(game: Game, args: Namespace) -> int:
    """The number of seats, from --seats and --preset."""
    seats: int | None = args.seats
    return game.usual_seats_of(args.preset) if seats is None else seats


def find_options(game: Game, args: Namespace) -> dict[str, Value]:
    """All options of a table, from --preset, --material and --option."""
    return find_table_options(game, args)[0]


def find_table_options(game: Game, args: Namespace) -> tuple[dict[str, Value], dict[str, object]]:
    """All options of a table, and those given by --material and --option."""
    given, seats = given_options(args.option), find_seats(game, args)
    check_choices(game, seats, args.preset, given)
    own = with_material(game, seats, args.material, given)
    return game.chosen(seats, args.preset, own), own


def check_choices(game: Game, seats: int, preset: str | None, given: Mapping[str, object]) -> None:
    """Refuse what the game doesn't know, in the user's language."""
    if seats not in game.seats:
        raise BadChoice("error-players", game=game.title, allowed=[*game.seats], seats=seats)
    presets = [one.name for one in game.presets]
    if preset is not None and not presets:
        raise BadChoice("error-no-presets", game=game.title)
    if preset is not None and preset not in presets:
        raise BadChoice(
            "error-preset", preset=echoed(preset), presets=presets, near=near(preset, presets)
        )
    options = {option.name: option for option in game.Options.listed()}
    for name, value in given.items():
        if not options:
            raise BadChoice("error-no-options", game=game.title)
        if name not in options:
            raise BadChoice(
                "error-option", option=echoed(name), options=[*options], near=near(name, options)
            )
        try:
            options[name].code(value)
        except BadOption as error:
            raise _bad_value(options[name], str(value)) from error


def _bad_value(option: Option, value: str) -> BadChoice:
    said = echoed(value)
    if isinstance(option, Numbers):
        most, low, high = option.most, option.low, option.high
        return BadChoice(
            "error-numbers", option=option.name, value=said, most=most, low=low, high=high
        )
    return BadChoice("error-value", option=option.name, value=said, allowed=allowed(option))


def given_options(texts: Iterable[str]) -> dict[str, str]:
    """Parse --option arguments to a dict."""
    given = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not (name and equals and value):
            raise BadChoice("error-option-form", said=echoed(text))
        given[name.strip().replace("-", "_")] = value.strip()
    return given


def with_material(
    game: Game, seats: int, files: Iterable[str], given: Mapping[str, object]
) -> dict[str, object]:
    """The given options, plus those set by material files."""
    own = combined(game, seats, map(load, files))
    for name in own:
        if name in given:
            raise BadChoice("error-material-option", option=name)
    return {**own, **given}


def find_seed(text: str) -> int | str:
    """Parse a seed: an integer, or any text."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise BadChoice("error-seed") from error
    digits = text.removeprefix("-")
    return int(text) if digits.isdecimal() and len(digits) < MOST_DIGITS else text


def plan(game: Game, seats: int, args: Namespace) -> Callable[[Table], Seating]:
    """Assign seats from --me, --watch, --bot and --bots; by default, one player, who acts first.

    Arguments are checked now, but who acts first is only known once the table exists.
    """
    people = () if args.watch else None if args.me is None else _people(args.me, seats)
    said, policies = levels_and_policies(game, args.bots or args.bot or usual_level(game))
    free = seats - (1 if people is None else len(people))
    levels = _levels(game, said, policies, free, alike=args.bots is None)

    def seated(table: Table) -> Seating:
        here = (table.actors[:1] or (0,)) if people is None else people
        empty = (seat for seat in range(table.seats) if seat not in here)
        return Seating(here, dict(zip(empty, levels, strict=True)), policies)

    return seated


def _people(text: str, seats: int) -> tuple[int, ...]:
    asked = []
    for part in text.split(","):
        if not part.strip().isdecimal() or not 0 <= int(part[:9]) < seats:
            raise BadChoice("error-me", last=seats - 1, said=echoed(text))
        asked.append(int(part))
    if len(set(asked)) < len(asked):
        raise BadChoice("error-me-twice", said=echoed(text))
    return tuple(sorted(asked))


def _levels(game: Game, said: str, policies: Policies, free: int, alike: bool) -> tuple[str, ...]:
    """The level of each bot: the same for all, or listed."""
    levels = [said] * free if alike else said.split(",")
    check_levels(game, levels or [said], policies)
    if len(levels) != free:
        raise BadChoice("error-bots", wanted=free, given=len(levels))
    return tuple(levels)


def check_levels(game: Game, levels: Sequence[str], policies: Iterable[str] = ()) -> None:
    """Refuse bot levels that the game doesn't have and that aren't policies."""
    for level in levels:
        known = ["random", *game.bots, *policies]
        if level not in known:
            raise BadChoice("error-bot", bot=echoed(level), bots=known, near=near(level, known))


def usual_level(game: Game) -> str:
    """The default bot level."""
    return "fair" if "fair" in game.bots else next(iter(game.bots))


def best_level(game: Game) -> str:
    """The bot level used for hints."""
    return "strong" if "strong" in game.bots else [*game.bots][-1]


def named_game(what: str) -> Game:
    """The game that the user named; NoSuchGame lists the games."""
    try:
        return find_game(what)
    except UnknownGame as error:
        if Path(what).is_dir() or ":" in what or "/" in what or what in game_names():
            raise
        names = [*game_names()]
        raise NoSuchGame(
            "error-game", game=echoed(what), games=names, near=near(what, names)
        ) from error


def only_game() -> str | None:
    """The only game, or None if there are several."""
    names = game_names()
    return names[0] if len(names) == 1 else None


def no_game_named() -> NoSuchGame:
    """The error if a game is required but not given."""
    return NoSuchGame("error-no-game", games=[*game_names()])
