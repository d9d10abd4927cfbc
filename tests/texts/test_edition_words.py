"""The words of the edition: nothing that data name by an id is left without words in a language."""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from poch.texts import leaves, library
from poch.words import language
from poch.words.values import format_alternative, format_value, meaning, practice
from tools.site.edition import words
from tools.site.output.languages import TRANSLATED, speaking

ROOT = Path(__file__).resolve().parents[2]
EXPLAINED: Mapping[str, Mapping[str, tuple[str, str]]] = {
    "status": words.STATUS,
    "gap": words.GAP,
    "kind": words.KIND,
    "outcome": words.OUTCOME,
    "shelf": words.SHELF,
    "mark": words.MARK,
    "standing": words.STANDING,
}
CALLED: Mapping[str, Mapping[str, str]] = {
    "seen": words.SEEN,
    "remark": words.REMARK,
    "language": words.LANGUAGE,
    "shape": words.SHAPE,
    "topic": words.TOPIC,
    "stage": words.STAGE,
    "part": words.PART,
    "field": words.FIELD,
    "group": words.GROUP,
    "page": words.PAGE,
    "strand": words.STRAND,
    "degree": words.DEGREE,
}
COUNTED = re.compile(r"words\.count_in_words\([^\"']*[\"']([\w-]+)[\"']\)")


@cache
def raised() -> tuple[Mapping[str, Any], ...]:
    """Return every crux of every source."""
    clauses = (clause for name in library.ids() for clause in library.document(name)["clauses"])
    return tuple(clause["crux"] for clause in clauses if "crux" in clause)


def cruxes() -> Iterator[str]:
    """Yield the cruxes of the sources."""
    return (crux["id"] for crux in raised())


def readings() -> Iterator[str]:
    """Yield the readings of the sources."""
    return (name for crux in raised() for name in crux["readings"])


@pytest.mark.parametrize("tag", TRANSLATED)
@pytest.mark.parametrize(
    ("kind", "every", "called"),
    [("crux", cruxes, words.crux), ("reading", readings, words.reading)],
    ids=["cruxes", "readings"],
)
def test_every_crux_and_reading_is_called_something(
    tag: str,
    kind: str,
    every: Callable[[], Iterator[str]],
    called: Callable[[str], str],
) -> None:
    """No page makes a title out of an id, and no two cruxes have one title."""
    used = {*every()}

    assert used
    assert [] == sorted(name for name in used if not language(tag).has(f"{kind}-{name}"))
    with speaking(tag):
        titles = [called(name) for name in used]
    assert kind == "reading" or len({*titles}) == len(titles)


@pytest.mark.parametrize("tag", TRANSLATED[1:])
def test_titles_of_cruxes_are_not_the_english_ones(tag: str) -> None:
    """A crux has a title of its own in every language."""
    used = {*cruxes()}
    english = {name: words.crux(name) for name in used}
    with speaking(tag):
        assert [] == [name for name in used if words.crux(name) == english[name]]


@pytest.mark.parametrize("tag", TRANSLATED)
def test_every_table_is_said(tag: str) -> None:
    """Each name of each table has its word, and its meaning where it has one."""
    with speaking(tag):
        said = {kind: [*table.values()] for kind, table in CALLED.items()}
        meanings = {kind: [*table.values()] for kind, table in EXPLAINED.items()}
    for table in said.values():
        assert all(table)
    for pairs in meanings.values():
        assert all(name and meaning for name, meaning in pairs)
        assert len({*pairs}) == len(pairs)


def test_a_mark_within_a_sentence_keeps_its_nouns_large() -> None:
    """A German mark begins small in a count of clauses; the nouns in it do not."""
    with speaking("de"):
        marks = [words.within(name) for name, _ in words.MARK.values()]
    assert "in Übersetzung berichtet" in marks
    assert "vom Vergleichstext übertragen" in marks


