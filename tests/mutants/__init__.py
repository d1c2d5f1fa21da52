"""Broken games: copies of the manual's small game with one thing wrong, one a checker."""
