"""Building release packages, and installing them with only their declared dependencies."""

from __future__ import annotations

import subprocess
import sys
import venv
from importlib.metadata import PathDistribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]
PIP = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]


def build_sdist(folder: Path) -> Path:
    """Build the sdist of this tree."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return next(folder.glob("parlour-*.tar.gz"))


def build_wheel(source: Path, folder: Path, **how: str) -> Path:
    """Build the wheel of an sdist or a tree."""
    command = [*PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder)]
    subprocess.run([*command, str(source)], check=True, capture_output=True, env=how or None)
    return next(folder.glob("parlour-*.whl"))


def install(wheel: Path, extras: set[str], folder: Path) -> Path:
    """Create an environment with a wheel and its declared dependencies; returns its Python.

    The libraries are links to those of the test process. Undeclared ones aren't linked, so
    importing them fails.
    """
    venv.create(folder, with_pip=False, symlinks=True)
    python = folder / "bin" / "python"
    site = next(folder.glob("lib/python*/site-packages"))
    command = [*PIP, "install", "--no-deps", "--no-compile", "--target", str(site), str(wheel)]
    subprocess.run(command, check=True)
    own = PathDistribution(next(site.glob("parlour-*.dist-info")))
    for name in sorted(_needed(own.requires or [], extras)):
        _link(name, site)
    return python


def _needed(requirements: list[str], extras: set[str], found: set[str] | None = None) -> set[str]:
    """Return the distributions that requirements name, including transitive ones."""
    found = set() if found is None else found
    for text in requirements:
        requirement = Requirement(text)
        wanted = requirement.marker is None or any(
            requirement.marker.evaluate({"extra": extra}) for extra in extras or {""}
        )
        key = f"{requirement.name.lower()}{sorted(requirement.extras)}"
        if wanted and key not in found:
            found.add(key)
            requires = distribution(requirement.name).requires or []
            _needed(requires, {"", *requirement.extras}, found)
    return found


def _link(key: str, site: Path) -> None:
    installed = distribution(key.partition("[")[0])
    for file in installed.files or []:
        if file.parts[0] not in ("..", "__pycache__") and not (site / file.parts[0]).exists():
            (site / file.parts[0]).symlink_to(Path(str(installed.locate_file(file.parts[0]))))
