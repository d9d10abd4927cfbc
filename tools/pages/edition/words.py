"""The words of the edition: what a status, a gap, a topic or a pool is called on a page."""

import re
from collections.abc import Iterable, Mapping
from datetime import date
from types import MappingProxyType
from typing import Any

STATUS: Mapping[str, tuple[str, str]] = MappingProxyType({
    "stated": ("Stated", "the source says so, and we have read that part of it"),
    "reported": (
        "Reported",
        "a later writer says so, of a source that we have not seen or of the game at large",
    ),
    "reported-mt": (
        "Reported in translation",
        "known from a report that we could read only in machine translation, so that the sense is safer than the wording",
    ),
    "inferred": ("Inferred", "our conclusion from what the source says; the reason is given"),
    "supplied": ("Supplied", "added by us so that the game can be played"),
})  # fmt: skip

GAP: Mapping[str, tuple[str, str]] = MappingProxyType({
    "silent": ("Silent", "the whole text was read, and it says nothing on the point"),
    "unreported": (
        "Not reported",
        "the report does not say; the source itself, which we have not seen, may",
    ),
    "cut": (
        "Not yet read",
        "our copy breaks off; what it has of the text does not say, and the rest may",
    ),
})  # fmt: skip

INHERITED = (
    "Inherited",
    "our conclusion from a report that lists only how this text differs from another, and does not mention the point",
)

# What the mark of a clause can say: its status, or how it came to be inferred.
MARK: Mapping[str, tuple[str, str]] = MappingProxyType({
    **{status: told for status, told in STATUS.items() if status != "supplied"},
    "inherited": INHERITED,
    "supplied": STATUS["supplied"],
})  # fmt: skip
OURS = frozenset({"inherited", "supplied"})

SEEN: Mapping[str, str] = MappingProxyType(
    {
        "whole": "Read whole",
        "in-part": "Read in part; our copy breaks off",
        "report": "Not seen by us; known only through a report",
    }
)

SEEN_BOTH = "Its opening read; for the rest known only through a report"

REMARK: Mapping[str, str] = MappingProxyType(
    {
        "history": "A remark on history; it settles nothing at the table.",
        "advice": "Advice to the player, not a rule.",
        "etiquette": "A matter of manners; it settles nothing at the table.",
        "restates": "Says again what another clause settles",
        "arrangement": "A matter for the company before or after play; it settles nothing in the hand.",
    }
)

KIND: Mapping[str, tuple[str, str]] = MappingProxyType({
    "ambiguity": ("Ambiguity", "the passage can be read in more than one way"),
    "contradiction": ("Contradiction", "the text, or two reports of it, disagree"),
    "silence": ("Silence", "the text does not settle the point, and the answers differ"),
    "option": ("House variation", "the source itself describes another way to play"),
})  # fmt: skip

# Only of a text that was read whole can one say that it is silent.
SILENCE: Mapping[str | None, tuple[str, str]] = MappingProxyType({
    "silent": KIND["silence"],
    "unreported": ("Not reported", "the report does not settle the point"),
    "cut": ("Not in our copy", "our copy breaks off, and what it has does not settle the point"),
    None: ("Unsettled", "what is known of the text does not settle the point"),
})  # fmt: skip

TOPIC: Mapping[str, str] = MappingProxyType({
    "players": "The players",
    "pack": "The pack",
    "board": "The board",
    "dressing": "Dressing the board",
    "deal": "The deal",
    "turn-up": "The card turned up",
    "stages": "The parts of a deal",
    "meld": "The melding",
    "vie": "The vying",
    "shed": "The playing out",
    "settle": "The settlement",
    "end": "The end of the game",
})  # fmt: skip

STAGE: Mapping[str, str] = MappingProxyType({
    "layout": "Layout",
    "dressing": "Dressing",
    "dealing": "Deal",
    "melding": "Melding",
    "vying": "Vying",
    "shedding": "Playing out",
    "settling": "Settling",
    "ending": "End",
})  # fmt: skip

# What a value rests on where texts are compared, beside the statuses and the gaps.
STANDING: Mapping[str, tuple[str, str]] = MappingProxyType({
    **STATUS,
    **GAP,
    "borrowed": ("Borrowed", "taken from another text, which is named; nothing shows that this one agrees"),
    "inherited": INHERITED,
    "unsettled": ("Unsettled", "what is known of the text can be read in more than one way; the reading is ours"),
    "moot": ("Does not arise", "by its other rules there is nothing to settle here"),
})  # fmt: skip

