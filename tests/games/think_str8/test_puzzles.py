"""Deduction puzzles: one answer each, by independent enumeration, and steps that lead to it."""

from __future__ import annotations

import copy
import json
from collections import Counter
from datetime import date, timedelta
from typing import Any

import msgspec
import pytest

from parlour.core import telling
from parlour.core.errors import BadOption
from parlour.core.language import languages
from parlour.core.registry import game
from parlour.features.puzzles import Puzzles
from parlour.games.think_str8.aid import worlds_of
from parlour.games.think_str8.puzzles import (
    Deduction,
    Puzzle,
    collection,
    daily,
    explanation,
    generate,
    objection,
    read,
    stars_of,
    write,
)
from parlour.games.think_str8.puzzles.puzzle import BET, FIND, KINDS, Step
from tests.games.think_str8.enumerator import answers, hands

GAME = game("think-str8")
ALL = list(collection().values())
FIRST = date(2026, 1, 1)
DAYS = [daily(FIRST + timedelta(days=n)) for n in range(364)]
SAMPLE = [*ALL[::15], *DAYS[::60]]


def fronts(puzzles: list[Puzzle]) -> list[tuple[Puzzle, dict[str, Any]]]:
    return [(one, json.loads(msgspec.json.encode(one.front()))) for one in puzzles]


def check(puzzle: Puzzle, front: dict[str, Any]) -> None:
    assert answers(front) == [puzzle.answer], puzzle.id
    mine = puzzle.holders[puzzle.seat]
    assert front["view"]["holders"][puzzle.seat] == [None] * 6, "the own cards are hidden"
    assert mine in hands(front), "and they are one of the possible hands"


