"""Tools for operators: listing the tables of a database and checking it for damage."""
