"""Making the standings: every level of every game, number of seats and preset, on the same deals.

In a competitive game, one side of a level plays against sides of another, from every place in turn:
what a person meets at a table of bots. In a co-operative game, tables of each level play the same
deals. What a file has already isn't played again, so that a new level meets all others and nothing
else is repeated.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from pathlib import Path

import msgspec
import numpy as np

import parlour
from parlour.core.errors import BadOption
from parlour.core.game import Game
from parlour.core.option import Value
from parlour.core.struct import Array
from parlour.lab.cells import Cell
from parlour.lab.matches import SEED as MEASURED_SEED
from parlour.lab.matches import in_threads
from parlour.lab.race import is_race, make_ready, race
from parlour.lab.rating import Met, ratings
from parlour.lab.stats import standard_error, wilson
from parlour.policies.standings import (
    ELO,
    WIN_RATE,
    GameStandings,
    Meeting,
    Setting,
    Standing,
    Standings,
    read,
    written,
)

SEED = "ladder"
RACES = 10  # games in turns for each race, which takes longer
TOGETHER = "co-operative"
THREADS = 2

Say = Callable[[str], None]
Note = Callable[[str, GameStandings], None]
Place = tuple[int, str]


def measure(
    card: Game, games: int, before: GameStandings | None, note: Note
) -> GameStandings:  # fmt: skip
    """The standings of one game, noted after each setting. What `before` has isn't played again."""
    known = before.settings if before and before.version == card.version else []
    kind = WIN_RATE if card.utility == TOGETHER else ELO
    find = _together if kind == WIN_RATE else _against
    found = GameStandings(kind, card.version, [])
    for seats, preset, options in settings(card):
        old = next((one for one in known if (one.seats, one.preset) == (seats, preset)), None)
        one = find(card, (seats, preset), options, games, old)
        found = GameStandings(kind, card.version, [*found.settings, one])
        rest = known[len(found.settings) :]
        note(f"{card.name}, {seats} seats, {preset}: {_told(one)}",
             GameStandings(kind, card.version, [*found.settings, *rest]))  # fmt: skip
    return found


def settings(card: Game) -> Iterator[tuple[int, str, Mapping[str, Value]]]:
    """Every number of seats and preset that go together."""
    for preset in card.presets:
        for seats in filter(preset.suits, card.seats):
            try:
                yield seats, preset.name, card.chosen(seats, preset.name)
            except BadOption:
                continue


def _told(one: Setting) -> str:
    return ", ".join(f"{level.level} {level.value:.4g}" for level in one.levels)


# Co-operative games


def _together(
    card: Game, place: Place, options: Mapping[str, Value], games: int, old: Setting | None
) -> Setting:
    seats, preset = place
    known = {one.level: one for one in (old.levels if old else [])} | _expected(card, place)
    levels = [known.get(level) or _share(card, seats, options, level, games) for level in card.bots]
    return Setting(seats, 1, preset, levels)


def _expected(card: Game, place: Place) -> dict[str, Standing]:
    """What `python -m parlour.lab.expected` measured, on deals that levels share."""
    path = Path(str(card.rules.__file__)).parent / "expected.json"
    rows = msgspec.json.decode(path.read_bytes()) if path.exists() else []
    return {
        row["level"]: standing(row["level"], round(row["won"] * row["games"]), row["games"])
        for row in rows
        if (row["seats"], row["preset"]) == place
    }


def _share(
    card: Game, seats: int, options: Mapping[str, Value], level: str, games: int
) -> Standing:
    rows = in_threads(Cell.of(card, seats, options, [level]), games, THREADS, MEASURED_SEED)
    return standing(level, int(rows["won"][:, 0].sum()), games)


def standing(level: str, won: int, games: int) -> Standing:
    """A share of games with its interval."""
    figure = wilson(won, games)
    value, low, high = (round(x, 4) for x in (figure.value, figure.low, figure.high))
    return Standing(level, value, low, high, games)


# Competitive games


def _against(
    card: Game, place: Place, options: Mapping[str, Value], games: int, old: Setting | None
) -> Setting:
    seats, preset = place
    sides = old.sides if old else sides_of(card, seats, options)
    known = {(one.above, one.below): one for one in (old.meetings if old else [])}
    pairs = [(above, below) for below, above in combinations(card.bots, 2)]
    meetings = [
        known.get(pair) or meeting(card, seats, options, pair, sides, games) for pair in pairs
    ]
    return Setting(seats, sides, preset, rated(card, meetings, sides), meetings)


