"""Options: names, values, presets, and helpful errors."""

from __future__ import annotations

import pytest

from parlour.core.errors import BadOption
from parlour.core.option import Choices, Preset, by_seat, choice, whole, yes_no
from parlour.core.struct import Array


class Options(Choices):
    """Options of three kinds."""

    cards: int = whole(1, 10, default=4)
    tuner: int = yes_no(default=False)
    match: int = choice("lose", "win", default="lose")
    first: int = choice(0, 1, "random", default=0)


def test_defaults_are_completed() -> None:
    assert Options.complete({}) == {"cards": 4, "tuner": False, "match": "lose", "first": 0}


@pytest.mark.parametrize(
    ("name", "given", "value"),
    [
        ("cards", 10, 10),
        ("cards", "7", 7),
        ("tuner", "yes", True),
        ("tuner", "off", False),
        ("tuner", True, True),
        ("match", "win", "win"),
        ("first", "1", 1),
        ("first", "random", "random"),
    ],
)
def test_values_are_read_as_people_write_them(name: str, given: object, value: object) -> None:
    assert Options.complete({name: given})[name] == value


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"cards": 11}, "option cards can't be 11; choose a whole number from 1 to 10"),
        ({"cards": True}, "option cards can't be true"),
        ({"cards": "many"}, "a whole number from 1 to 10"),
        ({"tuner": "perhaps"}, "option tuner can't be perhaps; choose false or true"),
        ({"tuner": 1}, "option tuner can't be 1"),
        ({"match": "loose"}, "option match can't be loose; choose lose or win"),
        ({"first": 2}, "choose 0, 1 or random"),
        ({"card": 3}, "unknown option 'card'; choose from .*did you mean cards"),
    ],
)
def test_what_is_not_allowed_says_what_is(given: dict[str, object], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        Options.complete(given)


def test_codes_and_values_are_inverse() -> None:
    for option in Options.listed():
        for value in option.values:
            assert option.value(option.code(value)) == value


def test_a_default_must_be_allowed() -> None:
    with pytest.raises(BadOption, match="the default must be lose or win, not 'draw'"):

        class Wrong(Choices):
            match: int = choice("lose", "win", default="draw")


def test_a_preset_is_a_name_a_line_and_options() -> None:
    assert Preset("quick", {"cards": 3}).options == {"cards": 3}


def test_former_options_have_no_effect() -> None:
    class Later(Choices):
        retired = ("tuning",)
        cards: int = whole(1, 10, default=4)

    assert Later.complete({"tuning": "loud", "cards": 3}) == {"cards": 3}
    with pytest.raises(BadOption, match="unknown option"):
        Options.complete({"tuning": "loud"})


class BySeat(Choices):
    """An option that every seat has for itself."""

    help: Array = by_seat("table", "none", "much", most=3)


@pytest.mark.parametrize(
    ("given", "value", "rotated"),
    [
        ("table", "table", "table"),
        ("none", "none", "table none"),
        ("table much", "table much", "table table much"),
        ("none table much", "none table much", "much none"),
        ("much table table", "much", "table much"),
    ],
)
def test_an_option_by_seat_has_a_word_for_each(given: str, value: str, rotated: str) -> None:
    (option,) = BySeat.listed()
    assert BySeat.complete({"help": given}) == {"help": value}
    assert option.value(option.code(given)) == value
    assert option.rotated(given, 3) == rotated


def test_what_is_no_word_of_a_seat_says_which_are() -> None:
    with pytest.raises(BadOption, match="up to 3 words, one per seat: table, none or much"):
        BySeat.complete({"help": "lots"})
    with pytest.raises(BadOption, match="help can't be much much much much"):
        BySeat.complete({"help": "much " * 4})
