"""What an operator sees of a database: its tables, and what is wrong with it."""
