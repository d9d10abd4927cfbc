"""What happens, said in four languages: no gap, no word of another language, and verbs that agree."""

import json
import re
from collections.abc import Iterator
from functools import cache
from itertools import chain

import pytest

from poch.game import events
from poch.game.actions import Action, Ask
from poch.game.engine import Policy, drive
from poch.game.events import Event
from poch.game.ruleset import Ruleset
from poch.game.said import Message, message
from poch.game.sentences import DERIVED, UNSAID, question, sentence
from poch.game.start import Start
from poch.game.table import Table as Lying
from poch.players.bots import PLAYERS, habit
from poch.texts.library import playable
from poch.words import TAGS, language
from poch.words.language import Terms
from tests.replays import RECORDS, replay
from tools.gates.record import hands as games

NAMES = ("Anna", "Bea", "Carl", "Doris", "Emil", "Fritz", "Hanna", "Ida", "Karl")
AS_YOU = {at: (*NAMES[:at], "You", *NAMES[at + 1 :]) for at in range(len(NAMES))}
TABLES = (Terms(), Terms("german", {"centre": "the middle", "poch": "the till"}))
ENGLISH = re.compile(
    r"\b(the|you|your|and|of|with|from|takes?|plays?|pays?|cards?|chips?|pool|nobody|who|is|are"
    r"|has|have|may|cannot|shows?|king|queen|hearts|spades|clubs|diamonds)\b",
    re.IGNORECASE,
)
GAP = re.compile(r"\?\?|[{}$]|\bNone\b|  |\bundefined\b")
DISAGREEING = {
    "en": re.compile(
        r"\b[Yy]ou (?:has|is|was|does|(?!pass\b|discuss\b)[a-z]+[^aious]s)\b"
        r"|(?<! and )\b(?:Anna|Bea|Carl) (?:have|are|take|pay|play|show|put|lead|fold|knock|pass)\b"
    ),
    "de": re.compile(
        r"\bSie (?:kann|darf|muss|will|hat|ist|wird|(?!nicht\b|acht\b)[a-zäöü]+t)\b"
        r"|\b(?:kann|darf|muss|hat|ist|zahlt|nimmt|hält) Sie\b"
        r"|(?<! und )\b(?:Anna|Bea|Carl) (?:können|dürfen|müssen|haben|sind|nehmen|zahlen|spielen|setzen)\b"
    ),
    "fr": re.compile(
        r"(?:^|[;:,] )[Vv]ous (?!et\b|(?:ne |n’|l’)?\w*ez\b)\w+"
        r"|\bde (?:un|une|le|les)\b|\b[àde] le\b|\bde [AEÉIHOU]\w+\b(?<!Hanna)"
        r"|(?<! et )\b(?:Anna|Bea|Carl) (?:ne |n’)?\w+ez\b"
    ),
    "ja": re.compile(r"(?<=[ぁ-ん。、]) | (?=[ぁ-ん。、])"),
}
"""Verbs that do not go with whom they are said of, and contractions that were left out."""


@cache
def happened() -> tuple[Message, ...]:
    """Return what recorded hands, vectors and three games a ruleset say, each seat once as *you*."""
    by_text = {json.dumps(message.json(), ensure_ascii=False): message for message in _happened()}
    return tuple(by_text.values())


def _happened() -> Iterator[Message]:
    for event in _events():
        yield sentence(event, NAMES)
        yield from (sentence(event, AS_YOU[seat]) for seat in _seats(event))
    for ask in _asked():
        yield from (question(ask, NAMES), question(ask, AS_YOU[ask.seat]))


def _seats(event: Event) -> Iterator[int]:
    """Yield the seats that an event speaks of."""
    for name in ("seat", "to", "by"):
        if (seat := getattr(event, name, None)) is not None:
            yield seat
    many = getattr(event, "seats", ())
    yield from many if isinstance(many, tuple) else (0,)


@cache
def _events() -> tuple[Event, ...]:
    recorded = (deal.outcome.events for file in RECORDS for deal in replay(file).deals)
    return tuple({*chain(*recorded), *chain(*(event for event, _ in _played()))})


@cache
def _played() -> tuple[tuple[tuple[Event, ...], tuple[Ask, ...]], ...]:
    return tuple(_game(*game) for name in playable() for game in games(name).values())


def _game(
    ruleset: Ruleset, start: Start, policy: Policy
) -> tuple[tuple[Event, ...], tuple[Ask, ...]]:
    asked: list[Ask] = []

    def asking(ask: Ask, table: Lying) -> Action:
        asked.append(ask)
        return policy(ask, table)

    return tuple(drive(ruleset, start, asking).events), tuple(asked)


