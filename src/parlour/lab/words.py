"""Words: what the lab says in one language, with the game's own words for its ids."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from parlour.core import telling
from parlour.core.fact import Speaker
from parlour.core.game import Game
from parlour.core.language import DEFAULT, program
from parlour.core.option import Value
from parlour.lab.series import Kind
from parlour.lab.stats import Figure

BESIDE_OPTIONS = ("seats", "bots", "preset", "material")  # can be varied like options


class Words:
    """The lab's messages, and the names of a game's measures, options, levels and reasons."""

    def __init__(self, game: Game, language: str = DEFAULT) -> None:
        self.language = language
        self.say = Speaker(program("lab", language))
        self._own = telling.speaker(game, language).catalogue
        group, decimal = self.say("sign-group"), self.say("sign-decimal")
        self._signs = str.maketrans({",": group, ".": decimal, "-": "\u2212"})

    # Names

    def named(self, id: str, otherwise: str) -> str:
        """A text of the game's catalogue; if it has none, an id with spaces."""
        return self._own.format(id) if self._own.has(id) else otherwise.replace("_", " ")

    def measure(self, name: str) -> str:
        """What a measure is called."""
        return self.named(f"measure-{name}", name)

    def part(self, name: str, part: str) -> str:
        """What a part of a measure is called; the measure itself if it has no parts."""
        return self.named(f"measure-{name}-{part}", part) if part else self.measure(name)

    def reason(self, reason: str) -> str:
        """Why a game ended."""
        return self.named(f"reason-{reason}", reason)

    def level(self, level: str) -> str:
        """What a bot level is called."""
        return self.named(f"bot-level-{level}", level)

    def option(self, name: str) -> str:
        """What an option is called, or something else that can be varied."""
        if name in BESIDE_OPTIONS:
            return self.say(f"vary-{name}")
        return self.named(f"option-{name}", name)

    def value(self, option: str, value: Value) -> str:
        """What an option's value is called."""
        if isinstance(value, bool):
            return self.say("yes" if value else "no")
        if option == "preset":
            return self.named(telling.preset_id(str(value)), str(value))
        if option == "bots":
            above, *below = [self.level(level) for level in str(value).split("/")]
            return self.say("against", above=above, below=below) if below else above
        said = self.named(f"option-{option}-{value}", str(value))
        return self.spelt(said) if isinstance(value, int) else said

    def setting(self, varied: Mapping[str, Value] | Iterable[tuple[str, Value]]) -> str:
        """The names and values of what was varied."""
        return ", ".join(
            self.say("setting", name=self.option(name), value=self.value(name, value))
            for name, value in dict(varied).items()
        )

    def figure(self, kind: Kind, name: str, part: str) -> str:
        """What a figure is called."""
        if kind == "measure":
            heading, said = self.measure(name), self.part(name, part)
            return self.say("setting", name=heading, value=said) if part else heading
        if kind == "seat":
            return self.say("figure-seat", number=int(name) + 1)
        if kind == "reason":
            reason = self.reason(name).rstrip(".")
            return self.say("setting", name=self.say("group-reasons"), value=reason)
        return self.say(f"figure-{kind}")

    def player(self, seat: str) -> str:
        """What a player is called, by their seat."""
        return self.say("figure-player", number=int(seat) + 1)

    # Numbers

    def number(self, value: float, digits: int = 0, sign: str = "") -> str:
        """A number as the language writes it; `sign` is "+" to show that of positive ones too."""
        return self.spelt(f"{value:{sign},.{digits}f}")

    def spelt(self, number: str) -> str:
        """A formatted number with the language's signs."""
        return number.translate(self._signs)

    def share(self, value: float, digits: int = 1, sign: str = "") -> str:
        """A share as a percentage."""
        return self.say("percent", value=self.number(100 * value, digits, sign))

    def percent(self, figure: Figure) -> str:
        """A share as a percentage with half its interval."""
        value, half = (self.number(100 * one, 1) for one in (figure.value, figure.half))
        return self.say("percent", value=f"{value} ± {half}")

    def amount(self, value: float, share: bool, sign: str = "") -> str:
        """A figure with as many digits as a report shows."""
        size = abs(value)
        if share:
            return self.share(value, 2 if size < 0.0995 else 1, sign)
        return self.number(value, 0 if size >= 100 else 1 if size >= 10 else 2, sign)

    def games(self, count: int) -> str:
        """A number of games."""
        return self.say("games", count=count, games=self.number(count))
