"""The case of a card in German: which every message asks for, and how kings, jacks, Ober and Unter have it."""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from poch.game.said import Message, message
from poch.words import language
from poch.words.language import FOLDER, Terms
from tools.site import ROOT

CARDS = {"CARD", "CARDS"}
FORMS = {"nom", "acc", "dat", "bare"}
OBJECT = (
    *("hat", "haben", "behält", "hält", "halten", "zeigt", "zeigen", "spielt", "spielen"),
    *("legt", "legen", "nimmt", "nehmen", "nennt", "nennen", "schlägt", "deckt", "decken"),
    *("schlagen", "tauscht", "gibt", "geben", "braucht", "wirft", "noch"),
    *("gegen", "für", "auf", "um", "ohne", "durch"),
)
"""Verbs with an object, and prepositions; after them a card is in the accusative."""
DATIVE = ("mit", "nach", "ab", "von", "aus", "bei", "zu", "Mit", "Nach", "Von")
WRONG = re.compile(
    rf"\b(?:{'|'.join(OBJECT)}) ⟨(?!acc)\w+⟩|\b(?:{'|'.join(DATIVE)}) ⟨(?!dat)\w+⟩|spielt man [^.:]*: ⟨(?!acc)\w+⟩"
)
ENDS = "Kh", "Jh"
PACKS = {
    "french": ("den Herz-König", "den Herz-Buben", "dem Herz-König", "dem Herz-Buben"),
    "german": ("den Herz-König", "den Herz-Unter", "dem Herz-König", "dem Herz-Unter"),
}


def written(pattern: ast.Pattern) -> Iterator[str]:
    """Yield a pattern with each of its variants, and for each card the form in brackets."""
    parts = [[*_part(element)] for element in pattern.elements]
    yield from ("".join(forms) for forms in product(*parts))


def _part(element: ast.TextElement | ast.Placeable) -> Iterator[str]:
    inside = element.value if isinstance(element, ast.TextElement) else element.expression
    while isinstance(inside, ast.FunctionReference) and inside.id.name == "BEGIN":
        (first, *_) = inside.arguments.positional
        inside = first
    if isinstance(inside, str):
        yield inside
    elif isinstance(inside, ast.SelectExpression):
        for variant in inside.variants:
            yield from written(variant.value)
    elif isinstance(inside, ast.FunctionReference) and inside.id.name in CARDS:
        named = {it.name.name: it.value for it in inside.arguments.named}
        form = named.get("form")
        yield f"⟨{form.value if isinstance(form, ast.StringLiteral) else 'none'}⟩"
    else:
        yield "…"


