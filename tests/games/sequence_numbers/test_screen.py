"""What the screen takes for granted about the rules, held against them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from parlour.core.registry import names
from parlour.games.sequence_numbers import deck, rules
from parlour.games.sequence_numbers.lines import CORNERS, SIDE
from parlour.server.http.games import card_of
from parlour.server.tables.lessons import shown_lesson

WEB = Path(__file__).resolve().parents[3] / "web"
VIEW = WEB / "src" / "games" / "sequence_numbers" / "view.ts"


def test_the_screen_counts_actions_and_cards_as_the_rules_do() -> None:
    numbers = dict(re.findall(r"const ([A-Z_]+) = (\d+)\n", VIEW.read_text()))
    assert {name: int(number) for name, number in numbers.items()} == {
        "SIDE": SIDE, "BAND": deck.BAND, "NUMBERS": deck.NUMBERS, "PLUS": deck.PLUS,
        "MINUS": deck.MINUS, "FIRST_WILD": deck.FIRST_PLUS, "FIRST_MINUS": deck.FIRST_MINUS,
        "PLUS_AT": rules.PLUS_AT, "MINUS_AT": rules.MINUS_AT, "LAY": rules.DISCARD_KIND,
        "PASS": rules.PASS, "DRAW": rules.DRAW_CARD, "SKIP": rules.SKIP_DRAW,
    }  # fmt: skip
    assert CORNERS == (0, 9, 90, 99)


def test_the_lesson_is_won_by_the_rules() -> None:
    steps: list[Any] = shown_lesson("sequence-numbers")["steps"]
    assert [len(step["asks"]) for step in steps] == [0, 1, 0, 1, 1, 1, 1, 0]
    assert steps[-1]["view"]["winner"] == 0
    assert steps[-1]["view"]["lines"][0] == [[0, 1, 2, 3, 4]]


SHOWN = [name for name in names() if (WEB / "src/games" / name.replace("-", "_")).is_dir()]


@pytest.mark.parametrize("name", SHOWN)
def test_texts_to_translate_are_those_of_the_card(name: str) -> None:
    kept = json.loads((WEB / "tests" / "said.json").read_text())
    texts, card = set(kept[name]["texts"]), card_of(name)
    said = {card["says"], card["credits"], *card["bots"].values(), *card["emotes"]}
    said |= {text for one in card["presets"] for text in (one["says"], one["mark"]) if text}
    said |= {option["says"] for option in card["options"]}
    assert not said - texts, "run `python web/said.py`"
