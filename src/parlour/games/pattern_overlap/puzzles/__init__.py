"""Puzzles for Pattern Overlap: place the given cards with their centres on the black squares.

    puzzles.starters()            the eight built-in puzzles
    puzzles.collection()          those and the generated ones, by id
    puzzles.daily("2026-05-17")   the puzzle of the day, the same for everyone
    puzzles.generate(seed, ...)   a new puzzle, always solvable
    puzzles.solve(puzzle)         the number of solutions, and some of them
    puzzles.Workspace(puzzle)     a puzzle in progress: put, lift, check, hint, give up

Nothing here depends on a table, a view or a server.
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
