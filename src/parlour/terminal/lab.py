"""parlour lab: run, report, compare and calibrate studies of games between bots."""

from __future__ import annotations

import os
import shlex
import threading
from argparse import Namespace
from collections.abc import Callable
from contextlib import ExitStack, suppress
from itertools import product
from pathlib import Path

from parlour.core.errors import BadOption, one_of
from parlour.core.game import Game
from parlour.core.option import Value
from parlour.features import study_status
from parlour.features.material import load
from parlour.lab.cells import Cell
from parlour.lab.compare import Compared
from parlour.lab.progress import Progress, play
from parlour.lab.study import Plan, Setting, Study
from parlour.lab.watch import Watched
from parlour.lab.workers import GPU_PIECE, Backend, core_count, cores, on_gpu, on_ray
from parlour.server.storage.settings import data_folder
from parlour.terminal.finding import find_game
from parlour.terminal.screen import Screen
from parlour.terminal.seating import find_seed, given_options, usual_level, with_material
from parlour.terminal.signals import Signals, shielded_children

MOST_CELLS = 1000
USUAL_GAMES = 10_000
STOPPED = 130
GENTLY = 19
INPUT = 0  # the file descriptor of standard input
OWN = {"--gently", "--attended"}  # how the study runs, not what it studies
BESIDE_OPTIONS = ("seats", "bots", "preset", "material")  # can be varied like options
AS_IT_IS = "none"


def lab(args: Namespace) -> int:
    """Run a lab subcommand."""
    answers = {"run": run, "report": report, "compare": compare, "calibrate": calibrate}
    return answers[args.task](args)


def run(args: Namespace) -> int:
    """Run a study, or the missing part of it."""
    game = find_game(args.game)
    folder = find_folder(game, args)
    backend, piece = find_backend(args)
    plan = Plan(
        game.name, game.version, find_seed(args.seed), settings(game, args),
        None if args.error else args.games or USUAL_GAMES, args.error, typed(args),
    )  # fmt: skip
    study = Study.begin(folder, game, plan)
    if args.gently and hasattr(os, "nice"):
        os.nice(GENTLY)
    with ExitStack() as held:
        held.enter_context(shielded_children())
        if args.name:
            held.enter_context(study_status.holding(folder))
        progress = Watched(study) if args.name else Progress(study)
        with Signals() as signals:
            stopped = stopping(folder, signals, args.attended)
            complete = play(study, backend, progress, stopped, piece)
        progress.say("\n")
        if isinstance(progress, Watched):
            finish(study, progress, complete)
    screen = Screen()
    if not complete:
        screen.say(f"Stopped. The games so far are saved in {folder}. To resume: {plan.command}")
        return STOPPED
    from parlour.lab.summary import lines

    for line in lines(study):
        screen.say(line)
    screen.say(f"Saved in {folder}. To see it: parlour lab report {shlex.quote(str(folder))}")
    return 0


def find_folder(game: Game, args: Namespace) -> Path:
    """A study's folder: --out, or the folder of that name among those on the Lab page."""
    if not args.name:
        return Path(args.out or f"study-{game.name}")
    kept = os.environ.get(study_status.STUDIES)
    studies = Path(kept) if kept else data_folder() / "studies"
    return studies / study_status.checked_name(args.name)


def stopping(folder: Path, signals: Signals, attended: bool) -> Callable[[], bool]:
    """A function that says whether to stop: on a signal, a `stop` file, or closed input."""
    stop, alone = folder / study_status.STOP, threading.Event()
    stop.unlink(missing_ok=True)

    def attend() -> None:
        with suppress(OSError):
            while os.read(INPUT, 1):
                pass
        alone.set()

    if attended:
        threading.Thread(target=attend, daemon=True).start()
    return lambda: bool(signals.number) or alone.is_set() or stop.exists()


def finish(study: Study, progress: Watched, complete: bool) -> None:
    """Write a named study's report and final status for the Lab page."""
    from parlour.lab.report import page

    out = study.folder / study_status.REPORT
    fresh = out.with_name(f".{out.name}")
    fresh.write_text(page(study), encoding="utf-8")
    fresh.replace(out)
    progress.note("done" if complete else "stopped")


def report(args: Namespace) -> int:
    """Write a study's report."""
    from parlour.lab.report import page

    study = Study.at(Path(args.study), find_game)
    out = Path(args.html or Path(args.study) / study_status.REPORT)
    out.write_text(page(study), encoding="utf-8")
    Screen().say(f"Wrote {out}.")
    return 0


def compare(args: Namespace) -> int:
    """Compare a study's cells with its first, or with the one named by --to."""
    from parlour.lab.compare import compare as compared
    from parlour.lab.report import label

    study = Study.at(Path(args.study), find_game)
    names = [label(setting) for setting in study.plan.cells]
    base = _cell_named(names, args.to) if args.to else 0
    screen, first = Screen(), study.games(base)
    for number, name in enumerate(names):
        games = study.games(number)
        if number == base or games is None or first is None or (args.of and args.of not in name):
            continue
        screen.say(f"{name} compared with {names[base]}:", "strong")
        found = compared(first, games)
        if not found:
            screen.say("  no games in common")
        for one in found:
            if one.sure or args.all:
                screen.say("  " + _compared(one))
    screen.say("Figures not listed show no significant difference.", "quiet")
    return 0


