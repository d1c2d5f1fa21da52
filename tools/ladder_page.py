"""Write docs/ladder.md: how strong every level of every game is.

    python tools/ladder_page.py

The figures come from src/parlour/policies/ladder.json, which `parlour ladder` writes.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from parlour.core.game import Game
from parlour.core.registry import game
from parlour.policies.standings import WIN_RATE, GameStandings, Setting, Standing, standings

PAGE = Path(__file__).resolve().parents[1] / "docs" / "ladder.md"
INTRODUCTION = """\
# The ladder

This page shows how strong each level is in every game, with every preset and number of players. The
page `/bots` of the app shows the same figures, and the dialog for a new table turns them into
sentences. `parlour ladder --anew` plays all the competitive games again (the seed is `{seed}`) and
writes `src/parlour/policies/ladder.json`. Without `--anew`, the command plays only games that are
missing from the file, such as those of a new level. Win rates in co-operative games come from
`expected.json`, which `python -m parlour.lab.expected GAME` writes.
`tools/ladder_page.py` then generates this page.

In competitive games, the figures are Elo ratings, each followed by half the width of its 95%
interval. On each deal, one side of one level plays from every place in turn against sides of
another level, and the deal counts as one observation. The lowest level is set to 1000 points. If a
side is rated 200 points above all the others, its odds of winning are 3.2 times what they would be
among equals, whatever the number of sides. Pattern Overlap is played as a real-time game in
simulated time, as in [races](lab.md#races), except for the preset `calm`, which is played in turns.

In co-operative games, the figures are the percentages of games that a table of each level wins,
each followed by half the width of its 95% interval. The page [How strong the bots are](bots.md)
describes how we measured these win rates.

[Bots that adapt](bots.md#bots-that-adapt) also use the ratings and win rates on this page.
"""


def page() -> str:
    """The whole page."""
    found = standings()
    head = INTRODUCTION.format(seed=found.seed)
    parts = [line for name, one in found.games.items() for line in of_game(game(name), one)]
    return "\n".join([head, *parts])


def of_game(card: Game, found: GameStandings) -> Iterator[str]:
    """The section of a game: a row for each preset, a column for each number of players."""
    counts = sorted({one.seats for one in found.settings})
    by_place = {(one.preset, one.seats): one for one in found.settings}
    games = sorted({level.games for one in found.settings for level in one.levels})
    many = f"{games[0]:,}" if len(games) == 1 else f"{games[0]:,} to {games[-1]:,}"
    yield f"## {card.title}\n"
    what = "win rates in per cent" if found.kind == WIN_RATE else "Elo ratings"
    levels = " / ".join(card.bots)
    yield f"The figures are {what} for {levels}, from {many} games each (`{found.command}`).\n"
    yield f"| preset | {' | '.join(map(_players, counts))} |"
    yield "|---" * (len(counts) + 1) + "|"
    for preset in dict.fromkeys(one.preset for one in found.settings):
        cells = [cell(by_place.get((preset, count)), found.kind) for count in counts]
        yield f"| {preset} | {' | '.join(cells)} |"
    yield ""


def _players(count: int) -> str:
    return "1 player" if count == 1 else f"{count} players"


def cell(one: Setting | None, kind: str) -> str:
    """The levels of one setting, weakest first."""
    return " / ".join(figure(level, kind) for level in one.levels) if one else ""


def figure(one: Standing, kind: str) -> str:
    """A level's rating or win rate, with half of its interval."""
    scale = 100 if kind == WIN_RATE else 1
    half = scale * (one.high - one.low) / 2
    return f"{scale * one.value:.0f} ± {half:.0f}" if half else f"{scale * one.value:.0f}"


if __name__ == "__main__":
    PAGE.write_text(page())
