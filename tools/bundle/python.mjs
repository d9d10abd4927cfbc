// Starts the built bundle's Python as the worker of the site does, with the engine to import from.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** @param {string} folder */
export async function python(folder) {
  const base = resolve(folder);
  const { loadPyodide } = await import(pathToFileURL(`${base}/pyodide.mjs`).href);
  const lock = JSON.parse(readFileSync(`${base}/pyodide-lock.json`, "utf-8"));
  const started = await loadPyodide({
    indexURL: base,
    lockFileContents: { ...lock, packages: {} },
  });
  for (const [name, { file_name }] of Object.entries(lock.packages))
    started.FS.writeFile(`/lib/${name}.whl`, readFileSync(`${base}/${file_name}`));
  started.runPython("import sys; sys.path.append('/lib/poch.whl')");
  return started;
}
