"""Positions: a game step by step, with every random outcome as a step of its own.

The rules run interpreted with a script of outcomes. Where the script ends, the position is one of
chance: it says what can come, and the next step is one of those. Positions never change; a step
makes a new one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from parlour.core.chance import Script, Unscripted
from parlour.core.engine import Engine, engines
from parlour.core.game import SPECTATOR, Game, Outcome
from parlour.core.option import Value
from parlour.core.struct import Array
from parlour.core.turn import observer

Move = tuple[int, int]  # a seat and its action


class Setting(NamedTuple):
    """A game with a number of seats and options."""

    game: Game
    seats: int
    options: Mapping[str, Value]

    @property
    def engine(self) -> Engine:
        """The interpreted rules."""
        return engines(self.game).interpreted


class Position(NamedTuple):
    """A game after some steps."""

    at: Setting
    state: Any  # boxed; before the deal is complete, that of the empty table
    dealt: bool
    moves: tuple[Move, ...]  # moves to make before anyone acts; the first may wait for chance
    script: tuple[int, ...]  # the outcomes so far of the first of them, or of the deal
    weights: tuple[int, ...]  # of the outcomes that can come now; () if this isn't up to chance
    asked: tuple[int, ...]  # the seats that act now
    seen: tuple[bytes, ...]  # a digest of all that each seat has seen and done, in order
    shown: tuple[bytes, ...]  # what each seat sees

    @classmethod
    def first(cls, at: Setting) -> Position:
        """The position before the deal."""
        nothing = (b"",) * at.seats
        state = at.game.begin(at.seats, at.options)
        return cls(at, state, False, (), (), (), (), nothing, nothing)._continued()

    @property
    def is_chance(self) -> bool:
        """Whether the next step is a random outcome."""
        return bool(self.weights)

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return not self.weights and not self.asked

    def legal(self, seat: int) -> list[int]:
        """A seat's legal actions, ascending."""
        game = self.at.game
        moves = np.zeros(game.widest + game.house_actions, np.int32)
        found: list[int] = moves[: self.at.engine.may_do(self.state, seat, moves)].tolist()
        return found

    def happens(self, outcome: int) -> Position:
        """The position after a random outcome."""
        if self.dealt and not self.moves:  # in real time: who acts first
            return self._replace(weights=(), asked=(self.asked[outcome],))
        return self._replace(script=(*self.script, outcome))._continued()

    def acted(self, *moves: Move) -> Position:
        """The position after these moves, in this order."""
        return self._replace(moves=moves)._continued()

    def _continued(self) -> Position:
        """This position with everything done that needs no further outcome."""
        now = self
        while not now.dealt or now.moves:
            engine, state = now.at.engine, now.at.game.State.copy(now.state)
            try:
                if now.dealt:
                    engine.do(state, [Script(now.script)], *now.moves[0])
                else:
                    engine.begin(state, [Script(now.script)])
            except Unscripted as ends:
                return now._replace(weights=tuple(ends.weights), asked=())
            now = now._after(state)
        return now._looked()

    def _after(self, state: Any) -> Position:
        """The position after the deal, or after the first of the moves to make."""
        seen = list(self.seen)
        for seat, action in self.moves[:1]:
            seen[seat] = _digest(seen[seat], b"act %d" % action)
        return self._replace(
            state=state, dealt=True, moves=self.moves[1:], script=(), weights=(), seen=tuple(seen)
        )

    def _looked(self) -> Position:
        """This position with what everyone sees now, and who acts."""
        shown = tuple(self.view(seat) for seat in range(self.at.seats))
        seen = tuple(
            before if now == old else _digest(before, now)
            for before, old, now in zip(self.seen, self.shown, shown)
        )
        asked = self._asked()
        races = self.at.game.dynamics == "real time" and len(asked) > 1
        weights = (1,) * len(asked) if races else ()
        return self._replace(shown=shown, seen=seen, asked=asked, weights=weights)

    def _asked(self) -> tuple[int, ...]:
        """The seats that the game waits for: all that may act, except late ones."""
        mask = int(self.at.engine.who_acts(self.state))
        actors = tuple(seat for seat in range(self.at.seats) if mask >> seat & 1)
        if len(actors) < 2:
            return actors
        view = self.at.game.View.box()
        self.at.engine.see(self.state, SPECTATOR, view)
        late = tuple(self.at.game.manners.late(self.at.game.View.read(view)))
        return tuple(seat for seat in actors if seat not in late)

    def view(self, seat: int) -> bytes:
        """What a seat sees, as bytes."""
        view = self.at.game.View.box()
        self.at.engine.see(self.state, seat, view)
        return self.at.game.View.bytes(view)

    def row(self, seat: int) -> Array:
        """What a seat observes as a vector: features where the game has some, else the raw one."""
        game = self.at.game
        if game.lab.observe is None:
            return observer(game)(game.View.load_record(self.view(seat)))
        row = np.zeros(game.lab.observe.ROW.size, np.float32)
        if self.dealt:
            game.lab.observe.observe(self.state[0], seat, row)
        return row

    def scores(self) -> list[int]:
        """Everyone's score, once the game is over."""
        out = Outcome.box()
        self.at.engine.outcome(self.state, out)
        return [int(score) for score in out[0].score[: self.at.seats]]


def _digest(before: bytes, what: bytes) -> bytes:
    return hashlib.blake2b(before + what, digest_size=12).digest()
