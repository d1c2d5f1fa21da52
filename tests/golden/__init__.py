"""Golden games: whole games as they were played, with what each seat saw at every step."""
