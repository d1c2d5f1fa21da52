"""The documentation matches what the program does."""

from __future__ import annotations

import inspect
import pydoc
import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

import parlour
from parlour.core import measure
from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.lab import matches
from tests.pages import PAGES, ROOT, blocks, broken_links, missing_files, missing_targets
from tools.site_pages import page, site_paths

DOCS = ROOT / "docs"
SITE = tomllib.loads((ROOT / "zensical.toml").read_text())["project"]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
TESTED_ELSEWHERE = {
    DOCS / name for name in ("adding-a-game.md", "bots.md", "environments.md", "lab.md")
}
RUNNABLE = [
    pytest.param(block, id=f"{path.relative_to(ROOT)}-{number}")
    for path in PAGES
    if path not in TESTED_ELSEWHERE
    for number, block in enumerate(blocks(path, "python"))
]
every_page = pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))


@pytest.mark.parametrize("block", RUNNABLE)
def test_python_runs(block: str) -> None:
    names: dict[str, Any] = {}
    exec(compile(block, "a page", "exec"), names)
    assert len(names) > 1


def test_the_measures_on_the_lab_page_can_be_declared() -> None:
    [block] = blocks(DOCS / "lab.md", "python")
    names = {**vars(measure), "Array": Array, "rule": rule, "PASS": 1}
    exec(compile(block, "docs/lab.md", "exec"), names)
    assert names["Measures"].listed()


def test_the_readme_has_python() -> None:
    assert len(blocks(ROOT / "README.md", "python")) == 3


