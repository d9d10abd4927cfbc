"""The pages of figures, and those about the texts: what there is to read on them, in each language."""

import json
import re
import shutil
from collections.abc import Callable, Mapping
from html import unescape
from pathlib import Path

import pytest

from poch import VERSION
from poch.records.record import replay_record
from poch.records.trace import trace_hand
from poch.texts import library
from poch.texts.document import load
from tests.gates.test_prose import EASE, LENGTH, syllables
from tools.gates.prose import sentences
from tools.site.edition import words
from tools.site.hands.hands import effect, hand_view
from tools.site.hands.replays import source_of
from tools.site.output.languages import speaking
from tools.site.output.numbers import decimal, exact, figure, format_signed, percent, round_figure
from tools.site.output.templates import PAGES

ASIDE = re.compile(r"<(code|script|style)\b.*?</\1>", re.DOTALL)
BLOCK = re.compile(r"</(?:p|h\d|tr|t[hd]|li|d[td]|figcaption|summary|title|text|small)>")
TAG = re.compile(r"<[^>]+>")
PROSE = re.compile(r"<(p|figcaption)\b[^>]*>(.*?)</\1>", re.DOTALL)
POINT = re.compile(r"(?<![\w.§])\d+\.\d+(?![\w.]|-\d)")
"""A number with a decimal point."""

