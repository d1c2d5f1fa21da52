"""The HTTP API and the browser app's files."""
