"""Catalogue: the messages of one language, read from Fluent files and formatted to sentences.

Fluent is Mozilla's format for translations. `fluent.syntax` parses it and this module formats it;
`fluent.runtime` would do that too, but needs Babel, whose 33 MB are mostly data we have no use for.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from fluent.syntax import FluentParser, ast

from parlour.text.audience import Audience
from parlour.text.functions import FUNCTIONS
from parlour.text.plurals import plural_category

Argument = int | float | str | list[int] | list[str]
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # an id at the start of a line
DEFAULT = "*"  # what a term gets for an argument that isn't given: no variant has this key


class UnknownMessage(LookupError):
    """No catalogue has a message of that id."""


class BadMessage(ValueError):
    """A message can't be parsed or formatted; `where` is its language and id, if known."""

    where: tuple[str, str] | None = None


class Catalogue:
    """The messages of one language; those it lacks come from `fallback`."""

    def __init__(
        self, language: str, sources: Iterable[str], fallback: Catalogue | None = None
    ) -> None:
        self.language, self.fallback = language, fallback
        self._sources: dict[str, str] = {}
        for source in sources:
            self._sources |= split(source)
        self._entries: dict[str, ast.Message | ast.Term] = {}

    @property
    def ids(self) -> frozenset[str]:
        """The ids of its own messages."""
        return frozenset(name for name in self._sources if not name.startswith("-"))

    def has(self, id: str) -> bool:
        """Whether there is such a message (or attribute, as "message.attribute")."""
        return self.pattern(id) is not None or (self.fallback is not None and self.fallback.has(id))

    def format(
        self, id: str, args: Mapping[str, Argument] | None = None, audience: Audience | None = None
    ) -> str:
        """A message, or its attribute, as a sentence for an audience."""
        pattern = self.pattern(id)
        if pattern is None:
            if self.fallback is None:
                raise UnknownMessage(f"no message {id!r}")
            return self.fallback.format(id, args, audience)
        try:
            return _Formatter(self, args or {}, audience or Audience()).text(pattern)
        except BadMessage as error:
            wrong = BadMessage(f"{self.language}: {id}: {error}")
            wrong.where = self.language, id
            raise wrong from error

    def entry(self, id: str) -> ast.Message | ast.Term | None:
        """The parsed message or term ("-term")."""
        if id not in self._entries:
            if id not in self._sources:
                return None
            self._entries[id] = parse(self._sources[id])
        return self._entries[id]

    def pattern(self, id: str) -> ast.Pattern | None:
        """The parsed text of a message, term or attribute."""
        name, _, attribute = id.partition(".")
        entry = self.entry(name)
        if entry is None:
            return None
        if not attribute:
            return entry.value
        return next((one.value for one in entry.attributes if one.id.name == attribute), None)


class _Formatter:
    """Formats one message with its arguments."""

    def __init__(
        self,
        catalogue: Catalogue,
        args: Mapping[str, Argument],
        audience: Audience,
        in_term: bool = False,
    ) -> None:
        self.catalogue, self.args, self.audience = catalogue, args, audience
        self.in_term = in_term

    def text(self, pattern: ast.Pattern) -> str:
        return "".join(
            element.value if isinstance(element, ast.TextElement) else self._shown(element)
            for element in pattern.elements
        )

    def _shown(self, placeable: Any) -> str:
        return shown(self.value(placeable.expression))

    def value(self, expression: Any) -> Argument:
        handler: Callable[[Any], Argument] = getattr(self, f"_{type(expression).__name__}")
        return handler(expression)

    def _StringLiteral(self, literal: ast.StringLiteral) -> str:
        return str(literal.parse()["value"])

    def _NumberLiteral(self, literal: ast.NumberLiteral) -> float:
        return literal.parse()["value"]

    def _Placeable(self, placeable: ast.Placeable) -> Argument:
        return self.value(placeable.expression)

    def _VariableReference(self, variable: ast.VariableReference) -> Argument:
        name = variable.id.name
        if name not in self.args and self.in_term:
            return DEFAULT
        if name not in self.args:
            raise BadMessage(f"the argument ${name} is missing")
        return self.args[name]

    def _MessageReference(self, reference: ast.MessageReference) -> str:
        attribute = f".{reference.attribute.name}" if reference.attribute else ""
        return self.catalogue.format(reference.id.name + attribute, self.args, self.audience)

    def _TermReference(self, reference: ast.TermReference) -> str:
        given = reference.arguments.named if reference.arguments else []
        args = {one.name.name: self.value(one.value) for one in given}
        attribute = f".{reference.attribute.name}" if reference.attribute else ""
        pattern = self.catalogue.pattern(f"-{reference.id.name}{attribute}")
        if pattern is None:
            raise BadMessage(f"unknown term -{reference.id.name}")
        return _Formatter(self.catalogue, args, self.audience, in_term=True).text(pattern)

    def _FunctionReference(self, call: ast.FunctionReference) -> Argument:
        function = FUNCTIONS.get(call.id.name)
        if function is None:
            raise BadMessage(f"unknown function {call.id.name}")
        positional = [self.value(one) for one in call.arguments.positional]
        named = {one.name.name: self.value(one.value) for one in call.arguments.named}
        return function(self.catalogue, self.audience, *positional, **named)

    def _SelectExpression(self, select: ast.SelectExpression) -> str:
        value = self.value(select.selector)
        found = {_key(variant): variant for variant in select.variants}
        category = None
        if isinstance(value, int | float):
            category = plural_category(self.catalogue.language, value)
        for key in (value, category):
            if isinstance(key, int | float | str) and key in found:
                return self.text(found[key].value)
        return self.text(next(one.value for one in select.variants if one.default))


def _key(variant: ast.Variant) -> Argument:
    if isinstance(variant.key, ast.NumberLiteral):
        return variant.key.parse()["value"]
    return variant.key.name


def shown(value: Argument) -> str:
    """A value inside a sentence; a negative number has a true minus sign."""
    if isinstance(value, list):
        return ", ".join(map(shown, value))
    if isinstance(value, str):
        return value
    number = int(value) if value == int(value) else value
    return str(number).replace("-", "\u2212")


def split(source: str) -> dict[str, str]:
    """The entries of a Fluent file by id, unparsed: most of them are never needed."""
    starts = [(found.start(), found[1]) for found in ENTRY.finditer(source)]
    ends = [*(start for start, _ in starts[1:]), len(source)]
    found: dict[str, str] = {}
    for (start, id), end in zip(starts, ends, strict=True):
        if id in found:
            raise BadMessage(f"the message {id} is defined twice")
        found[id] = source[start:end]
    return found


def parse(source: str) -> ast.Message | ast.Term:
    """One entry of a Fluent file."""
    entry = FluentParser(with_spans=False).parse_entry(source)
    if not isinstance(entry, ast.Message | ast.Term):
        why = "; ".join(str(note.message) for note in getattr(entry, "annotations", ()))
        raise BadMessage(f"{source.splitlines()[0]}: {why}")
    return entry