@pytest.mark.parametrize(
    ("tag", "written", "printed"),
    [
        ("en", "pp. 179–180", "pp. 179–180"),
        ("de", "pp. 179–180", "S. 179–180"),
        ("de", "p. 223", "S. 223"),
        ("de", "opening", "Anfang"),
        ("fr", "opening", "début"),
        ("de", "¶ 3, ¶ 4", "¶ 3, ¶ 4"),
        ("de", "", ""),
    ],
)
def test_a_place_in_a_source_is_named_in_the_language_of_the_page(
    tag: str, written: str, printed: str
) -> None:
    """Pages and openings have their words; paragraphs and headings stay as the source has them."""
    with speaking(tag):
        assert printed == words.locus(written)


def test_everything_counted_has_its_message() -> None:
    """Whatever modules and templates count, in English, German and French."""
    files = [*(ROOT / "tools").rglob("*.py"), *(ROOT / "tools").rglob("*.jinja")]
    things = {counted for file in files for counted in COUNTED.findall(file.read_text("utf-8"))}

    assert things
    assert [] == [
        (tag, thing)
        for tag in TRANSLATED
        for thing in sorted(things)
        if not language(tag).has(f"counted-{thing}")
    ]


@pytest.mark.parametrize(
    ("tag", "said"),
    [
        ("en", ("no rules", "one rule", "two rules", "22 November 2026", "a, b and c")),
        ("de", ("keine Regeln", "eine Regel", "zwei Regeln", "22. November 2026", "a, b und c")),
        ("fr", ("aucune règle", "une règle", "deux règles", "22 novembre 2026", "a, b et c")),
    ],
)
def test_numbers_days_and_lists_follow_the_language(tag: str, said: tuple[str, ...]) -> None:
    """Zero, one and two of a thing, a day, and a list."""
    with speaking(tag):
        counted = [words.count_in_words(n, "rule") for n in range(3)]

        assert [*said] == [*counted, words.day("2026-11-22"), words.format_list("abc")]


def test_what_is_printed_keeps_the_spaces_at_which_no_line_breaks() -> None:
    """Runs of other spaces are one; quotation marks are those of print."""
    kept = "Il a \N{NO-BREAK SPACE}: «\N{NARROW NO-BREAK SPACE}je passe\N{NARROW NO-BREAK SPACE}»"

    assert kept == words.typeset(kept.replace("je passe", "je\n   passe") + " ")
    assert "‘a’ and “b”" == words.typeset("'a' and \"b\"")


def test_a_mark_says_its_gap_in_the_language() -> None:
    """A word for a status, the reason why a source is silent, and a sentence made of both."""
    with speaking("de"):
        assert words.mark("supplied", "silent").startswith("Ergänzt (der Text schweigt): ")
    with speaking("fr"):
        assert words.mark("supplied", "cut").startswith(
            "Ajouté (pas dans ce que nous avons lu)\N{NO-BREAK SPACE}: "
        )


def practices() -> Iterator[tuple[str, str]]:
    """Yield every practice with its leaf."""
    return ((name, practice) for name, leaf in leaves.LEAVES.items() for practice in leaf.practices)


def values() -> Iterator[tuple[str, Any]]:
    """Yield every value that a clause or a reading sets, with its leaf."""
    for name in library.ids():
        for clause in library.document(name)["clauses"]:
            readings = clause.get("crux", {}).get("readings", {}).values()
            for sets in (
                clause.get("sets", {}),
                *(reading.get("sets", {}) for reading in readings),
            ):
                yield from sets.items()


@pytest.mark.parametrize("tag", TRANSLATED)
def test_every_leaf_and_practice_says_what_it_means(tag: str) -> None:
    """Those of every pool, too."""
    with speaking(tag):
        said = {name: meaning(name) for name in leaves.leaves_in_order()}
        meanings = {both: practice(*both) for both in practices()}

    assert len({*said.values()}) == len(said)
    assert all(meanings.values())
    for leaf in leaves.LEAVES:
        named = [text for (name, _), text in meanings.items() if name == leaf]
        assert len({*named}) == len(named), f"{leaf}: two practices mean the same"


def test_english_says_what_the_vocabulary_says() -> None:
    """The vocabulary keeps its English for complaints and documentation; the two agree."""
    every = {name: leaf.meaning for name, leaf in leaves.LEAVES.items()}
    assert every == {name: meaning(name) for name in leaves.LEAVES}
    assert [leaves.LEAVES[name].practices[value] for name, value in practices()] == [
        practice(*both) for both in practices()
    ]


