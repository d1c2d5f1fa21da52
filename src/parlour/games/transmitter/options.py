"""Transmitter's options, presets, and combinations that are refused."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from parlour.core.option import Choices, Preset, Value, choice, numbers, whole, yes_no
from parlour.core.struct import Array

TO_HAND_SIZE, NO_REFILL = range(2)
EACH_ROUND, WHOLE_GAME = range(2)
LOSE, WIN, IGNORE = range(3)
NO_HINT_AFTER_DRAW, FULL_HINT_AFTER_DRAW = range(2)
HANDS_EMPTY, PILE_EMPTY = range(2)
ROTATE, FIXED, RANDOM, BY_HOUSE = range(4)
RANDOM_SEAT = 6
AUTO, MANUAL = range(2)
SILENT, FREE, OPEN_HANDS = range(3)
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
        "silent", "free", "open_hands", default="silent", group="table"
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


SHOWN: dict[str, Value] = {"reveal_objective": "round_end"}
BALANCED: dict[str, Value] = {"objective_limit": 2, **SHOWN}

PRESETS = (  # T34
    Preset("printed", {}, mark="printed"),
    Preset("balanced", BALANCED, mark="recommended"),
    Preset("relaxed", {"objective_limit": 3, **SHOWN}),
    Preset("hard", {**BALANCED, "drift_interval": 4}),
    Preset("expert", {**BALANCED, "drift_interval": 4, "hand_size": 3}),
    Preset("quick", {**BALANCED, "wins_to_win": 3, "losses_to_lose": 3}),
    Preset("battery", {"objective_scope": "game", **SHOWN}),
    Preset("no_refill", {"refill": "none"}),
)


def refuses(seats: int, options: Mapping[str, Value]) -> str | None:
    """Why these options cannot be played together, or None."""  # T33
    if options["objective_set"] == "custom":
        cards = [int(card) for card in str(options["custom_objectives"]).split()]
        for _, flaw in flaws_of_objectives(cards):
            return f"objective_set=custom: {flaw}"
    house = options["transmitter"] == "house"
    if options["playing_deck"] == "custom":
        copies = [int(count) for count in str(options["custom_deck"]).split()]
        for _, flaw in flaws_of_deck(copies, (seats - (not house)) * int(options["hand_size"])):
            return f"playing_deck=custom: {flaw}"
    if seats == 1 and not house:
        return "one player needs transmitter=house; with a transmitter it takes 2 to 6"
    if house and options["tuner"]:
        return "tuner needs a transmitter: choose tuner=false or another transmitter than house"
    if house and options["transmitter_acts"] == "manual":
        return "transmitter_acts=manual needs a transmitter: choose auto, or not house"
    if options["hint_after_draw"] == "full" and options["draw_match"] == "ignore":
        return "hint_after_draw=full would tell what draw_match=ignore keeps silent: choose one"
    if options["objective_scope"] == "game" and options["reveal_objective"] != "round_end":
        return "objective_scope=game shows the used cards: choose reveal_objective=round_end"
    first = options["first_transmitter"]
    if isinstance(first, int) and first >= seats:
        return f"first_transmitter is a seat from 0 to {seats - 1}, or random; not {first}"
    return None


def flaws_of_objectives(cards: Sequence[int]) -> Iterator[tuple[int, str]]:
    """The errors in a custom objective set, each as the index of a card and a message."""
    if len(cards) < FEWEST_OBJECTIVES:
        yield 0, f"there are {FEWEST_OBJECTIVES} to {OBJECTIVE_CARDS} objective cards in a set"
    for place, card in enumerate(cards):
        if place == OBJECTIVE_CARDS:
            yield place, f"a set has at most {OBJECTIVE_CARDS} cards, not {len(cards)}"
        if card == 0:
            yield place, "a card of 0 would leave the signal where it is: choose another value"
        if card in cards[:place]:
            yield place, f"{card:+d} is there twice; every card has a value of its own"
        elif place and card < cards[place - 1]:
            yield place, f"the cards ascend: {card:+d} stands before {cards[place - 1]:+d}"
    for way, words in ((1, "positive"), (-1, "negative")):
        total = sum(card for card in cards if card * way > 0)
        if total * way > MOST_IN_ALL:
            yield 0, f"the {words} cards add up to {total:+d}: at most {way * MOST_IN_ALL:+d}"


def flaws_of_deck(copies: Sequence[int], dealt: int = 1) -> Iterator[tuple[int, str]]:
    """The errors in a custom deck, given its copies of each value: index and message."""
    if len(copies) != VALUES:
        yield 0, f"a deck says how many cards there are of each of the {VALUES} values"
    elif sum(copies) > CARDS:
        yield 0, f"a deck has at most {CARDS} cards, not {sum(copies)}"
    elif sum(copies) < dealt:
        yield 0, f"the deck has {sum(copies)} cards and {dealt} are dealt: choose smaller hands"
