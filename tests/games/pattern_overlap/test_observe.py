"""What a learner observes of Pattern Overlap, and how its candidates are described."""

import random
from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest

from parlour import Table
from parlour.contract.checks import observations_are_declared
from parlour.contract.errors import Broken
from parlour.contract.secrecy import nothing_leaks
from parlour.core.encoding import Encoding
from parlour.core.game import HOUSE
from parlour.core.registry import game
from parlour.envs import vector
from parlour.games.pattern_overlap import observe
from parlour.games.pattern_overlap.faces import FACES, KINDS, RING, turned
from parlour.games.pattern_overlap.moves import Place, Wait
from parlour.games.pattern_overlap.rules import LAST_CALL, NOTICE
from tests.games.observing import within_bounds

from .board import W1, card, table

CARD = game("pattern-overlap")
HANDS = [["1.0", "1.1", "1.2"], ["2.0", "2.3", "2.5"], ["3.1", "3.2", "3.3"]]


def split(encoding: Encoding, row: np.ndarray) -> dict[str, np.ndarray]:
    return {
        part.field: row[part.offset : part.offset + int(np.prod(part.shape))].reshape(part.shape)
        for part in encoding.parts
    }


def parts(t: Table, seat: int) -> dict[str, np.ndarray]:
    return split(observe.ROW, t.observation(seat))


def candidate(t: Table, seat: int, action: int) -> dict[str, np.ndarray]:
    return split(observe.CHOICE, t.candidate(seat, action))


def letters(squares: np.ndarray) -> str:
    """The letters that some squares show; "" if they show none."""
    return "".join(KINDS[one.argmax()] for one in squares) if squares.any() else ""


def numbers(flags: np.ndarray) -> list[int]:
    return np.flatnonzero(flags).tolist()


def test_cards_are_seen_square_by_square():
    t = table(W1, HANDS)
    for seat, hand in enumerate(HANDS):
        seen = parts(t, seat)
        assert [letters(one) for one in seen["hand"]] == [FACES[0][card(name)] for name in hand]
        assert seen["has_card"].all()
        first = (seat + 1) * 6
        pile = [k for k in range(6) if f"{seat + 1}.{k}" not in hand]
        for k in range(6):
            shown = FACES[0][first + k] if k in pile else ""
            assert letters(seen["cards_to_come"][k]) == shown


def test_an_empty_slot_shows_nothing():
    t = table(W1, [["1.0"], ["2.0", "2.3", "2.5"]])
    assert numbers(parts(t, 0)["has_card"]) == [0]
    assert [letters(one) for one in parts(t, 0)["hand"]] == [FACES[0][card("1.0")], "", ""]


def test_the_table_is_listed_in_order_of_play():
    t = table(W1, HANDS, by=[-1, 2, -1])
    for seat in range(3):
        seen = parts(t, seat)
        assert [numbers(one) for one in seen["laid_by"][:4]] == [[7], [(2 - seat) % 3], [7], []]
        assert (seen["laid_at"][:3] * 24).tolist() == [[0, 0], [2, 0], [0, 2]]
        faces = [("0.0", 0), ("0.5", 3), ("0.3", 0)]
        wanted = [turned(FACES[0][card(name)], rot) for name, rot in faces]
        assert [letters(one) for one in seen["laid_squares"][:3]] == wanted
        assert not seen["laid_squares"][3:].any()
        assert not seen["laid_on"].any()
        assert (seen["laid_worth"][1] * 9).round().tolist() == [3, 1]


def test_seats_are_counted_from_the_one_that_looks():
    t = table(W1, [*HANDS[:2], ["3.1"]], by=[-1, 2, -1], mode="cover", clock="turns")
    state = t.truth()
    for seat in range(3):
        seen = parts(t, seat)
        for other in range(3):
            away = (other - seat) % 3
            assert seen["hand_sizes"][away] == pytest.approx([1, 1, 1 / 3][other])
            assert seen["pile_sizes"][away] == pytest.approx(state.fresh[other] / 3)
            assert seen["played"][away] == pytest.approx([0, 0, 1][other] / 6)
            assert seen["points"][away] == pytest.approx([0, 0, 3][other] / 54)
        assert numbers(seen["turn"]) == [(state.turn - seat) % 3]
        assert not seen["hand_sizes"][3:].any()


