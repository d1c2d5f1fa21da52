"""Draw sentences that people read, to grade them: `python -m tools.sentences --lang nb --seed 2`.

The same number comes from each kind of text: app, games, rules and terminal in every language,
documents and what the code says itself (errors, command help) in English. A message that varies
counts as several sentences. The same tree, language and seed always give the same draw.
"""

from __future__ import annotations

import argparse
import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import parse, serialize
from fluent.syntax.ast import (
    Message,
    MessageReference,
    Pattern,
    Placeable,
    Resource,
    SelectExpression,
    StringLiteral,
    Term,
    TextElement,
)

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "parlour"
LANGUAGES = ("en", "nb", "de")
WORDS = 4  # a shorter text is a label
VARIANTS = 3  # of a message, at most
WORD_LISTS = ("find-fillers",)  # for matching what is typed; nobody reads them
DOCUMENTS = ("README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "SECURITY.md", "CHANGELOG.md")
END = re.compile(r"(?<=[.!?…])[”’\"')]*\s+(?=[\"“‘„«(*]*[A-ZÆØÅÄÖÜ0-9`])")
CODE = re.compile(r"`[^`]*`|\{[^}]*\}")
FENCE = re.compile(r"^(```|~~~).*?^\1", re.MULTILINE | re.DOTALL)
INDENTED = re.compile(r"(?<=\n\n)(?: {4,}\S.*\n)+")

Found = Iterator[tuple[str, str]]  # where, sentence


def kind_of(path: Path) -> str:
    """Which kind of text a catalogue holds."""
    if path.parent.name == "rules":
        return "rules"
    if path.name in ("terminal.ftl", "lab.ftl") and path.parent.name != "pages":
        return "terminal"
    return "games" if "games" in path.parts else "app"


def catalogues(lang: str) -> list[Path]:
    """The catalogues of a language, in order."""
    paths = [*SOURCE.rglob(f"text/{lang}/**/*.ftl"), *SOURCE.rglob(f"text/**/{lang}.ftl")]
    return sorted(set(paths))


def rendered(pattern: Pattern, messages: dict[str, Pattern], turn: int, depth: int = 0) -> str:
    """A pattern as text, taking variant number `turn` wherever it varies."""
    return "".join(piece(element, messages, turn, depth) for element in pattern.elements)


def piece(element: object, messages: dict[str, Pattern], turn: int, depth: int) -> str:
    """One element of a pattern as text."""
    if isinstance(element, TextElement):
        return str(element.value)
    assert isinstance(element, Placeable)
    inside = element.expression
    if isinstance(inside, SelectExpression):
        variant = inside.variants[min(turn, len(inside.variants) - 1)]
        return rendered(variant.value, messages, turn, depth)
    if isinstance(inside, StringLiteral):
        return str(inside.value)
    if isinstance(inside, MessageReference) and depth < 5 and inside.id.name in messages:
        return rendered(messages[inside.id.name], messages, turn, depth + 1)
    return "{" + re.sub(r"^.*?\$([\w-]+).*$", r"\1", serialized(inside)) + "}"


def serialized(expression: object) -> str:
    """An expression as it is written, on one line."""
    pattern = Pattern([Placeable(expression)])  # type: ignore[arg-type]
    message = Message(id=parse("x = x").body[0].id, value=pattern)  # type: ignore[union-attr]
    return " ".join(serialize(Resource([message])).split())[5:-1].strip(" {}")


def messages_in(path: Path, lang: str) -> Found:
    """Every text of a catalogue."""
    patterns = {}
    for entry in parse(path.read_text("utf-8")).body:
        if isinstance(entry, Message | Term) and entry.id.name not in WORD_LISTS:
            if entry.value:
                patterns[entry.id.name] = entry.value
            for attribute in entry.attributes:
                patterns[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    where = path.relative_to(SOURCE).as_posix().replace(f"/{lang}", "").removesuffix(".ftl")
    for name, pattern in patterns.items():
        texts = [rendered(pattern, patterns, turn) for turn in range(VARIANTS)]
        for text in dict.fromkeys(texts):
            for sentence in sentences(text):
                yield f"{where} {name}", sentence


def sentences(text: str) -> Iterator[str]:
    """The sentences of a text that have enough words."""
    for sentence in END.split(" ".join(text.split())):
        if len(re.findall(r"[^\W\d_]{2,}", CODE.sub("", sentence))) >= WORDS:
            yield sentence.strip()


def documents() -> Found:
    """The prose of the documents: paragraphs, list items and cells of tables."""
    paths = [ROOT / name for name in DOCUMENTS]
    paths += sorted((ROOT / "docs").rglob("*.md")) + sorted(SOURCE.rglob("*.md"))
    for path in paths:
        text = INDENTED.sub("", FENCE.sub("", path.read_text("utf-8")))
        text = re.sub(r"<!--.*?-->", "", text, flags=re.DOTALL)
        text = re.sub(r"^:::.*(\n +.*)*", "", text, flags=re.MULTILINE)  # made from docstrings
        text = re.sub(r"^\s*(?:[-*+]|\d+\.|#+|>)\s", "\n\n", text, flags=re.MULTILINE)
        text = re.sub(r"^\|.*$", lambda m: m[0].replace("|", "\n\n"), text, flags=re.MULTILINE)
        text = re.sub(r"!\[([^\]]*)\]\([^)]*\)", r"\n\n\1\n\n", text)
        text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
        for paragraph in re.split(r"\n\s*\n", text):
            for sentence in sentences(paragraph):
                yield path.relative_to(ROOT).as_posix(), sentence


def said_by_code() -> Found:
    """Errors and command help, in the order of the files."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            for value in strings_said(node):
                for sentence in sentences(plain(value)):
                    yield f"{path.relative_to(SOURCE).as_posix()}:{value.lineno}", sentence


def strings_said(node: ast.AST) -> Iterator[ast.expr]:
    """The texts that a `raise` or a call with `help=` shows to somebody."""
    if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
        yield from (value for value in node.exc.args if plain(value))
    if isinstance(node, ast.Call):
        said = ("help", "description", "epilog")
        yield from (k.value for k in node.keywords if k.arg in said and plain(k.value))


def plain(value: ast.expr) -> str:
    """A literal or an f-string as text; nothing for any other expression."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        return value.value
    if isinstance(value, ast.JoinedStr):
        return "".join(plain(part) for part in value.values)
    if isinstance(value, ast.FormattedValue):
        return "{" + ast.unparse(value.value) + "}"
    return ""


@cache
def population(lang: str) -> dict[str, list[tuple[str, str]]]:
    """Every sentence of a language, by kind."""
    kinds: dict[str, list[tuple[str, str]]] = {}
    for path in catalogues(lang):
        kinds.setdefault(kind_of(path), []).extend(messages_in(path, lang))
    if lang == "en":
        kinds["documents"] = list(documents())
        kinds["code"] = list(said_by_code())
    return {
        kind: list({text: (where, text) for where, text in found}.values())
        for kind, found in kinds.items()
    }


def draw(lang: str, count: int, seed: int) -> Iterator[tuple[str, str, str]]:
    """`count` sentences: kind, where and text."""
    chance = random.Random(f"{lang} {seed}")
    kinds = population(lang)
    for place, (kind, found) in enumerate(kinds.items()):
        share = count * (place + 1) // len(kinds) - count * place // len(kinds)
        for where, text in chance.sample(found, min(share, len(found))):
            yield kind, where, text


def main() -> None:
    """Print a draw, one sentence a line, numbered."""
    parser = argparse.ArgumentParser(description="draw sentences to grade")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--count", type=int, default=120)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    sizes = {kind: len(found) for kind, found in population(asked.lang).items()}
    print(f"{asked.lang}, seed {asked.seed}, from", sizes)
    for number, (kind, where, text) in enumerate(draw(asked.lang, asked.count, asked.seed), 1):
        print(f"{number:03} [{kind}] {where} | {text}")


if __name__ == "__main__":
    main()