def _asked() -> Iterator[Ask]:
    yield from {
        (ask.seat, tuple(option.verb for option in ask.options)): ask
        for _, asks in _played()
        for ask in asks
    }.values()


@pytest.mark.parametrize("tag", TAGS)
def test_all_that_happens_can_be_said(tag: str) -> None:
    """Without an error, a gap, an English word elsewhere, or a verb that does not agree."""
    words, wrong = language(tag), []
    for happening in happened():
        for table in TABLES:
            text = words.say(happening, table)
            faults = GAP.search(text) or DISAGREEING[tag].search(text)
            english = tag != "en" and ENGLISH.search(text)
            if faults or english or not re.match(r"[\w「].*[.。]$", text):
                wrong.append(text)

    assert len(happened()) > 3000
    assert [] == wrong[:20]


def test_every_type_of_event_has_a_message() -> None:
    """Its name is the id, in English; the other languages have all that English has."""
    types = {
        event_type
        for event_type in vars(events).values()
        if isinstance(event_type, type) and issubclass(event_type, Event)
    }
    last = types - {kind for event_type in types for kind in event_type.__mro__[1:]}

    assert [] == sorted(kind.__name__ for kind in last if not language().has(kind.__name__))
    assert last >= {*DERIVED, *UNSAID}


def test_a_step_speaks_of_no_card_that_is_hidden() -> None:
    """Neither what was dealt nor what was given away is among the arguments."""
    hidden = {"Dealt", "TurnUpSwapped"}

    assert [] == [
        message
        for message in happened()
        if message.id in hidden and {"card", "cards"} & {*message.args}
    ]


