"""Table and Record: one game in progress, and the same game as a list of actions.

A game's `apply` is fast and unchecked; `Table.play` checks each action and records it. State =
replay(record): everything else is derived.
"""

from __future__ import annotations

import operator
import secrets
from collections.abc import Mapping
from functools import cache
from html import escape
from typing import Any

import msgspec
import numpy as np

from parlour.core import record_refusals as wrong
from parlour.core import telling
from parlour.core.chance import Chance, below, seeded, word
from parlour.core.drawing.table import Drawing, drawn
from parlour.core.engine import Engine, engines
from parlour.core.errors import BadOption, BadPosition, IllegalAction, ParlourError, echoed
from parlour.core.fact import Fact, Speaker
from parlour.core.game import HOUSE, SPECTATOR, Game, Outcome
from parlour.core.language import DEFAULT
from parlour.core.observation import COMPACT, FEATURES, Written, encoding_of, written
from parlour.core.option import Value
from parlour.core.position import write_fields
from parlour.core.record import UNDO, Entry, RecordText, all_options
from parlour.core.refused import RefusedRecord
from parlour.core.registry import card_of, game
from parlour.core.rule import compiled
from parlour.core.turn import Policy, Turn, learnt
from parlour.core.turn import turn as turn_of

SHOWN_MOVES = 12
MOVE, THOUGHT = 1, 20  # the rough cost of interpreting a move and a bot's decision
PICKLED = ("game", "seats", "options", "seed", "position", "actions", "_pinned", "_before")
Viewers = tuple[int | None, ...]  # None is a spectator


class Result(msgspec.Struct, frozen=True):
    """How a game ended."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


class Known:
    """What has been computed about a position, shared by everyone who asks."""

    __slots__ = ("ahead", "legal", "mask", "state")

    def __init__(self, state: Any) -> None:
        self.state = state
        self.mask: int | None = None  # the seats that may act
        self.legal: dict[int, list[int]] = {}  # legal actions by seat, computed on demand
        self.ahead: Ahead | None = None  # the last action that was looked ahead at


class Ahead(msgspec.Struct):
    """The position after an action that hasn't been taken yet."""

    seat: int
    action: int
    there: Known
    chance: Any
    undoable: bool


class Witnessed(msgspec.Struct):
    """What some viewers see of an action."""

    hears: list[bool]  # whether each viewer learns which action it is
    before: list[Any]  # each viewer's facts
    after: list[Any]
    public: Any  # a spectator's facts after the action
    raw: Any  # the bytes of all views: everyone's before the action, then after it
    spectator: int  # which of the views is a spectator's
    compiled: bool


