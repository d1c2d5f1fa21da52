"""Checkers for the documentation: each takes a page and returns what is wrong with it."""

from __future__ import annotations

import re
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
AT_ROOT = ("README.md", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")
PAGES = sorted(
    [
        *(ROOT / name for name in AT_ROOT if (ROOT / name).exists()),
        *ROOT.glob("docs/**/*.md"),
        *ROOT.glob("src/**/RULES.md"),
    ]
)
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]*))?\)")
FILE = re.compile(r"`([\w.-]+(?:/[\w.-]+)*\.(?:py|ts|js|svelte|css|md|toml|ya?ml|lock|json|sh))\b`")
MODULE = re.compile(r"python -m ((?:parlour|tests|tools)(?:\.\w+)+)")
NOT_OURS = {"study.json", ".asked/NAME.json", "mine.py"}  # in a user's folder


def prose(page: Path) -> str:
    """Return a page without its fenced code blocks."""
    return FENCED.sub("", page.read_text(encoding="utf-8"))


def blocks(page: Path, language: str) -> list[str]:
    """Return the code blocks of a page in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(), re.MULTILINE | re.DOTALL)


def anchors(page: Path) -> set[str]:
    """Return the anchors that GitHub and the site generate for headings and documented names."""
    text = prose(page)
    names = set(re.findall(r"^::: ([\w.]+)$", text, re.MULTILINE))
    for heading in re.findall(r"^#+ (.+)$", text, re.MULTILINE):
        words = re.sub(r"[^\w\s-]", "", heading.strip().lower())
        names.add(re.sub(r"\s", "-", words))
    return names


def broken_links(page: Path) -> list[str]:
    """Return links to files or headings that don't exist."""
    broken = []
    for target, anchor in LINK.findall(prose(page)):
        there = page.parent / target if target else page
        if not there.exists() or (
            anchor and there.suffix == ".md" and anchor not in anchors(there)
        ):
            broken.append(f"{target}#{anchor}" if anchor else target)
    return broken


@cache
def known_files() -> tuple[str, ...]:
    """Return every file of the repository that git doesn't ignore."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError):  # unpacked from the sdist
        return tuple(f"/{path.relative_to(ROOT).as_posix()}" for path in ROOT.rglob("*.*"))
    return tuple(f"/{name}" for name in listed.stdout.splitlines() if (ROOT / name).exists())


def missing_files(page: Path) -> list[str]:
    """Return file names and modules in a page that match no path in the repository."""
    text = page.read_text(encoding="utf-8")
    named = set(FILE.findall(prose(page))) - NOT_OURS
    named |= {f"{module.replace('.', '/')}.py" for module in MODULE.findall(text)}
    return sorted(
        name for name in named if not any(path.endswith(f"/{name}") for path in known_files())
    )


def missing_targets(page: Path) -> list[str]:
    """Return make targets in a page that aren't in the Makefile."""
    rules = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    named = re.findall(r"(?:`|^(?: {4}|\$ ))make ([a-z][\w-]*)", page.read_text(), re.MULTILINE)
    return sorted(set(named) - set(rules))
