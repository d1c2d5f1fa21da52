"""Puzzles that several people solve together using a link."""
