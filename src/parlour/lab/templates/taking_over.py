"""The initial state and generator of a kernel thread."""

from __future__ import annotations

from typing import Any

from parlour.core.rule import rule
from parlour.core.template import unrolled
from parlour.lab.templates.placeholders import OPTION_LISTS, OPTION_NUMBERS


@rule
def take_over(s: Any, like: Any, chance: Any, parent: Any) -> None:
    """Copy the table's seats and options to a state, and the parent generator to `chance`."""
    s["seats"] = like["seats"]
    for name in unrolled(OPTION_NUMBERS):
        s["options"][name] = like["options"][name]
    for name, size in unrolled(OPTION_LISTS):
        for k in range(size):
            s["options"][name][k] = like["options"][name][k]
    chance["word"] = parent["word"]
    chance["step"] = parent["step"]
