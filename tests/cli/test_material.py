"""Material files on the command line: checking, playing and studying them."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.core.language import told
from parlour.games.synergy.refusals import NotFor
from parlour.games.transmitter.refusals import ZeroObjective
from tests.cli.conftest import Run

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "material"
PLAIN, TRAIN = EXAMPLES / "plain-numbers.txt", EXAMPLES / "night-train.txt"


def test_check_says_what_good_material_is(run: Run) -> None:
    said = run("check", str(PLAIN))
    assert said.code == 0
    assert "“Plain numbers” for Transmitter, for 2, 3, 4, 5 or 6 players" in said.out
    assert "cards: -6 -5 -4 -3 -2 -1 1 2 3 4 5 6" in said.out
    assert "for Synergy, for 3, 4 or 5 players" in run("check", str(TRAIN)).out


def test_check_names_every_line_that_is_wrong(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    head = "game: transmitter\nkind: objectives\nname: Mine\n"
    mine.write_text(head + "cards: 1 x\n  99\nand: so on\n")
    said = run("check", "mine.txt")
    assert said.code == 2
    assert said.err.splitlines() == [
        "parlour: mine.txt, line 4: “x” isn’t a whole number from −40 to 40.",
        "parlour: mine.txt, line 5: “99” isn’t a whole number from −40 to 40.",
        "parlour: mine.txt, line 6: Unknown key “and”. Choose cards, game, kind or name.",
    ]


def test_a_game_is_played_with_it_and_its_record_is_good_without_the_file(
    run: Run, tmp_path: Path
) -> None:
    (tmp_path / "mine.txt").write_text(PLAIN.read_text())
    table = "play transmitter --seats 3 --watch --bot easy --seed 5"
    said = run(*table.split(), "--material", "mine.txt", "--save", "game.record")
    assert said.code == 0, said.err
    (tmp_path / "mine.txt").unlink()
    record = (tmp_path / "game.record").read_text()
    assert 'option custom_objectives "-6 -5 -4 -3 -2 -1 1 2 3 4 5 6"' in record
    assert run("check", "game.record").code == 0
    edited = record.replace("-6 -5", "-7 -5")
    (tmp_path / "game.record").write_text(edited)
    assert "The file was edited" in run("check", "game.record").err


@pytest.mark.slow
def test_the_lab_compares_it_with_the_game_as_it_comes(run: Run, tmp_path: Path) -> None:
    words = "lab run transmitter --seats 3 --bots random --games 60 --workers 1 --out study"
    said = run(*words.split(), "--vary", f"material=none,{PLAIN}")
    assert said.code == 0, said.err
    assert "material=none: 60 games" in said.out
    assert "material=Plain numbers: 60 games" in said.out


REFUSED = {
    f"play transmitter --material {TRAIN}": "This file is for Synergy, not for Transmitter.",
    f"play transmitter --material {PLAIN} --material {PLAIN}": "is another “objectives” file",
    f"play transmitter --material {PLAIN} --option objective_set=printed":
        "already sets objective_set; leave out that option",
    f"play synergy --seats 2 --material {TRAIN}": told(NotFor(2)),
    "play transmitter --material nosuch.txt": "nosuch.txt: The file can’t be read (No such file",
    f"play pattern-overlap --material {EXAMPLES / 'corner-shop.txt'}":
        "“puzzle” files can’t be used at a table",
    f"lab run transmitter --vary material={PLAIN},{TRAIN}": "for Synergy, not for Transmitter",
    "serve --material nosuch": "nosuch is not a folder",
}  # fmt: skip


@pytest.mark.parametrize("typed", REFUSED)
def test_what_cannot_be_is_refused_in_one_line(typed: str, run: Run) -> None:
    said = run(*typed.split())
    assert said.code == 2
    assert REFUSED[typed] in said.err
    assert said.err.count("\n") == 1


def test_mistakes_are_told_in_the_users_language(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text(PLAIN.read_text().replace("-6 -5", "0 -5"))
    for language, line in (("de", "Zeile 6"), ("nb", "linje 6")):
        said = run("play", "transmitter", "--material", "mine.txt", "--lang", language)
        assert said.code == 2
        assert said.err == f"parlour: mine.txt, {line}: {told(ZeroObjective(), language)}\n"
        said = run("play", "synergy", "--seats", 2, "--material", TRAIN, "--lang", language)
        assert said.err.endswith(f"night-train.txt: {told(NotFor(2), language)}\n")
