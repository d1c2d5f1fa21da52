"""Engines: a game's functions as Python calls them, with boxes in place of states.

There are two of each game. The interpreted one is there at once; the compiled one is quicker once
it has been made, and takes over between two moves, bit for bit the same. The text below is written
for each game; for the compiled engine into the folder of its compiled rules, because numba keeps
compiled code only for functions that stand in a file.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import sys
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from parlour.core.chance import Chance, seeded
from parlour.core.compiling import PACE, RULES, Beside, mark_made
from parlour.core.compiling import bot as bot_part
from parlour.core.rule import AT_ONCE, PLAIN, compiled, is_rule, numba_with_rules
from parlour.core.rule_cache import create, entry_folder
from parlour.core.struct import Struct

if TYPE_CHECKING:
    from parlour.core.game import Game

WORTH_COMPILING = 400  # moves that a program interpreted, one bot's thought counted as twenty

ENTRIES = """
@entry
def begin(s, chance):
    setup(s[0], chance[0])

@entry
def who_acts(s):
    return actors(s[0])

@entry
def may_do(s, seat, moves):
    return legal(s[0], seat, moves)

@entry
def may_undo(s, seat, action):
    return undoable(s[0], seat, action)

@entry
def do(s, chance, seat, action):
    apply(s[0], chance[0], seat, action)

@entry
def outcome(s, out):
    scores(s[0], out[0])

@entry
def see(s, seat, v):
    look(s[0], seat, v[0])

@entry
def see_all(s, viewers, v):
    for k in range(len(viewers)):
        look(s[0], viewers[k], v[k])

@entry
def foresee(s, chance, seat, action):
    may_undo = undoable(s[0], seat, action)
    apply(s[0], chance[0], seat, action)
    return actors(s[0]), may_undo

@entry
def witness(s, after, seat, action, viewers, v):
    many, hearing = len(viewers), 0
    for k in range(many):
        hearing |= int(heard(s[0], seat, action, viewers[k])) << k
        look(s[0], viewers[k], v[k])
        look(after[0], viewers[k], v[many + k])
    look(after[0], -1, v[2 * many])
    return hearing

@entry
def hears(s, seat, action, viewer):
    return heard(s[0], seat, action, viewer)

@entry
def suppose(v, chance, s, scratch):
    imagine(v[0], chance[0], s[0], scratch)
"""

BOT = """
@rule
def play(v, chance, scratch):
    return {level}(v[0], chance[0], scratch)
"""


class Engine:
    """A game's functions in one form, and boxes of that form."""

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

    def __init__(self, game: Game, functions: Callable[[str, str], Any]) -> None:
        self.game, self._functions = game, functions
        made = functions("entries", ENTRIES)
        for name in ENTRY_NAMES:
            setattr(self, name, getattr(made, name))
        self._bots: dict[str, Any] = {}

    def functions(self) -> list[Callable[..., Any]]:
        """All of its functions, except its bots."""
        return [getattr(self, name) for name in ENTRY_NAMES]

    def bot(self, level: str) -> Callable[..., int]:
        """A bot, which is given boxes of this form."""
        if level not in self._bots:
            made = self._functions(f"bot_{level}", BOT.format(level=level))
            self._bots[level] = made.play
        return self._bots[level]

    def boxes(self, struct: type[Struct], count: int = 1) -> Any:
        """So many blank ones in one box."""
        raise NotImplementedError

    def load(self, struct: type[Struct], data: bytes) -> Any:
        """A box with the one whose bytes these are."""
        raise NotImplementedError

    def fit(self, struct: type[Struct], box: Any) -> Any:
        """A box in this form: the same one, if it is."""
        raise NotImplementedError

    def example(self) -> tuple[Any, Any]:
        """A state at the start of a game, and what a seat sees of it."""
        game, seats = self.game, self.game.usual_seats
        s, view = self.fit(game.State, game.begin(seats, game.chosen(seats))), self.boxes(game.View)
        self.begin(s, seeded(0))
        self.see(s, max(0, int(self.who_acts(s)).bit_length() - 1), view)
        return s, view

    def use(self) -> None:
        """Call every function once, so that none is waited for later."""
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
        self.witness(s, then, seat, first, viewers, self.boxes(game.View, 3))
        self.do(s, chance, seat, first)
        self.outcome(s, self.boxes(game.Outcome))

    def use_bot(self, level: str) -> None:
        """Call a bot once, for the same reason."""
        _, view = self.example()
        self.bot(level)(view, seeded(0), self.game.workspace())


ENTRY_NAMES = [name for name in Engine.__annotations__ if name != "compiled"]


class Interpreted(Engine):
    """A game's functions as the Python they are."""

    compiled = False

    def __init__(self, game: Game) -> None:
        super().__init__(game, lambda name, text: interpreted_module(game, name, text))

    def boxes(self, struct: type[Struct], count: int = 1) -> Any:
        return struct.boxes(count)

    def load(self, struct: type[Struct], data: bytes) -> Any:
        return struct.load(data)

    def fit(self, struct: type[Struct], box: Any) -> Any:
        return box if isinstance(box, list) else struct.load(struct.bytes(box))


class Compiled(Engine):
    """A game's functions as machine code."""

    compiled = True

    def __init__(self, game: Game) -> None:
        super().__init__(game, lambda name, text: compiled_module(game, name, text))

    def boxes(self, struct: type[Struct], count: int = 1) -> Any:
        return struct.records(count)

    def load(self, struct: type[Struct], data: bytes) -> Any:
        return struct.load_record(data)

    def fit(self, struct: type[Struct], box: Any) -> Any:
        return box if isinstance(box, np.ndarray) else struct.load_record(struct.bytes(box))


