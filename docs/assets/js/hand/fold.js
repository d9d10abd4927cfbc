/** On a phone the table beside a text folds to one line, with the controls that step, and unfolds. */

import { dress } from "../page/dom.js";

/**
 * Fold the table, or unfold it; a link to it brings it the focus, unfolded.
 * @param {import("./hand.js").PochHand} hand @param {Element} button @param {Event} [link] the click on it
 */
export async function fold(hand, button, link) {
  await dress("fold");
  const folded = hand.frame?.classList.toggle("folded", link && false) ?? false;
  button.ariaExpanded = String(!folded);
  if (!folded) hand.view.view.draw(false); // steps were taken while it was away
  if (link) hand.table.focus();
}
