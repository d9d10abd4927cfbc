"""The page for a board at home: the labels seen on it lead to the sets of pools, and to their texts.

A set of pools is what a board can show of its rules. Which of the texts that share a set is played,
the board does not show: the questions of `finding` part them, as on the page that asks them all.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from markupsafe import Markup

from poch.studies.pool_sets import set_of_board
from tools.site.comparing.synopsis import Synopsis, Witness
from tools.site.edition import heads
from tools.site.edition.edition import Edition, Source, load_yaml
from tools.site.hands.boards import BoardPool, cup, pools, winners
from tools.site.output.files import Shelf, compact_json
from tools.site.output.languages import format_list, say
from tools.site.output.templates import page
from tools.site.texts.boards import LIKE, described_shapes

UNHELD = Path(__file__).with_name("unheld.yaml")
SHAPES = (
    *("round", "ring", "octagon", "hexagon", "square", "rectangle"),
    *("rows", "slats", "boxes", "corners", "cards"),
)
"""How texts have their boards made, and the kinds of shape of boards that survive."""
FEWEST = 2
"""A pool alone has no label to be told from others by."""

Asked = Mapping[str, Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class Label:
    """What may be written on a board: a pool with its names, drawn as a cup."""

    id: str
    name: str
    others: str
    drawn: Markup


@dataclass(frozen=True, slots=True)
class OwnText:
    """A text as it is offered to the owner of a board."""

    witness: Witness
    needs: str

    @property
    def whole(self) -> bool:
        """Whether a deal of it can be played, so that its rules are on a sheet."""
        return bool(self.witness.source.document["playable"] != "never")


@dataclass(frozen=True, slots=True)
class SharedPools:
    """A set of pools, and the texts that share it."""

    pools: tuple[str, ...]
    texts: tuple[OwnText, ...]

    @property
    def shapes(self) -> frozenset[str]:
        """The shapes of a board that these texts give."""
        return frozenset(
            part.value for text in self.texts for part in described_shapes(text.witness.source)
        )


def write(synopsis: Synopsis, asked: Asked, edition: Edition, shelf: Shelf) -> None:
    """Write the page: labels to tap, each set of pools with its texts, and what its script matches."""
    sets = [*share_pools(synopsis.witnesses)]
    boards = [*seen_boards(edition)]
    labels = labels_of(sets, boards)
    unheld = find_unheld(edition)
    shapes = {shape for shared in sets for shape in shared.shapes} | {
        shape for board in boards for shape in board["shapes"]
    }
    names = {label.id: label.name for label in labels}
    page(
        shelf,
        "own-board",
        edition=edition,
        sets=sets,
        labels=labels,
        list_pools=lambda pools: format_list([names[pool] for pool in pools]),
        unheld=unheld,
        held=find_held(edition),
        shapes=[shape for shape in SHAPES if shape in shapes],
        data=_as_script(data(sets, boards, labels, unheld, asked)),
    )


def _as_script(given: object) -> Markup:
    """Return data as a part of a page: in JSON a stroke before a letter changes nothing."""
    text = compact_json(given).strip().replace("<", "\\u003c")
    return Markup(text)  # noqa: S704 - no tag can begin in it


def find_unheld(edition: Edition) -> list[dict[str, Any]]:
    """Return the games with a board of which no text is here."""
    held = {game["id"] for game in find_held(edition)}
    return [game for game in load_yaml(UNHELD) if game["id"] not in held]


def find_held(edition: Edition) -> list[dict[str, Any]]:
    """Return the games that a box may be called by, and of which a text is here."""
    return [game for game in load_yaml(UNHELD) if game["id"] in edition.by_game() or "text" in game]


def share_pools(witnesses: Iterable[Witness]) -> Iterable[SharedPools]:
    """Yield each set of pools, first that which most texts share."""
    every: dict[frozenset[str], list[Witness]] = defaultdict(list)
    for witness in witnesses:
        every[pools_of(witness.source)].append(witness)
    for own, sharing in sorted(every.items(), key=lambda item: -len(item[1])):
        if len(own) >= FEWEST:
            order = sharing[0].source.rules()["board.pools"]
            texts = (OwnText(witness, needs(witness.source)) for witness in sharing)
            yield SharedPools(tuple(order), tuple(sorted(texts, key=lambda text: not text.whole)))


def seen_boards(edition: Edition) -> Iterable[dict[str, Any]]:
    """Yield the boards that survive, each with its pools and the shapes by which an owner may know it."""
    for name, board in edition.boards.items():
        own = set_of_board(board)
        yield {
            "id": name,
            "title": board["title"],
            "pools": own.pools,
            "unknown": own.unknown,
            "counted": own.counted,
            "shapes": (own.shape, *LIKE.get(own.shape, ())),
        }


def pools_of(source: Source) -> frozenset[str]:
    """Return the pools on the board of a text; none where it has no board, or is silent about it."""
    return frozenset(source.rules().get("board.pools", ()))


def needs(source: Source) -> str:
    """Return what one needs for a text: players, cards and, where it fixes who puts in how many, chips."""
    facts = heads.facts(source)
    each, dealer = stakes(source.rules())
    if not dealer:
        return facts
    who = source.rules().get("dressing.by", "each" if each == dealer else "both")
    return say("own-needs", facts=facts, who=who, each=each, dealer=dealer)


def stakes(rules: Mapping[str, Any]) -> tuple[int, int]:
    """Return how many chips each of the others and the dealer put on the board, where that is fixed."""
    if "dressing.contributions" in rules:
        return 0, 0  # by the number of players
    antes = sum(rules.get("dressing.antes", {}).values())
    dealer = sum(rules.get("dressing.dealer-puts", {}).values()) or antes
    return (0 if "dressing.by" in rules else antes), dealer


def labels_of(sets: Sequence[SharedPools], boards: Iterable[Mapping[str, Any]] = ()) -> list[Label]:
    """Return the labels of all sets and boards, those of the most frequent set first."""
    seen: dict[str, list[BoardPool]] = defaultdict(list)
    for shared in sets:
        for text in shared.texts:
            rules = text.witness.source.rules()
            for drawn in pools(_table(rules), winners(rules)):
                seen[drawn.id].append(drawn)
    on_texts = (pool for shared in sets for pool in shared.pools)
    every = dict.fromkeys((*on_texts, *(pool for board in boards for pool in board["pools"])))
    plain = pools({"suits": "french", "board": {"pools": [*every]}}, {})
    names = {pool.name for pool in plain}
    return [_label(pool, names, seen[pool.id]) for pool in plain]


def _table(rules: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a board as its text gives it, also where no hand of it can be played."""
    given = {key: rules.get(f"board.{key}", {}) for key in ("names", "cards")}
    board = {"pools": rules["board.pools"], **given}
    return {"suits": rules.get("pack.suits", "french"), "board": board}


