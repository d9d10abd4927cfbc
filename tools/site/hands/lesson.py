"""A first game: one hand that stops where something is to be learned, and what each answer there comes to.

The engine judges every answer here, so the page needs no engine, and no answer leads to a dead end.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal, TypeAlias

from poch.game.cards import Card
from poch.game.notation import parse_action
from poch.records.record import Replay, replay_record
from poch.records.trace import Trace, trace_hand
from poch.studies.why import judge, scene
from poch.texts.library import find
from poch.words.language import trace_terms
from tools.site.edition.edition import Document, Edition, Source, load_yaml
from tools.site.edition.words import typeset
from tools.site.output.files import Shelf, compact_json
from tools.site.output.languages import now, say
from tools.site.output.templates import page

FOLDER = Path(__file__).with_name("lessons")
LEARNER = "You"
Way: TypeAlias = Literal["right", "allowed", "refused"]


@dataclass(frozen=True, slots=True)
class LessonAnswer:
    """An answer, as `knock 1` or a card: whether it goes on, and why, with the clause in its words."""

    wish: str
    way: Way
    because: str
    clause: str
    text: str


@dataclass(frozen=True, slots=True)
class Stop:
    """A place where the hand waits, after a step of the trace that the learner sees.

    `show` is what is pointed at: pools, cards and a seat. `lines` are the sentences of the steps since the
    last stop, each with its clause; `cards` names the learner's hand.
    """

    name: str
    step: int
    title: str
    text: str
    question: str
    show: Mapping[str, Any]
    calls: bool
    answers: Sequence[LessonAnswer]
    cards: str
    lines: Sequence[tuple[str, str]]

    def json(self) -> Document:
        """Return what the page needs of it."""
        data = asdict(self)
        return {name: data[name] for name in data if name not in {"cards", "lines"}}


@dataclass(frozen=True, slots=True)
class Lesson:
    """A source's hand to learn by, in the language of the page; of which year, where it is not today's game."""

    source: Source
    trace: Trace
    stops: Sequence[Stop]
    year: str

    @property
    def page(self) -> str:
        """Its page, below the first page of the language."""
        return f"first-game/{self.year}" if self.year else "first-game"

    @property
    def title(self) -> str:
        """What its page is called."""
        return self.words("title")

    def words(self, name: str) -> str:
        """Return a message of its page that the other lessons say otherwise."""
        return say(f"lesson-page-{name}-{self.year}" if self.year else f"lesson-page-{name}")

    @property
    def file(self) -> str:
        """Its data, below the root of the site."""
        return f"assets/lessons/{now().tag}/{self.source.slug}.json"

    def json(self) -> Document:
        """Return what the page needs: the trace as the learner sees it, and the stops."""
        return {"trace": self.trace.json(), "stops": [stop.json() for stop in self.stops]}


def write(edition: Edition, shelf: Shelf) -> None:
    """Write the page of the first game and its data, in the language of the page."""
    lessons = [lesson(file, edition) for file in sorted(FOLDER.glob("*.yaml"))]
    for this in lessons:
        shelf.put(f"docs/{this.file}", compact_json(this.json()))
        others = [other for other in lessons if other is not this]
        page(shelf, this.page, "first-game", lesson=this, others=others)


def lesson(file: Path, edition: Edition) -> Lesson:
    """Return a lesson, in the language of the edition; raises ValueError if its hand or a stop does not fit."""
    document = load_yaml(file)
    record, name = document["record"], file.stem
    source = edition.source(name)
    if source is None:
        raise ValueError(f"{file}: there is no source {name}")
    trace = trace_hand(replay_record(record, find), LEARNER)
    stops = [*_stops(document, source, trace)]
    if stops[-1].step != len(trace.steps):
        raise ValueError(f"{file}: the last stop is not the end of the hand, {len(trace.steps)}")
    return Lesson(source, trace, stops, document.get("year", ""))


def _stops(document: Document, source: Source, trace: Trace) -> Iterator[Stop]:
    seen = trace.json()
    table = trace_terms(seen)
    pictures = [*trace.pictures()]
    before = 0
    for stop in document["stops"]:
        name, step = stop["name"], stop["step"]
        passed = trace.steps[before:step]
        hand = pictures[step - 1].hands[LEARNER]
        yield Stop(
            name=name,
            step=step,
            title=say(f"lesson-{name}-title"),
            text=say(f"lesson-{name}"),
            question=say(f"lesson-{name}-asked") if "right" in stop else "",
            show=stop.get("show", {}),
            cards=say("lesson-page-your-cards", table, cards=[*hand]) if "right" in stop else "",
            answers=[*_answers(stop, document["record"], source, hand)] if "right" in stop else [],
            calls="calls" in stop,
            lines=[(each.clause, now().say(each.said, table)) for each in passed],
        )
        before = step


def _answers(
    stop: Document, record: Document, source: Source, hand: Sequence[Card]
) -> Iterator[LessonAnswer]:
    """Yield each answer that is offered: as the engine judges it where it asks, else by the rule of the stop."""
    if "actions" not in stop:
        for card in hand:
            right = card in stop["right"]
            because = say(f"lesson-{stop['name']}-{'right' if right else 'wrong'}")
            way: Way = "right" if right else "refused"
            yield LessonAnswer(card, way, because, stop["rule"], _words(source, stop["rule"]))
        return
    begun: Replay = replay_record({**record, "actions": record["actions"][: stop["actions"]]}, find)
    here = scene(begun.deals[-1].outcome, record["seats"])
    seat = record["seats"].index(LEARNER)
    if here.ask is None or here.ask.seat != seat:
        raise ValueError(f"{source.slug}: nobody asks the learner at the stop {stop['name']}")
    for offered in stop.get("calls", hand):
        verdict = judge(here, seat, parse_action(offered if "calls" in stop else f"play {offered}"))
        right = offered in stop["right"]
        way = "right" if right else "allowed" if verdict.allowed else "refused"
        because = say(f"lesson-{stop['name']}-right") if right else now().say(verdict.reason)
        yield LessonAnswer(offered, way, because, verdict.clause, _words(source, verdict.clause))


def _words(source: Source, clause: str) -> str:
    return typeset(str(source.clause(clause)["text"]))
