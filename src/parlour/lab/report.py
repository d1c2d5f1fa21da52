"""Report: a study as one self-contained HTML page."""

from __future__ import annotations

import math
from importlib.resources import files
from typing import Any

import msgspec

from parlour.core import telling
from parlour.lab.ladder import Rung, ladder
from parlour.lab.stats import Figure
from parlour.lab.study import Setting, Study
from parlour.lab.summary import Bars, Named, Summary, summary

Row = list[Any]


def page(study: Study) -> str:
    """The HTML report of a study."""
    folder = files("parlour.lab") / "page"
    parts = {
        name: (folder / name).read_text("utf-8") for name in ("page.html", "page.css", "page.js")
    }
    data = msgspec.json.encode(page_data(study)).decode().replace("<", "\\u003c")
    text = parts["page.html"]
    title = f"{study.game.title}: a study"
    for mark, put in (("TITLE", title), ("STYLE", parts["page.css"]), ("SCRIPT", parts["page.js"]),
                      ("DATA", data)):  # fmt: skip
        text = text.replace(f"<!--{mark}-->", put)
    return text


def page_data(study: Study) -> dict[str, Any]:
    """The data embedded in the page."""
    found = []
    for number, setting in enumerate(study.plan.cells):
        games = study.games(number)
        if games is not None:
            found.append((setting, summary(games)))
    together = study.game.utility == "co-operative"
    cells = [_cell(setting, cell, together) for setting, cell in found]
    varied = list(dict.fromkeys(name for one in study.plan.cells for name in one.varied))
    return {
        "title": study.game.title,
        "says": telling.text(study.game, "game-summary"),
        "command": study.plan.command,
        "seed": study.plan.seed,
        "together": together,
        "varied": varied,
        "planned": len(study.plan.cells),
        "cells": cells,
        "ladder": [_rung(rung) for rung in ladder(study)],
    }


def _rung(rung: Rung) -> dict[str, Any]:
    figure = rung.figure
    return {
        "above": rung.above,
        "below": rung.below,
        "where": rung.where,
        "games": rung.games,
        "row": _row(rung.above, figure, True),
        "even": round(rung.even, 6),
    }


def label(setting: Setting) -> str:
    """What distinguishes a cell from the others, in words."""
    if setting.varied:
        return ", ".join(f"{name} {_said(value)}" for name, value in setting.varied.items())
    return f"{setting.seats} seats, {' and '.join(dict.fromkeys(setting.bots))}"


def _said(value: object) -> str:
    return {True: "on", False: "off"}.get(value, str(value)) if type(value) is bool else str(value)


def _cell(setting: Setting, found: Summary, together: bool) -> dict[str, Any]:
    groups = []
    if together:
        groups.append(_group("games won", True, [_row("all together", found.won, True)]))
    else:
        groups.append(_named(found.seats))
        groups += [_named(found.levels)] if len(found.levels.names) > 1 else []
        groups += [_named(found.teams)] if found.teams else []
    groups.append(_named(found.reasons))
    groups += [_rhythm(found), *_own(found.measures)]
    return {
        "label": label(setting),
        "varied": {name: _said(value) for name, value in setting.varied.items()},
        "seats": setting.seats,
        "bots": setting.bots,
        "rotates": setting.turns > 1,
        "games": found.games,
        "groups": [group for group in groups if group["rows"]],
        "length": _bars(found.length),
        "decided": _bars(found.decided_when) if found.decided_when else None,
    }


def _rhythm(found: Summary) -> dict[str, Any]:
    """Game length, number of choices, lead changes and when games are decided."""
    rows: list[tuple[str, Figure | None, bool]] = [
        ("decisions in a game", found.decisions, False),
        ("actions to choose from", found.choices, False),
        ("changes of the lead", found.lead_changes, False),
        ("part of the game before it was decided", found.decided, True),
        ("drawn games", found.drawn if found.first_seat else None, True),
        ("the first seat's edge", found.first_seat, True),
    ]
    return _group("rhythm", False, [_row(name, f, share) for name, f, share in rows if f])


def _own(measures: list[Named]) -> list[dict[str, Any]]:
    """The game's own measures: a group for each one with names, the rest grouped together."""
    groups: list[dict[str, Any]] = []
    counts: list[Row] = []
    shares: list[Row] = []
    for one in measures:
        if len(one.names) > 1:
            groups.append(_named(one))
        elif one.figures[0]:
            (shares if one.share else counts).append(_row(one.says, one.figures[0], one.share))
    return [
        _group("shares", True, shares),
        *groups,
        _group("counts, on average", False, counts),
    ]


def _named(one: Named) -> dict[str, Any]:
    pairs = zip(one.names, one.figures, strict=True)
    return _group(one.says, one.share, [_row(name, f, one.share) for name, f in pairs if f])


def _group(says: str, share: bool, rows: list[Row]) -> dict[str, Any]:
    return {"says": says, "share": share, "rows": rows}


def _row(name: str, figure: Figure, share: bool) -> Row:
    """A figure in the page's format: name, value, interval, whether it is a share."""
    bounds = figure.value, figure.low, figure.high
    return [name, *(None if math.isnan(one) else round(one, 6) for one in bounds), share]


def _bars(bars: Bars) -> dict[str, Any]:
    shares = [round(share, 6) for share in bars.shares]
    return {"low": bars.low, "step": bars.step, "shares": shares}
