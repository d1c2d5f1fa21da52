"""TypeScript types for the ids of the catalogues, and their arguments."""

from __future__ import annotations

from pathlib import Path

from parlour.text.arguments import arguments
from parlour.text.catalogue import Catalogue

PACKAGE = Path(__file__).resolve().parents[1] / "src" / "parlour"
COMMON = PACKAGE / "text" / "en" / "common.ftl"
LANGUAGES = sorted(path.parent.name for path in PACKAGE.glob("text/*/common.ftl"))


def catalogues(language: str = "en") -> dict[str, Path]:
    """Return the catalogue files of a language: the app's, its pages' and each game's."""
    games = sorted(PACKAGE.glob(f"games/*/text/{language}.ftl"))
    files = {path.parents[1].name: path for path in games}
    own = PACKAGE / "text" / language
    pages = {f"page/{path.stem}": path for path in sorted(own.glob("pages/*.ftl"))}
    shell = own / "app.ftl"
    return {"app": shell, **pages, **files} if shell.exists() else files


def text_types() -> str:
    """Return the ids of every catalogue with their arguments, as a TypeScript interface."""
    lines = ["import type { Value } from '../text/catalogue'\n", "export interface Texts {"]
    for name, path in catalogues().items():
        catalogue = Catalogue("en", [COMMON.read_text(), path.read_text()])
        lines.append(f"  '{name}': {{")
        for id, names in arguments(catalogue).items():
            args = "; ".join(f"{one}: Value" for one in names)
            lines.append(f"    '{id}': {f'{{ {args} }}' if names else 'Record<string, never>'}")
        lines.append("  }")
    return "\n".join([*lines, "}", ""])
