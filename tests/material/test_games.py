"""Custom content of every kind: its effect on a table, what is refused, and round trips."""

from __future__ import annotations

from pathlib import Path

import pytest

import parlour
from parlour import Record, Table
from parlour.core.errors import BadMaterial, BadOption
from parlour.features.material import Material, combined, kinds_of, load, parse, written
from parlour.lab.batch import run
from parlour.lab.cells import Cell
from tests.sampling import sampled

pytestmark = pytest.mark.slow

EXAMPLES = sorted((Path(__file__).parents[2] / "examples" / "material").glob("*.txt"))
FOR_TABLES = [path for path in EXAMPLES if load(path).kind.option]


def able(one: Material) -> int:
    """Return a number of players that can play with this content."""
    for seats in (one.game.usual_seats, *one.game.seats):
        try:
            one.options(seats)
        except BadOption:
            continue
        return seats
    raise AssertionError(f"{one.name} is for nobody")


def table_with(one: Material, seed: int = 7) -> Table:
    seats = able(one)
    return Table(one.game, seats, seed, one.options(seats))


def changed(stem: str, old: str, new: str) -> str:
    text = next(path for path in EXAMPLES if path.stem == stem).read_text()
    assert old in text
    return text.replace(old, new)


def test_there_is_an_example_of_every_kind() -> None:
    shown = {(load(path).game.name, load(path).kind.name) for path in EXAMPLES}
    kinds = {
        (name, kind.name) for name in parlour.list_games() for kind in kinds_of(parlour.game(name))
    }
    assert shown == kinds


@pytest.mark.parametrize("path", FOR_TABLES, ids=lambda path: path.stem)
def test_a_game_with_it_is_played_to_its_end_and_its_record_needs_no_file(path: Path) -> None:
    one = load(path)
    table = table_with(one)
    while table.actors:
        seat = table.actors[0]
        table.play(seat, table.bot(seat, "easy"))
    text = str(table.record())
    assert Record.parse(text).replay() == table
    assert one.kind.is_at(Record.parse(text).options)


@pytest.mark.parametrize("path", FOR_TABLES, ids=lambda path: path.stem)
def test_it_is_written_from_a_tables_options_as_it_was_read(path: Path) -> None:
    one = load(path)
    seats = able(one)
    options = one.game.chosen(seats, None, one.options(seats))
    again = parse(written(one.game, one.kind, one.name, options, seats))
    assert again.options(seats) == one.options(seats)
    assert again.name == one.name


@pytest.mark.parametrize("path", sampled(FOR_TABLES, 3), ids=lambda path: path.stem)
def test_the_lab_plays_the_same_games_again_and_others_than_without_it(path: Path) -> None:
    one = load(path)
    seats = able(one)
    cells = [
        Cell.of(one.game, seats, one.game.chosen(seats, None, options), ["random"])
        for options in (one.options(seats), {})
    ]
    mine, usual = (run(cell, "material", 0, 40) for cell in cells)
    assert (run(cells[0], "material", 0, 40) == mine).all()
    assert one.kind.option == "deck_level" or (mine != usual).any()  # sums affect only people


def test_several_at_one_table() -> None:
    one = load(next(path for path in EXAMPLES if path.stem == "plain-numbers"))
    game = one.game
    assert combined(game, 4, [one]) == one.options(4)
    with pytest.raises(BadOption, match="are both objectives: choose one"):
        combined(game, 4, [one, one])
    with pytest.raises(BadOption, match="is for Transmitter, not for Synergy"):
        combined(parlour.game("synergy"), 3, [one])


