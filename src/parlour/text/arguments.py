"""The arguments that messages take, to compare catalogues of different languages."""

from __future__ import annotations

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from parlour.text.catalogue import Catalogue


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