KH, QH = "Kh", "Qh"
ONE, THREE = (
    message("ante", chips=1, n=2, pools=["ace", "king"]),
    message("ante", chips=3, n=1, pools=["centre"]),
)
COMPOSED: tuple[tuple[str, Message, str], ...] = (
    ("en", message("Dressed", seat="you", antes=[ONE, THREE]), "You put one chip in each of Ace and King and three chips in the centre."),
    ("de", message("Dressed", seat="you", antes=[ONE, THREE]), "Sie setzen je eine Marke auf die Felder Ass und König und drei Marken in die Mitte."),
    ("fr", message("Dressed", seat="you", antes=[ONE, THREE]), "Vous mettez un jeton dans chacune des cases As et Roi et trois jetons dans la case Centre."),
    ("ja", message("Dressed", seat="you", antes=[THREE]), "あなたは「中央」にチップを3枚置く。"),
    ("ja", message("Staked", seat="Anna", chips=2, where="middle"), "Annaは賭け金としてチップを2枚、卓の中央に置く。"),
    ("de", message("StakesCapped", seat="Bea", chips=0), "Bea hat keine Marke mehr, deshalb kann niemand etwas setzen."),
    ("fr", message("StakesCapped", seat="Bea", chips=0), "Bea n’a plus de jeton : personne ne peut miser."),
    ("en", message("StakesCapped", seat="Bea", chips=0), "Bea has no chips, so nobody may stake any."),
    ("de", message("VieOpened", pool="poch"), "Um das Feld Poch wird gepocht."),
    ("de", message("PlayedNothing", seat="you"), "Sie können nicht folgen."),
    ("fr", message("PlayedNothing", seat="Anna"), "Anna ne peut pas continuer et ne joue rien."),
    ("de", message("RanksOrdered", ranks=["A", "7"], highest="A", lowest="7"), "Höchste Karte: Ass; niedrigste: Sieben."),
    ("de", message("DealerNamed", seat="Anna", how="forehand"), "Anna war zuletzt Vorhand, also gibt Anna."),
    ("fr", message("DealerNamed", seat="Anna", how="forehand"), "Le tour de donner passe au premier en cartes de la donne précédente : c’est Anna."),
    ("en", message("DealerNamed", seat="you", how="forehand"), "You deal, having been forehand in the last deal."),
    ("de", message("Dealt", seat="you", n=5, how="packets", packets=[3, 2]), "Sie erhalten fünf Karten, gegeben zu drei und zwei."),
    ("de", message("DirectionSet", direction="clockwise"), "Gegeben und gespielt wird im Uhrzeigersinn."),
    ("fr", message("DirectionSet", direction="clockwise"), "La distribution et le jeu tournent dans le sens des aiguilles d’une montre."),
    ("de", message("SwapDeclined", seat="you"), "Sie lassen die aufgeschlagene Karte liegen."),
    ("de", message("Forgot", seat="you", pool="king"), "Sie vergessen, das Feld König zu melden."),
    ("de", message("Held", seat="Anna"), "Anna hält mit."),
    ("de", message("LeadGiven", seat="you", how="vie-winner"), "Sie haben das Pochen gewonnen und spielen aus."),
    ("fr", message("Knocked", seat="Anna", chips=1), "Anna poque d’un jeton."),
    ("fr", message("Knocked", seat="you", chips=11), "Vous poquez de onze jetons."),
    ("fr", message("StageBegan", stage="settling", pools=[], some=False), "On passe au paiement."),
    ("fr", message("NobodyAgain"), "Personne ne poque de nouveau."),
    ("fr", message("AskedAgain", seat="Anna"), "Anna demande qui veut poquer de nouveau."),
    ("fr", message("WentOut", seat="Boris", how="at-once"), "Boris n’a plus de carte et finit."),
    ("en", message("WentOut", seat="Boris", how="after-the-run"), "Boris has no cards left and goes out; the run is played to its end."),
    ("fr", message("LetStand", seat="Anna"), "Anna laisse les mises telles quelles."),
    ("fr", message("TurnUpTaken", seat="Anna", card=KH), "Anna prend en main le roi de cœur."),
    ("fr", message("HandsSized", how="some", sizes=[11, 11, 10]), "À partir du premier en cartes, les joueurs reçoivent onze, onze et dix cartes."),
    ("en", message("HandsSized", how="some", sizes=[11, 11, 10]), "From forehand on, the hands have eleven, eleven and ten cards."),
    ("fr", message("SessionWon", seats=["Anna", "you"], who="you-and", chips=9), "Anna et vous gagnez la partie, avec neuf jetons chacun."),
    ("fr", message("MostCounted", seats=["you", "Anna"], who="you-and", count=1, how="shared"), "Vous et Anna avez gardé le plus de cartes : une carte chacun. Vous partagez le paiement."),
    ("en", message("MostCounted", seats=["you", "Anna"], who="you-and", count=2, how="shared"), "You and Anna hold the most cards: two each. You share the payment."),
    ("fr", message("Melded", seat="you", cards=[KH, QH], pool="sequence", chips=0), "Vous montrez le roi et la dame de cœur et ne prenez rien dans la case Séquence."),
    ("fr", message("Paid", seat="Anna", to="you", chips=1, extra=False), "Anna vous paie un jeton."),
    ("fr", message("NothingShown", seat="Anna", pool="poch"), "Anna reste sans adversaire, mais n’a pas de combinaison à montrer : tous les jetons restent pour la donne suivante."),
    ("en", message("TurnUpUnpaid", pool="king"), "Nobody is paid for turning it up: the turn-up does not win the King pool."),
    ("en", message("Folded", seat="you", staked=0), "You fold."),
    ("en", message("reason-chance"), "It was chosen at random."),
    ("fr", message("rule-read", reading="paid-all-the-same", adopted=True), "On suit ici la lecture adoptée, « elle est payée tout de même »."),
    ("de", message("rule-otherwise", readings=["lost", "one-of-yours"]), "Man kann es auch so lesen: es ist verloren oder one of yours."),
    ("fr", message("play-why-seat", seat="Anja"), "Pourquoi ce choix d’Anja ?"),
    ("fr", message("reason-weighed", set="no", cards=[], tenth=0, pot=0, others=True, cost=0, dear=1, worth=False), "D’après les cartes vues, une main sans combinaison gagnerait dans très peu de donnes possibles. Le gagnant reçoit ce que les autres misent encore ; le perdant ne paie rien. Tout compte fait, il ne vaut pas la peine d’enchérir."),
    ("en", message("reason-weighed", set="some", cards=["Ac", "Ah"], tenth=7, pot=4, others=True, cost=12, dear=1, worth=True), "Judging by the cards seen, two aces (clubs and hearts) would win in about seven out of ten possible deals. A win returns the stake and brings four chips and what others still stake; a loss costs twelve chips. On balance, it pays to vie."),
    ("de", message("question", seat="you", verbs=[message("verb", verb="fold"), message("verb", verb="hold")]), "Sie dürfen aussteigen oder mithalten."),
    ("fr", message("question", seat="you", verbs=[message("verb", verb="fold"), message("verb", verb="hold")]), "Vous pouvez abandonner ou tenir."),
)  # fmt: skip


@pytest.mark.parametrize(("tag", "said", "text"), COMPOSED)
def test_what_was_composed_wrongly_is_right(tag: str, said: Message, text: str) -> None:
    """Agreement with you, zero, one, contractions, and terms, where a sentence is composed."""
    assert text == " ".join(language(tag).say(said).split())


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("strength", PLAYERS)
def test_the_habit_of_every_player_can_be_said(tag: str, strength: str) -> None:
    """Of cards and of calls."""
    habits = [language(tag).say(habit(strength, card=card)) for card in (True, False)]

    assert all(re.match(r"\w.*[.。]$", sentence) for sentence in habits)
    assert 2 == len({*habits})
