"""Another program's site is compared with ours by all but its name."""

from pathlib import Path

from tools.browser.offline import mark
from tools.release.compared import differences, digests
from tools.release.portability import without_names

PAGE = '<head>{mark}<meta name="generator" content="{name}"></head>{words}'


def built(folder: Path, name: str, edition: str, words: str) -> Path:
    """Write a site of a page, and of a script that names its edition."""
    folder.mkdir()
    page = PAGE.format(mark=mark(edition, "0"), name=name, words=words)
    (folder / "index.html").write_text(page)
    (folder / "offline.js").write_text(f'{{"edition":"{edition}"}}')
    return folder


def test_only_names_may_differ(tmp_path: Path) -> None:
    """Two sites are the same but for who built them, until a word differs."""
    base = built(tmp_path / "one", "mkdocs-1.6.1", "0123456789abcdef", "Poch")
    two = built(tmp_path / "two", "mkdocs-ProperDocs", "fedcba9876543210", "Poch")
    three = built(tmp_path / "three", "mkdocs-1.6.1", "0123456789abcdef", "Bog")
    first, second, third = (digests(site, without_names(site)) for site in (base, two, three))

    assert [] == [*differences(first, second)]
    assert ["index.html: it is not the same in both"] == [*differences(first, third)]