@pytest.mark.parametrize("block", blocks(DOCS / "bots.md", "python"))
def test_the_matches_on_the_bots_page_can_be_played(
    block: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything but the match itself, which takes minutes."""
    asked: list[dict[str, Any]] = []
    signature = inspect.signature(matches.duel)
    monkeypatch.setattr(
        matches, "duel", lambda *a, **k: asked.append(signature.bind(*a, **k).arguments)
    )
    exec(compile(block, "docs/bots.md", "exec"), {})
    [match] = asked
    assert {match["first"], match["second"]} <= match["game"].bots.keys()


@pytest.mark.parametrize("block", blocks(DOCS / "adding-a-game.md", "python"))
def test_the_manual_quotes_the_example(block: str) -> None:
    examples = ("secret_bids", "leduc_poker/leduc_poker")
    files = [path for name in examples for path in (ROOT / "examples" / name).glob("*.py")]
    sources = [path.read_text() for path in files]
    assert any(block.strip("\n") in source for source in sources), block


def test_the_bots_page_shows_what_was_measured() -> None:
    rows = msgspec.json.decode(
        (ROOT / "src/parlour/games/transmitter/expected.json").read_bytes(), type=list[dict]
    )
    page = (ROOT / "docs" / "bots.md").read_text()
    for preset in {row["preset"] for row in rows}:
        for level in ("easy", "fair", "strong"):
            won = [row["won"] for row in rows if (row["preset"], row["level"]) == (preset, level)]
            line = " | ".join(f"{100 * share:.1f}%" for share in won)
            assert f"| {preset} | {level} | {line} |" in page


def test_the_bots_page_shows_what_was_measured_of_synergy() -> None:
    rows = msgspec.json.decode(
        (ROOT / "src/parlour/games/synergy/expected.json").read_bytes(), type=list[dict]
    )
    page = (ROOT / "docs" / "bots.md").read_text()
    for preset in {row["preset"] for row in rows}:
        won = [
            row["won"]
            for level in ("fair", "strong")
            for row in rows
            if (row["preset"], row["level"]) == (preset, level)
        ]
        assert f"| {' | '.join(f'{100 * share:.1f}' for share in won)} |" in page


@every_page
def test_links_lead_somewhere(path: Path) -> None:
    assert broken_links(path) == []


@every_page
def test_files_that_are_named_exist(path: Path) -> None:
    assert missing_files(path) == []


@every_page
def test_make_targets_that_are_named_exist(path: Path) -> None:
    assert missing_targets(path) == []


def test_the_checkers_catch_a_broken_page(tmp_path: Path) -> None:
    (tmp_path / "other.md").write_text("# Other page\n\n::: parlour.Table\n")
    broken = tmp_path / "broken.md"
    broken.write_text(
        "# Here\n\n[good](other.md#other-page) [good](#here) [good](other.md#parlour.Table)\n"
        "[bad](gone.md) [bad](other.md#gone) [bad](#gone) `core/gone.py` `core/table.py`\n"
        "`python -m parlour.gone` `python -m parlour.lab.expected`\n"
        "`make test` `make gone`\n\n    make gone-too\n\n```\n[not read](nowhere.md)\n```\n"
    )
    assert broken_links(broken) == ["gone.md", "other.md#gone", "#gone"]
    assert missing_files(broken) == ["core/gone.py", "parlour/gone.py"]
    assert missing_targets(broken) == ["gone", "gone-too"]


def nav_pages(nav: Any) -> list[str]:
    """Return the pages of the site's navigation in order."""
    if isinstance(nav, str):
        return [nav]
    parts = nav.values() if isinstance(nav, dict) else nav
    return [name for part in parts for name in nav_pages(part)]


def test_the_navigation_has_every_page_once() -> None:
    pages = [name for name in site_paths().values() if name.endswith(".md")]
    assert sorted(nav_pages(SITE["nav"])) == sorted(pages)


def test_the_site_loads_nothing_from_another_host() -> None:
    assert SITE["theme"]["font"] is False
    scripts = [script["path"] for script in SITE["extra"]["polyfills"]]
    assert [path for path in scripts if not (DOCS / path).exists()] == []
    assert any("iframe-worker" in path for path in scripts)  # else it comes from unpkg.com


def test_links_fit_the_site() -> None:
    paths = site_paths()
    rules = ROOT / "src" / "parlour" / "games" / "transmitter" / "RULES.md"
    home = page(DOCS / "index.md", paths)
    assert "](rules/transmitter.md)" in home
    assert "](contributing.md)" in home
    assert "](../pictures/transmitter.webp)" in page(rules, paths)
    assert "](../examples" not in page(DOCS / "material.md", paths)


@pytest.mark.parametrize("path", sorted(DOCS.glob("api/*.md")), ids=lambda path: path.stem)
def test_the_reference_names_things_that_exist(path: Path) -> None:
    for name, options in re.findall(r"^::: ([\w.]+)\n((?:    .*\n)*)", path.read_text(), re.M):
        thing = pydoc.locate(name)
        assert thing is not None, name
        for member in re.findall(r"\w+", "".join(re.findall(r"members: \[(.*)\]", options))):
            assert hasattr(thing, member), f"{name}.{member}"


def test_the_reference_has_every_public_name() -> None:
    text = "".join(path.read_text() for path in DOCS.glob("api/*.md"))
    modules = {"envs", "games"}
    assert [
        n for n in parlour.__all__ if n not in modules and f"::: parlour.{n}\n" not in text
    ] == []


def test_the_locks_pin_the_same_versions() -> None:
    pins: dict[str, set[str]] = {}
    for lock in ("requirements.lock", "requirements-play.lock", "requirements-docs.lock"):
        for line in (ROOT / lock).read_text().splitlines():
            name, _, version = line.partition("==")
            pins.setdefault(name.lower(), set()).add(version)
    assert {name: versions for name, versions in pins.items() if len(versions) > 1} == {}


def test_the_workflow_tests_the_pythons_that_we_claim() -> None:
    claimed = re.findall(r"Python :: (\d\.\d+)", "\n".join(PROJECT["classifiers"]))
    workflow = (ROOT / ".github" / "workflows" / "test.yml").read_text()
    found = re.search(r"python: \[(.*?)\]", workflow)
    assert found
    assert re.findall(r"[\d.]+", found[1]) == claimed


def test_the_citation_names_this_version() -> None:
    citation = (ROOT / "CITATION.cff").read_text()
    assert f"\nversion: {parlour.__version__}\n" in citation
    assert f"name: {PROJECT['authors'][0]['name']}\n" in citation


def test_the_service_sets_what_the_program_reads() -> None:
    unit = (ROOT / "docs" / "operating.md").read_text()
    source = "".join(path.read_text() for path in (ROOT / "src").rglob("*.py"))
    names = re.findall(r"^Environment=(\w+)=", unit, re.MULTILINE)
    assert names
    assert [name for name in names if f'"{name}"' not in source] == []


def test_the_reliability_page_names_tests_that_exist() -> None:
    page = (ROOT / "docs" / "reliability.md").read_text()
    named = re.findall(r"`(tests/[\w/]+\.py)(?:::(\w+))?`", page)
    assert len(named) > 20
    for path, test in named:
        assert f"def {test}(" in (ROOT / path).read_text() if test else (ROOT / path).exists()


def test_the_screens_page_names_tests_that_exist() -> None:
    page = (ROOT / "docs" / "screens.md").read_text()
    section = page.partition("## What was wrong")[2].partition("\n## ")[0]
    tests = "".join(path.read_text() for path in (ROOT / "tests").rglob("test_*.py"))
    units = "".join(path.read_text() for path in (ROOT / "web" / "tests").glob("*.ts"))
    rows = re.findall(r"^\| [DP]\d+ \|.*$", section, re.MULTILINE)
    assert len(rows) == 26
    named = set(re.findall(r"`(test_\w+)`", section))
    said = set(re.findall(r"“([^”]+)”", "".join(re.findall(r"\.ts` “[^”]+”", section))))
    assert [one for one in named if f"def {one}(" not in tests] == []
    assert [one for one in said if f"'{one}'" not in units] == []
