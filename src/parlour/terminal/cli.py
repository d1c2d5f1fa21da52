"""The command line: parse the arguments and call the command.

Each command's module does its own heavy imports, to keep `parlour --help` fast.
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
from parlour.core.errors import ParlourError, one_of
from parlour.terminal.screen import fitted

COMMANDS = {
    "games": "parlour.terminal.catalogue",
    "rules": "parlour.terminal.rules",
    "play": "parlour.terminal.play",
    "replay": "parlour.terminal.replay",
    "review": "parlour.terminal.review",
    "check": "parlour.terminal.check",
    "new": "parlour.terminal.new",
    "bench": "parlour.terminal.bench",
    "lab": "parlour.terminal.lab",
    "evaluate": "parlour.terminal.evaluate",
    "ladder": "parlour.terminal.ladder",
    "serve": "parlour.terminal.serve",
    "backup": "parlour.terminal.serve",
    "restore": "parlour.terminal.serve",
    "load": "parlour.terminal.serve",
    "tables": "parlour.terminal.tables",
    "playtest": "parlour.terminal.playtest",
    "migrate": "parlour.terminal.migrate",
    "completion": "parlour.terminal.completion",
}
ABOUT = "Play, host and study table games."
EXAMPLES = """\
examples:
  parlour play                            play against bots
  parlour play transmitter --me 0,2       two people at one screen, plus bots
  parlour games transmitter               show a game's options, presets and bots
  parlour bench --seconds 3 --threads 8   measure playouts per second
  parlour lab run transmitter --games 1000000 --bots fair
  parlour serve                           host tables for others to join"""
# commands in the user's language
SPEAKING = ("games", "rules", "play", "check", "replay", "review", "lab")
BAD_INPUT = 2
ALIKE = 0.75  # the similarity cutoff for suggestions
MOST_THREADS = 1024
MOST_WORKERS = 64
MOST_DAYS = 36_500
PHASES = ("open", "running", "over", "puzzle")
PORT = 8420


class Parser(argparse.ArgumentParser):
    """A parser that reports errors in one line and stores itself in the parsed arguments."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.set_defaults(parser=self)

    def error(self, message: str) -> NoReturn:
        """Raise ParlourError with a pointer to --help."""
        raise ParlourError(f"{message}; see {self.prog} --help")

    def unknown(self, word: str) -> ParlourError:
        """The error for an unexpected argument, with the closest match if there is one."""
        near = get_close_matches(word.partition("=")[0], self._option_string_actions, 1, ALIKE)
        hint = f"did you mean {near[0]}?" if near else f"see {self.prog} --help"
        return ParlourError(f"unexpected argument {word!r}; {hint}")


def main(argv: list[str] | None = None) -> int:
    """Run a command and return its exit code; bad input is 2, with one line on stderr."""
    try:
        code = _answer(sys.argv[1:] if argv is None else argv)
        if sys.stdout:
            sys.stdout.flush()
        return code
    except ParlourError as error:
        return _refused(*error.lines())
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
    if unknown:
        raise args.parser.unknown(unknown[0])
    args.typed = argv
    speaks = args.command in SPEAKING
    if speaks or args.lang is not None:
        from parlour.terminal.languages import chosen, of_environment

        args.lang_flags = [] if args.lang is None else ["--lang", args.lang]
        try:
            args.lang = chosen(args.lang)
        except ParlourError as error:
            return _refused(*error.lines(of_environment()))
    if not args.command:
        parser.print_help()
        return 0
    command: Callable[[argparse.Namespace], int] = getattr(
        import_module(COMMANDS[args.command]), args.command
    )
    return _spoken(command, args) if speaks else command(args)


def _spoken(command: Callable[[argparse.Namespace], int], args: argparse.Namespace) -> int:
    """Run a command whose errors are worded in the user's language."""
    try:
        return command(args)
    except ParlourError as error:
        return _refused(*error.lines(args.lang))


def _refused(*why: str) -> int:
    with suppress(OSError):
        for line in why:
            text = fitted(" ".join(line.split()), sys.stderr)
            print(f"parlour: {text}", file=sys.stderr)
    return BAD_INPUT


