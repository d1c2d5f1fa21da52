"""Features that only some games have, and the files around games. Imports nothing but core."""
