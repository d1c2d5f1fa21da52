"""The mission data, and the campaign."""

from __future__ import annotations

from pathlib import Path

import pytest

import parlour
from parlour.core.errors import BadOption
from parlour.core.table import Table
from parlour.games.synergy import missions
from parlour.games.synergy.campaign import Attempt, card, standing, turned
from parlour.games.synergy.check import is_dead
from parlour.games.synergy.drafts import KNOWN, character
from parlour.games.synergy.duets import DUETS
from parlour.games.synergy.missions import (
    ACTIONS,
    CHALLENGES,
    CLASHES,
    MISSIONS,
    Mission,
    as_options,
    flaw,
    mission_of,
)
from parlour.games.synergy.stars import stars_for_two

from .deals import cards


def test_thirty_missions_that_everybody_can_play():
    assert [mission.number for mission in MISSIONS] == list(range(1, 31))
    for mission in MISSIONS:
        for seats in (2, 3, 4, 5):
            assert flaw(mission, seats) is None


def test_stars_never_fall():
    stars = [mission.stars for mission in MISSIONS]
    assert stars == sorted(stars)
    assert set(stars) == {1, 2, 3, 4, 5}


def test_one_new_thing_a_mission_and_nothing_before_its_time():
    known: set[str] = set()
    for mission in MISSIONS[:26]:
        things = {*mission.actions, *mission.challenges}
        things |= {"GNN"} if mission.order == "GNN" else set()
        things |= {name for name in ("super", "hyper") if getattr(mission, name)}
        assert things - known <= {mission.new}
        known |= things
    for mission in MISSIONS[26:]:
        assert set(mission.challenges) <= known
    assert known == {*ACTIONS, *CHALLENGES, "GNN", "super", "hyper"}


def test_a_mission_survives_becoming_options():
    game = parlour.game("synergy")
    for mission in MISSIONS:
        for seats in (2, 5):
            again = mission_of(game.chosen(seats, None, as_options(mission, seats)))
            for name in ("rounds", "lives", "numbers", "goals", "order", "super", "hyper"):
                assert getattr(again, name) == getattr(mission, name)
            assert set(again.actions) == set(mission.actions)
            assert set(again.challenges) == set(mission.challenges)
            assert again.allowed(seats) == mission.allowed(seats)


def test_every_mission_that_is_not_refused_can_be_dealt():
    """Some pair of own cards keeps all limits: the dealing of good hands ends."""
    game = parlour.game("synergy")
    whole = cards(*(t for t in range(5) for _ in range(2)))
    tried = 0
    for bits in range(1 << len(CHALLENGES)):
        names = tuple(name for k, name in enumerate(CHALLENGES) if bits >> k & 1)
        mission = Mission(2, 2, 5, 3, (0, 0, 0, 0), challenges=names)
        refused = flaw(mission, 3) is not None
        assert refused == any(a in names and b in names for a, b in CLASHES)
        for even_odd in ("second", "one_each"):
            for order in ("strict", "or_equal"):
                if not refused and bits % 3 == 0:
                    chosen = {"even_odd": even_odd, "order_limits": order}
                    options = game.chosen(3, None, {**as_options(mission, 3), **chosen})
                    state = game.begin(3, options)[0]
                    assert not is_dead(whole, bits, state.options)
                    tried += 1
    assert tried > 500


def test_the_presets_are_the_missions():
    presets = [preset for preset in parlour.game("synergy").presets if not preset.seats]
    assert [preset.options["mission"] for preset in presets] == list(range(1, 31))
    assert presets[0].name == "first-chord"
    assert presets[29].mark == "★★★★★"


def test_a_mission_for_two_has_its_name_on_the_table():
    table = Table("synergy", 2, seed=1, preset="echo")
    assert [table.view(0)["mission"][one] for one in ("preset", "stars")] == ["echo", 2]
    assert "Echo **" in table.picture(0)
    changed = Table("synergy", 2, seed=1, preset="echo", options={"custom_max7": True})
    more = Table("synergy", 3, seed=1, options=as_options(DUETS[1], 2))
    for other in (changed, more):
        assert [other.view(0)["mission"][one] for one in ("preset", "stars")] == ["", 0]
        assert "Custom mission" in other.picture(0)


def test_presets_for_two_are_as_hard_as_their_stars_say():
    """One of each difficulty, by what was measured; missions have other stars for two."""
    game = parlour.game("synergy")
    duets = [preset for preset in game.presets if preset.seats]
    assert [preset.mark for preset in duets] == ["★" * n for n in range(1, len(duets) + 1)]
    for preset in duets:
        assert preset.seats == (2,)
        assert preset.suits(2)
        assert not preset.suits(3)
        assert len(preset.mark) == stars_for_two(preset.name)
        assert game.chosen(2, preset.name)["mission"] == "custom"
        assert game.usual_seats_of(preset.name) == 2
        with pytest.raises(BadOption, match=f"“{preset.name}” is for 2 players, not 3"):
            game.chosen(3, preset.name)
    assert len({character(mission) for mission in DUETS} | KNOWN) == len(DUETS) + len(KNOWN)
    marks = {preset.name: preset.marks.get(2) for preset in game.presets}
    assert (marks["trading-fours"], game.preset("trading-fours").mark) == ("★★★★", "★★")


def test_a_new_campaign_offers_the_first_mission():
    got = card([])
    assert (got["next"], got["stars"], got["unlocked"]) == (1, 0, ["round"])
    assert got["stars_of"] == sum(mission.stars for mission in MISSIONS)


def test_a_finished_campaign_offers_nothing():
    got = card(Attempt(number, True, 0) for number in range(1, 31))
    assert (got["next"], got["solved"], got["stars"]) == (None, 30, got["stars_of"])
    assert got["medals"]["gold"] == 30


def test_a_card_is_turned_when_a_mission_is_reached():
    before = [Attempt(1, True, 0), Attempt(2, True, 1)]
    assert turned(before, [*before, Attempt(3, False, 2)]) == []
    assert turned(before, [*before, Attempt(3, True, 0)]) == ["B"]


@pytest.mark.parametrize(
    ("lost", "medal"), [((2,), "bronze"), ((2, 1), "silver"), ((1, 0, 2), "gold")]
)
def test_the_best_medal_stays(lost, medal):
    got = standing(4, [Attempt(4, True, k) for k in lost] + [Attempt(4, False, 3)])
    assert (got["medal"], got["solved"], got["attempts"]) == (medal, True, len(lost) + 1)


def test_the_rules_list_the_missions_as_they_are():
    text = Path(missions.__file__).with_name("RULES.md").read_text(encoding="utf-8")
    for mission in MISSIONS:
        fail = "/".join(map(str, mission.fail))
        row = (
            f"| {mission.number} | {mission.name} | {'★' * mission.stars} | {mission.rounds} |"
            f" {mission.lives} | {mission.numbers}+{mission.goals} | {mission.order} | {fail} |"
            f" {' '.join(mission.actions) or '–'} | {', '.join(mission.challenges) or '–'} |"
        )
        assert row in text
