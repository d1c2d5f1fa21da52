"""Bad input of every kind: one clear line, exit code 2, nothing lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.core.language import told
from parlour.core.record import digest
from parlour.games.transmitter.refusals import OnePlayer, TunerWithoutTransmitter
from tests.cli.conftest import Run, text

REFUSED = {
    "plya": "unknown command 'plya'; choose from games, rules, play, replay, review, check, ",
    "--nope": "unexpected argument '--nope'; see parlour --help",
    "play --nope": "unexpected argument '--nope'; see parlour play --help",
    "play transmitter again": "unexpected argument 'again'; see parlour play --help",
    "games nosuch": "unknown game “nosuch”; choose from ",
    "games --lang xx": "--lang can’t be “xx”; choose en, de or nb",
    "--lang xx play": "--lang can’t be “xx”; choose en, de or nb",
    "play transmitter --lang xx": "--lang can’t be “xx”; choose en, de or nb",
    "play transmiter": "did you mean transmitter?",
    "play transmitter --seats 9": "is for 1, 2, 3, 4, 5 or 6 players, not 9",
    "play synergy --preset echo --seats 3": "“echo” is for 2 players, not 3.",
    "lab run synergy --preset echo --seats 4": "“echo” is for 2 players, not 4.",
    "lab run synergy --preset echo --vary seats=2,3": "“echo” is for 2 players, not 3.",
    "play transmitter --seats four": "expected a whole number, not 'four'",
    "play transmitter --seats 1": told(OnePlayer()),
    "play transmitter --preset balancd": "unknown preset “balancd”; choose from ",
    "play transmitter --options tuner=yes": "argument '--options'; did you mean --option?",
    "bench transmitter --options tuner=yes": "argument '--options'; did you mean --option?",
    "play transmitter --option colour=red": "unknown option “colour”; choose from ",
    "play transmitter --option objective_limit=99": "can’t be “99”; choose from 1..12",
    "play transmitter --option custom_deck=x": "up to 19 whole numbers from 0 to 12",
    "play transmitter --option objective_limit": "expects NAME=VALUE, not “objective_limit”",
    "play transmitter --option tuner=yes --option transmitter=house": told(
        TunerWithoutTransmitter()
    ),
    "play transmitter --bot fare": "unknown bot “fare”; choose from random, easy, ",
    "play transmitter --bots easy,fair": "--bots expects one level per bot (3 in all), not 2",
    "play transmitter --bots easy,fair,nosuch": "unknown bot “nosuch”",
    "play transmitter --bot easy --bots easy,easy,easy": "not allowed with argument --bot",
    "play transmitter --me 4": "--me expects a seat from 0 to 3",
    "play transmitter --me you": "--me expects a seat from 0 to 3",
    "play transmitter --me 1,1": "--me names a seat twice",
    "play transmitter --me 1 --watch": "not allowed with argument --me",
    "play transmitter --save /nowhere/game.record": "folder /nowhere not found",
    "play --resume nosuch.record": "nosuch.record not found",
    "replay": "the following arguments are required: FILE",
    "replay nosuch.record": "nosuch.record not found",
    "replay .": ". is a folder, not a saved game",
    "check nosuch": "“nosuch” is not a file, a folder or a game",
    "check .": "is not a game folder",
    "check json:GAME": "no game at json:GAME",
    "check :": "can't be loaded",
    "check parlour.games.transmitter:rules": "must be a Game card, not a module",
    "bench nosuch": "unknown game 'nosuch'",
    "bench --seconds 0": "expected a number above 0",
    "bench --seconds nan": "expected a number above 0",
    "bench --threads 0": "expected a whole number from 1 to 1024",
    "bench transmitter --seats 9": "transmitter: Transmitter is for",
}


@pytest.mark.parametrize("line", REFUSED)
def test_bad_input_is_refused_in_one_line(run: Run, tmp_path: Path, line: str) -> None:
    said = run(*line.split())
    assert said.code == 2
    assert said.err.startswith("parlour: ")
    assert said.err.count("\n") == 1
    assert REFUSED[line] in said.err
    assert said.out == ""
    assert not list(tmp_path.iterdir())


def lines_of(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


def closed(lines: list[str]) -> str:
    """Add a correct last line, as a careful forger would."""
    actions = len(lines) - lines.index("actions") - 2
    return "\n".join([*lines, f"end {actions} {digest(lines)}", ""])


def forged(old: str, new: str) -> object:
    return lambda path: closed("\n".join(lines_of(path)[:-1]).replace(old, new).split("\n"))


BROKEN = {
    "cut in the middle": (lambda path: "\n".join(lines_of(path)[:12]), "cut off after line 12"),
    "cut at the end": (lambda path: "\n".join(lines_of(path)[:-1]), "it has no “end” line"),
    "edited": (lambda path: path.read_text(encoding="utf-8").replace("−9", "−8"), "was edited"),
    "empty": (lambda path: "", "This isn’t a saved game"),
    "another text": (lambda path: "Dear diary\n", "This isn’t a saved game"),
    "forged move": (forged("1 0 play −9", "1 9 play 0"), "Action 1 can’t be replayed"),
    "forged result": (forged("result running", "result won"), "the game ends with “won”"),
    "forged game": (forged("game transmitter", "game chess"), "saved game of “chess”"),
    "forged version": (forged("version 1", "version 99"), "no version 99 of its rules"),
    "forged seats": (forged("seats 4", "seats 77"), "players, not 77"),
    "forged option": (forged("objective_limit 2", "objective_limit 77"), "can’t be “77”"),
    "forged seed": (forged("seed 8", 'seed "\\ud800"'), "kept.record: "),
    "forged position": (forged("actions", "position 1.5\nactions"), "kept.record: "),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_record_is_refused_and_left_alone(run: Run, kept: Path, kind: str) -> None:
    spoil, why = BROKEN[kind]
    broken = spoil(kept)  # type: ignore[operator]
    kept.write_text(broken, encoding="utf-8")
    for command in (("replay",), ("check",), ("play", "--resume")):
        said = run(*command, kept.name)
        assert said.code == 2
        assert said.err.startswith(f"parlour: {kept.name}")
        assert said.err.count("\n") == 1
        assert why in said.err
        assert said.out == ""
    assert kept.read_text(encoding="utf-8") == broken


def test_what_is_not_text_is_no_record(run: Run, kept: Path) -> None:
    kept.write_bytes(bytes(range(256)))
    assert (
        "kept.record: This isn’t a saved game, because it isn’t text" in run("check", kept.name).err
    )


def test_a_resumed_game_takes_nothing_else(run: Run, kept: Path) -> None:
    for words in ("--seats 3", "--preset quick", "--option tuner=yes", "--seed 0"):
        said = run("play", "--resume", kept.name, *words.split())
        assert (said.code, said.err.count("\n")) == (2, 1)
        assert f"leave out {words.split()[0]}" in said.err


def test_a_finished_game_is_not_resumed(run: Run) -> None:
    run("play", "transmitter", "--preset", "quick", "--watch", "--save", "done.record")
    said = run("play", "--resume", "done.record")
    assert said.code == 2
    assert "finished game; to replay it, type parlour replay done.record" in said.err


def test_a_file_is_not_saved_over(run: Run, kept: Path) -> None:
    before = kept.read_text(encoding="utf-8")
    said = run("play", "transmitter", "--save", kept.name)
    assert said.code == 2
    assert text("error-file-exists", file=kept.name) in said.err
    assert kept.read_text(encoding="utf-8") == before


def test_a_seat_that_is_not_there_cannot_look_back(run: Run, kept: Path) -> None:
    said = run("replay", kept.name, "--seat", "4")
    assert (said.code, said.err) == (2, f"parlour: {text('error-seat', last=3, seat=4)}\n")


def test_a_whole_process_refuses_alike(process: Run) -> None:
    said = process("play", "transmitter", "--seats", "9")
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
