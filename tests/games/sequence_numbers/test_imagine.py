"""Imagined states: they fit the view exactly, and every deal of unseen cards is equally likely."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour import Table
from parlour.core.chance import seeded
from parlour.core.game import HOUSE
from parlour.games.sequence_numbers.lines import CELLS, CORNERS
from parlour.games.sequence_numbers.rules import DISCARD_KIND, MINUS_AT, PASS, UPHOLD
from tests.games.imagining import imagined_table

from .luck import (
    GAME,
    PRESETS,
    card,
    deck,
    everywhere,
    hand,
    hand_of,
    is_gone_counted,
    kinds,
    laid,
    random_positions,
)

pytestmark = pytest.mark.compiled

CASES: dict[str, tuple[str, dict[str, object]]] = {
    **{preset: (preset, {}) for preset in PRESETS},
    "top discards": ("printed", {"open_discards": "top"}),
    "lay off": ("printed", {"stuck": "discard", "dead_per_turn": 0}),
    "no exchange": ("printed", {"dead_per_turn": 0, "max_turns": 400}),
    "many wild cards": ("printed", {"plus_cards": 4, "minus_cards": 4, "hand_cards": 7}),
    "to three": ("printed", {"sequences_to_win": 3, "shared_chips": 0, "exchange_resets": False}),
    "referee": ("printed", {"table_talk": "referee", "draw_mode": "strict"}),
}


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_an_imagined_state_fits_the_view_and_is_whole(case, seats):
    preset, options = CASES[case]
    table = Table(GAME, seats, seed=f"{case} {seats}", preset=preset, options=options)
    luck, checked, game = seeded(case), 0, table.game
    for k, at in enumerate(random_positions(table, seats)):
        if k % 5 == 0 or not at.actors:
            for seat in [*range(seats), None]:
                twin = imagined_table(at, seat, luck)
                assert game.View.bytes(twin.look(seat)) == game.View.bytes(at.look(seat))
                assert everywhere(twin) == deck(twin)
                assert is_gone_counted(twin)
                assert game.flaw(game.State.read(twin._state)) is None
                assert twin.actors == at.actors
                checked += 1
    assert checked > 20


@pytest.mark.parametrize("case", CASES)
def test_an_imagined_game_can_be_played_to_its_end(case):
    preset, options = CASES[case]
    table = Table(GAME, 4, seed=case, preset=preset, options=options)
    luck = seeded(case)
    for k, at in enumerate(random_positions(table, 1, longest=40)):
        if k % 8 == 0:
            *_, end = random_positions(imagined_table(at, k % 4, luck), k, longest=30_000)
            assert end.result is not None
            assert everywhere(end) == deck(end)
            assert is_gone_counted(end)


def test_own_cards_are_kept_and_others_vary():
    table = Table(GAME, 3, seed=1)
    luck = seeded(0)
    hands = [
        [sorted(hand_of(imagined_table(table, 1, luck), k)) for k in range(3)] for _ in range(20)
    ]
    assert {tuple(one[1]) for one in hands} == {tuple(sorted(hand_of(table, 1)))}
    assert len({tuple(one[0]) for one in hands}) == 20


@pytest.mark.parametrize("seat", [0, 1, None])
def test_hidden_hands_are_uniform(seat):
    """Each unseen card is equally often in a hidden hand: the mean is hypergeometric."""
    table = laid(3, hands={0: hand(1, 2, 3, 4, 5), 1: hand(6, 7, 8, 9, 10)},
                 discard=[*range(60, 80)], discard_by=[0] * 20, discards=20)  # fmt: skip
    seen = {*range(60, 80), *(hand_of(table, seat) if seat is not None else ())}
    unseen = [one for one in deck(table) if one not in seen]
    luck, samples, counts = seeded("hands"), 4000, Counter()
    for _ in range(samples):
        counts.update(hand_of(imagined_table(table, seat, luck), 2))
    share = 5 / len(unseen)
    deviation = (share * (1 - share) / samples) ** 0.5
    assert set(counts) == set(unseen)
    for one in unseen:
        assert abs(counts[one] / samples - share) < 4.7 * deviation


def test_hidden_discards_are_uniform_too():
    given = {"discard": [*range(60, 80)], "discard_by": [0, 1] * 10, "discards": 20}
    table = laid(2, hands={0: hand(1, 2, 3, 4, 5)}, options={"open_discards": "top"}, **given)
    luck, counts = seeded("top"), Counter()
    for _ in range(2000):
        s = imagined_table(table, 0, luck).state
        counts.update(int(one) for one in s.discard[:18])
        assert [int(one) for one in s.discard[18:20]] == [78, 79]
    assert len(counts) == 100 - 5 - 2
    share = 18 / 93
    for one in counts:
        assert abs(counts[one] / 2000 - share) < 5 * (share * (1 - share) / 2000) ** 0.5


def stuck_table(**options: object) -> Table:
    """Set up a full board where seat 0 has just passed."""
    full = [c for c in range(CELLS) if c not in CORNERS]
    ours = [c for c in full if (c % 10 // 2 + c // 10) % 2 == 0]
    theirs = [c for c in full if c not in ours]
    table = laid(3, {0: ours, 1: theirs}, {0: hand(1, 2, 3, 4, "+")},
                 options={"dead_per_turn": 0, **options})  # fmt: skip
    table.play(0, table.legal(0)[0])
    return table


def test_a_hand_that_passed_fits_nowhere():
    """With chips to take, a Minus would have been playable; a number or a Plus is not."""
    table = stuck_table()
    luck, found = seeded(1), Counter()
    for _ in range(300):
        twin = imagined_table(table, 1, luck)
        found.update(kinds(hand_of(twin, 0)))
        assert 49 not in kinds(hand_of(twin, 0))
        twin.state.turn, twin.state.team, twin.state.phase = 0, 0, 0
        assert twin.legal(0) == [PASS]
    assert 48 in found


def test_a_hand_that_passed_with_an_exchange_left_has_no_dead_card():
    table = stuck_table(dead_per_turn=1, minus_cards=4, plus_cards=4, hand_cards=3)
    assert table.state.exchanges == 1  # the action above was an exchange
    full = [c for c in range(CELLS) if c not in CORNERS]
    ours = [c for c in full if (c % 10 // 2 + c // 10) % 2 == 0]
    theirs = [c for c in full if c not in ours]
    table = laid(2, {0: ours, 1: theirs}, {0: [96, 97, 98]}, options={"plus_cards": 4})
    table.play(0, PASS)
    luck = seeded(2)
    for _ in range(50):
        assert set(kinds(hand_of(imagined_table(table, 1, luck), 0))) == {48}


def test_a_hand_that_laid_off_has_one_fresh_card():
    table = stuck_table(stuck="discard")
    luck, minuses = seeded(3), Counter()
    for _ in range(600):
        minuses[kinds(hand_of(imagined_table(table, 1, luck), 0)).count(49)] += 1
    assert set(minuses) == {0, 1}


def two_stuck(**state: object) -> Table:
    """Set up a full board where seats 0 and 1 passed, and few cards aren't discarded."""
    full = [c for c in range(CELLS) if c not in CORNERS]
    ours = [c for c in full if (c % 10 // 2 + c // 10) % 2 == 0]
    theirs = [c for c in full if c not in ours]
    hands = {0: [0, 97], 1: [98, 99], 2: [1, 100]}
    gone = [*range(3, 97), 101, 102, 103]
    return laid(3, {0: ours, 1: theirs}, hands, options={"plus_cards": 4, "minus_cards": 4},
                discard=gone, discard_by=[0] * len(gone), discards=len(gone),
                stuck=0b011, spent=0b001, turn=2, team=2, **state)  # fmt: skip


def test_two_stuck_hands_share_the_cards_that_neither_could_play():
    """Seat 0 can hold dead sums and Pluses, seat 1 only Pluses: two of the last three are its."""
    table, luck, found = two_stuck(), seeded(5), Counter()
    for _ in range(1800):
        twin = imagined_table(table, None, luck)
        assert everywhere(twin) == deck(twin)
        assert kinds(hand_of(twin, 1)) == [48, 48]
        assert 49 not in kinds(hand_of(twin, 0))
        found[tuple(sorted(hand_of(twin, 0))), tuple(sorted(hand_of(twin, 1)))] += 1
    deals = 3 * 6  # two Pluses of three; then two of the other Plus, 0, 1 and 2
    assert len(found) == deals
    share = 1 / deals
    for count in found.values():
        assert abs(count / 1800 - share) < 5 * (share * (1 - share) / 1800) ** 0.5


def test_stuck_hands_that_share_no_choice_are_dealt_what_they_can_hold():
    """Seat 0 can hold dead sums and Pluses; seat 1, whose chips are locked, Pluses and Minuses."""
    table, luck = two_stuck(), seeded(6)
    for team in (0, 2):
        table.state.locked[team] = table.state.chips[team]
    table.state.hand[1][:2] = [98, 100]
    table.state.hand[2][:2] = [1, 99]
    held = Counter()
    for _ in range(300):
        twin = imagined_table(table, 2, luck)
        assert everywhere(twin) == deck(twin)
        assert 49 not in kinds(hand_of(twin, 0))
        assert set(kinds(hand_of(twin, 1))) <= {48, 49}
        held.update(kinds(hand_of(twin, 1)))
    assert set(held) == {48, 49}


def test_chosen_cards_are_imagined_among_the_hand():
    table = laid(4, hands={0: hand(1, 2, 3, "+")}, options={"table_talk": "referee"})
    table.play(HOUSE, UPHOLD)
    table.play(0, DISCARD_KIND + 48)
    luck, given = seeded(4), set()
    for _ in range(50):
        s = imagined_table(table, 1, luck).state
        assert s.given[0] in kinds(int(one) for one in s.hand[0][:4])
        assert s.given[2] == -1
        given.add(int(s.given[0]))
        assert imagined_table(table, 0, luck).state.given[0] == 48
    assert len(given) > 10


def test_a_minus_that_could_have_been_played_is_not_imagined_table():
    table = stuck_table()
    assert MINUS_AT < DISCARD_KIND
    assert card("-") not in hand_of(table, 0)
