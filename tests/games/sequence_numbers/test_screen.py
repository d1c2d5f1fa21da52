"""The browser app's assumptions about the rules, checked against them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from parlour.core.registry import names
from parlour.server.http.games import card_of
from parlour.server.tables.lessons import shown_lesson

WEB = Path(__file__).resolve().parents[3] / "web"


def test_the_lesson_is_won_by_the_rules() -> None:
    steps: list[Any] = shown_lesson("sequence-numbers")["steps"]
    assert [len(step["asks"]) for step in steps] == [0, 1, 0, 1, 1, 1, 1, 0]
    assert steps[-1]["view"]["winner"] == 0
    assert steps[-1]["view"]["lines"][0] == [[0, 1, 2, 3, 4]]


SHOWN = [name for name in names() if (WEB / "src/games" / name.replace("-", "_")).is_dir()]


@pytest.mark.parametrize("name", SHOWN)
def test_texts_to_translate_are_those_of_the_card(name: str) -> None:
    kept = json.loads((WEB / "tests" / "server-text.json").read_text())
    texts, card = set(kept[name]["texts"]), card_of(name)
    said = {card["says"], card["credits"], *card["bots"].values(), *card["emotes"]}
    said |= {text for one in card["presets"] for text in (one["says"], one["mark"]) if text}
    said |= {option["says"] for option in card["options"]}
    assert not said - texts, "run `python web/server_text.py`"
