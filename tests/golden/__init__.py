"""Golden games: recordings of whole games, with what each seat saw at every step."""
