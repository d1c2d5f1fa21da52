"""The command line: what was typed, and which command answers it.

Nothing heavy is imported here, so that `parlour --help` is quick; each command imports its own.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from difflib import get_close_matches
from importlib import import_module
from typing import Any, NoReturn

from parlour import __version__
from parlour.core.errors import BadMaterial, ParlourError, one_of

COMMANDS = {
    "games": "parlour.terminal.catalogue",
    "play": "parlour.terminal.play",
    "replay": "parlour.terminal.replay",
    "check": "parlour.terminal.check",
    "bench": "parlour.terminal.bench",
    "lab": "parlour.terminal.lab",
    "serve": "parlour.terminal.serve",
    "backup": "parlour.terminal.serve",
    "restore": "parlour.terminal.serve",
    "load": "parlour.terminal.serve",
    "tables": "parlour.terminal.tables",
    "migrate": "parlour.terminal.migrate",
    "completion": "parlour.terminal.completion",
}
ABOUT = "Table games, each written once as rules: to play, to playtest by the million, to research."
EXAMPLES = """\
parlour play                              against bots
parlour play transmitter --me 0,2         two people at one screen, and bots
parlour games transmitter                 its options, presets and bots
parlour bench --seconds 3 --threads 8     how fast it plays itself
parlour lab run transmitter --games 1000000 --bots fair
parlour serve                             tables for people who are not in one place"""
BAD_INPUT = 2
ALIKE = 0.75  # how much an option must look like another to be taken for it
MOST_THREADS = 1024
MOST_WORKERS = 64
MOST_DAYS = 36_500
PHASES = ("open", "running", "over", "puzzle")
PORT = 8420


class Parser(argparse.ArgumentParser):
    """A parser that refuses in one line; what it parsed says which parser it was."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.set_defaults(parser=self)

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where help is."""
        raise ParlourError(f"{message}; {self.prog} --help tells more")

    def unknown(self, word: str) -> ParlourError:
        """The refusal of a word that this command does not take, with the nearest that it does."""
        near = get_close_matches(word.partition("=")[0], self._option_string_actions, 1, ALIKE)
        hint = f"did you mean {near[0]}?" if near else f"{self.prog} --help lists what it takes"
        return ParlourError(f"{self.prog} takes no {word!r}; {hint}")


def main(argv: list[str] | None = None) -> int:
    """Run one command; 0 is good, 2 is bad input, with one line on stderr that says why."""
    try:
        code = _answer(sys.argv[1:] if argv is None else argv)
        if sys.stdout:
            sys.stdout.flush()
        return code
    except BadMaterial as error:
        return _refused(*error.flaws)
    except ParlourError as error:
        return _refused(str(error))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        _drop_output()
        return 141
    except OSError as error:
        return _refused(f"{error.strerror or error}{f': {error.filename}' * bool(error.filename)}")


def _answer(argv: list[str]) -> int:
    parser = _parser()
    if not argv:
        parser.print_help()
        return 0
    if not argv[0].startswith("-") and argv[0] not in COMMANDS:
        known = one_of(COMMANDS, argv[0])
        raise ParlourError(f"unknown command {argv[0]!r}; choose from {known}")
    try:
        args, unknown = parser.parse_known_args(argv)
    except SystemExit as done:
        return int(done.code or 0)
    if unknown or not args.command:
        raise args.parser.unknown(unknown[0])
    args.typed = argv
    command: Callable[[argparse.Namespace], int] = getattr(
        import_module(COMMANDS[args.command]), args.command
    )
    return command(args)


def _refused(*why: str) -> int:
    with suppress(OSError):
        for line in why:
            print(f"parlour: {' '.join(line.split())}", file=sys.stderr)
    return BAD_INPUT


def _drop_output() -> None:
    """Whoever read us is gone: let nothing more be written when Python ends."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser() -> Parser:
    parser = Parser(
        prog="parlour", description=ABOUT, epilog=EXAMPLES, allow_abbrev=False,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("--version", action="version", version=f"parlour {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")

    def add(name: str, says: str) -> Parser:
        return commands.add_parser(
            name, help=says, description=says[0].upper() + says[1:] + ".", allow_abbrev=False
        )

    _games(add("games", "what there is to play; with a name, that game's card in full"))
    _play(add("play", "play in the terminal, against bots or several people at one screen"))
    _replay(add("replay", "show a saved game again, move by move"))
    _check(add("check", "check a record, a material file, a game's contract, or a whole database"))
    _bench(add("bench", "measure random playouts a second"))
    _lab(add("lab", "study a game by many games between bots: win rates, length, what if"))
    _serve(add("serve", "serve tables for people, on this machine unless told otherwise"))
    _backup(add("backup", "write all tables of a server to a file, also while it runs"))
    _restore(add("restore", "read a backup into a database"))
    _tables(add("tables", "list the tables of a server, show one or delete some"))
    _migrate(add("migrate", "bring a database up to date, or only show what that takes"))
    _load(add("load", "play many games at a server at once, and measure how they are served"))
    _completion(add("completion", "print the script that lets a shell complete commands with Tab"))
    return parser


def _games(parser: Parser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help="show everything about this game")
    parser.add_argument("--json", action="store_true", help="print JSON")


def _completion(parser: Parser) -> None:
    parser.add_argument("shell", nargs="?", metavar="SHELL", choices=("bash", "zsh", "fish"),
                        help="bash, zsh or fish")  # fmt: skip
    parser.add_argument("--line", metavar="TEXT", help=argparse.SUPPRESS)


def _play(parser: Parser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help="parlour games lists them")
    _table(parser)
    bots = parser.add_mutually_exclusive_group()
    bots.add_argument("--bot", metavar="LEVEL", help="the level of all bots (usually fair)")
    bots.add_argument("--bots", metavar="LEVELS", help="a level for each bot: easy,strong,...")
    people = parser.add_mutually_exclusive_group()
    people.add_argument(
        "--me", metavar="SEATS",
        help="your seat, or several for people at one screen: 0,2 (usually the first to act)",
    )  # fmt: skip
    people.add_argument("--watch", action="store_true", help="let the bots play alone")
    parser.add_argument("--seed", metavar="SEED", help="the same seed deals the same game")
    parser.add_argument("--save", metavar="FILE", help="save the game to this new file")
    parser.add_argument("--resume", metavar="FILE", help="continue a saved game")


def _replay(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="a saved game")
    whose = parser.add_mutually_exclusive_group()
    whose.add_argument("--seat", type=_whole, metavar="SEAT", help="as this seat saw it")
    whose.add_argument("--all", action="store_true", help="everything, as each seat saw it")
    parser.add_argument("--step", action="store_true", help="with the table after every move")


def _check(parser: Parser) -> None:
    parser.add_argument(
        "what", nargs="?", metavar="GAME|FILE",
        help="the file of a record or of material, a game's name, its folder, or"
        " package.module:GAME",
    )  # fmt: skip
    parser.add_argument(
        "--commitment", metavar="HASH", help="what the table showed before the first card"
    )
    whole = parser.add_mutually_exclusive_group()
    whole.add_argument("--data", metavar="DIR", help="check every table of DIR/parlour.db instead")
    whole.add_argument(
        "--database", metavar="URL",
        help="check every table of this database instead, also while a server runs",
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help="print JSON")


def _bench(parser: Parser) -> None:
    parser.add_argument("games", nargs="*", metavar="GAME", help="usually all of them")
    parser.add_argument(
        "--seconds", type=_seconds, default=3.0, metavar="S", help="for each figure (3)"
    )
    parser.add_argument(
        "--threads", type=_threads, default=1, metavar="N", help="measure on N cores too"
    )
    parser.add_argument("--gpu", action="store_true", help="measure on the GPU too")
    parser.add_argument("--json", action="store_true", help="a line of JSON for each figure")
    _table(parser)


def _lab(parser: Parser) -> None:
    tasks = parser.add_subparsers(dest="task", metavar="TASK", required=True)

    def add(name: str, says: str) -> Parser:
        return tasks.add_parser(
            name, help=says, description=says[0].upper() + says[1:] + ".", allow_abbrev=False
        )

    _lab_run(add("run", "play a study; the same command goes on where it stopped"))
    report = add("report", "write a study's page: one file, to look at in a browser")
    report.add_argument("study", metavar="DIR", help="the folder of a study")
    report.add_argument("--html", metavar="FILE", help="where to (DIR/report.html)")
    _lab_more(add)


def _lab_more(add: Callable[[str, str], Parser]) -> None:
    compare = add("compare", "how cells differ on the same deals, and what is not luck")
    compare.add_argument("study", metavar="DIR", help="the folder of a study")
    compare.add_argument("--to", metavar="CELL", help="compare with this cell (the first)")
    compare.add_argument("--of", metavar="CELL", help="only cells whose name holds this")
    compare.add_argument("--all", action="store_true", help="also what may be luck")
    calibrate = add("calibrate", "find the value of an option that gives a wanted win rate")
    calibrate.add_argument("game", metavar="GAME", help="parlour games lists them")
    calibrate.add_argument(
        "--wanted", type=_share, required=True, metavar="W", help="the first seat's, as 0.6"
    )
    _lab_table(calibrate)
    calibrate.add_argument(
        "--vary", action="append", default=[], metavar="OPTION=A,B,C", help="the values to try"
    )
    calibrate.add_argument(
        "--games", type=_games_wanted, metavar="N", help="the most for one value (64000)"
    )
    calibrate.add_argument("--workers", type=_workers, metavar="N", help="cores to use (all)")


def _lab_run(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", help="parlour games lists them")
    _lab_table(parser)
    parser.add_argument(
        "--vary", action="append", default=[], metavar="OPTION=A,B,C",
        help="a cell for each value; several make a grid; also seats, bots (fair/easy: round the "
        "table), preset and material (none is as it comes)",
    )  # fmt: skip
    many = parser.add_mutually_exclusive_group()
    many.add_argument("--games", type=_games_wanted, metavar="N", help="in each cell (10000)")
    many.add_argument(
        "--error", type=_error, metavar="E",
        help="until the first seat's win rate is known within E, as 0.01",
    )  # fmt: skip
    _lab_where(parser)
    kept = parser.add_mutually_exclusive_group()
    kept.add_argument("--out", metavar="DIR", help="the study's folder (study-GAME)")
    kept.add_argument(
        "--name", metavar="NAME",
        help="keep it under this name where the Lab page of parlour serve shows it",
    )  # fmt: skip
    parser.add_argument(
        "--gently", action="store_true", help="let everything else on this machine go first"
    )
    parser.add_argument(
        "--attended", action="store_true", help="stop when whoever started it closes the input"
    )


def _lab_table(parser: Parser) -> None:
    _table(parser)
    parser.add_argument(
        "--bots", metavar="LEVELS", help="a level for all, one a seat, or a few to go round (fair)"
    )
    parser.add_argument(
        "--rotate", action="store_true",
        help="bots change places: the same deal is played from every place",
    )  # fmt: skip
    parser.add_argument("--seed", default="1", metavar="SEED", help="the same games again (1)")


def _lab_where(parser: Parser) -> None:
    parser.add_argument(
        "--on", default="cores", metavar="WHERE", help="cores, gpu, ray or ray=ADDRESS (cores)"
    )
    parser.add_argument(
        "--workers", type=_workers, metavar="N", help="worker processes (one a core)"
    )


def _serve(parser: Parser) -> None:
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--host", default="127.0.0.1", metavar="ADDRESS", help="where to listen (127.0.0.1)"
    )
    where.add_argument(
        "--lan", action="store_true", help="for everybody on this network, with a code to scan"
    )
    parser.add_argument(
        "--port", type=_port, default=PORT, metavar="N", help=f"where to listen ({PORT})"
    )
    parser.add_argument(
        "--allow-host", action="append", default=[], metavar="NAME",
        help="a host name to answer to besides this machine's own, such as a proxy's",
    )  # fmt: skip
    parser.add_argument(
        "--metrics-from", action="append", default=[], metavar="NETWORK",
        help="let this network read /metrics, such as 10.0.0.0/8 (only this machine)",
    )  # fmt: skip
    _database(parser)
    parser.add_argument(
        "--keep-days", type=_keep_days, metavar="N",
        help="delete finished tables after N days (they are kept for ever)",
    )  # fmt: skip
    parser.add_argument(
        "--workers", type=_workers, default=1, metavar="N",
        help="server processes (1), each with tables of its own; about one a core",
    )  # fmt: skip
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.add_argument(
        "--lab", action=argparse.BooleanOptionalAction,
        help="let anyone who can reach the server start studies, or no one (only this machine)",
    )  # fmt: skip
    parser.add_argument(
        "--material", metavar="DIR",
        help="a folder of material to offer at tables (the folder material beside them)",
    )  # fmt: skip


def _backup(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="a new file")
    _database(parser)


def _restore(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="a backup")
    _database(parser)
    parser.add_argument(
        "--replace", action="store_true", help="lose what the database holds already"
    )


def _tables(parser: Parser) -> None:
    _database(parser)
    _which_tables(parser)
    parser.add_argument("--limit", type=_many, default=100, metavar="N", help="at most (100)")
    parser.add_argument("--json", action="store_true", help="a line of JSON for each table")
    tasks = parser.add_subparsers(dest="task", metavar="TASK")
    show = tasks.add_parser("show", help="show one table", allow_abbrev=False)
    show.add_argument("id", metavar="ID", help="the table")
    show.add_argument(
        "--secrets", action="store_true",
        help="with its seed, its invitation and the hands of every player",
    )  # fmt: skip
    show.add_argument("--json", action="store_true", help="as JSON")
    _database(show, argparse.SUPPRESS)
    delete = tasks.add_parser("delete", help="delete tables for good", allow_abbrev=False)
    delete.add_argument("ids", nargs="*", metavar="ID", help="a table")
    _which_tables(delete)
    delete.add_argument(
        "--keep-results", action="store_true", help="keep their results in campaigns"
    )
    delete.add_argument("--yes", action="store_true", help="don't ask first")
    _database(delete, argparse.SUPPRESS)


def _which_tables(parser: Parser) -> None:
    parser.add_argument("--game", metavar="GAME", help="only tables with this game")
    parser.add_argument("--phase", choices=PHASES, help="only tables in this phase")
    parser.add_argument(
        "--older-than", type=_days, metavar="DAYS", help="at which nothing has happened for so long"
    )


def _migrate(parser: Parser) -> None:
    _database(parser)
    parser.add_argument("--dry-run", action="store_true", help="show the steps, change nothing")


def _load(parser: Parser) -> None:
    parser.add_argument("url", metavar="URL", help="the server's address: http://127.0.0.1:8420")
    parser.add_argument("--game", metavar="GAME", help="what is played (transmitter)")
    parser.add_argument("--tables", type=_many, default=100, metavar="N", help="at once (100)")
    parser.add_argument("--seats", type=_many, metavar="S", help="at each table")
    parser.add_argument("--seconds", type=_seconds, default=10.0, metavar="T", help="(10)")
    parser.add_argument(
        "--pace", type=_seconds, metavar="M", help="moves a second at each table (as many as can)"
    )
    parser.add_argument(
        "--server-pid", type=_many, metavar="PID", help="the server's process: shows its memory"
    )
    parser.add_argument("--json", action="store_true", help="a line of JSON")
    parser.epilog = (
        "Where all act at once tables are made with the option assist, and being slower than"
        " another is no error."
    )


def _database(parser: Parser, default: str | None = None) -> None:
    kept = parser.add_mutually_exclusive_group()
    kept.add_argument(
        "--data", metavar="DIR", default=default,
        help="the folder of parlour.db (usually your own)",
    )  # fmt: skip
    kept.add_argument(
        "--database", metavar="URL", default=default,
        help="postgresql://USER@HOST/NAME instead (or the variable PARLOUR_DATABASE)",
    )  # fmt: skip


def _table(parser: Parser) -> None:
    parser.add_argument("--seats", type=_whole, metavar="N", help="how many play")
    parser.add_argument("--preset", metavar="NAME", help="a named set of options")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE",
        help="one option; may be repeated",
    )  # fmt: skip
    parser.add_argument(
        "--material", action="append", default=[], metavar="FILE",
        help="a board, deck, mission, ... of your own; may be repeated",
    )  # fmt: skip


