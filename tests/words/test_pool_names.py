"""The names of pools: one in each language, in steps, on the board and in the clauses."""

import re
from typing import Any

import pytest
import yaml

from poch.game.said import message
from poch.texts.apparatus.translations import FOLDER, english
from poch.texts.library import VARIANTS, document, ids
from poch.words import language
from poch.words.language import Terms
from tools.site import ROOT

FOREIGN = {
    "de": r"\b(?:Knave|Matrimony|Intrigue|Confederacy|Game|Pope(?! Joan))\b",
    "fr": r"\b(?:Knave|Matrimony|Confederacy|Game|Pope(?! Joan))\b",
}
"""English names of pools that have one in the language; in brackets after it they may stand once."""
GLOSSED = re.compile(r" \([^()]*\)|\*[^*]+\*\{ ?lang=en ?\}|[„“«][^“”»]*[“”»]")


def settings(name: str, leaf: str) -> list[tuple[str, Any]]:
    """Return what the clauses of a text settle of a leaf, with the clauses."""
    clauses = document(name)["clauses"]
    return [
        (clause["id"], clause["sets"][leaf]) for clause in clauses if leaf in clause.get("sets", {})
    ]


def table(name: str) -> Terms:
    """Return how a text calls cards and pools."""
    names = {
        pool: own for _, called in settings(name, "board.names") for pool, own in called.items()
    }
    suits = [suit for _, suit in settings(name, "pack.suits")]
    return Terms(next((suit for suit in suits if isinstance(suit, str)), "french"), names)


def translation(name: str, tag: str) -> Any:
    """Return a translation as its file has it."""
    text = (VARIANTS / name / FOLDER / f"{tag}.yaml").read_text("utf-8")
    return yaml.load(text, yaml.CSafeLoader)


def called(pool: str, tag: str, table: Terms) -> str:
    """Return what messages call a pool."""
    text = language(tag).say(message("table-pool-name", pool=pool), table)
    return text.strip("「」")


@pytest.mark.parametrize("name", [name for name in ids() if settings(name, "board.pools")])
def test_a_pool_has_the_name_of_its_steps(name: str) -> None:
    """Where an English clause names a pool, a translation has the name of the messages."""
    own = table(name)
    listing = [clause for clause, pools in settings(name, "board.pools") if len(pools) > 1]
    pools = {pool for _, several in settings(name, "board.pools") for pool in several}
    clauses = english(document(name), {})["clauses"]
    for tag in ("de", "fr"):
        there = translation(name, tag)["clauses"]
        for pool in pools:
            here, wanted = called(pool, "en", own).removeprefix("the "), called(pool, tag, own)
            for clause, words in clauses.items():
                named = rf"(?i)\b{here}\b" if clause in listing else rf"\b{here} pool\b"
                if re.search(named, words["text"]):
                    text = there[clause]["text"]
                    assert re.search(rf"(?i){wanted[:-1]}", text), (clause, here, wanted, text)


@pytest.mark.parametrize("tag", ["de", "fr", "ja"])
@pytest.mark.parametrize("name", [name for name in ids() if settings(name, "board.names")])
def test_the_name_of_an_english_pool_is_translated(name: str, tag: str) -> None:
    """A German or French name, which the clauses explain as a term, stays."""
    terms = {term for clause in document(name)["clauses"] for term in clause.get("terms", {})}
    for pool, own in table(name).pools.items():
        if document(name)["language"] == "en" and not terms & {own.removeprefix("the ")}:
            plain = own.removeprefix("the ")
            assert called(pool, tag, table(name)) != plain or (plain, tag) == ("Centre", "fr")


@pytest.mark.parametrize("tag", ["de", "fr"])
@pytest.mark.parametrize("name", [*ids(), "boards", ""])
def test_no_text_has_the_english_name_of_a_pool(name: str, tag: str) -> None:
    """But in brackets after the name in the language, and as the word that is explained."""
    parts = translation(name, tag)
    for part in set(parts) - {"of", "language", "by"}:
        assert [] == re.findall(FOREIGN[tag], GLOSSED.sub("", " ".join(_texts(parts[part])))), part


@pytest.mark.parametrize("tag", ["de", "fr"])
def test_no_message_or_page_has_the_english_name_of_a_pool(tag: str) -> None:
    """In the catalogues the names are keys of variants only."""
    for file in (*ROOT.glob(f"poch/words/{tag}/*.ftl"), ROOT / "docs" / tag / "related-games.md"):
        text = re.sub(r"^ *\*?\[\w+\]|^[\w-]+ =", "", file.read_text("utf-8"), flags=re.MULTILINE)
        assert [] == re.findall(FOREIGN[tag], GLOSSED.sub("", text)), file


def _texts(data: Any) -> list[str]:
    if isinstance(data, dict):
        return [text for key, part in data.items() if key != "of" for text in _texts(part)]
    return [data] if isinstance(data, str) else []
