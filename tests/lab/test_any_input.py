"""Whatever comes in: complaints or a sentence, and never anything worse."""

import pytest

from tests.fuzzing import KINDS
from tests.turns import SEED, THOROUGH
from tools.lab.fuzz import AT_ONCE, try_part

INPUTS = AT_ONCE if THOROUGH else 300


@pytest.mark.parametrize("kind", KINDS)
def test_input_that_nobody_meant_is_answered(kind: str) -> None:
    """Some of each kind are spoilt, others at each commit; `make fuzz` goes on from there."""
    tries, marks, failures = try_part(kind, (SEED, INPUTS))

    assert (INPUTS, "") == (tries, failures)
    assert len(marks) > INPUTS // 2
