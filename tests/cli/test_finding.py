"""Moves that are typed instead of chosen from a list: a sum's answer, a final bet."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Open, Run
from tests.sampling import sampled

BEGUN = ("play", "sequence-numbers", "--seed", "3")


def test_no_answer_is_told_before_it_is_asked_for(run: Run) -> None:
    said = run(*BEGUN, typed="a\n2\n2 r1c2\nplay 2\nhelp\nlook\nquit\n")
    assert said.code == 0
    assert "2: 13+8" in said.out
    assert "Where does 13+8 go?" in said.out
    assert "13+8 isn’t 17. Start at 13 and count on 8." in said.out
    assert not re.search(r"r\d+c\d+", said.out.replace("r1c2", ""))
    assert "[1]" not in said.out
    assert "You play" not in said.out


def test_the_right_cell_is_played(run: Run) -> None:
    said = run(*BEGUN, typed="2 r6c6\nquit\n")
    assert "You play 13+8 on the lower 21." in said.out


def test_the_moves_are_listed_on_request_for_this_move_only(run: Run) -> None:
    said = run(*BEGUN, typed="moves\n1\n1\nquit\n")
    assert "[1] play 2 (13+8) on r1c9" in said.out
    assert "You play 13+8 on the upper 21." in said.out
    assert said.out.count("[1]") == 1
    assert "Where does 4−2 go?" in said.out


def test_cells_that_light_up_are_listed(run: Run) -> None:
    said = run(*BEGUN, "--option", "answer_aid=highlight", typed="quit\n")
    assert "[1] play 2 (13+8) on r1c9" in said.out


def test_the_rules_can_be_read_at_the_table(run: Run) -> None:
    said = run(*BEGUN, typed="rules\nquit\n")
    assert "Get five of your chips in a row" in said.out
    assert "N7" not in said.out, "players don't need the clauses"
    assert all(len(line) <= 80 for line in said.out.split(" > ")[1].splitlines())


def test_final_bets_are_typed_as_numbers(run: Run) -> None:
    typed = "1\n" * 6 + "zzz\n1 2 3 4\nquit\n"
    said = run("play", "think-str8", "--seats", "2", "--option", "rounds=1", "--option",
               "exchange=off", "--seed", "2", "--me", "0", typed=typed)  # fmt: skip
    assert "Which number is your blue card? Type one, two or three numbers" in said.out
    assert "Bet on one, two or three numbers from 0 to 7." in said.out
    assert "[1] bet" not in said.out


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options"),
    sampled(
        [
            ("sequence-numbers", ("--seats", "2")),
            ("think-str8", ("--seats", "2", "--preset", "intro")),
        ],
        1,
    ),
)
def test_a_whole_game_as_the_hints_say(terminal: Open, game: str, options: tuple[str, ...]) -> None:
    """Ask for a hint before every move, and type it."""
    screen = terminal("play", game, "--seed", "4", *options, NO_COLOR="1")
    while "Your move" in screen.until(") > ", "Your move > ", "Game over"):
        screen.type("hint")
        (hint,) = re.findall(r"would (.*)\.\r?\n", screen.until(") > ", "Your move > "))
        screen.type(hint)
    assert screen.wait() == 0
    assert "Scores: " in screen.text
    assert "a move you can make now" not in screen.text


def test_who_does_not_draw_is_not_asked_again(run: Run) -> None:
    said = run(*BEGUN, "--option", "draw_mode=strict", typed="2 r6c6\nskip\nquit\n")
    assert "You don’t draw yet." in said.out
    assert "You didn’t draw in time and now hold one card fewer." in said.out
    assert "Your hand   1: 4−2   2: 44−12   3: 54−14   4: 7+38\n" in said.out
    assert said.out.count("[1] draw") == 1


def test_a_wrong_answer_to_a_product_or_a_quotient_is_refused_kindly(run: Run) -> None:
    deck = Path(__file__).parents[2] / "examples" / "material" / "times-tables.txt"
    play = ("play", "sequence-numbers", "--seats", "2", "--seed", "4", "--material", deck)
    said = run(*play, typed="1 r6c6\n3 r6c6\nquit\n")
    assert (said.code, said.err) == (0, "")
    assert "2×2 isn’t 21. Add up 2 lots of 2." in said.out
    assert "87÷3 isn’t 21. Count how many times 3 goes into 87." in said.out
