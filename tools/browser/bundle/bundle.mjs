// Byte-compiles the archives of a folder and enters its wheel in its lock file.
// Only CPython 3.14 writes bytecode for Pyodide, and Pyodide is one: it runs pyodide-build itself.
// Usage: node bundle.mjs FOLDER TOOLS

import process from "node:process";
import { loadPyodide } from "pyodide";

const [folder, tools] = process.argv.slice(2);

const python = await loadPyodide({
  env: { HOME: "/tmp", SOURCE_DATE_EPOCH: process.env.SOURCE_DATE_EPOCH ?? "1735689600" },
});
for (const [place, root] of Object.entries({ "/folder": folder, "/tools": tools })) {
  python.FS.mkdir(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, place);
}

await python.runPythonAsync(`
import os
import py_compile
import sys
from functools import partial
from pathlib import Path

os.chdir("/folder")
sys.path.append("/tools")

from pyodide_build._py_compile import _py_compile_archive, _py_compile_archive_dir
from pyodide_lock import PyodideLockSpec
from pyodide_lock.utils import add_wheels_to_spec

lock = Path("pyodide-lock.json")
wheels = sorted(Path().glob("*.whl"))
spec = add_wheels_to_spec(PyodideLockSpec.from_json(lock), wheels, base_path=Path())
spec.to_json(lock)
# Docstrings stay at home.
py_compile.compile = partial(py_compile.compile, optimize=2)
_py_compile_archive_dir(Path(), excludes=[], keep=False, verbose=False)
`);
