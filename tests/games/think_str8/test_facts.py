"""Facts: views, moves and events, and the sentences and pictures made from them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from parlour import Table
from parlour.core import telling
from parlour.core.fact import Fact
from parlour.core.language import languages
from parlour.games.think_str8.events import (
    Accepted,
    BetPlaced,
    BetsPlaced,
    Checked,
    Exchanged,
    GameEnded,
    KeptAll,
    Placed,
    Revealed,
    RoundsPlayed,
    RoundStarted,
    Told,
    Took,
    Turned,
)
from parlour.games.think_str8.facts import (
    Accept,
    AnyStatus,
    AwaitBets,
    Bet,
    BetOn,
    Closed,
    ExchangeCard,
    Keep,
    Over,
    Place,
    PlaceToken,
    SetDice,
    Swap,
    Take,
    TakeToken,
    Turn,
    move,
    status,
)
from parlour.games.think_str8.rules import (
    ACCEPT,
    BET,
    EXCHANGE,
    FINAL,
    KEEP,
    PLACE,
    PUT,
    SWAP,
    TAKE,
    TURN,
)
from parlour.games.think_str8.things import (
    COLOUR_NAMES,
    Card,
    Colour,
    Dice,
    Letter,
    Spaces,
    dice_of,
)
from parlour.terminal.moves import meant

from .tables import P, R, arranged, bet_on, betting, cards, random_positions, table, throw
from .test_clauses import to_phase
from .test_examples import INKA, KATRIN, MARKUS, THOMAS

BLUE, GREEN, YELLOW, _, RED, _ = COLOUR_NAMES


def told(t: Table, seat: int, action: int, viewer: int | None) -> list[Fact]:
    """Play an action; returns what a viewer is told about it."""
    heard = t.hears(seat, action, viewer)
    before = t.facts(viewer)
    t.play(seat, action)
    return telling.events(t.game, before, seat, action if heard else None, t.facts(viewer))


def said(t: Table, facts: list[Fact], viewer: int | None, language: str = "en") -> list[str]:
    return [telling.speaker(t.game, language, viewer)(fact) for fact in facts]


@pytest.mark.parametrize("spectators", ["public", "none"])
def test_the_screen_has_the_same_keys_always(spectators):
    keys: set[str] = set()
    for t in random_positions(table(2, seed=1, spectators=spectators), seed=1):
        for viewer in (0, 1, None):
            shown = t.view(viewer)
            keys = keys or set(shown)
            assert set(shown) == keys
            assert json.loads(json.dumps(shown)) == shown


def test_nothing_is_public():
    assert telling.public(table().game, table().facts(None)) == {}


def test_moves():
    v = throw(table(), 0, 1, 2).facts(0)
    assert move(v, ACCEPT) == Accept()
    assert move(v, 11) == Turn(2, R)
    assert move(v, 22) == Take(4)
    assert move(v, PUT + 9) == Place(9)
    assert move(v, 51) == Swap(P)
    assert move(v, KEEP) == Keep()
    assert move(v, BET) == Bet(0, 0, None, None)
    assert move(v, 133) == Bet(0, 2, 4, 7)


def test_commands_as_typed():
    t = throw(table(), 0, 1, 2)
    seat = t.actors[0]
    assert t.moves(seat)[0] == "accept"
    assert t.moves(seat)[11] == "turn 2 R"
    t.play(seat, "turn 2 r")
    assert meant("take 4", t.moves(t.actors[0])) == 22
    to_phase(t, PLACE)
    words = t.moves(t.actors[0])
    assert words[PUT + 9] == "place at 9"
    assert meant("at 1", words) == PUT + 1
    to_phase(t, EXCHANGE)
    assert meant("swap p", t.moves(t.actors[0])) == 51
    t = arranged(phase=FINAL, this_round=8)
    assert t.moves(0)[133] == "bet B 2 4 7"
    assert meant("bet b 2", t.moves(0)) == 57
    assert meant("bet b 2 4 7", t.moves(0)) == 133


@pytest.mark.parametrize("language", languages())
def test_letters_and_moves_differ_in_each_language(language):
    t = table()
    say = telling.speaker(t.game, language)
    assert len({say(Letter(colour)) for colour in range(6)}) == 6
    assert all(len(say(Letter(colour))) == 1 for colour in range(6))
    assert all(say(Letter(c)).lower() in say(Colour(c)).lower() for c in range(6))
    words = [say(move(t.facts(0), action)).lower() for action in range(t.game.actions)]
    assert len({*words}) == len(words)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("options", [{}, {"rounds": 9, "assist_max": 3}, {"intro": True}])
def test_pictures_fit_a_terminal(options, language):
    for t in random_positions(table(4, seed=3, **options), seed=3):
        for viewer in (0, None):
            lines = t.picture(viewer, language).splitlines()
            assert len(lines) <= 24
            assert max(map(len, lines)) <= 80


def test_the_picture_of_a_first_move():
    t = throw(table(3, initial_stack="seat"), 0, 0, 5)
    t.state.holder[0], t.state.holder[1] = [0, 1, 2, 3, 4, 5], [7, 6, 5, 4, 3, 2]
    t.state.holder[2], t.state.holder[3] = [1, 2, 3, 5, 6, 7], [2, 3, 4, 6, 7, 0]
    assert t.picture(1).splitlines() == [
        "Round 1 of 9 · dice · order 2 > 1 > 0",
        "Track   0: Seat 2 on Seat 1 (you) on Seat 0",
        "Dice    ● B blue  ● B blue  ⬢ E grey",
        "Tokens  size=points, free: 1=9  2=8  3=7  4=6  5=5  6=4  7=3",
        "Seat 0  B0 G1 Y2 P3 R4 E5",
        "Seat 1* B? G? Y? P? R? E?",
        "Seat 2  B1 G2 Y3 P5 R6 E7",
        "Neutral B2 G3 Y4 P6 R7 E0",
        "Piles   B3 G3 Y3 P3 R3 E3",
        "    0 1 2 3 4 5 6 7",
        "● B # # # . . . . .",
        "▲ G . # # # . . . .",
        "◆ Y . . # # # . . .",
        "■ P . . . # . # # .",
        "✚ R . . . . # . # #",
        "⬢ E # . . . . # . #",
        "Seat 2 can accept the dice or turn one.",
    ]
    german = t.picture(1, "de").splitlines()
    assert german[1] == "Leiste   0: Platz 2 auf Platz 1 (du) auf Platz 0"
    assert german[5] == "Platz 1* B? G? E? V? R? A?"


def test_dice_and_tokens_are_told_to_all():
    t = throw(table(initial_stack="seat"), 0, 1, 2)
    accepted = told(t.copy(), 3, ACCEPT, 0)
    assert accepted == [Accepted(3, Dice(BLUE, GREEN, YELLOW))]
    assert said(t, accepted, 0) == ["Seat 3 accepts blue, green and yellow."]
    assert said(t, accepted, 3, "nb") == ["Du godtar blå, grønn og gul."]
    assert told(t, 3, TURN + R, None) == [Turned(3, BLUE, RED, Dice(GREEN, YELLOW, RED))]
    taken = told(t, 3, TAKE + 3, 0)
    assert taken == [Took(3, 4, 6)]
    assert said(t, taken, 0) == ["Seat 3 takes the 4-space token, worth 6 points."]


def test_a_secret_placement_is_told_to_its_seat_alone():
    t = betting([0, 1, 2], [6, 5, 4, 3])
    assert told(t.copy(), 0, PUT + 9, 0) == [Placed(0, Spaces(9, 15, 7))]
    hidden = told(t, 0, PUT + 9, 1)
    assert hidden == [Placed(0, None)]
    assert said(t, hidden, 1) == ["Seat 0 has placed their token."]
    for seat in (1, 2):
        t.play(seat, PUT)
    facts = told(t, 3, PUT, 3)
    assert facts == [
        Placed(3, Spaces(0, 3, 4)),
        Checked(3, Spaces(0, 3, 4), "low", 0),
        Checked(2, Spaces(0, 4, 5), "low", 0),
        Checked(1, Spaces(0, 5, 6), "hit", 4),
        Checked(0, Spaces(9, 15, 7), "hit", 3),
    ]
    assert said(t, facts, 3)[:3] == [
        "You place your token on 0–3.",
        "You bet on 0–3. Too low.",
        "Seat 2 bet on 0–4. Too low.",
    ]
    assert said(t, facts, 3, "de")[3] == "Platz 1 hat auf 0–5 getippt. Richtig, 4 Punkte!"


def test_results_are_told_in_the_order_of_the_check():
    t = betting([0, 1, 2], [6, 5, 4, 3], options={"check_order": "clockwise"})
    for seat in range(3):
        t.play(seat, PUT)
    checked = told(t, 3, PUT, None)[1:5]
    assert [fact.seat for fact in checked if isinstance(fact, Checked)] == [3, 0, 1, 2]


def test_an_open_placement_is_told_to_all():
    t = to_phase(table(placement="sequential"), PLACE)
    seat = t.actors[0]
    width = int(t.state.width[t.state.token[0][seat]])
    first, *_ = told(t, seat, PUT + 3, (seat + 1) % 4)
    assert first == Placed(seat, Spaces(3, 2 + width, width))


def test_the_new_card_is_told_to_all_but_its_owner():
    t = to_phase(table(), EXCHANGE)
    seat = t.actors[0]
    old = Card(P, cards(t, seat)[P])
    mine = told(t.copy(), seat, SWAP + P, seat)[0]
    public = told(t.copy(), seat, SWAP + P, None)[0]
    other = told(t, seat, SWAP + P, (seat + 1) % 4)[0]
    assert mine == public == Exchanged(seat, old, None)
    assert other == Exchanged(seat, old, Card(P, cards(t, seat)[P]))
    assert said(t, [mine], seat) == [f"You give up purple {old.value} and draw a new card."]


def test_a_card_can_be_kept():
    t = to_phase(table(exchange="optional"), EXCHANGE)
    seat = t.actors[0]
    assert status(t.facts(seat)) == ExchangeCard(seat, True)
    assert told(t, seat, KEEP, None)[0] == KeptAll(seat)


def test_a_new_round_is_told():
    t = table(rounds=2, exchange="off")
    to_phase(t, PLACE)
    for seat in range(3):
        t.play(seat, PUT)
    facts = told(t, 3, PUT, None)
    thrown = dice_of([int(colour) for colour in t.state.dice[1]])
    assert facts[-1] == RoundStarted(2, int(t.state.order[0]), thrown)


def test_final_bets_are_told_when_they_are_done():
    t = arranged(phase=FINAL, this_round=8)
    assert told(t, 0, 133, 1) == []
    bet_on(t, 0, MARKUS[1:5])
    last = t.number(0, "bet E 0 4 7")
    mine = told(t.copy(), 0, last, 0)
    assert mine == [BetPlaced(0, 5, [0, 4, 7])]
    assert said(t, mine, 0) == ["You bet that your grey card is 0, 4 or 7."]
    assert told(t, 0, last, 1) == [BetsPlaced(0)]


def test_the_reveal_is_told():
    t = arranged(phase=FINAL, this_round=8, pos=[9, 6, 4, 0])
    for seat, sets in enumerate((MARKUS, INKA, KATRIN, THOMAS[:5])):
        bet_on(t, seat, sets)
    facts = told(t, 3, t.number(3, "bet E 3"), 0)
    assert facts == [
        BetsPlaced(3),
        Revealed(3, 6, 6, 21),
        Revealed(2, 5, 6, 12),
        Revealed(1, 5, 6, 13),
        Revealed(0, 6, 6, 11),
        GameEnded([3]),
    ]
    assert said(t, facts, 0)[-2:] == [
        "You got 6 of 6 cards right. +11 points.",
        "Seat 3 wins.",
    ]


def test_a_spectator_of_a_closed_table_is_told_nothing():
    t = table(spectators="none")
    for _ in range(30):
        assert told(t, t.actors[0], t.legal(t.actors[0])[0], None) == []
    assert t.view(None)["status"] == {"is": "closed"}
    assert t.picture(None) == "This table is closed to spectators."


def test_who_is_asked_is_said():
    t = to_phase(table(), PLACE)
    t.play(1, PUT)
    assert status(t.facts(0)) == status(t.facts(1)) == PlaceToken([0, 2, 3])
    assert said(t, [status(t.facts(0))], 0) == ["Place your token."]
    assert said(t, [status(t.facts(1))], 1) == [
        "Waiting for Seat 0, Seat 2 and Seat 3 to place a token."
    ]
    grey = throw(table(intro=True, initial_stack="seat"), 5, 5, 1)
    assert status(grey.facts(3)) == SetDice(3, True)
    may = throw(table(intro=True, initial_stack="seat", intro_grey="may_stay"), 5, 5, 1)
    assert status(may.facts(3)) == SetDice(3, False)
    final = arranged(2, phase=FINAL, this_round=10)
    assert status(final.facts(0)) == BetOn(0)
    assert status(final.facts(None)) == AwaitBets([0, 1])


def test_hints_in_words_of_a_row() -> None:
    t: Any = betting([4, 4, 4], [0, 3, 4, 5])
    for seat in range(4):
        t.play(seat, PUT)
    assert " 1  RRR  not 0        wrong" in t.picture(0)
    assert " 1  RRR  0–3          right" in t.picture(1)


def test_every_fact_has_words_in_every_language():
    """Whole games of bots: every kind of event, move and status is said without an error."""
    kinds: set[type] = set()
    for seed, options in enumerate(
        [{}, {"intro": True, "exchange": "optional"}, {"spectators": "none", "rounds": 1},
         {"tie_break": "shared", "placement": "sequential", "rounds": 2}]
    ):  # fmt: skip
        t = table(2 + seed % 3, seed=seed, **options)
        say = {
            (language, viewer): telling.speaker(t.game, language, viewer)
            for language in languages()
            for viewer in (None, 0, 1)
        }
        while t.actors:
            seat = t.actors[0]
            legal = t.legal(seat)
            action = KEEP if KEEP in legal and t.state.this_round % 2 else t.bot(seat, "easy")
            before = {viewer: t.facts(viewer) for viewer in (None, 0, 1)}
            hears = {viewer: t.hears(seat, action, viewer) for viewer in before}
            done = move(t.facts(seat), action)
            t.play(seat, action)
            for (_, viewer), speaker in say.items():
                after = t.facts(viewer)
                known = action if hears[viewer] else None
                facts = telling.events(t.game, before[viewer], seat, known, after)
                for fact in (done, status(after), *facts):
                    assert speaker(fact)
                    kinds.add(type(fact))
    moves = {Accept, Turn, Take, Place, Swap, Keep, Bet}
    missing = {*Told.__args__, *AnyStatus.__args__, *moves} - kinds
    assert missing <= {Turn, Turned}, missing
    assert {Over, Closed, TakeToken, RoundsPlayed} <= kinds
