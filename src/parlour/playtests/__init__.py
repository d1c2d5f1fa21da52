"""Reports of playtests: people beside bots, with the same measures."""
