"""While the site is served, an edited text is read again, and its hands are played again if they must be."""

import shutil
from pathlib import Path

import pytest
from mkdocs.config import load_config

from tools.site import ROOT
from tools.site.build import following
from tools.site.build.following import SiteFollower, reload_source, times
from tools.site.edition.edition import Source
from tools.site.hands.replays import source_of

SLUG = "poch-1857-pierer"


@pytest.fixture(scope="module")
def source() -> Source:
    """Return a text as it stands, its hands replayed."""
    return source_of(ROOT / "variants" / SLUG / "ruleset.yaml")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a copy of its file, hands beside it."""
    return shutil.copytree(ROOT / "variants" / SLUG, tmp_path / SLUG) / "ruleset.yaml"


def edited(file: Path, before: str, after: str) -> Path:
    """Change the first place where something stands."""
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after, 1), encoding="utf-8")
    return file


def test_other_words_need_no_replay(source: Source, file: Path) -> None:
    """The hands stay those that were replayed, and the text is as it was edited."""
    reloaded = reload_source(source, edited(file, "text: ", "text: Now and then, "))

    assert source.hands is reloaded.hands
    assert source.clauses[0]["text"] != reloaded.clauses[0]["text"]
    assert file.read_text(encoding="utf-8") == reloaded.text


def test_other_rules_are_played(source: Source, file: Path) -> None:
    """Where a clause sets something else, the hands are replayed."""
    reloaded = reload_source(source, edited(file, "board.shape: slats", "board.shape: round"))

    assert "slats" == source.hands[0].trace["board"]["shape"]
    assert "round" == reloaded.hands[0].trace["board"]["shape"]


def test_an_edited_tour_is_built_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the texts nor the other pages wait for it, and only once."""
    built: list[object] = []
    whole: list[str] = []
    monkeypatch.setattr(following, "build_changed", built.append)
    follower = SiteFollower.__new__(SiteFollower)
    config = load_config(str(ROOT / "mkdocs.yml"))
    follower.config, follower.whole, follower.rest, follower.ready = (
        config,
        lambda: whole.append("whole"),
        None,
        None,
    )
    tour = ROOT / "docs" / "tours" / "how-a-hand-goes.md"
    follower.seen = {**times(), tour: 0}
    follower()
    assert ([config], []) == (built, whole)
    follower()
    assert ([config], ["whole"]) == (built, whole)
