"""The commands of the terminal, one subject a file; `parlour.terminal.cli` reads what was typed."""
