"""The terminal in other languages: --lang, the environment, commands and whole games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import parlour
from parlour.core import registry
from parlour.core.language import languages, told
from parlour.core.record import digest
from parlour.core.table import Record, Table
from parlour.games.sequence_numbers.refusals import ThreeTeams
from parlour.terminal.moves import worded
from parlour.terminal.screen import fitted
from parlour.terminal.text import COMMANDS, command_of, level_name, speaker
from tests.cli.conftest import Run

OTHERS = [language for language in languages() if language != "en"]
QUICK = ("play", "transmitter", "--preset", "quick", "--seed", "8")
ENGLISH = re.compile(r"\b(the|and|you|your|is|of|with|plays?|seats?|cards?|move)\b", re.IGNORECASE)
# What is typed: commands for the shell, and options.
TYPED = re.compile(r"\bparlour\s+(play|replay|games)\b|--\w+")


def english_in(text: str) -> list[str]:
    """The common English words in a text, apart from what is typed."""
    return ENGLISH.findall(TYPED.sub("", text))


@pytest.mark.parametrize("language", OTHERS)
def test_a_whole_game_has_no_english(run: Run, tmp_path: Path, language: str) -> None:
    say = speaker(language)
    first = "\n".join(say(f"command-{one}") for one in ("hint", "help", "log", "look", "undo"))
    typed = f"{first}\n9\nxyzzy\n" + "1\n" * 60
    said = run(*QUICK, "--bot", "easy", "--lang", language, typed=typed)
    assert (said.code, said.err) == (0, "")
    assert english_in(said.out) == []
    (path,) = tmp_path.iterdir()
    assert f"parlour replay {path.name} --lang {language}" in said.out
    assert Record.load(path).replay().result
    replayed = run("--lang", language, "replay", path.name, "--all", "--step").out
    assert english_in(replayed) == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_games_are_described(run: Run, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(registry._cards, "secret-bids", raising=False)  # it speaks only English
    listed = run("games", "--lang", language).out
    assert speaker(language)("games-players") in listed
    assert english_in(listed) == []
    one = run("games", "transmitter", "--lang", language).out
    assert speaker(language)("card-presets") in one


@pytest.mark.parametrize("language", OTHERS)
def test_refused_options_are_worded(run: Run, language: str) -> None:
    said = run("--lang", language, "play", "sequence-numbers", "--seats", 4, "--option", "teams=3")
    assert (said.code, said.out) == (2, "")
    assert said.err == f"parlour: {told(ThreeTeams(4), language)}\n"
    assert english_in(said.err.removeprefix("parlour: ")) == []


@pytest.mark.parametrize("name", parlour.list_games())
@pytest.mark.parametrize("language", languages())
def test_no_command_is_also_the_start_of_a_move(name: str, language: str) -> None:
    table, say = Table(name, seed=1), speaker(language)
    for _ in range(30):
        if table.over:
            break
        seat = table.asked[0]
        for word in COMMANDS:
            assert not worded(say(f"command-{word}"), table.moves(seat, language))
        table.play(seat, table.bot(seat, "random"))


@pytest.mark.parametrize("language", languages())
def test_commands_are_understood_in_english_too(language: str) -> None:
    say = speaker(language)
    for name in COMMANDS:
        assert command_of(name, say) == name
        assert command_of(say(f"command-{name}").upper(), say) == name
    assert command_of("?", say) == "help"
    assert command_of("nonsense", say) is None


def test_a_plain_keyboard_is_enough() -> None:
    assert command_of("zurueck", speaker("de")) == "undo"
    assert worded("waehle gruen", {4: "wähle Grün"}) == [4]


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"PARLOUR_LANG": "nb", "LC_ALL": "de_DE.UTF-8"}, "nb"),
        ({"PARLOUR_LANG": "de-AT"}, "de"),
        ({"LC_ALL": "de_CH.UTF-8", "LANG": "nb_NO.UTF-8"}, "de"),
        ({"LC_ALL": "C", "LANG": "nb_NO.UTF-8"}, "en"),
        ({"LC_MESSAGES": "nn_NO"}, "nb"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_chooses_the_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name in ("PARLOUR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert run("games").out.startswith(speaker(language)("games-name") + " ")


def test_an_unknown_language_in_the_environment_is_named(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_LANG", "xx")
    said = run("games")
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert said.err.startswith("parlour: PARLOUR_LANG can’t be “xx”")
    assert run("games", "--lang", "en").code == 0


def test_an_unknown_language_is_refused_in_the_usual_one(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    monkeypatch.setenv("PARLOUR_LANG", "nb")
    said = run("games", "--lang", "xx")
    assert said.err == "parlour: --lang kan ikke være «xx»; velg en, de eller nb\n"
    monkeypatch.setenv("PARLOUR_LANG", "yy")
    said = run("games")
    assert said.err == "parlour: „yy“ ist für PARLOUR_LANG nicht erlaubt; wähle en, de oder nb\n"


@pytest.mark.parametrize("language", OTHERS)
def test_bots_have_the_names_of_their_levels(run: Run, language: str) -> None:
    game = parlour.game("transmitter")
    said = run(*QUICK, "--bot", "fair", "--lang", language, typed="hint\nhelp\n").out
    for level in ("fair", "strong"):
        assert level_name(game, level, language) in said
        assert f"„{level}“" not in said
        assert f"«{level}»" not in said
    assert level_name(game, "mine", language) == "mine"
    listed = run("games", "transmitter", "--lang", language).out
    assert f"fair ({level_name(game, 'fair', language)})" in listed


@pytest.mark.parametrize("language", OTHERS)
def test_a_good_record_is_called_good_without_english(
    run: Run, tmp_path: Path, language: str
) -> None:
    table = Table("transmitter", seed="0" * 32 + " " + "1" * 32, preset="quick")
    (tmp_path / "early.record").write_text(str(table.record()))
    while not table.over:
        table.play(table.actors[0], table.bot(table.actors[0], "easy"))
    (tmp_path / "done.record").write_text(str(table.record()))
    early = run("check", "early.record", "--lang", language)
    done = run("check", "done.record", "--lang", language, "--commitment", "0")
    assert (early.code, done.code) == (0, 1)
    assert ENGLISH.findall(early.out + done.out) == []
    assert speaker(language)("check-record-running") in early.out
    assert speaker(language)("check-commitment-differs") in done.out
    assert "running" not in early.out


BROKEN = {  # what is replaced in a record, and by what
    "weather": ("seed 7", "seed 7\nweather fine"),
    "title": ("parlour record 1", "a story"),
    "cut": ("\nend ", "\nno "),
    "edited": ("\nresult", "\n0 0 x\nresult"),
    "no text": ("game transmitter", "\udcff"),
    "game": ("game transmitter", "game chess"),
    "version": ("version 1", "version 7"),
    "word": ("version 1", "version one"),
    "seats": ("seats 3", "seats 9"),
    "missing": ("seats 3\n", ""),
    "seed": ("seed 7", "seed 7.5"),
    "option": ("seed 7", "seed 7\noption colour 1"),
    "value": ("objective_limit 2", "objective_limit 99"),
    "action": ("actions\n", "actions\nx y z\n"),
    "illegal": ("actions\n", "actions\n2 99 play x\n"),
    "result": ("result running", "result won"),
    "actions": ("actions\n", ""),
}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_record_is_refused_in_the_language(
    run: Run, tmp_path: Path, case: str, language: str
) -> None:
    table = Table("transmitter", seats=3, seed=7, preset="balanced")
    table.play(table.actors[0], table.legal(table.actors[0])[0])
    text = str(table.record())
    old, new = BROKEN[case]
    assert old in text
    lines = text.replace(old, new, 1).splitlines()[:-1]
    count = len(table.actions) + (case in ("edited", "action", "illegal"))
    seal = "0" * 16 if case in ("edited", "no text") else digest(lines)
    last = "no end" if case == "cut" else f"end {count} {seal}"
    odd = "\n".join([*lines, last, ""])
    (tmp_path / "odd.record").write_bytes(odd.encode(errors="surrogateescape"))
    english = run("check", "odd.record").err
    for command in ("check", "replay", "review"):
        said = run(command, "odd.record", "--lang", language)
        assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
        assert said.err.startswith("parlour: odd.record: ")
        assert english_in(re.sub("[„«].*?[“»]", "", said.err)) == []
        assert said.err != english


@pytest.mark.parametrize("language", OTHERS)
def test_check_is_refused_without_english(run: Run, tmp_path: Path, language: str) -> None:
    (tmp_path / "plain.record").write_text(str(Table("transmitter", seed=1).record()))
    for line in (
        "", "nosuch", "transmitter --database x", "plain.record --seats 3",
        "plain.record --commitment 0",
    ):  # fmt: skip
        said = run("check", *line.split(), "--lang", language)
        assert (said.code, said.err.count("\n")) == (2, 1)
        assert english_in(said.err.replace("package.module:GAME", "")) == []


def test_errors_are_in_the_language_too(run: Run) -> None:
    for line in ("--me 9", "--bot x", "--preset x", "--option x=1", "--seats 99"):
        said = run("play", "transmitter", *line.split(), "--lang", "de")
        assert (said.code, said.err.count("\n")) == (2, 1)
        assert english_in(said.err) == []


class Ascii:
    """A stream that only takes ASCII."""

    encoding = "ascii"


def test_a_plain_terminal_gets_letters_it_has() -> None:
    assert fitted("„Züge“ für Äpfel, «på»…", Ascii()) == '"Zuege" fuer Aepfel, "paa"...'  # type: ignore[arg-type]
