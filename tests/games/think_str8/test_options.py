"""Options, presets and the card of the game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import parlour
from parlour import Table
from parlour.core.errors import BadOption
from parlour.core.language import catalogue, languages
from parlour.games.think_str8 import rules

GAME = parlour.game("think-str8")
YES_NO = (False, True)
POINTS = tuple(range(-10, 11))

VALUES: dict[str, tuple[object, ...]] = {
    "intro": YES_NO,
    "rounds": ("usual", *range(1, 13)),
    "token_set": (*(f"linear{n}" for n in range(8, 13)), "curved", "custom"),
    **{f"token_size_{t}": tuple(range(1, 13)) for t in range(7)},
    **{f"token_points_{t}": tuple(range(1, 21)) for t in range(7)},
    "smallest_hint": YES_NO,
    "placement": ("simultaneous", "sequential"),
    "check_order": ("track", "clockwise"),
    "initial_stack": ("random", "seat"),
    "die_turns": (0, 1, 2, 3),
    "intro_grey": ("must_turn", "may_stay"),
    "exchange": ("mandatory", "optional", "off"),
    "exchange_last_round": YES_NO,
    "exchange_colours": ("any", "thrown"),
    "final_one": POINTS,
    "final_two": POINTS,
    "final_three": POINTS,
    "final_wrong": POINTS,
    "track_floor": ("none", "start"),
    "tie_break": ("stack", "shared"),
    "assist_max": (0, 1, 2, 3),
    "spectators": ("public", "all_cards", "none"),
}

DEFAULTS: dict[str, object] = {
    "intro": False,
    "rounds": "usual",
    "token_set": "linear10",
    **{f"token_size_{t}": t + 1 for t in range(7)},
    **{f"token_points_{t}": 9 - t for t in range(7)},
    "smallest_hint": False,
    "placement": "simultaneous",
    "check_order": "track",
    "initial_stack": "random",
    "die_turns": 1,
    "intro_grey": "must_turn",
    "exchange": "mandatory",
    "exchange_last_round": True,
    "exchange_colours": "any",
    "final_one": 5,
    "final_two": 2,
    "final_three": 1,
    "final_wrong": -2,
    "track_floor": "none",
    "tie_break": "stack",
    "assist_max": 1,
    "spectators": "public",
}


def test_these_are_all_the_options():
    listed = {option.name: option for option in GAME.Options.listed()}
    assert list(listed) == list(VALUES) == list(DEFAULTS)
    assert {name: option.values for name, option in listed.items()} == VALUES


def test_defaults_and_presets():
    assert Table("think-str8").options == DEFAULTS
    changed = {
        name: {
            k: v for k, v in Table("think-str8", preset=name).options.items() if DEFAULTS[k] != v
        }
        for name in ("printed", "intro", "coached", "wide")
    }
    assert changed["printed"] == {}
    assert changed["intro"] == {"intro": True}
    assert changed["coached"] == {"assist_max": 3}
    assert changed["wide"].pop("token_set") == "custom"
    assert changed["wide"] == {
        **{f"token_size_{t}": t + 2 for t in range(7)},
        **{f"token_points_{t}": 8 - t for t in range(7)},
    }


@pytest.mark.parametrize("name", VALUES)
def test_every_value_can_be_played(name):
    for value in VALUES[name]:
        t = Table("think-str8", 4, seed=1, options={name: value})
        assert t.options[name] == value
        t.play(t.actors[0], t.legal(t.actors[0])[0])


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"rounds": 13}, "rounds can't be 13"),
        ({"rounds": 0}, "rounds can't be 0"),
        ({"die_turns": 4}, "from 0 to 3"),
        ({"final_one": 11}, "from -10 to 10"),
        ({"token_set": "linear7"}, "choose linear8"),
        ({"token_size_0": 0}, "from 1 to 12"),
        ({"exchange": "never"}, "choose mandatory, optional or off"),
    ],
)
def test_other_values_are_refused(options, why):
    with pytest.raises(BadOption, match=why):
        Table("think-str8", 4, options=options)


def test_options_may_be_words():
    t = Table("think-str8", 3, options={"rounds": "6", "intro": "yes", "final_wrong": "-3"})
    assert (t.options["rounds"], t.options["intro"], t.options["final_wrong"]) == (6, True, -3)


def test_the_card():
    assert GAME.seats == (2, 3, 4)
    assert (GAME.dynamics, GAME.utility) == ("simultaneous", "competitive")
    assert (GAME.actions, GAME.widest, GAME.longest) == (147, 92, 236)


@pytest.mark.parametrize("language", languages())
def test_everything_on_the_card_has_words(language):
    """The game, its options, values, presets, bots and reasons are named in every language."""
    texts = catalogue("parlour.games.think_str8", language)
    for name in ("Leo Colovini", "Sabine Kondirolli", "Tina Landwehr", "HUCH! & friends"):
        assert name in texts.format("game-credits")
    wanted = {"game-summary", "material-tokens"}
    wanted |= {f"reason-{reason}" for reason in GAME.reasons}
    wanted |= {f"bot-{level}" for level in GAME.bots}
    for preset in GAME.presets:
        wanted |= {f"preset-{preset.name}", f"preset-{preset.name}.about"}
    for option in GAME.Options.listed():
        wanted |= {f"option-{option.name}", f"option-{option.name}.about"}
        wanted |= {f"option-{option.name}-{one}" for one in option.values if isinstance(one, str)}
    assert not [id for id in wanted if texts.pattern(id) is None]


def test_the_languages_have_the_same_messages():
    """A text that one catalogue lacks would be shown in English."""
    all_of_them = [catalogue("parlour.games.think_str8", one).ids for one in languages()]
    assert all(ids == all_of_them[0] for ids in all_of_them)


@pytest.mark.parametrize(
    ("seats", "options", "most"),
    [(2, {}, 80), (3, {}, 99), (4, {}, 114), (4, {"intro": True}, 131)],
)
def test_the_longest_games(seats, options, most):
    """Everybody is wrong and every die is turned."""
    longest = 0
    for seed in range(6):
        t = Table("think-str8", seats, seed=seed, options=options)
        while t.actors:
            seat = t.actors[0]
            legal = t.legal(seat)
            t.play(seat, legal[-1] if t.state.phase == 1 else legal[0])
        longest = max(longest, len(t.actions))
    assert longest <= most


def test_rules_page_names_every_option_value_and_preset():
    text = Path(rules.__file__).with_name("RULES.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| `(\w+)`(?: … `\w+`)? \|(.*)\| (.*) \| (S.*) \|$", text, re.MULTILINE)
    once = [name for name in VALUES if not re.search(r"_[1-6]$", name)]
    assert [name for name, *_ in listed] == once
    for name, values, default, _ in listed:
        said = DEFAULTS[name]
        if not name.endswith("_0"):
            spelt = ("no", "yes")[said] if isinstance(said, bool) else str(said)
            assert default.strip("`") == spelt.replace("-", "−")
        for value in VALUES[name]:
            assert isinstance(value, int) or f"`{value}`" in values
    for preset in GAME.presets:
        assert re.search(rf"^\| `{preset.name}` \|", text, re.MULTILINE)
