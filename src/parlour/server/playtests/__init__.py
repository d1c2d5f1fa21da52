"""Playtests: games that people play through one link, and what they say about them."""
