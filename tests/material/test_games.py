"""Custom content of every kind: its effect on a table, what is refused, and round trips."""

from __future__ import annotations

from pathlib import Path

import pytest

import parlour
from parlour import Record, Table
from parlour.core.errors import BadOption
from parlour.core.fact import Refusal
from parlour.core.language import languages
from parlour.core.refused import RefusedOptions
from parlour.features import material_refusals as files
from parlour.features.material import Material, combined, kinds_of, load, parse, written
from parlour.features.material_file import BadMaterial
from parlour.games.pattern_overlap import refusals as overlap
from parlour.games.sequence_numbers import refusals as sequence
from parlour.games.synergy import refusals as synergy
from parlour.games.synergy.missions import CHALLENGES
from parlour.games.think_str8 import refusals as tokens
from parlour.games.transmitter import refusals as transmitter
from parlour.lab.batch import run
from parlour.lab.cells import Cell
from tests.sampling import sampled

pytestmark = pytest.mark.slow

EXAMPLES = sorted((Path(__file__).parents[2] / "examples" / "material").glob("*.txt"))
KEYS = (
    "actions", "challenges", "fail", "game", "goals", "hyper", "kind", "lives", "name", "numbers",
    "order", "rounds", "super",
)  # fmt: skip
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
    with pytest.raises(RefusedOptions) as refused:
        combined(game, 4, [one, one])
    assert refused.value.fact == files.FileSameKind("objectives", one.source)
    with pytest.raises(RefusedOptions) as refused:
        combined(parlour.game("synergy"), 3, [one])
    assert refused.value.fact == files.FileOtherGame("Transmitter", "Synergy")


REFUSED = [
    ("small-steps", "8: 0", "8: 0 6", 9, transmitter.ValueTwice(6, 8)),
    ("small-steps", "8: 0", "13: 0", 9, files.FileNumber("13", 1, 12)),
    ("small-steps", "8: 0", "8: 10", 9, files.FileNumber("10", -9, 9)),
    ("small-steps", "4: -6", "8: -6", 7, transmitter.DeckLarge(76, 104)),
    ("plain-numbers", "-6 -5", "-6 -6", 6, transmitter.ObjectiveTwice(-6)),
    ("plain-numbers", "-6 -5", "0 -5", 6, transmitter.ZeroObjective()),
    ("plain-numbers", "-6", "-7 -6", 6, transmitter.ManyObjectives(12, 13)),
    ("plain-numbers", "5 6", "35 36", 6, transmitter.ObjectivesHigh(81, 80)),
    ("plain-numbers", "-6 -5", "-36 -35", 6, transmitter.ObjectivesLow(-81, -80)),
    ("plain-numbers", "-6 -5 -4 -3 -2 -1 1 2 3 4 5 6", "3", 6, transmitter.FewObjectives(2, 12)),
    ("mirror-board", "   *   1", "   7   1", 7, sequence.BoardCorner(1, 1)),
    ("mirror-board", "5   8  12", "5   8   *", 9, sequence.BoardFree(3, 3)),
    ("mirror-board", "5   8  12", "5   8   1", 16, sequence.BoardRepeat(1)),
    ("mirror-board", "5   8  12", "5   8   1", 16, sequence.BoardMissing(48, (12,))),
    ("mirror-board", "5   8  12", "5   8", 9, sequence.RowSize(3, 10, 9)),
    ("mirror-board", "rows:\n", "rows:\n 1 2 3 4 5 6 7 8 9 10\n", 17, sequence.RowCount(10, 11)),
    ("times-tables", "12 = 3x4", "12 = 3x5", 22, sequence.SumWrong("3x5", 12)),
    ("times-tables", "12 = 3x4, ", "12 = 24/2, ", 22, sequence.DeckRepeat("24\u00f72")),
    ("times-tables", "12 = 3x4, ", "12 = ", 22, sequence.SumLine("12 = 24/2")),
    ("times-tables", "12 = 3x4", "13 = 3x4", 22, sequence.SumWrong("3x4", 13)),
    ("times-tables", "12 = 3x4, 24/2", "13 = 10+3, 15-2", 23, sequence.NumberTwice(13, 22)),
    ("times-tables", "12 = 3x4, 24/2", "13 = 10+3, 15-2", 10, sequence.DeckMissing(48, (12,))),
    ("times-tables", "12 = 3x4", "12 = 3^4", 22, sequence.SumForm("3^4")),
    ("times-tables", "plus: 3", "plus: 5", 6, files.FileNumber("5", 0, 4)),
    ("four-corners", "AAAAADAC", "AAAAADA", 11, overlap.FaceLetters("AAAAADA")),
    ("four-corners", "AAAAADAC", "", 11, overlap.FacesDeckSize(0, 6, 5)),
    ("corner-shop", "5.0@", "5.9@", 12, overlap.PuzzleNoCard("5.9", 8, 5)),
    ("corner-shop", "7.5@(1,1)0", "5.0@(1,1)0", 13, overlap.PuzzleCardTwice("5.0")),
    ("corner-shop", "7.5@(1,1)0", "7.5 at 1,1", 13, overlap.PuzzleLine("7.5 at 1,1")),
    ("corner-shop", "7.5@(1,1)0", "7.5@(1,1)4", 13, overlap.PuzzlePlace(40)),
    ("corner-shop", "3.0@(1,5)3", "3.0@(1,5)1", 15, overlap.PuzzleClash(2, 4)),
    ("corner-shop", "3.0@(1,5)3", "3.0@(20,5)3", 15, overlap.PuzzleApart()),
    ("corner-shop", "side: gems ", "side: stones ", 6,
     files.FileChoice("side", "stones", ("animals", "gems"), None)),
    ("bold-tokens", "2   9", "1   9", 9, tokens.TokenSizes((1, 1, 3, 4, 5, 6, 8))),
    ("bold-tokens", "2   9", "2   13", 9, tokens.TokenPoints((12, 13, 7, 5, 3, 2, 1))),
    ("bold-tokens", "2   9", "2   9 1", 9, tokens.TokenLine("2   9 1")),
    ("bold-tokens", "   8   1\n", "", 13, tokens.TokenCount(7, 6)),
    ("bold-tokens", "8   1", "18  1", 14, files.FileNumber("18", 1, 12)),
    ("night-train", "lives: 3", "lives: 5", 7, synergy.TooLong(4, 5, 8, 7)),
    ("night-train", "- 1 1 2", "- 1 1", 10, synergy.FailCount(3)),
    ("night-train", "- 1 1 2", "- 3 1 1", 10, synergy.Failures(3, 2, 3)),
    ("night-train", "- 1 1 2", "- - - -", 10, synergy.NoPlayerCount()),
    ("night-train", "B F", "B K", 11, synergy.UnknownAction("K")),
    ("night-train", "NODBL", "NODBLE", 12, synergy.UnknownChallenge("NODBLE", CHALLENGES)),
    ("night-train", "NGN ", "NNG ", 13,
     files.FileChoice("order", "NNG", ("NGN", "GNN"), "NGN")),
    ("night-train", "super: no", "super: maybe", 14,
     files.FileChoice("super", "maybe", ("yes", "no"), None)),
]  # fmt: skip


