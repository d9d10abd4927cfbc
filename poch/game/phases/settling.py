"""Settling: the cards left are paid for, and the first one out takes his prize."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Self, TypeAlias

from poch.game.actions import Action
from poch.game.cards import Card, card, rank
from poch.game.events import (
    Counted,
    Exempted,
    ExtraWaived,
    FellShortOfBoard,
    KeptCard,
    MostCounted,
    PrizeTaken,
)
from poch.game.ledger import Ledger, Play
from poch.game.phase import (
    DealSetup,
    Moment,
    Objection,
    Phase,
    PoolUse,
    Refusal,
    pay,
    prizes,
    unpointed_ranks,
)
from poch.game.phases.placing import Choosing, place_chip
from poch.game.said import address, message
from poch.game.sourced import Practice, Practices, Reader, Ruled
from poch.game.table import Seat

Points: TypeAlias = Mapping[str, int]


class Tied(NamedTuple):
    """What several pay who are left with most cards: each in full, but for a share, or nothing."""

    share: bool = False
    nothing: bool = False


MEASURE: Practices[Callable[[Sequence[Card], Points], int] | None] = Practices("settling.measure", {
    "cards": lambda hand, _: len(hand),
    "points": lambda hand, points: sum(points.get(rank(card), 0) for card in hand),
    "nothing": None,
})  # fmt: skip
"""How the cards of a hand count, if they are paid."""
MOST_CARDS = Practices("settling.most-cards", {
    "no-extra": False, "pays-opponents": False, "all-pay-opponents": True,
})  # fmt: skip
"""Whether all who have cards left pay one another, too."""
MOST_TO = Practices("settling.most-to", {"everyone": True, "all-but-the-winner": False})
"""Whether the first one out is paid, too."""
MOST_TIED = Practices("settling.most-tied", {
    "shared": Tied(share=True), "each-in-full": Tied(), "waived": Tied(nothing=True),
})  # fmt: skip


@dataclass(frozen=True, slots=True)
class MostCards:
    """What the one left with most cards pays besides."""

    pays: Ruled[str]
    to: Practice[bool]
    tied: Practice[Tied]


class Extra(NamedTuple):
    """What is paid besides by the one left with `most` cards, or by `everyone` left with some."""

    most: MostCards | None
    everyone: Ruled[str] | None


@dataclass(frozen=True, slots=True)
class KeptCosts:
    """What cards cost their holder in the end: `doubled` by some are all his cards, for others he pays each."""

    doubled: Ruled[tuple[Card, ...]] | None
    pays: Ruled[Mapping[Card, int]] | None

    @classmethod
    def read(cls, leaf: Reader) -> Self:
        """Take these rules from the leaves."""
        doubled, pays = map(leaf.arising, ("settling.doubled-by", "settling.kept-pays"))
        return cls(
            doubled and Ruled(tuple(map(card, doubled.value or ())), doubled.clause),
            pays and Ruled({card(name): n for name, n in (pays.value or {}).items()}, pays.clause),
        )

    def doubles(self, hand: Sequence[Card]) -> Card | None:
        """Return the card of a hand that doubles what it costs, if there is one."""
        return (
            next((card for card in self.doubled.value if card in hand), None)
            if self.doubled
            else None
        )

    def objections(self, deal: DealSetup) -> Iterator[Objection]:
        """Yield the cards that nobody can keep."""
        for name, rule in (("doubled-by", self.doubled), ("kept-pays", self.pays)):
            for kept_card in rule.value if rule else ():
                if kept_card not in deal.pack:
                    says = f"nobody can keep {kept_card}, which is not dealt; name another card"
                    yield Objection(f"settling.{name}", says)


@dataclass(frozen=True, slots=True)
class Settling(Phase):
    """What is paid at the end of a deal, in chips."""

    measure: Practice[Callable[[Sequence[Card], Points], int] | None]
    points: Ruled[Points] | None
    per_card: Ruled[int] | None
    prize: Ruled[str]
    extra: Extra
    short: Ruled[str]
    exempt: Ruled[tuple[Card, ...]] | None
    placing: Choosing | None
    kept: KeptCosts

    @classmethod
    def read(cls, leaf: Reader) -> Self:
        """Take the rules of this part from the leaves."""
        pays = MOST_CARDS.read(leaf)
        to, tied = MOST_TO.arising(leaf), MOST_TIED.arising(leaf)
        exempt, cards = leaf.arising("settling.exempt"), leaf.arising("board.cards")
        of_pools = cards.value or {} if cards else {}
        placing, board = leaf.arising("settling.placing"), leaf("board.pools")
        return cls(
            MEASURE.read(leaf),
            leaf.arising("settling.points"),
            leaf.arising("settling.per-card"),
            leaf("settling.prize"),
            Extra(MostCards(pays, to, tied) if to and tied else None, pays if pays.means else None),
            leaf("settling.short-purse"),
            exempt
            and Ruled(
                tuple(card(of_pools[pool]) for pool in exempt.value or () if pool in of_pools),
                exempt.clause,
            ),
            Choosing(tuple(board.value or ()), covered=True, clause=placing.clause)
            if placing
            else None,
            KeptCosts.read(leaf),
        )

    def play(self, ledger: Ledger) -> Play:
        """Pay the first one out."""
        table = ledger.table
        winner = table.out
        if winner is None:
            return
        for use in prizes(self.prize, table.pools):
            if chips := table.pools[use.pool]:
                ledger.record(PrizeTaken(use.clause, winner, use.pool, chips))
        yield from self._settle_cards(ledger, winner)
        self._pay_kept(ledger, winner)

    def _pay_kept(self, ledger: Ledger, winner: Seat) -> None:
        """Let those who have kept a card pay each of the others for it."""
        table, rule = ledger.table, self.kept.pays
        if rule is None:
            return
        for seat in table.others(winner):
            for kept in filter(table.hands[seat].__contains__, rule.value):
                ledger.record(KeptCard(rule.clause, seat, kept, doubles=False))
                for to in table.others(seat):
                    pay(ledger, seat, to, rule.value[kept], rule.clause, self.short.clause)

    def _settle_cards(self, ledger: Ledger, winner: Seat) -> Play:
        """Let the others pay the first one out for the cards left to them."""
        table = ledger.table
        counted, points = self.measure.means, self.points.value if self.points else {}
        if self.per_card is None or counted is None:
            return
        counts = {seat: counted(table.hands[seat], points) for seat in table.others(winner)}
        owed: dict[Seat, int] = {}
        for seat, count in counts.items():
            if count and self.exempt and (held := self._exempt_card(table.hands[seat])):
                ledger.record(Exempted(self.exempt.clause, seat, held))
            elif count:
                left, rule = len(table.hands[seat]), self.measure
                ledger.record(Counted(rule.clause, seat, left, count, rule.value))
                due, clause = count * self.per_card.value, self.per_card.clause
                if self.kept.doubled and (doubler := self.kept.doubles(table.hands[seat])):
                    ledger.record(KeptCard(self.kept.doubled.clause, seat, doubler, doubles=True))
                    due *= 2
                owed[seat] = due
                if not self.placing:
                    pay(ledger, seat, winner, due, clause, self.short.clause)
        if self.placing:
            yield from self._place(ledger, owed, self.placing)
        most, everyone = self.extra
        if most and any(counts.values()):
            self._pay_extra(ledger, winner, counts, most)
        if everyone:
            self._pay_one_another(ledger, winner, owed, everyone.clause)

    def _pay_one_another(
        self, ledger: Ledger, winner: Seat, owed: Mapping[Seat, int], clause: str
    ) -> None:
        """Let those who have paid the first one out pay each of the others as much."""
        for seat, due in owed.items():
            for other in ledger.table.others(winner):
                if other != seat:
                    pay(ledger, seat, other, due, clause, self.short.clause)

    def _place(self, ledger: Ledger, owed: Mapping[Seat, int], rule: Choosing) -> Play:
        """Let each in turn place what he owes, or what is left to him, where he likes."""
        chips = {seat: ledger.table.affordable(seat, due) for seat, due in owed.items()}
        left = sum(chips.values())
        for seat, many in chips.items():
            for _ in range(many):
                yield from place_chip(ledger, seat, rule, left, rule.clause)
                left -= 1
            if many < owed[seat]:
                ledger.record(FellShortOfBoard(self.short.clause, seat, owed[seat] - many))

    def _exempt_card(self, hand: Sequence[Card]) -> Card | None:
        """Return the card of a hand for which nothing is paid, if it has one."""
        kept = self.exempt.value if self.exempt else ()
        return next((card for card in kept if card in hand), None)

    def _pay_extra(
        self, ledger: Ledger, winner: Seat, counts: Mapping[Seat, int], most: MostCards
    ) -> None:
        left = {seat: len(ledger.table.hands[seat]) for seat in counts}
        highest = max(left.values())
        tied = tuple(seat for seat in counts if left[seat] == highest)
        if len(tied) > 1:
            ledger.record(MostCounted(most.tied.clause, tied, highest, most.tied.value))
            if most.tied.means.nothing:
                ledger.record(ExtraWaived(most.tied.clause, None))
                return
        else:
            ledger.record(MostCounted(most.pays.clause, tied, highest))
        for seat in tied:
            chips = counts[seat]
            paid = [other for other in (winner, *counts) if other != seat]
            if len(tied) > 1 and most.tied.means.share:
                chips //= len(tied)
                paid = [other for other in paid if other not in tied]
            for other in paid:
                if other == winner and not most.to.means:
                    ledger.record(ExtraWaived(most.to.clause, other))
                    continue
                clause = most.tied.clause if len(tied) > 1 else most.pays.clause
                if other == winner:
                    clause = most.to.clause
                pay(ledger, seat, other, chips, clause, self.short.clause, extra=True)

    @property
    def sweeps(self) -> bool:
        return self.prize.value == "all"

    def pools(self, board: Iterable[str]) -> Iterator[PoolUse]:
        yield from prizes(self.prize, board)
        if self.placing:
            for pool in self.placing.board:
                yield PoolUse(pool, "settling.placing", self.placing.clause, taken=False)

    def refusals(self, here: Moment, seat: Seat, wish: Action) -> Iterator[Refusal]:
        if self.placing:
            who = address(here.seats[seat])
            yield Refusal(self.placing.clause, message("turn-to-place", seat=who), "turn")

    def objections(self, deal: DealSetup) -> Iterator[Objection]:
        if any(self.extra) and self.per_card is None:
            says = "the cards left are not paid; write no-extra"
            yield Objection("settling.most-cards", says)
        if self.exempt and not self.exempt.value:
            says = "no such pool belongs to a card; give it one with board.cards"
            yield Objection("settling.exempt", says)
        yield from self.kept.objections(deal)
        if self.points:
            yield from unpointed_ranks("settling.points", self.points.value, deal.ranks)
