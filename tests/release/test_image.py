"""The container's files are consistent, and the script that fills the image works.

Docker itself isn't run. The script is run in a clean environment, and its output goes through a tar
archive like the layers of an image.
"""

from __future__ import annotations

import ipaddress
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from parlour.server.protocol.proxies import PROXIES
from parlour.terminal.cli import PORT
from tests.release.house import first_steps, serving
from tests.release.packages import ROOT

pytestmark = pytest.mark.slow

SCRIPT = ROOT / "tools" / "image" / "build.sh"
DOCKERFILE = (ROOT / "Dockerfile").read_text()
CADDYFILE = (ROOT / "tools" / "image" / "Caddyfile").read_text()
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
SERVICES = COMPOSE["services"]


def test_the_image_is_filled_by_the_script_and_runs_as_nobody_special() -> None:
    assert "RUN tools/image/build.sh /opt/parlour" in DOCKERFILE
    assert os.access(SCRIPT, os.X_OK)
    user = DOCKERFILE.index("\nUSER parlour\n")
    assert user < DOCKERFILE.index("\nENTRYPOINT ")
    settings = "PARLOUR_CACHE=/opt/parlour/cache", "NUMBA_CPU_NAME=generic"
    assert all(setting in DOCKERFILE for setting in settings)
    assert all(setting.replace("/opt/parlour", '"$prefix') in SCRIPT.read_text().replace(
        '/cache"', "/cache") for setting in settings)  # fmt: skip
    assert f"EXPOSE {PORT}\n" in DOCKERFILE
    assert f"127.0.0.1:{PORT}/health" in DOCKERFILE


def test_the_health_check_tells_well_from_ill(tmp_path: Path) -> None:
    found = re.search(r"CMD (\[\"python\".*\])", DOCKERFILE)
    assert found
    check = [sys.executable, *json.loads(found[1])[1:]]
    python = Path(sys.executable)
    with serving(python, tmp_path, PYTHONPATH=str(ROOT / "src")) as port:
        well = [part.replace(f":{PORT}/", f":{port}/") for part in check]
        assert subprocess.run(well).returncode == 0
    assert subprocess.run(well, capture_output=True).returncode != 0


def test_what_the_image_is_made_from_is_sent_to_docker() -> None:
    ignored = (ROOT / ".dockerignore").read_text().split()
    needed = "pyproject.toml", "README.md", "LICENSE", "NOTICE", "requirements.lock", "src", "web"
    assert not set(ignored) & {*needed, "tools"}
    assert {".git", ".venv", "secrets", "web/node_modules"} <= set(ignored)


def test_compose_names_what_it_uses() -> None:
    for service in SERVICES.values():
        assert set(service.get("networks", [])) <= COMPOSE["networks"].keys()
        assert set(service.get("secrets", [])) <= COMPOSE["secrets"].keys()
        assert service.get("depends_on", {}).keys() <= SERVICES.keys()
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert source in COMPOSE["volumes"] or (ROOT / source).is_file()
    assert {name for name, service in SERVICES.items() if "ports" in service} == {"proxy"}
    assert f"reverse_proxy parlour:{PORT}" in CADDYFILE
    assert "{$PARLOUR_HOST}" in CADDYFILE


def test_compose_holds_no_secret_and_trusts_its_own_proxy_only() -> None:
    settings = SERVICES["parlour"]["environment"]
    assert settings["PARLOUR_DATABASE"] == "postgresql://parlour@database/parlour"
    assert "POSTGRES_PASSWORD" not in SERVICES["database"]["environment"]
    assert all("/secrets/" in secret["file"] for secret in COMPOSE["secrets"].values())
    subnet = COMPOSE["networks"]["front"]["ipam"]["config"][0]["subnet"]
    assert settings[PROXIES] == subnet
    assert ipaddress.ip_network(subnet).is_private
    assert "secrets/" in (ROOT / ".gitignore").read_text().split()


@pytest.mark.soak
def test_the_script_makes_an_installation_that_compiles_nothing(tmp_path: Path) -> None:
    prefix = tmp_path / "opt"
    subprocess.run([SCRIPT, prefix], check=True, env=_bare(tmp_path))
    _through_a_layer(prefix, tmp_path)
    before = _compiled(prefix)
    assert before
    python = prefix / "bin" / "python"
    cache = str(prefix / "cache")
    with serving(python, tmp_path, PARLOUR_CACHE=cache, NUMBA_CPU_NAME="generic") as port:
        first_steps(port)
    assert _compiled(prefix) == before


def _bare(home: Path) -> dict[str, str]:
    """Return an environment with only the caller's paths to programs and packages."""
    kept = {name: value for name, value in os.environ.items()
            if name == "PATH" or name.startswith(("PIP_", "npm_", "SSL_"))}  # fmt: skip
    return {**kept, "HOME": str(home)}


def _through_a_layer(prefix: Path, folder: Path) -> None:
    """Pack and unpack a folder like an image layer, which rounds times to whole seconds."""
    packed = folder / "layer.tar"
    subprocess.run(["tar", "--format=gnu", "-cf", packed, "-C", folder, prefix.name], check=True)
    shutil.rmtree(prefix)
    subprocess.run(["tar", "-xf", packed, "-C", folder], check=True)


def _compiled(prefix: Path) -> dict[str, int]:
    """Return the compiled files with their modification times."""
    return {str(path): path.stat().st_mtime_ns for path in (prefix / "cache").rglob("*.nb?")}
