"""Parts of a survey: how its deals are cut, and how what comes of them is added up as it comes."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from typing import Any, Generic, Protocol, Self, TypeVar

from poch.game.said import Json
from poch.studies.surveys.survey import SurveyPlan

FEWEST, LARGEST = 500, 50_000
"""How often deals are played for one part: a thousandth of the whole, between these."""


class Addable(Protocol):
    """What some deals come to; neighbours are added in the order of their deals."""

    @property
    def deals(self) -> int:
        """How many deals these are."""

    def __add__(self, other: Self, /) -> Self: ...

    def as_json(self) -> Json:
        """Return it as plain data."""


AddableT = TypeVar("AddableT", bound=Addable)


def cut_into_parts(plan: SurveyPlan, gaps: Iterable[range], times: int = 1) -> Iterator[range]:
    """Yield the deals of gaps in parts of whole sessions; `times` is how often each deal is played."""
    played = min(max(plan.deals * times // 1000, FEWEST), LARGEST)
    size = max(played // (times * plan.session), 1) * plan.session
    for gap in gaps:
        for first in range(gap.start, gap.stop, size):
            yield range(first, min(first + size, gap.stop))


class FoldedParts(Generic[AddableT]):
    """Parts added up in whatever order they come.

    Of neighbours only the sum is held, so that there are never more sums than gaps, however many
    the deals are.
    """

    def __init__(self) -> None:
        self._runs: list[tuple[range, AddableT]] = []

    def add(self, deals: range, part: AddableT) -> bool:
        """Add a part; False where some of its deals are there already, and nothing is added."""
        at = bisect_left(self._runs, deals.start, key=_start)
        low = high = at
        if at:
            before, sum_ = self._runs[at - 1]
            if before.stop > deals.start:
                return False
            if before.stop == deals.start:
                low, deals, part = at - 1, range(before.start, deals.stop), sum_ + part
        if at < len(self._runs):
            after, sum_ = self._runs[at]
            if after.start < deals.stop:
                return False
            if after.start == deals.stop:
                high, deals, part = at + 1, range(deals.start, after.stop), part + sum_
        self._runs[low:high] = [(deals, part)]
        return True

    @property
    def deals(self) -> int:
        """How many deals have been added."""
        return sum(len(deals) for deals, _ in self._runs)

    def gaps(self, deals: int) -> list[range]:
        """Return which of the first so many deals have not been added."""
        starts = [0, *(run.stop for run, _ in self._runs)]
        stops = [*(run.start for run, _ in self._runs), deals]
        return [range(*ends) for ends in zip(starts, stops, strict=True) if ends[0] < ends[1]]

    @property
    def first(self) -> AddableT | None:
        """The sum of the deals from the first one to the first gap; None where there is none."""
        deals, part = self._runs[0] if self._runs else (range(1, 1), None)
        return None if deals.start else part


def _start(run: tuple[range, Any]) -> int:
    return run[0].start
