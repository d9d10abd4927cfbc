"""The command: what it prints where, and how it ends."""

import json
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from click.testing import CliRunner, Result

from poch.commands.cli import main
from poch.commands.common import console
from poch.commands.output import Printer
from poch.commands.speaking import LANGUAGES, speaker
from poch.game.cards import ALL
from poch.texts.library import document, ids, playable
from poch.texts.ruleset_shape import GAMES
from poch.words import TAGS

ROOT = Path(__file__).resolve().parents[2]
HAND = str(ROOT / "variants" / "poch-modern-pagat" / "hands" / "three-nines.yaml")
SHORT = ["play", "poch-modern-pagat", "--seats", "3", "--seed", "17"]


def run(*arguments: str, typed: str = "") -> Result:
    """Run the command."""
    return CliRunner().invoke(main, arguments, input=typed)


def valid(schema: str, data: Any) -> bool:
    """Tell whether data keeps to a published schema; the error says where it does not."""
    text = (ROOT / "docs" / "schemas" / f"{schema}.json").read_text(encoding="utf-8")
    jsonschema_rs.Draft202012Validator(json.loads(text)).validate(data)
    return True


def test_list_names_every_ruleset() -> None:
    """Each ruleset is there with seats and evidence, as JSON too."""
    listed = json.loads(run("list", "--json").stdout)

    assert set(ids()) == {ruleset["id"] for ruleset in listed}
    assert {
        "id",
        "game",
        "title",
        "year",
        "seats",
        "playable",
        "seen",
        "clauses",
        "borrowed",
    } == set(listed[0])
    assert all(name in run("list").stdout for name in ids())


@pytest.mark.usefixtures("wide")
def test_list_says_how_far_the_text_itself_was_seen() -> None:
    """Of 1844 only a report was seen; what is borrowed from 1857 is counted apart."""
    listed = {ruleset["id"]: ruleset for ruleset in json.loads(run("list", "--json").stdout)}
    ruleset = listed["poch-1844-pierer"]

    assert ("report", ["pierer-1857"]) == (ruleset["seen"], [*ruleset["borrowed"]])
    assert {} == listed["poch-1908-meyer"]["borrowed"]
    borrowed = (
        f"report; {ruleset['borrowed']['pierer-1857']} of {ruleset['clauses']} clauses borrowed"
    )
    assert borrowed in run("list").stdout


def test_show_prints_each_clause() -> None:
    """A clause comes with its standing and its text."""
    shown = run("show", "poch-1853-alvensleben").stdout

    assert (
        "vie.opening (reported, Pochen (19th century) / Part 2 – Pochen)\n"
        "    The player who knocks stakes one chip or more.\n" in shown
    )


def test_show_prints_the_crux_of_a_clause_and_its_note() -> None:
    """With its id, its kind and its question, the passage, and each reading with reason and witnesses."""
    shown = " ".join(run("show", "poch-1853-alvensleben").stdout.split())
    other = ("--reading", "sequence=top-card")

    assert "takes the sequence. Note: The report labels the row seven, eight, nine" in shown
    assert "Crux sequence (contradiction): Is the sequence the best run of any suit" in shown
    assert "The passage: The row is named for seven, eight and nine" in shown
    assert re.search(
        "- longest-then-top [(]adopted[)]: The .* Witnesses: poch-1857-pierer[.]", shown
    )
    assert "- top-card (chosen): " in run("show", "poch-1853-alvensleben", *other).stdout


def test_show_names_the_crux_of_another_clause_that_leaves_a_clause_unsettled() -> None:
    """One that the clause itself raises stands there anyhow, and a house variation is no doubt."""
    shown = " ".join(run("show", "poch-1853-alvensleben").stdout.split())
    doubt = "Not settled, by crux sequence: melding.run.least; contradiction; adopted reading"

    assert 1 == shown.count("Not settled, by crux sequence: melding.run.least")
    assert re.search(f"meld.run-least [(]supplied, not reported[)] [^()]* {doubt}", shown)
    assert "Not settled, by crux sequence: melding.run.best-by" not in shown


