"""Exercises: questions about a hand at a step, each with answers that the engine has judged."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice, zip_longest
from typing import Any, Literal, TypeAlias

from poch.game.actions import Action
from poch.game.engine import Outcome
from poch.game.events import Carried, Event, Melded, SetShown, StageBegan, VieWon
from poch.game.notation import format_action, parse_action
from poch.game.ruleset import Ruleset
from poch.game.said import Message
from poch.game.seat_view import view_for
from poch.game.sentences import describe_action
from poch.players.bots import explain
from poch.players.counting import choose_by_counting
from poch.records.record import PlayedDeal, Replay
from poch.studies.contrast.other_rules import OtherVerdicts, ask_elsewhere
from poch.studies.why import Scene, Verdict, at_step, clauses_of_showing, judge, scene

Kind: TypeAlias = Literal["pool", "vying", "may", "answer", "clause", "text"]
LEVELS: Mapping[Kind, int] = {"pool": 1, "vying": 1, "may": 2, "answer": 2, "clause": 3, "text": 3}
"""How hard each kind is, from 1 to 3."""
MOST = 4
"""So many answers are offered at most."""
CALLS = ("knock 2", "pass", "hold", "raise 4", "fold")
"""What is offered in a vying; the clause of the first that is right is given with the key, and that on a pass says only what follows."""


@dataclass(frozen=True, slots=True)
class Offer:
    """An answer that is offered: a wish as it is written, a clause, a ruleset, a seat by name, or "" for nobody.

    `clause` is what makes it right or wrong, `reason` says how where the engine gives one, and `elsewhere`
    names the rulesets by which a wrong one would be right, each with the clause there.
    """

    answer: str
    right: bool
    clause: str
    said: Message | None = None
    reason: Message | None = None
    elsewhere: Mapping[str, str] = field(default_factory=dict)

    def json(self) -> dict[str, Any]:
        """Return it as plain data."""
        data = {"answer": self.answer, "right": self.right, "clause": self.clause}
        for name in ("said", "reason"):
            message = getattr(self, name)
            data |= {name: message.json()} if message else {}
        return data | ({"elsewhere": dict(self.elsewhere)} if self.elsewhere else {})


@dataclass(frozen=True, slots=True)
class Exercise:
    """A question about a hand as it is after `step`; steps are counted from 1. `said` is `wish` as a message.

    `answer` is the step that tells it, `seat` whoever is asked, `pool` or `wish` what is asked about; they are
    empty where there is none.
    """

    kind: Kind
    hand: str
    step: int
    answer: int
    stage: str
    seat: str
    pool: str
    choices: tuple[Offer, ...]
    wish: str = ""
    said: Message | None = None

    @property
    def id(self) -> str:
        """What names it among those of its ruleset; it stays while the hand does."""
        return ".".join(filter(None, (self.hand, self.kind, str(self.answer), self.pool)))

    def json(self) -> dict[str, Any]:
        """Return it as plain data."""
        names = ("kind", "hand", "step", "answer", "stage", "seat", "pool", "wish")
        data = {name: getattr(self, name) for name in names if getattr(self, name) != ""}
        return {
            "id": self.id,
            "level": LEVELS[self.kind],
            **data,
            **({"said": self.said.json()} if self.said else {}),
            "choices": [choice.json() for choice in self.choices],
        }


def exercises(replay: Replay, hand: str, others: Iterable[Ruleset]) -> Iterator[Exercise]:
    """Yield the exercises that a recorded hand of one deal makes; `hand` is its name.

    Nothing is asked of a hand whose record does not fit, is of several deals, or chooses other readings.
    Where the text is among the others under another reading, nothing is asked that it would judge otherwise.
    """
    if len(replay.deals) > 1 or replay.deals[0].outcome.rejected or replay.ruleset.others:
        return
    deal = replay.deals[0]
    yield from _ask_may(deal, hand, [*others])
    yield from _ask_events(deal, hand)


def _ask_may(deal: PlayedDeal, hand: str, rulesets: Sequence[Ruleset]) -> Iterator[Exercise]:
    """Ask wherever a seat was asked, unless the answer hangs on the reading of a crux."""
    outcome, seats = deal.outcome, deal.seats
    for number, (seat, action) in enumerate(outcome.taken):
        step = outcome.when[number]
        then = at_step(outcome, step, seat)
        if then.ask is None or then.ask.seat != seat or len(then.taken) != number:
            continue
        here = scene(then, seats)
        asked = _Situation(then, here, seat, rulesets)
        yield from filter(asked.is_settled, _ask_best_answer(then, here, hand, step))
        yield from filter(asked.is_settled, _ask_allowed(asked, action, hand, step))


def _ask_allowed(asked: "_Situation", action: Action, hand: str, step: int) -> Iterator[Exercise]:
    """Ask what a seat may do, and by which texts it may do what it may not here."""
    here, seat = asked.here, asked.seat
    wishes = _wishes(asked.then, action)
    judgements = {text: judge(here, seat, parse_action(text)) for text in wishes}
    choices = [*asked.choices(judgements)]
    if {True, False} != {choice.right for choice in choices}:
        return
    stage, name = here.stage.name, here.seats[seat]
    yield Exercise("may", hand, step, step + 1, stage, name, "", tuple(choices))
    texts = (asked.texts(choice) for choice in choices)
    telling = (
        (choice, offered)
        for choice, offered in zip(choices, texts, strict=True)
        if {True, False} == {text.right for text in offered}
    )
    for choice, offered in islice(telling, 1):
        wish, said = choice.answer, choice.said
        yield Exercise("text", hand, step, step + 1, stage, name, "", offered, wish, said)


def _ask_best_answer(then: Outcome, here: Scene, hand: str, step: int) -> Iterator[Exercise]:
    """Ask what a seat would answer that may call or not: what a player does who counts the cards."""
    ask = then.ask
    if ask is None or not {option.verb for option in ask.options} & {"knock", "hold"}:
        return
    rules, name = then.ruleset.rules(len(then.table.hands)), here.seats[ask.seat]
    best = choose_by_counting(ask, view_for(rules, ask.seat, then.table, then.events))
    wishes = {option.verb: Action(option.verb, option.least) for option in ask.options}
    wishes |= {best.action.verb: best.action}
    choices = tuple(
        Offer(
            format_action(action),
            verb == best.action.verb,
            judge(here, ask.seat, action).clause,
            describe_action(action),
            explain(best),
        )
        for verb, action in wishes.items()
    )
    if len(choices) > 1:
        yield Exercise("answer", hand, step, step + 1, here.stage.name, name, "", choices)


def _wishes(then: Outcome, action: Action) -> list[str]:
    """Return what was done, and what else one might wish to do there, in the order in which it is offered.

    A pass that would be taken for a fold is left out, and so is a fold for a pass: that is no rule.
    """
    every: list[str] = []
    ask = then.ask
    if ask is None:
        return every
    if action.verb == "play":
        every = [f"play {card}" for card in then.table.hands[ask.seat]]
    elif {option.verb for option in ask.options} & {"knock", "hold", "raise"}:
        every = [*CALLS]
    own = [format_action(action)] if every else []
    wishes = {text: parse_action(text) for text in (*every, *own)}
    return [text for text, wish in wishes.items() if ask.interpret(wish) in {None, wish}]


@dataclass(frozen=True, slots=True)
class _Situation:
    """A seat that is asked, and the rulesets by which the same may be judged, also its own as read otherwise."""

    then: Outcome
    here: Scene
    seat: int
    rulesets: Sequence[Ruleset]

    @property
    def own(self) -> str:
        """The text that the hand is played by."""
        return self.then.ruleset.id

    def is_settled(self, task: Exercise) -> bool:
        """Tell whether every reading of the text judges alike what is asked about."""
        wishes = [task.wish] if task.wish else [choice.answer for choice in task.choices]
        readings = [text for text in self.rulesets if text.id == self.own]
        return not any(self._ask_elsewhere(wish, readings).otherwise for wish in wishes)

    def choices(self, judgements: Mapping[str, Verdict]) -> Iterator[Offer]:
        """Yield up to MOST wishes, of those that are allowed and those that are not."""
        right = [text for text in judgements if judgements[text].allowed][: MOST - 1]
        wrong = [text for text in judgements if not judgements[text].allowed][: MOST - len(right)]
        for text, verdict in judgements.items():
            if text in right or text in wrong:
                there = {} if verdict.allowed else self._otherwise(text)[0]
                yield Offer(
                    text,
                    verdict.allowed,
                    verdict.clause,
                    describe_action(parse_action(text)),
                    verdict.reason,
                    there,
                )

    def texts(self, refused: Offer) -> tuple[Offer, ...]:
        """Return the rulesets by which something that is refused here is allowed, and some by which it is not."""
        if refused.right or refused.answer in {"pass", "fold"}:
            return ()
        there, same = self._otherwise(refused.answer)
        half = MOST // 2
        offered = {**dict([*there.items()][:half]), **dict([*same.items()][: half - 1])}
        choices = [Offer(name, name in there, clause) for name, clause in offered.items()]
        return (*choices, Offer(self.own, right=False, clause=refused.clause))

    def _otherwise(self, text: str) -> tuple[dict[str, str], dict[str, str]]:
        """Return the rulesets that judge a wish otherwise, and those that refuse it too, each with the clause."""
        others = [other for other in self.rulesets if other.id != self.own]
        verdicts = self._ask_elsewhere(text, others)
        there = {name: verdict.clause for name, verdict in verdicts.otherwise.items()}
        return there, {name: verdict.clause for name, verdict in verdicts.alike.items()}

    def _ask_elsewhere(self, wish: str, rulesets: Sequence[Ruleset]) -> OtherVerdicts:
        return ask_elsewhere(self.then, self.here, self.seat, parse_action(wish), rulesets)


def _ask_events(deal: PlayedDeal, hand: str) -> Iterator[Exercise]:
    """Ask by which clause things happen, who takes pools, and who wins the vying."""
    events = deal.outcome.events
    stages = [*_stages(events)]
    used: dict[str, int] = {}
    for step, event in enumerate(events, 1):
        used.setdefault(event.clause, step)
    for step, (event, stage) in enumerate(zip(events, stages, strict=True), 1):
        others = sorted({*used} - {event.clause}, key=lambda name: (abs(used[name] - step), name))
        asked = used[event.clause] == step and stage not in {"layout", "dressing"}
        if asked and len(others) > 1 and not _allowed_by_two(deal.outcome, step - 1):
            offered = sorted([event.clause, *others[: MOST - 1]])
            choices = tuple(Offer(clause, clause == event.clause, clause) for clause in offered)
            yield Exercise("clause", hand, step, step, stage, "", "", choices)
        if isinstance(event, Melded):
            yield _ask_taker("pool", deal, hand, step, stage, event.seat, event.pool)
        elif isinstance(event, Carried):
            for pool in event.pools:
                yield _ask_taker("pool", deal, hand, step, stage, None, pool)
        elif isinstance(event, VieWon) and (shown := clauses_of_showing(events[:step])):
            yield _ask_taker("vying", deal, hand, step, stage, event.seat, "", shown)


def _allowed_by_two(outcome: Outcome, at: int) -> bool:
    """Tell whether a seat answered by another clause than it was asked by, as both allow what it did."""
    if at not in outcome.when:
        return False
    seat, _ = outcome.taken[outcome.when.index(at)]
    ask = at_step(outcome, at, seat).ask
    return ask is not None and ask.clause != outcome.events[at].clause


def _ask_taker(
    kind: Kind, deal: PlayedDeal, hand: str, step: int, stage: str, seat: int | None, pool: str,
    shown: Mapping[int, str] | None = None,
) -> Exercise:  # fmt: skip
    """Ask who takes something: the table is as it is before the first pool is taken, or once all have shown.

    `shown` gives the clauses by which the seats that have shown win or lose.
    """
    events, names = deal.outcome.events, deal.seats
    clause = events[step - 1].clause
    begun = max(n for n, event in enumerate(events[:step], 1) if isinstance(event, StageBegan))
    if kind == "pool":
        at = next(n for n in range(begun, step) if isinstance(events[n], Melded | Carried))
    else:
        at = max(n for n, event in enumerate(events[:step], 1) if isinstance(event, SetShown))
    clauses = shown or dict.fromkeys(range(len(names)), clause)
    choices = [Offer(names[player], player == seat, clauses[player]) for player in sorted(clauses)]
    if kind == "pool":
        choices.append(Offer("", seat is None, clause))
    return Exercise(kind, hand, at, step, stage, "", pool, tuple(choices))


def choose(every: Iterable[Exercise], most: int) -> list[Exercise]:
    """Return so many of some exercises: of all kinds and all hands, in turn, and always the same."""
    groups: dict[tuple[Kind, str], list[Exercise]] = {}
    for exercise in every:
        groups.setdefault((exercise.kind, exercise.hand), []).append(exercise)
    kinds: dict[Kind, list[Exercise]] = {}
    for (kind, _), some in sorted(groups.items()):
        kinds.setdefault(kind, []).extend(some[len(some) // 2 :] + some[: len(some) // 2])
    turns = {kind: _take_turns(some) for kind, some in kinds.items()}
    mixed = [exercise for row in zip_longest(*turns.values()) for exercise in row if exercise]
    return sorted(mixed[:most], key=lambda exercise: (LEVELS[exercise.kind], exercise.id))


def _take_turns(some: list[Exercise]) -> list[Exercise]:
    """Return exercises of one kind so that hands take turns."""
    by_hand: dict[str, list[Exercise]] = {}
    for exercise in some:
        by_hand.setdefault(exercise.hand, []).append(exercise)
    return [exercise for row in zip_longest(*by_hand.values()) for exercise in row if exercise]


def _stages(events: Iterable[Event]) -> Iterator[str]:
    stage = "layout"
    for event in events:
        if isinstance(event, StageBegan):
            stage = event.stage
        yield stage