class Table:
    """One game in progress."""

    def __init__(
        self,
        name: str | Game,
        seats: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, object] | None = None,
        preset: str | None = None,
    ) -> None:
        self.game = card_of(name)
        self.seats = self.game.usual_seats_of(preset) if seats is None else _count(seats)
        self.options: dict[str, Value] = self.game.chosen(self.seats, preset, options)
        self.seed = secrets.randbits(64) if seed is None else _seed(seed)
        self.position: dict[str, Any] = {}
        self.actions: list[tuple[int, int]] = []
        self._engines = engines(self.game)
        self._engine = self._engines.now
        self._pinned = False
        self._chance: Any = seeded(self.seed)
        dealt = self.game.begin(self.seats, self.options)
        self._state: Any = self._engine.fit(self.game.State, dealt)
        self._before: list[tuple[bytes, bytes, int]] = []  # what can be undone, and by whom
        self._moves = np.zeros(self.game.widest + self.game.house_actions, np.int32)
        self._engine.begin(self._state, self._chance)
        self._known = Known(self._state)

    @classmethod
    def arrange(
        cls,
        name: str | Game,
        seats: int | None = None,
        state: Mapping[str, Any] | None = None,
        **table: Any,
    ) -> Table:
        """A table in any legal position, given by State field names; other fields stay as dealt."""
        self = cls(name, seats, **{"seed": 0, **table})
        self.position = dict(state or {})
        self._come_over(self._engines.interpreted)
        write_fields(self.game.State, self._state[0], self.position)
        if self.game.arrange:
            self.game.arrange(self._state[0], frozenset(self.position))
        self._known = Known(self._state)
        flaw = self.game.flaw(self.game.State.read(self._state))
        if flaw:
            raise BadPosition(f"that position is impossible: {flaw}")
        return self

    def truth(self) -> Any:
        """The facts of the full state, read-only: for referees and clocks, never for players."""
        return self.game.State.read(self._state)

    def snapshot(self) -> bytes:
        """The full state as bytes: for tools that play on from it, never for players."""
        return self.game.State.bytes(self._state)

    @property
    def state(self) -> Any:
        """The state itself, for tests and tools that modify it; use `truth()` to read.

        Accessing it is costly: it discards everything computed about the position and switches this
        table to interpreted rules for good.
        """
        self._pinned = True
        self._come_over(self._engines.interpreted)
        self._known = Known(self._state)
        return self._state[0]

    def _come_over(self, engine: Engine) -> None:
        """Switch to another engine in the same position."""
        if engine is not self._engine:
            self._engine = engine
            self._state = engine.fit(self.game.State, self._state)
            self._known = Known(self._state)

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; empty when the game is over."""
        mask = self._mask()
        return tuple(seat for seat in range(self.seats) if mask >> seat & 1)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that the game waits for: all that may act, except late ones."""
        actors = self.actors
        late = tuple(self.game.manners.late(self.facts(None))) if len(actors) > 1 else ()
        return tuple(seat for seat in actors if seat not in late)

    def _mask(self) -> int:
        known = self._here()
        if known.mask is None:
            known.mask = int(self._engine.who_acts(self._state))
        return known.mask

    def _here(self) -> Known:
        if self._known.state is not self._state:
            self._known = Known(self._state)
        return self._known

    def legal(self, seat: int) -> list[int]:
        """The legal action numbers of a seat or HOUSE, ascending."""
        return self._legal(seat).copy()

    def allows(self, seat: int, action: int) -> bool:
        """Whether a seat or HOUSE may take an action now."""
        return action in self._legal(seat)

    def _legal(self, seat: int) -> list[int]:
        known = self._here()
        legal = known.legal.get(seat) if type(seat) is int else None
        if legal is None:
            if type(seat) is not int or not 0 <= seat < self.seats:
                seat = self._seated(seat, HOUSE)
            legal = []
            if seat == HOUSE or self._mask() >> seat & 1:
                count = self._engine.may_do(self._state, seat, self._moves)
                legal = self._moves[:count].tolist()
            known.legal[seat] = legal
        return legal

    def move(self, seat: int, action: int) -> Fact:
        """What an action does, as its seat sees it."""
        number = _plain(action)
        if number is None or not 0 <= number < self.game.actions + self.game.house_actions:
            raise IllegalAction(f"there is no action {action} in {self.game.title}")
        return telling.move(self.game, self.facts(seat), number)

    def words(self, seat: int, action: int, language: str = DEFAULT) -> str:
        """An action in words, as its seat sees it."""
        return self._speaker(seat, language)(self.move(seat, action))

    def moves(self, seat: int, language: str = DEFAULT) -> dict[int, str]:
        """A seat's legal actions with their words."""
        legal = self._legal(seat)
        if not legal:
            return {}
        facts, say = self.facts(seat), self._speaker(seat, language)
        return {action: say(telling.move(self.game, facts, action)) for action in legal}

    def _speaker(self, seat: int | None, language: str) -> Speaker:
        return telling.speaker(self.game, language, None if seat == HOUSE else seat)

    def play(self, seat: int, action: int | str) -> None:
        """Take an action, by number or in words; raise IllegalAction if it isn't legal."""
        if type(seat) is not int:
            seat = self._seated(seat, HOUSE)
        number = self.number(seat, action)
        ahead = self._here().ahead
        if ahead and (ahead.seat != seat or ahead.action != number):
            ahead = None
        if ahead.undoable if ahead else self._engine.may_undo(self._state, seat, number):
            before = self.game.State.bytes(self._state), Chance.bytes(self._chance), seat
            self._before.append(before)
        else:
            self._before.clear()
        if ahead:
            self._chance, self._known = ahead.chance, ahead.there
            self._state = self._known.state
        else:
            self._engine.do(self._state, self._chance, seat, number)
            self._known = Known(self._state)
        self.actions.append((seat, number))
        if self._before and Chance.bytes(self._chance) != self._before[-1][1]:
            self._before.clear()
        if self._engine is not self._engines.now and not self._pinned:
            self._come_over(self._engines.now)
        elif not self._engine.compiled:
            self._engines.wear(MOVE)

    def undo(self, seat: int) -> None:
        """Undo this seat's last action, if nothing has been revealed, drawn or played since."""
        if not self.undoable(seat):
            raise IllegalAction(f"seat {seat} has nothing to take back")
        state, chance, _ = self._before.pop()
        self._state = self._engine.load(self.game.State, state)
        self._chance = Chance.load_record(chance)
        self._known = Known(self._state)
        self.actions.append((int(seat), UNDO))

    def undoable(self, seat: int) -> bool:
        """Whether this seat may undo its last action."""
        return bool(self._before) and self._before[-1][2] == seat

    def view(self, seat: int | None, facts: Any = None) -> dict[str, Any]:
        """A seat's view as JSON-ready data; None is a spectator."""
        facts = facts or self.facts(seat)
        shown = {**telling.public(self.game, facts), **telling.own(self.game, facts)}
        return msgspec.json.decode(msgspec.json.encode(shown))

    def picture(self, seat: int | None, language: str = DEFAULT) -> str:
        """A seat's view as text for a terminal."""
        return self.game.picture(self.facts(seat), self._speaker(seat, language))

    def drawing(self, seat: int | None = None, language: str = DEFAULT) -> Drawing:
        """A seat's view as a picture, which a notebook shows; None is a spectator."""
        facts = self.facts(seat)
        shown, say = self.view(seat, facts), self._speaker(seat, language)
        return Drawing(drawn(self.game, facts, shown, say), repr(self))

    def svg(self, seat: int | None = None, language: str = DEFAULT) -> str:
        """The same picture as SVG text."""
        return self.drawing(seat, language).svg()

    def look(self, seat: int | None) -> Any:
        """A seat's view, boxed in interpreted form."""
        return self._engines.interpreted.fit(self.game.View, self._look(seat))

    def _look(self, seat: int | None) -> Any:
        viewer = SPECTATOR if seat is None else self._seated(seat)
        view = self._engine.boxes(self.game.View)
        self._engine.see(self._state, viewer, view)
        return view

    def seen(self, seat: int | None) -> bytes:
        """A seat's view as bytes."""
        return self.game.View.bytes(self._look(seat))

    def observation(self, seat: int, encoding: str = FEATURES) -> Any:
        """What a seat observes as a learner, if the game declares that (`Lab`)."""
        if self.game.lab.observe is None:
            raise ParlourError(
                f"{self.game.title} has no observations for learners, only raw observations"
            )
        own = self._written(encoding)
        row = np.zeros(own.module.ROW.size, own.dtype)
        observe = compiled(own.observe) if self._engine.compiled else own.observe
        observe(self._state[0], seat, row)
        return row

    def candidate(self, seat: int, action: int, encoding: str = FEATURES) -> Any:
        """What a seat's legal action does, as a learner sees it among its candidates."""
        if not hasattr(self.game.lab.observe, "choice"):
            raise ParlourError(f"{self.game.title} has no candidates for learners")
        own = self._written(encoding)
        row = np.zeros(own.module.CHOICE.size, own.dtype)
        choice = compiled(own.module.choice) if self._engine.compiled else own.module.choice
        choice(self._state[0], seat, action, row)
        return row

    def _written(self, encoding: str) -> Written:
        """What the game writes for learners in an encoding of its own."""
        own = written(self.game, encoding_of(self.game, encoding))
        if own is None:
            known = f"{FEATURES!r} or {COMPACT!r}"
            raise BadOption(f"for raw observations, use look(); for arrays, choose {known}")
        return own

    def facts(self, seat: int | None) -> Any:
        """A seat's view as facts: integers and lists by field name."""
        return self.game.View.read(self._look(None if seat == HOUSE else seat))

    def facts_of(self, viewers: Viewers) -> list[Any]:
        """The facts of several seats at once; None is a spectator."""
        views = self._engine.boxes(self.game.View, len(viewers))
        self._engine.see_all(self._state, _numbers(viewers), views)
        return self.game.View.read_all(views)

    def bot(self, seat: int, level: str | Policy = "strong") -> int:
        """The action a bot would take in this seat, based only on the seat's view.

        `level` is one of the game's, "random", or a policy: any function from a `Turn` to one of
        its legal actions.
        """
        legal = self.legal(seat)
        if not legal:
            raise IllegalAction(f"seat {seat} can't act now")
        if not isinstance(level, str):
            return self.number(seat, level(self.turn(seat)))
        luck = seeded(f"{self.seed} bot {seat} {len(self.actions)}")
        if level == "random":
            return legal[below(luck[0], len(legal))]
        self._engines.wear(THOUGHT)
        return int(self._engines.bot(level)(self._look(seat), luck, self.game.workspace()))

    def turn(self, seat: int, moment: str | None = None) -> Turn:
        """What a policy in this seat is told now; `moment` seeds what it draws."""
        seat, legal = self._seated(seat), self.legal(seat)
        if not legal:
            raise IllegalAction(f"seat {seat} can't act now")
        luck = seeded(moment or f"{self.seed} bot {seat} {len(self.actions)}")
        form = compiled if self._engine.compiled else lambda rule: rule
        row, choices = learnt(self.game, self._state[0], seat, legal, form)
        view, seed = self.seen(seat), int(word(luck[0]))
        return turn_of(self.game, self.seats, seat, view, row, legal, seed, choices)

    def hears(self, seat: int, action: int, viewer: int | None) -> bool:
        """Whether a viewer will learn which action a seat is about to take."""
        watcher = SPECTATOR if viewer is None else self._seated(viewer)
        seat, action = operator.index(seat), operator.index(action)
        return bool(self._engine.hears(self._state, seat, action, watcher))

    def witness(self, seat: int, action: int, viewers: Viewers) -> Witnessed:
        """What viewers see of a legal action that is about to be taken."""
        there, watched = self._look_ahead(seat, action).there, _watched(viewers)
        engine, view, many, count = self._engine, self.game.View, watched.many, len(viewers)
        views = engine.boxes(view, 2 * many)
        hearing = engine.witness(self._state, there.state, seat, action, watched.numbers, views)
        facts = view.read_all(views)
        return Witnessed(
            [hearing & bit != 0 for bit in watched.bits], facts[:count],
            facts[many : many + count], facts[many + watched.spectator], view.raw(views, facts),
            watched.spectator, engine.compiled,
        )  # fmt: skip

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self._mask()

    @property
    def result(self) -> Result | None:
        """Winners, scores and the reason the game ended; None while it is running."""
        if self._mask():
            return None
        box = self._engine.boxes(Outcome)
        self._engine.outcome(self._state, box)
        out = box[0]
        return Result(
            winners=tuple(seat for seat in range(self.seats) if out.won[seat]),
            scores=tuple(int(score) for score in out.score[: self.seats]),
            reason=self.game.reasons[int(out.reason)],
        )

    def ends_with(self, seat: int, action: int) -> bool:
        """Whether this legal action would end the game."""
        return not self._look_ahead(seat, action).there.mask

    def _look_ahead(self, seat: int, action: int) -> Ahead:
        """The position after a legal action; `play` reuses it if the action is taken."""
        known = self._here()
        ahead = known.ahead
        if ahead is None or ahead.seat != seat or ahead.action != action:
            seat, action = operator.index(seat), operator.index(action)
            there = Known(self.game.State.copy(self._state))
            chance = Chance.copy(self._chance)
            there.mask, undoable = self._engine.foresee(there.state, chance, seat, action)
            ahead = known.ahead = Ahead(seat, action, there, chance, undoable)
        return ahead

    def record(self) -> Record:
        """The record of this table: header, including the seed, and actions."""
        return Record.of(self)

    def copy(self) -> Table:
        """An independent table in the same position with the same record."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._state = self.game.State.copy(self._state)
        twin._chance = Chance.copy(self._chance)
        twin.actions, twin._before = self.actions.copy(), self._before.copy()
        twin.options, twin.position = self.options.copy(), self.position.copy()
        twin._moves, twin._known = self._moves.copy(), Known(twin._state)
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Table:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """Pickle the card by name and the position as bytes, without the engine."""
        kept = {name: self.__dict__[name] for name in PICKLED}
        return {
            **kept,
            "state": self.game.State.bytes(self._state),
            "chance": Chance.bytes(self._chance),
        }

    def __setstate__(self, pickled: dict[str, Any]) -> None:
        self.__dict__.update({name: pickled[name] for name in PICKLED})
        self._engines = engines(self.game)
        self._engine = self._engines.interpreted if self._pinned else self._engines.now
        self._state = self._engine.load(self.game.State, pickled["state"])
        self._chance = Chance.load_record(pickled["chance"])
        self._moves = np.zeros(self.game.widest + self.game.house_actions, np.int32)
        self._known = Known(self._state)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Table)
            and (self.game.name, self.game.version) == (other.game.name, other.game.version)
            and self.actions == other.actions
            and self.game.State.bytes(self._state) == other.game.State.bytes(other._state)
            and Chance.bytes(self._chance) == Chance.bytes(other._chance)
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        state = "over" if self.result else f"{len(self.actions)} actions"
        return f"<Table {self.game.name} seats={self.seats} seed={self.seed!r}: {state}>"

    def _repr_html_(self) -> str:
        """How a notebook shows a table: as a spectator sees it."""
        return self.svg(None)

    def _seated(self, seat: int, *also: int) -> int:
        """A seat of this table as a plain int; raise IllegalAction if there is no such seat."""
        number = _plain(seat)
        if number is None or not (0 <= number < self.seats or number in also):
            raise IllegalAction(f"there is no seat {seat!r}; seats are 0 to {self.seats - 1}")
        return number

    def number(self, seat: int, action: int | str) -> int:
        """The number of a legal action given by number or in words, or raise IllegalAction."""
        legal = self._legal(seat)
        if type(action) is int and action in legal:
            return action
        if isinstance(action, str):
            return self._meant(seat, action, legal)
        number = _plain(action)
        if number is not None and number in legal:
            return number
        raise IllegalAction(self._refusal(seat, action, legal))

    def _meant(self, seat: int, said: str, legal: list[int]) -> int:
        for action, words in self.moves(seat).items():
            if _folded(words) == _folded(said):
                return action
        if said.strip().isdigit() and int(said) in legal:
            return int(said)
        raise IllegalAction(self._refusal(seat, said, legal))

    def _refusal(self, seat: int, action: object, legal: list[int]) -> str:
        who = "the house" if seat == HOUSE else f"seat {seat}"
        if not legal:
            return "the game is over" if self.over else f"{who} can't act now"
        if self.game.manners.hides_moves(self.options):
            return f"{who} can't do {action!r} now"
        listed = [f"{one} ({words})" for one, words in self.moves(seat).items()][:SHOWN_MOVES]
        rest = f" and {len(legal) - SHOWN_MOVES} more" if len(legal) > SHOWN_MOVES else ""
        return f"{who} can't do {action!r} now; allowed: {', '.join(listed)}{rest}"


class Watched(msgspec.Struct, frozen=True):
    """Viewers and a spectator, as the rules take them."""

    numbers: Any
    many: int
    spectator: int  # which of them is a spectator
    bits: list[int]  # of the viewers, in a mask of those who hear something


@cache
def _watched(viewers: Viewers) -> Watched:
    everyone = viewers if None in viewers else (*viewers, None)
    bits = [1 << k for k in range(len(viewers))]
    return Watched(_numbers(everyone), len(everyone), everyone.index(None), bits)


@cache
def _numbers(viewers: Viewers) -> Any:
    """Viewers as numbers for the rules."""
    return np.array([SPECTATOR if seat is None else seat for seat in viewers], np.int8)


def _folded(words: str) -> str:
    return " ".join(words.lower().replace("\u2212", "-").split())


def _plain(value: object) -> int | None:
    """Any integer, including NumPy's, as a plain int; None for anything else."""
    if type(value) is int:
        return value
    try:
        return None if isinstance(value, bool) else operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def _count(seats: int) -> int:
    number = _plain(seats)
    if number is None:
        raise BadOption(f"the number of seats must be an integer, not {seats!r}")
    return number


