"""Words: actions, pictures and the log."""

from __future__ import annotations

from parlour import Table
from parlour.core.game import HOUSE
from parlour.games.pattern_overlap.rules import CALL_OVER, GO, NOTICE, TOO_LONG, WAIT

from .board import W1, number, place, table


def told(t: Table, seat: int, action: int, viewer: int | None) -> list[str]:
    before, heard = t.facts(viewer), t.hears(seat, action, viewer)
    t.play(seat, action)
    lines: list[str] = t.game.words.tell(
        before, seat, action if heard else None, t.facts(viewer)
    )  # fmt: skip
    return lines


def test_a_placement_in_words():
    t = table(W1, [["1.5"], ["2.5"]])
    assert t.words(0, number(t, 0, 3, -2, 2)) == "p 1 r3 −2 2 (1.5)"
    t.play(0, "p 1 r3 -2 2 (1.5)")
    assert t.state.laid == 4


def test_what_the_house_does_in_words():
    t = Table("pattern-overlap", 2, seed=1)
    assert [t.words(HOUSE, a) for a in (GO, CALL_OVER, TOO_LONG, NOTICE + 1)] == [
        "go", "the last call is over", "nobody places any more", "tell seat 1 that it is stuck",
    ]  # fmt: skip
    assert t.words(0, WAIT) == "ready"


def test_the_picture_shows_the_patchwork_and_the_own_hand():
    t = table(W1, [["1.5", "1.4"], ["2.5"]])
    picture = t.picture(0)
    assert "  0   C  *  A  *  C" in picture
    assert "1: 1.5   2: 1.4" in picture
    assert "2.5" not in picture
    assert "1.5" not in t.picture(None)


def test_what_happened_is_told():
    t = table(W1, [["1.5"], ["3.3", "3.4"]], mode="cover",
              state={"pile": [[0]] * 2, "fresh": [0, 0]})  # fmt: skip
    twin = t.copy()
    action = number(t, 0, 3, -2, 2)
    assert told(t, 0, action, 0) == [
        "You lay 1.5 at −2 2: 3 squares on 1 card.", "You are out: number 1.",
        "Last call: 60 seconds.",
    ]  # fmt: skip
    assert told(twin, 0, action, 1)[0] == "Seat 0 lays 1.5 at −2 2: 3 squares on 1 card."
    assert twin.view(0)["says"] == "You are out of cards, and the others play on."
    assert twin.view(1)["says"] == "Last call!"
    assert told(twin, HOUSE, CALL_OVER, 1) == ["Time is up. Seat 0 wins."]


def test_the_screen_of_a_finished_game_has_places_and_a_reason():
    t = table(W1, [["1.5"], ["3.3"]], state={"pile": [[0]] * 2, "fresh": [0, 0]})
    assert t.view(0)["places"] is None
    place(t, 0, "1.5@(-2,2)3")
    shown = t.view(1)
    assert shown["places"] == [1, 2]
    assert shown["ended"] == "a seat went out"
    assert shown["says"] == "The first player is out of cards. Seat 0 wins."
