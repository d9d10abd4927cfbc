"""French as a player says it: words of a translator that have gone from the messages, and stay away."""

import re
from pathlib import Path

import pytest

from poch.words.language import FOLDER
from tools.gates.prose import fluent, sentences
from tools.site import ROOT

ASKING = re.compile(r"^(?:Qui\b)(?!.*\?)(?=.*[.:;]).*")
"""A sentence that begins with *Qui* and asks nothing: *un joueur qui*."""
GONE = {
    "variante maison": r"\b[Vv]ariantes? domestiques?\b",
    "déduit": r"\b[Cc]onclue?s?\b(?! de)",
    "premier en cartes": r"\bpremiers? en main\b",
    "pli": r"\blevées?\b",
    "ne … personne, aucun": r"\b[Nn]ul(?:le)?\b",
    "distribution": r"[Pp]endant la donne\b|la donne tourne",
    "endommagé": r"\babîmée?s?\b",
    "dans le sens des aiguilles d’une montre": r"\b(?:vers|par) la (?:gauche|droite)\b",
    "sans rien en main": r"\bavec rien\b",
    "n’est plus possible": r"\bne (?:conviennent|convient) plus\b",
}
"""What is to be written, and the word that it takes the place of."""


def faults(text: str) -> list[str]:
    """Return the sentences that begin with a Qui that asks nothing, and the words that have gone."""
    every = [sentence.replace("\u202f", " ").replace("\u00a0", " ") for sentence in sentences(text)]
    headless = [sentence for sentence in every if ASKING.match(sentence)]
    return headless + [match[0] for word in GONE.values() for match in re.finditer(word, text)]


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("Qui peut jouer doit jouer.", 1),
        ("Il paie. Qui n’a rien ne paie rien\u00a0: c’est fini.", 1),
        ("Qui entame\u202f? Un joueur qui a gagné l’enchère.", 0),
        ("Qui peut relancer", 0),
        ("Une variante domestique, et nul ne relance vers la gauche.", 3),
        ("C’est conclu, et la levée est au premier en main.", 3),
        ("Personne ne relance\u202f; le pli est au premier en cartes.", 0),
    ],
)
def test_a_fault_is_found(text: str, count: int) -> None:
    """And a question, or the title of one, is none."""
    assert count == len(faults(text)), faults(text)


@pytest.mark.parametrize("file", sorted((FOLDER / "fr").glob("*.ftl")), ids=lambda it: it.stem)
def test_a_catalogue_says_it_as_a_player_does(file: Path) -> None:
    """Each message, in each of its variants."""
    assert [] == [fault for _, part in fluent(file.read_text("utf-8")) for fault in faults(part)]


@pytest.mark.parametrize("file", sorted(ROOT.glob("variants/*/translations/fr.yaml")), ids=str)
def test_a_translation_infers_and_names_its_players(file: Path) -> None:
    """Nothing is concluded, and no statement begins with Qui, in clauses, reasons and hands."""
    text = " ".join(file.read_text("utf-8").split())

    assert [] == re.findall(rf"{GONE['déduit']}|(?:[.:] |>- )Qui (?![^.]*\?)[^.]*\.", text)
