"""Games in which policies play: the same games as in a batch, but with a loop in Python.

Game number `n` has the same deal as in a batch, the bots draw the same numbers, and the row and the
measures are the same; only policies are called in between.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from parlour.core import compiling
from parlour.core.acting import any_of, first_of
from parlour.core.chance import Chance, branch, word
from parlour.core.engine import Engine, engines, game_module
from parlour.core.errors import ParlourError
from parlour.core.game import MOST_SEATS, Game, Outcome
from parlour.core.picking import picking
from parlour.core.rule import PLAIN
from parlour.core.turn import Turn, learnt, turn
from parlour.lab import unmeasured
from parlour.lab.cells import Cell
from parlour.policies.guard import Guarded
from parlour.policies.spec import Spec
from parlour.policies.standing_in import Player, stand_in

POLICY_GAME = "parlour.lab.templates.policy_game"
MEASURING = ("note", "finish", "leader")


@cache
def measuring(game: Game) -> Any:
    """What counts a game's measures, with a state in a box."""
    own = {one: getattr(game.lab.measures, one, getattr(unmeasured, one)) for one in MEASURING}
    return game_module(game, POLICY_GAME, "policy_game", picked=picking(game), **own)


@cache
def guarded(spec: Spec) -> Player:
    """A policy of this process, started once and used for all cells."""
    return Player(spec.name, Guarded(spec))


def player(name: str, policy: Any) -> Player:
    """A policy in a cell, given as a spec, a function or a player."""
    if isinstance(policy, Player):
        return policy
    return guarded(policy) if isinstance(policy, Spec) else Player(name, policy)


class Led:
    """Who leads a game, and how often that has changed."""

    def __init__(self, ahead: int) -> None:
        self._ahead, self._leading = ahead, -1

    def now(self, seat: int, row: Any) -> None:
        """Note in a row that this seat leads now; -1 is none."""
        if seat == self._ahead:
            return
        self._ahead, row.decided = seat, row.decisions
        if seat >= 0:
            row.lead_changes += self._leading >= 0 and self._leading != seat
            self._leading = seat


class PolicyGames:
    """Plays the games of one cell."""

    def __init__(self, cell: Cell) -> None:
        self.cell, self.game = cell, cell.game
        both = engines(self.game)
        if not PLAIN and not compiling.is_made(self.game, compiling.RULES):
            print(f"Compiling {self.game.title}, once ...", file=sys.stderr, flush=True)
        self.engine: Engine = both.interpreted if PLAIN else both.compiled
        made = measuring(self.game)
        self.note, self.finish, self.lead, self.at_random = (
            self.engine.form(getattr(made, name))
            for name in ("noted", "finished", "led", "at_random")
        )
        self.players = {name: player(name, one) for name, one in cell.policies.items()}
        self.instead = stand_in(self.game)
        wanted = {*cell.levels, self.instead} & self.game.bots.keys()
        self.bots = {level: self._bot(level) for level in wanted}
        self.races = self.game.dynamics == "real time"
        self.scratch = self.game.workspace()
        self.moves = np.zeros(self.game.widest + self.game.house_actions, np.int32)
        self.dealt = self.engine.fit(self.game.State, self.game.begin(cell.seats, cell.options))

    def _bot(self, level: str) -> Callable[..., int]:
        if not PLAIN:
            engines(self.game).swap_bot(level)
        return engines(self.game).bot(level)

    def play(self, parent: Any, number: int, row: Any, m: Any, sized_every: int) -> None:
        """Play one game from deal to end, and fill in its row and measures."""
        turns = self.cell.turns
        chance, luck = Chance.records(), Chance.records()
        branch(parent[0], 2 * (number // turns), chance[0])
        branch(parent[0], 2 * number + 1, luck[0])
        row.number, row.turn = number, number % turns
        s = self.game.State.copy(self.dealt)
        self.engine.begin(s, chance)
        led = Led(int(self.lead(s)))
        while mask := int(self.engine.who_acts(s)):
            seat = int(any_of(mask, luck[0]) if self.races else first_of(mask))
            action = self.decide(s, seat, self.cell.level_at(number % turns, seat), luck)
            if number % sized_every == 0:
                row.choices += int(self.engine.may_do(s, seat, self.moves))
                row.sized += 1
            self.note(s, seat, action, m)
            self.engine.do(s, chance, seat, action)
            row.decisions += 1
            led.now(int(self.lead(s)), row)
            if row.decisions > self.game.longest:
                raise ParlourError(f"game {number} doesn't end")
        self.finish(s, m)
        self._result(s, row)

    def _result(self, s: Any, row: Any) -> None:
        out = self.engine.boxes(Outcome)
        self.engine.outcome(s, out)
        row.reason = int(out[0].reason)
        for seat in range(MOST_SEATS):
            row.won[seat], row.score[seat] = int(out[0].won[seat]), int(out[0].score[seat])

    def decide(self, s: Any, seat: int, level: str, luck: Any) -> int:
        """The action of a level or policy."""
        if level == "random":
            return int(self.at_random(s, seat, luck, self.moves))
        view = self.engine.boxes(self.game.View)
        self.engine.see(s, seat, view)
        if level in self.bots:
            return int(self.bots[level](view, luck, self.scratch))
        instead = self.bots.get(self.instead)

        def stands_in() -> int:
            if instead is None:
                return int(self.at_random(s, seat, luck, self.moves))
            return int(instead(view, luck, self.scratch))

        told = self._turn(s, seat, view, luck)
        return self.players[level].choose(told, self.instead, stands_in)

    def _turn(self, s: Any, seat: int, view: Any, luck: Any) -> Turn:
        legal = self.moves[: int(self.engine.may_do(s, seat, self.moves))]
        row, choices = learnt(self.game, s[0], seat, legal, self.engine.form)
        seen, seed = self.game.View.bytes(view), int(word(luck[0]))
        return turn(self.game, self.cell.seats, seat, seen, row, legal, seed, choices)