def test_there_are_puzzles_of_all_kinds_for_everybody() -> None:
    assert len(ALL) >= 200
    assert Counter(one.stars for one in ALL) == dict.fromkeys(range(1, 6), len(ALL) // 5)
    assert Counter(one.seats for one in ALL) == dict.fromkeys((2, 3, 4), len(ALL) // 3)
    kinds = Counter(one.kind for one in ALL)
    assert min(kinds[kind] for kind in KINDS) >= 25
    positions = {(one.holders, one.rounds, one.kind, one.colour, one.dice) for one in (*ALL, *DAYS)}
    assert len(positions) == len(ALL) + len(DAYS), "none is there twice"


def test_a_sample_has_one_answer_each_by_enumeration() -> None:
    for puzzle, front in fronts(SAMPLE):
        check(puzzle, front)


@pytest.mark.soak
def test_every_puzzle_has_one_answer_by_enumeration() -> None:
    for puzzle, front in fronts([*ALL, *DAYS]):
        check(puzzle, front)


def test_a_broken_puzzle_is_caught() -> None:
    """Without any one of its rounds, no puzzle has its answer: a missing fact is noticed."""
    for puzzle, front in fronts(SAMPLE[::3]):
        for r in range(len(puzzle.rounds)):
            broken = copy.deepcopy(front)
            for name in ("dice", "token", "start", "result", "colour", "value"):
                del broken["view"]["rows"][name][r]
            assert answers(broken) != [puzzle.answer], (puzzle.id, r)
        _, _, x, y = puzzle.answer
        other = (puzzle.answer[0], 0, x + 1 if x < 5 else x - 1, y)
        assert answers(front) != [other], "nor is another answer right"


def test_the_enumeration_agrees_with_the_exact_belief() -> None:
    for puzzle, front in fronts(SAMPLE[::3]):
        worlds, _ = worlds_of(puzzle.table().facts(puzzle.seat))
        packed = {
            sum(card << 3 * colour for colour, card in enumerate(hand)) for hand in hands(front)
        }
        assert {int(world) for world in worlds} == packed
        assert len(Deduction(puzzle).possible) == len(packed)


def check_steps(puzzle: Puzzle) -> None:
    found = Deduction(puzzle)
    assert found.is_answered()
    assert found.holds(puzzle.steps), puzzle.id
    assert puzzle.stars == stars_of(puzzle.kind, puzzle.steps)
    for step in puzzle.steps[:-1]:
        assert not found.holds([one for one in puzzle.steps if one is not step]), "each is needed"


def test_the_steps_of_a_sample_lead_to_the_answer() -> None:
    for puzzle in SAMPLE:
        check_steps(puzzle)


@pytest.mark.soak
def test_the_steps_of_every_puzzle_lead_to_the_answer() -> None:
    for puzzle in (*ALL, *DAYS):
        check_steps(puzzle)


def test_a_wrong_step_is_noticed() -> None:
    puzzle = next(one for one in ALL if one.kind != BET and len(one.steps) > 2)
    right = puzzle.holders[puzzle.seat][puzzle.colour]
    assert not Deduction(puzzle).holds([Step((0,), puzzle.colour, (right,)), *puzzle.steps])
    assert not Deduction(puzzle).holds(puzzle.steps[:-1])
    assert not Deduction(puzzle).holds(())
    guess = Step((0,), puzzle.colour, tuple(n for n in range(8) if n != right))
    assert not Deduction(puzzle).holds([guess]), "the right end, but nothing leads there"


def test_stars_grow_with_what_has_to_be_combined() -> None:
    one, two = Step((0,), 1, (2,)), Step((0, 1), 1, (3,))
    assert stars_of("card", (one,)) == 1
    assert stars_of("card", (one, one)) == 2
    assert stars_of("card", (one,) * 5) == 3
    assert stars_of("card", (one, two)) == 4
    assert stars_of("card", (one, one, two)) == stars_of("card", (Step((0, 1, 2), 1, (3,)),)) == 5
    assert stars_of(FIND, (one,)) == 2


def test_days_get_harder_through_the_week_and_repeat() -> None:
    monday = date(2026, 5, 18)
    week = [daily(monday + timedelta(days=n)) for n in range(7)]
    assert [one.stars for one in week] == [1, 2, 2, 3, 3, 4, 5]
    assert week[0].id == "day-2026-05-18"
    again = daily(monday + timedelta(days=364))
    assert msgspec.structs.replace(again, id=week[0].id) == week[0]


def test_lines_are_read_as_they_were_written() -> None:
    for puzzle in (*ALL, *DAYS):
        assert read(write(puzzle)) == puzzle


def test_answers_are_checked_and_explained_in_every_language() -> None:
    puzzles = GAME.feature(Puzzles)
    assert puzzles
    for puzzle in SAMPLE:
        if puzzle.id.startswith("day-"):
            continue
        good = puzzles.check(puzzle.id, [puzzle.answer])
        assert (good["solved"], len(good["why"])) == (True, len(explanation(puzzle)))
        for clue in (*explanation(puzzle), *objections(puzzle)):
            for language in languages():
                text = telling.speaker(GAME, language, puzzle.seat)(clue)
                assert text.strip()
                assert "{" not in text, (language, text)


def objections(puzzle: Puzzle) -> list[Any]:
    """What is said about every wrong answer."""
    if puzzle.kind == BET:
        starts = [start for start in range(23 - puzzle.size) if start != puzzle.start]
        return [objection(puzzle, start, 0) for start in starts]
    right = puzzle.answer[2:]
    colours = range(6) if puzzle.kind == FIND else [puzzle.colour]
    cells = [(colour, value) for colour in colours for value in range(8)]
    return [objection(puzzle, *cell) for cell in cells if cell != right]


def test_a_wrong_answer_is_told_what_it_contradicts() -> None:
    puzzles = GAME.feature(Puzzles)
    assert puzzles
    puzzle = next(one for one in ALL if one.kind == "card" and one.stars == 1)
    piece, _, colour, value = puzzle.answer
    seen = next(v for v in range(8) if v not in Deduction(puzzle).open[colour])
    told = puzzles.check(puzzle.id, [(piece, 0, colour, seen)])
    assert (told["solved"], told["why"][0]["is"]) == (False, "visible")
    other = next(v for v in Deduction(puzzle).open[colour] if v != value)
    (why,) = puzzles.check(puzzle.id, [(piece, 0, colour, other)])["why"]
    assert (why["is"], why["colour"], why["value"]) == ("contradicts", colour, other)
    for bad in ([], [puzzle.answer] * 2, [(5, 0, colour, value)]):
        assert puzzles.check(puzzle.id, bad)["wrong"] == "cards"
    for bad in ((piece, 0, 6, 0), (piece, 0, 0, 8), (piece, 1, colour, value), (piece, 0, -1, 0)):
        assert puzzles.check(puzzle.id, [bad])["wrong"] == "squares"
    with pytest.raises(BadOption, match="no puzzle"):
        puzzles.check("D-999", [puzzle.answer])


@pytest.mark.compiled
def test_the_same_seed_makes_the_same_puzzles() -> None:
    made = [write(one) for one in generate("test", 4)]
    assert made == [write(one) for one in generate("test", 4)]
    for line in made[:5]:
        check(read(line), fronts([read(line)])[0][1])
