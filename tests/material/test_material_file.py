"""Material files: parsing, and messages about mistakes."""

from __future__ import annotations

import os

import pytest

from parlour.core.errors import BadMaterial
from parlour.features.material import load, parse
from parlour.features.material_file import Sheet

HEAD = "game: transmitter\nkind: objectives\nname: Mine\n"


def flaws(text: str) -> list[str]:
    with pytest.raises(BadMaterial) as refused:
        parse(text, "mine.txt")
    return list(refused.value.flaws)


def test_a_value_may_go_on_over_lines_and_comments_are_for_people() -> None:
    sheet = Sheet("# hello\na: 1 2 # three\n\n   3\nB : x y\n", "s")
    assert [(word.line, word.text) for word in sheet.words("a")] == [(2, "1"), (2, "2"), (4, "3")]
    assert sheet.said("b") == "x y"
    sheet.close()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", ["mine.txt, line 1: there is no line 'game: ...'; it is needed"]),
        ("1 2 3\ngame: x", ["mine.txt, line 1: '1 2 3' belongs to no key: begin with 'game: NAME'",
                            "mine.txt, line 2: there is no game 'x'"]),
        ("\n\ngame: trasmitter", ["mine.txt, line 3: there is no game 'trasmitter'"]),
        ("game: transmitter\nkind: board",
         ["mine.txt, line 2: kind cannot be 'board': it is objectives"]),
        ("game: transmitter\nkind: objectives",
         ["mine.txt, line 1: there is no line 'name: ...'; it is needed",
          "mine.txt, line 1: there is no line 'cards: ...'; it is needed"]),
        (HEAD + "cards:", ["mine.txt, line 4: cards is empty; it is needed"]),
        (HEAD + "cards: 1 2\ncards: 3 4",
         ["mine.txt, line 5: cards is there twice, first on line 4: leave one out"]),
        (HEAD + "carts: 1 2",
         ["mine.txt, line 1: there is no line 'cards: ...'; it is needed",
          "mine.txt, line 4: there is no 'carts' here; there is cards, game, kind or name"
          " (did you mean cards?)"]),
        (HEAD + "cards: 1 two\n 3\n  99",
         ["mine.txt, line 4: cards: 'two' is not a whole number from -40 to 40",
          "mine.txt, line 6: cards: '99' is not a whole number from -40 to 40"]),
        (HEAD + "cards: 1 2\nsecond: line\nname: Twice",
         ["mine.txt, line 5: there is no 'second' here",
          "mine.txt, line 6: name is there twice, first on line 3: leave one out"]),
    ],
)  # fmt: skip
def test_mistakes_are_named_with_their_lines_all_at_once(text: str, said: list[str]) -> None:
    found = flaws(text)
    assert len(found) == len(said)
    for one, words in zip(found, said, strict=True):
        assert one.startswith(words)


def test_very_many_mistakes_are_cut_short() -> None:
    found = flaws(HEAD + "cards:\n" + "x\n" * 50)
    assert len(found) == 21
    assert found[-1] == "mine.txt: and 30 more"


def test_files_that_are_no_text_or_not_there(tmp_path) -> None:
    path = tmp_path / "m.txt"
    with pytest.raises(BadMaterial, match=r"m\.txt cannot be read: No such file"):
        load(path)
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadMaterial, match="not text in UTF-8"):
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
        with pytest.raises(BadMaterial, match="not a regular file"):
            load(path)
    huge = tmp_path / "huge.txt"
    with huge.open("wb") as file:
        file.truncate(1 << 36)  # sparse, 64 GiB: reading it completely would kill this process
    with pytest.raises(BadMaterial, match="at most 64 KiB"):
        load(huge)
