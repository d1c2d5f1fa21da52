"""Reviews: which decisions they judge, what these cost, and how luck is told apart."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

import parlour
from parlour.coach.playouts import Estimate, playouts
from parlour.coach.review import Effort, review, standing
from parlour.core import registry, telling
from parlour.core.errors import BadRecord
from parlour.core.language import languages
from parlour.core.record import UNDO
from parlour.core.table import Record, Table
from parlour.features.coaching import UNITS, coaching, strongest

GAMES = [parlour.game(name) for name in parlour.list_games()]
OURS = [game for game in GAMES if game.has_screens]
FEW = Effort(deal=2, first=1, again=1, costliest=1)
SHORT = {
    "think-str8": {"rounds": 2},
    "transmitter": {"wins_to_win": 1, "losses_to_lose": 1},
}


def played(name: str, level: str, seed: int = 1, **options: object) -> Record:
    table = Table(name, seed=seed, options=options)
    while not table.over:
        table.play(table.actors[0], table.bot(table.actors[0], level))
    return table.record()


def test_a_strong_bots_decisions_are_the_coachs() -> None:
    found = review(played("transmitter", "strong", wins_to_win=1), 1, FEW)
    assert found.decisions
    assert found.agreed == len(found.decisions)
    assert found.costliest == []


def test_worse_decisions_cost_something_and_come_first() -> None:
    record = played("transmitter", "easy", objective_limit=2)
    found = review(record, 1, FEW)
    assert found.agreed < len(found.decisions)
    costs = [one.cost.value for one in found.costliest if one.cost]
    assert costs == sorted(costs, reverse=True)
    assert costs[0] > 0
    assert found.exact
    for one in found.decisions:
        assert record.entries[one.at].action == one.action
        assert (one.cost is None) == (one.action == one.best)
        assert one.choices > 1


def test_decisions_that_were_taken_back_are_not_judged() -> None:
    table = Table("think-str8", 2, seed=2)
    while len(table.actors) == 1:
        table.play(table.actors[0], table.legal(table.actors[0])[0])
    seat, before = table.actors[0], len(table.actions)
    table.play(seat, table.legal(seat)[0])
    table.undo(seat)
    table.play(seat, table.legal(seat)[1])
    record = table.record()
    assert record.entries[before + 1].action == UNDO
    assert standing(record) == {*range(before), before + 2}


def test_only_finished_games_and_their_seats_are_reviewed() -> None:
    table = Table("transmitter", 3, seed=1)
    with pytest.raises(BadRecord, match="isn't over"):
        review(table.record(), 0, FEW)
    with pytest.raises(BadRecord, match="seats are 0 to 2"):
        review(table.record(), 3, FEW)


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_the_same_move_costs_nothing_in_paired_games(game: parlour.Game) -> None:
    """Both moves get the same position and luck, so the same move gives the same games."""
    table = Table(game, game.usual_seats, seed=4, options=SHORT.get(game.name))
    seat = table.actors[0]
    action, seen = table.legal(seat)[0], table.seen(seat)
    won = playouts(game).compared(seen, seat, [action, action], 2, "pair")
    assert Estimate.of(won[:, 0] - won[:, 1]) == Estimate(0.0, 0.0)
    again = playouts(game).compared(seen, seat, [action], 1, "pair", 1)
    assert again[0, 0] == won[1, 0]


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_every_game_can_be_coached_in_every_language(game: parlour.Game) -> None:
    table, coach, said = Table(game, seed=3, options=SHORT.get(game.name)), coaching(game), set()
    assert coach.unit in UNITS
    names_strong = game.name in ("synergy", "transmitter")  # coach.py says why
    assert strongest(game) == ("strong" if names_strong else [*game.bots][-1])
    for _ in range(40):
        if table.over:
            break
        seat = table.actors[0]
        facts, action = table.facts(seat), table.bot(seat, "easy")
        for fact in coach.advice(facts, action):
            said.add(type(fact))
            for language in languages():
                text = telling.speaker(game, language, seat, variant="coach")(fact)
                assert text.strip(), (language, fact)
                assert "{" not in text, (language, fact, text)
        table.play(seat, action)
    assert said


@pytest.mark.soak  # tests/browser/test_coach.py reviews a game interpreted
@pytest.mark.compiled
@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_a_whole_game_is_reviewed(game: parlour.Game) -> None:
    record = played(game.name, "easy", **SHORT.get(game.name, {}))
    found = review(record, 0, Effort(deal=20, first=4, again=8))
    assert (found.game, found.seat) == (game.name, 0)
    assert found.won == (0 in (record.replay().result or found).winners)
    assert 0 <= found.deal.chance <= 1
    assert found.deal.error > 0
    assert review(record, 0, Effort(deal=20, first=4, again=8)) == found


def test_long_games_get_fewer_playouts() -> None:
    full = Effort(deal=200, first=48, again=256)
    assert full.for_length(30) == full
    assert full.for_length(80) == Effort(deal=100, first=24, again=128)
    assert full.for_length(10_000) == Effort(deal=50, first=12, again=64)


def test_a_game_from_outside_is_reviewed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leduc poker says nothing about coaching: its strongest bot is the coach, games the judge."""
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "examples" / "leduc_poker"))
    game = __import__("leduc_poker").GAME
    monkeypatch.setitem(registry._cards, game.name, game)
    table = Table(game, seed=5)
    while not table.over:
        table.play(table.actors[0], table.bot(table.actors[0], next(iter(game.bots))))
    found = review(table.record(), 0, FEW)
    assert (found.unit, found.exact, found.together) == ("chance", False, False)
    assert found.decisions
    for one in found.decisions:
        assert one.advice == []
        assert (one.cost is None) == (one.action == one.best)
    assert 0 <= found.deal.chance <= 1


@pytest.mark.parametrize("name", ["sequence-numbers", "pattern-overlap"])
def test_screens_name_no_coordinates(name: str) -> None:
    """A board marks the place of a move, so its words needn't count rows and columns."""
    table = Table(name, 2, seed=3)
    for _ in range(12):
        seat = table.actors[0]
        action = table.bot(seat, "easy")
        for language in languages():
            say = telling.speaker(table.game, language, seat, variant="screen")
            assert not re.search(r"r\d+c\d+|\d\.\d| r\d", say(table.move(seat, action)))
        table.play(seat, action)


def test_a_review_says_what_could_have_been_known() -> None:
    """What is said to be certain is true, and nothing is said twice in a row."""
    record = played("think-str8", "easy", seed=3, rounds=3)
    table = record.replay(0)
    found = review(record, 1, FEW)
    assert found.known
    assert [one.at for one in found.known] == sorted({one.at for one in found.known})
    facts = {one.at: one.fact for one in found.known}
    for at, entry in enumerate(record.entries):
        if at in facts:
            hand = table.truth().holder[1]
            assert all(hand[card.colour] == card.value for card in facts[at].cards)
            assert all(mask >> hand[c] & 1 for c, mask in enumerate(facts[at].possible))
            assert facts[at].count == len(facts[at].cards)
        table.play(entry.seat, entry.action)
    told = [one.fact for one in found.known]
    assert all(one != other for one, other in pairwise(told))
    assert review(played("transmitter", "easy", wins_to_win=1), 0, FEW).known == []
