"""The web server: tables that people play at. Only the command line imports this package."""
