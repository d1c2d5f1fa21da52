"""Words: actions, screens, pictures and the log of each viewer."""

from __future__ import annotations

import msgspec
import pytest

from parlour import Table
from parlour.games.synergy.cards import ACTION, PASS, UNIQUE, USE_C, USE_F
from parlour.games.synergy.words import reason

from .deals import card, commits, last_numbers, pair, played_out, random_game, stage

NEVER, STRICT = -1, False


@pytest.mark.slow
@pytest.mark.parametrize("mission", [1, 9, 15, 24, 30])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_screens_always_have_the_same_keys(mission, seats):
    keys, place_keys = set(), set()
    for seed in range(3):
        for t in random_game(Table("synergy", seats, seed, {"mission": mission}), seed):
            for who in (0, seats - 1, None):
                shown = t.view(who)
                msgspec.json.encode(shown)
                keys.add(tuple(shown))
                place_keys |= {tuple(place) for place in shown["places"]}
                assert len(shown["places"]) == max(3, seats)
    assert len(keys) == len(place_keys) == 1


def test_showing_does_not_spoil_what_is_shown_next():
    t = played_out(Table("synergy", 3, 1, {"mission": 14}), 1)
    before = msgspec.json.encode(t.view(0))
    for _ in range(3):
        t.view(1), t.view(None)
    assert msgspec.json.encode(t.view(0)) == before


@pytest.mark.parametrize(
    ("goal", "sums", "says"),
    [
        (0, (7, 6, 9), "7 is one more: seat 1 has 6"),
        (0, (7, 8, 9), "7, but nobody has 6"),
        (1, (7, 6, 8), "7 is one less: seat 2 has 8"),
        (2, (7, 6, 7), "seat 2 has 7 too"),
        (2, (7, 6, 8), "nobody else has 7"),
        (3, (7, 7, 8), "seat 1 has 7 too"),
        (4, (7, 6, 8), "7 lies between 6 and 8"),
        (4, (7, 7, 8), "7 does not lie between 7 and 8"),
        (5, (7, 8, 3), "7 is second highest: 8, 7"),
        (5, (7, 8, 9), "7 is third highest: 9, 8, 7"),
        (6, (7, 8, 9), "7 is lowest: 7"),
        (6, (7, 8, 3), "7 is second lowest: 3, 7"),
    ],
)
def test_reasons(goal, sums, says):
    assert reason(goal, 0, sums, NEVER, STRICT) == says


def test_a_reason_skips_who_is_ignored():
    assert reason(4, 0, (7, 6, 8, 9), 1, STRICT) == "7 does not lie between 8 and 9"
    assert reason(4, 0, (7, 6, 8), 1, STRICT) == "7 has the same neighbour on both sides"
    assert reason(3, 1, (7, 7, 8), 1, STRICT) == "ignored this round"


def test_actions_in_words_lead_back():
    t = stage([(card(s, 3), card(s, 2)) for s in range(3)], [0, 1, 2], ACTION,
              options={"custom_f": True, "custom_b": True}, acts=1 << 5 | 2)  # fmt: skip
    assert t.words(0, PASS) == "pass"
    assert t.words(0, USE_F + 2) == "use F on seat 2"
    t.play(0, "use F on seat 2")
    assert t.state.plus_at == 2
    fresh = Table("synergy", 3, 1)
    assert fresh.words(0, 2) == "lay red 3"
    assert fresh.words(0, 30) == "lay goal ↑² second highest"
    assert fresh.words(0, 145) == "keep the first number"
    assert fresh.words(0, USE_C + 9) == "use C for yellow 5"


def told(table, seat, action, viewer):
    game = table.game
    heard = table.hears(seat, action, viewer)
    before = game.View.read(table.look(viewer))
    twin = table.copy()
    twin.play(seat, action)
    return game.words.tell(
        before, seat, action if heard else None, game.View.read(twin.look(viewer))
    )


def test_a_card_laid_down_is_told_to_its_player_only():
    t = Table("synergy", 3, 1)
    action = t.legal(1)[0]
    assert told(t, 1, action, 1) == [f"You {t.words(1, action)}."]
    assert told(t, 1, action, 0) == told(t, 1, action, None) == ["Seat 1 is ready."]


def test_a_pass_has_no_name():
    t = stage([(card(s, 3), card(s, 2)) for s in range(3)], [0, 1, 2], ACTION,
              options={"custom_f": True}, acts=1 << 5)  # fmt: skip
    assert told(t, 1, PASS, 0) == ["Somebody passes."]
    assert told(t, 1, PASS, 1) == ["You pass."]
    assert told(t, 1, USE_F, 0) == ["Seat 1 uses F on seat 0."]


def test_a_check_is_told_with_reasons():
    pairs = [pair(0, 6), pair(1, 6), pair(2, 7)]
    t = stage(pairs, [2, 2, 0])
    commits(t, [pairs[0][1], pairs[1][1]])
    assert told(t, 2, pairs[2][1], None) == [
        "Seat 2 is ready.",
        "S0 5● 1● = 6, = met: seat 1 has 6 too.",
        "S1 5▲ 1▲ = 6, = met: seat 0 has 6 too.",
        "S2 5■ 2■ = 7, +1 met: 7 is one more: seat 0 has 6.",
        "The round is completed.",
    ]


def test_a_wish_that_is_read_is_told():
    t = stage([(card(s, 3), card(s, 2)) for s in range(3)], [0, 1, 2], ACTION, leader=1,
              options={"custom_f": True, "action_order": "leader"}, acts=1 << 5)  # fmt: skip
    t.play(0, PASS)
    t.play(1, USE_F + 2)
    assert told(t, 2, PASS, 0) == ["A wish is in.", "Seat 1 uses F on seat 2."]


def test_the_picture_shows_the_table():
    t = stage([(card(s, 3), card(s, 2)) for s in range(3)], [6, 1, 2], plus_at=1, minus_at=2)
    lines = t.picture(0).splitlines()
    assert lines[1].startswith("S0*   ● [3●] [↓²] [  ]  hand 4")
    assert "[3▲+]" in lines[2]
    assert "[3■\u2212]" in lines[3]
    assert lines[4].startswith("Possible sums: S0 ")
    assert lines[5].startswith("Your hand: ")


def test_the_ladder_uses_public_facts_only():
    t = stage([(card(s, 3), card(s, 2)) for s in range(3)], [UNIQUE] * 3)
    for who in (0, 1, None):
        assert [place["may_sum"] for place in t.view(who)["places"]] == [[4, 5, 6, 7, 8]] * 3
    last_numbers(t, [card(s, 2) for s in range(3)])
    assert [place["may_sum"] for place in t.view(0)["places"]] == [[]] * 3


def test_limits_are_named_on_the_cards_they_bar():
    hands = [[card(0, 1), card(0, 5)], [card(1, 5)], [card(2, 5)]]
    t = stage([(card(s, 3), 0) for s in range(3)], [UNIQUE] * 3, hands=hands,
              options={"custom_lohi": True, "custom_min5": True})  # fmt: skip
    assert t.view(0)["hand"]["breaks"] == [["MIN5", "LOHI"], []]
    assert t.view(None)["hand"] is None


@pytest.mark.slow
def test_how_a_mission_ended_is_told():
    ends = set()
    for mission in (1, 12, 25, 11):
        for seed in range(40):
            t = played_out(Table("synergy", 3, seed, {"mission": mission}), seed)
            ends.add(t.view(None)["result"]["cause"])
            assert t.view(None)["says"] in t.picture(None)
    assert ends == {"won", "lives", "no_numbers", "challenge", "hyper"}
