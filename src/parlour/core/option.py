"""Options: a game's settings, declared as the fields of a Struct.

    class Options(Choices):
        hand_size: int = whole(1, 10, default=4)
        tuner: int = yes_no(default=False)
        draw_match: int = choice("lose", "win", default="lose")
        custom_board: Array = numbers(100, 0, 48, example="...")
        seat_help: Array = by_seat("table", "none", "much", most=6)

Outside a state, an option is a name and a readable value. Inside, it is a small integer, or for
`numbers` and `by_seat` an array of integers. The game's catalogue describes it
(`option-hand_size`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec
import numpy as np

from parlour.core.errors import BadOption, echoed, one_of
from parlour.core.struct import Field, Struct

Value = bool | int | str
CUSTOM = "custom"  # the group of custom material, and the value that selects it
BY_SEAT = "seats"  # the group of options that each seat has for itself
SHOWN = 40  # characters of an invalid value in an error message
WHOLE = re.compile(r"-?\d{1,6}")


class Option(Field):
    """One option: its name, its allowed values and its default."""

    name: str

    def __init__(self, values: tuple[Value, ...], default: Value, group: str) -> None:
        super().__init__("i2")
        self.values, self.default, self.group = values, default, group

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def allowed(self) -> str:
        """The allowed values, in words."""
        if all(type(value) is int for value in self.values) and len(self.values) > 2:
            return f"a whole number from {self.values[0]} to {self.values[-1]}"
        return one_of(_said(value) for value in self.values)

    def code(self, value: object) -> int | list[int]:
        """The number that represents a value inside a state."""
        value = self._meant(value)
        if isinstance(value, bool) and isinstance(self.values[0], bool):
            return int(value)
        for index, allowed in enumerate(self.values):
            if type(allowed) is type(value) and allowed == value:
                return value if self._counts() else index  # type: ignore[return-value]
        raise BadOption(f"option {self.name} can't be {_said(value)}; choose {self.allowed()}")

    def value(self, code: Any) -> Value:
        """The value that a number inside a state represents."""
        return code if self._counts() else self.values[code]

    def _counts(self) -> bool:
        return all(type(value) is int for value in self.values)

    def _meant(self, value: object) -> object:
        if isinstance(value, np.integer | np.bool_):
            return value.item()
        if not isinstance(value, str):
            return value
        if isinstance(self.values[0], bool):
            return {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False,
                    "off": False, "0": False}.get(value.lower(), value)  # fmt: skip
        if value not in self.values and value.lstrip("-").isdigit():
            return int(value)
        return value


class Numbers(Option):
    """A list of integers: a string outside a state, an array that starts with the count inside."""

    def __init__(self, most: int, low: int, high: int, example: str, group: str) -> None:
        super().__init__(("", example), "", group)
        self.most, self.low, self.high = most, low, high
        small = max(most, high) <= 127 and low >= -128
        self.format, self.shape = "i1" if small else "i2", (most + 1,)

    def allowed(self) -> str:
        """The allowed values, in words."""
        return (
            f"at most {self.most} whole numbers from {self.low} to {self.high}, separated by spaces"
        )

    def code(self, value: object) -> list[int]:
        """The count, then the numbers, padded with zeros."""
        found = self._read(value)
        if len(found) > self.most or not all(self.low <= one <= self.high for one in found):
            raise self._refusal(value)
        return [len(found), *found] + [0] * (self.most - len(found))

    def value(self, code: Any) -> str:
        """The numbers as a string."""
        return " ".join(str(int(one)) for one in code[1 : 1 + int(code[0])])

    def _read(self, value: object) -> list[int]:
        value = value.item() if isinstance(value, np.integer) else value
        words = str(value).split()
        if type(value) not in (str, int) or not all(map(WHOLE.fullmatch, words)):
            raise self._refusal(value)
        return [int(word) for word in words]

    def _refusal(self, value: object) -> BadOption:
        said = str(value)
        short = said if len(said) <= SHOWN else f"{said[:SHOWN]}..."
        return BadOption(f"option {self.name} can't be {short}; choose {self.allowed()}")


class BySeat(Option):
    """A word for each seat: a string outside a state, an array of their indices inside.

    The first word is the default, and seats after the last one given have it.
    """

    def __init__(self, words: tuple[str, ...], most: int, group: str) -> None:
        super().__init__(words, words[0], group)
        self.words, self.most = words, most
        self.room = most + -most % 8  # whole words, so that what follows stays aligned
        self.format, self.shape = "i1", (self.room,)

    def allowed(self) -> str:
        """The allowed values, in words."""
        return f"up to {self.most} words, one per seat: {one_of(self.words)}"

    def code(self, value: object) -> list[int]:
        """The index of each seat's word."""
        said = value.split() if isinstance(value, str) else []
        if not 1 <= len(said) <= self.most or not {*said} <= {*self.words}:
            short = echoed(str(value))
            raise BadOption(f"option {self.name} can't be {short}; choose {self.allowed()}")
        codes = [self.words.index(word) for word in said]
        return codes + [0] * (self.room - len(codes))

    def value(self, code: Any) -> str:
        """The words up to the last that isn't the default."""
        codes = [int(one) for one in code]
        while len(codes) > 1 and not codes[-1]:
            codes.pop()
        return " ".join(self.words[one] for one in codes)

    def count(self, value: object) -> int:
        """How many seats a value is for."""
        return len(str(value).split())

    def with_word(self, value: object, seat: int, word: str) -> str:
        """The value when a seat has another word."""
        codes = self.code(value)
        codes[seat] = self.words.index(word)
        return self.value(codes)

    def rotated(self, value: object, seats: int) -> str:
        """The value when everybody moves on by one seat."""
        codes = self.code(value)
        return self.value([codes[(seat - 1) % seats] for seat in range(seats)])


