"""The site as one archive."""

import os
import zipfile
from pathlib import Path

import pytest

from tools.release.zipped import FOLDER, zip_site


def test_an_archive_depends_on_the_files_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two archives of the same files have the same bytes, whenever those were written, and give them back."""
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1735689600")
    site = tmp_path / "site"
    (site / "play").mkdir(parents=True)
    (site / "play" / "index.html").write_text("a page")
    (site / "index.html").write_text("another page")
    zip_site(site, tmp_path / "first.zip")
    os.utime(site / "index.html", (0, 0))
    zip_site(site, tmp_path / "second.zip")

    assert (tmp_path / "first.zip").read_bytes() == (tmp_path / "second.zip").read_bytes()
    with zipfile.ZipFile(tmp_path / "first.zip") as archive:
        assert b"a page" == archive.read(f"{FOLDER}/play/index.html")
        assert {(2025, 1, 1, 0, 0, 0)} == {member.date_time for member in archive.infolist()}
