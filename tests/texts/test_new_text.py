"""What a text needs beside its own folder: `-k <slug>` lists what it lacks, with where, what and what to do."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from poch.texts.apparatus.reference_words import KEYS, english
from poch.texts.apparatus.translations import FOLDER
from poch.texts.document import load
from poch.texts.library import VARIANTS, document, ids, playable, playable_by
from poch.texts.ruleset_shape import GAMES
from poch.words import TAGS
from tools.lab import bluff, effects, players
from tools.site import ROOT
from tools.store.published import load_published

COMPLETE = ("de", "fr")
"""The languages that every text is in."""
LISTED = {"players": (players, "texts"), "effects": (effects, "rulesets")}
VYING = [*bluff.texts()]
CONTRIBUTING = ROOT / "docs" / "contributing"
NAMED_BY_GAME = ("game-name", "home-game")
"""The messages that choose among the games."""


@cache
def reference_words() -> tuple[frozenset[str], dict[str, frozenset[str]]]:
    """Return which works have words to be translated, and which of them each language has."""
    files = {name: load(VARIANTS / f"{name}.yaml").data for name in KEYS}
    done = {tag: load(VARIANTS / FOLDER / f"{tag}.yaml").data for tag in COMPLETE}
    return frozenset(english(files)["bibliography"]), {
        tag: frozenset(words["bibliography"]) for tag, words in done.items()
    }


def lacks_words(name: str) -> Iterator[str]:
    """Yield what a text lacks in other languages."""
    works, done = reference_words()
    refs = {str(document(name)[key]["ref"]) for key in ("source", "own") if key in document(name)}
    for tag in COMPLETE:
        if not (VARIANTS / name / FOLDER / f"{tag}.yaml").is_file():
            yield f"variants/{name}/{FOLDER}/{tag}.yaml: is missing; write it as docs/contributing/adding-a-language.md says"
        for ref in sorted(refs & works - done[tag]):
            yield f"variants/{FOLDER}/{tag}.yaml: bibliography has no {ref}; write its words there"


def lacks_records(name: str) -> Iterator[str]:
    """Yield what a text lacks among what is recorded and measured."""
    record = "run make record, which is python -m tools.gates.record"
    if name not in re.findall(r"[\w-]+", (ROOT / "tests/bad/hand-ruleset.txt").read_text("utf-8")):
        yield f"tests/bad/hand-ruleset.txt: does not list {name}; {record}"
    if name in playable() and not [*(ROOT / "tests/games").glob(f"{name}-at-*.txt")]:
        yield f"tests/games: no game of {name} is in it; {record}"
    for command, (tool, part) in LISTED.items():
        if name in playable_by(4) and name not in load_published(tool.FILE)[part]:
            yield f"variants/{command}.json: has no {name}; run make {command}"
    found = load_published(bluff.FILE)
    if name in VYING and name not in {*found["texts"], *found["untaken"]}:
        yield f"variants/bluff.json: has no {name}; run make bluff"


def lacks(name: str) -> Iterator[str]:
    """Yield all that a text lacks."""
    yield from lacks_words(name)
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
    if found := [*lacks(name)]:
        pytest.fail("\n".join(found), pytrace=False)


def chosen(text: str, message: str) -> frozenset[str]:
    """Return the keys that a message of a catalogue chooses among."""
    found = re.search(rf"^{message} = .*\n((?:[ \t]+.*\n)+)", text, re.MULTILINE)
    return (
        frozenset(re.findall(r"^ +\*?\[([\w-]+)\]", found[1], re.MULTILINE))
        if found
        else frozenset()
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_its_name_and_a_line_in_every_language(game: str) -> None:
    """Readers meet both, among the texts and at home."""
    found = []
    for tag in TAGS:
        files = {
            path.name: path.read_text("utf-8") for path in (ROOT / "poch/words" / tag).glob("*.ftl")
        }
        for message in NAMED_BY_GAME:
            name = next(
                name
                for name, text in files.items()
                if re.search(rf"^{message} =", text, re.MULTILINE)
            )
            if game not in chosen(files[name], message) and game != GAMES[0]:
                found.append(f"poch/words/{tag}/{name}: {message} has no [{game}]; add it")
    if found:
        pytest.fail("\n".join(found), pytrace=False)
