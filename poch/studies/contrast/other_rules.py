"""Elsewhere: whether a wish would fare otherwise under other rules, at the same table and stage.

Only the part of the deal that one stands in is played by the other rules, on the table as it lay
when that part began (or its present run or trick), with the same calls and cards since. So neither
other hands nor other pools stand between. What the seat that asks cannot see is replaced: others
hold cards that are alike and of no suit. They may call and follow as they did, and tell nothing.
"""

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import NamedTuple

from poch.game.actions import Action, Ask, Choice, Option
from poch.game.cards import NO_SUIT, Card
from poch.game.engine import Outcome
from poch.game.events import CardLaid, Event, LeadGiven
from poch.game.ledger import Ledger
from poch.game.phase import OtherTableError, Past, Rejoined
from poch.game.replay import actions_in_order, replay_actions
from poch.game.ruleset import Ruleset
from poch.game.said import Json, Message, MessageError, join_messages, message
from poch.game.table import Seat
from poch.records.record import Replay
from poch.studies.contrast.same_hands import counterpart
from poch.studies.why import ANYWHERE, TURN, Scene, Verdict, at_step, judge, scene
from poch.texts.compile import RulesetError, reread
from poch.texts.doubt import Doubt, borrowed_from, doubts

KINDS = {"ambiguity", "contradiction", "unsettled"}
"""What leaves a rule in doubt; where it is a gap, that has a message of its own."""


class OtherVerdicts(NamedTuple):
    """How other rulesets answer: how many were asked, whose verdicts differ, why some cannot be."""

    asked: int
    otherwise: Mapping[str, Verdict]
    left_out: Mapping[str, Message]
    alike: Mapping[str, Verdict]


def ask_elsewhere(
    outcome: Outcome, here: Scene, seat: Seat, wished: Action, others: Iterable[Ruleset]
) -> OtherVerdicts:
    """Ask other rulesets the same."""
    own = judge(here, seat, wished)
    if here.ask and here.ask.seat == seat:
        wished = here.ask.interpret(wished) or wished
    otherwise: dict[str, Verdict] = {}
    alike: dict[str, Verdict] = {}
    left_out: dict[str, Message] = {}
    if own.way in ANYWHERE or not _is_to_be_asked(here, seat, wished):
        return OtherVerdicts(0, otherwise, left_out, alike)
    asked = 0
    for other in others:
        try:
            there = _scene_under(other, outcome, here, seat)
        except OtherTableError as error:
            left_out[other.id] = error.said
            continue
        asked += 1
        verdict = judge(there, seat, wished)
        idle = there.ask is None or there.ask.seat != seat
        if idle and wished.verb in {"pass", "fold"}:
            continue
        answers = alike if verdict.allowed == own.allowed else otherwise
        answers[other.id] = verdict
    return OtherVerdicts(asked, otherwise, left_out, alike)


def _is_to_be_asked(here: Scene, seat: Seat, wished: Action) -> bool:
    """Tell whether there is anything to ask: not of one without the lead, or whose claim waits."""
    last = here.ledger.events[-1]
    asked = here.ask is not None and here.ask.seat == seat
    leads = not (isinstance(last, LeadGiven) and last.seat != seat)
    return leads and here.phase.concerns(wished.verb, asked=asked)


def _scene_under(other: Ruleset, outcome: Outcome, here: Scene, seat: Seat) -> Scene:
    """Return the same scene under other rules; raises OtherTableError where there is none."""
    seats = len(outcome.table.hands)
    rules = other.rules_by_seats.get(seats)
    if rules is None:
        raise OtherTableError("other-seats")
    stage = counterpart(rules.stages, here.stage)
    table = outcome.table
    if not {*table.hands[seat], *table.laid} <= {*rules.pack}:
        raise OtherTableError("other-pack")
    there = _OtherScene(outcome, here, seat, Scene(
        rules, stage, Ledger(table), 0, None, here.seats, lambda _: []
    ))  # fmt: skip
    return there.scene()


