"""The journal of a survey: its parts and results, a line each."""

from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Generic, TypeVar

from poch.commands.journal import Journal
from poch.game.said import Json
from poch.studies.surveys.parts import Addable, FoldedParts
from poch.studies.surveys.survey import SurveyPlan

Found = TypeVar("Found", bound=Addable)

SCHEMAS = ("poch/survey", "poch/effects")
"""What the schema of each line begins with: of a part, or of a result."""
EDITION = ("version", "hash", "engine", "with_version", "with_hash")
"""By what parts of the same survey may differ, so that they cannot be added."""


class SurveyJournal(Generic[Found]):
    """The lines of a file that belong to one survey.

    What the file has is read first, and added to `folded`; where it cannot be written, all raise
    OSError: FileExistsError where it holds something else. A line that was torn by a crash is left
    out, and so are parts by another version of the rules; `remarks` say so.
    """

    def __init__(
        self, path: Path, schema: str, head: Json, plan: SurveyPlan, part_of: Callable[[Any], Found]
    ) -> None:
        self.head = {"schema": schema, **head}
        self.folded: FoldedParts[Found] = FoldedParts()
        self.remarks: list[str] = []
        self.results: list[Any] = []
        self._journal, self._plan, self._part_of = Journal(path), plan, part_of
        self._others: Counter[str] = Counter()
        whole = False
        for number, data in self._journal.read():
            try:
                self._take(data)
                whole = True
            except (ValueError, KeyError, AttributeError, TypeError):
                says = "this is no whole line of a survey; it is left out"
                self.remarks.append(f"{path}:{number}: {says}")
        if self.remarks and not whole:
            raise FileExistsError(path)
        self.remarks += [
            f"{path}: {many} parts were played by {other}, and now it is {_edition(self.head)}; they stay there and are not counted"
            for other, many in self._others.items()
        ]

    def _take(self, data: Any) -> None:
        if not data["schema"].startswith(SCHEMAS):
            raise ValueError(data["schema"])
        if data.get("first") is None:
            self.results.append(data)
            return
        unlike = {key for key, value in self.head.items() if data.get(key) != value}
        if not unlike:
            part = self._part_of(data)
            deals = range(data["first"], data["first"] + part.deals)
            if self._plan.holds(deals):
                self.folded.add(deals, part)
        elif unlike <= {*EDITION}:
            self._others[_edition(data)] += 1

    def part(self, deals: range, part: Found) -> None:
        """Keep a part."""
        self._journal.add({**self.head, "first": deals.start, **part.as_json()})

    def result(self, report: Json) -> None:
        """Keep a result, if it is not there already."""
        if report not in self.results:
            self._journal.add(report)


def _edition(data: Mapping[str, Any]) -> str:
    """Return by which edition of the rules, and which engine, a part was played."""
    says = f"{data['ruleset']}, version {data['version']}, hash {data.get('hash')}"
    if data.get("with"):
        says += f", with {data['with']}, version {data['with_version']}, hash {data['with_hash']}"
    return f"{says}, engine {data['engine']}"
