"""The digest of a compiled function changes with what it depends on, and nothing else."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import types
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import parlour
from parlour.core.reach import digest
from parlour.core.struct import Struct, int8, int16

pytestmark = pytest.mark.slow

MODULE = '''
"""A small game."""
import math
from enum import IntEnum
import numpy as np
from parlour.core.rule import compiled_as, hot, rule, wrapping

class Colour(IntEnum):
    RED = 1

SIZE = 3
TABLE = np.arange(6).reshape(2, 3)
FACTORS = (1, 2.5, (3, True))

@hot
def helper(n):
    return n + SIZE

@rule
def root(n):
    """Called first."""
    return helper(n) * TABLE[0, n] + FACTORS[0] + Colour.RED

@rule
def other(n):
    return math.floor(n) if n else 0

@rule
def mutual(n):
    return mutual(n - 1) if n else 0

def slow(n):
    return n

@compiled_as(slow)
def quick(n):
    return n + 0

def plain(n):
    return root(n)
'''


def module(text: str = MODULE) -> Any:
    made = types.ModuleType("small_game")
    exec(text, made.__dict__)
    return made


def reached(old: str = "", new: str = "") -> str:
    """Return the digest of `root` after changing the source."""
    assert old in MODULE
    return digest(module(MODULE.replace(old, new, 1)).root)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("helper(n) * ", "helper(n) + "),  # its own code
        ("return n + SIZE", "return n - SIZE"),  # a function it calls
        ("SIZE = 3", "SIZE = 4"),  # a constant of that function
        ("SIZE = 3", "SIZE = 3.0"),
        ("SIZE = 3", "SIZE = np.int8(3)"),
        ("np.arange(6)", "np.arange(1, 7)"),  # an array
        ("np.arange(6)", "np.arange(6, dtype=np.int8)"),
        ("reshape(2, 3)", "reshape(2, 3, order='F')"),
        ("reshape(2, 3)", "reshape(3, 2)"),
        ("(1, 2.5, (3, True))", "(1, 2.5, (3, 1))"),  # inside a tuple
        ("RED = 1", "RED = 2"),
        ("@hot", "@rule"),  # numba's options
        ("def root(n):", "def root(n=1):"),
    ],
)
def test_what_a_function_depends_on_changes_its_digest(old: str, new: str) -> None:
    assert reached(old, new) != reached()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Called first.", "Called last."),
        ("import math", "# numbers\n\nimport math"),  # comments and line numbers
        ("math.floor(n)", "math.ceil(n)"),  # a function that it doesn't call
        ("return root(n)", "return root(n + 1)"),  # a function that calls it
    ],
)
def test_what_a_function_does_not_depend_on_leaves_its_digest(old: str, new: str) -> None:
    assert reached(old, new) == reached()


def test_a_rule_that_is_written_twice_is_known_by_what_is_compiled() -> None:
    changed = module(MODULE.replace("return n + 0", "return n + 1"))
    assert digest(changed.quick) == digest(module().quick)
    changed = module(MODULE.replace("def slow(n):\n    return n", "def slow(n):\n    return -n"))
    assert digest(changed.quick) != digest(module().quick)


def test_a_plain_function_is_known_by_the_rules_that_it_calls() -> None:
    assert digest(module(MODULE.replace("return root(n)", "return root(-n)")).plain) == digest(
        module().plain
    )
    assert digest(module(MODULE.replace("SIZE = 3", "SIZE = 4")).plain) != digest(module().plain)


def test_rules_may_call_each_other_in_a_circle() -> None:
    assert digest(module().mutual) == digest(module().mutual) != digest(module().root)


def test_who_calls_whom_counts() -> None:
    """Two functions of one name that change places make another program."""
    text = "@rule\ndef f(n):\n    return {}\n"
    start = "from parlour.core.rule import rule\n"
    names = [module(start + text.format(body)).f for body in ("n + 1", "n * 2")]
    caller = start + "@rule\ndef g(n):\n    return first(n) - second(n)\n"
    made = module(caller), module(caller)
    made[0].first, made[0].second = names
    made[1].second, made[1].first = names
    assert digest(made[0].g) != digest(made[1].g)


def test_a_name_in_another_module_counts() -> None:
    text = "from parlour.core.rule import rule\n@rule\ndef f(n):\n    return n + sizes.SIZE\n"
    found = []
    for size in (1, 2):
        made, sizes = module(text), types.ModuleType("sizes")
        sizes.SIZE, made.sizes = size, sizes  # type: ignore[attr-defined]
        found.append(digest(made.f))
    assert found[0] != found[1]


def test_functions_that_numba_compiles_itself_are_followed() -> None:
    numba = pytest.importorskip("numba")
    found = []
    for size in (1, 1, 2):
        inner = module(f"SIZE = {size}\ndef f(n):\n    return n + SIZE\n")
        outer = module("from parlour.core.rule import rule\n@rule\ndef g(n):\n    return f(n)\n")
        outer.f = numba.njit(inner.f)
        found.append(digest(outer.g))
    assert found[0] == found[1] != found[2]


def test_the_layout_of_records_counts() -> None:
    def layout(kind: Any) -> type[Struct]:
        return type("State", (Struct,), {"turn": kind, "hand": int8[4]})

    assert digest(layout(int8)) == digest(layout(int8)) != digest(layout(int16))
    assert digest(layout(int8)) != digest(layout(int8[2]))


def test_the_order_of_a_set_does_not_count() -> None:
    assert digest({"a", "b", "c"}) == digest({"c", "b", "a"}) != digest({"a", "b"})


def test_scalars_of_equal_value_and_different_type_differ() -> None:
    values = [1, 1.0, True, np.int8(1), np.int64(1), "1", b"1", (1,), [1], None]
    assert len({digest(value) for value in values}) == len(values)


PARTS = """
import parlour
from parlour.core import compiling
import parlour.lab.batch
import parlour.lab.playouts
game = parlour.game("transmitter")
for part in (*compiling.parts_of(game), "batch", "playouts"):
    print(compiling._mark(game, part).name)
