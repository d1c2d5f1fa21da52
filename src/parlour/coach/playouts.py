"""Playouts: games played on by bots from what a seat knows, interpreted or compiled."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from parlour.core import compiling
from parlour.core.chance import Chance, seeded
from parlour.core.engine import Engine, engines, game_module
from parlour.core.game import Game, Outcome
from parlour.core.rule import AT_ONCE, PLAIN, compiled
from parlour.core.struct import Array
from parlour.features.coaching import coaching, level_of, roots, strongest

PART = "coach"
TEMPLATE = "parlour.coach.templates.playing_on"


class Estimate(NamedTuple):
    """A mean and its standard error."""

    mean: float
    error: float

    @classmethod
    def of(cls, samples: Array) -> Estimate:
        """The estimate from equally weighted samples."""
        count = len(samples)
        error = float(samples.std(ddof=1)) / count**0.5 if count > 1 else 0.0
        return cls(float(samples.mean()), error)


class Playouts(NamedTuple):
    """A game's playouts in one form."""

    game: Game
    engine: Engine
    run: Any

    def compared(
        self, view: bytes, seat: int, actions: Sequence[int], worlds: int, seed: str, first: int = 0
    ) -> Array:
        """Whether a seat wins after each action (columns), in positions that fit its view (rows).

        The rows are worlds number `first` to `first + worlds - 1` of the seed.
        """
        load = self.engine.load(self.game.View, view)
        base = self.engine.boxes(self.game.State)
        return self._run(load, base, seat, actions, True, worlds, seed, first)

    def played_on(self, state: bytes, seat: int, games: int, seed: str) -> Array:
        """Whether a seat wins when bots play on from a full state."""
        base = self.engine.load(self.game.State, state)
        view = self.engine.boxes(self.game.View)
        return self._run(view, base, seat, [-1], False, games, seed, 0)[:, 0]

    def legal(self, view: bytes, seat: int) -> list[int]:
        """A seat's legal actions, from the bytes of its view alone."""
        engine, game = self.engine, self.game
        s, moves = engine.boxes(game.State), np.zeros(game.widest + game.house_actions, np.int32)
        engine.suppose(engine.load(game.View, view), seeded("legal"), s, game.workspace())
        if not int(engine.who_acts(s)) >> seat & 1:
            return []
        return [int(one) for one in moves[: engine.may_do(s, seat, moves)]]

    def strongest(self, view: bytes, seed: str) -> int:
        """What the strongest bot does with this view."""
        play = self.engine.bot(strongest(self.game))
        box = self.engine.load(self.game.View, view)
        return int(play(box, seeded(seed), self.game.workspace()))

    def facts(self, view: bytes) -> Any:
        """A view as facts, in the form that the game's coaching takes."""
        return self.game.View.read(self.engine.load(self.game.View, view))

    def _run(
        self, view: Any, base: Any, seat: int, actions: Sequence[int], hidden: bool, worlds: int,
        seed: str, first: int,
    ) -> Array:  # fmt: skip
        boxes, game = self.engine.boxes, self.game
        found = np.zeros((worlds, len(actions)))
        self.run(
            view, boxes(game.State), base, boxes(game.State), boxes(game.View), boxes(game.View),
            seeded(seed), first, Chance.records(), Chance.records(), game.workspace(), seat,
            np.array(actions, np.int64), hidden, boxes(Outcome), found,
        )  # fmt: skip
        return found


@cache
def _made(game: Game) -> Any:
    return game_module(
        game, TEMPLATE, PART, bot=game.bots[level_of(game)].play, LONGEST=game.longest,
        RACES=game.dynamics == "real time",
    )  # fmt: skip


@cache
def interpreted(game: Game) -> Playouts:
    """A game's playouts as plain Python."""
    return Playouts(game, engines(game).interpreted, _made(game).compare)


@cache
def at_full_speed(game: Game) -> Playouts:
    """A game's playouts as machine code; compiles them now if they aren't cached."""
    made = Playouts(game, engines(game).compiled, compiled(_made(game).compare))
    s, view = made.engine.example()
    seat = max(0, int(made.engine.who_acts(s)).bit_length() - 1)
    seen, facts = game.View.bytes(view), game.View.read(view)
    actions = made.legal(seen, seat)
    made.compared(seen, seat, actions[:1], 1, "once")
    made.strongest(seen, "once")
    coaching(game).values(facts, actions[:1])
    coaching(game).advice(facts, actions[0])
    _loaded.add(game)
    return made


_loaded: set[Game] = set()
compiling.LOADERS[PART] = at_full_speed


def _roots(game: Game, _: str) -> compiling.Roots:
    best = game.bots[strongest(game)].play
    return _made(game).compare, best, game.State, game.View, *roots(game)


compiling.ROOTS[PART] = _roots


def is_ready(game: Game) -> bool:
    """Whether compiled playouts can be had without compiling."""
    return not PLAIN and (game in _loaded or AT_ONCE or compiling.is_made(game, PART))


def playouts(game: Game) -> Playouts:
    """A game's playouts: compiled if they have been compiled before, else interpreted."""
    return at_full_speed(game) if is_ready(game) else interpreted(game)
