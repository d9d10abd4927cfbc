/** Unfold traces as pages do, and compare: each line that comes in has a file, and tables under each of its readings. */

import { createInterface } from "node:readline";
import { isDeepStrictEqual } from "node:util";
import { pageIn } from "./page.mjs";

pageIn("en");
const { extendTrace, unfoldTrace } = await import("../docs/assets/js/table/trace.js");

let tables = 0;
const wrong = [];
for await (const line of createInterface({ input: process.stdin })) {
  const { name, file, readings, since } = JSON.parse(line);
  for (const [reading, wanted] of Object.entries(readings)) {
    const { steps } = unfoldTrace(file, reading);
    const place = wanted.findIndex((picture, i) => !isDeepStrictEqual(picture, steps[i]?.then));
    if (place >= 0 || steps.length !== wanted.length)
      wrong.push(`${name} ${reading} ${place + 1} ${steps[place]?.type}`);
    tables += wanted.length;
  }
  if (since) {
    const { steps, result, ask, ...head } = unfoldTrace(file);
    const before = { ...head, steps: steps.slice(0, since.from) };
    if (!isDeepStrictEqual(extendTrace(before, since), unfoldTrace(file)))
      wrong.push(`${name} from ${since.from}`);
  }
}
console.log(JSON.stringify({ tables, wrong }));
