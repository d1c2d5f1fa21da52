"""Material files: parsing, and messages about mistakes."""

from __future__ import annotations

import os

import pytest

import parlour
from parlour.core.fact import Refusal
from parlour.features import material_refusals as refusals
from parlour.features.material import load, parse
from parlour.features.material_file import BadMaterial, Sheet

HEAD = "game: transmitter\nkind: objectives\nname: Mine\n"
KEYS = ("cards", "game", "kind", "name")


def refused(text: str) -> BadMaterial:
    with pytest.raises(BadMaterial) as raised:
        parse(text, "mine.txt")
    return raised.value


def test_a_value_may_go_on_over_lines_and_comments_are_for_people() -> None:
    sheet = Sheet("# hello\na: 1 2 # three\n\n   3\nB : x y\n", "s")
    assert [(word.line, word.text) for word in sheet.words("a")] == [(2, "1"), (2, "2"), (4, "3")]
    assert sheet.said("b") == "x y"
    sheet.close()


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", [(1, refusals.FileKeyMissing("game"))]),
        ("game: transmitter\nkind: board",
         [(2, refusals.FileChoice("kind", "board", ("objectives", "deck"), None))]),
        ("game: transmitter\nkind: objectives",
         [(1, refusals.FileKeyMissing("name")), (1, refusals.FileKeyMissing("cards"))]),
        (HEAD + "cards:", [(4, refusals.FileKeyEmpty("cards"))]),
        (HEAD + "cards: 1 2\ncards: 3 4", [(5, refusals.FileKeyTwice("cards", 4))]),
        (HEAD + "carts: 1 2",
         [(1, refusals.FileKeyMissing("cards")),
          (4, refusals.FileKeyUnknown("carts", KEYS, "cards"))]),
        (HEAD + "cards: 1 two\n 3\n  99",
         [(4, refusals.FileNumber("two", -40, 40)), (6, refusals.FileNumber("99", -40, 40))]),
        (HEAD + "cards: 1 2\nsecond: line\nname: Twice",
         [(5, refusals.FileKeyUnknown("second", KEYS, None)),
          (6, refusals.FileKeyTwice("name", 3))]),
        (HEAD.replace("Mine", "M" * 41) + "cards: 1 2", [(3, refusals.FileNameLong(40))]),
        (HEAD.replace("Mine", "Mine\nand yours") + "cards: 1 2",
         [(4, refusals.FileOneLine("name", "and yours"))]),
        ("game: synergy\nkind: mission\nname: Mine\nrounds: 1 2\nlives: 1\nnumbers: 5\ngoals: 3\n"
         "fail: 1 1 1 1", [(4, refusals.FileOneNumber("rounds", 2))]),
    ],
)  # fmt: skip
def test_mistakes_are_named_with_their_lines_all_at_once(
    text: str, found: list[tuple[int, Refusal]]
) -> None:
    assert list(refused(text).flaws) == found


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    games = tuple(parlour.list_games())
    found = refused("1 2 3\ngame: x").flaws
    assert found == ((1, refusals.FileNoKey("1 2 3")), (2, refusals.FileGame("x", games, None)))
    found = refused("\n\ngame: trasmitter").flaws
    assert found == ((3, refusals.FileGame("trasmitter", games, "transmitter")),)


def test_mistakes_are_worded_in_every_language() -> None:
    error = refused(HEAD + "carts: 1 2")
    assert error.lines() == (
        "mine.txt, line 1: The line “cards: …” is missing.",
        "mine.txt, line 4: Unknown key “carts”. Choose cards, game, kind or name"
        " (did you mean cards?).",
    )
    assert str(error) == "; ".join(error.lines())
    assert error.lines("de")[0] == "mine.txt, Zeile 1: Die Zeile „cards: …“ fehlt."
    assert error.lines("nb")[0] == "mine.txt, linje 1: Linjen «cards: …» mangler."


def test_a_file_cannot_send_control_characters_to_a_terminal() -> None:
    assert "\x1b" not in str(refused(HEAD + "cards: \x1b[2J"))


def test_very_many_mistakes_are_cut_short() -> None:
    error = refused(HEAD + "cards:\n" + "x\n" * 50)
    assert len(error.flaws) == 21
    assert error.flaws[-1] == (0, refusals.FileMore(30))
    assert error.lines()[-1] == "mine.txt: There are 30 more mistakes."


def test_files_that_are_no_text_or_not_there(tmp_path) -> None:
    path = tmp_path / "m.txt"
    with pytest.raises(BadMaterial, match=r"m\.txt: The file can’t be read \(No such file"):
        load(path)
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadMaterial, match="isn’t UTF-8 text"):
        load(path)
    path.write_text("x" * 70_000)
    with pytest.raises(BadMaterial, match="at most 64 KiB"):
        load(path)
    path.write_text("\ufeff" + HEAD + "cards: \u22121 +2", encoding="utf-8")
    assert load(path).content == (-1, 2)


def test_devices_and_pipes_are_refused_and_no_more_than_the_limit_is_read(tmp_path) -> None:
    pipe = tmp_path / "pipe.txt"
    os.mkfifo(pipe)
    for path in ("/dev/zero", pipe, tmp_path):
        with pytest.raises(BadMaterial, match="isn’t a regular file"):
            load(path)
    huge = tmp_path / "huge.txt"
    with huge.open("wb") as file:
        file.truncate(1 << 36)  # sparse, 64 GiB: reading it completely would kill this process
    with pytest.raises(BadMaterial, match="at most 64 KiB"):
        load(huge)
