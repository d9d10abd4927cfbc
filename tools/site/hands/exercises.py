"""The page of exercises, what its script loads, and a sheet with a key for each text."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from string import ascii_lowercase

from poch.game.cards import RANKS, SUITS, Card, rank, suit
from poch.records.record import Replay, replay_record
from poch.records.trace import Trace, trace_hand
from poch.texts.document import load
from poch.texts.library import find, hands, playable
from poch.words.language import Terms
from tools.site.edition.edition import Edition, Source
from tools.site.edition.words import typeset
from tools.site.hands.questions import Exercise, Offer, choose, exercises
from tools.site.output.files import Shelf, compact_json
from tools.site.output.languages import join_parts, now, say
from tools.site.output.templates import page

MOST = 36
"""So many exercises has a text."""
ON_A_SHEET = 12
PLACE = "docs/assets/exercises"
LETTERS = ascii_lowercase


@dataclass(frozen=True, slots=True)
class SheetQuestion:
    """An exercise in the words of a language: the cards of whoever is asked, what happened, and the answers."""

    lines: tuple[str, ...]
    cards: tuple[str, ...]
    asked: str
    answers: tuple[tuple[str, str], ...]
    key: str
    clause: str


def write_data(edition: Edition, shelf: Shelf) -> None:
    """Write the exercises of all texts that have hands to play, in no language."""
    for source in _sources_with_hands(edition):
        every = [exercise.json() for exercise in exercises_of(source.slug, source.game)]
        shelf.put(f"{PLACE}/{source.slug}.json", compact_json(every))


def write(edition: Edition, shelf: Shelf) -> None:
    """Write the page and the sheets, in the language of the page."""
    sources = _sources_with_hands(edition)
    page(
        shelf,
        "exercises/index",
        "exercises",
        sources=[(source, len(exercises_of(source.slug, source.game))) for source in sources],
        all=sum(len(exercises_of(source.slug, source.game)) for source in sources),
    )
    for source in sources:
        page(
            shelf,
            f"exercises/{source.slug}",
            "exercise-sheet",
            source=source,
            questions=[*_questions(source, edition)],
        )


def _sources_with_hands(edition: Edition) -> list[Source]:
    return [text for text in edition.sources if text.slug in playable(text.game) and text.hands]


@cache
def exercises_of(slug: str, game: str) -> list[Exercise]:
    """Return the exercises of a text, which are the same at each call."""
    every: list[Exercise] = []
    rulesets = tuple(find(name) for name in playable(game))
    for name, replay in _replays(slug).items():
        every += exercises(replay, name, rulesets)
    return choose(every, MOST)


@cache
def _replays(slug: str) -> dict[str, Replay]:
    return {file.stem: replay_record(load(file).data, find) for file in hands(slug)}


def _questions(source: Source, edition: Edition) -> Iterator[SheetQuestion]:
    """Yield those of a sheet: of all kinds, the easier ones first."""
    every = exercises_of(source.slug, source.game)
    for task in every[:: max(1, len(every) // ON_A_SHEET)][:ON_A_SHEET]:
        yield _question(task, source, edition)


def _question(task: Exercise, source: Source, edition: Edition) -> SheetQuestion:
    trace = _trace(source.slug, task.hand)
    seen = trace.json()
    table = Terms(seen["suits"], seen["board"]["names"])
    before = trace.steps[: task.step]
    begun = max((n for n, step in enumerate(before) if step.type == "StageBegan"), default=0)
    picture = [*trace.pictures()][task.step - 1]
    asked_of = [task.seat] if task.seat else [*picture.hands] if task.kind == "pool" else []
    trumps = [step for step in before[:begun] if step.type == "TrumpsMade"]
    right = [LETTERS[n] for n, choice in enumerate(task.choices) if choice.right]
    clause = next(choice.clause for choice in task.choices if choice.right)
    asked = say(
        f"exercise-{task.kind}",
        table,
        seat=task.seat or "none",
        pool=task.pool or "none",
        step=task.answer,
        line=now().say(trace.steps[task.answer - 1].said, table) if task.kind == "clause" else "",
        what=task.said or "",
    )
    return SheetQuestion(
        tuple(now().say(step.said, table) for step in (*trumps[-1:], *before[begun:])),
        tuple(
            format_hand(name, picture.hands[name], table)
            for name in asked_of
            if picture.hands[name]
        ),
        asked,
        tuple(
            (LETTERS[n], _answer(each, task, source, edition, table))
            for n, each in enumerate(task.choices)
        ),
        say("exercise-key", letters=", ".join(right)),
        clause if task.kind != "text" else "",
    )


def format_hand(seat: str, hand: Sequence[str], table: Terms) -> str:
    """Return a hand as it is held: suit by suit, the highest card of each first."""
    falling = sorted(map(Card, hand), key=lambda card: RANKS.index(rank(card)))
    by_suit = [[card for card in falling if suit(card) == sign] for sign in SUITS]
    held = (say("exercise-suit", table, cards=cards) for cards in by_suit if cards)
    return say("exercise-cards", seat=seat, suits=join_parts(held))


def _answer(choice: Offer, task: Exercise, source: Source, edition: Edition, table: Terms) -> str:
    if task.kind == "clause":
        return typeset(str(source.clause(choice.answer)["text"]))
    if task.kind == "text":
        other = edition.source(choice.answer)
        return other.title if other else choice.answer
    if choice.said:
        return now().say(choice.said, table)
    return choice.answer or say("exercise-nobody")


@cache
def _trace(slug: str, hand: str) -> Trace:
    return trace_hand(_replays(slug)[hand])
