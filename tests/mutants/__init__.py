"""Broken games: copies of the example game with one thing wrong, one for each checker."""
