"""Deduction puzzles for Think Str8!: name a card that is certain, or place a bet that can't miss.

puzzles.collection()         the puzzles by id
puzzles.daily(day)           the puzzle of a day, the same for everyone
puzzles.generate(seed, 4)    new ones, from a game between bots
puzzles.Deduction(puzzle)    what follows from a puzzle's rounds, step by step
puzzles.explanation(puzzle)  the same as facts, to be put into words
"""

from parlour.games.think_str8.puzzles.clues import explanation, objection
from parlour.games.think_str8.puzzles.days import daily
from parlour.games.think_str8.puzzles.deduction import Deduction, stars_of
from parlour.games.think_str8.puzzles.generator import generate
from parlour.games.think_str8.puzzles.puzzle import Puzzle, read, write
from parlour.games.think_str8.puzzles.shelf import collection

__all__ = [
    "Deduction", "Puzzle", "collection", "daily", "explanation", "generate", "objection", "read",
    "stars_of", "write",
]  # fmt: skip
