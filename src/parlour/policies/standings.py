"""Standings: how strong the levels of every game are, from `ladder.json`.

`parlour ladder` writes that file. A competitive game has an Elo rating for each level and setting,
from games of one side of a level against other sides of another. A co-operative game has the share
of games that a table of each level wins.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

FILE = Path(__file__).with_name("ladder.json")
WIN_RATE, ELO = "win rate", "Elo"


class Standing(msgspec.Struct, frozen=True):
    """A level at one setting: its Elo rating or win rate, with the 95% interval."""

    level: str
    value: float
    low: float
    high: float
    games: int


class Meeting(msgspec.Struct, frozen=True):
    """One side of `above` against sides of `below`: the share of games it won, over deals."""

    above: str
    below: str
    deals: int
    won: float
    error: float  # of `won`


class Setting(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was played: seats, sides (1 in a co-operative game) and the preset."""

    seats: int
    sides: int
    preset: str
    levels: list[Standing]  # weakest first, as on the game's card
    meetings: list[Meeting] = []

    def value(self, level: str) -> float | None:
        """A level's rating or win rate; None if it wasn't measured."""
        return next((one.value for one in self.levels if one.level == level), None)


class GameStandings(msgspec.Struct, frozen=True):
    """The levels of one game."""

    kind: str  # "Elo" or "win rate"
    version: int  # of the rules
    settings: list[Setting]
    command: str = ""  # that plays these games again

    def at(self, seats: int, preset: str) -> Setting | None:
        """The setting that is closest to this one; one with as many seats, if there is any."""
        near = [(one.seats == seats, one.preset == preset) for one in self.settings]
        return self.settings[near.index(max(near))] if near else None


class Standings(msgspec.Struct, frozen=True):
    """The levels of all games, and the seed of the deals."""

    seed: str
    games: dict[str, GameStandings]


@cache
def standings() -> Standings:
    """What has been measured."""
    return read(FILE)


def read(path: Path) -> Standings:
    """The standings in a file."""
    return msgspec.json.decode(path.read_bytes(), type=Standings)


def written(found: Standings) -> bytes:
    """The standings as a file, with one line for each setting; read again, they are the same."""
    found = msgspec.convert(msgspec.to_builtins(found), Standings)  # whole numbers become floats
    games = ",\n".join(_game(name, one) for name, one in found.games.items())
    seed = f' "seed": {_line(found.seed)},'
    return "\n".join(["{", seed, ' "games": {', games, " }", "}", ""]).encode()


def _game(name: str, one: GameStandings) -> str:
    settings = ",\n".join(f"   {_line(setting)}" for setting in one.settings)
    head = f'"kind": {_line(one.kind)}, "version": {one.version}, '
    head += f'"command": {_line(one.command)}, "settings": ['
    return f'  "{name}": {{{head}\n{settings}\n  ]}}'


def _line(value: object) -> str:
    return msgspec.json.encode(value).decode()
