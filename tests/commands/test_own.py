"""Rulesets in folders of your own: every command takes their path, and a hand finds the one beside it."""

from pathlib import Path

import pytest
import yaml
from click.testing import CliRunner

import poch
from poch.commands.cli import main
from poch.texts import library

OF = "newmarket-1891-peel"
HAND = "each-in-turn"


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a text of one's own, with a hand, in the folder that one is in."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine" / "hands").mkdir(parents=True)
    text = (library.VARIANTS / OF / "ruleset.yaml").read_text("utf-8")
    hand = (library.VARIANTS / OF / "hands" / f"{HAND}.yaml").read_text("utf-8")
    (tmp_path / "mine" / "ruleset.yaml").write_text(
        text.replace(f"id: {OF}", "id: mine", 1), "utf-8"
    )
    hand = hand.replace(f"ruleset: {OF}", "ruleset: mine", 1)
    (tmp_path / "mine" / "hands" / f"{HAND}.yaml").write_text(hand, "utf-8")
    return tmp_path / "mine"


def said(*arguments: str) -> str:
    """Run the command, and return how it ended and what it said."""
    done = CliRunner().invoke(main, arguments)
    return f"{done.exit_code}: {done.output}"


BY_HAND = f"mine/hands/{HAND}.yaml"


@pytest.mark.parametrize("name", ["mine", "./mine", "mine/", "mine/ruleset.yaml"])
@pytest.mark.parametrize(
    "command",
    [
        ("show",), ("show", "--rules"), ("odds",), ("survey", "--deals", "2", "--workers", "1"),
        ("play", "--seats", "3", "--seed", "1", "--bots", "all"),
        ("effects", "--deals", "2"), ("compare", OF),
    ],
)  # fmt: skip
@pytest.mark.usefixtures("mine")
def test_a_path_is_taken_for_an_id(name: str, command: tuple[str, ...]) -> None:
    """Folder or file; what is said is what the text says that it was copied from."""
    first, *rest = command
    own, shipped = said(first, name, *rest), said(first, OF, *rest)

    assert own.startswith("0: ")
    assert shipped.startswith("0: ")
    if first in {"show", "odds", "play"}:
        assert shipped.replace(OF, "mine") == own


@pytest.mark.parametrize(
    "command",
    [
        ("replay", BY_HAND), ("why", BY_HAND, "place", "king", "--step", "14"),
        ("contrast", BY_HAND, "--with", "newmarket-1897-foster"),
        ("contrast", f"variants/{OF}", "--with", "mine"), ("replay", BY_HAND, "--ruleset", "./mine"),
        ("check", "mine"), ("check", BY_HAND), ("cover", "mine"),
    ],
)  # fmt: skip
def test_a_hand_is_played_by_the_text_beside_it(command: tuple[str, ...], mine: Path) -> None:
    """Whatever is asked of it, and whether or not the text agrees with ours."""
    variants = str(library.VARIANTS)
    command = tuple(word.replace("variants/", f"{variants}/") for word in command)
    if command[0] == "contrast" and "mine" in command:
        command = (command[0], f"{variants}/{OF}/hands/{HAND}.yaml", *command[2:])
    output = said(*command)

    assert output.startswith("1: " if command[0] == "cover" else "0: ")
    assert "Traceback" not in output
    assert mine.is_dir()


def test_a_text_beside_that_changes_is_read_again(mine: Path) -> None:
    """What a hand comes to by it follows the file, and a neighbour's folder is looked into."""
    file = mine / "ruleset.yaml"
    assert said("check", "mine").startswith("0: 2 files are in order")
    file.write_text(file.read_text("utf-8").replace("settling.per-card: 1", "settling.per-card: 2"))
    assert "expect.net: the hand gives" in said("check", "mine")

    beside = mine.parent / "theirs" / "hands"
    beside.mkdir(parents=True)
    hand = mine / "hands" / f"{HAND}.yaml"
    hand.rename(beside / hand.name)
    assert "there is no ruleset 'mine'; the rulesets are: " in said("check", str(beside))
    (beside.parent / "ruleset.yaml").write_text(
        file.read_text("utf-8")
        .replace("id: mine", "id: theirs")
        .replace("per-card: 2", "per-card: 3")
    )
    assert "expect.net: the hand gives" in said("check", str(beside))
    file.write_text(file.read_text("utf-8").replace("settling.per-card: 2", "settling.per-card: 1"))
    assert said("check", str(beside)).startswith("0: 1 file is in order")


def test_a_text_beside_with_another_id_is_named(mine: Path) -> None:
    """A hand that names neither it nor one of ours: both ids are said."""
    file = mine / "ruleset.yaml"
    file.write_text(file.read_text("utf-8").replace("id: mine", "id: other", 1), "utf-8")

    says = (
        "there is no ruleset 'mine', and mine/ruleset.yaml has the id 'other'; write one id in both"
    )
    assert says in said("replay", BY_HAND)


