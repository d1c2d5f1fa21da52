"""Options, presets and the card of the game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import parlour
from parlour import Table
from parlour.core import telling
from parlour.core.errors import BadOption
from parlour.core.refused import RefusedOptions
from parlour.games.transmitter import refusals, rules

from .luck import PRESETS

GAME = parlour.game("transmitter")

VALUES: dict[str, tuple[object, ...]] = {
    "objective_limit": tuple(range(1, 13)),
    "drift_interval": tuple(range(2, 11)),
    "hand_size": tuple(range(1, 11)),
    "wins_to_win": tuple(range(1, 10)),
    "losses_to_lose": tuple(range(1, 10)),
    "refill": ("to_hand_size", "none"),
    "objective_scope": ("round", "game"),
    "draw_match": ("lose", "win", "ignore"),
    "hint_after_draw": ("none", "full"),
    "opening_hint": (False, True),
    "out_of_cards": ("hands_empty", "pile_empty"),
    "transmitter": ("rotate", "fixed", "random", "house"),
    "first_transmitter": (0, 1, 2, 3, 4, 5, "random"),
    "transmitter_acts": ("auto", "manual"),
    "tuner": (False, True),
    "talk": ("silent", "free", "open_hands", "between"),
    "reveal_objective": ("round_end", "game_end", "never"),
    "aid": ("none", "log", "bounds", "exact"),
    "objective_set": ("printed", "custom"),
    "custom_objectives": ("", "-7 -4 -1 2 3 6 9"),  # the default and an example
    "playing_deck": ("printed", "custom"),
    "custom_deck": ("", "0 0 0 4 4 4 4 4 4 8 4 4 4 4 4 4 0 0 0"),
}

DEFAULTS: dict[str, object] = {
    "objective_limit": 12,
    "drift_interval": 5,
    "hand_size": 4,
    "wins_to_win": 5,
    "losses_to_lose": 5,
    "refill": "to_hand_size",
    "objective_scope": "round",
    "draw_match": "lose",
    "hint_after_draw": "none",
    "opening_hint": False,
    "out_of_cards": "hands_empty",
    "transmitter": "rotate",
    "first_transmitter": 0,
    "transmitter_acts": "auto",
    "tuner": False,
    "talk": "silent",
    "reveal_objective": "game_end",
    "aid": "bounds",
    "objective_set": "printed",
    "custom_objectives": "",
    "playing_deck": "printed",
    "custom_deck": "",
}

BETWEEN = {"talk": "between"}
BALANCED = {"objective_limit": 2, "reveal_objective": "round_end", **BETWEEN}
CHANGED: dict[str, dict[str, object]] = {
    "printed": BETWEEN,
    "balanced": BALANCED,
    "relaxed": {"objective_limit": 3, "reveal_objective": "round_end", **BETWEEN},
    "hard": {**BALANCED, "drift_interval": 4},
    "seasoned": {**BALANCED, "drift_interval": 4, "hand_size": 5},
    "expert": {**BALANCED, "drift_interval": 4, "hand_size": 3},
    "quick": {**BALANCED, "wins_to_win": 3, "losses_to_lose": 3},
    "battery": {"objective_scope": "game", "reveal_objective": "round_end", **BETWEEN},
    "no_refill": {"refill": "none", **BETWEEN},
    "house": {**BALANCED, "transmitter": "house"},
    "hands_on": {**BALANCED, "transmitter_acts": "manual", "tuner": True},
    "literal": {"refill": "none", "transmitter_acts": "manual", "talk": "free", "aid": "none"},
}


def test_these_are_all_the_options():
    listed = {option.name: option for option in GAME.Options.listed()}
    assert list(listed) == list(VALUES) == list(DEFAULTS)
    assert {name: option.values for name, option in listed.items()} == VALUES


@pytest.mark.parametrize("name", VALUES)
def test_every_value_can_be_played(name):
    with_it = {
        "objective_scope": {"reveal_objective": "round_end"},
        "objective_set": {"custom_objectives": "-2 1 5"},
        "playing_deck": {"custom_deck": "2 " * 19},
    }.get(name, {})
    for value in VALUES[name]:
        table = Table("transmitter", 6, seed=1, options={name: value, **with_it})
        assert table.options[name] == value
        table.play(table.actors[0], table.legal(table.actors[0])[0])


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"objective_limit": 0}, "objective_limit can't be 0; choose a whole number from 1 to 12"),
        ({"objective_limit": 13}, "from 1 to 12"),
        ({"drift_interval": 1}, "from 2 to 10"),
        ({"drift_interval": 11}, "from 2 to 10"),
        ({"hand_size": 0}, "from 1 to 10"),
        ({"hand_size": 11}, "from 1 to 10"),
        ({"hand_size": "four"}, "hand_size can't be four"),
        ({"wins_to_win": 10}, "from 1 to 9"),
        ({"losses_to_lose": 0}, "from 1 to 9"),
        ({"refill": "all"}, "choose to_hand_size or none"),
        ({"draw_match": "draw"}, "choose lose, win or ignore"),
        ({"first_transmitter": 6}, "first_transmitter can't be 6"),
        ({"tuner": "perhaps"}, "choose false or true"),
        ({"tuners": True}, "unknown option 'tuners'.*did you mean tuner"),
    ],
)
def test_other_values_are_refused(options, why):
    with pytest.raises(BadOption, match=why):
        Table("transmitter", 6, options=options)


def test_options_may_be_words():
    table = Table("transmitter", 3, options={"hand_size": "6", "tuner": "yes"})
    assert (table.options["hand_size"], table.options["tuner"]) == (6, True)


@pytest.mark.parametrize("preset", PRESETS)
def test_presets(preset):
    assert Table("transmitter", 4, preset=preset).options == {**DEFAULTS, **CHANGED[preset]}


def test_presets_are_explained_and_three_are_marked():
    assert [preset.name for preset in GAME.presets] == list(PRESETS)
    marks = {preset.name: preset.mark for preset in GAME.presets if preset.mark}
    assert marks == {"literal": "printed", "balanced": "recommended", "relaxed": "first-game"}


def test_an_unknown_preset_is_refused():
    with pytest.raises(BadOption, match=r"unknown preset 'balance'.*did you mean balanced"):
        Table("transmitter", 4, preset="balance")


def test_a_preset_can_be_changed():
    options = Table("transmitter", 4, preset="hard", options={"hand_size": 5}).options
    assert options == {**DEFAULTS, **CHANGED["hard"], "hand_size": 5}


@pytest.mark.parametrize(
    ("seats", "options", "why"),
    [
        (1, {}, refusals.OnePlayer()),
        (2, {"transmitter": "house", "tuner": True}, refusals.TunerWithoutTransmitter()),
        (
            2,
            {"transmitter": "house", "transmitter_acts": "manual"},
            refusals.ManualWithoutTransmitter(),
        ),
        (2, {"hint_after_draw": "full", "draw_match": "ignore"}, refusals.HintTellsMatch()),
        (2, {"objective_scope": "game"}, refusals.ScopeNeedsReveal()),
        (2, {"first_transmitter": 2}, refusals.FirstTransmitter(2)),
    ],
)
def test_combinations_that_are_refused(seats, options, why):
    with pytest.raises(RefusedOptions) as refused:
        Table("transmitter", seats, options=options)
    assert refused.value.fact == why


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"transmitter": "house"}),
        (2, {"transmitter_acts": "manual", "tuner": True}),
        (2, {"hint_after_draw": "full", "draw_match": "win"}),
        (2, {"objective_scope": "game", "reveal_objective": "round_end"}),
        (2, {"first_transmitter": "random"}),
        (6, {"transmitter": "house", "hand_size": 10}),
    ],
)
def test_combinations_next_to_them_are_not(seats, options):
    assert Table("transmitter", seats, options=options).actors


def test_the_card():
    assert GAME.seats == (1, 2, 3, 4, 5, 6)
    assert (GAME.dynamics, GAME.utility) == ("sequential", "co-operative")
    assert (GAME.actions, GAME.longest) == (25, 3162)
    credits = telling.text(GAME, "game-credits")
    assert "George Kazamias" in credits
    assert "Yiouli Giannacariou" in credits
    assert "title is our own" in credits


def test_rules_page_names_every_option_value_and_preset():
    text = Path(rules.__file__).with_name("RULES.md").read_text(encoding="utf-8")
    assert "George Kazamias and Yiouli Giannacariou" in text
    listed = re.findall(r"^\| `(\w+)` \|(.*)\| (.*) \| (T.*) \|$", text, re.MULTILINE)
    assert [name for name, *_ in listed] == list(VALUES)
    for name, values, default, _ in listed:
        said = DEFAULTS[name]
        if said == "":
            continue
        assert default.strip("`") == (("no", "yes")[said] if isinstance(said, bool) else str(said))
        for value in VALUES[name]:
            assert isinstance(value, int) or f"`{value}`" in values
    for preset in PRESETS:
        assert re.search(rf"^\| `{preset}`", text, re.MULTILINE)
