"""What a learner observes of Sequence Numbers."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from parlour import Table
from parlour.core.registry import game
from parlour.games.sequence_numbers.deck import kind_of
from parlour.games.sequence_numbers.lines import CELLS, CORNERS, LINE_CELLS
from parlour.games.sequence_numbers.observe import ROW
from tests.games.observing import (
    bits,
    compare,
    differing,
    hot,
    padded,
    parts,
    wandering,
    within_bounds,
)

from .luck import GAME, card, hand, laid


def expected(table, seat):
    """All parts, worked out from the view."""
    v = table.facts(seat)
    o = v.options
    seats = [(seat + k) % v.seats for k in range(v.seats)]
    teams = [(seat + k) % v.teams for k in range(v.teams)]
    chip, locked, number = (np.array(getattr(v, name)) for name in ("chip", "locked", "number"))
    open_cells = (chip == 0) & (number > 0)
    own = [kind_of(one) for one in v.hand[seat][: v.held[seat]]]
    unseen = unseen_kinds(v, own)
    best = [best_lines(v, chip, locked, team) * open_cells for team in teams]
    fits = open_cells & np.isin(number - 1, own)
    return {
        "chips": padded([chip == team + 1 for team in teams], 3, [0] * CELLS),
        "locked": locked,
        "open": open_cells,
        "fits": fits,
        "unseen_at": [unseen[n - 1] * free for n, free in zip(number, open_cells)],
        "lines": np.clip([best[0] - 2, np.max(best[1:], axis=0) - 2], 0, 2) / 2,
        "hand": shares(own),
        "unseen": unseen,
        "dead": [k in own and not (open_cells & (number == k + 1)).any() for k in range(48)],
        "completing": padded([min((one == 4).sum(), 10) / 10 for one in best], 3),
        "complete_now": [(fits & (best[0] == 4)).any(), 48 in own and (best[0] == 4).any()],
        "held": padded([v.held[other] / 7 for other in seats], 6),
        "team_mates": padded([other % v.teams == seat % v.teams for other in seats], 6),
        "turn": hot((v.turn - seat) % v.seats, 6),
        "may_draw": padded([v.pending >> other & 1 for other in seats], 6),
        "stuck": padded([v.stuck >> other & 1 for other in seats], 6),
        "spent": padded([v.spent >> other & 1 for other in seats], 6),
        "must_give": padded([v.forfeit >> other & 1 for other in seats], 6),
        "phase": hot(v.phase, 5),
        "sequences": padded([v.sequences[team] / 3 for team in teams], 3),
        "needed": padded([(v.target - v.sequences[team]) / 3 for team in teams], 3),
        "last_row": hot(v.last_cell // 10, 10),
        "last_column": hot(v.last_cell % 10 if v.last_cell >= 0 else -1, 10),
        "last_card": hot(kind_of(v.last_card) if v.last_card >= 0 else -1, 50),
        "last_seat": hot((v.last_seat - seat) % v.seats if v.last_seat >= 0 else -1, 6),
        "pile": v.pile_left / 104,
        "discards": v.discards / 104,
        "exchanges_left": max(o.dead_per_turn - v.exchanges, 0) / 7,
        "passes": v.passes / v.seats,
        "turns_left": min(o.max_turns - v.turn_no, 300) / 300,
        "seats": hot(v.seats - 1, 6),
        "teams": hot(v.teams - 1, 3),
        "target": hot(v.target - 1, 3),
        "option_numbers": [
            (o.hand_cards + 2 if o.hand_cards else 5 - (v.seats > 3)) / 7, o.plus_cards / 4,
            o.minus_cards / 4, o.dead_per_turn / 7,
        ],
        "option_choices": [
            o.shared_chips, o.claim, o.stuck, o.stalemate, o.exchange_resets, o.draw_mode,
            o.open_discards,
        ],
    }  # fmt: skip


def shares(kinds):
    counts = np.bincount(kinds, minlength=50)
    return counts / np.array([2] * 48 + [4] * 2)


def unseen_kinds(v, own):
    """What nobody shows: the deck less the hand and the discards in sight."""
    deck = [2] * 48 + [v.options.plus_cards, v.options.minus_cards]
    seen = [*own, *(kind_of(one) for one in v.discard[: v.discards] if one >= 0)]
    return (np.array(deck) - np.bincount(seen, minlength=50)) / np.array([2] * 48 + [4] * 2)


def best_lines(v, chip, locked, team):
    """For every cell, the most chips of a team in a line through it that it can still complete."""
    best = np.zeros(CELLS)
    for line in map(list, LINE_CELLS):
        mine = chip[line] == team + 1
        foes = (chip[line] > 0) & ~mine
        if not foes.any() and (locked[line] * mine).sum() <= v.options.shared_chips:
            count = mine.sum() + len({*line} & {*CORNERS})
            if count < 5:
                best[line] = np.maximum(best[line], count)
    return best


STRANGE = {
    "plus_cards": 4, "minus_cards": 4, "dead_per_turn": 7, "stuck": "discard", "hand_cards": 7,
    "shared_chips": 0, "max_turns": 120, "sequences_to_win": 3,
}  # fmt: skip


def some_tables(every):
    """Tables of every seat count, at some moments of a game."""
    for seats, preset in ((2, "printed"), (3, "brisk"), (4, "strict"), (6, "stretch")):
        yield from wandering(Table(GAME, seats, seed=seats, preset=preset), seats, every)
    yield from wandering(Table(GAME, 6, seed=9, options={**STRANGE, "teams": 3}), 9, every)


def test_every_part_is_what_the_view_shows():
    seen = compare(some_tables(29), expected)
    by_hand = {"stuck", "spent", "must_give", "complete_now", "dead", "passes"}
    assert seen | by_hand == {part.field for part in ROW.parts}


ROW_OF_FOUR = {0: [41, 42, 43, 44], 1: [81, 82, 83]}


def test_a_line_of_four_is_completed_at_either_end():
    number = Table(GAME, 2, seed=0).facts(0).number[45]
    table = laid(2, ROW_OF_FOUR, {0: hand(number, "+")})
    mine, yours = parts(table, 0), parts(table, 1)
    assert np.flatnonzero(mine["lines"][0] == 1).tolist() == [40, 45]
    assert np.flatnonzero(mine["lines"][1] == 0.5).tolist() == [80, 84, 85]
    assert np.flatnonzero(yours["lines"][1] == 1).tolist() == [40, 45]
    assert mine["completing"].tolist() == pytest.approx([0.2, 0, 0])
    assert mine["complete_now"].tolist() == [1, 1]
    assert yours["complete_now"].tolist() == [0, 0]
    assert not differing(table, 0, expected(table, 0))


def test_a_plus_completes_and_other_numbers_do_not():
    numbers = {Table(GAME, 2, seed=0).facts(0).number[cell] for cell in (40, 45)}
    other = next(n for n in range(1, 49) if n not in numbers)
    assert parts(laid(2, ROW_OF_FOUR, {0: hand(other, "+")}), 0)["complete_now"].tolist() == [0, 1]
    assert parts(laid(2, ROW_OF_FOUR, {0: hand(other, "-")}), 0)["complete_now"].tolist() == [0, 0]


def test_corners_count_and_rivals_block():
    table = laid(2, {0: [1, 2, 3], 1: [22, 33, 44, 55, 77]})
    mine, yours = parts(table, 0)["lines"], parts(table, 1)["lines"]
    assert mine[0][4] == 1  # the corner and three chips
    assert yours[0][66] == 1
    assert yours[0][11] == 1
    assert mine[0][5] == 0.5
    assert parts(laid(2, {0: [1, 2, 3], 1: [4]}), 0)["lines"][0].max() < 1


@pytest.mark.parametrize(("shared", "far"), [(1, True), (0, False)])
def test_a_second_line_shares_only_so_many_chips(shared, far):
    chips = [41, 42, 43, 44, 45, 55, 65, 75]  # line 25 is claimed: 41 to 45
    table = laid(
        4, {0: chips}, lines={0: [LINE_CELLS.index((41, 42, 43, 44, 45))]},
        options={"shared_chips": shared},
    )  # fmt: skip
    lines = parts(table, 0)["lines"][0]
    assert (lines[85] == 1) == far
    assert lines[46] == 0  # four of its cells are locked
    assert not differing(table, 0, expected(table, 0))


def test_a_dead_card_and_stuck_players_are_seen():
    cells = [c for c in range(CELLS) if Table(GAME, 2, seed=0).facts(0).number[c] == 7]
    table = laid(2, {1: cells}, {0: hand(7, 8)}, stuck=2, spent=2, passes=1)
    seen = parts(table, 0)
    assert np.flatnonzero(seen["dead"]).tolist() == [6]
    assert seen["stuck"].tolist() == seen["spent"].tolist() == [0, 1, 0, 0, 0, 0]
    assert seen["passes"] == 0.5
    assert not differing(table, 0, expected(table, 0))
    assert not differing(table, 1, expected(table, 1))


def test_who_must_give_up_a_card_is_seen():
    table = Table(GAME, 4, seed=1, preset="strict")
    table.play(-1, table.legal(-1)[1])
    assert parts(table, 0)["must_give"].tolist() == [0, 1, 0, 1, 0, 0]
    assert not differing(table, 3, expected(table, 3))


def test_only_the_top_discards_are_counted_when_the_others_are_covered():
    discards = {"discard": [card(1), card(2), card(3)], "discard_by": [0, 1, 0], "discards": 3}
    hands = {0: hand(10), 1: hand(11)}
    everything = parts(laid(2, hands=hands, **discards), 0)["unseen"]
    tops = parts(laid(2, hands=hands, options={"open_discards": "top"}, **discards), 0)["unseen"]
    assert everything[:4].tolist() == [0.5, 0.5, 0.5, 1]
    assert tops[:4].tolist() == [1, 0.5, 0.5, 1]
    assert everything[9:11].tolist() == [0.5, 1]


def turned(table, by):
    """The same table with everyone moved `by` seats on."""
    twin = table.copy()
    s, seats, teams = twin.state, table.seats, int(table.state.teams)
    for name in ("hand", "held", "lost", "given"):
        array = getattr(s, name)
        array[:seats] = np.roll(array[:seats], by, axis=0)
    for name in ("chips", "locked", "sequences", "sequence_line"):
        array = getattr(s, name)
        array[:teams] = np.roll(array[:teams], by, axis=0)
    for name in ("pending", "forfeit", "stuck", "spent"):
        mask = bits(int(getattr(s, name)), seats)
        setattr(s, name, sum(one << (k + by) % seats for k, one in enumerate(mask)))
    s.turn = (s.turn + by) % seats
    s.team = s.turn % teams
    if s.last_seat >= 0:
        s.last_seat = (s.last_seat + by) % seats
    s.discard_by[: s.discards] = (s.discard_by[: s.discards] + by) % seats
    return twin


@pytest.mark.parametrize("seats", [3, 6])
def test_it_makes_no_difference_where_the_players_sit(seats):
    for table in wandering(Table(GAME, seats, seed=5, preset="strict"), 5, 41):
        for by, seat in product((1, 2), (0, seats - 1)):
            there = turned(table, by).observation((seat + by) % seats)
            assert np.array_equal(table.observation(seat), there)


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize("seats", game(GAME).seats)
@pytest.mark.parametrize("preset", [preset.name for preset in game(GAME).presets])
def test_bounds_hold_in_many_games(seats, preset):
    from parlour.envs import vector

    env = vector(GAME, 256, seats, preset=preset, seed=1)
    env.reset()
    for step in range(600):
        env.step(env.sample())
        if step % 15 == 0:
            within_bounds(env.observation, ROW.parts)
            within_bounds(env.final_observation, ROW.parts)


@pytest.mark.soak
def test_every_part_is_what_the_view_shows_in_many_positions():
    compare(some_tables(1), expected)
