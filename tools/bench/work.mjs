// Runs the timed work in the built bundle: one JSON request a line, one JSON answer a line.
// Usage: node work.mjs BUNDLE work.py [FOLDER] < requests   with FOLDER, the engine that lies there

import { readFileSync } from "node:fs";
import process from "node:process";
import { answer, run } from "../browser/bundle/python.mjs";

const [folder, work, engine] = process.argv.slice(2);

await run(folder, async (started) => {
  started.FS.writeFile("/home/pyodide/work.py", readFileSync(work));
  if (engine) {
    started.FS.mkdir("/engine");
    started.FS.mount(started.FS.filesystems.NODEFS, { root: engine }, "/engine");
    started.runPython("sys.path.insert(0, '/engine')");
  }
  await answer(started.runPython("from work import answer\nanswer"));
});
