"""The rules, clause by clause: RULES.md says what each number means."""

from __future__ import annotations

import hashlib
import random
import re
from collections import Counter
from pathlib import Path

import pytest

import parlour
from parlour import IllegalAction, Table
from parlour.core.errors import BadOption
from parlour.core.game import HOUSE
from parlour.core.refused import RefusedOptions
from parlour.features.material import load
from parlour.games.pattern_overlap import faces, refusals, rules
from parlour.games.pattern_overlap.claims import Claim, Code, Referee
from parlour.games.pattern_overlap.clock import house_clock
from parlour.games.pattern_overlap.faces import CARDS, CODES, DECK, FACES
from parlour.games.pattern_overlap.puzzles import (
    Workspace,
    bits_of,
    check,
    collection,
    daily,
    generate,
    stars_of,
    starters,
)
from parlour.games.pattern_overlap.rules import (
    BUILD,
    BUILD_CARD,
    CALL_OVER,
    CHOOSE,
    CHOOSE_CARD,
    COUNTDOWN,
    GO,
    LAST_CALL,
    MOST_TAKEN_BACK,
    NOTICE,
    PICK,
    PICK_DECK,
    PLAY,
    SWAP_ON_BOARD,
    TAKE_BACK,
    TOO_LONG,
    WAIT,
)
from tests.golden.games import GOLDEN, MATERIAL, kept_record

from .board import W1, Board, card, claim, number, place, table
from .test_examples import finished, standing, three_locations

MODES = ("speed", "diversify", "cover", "nms")
NO_PILE = {"pile": [[0]] * 7, "fresh": [0] * 7}


def new(seats: int = 4, seed: int = 1, **options: object) -> Table:
    return Table("pattern-overlap", seats, seed=seed, options=options)


def started(seats: int = 4, seed: int = 1, **options: object) -> Table:
    t = new(seats, seed, **options)
    if t.state.phase == COUNTDOWN:
        t.play(HOUSE, GO)
    return t


def played_out(t: Table, seed: int = 0) -> Table:
    luck = random.Random(seed)
    while t.actors:
        seat = luck.choice(t.actors)
        t.play(seat, luck.choice(t.legal(seat)))
    return t


def stuck_table(**options: object) -> Table:
    """Set up two seats: seat 0 can place its card, seat 1's only card fits nowhere."""
    for index in range(DECK):
        t = table(W1, [["1.5"], [f"2.{index}"]], state=NO_PILE, **options)
        if t.legal(1) == [WAIT]:
            return t
    raise AssertionError("every card of deck 2 fits")


@pytest.mark.parametrize("mode", MODES)
def test_P1_how_many_may_play(mode):
    able = []
    for seats in range(2, 8):
        try:
            new(seats, mode=mode)
            able.append(seats)
        except BadOption:
            pass
    assert able == ([3, 4, 5, 6, 7] if mode == "nms" else [2, 3, 4, 5, 6])
    if mode != "nms":
        assert new(7, mode=mode, seven_seats=True).seats == 7


def test_P2_the_faces_are_as_they_were_checked():
    for text, begins in ((faces.ANIMALS, "b03fd159cb0400a5"), (faces.GEMS, "659279963477be65")):
        assert hashlib.sha256(text.encode()).hexdigest().startswith(begins)


@pytest.mark.parametrize("side", [0, 1])
def test_P2_every_deck_has_every_word_once(side):
    words = [
        {(face * 2)[i : i + 3] for face in deck for i in (0, 2, 4, 6)}
        for deck in (FACES[side][6 * d : 6 * d + 6] for d in range(9))
    ]
    assert all(deck == words[0] and len(deck) == 24 for deck in words)
    assert {word[::-1] for word in words[0]} == words[0]
    for d in range(9):
        assert Counter("".join(FACES[side][6 * d : 6 * d + 6])) == dict.fromkeys("ABCD", 12)


def test_P2_no_two_cards_are_alike_however_they_are_turned():
    for side in (0, 1):
        assert len({int(code) for card in CODES[side] for code in card}) == 4 * CARDS


def test_P2_seven_decks_in_the_box():
    for seed in range(5):
        s = new(6, seed, decks_in_box=7).state
        assert max([*s.deck[:6], s.starter]) == 6


def test_P3_the_table_ends_24_cells_from_the_middle():
    t = table("0.0@(24,0)0", [["1.5", "1.4", "1.3"], ["2.0"]])
    referee = Referee(t)
    assert claim(referee, 0, "1.5@(25,0)0", 0).code is Code.OFF_TABLE
    assert all(abs(t.words(0, a).count("25")) == 0 for a in t.legal(0))


def test_P4_every_seat_has_another_deck():
    seen = Counter()
    for seed in range(40):
        s = new(6, seed).state
        decks = [*map(int, s.deck[:6]), int(s.starter)]
        assert len(set(decks)) == 7
        seen.update(decks)
    assert set(seen) == set(range(9))


