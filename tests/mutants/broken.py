"""The broken games. Each is the example game with one change in one module.

They are built from the text of examples/secret_bids, so each change fits on a line here.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from parlour.core.game import Game
from parlour.core.registry import load, register

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "secret_bids"


@dataclass(frozen=True)
class Mutant:
    """A change to one file of the game, and the check that must notice it."""

    name: str
    file: str
    old: str
    new: str
    caught_by: str


MUTANTS = (
    Mutant("leaky view", "view.py", "s.laid[other] != NOTHING", "s.laid[other]", "nothing_leaks"),
    Mutant(
        "leaky spectator", "view.py", "    if seat >= 0:\n        v.mine = s.laid[seat]",
        "    v.mine = s.laid[max(seat, 0)]", "nothing_leaks",
    ),
    Mutant(
        "log that is no function of the view", "facts.py", "else Played(seat)]",
        "else Played(seat + next(COUNT))]", "nothing_leaks",
    ),
    Mutant(
        "everyone hears", "view.py", "return seat == viewer or action == TIME_UP",
        "return seat == viewer or action == TIME_UP or s.laid[0] == 3", "nothing_leaks",
    ),
    Mutant(
        "imagine without imagination", "view.py", "pick = below(chance, count)", "pick = 0",
        "nothing_leaks",
    ),
    Mutant(
        "imagine that forgets", "view.py", "s.points[seat] = v.points[seat]",
        "s.points[seat] = 0", "nothing_leaks",
    ),
    Mutant(
        "unsorted legal list", "rules.py", "for k in range(CARDS):\n            if s.holds",
        "for k in range(CARDS - 1, -1, -1):\n            if s.holds", "legal_lists_are_right",
    ),
    Mutant(
        "legal off turn", "rules.py", "if actors(s) >> seat & 1:", "if seat >= 0:",
        "legal_lists_are_right",
    ),
    Mutant(
        "an actor with nothing to do", "rules.py", "if s.holds[seat, k]:\n                moves",
        "if s.holds[seat, k] and s.round_no < 1:\n                moves", "legal_lists_are_right",
    ),
    Mutant("wider than declared", "__init__.py", "widest=5", "widest=4", "legal_lists_are_right"),
    Mutant(
        "the house plays for a seat", "rules.py", "moves[0] = TIME_UP", "moves[0] = 0",
        "legal_lists_are_right",
    ),
    Mutant(
        "a public part that depends on the seat", "facts.py", "prize=v.prize,",
        "prize=v.prize + (v.mine == 3),", "public_is_alike",
    ),
    Mutant("a pick that is illegal", "rules.py", "TIME_UP = 5\n",
           "TIME_UP = 5\n\n\n@rule\ndef pick(s, seat, chance):\n    return 4\n", "picks_are_legal"),
    Mutant("two actions of one name", "facts.py", "Play(action + 1)", "Play(action // 2)",
           "words_are_unique"),
    Mutant("a name of two lines", "text/en.ftl", "play { $card }", "\n    play\n    { $card }",
           "words_are_unique"),
    Mutant(
        "shared array in a copy", "rules.py", "s.prize = 1 + below(chance, 6)",
        "s.prize = 1 + below(chance, 6)\n    SHARED[0] += 1\n    s.points[0] = SHARED[0] % 3",
        "seeds_decide",
    ),
    Mutant(
        "foreign randomness", "rules.py", "s.prize = 1 + below(chance, 6)",
        "s.prize = 1 + np.random.randint(6)", "seeds_decide",
    ),
    Mutant("never ends", "rules.py", "    s.round_no += 1\n", "", "games_end"),
    Mutant("longer than declared", "__init__.py", "longest=16", "longest=5", "games_end"),
    Mutant("a score that was not declared", "__init__.py", "score_range=(0, 24)",
           "score_range=(0, 3)", "games_end"),
    Mutant("called co-operative", "__init__.py", '"competitive"', '"co-operative"', "games_end"),
    Mutant(
        "set-up that remembers", "rules.py", "        s.points[seat] = 0\n", "", "setup_forgets",
    ),
    Mutant(
        "undo across a reveal", "rules.py", "        s.laid[seat] = action + 1\n",
        "        s.laid[seat] = action + 1\n        s.shown[seat] = (s.laid[0] + s.laid[1]) % 3\n",
        "undo_takes_back",
    ),
    Mutant("a bot that cheats", "bots.py", "    return best\n", "    return best + v.prize % 2\n",
           "bots_play_legally"),
    Mutant("a bot that wavers", "bots.py", "    return best\n",
           "    SHARED[0] += 1\n    return best if SHARED[0] % 2 or v.round_no else first(v)\n",
           "bots_play_legally"),
    Mutant("a narrow list", "bots.py", "    best, gap = 0, CARDS\n",
           "    best, gap = NARROW[0] << 8, CARDS\n", "lists_are_wide"),
    Mutant(
        "a record that cannot be read", "text/en.ftl", "play { $card }",
        "\n    play\n    { $card }", "records_replay",
    ),
    Mutant("an option without words", "text/en.ftl", "option-rounds", "option-turns",
           "texts_are_complete"),
    Mutant("an option without an explanation", "text/en.ftl", "    .about", "    .more",
           "texts_are_complete"),
    Mutant("a view without the options", "view.py", "    v.options = s.options\n", "",
           "options_are_copied"),
    Mutant("a view without the seats", "view.py", "    v.seats = s.seats\n", "",
           "options_are_copied"),
    Mutant("an imagined state without the options", "view.py", "    s.options = v.options\n", "",
           "options_are_copied"),
    Mutant("a click on the next card", "__init__.py", "offset=-1", "offset=0",
           "clicks_play_pieces"),
    Mutant("a click on the card before", "__init__.py", "offset=-1", "offset=-2",
           "clicks_play_pieces"),
    Mutant("a click on no card", "__init__.py", "offset=-1", "offset=20", "clicks_play_pieces"),
    Mutant("a fact without words", "text/en.ftl", "event-time-up", "event-time-over",
           "facts_have_words"),
)  # fmt: skip

EXTRA = {
    "shared array in a copy": (
        "rules.py",
        "import numpy as np\n\nSHARED = np.zeros(1, np.int64)\n",
    ),
    "foreign randomness": ("rules.py", "import numpy as np\n"),
    "log that is no function of the view": (
        "facts.py",
        "import itertools\n\nCOUNT = itertools.count()\n",
    ),
    "a narrow list": ("bots.py", "import numpy as np\n\nNARROW = np.zeros(1, np.int8)\n"),
    "a bot that wavers": (
        "bots.py",
        "import numpy as np\n\nSHARED = np.zeros(1, np.int64)\n\n\ndef first(v):\n"
        "    k = CARDS - 1\n    while v.holds[v.seat, k] == 0:\n        k -= 1\n    return k\n",
    ),
}


def build(mutant: Mutant, folder: Path) -> Game:
    """Write the broken game to a new folder and load it from there."""
    package = "broken_" + mutant.name.replace(" ", "_").replace("-", "_")
    home = folder / package
    home.mkdir()
    (home / "text").mkdir()
    for source in (*EXAMPLE.glob("*.py"), *EXAMPLE.glob("text/*.ftl")):
        text, name = source.read_text(), source.relative_to(EXAMPLE).as_posix()
        if name == mutant.file:
            assert mutant.old in text, f"{mutant.name}: {mutant.file} no longer has {mutant.old!r}"
            text = text.replace(mutant.old, mutant.new)
        if mutant.name in EXTRA and EXTRA[mutant.name][0] == name:
            docstring, _, rest = text.partition('"""\n')
            text = f'{docstring}"""\n\n{EXTRA[mutant.name][1]}{rest}'
        if name == "__init__.py":
            text = text.replace('"secret-bids"', f'"{package.replace("_", "-")}"')
        (home / name).write_text(text)
    sys.path.insert(0, str(folder))
    try:
        return register(load(f"{package}:GAME"))
    finally:
        sys.path.remove(str(folder))
