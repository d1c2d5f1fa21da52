"""Facts: views, moves and events, and their words in every language."""

from __future__ import annotations

import random
from typing import Any

import pytest

from parlour import Table
from parlour.core import telling
from parlour.core.fact import Fact, message_id
from parlour.core.game import HOUSE
from parlour.core.language import catalogue, languages
from parlour.games.pattern_overlap import events, facts, moves
from parlour.games.pattern_overlap.claims import GEOMETRY, Code
from parlour.games.pattern_overlap.options import PRESETS, Options
from parlour.games.pattern_overlap.rules import CALL_OVER, GO, NOTICE, TOO_LONG, WAIT

from .board import W1, card, number, place, table

PACKAGE = "parlour.games.pattern_overlap"
OUT = {"pile": [[0]] * 2, "fresh": [0, 0]}


def told(t: Table, seat: int, action: int, viewer: int | None) -> list[Fact]:
    before, heard = t.facts(viewer), t.hears(seat, action, viewer)
    t.play(seat, action)
    return telling.events(t.game, before, seat, action if heard else None, t.facts(viewer))


def worded(t: Table, fact: Fact, viewer: int | None, language: str = "en") -> str:
    return telling.speaker(t.game, language, viewer, ("Ann", "Bob", "Cem"))(fact)


# Moves


def test_a_placement():
    t = table(W1, [["1.5"], ["2.5"]])
    action = number(t, 0, 3, -2, 2)
    assert t.move(0, action) == moves.Place(1, 3, None, -2, 2, "1.5")
    assert {t.words(0, action, language) for language in languages()} == {"p 1 r3 −2 2 (1.5)"}
    t.play(0, "p 1 r3 -2 2 (1.5)")
    assert t.state.laid == 4


def test_a_placement_on_a_location():
    t = Table("pattern-overlap", 3, seed=1, options={"mode": "nms", "clock": "turns"})
    action = number(t, 0, 1, 0, -2, loc=2)
    assert t.move(HOUSE, action) == moves.Place(1, 1, 2, 0, -2, None)
    assert t.words(HOUSE, action) == "p 1 r1 on 2 at 0 −2"
    assert t.words(HOUSE, action, "de") == "p 1 r1 auf 2 bei 0 −2"


def test_what_the_house_does():
    t = Table("pattern-overlap", 2, seed=1)
    assert [t.move(HOUSE, action) for action in (GO, CALL_OVER, TOO_LONG, NOTICE + 1)] == [
        moves.Go(), moves.EndCall(), moves.EndIdle(), moves.Notify(1),
    ]  # fmt: skip
    assert t.move(0, WAIT) == moves.Ready()
    assert [t.words(0, WAIT, language) for language in ("en", "nb", "de")] == [
        "ready", "klar", "bereit",
    ]  # fmt: skip


# Views


def test_the_picture_shows_the_patchwork_and_the_own_hand():
    t = table(W1, [["1.5", "1.4"], ["2.5"]])
    for language in languages():
        picture = t.picture(0, language)
        assert "  0   C  *  A  *  C" in picture
        assert "1: 1.5   2: 1.4" in picture
        assert "2.5" not in picture
        assert "1.5" not in t.picture(None, language)
    assert "Your hand" in t.picture(0)
    assert "Deine Hand" in t.picture(0, "de")


def test_the_columns_of_the_picture_are_aligned():
    t = table(W1, [["1.5"], ["3.3"]], mode="cover", level="expert", state=OUT)
    place(t, 0, "1.5@(-2,2)3")
    assert t.picture(1).splitlines()[-3:] == [
        "Seat 0  0 left  3 points  place 1  out first",
        "You     1 left  0 points  place 2",
        "A player has run out of cards. Seat 0 wins.",
    ]


def test_the_cards_on_the_table_are_columns_and_made_once():
    t = table(W1, [["1.5"], ["2.5"]])
    laid = facts.public(t.facts(None)).laid
    assert laid.card == [card("0.0"), card("0.5"), card("0.3")]
    assert (laid.x, laid.y, laid.rot) == ([0, 2, 0], [0, 0, 2], [0, 3, 0])
    assert facts.public(t.facts(1)).laid is laid


