"""Lines: a study's results in a terminal, one line per cell or figure.

Options and levels are shown as they are typed.
"""

from __future__ import annotations

from collections.abc import Iterator

from parlour.lab.calibrate import Target, Tried
from parlour.lab.columns import Games
from parlour.lab.compare import Compared
from parlour.lab.stats import wilson
from parlour.lab.study import Setting, Study
from parlour.lab.summary import by_level, by_seat
from parlour.lab.words import Words


def label(setting: Setting, words: Words) -> str:
    """What distinguishes a cell from the others."""
    if setting.varied:
        return ", ".join(f"{name} {typed(value)}" for name, value in setting.varied.items())
    return words.say("players", count=setting.seats, bots=list(dict.fromkeys(setting.bots)))


def typed(value: object) -> str:
    """A value as it is typed."""
    return {True: "on", False: "off"}.get(value, str(value)) if type(value) is bool else str(value)


def study_lines(study: Study, words: Words) -> Iterator[str]:
    """One line per cell, computed from only a few of its columns."""
    for number, setting in enumerate(study.plan.cells):
        games = study.games(number)
        if games is not None:
            named = ", ".join(f"{name}={value}" for name, value in setting.varied.items())
            yield words.say(
                "line", cell=named or label(setting, words), count=games.count,
                games=words.number(games.count), rates=_rates(games, words),
                decisions=words.number(games["decisions"].mean(), 1),
            )  # fmt: skip


def _rates(games: Games, words: Words) -> str:
    """How often each level, everyone together, or each seat won."""
    if len(games.cell.levels) > 1:
        found = by_level(games, games.seats("won"))
        pairs = zip(found.names, found.figures, strict=True)
        return ", ".join(f"{name} {words.percent(figure)}" for name, figure in pairs if figure)
    if games.cell.game.utility == "co-operative":
        won = wilson(int(games["won_0"].sum()), games.count)
        return words.say("line-won", rate=words.percent(won))
    figures = by_seat(games.seats("won")).figures
    rates = ", ".join(words.percent(figure) for figure in figures if figure)
    return words.say("line-seats", rates=rates)


def compared_line(one: Compared, words: Words) -> str:
    """A figure of two cells and their difference."""
    gap = one.difference
    size = 100 if one.share else 1
    means = [words.number(size * value, 2) for value in (one.first, one.second)]
    if one.share:
        means = [words.say("percent", value=value) for value in means]
    first, second = means
    by, low, high = (words.number(size * value, 2, "+") for value in (gap.value, gap.low, gap.high))
    return words.say(
        "compared", figure=words.figure(one.kind, one.name, one.part), first=first, second=second,
        by=by, low=low, high=high, p=words.spelt(f"{gap.p:.2g}"),
    )  # fmt: skip


def tried_line(one: Tried, words: Words) -> str:
    """A tested value and the figure with it."""
    value, low, high = (
        words.amount(part, one.share)
        for part in (one.figure.value, one.figure.low, one.figure.high)
    )
    return words.say(
        "tried", value=f"{one.option}={typed(one.value)}", rate=value, low=low, high=high,
        count=one.games, games=words.number(one.games),
    )  # fmt: skip


def verdict_line(order: list[Tried], target: Target, words: Words) -> str:
    """Whether the target is reached, and by which value."""
    best = order[0]
    said = [words.amount(part, best.share) for part in (target.wanted, target.tolerance)]
    return words.say(
        f"tried-{target.verdict(best)}", value=f"{best.option}={typed(best.value)}", wanted=said[0],
        tolerance=said[1], rate=words.amount(best.figure.value, best.share),
    )  # fmt: skip
