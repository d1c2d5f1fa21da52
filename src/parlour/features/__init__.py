"""Optional features of games, and the files that go with them. Imports only from core."""
