"""The cases of the conformance kit: shipped hands and dealt cards, and what must come of them.

`python -m tools.release.conformance` writes a file of JSON lines for each ruleset into build/conformance/cases.
What the lines hold is told in docs/contributing/conformance.md; conformance/run.py puts them to an engine.
"""

import json
import shutil
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

import click

from poch.bridge.conformance import (
    KIT,
    action_json,
    ask_json,
    event_json,
    following,
    refusing_clause,
    result_json,
)
from poch.game import events
from poch.game.actions import Action, Ask, Choice, Option
from poch.game.cards import ALL, Card, rank, suit
from poch.game.engine import Outcome, deal_pack, resume_hand
from poch.game.events import DealtOpen, StageBegan
from poch.game.ledger import Ledger
from poch.game.ruleset import Rules, Ruleset
from poch.game.said import Json
from poch.game.start import Start
from poch.game.table import MOST_CHIPS
from poch.records.record import RecordError, Replay, replay_record
from poch.texts.document import load
from poch.texts.leaves import condition, leaf, leaves_in_order
from poch.texts.library import document, find, hands, playable, vectors
from tools.release.zipped import zip_site
from tools.site.output.files import indented_json

ROOT = Path(__file__).resolve().parents[2]
OUT = ROOT / "build" / "conformance"
DEALS = 40
HIGH = 40
"""Nobody raises beyond so many chips here, since a vie without purses need not end."""


@dataclass
class Table:
    """Who answers questions in a case, and what is said there: recorded `choices` first, then by chance."""

    rules: Rules
    chance: Random
    choices: list[Choice] = field(default_factory=list)
    said: list[tuple[int, Json]] = field(default_factory=list)

    def answer(self, ask: Ask, ledger: Ledger) -> Action:
        """Answer a question, and note it beside what is refused there, after how many events."""
        action = self.choices.pop(0)[1] if self.choices else chosen(ask, self.chance)
        wishes = [*self._refused(ask, ledger)]
        talk = {"ask": ask_json(ask), "wishes": wishes, "answer": action_json(action)}
        self.said.append((len(ledger.events), talk))
        return action

    def _refused(self, ask: Ask, ledger: Ledger) -> Iterator[Json]:
        barred = [*barred_actions(ask, ledger.table.hands[ask.seat])]
        for wish in self.chance.sample(barred, min(len(barred), 2)):
            clause = refusing_clause(self.rules, ledger, ask, wish)
            yield {"action": action_json(wish), "refused": clause}


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


def chosen(ask: Ask, chance: Random) -> Action:
    """Return an answer that chance gives."""
    options = [option for option in ask.options if option.verb != "raise" or option.least <= HIGH]
    option = chance.choice(options)
    match option.verb:
        case "knock" | "raise" | "bid":
            return Action(option.verb, chips=_chips(option, chance))
        case "claim":
            return Action(
                "claim", pools=tuple(pool for pool in option.pools if chance.random() < 0.8)
            )
        case "place":
            return Action("place", pools=(chance.choice(option.pools),))
    return Action(option.verb, card=chance.choice(option.cards) if option.cards else None)


def _chips(option: Option, chance: Random) -> int:
    most = option.least + chance.choice((0, 0, 1, 2, 5))
    if option.most is None:
        return most
    return chance.choice((min(most, option.most), min(most, option.most), option.most))


def case(rules: Rules, ruleset: Ruleset, start: Start, table: Table) -> tuple[Json, Outcome]:
    """Return a deal as a case: what it begins with, and part by part what is said and what it comes to."""
    ledger = resume_hand(rules, start, (), table.answer)
    played = Outcome(
        ruleset, start, tuple(ledger.events), ledger.table, None, tuple(ledger.choices)
    )
    deal = {
        "hands": [[*hand] for hand in start.hands],
        "turn-up": start.turn_up,
        "talon": [*start.talon],
    }
    begun = {
        "seats": rules.seats, "deal": deal, "pools": dict(start.pools), "purses": start.purses and [*start.purses],
        "later": start.later, "won": start.won_before, "banker": start.banker,
    }  # fmt: skip
    return {**begun, "stages": [*_stages(played, table.said)]}, played


