"""Engines: a game's functions as called from Python, taking boxes instead of states.

Each game has two. The interpreted engine is available immediately. The compiled one is faster and
takes over between two moves once it is ready, with bit-identical results. Both are instantiated
from the same templates.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import cached_property
from typing import Any

import numpy as np

from parlour.core.chance import Chance, seeded
from parlour.core.compiling import BOT, LOADERS, ROOTS, RULES, Beside, Roots, mark_made
from parlour.core.compiling import bot as bot_part
from parlour.core.errors import BadOption, one_of
from parlour.core.feature import Feature
from parlour.core.game import Game
from parlour.core.rule import AT_ONCE, PLAIN, compiled
from parlour.core.struct import Struct
from parlour.core.template import instance
from parlour.core.touching import mark_touched

WORTH_COMPILING = 400  # interpreted moves; a bot's decision counts as 20

ENTRIES = "parlour.core.templates.entries"
RULE_NAMES = ("actors", "apply", "legal", "scores", "setup", "undoable")
VIEW_NAMES = ("heard", "imagine", "look")
BOT_ENTRY = "parlour.core.templates.bot_entry"


class Engine:
    """A game's functions in one form, interpreted or compiled, and boxes in that form."""

    compiled: bool
    begin: Callable[..., None]
    who_acts: Callable[..., int]
    may_do: Callable[..., int]
    may_undo: Callable[..., bool]
    do: Callable[..., None]
    outcome: Callable[..., None]
    see: Callable[..., None]
    see_all: Callable[..., None]
    foresee: Callable[..., tuple[int, bool]]
    witness: Callable[..., int]
    hears: Callable[..., bool]
    suppose: Callable[..., None]

    def __init__(self, game: Game) -> None:
        self.game = game
        made = game_module(game, ENTRIES, "entries")
        for name in ENTRY_NAMES:
            setattr(self, name, self.form(getattr(made, name)))
        self._bots: dict[str, Any] = {}

    def form(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """A rule in this engine's form."""
        raise NotImplementedError

    def bot(self, level: str) -> Callable[..., int]:
        """A bot that takes boxes of this form."""
        if level not in self._bots:
            self._bots[level] = self.form(bot_entry(self.game, level))
        return self._bots[level]

    def boxes(self, struct: type[Struct], count: int = 1) -> Any:
        """A box of `count` blank structs."""
        raise NotImplementedError

    def load(self, struct: type[Struct], data: bytes) -> Any:
        """A box with the struct stored in these bytes."""
        raise NotImplementedError

    def fit(self, struct: type[Struct], box: Any) -> Any:
        """A box converted to this form; the same box if it already is."""
        raise NotImplementedError

    def example(self) -> tuple[Any, Any]:
        """A freshly dealt state, and an acting seat's view of it."""
        game, seats = self.game, self.game.usual_seats
        s, view = self.fit(game.State, game.begin(seats, game.chosen(seats))), self.boxes(game.View)
        self.begin(s, seeded(0))
        self.see(s, max(0, int(self.who_acts(s)).bit_length() - 1), view)
        return s, view

    def use(self) -> None:
        """Call every function once, to compile or load it now rather than during a game."""
        game, seats = self.game, self.game.usual_seats
        s, chance = self.fit(game.State, game.begin(seats, game.chosen(seats))), seeded(0)
        moves = np.zeros(game.widest + game.house_actions, np.int32)
        self.begin(s, chance)
        seat = int(self.who_acts(s)).bit_length() - 1
        self.may_do(s, seat, moves)
        first = int(moves[0])
        self.may_undo(s, seat, first)
        self.hears(s, seat, first, seat)
        view = self.boxes(game.View)
        self.see(s, seat, view)
        self.suppose(view, Chance.copy(chance), self.boxes(game.State), game.workspace())
        viewers, then, luck = np.full(1, seat, np.int8), game.State.copy(s), Chance.copy(chance)
        self.see_all(s, viewers, self.boxes(game.View))
        self.foresee(then, luck, seat, first)
        self.witness(s, then, seat, first, viewers, self.boxes(game.View, 2))
        self.form(mark_touched)(
            np.zeros(2, np.int8), 1, np.zeros(1, np.int64), np.zeros(1, np.int64)
        )
        self.do(s, chance, seat, first)
        self.outcome(s, self.boxes(game.Outcome))

    def use_bot(self, level: str) -> None:
        """Call a bot once, for the same reason as in `use`."""
        _, view = self.example()
        self.bot(level)(view, seeded(0), self.game.workspace())


ENTRY_NAMES = [name for name in Engine.__annotations__ if name != "compiled"]


class Interpreted(Engine):
    """A game's functions as plain Python."""

    compiled = False

    def form(self, function: Callable[..., Any]) -> Callable[..., Any]:
        return function

    def boxes(self, struct: type[Struct], count: int = 1) -> Any:
        return struct.boxes(count)

    def load(self, struct: type[Struct], data: bytes) -> Any:
        return struct.load(data)

    def fit(self, struct: type[Struct], box: Any) -> Any:
        return box if isinstance(box, list) else struct.load(struct.bytes(box))


class Compiled(Engine):
    """A game's functions as machine code."""

    compiled = True

    def form(self, function: Callable[..., Any]) -> Callable[..., Any]:
        made: Callable[..., Any] = compiled(function)
        return made

    def boxes(self, struct: type[Struct], count: int = 1) -> Any:
        return struct.records(count)

    def load(self, struct: type[Struct], data: bytes) -> Any:
        return struct.load_record(data)

    def fit(self, struct: type[Struct], box: Any) -> Any:
        return box if isinstance(box, np.ndarray) else struct.load_record(struct.bytes(box))


class Engines:
    """Both engines of a game, and which one is in use."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.now: Engine = self.interpreted
        self._bots: dict[str, Engine] = {}  # the compiled engine, by level once that is compiled
        self._features: set[str] = set()  # the parts of features that now use compiled rules
        self._worn = 0
        if AT_ONCE:
            self.swap()

    @cached_property
    def interpreted(self) -> Engine:
        """The interpreted engine, available immediately."""
        return Interpreted(self.game)

    @cached_property
    def compiled(self) -> Engine:
        """The compiled engine; compiles on first access whatever isn't cached."""
        engine = Compiled(self.game)
        engine.use()
        return engine

    def swap(self) -> None:
        """Switch to the compiled engine; running tables follow after their next move."""
        if not PLAIN:
            self.game.use_directly(*self.compiled.example())
            self.now = self.compiled
            mark_made(self.game, RULES)

    def swap_bot(self, level: str) -> None:
        """Switch a bot to compiled code."""
        if not PLAIN:
            self.compiled.use_bot(level)
            self._bots[level] = self.compiled
            mark_made(self.game, bot_part(level))

    def bot(self, level: str) -> Callable[..., int]:
        """A bot that takes a boxed view of either form, a generator and a workspace."""
        if level not in self.game.bots:
            known = one_of(["random", *self.game.bots], level)
            raise BadOption(f"unknown bot {level!r}; choose from {known}")
        if AT_ONCE and level not in self._bots:
            self.swap_bot(level)
        engine = self._bots.get(level, self.interpreted)
        if engine is self.interpreted and self._worn >= WORTH_COMPILING:
            self.beside.want(bot_part(level))
        play = engine.bot(level)
        return lambda view, chance, space: play(engine.fit(self.game.View, view), chance, space)

    def swap_feature(self, feature: Feature) -> None:
        """Switch a feature to compiled rules."""
        if not PLAIN:
            feature.use_compiled(lambda: self.compiled.example()[1], tuple(self.game.bots))
            self._features.add(feature.part)
            mark_made(self.game, feature.part)

    def for_feature(self, feature: Feature) -> Engine:
        """The engine whose form of views a feature currently takes."""
        if AT_ONCE and not PLAIN and feature.part not in self._features:
            self.swap_feature(feature)
        return self.compiled if feature.part in self._features else self.interpreted

    def load(self, part: str) -> None:
        """Switch to a compiled part, compiling it here if it isn't cached."""
        kind, _, level = part.partition(" ")
        feature = next((one for one in self.game.features if one.part == kind), None)
        if kind == RULES:
            self.swap()
        elif kind == BOT:
            self.swap_bot(level)
        elif feature:
            self.swap_feature(feature)
        else:
            LOADERS[kind](self.game)
        mark_made(self.game, part)

    @cached_property
    def beside(self) -> Beside:
        """The background compiler."""
        return Beside(self.game, self.load)

    def wear(self, weight: int) -> None:
        """Count interpreted work; past a threshold, compile the rules in the background."""
        self._worn += weight
        if self._worn >= WORTH_COMPILING:
            self.beside.want(RULES)

    def level_now(self, level: str) -> str:
        """The level to play now: a faster, lower one if this level is slow and not compiled yet."""
        return level if AT_ONCE or level in self._bots else self.quick_enough(level)

    def quick_enough(self, level: str) -> str:
        """This level, or the next lower one that is fast enough when interpreted."""
        levels = list(self.game.bots)
        k = levels.index(level)
        while k > 0 and self.game.bots[levels[k]].slow and not PLAIN:
            k -= 1
        return levels[k]


_engines: dict[Game, Engines] = {}
_one_thread = threading.RLock()


def engines(game: Game) -> Engines:
    """The engines of a game: one pair per card and process."""
    found = _engines.get(game)
    if found is None:
        with _one_thread:
            found = _engines.get(game)
            if found is None:
                found = _engines[game] = Engines(game)
    return found


def game_module(game: Game, template: str, name: str, **more: Any) -> Any:
    """Instantiate a template with a game's functions and any further names."""
    functions = {one: getattr(game.rules, one) for one in RULE_NAMES}
    functions |= {one: getattr(game.view, one) for one in VIEW_NAMES}
    label = f"parlour_{name}_{game.name.replace('-', '_')}_{game.version}"
    return instance(template, label, {**functions, **more})


def bot_entry(game: Game, level: str) -> Callable[..., int]:
    """A bot's entry point for Python."""
    made = game_module(game, BOT_ENTRY, f"bot_{level}", bot=game.bots[level].play)
    play: Callable[..., int] = made.play
    return play


def _rules_roots(game: Game, _: str) -> Roots:
    made = game_module(game, ENTRIES, "entries")
    entries = [getattr(made, name) for name in ENTRY_NAMES]
    return *entries, mark_touched, game.use_directly, game.State, game.View


ROOTS[RULES] = _rules_roots
ROOTS[BOT] = lambda game, level: (bot_entry(game, level), game.View)
