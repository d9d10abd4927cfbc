"""What a text needs beside its own folder: `-k <slug>` lists what it lacks, with where, what and what to do."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from poch.texts.apparatus.reference_words import KEYS, english
from poch.texts.apparatus.translations import FOLDER
from poch.texts.document import load
from poch.texts.library import VARIANTS, document, ids, playable, playable_by
from poch.texts.ruleset_shape import GAMES
from poch.words import TAGS
from poch.words.language import language
from tools.lab import bluff, effects, players
from tools.site import ROOT
from tools.store.published import load_published

COMPLETE = ("de", "fr")
"""The languages that every text is in."""
LISTED = {"players": (players, "texts"), "effects": (effects, "rulesets")}
CONTRIBUTING = ROOT / "docs" / "contributing"
NOWHERE = {
    "title": "A sheet that nobody has",
    "game": "a-game-of-nobody",
    "playable": "to-the-end",
    "source": {"ref": "nowhere"},
    "clauses": [
        {"id": "vie.crow", "no-rule": "unencoded", "terms": {"kikeriki": {"lang": "de"}}},
        {"id": "vie.hen", "crux": {"id": "of-nobody", "readings": {"by-nobody": {}}}},
    ],
}
NAMED_BY_GAME = ("game-name", "home-game")
"""The messages that choose among the games."""


@cache
def beside() -> dict[str, Any]:
    """Return the files beside the texts, by their names."""
    return {name: load(VARIANTS / f"{name}.yaml").data for name in KEYS}


@cache
def vying() -> frozenset[str]:
    """Return the texts that have a vying."""
    return frozenset(bluff.texts())


@cache
def translated_works(tag: str) -> frozenset[str]:
    """Return the works of the bibliography that a language has words for."""
    return frozenset(load(VARIANTS / FOLDER / f"{tag}.yaml").data["bibliography"])


def lacks_words(name: str) -> Iterator[str]:
    """Yield what a text lacks in other languages."""
    works = {*english(beside())["bibliography"]}
    refs = {str(document(name)[key]["ref"]) for key in ("source", "own") if key in document(name)}
    for tag in COMPLETE:
        if not (VARIANTS / name / FOLDER / f"{tag}.yaml").is_file():
            yield f"variants/{name}/{FOLDER}/{tag}.yaml: is missing; write it as docs/contributing/adding-a-language.md says"
        for ref in sorted(refs & works - translated_works(tag)):
            yield f"variants/{FOLDER}/{tag}.yaml: bibliography has no {ref}; write its words there"


def lacks_names(name: str) -> Iterator[str]:
    """Yield the terms, cruxes and readings of a text that have no words of their own."""
    known = {
        (word["lang"], word["word"])
        for concept in beside()["glossary"]
        for word in concept["words"]
    }
    named: set[str] = set()
    for clause in document(name)["clauses"]:
        for word, term in clause.get("terms", {}).items():
            if (term["lang"], word) not in known:
                yield f"variants/glossary.yaml: has no {word} ({term['lang']}); add it under what it means"
        if crux := clause.get("crux"):
            named |= {f"crux-{crux['id']}", *(f"reading-{reading}" for reading in crux["readings"])}
    for tag in ("en", *COMPLETE):
        for message in sorted(named):
            if not language(tag).has(message):
                yield f"poch/words/{tag}/edition.ftl: {message} is missing; add the words that readers see"


def lacks_records(name: str) -> Iterator[str]:
    """Yield what a text lacks among what is recorded and measured."""
    record = "run make record, which is python -m tools.gates.record"
    if name not in re.findall(r"[\w-]+", (ROOT / "tests/bad/hand-ruleset.txt").read_text("utf-8")):
        yield f"tests/bad/hand-ruleset.txt: does not list {name}; {record}"
    if name in playable() and not [*(ROOT / "tests/games").glob(f"{name}-at-*.txt")]:
        yield f"tests/games: no game of {name} is in it; {record}"
    for command, (tool, part) in LISTED.items():
        if name in playable_by(tool.SEATS) and name not in load_published(tool.FILE)[part]:
            yield f"variants/{command}.json: has no {name}; run make {command}"
    published = load_published(bluff.FILE)
    if name in vying() and name not in {*published["texts"], *published["untaken"]}:
        yield f"variants/bluff.json: has no {name}; run make bluff"


def lacks(name: str) -> Iterator[str]:
    """Yield all that a text lacks."""
    yield from lacks_words(name)
    yield from lacks_names(name)
    yield from lacks_records(name)
    if f"{{ #{name} }}" not in (CONTRIBUTING / "second-readings.md").read_text("utf-8"):
        title = document(name)["title"]
        heading = f"## [{title}](../sources/{name}/index.md) {{ #{name} }}"
        yield f"docs/contributing/second-readings.md: has no section on it; add one in the order of years: {heading}"
    if document(name)["game"] not in GAMES:
        yield f"variants/{name}/ruleset.yaml: the game is not in GAMES; add it in poch/texts/ruleset_shape.py"
    for clause in document(name)["clauses"]:
        if clause.get("no-rule") == "unencoded" and document(name)["playable"] == "to-the-end":
            yield f"variants/{name}/ruleset.yaml: nothing plays {clause['id']}; give the engine a practice for it, or end the deal before it with playable:"


@pytest.mark.parametrize("name", ids())
def test_a_text_has_all_that_it_needs_beside_its_folder(name: str) -> None:
    """Other tests look at these one by one, and at what is in them."""
    if lacking := [*lacks(name)]:
        pytest.fail("\n".join(lacking), pytrace=False)


def test_a_text_that_is_nowhere_lacks_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each file is named once; a rule that nothing plays is named in the text itself."""
    monkeypatch.setattr(f"{__name__}.document", lambda _: NOWHERE)
    monkeypatch.setattr(f"{__name__}.playable", lambda: ["nowhere"])
    monkeypatch.setattr(f"{__name__}.playable_by", lambda _: ["nowhere"])
    monkeypatch.setattr(f"{__name__}.vying", lambda: {"nowhere"})
    monkeypatch.setattr(f"{__name__}.english", lambda _: {"bibliography": {"nowhere": {}}})

    assert [line.partition(": ")[0] for line in lacks("nowhere")] == [
        *("variants/nowhere/translations/de.yaml", "variants/translations/de.yaml"),
        *("variants/nowhere/translations/fr.yaml", "variants/translations/fr.yaml"),
        "variants/glossary.yaml",
        *("poch/words/en/edition.ftl",) * 2,
        *("poch/words/de/edition.ftl",) * 2,
        *("poch/words/fr/edition.ftl",) * 2,
        *("tests/bad/hand-ruleset.txt", "tests/games"),
        *("variants/players.json", "variants/effects.json", "variants/bluff.json"),
        "docs/contributing/second-readings.md",
        *("variants/nowhere/ruleset.yaml",) * 2,
    ]


def chosen(text: str, message: str) -> frozenset[str]:
    """Return the keys that a message of a catalogue chooses among."""
    match = re.search(rf"^{message} = .*\n((?: +.*\n)+)", text, re.MULTILINE)
    return frozenset(re.findall(r"^ +\[([\w-]+)\]", match[1], re.MULTILINE) if match else ())


@pytest.mark.parametrize("game", GAMES[1:])
def test_a_game_has_its_name_and_a_line_in_every_language(game: str) -> None:
    """Readers meet both, among the texts and at home."""
    lacking = [
        f"{path.relative_to(ROOT)}: {message} has no [{game}]; add it"
        for tag in TAGS
        for path in sorted((ROOT / "poch/words" / tag).glob("*.ftl"))
        for message in NAMED_BY_GAME
        if (known := chosen(path.read_text("utf-8"), message)) and game not in known
    ]
    guide = CONTRIBUTING / "another-game.md"
    if f"`{game}`, " not in guide.read_text("utf-8"):
        lacking.append(
            f"{guide.relative_to(ROOT)}: --game may be `{game}` as well; add it to the list"
        )
    if lacking:
        pytest.fail("\n".join(lacking), pytrace=False)
