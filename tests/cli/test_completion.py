"""parlour completion: what a shell offers, without loading any game."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.terminal.completion import FILE, SCRIPTS, cards, fitting
from tests.cli.conftest import Run

OFFERED = {
    "parlour pl": ["play", "playtest"],
    "parlour play tr": ["transmitter"],
    "parlour play --pre": ["--preset"],
    "parlour play transmitter --preset qu": ["quick"],
    "parlour play transmitter --bot f": ["fair"],
    "parlour play transmitter --bots easy,f": ["easy,fair"],
    "parlour lab missions --level st": ["strong"],
    "parlour play transmitter --option tu": ["tuner="],
    "parlour play transmitter --option tuner=": ["tuner=false", "tuner=true"],
    "parlour lab run syn": ["synergy"],
    "parlour lab run synergy --vary goal_": [],
    "parlour completion ": ["bash", "fish", "zsh"],
    "parlour play --lang d": ["de"],
    "parlour play --save ": [],
    "parlour nosuch ": [],
    "parlour play 'transm": [],
}


@pytest.mark.parametrize("line", OFFERED)
def test_words_that_fit_are_offered(line: str) -> None:
    assert fitting(line) == OFFERED[line]


def test_it_knows_every_preset_level_and_option() -> None:
    import json

    known = json.loads(FILE.read_text(encoding="utf-8"))
    assert known == cards(), "run python -m parlour.terminal.completion"


def test_no_game_is_loaded() -> None:
    script = (
        "import sys, parlour.terminal.cli as cli\n"
        "cli.main(['completion', '--line', 'parlour play transmitter --preset '])\n"
        "print([m for m in ('numba', 'numpy', 'msgspec') if m in sys.modules])\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stdout.splitlines()[-1] == "[]"
    assert "quick" in done.stdout.split()


def test_a_shell_must_be_named(run: Run) -> None:
    said = run("completion")
    assert (said.code, said.out) == (2, "")
    assert "give the name of a shell: bash, zsh or fish" in said.err


@pytest.mark.parametrize("shell", SCRIPTS)
def test_the_script_is_one_that_the_shell_can_read(run: Run, shell: str) -> None:
    script = run("completion", shell).out
    if shutil.which(shell) is None:
        pytest.skip(f"{shell} is not installed")
    done = subprocess.run([shell, "-n"], input=script, text=True, capture_output=True)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("line", "offered"),
    [("parlour play tr", "transmitter"), ("parlour play transmitter --option tuner=t", "true")],
)
def test_bash_completes(tmp_path: Path, line: str, offered: str) -> None:
    if shutil.which("bash") is None:
        pytest.skip("bash is not installed")
    command = tmp_path / "parlour"
    command.write_text(f'#!/bin/sh\nexec {sys.executable} -m parlour "$@"\n')
    command.chmod(0o755)
    script = f"""{SCRIPTS["bash"]}
COMP_LINE='{line}' COMP_POINT={len(line)} COMP_WORDBREAKS=$' \\t\\n=:'
_parlour; printf '%s\\n' "${{COMPREPLY[@]}}" """
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["bash", "-c", script], capture_output=True, text=True, env={**os.environ, "PATH": path}
    )
    assert done.stdout.split() == [offered]
