"""Game: a game's identity card. It is data only; `parlour.core.engine` runs the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, ClassVar, TypeVar

import numpy as np

from parlour.core.errors import BadOption, UnknownGame, one_of
from parlour.core.feature import Feature
from parlour.core.manners import Manners
from parlour.core.option import Choices, Preset, Value
from parlour.core.struct import Array, Nested, Struct, int8, int32

MOST_SEATS = 8
HOUSE = -1  # who acts for the house; records write it as "house"
SPECTATOR = -2  # who looks without a seat; no seat and not the house
F = TypeVar("F", bound=Feature)


class Outcome(Struct):
    """How a game ended, as `scores` writes it."""

    score: Array = int32[MOST_SEATS]
    won: Array = int8[MOST_SEATS]
    reason: int = int8


class NoOptions(Choices):
    """The options of a game that has none."""


@dataclass(frozen=True)
class Bot:
    """A level of play: `play(view, chance, scratch)` gives an action number."""

    play: Callable[..., int]
    says: str
    slow: bool = False  # too slow for people while it is interpreted


@dataclass(frozen=True)
class Finding:
    """How a person at a terminal enters a move where finding it is part of the game."""

    asks: Callable[[Any], str | None]
    """From a view: what to type, in place of a list of moves; None lists them after all."""
    means: Callable[[Any, str], int | str | None]
    """From a view and what was typed: the action, or why it cannot be, without telling what can;
    None leaves it to the words of the legal moves."""


@dataclass(frozen=True)
class Lab:
    """What studies and learners take from a game."""

    measures: ModuleType | None = None
    """What a study counts: a module with Measures, note, finish and, where it fits, leader."""
    observed: tuple[str, ...] = ()
    """The view fields in a learner's observation; () means all of them."""


def refuses_nothing(seats: int, options: Mapping[str, Value]) -> str | None:
    """All options go together."""
    return None


def uses_nothing(state: Any, view: Any) -> None:
    """Python calls no rule other than through an engine."""


def has_no_flaw(s: Any) -> str | None:
    """Every position can arise."""
    return None


@dataclass(frozen=True, eq=False)
class Game:
    """A game's identity card: what the game is, and which modules hold its rules, views and words.

    The fields without a default are what every game has to say. Those with a default come in
    groups: `manners` for tables, `lab` for studies, and `features` for what few games have.
    """

    name: str
    """Lower-case words joined by hyphens: the name in commands, links and records."""
    title: str
    """The name that people read."""
    says: str
    """The game in a sentence or two."""
    version: int
    """The version of the rules, from 1; a change of the rules raises it."""
    seats: tuple[int, ...]
    """The numbers of players it can be played with, ascending."""
    usual_seats: int
    """The number of players if no one says otherwise."""
    minutes: str
    """How long a game takes, such as "10-20"."""
    age: int
    """The age from which it can be played."""
    dynamics: str
    """ "sequential", "simultaneous" or "real time"."""
    utility: str
    """ "co-operative", "competitive" or "teams"."""
    actions: int
    """How many action numbers belong to seats: 0 to actions - 1."""
    widest: int
    """The most legal actions that a seat ever has at once."""
    longest: int
    """The most actions in a game, whatever the options."""
    score_range: tuple[int, int]
    """The lowest and the highest score a seat can end with."""
    reasons: tuple[str, ...]
    """Why a game can end; `Outcome.reason` is an index into them."""
    credits: str
    """Who designed the game, and which components are reconstructions."""
    rules: ModuleType
    """State, setup, actors, legal, apply, scores and undoable."""
    view: ModuleType
    """View, look, heard and imagine."""
    words: ModuleType
    """Actions, views and events as text: action, public, own, picture and tell."""
    bots: Mapping[str, Bot]
    """Its bots by level, the weakest first."""
    presets: tuple[Preset, ...] = ()
    """Named sets of options; the first is the default."""
    house_actions: int = 0
    """How many action numbers, from `actions` on, belong to the house."""
    scratch: int = 1
    """The working space of bots and `imagine`, in float64 numbers."""
    refuses: Callable[[int, Mapping[str, Value]], str | None] = refuses_nothing
    """From the number of seats and all options: why they do not go together; None if they do."""
    manners: Manners = field(default_factory=Manners)
    """What happens at a table beside moves: talk, emotes, pointing, calls, waiting."""
    lab: Lab = field(default_factory=Lab)
    """What studies count and what learners observe."""
    finding: Finding | None = None
    """How moves are typed at a terminal; None lists them."""
    features: tuple[Feature, ...] = ()
    """What few games have: puzzles, a campaign, material, real time (see parlour.features)."""
    use_directly: Callable[[Any, Any], None] = uses_nothing
    """Calls each rule that Python calls other than through an engine once, given a boxed state and
    a boxed view, so that none of them is waited for later."""
    arrange: Callable[[Any, frozenset[str]], None] | None = None
    """Completes a state in which some fields, named here, were set by `Table.arrange`."""
    flaw: Callable[[Any], str | None] = has_no_flaw
    """From the facts of a state: why it cannot arise in the game; None if it can."""
    earlier: tuple[Game, ...] = ()
    """The cards of earlier versions, so that old records replay."""

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

    def feature(self, kind: type[F]) -> F | None:
        """Its feature of this kind; None if it has none."""
        return next((one for one in self.features if isinstance(one, kind)), None)

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

    @property
    def all_versions(self) -> tuple[Game, ...]:
        """This card and those of earlier versions."""
        return (self, *self.earlier)

    def at(self, version: int) -> Game:
        """This game as its rules stood in a version."""
        for game in self.all_versions:
            if game.version == version:
                return game
        known = one_of(sorted(game.version for game in self.all_versions))
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
