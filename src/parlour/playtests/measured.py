"""The measures of people's games: the same as in a study of bots, counted from the actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from parlour.core import compiling
from parlour.core.chance import seeded
from parlour.core.engine import Engine, engines
from parlour.core.game import HOUSE, MOST_SEATS, Outcome
from parlour.core.record import UNDO
from parlour.core.rule import PLAIN
from parlour.core.struct import Array
from parlour.features.playtest import Action, PlayedGame
from parlour.lab.batch import Row, joined, measures_of, packed
from parlour.lab.cells import Cell
from parlour.lab.policy_games import Led, measuring


def standing(actions: Sequence[Action]) -> list[Action]:
    """The actions that weren't taken back. Nothing was drawn or revealed by one that was, so the
    others lead to the same position without it."""
    kept: list[Action] = []
    for one in actions:
        if one.action == UNDO:
            kept.pop()
        else:
            kept.append(one)
    return kept


def rows_of(cell: Cell, games: Sequence[PlayedGame]) -> Array:
    """One row per game, as a study saves them; every decision's choices are counted."""
    counting = _Counting(cell)
    measures = measures_of(cell.game)
    rows, found = Row.boxes(len(games)), counting.engine.boxes(measures, len(games))
    for k, game in enumerate(games):
        counting.count(game, rows[k], found[k : k + 1])
    return joined(cell, packed(Row, rows), packed(measures, found))


class _Counting:
    """Plays games through, with compiled rules if there are any, and counts."""

    def __init__(self, cell: Cell) -> None:
        self.cell, self.game = cell, cell.game
        both = engines(self.game)
        ready = not PLAIN and compiling.is_made(self.game, compiling.RULES)
        self.engine: Engine = both.compiled if ready else both.interpreted
        made = measuring(self.game)
        self.note, self.finish, self.lead = (
            self.engine.form(getattr(made, name)) for name in ("noted", "finished", "led")
        )
        self.moves = np.zeros(self.game.widest + self.game.house_actions, np.int32)

    def count(self, played: PlayedGame, row: Any, m: Any) -> None:
        """Fill in the row and the measures of a game."""
        engine, chance = self.engine, seeded(played.seed)
        dealt = self.game.begin(self.cell.seats, self.cell.options)
        s = engine.fit(self.game.State, dealt)
        engine.begin(s, chance)
        led, row.number = Led(int(self.lead(s))), played.number
        for one in standing(played.actions):
            if one.seat != HOUSE:
                row.choices += int(engine.may_do(s, one.seat, self.moves))
                row.sized += 1
                self.note(s, one.seat, one.action, m)
                row.decisions += 1
            engine.do(s, chance, one.seat, one.action)
            led.now(int(self.lead(s)), row)
        self.finish(s, m)
        out = engine.boxes(Outcome)
        engine.outcome(s, out)
        row.reason = int(out[0].reason)
        for seat in range(MOST_SEATS):
            row.won[seat], row.score[seat] = int(out[0].won[seat]), int(out[0].score[seat])
