"""The step before wheel and source distribution are packed: the rulesets are written for them."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NONE = (
    "there are no rulesets to pack: neither variants/ nor poch/texts/rulesets/ is here; build from "
    "a checkout of the repository, or from a source distribution as it was published"
)


class Rulesets(BuildHookInterface[Any]):
    """Writes poch/texts/rulesets/ and poch/texts/beside/ where variants/ is at hand, and asks for them elsewhere."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatch gives it
        """Do so before anything is packed; an editable installation reads variants/ itself.

        What `make compiled` has compiled, in the folder that it names, is packed too.
        """
        root = Path(self.root)
        if version == "editable":
            return
        if compiled := os.environ.get("POCH_COMPILED"):
            build_data |= {"pure_python": False, "infer_tag": True}
            made = Path(compiled)
            build_data["force_include"] = {
                str(path): str(path.relative_to(made))
                for path in (*made.glob("*.so"), *made.glob("poch/**/*.so"))
            }
        if (root / "variants").is_dir():
            _write(root)
        elif not any((root / "poch" / "texts" / "rulesets").glob("*.json")):
            self.app.abort(NONE)


def _write(root: Path) -> None:
    sys.path.insert(0, str(root))
    from poch.texts import library  # noqa: PLC0415 - it lies in the folder that is built
    from tools.release.shipped import OWNED, shipped_files  # noqa: PLC0415 - it lies in the folder that is built

    beside = {
        "bibliography": library.bibliography(),
        "retired": library.retired_ids(),
        "lock": library.lock(),
        "silences": library.silences(),
        "edition": library.edition(),
    }
    texts = dict(shipped_files({name: library.document(name) for name in library.ids()}, beside))
    for name, text in texts.items():
        (root / name).parent.mkdir(exist_ok=True)
        (root / name).write_text(text, encoding="utf-8", newline="")
    for stale in {file for pattern in OWNED for file in root.glob(pattern)} - {
        root / name for name in texts
    }:
        stale.unlink()