def _stages(played: Outcome, said: Sequence[tuple[int, Json]]) -> Iterator[Json]:
    """Yield the parts of a deal: what is said in each, and how it stands after it."""
    board = played.start
    talk = [*said]
    stage: Json = {"stage": "layout", "talk": []}
    for at, event in enumerate(played.events):
        while talk and talk[0][0] == at:
            stage["talk"].append(talk.pop(0)[1])
        if isinstance(event, StageBegan):
            yield {**stage, **result_json(board, played.dealt.purses)}
            stage = {"stage": event.stage, "talk": []}
        event.onto(board)
        stage["talk"].append({"event": event_json(event)})
    stage["talk"].extend(question for _, question in talk)
    yield {**stage, **result_json(board, played.dealt.purses)}


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
        readings = [{}, *single_readings(document(self.name))]
        for chosen_readings in readings:
            for seats in find(self.name, chosen_readings).rules_by_seats:
                yield from self._rules(find(self.name, chosen_readings), seats, chosen_readings)
        for path in (*hands(self.name), *vectors(self.name)):
            yield from self._shipped(path)
        for number in range(max(deals, 2 * len(readings))):
            yield from self._dealt(number, readings[number % len(readings)])

    def _rules(self, ruleset: Ruleset, seats: int, readings: Mapping[str, str]) -> Iterator[Json]:
        """Yield the rules of a ruleset for so many seats, and how they follow from its clauses, once."""
        key = f"{json.dumps(readings, sort_keys=True)} {seats}"
        if key not in self.known:
            self.known[key] = f"{self.name}/{len(self.known)}"
            ruled = {name: ruleset.rule_for(name, seats) for name in ruleset.leaves}
            yield {
                "rules": self.known[key],
                "readings": dict(readings),
                "seats": seats,
                "set": {
                    leaf: {"value": rule.value, "clause": rule.clause}
                    for leaf, rule in ruled.items()
                    if rule
                },
            }

    def _shipped(self, path: Path) -> Iterator[Json]:
        record = load(path).data
        try:
            replay = replay_record(record, find)
        except RecordError:
            return
        readings = record.get("readings", {})
        cases = [*self._deals(replay)]
        yield from self._rules(replay.ruleset, len(record["seats"]), readings)
        key = self.known[f"{json.dumps(readings, sort_keys=True)} {len(record['seats'])}"]
        for at, shown in enumerate(cases, 1):
            name = f"{path.parent.parent.name}/{path.stem}" + (
                f", deal {at}" if len(cases) > 1 else ""
            )
            yield {"case": name, "by": key, **shown}

    def _deals(self, replay: Replay) -> Iterator[Json]:
        for at, deal in enumerate(replay.deals, 1):
            self.chance.seed(f"{self.seed} {at} {deal.outcome.dealt.cards}")
            rules = replay.ruleset.rules(len(deal.seats))
            table = Table(rules, self.chance, [*deal.outcome.taken])
            shown, played = case(rules, replay.ruleset, deal.outcome.dealt, table)
            yield {**shown, **self._next(shown, played, at)} if len(replay.deals) > 1 else shown

    @staticmethod
    def _next(shown: Json, played: Outcome, deals: int) -> Json:
        answer = following(shown, played, deals)
        opened = [
            event["hands"]
            for event in answer.get("events", ())
            if event["type"] == DealtOpen.__name__
        ]
        return {"next": {"deals": deals, "open": opened[0] if opened else None, "answer": answer}}

    def _purses(self, rules: Rules, start: Start) -> tuple[int, ...]:
        """Return purses, many of them short, of which hardly any is too short to dress the board."""
        due = rules.dressing.due(rules.seats, start.won_before, start.banker)
        left = [self.chance.choice((0, 1, 2, 3, 5, 9, 30)) for _ in due]
        if self.chance.random() < 0.1:
            left[self.chance.randrange(len(left))] = -1
        return tuple(max(chips + more, 0) for chips, more in zip(due, left, strict=True))

    def _dealt(self, number: int, readings: Mapping[str, str]) -> Iterator[Json]:
        """Yield a case of cards dealt and answers given by chance."""
        chance, ruleset = self.chance, find(self.name, readings)
        chance.seed(f"{self.seed} {number} {self.name}")
        seats = chance.choice([*ruleset.rules_by_seats])
        rules = ruleset.rules(seats)
        later = chance.random() < 0.5
        lying = tuple((pool, chance.choice((0, 0, 1, 3, 7))) for pool in rules.pools)
        start = replace(
            deal_pack(ruleset, seats, shuffled(chance)),
            pools=lying if later else (),
            later=later,
            won_before=chance.randrange(seats) if later else None,
            banker=chance.randrange(seats) if later and rules.dressing.has_banker else None,
        )
        if chance.random() < 0.5:
            start = replace(start, purses=self._purses(rules, start))
        shown, played = case(rules, ruleset, start, Table(rules, chance))
        key = self.known[f"{json.dumps(readings, sort_keys=True)} {seats}"]
        yield {
            "case": f"dealt {number + 1}",
            "by": key,
            **shown,
            **self._next(shown, played, chance.randint(1, seats)),
        }


