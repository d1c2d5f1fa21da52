"""parlour completion: shell completion scripts and candidates.

The shell's script asks this module for candidates, which come from the argument parser and from
`completion.json`, which lists the presets, bot levels and options of the bundled games. No game is
loaded, to keep completion fast. After changing a game's card, regenerate the file with
`python -m parlour.terminal.completion`; a test compares them.
"""

from __future__ import annotations

import argparse
import json
import shlex
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from parlour.core.directory import names as game_names
from parlour.core.errors import ParlourError, one_of

FILE = Path(__file__).with_name("completion.json")
MOST_VALUES = 24  # offer none if an option has more
ASKS = "parlour completion --line"
SCRIPTS = {
    "bash": f"""\
_parlour() {{
    local word="${{COMP_LINE:0:COMP_POINT}}" found
    COMPREPLY=()
    while IFS= read -r found; do
        [[ "${{COMP_WORDBREAKS}}" == *=* && "${{found}}" == *=?* ]] && found="${{found#*=}}"
        [[ "${{found}}" == *= ]] && compopt -o nospace
        COMPREPLY+=("${{found}}")
    done < <({ASKS} "${{word}}" 2>/dev/null)
}}
complete -o default -F _parlour parlour
""",
    "zsh": f"""\
#compdef parlour
_parlour() {{
    local -a found
    found=("${{(@f)$({ASKS} "$LBUFFER" 2>/dev/null)}}")
    found=(${{found:#}})
    if (( $#found )); then
        compadd -S '' -- ${{(M)found:#*=}}
        compadd -- ${{found:#*=}}
    else
        _files
    fi
}}
compdef _parlour parlour
""",
    "fish": f"""\
function __parlour_words
    set -l found ({ASKS} (commandline -cp | string collect) 2>/dev/null)
    if test -n "$found"
        string join \\n -- $found
    else
        __fish_complete_path (commandline -ct)
    end
end
complete -c parlour -f -a '(__parlour_words)'
""",
}
HOW = {
    "bash": 'Add to ~/.bashrc: eval "$(parlour completion bash)"',
    "zsh": 'Add to ~/.zshrc, after compinit: eval "$(parlour completion zsh)"',
    "fish": "Add to ~/.config/fish/config.fish: parlour completion fish | source",
}


def completion(args: argparse.Namespace) -> int:
    """Print a shell's script, or the candidates for a partial command line."""
    if args.line is not None:
        print("\n".join(fitting(args.line)))
        return 0
    if args.shell not in SCRIPTS:
        raise ParlourError(f"give the name of a shell: {one_of(SCRIPTS, args.shell)}")
    print(f"# {HOW[args.shell]}\n{SCRIPTS[args.shell]}", end="")
    return 0


def fitting(line: str) -> list[str]:
    """The candidates for the last word of a line."""
    from parlour.terminal.cli import _parser

    words = _words(line)
    *done, current = [*words, ""] if not words or line[-1:].isspace() else words
    return sorted(set(_Walk(_parser(), done[1:]).offers(current)))


def _words(line: str) -> list[str]:
    try:
        return shlex.split(line)
    except ValueError:  # an unclosed quote
        return line.split()


class _Walk:
    """The parser's position after the words typed so far."""

    def __init__(self, parser: argparse.ArgumentParser, done: Iterable[str]) -> None:
        self.parser, self.game = parser, ""
        self.places = self._places()
        self.wants: argparse.Action | None = None  # the option whose value comes next
        for word in done:
            self._pass(word)

    def _places(self) -> list[argparse.Action]:
        return [one for one in self.parser._actions if not one.option_strings]

    def _pass(self, word: str) -> None:
        if self.wants is not None:
            if self.wants.dest == "game":
                self.game = word
            self.wants = None
        elif word.startswith("-"):
            name, equals, _ = word.partition("=")
            found = self.parser._option_string_actions.get(name)
            self.wants = found if found and found.nargs != 0 and not equals else None
        elif self.places:
            place = self.places[0] if _repeats(self.places[0]) else self.places.pop(0)
            if isinstance(place, argparse._SubParsersAction) and word in place.choices:
                self.parser = place.choices[word]
                self.places = self._places()
            elif place.dest in ("game", "games", "what"):
                self.game = word

    def offers(self, current: str) -> list[str]:
        """The candidates that start with the current word."""
        if self.wants is not None:
            found = self._values(self.wants, current)
        elif current.startswith("-"):
            found = [name for name in self.parser._option_string_actions if name.startswith("--")]
        else:
            found = self._values(self.places[0], current) if self.places else []
        return [word for word in found if word.startswith(current)]

    def _values(self, action: argparse.Action, current: str) -> list[str]:
        if action.choices:
            return [*map(str, action.choices)]
        if action.dest in ("game", "games", "what"):
            return [*game_names()]
        if action.dest == "lang":
            from parlour.core.language import languages

            return [*languages()]
        card = _cards().get(self.game or self.parser.get_default("game") or "", {})
        if action.dest == "preset":
            return card.get("presets", [])
        if action.dest in ("bot", "level"):
            return card.get("bots", [])
        if action.dest == "bots":
            before = current[: current.rfind(",") + 1]
            return [before + level for level in card.get("bots", [])]
        if action.dest in ("option", "vary"):
            return _assigned(card.get("options", {}), current)
        return []


def _repeats(action: argparse.Action) -> bool:
    return action.nargs in ("*", "+")


def _assigned(options: dict[str, list[str]], current: str) -> list[str]:
    """ "NAME=" for every option, or after the equals sign "NAME=VALUE" for every value."""
    name, equals, _ = current.partition("=")
    if equals:
        return [f"{name}={value}" for value in options.get(name.replace("-", "_"), [])]
    return [f"{name}=" for name in options]


def _cards() -> dict[str, Any]:
    return dict(json.loads(FILE.read_text(encoding="utf-8")))


def cards() -> dict[str, Any]:
    """The completion data of the bundled games; loads all of them."""
    from parlour.core.option import Numbers
    from parlour.core.registry import game
    from parlour.terminal.options import spoken

    def values(option: Any) -> list[str]:
        many = isinstance(option, Numbers) or len(option.values) > MOST_VALUES
        return [] if many else [spoken(value) for value in option.values]

    return {
        name: {
            "presets": [one.name for one in game(name).presets],
            "bots": ["random", *game(name).bots],
            "options": {one.name: values(one) for one in game(name).Options.listed()},
        }
        for name in game_names()
        if game(name).rules.__name__.startswith("parlour.games.")
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(cards(), indent=1, sort_keys=True) + "\n", encoding="utf-8")