def test_a_text_that_is_not_in_order_is_said_in_a_sentence(mine: Path) -> None:
    """Broken YAML, a draft, no file at all: never more than the first complaint."""
    file = mine / "ruleset.yaml"
    file.write_text("id: mine\nclauses:\n", "utf-8")
    for command in (("show", "mine"), ("play", "mine"), ("replay", BY_HAND), ("cover", "./mine")):
        output = said(*command)
        assert output.startswith("1: ")
        assert output.endswith("All are listed by: poch check mine/ruleset.yaml\n")
        assert 1 == output.count("\n")
    file.write_text("id: [", "utf-8")
    assert said("show", "mine").startswith("1: mine/ruleset.yaml:1:")
    assert "No such file or directory; give the path of a YAML file" in said("show", "./nowhere")
    assert "there is no ruleset 'nowhere'; " in said("play", "nowhere")
    assert said("show", "x" * 5000 + "/y").startswith("1: ")


def test_a_text_among_ours_that_is_not_in_order_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A draft that was begun in variants/ has to be found there, whatever the command was about."""
    whole = (library.VARIANTS / OF / "ruleset.yaml").read_text("utf-8")
    draft = whole.replace(f"id: {OF}", "id: begun").replace("seats: [", "seats: [9, ")
    monkeypatch.setattr(library, "VARIANTS", tmp_path)
    monkeypatch.setattr(library, "document", library.document.__wrapped__)
    (tmp_path / "begun").mkdir()
    for text in ("", "id: begun\n", draft):
        (tmp_path / "begun" / "ruleset.yaml").write_text(text, "utf-8")
        output = said("list")

        assert output.startswith("1: variants/begun/ruleset.yaml is not in order: ")
        assert output.endswith("All are listed by: poch check variants/begun/ruleset.yaml\n")
    (tmp_path / "begun" / "ruleset.yaml").write_text("id: [", "utf-8")
    assert said("list").startswith(f"1: {tmp_path}/begun/ruleset.yaml:1:")


def test_an_id_of_ours_is_ours_unless_it_is_written_as_a_path(mine: Path) -> None:
    """A folder that is called as one of our texts does not hide that text."""
    mine.rename(mine.parent / OF)

    assert f"({OF}, version " in said("show", OF)
    assert "(mine, version " in said("show", f"./{OF}")


@pytest.mark.usefixtures("mine")
def test_a_deal_is_kept_as_a_record(tmp_path: Path) -> None:
    """It is replayed as it was played, also where somebody left, and no file is written over."""
    kept = tmp_path / "mine" / "hands" / "kept.yaml"
    deal = ("play", "mine", "--seats", "3", "--seed", "5")
    output = said(*deal, "--bots", "all", "--out", str(kept))
    before = kept.read_text("utf-8")
    record = yaml.safe_load(before)

    assert output.startswith("0: ")
    assert ["ruleset", "seats", "deal", "actions"] == [*record]
    assert ("mine", {"seed": 5}) == (record["ruleset"], record["deal"])
    net = output.splitlines()[-2]
    assert net in said("replay", str(kept))
    assert said("check", str(kept)).startswith("0: ")
    assert f"{kept} is there already; choose another name" in said(*deal, "--out", str(kept))
    assert "is no folder; make it first" in said(*deal, "--out", "nowhere/kept.yaml")
    assert before == kept.read_text("utf-8")
    left = tmp_path / "left.yaml"
    CliRunner().invoke(main, [*deal, "--out", str(left)], input="place king\nquit\n")
    assert "You place king" == yaml.safe_load(left.read_text("utf-8"))["actions"][0]


def command_of(output: str) -> list[str]:
    """Return the arguments of the command by which what was played says that it is played again."""
    return output.splitlines()[-1].partition("play it again with: poch ")[2].split()


@pytest.mark.usefixtures("mine")
def test_a_kept_deal_names_the_command_that_plays_it_again(tmp_path: Path) -> None:
    """It finds a text in its folder or in one of the text's name there; elsewhere the command names it."""
    deal = ("play", "mine", "--seats", "3", "--seed", "5", "--bots", "all", "--out")
    (tmp_path / "far").mkdir()
    for kept, option in (("here.yaml", ""), ("far/kept.yaml", "--ruleset mine")):
        again = command_of(said(*deal, kept))

        assert ["replay", kept, *option.split()] == again
        assert said(*again).startswith("0: ")
    assert said("check", "here.yaml").startswith("0: ")
    assert "One of your own lies in the folder of the hand, around it, or in a folder mine" in said(
        "replay", "far/kept.yaml"
    )


@pytest.mark.usefixtures("mine")
def test_python_finds_a_text_of_ones_own_by_a_path_alone() -> None:
    """A text is an id, because what a record names must open no file."""
    assert "mine" == poch.find(Path("mine")).id
    assert poch.find(Path("mine/ruleset.yaml")) is poch.find(Path("mine").absolute())
    with pytest.raises(ValueError, match=r"there is no ruleset '\./mine'"):
        poch.find("./mine")
