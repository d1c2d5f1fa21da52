"""Tables: checked play, undo, bots, views, results and arranged positions."""

from __future__ import annotations

import random
import re
from typing import Any

import msgspec
import pytest

import parlour
from parlour import IllegalAction, ParlourError, Table
from parlour.core.errors import BadOption, BadPosition, UnknownGame
from parlour.core.game import HOUSE
from parlour.core.language import told
from parlour.games.transmitter.refusals import OnePlayer
from tests.games_known import EVERY

BIDS = EVERY[-1]


def data_of(facts: list[Any]) -> list[bytes]:
    return [one.data for one in facts]


def played(table: Table, level: str = "easy") -> Table:
    while table.actors:
        table.play(table.actors[0], table.bot(table.actors[0], level))
    return table


def test_the_public_face() -> None:
    assert "transmitter" in parlour.list_games()
    assert parlour.list_games() == parlour.list_games()
    assert parlour.game("transmitter").title == "Transmitter"
    table = Table("transmitter", seats=3, seed=7, options={"tuner": True}, preset="balanced")
    seat = table.actors[0]
    action = table.legal(seat)[0]
    table.play(seat, table.words(seat, action))
    assert table.actions == [(seat, action)]
    assert msgspec.json.encode(table.view(seat)) != msgspec.json.encode(table.view(None))
    assert "Stack" in table.picture(seat)
    assert table.result is None
    assert parlour.Record.parse(str(table.record())).replay() == table


def test_options_of_a_table_are_preset_then_given() -> None:
    table = Table("transmitter", preset="hard", options={"drift_interval": 3})
    assert (table.options["objective_limit"], table.options["drift_interval"]) == (2, 3)


def test_without_a_seed_every_table_is_different() -> None:
    assert Table("transmitter").seed != Table("transmitter").seed


@pytest.mark.parametrize(
    ("make", "kind", "words"),
    [
        (lambda: Table("transmiter"), UnknownGame, "did you mean transmitter"),
        (lambda: Table("transmitter", seats=7), BadOption, "for 1, 2, 3, 4, 5 or 6 players, not 7"),
        (lambda: Table("transmitter", seats=1), BadOption, re.escape(told(OnePlayer()))),
        (lambda: Table("transmitter", preset="blanced"), BadOption, "did you mean balanced"),
        (lambda: Table("transmitter", options={"hand": 3}), BadOption, "did you mean"),
        (lambda: Table("transmitter", options={"hand_size": 0}), BadOption, "from 1 to 10"),
        (lambda: Table("transmitter").bot(1, "clever"), BadOption, "choose from random, easy"),
        (lambda: Table("transmitter").legal(4), IllegalAction, "seats are 0 to 3"),
        (lambda: Table("transmitter").legal("1"), IllegalAction, "there is no seat '1'"),
        (lambda: Table("transmitter").view(9), IllegalAction, "there is no seat 9"),
        (lambda: Table("transmitter").words(1, 25), IllegalAction, "there is no action 25"),
        (lambda: Table("transmitter").bot(0, "easy"), IllegalAction, "seat 0 can't act now"),
    ],
)
def test_bad_input_says_what_is_allowed(make, kind: type[ParlourError], words: str) -> None:
    with pytest.raises(kind, match=words) as raised:
        make()
    assert "\n" not in str(raised.value)


@pytest.mark.parametrize("action", [99, -1, "play +20", "fold", "", 18.5, None])
def test_an_illegal_action_changes_nothing_and_lists_what_is_legal(action) -> None:
    table = Table("transmitter", seed=1)
    before = table.copy()
    with pytest.raises(IllegalAction, match=r"seat 1 can't do .* allowed: \d+ \(play") as raised:
        table.play(1, action)
    assert "\n" not in str(raised.value)
    assert table == before


def test_off_turn_and_after_the_end() -> None:
    table = Table("transmitter", seed=1)
    with pytest.raises(IllegalAction, match="seat 2 can't act now"):
        table.play(2, 9)
    played(table)
    with pytest.raises(IllegalAction, match="the game is over"):
        table.play(1, 9)


def test_words_are_read_with_either_minus_and_any_case() -> None:
    table = Table.arrange("transmitter", 2, state={"hand": [[0], [-4, 1, 2, 3]]})
    table.play(1, "  Play   -4 ")
    assert table.actions == [(1, 5)]


def test_result_has_winners_scores_and_reason() -> None:
    result = played(Table("transmitter", seats=3, seed=2, preset="relaxed"), "strong").result
    assert result == parlour.Result((0, 1, 2), (1, 1, 1), "won")


def test_bots_are_the_same_each_time_and_leave_the_table_alone() -> None:
    table = Table("transmitter", seed=3)
    before = table.copy()
    assert len({table.bot(1, "easy") for _ in range(5)}) == 1
    assert table == before


