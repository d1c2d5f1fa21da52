"""A release: the sdist, the wheel built from it, and a server installed from that."""

from __future__ import annotations

import email
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import parlour
from tests.browser.house import build
from tests.release.house import first_steps, serving
from tests.release.packages import PIP, ROOT, build_sdist, build_wheel, install

pytestmark = pytest.mark.slow

MOST_MB = 420


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    build()
    return build_sdist(tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from the sdist without Node on the PATH."""
    folder = tmp_path_factory.mktemp("wheel")
    without_node = {**os.environ, "PATH": str(Path(sys.executable).parent)}
    return build_wheel(sdist, folder, **without_node)


def test_the_sdist_and_the_wheel_carry_the_app_and_its_licences(sdist: Path, wheel: Path) -> None:
    static = ROOT / "src" / "parlour" / "server" / "static"
    app = {f"parlour/server/static/{path.relative_to(static).as_posix()}"
           for path in static.rglob("*") if path.is_file()}  # fmt: skip
    with tarfile.open(sdist) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {f"src/{name}" for name in app} <= names
    assert {"LICENSE", "NOTICE", "CHANGELOG.md"} <= names
    with zipfile.ZipFile(wheel) as packed_wheel:
        names = set(packed_wheel.namelist())
    info = f"parlour-{parlour.__version__}.dist-info"
    assert app <= names
    assert {f"{info}/licenses/LICENSE", f"{info}/licenses/NOTICE", "parlour/py.typed"} <= names


def test_the_package_page_is_whole(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        name = f"parlour-{parlour.__version__}.dist-info/METADATA"
        told = email.message_from_string(packed.read(name).decode())
    assert told["Author"] == "the Parlour authors"
    assert told["Keywords"]
    assert "Programming Language :: Python :: 3.11" in told.get_all("Classifier", [])
    serve = [line for line in told.get_all("Requires-Dist", []) if "extra == 'serve'" in line]
    assert serve
    assert not any("psycopg" in line for line in serve)
    page = told.get_payload()
    assert isinstance(page, str)
    assert "](docs" not in page
    assert "](src" not in page
    assert "![" not in page


def test_the_wheel_serves_where_only_what_it_names_is_installed(
    wheel: Path, tmp_path: Path
) -> None:
    python = install(wheel, {"", "serve"}, tmp_path / "clean")
    script = "import importlib.util as u; print(u.find_spec('psycopg'), u.find_spec('pytest'))"
    found = subprocess.run([python, "-c", script], cwd=tmp_path, capture_output=True, text=True)
    assert found.stdout == "None None\n"
    with serving(python, tmp_path, PARLOUR_PLAIN="1") as port:
        first_steps(port)


def test_a_package_without_the_app_is_refused(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    left = shutil.ignore_patterns(  # other checks may be writing to their caches
        ".git", ".venv", "node_modules", "static", "tests", "docs", ".*_cache", "__pycache__"
    )
    shutil.copytree(ROOT, tree, ignore=left)
    (tree / "web" / "build.py").write_text("raise SystemExit('no Node')\n")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel"]
    done = subprocess.run(command, cwd=tree, capture_output=True, text=True)
    assert done.returncode == 1
    assert "can't be packaged without its browser app" in done.stdout + done.stderr
    assert not list(tree.glob("dist/*"))


def test_both_lock_files_pin_the_same_versions() -> None:
    light, full = ((ROOT / name).read_text().splitlines()
                   for name in ("requirements-play.lock", "requirements.lock"))  # fmt: skip
    assert set(light) < set(full)
    assert not [line for line in full if "://" in line]
    assert not [line for line in light if line.startswith(("psycopg", "pytest", "mypy"))]


def _megabytes(folder: Path) -> int:
    size = subprocess.run(["du", "-sm", folder], capture_output=True, text=True, check=True)
    return int(size.stdout.split()[0])


@pytest.mark.soak
def test_the_wheel_installs_with_pip_and_is_small_enough(wheel: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], check=True)
    python = tmp_path / "venv" / "bin" / "python"
    empty = _megabytes(tmp_path / "venv")  # pip, and setuptools with Python 3.11
    subprocess.run([python, *PIP[1:], "install", f"{wheel}[serve]"], check=True, cwd=tmp_path)
    assert _megabytes(tmp_path / "venv") - empty <= MOST_MB
    with serving(python, tmp_path, PARLOUR_PLAIN="1") as port:
        first_steps(port)
