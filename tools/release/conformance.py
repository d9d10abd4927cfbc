"""The cases of the conformance kit: shipped hands and dealt cards, and what must come of them.

`python -m tools.release.conformance` writes a file of JSON lines for each ruleset: the rules that cases are played `by`, and the cases.
A case has `steps`: what is said to an engine, and what it must answer; and `parts`: how a deal stands after each.
"""

import json
import shutil
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import click

from poch.bridge.conformance import (
    KIT,
    action_json,
    ask_json,
    event_json,
    following,
    refusing_clause,
    result_json,
    rules_json,
)
from poch.game import events
from poch.game.actions import Action, Ask, Choice
from poch.game.cards import ALL, Card, rank, suit
from poch.game.engine import Outcome, deal_pack, resume_hand
from poch.game.events import StageBegan
from poch.game.ledger import Ledger
from poch.game.ruleset import Rules, Ruleset
from poch.game.said import Json
from poch.game.start import Start
from poch.game.table import MOST_CHIPS
from poch.players.bots import at_random
from poch.records.record import RecordError, replay_record
from poch.texts.compile import other_readings
from poch.texts.document import load
from poch.texts.leaves import condition, leaf, leaves_in_order
from poch.texts.library import document, find, hands, playable, vectors
from tools.release.zipped import zip_site
from tools.site.output.files import indented_json

Readings: TypeAlias = Mapping[str, str]
ROOT = Path(__file__).resolve().parents[2]
OUT = ROOT / "build" / "conformance"
DEALS = 40
"""So many cases of each ruleset are dealt, or more where it has many readings."""
CLAIMED = 0.7
"""How often a pool is claimed that may be forgotten."""


@dataclass
class Scribe:
    """Writes down a deal as it is played: what is said to an engine, and what it must answer.

    Questions are answered by recorded `choices` first, and then by chance.
    """

    rules: Rules
    chance: Random
    choices: list[Choice] = field(default_factory=list)
    steps: list[Json] = field(default_factory=list)
    say: Json = field(default_factory=dict)
    known: int = 0

    def answer(self, ask: Ask, ledger: Ledger) -> Action:
        """Answer a question, after wishes that are refused."""
        self.note(ledger, {"ask": ask_json(ask)})
        barred = [*barred_actions(ask, ledger.table.hands[ask.seat])]
        for wish in self.chance.sample(barred, min(len(barred), 2)):
            refused = {"refused": refusing_clause(self.rules, ledger, ask, wish)}
            self.steps.append({"say": act(ask, wish), "must": refused})
        action = self.choices.pop(0)[1] if self.choices else self._by_chance(ask)
        self.say = act(ask, action)
        return action

    def _by_chance(self, ask: Ask) -> Action:
        action = at_random(ask, self.chance)
        if action.verb != "claim":
            return action
        claimed = tuple(pool for pool in action.pools if self.chance.random() < CLAIMED)
        return Action("claim", pools=claimed)

    def note(self, ledger: Ledger, rest: Json) -> None:
        """Write down what comes of what was said last."""
        news, self.known = [*map(event_json, ledger.events[self.known :])], len(ledger.events)
        self.steps.append({"say": self.say, "must": {"events": news, **rest}})


def act(ask: Ask, action: Action) -> Json:
    """Return what is said to an engine to answer a question."""
    return {"say": "act", "seat": ask.seat, "action": action_json(action)}


def barred_actions(ask: Ask, hand: Sequence[Card]) -> Iterator[Action]:
    """Yield what a seat that is asked may not do, of what the protocol says is asked for."""
    for verb in dict.fromkeys(bar.verb for bar in ask.bars):
        option = ask.option(verb)
        if verb in {"knock", "raise", "bid"}:
            if option is None:
                yield Action(verb, chips=1)
                continue
            if option.least > 1:
                yield Action(verb, chips=option.least - 1)
            if option.most is not None and option.most < MOST_CHIPS:
                yield Action(verb, chips=option.most + 1)
        elif verb == "play" and option:
            yield from (Action(verb, card=card) for card in hand if card not in option.cards)
        elif verb not in {"play", "swap", "place", "claim"} and ask.interpret(Action(verb)) is None:
            yield Action(verb)


