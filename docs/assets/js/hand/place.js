/** What the address asks for on a source's page: a clause, and the hand, reading and step at which it is shown. */

import { say } from "../language/say.js";
import { LONGEST, nearest } from "../page/edit-distance.js";
import { nearestPlaces } from "../texts/lost.js";
import { asideOf, bring, show, titleOf, turnTo } from "./swap.js";

/** @typedef {import("./swap.js").Here} Here */

/** Return the clause of that name, or the nearest; none where another place is nearer. @param {string} id @returns {HTMLElement | null} */
function clauseNear(id) {
  if (!id || id.startsWith("_")) return null;
  const exact = document.getElementById(id);
  const near = exact ?? document.getElementById(nearestPlaces(id.slice(0, LONGEST))[0] ?? "");
  return near?.matches(".clause") ? near : null;
}

/** Return the name of the hand that is asked for, or of the nearest. @param {Here} here @param {string} asked */
function handNear({ page, hand }, asked) {
  const names = Array.from(page.querySelectorAll(".hand-choice"), (choice) =>
    String(/** @type {HTMLElement} */ (choice).dataset.hand),
  );
  if (!asked) return hand.dataset.hand ?? "";
  return names.includes(asked) ? asked : (nearest(asked.slice(0, LONGEST), names)[0] ?? "");
}

/**
 * Show what is asked for, or what is nearest, and say where that is not the same.
 * @param {Here} here @param {string} id @param {URLSearchParams} query
 * @returns {Promise<HTMLElement | null>} the clause
 */
export async function open(here, id, query) {
  const { hand } = here;
  const queryFor = (/** @type {string} */ key) => query.get(key) ?? "";
  const [wanted, reading, at] = [queryFor("hand"), queryFor("reading"), queryFor("step")];
  const clause = clauseNear(id);
  const name = handNear(here, wanted);
  const notices = [];
  if (clause && clause.id !== id)
    notices.push(say("hand-address-clause", { asked: id.slice(0, LONGEST), near: clause.id }));
  if (wanted && name !== wanted)
    notices.push(
      say("hand-address-hand", { asked: wanted.slice(0, LONGEST), near: titleOf(here, name) }),
    );
  const place = { name, step: Math.trunc(Number(at)) || 1, reading: reading };
  const own = name === hand.dataset.hand && !reading;
  if (own && at) hand.go(place.step, "address");
  else if (!own && clause && !hand.cursor.of(clause.id).length) await bring(here, place);
  else if (!own) await turnTo(here, place);
  if (reading && hand.reading !== reading) notices.push(say("hand-address-reading"));
  if (clause) await turnToClause(here, clause, at, notices);
  if (at && !clause && String(hand.step) !== at)
    notices.push(say("hand-address-step", { asked: at.slice(0, LONGEST), step: hand.step }));
  if (notices.length) asideOf(here).tell(notices.join(" "));
  return clause;
}

/**
 * See to it that the clause is shown, at the step that is asked for or the nearest.
 * @param {Here} here @param {HTMLElement} clause @param {string} at @param {string[]} notices
 */
async function turnToClause(here, clause, at, notices) {
  const { hand } = here;
  const steps = hand.cursor.of(clause.id);
  if (!at || !steps.length) {
    if (hand.trace?.steps[hand.step - 1]?.clause !== clause.id) await show(here, clause, "address");
  } else if (!steps.map(String).includes(at)) {
    const asked = Number(at) || 1;
    const far = (/** @type {number} */ step) => Math.abs(step - asked);
    hand.go(steps.toSorted((a, b) => far(a) - far(b))[0] ?? 1, "address");
    notices.push(
      say("hand-address-other", {
        asked: at.slice(0, LONGEST),
        clause: clause.id,
        step: hand.step,
      }),
    );
  }
}
