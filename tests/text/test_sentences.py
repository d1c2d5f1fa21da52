"""The draw of sentences to grade: it can be repeated, and leaves nothing out."""

from __future__ import annotations

import ast

from tools.sentences import SOURCE, documents, draw, messages_in, plain, sentences, strings_said


def test_a_draw_can_be_repeated_and_covers_every_kind() -> None:
    first = list(draw("nb", 24, 1))
    assert len(first) == 24
    assert first == list(draw("nb", 24, 1)) != list(draw("nb", 24, 2))
    assert {kind for kind, _, _ in first} == {"app", "games", "rules", "terminal"}


def test_every_variant_of_a_message_is_a_sentence() -> None:
    found = list(messages_in(SOURCE / "text" / "en" / "preview.ftl", "en"))
    assert ("text/preview free", "One seat is free.") in found
    assert ("text/preview free", "Every seat is taken.") in found


def test_sentences_have_four_words_or_more_besides_code() -> None:
    text = "Short one. This is long enough. `only code here is` {not} {counted} either."
    assert list(sentences(text)) == ["This is long enough."]


def test_code_in_documents_is_no_sentence() -> None:
    found = [sentence for where, sentence in documents() if where == "CONTRIBUTING.md"]
    assert "Thank you for helping." in found
    assert not [sentence for sentence in found if "make setup" in sentence]


def test_errors_and_help_are_said_by_the_code() -> None:
    code = 'raise Bad(f"no {what} here; try again")\nadd("--x", help="what x is for")'
    said = [plain(value) for node in ast.walk(ast.parse(code)) for value in strings_said(node)]
    assert said == ["no {what} here; try again", "what x is for"]


def test_lists_of_words_for_matching_are_not_drawn() -> None:
    path = SOURCE / "games" / "sequence_numbers" / "text" / "en.ftl"
    assert not [where for where, _ in messages_in(path, "en") if "fillers" in where]