def case(ruleset: Ruleset, start: Start, scribe: Scribe, deals: int = 0) -> Json:
    """Return a deal as a case: how it stands after each part, and line by line what is said.

    If it is the last of so many deals, what follows it is asked as well.
    """
    rules = scribe.rules
    scribe.say = begun = {
        "say": "deal", "seats": rules.seats, "pools": dict(start.pools), "purses": start.purses and [*start.purses],
        "deal": {"hands": [[*hand] for hand in start.hands], "turn-up": start.turn_up, "talon": [*start.talon]},
        "later": start.later, "won": start.won_before, "banker": start.banker,
    }  # fmt: skip
    ledger = resume_hand(rules, start, (), scribe.answer)
    scribe.note(ledger, {"end": result_json(ledger.table, start.purses)})
    played = Outcome(
        ruleset, start, tuple(ledger.events), ledger.table, None, tuple(ledger.choices)
    )
    parts = [*_parts(rules, played)]
    if deals:
        must = following(begun, played, deals)
        opened = (event["hands"] for event in must.get("events", ()) if "hands" in event)
        say = {"say": "next", "deals": deals, "open": next(opened, None)}
        scribe.steps.append({"say": say, "must": must})
        parts.append({"part": "next", "needs": len(rules.stages)})
    return {"parts": parts, "steps": scribe.steps}


def _parts(rules: Rules, played: Outcome) -> Iterator[Json]:
    """Yield the parts of a deal: how many stages each needs, and how it stands after it."""
    board, part, needs = played.start, "layout", 0
    places = {id(stage.began): at for at, stage in enumerate(rules.stages, 1)}
    for event in played.events:
        if isinstance(event, StageBegan):
            yield {"part": part, "needs": needs, "end": result_json(board, played.dealt.purses)}
            part, needs = event.stage, places[id(event)]
        event.onto(board)
    yield {"part": part, "needs": needs, "end": result_json(board, played.dealt.purses)}


# Where cases come from


