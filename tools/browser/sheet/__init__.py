"""One style sheet for all pages: what they use of the theme's, and ours, as small as it gets.

A page is not shown before its sheets are there, and each change in it is looked up among all
rules: what belongs to parts of the theme that no page has is left out.
"""

import json
import re
import subprocess
from collections.abc import Mapping
from pathlib import Path

SCRIPT = Path(__file__).with_name("sheet.mjs")
PARTS = (
    *("admonition", "arithmatex", "critic", "emojione", "footnote", "gemoji", "giscus", "grid"),
    *("headerlink", "highlight", "katex-html", "key-", "linenodiv", "linenos", "mermaid"),
    *("tabbed-", "task-list", "twemoji", "abstract", "bug", "danger", "failure"),
    *("info", "note", "question", "quote", "success", "tip", "warning"),
    *("md-annotation", "md-author", "md-banner__button", "md-button", "md-clipboard", "md-code_"),
    *("md-consent", "md-content__button", "md-draft", "md-feedback", "md-footer__"),
    *("md-header__source", "md-input", "md-meta", "md-nav--integrated", "md-nav__button"),
    *("md-nav__source", "md-pagination", "md-path", "md-pin", "md-post", "md-profile"),
    *("md-progress", "md-search", "md-social", "md-source", "md-status", "md-tag", "md-tooltip"),
    *("md-version", "md-top", "md-dialog", "md-option", "md-nav__toggle", "md-nav__item--nested"),
    *("md-nav__item--section", "md-nav__icon", "md-nav__link--passed", "md-sidebar--post"),
    *("md-logo", "md-toggle--indeterminate", "md-header--shadow", "md-banner--warning"),
    *("md-content--post", "inline", "middle", "lg", "xl", "xxl", "xxxl"),
)
"""How the classes begin of those parts of the theme that no page has."""
CLASS = re.compile(r"\.(-?[a-zA-Z_][\w-]*)")


def unused_classes(theme: str) -> tuple[str, ...]:
    """Return the classes of the theme's sheet that are for parts we do not have."""
    return tuple(sorted(name for name in {*CLASS.findall(theme)} if name.startswith(PARTS)))


def merge_sheets(theme: str, ours: Mapping[str, str]) -> str:
    """Return the theme's sheet and ours, by name, as one.

    Raises:
        ValueError: a sheet cannot be read, or Node.js is missing; the message says where and why.
    """
    try:
        done = subprocess.run(
            ("node", SCRIPT),
            input=json.dumps({"theme": theme, "unused": unused_classes(theme), "ours": ours}),
            cwd=SCRIPT.parent,
            capture_output=True,
            text=True,
            check=False,
        )
    except FileNotFoundError as error:
        raise ValueError(
            f"{error.filename} is not here; README.md lists what to install"
        ) from error
    if done.returncode:
        raise ValueError(done.stderr.strip())
    return done.stdout
