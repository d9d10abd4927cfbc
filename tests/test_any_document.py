"""Whatever stands in a file: complaints, and never anything worse."""

from collections.abc import Iterator, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from poch.compile import complaints
from poch.document import load
from poch.expect import unmet
from poch.library import document, find, ids
from poch.record import RecordError, replayed

ROOT = Path(__file__).resolve().parents[1]
HANDS = sorted(ROOT.glob("variants/*/hands/*.yaml"))
ODD: tuple[Any, ...] = (
    (), None, True, 0, -1, 7, 10**30, 1.5, float("nan"), "", "x", "none", "A knock", "{0}", [], [[]],
    [{}], ["x"], ["x", "x"], {}, {"x": {}}, {"x": "x"}, {5: 1}, {None: None}, {"least": 1},
)  # fmt: skip


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the path of every part of a document."""
    parts = (
        data.items()
        if isinstance(data, dict)
        else enumerate(data)
        if isinstance(data, list)
        else ()
    )
    for key, value in parts:
        yield (*path, key)
        yield from places(value, (*path, key))


class Spoilt:
    """A document in which something odd stands in the place of some parts, or nothing at all."""

    def __init__(self, whole: Any) -> None:
        """Begin with a document that is in order."""
        self.data = deepcopy(whole)
        self.changes: list[str] = []

    def spoil(self, path: tuple[Any, ...], odd: Any) -> None:
        """Put something in the place of a part; () takes it out."""
        *before, last = path
        part = self.data
        for key in before:
            part = part[key]
        if odd == ():
            del part[last]
        else:
            part[last] = deepcopy(odd)
        self.changes.append(f"{'.'.join(map(str, path))}: {odd!r}")

    def __repr__(self) -> str:
        """Tell the changes; the whole would be too long."""
        return "; ".join(self.changes)


@st.composite
def spoilt(draw: st.DrawFn, wholes: Sequence[Any]) -> Spoilt:
    """Draw a document with one or two parts spoilt."""
    one = Spoilt(draw(st.sampled_from(wholes)))
    for _ in range(draw(st.integers(1, 2))):
        one.spoil(draw(st.sampled_from(list(places(one.data)))), draw(st.sampled_from(ODD)))
    return one


@settings(max_examples=100)
@given(spoilt([document(name) for name in ids()]))
def test_a_spoilt_ruleset_gets_complaints_or_is_in_order(ruleset: Spoilt) -> None:
    """A complaint has a name and says what is wrong and what to do; nothing else is raised."""
    for complaint in complaints(ruleset.data):
        assert complaint.name
        assert "; " in complaint.message


@given(spoilt([load(file).data for file in HANDS]))
def test_a_spoilt_hand_gets_complaints_or_is_played(hand: Spoilt) -> None:
    """So it is with a hand, whether it can be played or not."""
    try:
        found = unmet(hand.data, replayed(hand.data, find))
    except RecordError as error:
        found = error.complaints
        assert found
    for complaint in found:
        assert complaint.name
        assert "; " in complaint.message