class Engines:
    """Both engines of a game, and which of them is used from now on."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.now: Engine = self.interpreted
        self._bots: dict[str, Engine] = {}  # the compiled engine, for each level that it has made
        self._paces: Engine = self.interpreted
        self._worn = 0
        if AT_ONCE:
            self.swap()

    @cached_property
    def interpreted(self) -> Engine:
        """The one that is there at once."""
        return Interpreted(self.game)

    @cached_property
    def compiled(self) -> Engine:
        """The quicker one: what is not made yet is made now."""
        engine = Compiled(self.game)
        engine.use()
        return engine

    def swap(self) -> None:
        """Use the compiled engine from now on: whoever plays comes over between two moves."""
        if not PLAIN:
            self.game.use_directly(self.compiled)
            self.now = self.compiled
            mark_made(self.game, RULES)

    def swap_bot(self, level: str) -> None:
        """Let a bot be compiled from now on."""
        if not PLAIN:
            self.compiled.use_bot(level)
            self._bots[level] = self.compiled
            mark_made(self.game, bot_part(level))

    def bot(self, level: str) -> Callable[..., int]:
        """A bot, which is given a box of either form with a view, a generator and its workspace."""
        if AT_ONCE and level not in self._bots:
            self.swap_bot(level)
        engine = self._bots.get(level, self.interpreted)
        if engine is self.interpreted and self._worn >= WORTH_COMPILING:
            self.beside.want(bot_part(level))
        play = engine.bot(level)
        return lambda view, chance, space: play(engine.fit(self.game.View, view), chance, space)

    def swap_pace(self) -> None:
        """Let the bots' pace in real time be compiled from now on."""
        if not PLAIN and self.game.pace:
            _, view = self.compiled.example()
            for level in self.game.bots:
                self.game.pace(view, level, "once")
            self._paces = self.compiled
            mark_made(self.game, PACE)

    def pace(self, view: bytes, level: str, seed: str) -> tuple[int, int] | None:
        """When a bot acts in real time, and how: from the bytes of its view."""
        assert self.game.pace
        if AT_ONCE and not self._paces.compiled:
            self.swap_pace()
        return self.game.pace(self._paces.load(self.game.View, view), level, seed)

    @cached_property
    def beside(self) -> Beside:
        """Compiles beside whoever plays."""
        return Beside(self.game)

    def wear(self, weight: int) -> None:
        """Something was interpreted: who does so for long is worth compiling for."""
        self._worn += weight
        if self._worn >= WORTH_COMPILING:
            self.beside.want(RULES)

    def level_now(self, level: str) -> str:
        """The level that plays for this one until it is compiled: the one below, where it is too
        slow for people while it is interpreted."""
        return level if AT_ONCE or level in self._bots else self._quick_enough(level)

    def pace_now(self, level: str) -> str:
        """The same in real time."""
        return level if AT_ONCE or self._paces.compiled else self._quick_enough(level)

    def _quick_enough(self, level: str) -> str:
        levels = list(self.game.bots)
        k = levels.index(level)
        while k > 0 and self.game.bots[levels[k]].slow and not PLAIN:
            k -= 1
        return levels[k]


def interpreted_module(game: Game, name: str, text: str) -> Any:
    """A module made of `text` over a game's rules."""
    made = ModuleType(_label(game, name))
    exec(compile(_imports(game) + text, f"<{made.__name__}>", "exec"), made.__dict__)
    return made


def compiled_module(game: Game, name: str, text: str) -> Any:
    """The rules in a module made of `text` over a game's rules, compiled when they are called."""
    numba = numba_with_rules()
    source, label = _imports(game) + text, _label(game, name)
    path = entry_folder(label, hashlib.sha256(source.encode()).hexdigest()) / f"{label}.py"
    if not path.exists():
        create(path.parent)
        fresh = path.with_suffix(f".{os.getpid()}")
        fresh.write_text(source)
        fresh.replace(path)
    made = _loaded(label, path)
    if numba.config.ENABLE_CUDASIM:  # its kernels are Python, but what they call is compiled
        for called, found in list(made.__dict__.items()):
            if is_rule(found):
                made.__dict__[called] = compiled(found)
    return CompiledModule(made)


class CompiledModule:
    """The rules of a module, compiled; whatever else it has, as it is."""

    def __init__(self, made: Any) -> None:
        self._made = made

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._made, name)
        return compiled(found) if is_rule(found) else found


def _label(game: Game, name: str) -> str:
    return f"parlour_{name}_{game.name.replace('-', '_')}_{game.version}"


def _loaded(label: str, path: Path) -> Any:
    spec: Any = importlib.util.spec_from_file_location(label, path)
    made = importlib.util.module_from_spec(spec)
    sys.modules[label] = made  # numba looks for it there when it loads compiled code
    spec.loader.exec_module(made)
    return made


def _imports(game: Game) -> str:
    lines = [
        "from parlour.core.rule import entry, hot, rule",
        "from parlour.core.chance import below, branch",
        f"from {game.rules.__name__} import actors, apply, legal, scores, setup, undoable",
        f"from {game.view.__name__} import heard, imagine, look",
    ]
    lines += [
        f"from {bot.play.__module__} import {bot.play.__name__} as {level}"
        for level, bot in game.bots.items()
    ]
    return "\n".join(lines) + "\n"
