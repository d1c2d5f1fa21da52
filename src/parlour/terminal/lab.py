"""parlour lab: run, report, compare and calibrate studies of games between bots."""

from __future__ import annotations

import os
import shlex
import sys
import threading
from argparse import Namespace
from collections.abc import Callable, Iterable
from contextlib import ExitStack, suppress
from pathlib import Path

from parlour.core.errors import echoed, near
from parlour.core.game import Game
from parlour.core.language import languages
from parlour.core.option import Numbers
from parlour.features import study_status
from parlour.lab.calibrate import Tried
from parlour.lab.cells import Cell
from parlour.lab.lines import typed as typed_value
from parlour.lab.preparing import compile_once, needs_compiling
from parlour.lab.progress import Progress, play
from parlour.lab.study import Plan, Study
from parlour.lab.watch import Watched
from parlour.lab.words import Words
from parlour.lab.workers import GPU_PIECE, Backend, core_count, cores, on_gpu, on_ray
from parlour.server.storage.settings import data_folder
from parlour.terminal.finding import find_game
from parlour.terminal.missions import missions
from parlour.terminal.policies import levels_and_policies, named_policies
from parlour.terminal.race import race
from parlour.terminal.screen import Screen
from parlour.terminal.seating import (
    BadChoice,
    find_seed,
    named_game,
)
from parlour.terminal.signals import Signals, shielded_children
from parlour.terminal.study_settings import settings

USUAL_GAMES = 10_000
STOPPED = 130
NOT_REACHED = 1
MOST_TRIED = 40  # values of an option that calibrate tries without their being named
GENTLY = 19
INPUT = 0  # the file descriptor of standard input
OWN = {"--gently", "--attended"}  # how the study runs, not what it studies


def lab(args: Namespace) -> int:
    """Run a lab subcommand."""
    answers = {
        "run": run, "report": report, "compare": compare, "calibrate": calibrate, "race": race,
        "missions": missions,
    }  # fmt: skip
    return answers[args.task](args)


def run(args: Namespace) -> int:
    """Run a study, or the missing part of it."""
    game = named_game(args.game)
    folder = find_folder(game, args)
    find_policies(game, args)
    backend, piece = find_backend(args)
    plan = Plan(
        game.name, game.version, find_seed(args.seed), settings(game, args, args.policies),
        None if args.error else args.games or USUAL_GAMES, args.error, typed(args),
    )  # fmt: skip
    study = Study.begin(folder, game, plan)
    if args.gently and hasattr(os, "nice"):
        os.nice(GENTLY)
    with ExitStack() as held:
        held.enter_context(shielded_children())
        if args.name:
            held.enter_context(study_status.holding(folder))
        kind = Watched if args.name else Progress
        progress = kind(study, language=args.lang)
        with Signals() as signals:
            stopped = stopping(folder, signals, args.attended)
            complete = play(study, backend, progress, stopped, piece)
        progress.say("\n")
        if isinstance(progress, Watched):
            finish(study, progress, complete)
    return told(study, complete, Words(game, args.lang))


def told(study: Study, complete: bool, words: Words) -> int:
    """Print the results of a study, or how to resume it."""
    from parlour.lab.lines import study_lines

    screen, folder = Screen(), str(study.folder)
    if not complete:
        screen.say(words.say("stopped", folder=folder, command=study.plan.command))
        return STOPPED
    for line in study_lines(study, words):
        screen.say(line)
    report = f"parlour lab report {shlex.quote(folder)}"
    screen.say(words.say("saved", folder=folder, command=report))
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
    """Write a named study's report in every language, and its final status, for the Lab page."""
    from parlour.lab.report import results, worded_page

    found = results(study)
    for language in reversed(languages()):  # the English one is last: it says that there are any
        out = study.folder / study_status.report_file(language)
        fresh = out.with_name(f".{out.name}")
        fresh.write_text(worded_page(found, language), encoding="utf-8")
        fresh.replace(out)
    progress.note("done" if complete else "stopped")


def report(args: Namespace) -> int:
    """Write a study's report."""
    from parlour.lab.report import page

    study = Study.at(Path(args.study), find_game)
    out = Path(args.html or Path(args.study) / study_status.report_file(args.lang))
    out.write_text(page(study, args.lang), encoding="utf-8")
    Screen().say(Words(study.game, args.lang).say("wrote", file=str(out)))
    return 0