READ: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "odds/index": {
        "en": (
            "So it is a fraction of two whole numbers, and you can check it.",
            "56.5%",
            *("German family rules", "Pools won by playing", "Newmarket (Peel, 1891)"),
        ),
        "de": (
            "Sie ist also ein Bruch aus zwei ganzen Zahlen",
            "56,5 %",
            "Kunststück hat: zwei, drei",
            "immer",
        ),
        "fr": ("C’est donc une fraction de deux nombres entiers", "56,5 %", "toujours"),
    },
    "odds/poch-1853-alvensleben/index": {
        "en": (
            "Share of the deals with 4 seats in which each pool is won.",
            "1 in 37.7",
            "A given pool among",
        ),
        "de": (
            "Anteil der Spiele mit 4 Spielern",
            "1 von 37,7",
            "Mariage gewonnen",
            "Hier wird gepocht",
            "8 Spieler",
        ),
        "fr": (
            "Donnes à 4 joueurs où chaque case se gagne.",
            "1 sur 37,7",
            "Case Mariage gagnée",
            "c’est l’enchère qui décide",
        ),
    },
    "odds/pope-joan-cassell/index": {
        "en": ("each pool can be won by playing.", "Pope can be won by playing", "78.4%", "12.1%"),
        "de": ("beim Ausspielen zu gewinnen ist.", "78,4 %", "Hier gewinnt man durch Ausspielen"),
        "fr": ("chaque case peut se gagner en jouant.", "Case Pape à gagner en jouant", "78,4"),
    },
    "odds/pope-joan-1891-peel/index": {
        "en": ("A given pool among Matrimony and Intrigue", "Ace, King, Queen and Knave"),
        "de": ("Mariage und Intrige",),
        "fr": ("Mariage et Intrigue",),
    },
    "odds/what-matters": {
        "en": (
            *("We changed nothing else.", "A session has 20 deals", "Difference (95%)"),
            *("if its 99.9 per cent interval excludes zero.", "the measure that moves most."),
            *("To recompute the figures of one source, run", "the source itself offers a choice."),
            "Readings that only say “unknown” are left out.",
        ),
        "de": (
            "Worauf es ankommt",
            "1.000 Spiele",
            "4 Spieler mit unbegrenzt vielen Marken",
            "je Spiel",
        ),
        "fr": ("Ce qui change le jeu", "une confiance de 95 pour cent", "par donne", "contre"),
    },
    "odds/players": {
        "en": (
            "The far-sighted player wins from players that count the cards.",
            "In chips a deal, with the 95 per cent interval.",
            "plays out deals that fit what it has seen",
        ),
        "de": (
            "gewinnt der vorausschauende Spieler.",
            "In Marken je Spiel, mit dem Intervall von 95 %.",
            "Kunststück, also zwei, drei oder vier Karten eines Ranges",
        ),
        "fr": (
            "Le joueur prévoyant gagne contre des joueurs qui comptent les cartes.",
            "En jetons par donne, avec l’intervalle à 95 %.",
        ),
    },
    "odds/bluff": {
        "en": (
            *(
                "A bluff needs something to win, but",
                "This is a model of two players",
                "it changes no evidence mark.",
            ),
            *(
                "Forehand knocks with",
                "there was never a chip in the pool.",
                "OpenSpiel 2.0.2",
                "CFR+",
            ),
            *("the winner of the vying leads, which is worth", "Never vying costs"),
        ),
        "de": (
            *(
                "Zu einem Bluff gehört, dass etwas zu gewinnen ist, aber",
                "ein Modell mit zwei Spielern",
                "Die Vorhand pocht ohne Kunststück",
            ),
            *("lag nie eine Marke im Feld.", "Wer nie pocht, verliert"),
        ),
        "fr": (
            *(
                "Pour bluffer, il faut qu’il y ait quelque chose à gagner.",
                "un modèle à deux joueurs",
                "Le premier en cartes poque avec",
            ),
            *("il n’y a jamais eu de jeton dans la case", "Perte si l’on n’enchérit jamais"),
        ),
    },
    "compare/silences": {
        "en": (
            *(
                "This is a model.",
                "The most that any such guess can reach",
                "We aimed at 84%, which would be",
            ),
            *("Three great gaps, filled and played", "every deal comes to an end."),
        ),
        "de": ("Das ist ein Modell.", "Drei große Lücken", "Sichere Vermutungen", "Vorhand +"),
        "fr": ("C’est un modèle.", "Trois grandes lacunes", "Choix sûrs", "Le plafond"),
    },
    "odds/survey": {
        "en": (
            "because chips carry over, whereas sessions are independent.",
            "run it in a terminal",
            "The texts are in the order of their years.",
            *("These texts have no vying,", "runs that stop", "of them at a card left over"),
        ),
        "de": (
            "Simulationen",
            "Der Vorteil der Vorhand",
            "Marken, höchstens",
            "−3,31",
            *("wie viele Marken der Geber", "In diesen Texten wird nicht gepocht."),
        ),
        "fr": ("L’avantage du donneur", "jetons, au plus", "−3,31"),
    },
    "glossary": {
        "en": ("and each leads to the clause or to the entry.", "rep."),
        "de": ("von dort kommen Sie zum Satz oder zum Eintrag.", "Ber."),
        "fr": ("mène à l’article ou à la notice.", "rapp."),
    },
    "timeline": {
        "en": ("We have seen no board and no archive.", "Without a date"),
        "de": (
            "Wir haben weder ein Brett noch ein Archiv gesehen:",
            "Mehr dazu in den Berichtigungen.",
        ),
        "fr": ("Nous n’avons vu ni tableau ni archive", "Sans date"),
    },
    "corrections": {
        "en": ("What we find", "Claim", "we can put it right"),
        "de": ("Unser Befund", "Behauptung", "Belege"),
        "fr": ("Ce que nous trouvons", "Affirmation", "Preuves"),
    },
    "bibliography": {
        "en": ("is left blank", "Read whole, at zeno.org", "Edited by Diderot and d’Alembert"),
        "de": (
            "nicht ermitteln ließ, bleibt leer",
            "„Poch (Pochen)“, in: Meyers",
            "Bd. 16, S. 54–55",
        ),
        "fr": ("la place reste vide", "« Poch (Pochen) », dans Meyers", "Non vu."),
    },
    "blended-summaries": {
        "en": (
            "Neither says which sentence comes from which book.",
            "None of these changes is careless.",
        ),
        "de": ("Welcher Satz woher kommt, sagt keiner von beiden.", "Daten verrutschen."),
        "fr": ("Or aucun n’indique d’où vient chaque phrase", "Les dates glissent."),
    },
    "cite/poque-1789": {
        "en": ("How to cite", "Version 2", "Changed:"),
        "de": ("Zitieren: Le Poque", "Version 2", "Sätze in neuer Fassung:"),
        "fr": ("Citer Le Poque", "Version 2", "Modifiés :"),
    },
    "workshop": {
        "en": ("The workshop needs scripts.", "play by the result"),
        "de": ("Die Werkstatt braucht Skripte.", "spielen Sie danach"),
        "fr": ("Pour l’atelier, il faut JavaScript.", "jouez d’après vos règles"),
    },
    "cruxes": {
        "en": (
            "A crux is a passage that you can read",
            "Whose last card",
            "Where it matters:",
        ),
        "de": (
            "Strittig ist eine Stelle, die sich",
            "Der Geber und die aufgeschlagene Karte",
            "Lesart „",
        ),
        "fr": (
            "Un passage disputé est un passage qui peut se lire",
            "À qui est la retourne",
            "ce que change la lecture « ",
        ),
    },
    "mechanisms": {
        "en": (
            "Nothing here has a default:",
            "How many cards the pack has",
            "another reading",
        ),
        "de": (
            "Nichts davon ist vorgegeben:",
            "Wie viele Karten das Kartenspiel hat",
            "andere Lesart",
        ),
        "fr": (
            "Rien n’y vaut par défaut",
            "Combien de cartes compte le jeu",
            "lecture adoptée",
        ),
    },
    "compare/index": {
        "en": ("Put any texts side by side", "at least one of the two is known from a report"),
        "de": (
            "Stellen Sie beliebige Texte nebeneinander",
            "mindestens einen der beiden kennen wir aus einem Bericht",
        ),
        "fr": (
            "Mettez côte à côte les textes que vous voulez",
            "au moins l’un des deux est connu par un compte rendu",
        ),
    },
    "compare/matrix": {
        "en": ("Each word or letter leads to its clause.", "the next higher card of the suit"),
        "de": (
            "Jedes Wort und jeder Buchstabe führt zu seinem Satz.",
            "die nächsthöhere Karte der Farbe",
        ),
        "fr": ("Chaque mot ou lettre mène à son article.", "la carte suivante de la couleur"),
    },
    "compare/likeness": {
        "en": (
            "Likeness is not descent: two texts may agree",
            "rules on which both can be compared",
            "too few for a tree",
        ),
        "de": (
            "Ähnlichkeit ist keine Abstammung:",
            "Regeln, die beide festlegen",
            "verbindet kein Baum",
        ),
        "fr": (
            "Or ressemblance n’est pas filiation.",
            "règles que les deux fixent",
            "Aucun arbre ne réunit",
        ),
    },
    "compare/rules/shedding": {
        "en": ("Who leads?", "The first after the dealer – ", "Earliest of our texts: ", "cite"),
        "de": ("Wer spielt aus?", "Frühester Beleg in unseren Texten: ", "in einem Beispielspiel"),
        "fr": (
            "Qui entame le premier ?",
            "Plus ancienne attestation dans nos textes : ",
            "dans une donne",
        ),
    },
    "own-board": {
        "en": (
            "Tap each label that you see.",
            "Take the modern game",
            "texts share this set.",
            "chips from each player before a deal",
        ),
        "de": (
            "Tippen Sie jedes Zeichen an, das Sie sehen.",
            "nehmen Sie das heutige Spiel",
            "Genau diese Felder gibt es in ",
            "Marken von jedem",
        ),
        "fr": (
            "Touchez chaque inscription que vous voyez.",
            "Prenez le jeu d’aujourd’hui",
            "textes ont cet ensemble en commun.",
            "jetons de chacun avant chaque donne",
        ),
    },
    "how-to-play/pope-joan": {
        "en": ("How to play Pope Joan", "What you need", "How it ends", "A + marks what we chose"),
        "de": (
            "Pope Joan: die Spielregeln",
            "Was man braucht",
            "Wie es endet",
            "Ein + steht hinter dem",
        ),
        "fr": ("la règle du jeu", "Ce qu’il faut", "Comment cela finit", "Le signe + suit"),
    },
    "compare/which": {
        "en": (
            "No text is ruled out by what it does not say.",
            "I do not know",
            "Questions on Pope Joan",
        ),
        "de": (
            "Kein Text scheidet aus, weil er etwas nicht sagt.",
            "Weiß ich nicht",
            "Fragen zu Pope Joan",
        ),
        "fr": (
            "aucun n’est écarté pour ce qu’il ne dit pas.",
            "Je ne sais pas",
            "Questions sur Pope Joan",
        ),
    },
}
"""What is read on pages, by their names and the language."""


