"""Report: a study as one self-contained HTML page, in any language."""

from __future__ import annotations

import html
import math
from importlib.resources import files
from typing import Any, NamedTuple

import msgspec

from parlour.core.language import DEFAULT
from parlour.lab.finding_words import figure_key, finding_entry
from parlour.lab.findings import Constant, Finding, findings
from parlour.lab.ladder import Rung, ladder
from parlour.lab.stats import Figure
from parlour.lab.study import Setting, Study
from parlour.lab.summary import Bars, Named, Summary, summary
from parlour.lab.words import Words

Row = list[Any]

# The messages that the page's script fills in, with their arguments.
SCRIPT_TEXTS = {
    "percent": ("value",),
    "setting": ("name", "value"),
    "report-command": (),
    "report-empty": (),
    "report-side-by-side": (),
    "report-show": (),
    "report-along": (),
    "report-how": (),
    "report-as-table": (),
    "report-cell": (),
    "report-games": (),
    "report-interval": (),
    "report-range": ("low", "high"),
    "report-between": ("value", "low", "high"),
    "report-plot": ("figure", "setting"),
    "report-plot-cells": ("figure",),
    "report-no-figure": (),
    "report-length": (),
    "report-decided": (),
    "report-bar": ("range", "share"),
    "report-ladder": (),
    "report-findings": (),
    "report-constant": (),
}


class Results(NamedTuple):
    """A study's figures, which are the same in every language."""

    study: Study
    cells: list[tuple[Setting, Summary]]
    rungs: list[Rung]
    found: list[Finding]  # what differs, largest effect first
    constant: list[Constant]  # figures that are the same in every game

    @property
    def together(self) -> bool:
        """Whether the game is co-operative."""
        return self.study.game.utility == "co-operative"


def results(study: Study) -> Results:
    """The figures of a study."""
    settings = enumerate(study.plan.cells)
    played = [(setting, games) for k, setting in settings if (games := study.games(k)) is not None]
    cells = [(setting, summary(games)) for setting, games in played]
    return Results(study, cells, ladder(study), *findings(played))


def page(study: Study, language: str = DEFAULT) -> str:
    """The HTML report of a study."""
    return worded_page(results(study), language)


def worded_page(found: Results, language: str) -> str:
    """The HTML report of a study whose figures are known."""
    folder = files("parlour.lab") / "page"
    game, words = found.study.game, Words(found.study.game, language)
    text = (folder / "page.html").read_text("utf-8")
    for mark, put in (
        ("LANGUAGE", language),
        ("TITLE", html.escape(words.say("report-title", game=game.title))),
        ("LAB", html.escape(words.say("report-lab"))),
        ("NOSCRIPT", html.escape(words.say("report-noscript"))),
        ("STYLE", (folder / "page.css").read_text("utf-8")),
        ("SCRIPT", (folder / "page.js").read_text("utf-8")),
        ("DATA", msgspec.json.encode(page_data(found, words)).decode().replace("<", "\\u003c")),
    ):
        text = text.replace(f"<!--{mark}-->", put)
    return text


def page_data(found: Results, words: Words) -> dict[str, Any]:
    """The data embedded in the page: ids with their words, and figures."""
    plan, together = found.study.plan, found.together
    varied = list(dict.fromkeys(name for one in plan.cells for name in one.varied))
    named = {name: words.option(name) for name in varied}
    kind = "together" if together else "against"
    return {
        "language": words.language,
        "title": found.study.game.title,
        "says": words.named("game-summary", ""),
        "command": plan.command,
        "foot": words.say("report-foot", seed=str(plan.seed)),
        "texts": _templates(words),
        "headline": _headline(found, words),
        "findings": [finding_entry(one, words) for one in found.found],
        "findings_about": _about_findings(found, words),
        "constant": [_constant(one, words) for one in found.constant],
        "together": together,
        "varied": varied,
        "named": named,
        "values": {
            name: {
                _id(one.varied[name]): words.value(name, one.varied[name])
                for one in plan.cells
                if name in one.varied
            }
            for name in varied
        },
        "cells": [_cell(setting, cell, together, words) for setting, cell in found.cells],
        "ladder": [_rung(rung, kind, words) for rung in found.rungs],
        "ladder_says": words.say(f"report-ladder-{kind}"),
    }


def _templates(words: Words) -> dict[str, str]:
    """The script's messages, with {name} where an argument goes."""
    return {
        id: words.say(id, **{name: f"{{{name}}}" for name in names})
        for id, names in SCRIPT_TEXTS.items()
    }


