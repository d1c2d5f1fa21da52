"""TypeScript types for the ids of the catalogues, and their arguments."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from parlour.text.catalogue import Catalogue

PACKAGE = Path(__file__).resolve().parents[1] / "src" / "parlour"
COMMON = PACKAGE / "text" / "en" / "common.ftl"
LANGUAGES = sorted(path.parent.name for path in PACKAGE.glob("text/*/common.ftl"))


class _Variables(Visitor):
    """Collects the arguments that a message takes, including those of messages it refers to."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue, self.found = catalogue, set[str]()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        entry = self.catalogue.entry(node.id.name)
        if entry is not None and entry.value is not None:
            self.visit(entry.value)


def arguments(catalogue: Catalogue) -> dict[str, list[str]]:
    """Return the arguments of every message and attribute ("message.attribute")."""
    found: dict[str, list[str]] = {}
    for id in sorted(catalogue.ids):
        entry = catalogue.entry(id)
        assert entry is not None
        patterns = {id: entry.value}
        patterns |= {f"{id}.{one.id.name}": one.value for one in entry.attributes}
        for name, pattern in patterns.items():
            if pattern is not None:
                variables = _Variables(catalogue)
                variables.visit(pattern)
                found[name] = sorted(variables.found)
    return found


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
