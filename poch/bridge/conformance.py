"""Our engine behind the protocol of the conformance kit, which docs/contributing/conformance.md specifies."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from string import ascii_uppercase
from typing import Any

from poch.game.actions import CALLS, Action, Ask, Option
from poch.game.cards import Card
from poch.game.engine import Outcome, resume_hand
from poch.game.events import Event
from poch.game.ledger import Ledger
from poch.game.ruleset import Rules, Ruleset
from poch.game.said import Json
from poch.game.sourced import Ruled
from poch.game.start import Start
from poch.game.table import Table
from poch.records.session import Session
from poch.studies.why import Scene, judge
from poch.texts.compile import gather_settings, patch_ruleset

KIT = "poch-conformance/1"
LEVELS = {
    "layout": "deal", "dressing": "deal", "dealing": "deal", "melding": "meld", "vying": "vie",
    "shedding": "shed", "settling": "settle", "resolve": "options", "next": "sessions",
}  # fmt: skip
"""The level of each part of a deal, and of what is asked besides."""
BLANK = Ruleset("", "", 1, {}, {}, {}, {}, frozenset(), {}, {})
Lines = Iterator[Json]
Say = Callable[[Json], None]


def rules_of(given: Mapping[str, Json], seats: int) -> Ruleset:
    """Return a ruleset for one number of seats by what each leaf is set to."""
    ruled = {name: Ruled(rule["value"], rule["clause"]) for name, rule in given.items()}
    return patch_ruleset(BLANK, ruled, seats)


def resolve(request: Json) -> Json:
    """Return what each leaf is set to, and by which clause, under the readings of a request."""
    blank, seats = replace(BLANK, document=request["document"]), request["seats"]
    chosen = gather_settings(blank, request["readings"])
    return rules_json(replace(BLANK, leaves=chosen), seats)


def rules_json(ruleset: Ruleset, seats: int) -> Json:
    """Return what each leaf is set to for so many seats, as the protocol has it."""
    ruled = {name: ruleset.rule_for(name, seats) for name in ruleset.leaves}
    return {name: rule.as_dict() for name, rule in ruled.items() if rule}


def event_json(event: Event) -> Json:
    """Return an event with its fields as the protocol has them."""
    fields = {
        name.replace("_", "-"): _plain(name, value) for name, value in event.as_dict().items()
    }
    return {"type": type(event).__name__, **fields}


def _plain(name: str, value: Any) -> Any:
    if name in {"antes", "parts"}:
        return dict(value)
    return [_plain("", part) for part in value] if isinstance(value, tuple) else value


def ask_json(ask: Ask) -> Json:
    """Return a question as the protocol has it."""
    return {"seat": ask.seat, "clause": ask.clause, "options": [*map(_option, ask.options)]}


def _option(option: Option) -> Json:
    keys = ("least", "most") if option.verb in CALLS else ("cards", "pools")
    given = {key: _plain(key, getattr(option, key)) for key in keys}
    return {"verb": option.verb, **{key: value for key, value in given.items() if value != []}}


def action_of(data: Json) -> Action:
    """Return the action that a line of the protocol holds."""
    pools = tuple(data.get("pools", ()))
    return Action(data["verb"], data.get("chips", 0), data.get("card"), pools)


def action_json(action: Action) -> Json:
    """Return an action as the protocol has it."""
    if action.verb in {"claim", "place"}:
        return {"verb": action.verb, "pools": [*action.pools]}
    if action.card:
        return {"verb": action.verb, "card": action.card}
    return {"verb": action.verb} | ({"chips": action.chips} if action.verb in CALLS else {})


def start_of(request: Json) -> Start:
    """Return what a deal begins with."""
    deal, purses = request["deal"], request["purses"]
    return Start(
        tuple(tuple(map(Card, hand)) for hand in deal["hands"]),
        deal["turn-up"] and Card(deal["turn-up"]),
        tuple(map(Card, deal["talon"])),
        tuple(request["pools"].items()),
        purses and tuple(purses),
        later=request["later"],
        won_before=request["won"],
        banker=request["banker"],
    )


def refusing_clause(rules: Rules, ledger: Ledger, ask: Ask, wish: Action) -> str:
    """Return the clause by which a seat that is asked may not do what it wishes to."""
    stages = {id(stage.began): stage for stage in rules.stages}
    began = max(at for at, event in enumerate(ledger.events) if id(event) in stages)
    stage = stages[id(ledger.events[began])]
    names = ascii_uppercase[: rules.seats]
    return judge(
        Scene(rules, stage, ledger, began, ask, names, lambda _: []), ask.seat, wish
    ).clause


def result_json(table: Table, purses: Sequence[int] | None) -> Json:
    """Return how a deal stands: what each has won since it began, and the pools."""
    began = purses or [0] * len(table.purses)
    net = [after - before for after, before in zip(table.purses, began, strict=True)]
    return {"net": net, "pools": dict(table.pools)}


class Engine:
    """Answers the lines of the kit; `lines` are those to come, `say` answers one."""

    def __init__(self, lines: Lines, say: Say) -> None:
        self.lines = lines
        self.say = say
        self.request: Json = {}
        self.played: Outcome | None = None

    def run(self) -> None:
        """Answer line after line; of one that cannot be understood, say so and go on."""
        while True:
            try:
                request = next(self.lines)
                self.answer(request)
            except (StopIteration, _EndedError):
                return
            except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
                says = f"this line is not understood ({type(error).__name__}: {error})"
                self.say({"error": f"{says}; see the specification"})

    def answer(self, request: Json) -> None:
        """Answer one line."""
        match request["say"]:
            case "hello":
                levels = [*dict.fromkeys(LEVELS.values())]
                self.say({"engine": "poch", "kit": KIT, "levels": levels})
            case "resolve":
                self.say({"rules": resolve(request)})
            case "deal":
                self.request, self.played = request, None
                self.played = self.deal()
            case "next" if self.played:
                self.say(following(self.request, self.played, request["deals"]))
            case "next":
                raise ValueError("no deal has been played before it")
            case other:
                raise ValueError(f"nothing is known of saying {other!r}")

    def next_line(self) -> Json:
        """Return the next line of a deal."""
        try:
            return next(self.lines)
        except StopIteration:
            raise _EndedError from None

    def deal(self) -> Outcome:
        """Play a deal, or the first parts of it."""
        start, seats = start_of(self.request), self.request["seats"]
        ruleset = rules_of(self.request["rules"], seats)
        rules = ruleset.rules(seats)
        rules = replace(rules, stages=rules.stages[: self.request["stages"]])
        known = 0

        def answer(ask: Ask, ledger: Ledger) -> Action:
            nonlocal known
            news, known = ledger.events[known:], len(ledger.events)
            self.say({"events": [*map(event_json, news)], "ask": ask_json(ask)})
            while not ask.allows(wish := action_of(self.next_line()["action"])):
                self.say({"refused": refusing_clause(rules, ledger, ask, wish)})
            return wish

        ledger = resume_hand(rules, start, (), answer)
        news = [*map(event_json, ledger.events[known:])]
        self.say({"events": news, "end": result_json(ledger.table, start.purses)})
        return Outcome(
            ruleset, start, tuple(ledger.events), ledger.table, None, tuple(ledger.choices)
        )


class _EndedError(Exception):
    """There are no more lines, in the middle of a deal."""


def following(request: Json, played: Outcome, deals: int) -> Json:
    """Return what a session comes to after so many deals: the next one, or its end."""
    names = tuple(map(str, range(request["seats"])))
    won, banker = (
        None if request[key] is None else names[request[key]] for key in ("won", "banker")
    )
    session = Session(played.ruleset, names, {}, None, deals - 1, won, banker)
    if end := session.end(played):
        events = [*map(event_json, end.events)]
        return {"events": events, "end": result_json(end.table, played.dealt.purses)}
    after = session.after(played)
    return {
        "order": [*map(int, after.seats)],
        "pools": dict(after.pools),
        "purses": after.purses and [after.purses[name] for name in after.seats],
        "won": None if after.won is None else after.seats.index(after.won),
        "banker": None if after.banker is None else after.seats.index(after.banker),
    }
