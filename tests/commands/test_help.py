"""The help of every command: what it prints of its options can be read."""

import re
from collections.abc import Iterator

import click
import pytest
from click.testing import CliRunner

from poch.commands.cli import main


def every(command: click.Command, *names: str) -> Iterator[tuple[str, ...]]:
    """Yield the names that lead to a command and to those within it."""
    yield names
    for name, inner in getattr(command, "commands", {}).items():
        yield from every(inner, *names, name)


@pytest.mark.parametrize("names", [*every(main)], ids=" ".join)
def test_no_option_has_a_range_without_ends(names: tuple[str, ...]) -> None:
    """A number of any size has none, so none is printed; nor does a default that is not there."""
    done = CliRunner().invoke(main, [*names, "--help"])

    assert 0 == done.exit_code
    assert not re.search(r"\bNone\b|\[\s*\]", done.stdout), done.stdout
