"""Real terminals: a whole game, colour, Ctrl-C, and resuming."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.core.table import Record
from tests.cli.conftest import Open, Terminal, text

pytestmark = pytest.mark.slow

QUICK = ("play", "transmitter", "--preset", "quick", "--seed", "8")
COLOUR = re.compile(r"\033\[\d+m")


def to_the_end(screen: Terminal) -> str:
    """Play to the end, starting with a hint."""
    asked = "hint"
    while "Your move" in (fresh := screen.until(") > ", "Your move > ", "Game over")):
        screen.type(asked)
        asked = "1" if asked != "1" else "2"
    return fresh


def test_a_whole_game_in_a_terminal(terminal: Open, tmp_path: Path) -> None:
    screen = terminal(*QUICK)
    to_the_end(screen)
    assert screen.wait() == 0
    assert "The strong bot would play −2." in screen.text
    assert "\033[33m[1] play −9" in screen.text
    assert "\033[2m  You play " in screen.text
    assert "\033[1mHand: " in screen.text
    assert Record.load(tmp_path / "parlour-transmitter-8.record").replay().result


def test_no_colour_where_it_is_not_wanted(terminal: Open) -> None:
    screen = terminal(*QUICK, NO_COLOR="1")
    screen.until(") > ", "Your move > ")
    screen.type("quit")
    assert screen.wait() == 0
    assert not COLOUR.search(screen.text)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_keeps_the_game_and_it_goes_on(
    terminal: Open, tmp_path: Path, number: signal.Signals
) -> None:
    screen = terminal(*QUICK)
    for line in ("1", "1"):
        screen.until(") > ", "Your move > ")
        screen.type(line)
    screen.until(") > ", "Your move > ")
    assert screen.stop(number) == 128 + number
    assert "Traceback" not in screen.text
    before = Record.load(tmp_path / "parlour-transmitter-8.record")
    assert len(before.entries) == 6
    (again,) = re.findall(r"To continue: parlour (.*?)\s*$", screen.text)
    more = terminal(*again.split())
    to_the_end(more)
    assert more.wait() == 0
    after = Record.load(tmp_path / "parlour-transmitter-8.record")
    assert after.replay().result
    assert after.entries[:6] == before.entries


def test_the_screen_is_cleared_between_people(terminal: Open) -> None:
    screen = terminal("play", "transmitter", "--seats", "3", "--seed", "3", "--me", "1,2")
    screen.until("only you can see the screen. ")
    screen.type("")
    assert "Hand: −8  −7  +2  +5" in screen.until("Seat 1 (1-4) > ")
    screen.type("1")
    screen.until(text("pass-on", seat=2, undo=False))
    screen.type("")
    assert "\033[2J\033[3J\033[H" in screen.until("only you can see the screen. ")
    screen.type("")
    assert "Hand: −7  −3  0  +4" in screen.until("Seat 2 (1-4) > ")
    screen.type("quit")
    assert screen.wait() == 0


def test_a_replay_step_by_step(terminal: Open, kept: Path) -> None:
    screen = terminal("replay", kept.name, "--step", "--seat", "1")
    screen.until(text("next-move", number=1, count=6))
    screen.type("")
    assert "You play −9" in screen.until(text("next-move", number=2, count=6))
    screen.type("quit")
    assert screen.wait() == 0
    assert "Seat 2 plays" not in screen.text


def test_a_reader_who_leaves_is_no_error(tmp_path: Path) -> None:
    script = f"{sys.executable} -m parlour.terminal.cli {' '.join(QUICK)} --watch | head -1"
    done = subprocess.run(
        ["sh", "-c", script], capture_output=True, text=True, cwd=tmp_path, check=False
    )
    assert done.returncode == 0
    assert done.stdout.count("\n") == 1
    assert "Traceback" not in done.stderr
    assert "BrokenPipe" not in done.stderr
