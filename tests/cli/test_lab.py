"""parlour lab: studies from the command line, and what it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run

REFUSED = {
    "lab": "the following arguments are required: TASK",
    "lab nosuch": "invalid choice: 'nosuch'",
    "lab run": "the following arguments are required: GAME",
    "lab run nosuch": "unknown game “nosuch”; choose from",
    "lab run transmitter --games 0": "expected a whole number from 1 to 1,000,000,000",
    "lab run transmitter --error 2": "expected a number from 0.0001 to 0.5",
    "lab run transmitter --games 5 --error 0.1": "not allowed with argument --games",
    "lab run transmitter --seats 9": "is for 1, 2, 3, 4, 5 or 6 players, not 9",
    "lab run transmitter --bots fare": "unknown bot “fare”; choose from random, easy",
    "lab run transmitter --bots easy,fair,strong": "3 levels don't fit 4 seats",
    "lab run transmitter --option tuner": "--option expects NAME=VALUE, not “tuner”",
    "lab run transmitter --option colour=red": "unknown option “colour”",
    "lab run transmitter --options tuner=yes":
        "unexpected argument '--options'; did you mean --option?",
    "lab calibrate transmitter --wanted 0.6 --options=tuner=yes":
        "unexpected argument '--options=tuner=yes'; did you mean --option?",
    "lab run transmitter --preset balancd": "unknown preset “balancd”",
    "lab run transmitter --vary tuner": "--vary expects OPTION=A,B,C, not “tuner”",
    "lab run transmitter --vary hand_sise=3,4": "did you mean hand_size?",
    "lab run transmitter --vary hand_size=3,99": "(in setting hand_size=99)",
    "lab run transmitter --vary hand_size=3,3": "two settings in this study are the same",
    "lab run transmitter --vary hand_size=3 --vary hand_size=4": "names the same option twice",
    "lab run transmitter --vary seats=two": "--vary seats expects whole numbers, not “two”",
    "lab run transmitter --on moon": "--on expects cores, gpu, ray or ray=ADDRESS, not “moon”",
    "lab report nosuch": "nosuch has no study in it",
    "lab compare nosuch": "nosuch has no study in it",
    "lab calibrate transmitter --wanted 0.6": "calibrate needs exactly one --vary; use",
    "lab calibrate transmitter --wanted much --vary hand_size=3,4": "expected a number, such as",
    "lab calibrate transmitter --wanted 1 --tolerance -1 --vary hand_size": "expected 0 or more",
    "lab calibrate transmitter --wanted 1 --measure round --vary hand_size=3":
        "“round” isn’t a figure you can aim for; choose from won, ",
    "lab calibrate transmitter --wanted 1 --vary nosuch": "--vary expects OPTION=A,B,C",
    "lab missions": "the following arguments are required: --wins",
    "lab missions --wins 60-40": "expected two percentages with a dash, the lower one first",
    "lab missions --wins 40-60 --players 7": "invalid choice: 7",
    "lab missions --wins 40-60 --level faire": "unknown bot “faire”; choose from random, easy",
    "lab missions --wins 40-60 --count 0": "expected a whole number from 1 to 200",
    "ladder sequence-numbers --seats 6 --option teams=3 --games 2 --out ladder":
        "choose an even number of teams, such as --option teams=2",
    "lab race transmitter": "a race needs a real-time game, and Transmitter isn’t",
    "lab race pattern-overlap --preset calm": "a race needs a real-time game, and Pattern",
    "lab race pattern-overlap --bots random": "random bots can’t race, because they have no",
    "lab race pattern-overlap --vary mode=cover,none": "mode",
}  # fmt: skip


@pytest.mark.parametrize("typed", REFUSED)
def test_bad_input_is_refused_in_one_line(typed: str, run: Run) -> None:
    said = run(*typed.split())
    assert said.code == 2
    assert REFUSED[typed] in said.err
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err


@pytest.mark.slow
def test_a_study_is_played_looked_at_and_compared(run: Run, tmp_path: Path) -> None:
    words = "lab run transmitter --seats 3 --bots easy --vary drift_interval=3,6"
    more = "--preset balanced --games 200 --workers 1 --out study"
    typed = [*words.split(), *more.split()]
    said = run(*typed)
    assert said.code == 0, said.err
    assert "drift_interval=3: 200 games, won" in said.out
    assert "400 of 400 games in 2 settings" in said.err
    assert len(list((tmp_path / "study").glob("*.parquet"))) == 2
    again = run(*typed)
    assert again.code == 0
    assert again.out == said.out  # nothing was played again
    assert "0 per second" in again.err
    assert run("lab", "report", "study").code == 0
    assert (tmp_path / "study" / "report.html").stat().st_size > 10_000
    compared = run("lab", "compare", "study")
    assert "drift_interval 6 compared with drift_interval 3:" in compared.out
    assert "Games won:" in compared.out
    other = run("lab", "compare", "study", "--to", "hand_size 3")
    assert (
        "“hand_size 3” matches none of the settings; choose from drift_interval 3 or "
        "drift_interval 6" in other.err
    )


def test_a_study_is_told_in_the_users_language(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = "lab run transmitter --bots easy --games 3 --workers 1 --out s"
    said = run(*words.split(), "--lang", "de")
    assert "3 von 3 Partien mit 1 Einstellung" in said.err
    assert "4 Personen, easy: 3 Partien, Siege: " in said.out
    monkeypatch.setenv("PARLOUR_LANG", "nb")
    assert "Rapporten er lagret som s/report.nb.html." in run("lab", "report", "s").out
    assert '<html lang="nb">' in (tmp_path / "s" / "report.nb.html").read_text()
    refused = run("lab", "run", "transmitter", "--vary", "hand_size=3,99")
    assert "hand_size kan ikke være «99»" in refused.err
    assert "(i oppsettet hand_size=99)" in refused.err


def test_a_damaged_file_is_reported_in_one_line(run: Run, tmp_path: Path) -> None:
    words = "lab run transmitter --bots easy --games 3 --workers 1 --out s"
    assert run(*words.split()).code == 0
    (path,) = (tmp_path / "s").glob("*.parquet")
    data = path.read_bytes()
    footer = len(data) - 8 - int.from_bytes(data[-8:-4], "little")
    path.write_bytes(data[:footer] + bytes(40) + data[footer + 40 :])
    said = run("lab", "report", "s")
    assert said.code == 2
    assert f"{path.name} is damaged or not a Parquet file; delete it" in said.err
    assert said.err.count("\n") == 1
