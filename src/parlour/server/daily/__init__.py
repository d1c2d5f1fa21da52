"""A new puzzle and a new deal of each game every day, the same for everyone on a server."""
