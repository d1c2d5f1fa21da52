"""Install learning libraries into a folder, and see that they take Parlour's environments.

`python tools/consumers.py FOLDER [LIBRARY ...]`. A library that has no package for this machine is
named at the end; its tests are skipped.
"""

from __future__ import annotations

import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LIBRARIES = ("sb3-contrib", "supersuit", "torchrl", "open_spiel", "pufferlib")
TESTS = ("test_consumers.py", "test_learners.py", "test_openspiel.py", "test_pettingzoo.py")


def installed(python: Path, *what: str) -> bool:
    """Install packages, and say whether that worked."""
    command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    return subprocess.run([*command, *what], cwd=ROOT).returncode == 0


def main(arguments: list[str]) -> int:
    """Install, run the tests, and name the versions they ran with."""
    if not arguments:
        print(__doc__, file=sys.stderr)
        return 2
    folder, libraries = Path(arguments[0]), arguments[1:] or LIBRARIES
    python = folder.resolve() / "bin" / "python"
    if not python.exists():
        venv.create(folder, with_pip=True)
    if not installed(python, "-e", ".[envs,render]", "hypothesis", "pytest"):
        return 1
    missing = [name for name in libraries if not installed(python, name)]
    tests = [f"tests/envs/{name}" for name in TESTS]
    run = [str(python), "-m", "pytest", "-o", "addopts=", "-q", "-p", "no:cacheprovider", *tests]
    failed = subprocess.run(["env", "PARLOUR_PLAIN=1", *run], cwd=ROOT).returncode
    subprocess.run([str(python), "-m", "pip", "freeze", "--exclude-editable"])
    if missing:
        print(f"no package for this machine: {', '.join(missing)}", file=sys.stderr)
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
