"""Melding: cards and combinations are shown, and the pools they claim are taken."""

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Self

from poch.game.actions import Action, Ask, Verb
from poch.game.cards import SUITS, Card, nexts, of_suit, rank, suit
from poch.game.events import Carried, Forgot, Melded, Outranked, RunShown
from poch.game.ledger import Ledger, Play
from poch.game.phase import (
    DealSetup,
    Moment,
    Objection,
    Past,
    Phase,
    PoolUse,
    Refusal,
    Rejoined,
    claim_question,
)
from poch.game.said import address, message
from poch.game.sourced import Practice, Practices, Reader, Ruled
from poch.game.table import Seat, Table

EQUAL = Practices("melding.run.equal", {"trump": True, "forehand": False})
"""Whether, of runs that are equal, that in trumps is the better."""
SINGLES = Practices("melding.run.singles", {"trumps-only": False, "any-suit": True})
"""Whether all cards of the best run take pools."""
SEVERAL = Practices("melding.several", {"shared": True, "in-trumps-or-nearer": False})
"""Whether all who hold such cards, each in a suit, are paid."""
UNCLAIMED = Practices("melding.unclaimed", {"carried": False, "swept": True})
"""Whether whoever is first out takes what is left."""
FORGOTTEN = Practices("melding.forgotten", {"paid-all-the-same": False, "lost": True})
"""Whether a pool must be claimed."""


@dataclass(frozen=True, slots=True)
class Claim:
    """What takes a pool: all trumps of `ranks`, `any` one of them, all of `any-suit`, or the best `run`.

    Of a claim to the `first-of` several lists of trumps, `lists` are these. Where no hand takes
    the pool, the holders of the trumps in `share` each get so many of its `parts`. By `several` it goes
    to all who have such cards of any suit, or to the best of them.
    """

    pool: str
    kind: str
    ranks: tuple[str, ...]
    clause: str
    lists: tuple[tuple[str, ...], ...] = ()
    share: Ruled[tuple[tuple[str, ...], int]] | None = None
    several: Practice[bool] | None = None


@dataclass(frozen=True, slots=True)
class Runs:
    """What a run is, and which of two is the better."""

    least: Ruled[int]
    best_by: Ruled[tuple[str, ...]]
    equal: Practice[bool]
    still_equal: Ruled[str] | None
    singles: Practice[bool]

    @classmethod
    def read(cls, leaf: Reader) -> Self:
        """Take these rules from the leaves."""
        best_by, equal = leaf("melding.run.best-by"), EQUAL.read(leaf)
        return cls(
            leaf("melding.run.least"),
            Ruled(tuple(best_by.value or ()), best_by.clause),
            equal,
            leaf("melding.run.still-equal") if equal.means else None,
            SINGLES.read(leaf),
        )


