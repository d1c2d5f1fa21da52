"""Entries: a game's functions as Python code calls them, with boxes in place of records.

The text below is written for each game into the folder of its compiled rules and imported from
there, because numba keeps compiled code only for functions that stand in a file.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from parlour.core.rule import PLAIN, rule_folder

if TYPE_CHECKING:
    from parlour.core.game import Game

ENTRIES = """
@entry
def begin(s, chance):
    setup(s[0], chance[0])

@entry
def who_acts(s):
    return actors(s[0])

@entry
def may_do(s, seat, moves):
    return legal(s[0], seat, moves)

@entry
def may_undo(s, seat, action):
    return undoable(s[0], seat, action)

@entry
def do(s, chance, seat, action):
    apply(s[0], chance[0], seat, action)

@entry
def outcome(s, out):
    scores(s[0], out[0])

@entry
def see(s, seat, v):
    look(s[0], seat, v[0])

@entry
def see_all(s, viewers, v):
    for k in range(len(viewers)):
        look(s[0], viewers[k], v[k])

@entry
def foresee(s, chance, seat, action):
    may_undo = undoable(s[0], seat, action)
    apply(s[0], chance[0], seat, action)
    return actors(s[0]), may_undo

@entry
def witness(s, after, seat, action, viewers, v):
    many, hearing = len(viewers), 0
    for k in range(many):
        hearing |= int(heard(s[0], seat, action, viewers[k])) << k
        look(s[0], viewers[k], v[k])
        look(after[0], viewers[k], v[many + k])
    look(after[0], -1, v[2 * many])
    return hearing

@entry
def hears(s, seat, action, viewer):
    return heard(s[0], seat, action, viewer)

@entry
def suppose(v, chance, s, scratch):
    imagine(v[0], chance[0], s[0], scratch)
"""

BOT = """
@rule
def play(v, chance, scratch):
    return {level}(v[0], chance[0], scratch)
"""


def entries(game: Game) -> Any:
    """The functions of the contract, for Python to call with boxes."""
    return module(game, "entries", ENTRIES, "its rules", game.try_rules)


def bot_entry(game: Game, level: str) -> Callable[..., int]:
    """A bot, for Python to call with boxes."""
    text = BOT.format(level=level)
    made = module(game, f"bot_{level}", text, f"its {level} bot", lambda made: game.try_bot(made))
    return made.play


def module(
    game: Game, name: str, text: str, what: str, use: Callable[[Any], None] | None = None
) -> Any:
    """A module made of `text` over a game's rules, whose compiled code is kept.

    `use` calls what should be compiled at once; the wait is announced when it is the first time.
    """
    source = _imports(game) + text
    label = f"parlour_{name}_{game.name.replace('-', '_')}_{game.version}"
    if PLAIN:
        made = ModuleType(label)
        exec(compile(source, f"<{label}>", "exec"), made.__dict__)
        return made
    path = rule_folder(Path(str(game.rules.__file__)).resolve().parent) / f"{label}.py"
    done = path.with_suffix(".compiled")
    if not path.exists() or path.read_text() != source:
        done.unlink(missing_ok=True)
        fresh = path.with_suffix(f".{os.getpid()}")
        fresh.write_text(source)
        fresh.replace(path)
    made = _loaded(label, path)
    if use and not done.exists():
        print(f"parlour: compiling {game.title}, {what} (once) ...", file=sys.stderr, flush=True)
        use(made)
        done.touch()
    return made


def _loaded(label: str, path: Path) -> Any:
    spec: Any = importlib.util.spec_from_file_location(label, path)
    made = importlib.util.module_from_spec(spec)
    sys.modules[label] = made  # numba looks for it there when it loads compiled code
    spec.loader.exec_module(made)
    return made


def _imports(game: Game) -> str:
    lines = [
        "from parlour.core.rule import entry, hot, rule",
        "from parlour.core.chance import below, branch",
        f"from {game.rules.__name__} import actors, apply, legal, scores, setup, undoable",
        f"from {game.view.__name__} import heard, imagine, look",
    ]
    lines += [
        f"from {bot.play.__module__} import {bot.play.__name__} as {level}"
        for level, bot in game.bots.items()
    ]
    return "\n".join(lines) + "\n"