def test_show_has_reason_note_and_crux_of_each_clause_in_json() -> None:
    """Null where a clause has none."""
    shown = json.loads(run("show", "poch-1853-alvensleben", "--json").stdout)
    clauses = {clause["id"]: clause for clause in shown["clauses"]}
    keys = ("because", "note", "crux")

    assert [None, "sequence"] == [clauses["meld.sequence"][key] for key in keys[::2]]
    assert clauses["meld.sequence"]["note"].startswith("The report labels the row")
    assert [None] * 3 == [clauses["vie.opening"][key] for key in keys]
    assert {*filter(None, (clause["crux"] for clause in shown["clauses"]))} == {*shown["cruxes"]}


def test_show_rules_gives_each_leaf_its_clause() -> None:
    """The JSON has the value of every leaf and the clause it comes from, under the reading."""
    options = ("--rules", "--json", "--reading", "fold-out=unseen")
    shown = json.loads(run("show", "poch-1853-alvensleben", *options).stdout)

    rule = shown["rules"]["vying.fold-out"]
    assert ("unseen", "vie.fold-out") == (rule["value"], rule["clause"])
    assert ["unreported"] == rule["standing"]
    assert ["unseen", {"shows": "shows-a-set"}] == [
        *map(rule["doubts"][0].get, ("reading", "others"))
    ]
    assert "shows" == shown["cruxes"]["fold-out"]["adopted"]
    assert "vying.fold-out" in run("show", "poch-1853-alvensleben", "--rules").stdout


def test_check_counts_what_is_in_order() -> None:
    """A folder is searched for rulesets and hands."""
    done = run("check", str(ROOT / "variants" / "poque-1789"))

    assert (0, "") == (done.exit_code, done.stderr)
    assert " files are in order\n" in done.stdout


def test_a_file_that_is_named_twice_is_checked_once() -> None:
    """However it is named: what is wrong with it is said once."""
    file = ROOT / "tests" / "bad" / "several-at-once.yaml"
    once, twice = (
        run("check", str(file)),
        run("check", str(file), str(file.parent / "." / ".." / "bad" / file.name)),
    )

    assert once.stderr == twice.stderr


def test_check_tells_every_complaint_on_stderr() -> None:
    """What is not in order goes to stderr, and as JSON to stdout; the command ends with 1."""
    file = str(ROOT / "tests" / "bad" / "several-at-once.yaml")
    plain, as_json = run("check", file), run("check", file, "--json")

    assert (1, "") == (plain.exit_code, plain.stdout)
    assert plain.stderr.splitlines() == json.loads(as_json.stdout)["complaints"]
    assert 1 == as_json.exit_code


def test_check_says_where_nothing_is_found_and_what_a_hand_lacks(tmp_path: Path) -> None:
    """A folder without any text is no folder in order; a file without a map is a hand where these are kept."""
    nothing = run("check", str(tmp_path))
    (tmp_path / "hands").mkdir()
    (tmp_path / "hands" / "cut-off.yaml").write_text("", "utf-8")
    empty = run("check", str(tmp_path))

    assert (1, "") == (nothing.exit_code, nothing.stdout)
    assert nothing.stderr.startswith(f"{tmp_path}: no ruleset.yaml is in it, nor hands/*.yaml; ")
    assert empty.stderr.endswith(
        "/cut-off.yaml:1:1: hand: this is no map; begin with ruleset:, seats: and deal:\n"
    )


def test_cover_counts_every_ruleset() -> None:
    """All clauses and all leaves are accounted for, in the table and in the JSON."""
    table = run("cover")
    coverage = json.loads(run("cover", "--json").stdout)

    assert (0, "") == (table.exit_code, table.stderr)
    assert set(ids()) == set(coverage["rulesets"])
    assert [] == coverage["open"]
    assert coverage["clauses"]["total"] == coverage["clauses"]["accounted"]
    assert coverage["leaves"]["total"] == coverage["leaves"]["cited"]


def test_cover_tells_what_shows_each_clause() -> None:
    """Each clause has what it sets and the hands that show it, and each leaf its clause."""
    coverage = json.loads(run("cover", "poch-philos", "--json").stdout)
    shown = " ".join(run("cover", "poch-philos").stdout.split())

    assert {"only-with-a-set": 33} == coverage["each-clause"]["vie.entry"]["hands"]
    assert ["vie.entry"] == coverage["each-leaf"]["vying.entry"]
    assert "vying.entry (a-set): a-set" in shown
    assert "turn-up.kept no-rule: restates" in shown


