"""A whole hand as a short code, for links.

There are two forms. `1.slug.version.code` holds the record as packed JSON; it is written only of more
seats than the other form has signs for. In `2.slug.version.head.deals` the head is packed JSON of seats, readings and chips; in the
deals each sign is a card, or a seat with its verb, or a part of a number, and the last signs are a
sum of all before. Neither depends on the rules: a code outlives their changes.
"""

import json
from base64 import b64decode, urlsafe_b64encode
from collections.abc import Iterator, Sequence
from string import ascii_letters, digits
from typing import Any
from zlib import MAX_WBITS, compress, compressobj, crc32, decompressobj, error

from poch.game.actions import Action, Verb
from poch.game.cards import ALL, card
from poch.game.notation import format_action, parse_action, parse_line
from poch.game.said import Json, MessageError
from poch.records.record_shape import card_words, complaints

FORMS = ("1", "2")
MOST = 20_000

SIGNS = ascii_letters + digits + "-_"
VERBS: tuple[Verb, ...] = ("pass", "knock", "hold", "raise", "fold", "claim", "play", "swap")
LISTED: Verb = "claim"
"""A code has room for eight verbs: claims are listed in its head, and so is what has another verb."""
NO_CARD = len(SIGNS) - 1
HALF = len(SIGNS) // 2
"""A number is written in signs of half their range, the lowest first; to those that go on it is added."""
SUM = 4
SEATS = len(SIGNS) // len(VERBS)
"""So many seats, with a verb each, have a sign."""
HEAD = ("seats", "readings", "pools", "won", "banker")
COMMON = (
    b'Helene","Georg","Frieda","Emil","David","Clara","Bernhard","Anna","H","G","F","E","D","C","B","A"],'
    b'"purses":[100,100,100,100,100,100],"claims":["none"],"deals":"readings":{"-and-players":"":"","pools":{'
    b'"ace":1,"king":1,"queen":1,"jack":1,"ten":1,"marriage":1,"sequence":1,"poch":1,"centre":1,"stich":1},'
    b'{"seats":["You","Anna","Bernhard","Clara","David","Emil","Frieda"],'
)
"""What heads have in common; it can never be changed, or the codes that were given out are lost."""


def encode(record: Json, version: int) -> str:
    """Return a record as a code; raises MessageError for rules of one's own, which only one browser has."""
    seats = [str(name) for name in record["seats"]]
    if "." in record["ruleset"]:
        raise MessageError("link-own")
    if len(seats) > SEATS:
        return f"1.{record['ruleset']}.{version}.{_pack_whole(record)}"
    claims: list[str] = []
    deals = "".join(
        sign for deal in record.get("deals", [record]) for sign in _deal_signs(deal, seats, claims)
    )
    head = {key: record[key] for key in HEAD if record.get(key)}
    if record.get("purses"):
        head["purses"] = [record["purses"][name] for name in seats]
    head |= {"claims": claims} if claims else {}
    head |= {"deals": len(record["deals"])} if "deals" in record else {}
    body = f"{record['ruleset']}.{version}.{_pack(head)}.{deals}"
    return f"2.{body}{_sum(body)}"


def decode(code: str) -> Json:
    """Return the record that a code holds; raises MessageError where it holds none."""
    form, *parts = code.split(".")
    if parts and form.isdigit() and form not in FORMS:
        raise MessageError("link-strange")
    if len(parts) != {"1": 3, "2": 4}.get(form) or len(code) > MOST:
        raise MessageError("link-damaged")
    try:
        record = (
            {"ruleset": parts[0], **_unpack(parts[2], decompressobj())}
            if form == "1"
            else _dense_record(*parts)
        )
    except (ValueError, LookupError, TypeError, RecursionError, StopIteration, error) as reason:
        raise MessageError("link-damaged") from reason
    if any(complaints(record)):
        raise MessageError("link-damaged")
    return record


def _dense_record(slug: str, version: str, packed: str, deals: str) -> Json:
    body = f"{slug}.{version}.{packed}.{deals[:-SUM]}"
    if deals[-SUM:] != _sum(body):
        raise ValueError
    head = _unpack(packed, decompressobj(-MAX_WBITS, COMMON))
    claims, many = head.pop("claims", []), head.pop("deals", None)
    signs = iter([SIGNS.index(sign) for sign in deals[:-SUM]])
    records = [_read_deal(signs, head["seats"], claims) for _ in range(many or 1)]
    if next(signs, None) is not None:
        raise ValueError
    if "purses" in head:
        head["purses"] = dict(zip(head["seats"], head["purses"], strict=True))
    record = {"ruleset": slug, **head}
    return {**record, "deals": records} if many else {**record, **records[0]}


# Text and sums


