"""One-line forms of actions, and a whole hand as a code for links."""

import re
from collections.abc import Sequence
from functools import lru_cache

from poch.game.actions import CALLS, Action, Ask, Option
from poch.game.cards import card
from poch.game.said import shorten
from poch.game.table import MOST_CHIPS

NUMBER = re.compile(r"0|[1-9][0-9]*")
"""The one way to write how many."""
MOST_SIGNS = len(str(MOST_CHIPS))
FORMS = "pass, fold, hold, knock 2, raise 4, play 9c, claim ace ten, claim none, swap 7d, place king, take, bid 3"


def parse_line(text: str, seats: Sequence[str]) -> tuple[int, Action]:
    """Return the seat and the action that a line such as `A knock 1` gives.

    Raises ValueError where the line names no seat, or no action in one of the known forms.
    """
    names = sorted(seats, key=len, reverse=True)
    line = text.strip()
    name = next(
        (seat for seat in names if line.startswith(seat) and line[len(seat) :][:1].isspace()), None
    )
    if name is None:
        raise ValueError(f"{shorten(text)!r} names no seat; begin with one of: {', '.join(seats)}")
    return seats.index(name), parse_action(line[len(name) :].strip())


@lru_cache(1 << 12)
def parse_action(text: str) -> Action:
    """Return the action written `knock 1` or `play 9c`; raises ValueError where it is none."""
    match text.split():
        case [("pass" | "fold" | "hold" | "take") as plain]:
            return Action(plain)
        case [("knock" | "raise" | "bid") as call, number] if NUMBER.fullmatch(number):
            if len(number) > MOST_SIGNS or int(number) > MOST_CHIPS:
                raise ValueError(
                    f"{shorten(text)!r} is more than there can be; call for {MOST_CHIPS} chips at most"
                )
            return Action(call, chips=int(number))
        case [("play" | "swap") as move, name]:
            return Action(move, card=card(name))
        case ["claim", "none"]:
            return Action("claim")
        case ["claim", first, *others]:
            return Action("claim", pools=(first, *others))
        case ["place", pool]:
            return Action("place", pools=(pool,))
    raise ValueError(f"{shorten(text)!r} is no action; the forms are: {FORMS}")


def format_action(action: Action) -> str:
    """Return an action as a record writes it, without its seat."""
    if action.verb == "claim":
        return f"claim {' '.join(action.pools) or 'none'}"
    if action.verb == "place":
        return f"place {' '.join(action.pools)}"
    if action.card:
        return f"{action.verb} {action.card}"
    return f"{action.verb} {action.chips}" if action.verb in CALLS else action.verb


def format_options(ask: Ask) -> str:
    """Return the answers to a question as one line, such as `pass, knock 1 to 12`."""
    return ", ".join(map(format_option, ask.options))


def format_option(option: Option) -> str:
    """Return how an option may be answered, such as `knock 1 to 12`."""
    if option.verb in CALLS:
        if option.most is None:
            return f"{option.verb} {option.least} or more"
        more = f" to {option.most}" if option.most > option.least else ""
        return f"{option.verb} {option.least}{more}"
    if option.verb == "claim":
        return f"claim {' '.join(option.pools)} or fewer"
    return " ".join([option.verb, *(option.cards or option.pools)])