def test_undo_is_an_action_in_the_record() -> None:
    table = Table(BIDS, seats=3, seed=1)
    table.play(0, "play 4")
    table.undo(0)
    assert table.actors == (0, 1, 2)
    table.play(0, "play 2")
    text = str(table.record())
    assert "0 undo" in text
    assert parlour.Record.parse(text).replay() == table


def test_undo_stops_at_another_seats_move_at_chance_and_at_a_reveal() -> None:
    table = Table(BIDS, seats=2, seed=1)
    with pytest.raises(IllegalAction, match="seat 0 has nothing to take back"):
        table.undo(0)
    table.play(0, "play 4")
    with pytest.raises(IllegalAction, match="nothing to take back"):
        table.undo(1)
    table.play(1, "play 5")
    for seat in (0, 1):
        with pytest.raises(IllegalAction, match="nothing to take back"):
            table.undo(seat)


def test_the_house_acts_by_its_own_numbers_only() -> None:
    table = Table(BIDS, seats=2, seed=1)
    assert table.legal(HOUSE) == [5]
    table.play(0, "play 4")
    table.play(HOUSE, "end the round")
    assert table.view(None)["shown"] == [4, 1]
    assert "house 5 end the round" in str(table.record())
    with pytest.raises(IllegalAction):
        table.play(0, 5)
    with pytest.raises(IllegalAction, match="the house can't do 0"):
        table.play(HOUSE, 0)


def test_simultaneous_seats_act_in_any_order_and_secretly() -> None:
    table = Table(BIDS, seats=3, seed=1)
    table.play(2, "play 5")
    assert table.actors == (0, 1)
    assert table.view(2)["mine"] == 5
    assert table.view(0)["mine"] is None
    assert table.view(0)["ready"] == [False, False, True]


@pytest.mark.parametrize(
    ("state", "words"),
    [
        ({"pyle": 3}, "has no field 'pyle' to arrange.*did you mean pile"),
        ({"seats": 3}, "has no field 'seats' to arrange"),
        ({"stack": "high"}, "stack cannot be 'high'"),
        ({"hand": [1, 2]}, "hand cannot be"),
        ({"wins": 300}, "wins cannot be 300"),
        ({"cards": [[3]]}, "that position is impossible: the objective cards are"),
    ],
)
def test_arrange_refuses_what_cannot_be(state: dict[str, object], words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        Table.arrange("transmitter", 4, state=state)


def test_an_arranged_table_is_played_and_recorded_like_any_other() -> None:
    table = Table.arrange("transmitter", 3, state={"cards": [[7]]}, preset="balanced")
    played(table)
    text = str(table.record())
    assert 'position {"cards": [[7]]}' in text
    assert parlour.Record.parse(text).replay() == table


def test_repr_says_where_a_table_stands() -> None:
    assert repr(Table("transmitter", seed=5)) == "<Table transmitter seats=4 seed=5: 0 actions>"


@pytest.mark.parametrize("name", EVERY)
def test_what_a_table_allows_is_what_it_lists(name: str) -> None:
    table = Table(name, seed=5)
    for _ in range(30):
        if table.over:
            break
        for seat in range(table.seats):
            listed = table.legal(seat)
            assert bool(listed) == (seat in table.actors)
            assert all(table.allows(seat, action) for action in listed)
            assert not table.allows(seat, table.game.actions + table.game.house_actions)
        seat = table.actors[0]
        table.play(seat, table.legal(seat)[0])


@pytest.mark.parametrize("name", EVERY)
def test_an_action_that_was_looked_at_beforehand_leads_where_it_leads_anyway(name: str) -> None:
    table, plain, luck = Table(name, seed=5), Table(name, seed=5), random.Random(5)
    everybody = (None, *range(table.seats))
    for _ in range(40):
        if plain.over:
            break
        seat = luck.choice(plain.actors)
        action = luck.choice(plain.legal(seat))
        hears = [plain.hears(seat, action, viewer) for viewer in everybody]
        if luck.random() < 0.3:  # another action was examined but not played
            table.ends_with(seat, plain.legal(seat)[0])
        before = table.copy()
        ends = table.ends_with(seat, action)
        assert table == before
        seen = data_of(table.facts_of(everybody))
        witnessed = table.witness(seat, action, everybody)
        assert (witnessed.hears, data_of(witnessed.before)) == (hears, seen)
        assert table == before
        table.play(seat, action)
        plain.play(seat, action)
        assert (table, table.actors, ends) == (plain, plain.actors, plain.over)
        assert table._before == plain._before
        seen = data_of([plain.facts(viewer) for viewer in everybody])
        assert data_of([witnessed.public, *witnessed.after]) == [seen[0], *seen]
        assert data_of(table.facts_of(everybody)) == seen
