"""The web server: tables that people play at. Nothing else in Parlour imports this package."""
