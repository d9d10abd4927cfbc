"""`poch new` begins a file that says what is missing, and that passes once that is filled in."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from click.testing import CliRunner

from poch.commands.cli import main
from poch.records.expect import find_unmet
from poch.records.record import replay_record
from poch.texts.compile import compile_ruleset
from poch.texts.document import load
from poch.texts.leaves import CLAIMS, SHARES, TOPICS
from poch.texts.library import document, find, hands, ids, playable
from poch.texts.ruleset_shape import GAMES

TO_THE_END = [name for name in playable() if document(name)["playable"] == "to-the-end"]
OF_GAMES = [name for name in TO_THE_END if document(name)["game"] != "poch"]
OF_A_POOL = re.compile(f"^({re.escape(CLAIMS)}|{re.escape(SHARES)}).+")
BLANK = "locus:\n    status:\n    text:\n    sets:\n"
HEAD = ("--title", "Poch: an example", "--siglum", "X00", "--folder")


def made(folder: Path, name: str = "example-1800", *more: str) -> str:
    """Begin a ruleset, and return what the command says."""
    done = CliRunner().invoke(main, ["new", name, *HEAD, str(folder), *more])
    return f"{done.exit_code}: {done.output}"


def checked(file: Path) -> list[str]:
    """Return the complaints about a file."""
    return CliRunner().invoke(main, ["check", str(file)]).output.splitlines()


@pytest.mark.parametrize(
    ("more", "absent"),
    [
        (("--part", "shedding", "--part", "settling"), {"meld", "vie"}),
        (("--part", "melding", "--game", "poch"), {"vie", "shed", "settle"}),
        (("--playable", "to-the-vying"), {"shed", "settle"}),
        ((), set()),
    ],
)
def test_only_the_parts_that_there_are_are_drafted(
    tmp_path: Path, more: tuple[str, ...], absent: set[str]
) -> None:
    """A text without melding has no blank for it, nor one known to the vying for what follows."""
    made(tmp_path, "example-1800", *more)
    clauses = load(tmp_path / "example-1800" / "ruleset.yaml").data["clauses"]

    assert {*TOPICS} - absent == {clause["topic"] for clause in clauses}


def test_a_new_ruleset_lacks_what_is_to_be_filled_in_and_nothing_else(tmp_path: Path) -> None:
    """Each blank is complained of where it stands; filled in, none is."""
    assert made(tmp_path).startswith("0: ")
    file = tmp_path / "example-1800" / "ruleset.yaml"
    text = file.read_text(encoding="utf-8")
    blanks = re.findall(r"^ *\w+:$", text.replace("clauses:\n", ""), re.MULTILINE)
    complaints = checked(file)

    assert (
        len(blanks) == len([line for line in complaints if "is empty" in line]) == len(complaints)
    )
    assert 4 * len(TOPICS) + 1 == len(blanks)

    for blank, value in (
        ("introduction:", "introduction: A text that was made up."),
        ("    locus:", "    locus: p. 12"),
        ("    status:", "    status: stated"),
        ("    text:", "    text: One may eat meanwhile."),
        ("    sets:", "    no-rule: etiquette"),
    ):
        text = text.replace(f"{blank}\n", f"{value}\n")
    file.write_text(text.replace("playable: to-the-end", "playable: never"), encoding="utf-8")
    assert ["1 file is in order"] == checked(file)


def settled(name: str) -> dict[str, dict[str, Any]]:
    """Return what a shipped ruleset settles, topic by topic, as clauses would set it."""
    ruleset = find(name, {})
    by_topic: dict[str, dict[str, Any]] = {topic: {} for topic in TOPICS}
    for leaf, by_seats in ruleset.leaves.items():
        topic = ruleset.clauses[next(iter(by_seats.values())).clause]["topic"]
        values = {seats: ruled.value for seats, ruled in by_seats.items()}
        by_topic[topic][leaf] = values.get(0, values)
    return by_topic


def filled(text: str, topic: str, sets: dict[str, Any]) -> str:
    """Return a new file with the clause of a topic filled in."""
    before, clause, after = text.partition(f"  - id: {topic}\n")
    rules = yaml.safe_dump(sets, default_flow_style=True, width=10_000).strip()
    values = f"locus: p. 12\n    status: stated\n    text: So it is.\n    sets: {rules}\n"
    assert BLANK in after
    return before + clause + after.replace(BLANK, values, 1)


@pytest.mark.parametrize("name", TO_THE_END)
def test_what_a_text_settles_fills_the_blanks_and_is_played_by(name: str, tmp_path: Path) -> None:
    """With the rules of a shipped source in it the file is in order, and its hands come out by it."""
    made(tmp_path, "example-1800")
    file = tmp_path / "example-1800" / "ruleset.yaml"
    text = file.read_text("utf-8").replace("introduction:\n", "introduction: It was made up.\n")
    explained = set(re.findall(r"^    # ([\w.-]+):", text, re.MULTILINE))
    for topic, sets in settled(name).items():
        text = filled(text, topic, sets)
        assert set() == {OF_A_POOL.sub(r"\1POOL", leaf) for leaf in sets} - explained
    file.write_text(text, "utf-8")
    begun = load(file).data
    records = [load(hand).data for hand in hands(name)]
    adopted = [record for record in records if "readings" not in record]

    assert ["1 file is in order"] == checked(file)
    assert adopted
    for record in adopted:
        replay = replay_record(record, lambda _, readings: compile_ruleset(begun, readings))
        assert () == find_unmet({**record, "shows": []}, replay)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("An Example", "An Example: is not a valid id"),
        ("../outside", "../outside: is not a valid id"),
        ("example-1800", "is there already; choose another name"),
    ],
)
def test_what_cannot_be_begun_is_said(tmp_path: Path, name: str, says: str) -> None:
    """A name that is none, or that is taken: one sentence, and nothing is written."""
    made(tmp_path)
    before = sorted(tmp_path.rglob("*"))

    output = made(tmp_path, name)
    assert output.startswith("1: ")
    assert says in output
    assert before == sorted(tmp_path.rglob("*"))


@pytest.mark.parametrize("name", [*OF_GAMES, "poque-1789", "poch-modern-pagat"])
def test_a_draft_of_a_game_has_a_place_for_what_each_text_of_it_settles(
    name: str, tmp_path: Path
) -> None:
    """With a value in each place, and what only some texts settle beside them, the text plays alike."""
    game = document(name)["game"]
    assert made(tmp_path, "example-1800", "--game", game).startswith("0: ")
    file = tmp_path / "example-1800" / "ruleset.yaml"
    text = file.read_text("utf-8").replace("introduction:\n", "introduction: It was made up.\n")
    text = re.sub(r"( +)locus:\n.*\n.*text:\n", r"\1status: stated\n\1text: So it is.\n", text)
    blank = [line for line in checked(file) if "is empty" not in line]
    rest = {}
    for leaf, value in {
        leaf: it for sets in settled(name).values() for leaf, it in sets.items()
    }.items():
        written = yaml.safe_dump({leaf: value}, default_flow_style=True, width=10_000).strip()[1:-1]
        if f"      {leaf}:\n" in text:
            text = text.replace(f"      {leaf}:\n", f"      {written}\n")
        else:
            rest[leaf] = value
            shown = re.escape(OF_A_POOL.sub(r"\1POOL", leaf))
            assert re.search(rf"^    # {shown}:", text, re.MULTILINE), leaf
    if rest:
        sets = yaml.safe_dump(rest, default_flow_style=True, width=10_000)
        text += f"\n  - id: rest\n    topic: deal\n    status: stated\n    text: So it is.\n    sets: {sets}"
    file.write_text(text, "utf-8")
    begun = load(file).data

    assert [] == blank
    assert ["1 file is in order"] == checked(file)
    for record in (load(hand).data for hand in hands(name)):
        if "readings" not in record:
            replay = replay_record(record, lambda _, readings: compile_ruleset(begun, readings))
            assert () == find_unmet({**record, "shows": []}, replay)


def test_a_draft_says_no_rule_of_any_text(tmp_path: Path) -> None:
    """Each clause has its blanks, and its id names the question, not the answer of a text."""
    for game in GAMES:
        made(tmp_path, game, "--game", game)
        clauses = load(tmp_path / game / "ruleset.yaml").data["clauses"]
        for clause in clauses:
            (leaf,) = clause["sets"]
            assert {None} == {clause[key] for key in ("locus", "status", "text")}
            assert clause["sets"][leaf] is None
            assert clause["id"].partition(".")[2] in {leaf, leaf.partition(".")[2]}


def test_what_is_left_blank_is_complained_of_with_what_to_write(tmp_path: Path) -> None:
    """Title and siglum may wait, and an empty place for a value says what may be in it."""
    done = CliRunner().invoke(
        main, ["new", "example", "--game", "newmarket", "--folder", str(tmp_path)]
    )
    file = tmp_path / "example" / "ruleset.yaml"
    text = file.read_text("utf-8")
    complaints = checked(file)
    text = re.sub(r"( +)locus:\n.*\n.*text:\n", r"\1status: stated\n\1text: So it is.\n", text)
    file.write_text(re.sub("^(siglum|title|introduction):", r"\1: It", text, flags=re.MULTILINE))

    assert 0 == done.exit_code
    assert [f"{file}:4:1: siglum: is empty and should be a text; write one"] == complaints[:1]
    assert 1 == len([line for line in complaints if "title:" in line])
    last = checked(file)
    assert text.count("    sets:\n") == len(last)
    assert last[0].endswith(" seats: is empty; write [least, most], such as [3, 6]")
    assert any(
        line.endswith("shedding.out: is empty; choose one of: at-once, after-the-run")
        for line in last
    )


def test_a_game_of_which_there_is_no_text_is_begun_too(tmp_path: Path) -> None:
    """It has a clause for each topic; a name that is nearly one of ours is taken for a slip."""
    output = made(tmp_path, "example-1800", "--game", "michigan")
    text = (tmp_path / "example-1800" / "ruleset.yaml").read_text("utf-8")

    assert output.endswith(
        "There is no text of michigan here, so it has one clause for each part of a game.\n"
    )
    assert "\ngame: michigan\n" in text
    assert len(TOPICS) == text.count("    sets:\n")
    slip = "1: newmarkt: there is no text of such a game here; did you mean newmarket? "
    assert made(tmp_path, "another", "--game", "newmarkt").startswith(slip)
    assert made(tmp_path, "another", "--game", "New Market").startswith(
        "1: New Market: is not a valid name of a game; "
    )
    assert [tmp_path / "example-1800"] == [*tmp_path.iterdir()]


@pytest.mark.parametrize("name", ["no", "null", "1789", "0765", "1e3", "on", "own"])
def test_a_name_stays_a_text_in_its_file(name: str, tmp_path: Path) -> None:
    """Also one that YAML would take for a number or for no text."""
    game = name if name != "own" else "poch"
    done = CliRunner().invoke(main, ["new", name, "--game", game, "--folder", str(tmp_path)])

    assert 0 == done.exit_code, done.output
    begun = load(tmp_path / name / "ruleset.yaml").data
    assert (name, game) == (begun["id"], begun["game"])


def test_every_text_here_is_of_a_game_that_is_known() -> None:
    """A text of your own may be of another; a slip in one of ours would set it apart."""
    assert {*GAMES} == {document(name)["game"] for name in ids()}


@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), KeyboardInterrupt()])
def test_no_folder_is_left_behind(
    error: BaseException, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the file cannot be written, and where somebody interrupts it."""

    def fails(*_: object) -> None:
        raise error

    monkeypatch.setattr("poch.commands.new.write", fails)
    assert made(tmp_path).startswith("1: ")
    assert [] == [*tmp_path.iterdir()]


def test_what_is_there_is_never_touched(tmp_path: Path) -> None:
    """A folder, be it empty, a file, a link that leads nowhere: each is there already."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("mine")
    (tmp_path / "link").symlink_to("nowhere")
    for name in ("folder", "file", "link"):
        assert "is there already; choose another name" in made(tmp_path, name)

    assert "is no folder; make it first" in made(tmp_path / "file", "name")
    assert "is too long for an id" in made(tmp_path, "a" * 300)
    assert [] == [*(tmp_path / "folder").iterdir()]
    assert "mine" == (tmp_path / "file").read_text()


def test_without_a_folder_of_rulesets_it_begins_right_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a copy of the repository it goes to variants, elsewhere to where you are."""
    monkeypatch.chdir(tmp_path)
    CliRunner().invoke(main, ["new", "here"])
    (tmp_path / "variants").mkdir()
    CliRunner().invoke(main, ["new", "there"])

    assert (tmp_path / "here" / "ruleset.yaml").is_file()
    assert (tmp_path / "variants" / "there" / "ruleset.yaml").is_file()