def _seed(seed: int | str) -> int | str:
    number = seed if isinstance(seed, str) else _plain(seed)
    if number is None:
        raise BadOption(f"a seed must be an integer or text, not {seed!r}")
    return number


class Record(RecordText, frozen=True):
    """A game's header and actions: everything needed to replay it."""

    @classmethod
    def of(cls, table: Table) -> Record:
        """The record of a table."""
        again = _start(table.game, table.seats, table.seed, table.options, table.position)
        entries = []
        for seat, action in table.actions:
            entries.append(_entry(again, seat, action))
            _do(again, seat, action)
        return cls(
            table.game.name, table.game.version, table.seats, table.seed,
            table.options, table.position, tuple(entries), _result(table),
        )  # fmt: skip

    def _repr_html_(self) -> str:
        """How a notebook shows a record: its last position, its result, and the text behind it."""
        about = f"{self.game}, {self.seats} players, {len(self.entries)} actions: {self.result}"
        text = (
            f"<details><summary>{escape(about)}</summary><pre>{escape(str(self))}</pre></details>"
        )
        try:
            return f"{self.replay()._repr_html_()}<details>{text}</details>"
        except ParlourError:
            return f"<details>{text}</details>"  # a record of a game or a version that isn't here

    def replay(self, until: int | None = None) -> Table:
        """The table after all (or the first `until`) actions, checking every one."""
        card = game(self.game).at(self.version)
        try:
            table = _start(card, self.seats, self.seed, self.options, self.position)
        except ParlourError as error:
            raise RefusedRecord(wrong.RecordStart(str(error)), cause=error) from error
        for number, entry in enumerate(self.entries[:until], 1):
            _replay_entry(table, number, entry)
        if until is None and _compared(_result(table)) != _compared(self.result):
            raise RefusedRecord(wrong.RecordResult(echoed(self.result), _result(table)))
        return table

    def verify(self) -> None:
        """Replay the record and compare everything; BadRecord says what differs."""
        self.replay()