def _drop_output() -> None:
    """Discard the rest of the output after a broken pipe, to avoid an error at exit."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser() -> Parser:
    parser = Parser(
        prog="parlour", description=ABOUT, epilog=EXAMPLES, allow_abbrev=False,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("--version", action="version", version=f"parlour {__version__}")
    _lang(parser, None)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")

    def add(name: str, says: str) -> Parser:
        return commands.add_parser(
            name, help=says, description=says[0].upper() + says[1:] + ".", allow_abbrev=False
        )

    _games(add("games", "list the games, or show everything about one"))
    _rules(add("rules", "show the rules of a game"))
    _play(add("play", "play in the terminal, against bots or with others at one screen"))
    _replay(add("replay", "show a saved game move by move"))
    _review(add("review", "show what your decisions in a finished game cost"))
    _check(add("check", "check a record, a material file, a game or a database"))
    _new(add("new", "write a small working game to start from"))
    _bench(add("bench", "measure random playouts per second"))
    _lab(add("lab", "let bots play a game many times, and study the results"))
    _evaluate(add("evaluate", "measure how strong a custom bot is"))
    _ladder(add("ladder", "rate a game's bots, and your custom ones"))
    _serve(add("serve", "run a server for online tables"))
    _backup(add("backup", "back up a server's tables to a file, even while it's running"))
    _restore(add("restore", "restore a backup to a database"))
    _tables(add("tables", "list, show or delete a server's tables"))
    _playtest(add("playtest", "see what people did and said in a server's playtests"))
    _migrate(add("migrate", "bring a database up to date"))
    _load(add("load", "load-test a server by playing many games at once"))
    _completion(add("completion", "print a shell completion script"))
    return parser


def _lang(parser: Parser, default: str | None = argparse.SUPPRESS) -> None:
    parser.add_argument(
        "--lang", metavar="CODE", default=default,
        help="language of games, rules, play, check, replay, review and lab (or set PARLOUR_LANG)",
    )  # fmt: skip


def _games(parser: Parser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help="show everything about this game")
    parser.add_argument("--json", action="store_true", help="print JSON")
    _lang(parser)


def _rules(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", help="the game (parlour games lists them all)")
    _lang(parser)


def _completion(parser: Parser) -> None:
    parser.add_argument("shell", nargs="?", metavar="SHELL", choices=("bash", "zsh", "fish"),
                        help="bash, zsh or fish")  # fmt: skip
    parser.add_argument("--line", metavar="TEXT", help=argparse.SUPPRESS)


def _play(parser: Parser) -> None:
    parser.add_argument(
        "game", nargs="?", metavar="GAME", help="the game (parlour games lists them all)"
    )
    _table(parser)
    bots = parser.add_mutually_exclusive_group()
    bots.add_argument(
        "--bot", metavar="LEVEL", help="level of all bots, or a policy's file (default: fair)"
    )
    bots.add_argument("--bots", metavar="LEVELS", help="level of each bot, such as easy,mine=FILE")
    people = parser.add_mutually_exclusive_group()
    people.add_argument(
        "--me", metavar="SEATS",
        help="your seat, or several seats that share the screen, such as 0,2"
        " (default: the first to act)",
    )  # fmt: skip
    people.add_argument("--watch", action="store_true", help="watch the bots play")
    parser.add_argument("--seed", metavar="SEED", help="the same seed deals the same game")
    parser.add_argument("--save", metavar="FILE", help="save the game to a new file")
    parser.add_argument("--resume", metavar="FILE", help="continue a saved game")
    _lang(parser)


def _replay(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="a saved game")
    whose = parser.add_mutually_exclusive_group()
    whose.add_argument("--seat", type=_whole, metavar="SEAT", help="show what this seat saw")
    whose.add_argument("--all", action="store_true", help="show what every seat saw")
    parser.add_argument("--step", action="store_true", help="show the table after every move")
    _lang(parser)


def _review(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="a saved, finished game")
    parser.add_argument(
        "--seat", type=_whole, default=0, metavar="SEAT", help="whose decisions (default: 0)"
    )
    parser.add_argument(
        "--most", type=_many, metavar="N", help="how many decisions to list (default: 3)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON, with every decision")
    _lang(parser)


def _check(parser: Parser) -> None:
    parser.add_argument(
        "what", nargs="?", metavar="GAME|FILE",
        help="a record, a material file, a game's name or folder, or package.module:GAME."
        " Add players, a preset or options to see whether they work together",
    )  # fmt: skip
    parser.add_argument(
        "--commitment", metavar="HASH", help="compare with the commitment that the table showed"
    )
    whole = parser.add_mutually_exclusive_group()
    whole.add_argument("--data", metavar="DIR", help="check every table in DIR/parlour.db")
    whole.add_argument(
        "--database", metavar="URL",
        help="check every table in this database, even while a server is running",
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help="print JSON")
    _table(parser)
    _lang(parser)


def _new(parser: Parser) -> None:
    parser.add_argument("name", metavar="NAME", help="the game's name, such as night-market")
    parser.add_argument(
        "--folder", metavar="DIR", help="a new folder for the game (default: the game's name)"
    )


def _bench(parser: Parser) -> None:
    parser.add_argument("games", nargs="*", metavar="GAME", help="games to measure (default: all)")
    parser.add_argument(
        "--seconds", type=_seconds, default=3.0, metavar="S",
        help="seconds per measurement (default: 3)",
    )  # fmt: skip
    parser.add_argument(
        "--threads", type=_threads, default=1, metavar="N", help="also measure on N cores"
    )
    parser.add_argument("--gpu", action="store_true", help="also measure on the GPU")
    parser.add_argument("--json", action="store_true", help="print one JSON line per measurement")
    _table(parser)


def _lab(parser: Parser) -> None:
    tasks = parser.add_subparsers(dest="task", metavar="TASK", required=True)

    def add(name: str, says: str) -> Parser:
        task: Parser = tasks.add_parser(
            name, help=says, description=says[0].upper() + says[1:] + ".", allow_abbrev=False
        )
        _lang(task)
        return task

    _lab_run(add("run", "run a study, or resume it if it was stopped"))
    report = add("report", "write a study's report as a single HTML file")
    report.add_argument("study", metavar="DIR", help="the study's folder")
    report.add_argument("--html", metavar="FILE", help="output file (default: DIR/report.html)")
    _lab_more(add)
    _lab_race(add("race", "play real-time games between bots in simulated time"))
    _lab_missions(add("missions", "make missions of Synergy that bots win as often as you want"))


def _lab_missions(parser: Parser) -> None:
    parser.set_defaults(game="synergy")  # whose levels are offered
    parser.add_argument(
        "--players", type=int, choices=(2, 3, 4, 5), default=3, metavar="N",
        help="number of players, 2 to 5 (default: 3)",
    )  # fmt: skip
    parser.add_argument(
        "--wins", type=_range_of_wins, required=True, metavar="LOW-HIGH",
        help="how many of 100 games the bots should win, such as 40-60",
    )  # fmt: skip
    parser.add_argument(
        "--level", metavar="LEVEL",
        help="level of the bots that play the missions (default: strong)",
    )  # fmt: skip
    parser.add_argument(
        "--count", type=_missions_wanted, default=1, metavar="K",
        help="number of missions, up to 200 (default: 1)",
    )  # fmt: skip
    parser.add_argument(
        "--seed", default="0", metavar="S", help="the same seed finds the same missions"
    )
    parser.add_argument(
        "--games", type=_games_wanted, default=4000, metavar="N",
        help="games in each mission's final measurement (default: 4000)",
    )  # fmt: skip
    parser.add_argument(
        "--drafts", type=_games_wanted, metavar="N",
        help="maximum number of drafts to try (default: 150 for each mission)",
    )  # fmt: skip
    parser.add_argument(
        "--out", default="missions", metavar="PATH",
        help="file for a single mission, or folder for several (default: missions)",
    )  # fmt: skip
    parser.add_argument("--json", metavar="FILE", help="also save everything to this file, as JSON")
    parser.add_argument("--workers", type=_workers, metavar="N", help="cores to use (default: all)")


def _lab_race(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", help="the game (parlour games lists them all)")
    _lab_table(parser)
    parser.add_argument(
        "--vary", action="append", default=[], metavar="OPTION=A,B,C",
        help="one setting per value; repeat for a grid. OPTION can also be seats, preset,"
        " material or bots (fair/easy alternates two levels)",
    )  # fmt: skip
    parser.add_argument(
        "--games", type=_games_wanted, metavar="N", help="games per setting (default: 200)"
    )


def _lab_more(add: Callable[[str, str], Parser]) -> None:
    compare = add("compare", "compare a study's settings on the same deals")
    compare.add_argument("study", metavar="DIR", help="the study's folder")
    compare.add_argument(
        "--to", metavar="SETTING", help="setting to compare with (default: the first)"
    )
    compare.add_argument(
        "--of", metavar="SETTING", help="only settings whose name contains this text"
    )
    compare.add_argument("--all", action="store_true", help="include insignificant differences")
    calibrate = add("calibrate", "find the value of an option that brings a figure to a target")
    calibrate.add_argument("game", metavar="GAME", help="the game (parlour games lists them all)")
    calibrate.add_argument(
        "--measure", metavar="NAME",
        help="the figure to aim for: won, player_1, edge, drawn, length, choices, ended_REASON, or"
        " a measure of the game (default: the win rate)",
    )  # fmt: skip
    calibrate.add_argument(
        "--wanted", type=_figure, required=True, metavar="W",
        help="target for the figure, such as 0.6 for 60%% or 12 for 12 decisions",
    )  # fmt: skip
    calibrate.add_argument(
        "--tolerance", type=_tolerance, default=0.01, metavar="T",
        help="how far the figure may be from the target (default: 0.01)",
    )  # fmt: skip
    _lab_table(calibrate)
    calibrate.add_argument(
        "--vary", action="append", default=[], metavar="OPTION[=A,B,C]", help="values to try"
    )
    calibrate.add_argument(
        "--games",
        type=_games_wanted,
        metavar="N",
        help="maximum number of games per value (default: 64000)",
    )
    calibrate.add_argument(
        "--workers", type=_workers, metavar="N", help="cores to use (default: all)"
    )


def _lab_run(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", help="the game (parlour games lists them all)")
    _lab_table(parser)
    parser.add_argument(
        "--vary", action="append", default=[], metavar="OPTION=A,B,C",
        help="one setting per value; repeat for a grid. OPTION can also be seats, preset,"
        " bots (fair/easy alternates two levels) or material (none is the built-in content)",
    )  # fmt: skip
    many = parser.add_mutually_exclusive_group()
    many.add_argument(
        "--games", type=_games_wanted, metavar="N", help="games per setting (default: 10000)"
    )
    many.add_argument(
        "--error", type=_error, metavar="E",
        help="play until the first seat's win rate is known to within E, such as 0.01",
    )  # fmt: skip
    _lab_where(parser)
    kept = parser.add_mutually_exclusive_group()
    kept.add_argument("--out", metavar="DIR", help="the study's folder (default: study-GAME)")
    kept.add_argument(
        "--name", metavar="NAME",
        help="save the study under this name for the Lab page of parlour serve",
    )  # fmt: skip
    parser.add_argument("--gently", action="store_true", help="run at low priority")
    parser.add_argument("--attended", action="store_true", help="stop when standard input closes")


def _lab_table(parser: Parser) -> None:
    _table(parser)
    parser.add_argument(
        "--bots", metavar="LEVELS",
        help="one level for all seats, one per seat, or a few to repeat around the table"
        " (default: fair). A level can also be a policy, such as mine=FILE",
    )  # fmt: skip
    parser.add_argument(
        "--policy", action="append", default=[], metavar="[NAME=]FILE",
        help="a policy to use in --bots and --vary: a .onnx, .npz or .py file, or"
        " package.module:function (repeatable)",
    )  # fmt: skip
    parser.add_argument(
        "--rotate", action="store_true",
        help="rotate the bots, so each deal is played from every seat",
    )  # fmt: skip
    parser.add_argument(
        "--seed", default="1", metavar="SEED",
        help="the same seed plays the same games (default: 1)",
    )  # fmt: skip


def _lab_where(parser: Parser) -> None:
    parser.add_argument(
        "--on", default="cores", metavar="WHERE",
        help="cores, gpu, ray or ray=ADDRESS (default: cores)",
    )  # fmt: skip
    parser.add_argument(
        "--workers", type=_workers, metavar="N", help="worker processes (default: one per core)"
    )


def _evaluate(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", help="the game (parlour games lists them all)")
    parser.add_argument(
        "--policy", required=True, metavar="[NAME=]FILE",
        help="a .onnx, .npz or .py file, package.module:function, or a level",
    )  # fmt: skip
    parser.add_argument(
        "--against", default="strong", metavar="LEVEL|FILE",
        help="opponent, or what to compare with in a co-operative game (default: strong)",
    )  # fmt: skip
    parser.add_argument(
        "--games", type=_games_wanted, default=1000, metavar="N", help="games (default: 1000)"
    )
    parser.add_argument(
        "--sides", type=_many, default=2, metavar="N",
        help="the policy plays every Nth seat (default: 2)",
    )  # fmt: skip
    _table(parser)
    parser.add_argument(
        "--seed", default="1", metavar="SEED",
        help="the same seed plays the same deals (default: 1)",
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help="print JSON")


def _ladder(parser: Parser) -> None:
    parser.add_argument(
        "game", metavar="GAME", nargs="?",
        help="the game (without a game, all standings are computed again)",
    )  # fmt: skip
    parser.add_argument(
        "--games", type=_games_wanted, metavar="N",
        help="play until every pair of bots has N games (in a co-operative game, every level)"
        " (default: only rate the games played so far)",
    )  # fmt: skip
    parser.add_argument(
        "--standings", metavar="FILE",
        help="measure all levels of GAME (default: of every game) with every preset and number"
        " of players. Results are added to FILE, and those already there are not measured again",
    )  # fmt: skip
    parser.add_argument(
        "--anew", action="store_true", help="with --standings, play everything again"
    )
    parser.add_argument(
        "--policy", action="append", default=[], metavar="[NAME=]FILE",
        help="a policy to add: a .onnx, .npz or .py file, or package.module:function"
        " (repeatable)",
    )  # fmt: skip
    parser.add_argument(
        "--bots", metavar="LEVELS", help="levels to rate: easy,random,... (default: the game's)"
    )
    _table(parser)
    parser.add_argument("--out", metavar="DIR", help="where games are saved (default: ladder-GAME)")
    parser.add_argument(
        "--workers", type=_workers, metavar="N", help="worker processes (default: one per core)"
    )
    shown = parser.add_mutually_exclusive_group()
    shown.add_argument("--json", action="store_true", help="print JSON")
    shown.add_argument("--markdown", action="store_true", help="print a Markdown table")


def _serve(parser: Parser) -> None:
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--host", default="127.0.0.1", metavar="ADDRESS",
        help="address to listen on (default: 127.0.0.1)",
    )  # fmt: skip
    where.add_argument(
        "--lan", action="store_true", help="listen on the local network and show a QR code"
    )
    parser.add_argument(
        "--port", type=_port, default=PORT, metavar="N", help=f"port to listen on (default: {PORT})"
    )
    parser.add_argument(
        "--allow-host", action="append", default=[], metavar="NAME",
        help="also accept requests for this host name, such as a proxy's (repeatable)",
    )  # fmt: skip
    parser.add_argument(
        "--public-url", metavar="URL",
        help="the address for invitations, such as https://games.example.org",
    )  # fmt: skip
    parser.add_argument(
        "--metrics-from", action="append", default=[], metavar="NETWORK",
        help="network that can read /metrics, such as 10.0.0.0/8 (default: this machine only;"
        " repeatable)",
    )  # fmt: skip
    _database(parser)
    parser.add_argument(
        "--keep-days", type=_keep_days, metavar="N",
        help="delete finished tables after N days (default: never)",
    )  # fmt: skip
    parser.add_argument(
        "--workers", type=_workers, default=1, metavar="N",
        help="server processes, about one per core (default: 1)",
    )  # fmt: skip
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.add_argument(
        "--game", action="append", default=[], metavar="FOLDER",
        help="also offer the game in this folder, or at package.module:GAME (repeatable)",
    )  # fmt: skip
    parser.add_argument(
        "--bot", action="append", default=[], metavar="[NAME[@GAME]=]FILE",
        help="also offer this policy as a bot: a .onnx, .npz or .py file, or"
        " package.module:function (repeatable)",
    )  # fmt: skip
    parser.add_argument(
        "--lab", action=argparse.BooleanOptionalAction,
        help="let everyone, or no one, start studies (default: this machine only)",
    )  # fmt: skip
    parser.add_argument(
        "--material", metavar="DIR",
        help="folder of custom content to offer at tables (default: material, next to parlour.db)",
    )  # fmt: skip


def _backup(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="a new file")
    _database(parser)


def _restore(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="a backup")
    _database(parser)
    parser.add_argument(
        "--replace", action="store_true", help="replace the database's current contents"
    )


def _tables(parser: Parser) -> None:
    _database(parser)
    _which_tables(parser)
    parser.add_argument(
        "--limit",
        type=_many,
        default=100,
        metavar="N",
        help="how many tables to list (default: 100)",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON line per table")
    tasks = parser.add_subparsers(dest="task", metavar="TASK")
    show = tasks.add_parser("show", help="show one table", allow_abbrev=False)
    show.add_argument("id", metavar="ID", help="the table's ID")
    show.add_argument(
        "--secrets", action="store_true",
        help="include the table's seed and invitation, and every player's hand",
    )  # fmt: skip
    show.add_argument("--json", action="store_true", help="print JSON")
    _database(show, argparse.SUPPRESS)
    delete = tasks.add_parser("delete", help="delete tables permanently", allow_abbrev=False)
    delete.add_argument("ids", nargs="*", metavar="ID", help="a table's ID")
    _which_tables(delete)
    delete.add_argument(
        "--keep-results", action="store_true", help="keep the tables' results in campaigns"
    )
    delete.add_argument("--yes", action="store_true", help="don't ask for confirmation")
    _database(delete, argparse.SUPPRESS)


def _playtest(parser: Parser) -> None:
    tasks = parser.add_subparsers(dest="task", metavar="TASK", required=True)
    listed = tasks.add_parser("list", help="list the playtests", allow_abbrev=False)
    report = tasks.add_parser("report", help="compare people with bots", allow_abbrev=False)
    export = tasks.add_parser("export", help="save the data, without names", allow_abbrev=False)
    for task in (report, export):
        task.add_argument("id", metavar="ID", help="the playtest's ID, as in its link")
    for task in (listed, report):
        task.add_argument("--json", action="store_true", help="print JSON")
    report.add_argument(
        "--bot-games", type=_many, metavar="N",
        help="number of bot games to compare with (default: up to 400, as time allows)",
    )  # fmt: skip
    export.add_argument("--csv", metavar="FILE", help="save as CSV")
    export.add_argument("--parquet", metavar="FILE", help="save as Parquet")
    export.add_argument(
        "--decisions", action="store_true", help="one row per decision, not one per person and game"
    )
    for task in (listed, report, export):
        _database(task)


def _which_tables(parser: Parser) -> None:
    parser.add_argument("--game", metavar="GAME", help="only tables of this game")
    parser.add_argument("--phase", choices=PHASES, help="only tables in this phase")
    parser.add_argument(
        "--older-than", type=_days, metavar="DAYS", help="only tables unchanged for this long"
    )


def _migrate(parser: Parser) -> None:
    _database(parser)
    parser.add_argument(
        "--dry-run", action="store_true", help="show the steps without changing anything"
    )


def _load(parser: Parser) -> None:
    parser.add_argument(
        "url", metavar="URL", help="the server's address, such as http://127.0.0.1:8420"
    )
    parser.add_argument("--game", metavar="GAME", help="game to play (default: transmitter)")
    parser.add_argument(
        "--tables", type=_many, default=100, metavar="N", help="tables at once (default: 100)"
    )
    parser.add_argument(
        "--seats", type=_many, metavar="S", help="players per table (default: the game's)"
    )
    parser.add_argument(
        "--seconds",
        type=_seconds,
        default=10.0,
        metavar="T",
        help="seconds to measure (default: 10)",
    )
    parser.add_argument(
        "--pace", type=_seconds, metavar="M",
        help="moves per second at each table (default: as fast as possible)",
    )  # fmt: skip
    parser.add_argument(
        "--server-pid",
        type=_many,
        metavar="PID",
        help="the server's process id, to show its memory",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.epilog = (
        "Tables of real-time games are created with the option assist. Losing a race to another"
        " player doesn't count as an error."
    )


def _database(parser: Parser, default: str | None = None) -> None:
    kept = parser.add_mutually_exclusive_group()
    kept.add_argument(
        "--data", metavar="DIR", default=default,
        help="folder for parlour.db (default: your data folder)",
    )  # fmt: skip
    kept.add_argument(
        "--database", metavar="URL", default=default,
        help="use postgresql://USER@HOST/NAME instead (or set PARLOUR_DATABASE)",
    )  # fmt: skip


def _table(parser: Parser) -> None:
    parser.add_argument("--seats", type=_whole, metavar="N", help="number of players")
    parser.add_argument("--preset", metavar="NAME", help="a named set of options")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE",
        help="set an option (repeatable)",
    )  # fmt: skip
    parser.add_argument(
        "--material", action="append", default=[], metavar="FILE",
        help="use a custom board, deck, mission, ... (repeatable)",
    )  # fmt: skip


def _whole(text: str) -> int:
    return _checked(int, text, lambda n: abs(n) < 10**9, "expected a whole number")


def _many(text: str) -> int:
    return _checked(int, text, lambda n: 1 <= n < 10**7, "expected a whole number above 0")


def _games_wanted(text: str) -> int:
    wanted = "expected a whole number from 1 to 1,000,000,000"
    return _checked(int, text, lambda n: 1 <= n <= 10**9, wanted)


def _missions_wanted(text: str) -> int:
    return _checked(int, text, lambda n: 1 <= n <= 200, "expected a whole number from 1 to 200")


def _range_of_wins(text: str) -> tuple[float, float]:
    """Two percentages as shares."""

    def read(said: str) -> tuple[float, float]:
        low, _, high = said.replace("%", "").partition("-")
        return float(low) / 100, float(high) / 100

    wanted = "expected two percentages with a dash, the lower one first, such as 40-60"
    return _checked(read, text, lambda pair: 0 <= pair[0] < pair[1] <= 1, wanted)


def _error(text: str) -> float:
    wanted = "expected a number from 0.0001 to 0.5 (such as 0.01)"
    return _checked(float, text, lambda e: 0.0001 <= e < 0.5, wanted)


def _figure(text: str) -> float:
    wanted = "expected a number, such as 0.6 for 60% or 12 for 12 decisions"
    return _checked(float, text, math.isfinite, wanted)


def _tolerance(text: str) -> float:
    wanted = "expected 0 or more, such as 0.01 for one percentage point"
    return _checked(float, text, lambda t: 0 <= t < math.inf, wanted)


def _port(text: str) -> int:
    wanted = "expected a port from 1 to 65535"
    return _checked(int, text, lambda n: 1 <= n <= 65535, wanted)


def _workers(text: str) -> int:
    wanted = f"expected a whole number from 1 to {MOST_WORKERS}"
    return _checked(int, text, lambda n: 1 <= n <= MOST_WORKERS, wanted)


def _keep_days(text: str) -> int:
    wanted = f"expected a whole number of days from 1 to {MOST_DAYS}"
    return _checked(int, text, lambda n: 1 <= n <= MOST_DAYS, wanted)


def _days(text: str) -> float:
    wanted = "expected a number of days (such as 30)"
    return _checked(float, text, lambda n: 0 <= n <= MOST_DAYS, wanted)


def _threads(text: str) -> int:
    wanted = f"expected a whole number from 1 to {MOST_THREADS}"
    return _checked(int, text, lambda n: 1 <= n <= MOST_THREADS, wanted)


def _seconds(text: str) -> float:
    wanted = "expected a number above 0"
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
