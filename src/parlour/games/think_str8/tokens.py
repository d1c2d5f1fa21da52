"""Think Str8!'s custom tokens, read from and written to material files."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.core.errors import echoed
from parlour.core.option import Value
from parlour.features.material import Kind
from parlour.features.material_file import Sheet
from parlour.games.think_str8.options import LARGEST, MOST_POINTS, TOKENS, flaws_of_tokens
from parlour.games.think_str8.refusals import TokenCount, TokenLine

Table = tuple[tuple[int, int], ...]  # size and points of each token


def read(sheet: Sheet) -> Table:
    """Read tokens, one per line, each as size and points."""
    rows = sheet.lines("tokens")
    table, lines = [], []
    for row in rows:
        words = row.split()
        if len(words) != 2:
            sheet.wrong(row.line, TokenLine(echoed(row.text)))
            continue
        size = sheet.number(words[0], 1, LARGEST)
        points = sheet.number(words[1], 1, MOST_POINTS)
        table.append((size or 0, points or 0))
        lines.append(row.line)
    if rows and len(rows) != TOKENS:
        sheet.wrong(rows[-1].line, TokenCount(TOKENS, len(rows)))
    if sheet.good:
        for token, flaw in flaws_of_tokens([size for size, _ in table], [n for _, n in table]):
            sheet.wrong(lines[token], flaw)
    return tuple(table)


def as_options(table: Table, seats: int) -> dict[str, Value]:
    """The options for a table with these tokens."""
    options: dict[str, Value] = {"token_set": "custom"}
    options |= {f"token_size_{t}": size for t, (size, _) in enumerate(table)}
    return options | {f"token_points_{t}": points for t, (_, points) in enumerate(table)}


def write(options: Mapping[str, Value], seats: int) -> list[str]:
    """The lines of a material file for a table's tokens."""
    rows = [
        f"  {options[f'token_size_{t}']:>2} {options[f'token_points_{t}']:>2}"
        for t in range(TOKENS)
    ]
    return ["# size and points", "tokens:", *rows]


MATERIAL = Kind(
    "tokens", "token_set",
    read, as_options, write,
)  # fmt: skip
