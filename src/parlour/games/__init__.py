"""The games: one folder each, all alike. `parlour.list_games()` lists them."""
