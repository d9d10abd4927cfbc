"""What the texts say in German and French: nothing is missing or stale, and what does not fit is said."""

from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from poch.commands.cli import main
from poch.texts.document import load
from poch.texts.library import VARIANTS, document, hands, ids
from poch.texts.translations import FOLDER, Share, complaints, english, shares

LEAST = {"head": 1, "clauses": 0.99, "cruxes": 0.95, "hands": 0.95}
"""What part of each must be translated."""
NAME = "poch-1857-pierer"
Json = dict[str, Any]


def translation(name: str, language: str) -> Json:
    """Return a translation as its file has it."""
    data: Json = load(VARIANTS / name / FOLDER / f"{language}.yaml").data
    return data


def played(name: str) -> Json:
    """Return the hands of a ruleset by the names of their files."""
    return {file.stem: load(file).data for file in hands(name)}


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("name", ids())
def test_a_text_is_translated_and_nothing_is_stale(name: str, language: str) -> None:
    """Clauses, cruxes, hands and head; a clause may wait for its words, but not keep old ones."""
    data = translation(name, language)

    assert [] == [*complaints(data, document(name), played(name))]
    for part, share in shares(data, document(name), played(name)).items():
        assert share.stale == 0, part
        assert share.translated >= LEAST[part] * share.of, part


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("name", ids())
def test_a_translation_has_the_terms_of_its_source_as_they_are(name: str, language: str) -> None:
    """Their meanings are translated, the words themselves are the source's."""
    given = translation(name, language)["clauses"]
    for clause, words in english(document(name), {})["clauses"].items():
        assert [*words.get("terms", {})] == [*given[clause].get("terms", {})], clause


def test_words_that_have_changed_make_their_translation_stale() -> None:
    """And those only."""
    changed: Json = deepcopy(dict(document(NAME)))
    changed["clauses"][0]["text"] += " Or more."
    before = shares(translation(NAME, "de"), document(NAME), played(NAME))
    after = shares(translation(NAME, "de"), changed, played(NAME))
    whole = before["clauses"].of

    assert before["clauses"] == Share(whole, 0, whole)
    assert after == before | {"clauses": Share(whole - 1, 1, whole)}


def test_words_that_are_missing_do_not_count() -> None:
    """A clause is translated when all its words are."""
    data = translation(NAME, "fr")
    del data["clauses"]["players.number"]["because"]
    del data["cruxes"]
    found = shares(data, document(NAME), played(NAME))

    assert found["clauses"].of - 1 == found["clauses"].translated
    assert 0 == found["cruxes"].translated + found["cruxes"].stale
    assert [] == [*complaints(data, document(NAME), played(NAME))]


@pytest.mark.parametrize(
    ("spoilt", "says"),
    [
        (lambda it: it.update(of="poque-1789"), "of: this is no translation of poch-1857-pierer"),
        (lambda it: it.update(language="xx"), "language: is not a known language"),
        (lambda it: it["clauses"].update({"vie.gone": {"text": "x"}}), "clauses.vie.gone: is gone"),
        (lambda it: it["cruxes"].update(gone={}), "cruxes.gone: is gone"),
        (lambda it: it["hands"].update({"pack.suits": "x"}), "hands.pack.suits: is gone"),
        (lambda it: it["clauses"].update({7: {}}), "clauses.7: is gone"),
        (lambda it: it["clauses"].update({"pack.suits": "x"}), "clauses.pack.suits: is no map"),
        (lambda it: it.update(cruxes=["x"]), "cruxes: is no map"),
        (lambda it: it.update(head="x"), "head: is no map"),
    ],
)
def test_what_does_not_fit_is_complained_of(spoilt: Callable[[Json], None], says: str) -> None:
    """Once, by name, with what to do."""
    data = translation(NAME, "de")
    spoilt(data)
    (found,) = map(str, complaints(data, document(NAME), played(NAME)))

    assert found.startswith(says)
    assert ";" in found


def test_a_translation_beside_a_broken_ruleset_waits(tmp_path: Path) -> None:
    """You are told to mend the ruleset first."""
    file = tmp_path / NAME / FOLDER / "fr.yaml"
    file.parent.mkdir(parents=True)
    file.write_text("of: poch-1857-pierer\n")
    (tmp_path / NAME / "ruleset.yaml").write_text("id: poch-1857-pierer\n")
    done = CliRunner().invoke(main, ["check", str(file)])

    assert f"{file}: the ruleset beside it is not in order; mend that first\n" == done.output
    assert 1 == done.exit_code


def test_check_says_how_much_is_translated(tmp_path: Path) -> None:
    """For each language, after the files are found to be in order; and where something is gone, its line."""
    of = tmp_path / NAME
    (of / FOLDER).mkdir(parents=True)
    (of / "ruleset.yaml").write_text((VARIANTS / NAME / "ruleset.yaml").read_text("utf-8"))
    file = of / FOLDER / "fr.yaml"
    text = (VARIANTS / NAME / FOLDER / "fr.yaml").read_text("utf-8")
    file.write_text(text.partition("hands:\n")[0])
    many = len(document(NAME)["clauses"])
    fine = CliRunner().invoke(main, ["check", str(tmp_path)])
    file.write_text(file.read_text("utf-8").replace("players.number", "players.any", 1))
    wrong = CliRunner().invoke(main, ["check", str(tmp_path)])

    assert f"translated into fr: {many} of {many} clauses, " in fine.output
    assert fine.output.endswith("0 of 0 hands; stale: 0\n")
    assert f"{file}:" in wrong.output
    assert "clauses.players.any: is gone" in wrong.output
    assert 1 == wrong.exit_code
