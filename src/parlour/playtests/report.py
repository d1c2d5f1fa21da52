"""The report of a playtest: people beside bots, with the same measures and honest intervals."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec
import numpy as np

from parlour.core.game import Game
from parlour.core.registry import game
from parlour.core.struct import Array
from parlour.features.coaching import level_of
from parlour.features.playtest import LEFT, PERSON, SCALE, STANDARD, Bundle, PlayedGame
from parlour.lab.batch import measures_of, run
from parlour.lab.cells import Cell
from parlour.lab.columns import InMemory
from parlour.lab.compare import holm
from parlour.lab.series import Series, series_of
from parlour.lab.stats import Figure
from parlour.playtests.intervals import (
    difference_by_chance,
    is_yes_or_no,
    mean_of,
    not_negative,
    share_of,
)
from parlour.playtests.measured import rows_of
from parlour.playtests.moves import Moves, choices_of, moves_of
from parlour.playtests.pace import Reaction, reaction

BOT_GAMES, BOT_PATIENCE_S, PIECE = 400, 6.0, 20
LEAST_GAMES = 2  # fewer say nothing about a difference
OF_SEATS = ("seat", "edge")  # people have other seats from game to game


class Compared(msgspec.Struct, frozen=True):
    """A figure in people's games and in the bots'."""

    kind: str
    name: str
    part: str
    share: bool
    people: Figure | None
    bots: Figure | None
    p: float
    differs: bool  # after correcting for all figures


class Difficulty(msgspec.Struct, frozen=True):
    """How often people win with bots of a level, and how often one more of these would instead."""

    level: str
    games: int
    won: Figure | None
    bots: float


class Marks(msgspec.Struct, frozen=True):
    """The answers to a question with a scale."""

    id: str  # one of the standard questions, or "own"
    words: str
    counts: list[int]  # of each mark, from 1
    mean: Figure | None


class Quote(msgspec.Struct, frozen=True):
    """What somebody wrote after a game."""

    game: int
    text: str


class Quotes(msgspec.Struct, frozen=True):
    """The answers to a question in words."""

    id: str  # "confused" or "own"
    words: str
    quotes: list[Quote]


class Report(msgspec.Struct, frozen=True):
    """Everything that a playtest shows."""

    name: str
    game: str
    seats: int
    tables: int
    games: int  # that people finished themselves; all figures are of these
    running: int
    stopped: int
    left: int  # games that a bot finished for somebody
    people: int
    forms: int
    minutes: Figure | None
    reference: str  # the level of the bots that people are compared with
    bot_games: int
    figures: list[Compared]
    levels: list[Difficulty]
    marks: list[Marks]
    quotes: list[Quotes]
    moves: Moves | None
    reaction: Reaction | None


def report(data: Bundle, bot_games: int | None = None) -> Report:
    """Make the report of a playtest; `bot_games` is exact, otherwise as many as time allows."""
    card = game(data.game)
    counted = [one for one in data.games if one.counts and one.version == card.version]
    level = reference(data, card)
    met = [one for one in ("random", *card.bots) if any(one in each.players for each in counted)]
    wanted = sorted({level, *met}) if counted else []
    studies = {one: _study(data, card, one, bot_games, len(wanted)) for one in wanted}
    cell, bots = Cell.of(card, data.seats, data.options, [level]), studies.get(level)
    people = InMemory(cell, rows_of(cell, counted)) if counted else None
    choices = choices_of(data, card) if counted else []
    return Report(
        name=data.name, game=data.game, seats=data.seats, tables=data.tables,
        games=len(counted), running=data.running, forms=len(data.forms),
        stopped=sum(one.stopped for one in data.games),
        left=sum(LEFT in one.players and not one.stopped for one in data.games),
        people=len({who for one in data.games for who in one.people if who}),
        minutes=not_negative(mean_of([one.seconds / 60 for one in counted])), reference=level,
        bot_games=bots.count if bots else 0,
        figures=compared(people, bots) if people and bots else [],
        levels=difficulty(card, counted, people, studies) if people else [],
        marks=marks_of(data), quotes=quotes_of(data),
        moves=moves_of(card, choices) if choices else None,
        reaction=reaction(cell, counted) if counted else None,
    )  # fmt: skip


def reference(data: Bundle, card: Game) -> str:
    """The level of the bots that people are compared with: the one they met most often."""
    met = Counter(
        level for one in data.games for level in one.players if level in ("random", *card.bots)
    )
    if met:
        return met.most_common(1)[0][0]
    return data.levels[0] if data.levels else level_of(card)


def _study(data: Bundle, card: Game, level: str, games: int | None, parts: int) -> InMemory:
    """Games of bots of one level, with the same settings."""
    cell = Cell.of(card, data.seats, data.options, [level])
    return InMemory(cell, _bots(cell, games, BOT_PATIENCE_S / parts))


def _bots(cell: Cell, games: int | None, patience_s: float) -> Array:
    if games is not None:
        return run(cell, "playtest", 0, games)
    rows, until = list[Array](), time.monotonic() + patience_s
    for first in range(0, BOT_GAMES, PIECE):
        rows.append(run(cell, "playtest", first, PIECE))
        if time.monotonic() > until:
            break
    return np.concatenate(rows)


def compared(people: InMemory, bots: InMemory) -> list[Compared]:
    """Every figure that people's games and the bots' have in common."""
    theirs = {one.key: one for one in series_of(bots)}
    pairs = [
        (one, theirs[one.key])
        for one in series_of(people)
        if one.key in theirs and one.kind not in OF_SEATS and not _idle(one, theirs[one.key])
    ]
    chances = [difference_by_chance(a.values, b.values) for a, b in pairs]
    enough = people.count >= LEAST_GAMES
    ratios = {one.name for one in measures_of(people.cell.game).listed() if one.whole}
    return [
        Compared(
            a.kind, a.name, a.part, a.share, figure_of(a, ratios), figure_of(b, ratios), p,
            differs and enough,
        )
        for (a, b), p, differs in zip(pairs, chances, holm(chances), strict=True)
    ]  # fmt: skip


def _idle(one: Series, other: Series) -> bool:
    """Whether a figure is the same in every game of people and bots."""
    both = np.concatenate([one.values.astype(float), other.values.astype(float)])
    return bool(np.ptp(both) < 1e-9)


def figure_of(one: Series, ratios: Collection[str]) -> Figure | None:
    """The mean of a series with its interval."""
    if one.share and is_yes_or_no(one.values):
        return share_of(one.values)
    found = mean_of(one.values)
    counted = one.kind == "choices" or (one.kind == "measure" and one.name in ratios)
    return not_negative(found) if counted or one.values.min() >= 0 else found


def difficulty(
    card: Game, games: Sequence[PlayedGame], people: InMemory, bots: Mapping[str, InMemory]
) -> list[Difficulty]:
    """How often people win, by the level of the bots they sat with; all bots have the same one."""
    found: dict[str, list[tuple[float, float]]] = {}
    rates: Any = {level: one.seats("won").mean(axis=0) for level, one in bots.items()}
    won: Any = people.seats("won")
    for row, one in enumerate(games):
        levels = {level for level in one.players if level != PERSON}
        seats = [seat for seat, who in enumerate(one.players) if who == PERSON]
        if len(levels) == 1:
            (level,) = levels
            seats = seats[:1] if card.utility == "co-operative" else seats
            outcomes = [(float(won[row, seat]), float(rates[level][seat])) for seat in seats]
            found.setdefault(level, []).extend(outcomes)
    order = ["random", *card.bots]
    listed = sorted(found, key=lambda one: order.index(one) if one in order else len(order))
    return [
        Difficulty(
            level, len(found[level]), share_of(np.array([hit for hit, _ in found[level]])),
            float(np.mean([rate for _, rate in found[level]])),
        )
        for level in listed
    ]  # fmt: skip


def marks_of(data: Bundle) -> list[Marks]:
    """The answers to the questions with a scale."""
    asked = [
        (id, "", [getattr(form.answers, id) for form in data.forms]) for id in STANDARD
    ] + [
        ("own", question.words, [_own(form.answers.own, k) for form in data.forms])
        for k, question in enumerate(data.questions)
        if question.kind == "scale"
    ]  # fmt: skip
    found = []
    for id, words, answers in asked:
        given = [one for one in answers if isinstance(one, int)]
        counts = [given.count(mark) for mark in range(1, SCALE + 1)]
        found.append(Marks(id, words, counts, mean_of(given)))
    return found


def quotes_of(data: Bundle) -> list[Quotes]:
    """What people wrote, oldest first."""
    confused = [Quote(one.number, one.answers.confused) for one in data.forms]
    found = [Quotes("confused", "", [one for one in confused if one.text])]
    for k, question in enumerate(data.questions):
        if question.kind == "text":
            said = [(one.number, _own(one.answers.own, k)) for one in data.forms]
            quotes = [Quote(number, text) for number, text in said if isinstance(text, str)]
            found.append(Quotes("own", question.words, [one for one in quotes if one.text]))
    return found


def _own(answers: list[Any], place: int) -> Any:
    return answers[place] if place < len(answers) else None