@pytest.mark.parametrize(("stem", "old", "new", "line", "fact"), REFUSED)
def test_what_cannot_be_is_named_with_its_line(
    stem: str, old: str, new: str, line: int, fact: Refusal
) -> None:
    with pytest.raises(BadMaterial) as refused:
        parse(changed(stem, old, new), "mine.txt")
    assert (line, fact) in refused.value.flaws
    for language in languages():
        for said in refused.value.lines(language):
            assert said.startswith("mine.txt, ")


def test_several_mistakes_are_told_at_once() -> None:
    text = changed("night-train", "rounds: 4\nlives: 3", "rounds: four\nlife: 3")
    with pytest.raises(BadMaterial) as refused:
        parse(text, "mine.txt")
    assert refused.value.flaws == (
        (1, files.FileKeyMissing("lives")),
        (6, files.FileNumber("four", 1, 7)),
        (7, files.FileKeyUnknown("life", KEYS, "lives")),
    )


def test_a_mission_is_for_as_many_as_it_says() -> None:
    train = load(next(path for path in EXAMPLES if path.stem == "night-train"))
    assert train.options(5)["custom_fail"] == 2
    with pytest.raises(RefusedOptions) as refused:
        train.options(2)
    assert refused.value.fact == synergy.NotFor(2)
    assert str(refused.value).startswith(f"{train.source}: ")


@pytest.mark.parametrize(
    ("game", "options", "fact"),
    [
        ("transmitter", {"objective_set": "custom"}, transmitter.FewObjectives(2, 12)),
        (
            "transmitter",
            {"objective_set": "custom", "custom_objectives": "3 1"},
            transmitter.ObjectiveOrder(1, 3),
        ),
        ("transmitter", {"playing_deck": "custom"}, transmitter.DeckValues(19)),
        (
            "transmitter",
            {"playing_deck": "custom", "custom_deck": "0 " * 9 + "8" + " 0" * 9},
            transmitter.DeckSmall(8, 12),
        ),
        ("sequence-numbers", {"board": "custom"}, sequence.BoardSize(100, 0)),
        ("sequence-numbers", {"deck_level": "custom"}, sequence.DeckSize(96, 0)),
        (
            "sequence-numbers",
            {"deck_level": "custom", "custom_sums": "5 " * 96},
            sequence.DeckSum("+5", 1),
        ),
        ("pattern-overlap", {"side": "custom"}, overlap.FacesCount(54, 0)),
    ],
)
def test_options_written_by_hand_are_checked_too(game: str, options: dict, fact: Refusal) -> None:
    with pytest.raises(RefusedOptions) as refused:
        Table(game, 4, options=options)
    assert refused.value.fact == fact


@pytest.mark.parametrize(
    ("numbers", "said"),
    [
        ("1 99", "at most 12 whole numbers from -40 to 40"),
        ("1 x", "custom_objectives can.* be 1 x"),
    ],
)
def test_numbers_written_by_hand_have_limits(numbers: str, said: str) -> None:
    with pytest.raises(BadOption, match=said):
        Table("transmitter", 4, options={"custom_objectives": numbers})


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
    for line in refused.value.lines():
        assert f"parlour: {line}\n" in PAGE.read_text(encoding="utf-8")