def messages() -> Iterator[tuple[str, ast.Pattern]]:
    """Yield the German messages that have cards."""
    for file in sorted((FOLDER / "de").glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if (
                isinstance(entry, ast.Message)
                and entry.value
                and any("⟨" in it for it in written(entry.value))
            ):
                yield entry.id.name, entry.value


@pytest.mark.parametrize(
    ("name", "pattern"), [*messages()], ids=lambda part: part if isinstance(part, str) else ""
)
def test_a_message_has_its_cards_in_their_case(name: str, pattern: ast.Pattern) -> None:
    """Each card has a form, and the one that its verb or preposition governs."""
    for text in written(pattern):
        assert set(re.findall(r"⟨(\w+)⟩", text)) <= FORMS, (name, text)
        assert not WRONG.search(text), (name, text)


def test_a_nominative_after_a_verb_with_object_is_noticed() -> None:
    """The check sees the fault that it is for."""
    for text in (
        "… hat ⟨none⟩.",
        "… zeigt ⟨bare⟩.",
        "Auf ⟨acc⟩ mit ⟨acc⟩.",
        "Man spielt man die höchste aus: ⟨nom⟩.",
    ):
        assert WRONG.search(text)


@pytest.mark.parametrize("suits", PACKS)
@pytest.mark.parametrize(
    ("message", "args", "case"),
    [
        ("exercise-suit", {"cards": ["{}", "7c"]}, 0),
        ("Led", {"seat": "Anna", "card": "{}"}, 0),
        ("Played", {"seat": "Anna", "card": "{}"}, 0),
        ("SetShown", {"seat": "Anna", "cards": ["{}", "7c"]}, 0),
        ("LaidOff", {"seat": "Anna", "cards": ["{}", "7c"]}, 0),
        ("bar-highest-first", {"cards": ["{}"]}, 0),
        ("bar-lowest-of-longest-first", {"cards": ["{}"]}, 0),
        ("RunStopped", {"card": "{}"}, 2),
    ],
)
def test_kings_and_jacks_have_their_endings(
    suits: str, message: str, args: dict[str, object], case: int
) -> None:
    """König, Bube, Ober and Unter, with the article of the case."""
    for at, card in enumerate(ENDS):
        text = language("de").say(_filled(message, args, card), Terms(suits=suits))
        assert PACKS[suits][case + at] in text, text


def _filled(name: str, args: dict[str, object], card: str) -> Message:
    given = {
        key: [str(it).format(card) for it in value]
        if isinstance(value, list)
        else str(value).format(card)
        for key, value in args.items()
    }
    return message(name, **given)


def test_an_ober_has_no_ending() -> None:
    """But its article tells the case; a French queen is a lady."""
    said = message("exercise-suit", cards=["Qh", "Jc"])

    assert "den Herz-Ober und den Eichel-Unter" == language("de").say(said, Terms(suits="german"))
    assert "die Herz-Dame und den Kreuz-Buben" == language("de").say(said)


HELD = re.compile(
    r"(?<!bei )\b(?:Erhöhung|Einsatz|Marken?|ihn|es|zwei|drei|vier|fünf|sechs) (?:nicht |nur |noch )?"
    r"mit(?:zu)?h[aä]lt|\b[Hh]ält (?:ihn|es|den|die Erhöhung)\b[^.;]{0,40}\bmit\b"
    r"|\bden man mith|\bmithalten, was\b|\b[Hh](?:ält|alten)(?: \w+)? mit [^.;:!?,]{1,60} mit\b"
    r"|\b[Hh](?:ält|alten) (?:der Reihe nach )?(?:den|diese[n]?) (?:Einsatz|Zahl)\b[^.;]{0,9} mit\b"
)
"""One goes with a stake (mitgehen); mithalten has no object."""


@pytest.mark.parametrize("file", sorted(ROOT.glob("variants/*/translations/de.yaml")), ids=str)
def test_nobody_holds_a_stake_with_an_object(file: Path) -> None:
    """In clauses, reasons and hands."""
    assert [] == HELD.findall(" ".join(file.read_text("utf-8").split()))


@pytest.mark.parametrize("file", sorted(ROOT.glob("variants/*/translations/de.yaml")), ids=str)
def test_a_set_is_a_kunststueck(file: Path) -> None:
    """Except where the text itself speaks of equal cards: two or more, or those beside a pair."""
    equal = r"(?<!mehr )(?<!zwei )\b[Gg]leiche[nr]? Karten\b(?! daneben)"

    assert [] == re.findall(equal, " ".join(file.read_text("utf-8").split()))


def test_no_message_holds_a_stake_with_an_object() -> None:
    """In any German catalogue; with chips one goes along (mitgehen)."""
    for file in FOLDER.glob("de/*.ftl"):
        assert [] == HELD.findall(file.read_text("utf-8")), file


IDIOMS: tuple[tuple[str, str, str], ...] = (
    (r"[,)] so (?!dass\b|sehr\b|viel|weit|lange|oft|wie\b)\w+", "Ist es so, so bleibt es.", "Es ist, so wie er sagt, gut."),
    (r"\bpass(?:en|t) (?!nicht (?:in|neben))(?:\w+ ){0,2}nicht\b|\bpass(?:en|t) nicht mehr\b", "Sie passen hier nicht mehr.", "Sie passen nicht in einen Link."),
    (r"\b(?:hat|haben|will) es so\b", "Der Text hat es so.", "Der Text sagt es."),
    (r"\b[Gg]leiche[nr]? Karten\b", "Die besten gleichen Karten.", "Dieselben Karten."),
    (r"\bmit nichts\b", "Man pocht mit nichts.", "Man pocht ohne Kunststück."),
    (r"\b[Hh]äng(?:t|en) an (?:de[mnr]|eine[mr])\b", "Das hängt an der Regel.", "Das hängt von der Regel ab."),
    (r"\b(?:unsere[nrms]?|Ihre[nrms]?) (?:eigene[nr]? )?(?:Kopie|Abschrift)\b", "In unserer Kopie fehlt es.", "In unserer Vorlage fehlt es."),
    (r"\btote[nr]? (?:Hand|Karten)\b", "In der toten Hand.", "In der zusätzlichen Hand."),
    (r"\b(?:[Dd]as|[Dd]em|[Ii]m|[Ii]ns|[Dd]er) Feld (?:Mitte\b|\{ POOL\()", "Aus dem Feld { POOL($pool) }.", '{ POOL($pool, form: "from") }.'),
    (r"\b(?:gehen|geht) aus(?=[.;]| und)", "Anna geht aus.", "Anna ist fertig."),
    (r"\bAktion(?:en)?\b", "Die aufgezeichneten Aktionen.", "Die aufgezeichneten Züge."),
    (r"\bder Reihe zu [Ll]inks|\b(?:links|rechts) ?herum\b", "Es geht rechts herum.", "Es geht im Uhrzeigersinn."),
    (r"\bvom Rang \{ RANK\(", "keine Karte vom Rang { RANK($rank) }", '{ RANK($rank, form: "none") }'),
    (r"\b(?:hat|haben) es von\b", "Ein Text hat es von Meyer.", "In einem Text übernommen von Meyer."),
)  # fmt: skip
"""What no German would say at the table, with an example, and how one says it."""
AT_THE_TABLE: tuple[tuple[str, str, str], ...] = (
    (r"\b[Ee]in (?:Passen|Erhöhen|Abheben)\b", "Ein Passen ist endgültig.", "Passen ist endgültig."),
    (r"\b[Aa]uf (?:\w+ ){1,2}Händen\b", "Sie bleibt auf den anderen Händen.", "Sie bleibt den anderen auf der Hand."),
    (r"\bVon (?:Folgen|Paaren|Kunststücken|Händen)\b", "Von Folgen gilt die höhere.", "Von zwei Folgen gilt die höhere."),
    (r"\bso weit (?!wie\b|sie gleichmäßig\b)(?:er|sie|wir|das?|der|die|unser) ", "Man gibt, so weit sie reichen.", "Man gibt, soweit sie reichen."),
    (r"\b(?:sagt|nennt|gibt) (?:der|die|das) \w+ es nicht\b", "Sonst sagt der Artikel es nicht.", "Der Artikel sagt es nicht."),
)  # fmt: skip
"""The same for what is written of a text."""


@pytest.mark.parametrize(("pattern", "wrong", "right"), [*IDIOMS, *AT_THE_TABLE])
def test_what_no_german_says_is_noticed(pattern: str, wrong: str, right: str) -> None:
    """In an example, but not in the words that mend it."""
    assert re.search(pattern, wrong)
    assert not re.search(pattern, right)


@pytest.mark.parametrize("file", sorted((FOLDER / "de").glob("*.ftl")), ids=lambda path: path.stem)
def test_no_message_says_what_no_german_would(file: Path) -> None:
    """In any German catalogue, but for its comments."""
    text = re.sub(r"^#.*$", "", file.read_text("utf-8"), flags=re.MULTILINE)

    every = (*IDIOMS, *AT_THE_TABLE)
    assert [] == [match[0] for pattern, *_ in every for match in re.finditer(pattern, text)]


@pytest.mark.parametrize("file", sorted(ROOT.glob("variants/*/translations/de.yaml")), ids=str)
def test_no_translation_says_what_no_german_would(file: Path) -> None:
    """In clauses, reasons and hands."""
    text = " ".join(file.read_text("utf-8").split())

    assert [] == [match[0] for pattern, *_ in AT_THE_TABLE for match in re.finditer(pattern, text)]


@pytest.mark.parametrize(
    ("rank", "suits", "text"),
    [
        ("K", "french", "keinen König"),
        ("J", "french", "keinen Buben"),
        ("J", "german", "keinen Unter"),
        ("Q", "german", "keinen Ober"),
        ("Q", "french", "keine Dame"),
        ("A", "french", "kein Ass"),
        ("10", "french", "keine Zehn"),
    ],
)
def test_a_rank_that_is_lacked_is_an_object(rank: str, suits: str, text: str) -> None:
    """After *hat* it is in the accusative, too."""
    said = language("de").say(message("Lacked", seat="Anna", rank=rank), Terms(suits=suits))

    assert f"Anna hat {text}." == said


@pytest.mark.parametrize(
    ("name", "centre", "king"),
    [
        ("PrizeTaken", "vier Marken aus der Mitte", "vier Marken aus dem Feld König"),
        ("Placed", "vier Marken in die Mitte", "vier Marken auf das Feld König"),
        ("VieOpened", "Um die Mitte wird", "Um das Feld König wird"),
        ("exercise-pool", "Wer gewinnt die Mitte?", "Wer gewinnt das Feld König?"),
        ("pool-empty", "In der Mitte liegt", "Im Feld König liegt"),
    ],
)
def test_the_centre_is_a_place_and_any_other_pool_a_field(
    name: str, centre: str, king: str
) -> None:
    """With the article of its case."""
    for pool, text in (("centre", centre), ("king", king)):
        assert text in language("de").say(message(name, seat="Anna", chips=4, pool=pool))