def _replay_entry(table: Table, number: int, entry: Entry) -> None:
    """Take an action of a record. Its number counts; its words are only for reading."""
    try:
        _do(table, entry.seat, entry.action)
    except IllegalAction as error:
        raise RefusedRecord(wrong.RecordIllegal(number, entry.seat)) from error
    except ParlourError as error:
        raise RefusedRecord(wrong.RecordAction(number, str(error)), cause=error) from error


def _start(
    card: Game, seats: int, seed: int | str, options: Mapping[str, Value], position: dict[str, Any]
) -> Table:
    every = all_options(card, options)
    if position:
        return Table.arrange(card, seats, state=position, seed=seed, options=every)
    return Table(card, seats, seed=seed, options=every)


def _entry(table: Table, seat: int, action: int) -> Entry:
    return Entry(seat, action, "" if action == UNDO else _words(table, seat, action))


def _words(table: Table, seat: int, action: int) -> str:
    """An action in words, or "" if the game's code fails: the number is enough to replay it."""
    try:
        return table.words(seat, action)
    except ParlourError:
        raise
    except Exception:
        return ""


def _do(table: Table, seat: int, action: int) -> None:
    if action == UNDO:
        table.undo(seat)
    else:
        table.play(seat, action)


def _compared(result: str) -> str:
    """A result without its reason, whose words can change."""
    _, found, rest = result.partition("; winners ")
    return rest if found else result


def _result(table: Table) -> str:
    result = table.result
    if result is None:
        return "running"
    winners = ",".join(map(str, result.winners)) or "nobody"
    return f"{result.reason}; winners {winners}; scores {','.join(map(str, result.scores))}"
