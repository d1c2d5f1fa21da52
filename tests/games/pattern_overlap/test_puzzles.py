"""Puzzles: the starters, the collection, the generator and the solver."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from itertools import permutations, product

import pytest

from parlour.games.pattern_overlap.puzzles import (
    Laid,
    Puzzle,
    Workspace,
    check,
    collection,
    daily,
    days,
    generate,
    generator,
    solve,
    solve_outline,
    starters,
)
from parlour.games.pattern_overlap.puzzles.shelf import read, write

TABLE = {  # id: wild, width, height, solutions, bits, stars
    "A-01": (False, 5, 5, 1, 8.6, 1), "A-02": (False, 6, 6, 1, 12.6, 2),
    "A-03": (True, 8, 5, 1, 16.9, 3), "A-04": (False, 8, 7, 1, 21.5, 4),
    "G-01": (False, 3, 7, 2, 7.6, 1), "G-02": (True, 5, 5, 2, 11.6, 2),
    "G-03": (True, 8, 5, 1, 21.5, 4), "G-04": (False, 5, 12, 1, 31.3, 5),
}  # fmt: skip


@pytest.mark.parametrize("puzzle", starters(), ids=lambda p: p.id)
def test_the_starters_are_as_their_table_says(puzzle: Puzzle):
    facts = puzzle.wild, puzzle.w, puzzle.h, puzzle.solutions, puzzle.bits, puzzle.stars
    assert facts == TABLE[puzzle.id]
    assert solve(puzzle).total == puzzle.solutions
    assert check(puzzle, puzzle.answer).solved


def test_every_puzzle_of_the_collection_is_right():
    puzzles = collection()
    assert len(puzzles) >= 200
    for puzzle in puzzles.values():
        assert check(puzzle, puzzle.answer).solved, puzzle.id
        found = solve(puzzle)
        assert found.total == puzzle.solutions, puzzle.id
        assert all(check(puzzle, layout).solved for layout in found.layouts), puzzle.id
        assert read(write(puzzle)) == puzzle


def test_the_collection_has_both_sides_all_stars_and_all_kinds():
    kinds = Counter((p.side, p.stars) for p in collection().values())
    assert len(kinds) == 10
    assert min(kinds.values()) >= 20
    assert {p.show for p in collection().values()} == {"centers", "outline"}
    assert {p.wild for p in collection().values()} == {False, True}


def test_the_answer_stays_on_the_back():
    puzzle = starters()[0]
    assert "answer" not in puzzle.front()
    hidden = next(p for p in collection().values() if p.show == "outline")
    assert hidden.front()["centers"] is None
    assert len(hidden.front()["outline"]) == len(hidden.outline())


@pytest.mark.parametrize("name", ["A-01", "G-01"])
def test_the_solver_finds_what_trying_everything_finds(name: str):
    puzzle = collection()[name]
    right = set()
    for cards in permutations(puzzle.cards):
        for rots in product(range(4), repeat=len(cards)):
            layout = [
                Laid(card, *square, rot)
                for card, square, rot in zip(cards, puzzle.centers, rots, strict=True)
            ]
            if check(puzzle, layout).solved:
                right.add(frozenset(layout))
    assert right == {frozenset(layout) for layout in solve(puzzle).layouts}


def test_hidden_centres_are_solved_too():
    hidden = [p for p in collection().values() if p.show == "outline" and len(p.cards) <= 5]
    assert hidden
    for puzzle in hidden[:4]:
        layout = solve_outline(puzzle)
        assert layout is not None, puzzle.id
        assert check(puzzle, layout).solved


@pytest.mark.parametrize("wild", [False, True])
@pytest.mark.parametrize("stars", [2, 3, 4])
def test_generated_puzzles_keep_their_word(stars: int, wild: bool):
    puzzle = generate(f"test {stars}", "gems", stars, wild)
    assert puzzle.stars == stars
    assert solve(puzzle).total == puzzle.solutions
    assert check(puzzle, puzzle.answer).solved
    assert list(puzzle.cards) == sorted(set(puzzle.cards))
    assert puzzle.centers == tuple(sorted(puzzle.centers, key=lambda xy: (xy[1], xy[0])))


def test_P40_a_day_has_its_puzzle_without_anybody_waiting(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(generator, "solve_on", None)  # generating one now would fail
    days_of = [days.FIRST_DAY + timedelta(n) for n in range(2 * 728)]
    puzzles = [daily(day) for day in days_of]
    assert [one.stars for one in puzzles] == [days.STARS[day.weekday()] for day in days_of]
    assert [one.id for one in puzzles[:2]] == ["day-2026-01-01", "day-2026-01-02"]
    assert len({one.answer for one in puzzles[:728]}) == 728
    assert puzzles[728].answer == puzzles[0].answer
    assert {one.side for one in puzzles[:14]} == {"animals", "gems"}
    for one in puzzles[::91]:
        assert check(one, one.answer).solved
    assert daily("2026-11-15") == daily(date(2026, 11, 15))


@pytest.mark.parametrize("number", [0, 100, 318, 727])
def test_P40_the_days_are_kept_as_the_generator_makes_them(number: int):
    kept = days.KEPT.read_text().splitlines()
    assert len(kept) == 728
    assert days.written(days.FIRST_DAY + timedelta(number)) == kept[number]


def test_action_numbers_of_puzzles():
    puzzle = starters()[0]
    work, n = Workspace(puzzle), 3
    for one in puzzle.answer:
        k, p = puzzle.cards.index(one.card), puzzle.centers.index((one.x, one.y))
        work.act((k * 4 + one.rot) * n + p)
    assert work.solved
    assert Workspace(puzzle).actions == 4 * 9 + 3 + 3
    lifting = Workspace(puzzle)
    lifting.act(0)
    lifting.act(4 * n * n + 0)
    assert lifting.layout == []


def test_what_is_wrong_is_named():
    puzzle = starters()[0]
    a, b, c = puzzle.answer
    assert check(puzzle, [a, b]).wrong == "cards"
    assert check(puzzle, [a, b, c._replace(x=c.x + 9)]).wrong == "centers"
    clash = check(puzzle, [a, b, c._replace(rot=(c.rot + 2) % 4)])
    assert clash.wrong == "squares"
    assert clash.squares