def _id(value: object) -> str:
    """A value's id on the page."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _headline(found: Results, words: Words) -> list[tuple[str, str]]:
    """The most important figures: each a number and what it is."""
    cells, say = found.cells, words.say
    count = sum(cell.games for _, cell in cells)
    games = say("report-headline-games", count=count, cells=len(cells) or 1)
    lines = [(words.number(count), games)]
    if cells and found.together:
        lines += _win_rates(cells, words)
    elif cells and (edge := cells[0][1].first_seat):
        low, high = (words.amount(one, True) for one in (edge.low, edge.high))
        where = label(cells[0][0], words) if len(cells) > 1 else None
        says = say("report-headline-edge", low=low, high=high, cell=where)
        sign = "+" if edge.value > 0 else ""
        lines.append((words.amount(edge.value, True, sign), says))
    if len(cells) == 1:
        length = words.amount(cells[0][1].decisions.value, False)
        lines.append((length, say("report-headline-length")))
    return lines


def _win_rates(cells: list[tuple[Setting, Summary]], words: Words) -> list[tuple[str, str]]:
    """The win rate of a single cell, or the lowest and highest of several."""
    if len(cells) == 1:
        won = cells[0][1].won
        low, high = (words.amount(one, True) for one in (won.low, won.high))
        return [
            (words.amount(won.value, True), words.say("report-headline-won", low=low, high=high))
        ]
    order = sorted(cells, key=lambda cell: cell[1].won.value)
    return [
        (
            words.amount(cell.won.value, True),
            words.say(f"report-headline-{which}", cell=label(setting, words)),
        )
        for which, (setting, cell) in (("least", order[0]), ("most", order[-1]))
    ]


def _about_findings(found: Results, words: Words) -> str:
    """How the findings were got, or why there are none."""
    if len(found.cells) < 2:
        return ""
    if found.found:
        several = len(found.study.plan.cells[0].varied) > 1
        return words.say("report-findings-about", several=several)
    return words.say("report-findings-none")


def _constant(one: Constant, words: Words) -> dict[str, Any]:
    says = words.figure(one.kind, one.name, one.part)
    key = figure_key(one.kind, one.name, one.part, one.share)
    return {"key": key, "says": says, "value": words.amount(one.value, one.share)}


def _rung(rung: Rung, kind: str, words: Words) -> dict[str, Any]:
    above, below = words.level(rung.above), words.level(rung.below)
    where = words.setting(rung.where) or None
    return {
        "says": words.say(f"report-rung-{kind}", above=above, below=below, where=where),
        "above": rung.above,
        "below": rung.below,
        "counted": words.games(rung.games),
        "row": _row(rung.above, above, rung.figure, True),
        "even": round(rung.even, 6),
    }


def label(setting: Setting, words: Words) -> str:
    """What distinguishes a cell from the others, in words."""
    levels = [words.level(level) for level in dict.fromkeys(setting.bots)]
    return words.setting(setting.varied) or words.say("players", count=setting.seats, bots=levels)


def _cell(setting: Setting, found: Summary, together: bool, words: Words) -> dict[str, Any]:
    groups = [*_wins(found, together, words)]
    reasons = {reason: words.reason(reason) for reason in found.reasons.names}
    groups.append(_named(found.reasons, words.say("group-reasons"), reasons))
    groups += [_rhythm(found, words), *_own(found.measures, words)]
    about = words.say(
        "report-about", count=setting.seats, games=words.games(found.games),
        bots=[words.level(level) for level in dict.fromkeys(setting.bots)],
        rotates=setting.turns > 1,
    )  # fmt: skip
    return {
        "label": label(setting, words),
        "varied": {name: _id(value) for name, value in setting.varied.items()},
        "about": about,
        "games": found.games,
        "groups": [group for group in groups if group["rows"]],
        "length": _bars(found.length),
        "decided": _bars(found.decided_when) if found.decided_when else None,
    }


def _wins(found: Summary, together: bool, words: Words) -> list[dict[str, Any]]:
    """Win rates: of everyone together, or by seat, level and team."""
    say = words.say
    if together:
        row = _row("together", say("figure-together"), found.won, True)
        return [_group("won", say("group-won"), True, [row])]
    seats = {seat: words.player(seat) for seat in found.seats.names}
    groups = [_named(found.seats, say("group-seats"), seats)]
    if len(found.levels.names) > 1:
        levels = {level: words.level(level) for level in found.levels.names}
        groups.append(_named(found.levels, say("group-levels"), levels))
    if found.teams:
        teams = {team: say("figure-team", team=int(team) + 1) for team in found.teams.names}
        groups.append(_named(found.teams, say("group-teams"), teams))
    return groups


def _rhythm(found: Summary, words: Words) -> dict[str, Any]:
    """Game length, number of choices, lead changes and when games are decided."""
    figures: list[tuple[str, Figure | None, bool]] = [
        ("length", found.decisions, False),
        ("choices", found.choices, False),
        ("lead_changes", found.lead_changes, False),
        ("decided", found.decided, True),
        ("drawn", found.drawn if found.first_seat else None, True),
        ("edge", found.first_seat, True),
    ]
    rows = [_row(id, words.say(f"figure-{id}"), one, share) for id, one, share in figures if one]
    return _group("rhythm", words.say("group-rhythm"), False, rows)


def _own(measures: list[Named], words: Words) -> list[dict[str, Any]]:
    """The game's own measures: a group for each one with parts, the rest grouped together."""
    groups: list[dict[str, Any]] = []
    counts: list[Row] = []
    shares: list[Row] = []
    for one in measures:
        says = words.measure(one.id)
        if len(one.names) > 1:
            parts = {part: words.part(one.id, part) for part in one.names}
            groups.append(_named(one, says, parts, "measure-"))
        elif one.figures[0]:
            (shares if one.share else counts).append(_row(one.id, says, one.figures[0], one.share))
    return [
        _group("shares", words.say("group-shares"), True, shares),
        *groups,
        _group("counts", words.say("group-counts"), False, counts),
    ]


def _named(one: Named, says: str, names: dict[str, str], prefix: str = "") -> dict[str, Any]:
    pairs = zip(one.names, one.figures, strict=True)
    rows = [_row(id, names[id], figure, one.share) for id, figure in pairs if figure]
    return _group(prefix + one.id, says, one.share, rows)


def _group(id: str, says: str, share: bool, rows: list[Row]) -> dict[str, Any]:
    return {"id": id, "says": says, "share": share, "rows": rows}


def _row(id: str, says: str, figure: Figure, share: bool) -> Row:
    """A figure in the page's format: its words, value, interval, whether it is a share, its id."""
    bounds = figure.value, figure.low, figure.high
    return [says, *(None if math.isnan(one) else round(one, 6) for one in bounds), share, id]


def _bars(bars: Bars) -> dict[str, Any]:
    shares = [round(share, 6) for share in bars.shares]
    return {"low": bars.low, "step": bars.step, "shares": shares}