def test_locations_are_counted_from_the_one_that_looks():
    t = table(
        "1.3@(0,0)0 2.1@(0,0)0 3.0@(0,0)0", [HANDS[0][:2], ["2.0"], ["3.1"]], locs=[0, 1, 2],
        mode="nms",
    )  # fmt: skip
    for seat in range(3):
        on = [numbers(one) for one in parts(t, seat)["laid_on"][:3]]
        assert on == [[(loc - seat) % 3] for loc in range(3)]


def test_before_go_a_hand_is_hidden():
    t = Table("pattern-overlap", 3, seed=1)
    assert not parts(t, 0)["hand"].any()
    assert not parts(t, 0)["cards_to_come"].any()
    assert numbers(parts(t, 0)["phase"]) == [3]
    t.play(1, 0)
    assert numbers(parts(t, 0)["said"]) == [1]


def test_cards_to_choose_or_to_build_with_are_seen():
    t = Table("pattern-overlap", 3, seed=1, options={"mode": "nms", "nms_base": "choose"})
    seen, deck = parts(t, 1), t.truth().deck[1]
    wanted = list(FACES[0][6 * deck : 6 * deck + 6])
    assert [letters(one) for one in seen["cards_to_come"]] == wanted
    chosen = candidate(t, 1, t.legal(1)[4])
    assert letters(chosen["squares"]) == wanted[4]
    assert numbers(chosen["kind"]) == [3]
    t = Table("pattern-overlap", 3, seed=1, options={"start_board": "build"})
    (seat,) = t.actors
    deck = t.truth().starter
    t.play(seat, t.legal(seat)[2])
    seen = parts(t, seat)
    wanted = ["" if k == 2 else FACES[0][6 * deck + k] for k in range(6)]
    assert [letters(one) for one in seen["cards_to_come"]] == wanted
    (seat,) = t.actors
    move = t.move(seat, t.legal(seat)[0])
    start = candidate(t, seat, t.legal(seat)[0])
    assert numbers(start["kind"]) == [4]
    assert (start["at"] * 24).round().tolist() == [move.x, move.y]
    assert start["fits"]


def test_a_wait_in_real_time_is_private():
    tables = (table("0.0@(0,0)0", [[f"1.{k}"], ["2.0", "2.1", "2.2"]]) for k in range(6))
    t = next(one for one in tables if one.legal(0) == [0])
    t.play(0, 0)
    assert not parts(t, 1)["said"].any()
    assert numbers(parts(t, 0)["said"]) == [0]


def test_points_for_cards_that_do_not_fit_are_shown_until_the_end():
    t = Table("pattern-overlap", 2, seed=3, options={"mode": "cover", "illegal": "honour"})
    t.play(0, 0), t.play(1, 0)
    luck, wrong = random.Random(1), 0
    while not t.result:
        seat = luck.choice(t.actors)
        t.play(seat, luck.choice(t.legal(seat)))
        state = t.truth()
        wrong += state.played[0] > state.rightly[0]
        for seat in range(2):
            shown = [round(54 * one) for one in parts(t, seat)["points"][:2]]
            assert shown[0] == t.facts(1).points[seat]
    assert wrong, "no card was played that does not fit"


OPTIONS = {
    "mode": "cover", "clock": "ticks", "nms_freeze": "never", "min_match": 2, "timer_s": 100,
    "centers": "wild", "stuck_swap": True, "stall_refill": True, "play_out": True,
    "play_lock_ms": 700, "idle_limit_s": 20, "nms_tie": "round",
}  # fmt: skip
OBSERVED = ("mode", "clock_mode", "freeze", "option_numbers", "option_choices")


@pytest.mark.parametrize("option", OPTIONS)
def test_options_are_observed(option):
    usual = parts(Table("pattern-overlap", 3, seed=1), 1)
    other = Table("pattern-overlap", 3, seed=1, options={option: OPTIONS[option]})
    changed = [name for name in OBSERVED if not np.array_equal(parts(other, 1)[name], usual[name])]
    assert len(changed) == 1


