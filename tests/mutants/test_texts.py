"""A catalogue that lacks what others have is caught, in every language that a game has."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.contract import Broken, run
from parlour.contract.texts import texts_are_complete
from parlour.core.game import Game
from tests.mutants.broken import EXAMPLE, Mutant, build

pytestmark = pytest.mark.plain
ENGLISH = (EXAMPLE / "text" / "en.ftl").read_text()


def game(name: str, folder: Path, german: str) -> Game:
    """A sound game whose catalogue is also there in another language."""
    made = build(Mutant(name, "facts.py", "Play", "Play", ""), folder)
    (folder / f"broken_{name}" / "text" / "de.ftl").write_text(german)
    return made


def test_the_same_messages_are_complete(tmp_path: Path) -> None:
    assert run(texts_are_complete, game("alike", tmp_path, ENGLISH)).endswith("messages in en, de")


@pytest.mark.parametrize("id", ["game-summary", "reason-all-prizes-taken", "field-prize"])
def test_a_message_that_a_language_lacks_is_caught(id: str, tmp_path: Path) -> None:
    german = ENGLISH.replace(f"{id} =", "-term =")
    with pytest.raises(Broken, match=rf"^text/de\.ftl has no {id}$"):
        run(texts_are_complete, game(f"lacks_{id.replace('-', '_')}", tmp_path, german))


def test_a_message_that_english_lacks_is_caught(tmp_path: Path) -> None:
    with pytest.raises(Broken, match=r"^text/en\.ftl has no field-colour$"):
        run(texts_are_complete, game("more", tmp_path, f"{ENGLISH}\nfield-colour = Farbe\n"))


def test_another_argument_is_caught(tmp_path: Path) -> None:
    german = ENGLISH.replace("play { $card }", "play { $crad }")
    with pytest.raises(Broken, match=r"move-play takes \$card in text/en.ftl, but \$crad in"):
        run(texts_are_complete, game("argument", tmp_path, german))
