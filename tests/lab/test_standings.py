"""The standings: complete, monotone, shown on docs/ladder.md, and made anew by one command."""

from __future__ import annotations

import importlib.util
import math
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pytest

import parlour
from parlour.core.language import catalogue
from parlour.lab import standings as making
from parlour.lab.standings import rated, settings
from parlour.policies.standings import FILE, WIN_RATE, Meeting, Standings, read, standings, written

ROOT = Path(__file__).resolve().parents[2]
GAMES = sorted(standings().games)
LUCK = 1.5  # intervals by which a higher level may seem to be weaker by chance


def page_tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("ladder_page", ROOT / "tools/ladder_page.py")
    assert spec
    assert spec.loader
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    return tool


def test_the_page_shows_what_was_measured() -> None:
    wanted = page_tool().page()
    assert (ROOT / "docs/ladder.md").read_text() == wanted, "run python tools/ladder_page.py"


@pytest.mark.parametrize("name", GAMES)
def test_every_level_is_measured_wherever_it_can_play(name: str) -> None:
    """After adding a level, run `parlour ladder`: only its games are played."""
    card, found = parlour.game(name), standings().games[name]
    places = {(seats, preset) for seats, preset, _ in settings(card)}
    assert {(one.seats, one.preset) for one in found.settings} == places
    for one in found.settings:
        assert [level.level for level in one.levels] == [*card.bots], (one.seats, one.preset)
        assert all(level.low <= level.value <= level.high for level in one.levels)


@pytest.mark.parametrize("name", GAMES)
def test_a_higher_level_is_stronger(name: str) -> None:
    """In every game, preset and number of players, as far as the intervals can tell."""
    found = standings().games[name]
    for one in found.settings:
        for below, above in pairwise(one.levels):
            luck = LUCK * math.hypot(below.high - below.low, above.high - above.low) / 2
            assert above.value >= below.value - luck, (one.seats, one.preset, above.level)
        for met in one.meetings:
            assert met.won >= 1 / one.sides - 2.6 * met.error, (one.seats, one.preset, met)


def test_the_file_is_written_as_it_is_read(tmp_path: Path) -> None:
    assert written(read(FILE)) == FILE.read_bytes()


def test_levels_have_a_name_and_a_sentence_in_every_language() -> None:
    for language in ("en", "nb", "de"):
        words = catalogue("parlour.games.transmitter", language)
        for level in {level for name in GAMES for level in parlour.game(name).bots}:
            for message in (f"bot-level-{level}", f"bot-level-{level}.about"):
                assert words.format(message), (language, message)


def test_only_what_is_missing_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played, name = list[tuple[str, str]](), "think-str8"
    card, before = parlour.game(name), standings()

    def noted(card: object, seats: int, options: object, pair: tuple[str, str], *_: int) -> Meeting:
        played.append(pair)
        return Meeting(*pair, 10, 0.9, 0.05)

    monkeypatch.setattr(making, "meeting", noted)
    path = tmp_path / "ladder.json"
    path.write_bytes(FILE.read_bytes())
    making.make(path, name, 10, False, lambda line: None)
    assert not played
    assert read(path).games == before.games
    short = [one for one in before.games[name].settings if one.seats > 2]
    less = type(before.games[name])("Elo", card.version, short)
    path.write_bytes(written(Standings("ladder", {**before.games, name: less})))
    making.make(path, name, 10, False, lambda line: None)
    assert len(played) == math.comb(len(card.bots), 2) * len(card.presets)
    assert len(read(path).games[name].settings) == len(before.games[name].settings)


def test_ratings_allow_for_the_number_of_sides() -> None:
    """A side that wins half the games against three others has three times their strength."""
    card = parlour.game("think-str8")
    card = replace(card, bots={level: card.bots[level] for level in ("easy", "fair", "strong")})
    met = [Meeting("fair", "easy", 4000, 0.5, 0.005), Meeting("strong", "easy", 4000, 0.75, 0.005),
           Meeting("strong", "fair", 4000, 0.5, 0.005)]  # fmt: skip
    found = {one.level: one for one in rated(card, met, 4)}
    assert found["fair"].value == pytest.approx(1000 + 400 * math.log10(3), abs=3)
    assert found["strong"].value == pytest.approx(1000 + 400 * math.log10(9), abs=3)
    assert 5 < found["fair"].high - found["fair"].value < 15


def test_one_cell_is_played_as_the_file_says() -> None:
    """The first deals of a cell, interpreted: the better level wins nearly all of them."""
    card = parlour.game("think-str8")
    met = making.meeting(card, 2, card.chosen(2, "printed"), ("fair", "easy"), 2, 8)
    assert (met.deals, met.won >= 0.75) == (4, True)


def test_win_rates_are_those_of_expected_json() -> None:
    found = standings().games["transmitter"]
    assert found.kind == WIN_RATE
    one = next(s for s in found.settings if (s.seats, s.preset) == (4, "balanced"))
    assert one.value("strong") == pytest.approx(0.95, abs=0.01)