def _cell_named(names: list[str], said: str) -> int:
    fitting = [k for k, name in enumerate(names) if said == name] or [
        k for k, name in enumerate(names) if said in name
    ]
    if len(fitting) != 1:
        known = one_of(names, said)
        raise BadOption(f"{said!r} matches {len(fitting)} cells; choose from {known}")
    return fitting[0]


def _compared(one: Compared) -> str:
    gap, unit, size = one.difference, "%" if one.share else "", 100 if one.share else 1
    return (
        f"{one.says}: {size * one.first:.2f}{unit} -> {size * one.second:.2f}{unit}, difference "
        f"{size * gap.value:+.2f} ({size * gap.low:+.2f} to {size * gap.high:+.2f}), p {gap.p:.2g}"
    )


def calibrate(args: Namespace) -> int:
    """Find the value of an option that gives a target win rate."""
    from parlour.lab.calibrate import calibrate as calibrated
    from parlour.lab.summary import percent

    game = find_game(args.game)
    if len(args.vary) != 1:
        raise BadOption("calibrate needs exactly one --vary OPTION=A,B,C with the values to try")
    cells = {
        next(iter(one.varied.values())): Cell(game, one.seats, one.options, one.bots, one.turns)
        for one in settings(game, args)
    }
    screen = Screen()
    threads = args.workers or core_count()
    for tried in calibrated(cells, args.wanted, args.games or 64_000, threads):
        screen.say(f"{tried.value}: won {percent(tried.won)} of {tried.games:,} games")
    screen.say(f"The first value comes closest to {100 * args.wanted:.0f}%.", "quiet")
    return 0


def typed(args: Namespace) -> str:
    """The command line that resumes this study."""
    return shlex.join(["parlour", *(word for word in args.typed if word not in OWN)])


def find_backend(args: Namespace) -> tuple[Backend, int | None]:
    """The backend, and the number of games per task if it is fixed."""
    name, _, address = args.on.partition("=")
    if name == "cores" and not address:
        return cores(args.workers or core_count()), None
    if name == "gpu" and not address:
        from parlour.lab.playouts import load_cuda

        load_cuda()
        return on_gpu, GPU_PIECE
    if name == "ray":
        return on_ray(address or None), None
    raise BadOption(
        f"--on must be {one_of(['cores', 'gpu', 'ray', 'ray=ADDRESS'])}, not {args.on!r}"
    )


def settings(game: Game, args: Namespace) -> list[Setting]:
    """The cells of a study: every combination of the varied values."""
    varied = [_varied(game, text) for text in args.vary]
    names = [name for name, _ in varied]
    if len(set(names)) < len(names):
        raise BadOption("--vary names the same option twice; give all its values in one --vary")
    cells = []
    for values in product(*(values for _, values in varied)):
        cells.append(_setting(game, args, dict(zip(names, values, strict=True))))
        if len(cells) > MOST_CELLS:
            raise BadOption(f"more than {MOST_CELLS} cells; vary fewer options at once")
    if len({cell.key for cell in cells}) < len(cells):
        raise BadOption("two cells of this study are the same; list each value once")
    return cells


def _varied(game: Game, text: str) -> tuple[str, list[str]]:
    name, equals, values = text.partition("=")
    name = name.strip().replace("-", "_")
    listed = [value.strip() for value in values.split(",")]
    if not (name and equals and all(listed)):
        raise BadOption(f"--vary expects OPTION=A,B,C, not {text!r}")
    known = [*BESIDE_OPTIONS, *(option.name for option in game.Options.listed())]
    if name not in known:
        raise BadOption(f"can't vary {name!r}; choose from {one_of(known, name)}")
    return name, listed


def _setting(game: Game, args: Namespace, varied: dict[str, str]) -> Setting:
    seats_said = varied.get("seats", args.seats or game.usual_seats)
    if not str(seats_said).isdecimal():
        raise BadOption(f"--vary seats expects whole numbers, not {seats_said!r}")
    seats, preset = int(seats_said), varied.get("preset", args.preset)
    given: dict[str, object] = dict(given_options(args.option))
    given |= {k: v for k, v in varied.items() if k not in BESIDE_OPTIONS}
    files = [*args.material, *(v for k, v in varied.items() if k == "material" and v != AS_IT_IS)]
    try:
        given = with_material(game, seats, files, given)
        options = game.chosen(seats, preset, given)
    except BadOption as error:
        where = ", ".join(f"{name}={value}" for name, value in varied.items())
        raise BadOption(f"{error}{f' (in cell {where})' * bool(where)}") from error
    bots = varied.get("bots", args.bots or usual_level(game)).replace("/", ",")
    levels = [level.strip() for level in bots.split(",")]
    cell = Cell.of(game, seats, options, levels, args.rotate)
    shown: dict[str, Value] = {name: options.get(name, value) for name, value in varied.items()}
    if len(files) > len(args.material):
        shown["material"] = load(files[-1]).name
    return Setting(cell.key, seats, cell.bots, cell.turns, dict(options), preset, shown)
