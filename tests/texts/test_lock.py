"""The lock: nothing that may be cited changes or goes without a word."""

import json
import re
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from poch.commands.cli import main
from poch.texts.library import document, ids, lock, retired_ids
from poch.texts.lock import cited_content, digest, slips, stamps

ROOT = Path(__file__).resolve().parents[2]
SLUG = "poch-noris"


def poch(*arguments: str) -> Result:
    """Run the command."""
    return CliRunner().invoke(main, arguments)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with one ruleset, which is locked as a first version."""
    (tmp_path / SLUG).mkdir()
    text = (ROOT / "variants" / SLUG / "ruleset.yaml").read_text("utf-8")
    text = re.sub(r"(?m)^changes:\n(?:  .*\n)+|^    version: \d+\n", "", text)
    text = re.sub(r"(?m)^version: \d+$", "version: 1", text)
    (tmp_path / SLUG / "ruleset.yaml").write_text(text, "utf-8")
    shutil.copy(ROOT / "variants" / "bibliography.yaml", tmp_path)
    assert 0 == poch("lock", str(tmp_path)).exit_code
    return tmp_path


def edited(folder: Path, *changes: tuple[str, str]) -> Path:
    """Change a ruleset's text."""
    file = folder / SLUG / "ruleset.yaml"
    text = file.read_text("utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    file.write_text(text, "utf-8")
    return file


def clause_of(folder: Path) -> str:
    """Return the first clause's id."""
    text = (folder / SLUG / "ruleset.yaml").read_text("utf-8")
    return text.partition("- id: ")[2].partition("\n")[0]


@pytest.mark.parametrize("slug", ids())
def test_what_we_publish_keeps_to_the_lock(slug: str) -> None:
    """Every text stands locked as it is: what changed has a new version, and `poch lock` was run."""
    assert slug in lock()
    assert [] == [str(slip.complaint) for slip in slips(document(slug), lock(), retired_ids())]


def test_a_hash_can_be_had_elsewhere() -> None:
    """It is the beginning of the SHA-256 of canonical JSON: `printf '{"a":"ü"}' | sha256sum`."""
    assert "fd6218230027" == digest({"a": "ü"})


def test_what_a_clause_says_is_told_from_how_it_is_written() -> None:
    """A new line in a text or a better reason changes nothing; a new value does."""
    clause = {"id": "a", "topic": "vie", "status": "stated", "text": "One chip.", "sets": {"x": 1}}

    assert cited_content(clause) == cited_content(
        clause | {"text": "One\n  chip.", "note": "new", "topic": "deal"}
    )
    assert cited_content(clause) != cited_content(clause | {"sets": {"x": 2}})


def test_a_text_does_not_change_under_its_version(folder: Path) -> None:
    """The check names the place and what to do, and nothing is locked before it is done."""
    name = clause_of(folder)
    file = edited(folder, ("text: ", "text: Truly, "))
    checked, refused = poch("check", str(folder)), poch("lock", str(folder))

    assert (1, 1) == (checked.exit_code, refused.exit_code)
    assert f"{name}.version: what the clause says changed since version 1" in checked.stderr
    assert f"{file}:4:1: version: the title, the source or a clause changed" in checked.stderr
    assert "write version: 2, then run: poch lock" in refused.stderr


def test_a_new_version_is_locked_beside_the_old(folder: Path) -> None:
    """With its version raised the change is locked, and the old hash stays known."""
    name = clause_of(folder)
    topic = "    topic: "
    edited(folder, ("text: ", "text: Truly, "), ("version: 1", "version: 2"))
    edited(folder, (topic, f"    version: 2\n{topic}"))

    says = poch("check", str(folder)).stderr

    assert f"{name}.version: version 2 is not locked yet" in says
    assert "changes: nothing of version 2; write below it 2: with the day" in says
    edited(
        folder,
        ("clauses:", 'changes: {2: {day: "2027-01-31", says: It is more certain.}}\nclauses:'),
    )
    assert 0 == poch("lock", str(folder)).exit_code
    assert 0 == poch("check", str(folder)).exit_code
    entry = json.loads((folder / "clauses.lock.json").read_text())[SLUG][name]
    assert re.fullmatch(r"[0-9a-f]{12} [0-9a-f]{12}@2", entry)


def test_only_later_versions_have_changes(folder: Path) -> None:
    """What a version changed is told of versions that there are, in words."""
    edited(folder, ("clauses:", "changes: {2: 5}\nclauses:"))
    says = poch("check", str(folder)).stderr

    assert "changes.2: is no later version of this text; write 2:" in says
    assert "changes.2: is a whole number; write day, says below it" in says


def test_an_id_does_not_vanish(folder: Path) -> None:
    """What was locked under an id stands, or stands among the retired ones."""
    name = clause_of(folder)
    edited(folder, (f"id: {name}", f"id: {name}-again"))
    gone = f"{name}: the clause is gone, and may be cited"

    assert gone in poch("check", str(folder)).stderr
    (folder / "retired.yaml").write_text(json.dumps({f"{SLUG}/{name}": {"because": "Renamed."}}))
    assert gone not in poch("check", str(folder)).stderr


def test_a_retired_id_leads_to_one_that_stands(folder: Path) -> None:
    """An id that still stands is not retired, and its successor is there."""
    name = clause_of(folder)
    entries = {f"{SLUG}/{name}": {"now": f"{SLUG}/{name}x"}, f"{SLUG}/gone": {}}
    (folder / "retired.yaml").write_text(json.dumps(entries))
    errors = poch("check", str(folder / "retired.yaml")).stderr

    assert f"{SLUG}/{name}: is still in its ruleset; take it out here" in errors
    assert f"there is no clause {SLUG}/{name}x; did you mean {SLUG}/{name}?" in errors
    assert f"{SLUG}/gone: says nothing" in errors


def test_a_retired_crux_is_no_longer_asked(folder: Path) -> None:
    """A crux that is still asked is not retired; one that is gone leads to a clause."""
    name, crux = next(
        (clause["id"], clause["crux"]["id"])
        for clause in document(SLUG)["clauses"]
        if "crux" in clause
    )
    entries = {f"{SLUG}?{crux}": {"now": f"{SLUG}/{name}"}, f"{SLUG}?gone": {"now": f"{SLUG}/x"}}
    (folder / "retired.yaml").write_text(json.dumps(entries))
    errors = poch("check", str(folder / "retired.yaml")).stderr

    assert f"{SLUG}?{crux}: is still in its ruleset; take it out here" in errors
    assert f"there is no clause {SLUG}/x" in errors
    assert f"{SLUG}?gone: is still" not in errors


def test_the_folder_of_one_ruleset_is_not_locked(tmp_path: Path) -> None:
    """Nothing is written there."""
    (tmp_path / "ruleset.yaml").write_text("id: own\n", "utf-8")
    done = CliRunner().invoke(main, ["lock", str(tmp_path)])

    assert 1 == done.exit_code
    assert "this is the folder of one ruleset; name the folder around it" in done.stderr
    assert ["ruleset.yaml"] == [path.name for path in tmp_path.iterdir()]


def test_the_order_of_names_makes_no_other_hash() -> None:
    """Numbers of seats are names in JSON, and maps have no order."""
    clause = {"id": "a", "topic": "vie", "status": "stated", "text": "x"}
    ruleset = {"title": "T", "source": {}, "clauses": [clause | {"sets": {"x": {3: 1, 4: 2}}}]}
    other = {"title": "T", "source": {}, "clauses": [clause | {"sets": {"x": {"4": 2, "3": 1}}}]}

    assert stamps(ruleset) == stamps(other)
