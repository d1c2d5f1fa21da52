"""parlour play: one person, bots, several people, saving and resuming."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import parlour
from parlour.core import directory, registry
from parlour.core.table import Record
from tests.cli.conftest import Run, text

QUICK = ("play", "transmitter", "--preset", "quick", "--seed", "8")


def test_a_whole_game_is_kept_and_told(run: Run, tmp_path: Path) -> None:
    said = run(*QUICK, "--bot", "easy", typed="1\n" * 60)
    assert said.code == 0
    assert text("seated-you", seat=1) in said.out
    assert text("seated-bots", bot="easy", count=3, seats=[0, 2, 3]) in said.out
    assert "Game over" in said.out
    path = tmp_path / "parlour-transmitter-8.record"
    command = f"parlour replay {path.name}"
    assert text("saved-replay", file=path.name, command=command) in said.out
    assert Record.load(path).replay().result


def test_a_game_that_is_over_when_it_is_dealt(run: Run, tmp_path: Path) -> None:
    """No card fits anywhere, so nobody ever acts."""
    deal = ("pattern-overlap", "--seats", "2", "--preset", "calm", "--seed", "3607")
    said = run("play", *deal)
    assert (said.code, said.err) == (0, "")
    assert text("seated-you", seat=0) in said.out
    assert "Game over. No one can play a card any more." in said.out
    assert Record.load(tmp_path / "parlour-pattern-overlap-3607.record").entries == ()
    assert "Game over" in run("play", *deal, "--watch").out


def test_the_picture_the_moves_and_the_words(run: Run) -> None:
    out = run(*QUICK, typed="quit\n").out
    assert "Hand: −9  −8  −4  −2\n" in out
    assert "[1] play −9   [2] play −8   [3] play −4   [4] play −2\nYour move (1-4) > quit\n" in out


@pytest.mark.parametrize("said", ["3", "03", "play −4", "play -4", "PLAY  -4", "-4", "−4"])
def test_a_move_by_number_by_words_or_by_enough_of_them(run: Run, said: str) -> None:
    assert "You play −4. " in run(*QUICK, typed=f"{said}\n").out


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("play", "play −4 or play −2; type more of the move or its number"),
        ("5", "no move 5; choose a number from 1 to 4."),
        ("e", "“e” isn’t a move you can make now; type a number from the list"),
        ("undo", "You can’t take anything back right now."),
        ("save /nowhere/x", "Folder /nowhere not found; "),
        ("save .", ". already exists; choose another name."),
        ("save a\0b", "embedded null byte"),
        ("hint me", "“hint me” isn’t a move you can make now"),
    ],
)
def test_what_cannot_be_done_is_said_and_asked_again(run: Run, said: str, why: str) -> None:
    done = run(*QUICK, typed=f"{said}\n1\n")
    assert why in done.out
    assert "You play −9" in done.out
    assert (done.code, done.err) == (0, "")


def test_hint_log_look_moves_and_help(run: Run) -> None:
    out = run(*QUICK, typed="log\nhint\n1\nlog\nlook\nmoves\nhelp\n?\n\nquit\n").out
    assert text("nothing-yet") in out
    assert text("hint", bot="strong", move="play −2") in out
    assert out.count("Seat 2 plays +9. ") == 2
    assert out.count("play 3/10  drift in 2") == 2
    assert out.count("[1] play −8   [2] play −4   [3] play −2   [4] play +5") == 3
    assert out.count(text("help-hint", bot="strong")) == 2


def test_the_transmitter_sees_the_signal_as_soon_as_it_is_there(run: Run) -> None:
    out = run(*QUICK, "--me", "0", typed="").out
    assert out.index("Signal: +8 = +8") < out.index("Seat 1 plays")
    later = run(*QUICK, typed="1\n" * 60).out
    assert re.search(r"Round 2: you transmit.*\n\n.*\n.*\n.*\n.*\nSignal: ", later)


def test_bots_play_alone(run: Run, tmp_path: Path) -> None:
    said = run(*QUICK, "--watch", "--bots", "easy,fair,strong,random")
    assert said.code == 0
    assert "Game over" in said.out
    assert text("your-move") not in said.out
    assert "Hand:" not in said.out
    assert not list(tmp_path.iterdir())
    run(*QUICK, "--watch", "--save", "bots.record")
    assert Record.load(tmp_path / "bots.record").result != "running"


def test_several_people_hide_their_hands(run: Run) -> None:
    typed = "\n1\n\n\n2\nquit\n"
    said = run("play", "transmitter", "--seats", "3", "--seed", "3", "--me", "1,2", typed=typed)
    assert text("seated-people", seats=[1, 2]) in said.out
    first, second, _ = re.split("\n─{40}\n|Saved to", said.out)
    assert "Hand: −8  −7  +2  +5" in first
    assert "Hand: −7  −3  0  +4" in second
    assert "Hand: −7  −3  0  +4" not in first
    assert first.endswith(text("pass-on", seat=2, undo=False) + " ")
    assert text("take-over", seat=2) in second
    assert "Seat 1 plays −8" in second
    assert "--me 1,2 --bot fair" in said.out


def test_one_person_alone(run: Run) -> None:
    said = run(
        "play", "transmitter", "--seats", "1", "--option", "transmitter=house", typed="1\n1\nquit\n"
    )
    assert said.code == 0
    assert "1 player · As printed" in said.out
    assert f"{text('seated-you', seat=0)} {text('type-help')}" in said.out


@pytest.mark.parametrize("typed", ["1\nquit\n", "1\n"])
def test_leaving_keeps_the_game_and_says_how_to_go_on(run: Run, tmp_path: Path, typed: str) -> None:
    said = run(*QUICK, "--bots", "easy,fair,strong", typed=typed)
    name = "parlour-transmitter-8.record"
    again = f"parlour play --resume {name} --me 1 --bots easy,fair,strong"
    assert f"Saved to {name}. To continue: {again}\n" in said.out
    before = Record.load(tmp_path / name)
    assert before.result == "running"
    more = run(*again.split()[1:], typed="1\n" * 60)
    assert text("resumed-after", count=3) in more.out
    after = Record.load(tmp_path / name)
    assert after.result != "running"
    assert after.entries[: len(before.entries)] == before.entries


def test_going_on_makes_the_same_game(run: Run, tmp_path: Path) -> None:
    run(*QUICK, "--save", "whole.record", typed="1\n" * 60)
    run(*QUICK, "--save", "part.record", typed="1\n1\nquit\n")
    run("play", "--resume", "part.record", "--me", "1", typed="1\n" * 60)
    whole, part = (tmp_path / name for name in ("whole.record", "part.record"))
    assert part.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")


def test_the_log_reaches_back_before_the_pause(run: Run, kept: Path) -> None:
    out = run("play", "--resume", kept.name, typed="log\n").out
    assert "You play −9. " in out


def test_no_file_is_overwritten(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "parlour-transmitter-8.record"
    mine.write_text("mine")
    assert "Saved to parlour-transmitter-8-2.record" in run(*QUICK, typed="quit\n").out
    refused = run(*QUICK, typed=f"save {mine.name}\nsave new.record\nquit\n").out
    assert text("error-file-exists", file=mine.name)[1:] in refused
    assert "Saved to new.record. To continue" in refused
    assert mine.read_text() == "mine"


def test_a_game_that_cannot_be_kept_in_place_is_kept_elsewhere(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "elsewhere"
    home.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(home))
    real = Path.open

    def full(self: Path, *args: object, **kwargs: object) -> object:
        if self.parent == Path():
            raise OSError(28, "No space left on device")
        return real(self, *args, **kwargs)  # type: ignore[call-overload]

    monkeypatch.setattr(Path, "open", full)
    said = run(*QUICK, typed="quit\n1\n")
    assert "save the game to parlour-transmitter-8.record (No space left" in said.out
    assert "You play −9" in said.out
    assert said.err.count("\n") == 1
    assert Record.load(home / "parlour-transmitter-8.record").result == "running"


def test_a_game_that_can_be_kept_nowhere_is_printed(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: Path, *args: object, **kwargs: object) -> object:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "open", full)
    said = run(*QUICK, typed="1\n")
    monkeypatch.undo()
    text = said.out[said.out.index("parlour record 1") :]
    assert len(Record.parse(text).entries) == 3


def test_a_seed_may_be_any_text(run: Run, tmp_path: Path) -> None:
    run("play", "transmitter", "--seed", "../a b/ç", typed="quit\n")
    (path,) = tmp_path.iterdir()
    assert path.name == "parlour-transmitter--a-b-.record"
    assert Record.load(path).seed == "../a b/ç"


def test_options_are_played(run: Run) -> None:
    out = run(
        "play", "transmitter", "--option", "hand-size=1", "--option", "wins_to_win=2", typed="1\n"
    ).out
    assert re.search(r"Hand: \S+\n", out)


def test_an_ascii_terminal_gets_plain_minus_signs(process: Run) -> None:
    said = process(*QUICK, typed="-4\nquit\n", PYTHONIOENCODING="ascii")
    assert said.code == 0
    assert "-- Transmitter ---" in said.out
    assert "[1] play -9" in said.out
    assert "You play -4. " in said.out


def test_odd_bytes_do_not_end_a_game(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "parlour.terminal.cli", *QUICK], input=b"\xff\xfe\n1\nquit\n",
        capture_output=True, cwd=tmp_path, check=False,
    )  # fmt: skip
    assert done.returncode == 0
    assert b"a move you can make now" in done.stdout
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&-"])
def test_closed_streams_lose_nothing(tmp_path: Path, closed: str) -> None:
    script = f"{sys.executable} -m parlour.terminal.cli {' '.join(QUICK)} {closed}"
    done = subprocess.run(
        ["sh", "-c", script], input="a\n", capture_output=True, text=True, cwd=tmp_path, check=False
    )
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    assert Record.load(tmp_path / "parlour-transmitter-8.record").result == "running"


@pytest.fixture
def two_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_cards", {"transmitter": parlour.game("transmitter")})
    monkeypatch.setattr(directory, "_paths", {"unplayable": "nosuch_package:GAME"})


def test_a_person_chooses_between_games(
    run: Run, two_games: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.terminal.play.can_ask", lambda: True)
    said = run("play", "--preset", "quick", "--seed", "8", typed="3\nchess\n1\nquit\n")
    assert said.code == 0
    assert "1  Transmitter (1-6): One of you knows the number" in said.out
    assert said.out.count(text("choose-game", last=2)) == 3
    assert text("seated-you", seat=1) in said.out


def test_a_script_must_name_the_game(run: Run, two_games: None) -> None:
    said = run("play")
    assert (said.code, said.out) == (2, "")
    assert said.err == "parlour: no game given; choose from transmitter or unplayable\n"


def test_the_only_game_needs_no_name(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_cards", {"transmitter": parlour.game("transmitter")})
    monkeypatch.setattr(directory, "_paths", {})
    assert "── Transmitter ──" in run("play", typed="quit\n").out


def test_whatever_goes_wrong_the_game_is_saved(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    facts = parlour.game("transmitter").facts
    real = facts.move
    broken: list[bool] = []

    def move(view: object, action: int) -> object:
        if broken:
            raise ZeroDivisionError("no words for this")
        return real(view, action)

    def status(view: object) -> object:
        broken.append(True)
        raise ZeroDivisionError("no picture either")

    monkeypatch.setattr(facts, "move", move)
    run(*QUICK, "--save", "part.record", typed="1\nquit\n")
    before = Record.load(tmp_path / "part.record")
    monkeypatch.setattr(sys.modules["parlour.games.transmitter.picture"], "status", status)
    said = run("play", "--resume", "part.record", "--me", "1")
    assert said.code == 70
    assert said.err.count("\n") == 1
    assert "(ZeroDivisionError, test_play.py:" in said.err
    again = "parlour play --resume part.record --me 1 --bot fair"
    assert f"saved to part.record, and you can continue it with {again}\n" in said.err
    monkeypatch.undo()
    monkeypatch.chdir(tmp_path)
    after = Record.load(tmp_path / "part.record")
    assert [(one.seat, one.action) for one in after.entries] == [
        (one.seat, one.action) for one in before.entries
    ]
    assert not after.entries[0].words
    assert run(*again.split()[1:], typed="1\n" * 60).code == 0