def test_the_status_names_as_many_squares_as_needed():
    t = table(W1, [["1.5"], ["2.5"]], min_match=2)
    assert facts.own(t.facts(0)).status == facts.Race(2)
    assert worded(t, facts.Race(2), 0) == "Play a card wherever two squares match."
    assert worded(t, facts.Race(2), 0, "nb") == "Legg et kort der to ruter er like."


@pytest.mark.parametrize(("mode", "may_wait"), [("speed", False), ("cover", True)])
def test_the_status_of_a_turn_tells_whether_you_may_always_wait(mode, may_wait):
    t = Table("pattern-overlap", 2, seed=1, options={"mode": mode, "clock": "turns"})
    status = facts.own(t.facts(0)).status
    assert status == facts.Turn(t.actors[0], may_wait, False)
    says = worded(t, status, t.actors[0])
    assert says.endswith("or wait." if may_wait else "or wait if nothing fits.")


def test_only_a_stuck_player_is_told():
    t = table(W1, [["1.5"], ["2.5"]], state={"noticed": 2})
    assert facts.own(t.facts(1)).status == facts.Stuck()
    assert facts.own(t.facts(0)).status == facts.own(t.facts(None)).status == facts.Race(3)


def test_the_screen_of_a_finished_game_has_places_and_a_reason():
    t = table(W1, [["1.5"], ["3.3"]], state=OUT)
    assert t.view(0)["places"] is None
    place(t, 0, "1.5@(-2,2)3")
    shown = t.view(1)
    assert shown["places"] == [1, 2]
    assert shown["ended"] == t.result.reason == "went-out"
    assert shown["status"] == {"is": "over", "reason": "went-out", "winners": [0]}


# Events


def test_what_happened_is_told():
    t = table(W1, [["1.5"], ["3.3", "3.4"]], mode="cover", state=OUT)
    twin, action = t.copy(), number(t, 0, 3, -2, 2)
    played = events.Played(0, card("1.5"), 3, None, -2, 2, 3, 1, None)
    out, call = events.WentOut(0, 1, False), events.LastCallStarted(60)
    assert told(t, 0, action, 0) == told(twin, 0, action, 1) == [played, out, call]
    assert [worded(t, one, 0) for one in (played, out, call)] == [
        "You play a card, covering 3 squares of a starting card.",
        "You play your last card and go out first.", "Last call! 60 seconds left.",
    ]  # fmt: skip
    assert worded(t, played, 1, "nb") == ("Ann legger et kort og dekker 3 ruter på et startkort.")
    typed = telling.speaker(t.game, "en", 0, variant="terminal")
    assert typed(played) == "You play a card at column −2, row 2, covering 3 squares on 1 card."
    assert twin.view(0)["status"] == {"is": "out"}
    assert twin.view(1)["status"] == {"is": "last-call"}
    ended = events.GameEnded("time-up", [0])
    assert told(twin, HOUSE, CALL_OVER, 1) == [ended]
    assert worded(t, ended, 1) == "Time’s up. Ann wins."


def test_whose_card_was_covered_is_told():
    t = table(
        f"{W1} 1.5@(-2,2)3", [["1.4"], ["3.3", "3.0", "3.4"]], by=[-1, -1, -1, 0], min_match=2
    )
    on_ann = events.Played(1, 0, 0, None, 0, 0, 3, 1, 0)
    assert worded(t, on_ann, 1) == "You play a card, covering 3 squares of Ann’s card."
    assert worded(t, on_ann, 0) == "Bob plays a card, covering 3 squares of your card."
    several = events.Played(1, 0, 0, 0, 0, 0, 4, 2, None)
    said = "Bob plays a card on Ann’s location, covering 4 squares on 2 cards."
    assert worded(t, several, 2) == said
    told_of = set()
    for action in t.legal(1):
        twin = t.copy()
        (found,) = (one for one in told(twin, 1, action, 0) if isinstance(one, events.Played))
        touched = _below(twin, len(twin.view(0)["laid"]["card"]) - 1)
        assert found.cards == len(touched)
        owners = {twin.view(0)["laid"]["by"][k] for k in touched}
        assert found.whose == (0 if len(touched) == 1 and owners == {0} else None)
        told_of.add(found.whose)
    assert told_of == {0, None}


def _below(t: Table, k: int) -> set[int]:
    """The cards directly below the kth card, square by square."""
    laid = t.view(0)["laid"]
    near = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    tops: dict[tuple[int, int], int] = {}
    for n in range(k):
        tops |= {(laid["x"][n] + dx, laid["y"][n] + dy): n for dx, dy in near}
    mine = {(laid["x"][k] + dx, laid["y"][k] + dy) for dx, dy in near}
    return {tops[cell] for cell in mine & tops.keys()}


