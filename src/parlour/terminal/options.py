"""Options as the user types them."""

from __future__ import annotations

from parlour.core.option import Option


def allowed(option: Option) -> str:
    """An option's allowed values in short form, without words: "0..5 | random"."""
    numbers = [value for value in option.values if type(value) is int]
    if len(numbers) > 2 and numbers == [*range(numbers[0], numbers[-1] + 1)]:
        others = [spoken(value) for value in option.values if value not in numbers]
        return " | ".join([f"{numbers[0]}..{numbers[-1]}", *others])
    return " | ".join(spoken(value) for value in option.values)


def spoken(value: object) -> str:
    """A value as the user types it."""
    if value == "":
        return "none"
    return str(value).lower() if isinstance(value, bool) else str(value)
