"""The pages' policy: what is not ours is not run. That ours is run, every other test shows."""

import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page

from tools.browser.offline import head_pages
from tools.site.build.policy import meta

POLICY = re.compile(r'<meta http-equiv="Content-Security-Policy" content="([^"]+)">')
ELEMENT = re.compile(r"<(?:link|script|img|iframe|source|embed|object|audio|video)\b[^>]*>")
NAMED = re.compile(r"""\b(?:src|href|srcset|data)=["']?([^"'\s>]+)""")
AHEAD = re.compile(r'<link[^>]*\brel="?(?:next|prev|prefetch|prerender|dns-prefetch|preconnect)\b')
"""What a browser may fetch before it is asked for: Firefox asks the policy, and complains."""
ABOUT = re.compile(r'<link[^>]*\brel="?(?:canonical|alternate|next|prev|license)\b')
"""Links that say something of a page, and at which nothing is fetched."""


def test_a_script_that_is_slipped_into_a_page_is_not_run(
    page: Page, address: str, complaints: list[str]
) -> None:
    """Neither a script in the page nor a style is taken from where it does not stand."""
    page.goto(address)
    page.evaluate(
        """() => {
            const script = document.createElement("script");
            script.textContent = "document.title = 'taken over'";
            const style = document.createElement("style");
            style.textContent = "main { display: none }";
            document.body.append(script, style);
        }"""
    )

    assert "taken over" != page.title()
    assert page.locator("main").is_visible()
    assert 2 == sum("Content Security Policy" in said for said in complaints)
    complaints.clear()


def test_each_page_has_the_policy_of_its_own_scripts(tmp_path: Path) -> None:
    """A page allows what stands in it, and not what stands in others."""
    head = '<head><meta charset="utf-8"></head>'
    (tmp_path / "a.html").write_text(f"{head}<script>one()</script>")
    (tmp_path / "b.html").write_text(f'{head}<script src="it.js"></script>')
    (tmp_path / "part.html").write_text("<p>Only a part of a page")
    scripted, none = meta("<script>one()</script>"), meta("")
    head_pages(tmp_path, meta)

    assert "script-src 'self' 'wasm-unsafe-eval' 'sha256-" in scripted
    assert 1 == scripted.count("sha256-") > none.count("sha256-")
    assert scripted in (tmp_path / "a.html").read_text()
    assert none in (tmp_path / "b.html").read_text()
    assert "<p>Only a part of a page" == (tmp_path / "part.html").read_text()


def test_a_page_without_a_place_for_the_policy_stops_the_build(tmp_path: Path) -> None:
    """No page goes out without it."""
    (tmp_path / "a.html").write_text("<head><title>It</title></head>")
    with pytest.raises(SystemExit, match=r"a\.html: there is no place for policy"):
        head_pages(tmp_path, meta)


def test_every_built_page_has_the_policy_and_names_nothing_of_another_host(site: Path) -> None:
    """Also pages that no browser opens here; parts of pages, which a script sets in, are without."""
    without, elsewhere, ahead, parts = [], [], [], set()
    for file in site.rglob("*.html"):
        text, name = file.read_text("utf-8"), file.relative_to(site)
        if "<head" not in text:
            parts.add(name.parts[:2])
            continue
        policy = POLICY.search(text)
        if policy is None or text.index("<script") < policy.start() or policy[0] != meta(text):
            without.append(str(name))
        ahead += [f"{name}: {element}" for element in AHEAD.findall(text)]
        loaded = [element for element in ELEMENT.findall(text) if not ABOUT.match(element)]
        named = [url for element in loaded for url in NAMED.findall(element)]
        elsewhere += [f"{name}: {url}" for url in named if urlsplit(url).netloc]

    assert [] == without
    assert [] == ahead
    assert [] == elsewhere
    assert {("assets", "compare")} == parts
