"""What others may ask of a part of a deal, and what its answers are made of."""

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol

from poch.game.actions import Action, Ask, Bar, Choice, Option, Verb, bar
from poch.game.cards import Card
from poch.game.events import CardLaid, Event, FellShort, Paid
from poch.game.ledger import Ledger, Play
from poch.game.poker import PokerRanking
from poch.game.ranking import Ranking
from poch.game.said import Argument, Message, MessageError
from poch.game.sourced import Ruled
from poch.game.table import Seat, Table


class PoolUse(NamedTuple):
    """A pool that a part of the deal names, by which leaf and clause.

    It is `taken` there, or only filled; and `claimed` where cards take it.
    """

    pool: str
    leaf: str
    clause: str
    taken: bool = True
    claimed: bool = False


class Objection(NamedTuple):
    """A leaf that cannot be set so beside the others, and what to do about it.

    What is said `once` is not said again for another number of seats.
    """

    leaf: str
    says: str
    once: bool = False


class DealSetup(NamedTuple):
    """What the parts of a deal must fit: seats, cards, the ranks of the pack from above, each other."""

    seats: int
    pack: frozenset[Card]
    ranks: Sequence[str]
    phases: Sequence["Phase"]

    @property
    def size(self) -> int:
        """How many cards there are to deal."""
        return len(self.pack)

    @property
    def swept(self) -> bool | None:
        """Whether whoever is first out takes the whole board; None where it does not come to that."""
        return next((phase.sweeps for phase in self.phases if phase.sweeps is not None), None)


class Refusal(NamedTuple):
    """Why a wish is barred: by which clause, in which message, and the name of the way."""

    clause: str
    reason: Message
    way: str


class Moment(Protocol):
    """A part of a deal as it stands at a question, or at its end."""

    @property
    def ledger(self) -> Ledger:
        """What has happened so far, and the table after it."""

    @property
    def ask(self) -> Ask | None:
        """The open question."""

    @property
    def seats(self) -> Sequence[str]:
        """The names of the seats."""

    def since(self) -> Sequence[Event]:
        """Return what has happened in this part."""


class Past(NamedTuple):
    """What has happened by other rules up to a question: what this part is rejoined from.

    `events` are those of the whole hand, and from the place `began` on of this part, which `phase`
    has played; `calls` what was answered since, up to where the seat that asks was passed over.
    """

    began: int
    events: Sequence[Event]
    calls: Sequence[Choice]
    turn_up: Card | None
    phase: "Phase"


class Rejoined(NamedTuple):
    """How a part goes on from what happened by other rules.

    Events before the `place` stand; `events` follow, and then the `game` with `acts` as answers. The
    `plays` show cards of others. There is no game where nothing is asked.
    """

    place: int
    game: Callable[[Ledger], Generator[Ask, Action, object]] | None
    events: Sequence[Event] = ()
    acts: Sequence[Choice] = ()
    plays: Sequence[CardLaid] = ()


class OtherTableError(MessageError):
    """There is no such table under the other rules; what is said tells why."""


class Phase:
    """A part of a deal: a frozen record of its own rules. Here is what one says that knows no better."""

    __slots__ = ()

    def play(self, ledger: Ledger) -> Play:
        """Play this part."""
        raise NotImplementedError

    def arises(self, table: Table) -> bool:
        """Tell whether it comes to this part."""
        return True

    @property
    def sweeps(self) -> bool | None:
        """Whether the whole board is taken here; None where nothing is settled."""
        return None

    def left_over(self, size: int) -> int:
        """Return how many cards of a pack of this size may be in no hand after it, if it deals them."""
        return 0

    @property
    def without_trumps(self) -> bool:
        """Whether it settles that no suit is trumps."""
        return False

    @property
    def may_hold_back(self) -> bool:
        """Whether a seat that could play a card need not."""
        return False

    def winning_cards(self, trump: str | None) -> Iterable[Card]:
        """Return the cards that may win a pool here when this suit is trumps."""
        return ()

    def asks(self, verb: Verb) -> str | None:
        """Return the clause by which it asks for something that another part is there for, if it does."""
        return None

    @property
    def card_verb(self) -> Verb:
        """What a seat that points at a card wishes to do with it."""
        return "play"

    def set_ranking(self) -> Ranking | PokerRanking | None:
        """Return how sets are compared, if they are."""
        return None

    def going_on(self, card: Card) -> Sequence[Card]:
        """Return the cards any of which goes on another in a run, if there are runs."""
        return ()

    def facts(self) -> Mapping[str, Argument]:
        """Return what messages on its bars speak of, and it alone knows."""
        return {}

    def pools(self, board: Iterable[str]) -> Iterator[PoolUse]:
        """Yield the pools it uses, of those on a board."""
        yield from ()

    def objections(self, deal: DealSetup) -> Iterator[Objection]:
        """Yield what cannot be played though every leaf is set."""
        yield from ()

    def never(self, verb: Verb) -> Iterator[Refusal]:
        """Yield why a verb is never asked for in such a deal."""
        yield from ()

    def refusals(self, here: Moment, seat: Seat, wish: Action) -> Iterator[Refusal]:
        """Yield what keeps a seat that is not asked from a wish; the first counts."""
        yield from ()

    def concerns(self, verb: Verb, *, asked: bool) -> bool:
        """Tell whether it is worth asking other texts of such a wish in this part of the deal.

        A seat may wish for something also when it is not `asked`.
        """
        return True

    def rejoin(self, past: Past) -> Rejoined:
        """Return how this part goes on; raises OtherTableError where it would not have come to it."""
        raise OtherTableError("other-asks-nothing")

    def bars_of(self, play: Event) -> tuple[Bar, ...]:
        """Return what kept a seat from other cards than the one it led or played."""
        return ()


def pay(
    ledger: Ledger, payer: Seat, to: Seat, due: int, clause: str, short: str, *, extra: bool = False
) -> None:
    """Pay the chips that are due, or what is left; that the purse is too `short` has its own clause."""
    chips = ledger.table.affordable(payer, due)
    if chips:
        ledger.record(Paid(clause, payer, to, chips, extra))
    if chips < due:
        ledger.record(FellShort(short, payer, to, due - chips))


def claim_question(
    seat: Seat, pools: Sequence[str], clause: str, barred: Sequence[Verb] = ("pass",)
) -> Ask:
    """Return the question which of these pools a seat claims, that are its own; all else is `barred` till then."""
    option = Option("claim", pools=tuple(pools))
    return Ask(seat, (option,), clause, tuple([bar(verb, "claimed", clause) for verb in barred]))


def unpointed_ranks(
    leaf: str, points: Mapping[str, int], ranks: Sequence[str]
) -> Iterator[Objection]:
    """Yield the ranks of a pack that count nothing."""
    for rank in ranks:
        if rank not in points:
            yield Objection(leaf, f"says nothing of {rank}, which the pack has; add it")


def prizes(rule: Ruled[str], board: Iterable[str]) -> Iterator[PoolUse]:
    """Yield the pools that go to whoever ends a deal best: one, all of a board, or none."""
    for pool in {"all": board, "none": ()}.get(rule.value, (rule.value,)):
        yield PoolUse(pool, "settling.prize", rule.clause)
