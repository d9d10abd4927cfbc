// Runs the timed work in the built bundle: one JSON request a line, one JSON answer a line.
// Usage: node work.mjs BUNDLE work.py [FOLDER] < requests   with FOLDER, the engine that lies there

import { readFileSync } from "node:fs";
import process from "node:process";
import { createInterface } from "node:readline";
import { python } from "../bundle/python.mjs";

const [folder, work, engine] = process.argv.slice(2);

try {
  const started = await python(folder);
  started.FS.writeFile("/home/pyodide/work.py", readFileSync(work));
  if (engine) {
    started.FS.mkdir("/engine");
    started.FS.mount(started.FS.filesystems.NODEFS, { root: engine }, "/engine");
    started.runPython("sys.path.insert(0, '/engine')");
  }
  const answer = started.runPython("from work import answer\nanswer");
  for await (const line of createInterface({ input: process.stdin })) {
    console.log(answer(line));
  }
} catch (error) {
  // Node would print the whole of Pyodide, which is one line of a megabyte.
  console.error(error.message);
  process.exitCode = 1;
}
