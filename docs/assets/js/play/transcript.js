/** A hand as a text that one can take along: what the reader sees of it, each step with its clause. */

import { stageName } from "../hand/steps.js";
import { say } from "../language/say.js";
import { sentence } from "../table/sentence.js";

/** @param {import("./game.js").Trace} trace */
export function transcript(trace) {
  const { title, readings, steps, result } = trace;
  const lines = [title, ...Object.entries(readings).map((pair) => pair.join(": "))];
  for (const [i, step] of steps.entries()) {
    if (step.stage !== steps[i - 1]?.stage) lines.push("", stageName(step.stage));
    lines.push(`${String(i + 1).padStart(4)}. ${sentence(step, trace)} [${step.clause}]`);
  }
  if (result) {
    const net = Object.entries(result.net).map(
      ([seat, chips]) => `${seat} ${chips > 0 ? "+" : ""}${chips}`,
    );
    lines.push("", say("hand-result", { net: net.join(say("between-items")) }));
  }
  return `${lines.join("\n")}\n`;
}
