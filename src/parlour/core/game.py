"""Game: a game's card, checked when it is registered."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from inspect import signature
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, cast

import numpy as np

from parlour.core import registry
from parlour.core.engine import Engine, Engines
from parlour.core.errors import BadGame, BadOption, UnknownGame, one_of
from parlour.core.option import CUSTOM, Choices, Preset, Value
from parlour.core.struct import Array, Nested, Struct, int8, int32

if TYPE_CHECKING:
    from parlour.core.campaigns import Campaign
    from parlour.core.judging import Referee
    from parlour.core.material import Kind
    from parlour.core.puzzles import Puzzles
    from parlour.core.table import Table

MOST_SEATS = 8
HOUSE = -1
SPECTATOR = -1


class Outcome(Struct):
    """How a game ended, as `scores` writes it."""

    score: Array = int32[MOST_SEATS]
    won: Array = int8[MOST_SEATS]
    reason: int = int8


MEASURED = {"note": "s, seat, action, m", "finish": "s, m"}


class NoOptions(Choices):
    """The options of a game that has none."""


CONTRACT = {
    "rules": {
        "setup": "s, chance",
        "actors": "s",
        "legal": "s, seat, moves",
        "apply": "s, chance, seat, action",
        "scores": "s, out",
        "undoable": "s, seat, action",
    },
    "view": {
        "look": "s, seat, v",
        "heard": "s, seat, action, viewer",
        "imagine": "v, chance, s, scratch",
    },
    "words": {
        "action": "v, action",
        "public": "v",
        "own": "v",
        "picture": "v",
        "tell": "before, seat, action, after",
    },
}


@dataclass(frozen=True)
class Bot:
    """A level of play: `play(view, chance, scratch)` gives an action number."""

    play: Callable[..., int]
    says: str
    slow: bool = False  # too slow for people while it is interpreted


@dataclass(frozen=True)
class Points:
    """What may be pointed at where talk is not allowed, from what a spectator sees."""

    things: Callable[[Any], Collection[str]]  # the names of public things
    most: int | Callable[[Any], int]  # times a seat may point in one period
    period: Callable[[Any], int] = lambda v: 0

    def at_most(self, v: Any) -> int:
        """How often a seat may point in the present period."""
        return self.most if isinstance(self.most, int) else self.most(v)


@dataclass(frozen=True)
class Call:
    """A complaint that people may make to the house during the game."""

    against: tuple[int, ...]  # the seats it is about
    words: str


@dataclass(frozen=True)
class Finding:
    """How a person at a terminal says a move where finding it is part of the game."""

    asks: Callable[[Any], str | None]
    """From a view: what to type, in place of a list of moves; None lists them after all."""
    means: Callable[[Any, str], int | str | None]
    """From a view and what was typed: the action, or why it cannot be, without telling what can;
    None leaves it to the words of the legal moves."""


@dataclass(frozen=True, eq=False)
class Game:
    """A game's identity card: what it is, and where its rules, views and words stand."""

    name: str
    title: str
    says: str
    version: int
    seats: tuple[int, ...]
    usual_seats: int
    minutes: str
    age: int
    dynamics: str  # "sequential", "simultaneous" or "real time"
    utility: str  # "co-operative", "competitive" or "teams"
    actions: int  # action numbers 0 .. actions-1 belong to seats
    widest: int  # the most legal actions at once
    longest: int  # the most actions in a game, whatever the options
    score_range: tuple[int, int]
    reasons: tuple[str, ...]  # why a game ended; Outcome.reason counts from 0
    credits: str
    rules: ModuleType
    view: ModuleType
    words: ModuleType
    bots: Mapping[str, Bot]
    presets: tuple[Preset, ...] = ()
    house_actions: int = 0  # numbers from `actions` on belong to the house
    scratch: int = 1  # float64 working space for bots and imagine
    measures: ModuleType | None = None  # what the lab counts: Measures, note, finish, leader
    observed: tuple[str, ...] = ()  # view fields of a learner's observation; () means all
    refuses: Callable[[int, Mapping[str, Value]], str | None] = lambda seats, options: None
    may_talk: Callable[[Any], bool] = lambda v: True  # whether a seat, with this view, may chat
    emotes: tuple[str, ...] = ("hello", "thanks", "well played", "oops", "thinking")
    points: Points | None = None  # None: there is nothing to point at
    house_clock: Callable[[Any], Iterable[tuple[int, int, int]]] | None = None
    """For facts of the state: house actions that time brings, each with a number that changes
    when its time begins anew, and the milliseconds it takes. Of several that all may know of, the
    last one is shown."""
    lingers: Callable[[Any], float] = lambda v: 0.0
    """From a spectator's facts: seconds that a bot takes at least, so that people can keep up."""
    calls: Callable[[Any], Mapping[int, Call]] | None = None
    """For facts of the state: what people may call the house for, by the house's action. It acts
    as soon as it may, once the host or everybody else whom the call is not against agrees."""
    referee: Callable[[Table], Referee | None] = lambda table: None
    """Who judges the acts of a table in real time; None where the rules alone decide."""
    late: Callable[[Any], Iterable[int]] = lambda v: ()
    """From a spectator's facts: seats that may still act, but that nobody waits for. A terminal
    and an environment, where everybody is asked in turn, do not ask them."""
    finding: Finding | None = None  # None: a terminal lists what may be done
    hides_moves: Callable[[Mapping[str, Value]], bool] = lambda options: False
    """Whether, with these options, a seat must find out by itself what it may do."""
    pace: Callable[[Any, str, str], tuple[int, int] | None] | None = None
    """In real time, from a view, a bot's level and a seed: milliseconds until the bot acts, and
    its action; None while there is nothing it could do."""
    campaign: Campaign | None = None  # what its tables are to a group of people
    puzzles: Puzzles | None = None  # what can be solved beside tables
    materials: tuple[Kind, ...] = ()  # what a designer may bring along in files
    use_directly: Callable[[Engine], None] = lambda engine: None
    """Calls each rule that Python calls other than through an engine once, in an engine's form."""
    arrange: Callable[[Any, frozenset[str]], None] | None = None
    flaw: Callable[[Any], str | None] = lambda s: None
    earlier: tuple[Game, ...] = field(default=())  # older versions, so that old records replay

    def __reduce__(self) -> tuple[Any, ...]:
        return registry.game, (self.name,)

    @property
    def State(self) -> type[Any]:
        """Everything that is true."""
        return self.rules.State

    Outcome: ClassVar[type[Struct]] = Outcome

    @property
    def View(self) -> type[Any]:
        """What one seat may know."""
        return self.view.View

    @property
    def Options(self) -> type[Choices]:
        """The choices a table can make."""
        kind = self.State.fields.get("options")
        return kind.struct if isinstance(kind, Nested) else NoOptions  # type: ignore[return-value]

    def chosen(
        self, seats: int, preset: str | None = None, given: Mapping[str, object] | None = None
    ) -> dict[str, Value]:
        """All options of a table: the preset's, changed by those given, checked together."""
        if seats not in self.seats:
            raise BadOption(f"{self.title} is for {one_of(self.seats)} players, not {seats}")
        options = self.Options.complete({**self.preset(preset).options, **(given or {})})
        refusal = self.refuses(seats, options)
        if refusal:
            raise BadOption(refusal)
        return options

    def preset(self, name: str | None) -> Preset:
        """The preset of that name; the first one is the default."""
        presets = {preset.name: preset for preset in self.presets}
        if name is None:
            return self.presets[0] if self.presets else Preset("standard", "the rules as they are")
        if name not in presets:
            known = one_of(presets, name) if presets else "none: this game has no presets"
            raise BadOption(f"there is no preset {name!r}; the presets are {known}")
        return presets[name]

    def at(self, version: int) -> Game:
        """This game as its rules stood in a version."""
        for game in (self, *self.earlier):
            if game.version == version:
                return game
        known = one_of(sorted(game.version for game in (self, *self.earlier)))
        raise UnknownGame(f"{self.name} has no rules version {version}; it has {known}")

    def begin(self, seats: int, options: Mapping[str, Value]) -> Any:
        """A boxed state with seats and options in it, ready for `setup`."""
        box = self.State.box()
        box[0].seats = seats
        for option in self.Options.listed():
            setattr(box[0].options, option.name, option.code(options[option.name]))
        return box

    def workspace(self) -> Array:
        """Working space for bots and `imagine`."""
        return np.zeros(self.scratch, np.float64)

    @cached_property
    def engines(self) -> Engines:
        """Its functions as Python calls them, interpreted and compiled."""
        return Engines(self)

    def bot(self, level: str) -> Callable[..., int]:
        """A bot as Python calls it: with a boxed view, a generator and a workspace."""
        if level not in self.bots:
            known = one_of(["random", *self.bots], level)
            raise BadOption(f"there is no bot {level!r}; the bots are {known}")
        return self.engines.bot(level)

    def check(self) -> Game:
        """This card, if it keeps the contract; BadGame names the clause that it breaks."""

        def must(kept: object, clause: str) -> None:
            if not kept:
                raise BadGame(f"game {self.name!r}: {clause}")

        must(re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", self.name),
             "the name is lower-case words joined by hyphens")  # fmt: skip
        must(self.version >= 1, "the version counts from 1")
        must(self.seats and list(self.seats) == sorted(set(self.seats)), "seats ascend")
        must(self.seats[0] >= 1 and self.seats[-1] <= MOST_SEATS, f"seats are 1 to {MOST_SEATS}")
        must(self.usual_seats in self.seats, "usual_seats is one of seats")
        must(self.dynamics in ("sequential", "simultaneous", "real time"),
             "dynamics is sequential, simultaneous or real time")  # fmt: skip
        must(self.utility in ("co-operative", "competitive", "teams"),
             "utility is co-operative, competitive or teams")  # fmt: skip
        must(0 < self.widest <= self.actions, "widest is between 1 and actions")
        must(self.longest > 0 and self.house_actions >= 0, "longest and house_actions count")
        must(self.score_range[0] <= self.score_range[1], "score_range ascends")
        must(self.reasons and all(self.reasons), "there is a reason for every end")
        for place, functions in {**CONTRACT, "measures": MEASURED if self.measures else {}}.items():
            for name, parameters in functions.items():
                function = getattr(getattr(self, place), name, None)
                must(callable(function), f"{place}.{name}({parameters}) is missing")
                found = len(signature(cast(Any, function)).parameters)
                must(found == len(parameters.split(",")),
                     f"{place}.{name} takes ({parameters}), not {found} parameters")  # fmt: skip
        for struct, called in ((self.State, "State"), (self.View, "View")):
            must(isinstance(struct, type) and issubclass(struct, Struct), f"{called} is a Struct")
            must("seats" in struct.fields, f"{called} has a field seats")
        for observed in self.observed:
            must(observed in self.View.fields, f"observed names a view field, not {observed!r}")
        must(self.bots, "there is at least one bot")
        known = {option.name: option for option in self.Options.listed()}
        for kind in self.materials:
            option = known.get(kind.option or "")
            chosen = kind.option is None or (option and CUSTOM in option.values)
            must(chosen, f"material {kind.name}: the option {kind.option} can be {CUSTOM}")
        must("random" not in self.bots, "the bot random is the house's own")
        for preset in self.presets:
            seats = next((n for n in (self.usual_seats, *self.seats)), self.usual_seats)
            try:
                self.chosen(seats, preset.name)
            except BadOption as error:
                must(False, f"preset {preset.name}: {error}")
        return self
