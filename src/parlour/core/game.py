"""Game: a game's identity card. It only holds data; `parlour.core.engine` runs the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import ModuleType
from typing import Any, ClassVar, TypeVar

import numpy as np

from parlour.core.drawing.scene import Scene
from parlour.core.errors import BadOption, UnknownGame, one_of
from parlour.core.fact import Caution, Refusal, Speaker
from parlour.core.feature import Feature
from parlour.core.manners import Manners
from parlour.core.option import Choices, Preset, Value
from parlour.core.refused import PresetPlayers, RefusedOptions
from parlour.core.struct import Array, Nested, Struct, int8, int32
from parlour.core.zones import AnyZone

MOST_SEATS = 8
HOUSE = -1  # the house as an actor; records write it as "house"
SPECTATOR = -2  # a viewer without a seat
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
    """A level of play; `play(view, chance, scratch)` returns an action number."""

    play: Callable[..., int]
    slow: bool = False  # too slow for people when interpreted


@dataclass(frozen=True)
class Finding:
    """How players type moves at a terminal when finding a move is part of the game."""

    asks: Callable[[Any, Speaker], str | None]
    """view -> a prompt to show instead of the list of moves; None shows the list."""
    means: Callable[[Any, str, Speaker], int | str | None]
    """view, typed text -> the action, or an error text that gives no legal move away; None matches
    the text against the words of the legal moves."""


@dataclass(frozen=True)
class Lab:
    """What studies measure and what learners observe."""

    measures: ModuleType | None = None
    """A module with Measures, note, finish and, optionally, leader; None counts nothing."""
    observed: tuple[str, ...] = ()
    """The view fields in a raw observation; () means all of them."""
    observe: ModuleType | None = None
    """A module with ROW, an Encoding, and observe; None leaves learners the raw observation.
    With CHOICE, another Encoding, and choice, learners can choose from candidates."""
    compact: ModuleType | None = None
    """A module with ROW and compact, and with CHOICE and choice if `observe` has them: the same in
    short rows of bytes; None if there are none."""
    trainer: str = ""
    """The name of a module whose `main` trains the network of `master` from the command line, if
    the game has a way of its own."""


def refuses_nothing(seats: int, options: Mapping[str, Value]) -> Refusal | None:
    """The default `Game.refuses`: any combination of options is valid."""
    return None


def warns_of_nothing(seats: int, options: Mapping[str, Value]) -> Iterable[Caution]:
    """The default `Game.cautions`: every option always has an effect."""
    return ()


def uses_nothing(state: Any, view: Any) -> None:
    """The default `Game.use_directly`: Python only calls rules through an engine."""


def has_no_flaw(s: Any) -> str | None:
    """The default `Game.flaw`: every position is possible."""
    return None


@dataclass(frozen=True, eq=False)
class Game:
    """A game's identity card: its metadata, and the modules with its rules, views and facts.

    Every game sets the fields without a default. The others include `manners` for tables, `lab` for
    studies, and `features` for extensions that few games have.
    """

    name: str
    """Lower-case words joined by hyphens: the name in commands, links and records."""
    title: str
    """The display name."""
    version: int
    """The version of the rules, from 1; increment it when the rules change."""
    seats: tuple[int, ...]
    """The supported numbers of players, ascending."""
    usual_seats: int
    """The default number of players."""
    minutes: str
    """How long a game takes, such as "10-20"."""
    age: int
    """The minimum age."""
    dynamics: str
    """ "sequential", "simultaneous" or "real time"."""
    utility: str
    """ "co-operative", "competitive" or "teams"."""
    actions: int
    """The number of player actions, numbered 0 to actions - 1."""
    widest: int
    """The largest number of legal actions a seat can have at once."""
    longest: int
    """The largest number of actions in a game, whatever the options."""
    score_range: tuple[int, int]
    """The lowest and highest possible final scores of a seat."""
    reasons: tuple[str, ...]
    """The ids of the reasons a game can end; `Outcome.reason` indexes them."""
    rules: ModuleType
    """State, setup, actors, legal, apply, scores and undoable."""
    view: ModuleType
    """View, look, heard and imagine."""
    facts: ModuleType
    """Views, moves and events as typed data: public, own, move and events."""
    picture: Callable[[Any, Speaker], str]
    """A view as text for a terminal; the speaker words its messages."""
    bots: Mapping[str, Bot]
    """Its bots by level, weakest first."""
    presets: tuple[Preset, ...] = ()
    """Named sets of options; the first is the default."""
    house_actions: int = 0
    """The number of house actions, numbered from `actions`."""
    scratch: int = 1
    """The number of float64 values in the workspace for bots and `imagine`."""
    refuses: Callable[[int, Mapping[str, Value]], Refusal | None] = refuses_nothing
    """seats, options -> why they can't be combined; None if they can."""
    cautions: Callable[[int, Mapping[str, Value]], Iterable[Caution]] = warns_of_nothing
    """seats, options -> what to know about single options with these others, whatever their values:
    above all, that they have no effect."""
    manners: Manners = field(default_factory=Manners)
    """What happens at a table apart from moves: chat, emotes, pointing, calls, waiting."""
    lab: Lab = field(default_factory=Lab)
    """What studies measure and what learners observe."""
    finding: Finding | None = None
    """How moves are typed at a terminal; None lists them."""
    zones: tuple[AnyZone, ...] = ()
    """The fields of its views that a table without screens for the game draws; () draws none."""
    drawing: Callable[[Any, Mapping[str, Any], Speaker], Scene] | None = None
    """A view as shapes, for notebooks and learners: its facts, what the browser app gets, and the
    speaker; None draws its zones, or its picture as text."""
    features: tuple[Feature, ...] = ()
    """Optional extensions: puzzles, a campaign, material, real time (see parlour.features)."""
    use_directly: Callable[[Any, Any], None] = uses_nothing
    """Calls once every rule that Python calls without an engine, to compile or load it early; takes
    a boxed state and a boxed view."""
    arrange: Callable[[Any, frozenset[str]], None] | None = None
    """Fills in the rest of a state after `Table.arrange` has set the named fields."""
    flaw: Callable[[Any], str | None] = has_no_flaw
    """The facts of a state -> why it can't arise in the game; None if it can."""
    earlier: tuple[Game, ...] = ()
    """The cards of earlier versions, for replaying old records."""
    former: Mapping[str, Value] = field(default_factory=dict)
    """On the card of an earlier version: the options that had another default then. Records leave
    out what is a default, so old ones mean this."""

    @property
    def State(self) -> type[Any]:
        """The struct of the full game state."""
        return self.rules.State

    Outcome: ClassVar[type[Struct]] = Outcome

    @property
    def View(self) -> type[Any]:
        """The struct of what one seat may know."""
        return self.view.View

    @property
    def Options(self) -> type[Choices]:
        """The struct of the game's options."""
        kind = self.State.fields.get("options")
        return kind.struct if isinstance(kind, Nested) else NoOptions  # type: ignore[return-value]

    @cached_property
    def has_screens(self) -> bool:
        """Whether the browser app has screens for this game: it has those of Parlour's own games,
        and shows the others by their zones."""
        return (self.rules.__package__ or "").startswith("parlour.games.")

    def feature(self, kind: type[F]) -> F | None:
        """The game's feature of this kind, or None."""
        return next((one for one in self.features if isinstance(one, kind)), None)

    def chosen(
        self, seats: int, preset: str | None = None, given: Mapping[str, object] | None = None
    ) -> dict[str, Value]:
        """All options of a table: the preset's, overridden by those given, then validated."""
        if seats not in self.seats:
            raise BadOption(f"{self.title} is for {one_of(self.seats)} players, not {seats}")
        chosen = self.preset(preset)
        if not chosen.suits(seats):
            raise RefusedOptions(PresetPlayers(chosen.name, chosen.seats, seats))
        options = self.complete({**chosen.options, **(given or {})})
        refusal = self.refuses(seats, options)
        if refusal:
            raise RefusedOptions(refusal)
        return options

    def warnings(
        self, seats: int, preset: str | None = None, given: Mapping[str, object] | None = None
    ) -> tuple[Caution, ...]:
        """What to know about the options that differ from the preset; the options must be valid."""
        options = self.chosen(seats, preset, given)
        usual = self.complete(self.preset(preset).options)
        found = [*self.cautions(seats, options)]
        differing = [name for name in options if options[name] != usual[name]]
        return tuple(one for name in differing for one in found if one.option == name)

    def complete(self, given: Mapping[str, object]) -> dict[str, Value]:
        """The value of every option in this version: those given, and the defaults."""
        return self.Options.complete({**self.former, **given})

    def preset(self, name: str | None) -> Preset:
        """The preset of that name; None means the first."""
        presets = {preset.name: preset for preset in self.presets}
        if name is None:
            return self.presets[0] if self.presets else Preset("standard")
        if name not in presets:
            known = f"choose from {one_of(presets, name)}" if presets else "this game has none"
            raise BadOption(f"unknown preset {name!r}; {known}")
        return presets[name]

    def usual_seats_of(self, preset: str | None) -> int:
        """The number of players with a preset, unless another is chosen."""
        made_for = next((one.seats for one in self.presets if one.name == preset), ())
        return made_for[0] if made_for and self.usual_seats not in made_for else self.usual_seats

    @property
    def all_versions(self) -> tuple[Game, ...]:
        """This card and those of earlier versions."""
        return (self, *self.earlier)

    def at(self, version: int) -> Game:
        """This game's card for a version of the rules."""
        for game in self.all_versions:
            if game.version == version:
                return game
        known = one_of(sorted(game.version for game in self.all_versions))
        raise UnknownGame(f"{self.name} has no rules version {version}; it has {known}")

    def begin(self, seats: int, options: Mapping[str, Value]) -> Any:
        """A boxed state with seats and options set, ready for `setup`."""
        box = self.State.box()
        box[0].seats = seats
        for option in self.Options.listed():
            setattr(box[0].options, option.name, option.code(options[option.name]))
        return box

    def workspace(self) -> Array:
        """A new workspace for bots and `imagine`."""
        return np.zeros(self.scratch, np.float64)
