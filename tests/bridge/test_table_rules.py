"""The rules of a table: what of a draft goes on paper, and a link short enough for a code that brings it back."""

import json
import shutil
import subprocess
from collections import Counter
from functools import cache
from typing import Any

import pytest

from poch.drafting.redraft import change_draft
from poch.texts.compile import other_readings
from poch.texts.leaves import leaves_in_order
from poch.texts.library import VARIANTS, document, ids
from tests.bridge.test_drafts import draft, shipped
from tests.bridge.test_share import house
from tests.conftest import ROOT
from tools.site.hands.replays import read_edition
from tools.site.texts.workshop import questions

SLUG = "poch-modern-pagat"
WAY = f"https://{'x' * 60}/de/workshop/#"
MOST = 300
NONE: dict[str, Any] = {"name": "", "cruxes": {}, "leaves": {}, "words": {}}


def linked(*cases: dict[str, Any]) -> list[Any]:
    """Return what the script of the pages says of each case."""
    done = subprocess.run(
        ["node", ROOT / "tests" / "table.mjs"],  # noqa: S607
        input="\n".join(map(json.dumps, cases)),
        capture_output=True,
        text=True,
        check=True,
    )
    return [json.loads(line) for line in done.stdout.strip("\n").split("\n")]


@cache
def known(slug: str) -> dict[str, Any]:
    """Return what of a text can be told otherwise, as the pages know it."""
    clauses = document(slug)["clauses"]
    return {
        "cruxes": [
            {
                "id": clause["crux"]["id"],
                "readings": [{"name": name} for name in clause["crux"]["readings"]],
            }
            for clause in clauses
            if "crux" in clause
        ],
        "leaves": [*leaves_in_order()],
        "clauses": [
            *(clause["id"] for clause in clauses),
            *(f"own.{leaf}" for leaf in leaves_in_order()),
        ],
    }


def brought(slug: str, rules: dict[str, Any]) -> dict[str, Any]:
    """Return rules that went through a link, with the link."""
    (link,) = linked({"from": slug, "rules": NONE | rules, "known": known(slug)})
    return {"hash": link["hash"], **link["found"]}


def wishes(rules: dict[str, Any]) -> list[list[dict[str, Any]]]:
    """Return by which steps the pages bring rules back."""
    leaves = [{"leaf": leaf, "written": written} for leaf, written in rules["leaves"].items()]
    return [
        [{"crux": crux, "adopts": reading} for crux, reading in rules["cruxes"].items()],
        [leaf for leaf in leaves if leaf["written"] is not None],
        *([leaf] for leaf in leaves if leaf["written"] is None),
        [{"clause": clause, "says": says} for clause, says in rules["words"].items()],
    ]


def sheet(text: str, slug: str = SLUG) -> dict[str, Any]:
    """Return the sheet of a draft."""
    laid: dict[str, Any] = draft(text, slug)["sheet"]
    return laid


@cache
def otherwise() -> dict[str, tuple[dict[str, str], Any]]:
    """Return for each text its open points answered otherwise, and what a link of that comes to."""
    every = {slug: dict(other_readings(document(slug))) for slug in ids()}
    cases = [
        {"from": slug, "rules": NONE | {"cruxes": cruxes}, "known": known(slug)}
        for slug, cruxes in every.items()
    ]
    return dict(zip(every, zip(every.values(), linked(*cases), strict=True), strict=True))


@pytest.mark.parametrize("slug", ids())
def test_every_open_point_answered_otherwise_is_a_short_link(slug: str) -> None:
    """It has at most three hundred characters with its address, and brings the same sheet back."""
    cruxes, link = otherwise()[slug]
    every = [{"crux": crux, "adopts": reading} for crux, reading in cruxes.items()]
    laid = sheet(change_draft(shipped(slug), {"every": every}), slug)

    assert len(WAY + link["hash"]) <= MOST
    assert (cruxes, cruxes) == (laid["cruxes"], link["found"]["cruxes"])
    assert ({}, [], []) == (laid["leaves"], laid["words"], laid["beyond"])
    assert 0 == link["found"]["unfit"]


Played = dict[str, dict[str, str]]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """Return by leaf, and by siglum, what texts are played by, as the form has it."""
    variants = tmp_path_factory.mktemp("edition") / "variants"
    shutil.copytree(VARIANTS, variants, ignore=shutil.ignore_patterns("hands"))
    return {asked["name"]: asked["played"] for asked in questions(read_edition(variants))}


def disagreeing(drafted: dict[str, Any], played: Played, slug: str) -> set[str]:
    """Return where the rules of a draft are not those by which a text is played."""
    written = {leaf: rule["written"] for leaf, rule in drafted["rules"].items()}
    siglum = document(slug)["siglum"]
    return {leaf for leaf in played if played[leaf].get(siglum) != written.get(leaf)}


