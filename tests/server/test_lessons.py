"""Every step of every game's lesson can be played as written."""

from __future__ import annotations

import pytest

from parlour.core.errors import ParlourError
from parlour.core.registry import names
from parlour.server.protocol.errors import Refused
from parlour.server.tables import lessons
from parlour.server.tables.lessons import Lesson, LessonStep, lesson_of, shown_lesson


def taught() -> list[str]:
    found = []
    for name in names():
        try:
            lesson_of(name)
        except Refused:
            continue
        found.append(name)
    return found


def test_transmitter_is_taught() -> None:
    assert "transmitter" in taught()


@pytest.mark.parametrize("name", taught())
def test_every_step_can_be_played(name: str) -> None:
    shown = shown_lesson(name)
    assert len(shown["names"]) == lesson_of(name).seats
    for step, written in zip(shown["steps"], lesson_of(name).steps):
        assert step["id"] == written.id
        assert step["view"]["seat"] == shown["seat"]
        assert len(step["asks"]) == (written.ask is not None), written
    assert any(step["asks"] for step in shown["steps"]), "a lesson lets the learner play"


def test_a_lesson_that_asks_for_the_impossible_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = Lesson(2, 1, ["A", "B"], [LessonStep("Fly.", ask="fly to the moon")])
    monkeypatch.setattr(lessons, "lesson_of", lambda name: wrong)
    shown_lesson.cache_clear()
    with pytest.raises(ParlourError):
        shown_lesson("transmitter")
    shown_lesson.cache_clear()