def test_cover_fails_where_no_shipped_hand_shows_a_clause(monkeypatch: pytest.MonkeyPatch) -> None:
    """The complaint names the place of the clause in its file."""
    monkeypatch.setattr("poch.commands.cover.hands", lambda _: [])
    monkeypatch.chdir(ROOT)
    done = run("cover", "poch-philos")
    file = "variants/poch-philos/ruleset.yaml:"

    assert 1 == done.exit_code
    assert all(line.startswith(file) for line in done.stderr.splitlines())
    assert ": pack.size: only a-pass-is-not-final shows it; write a hand that does" in done.stderr


@pytest.fixture
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    """Print tables in which no cell is broken into lines."""
    monkeypatch.setattr("poch.commands.common.console.width", 500)


def summed(counts: Any) -> list[int]:
    """Return the counts of a degree, by verdict where it has any."""
    return [*counts.values()] if isinstance(counts, dict) else [counts]


@pytest.mark.usefixtures("wide")
def test_compare_tells_what_differs_and_who_speaks() -> None:
    """Both clauses stand beside each other; a silence is told as one, with our value in brackets."""
    printed = " ".join(run("compare", "poch-1908-meyer", "poch-1853-alvensleben").stdout.split())
    comparison = json.loads(
        run("compare", "poch-1908-meyer", "poch-1853-alvensleben", "--json").stdout
    )
    rows = {row["leaf"]: row for row in comparison["each"]}

    assert "on which they can be compared" in printed
    assert (
        "shedding.leader the text is silent forehand (reported, Pochen (19th century) / Part 3 – Shedding)"
        in printed
    )
    assert "Different, as reported players.number players.number" in printed
    assert ("reported", "differ") == (rows["seats"]["degree"], rows["seats"]["verdict"])
    assert ("only-one", "") == tuple(rows["shedding.leader"][key] for key in ("degree", "verdict"))
    assert ("poch-1908-meyer", "poch-1853-alvensleben") == (comparison["a"], comparison["b"])
    assert rows["shedding.play"]["a"] is None
    assert {"value": "suit-tricks", "clause": "shed.play"} == rows["shedding.play"]["b"]
    assert ["unsettled"] == rows["shedding.play"]["standing"]["b"]
    (doubt,) = rows["melding.run.best-by"]["doubts"]["b"]
    assert ("sequence", "contradiction") == (doubt["crux"], doubt["kind"])
    assert {
        "top-card": ["top"],
        "seven-eight-nine": None,
        "seven-eight-nine-any-suit": None,
    } == doubt["others"]
    counts = [count for each in comparison["counts"].values() for count in summed(each)]
    assert comparison["rows"] == len(rows) == sum(counts)


@pytest.mark.usefixtures("wide")
def test_an_unsettled_rule_is_told_with_its_readings() -> None:
    """In the terminal too: the kind of doubt, the adopted reading and the others stand by the value."""
    doubt = (
        "unsettled; contradiction; adopted reading “longest then top”, "
        "not “top card” (top), “seven eight nine” (no such rule) "
        "or “seven eight nine any suit” (no such rule)"
    )
    rules = " ".join(run("show", "poch-1853-alvensleben", "--rules").stdout.split())
    compared = run("compare", "poch-1908-meyer", "poch-1853-alvensleben").stdout

    assert f'["length", "top"] meld.sequence {doubt}' in rules
    assert f"{doubt} [length, then top]" in " ".join(compared.split())


@pytest.mark.usefixtures("wide")
def test_a_borrowed_rule_is_told_with_its_lender() -> None:
    """What the text of 1844 does not say itself is not shown as if it did."""
    printed = " ".join(run("compare", "poch-1844-pierer", "poch-1857-pierer").stdout.split())

    assert "There is no rule on which both texts say anything." in printed
    assert "borrowed from pierer-1857 [german] german (stated" in printed
    assert "Taken from the other pack.suits pack.suits" in printed