def test_options_have_their_places():
    usual = parts(Table("pattern-overlap", 3, seed=1), 1)
    several = {name: value for name, value in OPTIONS.items() if name != "play_out"}
    other = parts(Table("pattern-overlap", 3, seed=1, options=several), 1)
    assert [numbers(one[name])[0] for one in (usual, other) for name in OBSERVED[:3]] == [
        0, 0, 0, 2, 1, 2,
    ]  # fmt: skip
    assert usual["option_numbers"] == pytest.approx([3 / 4, 0, 60 / 180, 300 / 2000, 90 / 600])
    assert other["option_numbers"] == pytest.approx([2 / 4, 0, 100 / 180, 700 / 2000, 20 / 600])
    assert other["option_choices"].tolist() == [1, 0, 1, 1, 0, 1]
    more = {"mode": "cover", "illegal": "honour", "centers": "wild", "wild_min_real": 2}
    other = parts(Table("pattern-overlap", 3, seed=1, options=more), 1)
    assert other["option_choices"].tolist() == [1, 1, 0, 0, 0, 0]
    assert other["option_numbers"][1] == pytest.approx(2 / 3)
    alone = parts(Table("pattern-overlap", 3, seed=1, options={"play_out": True}), 1)
    assert alone["option_choices"].tolist() == [0, 0, 0, 0, 1, 0]


def test_who_is_out_and_what_is_frozen():
    t, luck, out = Table("pattern-overlap", 3, seed=5, preset="stack"), random.Random(5), 0
    while not t.result:
        seat = luck.choice(t.actors)
        t.play(seat, luck.choice(t.legal(seat)))
        if max(t.truth().token) == out and t.truth().laid % 5:
            continue
        out = max(t.truth().token)
        for seat in range(3):
            seen, facts = parts(t, seat), t.facts(seat)
            turned = [(seat + k) % 3 for k in range(3)]
            assert (seen["tokens"][:3] * 7).round().tolist() == [facts.token[k] for k in turned]
            assert seen["frozen"][:3].tolist() == [facts.frozen[k] for k in turned]
            cards = [facts.on_location[k] for k in turned]
            assert (seen["on_locations"][:3] * 36).round().tolist() == cards
    assert out


def test_a_stuck_player_is_told():
    tables = (table("0.0@(0,0)0", [["2.0", "2.1", "2.2"], [f"1.{k}"]]) for k in range(6))
    t = next(one for one in tables if one.legal(1) == [0])
    t.play(HOUSE, NOTICE + 1)
    assert parts(t, 1)["noticed"]
    assert not parts(t, 0)["noticed"]


def test_a_lock_after_a_card_is_seen():
    t = Table("pattern-overlap", 2, seed=1, options={"clock": "ticks", "play_lock_ms": 2000})
    placed = next(seat for seat in range(2) if len(t.legal(seat)) > 1)
    for seat in range(2):
        t.play(seat, t.legal(seat)[-1] if seat == placed else 0)
    for seat in range(2):
        assert numbers(parts(t, seat)["locked"]) == [(placed - seat) % 2]


def test_the_last_call_is_seen():
    options = {"clock": "ticks", "play_lock_ms": 0, "mode": "cover"}
    t, called = Table("pattern-overlap", 2, seed=3, options=options), False
    while not t.result:
        seat = t.actors[0]
        t.play(seat, t.legal(seat)[-1])
        state = t.truth()
        if state.phase == LAST_CALL and not called:
            called = True
            seen = parts(t, 0)
            assert seen["last_call"]
            assert seen["clock"][1] == pytest.approx((state.deadline - state.tick) / 180)
    assert called


def test_the_number_of_players_is_observed():
    tables = [Table("pattern-overlap", seats, seed=1) for seats in range(2, 7)]
    assert [numbers(parts(t, 0)["seats"])[0] for t in tables] == [0, 1, 2, 3, 4]


def test_ticks_are_counted():
    t = Table("pattern-overlap", 2, seed=1, options={"clock": "ticks", "mode": "cover"})
    while t.truth().tick < 9:
        t.play(t.actors[0], 0)
    seen = parts(t, 0)
    assert seen["clock"] == pytest.approx([9 / 1800, 0, 9 / 600, 0])
    assert not seen["last_call"]


