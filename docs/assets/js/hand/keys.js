/** The keys: arrows step through the hand in sight if nothing else wants them, and no focus is hidden behind it. */

import { PochHand } from "./hand.js";

const WANTS = [
  "input, select, textarea, audio, video, iframe, dialog, [contenteditable], [role=tab]",
  "[role=listbox], [role=menu], [role=radiogroup], [role=slider], [role=tree], .pp",
].join(", ");

/** Tell whether something between a node and the page can be scrolled sideways. @param {Element | null} node */
function scrolls(node) {
  for (let element = node; element && element !== document.body; element = element.parentElement)
    if (
      element.scrollWidth > element.clientWidth &&
      /auto|scroll/.test(getComputedStyle(element).overflowX)
    )
      return true;
  return document.documentElement.scrollWidth > innerWidth;
}

/** @param {PochHand} hand */
function inSight({ frame }) {
  const box = frame?.getBoundingClientRect();
  return box !== undefined && box.height > 0 && box.bottom > 0 && box.top < innerHeight;
}

let begun = false;

/** Follow the keys from the first one on. @param {Event} first */
export function begin(first) {
  if (begun) return;
  begun = true;
  follow(first);
  for (const kind of ["keydown", "focusin"]) document.addEventListener(kind, follow);
}

/** @param {Event} event */
function follow(event) {
  if (event.type === "focusin") uncover(event.target);
  else if (event instanceof KeyboardEvent && /^Arrow[LR]/.test(event.key)) step(event);
}

/** Step, if that is what the key is for. @param {KeyboardEvent} event */
function step(event) {
  if (event.defaultPrevented) return;
  const hand = document.querySelector("poch-hand");
  if (!(event.target instanceof Element) || !(hand instanceof PochHand) || !hand.trace) return;
  if (event.target.closest(WANTS) || document.querySelector("dialog[open]")) return;
  if (inSight(hand) && !scrolls(event.target)) hand.stepper.onKey(event);
}

/** What takes the focus is not left behind the board that stays at the top. @param {EventTarget | null} target */
function uncover(target) {
  const frame = document.querySelector("poch-hand .ph-frame");
  if (!(target instanceof Element) || !frame || frame.contains(target)) return;
  if (!target.matches(":focus-visible")) return;
  requestAnimationFrame(() => {
    const [board, box] = [frame.getBoundingClientRect(), target.getBoundingClientRect()];
    if (box.left < board.right && box.right > board.left && box.bottom > board.top)
      scrollBy({ top: Math.min(0, box.top - board.bottom - 12), behavior: "instant" });
  });
}
