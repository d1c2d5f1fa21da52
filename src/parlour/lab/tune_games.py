"""Games between two sets of weights, on paired deals: each is played from every side's seats.

In a co-operative game, teams with one set or the other play the same deals.

Every process has one arena per game. Its compiled functions read both sets from the scratch array,
so nothing is compiled again when weights change.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from parlour.core import registry
from parlour.core.chance import Chance, seeded
from parlour.core.engine import engines
from parlour.core.errors import ParlourError
from parlour.core.game import Bot, Game, Lab, Outcome
from parlour.core.rule import PLAIN, compiled
from parlour.core.struct import Array
from parlour.features.tuning import Setting, Tuning
from parlour.lab.batch import Row, bot_game, packed
from parlour.lab.cells import Cell
from parlour.lab.unmeasured import NoMeasures

FIRST, SECOND, BY_HAND = "first", "second", "by hand"


def tuning_of(game: Game) -> Tuning:
    """What a game says about its weights."""
    found = game.feature(Tuning)
    if found is None:
        raise ParlourError(f"{game.title} has no weights that can be tuned")
    return found


class Pairing(NamedTuple):
    """One team with the first weights against teams with the second, at a table.

    If `by_hand` is set, the other teams are bots with the weights set by hand.
    """

    setting: int
    options: int
    first: Array
    second: Array
    by_hand: bool = False


class Arena:
    """A game's compiled loop for pairings."""

    def __init__(self, game: Game) -> None:
        self.tuning = tuning_of(game)
        rivals = {
            FIRST: Bot(self.tuning.first),
            SECOND: Bot(self.tuning.second),
            BY_HAND: game.bots[self.tuning.level],
        }
        self.card = replace(game, bots=rivals, lab=Lab(), features=(), earlier=())
        self.space = np.zeros(game.scratch + 2 * len(self.tuning.weights))
        self.at = game.scratch
        batch = bot_game(self.card, list(rivals), "tune").batch
        both = engines(game)
        self.engine = both.interpreted if PLAIN else both.compiled
        self.batch = batch if PLAIN else compiled(batch)
        self._cells: dict[tuple[int, int, bool], Cell] = {}
        self._teams: dict[tuple[int, int, str, int], Cell] = {}

    def play(self, pairing: Pairing, seed: str, deal: int, deals: int) -> Array:
        """The share of each deal that the first team won, with draws shared by all teams."""
        cell = self._cell(pairing)
        count = len(pairing.first)
        self.space[self.at : self.at + count] = pairing.first
        self.space[self.at + count :] = pairing.second
        rows = self._rows(cell, seed, deal * cell.turns, deals * cell.turns)
        sides, seats = cell.turns, cell.seats
        own = np.array([[(seat - k) % sides == 0 for seat in range(seats)] for k in range(sides)])
        mine = (rows["won"][:, :seats] * own[rows["number"] % sides]).sum(axis=1)
        winners = rows["won"][:, :seats].sum(axis=1)
        share = np.where(winners > 0, mine / np.maximum(1, winners), 1.0 / sides)
        return np.asarray(share.reshape(deals, sides).mean(axis=1))

    def play_as_team(self, pairing: Pairing, seed: str, deal: int, deals: int) -> Array:
        """Which deals a team with the first weights wins.

        If `by_hand` is set, one seat has the weights set by hand: another in every turn through
        the options.
        """
        self.space[self.at : self.at + len(pairing.first)] = pairing.first
        cell = self._team(pairing, [FIRST])
        return np.asarray(self._rows(cell, seed, deal, deals)["won"][:, 0].astype(float))

    def play_by_hand(self, pairing: Pairing, seed: str, deal: int, deals: int) -> Array:
        """Which of the same deals a team with the weights set by hand wins."""
        cell = self._team(pairing, [BY_HAND])
        return np.asarray(self._rows(cell, seed, deal, deals)["won"][:, 0].astype(float))

    def _team(self, pairing: Pairing, level: list[str]) -> Cell:
        setting = self.tuning.settings[pairing.setting]
        turn = pairing.options // len(setting.options) % setting.seats
        key = pairing.setting, pairing.options % len(setting.options), level[0], turn
        if not pairing.by_hand:
            key = *key[:3], -1
        if key not in self._teams:
            options = self.card.chosen(setting.seats, None, _given(setting, pairing.options))
            levels = level * setting.seats
            if pairing.by_hand:
                levels[turn] = BY_HAND
            self._teams[key] = Cell.of(self.card, setting.seats, options, levels)
        return self._teams[key]

    def _rows(self, cell: Cell, seed: str, first: int, games: int) -> Array:
        boxes, card = self.engine.boxes, self.card
        rows = boxes(Row, games)
        dealt = self.engine.fit(card.State, card.begin(cell.seats, cell.options))
        self.batch(
            dealt, boxes(card.View), boxes(card.View), seeded(seed), first, Chance.records(),
            Chance.records(), self.space, np.zeros(card.widest + card.house_actions, np.int32),
            cell.seating, boxes(Outcome), rows, boxes(NoMeasures, games),
        )  # fmt: skip
        return packed(Row, rows)

    def _cell(self, pairing: Pairing) -> Cell:
        key = pairing.setting, pairing.options, pairing.by_hand
        if key not in self._cells:
            setting = self.tuning.settings[pairing.setting]
            others = [BY_HAND if pairing.by_hand else SECOND] * (setting.sides - 1)
            options = self.card.chosen(setting.seats, None, _given(setting, pairing.options))
            self._cells[key] = Cell.of(
                self.card, setting.seats, options, [FIRST, *others], rotate=True
            )
        return self._cells[key]


def _given(setting: Setting, number: int) -> Mapping[str, Any]:
    return setting.options[number % len(setting.options)]


@cache
def arena(name: str) -> Arena:
    """This process's arena for a game."""
    return Arena(registry.game(name))