class Cases:
    """The cases of a ruleset, each with the rules it is played by."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.seed = seed
        self.chance = Random()
        self.known: dict[str, str] = {}

    def lines(self, deals: int) -> Iterator[Json]:
        """Yield the lines of its file: rules before the cases that need them."""
        readings = [{}, *({crux: reading} for crux, reading in other_readings(document(self.name)))]
        for chosen_readings in readings:
            for seats in find(self.name, chosen_readings).rules_by_seats:
                yield from self._rules(chosen_readings, seats)
        for path in (*hands(self.name), *vectors(self.name)):
            yield from self._played_hand(path)
        for number in range(max(deals, 2 * len(readings))):
            yield from self._dealt(number, readings[number % len(readings)])

    def _rules(self, readings: Readings, seats: int) -> Iterator[Json]:
        """Yield the rules of a ruleset for so many seats, and the case that asks for them, once."""
        key = _key(readings, seats)
        if key in self.known:
            return
        self.known[key] = name = f"{self.name}/{len(self.known)}"
        rules = rules_json(find(self.name, readings), seats)
        yield {"rules": name, "set": rules}
        say = {"say": "resolve", "readings": readings, "seats": seats}
        steps = [{"say": say, "must": {"rules": rules}}]
        parts = [{"part": "resolve", "needs": 0}]
        yield {"case": f"rules {key}", "by": name, "parts": parts, "steps": steps}

    def _played_hand(self, path: Path) -> Iterator[Json]:
        record = load(path).data
        readings, seats = record.get("readings", {}), len(record["seats"])
        try:
            deals = replay_record(record, find).deals
        except RecordError:
            return
        yield from self._rules(readings, seats)
        for at, deal in enumerate(deals, 1):
            self.chance.seed(f"{self.seed} {at} {deal.outcome.dealt.cards}")
            ruleset, played = deal.outcome.ruleset, deal.outcome
            scribe = Scribe(ruleset.rules(seats), self.chance, [*played.taken])
            shown = case(ruleset, played.dealt, scribe, at if len(deals) > 1 else 0)
            name = f"{path.parent.parent.name}/{path.stem}" + f", deal {at}" * (len(deals) > 1)
            yield {"case": name, "by": self.known[_key(readings, seats)], **shown}

    def _dealt(self, number: int, readings: Readings) -> Iterator[Json]:
        """Yield a case of cards dealt and answers given by chance."""
        chance, ruleset = self.chance, find(self.name, readings)
        chance.seed(f"{self.seed} {number} {self.name}")
        seats = chance.choice([*ruleset.rules_by_seats])
        rules = ruleset.rules(seats)
        later = chance.random() < 0.5
        lying = tuple((pool, chance.choice((0, 0, 1, 3, 7))) for pool in rules.pools)
        start = replace(
            deal_pack(ruleset, seats, shuffle_pack(chance)),
            pools=lying if later else (),
            later=later,
            won_before=chance.randrange(seats) if later else None,
            banker=chance.randrange(seats) if later and rules.dressing.has_banker else None,
        )
        if chance.random() < 0.5:
            start = replace(start, purses=self._purses(rules, start))
        shown = case(ruleset, start, Scribe(rules, chance), chance.randint(1, seats))
        yield {"case": f"dealt {number + 1}", "by": self.known[_key(readings, seats)], **shown}

    def _purses(self, rules: Rules, start: Start) -> tuple[int, ...]:
        """Return purses, many of them short, of which hardly any is too short to dress the board."""
        due = rules.dressing.due(rules.seats, start.won_before, start.banker)
        left = [self.chance.choice((0, 1, 2, 3, 5, 9, 30)) for _ in due]
        if self.chance.random() < 0.1:
            left[self.chance.randrange(len(left))] = -1
        return tuple(max(chips + more, 0) for chips, more in zip(due, left, strict=True))


def shuffle_pack(chance: Random) -> list[Card]:
    """Return all cards shuffled: well, or so badly that runs and sets stay together."""
    order = sorted(ALL, key=chance.choice((suit, rank)))
    if chance.random() < 0.7:
        chance.shuffle(order)
    for _ in range(chance.randrange(9)):
        first, other = chance.sample(range(len(order)), 2)
        order[first], order[other] = order[other], order[first]
    cut = chance.randrange(len(order))
    return order[cut:] + order[:cut]


def _key(readings: Readings, seats: int) -> str:
    return f"{json.dumps(readings, sort_keys=True)}, {seats} seats"


def bare(text: Mapping[str, Any]) -> Json:
    """Return what decides which rules are in force: clauses without their words."""
    kept = ("id", "when", "replaces", "sets", "crux")
    return {
        "clauses": [
            {key: clause[key] for key in kept if key in clause} for clause in text["clauses"]
        ]
    }


def write(out: Path, names: Iterable[str], deals: int, seed: int) -> int:
    """Write the files of cases, and return how many cases they have."""
    count = 0
    (out / "cases").mkdir(parents=True, exist_ok=True)
    for name in names:
        head = {"kit": KIT, "ruleset": name, "document": bare(document(name))}
        lines = [head, *Cases(name, seed).lines(deals)]
        text = "".join(
            json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines
        )
        (out / "cases" / f"{name}.jsonl").write_text(text, encoding="utf-8")
        count += sum("case" in line for line in lines)
    return count


def vocabulary() -> Json:
    """Return what each leaf settles, on which other it hangs, and what its values mean."""
    every = ((name, leaf(name), condition(name)) for name in leaves_in_order())
    return {
        name: {"settles": known.meaning, "values": dict(known.practices), "optional": known.optional, "arises": on and on._asdict()}
        for name, known, on in every
        if known
    }  # fmt: skip


def event_types() -> Json:
    """Return of each type of event what happened, and the names of its fields."""
    types = (value for value in vars(events).values() if isinstance(value, type))
    return {
        kind.__name__: {
            "says": kind.__doc__,
            "fields": [name.replace("_", "-") for name in kind.__match_args__],
        }
        for kind in types
        if issubclass(kind, events.Event)
    }


def write_kit(out: Path, names: Iterable[str], deals: int = DEALS, seed: int = 1) -> int:
    """Write the whole kit into a folder, and return how many cases it has."""
    count = write(out, names, deals, seed)
    for name, data in (("leaves.json", vocabulary()), ("events.json", event_types())):
        (out / name).write_text(indented_json(data), encoding="utf-8")
    shutil.copyfile(ROOT / "docs" / "contributing" / "conformance.md", out / "SPEC.md")
    shutil.copytree(
        ROOT / "conformance",
        out,
        dirs_exist_ok=True,
        ignore=shutil.ignore_patterns("__pycache__", "node_modules"),
    )
    return count


def pack_kit(target: Path) -> None:
    """Write the kit as an archive, the same bytes for the same texts."""
    with tempfile.TemporaryDirectory() as place:
        write_kit(Path(place), playable())
        zip_site(Path(place), target, "poch-conformance")


@click.command()
@click.argument("rulesets", nargs=-1)
@click.option(
    "--deals",
    default=DEALS,
    show_default=True,
    help="So many cases of each ruleset are dealt by chance.",
)
@click.option("--seed", default=1, show_default=True, help="What chance begins from.")
@click.option(
    "--out", type=click.Path(path_type=Path), default=OUT, help="The folder to write into."
)
def main(rulesets: Sequence[str], deals: int, seed: int, out: Path) -> None:
    """Write the cases of all RULESETS that are played, or of those named."""
    count = write_kit(out, rulesets or playable(), deals, seed)
    print(f"conformance: {count} cases in {out / 'cases'}")


if __name__ == "__main__":
    main()