class HandRun(NamedTuple):
    """A run in a seat's hand, from its lowest card to its highest."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Melding(Phase):
    """Which pools are claimed, by which cards, and what becomes of the others.

    `ranks` are those of the pack, from the highest down; `nexts` give the card above each.
    """

    claims: tuple[Claim, ...]
    runs: Runs | None
    singles: tuple[tuple[str, str], ...]
    ranks: tuple[str, ...]
    nexts: Mapping[Card, Card]
    unclaimed: Practice[bool]
    forgotten: Practice[bool]

    @classmethod
    def read(
        cls,
        leaf: Reader,
        claims: tuple[Claim, ...],
        singles: tuple[tuple[str, str], ...],
        ranks: tuple[str, ...],
    ) -> Self:
        """Take the rules of this part from the leaves."""
        runs = Runs.read(leaf) if any(claim.kind == "run" for claim in claims) else None
        left = UNCLAIMED.read(leaf), FORGOTTEN.read(leaf)
        return cls(claims, runs, singles, ranks, nexts(ranks), *left)

    def play(self, ledger: Ledger) -> Play:
        """Pay every pool to whoever has the cards, and has not forgotten to say so."""
        table = ledger.table
        holders = table.holders()
        claims = [claim for claim in self.claims if table.pools[claim.pool]]
        melds = [(claim, self._runs_for(claim, table, holders)) for claim in claims]
        if self.forgotten.means:
            melds = yield from self._collect_claims(ledger, melds)
        shared: set[str] = set()
        for claim, shown in melds:
            if shown and claim.kind == "run":
                self._pay_run(ledger, claim, shown)
            elif len(shown) > 1 and claim.several and not claim.several.means:
                self._pay_best(ledger, claim, shown, claim.several.clause)
            elif len(shown) > 1 and claim.several:
                shared.add(claim.pool)
                self._pay_equally(ledger, claim.pool, shown, claim.several.clause)
            elif shown and claim.share and tuple(map(rank, shown[0].cards)) not in claim.lists:
                shared.add(claim.pool)
                self._pay_shares(ledger, claim.pool, shown, claim.share)
            elif shown:
                seat, cards = shown[0]
                chips = table.pools[claim.pool]
                ledger.record(Melded(claim.clause, seat, claim.pool, cards, chips))
        left = [claim.pool for claim in self.claims if table.pools[claim.pool]]
        pools = tuple([pool for pool in left if pool not in shared])
        if pools:
            ledger.record(Carried(self.unclaimed.clause, pools, self.unclaimed.value))

    def _runs_for(self, claim: Claim, table: Table, holders: Mapping[Card, Seat]) -> list[HandRun]:
        if claim.kind == "run":
            return self.best_runs(table)
        trump = table.trump or ""
        if claim.several:
            suits = SUITS if claim.several.means else (trump, *SUITS)
            return self._holders_in_suits(claim.ranks, suits, holders)
        if claim.kind == "any":
            trumps = of_suit(claim.ranks, trump)
            return [HandRun(holders[card], (card,)) for card in trumps if card in holders]
        for ranks in claim.lists:
            cards = of_suit(ranks, trump)
            seats = [*map(holders.get, cards)]
            seat = seats[0]
            if seat is not None and seats.count(seat) == len(seats):
                return [HandRun(seat, cards)]
        return self._parts(claim.share.value[0], trump, holders) if claim.share else []

    @staticmethod
    def _holders_in_suits(
        ranks: tuple[str, ...], suits: Iterable[str], holders: Mapping[Card, Seat]
    ) -> list[HandRun]:
        """Return each seat that holds cards of all these ranks in one of the suits, in order of play, with the first such."""
        runs: dict[Seat, tuple[Card, ...]] = {}
        for letter in suits:
            cards = of_suit(ranks, letter)
            seats = {holders.get(card) for card in cards}
            seat = seats.pop()
            if not seats and seat is not None:
                runs.setdefault(seat, cards)
        return [HandRun(seat, runs[seat]) for seat in sorted(runs)]

    @staticmethod
    def _pay_equally(ledger: Ledger, pool: str, shown: Sequence[HandRun], clause: str) -> None:
        """Pay each holder the same part of what lies there."""
        if chips := ledger.table.pools[pool] // len(shown):
            for seat, cards in shown:
                ledger.record(Melded(clause, seat, pool, cards, chips))

    @staticmethod
    def _pay_best(ledger: Ledger, claim: Claim, shown: Sequence[HandRun], clause: str) -> None:
        """Pay whoever has these cards in trumps, or else the one nearest to forehand."""
        trump = ledger.table.trump
        best = next((run for run in shown if suit(run.cards[0]) == trump), shown[0])
        how = "trump" if suit(best.cards[0]) == trump else "forehand"
        for run in shown:
            ledger.record(RunShown(clause, run.seat, run.cards))
        for run in shown:
            if run != best:
                ledger.record(Outranked(clause, run.seat, best.seat, how))
        chips = ledger.table.pools[claim.pool]
        ledger.record(Melded(claim.clause, best.seat, claim.pool, best.cards, chips))

    @staticmethod
    def _parts(ranks: tuple[str, ...], trump: str, holders: Mapping[Card, Seat]) -> list[HandRun]:
        """Return by seat, in order of play, which of these trumps it holds."""
        held: dict[Seat, list[Card]] = {}
        for card in of_suit(ranks, trump):
            if card in holders:
                held.setdefault(holders[card], []).append(card)
        return [HandRun(seat, tuple(held[seat])) for seat in sorted(held)]

    @staticmethod
    def _pay_shares(
        ledger: Ledger,
        pool: str,
        shown: Sequence[HandRun],
        rule: Ruled[tuple[tuple[str, ...], int]],
    ) -> None:
        """Pay each holder his part of what lay there before anybody was paid."""
        whole = ledger.table.pools[pool]
        for seat, cards in shown:
            if chips := whole * len(cards) // rule.value[1]:
                ledger.record(Melded(rule.clause, seat, pool, cards, chips))

    def best_runs(self, table: Table) -> list[HandRun]:
        """Return the best run of each seat that has one, in order of play."""
        by_seat = [self._runs(seat, hand) for seat, hand in enumerate(table.hands)]
        return [max(runs, key=lambda run: self._measures(run, table)) for runs in by_seat if runs]

    def _runs(self, seat: Seat, hand: Sequence[Card]) -> list[HandRun]:
        """Return the longest runs in a hand, by suit, each suit from below."""
        least = self.runs.least.value if self.runs else 0
        held, above = set(hand), self.nexts.get
        runs: list[HandRun] = []
        for card in held.difference(map(above, hand)):
            cards = [card]
            while (higher := above(cards[-1])) in held:
                cards.append(higher)
            if len(cards) >= least:
                runs.append(HandRun(seat, tuple(cards)))
        return sorted(runs, key=lambda run: (suit(run.cards[0]), -self._above(run)))

    def _above(self, run: HandRun) -> int:
        """Return how many ranks are above a run."""
        return self.ranks.index(rank(run.cards[-1]))

    def _measures(self, run: HandRun, table: Table) -> tuple[int, ...]:
        """Return what a run is compared by, most weighty first; among one's own, trumps last."""
        measures = {
            "length": len(run.cards),
            "top": -self._above(run),
            "trump": int(suit(run.cards[-1]) == table.trump),
        }
        by = self.runs.best_by.value if self.runs else ()
        return (*(measures[name] for name in by), measures["trump"])

    def _pay_run(self, ledger: Ledger, claim: Claim, shown: Sequence[HandRun]) -> None:
        if not self.runs:
            return
        for run in shown:
            ledger.record(RunShown(self.runs.least.clause, run.seat, run.cards))
        best = shown[0]
        for run in shown[1:]:
            best = self._better(best, run, ledger.table)[0]
        for run in shown:
            if run != best:
                _, how, clause = self._better(best, run, ledger.table)
                ledger.record(Outranked(clause, run.seat, best.seat, how))
        chips = ledger.table.pools[claim.pool]
        ledger.record(Melded(claim.clause, best.seat, claim.pool, best.cards, chips))
        if self.runs.singles.means:
            self._pay_singles(ledger, best, self.runs.singles.clause)

    def _better(self, best: HandRun, other: HandRun, table: Table) -> tuple[HandRun, str, str]:
        """Return the better of two runs, the measure that decides, and its clause.

        `best` is nearer to forehand only where its seat is the lower number.
        """
        if self.runs is None:
            raise AssertionError
        measured = zip(
            self.runs.best_by.value,
            self._measures(best, table),
            self._measures(other, table),
            strict=False,
        )
        for name, first, second in measured:
            if first != second:
                return (best if first > second else other), name, self.runs.best_by.clause
        nearer = min(best, other, key=lambda run: run.seat)
        if not self.runs.equal.means:
            return nearer, "forehand", self.runs.equal.clause
        for run in (best, other):
            if suit(run.cards[0]) == table.trump:
                return run, "trump", self.runs.equal.clause
        if self.runs.still_equal is None:
            raise AssertionError
        return nearer, "forehand", self.runs.still_equal.clause

    def _pay_singles(self, ledger: Ledger, run: HandRun, clause: str) -> None:
        pools: Mapping[str, str] = dict(self.singles)
        for card in run.cards:
            pool = pools.get(rank(card), "")
            if chips := ledger.table.pools.get(pool, 0):
                ledger.record(Melded(clause, run.seat, pool, (card,), chips))

    def _collect_claims(
        self, ledger: Ledger, melds: list[tuple[Claim, list[HandRun]]]
    ) -> Generator[Ask, Action, list[tuple[Claim, list[HandRun]]]]:
        """Ask everyone in turn what he claims, and leave out what he forgets."""
        claimed: set[tuple[Seat, str]] = set()
        for seat in range(len(ledger.table.hands)):
            pools = [claim.pool for claim, shown in melds if any(run.seat == seat for run in shown)]
            if not pools:
                continue
            answer = yield claim_question(seat, pools, self.forgotten.clause)
            for pool in pools:
                if pool in answer.pools:
                    claimed.add((seat, pool))
                else:
                    ledger.record(Forgot(self.forgotten.clause, seat, pool))
        return [
            (claim, [run for run in shown if (run.seat, claim.pool) in claimed])
            for claim, shown in melds
        ]

    def winning_cards(self, trump: str | None) -> Iterator[Card]:
        for claim in self.claims:
            for letter in SUITS if claim.several else (trump,) if trump else ():
                yield from of_suit(claim.ranks, letter)

    def pools(self, board: Iterable[str]) -> Iterator[PoolUse]:
        for claim in self.claims:
            yield PoolUse(claim.pool, f"melding.claims.{claim.pool}", claim.clause, claimed=True)

    def objections(self, deal: DealSetup) -> Iterator[Objection]:
        if deal.swept is not None and self.unclaimed.means != deal.swept:
            says = "pools are swept where settling.prize is all, and only there; change one"
            yield Objection("melding.unclaimed", says)

    def never(self, verb: Verb) -> Iterator[Refusal]:
        if verb == "claim" and not self.forgotten.means:
            yield Refusal(self.forgotten.clause, message("paid-unclaimed"), "paid")

    def refusals(self, here: Moment, seat: Seat, wish: Action) -> Iterator[Refusal]:
        who = address(here.seats[seat])
        yield Refusal(self.forgotten.clause, message("turn-to-claim", seat=who), "turn")

    def concerns(self, verb: Verb, *, asked: bool) -> bool:
        return asked

    def rejoin(self, past: Past) -> Rejoined:
        return Rejoined(past.began, self.play)