@dataclass(frozen=True, slots=True)
class _OtherScene:
    """What it takes to play a part of a hand by other rules; `bare` is that part before it begins."""

    outcome: Outcome
    here: Scene
    seat: Seat
    bare: Scene

    def scene(self) -> Scene:
        """Return that part as it goes on from where it stands here."""
        calls: list[Choice] = []
        played = self.outcome
        for at, choice, chosen in actions_in_order(played.events, played.taken, played.when):
            if at < self.here.began:
                continue
            if choice[0] == self.seat and not chosen:
                break  # it was passed over here, which is what it may ask about
            calls.append(choice)
        events, turned = self.outcome.events, self.outcome.table.turn_up
        past = Past(self.here.began, events, calls, turned, self.here.phase)
        back = self.bare.phase.rejoin(past)
        ledger = self._ledger(back)
        if back.game is None:
            return replace(self.bare, ledger=ledger)
        return self._scene_after(ledger, back.game(ledger), back.acts)

    def _ledger(self, back: Rejoined) -> Ledger:
        """Return the table as it was where the part goes on, with what the seat sees."""
        table = self.outcome.start.copy()
        for event in self.outcome.events[: back.place]:
            event.onto(table)
        rules = self.bare.rules
        unknown = Card(rules.pack[-1][:-1] + NO_SUIT)
        shown = {laid.card for laid in (*back.events, *back.plays) if isinstance(laid, CardLaid)}
        for seat, hand in enumerate(table.hands):
            if seat != self.seat:
                table.hands[seat] = [card if card in shown else unknown for card in hand]
        table.pools = dict.fromkeys(rules.pools, 0) | table.pools
        ledger = Ledger(table)
        for event in back.events:
            ledger.record(event)
        return ledger

    def _scene_after(
        self, ledger: Ledger, game: Generator[Ask, Action, object], acts: Sequence[Choice]
    ) -> Scene:
        """Return the scene after these acts, at a question or where the seat had no choice."""
        before = Ledger(ledger.table.copy(), list(ledger.events))
        try:
            ask = replay_actions(game, ledger, acts)
        except ValueError as error:
            raise OtherTableError("other-not-so-far") from error
        forced = self._forced_scene(before, ledger, len(acts))
        if forced:
            return forced

        def take(action: Action) -> list[Event]:
            many = len(ledger.events)
            # What comes after the act may rest on unseen cards; the act itself does not.
            with suppress(StopIteration, OtherTableError):
                game.send(action)
            return ledger.events[many:]

        return replace(self.bare, ledger=ledger, ask=ask, take=take)

    def _forced_scene(self, before: Ledger, after: Ledger, many: int) -> Scene | None:
        """Return the scene in which the seat has but one card to play, if that is what comes next."""
        since = after.events[len(before.events) :]
        plays = [at for at, event in enumerate(since) if isinstance(event, CardLaid)]
        if len(plays) <= many:
            return None
        event = since[plays[many]]
        if not isinstance(event, CardLaid) or event.seat != self.seat:
            return None
        for earlier in since[: plays[many]]:
            before.record(earlier)
        bars = self.bare.phase.bars_of(event)
        ask = Ask(self.seat, (Option("play", cards=(event.card,)),), event.clause, bars)
        return replace(self.bare, ledger=before, ask=ask, take=lambda _: [event])


# The answer


def report_verdicts(
    replay: Replay, step: int, name: str | None, wished: Action, others: Iterable[Ruleset]
) -> Json:
    """Return whether a seat may do a thing after a step, and where it would be otherwise.

    The question is the first that comes after the step; without a name it is put for whoever is
    asked there. Raises ValueError where nobody is, or where there is no such seat.
    """
    place, before = replay.at(step)
    deal = replay.deals[place]
    if name is not None and name not in deal.seats:
        raise MessageError("error-no-seat", seat=name, seats=list(deal.seats))
    seat = None if name is None else deal.seats.index(name)
    outcome = at_step(deal.outcome, step - before, seat)
    if seat is None and outcome.ask is None:
        raise MessageError("error-nobody-asked")
    seat = outcome.ask.seat if seat is None and outcome.ask else seat or 0
    here = scene(outcome, deal.seats)
    own = judge(here, seat, wished)
    rulesets = {other.id: other for other in others if other.id != replay.ruleset.id}
    answers = ask_elsewhere(outcome, here, seat, wished, rulesets.values())
    asked = _Question(outcome, here, seat, wished)
    return {
        "seat": deal.seats[seat],
        "step": before + len(outcome.events),
        "card": here.phase.card_verb,
        **_report_verdict(replay.ruleset, own, asked.doubts_about(replay.ruleset, own)),
        "elsewhere": list(answers.otherwise),
        "verdicts": {
            other: {
                "siglum": rulesets[other].document["siglum"],
                **_report_verdict(
                    rulesets[other], verdict, asked.doubts_about(rulesets[other], verdict)
                ),
            }
            for other, verdict in answers.otherwise.items()
        },
        "asked": answers.asked,
        "left-out": {name: why.json() for name, why in answers.left_out.items()},
    }