@pytest.mark.parametrize(("mode", "seats"), [("speed", 2), ("cover", 6), ("nms", 7)])
def test_P4_decks_are_picked_one_after_another(mode, seats):
    t = new(seats, mode=mode, deck_choice="pick")
    first, taken = t.actors[0], []
    for k in range(seats):
        seat = (first + k) % seats
        assert t.state.phase == PICK
        assert t.actors == (seat,)
        assert t.legal(seat) == [PICK_DECK + d for d in range(9) if d not in taken]
        assert t.view(None)["boxed"] == [d for d in range(9) if d not in taken]
        assert t.view(seat)["status"] == {"is": "picking", "seat": seat}
        assert t.words(seat, PICK_DECK + 8 - k) == f"pick deck {8 - k}"
        t.play(seat, PICK_DECK + 8 - k)
        taken.append(8 - k)
    s = t.state
    assert [int(s.deck[(first + k) % seats]) for k in range(seats)] == taken
    assert s.phase == COUNTDOWN
    assert (s.starter == -1) if mode == "nms" else (0 <= s.starter <= 8 - seats)
    assert all(int(c) // DECK == s.deck[seat] for seat in range(seats) for c in s.hand[seat])


def test_P4_with_seven_decks_only_those_are_picked():
    t = new(6, decks_in_box=7, deck_choice="pick")
    assert t.legal(t.actors[0]) == [PICK_DECK + d for d in range(7)]
    while t.state.phase == PICK:
        t.play(t.actors[0], t.legal(t.actors[0])[0])
    assert t.state.starter == 6


@pytest.mark.parametrize("centers", ["strict", "wild"])
@pytest.mark.parametrize("least", [2, 3])
def test_P5_the_starting_board(centers, least):
    for seed in range(20):
        s = new(3, seed, centers=centers, min_match=least).state
        assert s.laid == 3
        assert (s.laid_x[0], s.laid_y[0], s.laid_rot[0]) == (0, 0, 0)
        assert all(int(c) // DECK == s.starter for c in s.laid_card[:3])
        b = Board(wild=centers == "wild")
        for k in range(3):
            name = faces.card_name(int(s.laid_card[k]))
            why = b.put(f"{name}@({s.laid_x[k]},{s.laid_y[k]}){s.laid_rot[k]}")[0]
            assert k == 0 or why is Code.OK
        assert s.spares == 3


def test_P6_building_the_starting_board():
    t = new(3, start_board="build", clock="turns")
    assert t.state.phase == BUILD
    order = []
    for _ in range(3):
        if t.state.phase != BUILD:
            break
        order.append(t.actors[0])
        t.play(t.actors[0], t.legal(t.actors[0])[-1])
    assert order == [(order[0] + k) % 3 for k in range(len(order))]
    assert t.state.laid == 3
    assert t.state.phase == PLAY


def test_P6_what_is_built_is_a_legal_board():
    for seed in range(20):
        t, luck = new(2, seed, start_board="build", clock="turns"), random.Random(seed)
        while t.state.phase == BUILD:
            t.play(t.actors[0], luck.choice(t.legal(t.actors[0])))
        s, b = t.state, Board()
        for k in range(3):
            name = faces.card_name(int(s.laid_card[k]))
            why = b.put(f"{name}@({s.laid_x[k]},{s.laid_y[k]}){s.laid_rot[k]}")[0]
            assert k == 0 or why is Code.OK


def test_P6_the_group_searches_together():
    t = new(3, start_board="together", clock="turns")
    assert t.actors == (0, 1, 2)
    assert TAKE_BACK not in t.legal(1)
    t.play(1, t.legal(1)[1])
    assert t.actors == (0, 1, 2)
    first = int(t.state.laid_card[0])
    fitting = t.legal(2)
    assert fitting[:2] == [WAIT, TAKE_BACK]
    t.play(2, fitting[2])
    t.play(0, TAKE_BACK)
    assert [int(c) for c in t.state.laid_card[: t.state.laid]] == [first]
    assert t.legal(1) == fitting
    t.play(0, fitting[-1])
    while t.state.phase == BUILD:
        t.play(2, t.legal(2)[-1])
    s, b = t.state, Board()
    assert s.laid == 3
    for k in range(3):
        name = faces.card_name(int(s.laid_card[k]))
        why = b.put(f"{name}@({s.laid_x[k]},{s.laid_y[k]}){s.laid_rot[k]}")[0]
        assert k == 0 or why is Code.OK


def test_P6_a_starting_card_is_taken_back_six_times_at_most():
    t = new(2, start_board="together")
    for _ in range(MOST_TAKEN_BACK):
        t.play(0, t.legal(0)[1])
        assert TAKE_BACK in t.legal(1)
        t.play(1, TAKE_BACK)
    t.play(0, t.legal(0)[1])
    assert TAKE_BACK not in t.legal(0)


def test_P6_what_all_leave_to_the_others_the_house_lays():
    t = new(3, start_board="together")
    t.play(0, t.legal(0)[1])
    t.play(1, WAIT)
    assert t.actors == (0, 2)
    t.play(2, WAIT)
    assert t.view(0)["status"] == {"is": "searching", "seats": [0]}
    t.play(0, WAIT)
    assert (t.state.phase, t.state.laid) == (COUNTDOWN, 3)


def test_P6_a_card_on_the_board_asks_everybody_again():
    t = new(3, start_board="together")
    t.play(1, WAIT)
    t.play(0, t.legal(0)[1])
    assert t.actors == (0, 1, 2)


def test_P6_bots_leave_the_search_to_people():
    t = new(3, start_board="together")
    for seat, level in enumerate(("easy", "fair", "strong")):
        assert t.bot(seat, level) == WAIT


def test_P6_a_dead_end_is_taken_back_or_left_to_the_house():
    own = load(MATERIAL / "drawn-by-lot.txt").options(2)  # few of these cards match
    for seed in range(200):
        t, luck = new(2, seed, start_board="together", **own), random.Random(seed)
        while t.state.phase == BUILD:
            starts = [action for action in t.legal(0) if action >= BUILD_CARD]
            if not starts:
                assert t.legal(0) == [WAIT, TAKE_BACK]
                t.play(0, TAKE_BACK)
                assert t.state.laid < 3
                return
            t.play(0, luck.choice(starts))
    raise AssertionError("no board without a third card was found")


def test_P7_locations_begin_with_an_own_card():
    s = new(5, mode="nms").state
    assert s.laid == 5
    for seat in range(5):
        assert (s.laid_loc[seat], s.laid_card[seat] // DECK) == (seat, s.deck[seat])
        assert s.fresh[seat] == 2
    assert s.starter == -1


def test_P7_choosing_it_unseen():
    t = new(3, mode="nms", nms_base="choose", clock="turns")
    assert t.state.phase == CHOOSE
    before = t.view(1)
    t.play(0, CHOOSE_CARD + 4)
    assert not t.hears(1, CHOOSE_CARD, 0)
    assert t.view(1)["laid"] == before["laid"]
    assert t.view(0)["claim"] == 4
    t.play(2, CHOOSE_CARD)
    t.play(1, CHOOSE_CARD + 1)
    s = t.state
    assert [int(c) % DECK for c in s.laid_card[:3]] == [4, 1, 0]
    assert all(int(s.laid_card[seat]) not in s.hand[seat] for seat in range(3))


@pytest.mark.parametrize("mode", MODES)
def test_P8_three_in_hand_the_rest_in_the_pile(mode):
    s = new(4, mode=mode).state
    for seat in range(4):
        pile = [int(c) for c in s.pile[seat][: s.fresh[seat]]]
        laid = [int(c) for c in s.laid_card[: s.laid] if c // DECK == s.deck[seat]]
        cards = [*map(int, s.hand[seat]), *pile, *laid]
        assert sorted(cards) == [int(s.deck[seat]) * DECK + k for k in range(DECK)]
        assert len(pile) == (2 if mode == "nms" else 3)


def test_P9_hands_are_seen_at_go():
    t = new(3)
    assert t.view(0)["hands"] == [None] * 3
    assert list(house_clock(t.game.State.read(t._state))) == [(GO, 0, 3000)]
    t.play(HOUSE, GO)
    assert t.view(0)["hands"][0] == [int(c) for c in t.state.hand[0]]
    assert t.view(0)["hands"][1:] == [None, None]


def test_P9_or_when_all_are_ready():
    t = new(3)
    for seat in (2, 0, 1):
        assert t.state.phase == COUNTDOWN
        t.play(seat, "ready")
    assert t.state.phase == PLAY


def test_P10_everybody_may_lay_at_any_moment():
    t = started(4)
    assert t.actors == (0, 1, 2, 3)
    t.play(3, next(a for a in t.legal(3)))
    assert t.actors == (0, 1, 2, 3)


def test_P10_waiting_is_private_and_lasts_until_the_table_changes():
    t = stuck_table()
    before = t.view(0), t.view(None)
    t.play(1, WAIT)
    assert t.actors == (0,)
    assert (t.view(0), t.view(None)) == before
    assert t.view(1)["waits"]
    assert not t.hears(1, WAIT, 0)
    assert WAIT not in t.legal(0)


def brute_force(t: Table, seat: int) -> list[int]:
    """Return every legal placement by trying every cell."""
    from parlour.games.pattern_overlap.claims import geometry

    nms, found = t.options["mode"] == "nms", []
    s, far = t.state, 11 if nms else 24
    size = 2 * far + 1
    for loc in range(t.seats if nms else 1):
        if nms and (loc == seat or s.token[loc]):
            continue
        for slot in range(3):
            c = int(s.hand[seat][slot])
            for rot in range(4 if c >= 0 else 0):
                for y in range(-far, far + 1):
                    for x in range(-far, far + 1):
                        if geometry(t._state, loc, x, y, c, rot) == 0:
                            row = ((loc * 3 + slot) * 4 + rot) * size + y + far
                            found.append(1 + row * size + x + far)
    return sorted(found)


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [
        {}, {"mode": "nms"}, {"centers": "wild", "wild_min_real": 2}, {"min_match": 2},
        {"centers": "wild", "min_match": 4, "mode": "nms", "side": "gems"}, {"side": "gems"},
    ],
    ids=str,
)  # fmt: skip
def test_P11_the_legal_list_is_what_geometry_allows(options):
    for seed in range(3):
        t, luck = started(3, seed, **options), random.Random(seed)
        for step in range(16):
            if not t.actors:
                break
            seat = luck.choice(t.actors)
            if step % 5 == 0:
                assert [a for a in t.legal(seat) if a] == brute_force(t, seat)
            t.play(seat, luck.choice(t.legal(seat)))


def test_P11_what_a_cell_shows_never_changes_in_strict_play():
    for seed in range(5):
        t, luck = started(4, seed, play_out=True), random.Random(seed)
        while t.actors:
            before = t.state.table.pat.copy()
            seat = luck.choice(t.actors)
            t.play(seat, luck.choice(t.legal(seat)))
            assert ((before == 0) | (before == t.state.table.pat)).all()
            n = t.state.laid - 1
            assert 0 < t.state.laid_cov[n] <= 8


def test_P12_what_all_see_is_public():
    t = started(3, mode="cover")
    t.play(0, t.legal(0)[0])
    public = t.view(None)
    assert public["hands"] == [None] * 3
    assert public["held"] == [3, 3, 3]
    assert public["pile"] == [2, 3, 3]
    assert public["played"] == [1, 0, 0]
    assert public["laid"]["by"] == [-1, -1, -1, 0]
    assert public["points"][0] == t.state.points[0] >= 3


@pytest.mark.parametrize(("live", "mine", "all_of_them"), [
    ("all", True, True), ("own", True, False), ("none", False, False)])  # fmt: skip
def test_P12_running_points(live, mine, all_of_them):
    t = started(3, mode="cover", live_scores=live)
    t.play(0, t.legal(0)[0])
    assert (t.view(0)["my_points"] is not None) == mine
    assert (t.view(0)["points"] is not None) == all_of_them
    assert played_out(t).view(1)["points"] is not None


def test_P12_open_hands():
    t = started(3, open_hands=True)
    assert t.view(None)["hands"] == [[int(c) for c in t.state.hand[k]] for k in range(3)]


def test_P13_what_is_submitted_is_not_told():
    t = new(3, clock="ticks")
    before = t.view(1)
    action = t.legal(0)[-1]
    assert not t.hears(0, action, 1)
    t.play(0, action)
    assert t.view(0)["claim"] == action
    after = t.view(1)
    assert after["to_act"] == [1, 2]
    assert {k: v for k, v in after.items() if k != "to_act"} == {
        k: v for k, v in before.items() if k != "to_act"
    }


def test_P14_the_slot_is_refilled_and_tokens_follow():
    t = started(2, 3, play_out=True, clock="turns")
    seat = t.actors[0]
    slot = (t.legal(seat)[0] - 1) // (4 * 49 * 49)
    before = [int(c) for c in t.state.hand[seat]]
    t.play(seat, t.legal(seat)[0])
    after = [int(c) for c in t.state.hand[seat]]
    assert [k for k in range(3) if before[k] != after[k]] == [slot]
    assert after[slot] >= 0
    played_out(t)
    assert sorted(t.state.token[:2]) in ([0, 1], [1, 2], [0, 0])


def test_P15_contact_is_what_lies_directly_below():
    b = Board()
    assert b.put_all(W1 + " 1.5@(-2,2)3")[3][1:] == (3, 1)  # over 0.0 too, but not touching it


@pytest.mark.parametrize(("mode", "earned"), [("cover", "covers"), ("diversify", "touches")])
def test_P15_points_are_what_the_cards_earn(mode, earned):
    t = played_out(started(3, 5, mode=mode), 5)
    laid = t.view(None)["laid"]
    for seat in range(3):
        worth = [n for n, by in zip(laid[earned], laid["by"], strict=True) if by == seat]
        assert t.state.points[seat] == sum(worth)
        assert t.state.best[seat] == max(worth, default=0)


def test_P16_a_speed_round_ends_with_the_first_who_is_out():
    t = played_out(started(4, 2), 2)
    assert t.result.reason == "went-out"
    assert [int(k) for k in t.state.token[:4]].count(1) == 1
    assert t.result.winners == (t.view(None)["tokens"].index(1),)


def test_P16_play_out():
    t = played_out(started(4, 2, play_out=True), 2)
    assert t.result.reason in ("all-out", "nobody-can")
    if t.result.reason == "all-out":
        assert sorted(t.state.token[:4]) == [0, 1, 2, 3]


@pytest.mark.parametrize(("options", "seconds"), [
    ({"level": "beginner"}, 60), ({"level": "advanced"}, 30), ({"timer_s": 7}, 7)])  # fmt: skip
def test_P17_the_last_call(options, seconds):
    t = table(W1, [["1.5"], ["3.3", "3.4"]], mode="cover", state=NO_PILE, **options)
    place(t, 0, "1.5@(-2,2)3")
    assert t.state.phase == LAST_CALL
    clocks = {action: ms for action, _, ms in house_clock(t.game.State.read(t._state))}
    assert clocks[CALL_OVER] == 1000 * seconds
    assert t.actors == (1,)
    t.play(HOUSE, CALL_OVER)
    assert t.result.reason == "time-up"


def test_P17_it_ends_early_when_all_are_out():
    t = table(W1, [["1.5"], ["3.3"]], mode="diversify", state=NO_PILE)
    place(t, 0, "1.5@(-2,2)3")
    place(t, 1, "3.3@(0,-2)2")
    assert t.result.reason == "all-out"


def test_P17_no_time_no_last_call():
    t = table(W1, [["1.5"], ["3.3"]], mode="diversify", state=NO_PILE, timer_s=0)
    place(t, 0, "1.5@(-2,2)3")
    assert t.result.reason == "went-out"


def test_P18_never_on_the_own_location_nor_on_a_frozen_one():
    for seed in range(6):
        t, luck = started(4, seed, mode="nms"), random.Random(seed)
        while t.actors:
            for seat in t.actors:
                for action in t.legal(seat):
                    loc = (action - 1) // (12 * 23 * 23)
                    assert action == WAIT or (loc != seat and not t.state.token[loc])
            seat = luck.choice(t.actors)
            t.play(seat, luck.choice(t.legal(seat)))


@pytest.mark.parametrize("freeze", ["next_out", "never"])
def test_P18_a_location_may_freeze_later(freeze):
    for seed in range(6):
        t, luck = started(4, seed, mode="nms", nms_freeze=freeze), random.Random(seed)
        on_one_who_is_out = []  # for each act, whether the last card is at a location of theirs
        while t.actors:
            tokens = [int(token) for token in t.state.token[:4]]
            frozen = [0 < token < max(tokens) and freeze == "next_out" for token in tokens]
            assert t.view(None)["frozen"] == frozen
            for seat in t.actors:
                for action in t.legal(seat):
                    loc = (action - 1) // (12 * 23 * 23)
                    assert action == WAIT or (loc != seat and not frozen[loc])
            seat = luck.choice(t.actors)
            t.play(seat, luck.choice(t.legal(seat)))
            on_one_who_is_out.append(tokens[int(t.state.laid_loc[t.state.laid - 1])] > 0)
        assert any(on_one_who_is_out)
        assert t.result.reason in ("all-out", "nobody-can")


def ends_of(**options: object) -> Counter[str]:
    games = (played_out(started(2, seed, **options), seed) for seed in range(250))
    return Counter(t.result.reason for t in games)


@pytest.mark.compiled
@pytest.mark.slow
def test_P19_the_game_ends_when_nobody_can_place():
    ends = ends_of(mode="cover")
    assert 0 < ends["nobody-can"] < 40
    assert ends["all-out"] > 200


def test_P19_or_nobody_does():
    t = started(3)
    clocks = {
        action: (period, ms) for action, period, ms in house_clock(t.game.State.read(t._state))
    }
    assert clocks[TOO_LONG] == (3, 90_000)
    t.play(0, t.legal(0)[0])
    assert house_clock(t.game.State.read(t._state))[0] == (TOO_LONG, 4, 90_000)
    t.play(HOUSE, TOO_LONG)
    assert t.result.reason == "nobody-does"
    t = started(3, idle_limit_s=0)
    assert TOO_LONG not in [clock[0] for clock in house_clock(t.game.State.read(t._state))]


def test_P20_a_word_to_the_stuck():
    t = stuck_table()
    assert (NOTICE + 1, 0, 10_000) in house_clock(t.game.State.read(t._state))
    before = t.view(0), t.view(None)
    assert not t.hears(HOUSE, NOTICE + 1, 0)
    t.play(HOUSE, NOTICE + 1)
    assert t.view(1)["stuck"]
    assert (t.view(0), t.view(None)) == before
    assert NOTICE + 1 not in t.legal(HOUSE)
    quiet = stuck_table(stuck_notice_s=0)
    assert NOTICE + 1 not in quiet.legal(HOUSE)


def swapping() -> Table:
    for seed in range(400):
        t, luck = started(2, seed, stuck_swap=True), random.Random(seed)
        while t.actors:
            for seat in t.actors:
                if t.legal(seat)[-1] >= SWAP_ON_BOARD:
                    return t
            seat = luck.choice(t.actors)
            t.play(seat, luck.choice(t.legal(seat)))
    raise AssertionError("nobody was ever stuck with a pile")


def test_P21_a_stuck_seat_may_swap():
    t = swapping()
    seat = next(k for k in t.actors if t.legal(k)[-1] >= SWAP_ON_BOARD)
    card_before, cards = int(t.state.hand[seat][2]), t.state.fresh[seat] + t.state.under[seat]
    swap = t.legal(seat)[-1]
    slot = swap - SWAP_ON_BOARD
    card_before = int(t.state.hand[seat][slot])
    t.play(seat, swap)
    assert int(t.state.hand[seat][slot]) != card_before
    assert t.view(seat)["put_under"][seat] == [card_before]
    assert t.view(1 - seat)["put_under"][seat] is None
    assert t.state.fresh[seat] + t.state.under[seat] == cards
    swaps = 1
    while seat in t.actors and t.legal(seat)[-1] >= SWAP_ON_BOARD:
        t.play(seat, t.legal(seat)[-1])
        swaps += 1
    assert swaps <= cards


@pytest.mark.compiled
@pytest.mark.slow
def test_P21_the_table_helps_when_all_are_stuck():
    helped = [played_out(started(2, seed, mode="cover", stall_refill=True), seed)
              for seed in range(250)]  # fmt: skip
    stuck = sum(t.result.reason == "nobody-can" for t in helped)
    assert stuck < ends_of(mode="cover")["nobody-can"]
    added = [t for t in helped if t.view(None)["laid"]["by"].count(-1) > 3]
    assert added
    for t in added:
        laid = t.view(None)["laid"]
        assert all(n >= 3 for n in laid["covers"][1:])
        assert all(c // DECK == t.state.starter
                   for c, by in zip(laid["card"], laid["by"], strict=True) if by < 0)  # fmt: skip


def test_P22_honour_takes_any_card_that_covers_a_square():
    t = table(
        "0.0@(0,0)0", [["2.0"], ["6.0", "6.1"]], mode="cover", illegal="honour", state=NO_PILE
    )
    assert len(t.legal(0)) in (100, 101)  # 25 places, four rotations, and waiting if stuck
    place(t, 0, "2.0@(0,0)1")
    assert t.state.token[0] == 1
    t.play(HOUSE, CALL_OVER)
    assert t.result.scores == (0, 0)
    assert t.result.winners == (0, 1)  # the wrong card makes it count as not out, and not played


@pytest.mark.parametrize(("ms", "skipped"), [(300, 0), (1000, 0), (1100, 1), (1500, 1), (2000, 1)])
def test_P23_locks_in_ticks(ms, skipped):
    t = new(2, 4, clock="ticks", play_lock_ms=ms, play_out=True)
    t.play(0, t.legal(0)[-1])
    t.play(1, WAIT)
    locked = 0
    while t.legal(0) == [WAIT] and t.view(0)["locked"]:
        t.play(0, WAIT)
        t.play(1, WAIT)
        locked += 1
    assert locked == skipped


def test_P24_turns_go_round():
    t = new(3, 2, clock="turns", mode="cover")
    order = []
    for _ in range(6):
        order.append(t.actors[0])
        t.play(t.actors[0], t.legal(t.actors[0])[-1])
    assert order == [(order[0] + k) % 3 for k in range(6)]


def test_P24_waiting():
    t = new(3, 2, clock="turns", mode="cover")
    assert WAIT in t.legal(t.actors[0])
    for _ in range(3):
        t.play(t.actors[0], WAIT)
    assert t.result.reason == "nobody-does"
    for mode in ("speed", "nms"):
        t = new(3, 2, clock="turns", mode=mode)
        assert WAIT not in t.legal(t.actors[0])


def test_P25_the_round_is_finished():
    t = table(
        W1, [["1.5"], ["3.3", "3.4"]], clock="turns", state={**NO_PILE, "turn": 0, "first": 0}
    )
    place(t, 0, "1.5@(-2,2)3")
    assert t.actors == (1,)
    t.play(1, t.legal(1)[0])
    assert t.result.reason == "went-out"


@pytest.mark.parametrize(("options", "rounds"), [
    ({"level": "beginner"}, 2), ({"level": "advanced"}, 1), ({"level": "expert"}, 0),
    ({"timer_s": 31}, 2), ({"timer_s": 0}, 0)])  # fmt: skip
def test_P25_further_rounds(options, rounds):
    t = table(W1, [["1.5"], ["3.3", "3.4", "3.5"]], clock="turns", mode="cover",
              state={"turn": 0, "first": 0, "pile": [[0] * 3, [18, 19, 20]], "fresh": [0, 3]},
              **options)  # fmt: skip
    place(t, 0, "1.5@(-2,2)3")
    turns = 0
    while t.actors == (1,):
        placing = [a for a in t.legal(1) if a]
        t.play(1, placing[0] if placing else WAIT)
        turns += 1
    assert turns == 1 + rounds
    assert t.result.reason == ("time-up" if rounds else "went-out")


def test_P26_claims_of_a_tick_in_random_order():
    first = Counter()
    for seed in range(30):
        t = Table("pattern-overlap", 2, seed=seed, options={"clock": "ticks"})
        both = [t.legal(seat)[-1] for seat in (0, 1)]
        for seat in (0, 1):
            t.play(seat, both[seat])
        by = t.view(None)["laid"]["by"][3:]
        first[by[0]] += 1
        assert t.state.tick == 1
    assert set(first) == {0, 1}


def test_P26_the_slower_claim_is_refused_without_a_penalty():
    t = table(W1, [["1.5"], ["2.5"]], clock="ticks")
    place(t, 0, "1.5@(-2,2)3")
    place(t, 1, "2.5@(-2,2)2")
    assert t.state.laid == 4
    loser = 1 - t.view(None)["laid"]["by"][3]
    assert t.legal(loser) != [WAIT] or t.state.locked_until[loser] == 0
    assert t.state.hand[loser][0] in (card("1.5"), card("2.5"))


def test_P26_idle_ticks_and_the_last_call_end_the_game():
    t = new(2, clock="ticks", idle_limit_s=30)
    ticks = 0
    while t.actors:
        for seat in t.actors:
            t.play(seat, WAIT)
        ticks += 1
    assert (ticks, t.result.reason) == (30, "nobody-does")
    t = new(2, clock="ticks", idle_limit_s=0)
    for _ in range(100):
        for seat in t.actors:
            t.play(seat, WAIT)
    assert t.result is None
    t = table(W1, [["1.5"], ["3.3", "3.4"]], clock="ticks", mode="cover", timer_s=2, state=NO_PILE)
    place(t, 0, "1.5@(-2,2)3")
    t.play(1, WAIT)
    ticks = 0
    while t.actors:
        t.play(1, WAIT)
        ticks += 1
    assert (ticks, t.result.reason) == (2, "time-up")


def test_P27_who_wins_a_speed_round():
    assert standing("speed", token=[2, 1, 0], played=[6, 6, 5]) == (1,)
    assert standing("speed", played=[4, 4, 3], last_laid=[9, 7, 4]) == (1,)
    assert standing("speed", played=[0, 0]) == (0, 1)
    assert standing("speed", "turns", token=[1, 2, 0], out_round=[5, 5, 0], squares=[18, 20, 30],
                    played=[6, 6, 5]) == (1,)  # fmt: skip
    assert standing("speed", "turns", played=[4, 4], squares=[12, 12]) == (0, 1)


def test_P28_who_wins_by_points():
    assert standing("cover", points=[20, 21], token=[1, 0], played=[6, 4]) == (1,)
    assert standing("cover", points=[21, 21], token=[0, 1], played=[6, 6]) == (1,)
    assert standing("cover", "turns", points=[21, 21], token=[2, 1], out_round=[6, 6],
                    played=[6, 6], best=[4, 5]) == (1,)  # fmt: skip
    assert standing("diversify", points=[9, 9], played=[4, 5], best=[3, 2]) == (1,)


def test_P29_who_wins_not_my_stack():
    assert standing("nms", on_location=[3, 2, 4], token=[1, 0, 2]) == (1,)
    assert standing("nms", on_location=[3, 3, 4], token=[0, 2, 1]) == (1,)
    assert standing("nms", on_location=[3, 3, 3], visited=[0b110, 0b101, 0b010]) == (0, 1)
    tied = {"on_location": [3, 3, 4], "token": [2, 1, 0], "out_round": [4, 4, 0],
            "visited": [0b110, 0b100, 0]}  # fmt: skip
    assert standing("nms", "turns", **tied) == (1,)
    assert standing("nms", "turns", nms_tie="round", **tied) == (0,)


def test_P29_an_old_record_keeps_its_winners():
    golden = next(one for one in GOLDEN if one.name == "four-seats-stack-by-round")
    record = kept_record(golden)
    old = record.replay()
    assert (record.version, old.game.version, old.options["nms_tie"]) == (1, 1, "round")
    assert old.result.winners == (0, 2)  # both went out in the same round
    assert str(old.record()) == str(record)
    new_rules = Table("pattern-overlap", 4, seed=3, options=golden.options, preset="calm")
    for seat, action in old.actions:
        new_rules.play(seat, action)
    assert (new_rules.game.version, new_rules.options["nms_tie"]) == (2, "token")
    assert new_rules.result.winners == (2,)


@pytest.mark.parametrize(
    ("decided_by", "mode", "clock", "fields"),
    [
        ("result", "speed", "realtime", {"token": [2, 1], "played": [6, 6]}),
        ("cards", "speed", "realtime", {"played": [4, 3], "last_laid": [9, 7]}),
        ("earlier-card", "speed", "realtime", {"played": [4, 4], "last_laid": [9, 7]}),
        ("squares", "speed", "turns", {"played": [4, 4], "squares": [12, 13]}),
        ("nothing", "speed", "turns", {"played": [4, 4], "squares": [12, 12]}),
        ("result", "cover", "realtime", {"points": [20, 21], "token": [1, 0]}),
        ("out", "cover", "realtime", {"points": [21, 21], "token": [0, 1], "played": [6, 6]}),
        ("cards", "diversify", "realtime", {"points": [9, 9], "played": [4, 5]}),
        ("best-card", "cover", "realtime", {"points": [9, 9], "played": [4, 4], "best": [3, 4]}),
        ("nothing", "cover", "realtime", {"points": [9, 9], "played": [4, 4], "best": [3, 3]}),
        ("result", "nms", "realtime", {"on_location": [3, 2, 4]}),
        ("out", "nms", "realtime", {"on_location": [3, 3, 4], "token": [0, 2, 1]}),
        ("locations", "nms", "realtime", {"on_location": [3, 3, 3], "visited": [6, 1, 4]}),
    ],
)  # fmt: skip
def test_P27_to_P29_what_decided_is_told(
    decided_by: str, mode: str, clock: str, fields: dict[str, list[int]]
):
    t = finished(mode, clock, **fields)
    assert t.view(None)["decided_by"] == decided_by
    assert (len(t.result.winners) > 1) == (decided_by == "nothing")


def test_P30_nothing_is_taken_back():
    t = started(2)
    t.play(0, t.legal(0)[0])
    assert not t.undoable(0)
    with pytest.raises(IllegalAction):
        t.undo(0)


@pytest.mark.parametrize(("seats", "options", "why"), [
    (2, {"mode": "nms"}, refusals.NmsPlayers()), (7, {}, refusals.SevenPlayers()),
    (7, {"seven_seats": True, "decks_in_box": 7}, refusals.SevenDecks()),
    (4, {"min_match": 4}, refusals.FourSquares()),
    (4, {"illegal": "honour"}, refusals.HonourMode()),
    (4, {"mode": "nms", "stall_refill": True}, refusals.RefillMode()),
    (4, {"mode": "cover", "play_out": True}, refusals.PlayOutMode())])  # fmt: skip
def test_P31_what_cannot_be_combined(seats, options, why):
    with pytest.raises(RefusedOptions) as refused:
        new(seats, **options)
    assert refused.value.fact == why


def test_P32_presets():
    game = parlour.game("pattern-overlap")
    assert [p.name for p in game.presets] == [
        "speed",
        "diversify",
        "cover",
        "stack",
        "late_freeze",
        "wild",
        "calm",
        "set_up",
    ]
    assert game.chosen(4, "set_up")["start_board"] == "together"
    assert game.chosen(4, "stack")["mode"] == "nms"
    assert game.chosen(4)["mode"] == "speed"


def test_P33_action_numbers_are_as_documented():
    text = Path(rules.__file__).with_name("RULES.md").read_text(encoding="utf-8")
    game = parlour.game("pattern-overlap")
    for low, high in re.findall(r"^\| (\d+)–(\d+) \|", text, re.MULTILINE):
        assert int(low) <= int(high) < game.actions + game.house_actions
    assert "| 28813–28815 |" in text
    assert (rules.SWAP_ON_BOARD, rules.SWAP_ON_LOCATIONS) == (28813, 44437)
    assert (rules.CHOOSE_CARD, rules.BUILD_CARD, rules.ACTIONS) == (44440, 44446, 46390)
    assert (GO, CALL_OVER, TOO_LONG, NOTICE) == (46390, 46391, 46392, 46393)


def test_P34_refusals_in_their_order():
    t = three_locations([["1.1", "1.2"], ["2.1", "2.2"], ["8.1", "8.2"]])
    t.state.token[2] = 1
    referee = Referee(t)

    def code(slot, loc, x, y, now=0):
        return referee.claim(Claim(0, slot, 0, x, y, loc), 3, now).code

    assert code(2, 0, 50, 50) is Code.BAD_SLOT
    assert code(0, 0, 50, 50) is Code.OWN_LOCATION
    assert code(0, 2, 50, 50) is Code.FROZEN
    assert code(0, 1, 12, 0) is Code.OFF_TABLE
    assert code(0, 1, 9, 0) is Code.NO_OVERLAP
    assert code(0, 1, 1, 0) is Code.NOT_PLAYING  # already locked
    assert code(0, 1, 1, 0, 1500) is Code.CENTRE
    before = new(2)
    assert claim(Referee(before), 0, "1.5@(0,0)0", 0).code is Code.NOT_PLAYING
    assert t.state.laid == 3


def test_P34_an_action_says_slot_and_place():
    t = table(W1, [["1.5", "1.4"], ["2.5"]])
    referee = Referee(t)
    assert referee.judge(0, number(t, 0, 3, -2, 2), 0, 0) is None
    assert referee.judge(0, number(t, 2, 3, -2, 2), 0, 0).code is Code.BAD_SLOT
    assert referee.judge(0, 40_000, 0, 0).code is Code.OFF_TABLE
    wrong = referee.judge(0, number(t, 0, 0, 4, 0), 0, 0)
    assert (wrong.code, wrong.locked_ms) == (Code.MISMATCH, 1500)


def test_P20_waiting_and_swapping_do_not_tell_who_is_stuck():
    t = stuck_table(stuck_swap=True)
    referee = Referee(t)
    (free,) = {referee.judge(0, action, 0, 0) for action in (WAIT, SWAP_ON_BOARD)}
    assert free.code is Code.NOT_PLAYING
    assert WAIT in t.legal(1)
    assert referee.judge(1, WAIT, 0, 0) == free, "stuck, but not told so yet"
    t.play(HOUSE, NOTICE + 1)
    assert referee.judge(1, WAIT, 0, 0) is None
    assert Referee(stuck_table(assist=True)).judge(1, WAIT, 0, 0) is None


def test_P35_a_misplacement_locks_and_being_late_does_not():
    t = table(W1, [["1.5", "1.4"], ["2.5"]])
    referee = Referee(t)
    wrong = claim(referee, 1, "2.5@(4,0)0", 1000)
    assert wrong.code is Code.MISMATCH
    assert wrong.squares
    assert wrong.locked_ms == 1500
    assert claim(referee, 1, "2.5@(-2,2)2", 2499).code is Code.NOT_PLAYING
    assert referee.locked_until[1] == 2500
    assert claim(referee, 1, "2.5@(-2,2)2", 2500).code is Code.OK
    assert referee.locked_until[1] == 2800


def test_P35_what_was_seen_never_goes_down():
    for seen, late in ((3, True), (4, False)):
        t = table(W1, [["1.5"], ["2.5", "2.4"]])
        referee = Referee(t)
        claim(referee, 0, "1.5@(-2,2)3", 5000)
        claim(referee, 1, "2.5@(20,20)2", 5001, seen=seen)
        answer = claim(referee, 1, "2.5@(-2,2)2", 7000, seen=3)
        assert answer.late is late
        assert (answer.locked_ms > 0) is not late


def test_P36_assist_is_told_to_all():
    assert started(2, assist=True).view(0)["assist"] is True
    assert started(2).view(0)["assist"] is False


def test_P37_no_centre_shares_a_cell_without_the_wild_symbol():
    puzzle = next(p for p in starters() if p.wild)
    assert check(puzzle, puzzle.answer).solved
    tame = puzzle.__class__(**{**{f: getattr(puzzle, f) for f in puzzle.__struct_fields__},
                               "wild": False})  # fmt: skip
    assert check(tame, puzzle.answer).wrong == "squares"


def test_P38_put_lift_hint_and_give_up():
    puzzle = starters()[1]
    work = Workspace(puzzle)
    for one in puzzle.answer[:-1]:
        assert work.put(one.card, one.rot, one.x, one.y) is None
    last = puzzle.answer[-1]
    assert not work.put(last.card, last.rot + 1, last.x, last.y).solved
    hint = work.hint()
    assert hint == last
    assert (work.solved, work.hints) == (True, 1)
    other = Workspace(puzzle)
    assert other.give_up() == puzzle.answer
    assert other.given_up
    with pytest.raises(ValueError, match="is over"):
        other.put(last.card, 0, 0, 0)


def test_P39_bits_and_stars():
    assert (bits_of(3, 1), bits_of(8, 1)) == (8.6, 31.3)
    assert [stars_of(bits, "centers") for bits in (9.9, 10, 15, 20, 28)] == [1, 2, 3, 4, 5]
    assert [stars_of(bits, "outline") for bits in (9.9, 28)] == [2, 5]


def test_P40_one_puzzle_a_day_for_everybody():
    monday, sunday = daily("2026-05-18"), daily("2026-05-24")
    assert monday == daily("2026-05-18")
    assert (monday.stars, sunday.stars) == (1, 5)
    assert check(sunday, sunday.answer).solved
    assert generate("x", "gems", 2) == generate("x", "gems", 2)
    assert monday.id not in collection()
