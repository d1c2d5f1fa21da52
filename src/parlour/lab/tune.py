"""Learn a bot's weights by self-play, for the games that have weights.

    python -m parlour.lab.tune GAME [--settings NAME ...] [--seats N ...]
                               [--minutes M | --rounds R] [--workers K] [--seed S]
                               [--start FILE] --out FILE

learns the weights of every kind of table (or those with these names or numbers of seats) one after
another, and writes them to the file with the share of games they win against the weights set by
hand, on deals not used before. Settings that are in the file and are not learned again stay as they
are. With `--minutes`, a setting has an equal part of the time; the file says how many rounds that
was, and `--rounds` repeats them exactly, on any number of workers. The file is also written on the
way, whenever the curve is printed, so a run that is cut short is not lost.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import msgspec
import numpy as np

from parlour.core import registry
from parlour.core.errors import ParlourError, one_of
from parlour.core.struct import Array
from parlour.features.tuning import Learned, Setting, Tuning, Weights
from parlour.lab.stats import Figure
from parlour.lab.tune_games import tuning_of
from parlour.lab.tuning import Job, Learner, check, play_check, scaled, trials
from parlour.lab.workers import begin_worker, core_count

TRIALS, DEALS = 256, 8
LOOKS = 6  # how often the curve is printed
CHECK_DEALS = 10_000
OF_CHECK = 10  # the curve uses a tenth of those deals
TIMING = 2  # rounds played to see how many fit in the time
OF_TIME = 0.85  # the rest is for the curve and the check


def main(arguments: Sequence[str] | None = None) -> int:
    """Learn weights and write them; return the exit status."""
    args = _parser().parse_args(arguments)
    try:
        _tune(args)
    except ParlourError as error:
        print(f"parlour.lab.tune: {error}", file=sys.stderr)
        return 2
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m parlour.lab.tune", description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("game")
    parser.add_argument("--settings", nargs="+", metavar="NAME", help="only these kinds of tables")
    parser.add_argument(
        "--seats", type=int, nargs="+", metavar="N", help="only tables with N players"
    )
    parser.add_argument("--minutes", type=float, default=10.0, metavar="M", help="minutes in total")
    parser.add_argument(
        "--rounds",
        type=int,
        metavar="R",
        help="rounds per setting, instead of --minutes; use 0 to check --start only",
    )
    parser.add_argument("--workers", type=int, default=core_count(), metavar="K")
    parser.add_argument("--seed", default="tune", metavar="S")
    parser.add_argument(
        "--trials", type=int, default=TRIALS, help="trials per round (default: %(default)s)"
    )
    parser.add_argument(
        "--deals", type=int, default=DEALS, help="deals per trial (default: %(default)s)"
    )
    parser.add_argument("--check", type=int, default=CHECK_DEALS, metavar="DEALS",
                        help="deals for the final check (default: %(default)s)")  # fmt: skip
    parser.add_argument("--start", type=Path, metavar="FILE", help="learned weights to start from")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE")
    return parser


def _tune(args: argparse.Namespace) -> None:
    tuning = tuning_of(registry.game(args.game))
    numbers = _settings(tuning, args.settings, args.seats)
    began = time.perf_counter()
    _compile(args, numbers[0])
    print(f"compiled or loaded in {time.perf_counter() - began:.0f} s", flush=True)
    pool = ProcessPoolExecutor(args.workers, get_context("spawn"), initializer=begin_worker)
    with pool:
        for number in numbers:
            found = _learn(args, pool, tuning, number, 60 * args.minutes / len(numbers))
            name = tuning.settings[number].name
            _write(args, name, found)
            if found.low <= found.even:
                print(f"{name}: not clearly better than {tuning.level}", flush=True)


def _settings(
    tuning: Tuning, names: Sequence[str] | None, seats: Sequence[int] | None
) -> list[int]:
    every = tuning.settings
    for flag, chosen, known in (
        ("--settings", names, [setting.name for setting in every]),
        ("--seats", seats, sorted({setting.seats for setting in every})),
    ):
        for one in chosen or []:
            if one not in known:
                raise ParlourError(f"{flag} is {one_of(known)}, not {one}")
    return [
        k for k, one in enumerate(every)
        if (not names or one.name in names) and (not seats or one.seats in seats)
    ]  # fmt: skip


def _compile(args: argparse.Namespace, setting: int) -> None:
    """Play a deal here, so that the workers find everything compiled."""
    job = Job(args.game, setting, "compile", 1, 1)
    play_check(job, scaled(tuning_of(registry.game(args.game)).weights, np.zeros(1)), "", 0, 1)


def _learn(
    args: argparse.Namespace, pool: Executor, tuning: Tuning, number: int, seconds: float
) -> Learned:
    setting, began = tuning.settings[number], time.perf_counter()
    job = Job(args.game, number, f"{args.seed} {setting.name}", args.trials, args.deals)
    start = _start(args, tuning, setting)
    rounds = args.rounds
    if rounds is None:
        rounds = _rounds_in(pool, job, start, seconds)

    def checked(what: str, seed: str, deals: int) -> Learned:
        weights = scaled(tuning.weights, learner.average)
        found, even = check(pool, job, weights, f"{job.seed} {seed}", deals)
        _say(setting.name, what, found, even, began)
        named = {
            one.name: float(f"{weight:.5g}")
            for one, weight in zip(tuning.weights, weights, strict=True)
        }
        games = deals * setting.sides
        return Learned(named, learner.rounds, games, *_rounded(found), round(even, 5))

    learner = Learner(pool, job, start)
    for done in learner.learn(rounds):
        if done % max(1, rounds // LOOKS) == 0 or done == rounds:
            few = max(1, args.check // OF_CHECK)
            found = checked(f"round {done} of {rounds}", "curve", few)
            _write(args, setting.name, found, rounds)  # a run that is cut short leaves this
    return checked(f"check on {args.check} fresh deals", "check", args.check)


def _start(args: argparse.Namespace, tuning: Tuning, setting: Setting) -> Array:
    """Where to begin, in units: with the weights set by hand, or learned ones."""
    z, weights = np.zeros(len(tuning.weights)), setting.hand
    if args.start:
        found = _read(args.start).settings.get(setting.name)
        weights = found.weights if found else weights
    for k, one in enumerate(tuning.weights):
        if one.step and one.name in weights:
            z[k] = (weights[one.name] - one.value) / one.step
    return z


def _read(path: Path) -> Weights:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Weights)
    except (OSError, msgspec.DecodeError) as error:
        raise ParlourError(f"{path} is not a file of learned weights: {error}") from error


def _rounds_in(pool: Executor, job: Job, start: Array, seconds: float) -> int:
    """How many rounds fit in the time; the workers load what is compiled before it is measured."""
    list(pool.map(trials, [job] * 64, [start] * 64, [1.0] * 64, range(64), [1] * 64))
    began = time.perf_counter()
    for _ in Learner(pool, job, start).learn(TIMING):
        pass
    took = (time.perf_counter() - began) / TIMING
    print(f"a round takes {took:.2f} s ({job.trials * job.deals} deals)", flush=True)
    return max(LOOKS, int(OF_TIME * seconds / took))


def _rounded(figure: Figure) -> tuple[float, float, float]:
    return round(figure.value, 5), round(figure.low, 5), round(figure.high, 5)


def _say(name: str, what: str, found: Figure, even: float, began: float) -> None:
    seconds = time.perf_counter() - began
    share = f"{100 * found.value:.2f}% ({100 * found.low:.2f} to {100 * found.high:.2f})"
    print(
        f"{name}, {what}: {share} of games won, {100 * even:.2f}% is even, {seconds:.0f} s",
        flush=True,
    )


def _write(args: argparse.Namespace, name: str, found: Learned, planned: int = 0) -> None:
    """Add what was learned, or has been learned so far, to the file."""
    command = (
        f"python -m parlour.lab.tune {args.game} --settings {name} "
        f"--rounds {planned or found.rounds} --trials {args.trials} --deals {args.deals} "
        f"--seed {args.seed}"
    ) + (f" --start {args.start.name}" if args.start else "")
    level = tuning_of(registry.game(args.game)).level
    before = Weights(args.game, level, {}, {})
    if args.out.exists():
        before = _read(args.out)
    settings = {**before.settings, name: found}
    whole = Weights(args.game, level, {**before.command, name: command}, settings)
    args.out.write_bytes(msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n")


if __name__ == "__main__":
    sys.exit(main())
