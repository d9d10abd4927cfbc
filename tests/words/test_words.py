"""The catalogues: complete, well formed, and the same in Python and in the page."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from poch.game.notation import parse_action
from poch.game.said import Message, join_messages, message
from poch.game.sentences import describe_action
from poch.words import TAGS, language
from poch.words.language import FOLDER
from tools.gates import catalogues

ROOT = Path(__file__).resolve().parents[2]
ASKED = re.compile(r"\b(?:say|say_html|said|parts)\(\s*[\"'`]([A-Za-z][\w-]*)[\"'`](?!\s*~)")
"""Where a script, a template or a module asks for a message by its id."""

BEGUN = re.compile(r"\b(?:say|say_html)\(\s*\"([A-Za-z][\w-]*-)\"\s*~")
"""Where a template asks for a message by the beginning of its id."""


def copy_catalogues(place: Path) -> None:
    """Copy one file of each language; whether the whole have faults, `make check` tells."""
    for tag in TAGS:
        (place / tag).mkdir()
        shutil.copy(FOLDER / tag / "engine.ftl", place / tag)


@pytest.mark.parametrize(
    ("tag", "wrong", "says"),
    [
        ("de", "you = { $n", "cannot be read"),
        ("de", "you = Sie\n", "is already at poch/words/de/"),
        ("fr", "you = { $nobody }", "English has no $nobody"),
        ("fr", "you = { SHOUT($n) }", "there is no SHOUT()"),
        ("en", "you = { $id }", "call the argument otherwise"),
        ("fr", "you = { nobody-says-so }", "there is no message nobody-says-so"),
        ("fr", "you = { $n ->\n    [one] un\n   *[other] { $n }\n}", "[one] is said of 0 too"),
        ("ja", "you = { $n ->\n    [one] ひとつ\n   *[other] { $n }\n}", "ja has no form for one"),
        ("de", "nobody-says-so = Sie", "English has no nobody-says-so"),
        ("en", "english-only = You", "english-only is missing in poch/words/de"),
        ("en", "never-said = You", "never-said is asked for nowhere"),
        ("en", "never-said = { you }\nat-all = { never-said }", "at-all is asked for nowhere"),
    ],
)
def test_a_faulty_catalogue_is_complained_of_with_file_and_line(
    tmp_path: Path, tag: str, wrong: str, says: str
) -> None:
    """What is wrong, where, and in which language."""
    copy_catalogues(tmp_path)
    (tmp_path / tag / "wrong.ftl").write_text(f"# line 1\n{wrong}\n", encoding="utf-8")

    complaints = [complaint for complaint in catalogues.complaints(tmp_path) if says in complaint]

    assert complaints
    assert all(re.match(r"poch/words/\w+/[\w-]+\.ftl:\d+: ", complaint) for complaint in complaints)


def test_a_folder_that_names_no_language_is_complained_of(tmp_path: Path) -> None:
    """A wrong tag."""
    copy_catalogues(tmp_path)
    shutil.copytree(tmp_path / "en", tmp_path / "xyzzy")

    assert ["poch/words/xyzzy: is no tag of a language; rename the folder"] == [
        complaint for complaint in catalogues.complaints(tmp_path) if "xyzzy" in complaint
    ]


def test_every_message_that_is_asked_for_is_there() -> None:
    """By scripts, templates and modules, with an id that is written there."""
    files = (
        *(ROOT / "docs" / "assets" / "js").rglob("*.js"),
        *(ROOT / "tools").rglob("*.jinja"),
        *(ROOT / "tools").rglob("*.html"),
        *(ROOT / "tools").rglob("*.py"),
        *(ROOT / "poch").rglob("*.py"),
    )
    asked = {
        (str(file.relative_to(ROOT)), name)
        for file in files
        for name in ASKED.findall(file.read_text(encoding="utf-8"))
    }
    known = language("en")

    assert asked
    assert [] == sorted((file, name) for file, name in asked if not known.has(name))


def test_every_beginning_of_an_id_has_messages() -> None:
    """Templates put the rest of an id to its beginning, such as that of a question."""
    templates = sorted((ROOT / "tools").rglob("*.jinja"))
    begun = {start for file in templates for start in BEGUN.findall(file.read_text("utf-8"))}
    ids, _ = catalogues.read(FOLDER / "en")

    assert "teacher-" in begun
    assert [] == sorted(
        beginning for beginning in begun if not any(name.startswith(beginning) for name in ids)
    )


SAID: tuple[Message, ...] = (
    message(
        "question", seat="you", verbs=[message("verb", verb="pass"), message("verb", verb="knock")]
    ),
    message("Melded", seat="Ann", cards=["Kh", "Qh"], chips=4, pool="marriage"),
    message("Melded", seat="you", cards=["7h", "7c"], chips=0, pool="sequence"),
    message("Paid", seat="you", to="Bea", chips=1, extra=True),
    message("StakesCapped", seat="Anna", chips=1),
    message("RunsOrdered", upwards=["7", "8", "J", "Q"]),
    message("Dressed", seat="you", antes=[message("ante", chips=1, n=2, pools=["ace", "king"])]),
    message("reason-run", card="10d", tenth=4, own=3),
    message("reason-wins", card="9d", tenth=10, chips=7),
    message("Carried", pools=["ace", "king"], how="carried"),
    message("Lacked", seat="Anna", rank="J"),
    message("PrizeTaken", seat="you", chips=4, pool="centre"),
    message("act-claim", pools=["centre", "king"], form="zu"),
)


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("tag", TAGS)
def test_python_and_the_page_say_the_same(tag: str) -> None:
    """Letter by letter, by the same catalogues."""
    ours = [language(tag).say(message) for message in SAID]
    done = subprocess.run(
        ["node", ROOT / "tests" / "say.mjs", tag],
        input=json.dumps([message.json() for message in SAID]),
        capture_output=True,
        check=True,
        text=True,
    )

    assert ours == json.loads(done.stdout)


@pytest.mark.parametrize("tag", TAGS)
def test_no_argument_is_too_long_for_a_message(tag: str) -> None:
    """Fluent gives up at 2,500 letters of a part; every text and every list is cut before, and marked."""
    long, names = "x" * 5000, [f"pool-{at}" for at in range(500)]
    inner = message("import-wrong", line=1, column=1, says=long)
    for given in (
        inner,
        message("error-import", complaints=join_messages([inner] * 3), more=0),
        message("odds-gone", pools=names),
        message(
            "why-verdict",
            what=describe_action(parse_action(f"claim {' '.join(names)}")),
            allowed=False,
        ),
    ):
        text = language(tag).say(given)
        assert "…" in text or "pool-499" in text
        assert len(text) < 4 * 5000
