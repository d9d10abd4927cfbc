"""Boards are cited as texts are: with the words of their pages, in every form, and read back."""

import json
import re

import pytest
from click.testing import CliRunner, Result

import poch
from poch.citing.cite import citation, verify_citations
from poch.citing.formats import FORMATS, STYLES
from poch.commands.cli import main
from poch.texts import library

IDS = [f"board:{board['id']}" for board in library.boards()]
BOARD = "board:munich-bnm-i-14-104"
SITE = "https://poch.example/"


def cite(*arguments: str) -> Result:
    """Run the command."""
    return CliRunner().invoke(main, ["cite", *arguments])


@pytest.mark.parametrize("form", FORMATS)
def test_every_board_has_every_form(form: str) -> None:
    """Its token, its page and its holder are in each, and no gap is left."""
    for name in IDS:
        text = cite(name, "--format", form, "--site", SITE).stdout
        holder = next(b for b in library.boards() if name.endswith(f":{b['id']}"))["holder"]["name"]

        assert f"{name}@{citation(name).short.partition('@')[2]}" in text.replace("\\", "")
        assert f"{SITE}boards/{name.partition(':')[2]}/" in text
        assert holder.split("’")[0] in text.replace("{", "").replace("}", "")
        assert not re.search(r"X[A-Z]+X|poch\.invalid|After: \.|:@|@:", text), text


def test_what_is_exact_names_the_sources() -> None:
    """A board rests on works of its own, which are not in the bibliography."""
    for board in library.boards():
        exact = cite(f"board:{board['id']}").stdout.partition("\n\n")[2]

        assert all(source["citation"] in exact for source in board["sources"])


@pytest.mark.parametrize("form", sorted({*FORMATS} - {*STYLES}))
def test_data_have_the_title_and_the_note(form: str) -> None:
    """A reference manager gets the title of the board, and the sentence of its note."""
    text = cite(BOARD, "--format", form).stdout
    cited = citation(BOARD)

    assert cited.title in text
    assert "Bayerisches Nationalmuseum, Munich, I 14 104, about 1580" in text
    if form == "csl-json":
        assert [cited.short] == [item["archive_location"] for item in json.loads(text)]


def test_a_mistyped_board_gets_the_nearest() -> None:
    """So does one that has another case or other hyphens, which is understood."""
    done = cite("board:munich-oldset")

    assert 1 == done.exit_code
    assert "there is no board board:munich-oldset; did you mean board:munich-oldest?" in done.stderr
    assert citation("“Board:munich\u2011oldest”") == citation("board:munich-oldest")
    assert poch.cite("board:munich-oldest").id == "board:munich-oldest"


def test_where_no_boards_are_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """The installed package brings none."""
    monkeypatch.setattr(library, "boards", list)

    with pytest.raises(ValueError, match="there are no boards here; the installed package"):
        citation(BOARD)


def test_what_is_not_at_hand_is_not_said_to_hold_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without boards, verifying one ends with 2; with a citation that no longer holds beside it, with 1."""
    monkeypatch.setattr(library, "boards", list)
    monkeypatch.setattr("poch.citing.cite._is_known", lambda _: True)  # it would remember
    board, gone = f"{BOARD}@0.0.9", "poque-1789/vie.first@1:000000000000"
    done, both = (CliRunner().invoke(main, ["verify", board, *more]) for more in ([], [gone]))

    assert (2, 1) == (done.exit_code, both.exit_code)
    assert "there are no boards here; the installed package brings none" in done.stderr
    assert [None] == [finding.holds for finding in verify_citations(board)]


@pytest.mark.parametrize("name", IDS)
def test_a_board_is_read_back(name: str) -> None:
    """Its note is verified, also over two lines, and another edition or a hash is refused with the reason."""
    text = cite(name).stdout
    broken = text.replace("board:", "board:\n")
    (whole,), (other,), (hashed,) = (
        [*verify_citations(cited)]
        for cited in (text, f"{name}@0.0.9", f"{name}@1:0123456789ab")
    )  # fmt: skip

    assert whole.holds
    assert whole in verify_citations(broken)
    assert "which is this one" in whole.says
    assert not other.holds
    assert not hashed.holds
    assert f"only the edition that was cited says what it was there; it is {citation(name).short} now" in other.says  # fmt: skip
