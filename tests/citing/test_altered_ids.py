"""Ids that a word processor, a PDF or a style of citing has altered are understood as they were."""

from collections.abc import Callable

import pytest
from click.testing import CliRunner

import poch
from poch.citing.cite import citation, verify_citations
from poch.commands.cli import main
from poch.texts.library import ids

IDS = (
    "poch-1908-meyer",
    "poch-1908-meyer/vie.first",
    "poque-1789?pass",
    "poque-1789..poch-philos:pack.size",
)
HYPHENS = ("\u2010", "\u2011", "\u2012", "\u2013", "\u2014", "\u2212", "\ufe63", "\uff0d")


def hyphened(sign: str) -> Callable[[str], str]:
    """Return what writes another sign for hyphens."""
    return lambda text: text.replace("-", sign)


ALTERED: dict[str, Callable[[str], str]] = {
    **{f"hyphen U+{ord(hyphen):04X}": hyphened(hyphen) for hyphen in HYPHENS},
    "soft hyphens": lambda text: text.replace("o", "o\u00ad"),
    "nothing that is wide": lambda text: text.replace("o", "o\u200b\u2060"),
    "curly quotes": lambda text: f"“{text}”",
    "single quotes": lambda text: f"‘{text}’",
    "guillemets": lambda text: f"«\u00a0{text}\u00a0»",
    "a no-break space": lambda text: f"\u00a0{text}\u202f",
    "a full stop": lambda text: f"{text}.",
    "full width": lambda text: "".join(chr(ord(letter) + 0xFEE0) for letter in text),
    "capitals": str.upper,
    "a capital at the beginning": str.capitalize,
    "braces and asterisks": lambda text: f"**{{{text}}}**",
    "an exclamation mark": lambda text: f"{text}!",
    "corner brackets": lambda text: f"「{text}」",
    "joined graphemes": lambda text: text.replace("o", "o\u034f"),
    "variation selectors": lambda text: f"{text}\ufe0e",
    "isolates": lambda text: f"\u2068{text}\u2069",
    "an override": lambda text: f"\u202d{text}\u202c",
    "an ellipsis": lambda text: text.replace("..", "\u2025"),
}  # fmt: skip
OVER_LINES: tuple[Callable[[str], str], ...] = (
    lambda text: text.replace("-", "-\n  ", 1),
    lambda text: text.replace("po", "po\u00ad\n", 1),
)


def run(*arguments: str) -> tuple[int, str, str]:
    """Run the command."""
    done = CliRunner().invoke(main, arguments)
    return done.exit_code, done.stdout, done.stderr


@pytest.mark.parametrize("how", ALTERED)
@pytest.mark.parametrize("name", IDS)
def test_an_altered_citation_is_verified_as_the_plain_one(name: str, how: str) -> None:
    """By `verify`, and by whoever cites again what was cited."""
    token = citation(name).token
    altered = ALTERED[how](token)

    assert run("verify", token) == run("verify", altered)
    assert [True] == [finding.holds for finding in verify_citations(f"See {altered} and more.")]
    assert citation(name) == citation(ALTERED[how](name))
    assert poch.cite(name) == poch.cite(ALTERED[how](name))


@pytest.mark.parametrize("broken", OVER_LINES)
def test_a_citation_that_goes_over_two_lines_is_verified(broken: Callable[[str], str]) -> None:
    """As a printed page breaks it."""
    token = citation("poch-1908-meyer").token

    assert [True] == [finding.holds for finding in verify_citations(broken(token))]


@pytest.mark.parametrize("how", ALTERED)
def test_a_ruleset_is_found_by_its_altered_id(how: str) -> None:
    """Wherever one is named: in Python and to the command."""
    altered = ALTERED[how]("poque-1789")

    assert "poque-1789" in ids()
    assert poch.find("poque-1789").id == poch.find(altered).id
    assert run("show", "poque-1789") == run("show", altered)
    assert run("odds", "poque-1789") == run("odds", altered)


HAND = "variants/poque-1789/hands/a-bluff-that-clears-the-board.yaml"


@pytest.mark.parametrize("how", ALTERED)
def test_readings_leaves_and_stages_are_found_by_altered_ids(how: str) -> None:
    """Where an option of the command names them."""
    outputs = [
        (
            run("contrast", HAND, "--with", "poch-philos", "--aside", name("pack.size")),
            run("contrast", HAND, "--with", "poch-philos", "--from", name("vying")),
            run(
                "show",
                "poque-1789",
                "--rules",
                "--reading",
                f"{name('pass')}={name('may-come-in')}",
            ),
        )
        for name in (str, ALTERED[how])
    ]

    assert outputs[0] == outputs[1]
    assert 0 == outputs[0][2][0]


def test_one_crux_has_one_reading() -> None:
    """Of two that are chosen neither is left out in silence."""
    code, _, says = run(
        "show", "poque-1789", "--reading", "pass=may-come-in", "--reading", "Pass=final"
    )

    assert (
        1,
        "--reading Pass=final: pass is read as may-come-in already; choose one reading of each crux\n",
    ) == (code, says)


@pytest.mark.parametrize("name", ["/elsewhere/own", "./own", "https://example.org/poch/#vie.first"])
def test_a_path_or_an_address_is_not_taken_for_an_id(name: str) -> None:
    """The complaint names the whole of it."""
    assert (
        1,
        f"{name}: is an address or a path, and no id; give the id of a text of this edition, as poch list has it\n",
    ) == run("cite", name)[::2]


def test_a_stage_that_no_game_has_is_not_one_that_is_never_reached() -> None:
    """The stages are told."""
    code, _, says = run("contrast", HAND, "--with", "poch-philos", "--from", "bidding")

    assert 1 == code
    assert says.startswith(
        "--from bidding: no stage of this game is called so; its stages are: dressing, "
    )


def test_what_is_no_id_stays_none() -> None:
    """A slip is told as before."""
    for name in ("", "“”", "-", "poque‑1788"):
        with pytest.raises(ValueError, match="there is no ruleset"):
            citation(name)
    with pytest.raises(
        ValueError, match="there is no ruleset '“Poque‑1788”'; did you mean poque-17"
    ):
        poch.find("“Poque‑1788”")
