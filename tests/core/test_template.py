"""Templates: placeholders are replaced, loops are unrolled, and line numbers stay the same."""

from __future__ import annotations

import traceback
from pathlib import Path
from typing import Any

import pytest

from parlour.core.reach import digest
from parlour.core.rule import compiled
from parlour.core.template import instance

TEMPLATE = '''"""A template."""

from parlour.core.rule import rule
from parlour.core.template import unrolled
from small.placeholders import FIELDS, LEVELS, double


@rule
def twice(n):
    return double(n)


@rule
def by_level(level, n):
    for number, bot in unrolled(LEVELS):
        if level == number:
            return bot(n)
    return -1


def clear(record):
    for name, size in unrolled(FIELDS):
        for k in range(size):
            record[name][k] = 0
    return record
'''
NAMES: dict[str, Any] = {"FIELDS": [], "LEVELS": [], "double": lambda n: 2 * n}


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Create instances of a small template."""
    (tmp_path / f"template_in_{tmp_path.name}.py").write_text(TEMPLATE)
    monkeypatch.syspath_prepend(str(tmp_path))

    def make(**names: Any) -> Any:
        return instance(f"template_in_{tmp_path.name}", "small_instance", {**NAMES, **names})

    make.template = f"template_in_{tmp_path.name}"  # type: ignore[attr-defined]
    return make


def test_placeholders_are_what_an_instance_is_given(made: Any) -> None:
    assert made().twice(21) == 42
    assert made(double=lambda n: 20 * n).twice(21) == 420


def test_a_placeholder_that_is_not_given_is_named(made: Any) -> None:
    names = dict(NAMES)
    del names["double"]
    with pytest.raises(LookupError, match="double"):
        instance(made.template, "small_instance", names)


def test_loops_are_written_out(made: Any) -> None:
    levels = [(0, lambda n: n + 1), (3, lambda n: n * 10)]
    one = made(LEVELS=levels, FIELDS=[("hand", 2), ("deck", 1)])
    assert [one.by_level(level, 5) for level in (0, 3, 1)] == [6, 50, -1]
    assert one.clear({"hand": [1, 1, 1], "deck": [1, 1]}) == {"hand": [0, 0, 1], "deck": [0, 1]}
    assert "unrolled" not in one.by_level.__code__.co_names


def test_a_loop_over_nothing_is_left_out(made: Any) -> None:
    assert made().by_level(0, 5) == -1
    assert made().clear({}) == {}


def test_a_traceback_names_the_line_of_the_template(made: Any) -> None:
    with pytest.raises(TypeError) as caught:
        made(double=lambda: 0).twice(1)
    frame = traceback.extract_tb(caught.value.__traceback__)[-1]
    assert frame.line == "return double(n)"


def test_instances_with_different_functions_differ_in_their_digests(made: Any) -> None:
    text = "from parlour.core.rule import rule\n@rule\ndef f(n):\n    return n + {}\n"
    found = []
    for size in (1, 1, 2):
        names: dict[str, Any] = {"__name__": "small_rules"}
        exec(text.format(size), names)
        found.append(digest(made(double=names["f"]).twice))
    assert found[0] == found[1] != found[2]


@pytest.mark.compiled
def test_an_instance_compiles_with_its_own_functions(
    made: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_CACHE", str(tmp_path))
    text = "from parlour.core.rule import rule\n@rule\ndef f(n):\n    return n * {}\n"
    for factor in (2, 3, 3, 2):
        names: dict[str, Any] = {"__name__": "small_instance"}
        exec(text.format(factor), names)
        one = made(double=names["f"])
        assert compiled(one.twice)(21) == one.twice(21) == 21 * factor
