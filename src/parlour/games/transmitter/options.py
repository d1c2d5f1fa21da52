"""Transmitter's options, presets, and combinations that are refused."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from parlour.core.fact import Refusal
from parlour.core.option import Choices, Preset, Value, choice, numbers, whole, yes_no
from parlour.core.struct import Array
from parlour.games.transmitter import refusals

TO_HAND_SIZE, NO_REFILL = range(2)
EACH_ROUND, WHOLE_GAME = range(2)
LOSE, WIN, IGNORE = range(3)
NO_HINT_AFTER_DRAW, FULL_HINT_AFTER_DRAW = range(2)
HANDS_EMPTY, PILE_EMPTY = range(2)
ROTATE, FIXED, RANDOM, BY_HOUSE = range(4)
RANDOM_SEAT = 6
AUTO, MANUAL = range(2)
SILENT, FREE, OPEN_HANDS, BETWEEN = range(4)
ROUND_END, GAME_END, NEVER = range(3)
AID_NONE, AID_LOG, AID_BOUNDS, AID_EXACT = range(4)
PRINTED, CUSTOM = range(2)
HIGHEST = 9  # value of a playing card; actions are numbered by value
VALUES = 2 * HIGHEST + 1
COPIES = 4
CARDS = VALUES * COPIES  # also the limit for a custom deck
MOST_COPIES = 12
OBJECTIVE_CARDS = 12  # at most
FEWEST_OBJECTIVES = 2
HIGHEST_OBJECTIVE = 40
MOST_IN_ALL = 80  # limit on the total of the positive cards, and of the negative ones


class Options(Choices):
    """The options of a Transmitter table."""

    objective_limit: int = whole(1, 12, default=12)
    drift_interval: int = whole(2, 10, default=5)
    hand_size: int = whole(1, 10, default=4)
    wins_to_win: int = whole(1, 9, default=5)
    losses_to_lose: int = whole(1, 9, default=5)
    refill: int = choice("to_hand_size", "none", default="to_hand_size")
    objective_scope: int = choice("round", "game", default="round")
    draw_match: int = choice("lose", "win", "ignore", default="lose")
    hint_after_draw: int = choice("none", "full", default="none")
    opening_hint: int = yes_no(default=False)
    out_of_cards: int = choice("hands_empty", "pile_empty", default="hands_empty")
    transmitter: int = choice("rotate", "fixed", "random", "house", default="rotate")
    first_transmitter: int = choice(0, 1, 2, 3, 4, 5, "random", default=0)
    transmitter_acts: int = choice("auto", "manual", default="auto")
    tuner: int = yes_no(default=False)
    talk: int = choice(  # T30
        "silent", "free", "open_hands", "between", default="silent", group="table"
    )
    reveal_objective: int = choice(
        "round_end", "game_end", "never", default="game_end", group="table"
    )
    aid: int = choice(  # T31
        "none", "log", "bounds", "exact", default="bounds", group="table"
    )
    objective_set: int = choice(  # T3
        "printed", "custom", default="printed"
    )
    custom_objectives: Array = numbers(
        OBJECTIVE_CARDS, -HIGHEST_OBJECTIVE, HIGHEST_OBJECTIVE, example="-7 -4 -1 2 3 6 9"
    )
    playing_deck: int = choice(  # T2
        "printed", "custom", default="printed"
    )
    custom_deck: Array = numbers(
        VALUES, 0, MOST_COPIES, example="0 0 0 4 4 4 4 4 4 8 4 4 4 4 4 4 0 0 0"
    )


TALK: dict[str, Value] = {"talk": "between"}
SHOWN: dict[str, Value] = {"reveal_objective": "round_end", **TALK}
BALANCED: dict[str, Value] = {"objective_limit": 2, **SHOWN}

PRESETS = (  # T34
    Preset("printed", TALK),
    Preset("balanced", BALANCED, mark="recommended"),
    Preset("relaxed", {"objective_limit": 3, **SHOWN}, mark="first-game"),
    Preset("hard", {**BALANCED, "drift_interval": 4}),
    Preset("seasoned", {**BALANCED, "drift_interval": 4, "hand_size": 5}),
    Preset("expert", {**BALANCED, "drift_interval": 4, "hand_size": 3}),
    Preset("quick", {**BALANCED, "wins_to_win": 3, "losses_to_lose": 3}),
    Preset("battery", {"objective_scope": "game", **SHOWN}),
    Preset("no_refill", {"refill": "none", **TALK}),
    Preset("house", {**BALANCED, "transmitter": "house"}),
    Preset("hands_on", {**BALANCED, "transmitter_acts": "manual", "tuner": True}),
    Preset(
        "literal",
        {"refill": "none", "transmitter_acts": "manual", "talk": "free", "aid": "none"},
        mark="printed",
    ),
)


def refuses(seats: int, options: Mapping[str, Value]) -> Refusal | None:
    """Why these options cannot be played together, or None."""  # T33
    if options["objective_set"] == "custom":
        cards = [int(card) for card in str(options["custom_objectives"]).split()]
        for _, flaw in flaws_of_objectives(cards):
            return flaw
    house = options["transmitter"] == "house"
    if options["playing_deck"] == "custom":
        copies = [int(count) for count in str(options["custom_deck"]).split()]
        wrong = flaw_of_deck(copies, (seats - (not house)) * int(options["hand_size"]))
        if wrong:
            return wrong
    if seats == 1 and not house:
        return refusals.OnePlayer()
    if house and options["tuner"]:
        return refusals.TunerWithoutTransmitter()
    if house and options["transmitter_acts"] == "manual":
        return refusals.ManualWithoutTransmitter()
    if options["hint_after_draw"] == "full" and options["draw_match"] == "ignore":
        return refusals.HintTellsMatch()
    if options["objective_scope"] == "game" and options["reveal_objective"] != "round_end":
        return refusals.ScopeNeedsReveal()
    first = options["first_transmitter"]
    if isinstance(first, int) and first >= seats:
        return refusals.FirstTransmitter(seats)
    return None


def flaws_of_objectives(cards: Sequence[int]) -> Iterator[tuple[int, Refusal]]:
    """The errors in a custom objective set, each with the index of its card."""
    if len(cards) < FEWEST_OBJECTIVES:
        yield 0, refusals.FewObjectives(FEWEST_OBJECTIVES, OBJECTIVE_CARDS)
    for place, card in enumerate(cards):
        if place == OBJECTIVE_CARDS:
            yield place, refusals.ManyObjectives(OBJECTIVE_CARDS, len(cards))
        if card == 0:
            yield place, refusals.ZeroObjective()
        if card in cards[:place]:
            yield place, refusals.ObjectiveTwice(card)
        elif place and card < cards[place - 1]:
            yield place, refusals.ObjectiveOrder(card, cards[place - 1])
    high = sum(card for card in cards if card > 0)
    low = sum(card for card in cards if card < 0)
    if high > MOST_IN_ALL:
        yield 0, refusals.ObjectivesHigh(high, MOST_IN_ALL)
    if low < -MOST_IN_ALL:
        yield 0, refusals.ObjectivesLow(low, -MOST_IN_ALL)


def flaw_of_deck(copies: Sequence[int], dealt: int = 1) -> Refusal | None:
    """The error in a custom deck, given its copies of each value, or None."""
    if len(copies) != VALUES:
        return refusals.DeckValues(VALUES)
    if sum(copies) > CARDS:
        return refusals.DeckLarge(CARDS, sum(copies))
    if sum(copies) < dealt:
        return refusals.DeckSmall(sum(copies), dealt)
    return None
