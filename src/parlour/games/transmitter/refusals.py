"""Why Transmitter refuses options or custom content; the catalogue words it."""

from __future__ import annotations

from parlour.core.fact import Refusal


class OnePlayer(Refusal, frozen=True):
    """One player alone needs the house as transmitter."""


class TunerWithoutTransmitter(Refusal, frozen=True):
    """The tuner needs a player as transmitter."""


class ManualWithoutTransmitter(Refusal, frozen=True):
    """Hints by hand need a player as transmitter."""


class HintTellsMatch(Refusal, frozen=True):
    """A hint after a drift would tell of a match that is ignored."""


class ScopeNeedsReveal(Refusal, frozen=True):
    """A deck for the whole game shows its used cards."""


class FirstTransmitter(Refusal, frozen=True):
    """The first transmitter isn't at the table."""

    seats: int


class FewObjectives(Refusal, frozen=True):
    """There are too few objective cards."""

    fewest: int
    most: int


class ManyObjectives(Refusal, frozen=True):
    """There are too many objective cards."""

    most: int
    count: int


class ZeroObjective(Refusal, frozen=True):
    """An objective card has the value 0."""


class ObjectiveTwice(Refusal, frozen=True):
    """Two objective cards have the same value."""

    card: int


class ObjectiveOrder(Refusal, frozen=True):
    """The objective cards don't ascend."""

    card: int
    before: int


class ObjectivesHigh(Refusal, frozen=True):
    """The positive objective cards add up to too much."""

    total: int
    most: int


class ObjectivesLow(Refusal, frozen=True):
    """The negative objective cards add up to too little."""

    total: int
    least: int


class DeckValues(Refusal, frozen=True):
    """A deck doesn't give the number of cards of every value."""

    values: int


class DeckLarge(Refusal, frozen=True):
    """A deck has too many cards."""

    most: int
    count: int


class DeckSmall(Refusal, frozen=True):
    """A deck has fewer cards than are dealt."""

    count: int
    dealt: int


class ValueTwice(Refusal, frozen=True):
    """Two lines of a deck have the same value."""

    value: int
    first: int
