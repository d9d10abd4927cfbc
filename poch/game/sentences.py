"""What happened, and what is asked, as messages: an event is said by the message of its type."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from poch.game import events as e
from poch.game.actions import Action, Ask
from poch.game.cards import Card, rank
from poch.game.events import Antes, Event
from poch.game.said import Argument, Message, address, message
from poch.game.table import Seat

Seats: TypeAlias = Sequence[str]
Arguments: TypeAlias = dict[str, Argument]
SEATED = {"seat", "to", "by"}
"""The fields of an event that name a seat."""
NOTHING: frozenset[str] = frozenset()
UNSAID: Mapping[type[Event], set[str]] = {
    e.Seated: {"seats"},
    e.Dressed: {"antes"},
    e.HandsSized: {"each"},
    e.Dealt: {"cards"},
    e.TurnUpSwapped: {"card"},
    e.StockSeen: {"cards"},
    e.SpareHandTaken: {"cards", "taken"},
    e.NothingShown: {"stakes"},
    e.VieWon: {"chips", "stakes"},
    e.ShareWon: {"chips", "stakes"},
    e.DealtOpen: {"hands"},
    e.ResidueDivided: {"parts"},
}
"""What a message does not speak of: all see it, and not all may see these cards."""


def sentence(event: Event, seats: Seats) -> Message:
    """Return the message on an event, with its own fields and what `DERIVED` adds as arguments."""
    kind = type(event)
    unsaid = UNSAID.get(kind, NOTHING)
    args: Arguments = {
        name.replace("_", "-"): _argument(name, value, seats)
        for name, value in event.as_dict().items()
        if name != "clause" and name not in unsaid and (value is not None or name in SEATED)
    }
    if kind in DERIVED:
        args |= DERIVED[kind](event, seats)
    return Message(kind.__name__, args)


def derived_arguments(said: Message, fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return of a message the arguments that are not fields of its event as well, as plain JSON."""
    args = {name: value for name, value in said.args.items() if fields.get(name) != value}
    plain = Message(said.id, args).json()
    return {name: plain[name] for name in args}


def question(ask: Ask, seats: Seats) -> Message:
    """Return the message on what a seat may do."""
    verbs = [message("verb", verb=option.verb) for option in ask.options]
    return message("question", seat=address(seats[ask.seat]), verbs=verbs)


def describe_action(action: Action) -> Message:
    """Return the message on what somebody does: `raise to three chips`, `play the ten of clubs`."""
    if action.verb == "place":
        return message("act-place", pool=action.pools[0])
    if action.pools:
        return message("act-claim", pools=[*action.pools])
    if action.card:
        return message(f"act-{action.verb}", card=action.card)
    if action.chips:
        return message(f"act-{action.verb}", chips=action.chips)
    return message("act-forget" if action.verb == "claim" else f"act-{action.verb}")


def _argument(name: str, value: Any, seats: Seats) -> Argument:
    if name in SEATED:
        return "nobody" if value is None else address(seats[value])
    if name == "seats":
        return [address(seats[seat]) for seat in value]
    return [*value] if isinstance(value, tuple) else value


def _seat_arguments(event: e.Seated, seats: Seats) -> Arguments:
    names = [address(name) for name in seats]
    return {"n": event.seats, "names": names, "range": event.least != event.most}


def _antes(event: e.Dressed, _: Seats) -> Arguments:
    return {"antes": [*_by_chips(event.antes)]}


def _by_chips(antes: Antes) -> list[Message]:
    """Return for each number of chips the pools into which so many go."""
    pools: dict[int, list[str]] = {}
    for pool, chips in antes:
        pools.setdefault(chips, []).append(pool)
    return [
        message("ante", chips=chips, n=len(same), pools=[*same]) for chips, same in pools.items()
    ]


def _size_arguments(event: e.HandsSized, _: Seats) -> Arguments:
    if isinstance(event.each, str):
        return {"how": "all" if event.each == "all" else "all-but-one"}
    if isinstance(event.each, tuple):
        return {"how": "some", "sizes": [*event.each]}
    return {"how": "each", "n": event.each}


def _deal_arguments(event: e.Dealt, _: Seats) -> Arguments:
    return {"n": len(event.cards), "how": "singly" if set(event.packets) == {1} else "packets"}


def _most(event: e.MostTricks | e.MostCounted, seats: Seats) -> Arguments:
    return {"who": _who(event.seats, seats)}


def _who(many: Sequence[Seat], seats: Seats) -> str:
    addressee = any(address(seats[seat]) == "you" for seat in many)
    if len(many) > 1:
        return "you-and" if addressee else "more"
    return "you" if addressee else "one"


def _most_counted(event: e.MostCounted, seats: Seats) -> Arguments:
    return {"how": event.how or "none", **_most(event, seats)}


def _taken_chips(event: e.VieWon | e.ShareWon, _: Seats) -> Arguments:
    return {"taken": event.chips + sum(event.stakes)}


def _is_one_rank(cards: Sequence[Card]) -> bool:
    return len({rank(card) for card in cards}) == 1


Derived: TypeAlias = Callable[[Any, Seats], Arguments]

DERIVED: Mapping[type[Event], Derived] = {
    e.Seated: _seat_arguments,
    e.RanksOrdered: lambda v, _: {"highest": v.ranks[0], "lowest": v.ranks[-1]},
    e.PoolCardsLaid: lambda v, _: {"n": len(v.pools)},
    e.BoardLaid: lambda v, _: {"n": len(v.pools)},
    e.StageBegan: lambda v, _: {"some": bool(v.pools)},
    e.AnteSpared: lambda v, _: {"n": len(v.pools)},
    e.Dressed: _antes,
    e.HandsSized: _size_arguments,
    e.Dealt: _deal_arguments,
    e.Carried: lambda v, _: {"n": len(v.pools)},
    e.Staked: lambda v, _: {"where": "pool" if v.pool else "middle"},
    e.SetShown: lambda v, _: {"alike": _is_one_rank(v.cards)},
    e.LeftAlone: lambda v, _: {"shows": bool(v.cards)},
    e.VieWon: _taken_chips,
    e.ShareWon: _taken_chips,
    e.RunsOrdered: lambda v, _: {"upwards": [*reversed(v.ranks)]},
    e.MostTricks: _most,
    e.MostCounted: _most_counted,
    e.SessionWon: _most,
    e.ResidueDivided: lambda v, _: {"taken": sum(chips for _, chips in v.parts)},
}
"""What messages need that an event does not have as a field."""
