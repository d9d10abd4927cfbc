"""The pages that ask one rule of all texts: there is a place for each, and what is said adds up with what is listed."""

import re
from collections import Counter
from pathlib import Path

import pytest

from poch.studies.compare import TOLD
from poch.texts.library import document, ids
from poch.words.speaking import say
from tools.site.edition.words import anchor
from tools.site.output.languages import TRANSLATED
from tools.site.output.templates import PAGES

MOST = 40
SECTION = re.compile(
    r'<section class="rule fold[^"]*">\n<h2 id="([^"]+)">(.*?)</section>', re.DOTALL
)
GROUP = re.compile(r"<h3>.*?(?=<h3>|\Z)", re.DOTALL)
SENTENCE = re.compile(r"<li>(<b>.*?)</li>")
ANSWER = re.compile(r'<li class="is-([\w-]+)">(.*?)</li>')
NUMBER = {say("number", n=n): n for n in range(1, MOST)}
SAID = {
    "stated": r"\bstated in (\w+)",
    "reported": r"\breported of (\w+)",
    "read": r"our reading in (\w+)",
    "taken": rf"\btaken from .*? in ({'|'.join(NUMBER)})(?: texts?| more)?(?=[,.]| and )",
    "ours": r"our own choice in (\w+)",
}
LISTED = {
    "reported-mt": "reported",
    **dict.fromkeys(("inferred", "unsettled"), "read"),
    **dict.fromkeys(("borrowed", "inherited"), "taken"),
    **dict.fromkeys(("silent", "unreported", "cut"), "ours"),
}


def page(built: Path, part: str, tag: str = "en") -> str:
    """Return the page of a part of the game as it is written."""
    place = "" if tag == "en" else f"{tag}/"
    return (built / PAGES / f"{place}compare/rules/{part}.html").read_text("utf-8")


def parts(built: Path) -> list[str]:
    """Return the parts that have a page."""
    return [
        file.stem
        for file in (built / PAGES / "compare/rules").glob("*.html")
        if file.stem != "index"
    ]


def set_somewhere() -> set[str]:
    """Return the leaves that any clause sets, in whatever reading."""
    clauses = [clause for name in ids() for clause in document(name)["clauses"]]
    readings = [
        r for clause in clauses if "crux" in clause for r in clause["crux"]["readings"].values()
    ]
    return {leaf for setter in (*clauses, *readings) for leaf in setter.get("sets", {})} - TOLD


@pytest.mark.parametrize("tag", TRANSLATED)
def test_every_leaf_that_a_clause_sets_is_asked(built: Path, tag: str) -> None:
    """So a link from any rule of any clause arrives; and the list of questions leads to each."""
    index = page(built, "index", tag)
    places = {
        part: {name for name, _ in SECTION.findall(page(built, part, tag))} for part in parts(built)
    }

    for leaf in set_somewhere():
        part = leaf.partition(".")[0]
        assert anchor(leaf) in places[part], leaf
        assert f'href="{part}/#{anchor(leaf)}"' in index, leaf


def test_what_is_said_adds_up_with_what_is_listed(built: Path) -> None:
    """Rule by rule: so many texts state it in the sentences as in the list, repeated ones apart."""
    seen = 0
    for part in parts(built):
        for name, section in SECTION.findall(page(built, part)):
            for group in GROUP.findall(section):
                every = re.sub(r"<[^>]+>", "", " ".join(SENTENCE.findall(group)))
                said = Counter(
                    {
                        kind: sum(NUMBER[number] for number in re.findall(pattern, every))
                        for kind, pattern in SAID.items()
                    }
                )
                listed = Counter(
                    LISTED.get(standing, standing)
                    for standing, text in ANSWER.findall(group)
                    if ", follows " not in text
                )
                repeats = sum(", follows " in text for _, text in ANSWER.findall(group))

                assert +said == listed, f"{name}: {every}"
                named = re.findall(r"((?:\w+(?:, | and ))*\w+) says? so too, but follows? ", every)
                assert repeats == sum(len(re.split(", | and ", names)) for names in named), name
                seen += listed.total()
    assert seen
