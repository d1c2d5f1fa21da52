"""The commands of the terminal, one subject a file; `parlour.cli` reads what was typed."""

import parlour.games  # noqa: F401  # so that the games are known
