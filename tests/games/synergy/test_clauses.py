"""The rules, clause by clause: RULES.md says what each number means."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import parlour
from parlour import IllegalAction, Table
from parlour.core.chance import seeded
from parlour.core.errors import BadOption
from parlour.core.game import HOUSE
from parlour.core.refused import RefusedOptions
from parlour.games.synergy import refusals
from parlour.games.synergy.campaign import Attempt, attempt, medal
from parlour.games.synergy.campaign import card as campaign_card
from parlour.games.synergy.cards import (
    ACTION,
    BETWEEN,
    COMMIT1,
    EQUAL,
    GIVE,
    KEEP_FIRST,
    KEEP_LAST,
    KEEP_NONE,
    KINDS,
    NOBODY,
    PASS,
    PLUS1,
    UNIQUE,
    USE_A,
    USE_B,
    USE_C,
    USE_D,
    USE_E,
    USE_F,
    USE_G,
    USE_H,
    USE_I,
    USE_J,
)
from parlour.games.synergy.missions import CHALLENGES, MISSIONS, given
from parlour.games.synergy.position import cards_in
from tests.games.imagining import imagined, view_of

from .deals import (
    BLUE,
    GREEN,
    OPEN,
    RED,
    YELLOW,
    all_pass,
    card,
    cards,
    checked,
    commits,
    goal,
    last_numbers,
    pair,
    past,
    played_out,
    random_game,
    spare,
    stage,
)


def table(seats: int = 3, mission: int | str = 1, seed: int = 11, **options: object) -> Table:
    return Table("synergy", seats, seed, {"mission": mission, **options})


def own(seed: int = 11, seats: int = 3, **options: object) -> Table:
    named = {
        name if name in ("between", "mission") or "_" in name else f"custom_{name}": value
        for name, value in options.items()
    }
    return Table("synergy", seats, seed, {"mission": "custom", **named})


def acting(letters: str, seats: int = 3, kinds=None, **state) -> Table:
    """Set up an action step with these cards; every first number is a 3 unless `pairs` is given."""
    options = {f"custom_{letter.lower()}": True for letter in letters} | state.pop("options", {})
    acts = sum(1 << "ABCDEFGHIJ".index(letter) for letter in letters)
    kinds = list(range(seats)) if kinds is None else kinds
    pairs = state.pop("pairs", [(card(seat, 3), card(seat, 2)) for seat in range(seats)])
    return stage(pairs, kinds, ACTION, options=options, acts=acts, **state)


def phase(of: Table) -> str:
    return str(of.view(None)["phase"])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_S1_two_to_five_win_or_lose_together(seats):
    won = played_out(table(seats, 1, extra_failures=1, extra_lives=2), 3)
    assert won.result.winners in ((), tuple(range(seats)))
    with pytest.raises(BadOption, match="for 2, 3, 4 or 5 players, not 6"):
        table(6)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_S2_ten_numbers_of_each_colour(seats):
    s = table(seats).state
    for seat in range(seats):
        found = Counter(cards_in(int(s.hand[seat])))
        found.update(int(t) for t in s.pile[seat][: s.pile_left[seat]])
        assert found == {card(seat, value): 2 for value in range(1, 6)}


def test_S2_twins_are_one_choice():
    t = Table.arrange("synergy", 3, state={"hand": [cards(1, 1, 3), cards(5, 6), cards(10, 11)]})
    assert t.legal(0) == [1, 3]


def test_S3_seven_goals_of_each_colour():
    s = table(5).state
    for seat in range(5):
        hand = {k for k in range(KINDS) if s.goals[seat] >> k & 1}
        pile = {int(k) for k in s.goal_pile[seat][: s.goals_left[seat]]}
        assert hand | pile == set(range(KINDS))
        assert not hand & pile


def by_hand(kind, sums, seat):
    others = [total for k, total in enumerate(sums) if k != seat]
    mine, different = sums[seat], sorted(set(sums))
    low, high = sorted((sums[(seat + 1) % len(sums)], sums[seat - 1]))
    return (
        mine - 1 in others, mine + 1 in others, mine in others, mine not in others,
        low < mine < high,
        len(different) > 1 and mine == different[-2],
        len(different) > 1 and mine == different[1],
    )[kind]  # fmt: skip


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_S4_every_goal_as_it_is_told(seats):
    luck = random.Random(seats)
    for _ in range(150):
        sums = [luck.randint(2, 10) for _ in range(seats)]
        kinds = [luck.randrange(KINDS) for _ in range(seats)]
        expected = [by_hand(kinds[seat], sums, seat) for seat in range(seats)]
        assert checked(sums, kinds)["met"] == expected


def test_S5_the_mission_is_read_for_this_number_of_players():
    for mission in MISSIONS:
        for seats in (2, 3, 4, 5):
            s = table(seats, mission.number).state
            assert (s.rounds, s.lives, s.allowed) == (
                mission.rounds, mission.lives, mission.allowed(seats)
            )  # fmt: skip
            assert list(s.held[:seats]) == [mission.numbers] * seats
            assert {bin(goals).count("1") for goals in s.goals[:seats].tolist()} == {mission.goals}


def test_S5_extras_are_capped():
    assert table(3, 1, extra_lives=2).state.lives == 5
    assert table(3, 30, extra_lives=2).state.lives == 2
    assert table(3, 1, extra_failures=1).state.allowed == 2
    assert own(fail=2, custom_fail=2, extra_failures=1).state.allowed == 2


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"custom_rounds": 5, "custom_lives": 4}, refusals.TooLong(5, 4, 8, 7)),
        ({"custom_fail": 3}, refusals.Failures(3, 2, 3)),
        ({"custom_diff": True, "custom_min5": True}, refusals.Clash("MIN5", "DIFF")),
        ({"custom_lohi": True, "custom_hilo": True}, refusals.Clash("LOHI", "HILO")),
        ({"custom_even2": True, "custom_odd2": True}, refusals.Clash("EVEN2", "ODD2")),
    ],
)
def test_S5_a_bad_custom_mission_is_refused(wrong, why):
    with pytest.raises(RefusedOptions) as refused:
        table(3, "custom", **wrong)
    assert refused.value.fact == why


def test_S6_hands_are_drawn_at_random():
    found = {int(table(seed=seed).state.hand[0]) for seed in range(60)}
    assert len(found) > 20


def test_S7_a_dead_first_hand_is_dealt_anew():
    redealt = 0
    for seed in range(400):
        s = table(3, 15, seed).state
        redealt += int(s.redealt) != 0
        for seat in range(3):
            assert any(c % 5 in (1, 3) for c in cards_in(int(s.hand[seat])))
    assert 0 < redealt < 100  # 2.4% per hand


@pytest.mark.compiled
@pytest.mark.slow
def test_S7_dead_hands_are_drawn_as_often_as_they_should():
    dead = sum(
        all(t % 5 in (0, 2, 4) for t in cards_in(int(hand)))
        for seed in range(1500)
        for hand in table(3, 15, seed, redraw_dead_hands=False).state.hand[:3]
    )
    assert abs(dead / 4500 - 6 / 252) < 0.009  # C(6,5) of C(10,5) hands have no even number


def test_S8_super_and_hyper_go_to_two_random_players():
    found = Counter()
    for seed in range(300):
        s = table(3, 30, seed).state
        found[int(s.super_seat), int(s.hyper_seat)] += 1
    assert set(found) == {(a, b) for a in range(3) for b in range(3) if a != b}
    assert min(found.values()) > 20
    assert table(3, 1).state.super_seat == table(3, 1).state.hyper_seat == NOBODY


def test_S8_or_to_those_chosen_or_to_one():
    s = table(4, 30, super_hyper="chosen", super_seat=3, hyper_seat=2).state
    assert (s.super_seat, s.hyper_seat) == (3, 2)
    same = [table(3, 30, seed, super_hyper_same_seat=True).state for seed in range(40)]
    assert any(s.super_seat == s.hyper_seat for s in same)


def voting(seats: int = 3, mission: int = 30, seed: int = 0, **options: object) -> Table:
    """A table whose group gives away super and hyper itself."""
    return table(seats, mission, seed, super_hyper="group", **options)


def test_S8_the_group_sees_the_mission_and_votes_before_the_deal():
    t = voting()
    assert t.view(0)["phase"] == "vote"
    assert t.actors == (0, 1, 2)
    assert t.view(0)["mission"]["super"]
    assert t.view(0)["hand"]["numbers"] == []
    assert t.legal(1) == [PASS, GIVE, GIVE + 1, GIVE + 2]
    for seat, vote in enumerate((GIVE + 2, GIVE + 2, GIVE)):
        assert t.view(None)["super"] is None
        t.play(seat, vote)
    assert t.view(None)["super"] == 2
    assert t.view(None)["hyper"] is None
    assert t.legal(0) == [PASS, GIVE, GIVE + 1]  # the hyper card goes to another player
    for seat, vote in enumerate((PASS, GIVE + 1, PASS)):
        t.play(seat, vote)
    now = t.view(0)
    assert (now["phase"], now["super"], now["hyper"]) == ("commit1", 2, 1)
    assert len(now["hand"]["numbers"]) == 6
    assert len(now["hand"]["goals"]) == 3


def test_S8_votes_are_secret_until_the_card_is_given():
    t = voting()
    t.play(0, GIVE + 1)
    assert t.view(0)["mine"] == GIVE + 1
    assert t.view(1)["mine"] is None
    assert t.view(1)["to_act"] == [1, 2]


def test_S8_a_tie_is_broken_at_random_among_those_named_most():
    found = Counter()
    for seed in range(60):
        t = voting(4, 17, seed)
        for seat, vote in enumerate((GIVE + 1, GIVE + 3, PASS, PASS)):
            t.play(seat, vote)
        found[int(t.state.super_seat)] += 1
        assert t.state.hyper_seat == NOBODY
        assert t.view(0)["phase"] == "commit1"
    assert set(found) == {1, 3}
    assert min(found.values()) > 10


def test_S8_without_a_preference_anyone_gets_it_and_bots_have_none():
    found = set()
    for seed in range(40):
        t = voting(3, 25, seed)
        for seat, level in enumerate(("easy", "fair", "strong")):
            assert t.bot(seat, level) == PASS
        for seat in range(3):
            t.play(seat, PASS)
        found.add(int(t.state.hyper_seat))
    assert found == {0, 1, 2}


def test_S8_with_one_holder_allowed_hyper_may_follow_super():
    t = voting(super_hyper_same_seat=True)
    for vote in (GIVE, GIVE, GIVE, GIVE, GIVE, GIVE):
        t.play(t.actors[0], vote)
    assert (t.state.super_seat, t.state.hyper_seat) == (0, 0)


def test_S8_a_mission_without_the_cards_is_dealt_at_once():
    assert voting(3, 1).view(0)["phase"] == "commit1"


def test_S9_a_random_player_leads_and_the_lead_moves_on():
    assert {int(table(4, seed=seed).state.leader) for seed in range(60)} == {0, 1, 2, 3}
    leader, number = None, 0
    for t in random_game(table(3, 1, extra_failures=1, extra_lives=2), 1):
        if t.state.round_no != number:
            assert leader is None or t.state.leader == (leader + 1) % 3
            leader, number = int(t.state.leader), int(t.state.round_no)


def test_S10_number_goal_number_or_goal_first():
    for order, first in (("NGN", range(25)), ("GNN", range(25, 32))):
        t = own(order=order)
        assert set(t.legal(0)) <= set(first)
        commits(t, [t.legal(seat)[0] for seat in range(3)])
        assert not set(t.legal(0)) & set(first)
        commits(t, [t.legal(seat)[0] for seat in range(3)])
        assert phase(t) == "commit3"
        assert set(t.legal(0)) <= set(range(25))


def test_S11_a_card_is_secret_and_final_until_all_are_turned():
    t = table(3)
    t.play(1, t.legal(1)[0])
    assert t.legal(1) == []
    assert [place["first"] for place in t.view(0)["places"]] == [None] * 3
    assert t.view(0)["to_act"] == [0, 2]
    assert t.view(1)["mine"] is not None
    assert t.view(0)["mine"] is None
    t.play(0, t.legal(0)[0])
    t.play(2, t.legal(2)[0])
    assert None not in [place["first"] for place in t.view(0)["places"]]


def test_S11_a_first_number_may_leave_no_last_one():
    hands = [cards(card(0, 5), card(0, 2)), cards(5, 6), cards(10, 11)]
    t = Table.arrange("synergy", 3, state={"hand": hands}, options={"mission": 12})
    assert card(0, 5) in t.legal(0)
    assert t.view(0)["hand"]["strands"] == [1]


def test_S12_passing_goes_where_the_options_say():
    options = {**OPEN, "custom_passn": True, "custom_passg": True,
               "pass_number_dir": "right", "pass_goal_dir": "left"}  # fmt: skip
    hands = [cards(card(seat, v), card(seat, 4)) for seat, v in enumerate((1, 3, 5))]
    state = {"hand": hands, "goals": [1, 2, 4]}
    t = Table.arrange("synergy", 3, state=state, options=options)
    commits(t, [card(0, 1), card(1, 3), card(2, 5)])
    assert list(t.state.first[:3]) == [card(1, 3), card(2, 5), card(0, 1)]
    commits(t, [goal(0), goal(1), goal(2)])
    assert list(t.state.goal[:3]) == [2 * KINDS + 2, 0, KINDS + 1]


def test_S12_a_passed_number_belongs_to_who_has_it():
    t = played_out(table(3, 24, 5), 1)
    rows = [card for place in t.view(None)["places"] for card in place["row"]]
    assert any(c // 5 != seat for seat, p in enumerate(t.view(None)["places"]) for c in p["row"])
    assert rows


def test_S12_the_ghost_is_passed_over():
    t = table(2, 24)
    commits(t, [t.legal(0)[0], t.legal(1)[0]])
    assert t.state.first[2] // 5 == GREEN
    assert {t.state.first[0] // 5, t.state.first[1] // 5} == {RED, YELLOW}


def test_S13_a_use_asks_again_who_has_passed():
    t = acting("FH")
    t.play(0, PASS)
    t.play(1, PASS)
    assert t.actors == (2,)
    t.play(2, USE_H)
    assert t.actors == (0, 1)
    assert t.legal(0) == [PASS, USE_F, USE_F + 1, USE_F + 2]


def test_S13_one_card_a_round_or_ten():
    t = acting("FH")
    t.play(2, USE_H)
    assert 2 not in t.actors
    t = acting("FH", options={"actions_per_seat_round": 10})
    t.play(2, USE_H)
    assert 2 in t.actors
    t.play(2, USE_F)
    assert phase(t) == "commit3"


def test_S13_with_nothing_to_use_one_can_only_pass():
    t = acting("H", super_seat=0, hyper_seat=1)
    assert t.legal(0) == t.legal(1) == [PASS]
    assert t.legal(2) == [PASS, USE_H]


def test_S13_the_step_is_skipped_when_nobody_could_use_a_card():
    assert phase(own(a=True, seed=3)) == "commit1"
    t = own(d=True)
    commits(t, [t.legal(seat)[0] for seat in range(3)])
    s = t.state
    for seat in range(3):
        s.goals[seat] = 1
    commits(t, [goal(0)] * 3)
    assert phase(t) == "commit3"


def test_S13_with_B_it_is_never_skipped():
    t = own(b=True, numbers=2, custom_numbers=2)
    for seat in range(3):
        t.state.hand[seat] = cards(card(seat, 1), card(seat, 1))
    for first in ([card(seat, 1) for seat in range(3)], None):
        commits(t, first or [t.legal(seat)[0] for seat in range(3)])
    assert phase(t) == "action"
    assert [t.legal(seat) for seat in range(3)] == [[PASS]] * 3
    all_pass(t)
    assert phase(t) == "commit3"


def test_S13_it_ends_when_all_have_passed():
    t = acting("F")
    all_pass(t)
    assert phase(t) == "commit3"
    assert t.view(None)["actions"] == ["F"]


def test_S14_in_a_race_the_first_use_counts():
    t = acting("E", kinds=[0, 1, 2])
    t.play(2, USE_E)
    assert phase(t) == "commit3"
    with pytest.raises(IllegalAction):
        t.play(1, USE_E)


def test_S14_wishes_are_secret_until_all_have_wished():
    t = acting("EF", kinds=[0, 1, 2], options={"action_order": "leader"}, leader=1)
    before = t.view(0)
    t.play(2, USE_F)
    assert {**t.view(0), "thinking": 3, "status": before["status"]} == before
    t.play(0, USE_E)
    t.play(1, PASS)
    assert t.state.plus_at == 0  # starting from seat 1: 1 passes, 2 uses F
    assert t.view(None)["uses"][0]["seat"] == 2
    assert t.actors == (0, 1)


def test_S14_if_all_pass_the_step_ends():
    t = acting("EF", options={"action_order": "leader"})
    commits(t, [PASS] * 3)
    assert phase(t) == "commit3"


def with_rows(letters, rows, **more):
    rows = [list(row) for row in rows]
    pairs = [(card(seat, 3), card(seat, 2)) for seat in range(3)]
    out = [t for both in pairs for t in both] + [t for row in rows for t in row]
    hands = [[card(seat, 2), *spare(seat, *out)[:2]] for seat in range(3)]
    return acting(letters, pairs=pairs, hands=hands, row=rows, row_count=[len(r) for r in rows],
                  **more)  # fmt: skip


def test_S14_other_wishes_are_dropped_while_a_second_number_is_taken_back():
    rows = [[card(RED, 1), card(RED, 5)], [], []]
    t = with_rows("CF", rows, options={"action_order": "leader"}, leader=0)
    t.play(1, USE_F)
    assert t.view(1)["mine"] == USE_F
    t.play(2, PASS)
    t.play(0, USE_C + card(RED, 5))
    assert t.actors == (0,)
    assert t.view(1)["mine"] is None
    assert view_of(t, imagined(t, 1, seeded("S14")), 1) == t.seen(1)
    t.play(0, USE_C + card(RED, 1))
    assert t.actors == (1, 2)


def test_S15_A_takes_any_colour_back_and_all_know_it():
    t = with_rows("A", [[card(RED, 1), card(BLUE, 5)][:1], [card(YELLOW, 5)], []])
    assert t.legal(2) == [PASS]
    t.play(0, USE_A + card(RED, 1))
    assert t.view(2)["places"][0]["known"] == [card(RED, 1)]
    assert t.view(2)["places"][0]["row"] == []


def test_S15_C_takes_two_with_nothing_in_between():
    t = with_rows("CF", [[card(RED, 1), card(RED, 5), card(RED, 1)], [], []])
    assert t.legal(0)[1:3] == [USE_C + card(RED, 1), USE_C + card(RED, 5)]
    t.play(0, USE_C + card(RED, 5))
    assert t.actors == (0,)
    assert t.legal(0) == [USE_C + card(RED, 1)]
    t.play(0, USE_C + card(RED, 1))
    assert t.view(1)["places"][0]["known"] == [card(RED, 1), card(RED, 5)]
    assert t.actors == (1, 2)


def test_S15_C_takes_one_if_there_is_one():
    t = with_rows("CF", [[card(RED, 1)], [], []])
    t.play(0, USE_C + card(RED, 1))
    assert t.actors == (1, 2)


def test_S16_B_exchanges_for_another_type_and_the_marker_is_lost():
    pairs = [(card(seat, 3), card(seat, 2)) for seat in range(3)]
    hands = [[card(RED, 3), card(RED, 2), card(RED, 5)], [5], [10]]
    t = acting("BF", pairs=pairs, hands=hands, plus_at=0, minus_at=1)
    assert [a for a in t.legal(0) if USE_B <= a < USE_C] == [
        USE_B + card(RED, 2), USE_B + card(RED, 5)
    ]  # fmt: skip
    t.play(0, USE_B + card(RED, 5))
    place = t.view(1)["places"][0]
    assert place["first"] == card(RED, 5)
    assert place["known"] == [card(RED, 3)]
    assert t.state.plus_at == NOBODY
    assert t.state.minus_at == 1


def test_S17_D_and_E_swap_goals_of_different_kinds():
    t = acting("DE", kinds=[PLUS1, PLUS1, EQUAL])
    assert t.legal(0) == [PASS, USE_D + 2, USE_E + 1, USE_E + 4]
    t.play(0, USE_D + 2)
    assert list(t.state.goal[:3]) == [2 * KINDS + EQUAL, KINDS + PLUS1, PLUS1]
    t.play(1, USE_E + 1)
    assert list(t.state.goal[:3]) == [PLUS1, KINDS + PLUS1, 2 * KINDS + EQUAL]


def test_S18_F_and_G_mark_anybody_s_number():
    t = acting("FG")
    t.play(0, USE_F + 2)
    t.play(1, USE_G + 2)
    assert t.view(None)["places"][2]["counts"] == 3
    t = acting("FG", options={"card_bounds": "1_5"},
               pairs=[(0, 1), (card(1, 5), card(1, 1)), (card(2, 3), card(2, 1))])  # fmt: skip
    assert t.legal(2) == [PASS, USE_F, USE_F + 2, USE_G + 1, USE_G + 2]
    t = acting("FG", pairs=[(0, 1), (card(1, 5), card(1, 1)), (card(2, 3), card(2, 1))])
    t.play(0, USE_F + 1)
    t.play(1, USE_G)
    assert [p["counts"] for p in t.view(None)["places"]] == [0, 6, 3]


def test_S19_I_swaps_numbers_with_their_markers():
    t = acting("I", plus_at=0, minus_at=1)
    t.play(2, USE_I)
    assert list(t.state.first[:2]) == [card(1, 3), card(0, 3)]
    assert (t.state.plus_at, t.state.minus_at) == (1, 0)


def test_S19_numbers_must_differ_in_something():
    same = [(card(RED, 3), 0), (card(RED, 3), 5), (card(GREEN, 3), 10)]
    hands = [[0, 1], [5, 6], [10, 11]]
    pile = [[0, 1, 3, 3, 4, 4, 0, 0, 0, 0], [5, 6, 7, 7, 8, 8, 9, 9], [10, 11, 12, 13, 13, 14, 14]]
    more = {"pile": [row + [0] * (10 - len(row)) for row in pile], "pile_left": [6, 8, 7]}
    t = acting("I", pairs=same, hands=hands, **more)
    assert t.legal(0) == [PASS, USE_I + 1, USE_I + 4]
    t = acting("I", pairs=same, hands=hands, plus_at=0, **more)
    assert t.legal(0) == [PASS, USE_I, USE_I + 1, USE_I + 4]


def test_S20_H_is_not_for_super_and_hyper():
    t = acting("H", super_seat=0)
    assert USE_H not in t.legal(0)
    t.play(1, USE_H)
    assert t.view(None)["allowed"] == 1


def test_S21_J_is_not_for_super_and_hyper_and_ignores_its_user():
    t = acting("J", hyper_seat=2, kinds=[UNIQUE] * 3,
               pairs=[pair(0, 5), pair(1, 5), pair(2, 6)])  # fmt: skip
    assert USE_J not in t.legal(2)
    t.play(1, USE_J)
    r = last_numbers(t, [pair(0, 5)[1], pair(1, 5)[1], pair(2, 6)[1]])
    assert r["met"] == [True, None, True]
    assert r["completed"]
    assert t.view(None)["to_act"] == [0, 1, 2]


LIMIT_PAIRS = {
    "MIN5": lambda a, b: a + b >= 5,
    "MAX7": lambda a, b: a + b <= 7,
    "NODBL": lambda a, b: a != b,
    "LOHI": lambda a, b: b > a,
    "HILO": lambda a, b: b < a,
    "EVEN2": lambda a, b: b % 2 == 0,
    "ODD2": lambda a, b: b % 2 == 1,
}


def limited(first, mark=0, **options):
    """Return the last numbers that seat 0 may play with one of each value in hand."""
    hands = [[card(RED, v) for v in range(1, 6)],
             [card(1, v) for v in range(1, 6)], [card(2, v) for v in range(1, 6)]]  # fmt: skip
    pairs = [(card(RED, first), 0), (card(1, 3), 0), (card(2, 3), 0)]
    marks = {"plus_at": 0} if mark > 0 else {"minus_at": 0} if mark < 0 else {}
    t = stage(pairs, [UNIQUE] * 3, hands=hands, options=options, **marks)
    return {a + 1 for a in t.legal(0)}


@pytest.mark.parametrize("name", LIMIT_PAIRS)
def test_S22_limits_bind_what_the_first_number_counts(name):
    for first in range(1, 6):
        for mark in (-1, 0, 1):
            found = limited(first, mark, **{f"custom_{name.lower()}": True})
            assert found == {b for b in range(1, 6) if LIMIT_PAIRS[name](first + mark, b)}


def test_S22_options_of_the_limits():
    assert limited(3, custom_lohi=True, order_limits="or_equal") == {3, 4, 5}
    assert limited(3, custom_hilo=True, order_limits="or_equal") == {1, 2, 3}
    for name in ("custom_even2", "custom_odd2"):
        assert limited(3, even_odd="one_each", **{name: True}) == {2, 4}
        assert limited(4, even_odd="one_each", **{name: True}) == {1, 3, 5}


def test_S22_who_has_no_number_that_fits_loses_the_mission():
    hands = [[card(RED, 1)], [card(1, 5)], [card(2, 5)]]
    pairs = [(card(RED, 3), 0), (card(1, 3), 0), (card(2, 3), 0)]
    lohi = {"custom_lohi": True, "custom_j": True}
    for exempt, end in ((True, "commit3"), (False, "over")):
        t = stage(pairs, [UNIQUE] * 3, ACTION, hands, {**lohi, "ignored_exempt": exempt},
                  acts=1 << 9)  # fmt: skip
        t.play(0, USE_J)
        assert phase(t) == end
    t = stage(pairs, [UNIQUE] * 3, ACTION, hands, lohi, acts=1 << 9)
    all_pass(t)
    assert t.view(None)["result"] == {
        "won": False, "cause": "challenge", "seats": [0], "medal": None
    }  # fmt: skip


def test_S23_sums():
    assert checked([5, 7, 9], [UNIQUE] * 3)["sums"] == [5, 7, 9]
    t = stage([pair(0, 5), pair(1, 5), pair(2, 5)], [UNIQUE] * 3, plus_at=1, minus_at=2)
    assert last_numbers(t, [pair(seat, 5)[1] for seat in range(3)])["sums"] == [5, 6, 4]


def test_S24_ignored_sums_do_not_count():
    assert checked([6, 6, 9], [EQUAL, UNIQUE, UNIQUE])["met"][0]
    assert not checked([6, 6, 9], [EQUAL, UNIQUE, UNIQUE], ignored=1)["met"][0]
    assert checked([6, 9, 8, 3], [BETWEEN, UNIQUE, UNIQUE, UNIQUE], ignored=1)["met"][0]


def test_S25_hyper_loses_a_round_that_would_win():
    pairs = [pair(0, 6), pair(1, 6), pair(2, 7)]
    t = stage(pairs, [EQUAL, EQUAL, EQUAL], won=2, hyper_seat=2, options={"custom_fail": 1})
    assert last_numbers(t, [last for _, last in pairs])["completed"]
    assert t.result.reason == "hyper"
    assert t.state.won == 2


def test_S26_allowed_failures_and_super():
    assert checked([6, 6, 7], [EQUAL, EQUAL, EQUAL], 1)["completed"]
    assert not checked([6, 6, 7], [EQUAL, EQUAL, EQUAL], 0)["completed"]
    assert checked([6, 6, 7], [EQUAL, EQUAL, EQUAL], 0, bonus=1)["completed"]
    assert not checked([6, 6, 7], [EQUAL, EQUAL, EQUAL], 1, super_seat=2)["completed"]


def test_S27_rounds_win_and_lives_lose():
    good, bad = [EQUAL] * 3, [UNIQUE] * 3
    for kinds, state, reason in (
        (good, {"won": 2}, "won"), (bad, {"lives": 1}, "no-lives"),
    ):  # fmt: skip
        pairs = [pair(seat, 6) for seat in range(3)]
        t = stage(pairs, kinds, **state)
        last_numbers(t, [last for _, last in pairs])
        assert t.result.reason == reason
    t = stage(pairs, bad, lives=2)
    last_numbers(t, [last for _, last in pairs])
    assert (t.state.lives, t.result) == (1, None)


def kept(kinds, **options):
    pairs = [pair(0, 6), pair(1, 6), pair(2, 7)]
    t = stage(pairs, kinds, options={"custom_fail": 1, **options})
    last_numbers(t, [last for _, last in pairs])
    return t


def test_S28_after_a_completed_round_those_who_met_take_back():
    t = kept([EQUAL] * 3)
    assert t.actors == (0, 1)
    assert t.legal(0) == [KEEP_FIRST, KEEP_LAST]
    t.play(0, KEEP_FIRST)
    assert t.view(1)["places"][0]["known"] == []
    t.play(1, KEEP_LAST)
    assert past(t)["kept"] == [card(RED, 5), card(YELLOW, 1), None]
    assert t.view(2)["places"][0]["known"] == [card(RED, 5)]


def test_S28_after_any_other_round_everybody_does():
    assert kept([PLUS1] * 2 + [EQUAL]).actors == (0, 1, 2)


def test_S28_it_may_be_optional():
    t = kept([EQUAL] * 3, keep_optional=True)
    assert t.legal(0) == [KEEP_FIRST, KEEP_LAST, KEEP_NONE]
    t.play(0, KEEP_NONE)
    t.play(1, KEEP_NONE)
    assert past(t)["kept"] == [None] * 3


@pytest.mark.parametrize("optional", [False, True])
def test_S28_twins_leave_no_choice(optional):
    pairs = [pair(0, 10), pair(1, 10), pair(2, 10)]
    t = stage(pairs, [EQUAL] * 3, options={"keep_optional": optional})
    last_numbers(t, [last for _, last in pairs])
    if optional:
        assert t.legal(0) == [KEEP_FIRST, KEEP_NONE]
        commits(t, [KEEP_FIRST] * 3)
    assert t.state.round_no == 2
    assert past(t)["kept"] == [card(seat, 5) for seat in range(3)]


def test_S29_the_rest_goes_to_the_own_row():
    t = kept([EQUAL] * 3)
    commits(t, [KEEP_FIRST, KEEP_FIRST])
    rows = [place["row"] for place in t.view(None)["places"]]
    assert rows == [[card(0, 1)], [card(1, 1)], [card(2, 5), card(2, 2)]]
    assert t.state.plus_at == t.state.minus_at == NOBODY


def test_S30_one_number_and_one_goal_are_drawn():
    t = kept([EQUAL] * 3)
    left, goals = t.state.pile_left[:3].tolist(), t.state.goals_left[:3].tolist()
    commits(t, [KEEP_FIRST, KEEP_FIRST])
    assert t.state.pile_left[:3].tolist() == [k - 1 for k in left]
    assert t.state.goals_left[:3].tolist() == [k - 1 for k in goals]
    assert t.state.phase == COMMIT1


def test_S31_too_few_numbers_lose():
    pairs = [pair(0, 6), pair(1, 6), pair(2, 7)]
    hands = [[last] for _, last in pairs]
    rows = [spare(seat, *pairs[seat])[:7] for seat in range(3)]
    t = stage(pairs, [EQUAL] * 3, hands=hands, row=[*rows], row_count=[7] * 3,
              options={"custom_fail": 1})  # fmt: skip
    last_numbers(t, [last for _, last in pairs])
    commits(t, [KEEP_FIRST, KEEP_FIRST])
    assert t.result.reason == "no-numbers"
    assert t.view(None)["result"]["seats"] == [2]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_S31_goals_never_run_out(seats):
    for seed in range(60):
        options = {"custom_rounds": 4, "custom_lives": 4, "custom_goals": 1, "custom_numbers": 10}
        for t in random_game(own(seed, seats, custom_fail=1, **options), seed):
            if t.state.phase == COMMIT1 and t.actors:
                assert all(goals > 0 for goals in t.state.goals[:seats].tolist())


def test_S32_the_ghost_turns_its_numbers_and_counts():
    for order, seen in (("NGN", (True, False)), ("GNN", (False, False))):
        t = own(seats=2, order=order)
        commits(t, [t.legal(0)[0], t.legal(1)[0]])
        ghost = t.view(0)["places"][2]
        assert ghost["ghost"]
        assert (ghost["first"] is not None, ghost["last"] is not None) == seen
        commits(t, [t.legal(0)[0], t.legal(1)[0]])
        assert None not in (t.view(0)["places"][2]["first"], t.view(0)["places"][2]["last"])


def test_S32_its_row_becomes_its_pile_again():
    for seed in range(40):
        t = own(seed, 2, custom_rounds=7, custom_lives=1, custom_fail=1, custom_numbers=8)
        for at in random_game(t, seed):
            if at.state.round_no >= 6 and at.state.phase == COMMIT1:
                assert at.state.pile_left[2] == 22 - 2 * at.state.round_no
                return
    raise AssertionError("no game reached round 6")


def test_S32_two_with_super_and_hyper_cannot_use_J():
    t = table(2, 30)
    assert {int(t.state.super_seat), int(t.state.hyper_seat)} == {0, 1}


def test_S33_scores():
    t = stage([pair(seat, 6) for seat in range(3)], [EQUAL] * 3, won=2)
    last_numbers(t, [pair(seat, 6)[1] for seat in range(3)])
    assert (t.result.scores, t.result.winners) == ((1, 1, 1), (0, 1, 2))
    assert played_out(table(3, 30), 1).result.scores == (0, 0, 0)


def test_S34_hands_are_hidden():
    t = table(3)
    for seat in range(3):
        numbers = [place["numbers"] for place in t.view(seat)["places"]]
        assert [n is None for n in numbers] == [k != seat for k in range(3)]
    assert [place["goals"] for place in t.view(None)["places"]] == [None] * 3


def test_S34_of_twins_the_known_one_is_played_first():
    twin = card(RED, 2)
    t = stage([(card(RED, 3), twin), pair(1, 6), pair(2, 6)], [UNIQUE] * 3,
              hands=[[twin, twin, 0], [5, 6], [10, 11]], known=[cards(twin)])  # fmt: skip
    assert t.view(1)["places"][0]["known"] == [twin]
    last_numbers(t, [twin, 5, 10])
    assert t.view(1)["places"][0]["known"] == []


def test_S35_what_all_see_is_the_same_for_all():
    private = {"seat", "status", "mine", "hand", "places", "to_act"}
    for t in random_game(table(4, 29, 3), 2):
        views = [t.view(who) for who in (0, 3, None)]
        public = [{k: v for k, v in view.items() if k not in private} for view in views]
        assert public[0] == public[1] == public[2]


def test_S36_passes_are_counted_and_not_named():
    t = acting("FH", seats=4)
    t.play(1, PASS)
    assert t.view(0)["thinking"] == 3
    assert t.view(0)["to_act"] == [0]
    assert t.view(None)["to_act"] == []
    twin = acting("FH", seats=4)
    twin.play(2, PASS)
    assert t.view(0) == twin.view(0)


def test_S37_all_hands_are_open_in_the_end():
    t = played_out(table(3, 12), 1)
    assert all(place["numbers"] is not None for place in t.view(None)["places"])


def test_S38_nobody_talks_while_the_mission_runs():
    game = parlour.game("synergy")
    for t in random_game(table(3), 4):
        talks = {game.manners.may_talk(game.View.read(t.look(who))) for who in (0, 1, 2, None)}
        assert talks == {not t.actors}
    assert table(3, pings_per_round=5).view(0)["pings_per_round"] == 5


def test_S39_the_card_counter_counts_what_nobody_has_seen():
    t = table(3)
    assert t.view(None)["places"][0]["unseen"] == [2] * 5
    first = t.legal(0)[0]
    commits(t, [t.legal(seat)[0] for seat in range(3)])
    assert t.view(None)["places"][0]["unseen"] == [2 - (first == v) for v in range(5)]
    assert table(3, card_counter=False).view(0)["places"][0]["unseen"] is None


def test_S40_nothing_is_taken_back():
    t = table(3)
    t.play(0, t.legal(0)[0])
    with pytest.raises(IllegalAction, match="nothing to take back"):
        t.undo(0)


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"super_hyper": "chosen", "super_seat": 3}, refusals.SuperSeat(3)),
        ({"super_hyper": "chosen", "hyper_seat": 4}, refusals.HyperSeat(3)),
        ({"super_hyper": "chosen", "super_seat": 1, "hyper_seat": 1}, refusals.SameSeat()),
    ],
)
def test_S41_holders_that_cannot_be(options, why):
    with pytest.raises(RefusedOptions) as refused:
        table(3, 30, **options)
    assert refused.value.fact == why
    if why == refusals.SameSeat():
        assert table(3, 30, **options, super_hyper_same_seat=True)


def test_S42_a_mission_of_your_own_from_a_file(tmp_path):
    mine = {"rounds": 2, "lives": 2, "numbers": 6, "goals": 4, "fail": [0, 0, 1, 2],
            "actions": "AJ", "challenges": ["LOHI", "PASSG"], "hyper": True}  # fmt: skip
    t = Table("synergy", 4, 1, given(mine, 4))
    shown = t.view(0)["mission"]
    assert {**mine, "fail": 1}.items() >= {
        "rounds": shown["rounds"], "lives": shown["lives"], "numbers": shown["numbers"],
        "goals": shown["goals"], "fail": shown["fail"], "actions": "".join(shown["actions"]),
        "challenges": list(shown["challenges"]), "hyper": shown["hyper"],
    }.items()  # fmt: skip
    assert t.state.allowed == 1


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"rounds": 9}, refusals.TooLong(9, 2, 10, 7)),
        ({"rounds": 0}, refusals.NoRounds()),
        ({"numbers": 1}, refusals.Numbers(2, 10, 1)),
        ({"goals": 8}, refusals.Goals(7, 8)),
        ({"fail": [0, 3, 0, 0]}, refusals.Failures(3, 2, 3)),
        ({"fail": [0, -1, 0, 0]}, refusals.NotFor(3)),
        ({"order": "NNG"}, refusals.Order("NNG")),
        ({"actions": "K"}, refusals.UnknownAction("K")),
        ({"actions": "AA"}, refusals.ActionTwice()),
        ({"challenges": ["LOW"]}, refusals.UnknownChallenge("LOW", CHALLENGES)),
        ({"challenges": ["MIN5", "MIN5"]}, refusals.ChallengeTwice()),
    ],
)
def test_S42_what_is_wrong_with_a_mission_is_said(change, why):
    good = {"rounds": 2, "lives": 2, "numbers": 6, "goals": 4, "fail": [0, 0, 1, 2]}
    with pytest.raises(RefusedOptions) as refused:
        given({**good, **change}, 3)
    assert refused.value.fact == why


def test_S42_what_is_no_mission_is_refused():
    with pytest.raises(BadOption, match="not a mission"):
        given({"rounds": 2, "colour": 1}, 3)


def test_S43_the_house_does_nothing():
    t = table(3)
    assert t.legal(HOUSE) == []
    assert parlour.game("synergy").house_actions == 0


def test_S44_a_campaign_counts_stars_medals_and_what_is_new():
    tried = [Attempt(1, True, 1), Attempt(1, True, 0), Attempt(2, False, 3), Attempt(7, True, 2)]
    got = campaign_card(tried)
    assert (got["next"], got["solved"], got["stars"], got["attempts"]) == (2, 2, 3, 4)
    assert got["medals"] == {"gold": 1, "silver": 0, "bronze": 1}
    assert got["unlocked"] == ["round", "hand", "G"]
    assert [medal(k) for k in range(4)] == ["gold", "silver", "bronze", "bronze"]


def test_S44_an_eased_mission_is_solved_but_earns_no_medal():
    eased = Attempt(1, True, 0, eased=True)
    row = campaign_card([eased])["missions"][0]
    assert (row["solved"], row["medal"], row["eased"]) == (True, None, True)
    assert campaign_card([eased])["stars"] == 1
    assert campaign_card([eased])["next"] == 2
    row = campaign_card([eased, Attempt(1, True, 2)])["missions"][0]
    assert (row["medal"], row["eased"]) == ("bronze", False)


@pytest.mark.parametrize(
    "easing",
    [{"extra_lives": 1}, {"extra_failures": 1}, {"between": "inclusive"}, {"keep_optional": True}],
)
def test_S44_what_eases_a_mission_costs_its_medal(easing):
    games = (played_out(table(3, 1, seed, **easing), seed) for seed in range(200))
    t = next(t for t in games if t.result.reason == "won")
    assert t.view(0)["result"]["medal"] is None
    assert attempt(t.view(None)).eased


def test_S44_an_attempt_is_read_from_a_finished_table():
    for seed in range(30):
        t = played_out(table(3, 2, seed), seed)
        found = attempt(t.view(None))
        lost = sum(not r["completed"] for r in t.view(None)["past"])
        assert found == Attempt(2, t.result.reason == "won", lost)
    assert attempt(table(3).view(None)) is None
    assert attempt(played_out(own(), 1).view(None)) is None


def test_challenges_are_all_tried():
    used = {one for mission in MISSIONS for one in mission.challenges}
    assert used == set(CHALLENGES)
    assert {letter for mission in MISSIONS for letter in mission.actions} == set("ABCDEFGHIJ")