REFUSED = [
    ("small-steps", "8: 0", "8: 0 6", "line 9: 6 is there twice, first on line 8"),
    ("small-steps", "8: 0", "13: 0", "line 9: copies: '13' is not a whole number from 1 to 12"),
    ("small-steps", "8: 0", "8: 10", "line 9: card: '10' is not a whole number from -9 to 9"),
    ("small-steps", "4: -6", "8: -6", "line 7: a deck has at most 76 cards, not 104"),
    ("plain-numbers", "-6 -5", "-6 -6", "line 6: -6 is there twice"),
    ("plain-numbers", "-6 -5", "0 -5", "line 6: a card of 0 would leave the signal"),
    ("plain-numbers", "-6", "-7 -6", "line 6: a set has at most 12 cards, not 13"),
    ("plain-numbers", "5 6", "35 36", "line 6: the positive cards add up to +81: at most +80"),
    ("plain-numbers", "-6 -5 -4 -3 -2 -1 1 2 3 4 5 6", "3", "line 6: there are 2 to 12 objective"),
    (
        "mirror-board",
        "   *   1",
        "   7   1",
        "line 7: a corner is free (*); look at row 1",
    ),
    (
        "mirror-board",
        "5   8  12",
        "5   8   *",
        "line 9: only the four corners are free (*)",
    ),
    (
        "mirror-board",
        "5   8  12",
        "5   8   1",
        "line 16: 1 is there once more, after row 1, column 2 and",
    ),
    (
        "mirror-board",
        "5   8  12",
        "5   8   1",
        "line 16: each number from 1 to 48 is there twice; missing: 12",
    ),
    ("mirror-board", "5   8  12", "5   8", "line 9: row 3 has 9 cells, a board has 10"),
    (
        "mirror-board",
        "rows:\n",
        "rows:\n 1 2 3 4 5 6 7 8 9 10\n",
        "line 17: there are 11 rows, a board has 10",
    ),
    ("times-tables", "12 = 3x4", "12 = 3x5", "line 22: 3x5 is not 12"),
    ("times-tables", "12 = 3x4, ", "12 = 24/2, ", "line 22: 24\u00f72 is there twice"),
    ("times-tables", "12 = 3x4, ", "12 = ", "line 22: a line is a number and two sums"),
    ("times-tables", "12 = 3x4", "13 = 3x4", "line 22: 3x4 is not 13"),
    ("times-tables", "12 = 3x4, 24/2", "13 = 10+3, 15-2", "line 23: 13 is there twice"),
    ("times-tables", "12 = 3x4", "12 = 3^4", "line 22: '3^4' is not a sum of two numbers"),
    ("times-tables", "plus: 3", "plus: 5", "line 6: plus: '5' is not a whole number from 0 to 4"),
    ("four-corners", "AAAAADAC", "AAAAADA", "line 11: a card is eight letters of A, B, C or D"),
    ("four-corners", "AAAAADAC", "", "line 11: deck 0 has 5 cards, a deck has 6"),
    ("corner-shop", "5.0@", "5.9@", "line 12: there is no card 5.9"),
    ("corner-shop", "7.5@(1,1)0", "5.0@(1,1)0", "line 13: card 5.0 is there twice"),
    ("corner-shop", "7.5@(1,1)0", "7.5 at 1,1", "line 13: a card is laid as"),
    (
        "corner-shop",
        "3.0@(1,5)3",
        "3.0@(1,5)1",
        "line 15: this card does not match what lies",
    ),
    ("corner-shop", "3.0@(1,5)3", "3.0@(20,5)3", "line 15: this card lies on none of those before"),
    ("corner-shop", "side: gems ", "side: stones ", "line 6: side cannot be 'stones'"),
    ("bold-tokens", "2   9", "1   9", "line 9: token sizes must rise from token 0 to token 6"),
    ("bold-tokens", "2   9", "2   13", "line 9: token points may not rise"),
    ("bold-tokens", "2   9", "2   9 1", "line 9: a token is its size and its points"),
    ("bold-tokens", "   8   1\n", "", "line 13: there are 7 tokens, a line each, not 6"),
    ("bold-tokens", "8   1", "18  1", "line 14: size: '18' is not a whole number from 1 to 12"),
    ("night-train", "lives: 3", "lives: 5", "line 7: rounds + lives - 1 is 8"),
    ("night-train", "- 1 1 2", "- 1 1", "line 10: fail is four numbers"),
    ("night-train", "- 1 1 2", "- 3 1 1", "line 10: fail with 3 players: '3' is not"),
    ("night-train", "- 1 1 2", "- - - -", "line 10: it must be for some number of players"),
    ("night-train", "B F", "B K", "line 11: there is no action card 'K'"),
    ("night-train", "NODBL", "NODBLE", "line 12: there is no challenge 'NODBLE'"),
    ("night-train", "NGN ", "NNG ", "line 13: order cannot be 'NNG': it is NGN or GNN"),
    ("night-train", "super: no", "super: maybe", "line 14: super cannot be 'maybe'"),
]