VERDICT: Mapping[str, tuple[str, str]] = MappingProxyType({
    "different": ("They differ", "the sources settle it, and not in the same way"),
    "one-sided": ("In one only", "in the other it does not arise"),
    "open": ("Left open", "at least one text leaves it open; that is neither likeness nor difference"),
    "same": ("Alike", "the sources settle it in the same way"),
    "told": ("Names", "told, but not compared"),
    "neither": ("In neither", "it arises in none of them"),
})  # fmt: skip

# The parts of the vocabulary: what stands before the first point of a leaf's name.
PART: Mapping[str, str] = MappingProxyType({
    "seats": "The players",
    "pack": "The pack",
    "board": "The board",
    "dressing": "Dressing the board",
    "dealing": "The deal",
    "turn-up": "The card turned up",
    "stages": "The parts of a deal",
    "melding": "The melding",
    "vying": "The vying",
    "shedding": "The playing out",
    "settling": "The settlement",
    "ending": "The end of the game",
})  # fmt: skip

READING: Mapping[str, str] = MappingProxyType({
    "a-set": "only with a set",
    "again": "again and again",
    "anyone": "anyone",
    "capped": "stakes are capped",
    "dealer-takes": "the dealer takes it",
    "divided": "it is divided",
    "either": "either will do",
    "final": "a pass is final",
    "fifty-two": "fifty-two cards",
    "first-out": "the first one out",
    "free": "any number",
    "longest-then-top": "longest, then highest",
    "may-come-in": "one may come in later",
    "nobody": "it is nobody’s",
    "one-chip": "one chip",
    "seven-eight-nine": "seven, eight, nine",
    "shows": "must show",
    "single": "one raise",
    "stays": "the pool stays",
    "stops": "runs",
    "suit-tricks": "tricks",
    "thirty-six": "thirty-six cards",
    "thirty-two": "thirty-two cards",
    "thirty-two-to-six": "thirty-two cards up to six players",
    "top-card": "highest top card",
    "unknown": "not known",
    "unseen": "wins unseen",
    "vie-winner": "the winner of the vying",
})  # fmt: skip

CRUX: Mapping[str, str] = MappingProxyType({
    "five-players": "The pack for five",
    "circulation": "Which way round",
    "pack-and-players": "How many cards, how many players",
    "turn-up-owner": "Who has the card turned up",
    "turn-up-pool": "The pool of the card turned up",
    "sequence": "What the Sequence is",
    "run-singles": "The single cards of a run",
    "run-least": "How many cards make a run",
    "run-top": "The end of a run",
    "run-payment": "What a run is paid",
    "ties": "What decides a tie",
    "cards-each": "How many cards each is dealt",
    "entry": "Who may vie",
    "dealer-takes": "The dealer is paid for the card turned up",
    "turn-up-to-the-next": "The card turned up goes to the next player",
    "without-a-pair": "Vying without a pair",
    "money-game": "Playing for money",
    "without-sequence": "A board without the Sequence",
    "jack-and-ten": "The jack and the ten",
    "fifth-pool": "The fifth pool",
    "forgotten-claim": "A claim forgotten",
    "stich": "What the Stich is for",
    "fold-out": "The last one in",
    "raising": "Who may raise",
    "raise-amount": "By how much one may raise",
    "nobody-knocks": "Nobody knocks",
    "pass": "What a pass means",
    "short-purse": "Too few chips to hold",
    "third-part": "Tricks or runs",
    "first-leader": "Who leads first",
    "lead": "What may be led",
    "most-tied": "Several left with most cards",
    "most-to": "To whom most cards pays",
    "points": "Cards or points",
    "holding-back": "Holding a card back",
    "out-mid-run": "Out in the middle of a run",
    "residue": "What is left on the board",
    "players": "How many may play",
    "three-hands": "The hands of three players",
    "trump-suit": "What is trumps",
    "laid-off": "Sets that leave the game",
    "nachpochen": "Knocking again",
    "nachpochen-equal": "Stakes made good when knocking again",
    "nachpochen-pool": "The first stake when knocking again",
    "trick-game": "The third part with tricks",
    "highest-lead": "Leading the highest card",
    "trumping": "Trumping or following suit",
    "any-three": "Another run of three trumps",
    "any-three-which": "Which three trumps",
    "shared-sequence": "Sharing the pool of seven, eight and nine",
    "share-parts": "Thirds or eighths",
    "prize": "Who takes the centre",
    "first-lead": "What may be led first",
    "additional-sequence": "Any run for the Sequence",
    "per-card": "Paying for the cards left",
    "trump-card": "The card that makes trumps",
    "last-card": "Whose the last card is",
    "next-phase": "For which part chips stay",
    "bluff": "What a bluff costs",
    "outer-poch": "The outer pool of the Poch",
    "second-circuit": "A second circuit",
    "stake-ahead": "One stakes ahead",
    "sweep": "Everything on the board",
})  # fmt: skip