def shuffled(chance: Random) -> list[Card]:
    """Return all cards shuffled: well, or so badly that runs and sets stay together."""
    order = sorted(ALL, key=chance.choice((suit, rank)))
    if chance.random() < 0.7:
        chance.shuffle(order)
    for _ in range(chance.randrange(9)):
        first, other = chance.sample(range(len(order)), 2)
        order[first], order[other] = order[other], order[first]
    cut = chance.randrange(len(order))
    return order[cut:] + order[:cut]


def single_readings(text: Mapping[str, Any]) -> Iterator[dict[str, str]]:
    """Yield each reading that is not adopted, alone."""
    for clause in text["clauses"]:
        if crux := clause.get("crux"):
            yield from (
                {crux["id"]: reading} for reading in crux["readings"] if reading != crux["adopted"]
            )


def bare(text: Mapping[str, Any]) -> Json:
    """Return what decides which rules are in force: clauses without their words."""
    return {"clauses": [*map(_bare_clause, text["clauses"])]}


def _bare_clause(clause: Mapping[str, Any]) -> Json:
    kept = {key: clause[key] for key in ("id", "when", "replaces", "sets") if key in clause}
    if crux := clause.get("crux"):
        readings = {
            name: {"sets": reading.get("sets", {})} for name, reading in crux["readings"].items()
        }
        kept["crux"] = {"id": crux["id"], "adopted": crux["adopted"], "readings": readings}
    return kept


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
    """Return what each leaf settles, when it arises, and what its values mean."""
    every = ((name, leaf(name), condition(name)) for name in leaves_in_order())
    return {
        name: {
            "settles": known.meaning,
            "values": dict(known.practices),
            "optional": known.optional,
            "arises": on and {"leaf": on.leaf, "unless" if on.unless else "with": [*on.names]},
        }
        for name, known, on in every
        if known
    }


def event_types() -> Json:
    """Return of each type of event what happened, and the names of its fields."""
    types = (value for value in vars(events).values() if isinstance(value, type))
    return {
        kind.__name__: {
            "says": kind.__doc__,
            "fields": [name.replace("_", "-") for name in kind.__match_args__],
        }
        for kind in types
        if issubclass(kind, events.Event) and kind.__module__ == events.__name__
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
    default=60,
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