@pytest.mark.parametrize(("stem", "old", "new", "said"), REFUSED)
def test_what_cannot_be_is_named_with_its_line(stem: str, old: str, new: str, said: str) -> None:
    with pytest.raises(BadMaterial) as refused:
        parse(changed(stem, old, new), "mine.txt")
    assert f"mine.txt, {said}" in "\n".join(refused.value.flaws)


def test_several_mistakes_are_told_at_once() -> None:
    text = changed("night-train", "rounds: 4\nlives: 3", "rounds: four\nlife: 3")
    with pytest.raises(BadMaterial) as refused:
        parse(text, "mine.txt")
    assert [flaw.split(":")[0] for flaw in refused.value.flaws] == [
        "mine.txt, line 1", "mine.txt, line 6", "mine.txt, line 7",
    ]  # fmt: skip


def test_a_mission_is_for_as_many_as_it_says() -> None:
    train = load(next(path for path in EXAMPLES if path.stem == "night-train"))
    assert train.options(5)["custom_fail"] == 2
    with pytest.raises(BadOption, match="this mission is not for 2 players"):
        train.options(2)


@pytest.mark.parametrize(
    ("game", "options", "said"),
    [
        ("transmitter", {"objective_set": "custom"}, "2 to 12 objective cards"),
        ("transmitter", {"objective_set": "custom", "custom_objectives": "3 1"}, "cards ascend"),
        ("transmitter", {"custom_objectives": "1 99"}, "at most 12 whole numbers from -40 to 40"),
        ("transmitter", {"custom_objectives": "1 x"}, "cannot be 1 x"),
        ("transmitter", {"playing_deck": "custom"}, "of each of the 19 values"),
        (
            "transmitter",
            {"playing_deck": "custom", "custom_deck": "0 " * 9 + "8" + " 0" * 9},
            "the deck has 8 cards and 12 are dealt",
        ),
        ("sequence-numbers", {"board": "custom"}, "a board has 100 cells, row by row, not 0"),
        ("sequence-numbers", {"deck_level": "custom"}, "a deck has 96 sums"),
        ("sequence-numbers", {"deck_level": "custom", "custom_sums": "5 " * 96}, "gives 1"),
        ("pattern-overlap", {"side": "custom"}, "a look .0 or 1. and 54 cards"),
    ],
)
def test_options_written_by_hand_are_checked_too(game: str, options: dict, said: str) -> None:
    with pytest.raises(BadOption, match=said):
        Table(game, 4, options=options)


PAGE = Path(__file__).parents[2] / "docs" / "material.md"


def test_the_page_shows_a_file_that_is_read_and_names_every_kind() -> None:
    text = PAGE.read_text(encoding="utf-8")
    shown = text.split("## The file")[1].split("```")[1]
    assert parse(shown.strip("\n")).name == "Plain numbers"
    for name in parlour.list_games():
        for kind in kinds_of(parlour.game(name)):
            assert f"| {parlour.game(name).title} | `{kind.name}` |" in text


def test_the_mistakes_that_the_page_shows_are_those_that_are_told() -> None:
    rows = next(path for path in EXAMPLES if path.stem == "mirror-board").read_text()
    lines = rows.splitlines()
    lines[8] = lines[8].rsplit(maxsplit=1)[0]
    lines[11] = lines[11].replace("48", "77")
    with pytest.raises(BadMaterial) as refused:
        parse("\n".join(lines), "boards/mine.txt")
    for flaw in refused.value.flaws:
        assert f"parlour: {flaw}\n" in PAGE.read_text(encoding="utf-8")