def shown(html: str) -> str:
    """Return what is read of a page, a line for each of its parts."""
    lines = TAG.sub("", BLOCK.sub("\n", ASIDE.sub("", html))).splitlines()
    return "\n".join(" ".join(unescape(line).split()) for line in lines if line.strip())


def page(built: Path, name: str, tag: str) -> str:
    """Return a generated page in a language, without what is said above it for MkDocs."""
    folder = built / PAGES / ("" if tag == "en" else tag)
    return (folder / f"{name}.html").read_text(encoding="utf-8").partition("\n---\n")[2]


@pytest.mark.parametrize("name", READ)
@pytest.mark.parametrize("tag", ["en", "de", "fr"])
def test_pages_are_in_the_language(built: Path, name: str, tag: str) -> None:
    """Words that are read there, and none of the sentences of another language."""
    words_shown = shown(page(built, name, tag))

    assert [] == [words for words in READ[name][tag] if words not in words_shown]
    for other in READ[name].keys() - {tag}:
        assert READ[name][other][0] not in words_shown


@pytest.mark.parametrize("tag", ["en", "de", "fr"])
def test_the_page_of_simulations_has_the_day_of_its_figures(built: Path, tag: str) -> None:
    """That of the file, as the language of the page writes it."""
    counted = json.loads((library.VARIANTS / "effects.json").read_bytes())["day"]
    with speaking(tag):
        written = words.day(counted)

    assert counted[:4] in written
    assert written in shown(page(built, "odds/survey", tag))