def _label(plain: BoardPool, names: AbstractSet[str], drawn: Sequence[BoardPool]) -> Label:
    """Return the label of a pool, by its own name and with the cards that win it in most texts.

    What is one of the `names` of labels is no other name of any: a text may call its Poch the centre.
    """
    others = dict.fromkeys(other.name for other in drawn if other.name not in names)
    ways = [(pool.cards, pool.own) for pool in drawn]
    cards, own = max(ways, key=ways.count) if ways else ((), None)
    # A card of one suit is a label of its own only where no other text has the rank alone.
    own = own if not any(other is None for _, other in ways) else None
    rank = _rank(drawn)
    shown = BoardPool(plain.id, plain.name, cards or rank, None if cards or rank else own)
    return Label(
        plain.id,
        plain.name,
        say("own-also", names=format_list([*others])) if others else "",
        Markup(cup(shown)),  # noqa: S704 - our own drawing
    )


def _rank(drawn: Sequence[BoardPool]) -> tuple[str, ...]:
    """Return the rank alone, where texts differ in the suit of a pool's card."""
    owns = {pool.own for pool in drawn if pool.own}
    return (next(iter(owns))[0],) if len(owns) > 1 else ()


def data(
    sets: Sequence[SharedPools],
    boards: Sequence[Mapping[str, Any]],
    labels: Sequence[Label],
    unheld: Sequence[Mapping[str, Any]],
    asked: Asked,
) -> dict[str, Any]:
    """Return what the script of the page matches, as plain data."""
    return {
        "labels": {label.id: label.name for label in labels},
        "sets": [
            {
                "pools": shared.pools,
                "texts": [text.witness.slug for text in shared.texts],
                "shapes": sorted(shared.shapes),
            }
            for shared in sets
        ],
        "boards": boards,
        "unheld": [
            {key: game[key] for key in ("id", "name", "labels", "known") if key in game}
            for game in unheld
        ],
        "questions": [
            *_questions(asked, {text.witness.slug for shared in sets for text in shared.texts})
        ],
    }


def _questions(asked: Asked, slugs: set[str]) -> Iterable[dict[str, Any]]:
    """Yield each question with the texts that give each answer."""
    for part in asked.values():
        for question in (*part["few"], *part["more"]):
            replies = [
                [sign, text, own]
                for sign, text, texts in question["replies"]
                if (own := [t["witness"].slug for t in texts if t["witness"].slug in slugs])
            ]
            yield {"id": question["name"], "ask": str(question["ask"]), "replies": replies}
