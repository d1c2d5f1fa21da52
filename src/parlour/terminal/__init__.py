"""The `parlour` command: `cli` parses the arguments, the other modules implement the commands."""
