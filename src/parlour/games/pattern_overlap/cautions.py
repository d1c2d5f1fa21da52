"""Which of Pattern Overlap's options have no effect with the others, and what some lead to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from parlour.core.fact import Caution
from parlour.core.option import Value

WITH_POINTS = ("diversify", "cover")
SECONDS = {"beginner": 60, "advanced": 30, "expert": 0}  # P17
ROUND_S = 30  # P25: of the last call in turns
TICK_MS = 1000


class NoLastCall(Caution, frozen=True):
    """Only the modes with points have a last call."""


class OwnLastCall(Caution, frozen=True):
    """The last call has a custom length."""

    seconds: int


class CallInRounds(Caution, frozen=True):
    """In turns the last call is a number of rounds."""

    rounds: int


class NotSeven(Caution, frozen=True):
    """There are fewer than seven players."""

    seats: int


class OwnLocations(Caution, frozen=True):
    """In Not My Stack! there is no shared board."""


class OnlyStack(Caution, frozen=True):
    """Only Not My Stack! has locations."""


class OnlyTurns(Caution, frozen=True):
    """It only matters in turns."""


class OnlyRealTime(Caution, frozen=True):
    """It only matters when everyone plays at once."""


class ShortTick(Caution, frozen=True):
    """A pause of up to a second skips nothing second by second."""


class NoWild(Caution, frozen=True):
    """Centres aren't wild."""


class RealSquares(Caution, frozen=True):
    """As many squares have to match without a centre anyway."""

    squares: int


class NoRace(Caution, frozen=True):
    """A Speed Round in turns is a tie nearly always."""


class OftenStuck(Caution, frozen=True):
    """Cards seldom fit, so many games end early."""


class NoPoints(Caution, frozen=True):
    """The mode has no points."""


class TwoPlaces(Caution, frozen=True):
    """With two players every place is decided at once."""


class NoLimit(Caution, frozen=True):
    """Nothing ends a game that no one plays."""


class PrintedFaces(Caution, frozen=True):
    """The card side isn't a custom one."""


def cautions(seats: int, options: Mapping[str, Value]) -> Iterator[Caution]:
    """What to know about single options with these others."""
    yield from _of_modes(seats, options)
    yield from _of_squares(options)
    yield from _of_clocks(options)
    if options["side"] != "custom":
        yield PrintedFaces("custom_faces")


def _of_modes(seats: int, options: Mapping[str, Value]) -> Iterator[Caution]:
    mode, clock = options["mode"], options["clock"]
    if mode == "nms":
        yield from OwnLocations.on("seven_seats", "start_board")
        if clock != "turns":
            yield OnlyTurns("nms_tie")
    else:
        yield from OnlyStack.on("nms_base", "nms_freeze", "nms_tie")
        if seats < 7:
            yield NotSeven("seven_seats", seats)
    if mode in WITH_POINTS:
        yield from _of_last_calls(options)
    else:
        yield from NoLastCall.on("level", "timer_s")
        if mode == "speed" and clock == "turns":
            yield from NoRace.on("clock", "mode")
        yield NoPoints("live_scores")
    if seats == 2:
        yield TwoPlaces("play_out")


def _of_last_calls(options: Mapping[str, Value]) -> Iterator[Caution]:
    own = options["timer_s"] != "level"
    seconds = int(options["timer_s"]) if own else SECONDS[str(options["level"])]
    if own:
        yield OwnLastCall("level", seconds)
    if options["clock"] == "turns":
        rounds = -(-seconds // ROUND_S)
        yield CallInRounds("timer_s" if own else "level", rounds)


def _of_squares(options: Mapping[str, Value]) -> Iterator[Caution]:
    real = int(options["wild_min_real"])
    if options["centers"] != "wild":
        yield NoWild("wild_min_real")
    elif real >= int(options["min_match"]):
        yield RealSquares("min_match", real)
    if options["centers"] == "wild" and options["min_match"] == 4:
        yield OftenStuck("min_match")


def _of_clocks(options: Mapping[str, Value]) -> Iterator[Caution]:
    clock = options["clock"]
    if clock != "realtime":
        yield from OnlyRealTime.on("mistake_lock_ms", "stuck_notice_s", "idle_limit_s")
    elif options["idle_limit_s"] == 0:
        yield NoLimit("idle_limit_s")
    if clock == "turns":
        yield OnlyRealTime("play_lock_ms")
    if clock == "ticks" and int(options["play_lock_ms"]) <= TICK_MS:
        yield ShortTick("play_lock_ms")
