"""The browser app's assumptions about the rules, checked against them."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.language import catalogue, languages
from parlour.core.registry import game
from parlour.server.tables.lessons import lesson_of, shown_lesson


def test_the_lesson_is_won_by_the_rules() -> None:
    steps: list[Any] = shown_lesson("sequence-numbers")["steps"]
    assert [len(step["asks"]) for step in steps] == [0, 1, 0, 1, 1, 1, 1, 0]
    assert steps[-1]["view"]["winner"] == 0
    assert steps[-1]["view"]["lines"][0] == [[0, 1, 2, 3, 4]]


@pytest.mark.parametrize("language", languages())
def test_every_part_of_the_card_has_a_text(language: str) -> None:
    card = game("sequence-numbers")
    texts = catalogue(card.rules.__package__ or "", language)
    wanted = {f"reason-{reason}" for reason in card.reasons}
    wanted |= {f"bot-{level}" for level in card.bots}
    wanted |= {f"preset-{one.name}" for one in card.presets}
    for option in card.Options.listed():
        wanted.add(f"option-{option.name}")
        if option.group != "custom" and any(isinstance(one, str) for one in option.values):
            wanted |= {f"option-{option.name}-{value}" for value in option.values}
    assert not wanted - texts.ids
    assert texts.ids == catalogue(card.rules.__package__ or "").ids


@pytest.mark.parametrize("language", languages())
def test_every_step_of_the_lesson_has_a_text(language: str) -> None:
    card = game("sequence-numbers")
    texts = catalogue(card.rules.__package__ or "", language)
    for step in lesson_of("sequence-numbers").steps:
        assert texts.has(f"lesson-{step.id}")
        assert texts.has(f"lesson-{step.id}.otherwise") == (step.ask is not None)