def compare(args: Namespace) -> int:
    """Compare a study's cells with its first, or with the one named by --to."""
    from parlour.lab.compare import compare as compared
    from parlour.lab.lines import compared_line, label

    study = Study.at(Path(args.study), find_game)
    words = Words(study.game, args.lang)
    names = [label(setting, words) for setting in study.plan.cells]
    base = _cell_named(names, args.to) if args.to else 0
    screen, first = Screen(), study.games(base)
    for number, name in enumerate(names):
        games = study.games(number)
        if number == base or games is None or first is None or (args.of and args.of not in name):
            continue
        screen.say(words.say("compare", cell=name, base=names[base]), "strong")
        found = compared(first, games)
        if not found:
            screen.say(words.say("compare-none"), indent="  ")
        for one in found:
            if one.sure or args.all:
                screen.say(compared_line(one, words), indent="  ")
    screen.say(words.say("compare-rest"), "quiet")
    return 0


def _cell_named(names: list[str], said: str) -> int:
    fitting = [k for k, name in enumerate(names) if said == name] or [
        k for k, name in enumerate(names) if said in name
    ]
    if len(fitting) != 1:
        raise BadChoice("error-cells", said=echoed(said), count=len(fitting), cells=names)
    return fitting[0]


def calibrate(args: Namespace) -> int:
    """Find the value of an option that brings a figure to a target."""
    from parlour.lab.calibrate import MOST, Target, known_measures
    from parlour.lab.calibrate import calibrate as calibrated
    from parlour.lab.lines import tried_line, verdict_line

    game = named_game(args.game)
    find_policies(game, args)
    if len(args.vary) != 1:
        raise BadChoice("error-calibrate")
    args.vary = [_every_value(game, args.vary[0])]
    cells = {
        next(iter(one.varied.values())): one.cell(game)
        for one in settings(game, args, args.policies)
    }
    screen, words, most = Screen(), Words(game, args.lang), args.games or MOST
    target = Target(args.measure or _usual_measure(game), args.wanted, args.tolerance)
    known = known_measures(next(iter(cells.values())))
    if target.measure not in known:
        said = echoed(target.measure)
        raise BadChoice("error-measure", said=said, measures=known, near=near(said, known))
    _compile_first(game, cells.values(), most, words)
    option = args.vary[0].partition("=")[0].strip().replace("-", "_")
    order = calibrated(option, cells, target, most, args.workers or core_count(), _telling(words))
    for tried in order:
        screen.say(tried_line(tried, words))
    screen.say(verdict_line(order, target, words), "strong")
    return 0 if target.verdict(order[0]) == "inside" else NOT_REACHED


def _usual_measure(game: Game) -> str:
    """What is aimed at unless something else is named: the win rate."""
    return "won" if game.utility == "co-operative" else "player_1"


def _compile_first(game: Game, cells: Iterable[Cell], most: int, words: Words) -> None:
    levels = {level for cell in cells for level in cell.levels}
    if needs_compiling(game, most, levels):
        print(words.say("progress-compiling", game=game.title), file=sys.stderr, flush=True)
        compile_once(game)


def _telling(words: Words) -> Callable[[Tried, int, int], None]:
    """A function that tells the progress of a calibration on standard error."""
    from parlour.lab.lines import tried_line

    def tell(tried: Tried, done: int, count: int) -> None:
        line = words.say("trying", line=tried_line(tried, words), done=done, count=count)
        print(line, file=sys.stderr, flush=True)

    return tell


def typed(args: Namespace) -> str:
    """The command line that resumes this study."""
    return shlex.join(["parlour", *(word for word in args.typed if word not in OWN)])


def find_policies(game: Game, args: Namespace) -> None:
    """Set `args.policies` to the policies in --policy and --bots, and leave their names there."""
    args.policies = named_policies(game, args.policy)
    if args.bots:
        args.bots, own = levels_and_policies(game, args.bots)
        args.policies |= own
    if args.policies and getattr(args, "on", "cores") != "cores":
        raise BadChoice("error-policies-on")


def find_backend(args: Namespace) -> tuple[Backend, int | None]:
    """The backend, and the number of games per task if it is fixed."""
    name, _, address = args.on.partition("=")
    if name == "cores" and not address:
        return cores(args.workers or core_count()), None
    if name == "gpu" and not address:
        from parlour.core.cuda import load_cuda

        load_cuda()
        return on_gpu, GPU_PIECE
    if name == "ray":
        return on_ray(address or None), None
    places = ["cores", "gpu", "ray", "ray=ADDRESS"]
    raise BadChoice("error-on", said=echoed(args.on), places=places)


def _every_value(game: Game, text: str) -> str:
    """An option to vary, with all its values if none are named."""
    if "=" in text:
        return text
    options = {option.name: option for option in game.Options.listed()}
    option = options.get(text.strip().replace("-", "_"))
    if option is None or isinstance(option, Numbers) or len(option.values) > MOST_TRIED:
        raise BadChoice("error-vary-form", said=echoed(text))
    return f"{option.name}={','.join(typed_value(value) for value in option.values)}"
