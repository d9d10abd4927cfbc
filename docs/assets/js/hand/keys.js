/** Arrow keys step through the hand that is in sight, wherever the focus is, if nothing there wants them. */

import { PochHand } from "./hand.js";

const WANTS = [
  "input, select, textarea, audio, video, iframe, dialog, [contenteditable], [role=tab]",
  "[role=listbox], [role=menu], [role=radiogroup], [role=slider], [role=tree], .pp, .md-search",
].join(", ");

/** Tell whether something between a node and the page can be scrolled sideways. @param {Element | null} node */
function scrolls(node) {
  for (let one = node; one && one !== document.body; one = one.parentElement)
    if (one.scrollWidth > one.clientWidth && /auto|scroll/.test(getComputedStyle(one).overflowX))
      return true;
  return document.documentElement.scrollWidth > innerWidth;
}

/** @param {PochHand} hand */
function inSight({ frame }) {
  const box = frame?.getBoundingClientRect();
  return box !== undefined && box.height > 0 && box.bottom > 0 && box.top < innerHeight;
}

/** Step, if that is what the key is for. @param {KeyboardEvent} event */
export function step(event) {
  const hand = document.querySelector("poch-hand");
  if (!(event.target instanceof Element) || !(hand instanceof PochHand) || !hand.trace) return;
  if (event.target.closest(WANTS) || document.querySelector("dialog[open]")) return;
  if (inSight(hand) && !scrolls(event.target)) hand.stepper.onKey(event);
}
