"""While the site is served: readers see what there is, also while it is built anew."""

import os
import socket
from pathlib import Path
from threading import Event, Thread
from urllib.request import urlopen

import pytest

from tools.browser import offline
from tools.site.build import policy, serving
from tools.site.build.serving import Server

PAGE = "<head>{}{}</head><body>As it was</body>"


def test_a_page_is_shown_at_once_and_runs_the_script_of_the_server(tmp_path: Path) -> None:
    """It waits for no build, and has neither policy nor edition of the built site; a part of a page stays as it is."""
    marks = offline.mark("edition", "scripts"), policy.META.format("default-src 'none'")
    (tmp_path / "index.html").write_text(PAGE.format(*marks))
    (tmp_path / "part.html").write_text("<p>What a script fetches</p>")
    begun, done = Event(), Event()

    def build() -> None:
        begun.set()
        done.wait(10)

    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    server = Server(build, "127.0.0.1", port, str(tmp_path))
    server.watch(str(tmp_path))
    Thread(target=server.follow, args=(build,), kwargs={"stale": True}, daemon=True).start()
    assert begun.wait(10)
    with urlopen(f"http://127.0.0.1:{port}/") as answer:
        text = answer.read().decode()
    with urlopen(f"http://127.0.0.1:{port}/part.html") as answer:
        part = answer.read()
    done.set()
    server.shutdown()

    assert text.startswith("<head></head><body>As it was<script>")
    assert "livereload" in text
    assert b"<p>What a script fetches</p>" == part


def test_a_site_is_stale_when_something_was_edited_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What Python keeps beside its modules is nothing that is edited."""
    worker, page = tmp_path / "site" / offline.WORKER, tmp_path / "docs" / "a.md"
    cache = page.parent / "__pycache__" / "a.pyc"
    for file, time in ((worker, 2), (page, 1), (cache, 3)):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
        os.utime(file, (time, time))
    monkeypatch.setattr(serving, "ROOT", tmp_path)
    monkeypatch.setattr(serving, "SITE", worker.parent)
    before = serving.is_stale()
    os.utime(page, (3, 3))

    assert not before
    assert serving.is_stale()
