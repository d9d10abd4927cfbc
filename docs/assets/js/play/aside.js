/** What is said aside: a hint for the reader, and why another player did what it did. */

import { clauseLink } from "../hand/clause.js";
import { say } from "../language/say.js";
import { arrival } from "../network/fetching.js";
import { button, html } from "../page/dom.js";
import { spoken } from "../table/sentence.js";

/** @typedef {import("./sitting.js").Sitting} Sitting */

/** Say something beside the question, and to who listens. @param {Sitting} sitting @param {string} text @param {string} clause */
function tell({ frame, entry }, text, clause) {
  frame.noteAside(text, clauseLink(entry.id, clause));
}

/** Tell what a player who counts the cards would do now. @param {Sitting} sitting */
export async function hint(sitting) {
  const { advice, why, clause } = await sitting.game.about("hint");
  const { trace } = sitting.game;
  const facts = { advice: spoken(advice, trace), why: spoken(why, trace) };
  tell(sitting, say("play-hint-is", facts), clause);
}

/** Tell why another player did what it did at a step, or last. @param {Sitting} sitting @param {number} [step] */
export async function why(sitting, step) {
  const answer = await sitting.game.about("explain", { step });
  const reason = { id: "followed", first: answer.said, next: answer.why };
  tell(sitting, spoken(step ? answer.why : reason, sitting.game.trace), answer.clause);
}

/** The buttons beside a question. @param {Sitting} sitting @param {boolean} asked */
export function asides(sitting, asked) {
  const quiet = (/** @type {string} */ words, /** @type {() => Promise<void>} */ act) =>
    button(words, () => sitting.aside(act), "quiet");
  return html(
    "div.poch-bar.pp-asides",
    ...(asked ? [quiet(say("play-hint"), () => hint(sitting))] : []),
    ...(asked
      ? [
          quiet(say("play-may"), async () =>
            (await arrival(import("../questions/why.js"), "why.js")).may(sitting),
          ),
        ]
      : []),
    ...(sitting.moved
      ? [quiet(say("play-why-seat", { seat: sitting.moved.seat ?? "" }), () => why(sitting))]
      : []),
  );
}
