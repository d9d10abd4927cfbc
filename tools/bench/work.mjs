// Runs the timed work in the built bundle: one JSON request a line, one JSON answer a line.
// Usage: node work.mjs BUNDLE work.py < requests

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [folder, work] = process.argv.slice(2);
const base = resolve(folder);

try {
  const { loadPyodide } = await import(pathToFileURL(`${base}/pyodide.mjs`).href);
  const python = await loadPyodide({ indexURL: base, packages: ["poch"] });
  python.FS.writeFile("/home/pyodide/work.py", readFileSync(work));
  const answer = python.runPython("from work import answer\nanswer");
  for await (const line of createInterface({ input: process.stdin })) {
    console.log(answer(line));
  }
} catch (error) {
  // Node would print the whole of Pyodide, which is one line of a megabyte.
  console.error(error.message);
  process.exitCode = 1;
}