def test_compare_says_which_siglum_is_whose_and_what_holds_for_more_players() -> None:
    """Later lines name a text by its siglum alone, and a value for some numbers of players names them."""
    printed = run("compare", "poque-1789", "poch-1853-alvensleben").stdout

    assert "\nA89 Le Poque (Académie universelle des jeux, 1789): " in printed
    assert "\nA53 Pochen (Alvensleben, 1853): " in printed
    assert (
        "Pack: in 1789, 32 cards for three or four players and 36 cards for five or six players; in 1853, 52 cards"
        in printed
    )


def test_compare_says_that_a_ruleset_is_the_same() -> None:
    """A ruleset beside itself differs in nothing, unless another reading is chosen for one side."""
    twice = ("compare", "poch-1853-alvensleben", "poch-1853-alvensleben")
    other = json.loads(run(*twice, "--reading-b", "third-part=stops", "--json").stdout)

    assert "is the same on both sides; no rule differs" in run(*twice).stdout
    assert 0 == json.loads(run(*twice, "--json").stdout)["differ"]
    assert {"third-part": "stops"} == other["readings"]["b"]
    row = next(row for row in other["each"] if row["leaf"] == "shedding.play")
    assert ("as-read", "differ", True) == (row["degree"], row["verdict"], row["turns"])
    assert ["suit-tricks", "next-higher-by-holder"] == [row[side]["value"] for side in "ab"]


def test_compare_has_no_summary_of_two_games() -> None:
    """It says so as the page does, and tells every rule all the same."""
    two = ("compare", "poch-family-hearts", "pope-joan-hoyle")
    printed, data = run(*two).stdout, json.loads(run(*two, "--json").stdout)

    assert "of different games, so there is no summary of them" in printed
    assert "on which they can be compared" not in printed
    assert "different games" in data["head"].pop("summary")
    assert not any(data["head"].values())
    assert len(data["each"]) == data["rows"] > 0


def test_odds_name_a_game_of_which_no_ruleset_can_be_played() -> None:
    """The number of seats is not to blame."""
    for game in GAMES:
        if not playable(game):
            says = f"no ruleset of {game} can be played; choose another game\n"
            assert says == run("odds", "--game", game).stderr


def test_compare_names_the_nearest_ruleset() -> None:
    """A name that is not known is told with the one it may stand for."""
    done = run("compare", "poch-1853-alvensleben", "poch-1908-mayer")

    assert (1, "") == (done.exit_code, done.stdout)
    assert "did you mean poch-1908-meyer?" in done.stderr


def test_replay_tells_a_hand() -> None:
    """Every step has its number, its sentence and its clause; the JSON keeps to the schema."""
    printed = run("replay", HAND).stdout
    trace = json.loads(run("replay", HAND, "--json").stdout)

    assert valid("trace-3", trace)
    assert f" {len(trace['steps'])} " in printed
    assert "vie.opening" in printed


def test_replay_by_another_ruleset_ends_where_the_actions_no_longer_fit() -> None:
    """Under other rules nothing is expected of a hand, and it stops with a sentence."""
    done = run("replay", HAND, "--reading", "holding-back=may-hold-back")

    assert 0 == done.exit_code
    assert "The recorded actions no longer fit here. " in done.stdout


def test_replay_fails_where_an_expectation_is_not_met(tmp_path: Path) -> None:
    """The trace is told all the same, and what is missed goes to stderr."""
    hand = tmp_path / "hand.yaml"
    text = Path(HAND).read_text(encoding="utf-8")
    hand.write_text(text.replace("winner: Boris", "winner: Anja"), encoding="utf-8")
    done = run("replay", str(hand))

    assert 1 == done.exit_code
    assert "expect.winner: the hand gives " in done.stderr
    assert "layout" in done.stdout


def test_a_hand_is_played_by_typing() -> None:
    """Answers are taken, others are refused with what is open, and clauses are told."""
    done = run(*SHORT, typed="why\nfly\nk 0\nfold\nwhy 19\n2c\nKs\nundo\nhelp\nall\ntable\nq\n")

    for said in (
        "vie.opening (reported-mt, Deuxième étape)",
        "'fly' is no action; the forms are: pass, fold",
        "You cannot knock 0 here; open to You: pass, knock 1 or more",
        "turn-up.card (",
        "You cannot play 2c here; open to You: play ",
        "You lead the king of spades.",
        "undo     take back your last answer",
        "Three sit down: you, B and C; three to six may play.",
        "The same deal again: poch play poch-modern-pagat --seats 3 --seed 17\n",
    ):
        assert said in " ".join(done.stdout.split()) or said in done.stdout
    assert (0, "") == (done.exit_code, done.stderr)