def test_a_candidate_says_what_the_move_does():
    t = table(W1, HANDS, mode="diversify")
    occupied = {(x + dx, y + dy) for x, y in ((0, 0), (2, 0), (0, 2)) for dx, dy in (*RING, (0, 0))}
    checked = 0
    for seat in range(3):
        for action in t.legal(seat):
            move, seen = t.move(seat, action), candidate(t, seat, action)
            if isinstance(move, Wait):
                assert numbers(seen["kind"]) == [0]
                assert not seen["squares"].any()
                continue
            assert isinstance(move, Place)
            face = turned(FACES[0][card(HANDS[seat][move.slot - 1])], move.rot)
            assert letters(seen["squares"]) == face
            assert numbers(seen["slot"]) == [move.slot - 1]
            assert (seen["at"] * 24).round().tolist() == [move.x, move.y]
            after = t.copy()
            after.play(seat, action)
            state = after.truth()
            k = state.laid - 1
            worth = [state.laid_cov[k], state.laid_div[k], state.points[seat]]
            assert (seen["worth"] * 9).round().tolist() == worth
            covered = [int((move.x + x, move.y + y) in occupied) for x, y in RING]
            assert seen["covers"].tolist() == covered
            assert not seen["centres"]
            assert seen["fits"]
            assert not seen["goes_out"]
            checked += 1
    assert checked > 5


def test_a_candidate_counts_the_centres_it_covers():
    t, found = table(W1, HANDS, mode="cover", centers="wild"), set()
    for seat in range(3):
        for action in filter(None, t.legal(seat)):
            move = t.move(seat, action)
            under = {(move.x + x, move.y + y) for x, y in (*RING, (0, 0))}
            centres = len(under & {(0, 0), (2, 0), (0, 2)})
            assert candidate(t, seat, action)["centres"] == pytest.approx(centres / 9)
            found.add(centres)
    assert max(found) > 0


def test_a_candidate_says_whose_location_it_is():
    t = Table("pattern-overlap", 4, seed=6, preset="stack")
    for seat in range(4):
        t.play(seat, 0)
    for seat in range(4):
        for action in t.legal(seat):
            move = t.move(seat, action)
            if isinstance(move, Place):
                on = candidate(t, seat, action)["on"]
                assert numbers(on) == [(move.loc - seat) % 4]
                assert not on[0], "nobody plays on their own location"


def test_the_last_card_goes_out():
    t = table(
        W1, [["1.0"], ["2.0", "2.3", "2.5"]], state={"pile": [[-1] * 3] * 7, "fresh": [0] * 7}
    )
    places = [action for action in t.legal(0) if action]
    assert places
    assert all(candidate(t, 0, action)["goes_out"] for action in places)


def changed(write=observe.observe, choose=observe.choice):
    """The card with another `observe` or `choice`."""
    module = SimpleNamespace(
        ROW=observe.ROW, CHOICE=observe.CHOICE, MOVES=observe.MOVES, observe=write, choice=choose
    )
    return replace(CARD, lab=replace(CARD.lab, observe=module))


def leaky(s, seat, row):
    observe.observe(s, seat, row)
    row[observe.CLOCK] = max(s.hand[(seat + 1) % s.seats, 0], 0) / 54


def telltale(s, seat, action, row):
    observe.choice(s, seat, action, row)
    row[observe.CENTRES] = max(s.hand[(seat + 1) % s.seats, 0], 0) / 54


@pytest.mark.parametrize(
    ("card", "says"),
    [
        (changed(leaky), "the observation for seat"),
        (changed(choose=telltale), "the candidates for"),
    ],
)
def test_a_leak_is_found(card, says):
    with pytest.raises(Broken, match=says):
        nothing_leaks(card, pairs=40)


def wild_row(s, seat, row):
    observe.observe(s, seat, row)
    row[observe.PILES] = 1.5


def wild_choice(s, seat, action, row):
    observe.choice(s, seat, action, row)
    row[observe.SLOT : observe.SLOT + 2] = 1


@pytest.mark.parametrize(
    ("card", "says"),
    [(changed(wild_row), "observation's part 'pile"), (changed(choose=wild_choice), "part 'slot'")],
)
def test_a_number_out_of_bounds_is_found(card, says):
    with pytest.raises(Broken, match=says):
        observations_are_declared(card)


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize("preset", [preset.name for preset in CARD.presets])
def test_bounds_hold_in_many_games(seats, preset):
    env = vector("pattern-overlap", 64, seats, preset=preset, seed=1, actions="candidates")
    env.reset()
    for _ in range(150):
        env.step(env.sample())
        within_bounds(env.observation, observe.ROW.parts)
        within_bounds(env.final_observation, observe.ROW.parts)
        within_bounds(env.candidate_features.reshape(-1, observe.CHOICE.size), observe.CHOICE.parts)
