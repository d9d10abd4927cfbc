"""The shape of a hand record: its keys, and the cards, chips and actions written in it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from poch.game.cards import NO_SEED, card, is_seed
from poch.game.notation import parse_line
from poch.game.table import MOST_CHIPS
from poch.texts.complaint import (
    Complaint,
    Keys,
    Path,
    check_map,
    check_texts,
    format_key,
    kind_of,
)
from poch.texts.signs import appearance, first_unprintable, format_sign

RECORD = Keys(
    {
        "ruleset": str, "readings": dict, "title": str, "notes": str, "shows": list, "clause": str,
        "seats": list, "deal": dict, "deals": list, "pools": dict, "purses": dict, "won": str, "banker": str,
        "actions": list, "expect": dict,
    },
    ("ruleset", "seats"),
)  # fmt: skip
PLAYED = Keys({"deal": dict, "actions": list}, ("deal",))
DEAL = Keys({"hands": dict, "turn-up": str, "talon": object, "seed": object, "pack": object})
EXPECT = Keys({"net": dict, "pools": dict, "winner": object, "events": list})
EVENT = Keys({"type": str, "seat": str, "clause": str}, ("type",))
MOST_ACTIONS = 2000
MOST_DEALS = 500


def complaints(data: Any) -> Iterator[Complaint]:
    """Return what is wrong with a record as it stands, whatever its ruleset."""
    if not isinstance(data, Mapping):
        yield Complaint((), "hand", "this is no map; begin with ruleset:, seats: and deal:")
        return
    unsound = [*check_map(data, RECORD, (), "")]
    yield from unsound
    seats = data.get("seats", [])
    if wrong := [*_check_seats(seats)]:
        yield from wrong
    elif not unsound:
        yield from _check_names(data)
        yield from _check_chips(data, seats)
        yield from _check_expect(data.get("expect", {}), seats)
        yield from _check_deals(data, seats)


def _check_seats(seats: Any) -> Iterator[Complaint]:
    if not isinstance(seats, list) or not seats:
        says = "not a list of different names; write one for each, the last one deals"
        yield Complaint(("seats",), "seats", says)
        return
    for at, name in enumerate(seats):
        if wrong := _no_name(name) or _look_alike(name, seats[:at]):
            yield Complaint(("seats", at), f"seats[{at}]", wrong)


def _no_name(name: Any) -> str | None:
    """Return why something is no name of a seat."""
    if not isinstance(name, str):
        return f"is {kind_of(name)} and should be a name; put it in quotation marks"
    if sign := first_unprintable(name):
        return f"{format_sign(sign)} cannot be printed; write the name without it"
    return None if appearance(name) else "has nothing in it that is seen; write a name"


def _look_alike(name: str, before: Sequence[Any]) -> str | None:
    """Return why a name cannot be told from those of seats before it."""
    if name in before:
        return "is there twice; choose another"
    alike = (
        other
        for other in before
        if isinstance(other, str) and appearance(other) == appearance(name)
    )
    return next(
        (f"looks as seats[{before.index(other)}] does; choose another" for other in alike), None
    )


def _check_names(data: Mapping[str, Any]) -> Iterator[Complaint]:
    readings: Mapping[Any, Any] = data.get("readings", {})
    names = {
        "ruleset": [data["ruleset"]],
        "readings": [*readings, *readings.values()],
        "pools": [*data.get("pools", {})],
    }
    for key, values in names.items():
        signs = [sign for name in values if (sign := first_unprintable(str(name)))]
        if signs:
            says = f"{format_sign(signs[0])} cannot be printed; write the name without it"
            yield Complaint((key,), key, says)


def _check_chips(data: Mapping[str, Any], seats: Sequence[str]) -> Iterator[Complaint]:
    total = 0
    for key in ("pools", "purses"):
        for name, chips in data.get(key, {}).items():
            if type(chips) is not int or not 0 <= chips <= MOST_CHIPS:
                says = f"not a number of chips; write a whole number from 0 to {MOST_CHIPS}"
                yield Complaint((key, name), f"{key}.{name}", says)
            else:
                total += chips
    if total > MOST_CHIPS:
        key = "purses" if "purses" in data else "pools"
        says = f"with them there are more than {MOST_CHIPS} chips in all; write fewer"
        yield Complaint((key,), key, says)
    if set(data.get("purses", seats)) != set(seats):
        says = "not a number of chips for each seat; give them all, or leave purses out"
        yield Complaint(("purses",), "purses", says)
    for key, who in (("won", "who won the deal before"), ("banker", "who dealt first")):
        if data.get(key, seats[0]) not in seats:
            says = f"no seat has this name; write {who}: {', '.join(seats)}"
            yield Complaint((key,), key, says)
    yield from check_texts(data.get("readings", {}), ("readings",), "readings")


def _check_expect(expect: Mapping[str, Any], seats: Sequence[str]) -> Iterator[Complaint]:
    yield from check_map(expect, EXPECT, ("expect",), "expect.")
    net, pools, winner = (expect.get(key) for key in ("net", "pools", "winner"))
    for name, chips in net.items() if isinstance(net, Mapping) else ():
        path, key = ("expect", "net", name), f"expect.net.{format_key(name)}"
        if name not in seats:
            yield Complaint(path, key, f"no seat has this name; the seats are: {', '.join(seats)}")
        elif type(chips) is not int:
            says = "not a number of chips; write a whole number, such as 3 or -7"
            yield Complaint(path, key, says)
    for name, chips in pools.items() if isinstance(pools, Mapping) else ():
        if type(chips) is not int or chips < 0:
            says = "not a number of chips; write a whole number, such as 3 or 0"
            yield Complaint(("expect", "pools", name), f"expect.pools.{format_key(name)}", says)
    if winner is not None and winner not in seats:
        says = (
            f"no seat has this name; leave it empty for nobody, or write one of: {', '.join(seats)}"
        )
        yield Complaint(("expect", "winner"), "expect.winner", says)
    events = expect.get("events")
    for at, event in enumerate(events if isinstance(events, list) else ()):
        path, name = ("expect", "events", at), f"expect.events[{at}]"
        if not isinstance(event, Mapping):
            yield Complaint(path, name, "not a map; write {type: Melded, seat: A, clause: …}")
            continue
        yield from check_map(event, EVENT, path, f"{name}.")


def _check_deals(data: Mapping[str, Any], seats: Sequence[str]) -> Iterator[Complaint]:
    if ("deal" in data) == ("deals" in data):
        yield Complaint((), "deal", "one deal or several; write either deal: or deals:")
        return
    if "deal" in data:
        yield from _check_deal(data, seats, ())
        return
    if not 0 < len(data["deals"]) <= MOST_DEALS:
        yield Complaint(("deals",), "deals", f"not a list of deals; write from 1 to {MOST_DEALS}")
        return
    for at, record in enumerate(data["deals"]):
        path: Path = ("deals", at)
        if not isinstance(record, Mapping):
            yield Complaint(path, f"deals[{at}]", "not a map; write deal: and actions: in it")
            continue
        name = f"deals[{at}]."
        unsound = [*check_map(record, PLAYED, path, name)]
        yield from unsound or _check_deal(record, seats, path)


def _check_deal(record: Mapping[str, Any], seats: Sequence[str], path: Path) -> Iterator[Complaint]:
    deal, at = record["deal"], (*path, "deal")
    unsound = [*check_map(deal, DEAL, at, "deal.")]
    yield from unsound
    if len({"hands", "seed", "pack"} & set(deal)) != 1:
        yield Complaint(at, "deal", "no one deal; give hands and turn-up, or seed, or pack")
    elif not unsound:
        yield from _check_deal_cards(deal, seats, at)
    actions = record.get("actions", [])
    if len(actions) > MOST_ACTIONS:
        says = f"more than {MOST_ACTIONS} actions; keep fewer"
        yield Complaint((*path, "actions"), "actions", says)
        return
    for place, line in enumerate(actions):
        if line is None:
            says = f"is empty; write a seat and an action such as {seats[0]} pass, or take it out"
            yield Complaint((*path, "actions", place), f"actions[{place}]", says)
            continue
        try:
            parse_line(str(line), seats)
        except ValueError as error:
            yield Complaint((*path, "actions", place), f"actions[{place}]", str(error))


def _check_deal_cards(
    deal: Mapping[str, Any], seats: Sequence[str], path: Path
) -> Iterator[Complaint]:
    if "seed" in deal and not is_seed(deal["seed"]):
        yield Complaint((*path, "seed"), "deal.seed", NO_SEED)
    if "hands" in deal:
        if set(deal["hands"]) != set(seats):
            says = f"not the cards of each seat; give those of {', '.join(seats)}"
            yield Complaint((*path, "hands"), "deal.hands", says)
        for name, cards in deal["hands"].items():
            yield from _check_cards(cards, (*path, "hands", name), f"deal.hands.{name}")
    for key in {"turn-up", "talon", "pack"} & set(deal):
        yield from _check_cards(deal[key], (*path, key), f"deal.{key}")


def _check_cards(value: Any, path: Path, name: str) -> Iterator[Complaint]:
    if not isinstance(value, str | list) or not all(isinstance(text, str) for text in value):
        yield Complaint(path, name, "no line of cards; write them as 7c 10h Kd As")
        return
    for text in card_words(value):
        try:
            card(text)
        except ValueError as error:
            yield Complaint(path, name, str(error))


def card_words(value: str | list[str]) -> list[str]:
    """Return the cards that are written in a line, or in a list."""
    return value.split() if isinstance(value, str) else value
