"""Catalogues: parsing and formatting Fluent messages."""

from __future__ import annotations

import pytest

from parlour.text.audience import Audience
from parlour.text.catalogue import BadMessage, Catalogue, UnknownMessage

COMMON = """\
you = you
player = Seat { $seat }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
"""


def catalogue(*sources: str, language: str = "en") -> Catalogue:
    return Catalogue(language, [COMMON, *sources])


def test_a_message_is_formatted_with_its_arguments() -> None:
    texts = catalogue("hello = Hello, { $name }!\n")
    assert texts.format("hello", {"name": "Wren"}) == "Hello, Wren!"


def test_a_missing_argument_is_an_error_that_names_it() -> None:
    with pytest.raises(BadMessage, match=r"en: hello: the argument \$name is missing"):
        catalogue("hello = Hello, { $name }!\n").format("hello")


def test_an_unknown_message_is_an_error_that_names_it() -> None:
    with pytest.raises(UnknownMessage, match="no message 'bye'"):
        catalogue().format("bye")


def test_a_message_defined_twice_is_refused() -> None:
    with pytest.raises(BadMessage, match="hello is defined twice"):
        catalogue("hello = Hello\nhello = Hi\n")


def test_a_message_that_cannot_be_parsed_is_named() -> None:
    with pytest.raises(BadMessage, match=r"broken = \{"):
        catalogue("broken = { $x\n").format("broken")


@pytest.mark.parametrize(
    ("number", "text"), [(0, "no cards"), (1, "1 card"), (2, "2 cards"), (-3, "−3 cards")]
)
def test_exact_numbers_and_plurals_choose_the_variant(number: int, text: str) -> None:
    source = """\
cards = { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
}
"""
    assert catalogue(source).format("cards", {"n": number}) == text


def test_languages_without_plurals_have_one_form() -> None:
    source = "cards = { $n ->\n    [one] einer\n   *[other] andere\n}\n"
    assert catalogue(source, language="ja").format("cards", {"n": 1}) == "andere"
    assert catalogue(source, language="fr").format("cards", {"n": 0}) == "einer"


def test_terms_take_literal_arguments_and_fall_back_to_the_default_variant() -> None:
    source = """\
-card = { $case ->
    [upper] Card
   *[lower] card
}
both = { -card(case: "upper") } and { -card }
"""
    assert catalogue(source).format("both") == "Card and card"


def test_messages_refer_to_messages_and_attributes() -> None:
    source = "one = One\n    .about = about { $what }\ntwo = { one } { one.about }\n"
    texts = catalogue(source)
    assert texts.format("two", {"what": "it"}) == "One about it"
    assert texts.format("one.about", {"what": "this"}) == "about this"
    assert texts.has("one.about")
    assert not texts.has("one.more")


def test_what_a_language_lacks_comes_from_its_fallback() -> None:
    english = catalogue("a = A\nb = B\n")
    german = Catalogue("de", ["a = Ä\n"], english)
    assert (german.format("a"), german.format("b")) == ("Ä", "B")
    assert german.has("b")


PLAYS = """\
plays = { WHO($seat) ->
    [you] You play { SIGNED($card) }.
   *[other] { NAME($seat) } plays { SIGNED($card) }.
}
"""


@pytest.mark.parametrize(
    ("audience", "text"),
    [
        (Audience(1), "You play −4."),
        (Audience(0), "Seat 1 plays −4."),
        (Audience(0, ("Wren", "Lark")), "Lark plays −4."),
        (Audience(None, ("Wren", "Lark")), "Lark plays −4."),
    ],
)
def test_you_are_addressed_and_others_named(audience: Audience, text: str) -> None:
    assert catalogue(PLAYS).format("plays", {"seat": 1, "card": -4}, audience) == text


WIN = """\
win = { NAMES($seats) } { WHO($seats) ->
    [you] win
    [you-all] both win
    [other] wins
    [others] win
   *[nobody] – no one wins
}.
"""


@pytest.mark.parametrize(
    ("seats", "text"),
    [
        ([1], "you win."),
        ([0, 1], "you and Wren both win."),
        ([0], "Wren wins."),
        ([0, 2, 3], "Wren, Moss and Seat 3 win."),
        ([], " – no one wins."),
    ],
)
def test_several_players_are_listed_with_you_first(seats: list[int], text: str) -> None:
    audience = Audience(1, ("Wren", "Lark", "Moss"))
    assert catalogue(WIN).format("win", {"seats": seats}, audience) == text


def test_lists_are_joined_by_and_or_or() -> None:
    source = 'all = { LIST($n) }\nany = { LIST($n, type: "or") }\nplain = { $n }\n'
    texts = catalogue(source)
    assert texts.format("all", {"n": [1, -2, 3]}) == "1, −2 and 3"
    assert texts.format("any", {"n": ["a", "b"]}) == "a or b"
    assert texts.format("plain", {"n": [1, -2]}) == "1, −2"


def test_an_unknown_function_is_named() -> None:
    with pytest.raises(BadMessage, match="unknown function SHOUT"):
        catalogue("x = { SHOUT($n) }\n").format("x", {"n": 1})
