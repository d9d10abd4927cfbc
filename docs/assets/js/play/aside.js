/** What is said aside: a hint for the reader, and why another player did what it did. */

import { clauseLink } from "../hand/clause.js";
import { button, html } from "../page/dom.js";

/** @typedef {import("./sitting.js").Sitting} Sitting */

/** Say something beside the question, and to who listens. @param {Sitting} sitting @param {string} told @param {string} clause */
function say({ frame, entry }, told, clause) {
  frame.told(told, clauseLink(entry.id, clause));
}

/** Tell what a player who counts the cards would do now. @param {Sitting} sitting */
export async function hint(sitting) {
  const { action, why, clause } = await sitting.game.about("hint");
  const [verb = "", ...rest] = String(action).split(" ");
  const card = rest.at(-1) ?? "";
  const named = ["play", "swap"].includes(verb) ? sitting.cardWords(card) : rest.join(" ");
  const advised = [verb === "fold" ? "drop out" : verb, named].filter(Boolean).join(" ");
  say(sitting, `Hint: ${advised}. ${why}`, clause);
}

/** Tell why another player did what it did at a step, or last. @param {Sitting} sitting @param {number} [step] */
export async function why(sitting, step) {
  const told = await sitting.game.about("explain", { step });
  say(sitting, step ? told.why : `${told.line} ${told.why}`, told.clause);
}

/** The buttons beside a question. @param {Sitting} sitting @param {boolean} asked */
export function asides(sitting, asked) {
  const quiet = (/** @type {string} */ words, /** @type {() => Promise<void>} */ act) =>
    button(words, () => sitting.aside(act), "quiet");
  return html(
    "div.poch-bar.pp-asides",
    ...(asked ? [quiet("Hint", () => hint(sitting))] : []),
    ...(asked
      ? [quiet("May I …?", async () => (await import("../questions/why.js")).may(sitting))]
      : []),
    ...(sitting.moved ? [quiet(`Why did ${sitting.moved.seat} do that?`, () => why(sitting))] : []),
  );
}
