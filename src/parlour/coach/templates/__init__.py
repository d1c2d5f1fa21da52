"""Modules that are instantiated for each game."""
