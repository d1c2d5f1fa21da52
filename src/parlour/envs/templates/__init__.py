"""Templates that vectorised environments instantiate for every game: see core/template.py."""
