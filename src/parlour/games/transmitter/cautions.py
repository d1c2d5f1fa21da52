"""Which of Transmitter's options have no effect with the others, and what some lead to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from parlour.core.fact import Caution
from parlour.core.option import Value
from parlour.games.transmitter.options import CARDS, OBJECTIVE_CARDS, Options

USUAL_DRIFT = int(next(one.default for one in Options.listed() if one.name == "drift_interval"))


class NoDrift(Caution, frozen=True):
    """The signal never drifts, because a round uses one objective card or ends too early."""


class OutFirst(Caution, frozen=True):
    """Without refills a round is over before it could use so many objective cards."""

    plays: int


class FewCards(Caution, frozen=True):
    """There are no more objective cards than this."""

    cards: int


class PileLasts(Caution, frozen=True):
    """A round is over before the pile is empty."""


class NoPile(Caution, frozen=True):
    """No one ever draws from the pile."""


class OneRound(Caution, frozen=True):
    """The first round ends the game."""


class OneReceiver(Caution, frozen=True):
    """A single receiver has no one to talk to."""


class PrintedSet(Caution, frozen=True):
    """The objective cards are the game's own."""


class PrintedDeck(Caution, frozen=True):
    """The playing cards are the game's own."""


def cautions(seats: int, options: Mapping[str, Value]) -> Iterator[Caution]:
    """What to know about single options with these others."""
    receivers = seats - (options["transmitter"] != "house")
    yield from _of_cards(receivers, options)
    if options["wins_to_win"] == options["losses_to_lose"] == 1:
        yield OneRound("objective_scope")
        if options["transmitter"] in ("fixed", "random"):
            yield OneRound("transmitter")
    if receivers == 1:
        yield OneReceiver("talk")
    if options["objective_set"] != "custom":
        yield PrintedSet("custom_objectives")
    if options["playing_deck"] != "custom":
        yield PrintedDeck("custom_deck")


def _of_cards(receivers: int, options: Mapping[str, Value]) -> Iterator[Caution]:
    limit, interval = int(options["objective_limit"]), int(options["drift_interval"])
    cards, dealt = _objective_cards(options), receivers * int(options["hand_size"])
    ends = options["refill"] == "none"
    if limit == 1 or (ends and dealt <= interval):
        yield from NoDrift.on("draw_match", "hint_after_draw", "tuner")
    if ends and dealt <= min(interval, USUAL_DRIFT):
        yield NoDrift("drift_interval")
    if limit >= cards:
        yield FewCards("objective_limit", cards)
    elif ends and dealt <= limit * interval:
        yield OutFirst("objective_limit", dealt)
    if ends:
        yield NoPile("out_of_cards")
    elif dealt + min(limit, cards) * interval <= _playing_cards(options):
        yield PileLasts("out_of_cards")


def _objective_cards(options: Mapping[str, Value]) -> int:
    if options["objective_set"] != "custom":
        return OBJECTIVE_CARDS
    return len(str(options["custom_objectives"]).split())


def _playing_cards(options: Mapping[str, Value]) -> int:
    if options["playing_deck"] != "custom":
        return CARDS
    return sum(int(count) for count in str(options["custom_deck"]).split())
