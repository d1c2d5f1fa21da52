"""Records: round trips, and detecting changes."""

from __future__ import annotations

from html import escape

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour import ParlourError, Record, Table
from parlour.core.errors import BadRecord
from parlour.core.record import digest


def text_of(actions: int = 6) -> str:
    table = Table("transmitter", seats=3, seed=7, preset="balanced")
    for _ in range(actions):
        table.play(table.actors[0], table.bot(table.actors[0], "easy"))
    return str(table.record())


def closed_again(lines: list[str]) -> str:
    """Return a changed record with a correct last line."""
    count = sum(line[:1].isdigit() for line in lines)
    return "\n".join([*lines, f"end {count} {digest(lines)}", ""])


def test_one_action_a_line_in_number_and_words() -> None:
    lines = text_of().splitlines()
    assert lines[:5] == ["parlour record 1", "game transmitter", "version 1", "seats 3", "seed 7"]
    start = lines.index("actions")
    assert len(lines[start + 1 : -2]) == 6
    for line in lines[start + 1 : -2]:
        seat, number, words = line.split(" ", 2)
        assert int(seat) in range(3)
        assert words.startswith("play ")
        assert 0 <= int(number) <= 18
    assert lines[-2] == "result running"


def test_a_prefix_is_a_position_on_the_way() -> None:
    record = Record.parse(text_of(6))
    assert len(record.replay(until=4).actions) == 4
    assert str(record.replay(until=4).record()) == text_of(4)


@pytest.mark.parametrize("line", range(16))
def test_a_record_that_was_cut_off_is_noticed(line: int) -> None:
    cut = "\n".join(text_of().splitlines()[:line])
    with pytest.raises(BadRecord, match=r"isn’t a saved game|cut off"):
        Record.parse(cut)


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_any_single_change_is_noticed(data: st.DataObject) -> None:
    text = text_of()
    place = data.draw(st.integers(0, len(text.rstrip()) - 1))
    letter = data.draw(st.characters(codec="utf-8"))
    changed = text[:place] + letter + text[place + 1 :]
    if changed.split() == text.split():
        return
    with pytest.raises(ParlourError) as raised:
        Record.parse(changed).replay()
    assert "\n" not in str(raised.value)


@settings(max_examples=150, deadline=None)
@given(st.one_of(st.text(), st.text().map(lambda text: "parlour record 1\n" + text + "\nend 0 0")))
def test_any_text_is_read_or_refused_in_one_line(text: str) -> None:
    with pytest.raises(BadRecord) as raised:
        Record.parse(text)
    assert "\n" not in str(raised.value)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("game transmitter", "game transmittr", "saved game of “transmittr”"),
        ("version 1", "version 9", "no version 9 of its rules, only 1"),
        ("version 1", "version one", "“version” must be a whole number"),
        ("seats 3", "seats 9", "for 1, 2, 3, 4, 5 or 6 players, not 9"),
        ("seats 3\n", "", "no line “seats”"),
        ("seed 7", "seed 8", "seat . can’t do that at that point"),
        ("seed 7", "seed", "seed must be a whole number or text"),
        ("option objective_limit 2", "option objective_limit 99", "objective_limit can’t be “99”"),
        ("option objective_limit 2", "option colour 2", "no option “colour”"),
        ("actions\n1", "actions\n2", "Action 1 can’t be replayed, because seat 2"),
        ("result running", "result won", "ends with “won”, but it ends with “running”"),
        ("result running", "outcome running", "must be the result|isn’t an action"),
        ("seed 7", "seed 7\nweather fine", "Line 6 doesn’t belong in the header"),
        ("\nactions", "", "“actions” is missing"),
        ("seed 7", "seed 7.5", "seed must be a whole number or text"),
        ("seed 7", 'seed "\\ud800"', "can’t be replayed"),
        ("seed 7", "seed 7\nposition 1.5", "a position must consist of field names and values"),
        ("seed 7", 'seed 7\nposition {"stack": "x"}', "stack cannot be 'x'"),
    ],
)
def test_a_changed_record_with_a_fitting_end_still_says_what_is_wrong(
    old: str, new: str, words: str
) -> None:
    changed = text_of().replace(old, new, 1)
    lines = changed.splitlines()[:-1]
    with pytest.raises(BadRecord, match=words):
        Record.parse(closed_again(lines)).replay()


def test_other_words_beside_an_action_change_nothing() -> None:
    text = text_of()
    lines = text.splitlines()[:-1]
    start = lines.index("actions") + 1
    seat, number, _ = lines[start].split(" ", 2)
    lines[start] = f"{seat} {number} as an older version said it"
    assert Record.parse(closed_again(lines)).replay() == Record.parse(text).replay()


def test_another_reason_for_the_same_result_changes_nothing() -> None:
    table = Table("transmitter", seats=3, seed=7, preset="quick")
    while not table.over:
        table.play(table.actors[0], table.bot(table.actors[0], "easy"))
    text = str(table.record())
    assert table.result
    lines = text.replace(
        f"result {table.result.reason}; ", "result by an older name; "
    ).splitlines()
    assert Record.parse(closed_again(lines[:-1])).replay() == table
    wrong = text.replace("; winners ", "; winners 7,")
    with pytest.raises(BadRecord, match="but it ends with"):
        Record.parse(closed_again(wrong.splitlines()[:-1])).replay()


def test_files_that_are_no_records(tmp_path) -> None:
    with pytest.raises(BadRecord, match=r"can’t be read .No such file"):
        Record.load(tmp_path / "missing")
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    with pytest.raises(BadRecord, match="it isn’t text"):
        Record.load(tmp_path / "binary")
    (tmp_path / "good").write_text(text_of(), encoding="utf-8")
    assert Record.load(tmp_path / "good").replay().seats == 3


def test_notebooks_show_tables_and_records() -> None:
    table = Table("transmitter", seats=2, seed=1)
    table.play(table.actors[0], table.legal(table.actors[0])[0])
    shown = table._repr_html_()
    assert shown == table.svg(None)
    record = table.record()._repr_html_()
    assert record.startswith(shown)
    assert "<summary>transmitter, 2 players, 1 actions: running</summary>" in record
    assert escape(str(table.record())) in record
