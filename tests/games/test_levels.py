"""Each bot level is stronger than the one below it, in every game, mode and number of players."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

import parlour
from parlour.core.errors import BadOption
from parlour.lab.cells import Cell
from parlour.lab.matches import Duel, duel
from parlour.lab.race import make_ready, race
from parlour.lab.race_results import results

GAMES = Path(parlour.__file__).parent / "games"
DEALS, RACES = 200, 60
LEARNED = "master"  # ahead of the level below it by less than so few games show
TOGETHER = ("synergy", "transmitter")
SEQUENCE = parlour.game("sequence-numbers")
MODES = ("speed", "diversify", "cover", "nms")


def tables(name: str) -> Iterator[tuple[int, str]]:
    """Every number of players and preset of a game that go together."""
    game = parlour.game(name)
    for preset in game.presets:
        for seats in game.seats:
            try:
                game.chosen(seats, preset.name)
            except BadOption:
                continue
            yield seats, preset.name


def luck(level: str, found: Duel) -> float:
    """How much luck may take from a level whose lead is small; its own tests show the lead."""
    return 2.5 * found.error if level == LEARNED else 0.0


@pytest.mark.parametrize("name", TOGETHER)
def test_a_table_of_a_higher_level_wins_more_often(name: str) -> None:
    """From the measured figures, which the lab plays again on request."""
    rows = msgspec.json.decode((GAMES / name / "expected.json").read_bytes(), type=list[dict])
    found = {(row["preset"], row["seats"], row["level"]): row for row in rows}
    levels = list(parlour.game(name).bots)
    for preset, seats in {(row["preset"], row["seats"]) for row in rows}:
        for below, above in pairwise(levels):
            low, high = (found[preset, seats, level] for level in (below, above))
            by_luck = 2 * (low["error"] ** 2 + high["error"] ** 2) ** 0.5
            assert high["won"] >= low["won"] - by_luck, (preset, seats, above)


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize(("seats", "preset"), [*tables("think-str8")])
def test_a_higher_level_wins_at_think_str8(seats: int, preset: str) -> None:
    game = parlour.game("think-str8")
    for below, above in pairwise(game.bots):
        found = duel(game, seats, game.chosen(seats, preset), above, below, DEALS)
        assert found.won > 0.5 - luck(above, found), (above, found)


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize(("seats", "teams"), [(2, 2), (3, 3), (4, 2), (6, 2), (6, 3)])
@pytest.mark.parametrize("preset", [preset.name for preset in SEQUENCE.presets])
def test_a_higher_level_wins_at_sequence_numbers(seats: int, teams: int, preset: str) -> None:
    options = SEQUENCE.chosen(seats, preset, {"teams": teams} if seats == 6 else {})
    for below, above in pairwise(SEQUENCE.bots):
        found = duel(SEQUENCE, seats, options, above, below, 3 * DEALS, teams)
        assert found.won / (1 - found.drawn) > 1 / teams - luck(above, found), (above, found)


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])
@pytest.mark.parametrize("mode", MODES)
def test_a_higher_level_wins_at_pattern_overlap(mode: str, seats: int) -> None:
    """In turns, where levels differ in what they choose, and in real time, where also in speed."""
    game = parlour.game("pattern-overlap")
    given = {"mode": mode, "seven_seats": mode != "nms"}
    try:
        turns = game.chosen(seats, None, {**given, "clock": "turns"})
        real = game.chosen(seats, None, given)
    except BadOption:
        pytest.skip("not with so many players")
    make_ready(game)
    for below, above in pairwise(game.bots):
        assert duel(game, seats, turns, above, below, DEALS).won > 0.5, above
        cell = Cell.of(game, seats, real, [above, below], rotate=True)
        raced = results(cell, [race(cell, "levels", number) for number in range(RACES)])
        assert raced.levels[0].won.value > 0.5, above  # type: ignore[union-attr]