def test_a_shared_win_starts_with_you():
    t = table(W1, [["1.5"], ["3.3"]])
    ended = events.GameEnded("time-up", [0, 1])
    assert worded(t, ended, 1) == "Time’s up. It’s a tie between you and Ann."
    assert worded(t, ended, None, "de") == "Die Zeit ist um. Ann und Bob teilen sich den Sieg."


def test_who_builds_the_starting_board_is_told():
    t = Table("pattern-overlap", 2, seed=1, options={"start_board": "build"})
    seat = t.actors[0]
    (added,) = told(t, seat, t.legal(seat)[0], None)
    assert isinstance(added, events.Added)
    assert (added.seat, added.loc, added.x, added.y) == (seat, None, 0, 0)


def test_a_stuck_notice_is_told():
    t = table(W1, [["1.5"], ["2.5"]])
    view = t.facts(1)
    assert events.events(view, HOUSE, NOTICE + 1, view) == [events.GotStuck()]
    assert events.events(view, HOUSE, None, view) == []


# Words


ALL_KINDS: list[dict[str, Any]] = [
    {"mode": "cover"},
    {"mode": "cover", "clock": "turns", "stuck_swap": True},
    {"mode": "speed", "clock": "ticks", "start_board": "build"},
    {"mode": "nms", "nms_base": "choose", "nms_freeze": "next_out"},
    {"mode": "nms", "clock": "turns", "open_hands": True},
    {"mode": "diversify", "centers": "wild", "min_match": 4},
]


@pytest.mark.parametrize("options", ALL_KINDS, ids=str)
def test_everything_is_worded_in_every_language(options):
    t, luck = Table("pattern-overlap", 3, seed=3, options=options), random.Random(3)
    while not t.over:
        house, viewers = t.legal(HOUSE), (None, 0, 1)
        seat = HOUSE if house and (not t.actors or luck.random() < 0.05) else luck.choice(t.actors)
        action = luck.choice(t.legal(seat))
        found: list[tuple[Fact, int | None]] = [(t.move(seat, action), None)]
        before = {viewer: t.facts(viewer) for viewer in viewers}
        heard = {viewer: t.hears(seat, action, viewer) for viewer in viewers}
        t.play(seat, action)
        for viewer in viewers:
            after = t.facts(viewer)
            known = action if heard[viewer] else None
            found += [(one, viewer) for one in events.events(before[viewer], seat, known, after)]
            found.append((facts.own(after).status, viewer))
        for fact, viewer in found:
            assert all(worded(t, fact, viewer, language) for language in languages())


def test_every_kind_of_fact_has_a_message():
    kinds = [*moves.Moves.__args__, *events.Told.__args__, *facts.Situation.__args__]
    ids = {f"{kind.kind}-{kind.__struct_config__.tag}" for kind in kinds}
    for language in languages():
        assert ids <= catalogue(PACKAGE, language).ids


def test_every_refusal_has_words():
    for language in languages():
        speaker = telling.speaker(table(W1, [["1.5"], ["2.5"]]).game, language, 1, ("Ann", "Bob"))
        for code in Code:
            if code is Code.OK:
                continue
            said = speaker(
                f"refusal-{code}", late=False, faster=None, squares=2, locked_ms=0, needed=4
            )
            assert said
            assert "Ann" not in said
            late = speaker(f"refusal-{code}", late=True, faster=0, squares=0, locked_ms=0, needed=3)
            assert ("Ann" in late) == (code in (*GEOMETRY, Code.FROZEN)), code


def test_options_presets_and_reasons_have_words():
    ids = [f"reason-{reason}" for reason in events.REASONS]
    ids += [f"preset-{preset.name}" for preset in PRESETS]
    for option in Options.listed():
        names = [value for value in option.values if isinstance(value, str)]
        names = [] if option.group == "custom" else names
        ids += [f"option-{option.name}", *(f"option-{option.name}-{name}" for name in names)]
    for language in languages():
        assert set(ids) <= catalogue(PACKAGE, language).ids


def test_message_ids_follow_from_class_names():
    assert message_id(events.LastCallStarted(3)) == "event-last-call-started"
