"""Puzzles of Pattern Overlap: lay the given cards so that their centres lie on the black squares.

    puzzles.starters()            the eight puzzles that come with the game
    puzzles.collection()          those and many generated ones, by id
    puzzles.daily("2026-05-17")   one for everybody on that date
    puzzles.generate(seed, ...)   a new one, with a solution for certain
    puzzles.solve(puzzle)         how many solutions, and some of them
    puzzles.Workspace(puzzle)     put, lift, check, hint, give up

Nothing here needs a table, a view or a server.
"""

from parlour.games.pattern_overlap.puzzles.checking import Verdict, check
from parlour.games.pattern_overlap.puzzles.days import daily
from parlour.games.pattern_overlap.puzzles.generator import generate
from parlour.games.pattern_overlap.puzzles.puzzle import Laid, Puzzle, bits_of, stars_of
from parlour.games.pattern_overlap.puzzles.shelf import collection, starters
from parlour.games.pattern_overlap.puzzles.solver import Solutions, solve, solve_outline
from parlour.games.pattern_overlap.puzzles.workspace import Workspace

__all__ = [
    "Laid", "Puzzle", "Solutions", "Verdict", "Workspace", "bits_of", "check", "collection",
    "daily", "generate", "solve", "solve_outline", "stars_of", "starters",
]  # fmt: skip