def _whole(text: str) -> int:
    return _checked(int, text, lambda n: abs(n) < 10**9, "a whole number is needed")


def _many(text: str) -> int:
    return _checked(int, text, lambda n: 1 <= n < 10**7, "a whole number above 0 is needed")


def _games_wanted(text: str) -> int:
    wanted = "a whole number from 1 to a thousand million is needed"
    return _checked(int, text, lambda n: 1 <= n <= 10**9, wanted)


def _error(text: str) -> float:
    wanted = "a number between 0 and 0.5 is needed, such as 0.01"
    return _checked(float, text, lambda e: 0.0001 <= e < 0.5, wanted)


def _share(text: str) -> float:
    return _checked(float, text, lambda w: 0 < w < 1, "a share between 0 and 1 is needed")


def _port(text: str) -> int:
    wanted = "a port from 1 to 65535 is needed"
    return _checked(int, text, lambda n: 1 <= n <= 65535, wanted)


def _workers(text: str) -> int:
    wanted = f"a whole number from 1 to {MOST_WORKERS} is needed"
    return _checked(int, text, lambda n: 1 <= n <= MOST_WORKERS, wanted)


def _keep_days(text: str) -> int:
    wanted = f"a whole number of days from 1 to {MOST_DAYS} is needed"
    return _checked(int, text, lambda n: 1 <= n <= MOST_DAYS, wanted)


def _days(text: str) -> float:
    wanted = "a number of days is needed, such as 30"
    return _checked(float, text, lambda n: 0 <= n <= MOST_DAYS, wanted)


def _threads(text: str) -> int:
    wanted = f"a whole number from 1 to {MOST_THREADS} is needed"
    return _checked(int, text, lambda n: 1 <= n <= MOST_THREADS, wanted)


def _seconds(text: str) -> float:
    wanted = "a number above 0 is needed"
    return _checked(float, text, lambda s: math.isfinite(s) and s > 0, wanted)


def _checked(kind: Any, text: str, good: Callable[[Any], bool], wanted: str) -> Any:
    try:
        value = kind(text)
    except ValueError:
        value = None
    if value is None or not good(value):
        raise argparse.ArgumentTypeError(f"{wanted}, not {text!r}")
    return value


if __name__ == "__main__":
    sys.exit(main())
