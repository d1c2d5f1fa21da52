"""Languages: which ones there are, and the catalogue of a game in each."""

from __future__ import annotations

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from parlour.core.errors import BadOption, one_of
from parlour.core.fact import Fact, worded
from parlour.text.catalogue import Catalogue

DEFAULT = "en"
COMMON = resources.files("parlour.text")


@cache
def languages() -> tuple[str, ...]:
    """The codes of all languages, with English first."""
    found = sorted(one.name for one in COMMON.iterdir() if (one / "common.ftl").is_file())
    return (DEFAULT, *(name for name in found if name != DEFAULT))


def checked(language: str) -> str:
    """A language's code, or raise BadOption."""
    if language not in languages():
        raise BadOption(f"unknown language {language!r}; choose {one_of(languages())}")
    return language


@cache
def catalogue(package: str, language: str = DEFAULT) -> Catalogue:
    """The messages of a game's package, and those that all games share."""
    files = [COMMON / checked(language) / "common.ftl", _own_file(package, language)]
    texts = [file.read_text(encoding="utf-8") for file in files if file.is_file()]
    fallback = None if language == DEFAULT else catalogue(package)
    return Catalogue(language, texts, fallback)


def told(fact: Fact, language: str = DEFAULT) -> str:
    """A fact in the words of the package that defines it; if it has none, in the common ones."""
    return worded(fact, catalogue(type(fact).__module__.rpartition(".")[0], language))


@cache
def program(name: str, language: str = DEFAULT) -> Catalogue:
    """The messages of a program, such as "terminal", and those that all programs share."""
    folder = COMMON / checked(language)
    texts = [(folder / f"{one}.ftl").read_text(encoding="utf-8") for one in ("common", name)]
    return Catalogue(language, texts, None if language == DEFAULT else program(name))


def catalogue_source(package: str, language: str) -> str:
    """The text of a game's catalogue file; the English one if it has none in that language."""
    own = _own_file(package, checked(language))
    return (own if own.is_file() else _own_file(package, DEFAULT)).read_text(encoding="utf-8")


def speaks(package: str, language: str = DEFAULT) -> bool:
    """Whether a game has a catalogue in a language."""
    return _own_file(package, language).is_file()


def _own_file(package: str, language: str) -> Traversable:
    return resources.files(package) / "text" / f"{language}.ftl"