@pytest.mark.parametrize("tag", ["en", "de", "fr"])
def test_a_siglum_on_the_page_of_silences_leads_to_its_text(built: Path, tag: str) -> None:
    """With its title, also where every second rule was hidden."""
    html = page(built, "compare/silences", tag)
    sigla = re.findall(r'<a class="sigla" href="[^"]+/sources/([^"/]+)/[^"]*" title="[^"]+">', html)

    assert {*library.silences()["score"]["halves"]["texts"]} <= {*sigla}
    assert html.count('class="sigla"') == len(sigla)


@pytest.mark.parametrize("name", [name for name in READ if name.startswith("odds/")])
@pytest.mark.parametrize("tag", ["de", "fr"])
def test_numbers_have_a_decimal_comma(built: Path, name: str, tag: str) -> None:
    """In tables, sentences and plots; the version of the engine is a name."""
    words_shown = shown(page(built, name, tag)).replace(VERSION, "")
    if tag == "de":
        words_shown = re.sub(r"(?<=\d)\.(?=\d{3}\b)", "", words_shown)

    assert [] == POINT.findall(words_shown)
    assert re.search(r"\d,\d", words_shown)


@pytest.mark.parametrize("name", ["odds/what-matters", "odds/bluff", "odds/players", "odds/index"])
def test_pages_of_figures_are_easy_to_read(built: Path, name: str) -> None:
    """Flesch's reading ease, and the words of an average sentence."""
    by_sentence = [
        re.findall(r"[A-Za-zÀ-ÿ’'-]+", sentence)
        for _, part in PROSE.findall(page(built, name, "en"))
        for sentence in sentences(shown(part))
        if sentence[-1] in ".?!:"
    ]
    words = [word for sentence in by_sentence for word in sentence]
    length = len(words) / len(by_sentence)
    ease = 206.835 - 1.015 * length - 84.6 * sum(map(syllables, words)) / len(words)

    assert ease >= EASE
    assert length <= LENGTH


