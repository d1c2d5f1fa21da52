"""The commands of the terminal, one subject a file; `parlour.cli` reads what was typed."""