@dataclass(frozen=True, slots=True)
class _Question:
    """What was asked of a seat, and where."""

    outcome: Outcome
    here: Scene
    seat: Seat
    wished: Action

    def doubts_about(self, ruleset: Ruleset, verdict: Verdict) -> tuple[Doubt, ...]:
        """Return the doubts about a verdict, one for each crux.

        That is, about what its clause sets, and those under another reading of which the verdict
        would be another: what allows a raise need not be the clause on its amount.
        """
        seats = len(self.outcome.table.hands)
        parts = {self.here.stage.name, "turn-up"}
        own: dict[str, Doubt] = {}
        beside: dict[str, Doubt] = {}
        for leaf, by_seats in doubts(ruleset).items():
            ruled = ruleset.rule_for(leaf, seats)
            for doubt in (doubted for number in (0, seats) for doubted in by_seats.get(number, ())):
                if ruled and ruled.clause == verdict.clause:
                    own.setdefault(doubt.crux, doubt)
                elif leaf.partition(".")[0] in parts:
                    beside.setdefault(doubt.crux, doubt)
        more = (
            doubt
            for crux, doubt in beside.items()
            if crux not in own and verdict.way != TURN and self._turns(ruleset, doubt, verdict)
        )
        return (*own.values(), *more)

    def _turns(self, ruleset: Ruleset, doubt: Doubt, verdict: Verdict) -> bool:
        """Tell whether a wish would fare otherwise under another reading."""
        ask = self.here.ask
        asked = ask if ask and ask.seat == self.seat else None
        wished = (asked.interpret(self.wished) if asked else None) or self.wished
        for reading in doubt.others:
            with suppress(OtherTableError, RulesetError):
                other = reread(ruleset, {**ruleset.readings, doubt.crux: reading})
                there = _scene_under(other, self.outcome, self.here, self.seat)
                if judge(there, self.seat, wished).allowed != verdict.allowed:
                    return True
        return False


def _report_verdict(ruleset: Ruleset, verdict: Verdict, hanging: tuple[Doubt, ...]) -> Json:
    clause = ruleset.clauses[verdict.clause]
    lender = borrowed_from(ruleset.document, clause)
    agrees = clause.get("inherited", "")
    reason = [verdict.reason]
    if "gap" in clause:
        reason.append(message("rule-supplied", gap=clause["gap"]))
    if lender:
        reason.append(message("rule-borrowed", text=lender))
    if agrees:
        reason.append(message("rule-inherited", text=agrees))
    for doubt in hanging:
        reason += _doubt_messages(doubt)
    return {
        "allowed": verdict.allowed,
        "clause": verdict.clause,
        "status": clause["status"],
        "inherited": agrees or None,
        "borrowed": lender or None,
        "doubts": [doubt.as_json() for doubt in hanging],
        "reason": join_messages(reason).json(),
    }


def _doubt_messages(doubt: Doubt) -> Iterator[Message]:
    """Yield what kind of doubt it is, which reading is taken, and which others there are."""
    if doubt.name in KINDS:
        yield message("rule-doubted", kind=doubt.name)
    yield message("rule-read", reading=doubt.reading, adopted=doubt.reading == doubt.adopted)
    yield message("rule-otherwise", readings=[*doubt.others])
