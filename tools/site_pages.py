"""Collect the pages of the documentation site in build/pages, where `make docs` builds it from.

Pages live where they are maintained: in docs/, next to the games they describe, and at the root of
the repository. A link from one page to another is adjusted to the site's layout. A link to any
other file of the repository is replaced with its text.
"""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
OUT = ROOT / "build" / "pages"
AT_ROOT = ("ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")
LINK = re.compile(r"(!?)\[([^]]*)\]\((?!\w+:|#)([^)#]+)(#[^)]*)?\)")
PICTURE = re.compile(r"^!\[([^]]*)\]\((docs/pictures/(\w+)\.webp)\)$", re.MULTILINE)


def site_paths() -> dict[Path, str]:
    """Return every file of the site with its path there."""
    docs = ROOT / "docs"
    paths = {path: path.relative_to(docs).as_posix() for path in sorted(docs.rglob("*.*"))}
    for rules in sorted(ROOT.glob("src/parlour/games/*/RULES.md")):
        paths[rules] = f"rules/{rules.parent.name.replace('_', '-')}.md"
    for name in AT_ROOT:
        if (ROOT / name).exists():
            paths[ROOT / name] = name.lower()
    return paths


def page(source: Path, paths: dict[Path, str]) -> str:
    """Return a page with its links adjusted."""
    text = source.read_text(encoding="utf-8")
    if source.name == "RULES.md":
        text = with_picture(text, source)
    folder = Path(paths[source]).parent

    def relink(link: re.Match[str]) -> str:
        mark, label, target, anchor = link.groups(default="")
        there = paths.get((source.parent / target).resolve())
        if there is None:
            return label
        return f"{mark}[{label}]({Path(os.path.relpath(there, folder)).as_posix()}{anchor})"

    return LINK.sub(relink, text)


def with_picture(rules: str, source: Path) -> str:
    """Add the README's picture of a game below the title of its rules."""
    for alt, target, game in PICTURE.findall((ROOT / "README.md").read_text(encoding="utf-8")):
        if game == source.parent.name:
            relative = Path(os.path.relpath(ROOT / target, source.parent)).as_posix()
            title, _, rest = rules.partition("\n")
            return f"{title}\n\n![{alt}]({relative})\n{rest}"
    raise SystemExit(f"README.md has no picture of {source.parent.name}")


def main() -> None:
    """Replace build/pages with the current pages and pictures."""
    shutil.rmtree(OUT, ignore_errors=True)
    paths = site_paths()
    for source, there in paths.items():
        target = OUT / there
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.suffix == ".md":
            target.write_text(page(source, paths), encoding="utf-8")
        else:
            shutil.copy(source, target)


if __name__ == "__main__":
    main()
