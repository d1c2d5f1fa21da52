"""parlour ladder: the ratings of a game's bots, and of policies of your own."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from parlour.core.registry import names
from parlour.lab.ladders import Ladder, Rung, Setup, gathered, studies
from parlour.lab.progress import Progress, play
from parlour.lab.standings import make
from parlour.lab.stats import Difference, Figure
from parlour.lab.workers import core_count, cores
from parlour.policies.standings import FILE
from parlour.terminal.policies import named_policies
from parlour.terminal.screen import Screen
from parlour.terminal.seating import check_levels, find_options, find_seats, named_game
from parlour.terminal.signals import Signals, shielded_children

STOPPED = 130
GAMES = 900  # per pair of levels in the standings


def ladder(args: Namespace) -> int:
    """Play the games that are missing, and print the ratings."""
    if args.standings or not args.game:
        return _standings(args)
    game = named_game(args.game)
    seats, options = find_seats(game, args), find_options(game, args)
    setup = Setup(game.name, seats, dict(options), args.preset or game.preset(None).name)
    folder = Path(args.out or f"ladder-{game.name}")
    if args.games:
        policies = named_policies(game, args.policy)
        levels = args.bots.split(",") if args.bots else [*game.bots]
        check_levels(game, levels)
        backend = cores(args.workers or core_count())
        with shielded_children(), Signals() as signals:
            for study in studies(folder, game, setup, levels, policies, args.games):
                if not play(study, backend, Progress(study), lambda: bool(signals.number), None):
                    return STOPPED
    found = gathered(folder, game, setup)
    write = Screen().out.write
    for line in [found.json()] if args.json else table(found) if args.markdown else plain(found):
        write(f"{line}\n")
    return 0


def _standings(args: Namespace) -> int:
    """Measure every level of a game, or of all games, and write what they reach."""
    path, games = Path(args.standings or FILE), args.games or GAMES
    wanted = [named_game(args.game).name] if args.game else names()
    out = Screen().out

    def say(line: str) -> None:
        out.write(f"{line}\n")
        out.flush()

    for name in wanted:
        make(path, name, games, args.anew, say)
    return 0


def table(found: Ladder) -> list[str]:
    """A ladder as a Markdown table."""
    rows = [_row(rung) for rung in found.rungs]
    head = ["", "Elo", "games", "won"] if found.anchor else ["", "won", "games", "above the next"]
    lines = [head, ["---"] * len(head), *rows]
    return [f"| {' | '.join(cells)} |" for cells in lines]


def plain(found: Ladder) -> list[str]:
    """A ladder for a terminal."""
    kind = f"Elo ({found.anchor} is 1000)" if found.anchor else found.kind
    rows = [_row(rung) for rung in found.rungs]
    wide = [max(len(row[k]) for row in rows) for k in range(len(rows[0]))]
    lines = [f"{found.game}, {found.seats} seats, {found.preset}: {kind}, with 95% intervals"]
    for row in rows:
        cells = [
            row[0].ljust(wide[0]),
            *(cell.rjust(width) for cell, width in zip(row[1:], wide[1:])),
        ]
        lines.append(f"  {'   '.join(cells)}".rstrip())
    if found.left_out:
        lines.append(f"  not rated, because they met none of these: {', '.join(found.left_out)}")
    return lines


def _row(rung: Rung) -> list[str]:
    if rung.elo:
        return [rung.name, _elo(rung.elo), f"{rung.games:,}", f"{100 * rung.won:.1f}%"]
    assert rung.win_rate
    rate, gap = rung.win_rate, _gap(rung.above_next) if rung.above_next else ""
    share = f"{100 * rate.value:.1f}% [{100 * rate.low:.1f}, {100 * rate.high:.1f}]"
    return [rung.name, share, f"{rung.games:,}", gap]


def _elo(figure: Figure) -> str:
    return f"{figure.value:.0f} ± {figure.half:.0f}" if figure.half else f"{figure.value:.0f}"


def _gap(gap: Difference) -> str:
    return f"{100 * gap.value:+.1f} [{100 * gap.low:+.1f}, {100 * gap.high:+.1f}]"
