"""What an address switches on never touches what a reader keeps: each is opened, in a page and in a frame, and time goes by."""

import re
from typing import Any
from urllib.parse import unquote_plus

import pytest
from playwright.sync_api import Page, Request, expect

from tests.conftest import ROOT
from tests.e2e.test_stored import ABOUT, RECORD, RULESET, STATE, whole
from tests.records.test_kept_links import LINKS
from tests.turns import turn

HAND = f"hands/{RULESET}/three-nines/"
GAME = next(link for link in LINKS if link.startswith("play/#"))
OTHER = "poch-1853-alvensleben"
ADDRESSES = (
    *("?kiosk", "?kiosk=0", "?kiosk=10&start=de/", "play/?kiosk", "workshop/?kiosk#own.x"),
    *(f"{HAND}?kiosk=1", f"sources/{RULESET}/?kiosk=1&embed", "exercises/?kiosk=1"),
    *("?embed", "play/?embed", f"play/?ruleset={RULESET}", "play/?ruleset=nobody"),
    *(GAME, GAME.replace("#", "?step=3&embed#"), GAME.replace("#", "?kiosk=1#"), "play/#1.x.1.x"),
    GAME.replace("#", "?step=3&seat=2#"),
    *(f"{HAND}?with={OTHER}&hands=same&with-step=3,4#step-38", f"{HAND}?reading=a=b#step-9"),
    *(f"sources/{OTHER}/?hand=the-longest-run&step=4#vie.opening", "workshop/#draft=x"),
    *(f"workshop/#table={OTHER}", f"workshop/#table={OTHER},x,y", "workshop/#own.x/sheet"),
    *(f"workshop/#{RULESET}", "workshop/#own.x", "workshop/#own.none", f"workshop/#draft={RULESET}."),
    *(f"compare/#{OTHER},{RULESET}&only&part=vying&find=x&at=y", "compare/matrix/#like=x"),
    *("compare/which/#pools=9&dealt=5", f"exercises/?text={OTHER}", f"exercises/#{OTHER}&vying"),
    *("tours/how-a-hand-goes/?kiosk=1#board-4", "first-game/?kiosk=1", "odds/survey/?kiosk"),
    *("de/?kiosk=1", "ja/play/?kiosk=1", "reading-offline/?for=javascript:x", "cruxes/#only-x", "hands/?words=x"),
)  # fmt: skip
"""Each thing that an address can switch on, by itself and with others."""
SECRET = "nobody else reads this"  # noqa: S105  only looked for
KEPT = {
    "poch-game": whole({**STATE, "record": {**RECORD, "seats": ["You", "Anna", SECRET]}}),
    "poch-branches": whole(
        [{"id": "b", "name": SECRET, "title": "T", "changed": 1, "state": STATE}]
    ),
    "poch-own": whole([{**ABOUT, "name": SECRET}]),
    "poch-own.x": whole({"text": f"title: {SECRET}"}),
    "poch-choices": whole(
        {"ruleset": OTHER, "name": SECRET, "seats": 3, "place": 1, "purse": "", "bots": "random"}
    ),
    "poch-people": whole([SECRET]),
    "poch-exercises": whole({"answered": 3, "boxes": {"x/1": [1, 9]}}),
    f"poch-copy-{OTHER}": whole(f"An article. {SECRET}"),
    "poch-language": whole("fr"),
    "poch-suits": "german",
    "poch-four-colour": "yes",
    "poch-sound": "yes",
    "of-another": "x",
    "poch-speed": whole("at once"),
}
"""A reader's own things of every kind."""
KEEP = """async (kept) => {
    for (const one of Object.entries(kept)) localStorage.setItem(...one);
    sessionStorage.setItem("poch-theirs", "x");
    document.cookie = "theirs=x; max-age=9999; path=/";
    await (await caches.open(`${location.origin}/ files`)).put("/x", new Response("x"));
    await new Promise((done) => {
        const opening = indexedDB.open("theirs");
        opening.onupgradeneeded = () => opening.result.createObjectStore("all").put("x", 1);
        opening.onsuccess = () => { opening.result.close(); done(); };
    });
}"""
FOUND = """async () => {
    const found = { local: { ...localStorage }, session: { ...sessionStorage }, cookie: document.cookie };
    for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys())
            found[`${name} ${url}`] = await (await (await caches.open(name)).match(url)).text();
    found.theirs = await new Promise((done) => {
        const opening = indexedDB.open("theirs");
        opening.onsuccess = () => {
            const asked = opening.result.transaction("all").objectStore("all").get(1);
            asked.onsuccess = () => { opening.result.close(); done(asked.result); };
        };
    });
    return found;
}"""
AT_ONCE = """
const later = setTimeout;
globalThis.setTimeout = (act, pause, ...rest) => {
    if (pause < 9000 || globalThis.gone) return later(act, pause, ...rest);
    return later(() => { globalThis.gone = true; act(...rest); });
};
"""
"""Lets what waits longest happen at once, once: that nobody touches a screen for a while, or that nothing comes."""


