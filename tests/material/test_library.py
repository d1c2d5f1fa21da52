"""The server's library of custom content: what it leaves out, and why."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.core.language import told
from parlour.features.material_refusals import FileKeyMissing, FileSameName
from parlour.games.pattern_overlap.puzzles.shelf import collection
from parlour.games.pattern_overlap.refusals import PuzzleName
from parlour.server.http.material_library import MaterialLibrary

pytestmark = pytest.mark.slow

EXAMPLES = Path(__file__).parents[2] / "examples" / "material"


def test_files_with_mistakes_are_left_out_and_named(tmp_path: Path) -> None:
    plain, shop = (
        (EXAMPLES / f"{one}.txt").read_text() for one in ("plain-numbers", "corner-shop")
    )
    taken = next(iter(collection()))
    for name, text in {
        "a": plain, "b": plain, "c": "name: No game",
        "d": shop.replace("Corner shop", taken), "e": shop,
    }.items():  # fmt: skip
        (tmp_path / f"{name}.txt").write_text(text)
    library = MaterialLibrary(tmp_path)
    assert [Path(one.source).stem for one in library.materials] == ["a", "e"]
    assert library.flaws == [
        f"{tmp_path}/b.txt: {told(FileSameName('Plain numbers', f'{tmp_path}/a.txt'))}",
        f"{tmp_path}/c.txt, line 1: {told(FileKeyMissing('game'))}",
        f"{tmp_path}/d.txt: {told(PuzzleName(taken))}",
    ]