def test_players_of_another_strength_are_told_by_and_hint() -> None:
    """A hint names an answer and its clause, and a player says by what habit it plays."""
    done = run(*SHORT, "--strength", "counting", typed="hint\nreason\nreason 1\npass\nreason\nq\n")
    printed = " ".join(done.stdout.split())

    assert (0, "") == (done.exit_code, done.stderr)
    assert ", by vie." in printed
    assert "and what others still stake; a loss costs" in printed
    assert "A counting player" in printed
    assert "No other seat has chosen anything there; look at another step." in printed
    assert "--seed 17 --strength counting" in printed


@pytest.mark.parametrize("word", ["why", "reason"])
@pytest.mark.parametrize("step", ["0", "99", "x"])
def test_the_steps_are_told_to_who_names_another(word: str, step: str) -> None:
    """The last is not answered for in its place."""
    printed = run(*SHORT, typed=f"{word} {step}\nq\n").stdout

    assert re.search(rf"Write {word} and the number of a step, from 1 to [0-9]+\.\n", printed)


def test_the_terminal_hides_what_the_seat_cannot_see() -> None:
    """The cards of the others are counted, and told only when they are played."""
    done = run(*SHORT, typed="all\nq\n")

    assert "B ten cards" in done.stdout
    assert "jack of hearts" not in done.stdout


@pytest.mark.parametrize("width", [60, 80, 120])
def test_lines_fit_into_the_terminal(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """No line that is printed is longer than that is wide."""
    monkeypatch.setattr(Printer, "is_terminal", property(lambda _: True))
    monkeypatch.setattr(Printer, "color_system", None)
    monkeypatch.setenv("COLUMNS", str(width + 1))  # rich leaves one out on some terminals
    monkeypatch.setattr(console, "width", width)
    printed = [run("replay", HAND).stdout, run("list").stdout, run("odds", "poque-1789").stdout]

    assert [] == [line for text in printed for line in text.splitlines() if len(line) > width]


def test_nothing_is_cut_where_there_is_no_terminal() -> None:
    """Each row is a line, so that a program that looks for a name finds it; no colours go there."""
    typed = "why\nf\n" + "\n".join(ALL * 3) + "\nall\nq\n"
    listed, replayed = run("list").stdout, run("replay", HAND).stdout
    printed = [listed, replayed, run(*SHORT, typed=typed).stdout, run("odds").stdout]
    trace = json.loads(run("replay", HAND, "--json").stdout)
    say = speaker(trace)

    assert [] == [text for text in printed if "\x1b" in text or "…" in text]
    assert [] == [name for name in ids() if document(name)["title"] not in listed]
    assert [] == [step["clause"] for step in trace["steps"] if say(step) not in replayed]


def test_bots_play_a_whole_hand_as_json() -> None:
    """With --bots all and --json there is one JSON document: the trace of the hand."""
    done = run(*SHORT, "--bots", "all", "--purse", "30", "--json")
    trace = json.loads(done.stdout)

    assert valid("trace-3", trace)
    assert ["A", "B", "C"] == trace["seats"]
    assert 0 == sum(trace["result"]["net"].values()) + sum(trace["result"]["pools"].values())


def test_a_game_typed_with_json_keeps_its_talk_to_stderr() -> None:
    """The talk goes to stderr, the one JSON document to stdout."""
    done = run(*SHORT, "--json", typed="pass\nq\n")

    assert valid("trace-3", json.loads(done.stdout))
    assert "You pass." in done.stderr


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        (("show", "poch-1853-alvenslebn"), 1, "did you mean poch-1853-alvensleben?"),
        (("show", "poque-1789", "--reading", "pass"), 1, "--reading pass: write CRUX=READING"),
        (("show", "poque-1789", "--reading", "pass=no"), 1, "no reading 'no' of pass; choose"),
        (("play", "poque-1789", "--seats", "12"), 1, "is for 3 to 6 seats; 12 are too many"),
        (("play", "poque-1789", "--seats", "0"), 2, "0 is not in the range x>=1"),
        (("play", "poque-1789", "--seed", "-1"), 1, "this is no seed; write a whole number"),
        (("play", "poque-1789", "--purse", "-1"), 2, "-1 is not in the range x>=0"),
        (("play", "poque-1789", "--strength", "great"), 2, "'great' is not one of 'random'"),
        (("play", "poque-1789", "--seed", "x"), 2, "'x' is no plain number; write it in figures"),
        (("play",), 2, "Missing argument 'RULESET'"),
        (("replay", "nowhere.yaml"), 1, "nowhere.yaml: No such file or directory; give the path"),
        (("replay", str(ROOT)), 1, "Is a directory; give the path of a YAML file"),
        (("check",), 2, "Missing argument 'FILES...'"),
        (("check", "nowhere.yaml"), 1, "No such file or directory; give the path of a YAML file"),
        (("frobnicate",), 2, "No such command 'frobnicate'"),
    ],
)
def test_what_is_wrong_goes_to_stderr(arguments: tuple[str, ...], status: int, said: str) -> None:
    """Wrong input ends with 1, wrong usage with 2; nothing is printed on stdout."""
    done = run(*arguments)

    assert (status, "") == (done.exit_code, done.stdout)
    assert said in done.stderr


