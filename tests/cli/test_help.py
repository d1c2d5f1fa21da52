"""Help, version, the list of games and their cards."""

from __future__ import annotations

import subprocess
import sys

import pytest

import parlour
from parlour.core import directory, telling
from tests.cli.conftest import Run


def test_without_arguments_there_is_help(run: Run) -> None:
    said = run()
    assert said.code == 0
    for command in ("games", "play", "replay", "check", "bench"):
        assert command in said.out


def test_help_and_version_end_well(run: Run) -> None:
    assert run("--help").code == 0
    assert run("play", "--help").code == 0
    assert run("--version").out == f"parlour {parlour.__version__}\n"


def test_help_loads_nothing_heavy() -> None:
    script = (
        "import sys, parlour.terminal.cli as cli\n"
        "code = cli.main(['--help'])\n"
        "print([m for m in ('numba', 'numpy', 'msgspec') if m in sys.modules], code)\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stdout.splitlines()[-1] == "[] 0"


def test_games_lists_every_game(run: Run) -> None:
    said = run("games")
    assert said.code == 0
    listed = " ".join(said.out.split())
    assert "transmitter Transmitter 1-6 15-30" in listed
    assert "sequence-numbers Sequence Numbers 2, 3, 4 or 6 10-25" in listed


def test_a_card_tells_all_there_is_to_choose(run: Run) -> None:
    game = parlour.game("transmitter")
    said = run("games", "transmitter")
    assert said.code == 0
    names = [*(one.name for one in game.presets), *(one.name for one in game.Options.listed())]
    for word in (*names, *game.bots, *game.reasons, "recommended", "default 12", "0..5 | random"):
        assert word in said.out
    assert f"version {game.version}" in said.out
    assert telling.text(game, "game-credits")[:20] in said.out
    assert max(map(len, said.out.splitlines())) <= 80


def test_a_game_may_be_named_in_other_letters(run: Run) -> None:
    assert run("games", "Transmitter").out == run("games", "transmitter").out


def test_a_broken_game_hides_no_other(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(directory._paths, "broken", "nosuch_package:GAME")
    said = run("games")
    assert said.code == 0
    assert "can’t be loaded: no game at" in " ".join(said.out.split())
    assert "Transmitter" in said.out


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "After every 5 plays"),
        ("nb", "Hver gang dere har spilt 5 kort"),
        ("de", "Nach jeweils 5 Karten"),
    ],
)
def test_the_rules_of_a_game_are_shown_in_a_language(run: Run, language: str, words: str) -> None:
    said = run("rules", "transmitter", "--lang", language)
    assert (said.code, said.err) == (0, "")
    assert words in " ".join(said.out.split())


def test_rules_are_shown_for_a_game_that_exists(run: Run) -> None:
    said = run("rules", "nosuch")
    assert (said.code, said.out) == (2, "")


def test_the_rules_in_a_game_are_those_of_its_table(run: Run) -> None:
    play = ("play", "transmitter", "--preset", "quick", "--seed", "8")
    out = " ".join(run(*play, typed="rules\nquit\n").out.split())
    assert "Win 3 rounds and you all win the game." in out