@pytest.mark.parametrize("slug", ids())
def test_what_is_answered_otherwise_agrees_no_more(played: Played, slug: str) -> None:
    """A draft that nobody touched agrees in all with its text, and under other readings in less."""
    cruxes, _ = otherwise()[slug]
    every = [{"crux": crux, "adopts": reading} for crux, reading in cruxes.items()]
    other = draft(change_draft(shipped(slug), {"every": every}), slug)

    assert set() == disagreeing(draft(shipped(slug)), played, slug)
    assert {each["leaf"] for each in other["differences"]} == disagreeing(other, played, slug)


def test_no_two_names_have_the_same_signs() -> None:
    """What a link names by a few signs is one thing only, whatever the text."""
    cases = {"leaves": [*leaves_in_order()]}
    for slug in ids():
        readings = known(slug)["cruxes"]
        cases[f"{slug}: readings"] = [
            f"{crux['id']}={each['name']}" for crux in readings for each in crux["readings"]
        ]
        cases[f"{slug}: clauses"] = known(slug)["clauses"]
    signs_of_each = linked(*({"names": names} for names in cases.values()))
    for name, signs in zip(cases, signs_of_each, strict=True):
        assert [] == [sign for sign, n in Counter(signs).items() if n > 1], name


def test_rules_of_every_kind_come_back() -> None:
    """Values of any kind, a rule that is gone, words of one's own, and a name, whatever its letters."""
    text = house()
    for wish in (
        {"leaf": "dressing.chips", "written": None},
        {"clause": "pack.size", "says": "Ein Blatt, 32 Karten: „ohne Öre“, ~ja~ = nein."},
    ):
        text = change_draft(text, wish)
    laid = sheet(text)
    rules = {
        "name": "Müller, Nr. 7 ~ 100 %",
        "cruxes": laid["cruxes"],
        "leaves": laid["leaves"],
        "words": {name: draft(text)["form"]["clauses"][name]["text"] for name in laid["words"]},
    }
    restored = brought(SLUG, rules)
    again = shipped(SLUG)
    for every in wishes(restored):
        again = change_draft(again, {"every": every})

    assert {"pack.size"} == {*rules["words"]}
    assert rules == {key: restored[key] for key in rules}
    assert len(WAY + restored["hash"]) > MOST
    assert (draft(text)["rules"], laid) == (draft(again)["rules"], sheet(again))


def test_what_no_link_brings_back_is_named() -> None:
    """A clause that the form cannot write, and one that somebody took out."""
    text = shipped(SLUG)
    added = (
        text
        + "\n  - id: house.tea\n    topic: end\n    status: stated\n    text: Then there is tea.\n    no-rule: etiquette\n"
    )
    laid = sheet(added)
    assert ["house.tea"] == laid["beyond"]
    assert ["house.tea", "end", "stated"] in laid["clauses"]

    clauses = document(SLUG)["clauses"]
    at = next(n for n, clause in enumerate(clauses) if not {"sets", "crux"} & {*clause})
    begin, end = (text.index(f"- id: {clause['id']}\n") for clause in clauses[at : at + 2])
    assert [clauses[at]["id"]] == sheet(text[:begin] + text[end:])["beyond"]


@pytest.mark.parametrize("how", ["cut", "altered"])
def test_a_damaged_link_is_not_read(how: str) -> None:
    """Whatever sign it lacks, or has wrongly, none of its answers is taken."""
    whole = brought(SLUG, {"cruxes": dict(other_readings(document(SLUG)))})["hash"]
    begin = len(f"table={SLUG},")
    links = [
        whole[:at] if how == "cut" else whole[:at] + "." + whole[at + 1 :]
        for at in range(begin, len(whole))
    ]
    answers = linked(*({"link": link, "known": known(SLUG)} for link in links))

    assert {None} == {answer["found"] for answer in answers}


def test_what_a_text_no_longer_knows_is_counted() -> None:
    """The other answers are taken."""
    every = dict(other_readings(document(SLUG)))
    rules = NONE | {"cruxes": {**every, "of-old": "gone"}}
    (link,) = linked({"from": SLUG, "rules": rules, "known": known(SLUG)})

    assert (1, len(every) + 1) == (link["found"]["unfit"], link["found"]["all"])
    assert every == link["found"]["cruxes"]


@pytest.mark.parametrize("slug", ids())
def test_every_open_point_that_arises_is_on_the_sheet(slug: str) -> None:
    """An option that is not taken up is one, but not what would be open if it were."""
    on = {name for name, _, _ in sheet(shipped(slug), slug)["clauses"]}
    clauses = [clause for clause in document(slug)["clauses"] if "crux" in clause]
    adopted = {clause["crux"]["id"]: clause["crux"]["adopted"] for clause in clauses}
    for clause in clauses:
        off = {crux for crux, reading in clause.get("when", {}).items() if adopted[crux] != reading}
        assert (off <= {clause["crux"]["id"]}) == (clause["id"] in on), clause["id"]