@pytest.mark.parametrize("tag", TRANSLATED[1:])
def test_practices_are_translated(tag: str) -> None:
    """None is in English; a language may share a short word with it."""
    english = {both: practice(*both) for both in practices()}
    with speaking(tag):
        alike = {both for both, text in english.items() if practice(*both) == text}

    assert set() == alike


@pytest.mark.parametrize("tag", TRANSLATED)
def test_every_value_can_be_told(tag: str) -> None:
    """Of every clause and of every reading; no id with hyphens is left in any."""
    with speaking(tag):
        said = [(leaf, format_value(leaf, value)) for leaf, value in values()]

    assert said
    ids = {f" {value} " for _, value in practices() if "-" in value}
    assert [] == [(leaf, text) for leaf, text in said for word in ids if word in f" {text} "]


@pytest.mark.parametrize(
    ("leaf", "value", "said"),
    [
        ("vying.opening", {"least": 1, "most": "free"}, ("1 or more", "1 oder mehr", "1 ou plus")),
        (
            "melding.claims.marriage",
            {"trumps": ["K", "Q"]},
            ("trumps K Q", "K D in Trumpf", "R D d’atout"),
        ),
        (
            "melding.claims.sequence",
            {"first-of": [["9", "8"], ["A", "K"]]},
            ("trumps 9 8, else trumps A K", "9 8 in Trumpf, sonst A K in Trumpf", "9 8 d’atout, sinon A R d’atout"),
        ),
        ("pack.without", ["7c", "Qh"], ("seven of clubs, queen of hearts", "Kreuz-Sieben, Herz-Dame", "sept de trèfle, dame de cœur")),
        ("melding.claims.jack", {"any": ["J", "9"]}, ("trumps, J or 9", "B oder 9 in Trumpf", "V ou 9 d’atout")),
        (
            "shedding.run-pays",
            {"chips": 2, "cards": 1},
            (
                "two chips for each run of one card or more",
                "zwei Marken für Folgen ab einer Karte",
                "deux jetons pour les suites d’une carte ou plus",
            ),
        ),
        (
            "melding.shares.sequence",
            {"trumps": ["9", "8", "7"], "parts": 3},
            ("trumps 9 8 7, in 3 parts", "9 8 7 in Trumpf, je Karte einer von 3 Teilen", "9 8 7 d’atout, en 3 parts"),
        ),
        (
            "stages",
            [{"melding": ["king"]}, "vying"],
            ("melding (King), vying", "Melden (König), Pochen", "annonces (Roi), enchère"),
        ),
        ("vying.entry", None, ("no such rule", "keine solche Regel", "aucune règle de ce genre")),
        ("pack.size", {3: 32, 4: 32, 5: 36}, ("32 for 3 and 4 players; 36 for 5 players", "32 bei 3 und 4 Spielern; 36 bei 5 Spielern", "32 pour 3 et 4 joueurs ; 36 pour 5 joueurs")),
        (
            "shedding.card-pools",
            {"marriage": ["Kd", "Qd"]},
            (
                "Marriage: king of diamonds and queen of diamonds",
                "Mariage: Karo-König und Karo-Dame",
                "Mariage\N{NO-BREAK SPACE}: roi de carreau et dame de carreau",
            ),
        ),
    ],
)  # fmt: skip
def test_values_are_told_in_the_language(leaf: str, value: object, said: tuple[str, ...]) -> None:
    """Ranges, cards, lists and maps, and what a reading leaves out."""
    for tag, expected in zip(TRANSLATED, said, strict=True):
        with speaking(tag):
            assert expected == format_alternative(leaf, value)


@pytest.mark.parametrize("tag", TRANSLATED)
def test_what_is_said_of_a_shelf_is_no_work_s_own(tag: str) -> None:
    """Each entry says itself when it was printed and what we saw of it; none of this holds for all."""
    with speaking(tag):
        leads = " ".join(about for _, about in words.SHELF.values())

    assert not re.search(r"\b(saw|order|gesehen|Reihenfolge|vu|ordre)\b", leads)
