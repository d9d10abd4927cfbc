"""Which way round it goes: what a text sets, what its words say in each language, and what is drawn."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from poch.game.said import message
from poch.texts.apparatus.reference_words import KEYS
from poch.texts.apparatus.reference_words import english as reference
from poch.texts.apparatus.translations import FOLDER, english
from poch.texts.library import VARIANTS, document, hands, ids
from poch.words import TAGS, language
from tools.site import ROOT

LEAF = "dealing.direction"
WAYS = {
    "en": {
        "clockwise": r"\b[Cc]lockwise",
        "anticlockwise": r"\b[Aa]nticlockwise|against the clock",
    },
    "de": {
        "clockwise": r"(?<![Gg]egen den )Uhrzeigersinn",
        "anticlockwise": "[Gg]egen den Uhrzeigersinn",
    },
    "fr": {
        "clockwise": r"sens (?:des aiguilles|horaire)|celui des aiguilles",
        "anticlockwise": r"sens (?:inverse|antihoraire)",
    },
    "ja": {"clockwise": "(?<!反)時計回り", "anticlockwise": "反時計回り"},
}
"""The words for each way round."""
SIDES = {
    "en": r"(?:\b(?:on|to|at|of|by|from|that) (?:the|his|her|their) |[’']s )(left|right)\b(?! to)|\b(left|right)-hand",
    "de": r"\b(links|rechts)\b|\b(links|rechts)(?=herum)|\b([Ll]inke|[Rr]echte)[nr]?\b(?! zu)",
    "fr": r"\b(gauche|droite)\b",
}
"""The words for a side, by which a neighbour is named."""
SIDE = {"gauche": "left", "droite": "right", "links": "left", "rechts": "right"} | {
    "left": "left", "right": "right", "linke": "left", "rechte": "right",
}  # fmt: skip
ROUND = {
    "en": r"\b(?:go|goes|going|play|plays|passes|dealt|round|suit) (?:on |round )*(?:to|on) the (?:left|right)\b|counter-?clockwise",
    "de": r"(?:links|rechts) ?herum|nach (?:links|rechts)\b|Gegenuhrzeigersinn",
    "fr": r"\b(?:vers|par) la (?:gauche|droite)\b|\b(?:va|vont|aller|tourne|tournent|passe) à (?:gauche|droite)\b|sens contraire",
    "ja": "左回り|右回り",
}
"""A way round that is told by a side: by some it is the other way."""
DISPUTED = {
    (name, crux["id"])
    for name in ids()
    for clause in document(name)["clauses"]
    if (crux := clause.get("crux"))
    and any(LEAF in it.get("sets", {}) for it in crux["readings"].values())
}
"""The cruxes that are about what the words mean; there the words of the source stay."""
Field = tuple[str, str, str]
"""Where a text is: the part, its entry, and the key."""


def load(file: Path) -> Any:
    """Return what a file has, without the places of its lines."""
    return yaml.load(file.read_text("utf-8"), yaml.CSafeLoader)


def fields(parts: Any, at: tuple[str, ...] = ()) -> Iterator[tuple[Field, str]]:
    """Yield the texts of a translation or of the English, with their places."""
    for key, part in parts.items():
        if isinstance(part, str):
            if key != "of" and len(at) > 0:
                yield (at[0], at[1] if len(at) > 1 else "", "/".join((*at[2:], str(key)))), part
        elif part:
            yield from fields(part, (*at, str(key)))


@cache
def words(name: str) -> dict[str, dict[Field, str]]:
    """Return all that is said of a text in each language, by its place."""
    played = {file.stem: load(file) for file in hands(name)}
    by_language = {"en": dict(fields(english(document(name), played)))}
    for tag in ("de", "fr"):
        data = load(VARIANTS / name / FOLDER / f"{tag}.yaml")
        head = {"head": {"": data["head"]}}
        by_language[tag] = dict(fields({**data, **head}))
    return {
        tag: {at: " ".join(text.split()) for at, text in each.items()}
        for tag, each in by_language.items()
    }


def ways(text: str, tag: str) -> set[str]:
    """Return the ways round that a text names."""
    return {way for way, pattern in WAYS[tag].items() if re.search(pattern, text)}


def sides(text: str, tag: str) -> set[str]:
    """Return the sides that a text names."""
    matches = re.finditer(SIDES[tag], text)
    return {SIDE[match[match.lastindex or 0].lower()] for match in matches}


def of_disputed(name: str) -> set[str]:
    """Return the names of entries whose crux is what the words mean: the crux, its clause, its hands."""
    text = document(name)
    disputed = {crux for of, crux in DISPUTED if of == name}
    clauses = {
        clause["id"] for clause in text["clauses"] if clause.get("crux", {}).get("id") in disputed
    }
    played = {file.stem for file in hands(name) if disputed & set(load(file).get("readings", {}))}
    return disputed | clauses | played


def setting(name: str) -> dict[str, str]:
    """Return the clauses that set which way it goes, or say it again, with the way."""
    clauses = {clause["id"]: clause for clause in document(name)["clauses"]}
    directly = {
        it: clause["sets"][LEAF] for it, clause in clauses.items() if LEAF in clause.get("sets", {})
    }
    again = {
        it: directly[clause["of"]] for it, clause in clauses.items() if clause.get("of") in directly
    }
    return directly | again


@pytest.mark.parametrize("name", [name for name in ids() if setting(name)])
def test_the_words_of_a_direction_mean_what_it_sets(name: str) -> None:
    """In each language the text names this way round, not the other, and no side."""
    for tag, texts in words(name).items():
        for clause, way in setting(name).items():
            text = texts["clauses", clause, "text"]
            assert ({way}, set()) == (ways(text, tag), sides(text, tag)), (tag, text)


@pytest.mark.parametrize(("name", "crux"), sorted(DISPUTED))
def test_a_reading_of_disputed_words_says_which_way_by_the_clock(name: str, crux: str) -> None:
    """The words keep their side, the reasons name the way that the reading sets."""
    (disputed,) = [
        clause["crux"]
        for clause in document(name)["clauses"]
        if clause.get("crux", {}).get("id") == crux
    ]
    for tag, texts in words(name).items():
        for reading, details in disputed["readings"].items():
            text = texts["cruxes", crux, f"readings/{reading}/because"]
            assert details["sets"][LEAF] in ways(text, tag), (tag, reading, text)


@pytest.mark.parametrize("name", ids())
def test_no_way_round_is_told_by_a_side(name: str) -> None:
    """Round to the left is clockwise to some and anticlockwise to others."""
    kept = of_disputed(name)
    assert [] == [
        (tag, at, text)
        for tag, texts in words(name).items()
        for at, text in texts.items()
        if at[1] not in kept and re.search(ROUND[tag], text)
    ]


@pytest.mark.parametrize("name", ids())
def test_languages_agree_on_sides_and_ways(name: str) -> None:
    """What is left in English is left in German and French, and likewise the way round."""
    every, disputed = words(name), of_disputed(name)
    for tag in ("de", "fr"):
        for at, text in every["en"].items():
            if (there := every[tag].get(at)) is not None and at[1] not in disputed:
                assert sides(text, "en") == sides(there, tag), (tag, at, text, there)
                assert ways(text, "en") == ways(there, tag), (tag, at, text, there)


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("way", ["clockwise", "anticlockwise"])
@pytest.mark.parametrize("name", ["DirectionSet", "table-direction"])
def test_what_is_said_beside_the_arrow_means_what_it_shows(name: str, way: str, tag: str) -> None:
    """The step that sets the way round, and the words below the arrow on the table."""
    assert {way} == ways(language(tag).say(message(name, direction=way)), tag)


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("way", ["clockwise", "anticlockwise"])
def test_the_name_of_a_way_is_said_by_the_clock(way: str, tag: str) -> None:
    """As a practice and as a reading; what a language has not is said in English."""
    for name in (f"practice-dealing-direction-{way}", f"reading-{way}"):
        text = language(tag).say(message(name))
        assert {way} in (ways(text, tag), ways(text, "en")), text


@pytest.mark.parametrize("file", sorted((ROOT / "poch" / "words").glob("*/*.ftl")), ids=str)
def test_no_message_tells_a_way_round_by_a_side(file: Path) -> None:
    """In any catalogue."""
    assert [] == re.findall(ROUND[file.parent.name], file.read_text("utf-8"))


GENERATED = re.compile(r"\A---\n(?:.+\n)*kind: ")
WRITTEN = ("docs/{}*.md", "docs/{}tours/*.md", "docs/{}contributing/*.md")


@pytest.mark.parametrize("tag", TAGS)
def test_no_page_tells_a_way_round_by_a_side(tag: str) -> None:
    """In what is written by hand, and what stands beside the texts; the table of terms names the words to avoid."""
    folder = "" if tag == "en" else f"{tag}/"
    files = {path for pattern in WRITTEN for path in ROOT.glob(pattern.format(folder))}
    for file in files - {ROOT / "docs" / "contributing" / "terms.md"}:
        text = file.read_text("utf-8")
        assert GENERATED.search(text) or not re.search(ROUND[tag], text), file


@pytest.mark.parametrize("tag", ["de", "fr"])
def test_what_stands_beside_the_texts_agrees_on_ways(tag: str) -> None:
    """Glossary, corrections, questions of the finder and the rest."""
    every = dict(fields(reference({name: load(VARIANTS / f"{name}.yaml") for name in KEYS})))
    there = dict(fields(load(VARIANTS / FOLDER / f"{tag}.yaml")))
    for at, text in every.items():
        assert ways(text, "en") == ways(there[at], tag), (at, text, there[at])
        assert not re.search(ROUND["en"], text), text
        assert not re.search(ROUND[tag], there[at]), there[at]
