"""What is kept: it is used only where it is whole and of the same inputs, and nothing half done stays."""

from copy import deepcopy
from errno import ENOSPC
from os import strerror
from pathlib import Path

import pytest

from poch.commands.journal import Journal
from poch.texts import library
from poch.texts.files import DocumentError
from tools.browser import sheet
from tools.setup.running import run
from tools.site.output import fresh
from tools.site.output.files import Shelf
from tools.store import cache


def write(file: Path, text: str) -> None:
    """Write a file, as a command does."""
    with cache.failing("pages"):
        cache.write(file, text.encode())


def full(path: Path, data: bytes) -> int:
    """Stand for a disk that has room for the half of it."""
    with path.open("wb") as file:
        file.write(data[: len(data) // 2])
    raise OSError(ENOSPC, strerror(ENOSPC))


def build(folder: Path, mark: str, error: BaseException | None = None) -> None:
    """Build a folder, to its end or not."""
    with cache.replacing(folder, mark) as stage:
        (stage / "a").write_text(mark)
        if error:
            raise error


def test_what_was_made_is_kept_until_its_inputs_change(tmp_path: Path) -> None:
    """It is made once for each mark, and whatever it is, it comes back as it was."""
    made: list[str] = []

    def make() -> tuple[int, ...]:
        made.append("once more")
        return (len(made),)

    values = [
        cache.load_or_make(tmp_path / "build" / "a", mark, make) for mark in ("1", "1", "2", "2")
    ]

    assert [(1,), (1,), (2,), (2,)] == values
    assert [tmp_path / "build" / "a"] == [*(tmp_path / "build").iterdir()]


@pytest.mark.parametrize("many", [0, 1, cache.DIGEST, -1])
def test_half_a_cache_is_made_anew(many: int, tmp_path: Path) -> None:
    """However much of it is there."""
    file = tmp_path / "a"
    cache.keep(file, "1", [1, 2, 3])
    file.write_bytes(file.read_bytes()[:many])

    assert cache.load_kept(file, "1") is None
    assert [4] == cache.load_or_make(file, "1", lambda: [4]) == cache.load_kept(file, "1")


def test_a_fingerprint_is_of_names_and_contents(tmp_path: Path) -> None:
    """And of the facts given with it; not of what Python keeps for itself."""
    every = [cache.fingerprint(tmp_path, ("**/*",), *facts) for facts in ((), ("1",), ("1", "2"))]
    (tmp_path / "a").write_text("text")
    every.append(cache.fingerprint(tmp_path, ("**/*",)))
    (tmp_path / "a").rename(tmp_path / "b")
    every.append(cache.fingerprint(tmp_path, ("**/*",)))
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "__pycache__" / "c").write_text("text")

    assert 5 == len({*every})
    assert every[-1] == cache.fingerprint(tmp_path, ("**/*", "b"))


def test_a_full_disk_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sentence names the file, and the next run works."""
    file = tmp_path / "a"
    write(file, "before")
    with monkeypatch.context() as disk:
        disk.setattr(Path, "write_bytes", full)
        with pytest.raises(SystemExit) as error:
            write(file, "after")
    left = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    write(file, "after")

    assert str(error.value).startswith(f"pages: {file}: No space left on device; ")
    assert {"a": b"before"} == left
    assert b"after" == file.read_bytes()


def test_an_interrupted_build_leaves_the_folder_that_was_there(tmp_path: Path) -> None:
    """Nothing lies beside it, and the next one takes its place."""
    folder = tmp_path / "built"
    build(folder, "1")
    with pytest.raises(KeyboardInterrupt):
        build(folder, "2", KeyboardInterrupt())
    before = (folder / "a").read_text(), cache.is_fresh(folder, "1"), cache.is_fresh(folder, "2")
    build(folder, "2")

    assert ("1", True, False) == before
    assert "2" == (folder / "a").read_text()
    assert cache.is_fresh(folder, "2")
    assert [folder] == [*tmp_path.iterdir()]


def test_two_builds_at_once_do_no_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where one ends while the other puts its folder in place; the later one is kept."""
    folder, rename = tmp_path / "built", Path.rename
    others = ["2"]

    def renamed(path: Path, target: Path) -> Path:
        if target == folder and others:
            build(folder, others.pop())
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", renamed)
    build(folder, "1")

    assert ("1", []) == ((folder / "a").read_text(), others)
    assert [folder] == [*tmp_path.iterdir()]


def test_a_folder_that_cannot_be_put_there_is_said(tmp_path: Path) -> None:
    """It is not tried for ever."""
    (tmp_path / "built").write_text("a file")
    with pytest.raises(SystemExit) as error, cache.failing("bundle"):  # noqa: SIM117 - one is left first
        with cache.replacing(tmp_path / "built" / "new", "1"):
            pass

    assert str(error.value).startswith(f"bundle: {tmp_path / 'built'}")


def test_a_text_that_is_wrong_ends_a_build_with_its_complaint() -> None:
    """Whoever edits a text while the site is built reads what to mend, and no traceback."""
    with pytest.raises(SystemExit) as error, cache.failing("pages"):
        raise DocumentError("variants/poch-philos/ruleset.yaml:4:1", "version: write a number")

    said = str(error.value)
    assert said.startswith("pages: variants/poch-philos/ruleset.yaml:4:1: version: write a number")
    assert said.endswith("mend that and run it again")


def test_pages_are_written_anew_where_their_cache_is_torn(tmp_path: Path) -> None:
    """As if there were none."""
    shelf = Shelf(tmp_path, ())
    shelf.put("docs/a.md", "text")
    now = fresh.state(tmp_path)
    fresh.note(tmp_path, now, shelf)
    before = fresh.count_unchanged(tmp_path, now)
    stamp = tmp_path / fresh.STAMP
    stamp.write_bytes(stamp.read_bytes()[:-9])

    assert (1, 0) == (before, fresh.count_unchanged(tmp_path, now))


def test_what_is_edited_while_pages_are_written_is_not_forgotten(tmp_path: Path) -> None:
    """The pages belong to the state that was read, not to that in which the run ended."""
    (tmp_path / "CHANGELOG.md").write_text("before")
    shelf, read = Shelf(tmp_path, ()), fresh.state(tmp_path)
    shelf.put("docs/a.md", "text")
    (tmp_path / "CHANGELOG.md").write_text("after")
    fresh.note(tmp_path, read, shelf)

    assert 0 == fresh.count_unchanged(tmp_path, fresh.state(tmp_path))


def test_what_another_run_writes_is_not_tidied_away(tmp_path: Path) -> None:
    """A file that it has begun has a name with a dot before it."""
    begun, stale = tmp_path / "docs" / "a" / ".b.md.1", tmp_path / "docs" / "c" / "d" / "e.md"
    for file in (begun, stale):
        cache.write(file, b"text")
    shelf = Shelf(tmp_path, ("docs/**/*",))
    shelf.tidy()

    assert [stale] == shelf.removed
    assert [begun.parent] == [*(tmp_path / "docs").iterdir()]
    assert begun.is_file()


def test_a_missing_tool_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """With what to do, and without a traceback."""
    with pytest.raises(SystemExit) as step:
        run("bundle: the step above failed", ("no-such-tool", "--version"))
    monkeypatch.setenv("PATH", "")
    with pytest.raises(ValueError, match=r"node is not here; README\.md lists what to install"):
        sheet.merge_sheets("", {})

    assert "no-such-tool is not here; README.md lists what to install\n" in str(step.value)


def test_a_journal_goes_on_behind_a_torn_line(tmp_path: Path) -> None:
    """Which stays where it is, and is no line of it."""
    file = tmp_path / "a.jsonl"
    Journal(file).add({"a": 1})
    with file.open("ab") as torn:
        torn.write(b'{"a":')
    Journal(file).add({"a": 2})

    assert [(1, {"a": 1}), (2, None), (3, {"a": 2})] == [*Journal(file).read()]


def test_a_ruleset_is_compiled_once_as_long_as_its_document_is_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Another document of the same id is another ruleset; and only so many are kept."""
    name, before = "poque-1789", library.document
    first, again = library.find(name), library.find(name, {})
    changed = {**deepcopy(dict(before(name))), "version": 99}
    monkeypatch.setattr(library, "document", lambda _: changed)
    other = library.find(name)
    monkeypatch.setattr(library, "MOST", len(library._rulesets))  # noqa: SLF001 - it is full now
    library.ruleset(deepcopy(changed))

    assert first is again
    assert 99 == other.version != first.version
    assert library.find(name) is not other
    assert library.find(name) is library.find(name)