def test_a_citation_is_the_same_in_every_language(built: Path) -> None:
    """Ids, versions and hashes; only what is around them is in the language."""
    cited = [
        re.findall(r"poque-1789[\w/#?=.-]*@\d+:[0-9a-f]{12}", page(built, "cite/poque-1789", tag))
        for tag in ("en", "de", "fr")
    ]

    assert len(cited[0]) > 40
    assert cited[0] == cited[1] == cited[2]


@pytest.mark.parametrize(
    ("tag", "figures", "says"),
    [
        ("en", lambda: (figure(1234.5), figure(12.34), figure(3), figure(-0.5)), ("1,234", "12.3", "3", "−0.50")),
        ("de", lambda: (figure(1234.5), figure(12.34), figure(3), figure(-0.5)), ("1.234", "12,3", "3", "−0,50")),
        ("fr", lambda: (figure(1234.5), format_signed(0.25), format_signed(-12.34)), ("1\u202f234", "+0,25", "−12,3")),
        ("en", lambda: (percent("35.5"), percent("1.69e-05"), percent("0")), ("35.5%", "0.0000169%", "0%")),
        ("de", lambda: (percent("35.5"), exact("1.2e+03"), decimal(20, 2)), ("35,5\xa0%", "1.200", "20,00")),
        ("de", lambda: (round_figure(412.4), round_figure(12.34), round_figure(0)), (412, 12.3, 0)),
    ],
)  # fmt: skip
def test_numbers_are_written_as_the_language_does(
    tag: str, figures: Callable[[], tuple[object, ...]], says: tuple[object, ...]
) -> None:
    """Groups, decimals, signs and percentages, and no more places than are worth reading."""
    with speaking(tag):
        assert says == figures()


@pytest.mark.parametrize(
    ("tag", "says"),
    [("en", "is added: “"), ("de", "kommt hinzu: „"), ("fr", "s’ajoute\u00a0: «\u202f")],
)
def test_a_step_that_a_reading_adds_does_not_become_another(tag: str, says: str) -> None:
    """Where the hand ends before it."""
    file = library.VARIANTS / "poch-modern-pagat" / "hands" / "three-nines.yaml"
    whole = trace_hand(replay_record(load(file).data, library.find)).json()
    with speaking(tag):
        added = effect({**whole, "steps": whole["steps"][:-1]}, whole)

    assert says in added
    assert f"{len(whole['steps'])}" in added


@pytest.mark.parametrize(
    ("tag", "says"),
    [
        ("en", "Left from earlier deals: 4 in Sequence."),
        ("de", "Aus früheren Spielen liegen auf dem Brett: Sequenz 4."),
        ("fr", "Reste de donnes précédentes\u00a0: Séquence 4."),
        ("ja", "前の勝負から残るチップ：「シークエンス」に4枚。"),
    ],
)
def test_a_hand_tells_which_chips_lay_on_the_board_before_it(
    tag: str, says: str, tmp_path: Path
) -> None:
    """Otherwise what is won and what is left do not come to what was staked."""
    folder = library.VARIANTS / "poch-modern-pagat"
    for name in ("ruleset.yaml", "hands/three-nines.yaml"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(folder / name, tmp_path / name)
    source = source_of(tmp_path / "ruleset.yaml")
    with speaking(tag):
        assert says == hand_view(source.hands[0], source)["carried"]