@pytest.mark.parametrize("command", ["play", "odds", "survey", "effects"])
@pytest.mark.parametrize(("seats", "says"), [("2", "2 are too few"), ("99", "99 are too many")])
def test_a_table_is_refused_alike_by_all(command: str, seats: str, says: str) -> None:
    """More seats than there are letters, too: nobody has sat down yet, so no hand is named."""
    done = run(command, "poque-1789", "--seats", seats)

    assert (1, "") == (done.exit_code, done.stdout)
    assert f"poque-1789 is for 3 to 6 seats; {says}\n" == done.stderr


def test_the_end_of_input_ends_the_game() -> None:
    """Ctrl-D, or a script that ends, leaves the table and tells how to come back."""
    done = run(*SHORT, typed="pass\n")

    assert (0, "") == (done.exit_code, done.stderr)
    assert "The same deal again: " in done.stdout


def test_deal_follows_deal_until_the_session_ends() -> None:
    """With short purses some deal is the last, and the end of the session is told."""
    cards = [str(card) for card in ALL]
    done = run(*SHORT, "--purse", "12", typed="\n".join(["pass", "fold", *cards, ""] * 40))

    assert 0 == done.exit_code
    assert "the session is over." in done.stdout


def command(*arguments: str) -> subprocess.Popen[str]:
    """Start the command as a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "poch", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_an_interrupt_ends_the_game() -> None:
    """Ctrl-C leaves the table as the end of input does, without a traceback."""
    with command(*SHORT) as process:
        assert process.stdout
        while "You may" not in process.stdout.readline():
            pass
        process.send_signal(signal.SIGINT)
        said, errors = process.communicate(timeout=20)

    assert (0, "") == (process.returncode, errors)
    assert "The same deal again: " in said


def test_a_reader_who_has_enough_is_not_quarrelled_with() -> None:
    """When the other end of the pipe closes, nothing is said of it."""
    with command("show", "poque-1789") as process:
        assert process.stdout
        assert process.stderr
        assert process.stdout.readline().startswith("Le Poque")
        process.stdout.close()

        assert "" == process.stderr.read()


@pytest.mark.parametrize(
    ("language", "says"),
    [("de", "im Uhrzeigersinn"), ("fr", "L’enchère commence."), ("ja", "競りが始まる。")],
)
def test_a_hand_is_replayed_in_a_language(language: str, says: str) -> None:
    """Each step is said in it; an unknown language is refused with those that there are."""
    done = run("replay", HAND, "--language", language)

    assert (0, "") == (done.exit_code, done.stderr)
    assert says in done.stdout
    assert "'en', 'de', 'fr', 'ja'" in run("replay", HAND, "--language", "xx").stderr


def test_the_languages_of_commands_are_those_of_the_catalogues() -> None:
    """They are written down once more, since the catalogues are slow to import."""
    assert {*TAGS} == {*LANGUAGES}
