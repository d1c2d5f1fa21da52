"""Puzzles that several people solve together, by a link."""