def _pack_whole(record: Json) -> str:
    """Return a record as packed JSON, without what is only said of it."""
    deal = ("deal", "actions")
    value = {key: record[key] for key in (*HEAD, "purses", *deal) if record.get(key)}
    if "deals" in record:
        value["deals"] = [
            {key: each[key] for key in deal if key in each} for each in record["deals"]
        ]
    text = json.dumps(value, separators=(",", ":"), ensure_ascii=False)
    return urlsafe_b64encode(compress(text.encode(), 9)).decode().rstrip("=")


def _pack(value: Json) -> str:
    text = json.dumps(value, separators=(",", ":"), ensure_ascii=False)
    pack = compressobj(9, wbits=-MAX_WBITS, zdict=COMMON)
    return urlsafe_b64encode(pack.compress(text.encode()) + pack.flush()).decode().rstrip("=")


def _unpack(packed: str, unpack: Any) -> Json:
    raw = b64decode(packed + "=" * (-len(packed) % 4), b"-_", validate=True)
    held = json.loads(unpack.decompress(raw, MOST))
    if not unpack.eof or not isinstance(held, dict):
        raise ValueError
    return held


def _sum(text: str) -> str:
    left = crc32(text.encode())
    return "".join(SIGNS[left >> 6 * place & 63] for place in range(SUM))


# Deals


def _deal_signs(record: Json, seats: Sequence[str], claims: list[str]) -> Iterator[str]:
    """Yield the signs of a deal and of what was done in it; new claims are added to the list."""
    deal, actions = (
        record["deal"],
        [parse_line(str(line), seats) for line in record.get("actions", ())],
    )
    if "seed" in deal:
        yield from ("s", *_number_signs(deal["seed"]))
    elif "pack" in deal:
        yield from ("p", *_card_signs(deal["pack"]))
    else:
        yield "h"
        for name in seats:
            yield from _card_signs(deal["hands"][name])
        yield SIGNS[_place(deal["turn-up"]) if deal.get("turn-up") else NO_CARD]
        yield from _card_signs(deal.get("talon", ""))
    yield from _number_signs(len(actions))
    for seat, done in actions:
        kept = done.verb if done.verb in VERBS else LISTED
        yield SIGNS[VERBS.index(kept) * len(VERBS) + seat]
        if done.card:
            yield SIGNS[_place(done.card)]
        elif done.verb in {"knock", "raise"}:
            yield from _number_signs(done.chips)
        elif kept == LISTED:
            claim = " ".join(done.pools) if done.verb == kept else format_action(done)
            if claim not in claims:
                claims.append(claim)
            yield from _number_signs(claims.index(claim))


def _read_deal(signs: Iterator[int], seats: Sequence[str], claims: Sequence[str]) -> Json:
    deal: Json = {}
    kind = SIGNS[next(signs)]
    if kind == "s":
        deal["seed"] = _read_number(signs)
    elif kind == "p":
        deal["pack"] = _read_cards(signs)
    elif kind == "h":
        deal["hands"] = {name: _read_cards(signs) for name in seats}
        if (turned := next(signs)) != NO_CARD:
            deal["turn-up"] = ALL[turned]
        if talon := _read_cards(signs):
            deal["talon"] = talon
    actions = []
    for _ in range(_read_number(signs)):
        verb, seat = divmod(next(signs), len(VERBS))
        done = Action(VERBS[verb])
        if done.verb in {"play", "swap"}:
            done = Action(done.verb, card=ALL[next(signs)])
        elif done.verb in {"knock", "raise"}:
            done = Action(done.verb, _read_number(signs))
        elif done.verb == LISTED:
            claim = str(claims[_read_number(signs)])
            listed = claim.partition(" ")[0] in {"place", "take", "bid"}
            done = parse_action(claim) if listed else Action(LISTED, pools=tuple(claim.split()))
        actions.append(f"{seats[seat]} {format_action(done)}")
    return {"deal": deal, "actions": actions} if actions else {"deal": deal}


def _place(value: str) -> int:
    return ALL.index(card(value))


def _card_signs(value: str | list[str]) -> Iterator[str]:
    """Yield how many cards there are, and then the cards."""
    cards = card_words(value)
    yield from _number_signs(len(cards))
    yield from (SIGNS[_place(text)] for text in cards)


def _read_cards(signs: Iterator[int]) -> str:
    return " ".join([ALL[next(signs)] for _ in range(min(_read_number(signs), len(ALL)))])


def _number_signs(value: int) -> Iterator[str]:
    while value >= HALF:
        yield SIGNS[HALF + value % HALF]
        value //= HALF
    yield SIGNS[value]


def _read_number(signs: Iterator[int]) -> int:
    value, weight = 0, 1
    while (part := next(signs)) >= HALF:
        value += (part - HALF) * weight
        weight *= HALF
    return value + part * weight