def sides_of(card: Game, seats: int, options: Mapping[str, Value]) -> int:
    """How many sides a game has: the seats of one win together."""
    if card.utility != "teams":
        return seats
    level = next(iter(card.bots))
    rows = in_threads(Cell.of(card, seats, options, [level]), 16, 1, SEED)
    return seats // int(rows["won"].sum(axis=1).max())


def meeting(
    card: Game, seats: int, options: Mapping[str, Value], pair: tuple[str, str], sides: int,
    games: int,
) -> Meeting:  # fmt: skip
    """One side of the first level against sides of the second."""
    above, below = pair
    cell = Cell.of(card, seats, options, [above] + [below] * (sides - 1), rotate=True)
    racing = is_race(cell)
    deals = max(2, games // sides // (RACES if racing else 1))
    shares = (_raced if racing else _played)(cell, deals, above)
    error = max(standard_error(shares), _least_error(shares))
    return Meeting(above, below, deals, round(float(shares.mean()), 4), round(error, 4))


def _least_error(shares: Array) -> float:
    """The least error: half that of a share with one game more won and one more lost."""
    count = len(shares) + 2
    share = (float(shares.sum()) + 1) / count
    return math.sqrt(share * (1 - share) / count) / 2


def _played(cell: Cell, deals: int, above: str) -> Array:
    """The share of the wins that a level has in each deal; without a winner, its share of seats."""
    rows = in_threads(cell, deals * cell.turns, THREADS, SEED)
    own = np.array([[cell.level_at(turn, seat) == above for seat in range(cell.seats)]
                    for turn in range(cell.turns)])[rows["number"] % cell.turns]  # fmt: skip
    won = rows["won"][:, : cell.seats]
    winners = won.sum(axis=1)
    found = np.where(
        winners > 0, (won * own).sum(axis=1) / np.maximum(1, winners), own.mean(axis=1)
    )
    shares: Array = found.reshape(-1, cell.turns).mean(axis=1)
    return shares


def _raced(cell: Cell, deals: int, above: str) -> Array:
    """The same in real time, played in simulated time."""
    make_ready(cell.game)
    found = []
    for number in range(deals * cell.turns):
        one = race(cell, SEED, number)
        own = [seat for seat, level in enumerate(one.levels) if level == above]
        winners = one.result.winners or range(cell.seats)
        found.append(sum(seat in own for seat in winners) / len(winners))
    return np.array(found).reshape(-1, cell.turns).mean(axis=1)


def rated(card: Game, meetings: list[Meeting], sides: int) -> list[Standing]:
    """The Elo ratings from all meetings, weakest level first; the lowest is 1000."""
    anchor = next(iter(card.bots))
    met = {
        (one.above, one.below): Met(_shares(one), one.deals * sides, 1 / sides) for one in meetings
    }
    found = {one.name: one for one in ratings(met, anchor)}
    return [
        Standing(level, round(elo.value), round(elo.low), round(elo.high), found[level].games)
        for level in card.bots
        if (elo := found[level].elo)
    ]


def _shares(one: Meeting) -> Array:
    """As many numbers as there were deals, with the same mean and spread as their shares."""
    around = one.error * math.sqrt(one.deals - 1)
    signs = np.where(np.arange(one.deals) % 2, 1.0, -1.0)
    signs[-1] *= one.deals % 2 == 0
    return one.won + around * signs


def make(path: Path, name: str, games: int, anew: bool, say: Say) -> None:
    """Measure a game, and write its standings into a file after each setting."""
    before = read(path) if path.exists() else Standings(SEED, {})
    old = None if anew else before.games.get(name)

    def note(line: str, found: GameStandings) -> None:
        again = old.command if old and old.command else command(name, found.kind, games)
        found = msgspec.structs.replace(found, command=again)
        every = dict(sorted({**before.games, name: found}.items()))
        path.write_bytes(written(Standings(SEED, every)))
        say(line)

    measure(parlour.game(name), games, old, note)


def command(name: str, kind: str, games: int) -> str:
    """What plays the games of a game's standings again."""
    if kind == WIN_RATE:
        return f"python -m parlour.lab.expected {name}"
    return f"parlour ladder {name} --standings ladder.json --games {games} --anew"
