"""Every reason to refuse options or custom content has a message in every language."""

from __future__ import annotations

import importlib
import pickle
import pkgutil
from collections.abc import Iterator

import msgspec
import pytest

import parlour
from parlour.core import telling
from parlour.core.fact import Refusal
from parlour.core.language import COMMON, catalogue, catalogue_source, languages
from parlour.core.refused import RefusedOptions
from parlour.core.table import Table
from parlour.features.material_file import BadMaterial, Flaw
from parlour.features.material_refusals import FileNotText
from parlour.server.http.middleware import bad_input
from parlour.text.arguments import arguments
from parlour.text.catalogue import Catalogue

FEATURES = "parlour.features"
PACKAGES = [telling.package(parlour.game(name)) for name in parlour.list_games()]
OURS = [
    "parlour.core",
    FEATURES,
    *(package for package in PACKAGES if package.startswith("parlour.games.")),
]


def messages(package: str, language: str) -> dict[str, list[str]]:
    """Return the arguments of the messages of a package, and of the common ones."""
    common = (COMMON / language / "common.ftl").read_text(encoding="utf-8")
    return arguments(Catalogue(language, [common, catalogue_source(package, language)]))


def refusals_of(package: str) -> Iterator[type[Refusal]]:
    """Yield the reasons to refuse something that a package's modules define."""
    home = importlib.import_module(package)
    for one in pkgutil.walk_packages(home.__path__, f"{package}."):
        if ".training" in one.name:  # needs PyTorch
            continue
        for found in vars(importlib.import_module(one.name)).values():
            kind = found if isinstance(found, type) else object
            if issubclass(kind, Refusal) and kind is not Refusal and kind.__module__ == one.name:
                yield kind


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("package", OURS)
def test_every_refusal_has_a_message_with_its_arguments(package: str, language: str) -> None:
    known = messages(package, language)
    found = {f"refusal-{one.__struct_config__.tag}": one for one in refusals_of(package)}
    assert found
    assert {id: known.get(id) for id in found} == {
        id: sorted(one.__struct_fields__) for id, one in found.items()
    }


@pytest.mark.parametrize("package", OURS)
def test_every_refusal_is_defined_beside_its_catalogue(package: str) -> None:
    for one in refusals_of(package):
        assert one.__module__.rpartition(".")[0] == package


@pytest.mark.parametrize("language", languages())
def test_reasons_to_refuse_a_file_are_the_same_in_every_language(language: str) -> None:
    assert messages(FEATURES, language).keys() == messages(FEATURES, "en").keys()


@pytest.mark.parametrize("language", languages())
def test_refused_options_are_sent_over_http_as_a_fact_that_the_catalogue_words(
    language: str,
) -> None:
    with pytest.raises(RefusedOptions) as refused:
        Table("sequence-numbers", 4, options={"teams": 3})
    answer = bad_input(None, refused.value)  # type: ignore[arg-type]
    sent = msgspec.json.decode(msgspec.json.encode(answer.content))
    fact = {"is": "three-teams", "seats": 4}
    assert sent == {"code": "bad", "words": str(refused.value), "fact": fact}
    texts = catalogue("parlour.games.sequence_numbers", language)
    assert texts.format("refusal-three-teams", {"seats": 4}) == refused.value.lines(language)[0]


def test_refusals_survive_the_way_to_another_process() -> None:
    with pytest.raises(RefusedOptions) as refused:
        Table("sequence-numbers", 4, options={"teams": 3})
    again = pickle.loads(pickle.dumps(refused.value))
    assert (str(again), again.fact) == (str(refused.value), refused.value.fact)
    flawed = BadMaterial("board.txt", [Flaw(3, FileNotText())])
    assert pickle.loads(pickle.dumps(flawed)).lines("de") == flawed.lines("de")
