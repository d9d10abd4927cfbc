"""What the texts say in German and French: nothing is missing or stale, and what does not fit is said."""

from collections.abc import Callable, Mapping
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from poch.commands.cli import main
from poch.texts.apparatus.translations import (
    FOLDER,
    Parts,
    Share,
    complaints,
    english,
    in_language,
    shares,
)
from poch.texts.document import load
from poch.texts.library import VARIANTS, document, hands, ids
from poch.texts.lock import digest

LEAST = {"head": 1, "changes": 1, "clauses": 0.99, "cruxes": 0.95, "hands": 0.95}
"""What part of each must be translated."""
NAME = "poch-1857-pierer"
Json = dict[str, Any]


@cache
def parsed(file: Path) -> Json:
    """Return what is in a file, which nobody changes."""
    data: Json = load(file).data
    return data


def translation(name: str, language: str) -> Json:
    """Return a translation as its file has it."""
    return deepcopy(parsed(VARIANTS / name / FOLDER / f"{language}.yaml"))


def played(name: str) -> Json:
    """Return the hands of a ruleset by the names of their files."""
    return {file.stem: parsed(file) for file in hands(name)}


def _clause(text: Any, name: str) -> Json:
    (clause,) = [clause for clause in text["clauses"] if clause["id"] == name]
    return dict(clause)


def _spaced(data: Any) -> Any:
    """Return data with each text on one line."""
    if isinstance(data, str):
        return " ".join(data.split())
    if isinstance(data, Mapping):
        return {key: _spaced(value) for key, value in data.items()}
    return [_spaced(part) for part in data] if isinstance(data, list | tuple) else data


def _back(words: Parts, of: Parts) -> Json:
    """Return words as a translation of other words has them."""
    parts = {
        part: {name: {**entry, "of": digest(of[part][name])} for name, entry in entries.items()}
        for part, entries in words.items()
    }
    return {**parts, "head": parts["head"][""]}


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("name", ids())
def test_a_text_is_translated_and_nothing_is_stale(name: str, language: str) -> None:
    """Clauses, cruxes, hands and head; a clause may wait for its words, but not keep old ones."""
    data = translation(name, language)

    assert [] == [*complaints(data, document(name), played(name))]
    for part, share in shares(data, english(document(name), played(name))).items():
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
    before = shares(translation(NAME, "de"), english(document(NAME), played(NAME)))
    after = shares(translation(NAME, "de"), english(changed, played(NAME)))
    whole = before["clauses"].of

    assert before["clauses"] == Share(whole, 0, whole)
    assert after == before | {"clauses": Share(whole - 1, 1, whole)}


def test_words_that_are_missing_do_not_count() -> None:
    """A clause is translated when all its words are."""
    data = translation(NAME, "fr")
    del data["clauses"]["players.number"]["because"]
    del data["cruxes"]
    counts = shares(data, english(document(NAME), played(NAME)))

    assert counts["clauses"].of - 1 == counts["clauses"].translated
    assert 0 == counts["cruxes"].translated + counts["cruxes"].stale
    assert [] == [*complaints(data, document(NAME), played(NAME))]


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("name", ids())
def test_a_ruleset_in_a_language_has_its_words_and_all_else_as_before(
    name: str, language: str
) -> None:
    """What is said is what the translation says; translated back, it is the English again."""
    words = translation(name, language)
    text, records, staying = in_language(document(name), words, played(name))
    said = english(text, records)
    back, hands, _ = in_language(text, _back(english(document(name), played(name)), said), records)

    assert frozenset() == staying
    for part in ("changes", "clauses", "cruxes", "hands"):
        for entry, given in words.get(part, {}).items():
            assert _spaced(given) == {"of": given["of"], **said[part][str(entry)]}, entry
    assert _spaced(document(name)) == _spaced(back)
    assert _spaced(played(name)) == _spaced(hands)


def test_stale_and_missing_words_stay_english() -> None:
    """Their ids are named; what is fresh is in the language all the same."""
    words = translation(NAME, "de")
    words["clauses"]["players.number"]["of"] = "0" * 12
    del words["clauses"]["vie.raise-only"]["because"]
    del words["cruxes"]["entry"], words["head"], words["hands"]["thirty-six-cards"]["notes"]
    text, records, staying = in_language(document(NAME), words, played(NAME))
    stale, half = (_clause(text, name) for name in ("players.number", "vie.raise-only"))

    assert {
        *("", "title", "players.number", "vie.raise-only", "entry", "thirty-six-cards")
    } == staying
    assert _clause(document(NAME), "players.number") == stale
    assert words["clauses"]["vie.raise-only"]["text"] == half["text"]
    assert _clause(document(NAME), "vie.raise-only")["because"] == half["because"]
    assert _clause(document(NAME), "vie.entry")["crux"] == _clause(text, "vie.entry")["crux"]
    assert words["clauses"]["vie.entry"]["text"] == _clause(text, "vie.entry")["text"]
    assert words["hands"]["thirty-six-cards"]["title"] == records["thirty-six-cards"]["title"]


def test_without_a_translation_all_stays_english() -> None:
    """An empty one changes nothing, and names every entry that has words."""
    text, records, staying = in_language(document(NAME), {}, played(NAME))
    every = english(document(NAME), played(NAME))

    assert _spaced(document(NAME)) == _spaced(text)
    assert played(NAME) == records
    assert {"title", *(name for part in every.values() for name in part)} == staying


def test_a_title_may_be_translated_alone() -> None:
    """The introduction then stays English, and so do all clauses."""
    head = {**translation(NAME, "de")["head"]}
    del head["introduction"]
    text, _, staying = in_language(document(NAME), {"head": head}, played(NAME))

    assert head["title"] == text["title"]
    assert document(NAME)["introduction"] == text["introduction"]
    assert "" in staying
    assert "title" not in staying


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
    (complaint,) = map(str, complaints(data, document(NAME), played(NAME)))

    assert complaint.startswith(says)
    assert ";" in complaint


def test_a_translation_beside_a_broken_ruleset_waits(tmp_path: Path) -> None:
    """You are told to mend the ruleset first."""
    file = tmp_path / NAME / FOLDER / "fr.yaml"
    file.parent.mkdir(parents=True)
    file.write_text("of: poch-1857-pierer\n")
    (tmp_path / NAME / "ruleset.yaml").write_text("id: poch-1857-pierer\n")
    done = CliRunner().invoke(main, ["check", str(file)])

    assert f"{file}: the ruleset beside it is not in order; correct that first\n" == done.output
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

    assert f"{many} of {many} clauses, " in fine.output
    assert fine.output.endswith("0 of 0 hands; stale: 0\n")
    assert f"{file}:" in wrong.output
    assert "clauses.players.any: is gone" in wrong.output
    assert 1 == wrong.exit_code
