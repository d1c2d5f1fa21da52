"""What the documents say is what the program does."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted([ROOT / "README.md", *ROOT.glob("docs/*.md"), *ROOT.glob("src/**/RULES.md")])


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(), re.M | re.S)


@pytest.mark.parametrize("number", range(3))
def test_readme_python_runs(number: int) -> None:
    found = blocks(ROOT / "README.md", "python")
    assert len(found) == 3
    exec(compile(found[number], f"README.md block {number}", "exec"), {})


@pytest.mark.parametrize("block", blocks(ROOT / "docs" / "adding-a-game.md", "python"))
def test_the_manual_quotes_the_example(block: str) -> None:
    sources = [path.read_text() for path in (ROOT / "examples" / "secret_bids").glob("*.py")]
    assert any(block.strip("\n") in source for source in sources), block


def test_the_bots_page_shows_what_was_measured() -> None:
    rows = msgspec.json.decode(
        (ROOT / "src/parlour/games/transmitter/expected.json").read_bytes(), type=list[dict]
    )
    page = (ROOT / "docs" / "bots.md").read_text()
    for preset in {row["preset"] for row in rows}:
        for level in ("easy", "fair", "strong"):
            won = [row["won"] for row in rows if (row["preset"], row["level"]) == (preset, level)]
            line = " | ".join(f"{100 * share:.1f} %" for share in won)
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


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text()):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


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
