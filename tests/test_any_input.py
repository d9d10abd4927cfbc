"""Whatever comes in: complaints or a sentence, and never anything worse."""

import pytest

from tests.fuzzing import KINDS
from tools.lab.fuzz import part


@pytest.mark.parametrize("kind", KINDS)
def test_input_that_nobody_meant_is_answered(kind: str) -> None:
    """Two thousand of each kind are spoilt, the same each time; `make fuzz` goes on from there."""
    tries, marks, told = part(kind, (0, 2_000))

    assert (2_000, "") == (tries, told)
    assert len(marks) > 1_000
