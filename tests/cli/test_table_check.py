"""parlour check GAME --option: what a table's options lead to."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Run, text


def test_each_changed_option_is_explained_and_one_without_effect_is_named(run: Run) -> None:
    said = run("check", "pattern-overlap", "--option", "min_match=2", "--option", "timer_s=20")
    assert said.code == 0
    assert "How many squares a card has to cover." in said.out
    assert "2 · default 3" in said.out
    assert "No effect here. Only Diversify and Cover Some Ground have a last" in said.out
    assert text("check-valid", cautions=1) in said.out


def test_a_table_with_the_defaults_has_nothing_to_explain(run: Run) -> None:
    said = run("check", "think-str8", "--seats", "2")
    assert text("check-default") in said.out
    assert text("check-valid", cautions=0) in said.out


def test_options_that_cannot_be_combined_are_refused_in_the_language_of_the_user(run: Run) -> None:
    said = run("check", "pattern-overlap", "--seats", "2", "--option", "mode=nms", "--lang", "de")
    assert said.code == 2
    assert "ist für 3 bis 7 Personen" in said.err


def test_warnings_are_data_too(run: Run) -> None:
    said = run(
        "check", "sequence-numbers", "--seats", "4", "--option", "teams=2", "--lang", "nb", "--json"
    )
    found = json.loads(said.out)
    assert found["kind"] == "table"
    assert found["good"]
    assert found["options"]["teams"] == 2
    assert found["warnings"] == [
        {
            "id": "usual-number",
            "option": "teams",
            "text": "Har ingen virkning her. Med 4 spillere er antallet uansett 2.",
        }
    ]


def test_what_a_preset_sets_is_no_mistake_of_the_user(run: Run) -> None:
    said = run("check", "pattern-overlap", "--preset", "set_up", "--option", "nms_freeze=never")
    assert "nms_base" in said.out
    assert text("check-valid", cautions=1) in said.out


def test_a_file_has_no_options(run: Run, kept: Path) -> None:
    said = run("check", kept.name, "--option", "teams=2")
    assert said.code == 2
    assert "to check options, give a game’s name" in said.err
