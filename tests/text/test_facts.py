"""Every kind of fact of every game has a message in every language, with arguments that it has."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator

import pytest

import parlour
from parlour.core import telling
from parlour.core.fact import Fact
from parlour.core.language import COMMON, catalogue_source, languages
from parlour.text.arguments import arguments
from parlour.text.catalogue import Catalogue

PACKAGES = [telling.package(parlour.game(name)) for name in parlour.list_games()]
OURS = [package for package in PACKAGES if package.startswith("parlour.games.")]


def facts_of(package: str) -> Iterator[type[Fact]]:
    """Yield the kinds of facts that a package's modules define."""
    home = importlib.import_module(package)
    for one in pkgutil.walk_packages(home.__path__, f"{package}."):
        if ".training" in one.name:  # needs PyTorch
            continue
        for found in vars(importlib.import_module(one.name)).values():
            kind = found if isinstance(found, type) else object
            if issubclass(kind, Fact) and kind.__module__ == one.name:
                yield kind


def unworded(package: str, catalogue: Catalogue) -> list[str]:
    """Return what a catalogue lacks: a fact's message, or a field that its message wants."""
    known = arguments(catalogue)
    lacking = []
    for fact in facts_of(package):
        id = f"{fact.kind}-{fact.__struct_config__.tag}"
        wordings = [one for one in known if one == id or one.startswith(f"{id}.")]
        if not wordings:
            lacking.append(id)
        for one in wordings:
            strange = set(known[one]) - set(fact.__struct_fields__)
            lacking += [f"{one} ${name}" for name in sorted(strange)]
    return lacking


def texts(package: str, language: str) -> str:
    common = (COMMON / language / "common.ftl").read_text(encoding="utf-8")
    return common + "\n" + catalogue_source(package, language)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("package", OURS)
def test_every_fact_has_a_message_with_its_arguments(package: str, language: str) -> None:
    assert unworded(package, Catalogue(language, [texts(package, language)])) == []


def test_a_lost_message_and_a_renamed_argument_are_noticed() -> None:
    package = "parlour.games.synergy"
    lost = texts(package, "en").replace("event-voted-for =", "event-voted-against =")
    assert unworded(package, Catalogue("en", [lost])) == ["event-voted-for"]
    at = texts(package, "en").index("event-card-given =")
    renamed = texts(package, "en")[at:].replace("$card ", "$what ", 1)
    given = Catalogue("en", [texts(package, "en")[:at] + renamed])
    assert unworded(package, given) == ["event-card-given $what"]