LANGUAGE: Mapping[str, str] = MappingProxyType(
    {
        "de": "German",
        "en": "English",
        "fr": "French",
        "ja": "Japanese",
        "is": "Icelandic",
    }
)

SHELF: Mapping[str, tuple[str, str]] = MappingProxyType({
    "rules": ("Texts that carry rules", "In the order in which they were first printed, and then the undated ones."),
    "reports": (
        "Reports, copies and accounts at third hand",
        "Through these some of the texts above are known, or the game is known to those who wrote later.",
    ),
    "related": ("Related games", "For what is said of these games see the page on them."),
    "history": (
        "History",
        "None of these was seen. What we take from them comes by way of the English Wikipedia or pagat's page.",
    ),
})  # fmt: skip

FIELD: Mapping[str, str] = MappingProxyType({
    "editions": "Books and their editions",
    "attribution": "Rules, and whose they are",
    "copies": "What copies and translations have lost",
    "defects": "Defects in the texts themselves",
    "names": "Boards, dates and names",
})  # fmt: skip

GROUP: Mapping[str, str] = MappingProxyType({
    "game": "The game and its parts",
    "deal": "The deal and the card turned up",
    "cards": "Cards",
    "board": "Board, pools and chips",
    "vying": "The vying",
    "sets": "Sets and runs",
    "play": "The playing out",
    "related": "Related games",
})  # fmt: skip

PAGE: Mapping[str, str] = MappingProxyType({
    "blended-summaries": "How blended summaries mislead",
    "related-games": "Related games",
    "timeline": "Timeline",
})  # fmt: skip

STRAND: Mapping[str, str] = MappingProxyType({
    "record": "Record",
    "board": "Board",
    "word": "Word",
    "research": "Research",
    "gap": "Gap",
})  # fmt: skip

SHAPE: Mapping[str, str] = MappingProxyType(
    {
        "boxes": "in separate boxes",
        "slats": "in one box divided by slats",
        "rows": "on a board of rows",
        "round": "on a round board",
        "ring": "on a round board",
    }
)

NUMBER = (
    *("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen"),
    *("eighteen", "nineteen", "twenty"),
)


def printed(text: object) -> str:
    """Return a text as it is printed: in one line, with the quotation marks of print."""
    line = " ".join(str(text).split())
    line = re.sub(r"(?<![\w.,;:!?)…])'", "‘", line).replace("'", "’")
    return re.sub(r'(?<![\w.,;:!?)…’])"', "“", line).replace('"', "”")


def small(sentence: str) -> str:
    """Return a sentence as it begins after a colon."""
    return sentence[:1].lower() + sentence[1:]


def number(count: int) -> str:
    """Return a small number in words, a larger one in figures."""
    return NUMBER[count] if count < len(NUMBER) else str(count)


def counted(count: int, thing: str) -> str:
    """Return such as `one hand` or `six hands`."""
    return f"{number(count)} {thing}{'' if count == 1 else 's'}"


def day(written: str) -> str:
    """Return a day as prose has it, of one written as in data."""
    read = date.fromisoformat(written)
    return f"{read.day} {read:%B %Y}"


def listed(things: Iterable[str]) -> str:
    """Return things as prose lists them: `a, b and c`."""
    every = list(things)
    if len(every) < 2:  # noqa: PLR2004 - one thing is no list
        return "".join(every)
    return f"{', '.join(every[:-1])} and {every[-1]}"


def standing(clause: Mapping[str, Any]) -> str:
    """Return which mark a clause has, one of MARK."""
    return "inherited" if "inherited" in clause else str(clause["status"])


def mark(standing: str, gap: str | None) -> str:
    """Return what the mark of a clause says when one rests on it."""
    name, meaning = MARK[standing]
    if gap is None:
        return f"{name}: {meaning}."
    gap_name, gap_meaning = GAP[gap]
    return f"{name} ({gap_name.lower()}): {meaning}; {gap_meaning}."


def kind(name: str, gap: str | None) -> tuple[str, str]:
    """Return what a kind of crux is called, and what that means."""
    return SILENCE[gap] if name == "silence" else KIND[name]


def reading(name: str) -> str:
    """Return the name of a reading as a reader may see it."""
    return READING.get(name, name.replace("-", " "))


def crux(name: str) -> str:
    """Return what a question is called across the sources."""
    return CRUX.get(name, name.replace("-", " ").capitalize())
