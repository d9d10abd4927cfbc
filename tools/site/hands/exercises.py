"""The page of exercises, what its script loads, and a sheet with a key for each text."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import pairwise
from math import ceil
from pathlib import Path
from string import ascii_lowercase
from typing import TypeAlias

from poch.game.cards import RANKS, SUITS, Card, rank, suit
from poch.records.record import Replay, replay_record
from poch.records.trace import Picture, Step, Trace, trace_hand
from poch.studies.why import MEASURES
from poch.texts.compile import other_readings
from poch.texts.document import load
from poch.texts.library import find, hands, playable
from poch.words.language import Terms, trace_terms
from tools.site.edition.edition import Edition, Source
from tools.site.edition.words import typeset
from tools.site.hands.boards import letter
from tools.site.hands.exercise_formats import FORMATS
from tools.site.hands.questions import Exercise, Offer, choose, exercises
from tools.site.hands.strokes import SIGNS
from tools.site.output.files import Shelf, compact_json
from tools.site.output.languages import join_parts, now, say
from tools.site.output.templates import page
from tools.store.cache import fingerprint, load_or_make

ROOT = Path(__file__).parents[3]
KEPT = ROOT / "build" / "exercises"
PROGRAM = (
    "poch/**/*.py",
    "tools/site/hands/exercises.py",
    "tools/site/hands/questions.py",
)
"""What exercises hang on, beside the texts of a game and the hands of one of them."""
MOST = 36
"""So many exercises has a text."""
ON_A_SHEET = 12
SHEETS = 2
"""So many sheets of paper are promised for its questions at least; the key has another."""
ROOM = 85
"""So many lines go on a sheet, each of so many letters; a hand is as high as some of them."""
LETTERS_A_LINE, HAND = 58, 1.9
MOST_LINES = 8
"""So many steps before a question are in words; its hands are drawn as they are then."""
FOR_READERS = {"clause", "text"}
"""Kinds that ask about the texts; a sheet has none on several texts, and only as many clauses as it lacks others."""
PLACE = "docs/assets/exercises"
LETTERS = ascii_lowercase


@dataclass(frozen=True, slots=True)
class DrawnHand:
    """A hand on paper: whose it is, its cards in words, and rank, suit and colour of each, sorted."""

    seat: str
    words: str
    cards: tuple[tuple[str, str, bool], ...]


@dataclass(frozen=True, slots=True)
class SheetQuestion:
    """An exercise in the words of a language: the cards of whoever is asked, what happened, and the answers."""

    lines: tuple[str, ...]
    hands: tuple[DrawnHand, ...]
    asked: str
    answers: tuple[tuple[str, str], ...]
    key: str
    clause: str
    rule: str
    """The words of that clause."""
    reason: str
    """What a player weighed whose answer counts as right."""


Written: TypeAlias = Mapping[str, SheetQuestion]
"""Exercises of a text in the words of a language, by their ids."""


def write_data(edition: Edition, shelf: Shelf) -> None:
    """Write the exercises of all texts that have hands to play, in no language."""
    for source in sources_with_hands(edition):
        every = [exercise.json() for exercise in exercises_of(source.slug, source.game)]
        shelf.put(f"{PLACE}/{source.slug}.json", compact_json(every))


def write(edition: Edition, shelf: Shelf) -> Iterator[tuple[Source, Written]]:
    """Write the page and the sheets, in the language of the page, and yield all that is asked of each text."""
    sources = sources_with_hands(edition)
    page(
        shelf,
        "exercises/index",
        "exercises",
        sources=[(source, len(exercises_of(source.slug, source.game))) for source in sources],
        formats=FORMATS,
        all=sum(len(exercises_of(source.slug, source.game)) for source in sources),
    )
    for source in sources:
        written = write_questions(source, edition)
        questions = [*_questions(source, written)]
        page(
            shelf,
            f"exercises/{source.slug}",
            "exercise-sheet",
            source=source,
            formats=FORMATS,
            questions=questions,
            sheets=max(SHEETS, ceil(sum(map(_height, questions)) / ROOM)),
        )
        yield source, written


def write_questions(source: Source, edition: Edition) -> Written:
    """Return all exercises of a text in the words of the language that is spoken now."""
    every = exercises_of(source.slug, source.game)
    return {task.id: write_question(task, source, edition) for task in every}


def sources_with_hands(edition: Edition) -> list[Source]:
    """Return the texts that have exercises."""
    return [text for text in edition.sources if text.slug in playable(text.game) and text.hands]


@cache
def exercises_of(slug: str, game: str) -> list[Exercise]:
    """Return the exercises of a text, which are the same at each call; they are kept until texts or engine change."""
    texts = (f"variants/{name}/ruleset.yaml" for name in playable(game))
    mark = fingerprint(ROOT, (*PROGRAM, f"variants/{slug}/hands/*.yaml", *texts))
    return load_or_make(KEPT / slug, mark, partial(_make_exercises, slug, game))


def _make_exercises(slug: str, game: str) -> list[Exercise]:
    every: list[Exercise] = []
    readings = other_readings(find(slug).document)
    own = (find(slug, {crux: reading}) for crux, reading in readings)
    rulesets = (*(find(name) for name in playable(game)), *own)
    for name, replay in _replays(slug).items():
        every += exercises(replay, name, rulesets)
    return choose(every, MOST)


@cache
def _replays(slug: str) -> dict[str, Replay]:
    return {file.stem: replay_record(load(file).data, find) for file in hands(slug)}


def _questions(source: Source, written: Written) -> Iterator[SheetQuestion]:
    """Yield those of a sheet: of all kinds that pupils can answer, the easier ones first."""
    every = exercises_of(source.slug, source.game)
    asked = [task for task in every if task.kind not in FOR_READERS]
    asked += [task for task in every if task.kind == "clause"][: max(0, ON_A_SHEET - len(asked))]
    for n in range(ON_A_SHEET):
        yield written[asked[n * len(asked) // ON_A_SHEET].id]


def _height(question: SheetQuestion) -> float:
    """Return how high a question is on paper, about, in lines."""
    texts = (" ".join(question.lines), question.asked, *(text for _, text in question.answers))
    lines = sum(ceil(len(text) / LETTERS_A_LINE) for text in texts)
    return 1 + lines + HAND * len(question.hands)


def write_question(task: Exercise, source: Source, edition: Edition) -> SheetQuestion:
    """Return an exercise in the words of the language that is spoken now."""
    trace = _trace(source.slug, task.hand)
    table = _table(source.slug, task.hand)
    before = trace.steps[: min(task.step, task.answer - 1)]
    begun = max((n for n, step in enumerate(before) if step.type == "StageBegan"), default=0)
    picture = _pictures(source.slug, task.hand)[task.step - 1]
    shown = [choice.answer for choice in task.choices] if _is_tie(task, trace) else []
    asked_of = [task.seat] if task.seat else [*picture.hands] if task.kind == "pool" else shown
    trumps = [step for step in before[:begun] if step.type == "TrumpsMade"]
    right = [LETTERS[n] for n, choice in enumerate(task.choices) if choice.right]
    here = [choice for choice in task.choices if choice.right or choice.answer == source.slug]
    clause = here[-1].clause if task.kind == "text" else here[0].clause
    asked = say(
        f"exercise-{task.kind}",
        table,
        seat=task.seat or "none",
        pool=task.pool or "none",
        step=task.answer,
        line=now().say(trace.steps[task.answer - 1].said, table) if task.kind == "clause" else "",
        what=task.said or "",
    )
    since = [*pairwise(before[max(0, begun - 1) :])]
    passed = [step for last, step in since if not _is_told_twice(step, last)]
    reasons = [choice.reason for choice in task.choices if choice.right and task.kind == "answer"]
    return SheetQuestion(
        (
            *(now().say(step.said, table) for step in trumps[-1:]),
            *["…"] * (len(passed) > MOST_LINES),
            *(now().say(step.said, table) for step in passed[-MOST_LINES:]),
        ),
        tuple(
            draw_hand(name, picture.hands[name], table) for name in asked_of if picture.hands[name]
        ),
        asked,
        tuple(
            (LETTERS[n], _answer(each, task, source, edition, table))
            for n, each in enumerate(task.choices)
        ),
        say("exercise-key", letters=", ".join(right)),
        clause,
        typeset(str(source.clause(clause)["text"])),
        " ".join(now().say(reason, table) for reason in reasons if reason),
    )


def _is_told_twice(step: Step, last: Step) -> bool:
    """Tell whether other steps tell the same of a player: who speaks first, or lays what he has called."""
    return step.type == "FirstToSpeak" or (
        step.type == "Staked" and last.type in {"Knocked", "Raised"}
    )


def _is_tie(task: Exercise, trace: Trace) -> bool:
    """Tell whether more decides who wins the vying than the number and rank of the cards that are shown."""
    since = trace.steps[task.step : task.answer - 1] if task.kind == "vying" else ()
    hows = {step.fields["how"] for step in since if step.type == "Outranked"}
    return not hows <= {*MEASURES}


def draw_hand(seat: str, hand: Sequence[str], table: Terms) -> DrawnHand:
    """Return a hand as it is held: suit by suit, the highest card of each first."""
    falling = sorted(map(Card, hand), key=lambda card: RANKS.index(rank(card)))
    by_suit = [[card for card in falling if suit(card) == sign] for sign in SUITS]
    held = join_parts(say("exercise-suit", table, cards=cards) for cards in by_suit if cards)
    french = table.suits == "french"
    return DrawnHand(
        seat,
        say("exercise-cards", seat=seat, suits=held),
        tuple(
            (
                letter(rank(card), table),
                SIGNS[suit(card)] if french else say("suit", table, suit=SUITS[suit(card)]),
                french and suit(card) in "dh",
            )
            for cards in by_suit
            for card in cards
        ),
    )


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


@cache
def _pictures(slug: str, hand: str) -> list[Picture]:
    return [*_trace(slug, hand).pictures()]


@cache
def _table(slug: str, hand: str) -> Terms:
    return trace_terms(_trace(slug, hand).json())
