"""What stands beside the rulesets, in German and French: nothing is missing or stale."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from poch.commands.cli import main
from poch.texts.apparatus.reference_words import KEYS, complaints, english, in_language
from poch.texts.apparatus.translations import FOLDER, Share, shares
from poch.texts.document import load
from poch.texts.library import VARIANTS
from poch.texts.lock import digest

LEAST = 0.99
"""What part of each file must be translated."""
Json = dict[str, Any]
FILES: Json = {name: load(VARIANTS / f"{name}.yaml").data for name in KEYS}
POOLS = next(at for at, question in enumerate(FILES["finder"]) if question["id"] == "pools")


def translation(language: str) -> Json:
    """Return a translation as its file has it."""
    data: Json = load(VARIANTS / FOLDER / f"{language}.yaml").data
    return data


@pytest.mark.parametrize("language", ["de", "fr"])
def test_what_stands_beside_the_rulesets_is_translated(language: str) -> None:
    """Nothing is stale, and what is gone in English is gone in the translation."""
    assert [] == [*complaints(translation(language), FILES)]
    for part, share in shares(translation(language), english(FILES)).items():
        assert share.stale == 0, part
        assert share.translated >= LEAST * share.of, part


@pytest.mark.parametrize("language", ["de", "fr"])
def test_files_in_a_language_have_its_words(language: str) -> None:
    """And the words of the translation are the English words of what comes out."""
    translated, left = in_language(FILES, translation(language))
    words = english(translated)

    assert dict.fromkeys(KEYS, frozenset()) == left
    for part in KEYS:
        for name, given in translation(language)[part].items():
            assert _spaced(given) == {"of": given["of"], **words[part][name]}, name


def _spaced(words: Json) -> Json:
    return {
        key: _spaced(value) if isinstance(value, dict) else " ".join(value.split())
        for key, value in words.items()
    }


def test_what_is_no_prose_stays() -> None:
    """Ids, years and names are the same in every language; without a translation all is English."""
    translated, left = in_language(FILES, translation("de"))
    plain, all_left = in_language(FILES, {})
    question, asked = (files["finder"][POOLS] for files in (FILES, translated))

    assert {key for key in question if question[key] != asked[key]} == {"ask", "answers"}
    assert question["answers"].keys() == asked["answers"].keys()
    assert FILES == plain
    assert {"sequence"} <= all_left["finder"] - left["finder"]


def test_a_stale_word_stays_english_and_is_named() -> None:
    """Of an entry whose digest is another, no word is taken."""
    words = translation("fr")
    words["glossary"]["pair"]["of"] = digest("other words")
    del words["finder"]["pools"]["answers"]["8"]
    translated, left = in_language(FILES, words)
    (stale,) = [entry for entry in translated["glossary"] if entry["id"] == "pair"]
    whole = len(FILES["glossary"])

    assert {"glossary": {"pair"}, "finder": {"pools"}} == {
        key: {*names} for key, names in left.items() if names
    }
    assert stale in FILES["glossary"]
    assert FILES["finder"][POOLS]["answers"]["8"] == translated["finder"][POOLS]["answers"]["8"]
    assert Share(whole - 1, 1, whole) == shares(words, english(FILES))["glossary"]


@pytest.mark.parametrize(
    ("spoilt", "says"),
    [
        (lambda it: it.update(language="xx"), "language: is not a known language"),
        (lambda it: it["history"].update({"gone": {"text": "x"}}), "history.gone: is gone"),
        (lambda it: it["finder"].update({"pools": "x"}), "finder.pools: is no map"),
        (lambda it: it.update(glossary=["x"]), "glossary: is no map"),
    ],
)
def test_what_does_not_fit_is_complained_of(
    spoilt: Callable[[Json], None], says: str, tmp_path: Path
) -> None:
    """By name, and by `poch check` with file and line."""
    data = translation("de")
    spoilt(data)
    (complaint,) = map(str, complaints(data, FILES))
    for name in KEYS:
        shutil.copy(VARIANTS / f"{name}.yaml", tmp_path)
    file = tmp_path / FOLDER / "de.yaml"
    file.parent.mkdir()
    file.write_text("language: de\nhistory:\n  gone: {text: x}\n", encoding="utf-8")
    checked = CliRunner().invoke(main, ["check", str(file)])

    assert complaint.startswith(says)
    assert f"{file}:3:3: history.gone: is gone" in checked.output
    assert 1 == checked.exit_code
