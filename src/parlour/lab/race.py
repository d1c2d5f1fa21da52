"""Races: real-time games between bots in simulated time.

Nothing waits and no clock is read: a race is a queue of events, and between two of them the time
jumps. Bots make the same plans as at a table of the server, and keep or change them in the same
way, so game number `n` of a cell is the same game everywhere.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from parlour.core.engine import engines
from parlour.core.errors import BadOption
from parlour.core.game import HOUSE, Game
from parlour.core.table import Result, Table
from parlour.features.real_time import Memory, Plan, RealTime, bot_pace, referee_of
from parlour.features.referee import Referee
from parlour.lab.cells import Cell

LONGEST_MS = 3_600_000  # races that take longer are broken


class Act(NamedTuple):
    """An action, with the time since the race began."""

    ms: int
    seat: int
    action: int


class Raced(NamedTuple):
    """A finished race."""

    ms: int
    levels: tuple[str, ...]  # of each seat
    result: Result
    acts: tuple[Act, ...]


@dataclass
class Racer:
    """One bot: its plan, when it was made, and what it remembers."""

    level: str
    plan: Plan | None = None
    begun: int = 0
    right: bool = True  # whether the planned action did what the bot wants when it was planned
    memory: Memory = ()
    tries: int = 0


@dataclass
class Race:
    """A race in progress."""

    table: Table
    real_time: RealTime
    referee: Referee
    racers: list[Racer]
    seed: str
    now: int = 0
    began: int = 0
    timers: dict[tuple[int, int], int] = field(default_factory=dict)  # when each is due
    acted: dict[int, int] = field(default_factory=dict)  # when each bot last acted
    acts: list[Act] = field(default_factory=list)

    def run(self) -> None:
        """Play to the end."""
        self._set_timers()
        while self.table.actors:
            if self.referee.racing:
                self._go_on()
            else:
                self._prepare()
            if self.now > LONGEST_MS:
                raise RuntimeError(f"the race with seed {self.seed!r} never ends")

    def _prepare(self) -> None:
        """What happens before the race: bots choose at once, or the house counts down."""
        if self.timers:
            self._ring()
            self.began = self.now
            return
        seat = self.table.actors[0]
        self._play(seat, self.table.bot(seat, self.racers[seat].level))

    def _go_on(self) -> None:
        """Let everyone plan who has to, and then the next thing happen."""
        for seat in self.table.actors:
            if not self._keeps_plan(seat):
                self._make_plan(seat)
        due, seat = min(
            ((self._due(seat), seat) for seat in self.table.actors if self.racers[seat].plan),
            default=(LONGEST_MS, HOUSE),
        )
        if min(self.timers.values(), default=LONGEST_MS + 1) < due:
            self._ring()
            return
        self.now = due
        if seat != HOUSE:
            self._act(seat)
        else:
            self.now = LONGEST_MS + 1

    def _due(self, seat: int) -> int:
        racer = self.racers[seat]
        assert racer.plan
        return racer.plan.due(racer.begun, (at for one, at in self.acted.items() if one != seat))

    def _keeps_plan(self, seat: int) -> bool:
        """Whether a bot has made up its mind and its action is still good."""
        racer = self.racers[seat]
        if racer.plan is None or self.now < racer.begun + racer.plan.looked:
            return False
        good = self.real_time.stands if racer.right else Table.allows
        return good(self.table, seat, racer.plan.action)

    def _make_plan(self, seat: int) -> None:
        racer, table = self.racers[seat], self.table
        if racer.plan:
            racer.memory = racer.plan.memory(self.now - racer.begun)
        racer.tries += 1
        moment = f"{self.seed} {seat} {racer.tries}"
        racer.plan = bot_pace(table.game, table.seen(seat), racer.level, moment, racer.memory)
        racer.begun, racer.memory = self.now, ()
        racer.right = racer.plan is None or self.real_time.stands(table, seat, racer.plan.action)

    def _act(self, seat: int) -> None:
        """Take the planned action if the referee lets it pass."""
        racer, entry = self.racers[seat], len(self.table.actions)
        assert racer.plan
        plan, racer.plan = racer.plan, None
        racer.memory = plan.memory(self.now - racer.begun, acted=True)
        if self.referee.judge(seat, plan.action, entry, self.now) is None:
            self.acted[seat] = self.now
            self._play(seat, plan.action)

    def _ring(self) -> None:
        """Let the house act when its next timer is due."""
        (action, _), self.now = min(self.timers.items(), key=lambda timer: timer[1])
        self._play(HOUSE, action)

    def _play(self, seat: int, action: int) -> None:
        self.table.play(seat, action)
        self.referee.took(seat, len(self.table.actions))
        self.acts.append(Act(self.now, seat, action))
        self._set_timers()

    def _set_timers(self) -> None:
        """Start the timers that run now; one that ran before goes on."""
        clock = self.real_time.house_clock
        running = clock(self.table.truth()) if clock and not self.table.over else ()
        self.timers = {
            (action, number): self.timers.get((action, number), self.now + ms)
            for action, number, ms in running
        }


def is_race(cell: Cell) -> bool:
    """Whether a cell is played in real time, by bots that know how."""
    real_time = cell.game.feature(RealTime)
    if real_time is None or real_time.pace is None:
        return False
    return referee_of(Table(cell.game, cell.seats, 0, cell.options)) is not None


def race(cell: Cell, seed: int | str, number: int) -> Raced:
    """Play one game of a cell in simulated time."""
    real_time = cell.game.feature(RealTime)
    table = Table(cell.game, cell.seats, f"{seed} {number // cell.turns}", cell.options)
    referee = referee_of(table)
    if real_time is None or referee is None:
        raise BadOption(f"{cell.game.title} isn't played in real time with these options")
    levels = tuple(cell.level_at(number % cell.turns, seat) for seat in range(cell.seats))
    racers = [Racer(level) for level in levels]
    running = Race(table, real_time, referee, racers, f"{seed} {number} race")
    running.run()
    assert table.result
    acts = tuple(Act(act.ms - running.began, act.seat, act.action) for act in running.acts)
    return Raced(running.now - running.began, levels, table.result, acts)


def make_ready(game: Game) -> None:
    """Load the compiled rules and bots of a game, compiling what isn't cached."""
    both, real_time = engines(game), game.feature(RealTime)
    both.swap()
    if real_time:
        both.swap_feature(real_time)