"""
TABLE, CARD = "core/table.py", "core/game.py"
FACTS, RULES, BOTS = (f"games/transmitter/{name}.py" for name in ("facts", "rules", "bots"))


@pytest.mark.parametrize(
    ("file", "old", "new", "changed"),
    [
        (TABLE, "return", "return 1 and", set()),
        (CARD, "return", "return 1 and", set()),
        (FACTS, "return", "return 1 and", set()),
        (RULES, '"""Remove a card from a hand and close the gap."""', '"""Remove it."""', set()),
        (BOTS, "(low + high) / 2", "(low + high) / 3", {"bot-fair", "batch"}),
        (RULES, "out.reason = 0 if won else 1", "out.reason = 1", {"rules", "batch"}),
    ],
)
def test_a_change_recompiles_only_what_depends_on_it(
    file: str, old: str, new: str, changed: set[str], tmp_path: Path
) -> None:
    source, skipped = Path(parlour.__file__).parent, shutil.ignore_patterns("static", "__pycache__")
    shutil.copytree(source, tmp_path / "parlour", ignore=skipped)
    before, path = _marks(source.parent, tmp_path), tmp_path / "parlour" / file
    assert old in path.read_text()
    path.write_text(path.read_text().replace(old, new))
    after = _marks(tmp_path, tmp_path)
    assert {part for part in before if before[part] != after[part]} == changed


def _marks(source: Path, work: Path) -> dict[str, str]:
    """Return the digest of each part of a game, in a program that imports from a folder."""
    said = subprocess.run(
        [sys.executable, "-c", PARTS], capture_output=True, text=True, check=True,
        env={
            **os.environ, "PYTHONPATH": str(source), "PARLOUR_CACHE": str(work / "cache"),
            "PARLOUR_COMPILE": "", "PYTHONDONTWRITEBYTECODE": "1",
        },
    ).stdout  # fmt: skip
    marks = dict(line.rsplit("-", 1) for line in said.split())
    return {part.removeprefix("transmitter-1-"): mark for part, mark in marks.items()}