def kept(page: Page, address: str) -> dict[str, Any]:
    """Keep a reader's things, and return all that is kept."""
    page.goto(f"{address}404.html")
    page.evaluate(KEEP, KEPT)
    stored: dict[str, Any] = page.evaluate(FOUND)
    return stored


def is_all_there(page: Page, address: str, before: dict[str, Any]) -> None:
    """Look whether all is as it was; more may be kept beside it."""
    page.goto(f"{address}404.html")
    now = page.evaluate(FOUND)
    assert before["local"] == {name: now["local"].get(name) for name in before["local"]}
    assert "x" == now["session"]["poch-theirs"]
    other = [name for name in before if name not in {"local", "session"}]
    assert {name: before[name] for name in other} == {name: now[name] for name in other}


def overheard(page: Page) -> list[str]:
    """Return all that is sent from now on, in a list that goes on growing."""
    sent: list[str] = []

    def note(request: Request) -> None:
        sent.append(unquote_plus(f"{request.url} {request.post_data or ''} {request.headers}"))

    page.on("request", note)
    return sent


@pytest.mark.parametrize("framed", [False, True], ids=["page", "frame"])
def test_no_address_touches_what_is_kept(
    page: Page, address: str, complaints: list[str], *, framed: bool
) -> None:
    """Nor sends it anywhere, however long the page is left alone."""
    before = kept(page, address)
    inside = [switch for switch in ADDRESSES if "kiosk=1" in switch or switch == GAME]
    frames = "".join(f'<iframe src="{address}{switch}"></iframe>' for switch in inside)
    for opened in (
        [f"{address}frames"] if framed else [address + switch for switch in turn(ADDRESSES, 6)]
    ):
        visitor = page.context.new_page()
        visitor.route("**/frames", lambda it: it.fulfill(body=frames, content_type="text/html"))
        sent = overheard(visitor)
        visitor.add_init_script(AT_ONCE)
        visitor.goto(opened)
        # Playwright counts what a frame had asked for that moved on since, so that frames are never idle.
        visitor.wait_for_load_state("load" if framed else "networkidle", timeout=120_000)
        for frame in visitor.frames:
            if "kiosk" in frame.url:
                frame.wait_for_function("globalThis.gone", polling=50)
        visitor.close()
        assert not [request for request in sent if SECRET in request]
    is_all_there(page, address, before)
    complaints.clear()  # of addresses that name nothing


def test_visitors_have_a_space_of_their_own(page: Page, address: str) -> None:
    """What they do stays while they walk from page to page, and is forgotten when nobody is there."""
    before = kept(page, address)
    page.clock.install()
    page.goto(f"{address}{HAND}?kiosk=60")
    hand = page.locator("poch-hand.ready")
    expect(hand).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-suits", "")
    page.locator("select:has(option[value=german])").evaluate(
        "it => { it.value = 'german'; it.dispatchEvent(new Event('change')); }"
    )
    expect(page.locator("html")).to_have_attribute("data-suits", "german")
    page.goto(f"{address}sources/{RULESET}/?kiosk=60")
    expect(page.locator("html")).to_have_attribute("data-suits", "german")
    expect(page.locator(".kiosk-hint")).to_be_visible()
    page.clock.run_for(61_000)
    page.goto(f"{address}{HAND}?kiosk=60")
    expect(page.locator("html")).to_have_attribute("data-suits", "")
    page.goto(f"{address}play/?kiosk=60")
    expect(page.get_by_role("button", name="Start a game")).to_be_visible()
    is_all_there(page, address, before)


SCRIPTS = [*(ROOT / "docs/assets/js").rglob("*.js"), ROOT / "tools/site/build/overrides/main.html"]
ASKED = re.compile(
    r"""\b(?:query|asked|params|searchParams|location\.search\))\.(?:get|getAll|has)\("([\w-]+)"|\basked\("([\w-]+)"\)|"(with-[\w-]+)":"""
)
ARCHITECTURE = ROOT / "docs/contributing/architecture.md"


def test_every_switch_is_listed() -> None:
    """What a script reads from behind ? stands in the table of addresses, and is tried above."""
    table = ARCHITECTURE.read_text("utf-8").partition("## Addresses")[2].partition("\n## ")[0]
    listed = set(re.findall(r"[?&]([a-z][a-z-]*)", table))
    asked = {
        name
        for path in SCRIPTS
        for names in ASKED.findall(path.read_text("utf-8"))
        for name in names
        if name
    }
    tried = {name for switch in ADDRESSES for name in re.findall(r"[?&]([a-z-]+)", switch)}

    assert {"kiosk", "start", "ruleset", "step", "reading", "hand", "with", "text", "for"} <= asked
    assert asked <= listed
    assert asked - {"with-reading"} <= tried