def choice(*values: Value, default: Value, group: str = "rules") -> Any:
    """An option with a few named values."""
    return Option(values, default, group)


def whole(low: int, high: int, *, default: int, group: str = "rules") -> Any:
    """An option that is an integer from `low` to `high`."""
    return Option(tuple(range(low, high + 1)), default, group)


def yes_no(*, default: bool, group: str = "rules") -> Any:
    """An option that is on or off."""
    return Option((False, True), default, group)


def numbers(most: int, low: int, high: int, *, example: str, group: str = CUSTOM) -> Any:
    """An option that lists up to `most` integers; the contract checks use `example`."""
    return Numbers(most, low, high, example, group)


def by_seat(*words: str, most: int, group: str = BY_SEAT) -> Any:
    """An option that says a word for each of up to `most` seats; the first is the default."""
    return BySeat(words, most, group)


class Choices(Struct):
    """The options of one game."""

    retired: ClassVar[tuple[str, ...]] = ()
    """Names of former options, which have no effect where old records and tables still set them."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        for option in cls.listed():
            if option.default not in option.values:
                raise BadOption(
                    f"{option.name}: the default must be {option.allowed()}, not {option.default!r}"
                )

    @classmethod
    def listed(cls) -> tuple[Option, ...]:
        """Every option, in the order declared."""
        return tuple(field for field in cls.fields.values() if isinstance(field, Option))

    @classmethod
    def complete(cls, given: Mapping[str, object]) -> dict[str, Value]:
        """The value of every option: those given, after validation, and the defaults."""
        options = {option.name: option for option in cls.listed()}
        for name in given:
            if name not in options and name not in cls.retired:
                known = f"choose from {one_of(options, name)}" if options else "this game has none"
                raise BadOption(f"unknown option {name!r}; {known}")
        plain = {
            name: value.item() if isinstance(value, np.generic) else value
            for name, value in given.items()
        }
        return {
            name: option.value(option.code(plain.get(name, option.default)))
            for name, option in options.items()
        }


class Preset(msgspec.Struct, frozen=True):
    """A named set of options, described in the game's catalogue (`preset-NAME`)."""

    name: str
    options: dict[str, Value] = {}
    mark: str = ""
    """What sets it apart: the message `mark-MARK`, or a sign such as ★."""
    marks: dict[int, str] = {}
    """Another mark for some numbers of players."""
    seats: tuple[int, ...] = ()
    """The numbers of players it is for; empty for any."""

    def suits(self, seats: int) -> bool:
        """Whether it is for this number of players."""
        return not self.seats or seats in self.seats


def _said(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
