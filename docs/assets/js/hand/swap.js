/** What a clause or a reading asks to be shown: another step, another hand, or why there is none. */

import { say } from "../language/say.js";
import { bareButton, html } from "../page/dom.js";
import { readingsOf } from "../table/trace.js";

/** @typedef {import("./hand.js").PochHand} PochHand */
/** @typedef {{page: Element, hand: PochHand}} Here */
/** @typedef {{name: string, step: number, reading: string}} Place */

/** The hand that was asked for last, until it comes. @type {WeakMap<PochHand, HTMLElement>} */
const asked = new WeakMap();

/** Read a place as the page is written with it: `HAND#STEP&CRUX=READING`. @param {string} written @returns {Place} */
export function placeOf(written) {
  const [, name = "", step = "1", reading = ""] = /^([^#]+)#(\d+)(?:&(.+))?$/.exec(written) ?? [];
  return { name, step: Number(step), reading };
}

/** Return where the reader is. @param {PochHand} hand @returns {Place} */
const placeNow = (hand) => ({
  name: hand.dataset.hand ?? "",
  step: hand.step,
  reading: hand.reading,
});

/** The line above the table: why another hand is there, with the way back, or why no step shows a clause. */
class Aside {
  node = html("p.ph-aside", { role: "status", hidden: true });
  /** Where the reader came from, if a hand was brought to him. @type {Place | null} */
  from = null;
  why = "";
  /** What is said until the next step. */
  remark = "";

  /** @param {Here} here */
  constructor(here) {
    this.here = here;
    here.hand.frame?.prepend(this.node);
    here.hand.addEventListener("poch-step", () => {
      if (this.remark) this.tell("");
    });
  }

  /** @param {string} remark @param {string} [why] @param {Place | null} [from] */
  tell(remark, why = this.why, from = this.from) {
    Object.assign(this, { remark, why, from });
    const said = remark || (from ? why : "");
    const was = this.node.hidden;
    this.node.hidden = !said;
    this.node.replaceChildren(said);
    if (from) this.node.append(...this.wayBack(from));
    if (was === Boolean(said)) this.here.hand.view.view.draw(false); // there is less room, or more
  }

  /** @param {Place} from */
  wayBack({ name, step }) {
    const { hand } = this.here;
    const other = name === hand.dataset.hand ? "" : titleOf(this.here, hand.dataset.hand ?? "");
    const named = { title: say("hand-way-back-to", { title: titleOf(this.here, name), step }) };
    const back = bareButton("ph-way-back", say("hand-way-back"), () => this.back(), named);
    return [" ", html("b", other), " ", back];
  }

  async back() {
    const { from, here } = this;
    if (!from) return;
    await keeping(inSight(here), () => turnTo(here, from));
    this.tell("", "", null);
    here.hand.table.focus({ preventScroll: true });
  }
}

/** @type {WeakMap<PochHand, Aside>} */
const asides = new WeakMap();

/** @param {Here} here */
export function asideOf(here) {
  const known = asides.get(here.hand) ?? new Aside(here);
  asides.set(here.hand, known);
  return known;
}

/** @param {Here} here @param {string} name @returns {HTMLElement | null} */
const choiceOf = ({ page }, name) =>
  page.querySelector(`.hand-choice[data-hand="${CSS.escape(name)}"]`);

/** @param {Here} here @param {string} name */
export const titleOf = (here, name) => choiceOf(here, name)?.textContent ?? "";

/** Bring a hand to the table, at a step; tell whether it came. @param {Here} here @param {Place} place */
export async function turnTo(here, { name, step, reading }) {
  const { page, hand } = here;
  const choice = choiceOf(here, name);
  const url = choice?.dataset.trace;
  if (!choice || !url) return false;
  asked.set(hand, choice);
  const { own } = await readingsOf(new URL(url, document.baseURI).href);
  if (asked.get(hand) !== choice) return false;
  for (const key of ["hand", "trace", "play"]) {
    const value = choice.dataset[key];
    if (value === undefined) delete hand.dataset[key];
    else hand.dataset[key] = value;
  }
  hand.own = own;
  for (const other of page.querySelectorAll(".hand-choice")) other.removeAttribute("aria-current");
  choice.setAttribute("aria-current", "true");
  page.querySelector(".hand-title")?.replaceChildren(choice.textContent ?? "");
  page.querySelector(".hand-notes")?.replaceChildren(choice.dataset.notes ?? "");
  hand.result?.replaceChildren(choice.dataset.result ?? "");
  for (const note of page.querySelectorAll(".crux-note")) note.remove();
  await hand.read(reading, step);
  return true;
}

/**
 * Do something that may change the height of what is above, and keep in its place what the reader looks at.
 * @param {Element | undefined} kept @param {() => Promise<unknown>} act
 */
async function keeping(kept, act) {
  const before = kept?.getBoundingClientRect().top ?? 0;
  await act();
  await new Promise(requestAnimationFrame); // whoever waits for this may scroll to another place
  const moved = (kept?.getBoundingClientRect().top ?? before) - before;
  if (Math.abs(moved) > 1) scrollBy({ top: moved, behavior: "instant" });
}

/** Return the clause in the middle of the screen. @param {Here} here */
const inSight = ({ page }) =>
  [...page.querySelectorAll(".clause")].find(
    (clause) => clause.getBoundingClientRect().bottom > innerHeight / 2,
  );

/** Show a hand that the reader chose by himself. @param {HTMLElement} link @param {Here} here */
export async function choose(link, here) {
  await turnTo(here, { name: link.dataset.hand ?? "", step: 1, reading: "" });
  asideOf(here).tell("", "", null);
}

/**
 * Bring a place to the table, and say why another hand is there, if it is another.
 * @param {Here} here @param {Place} place @param {string} [why] what is said of another hand
 */
export async function bring(here, place, why = "") {
  const { hand } = here;
  const aside = asideOf(here);
  const [from, was] = [aside.from ?? placeNow(hand), placeNow(hand)];
  if (!(await turnTo(here, place))) return;
  const home = from.name === place.name && from.reading === place.reading;
  if (home) {
    aside.tell("", "", null);
    return;
  }
  const chosen = choiceOf(here, place.name)?.dataset.chosen ?? "";
  const kind = was.name === place.name ? "same" : "another";
  const read = here.page.querySelector(readingAt(place.reading))?.textContent ?? "";
  const text = why || say(`hand-${kind}-shows`, { reading: read || "none" });
  aside.tell("", [text, chosen].filter(Boolean).join(" "), from);
}

/** @param {string} key */
function readingAt(key) {
  const [crux = "", reading = ""] = key.split("=");
  return `.crux[data-crux="${crux}"] li[data-reading="${reading}"] .reading-name`;
}

/**
 * Show a clause at the table: at its next step, in another hand, or where it matters with why no step shows it.
 * @param {Here} here @param {HTMLElement} clause @param {string} by what led there
 */
export async function show(here, clause, by) {
  const { hand } = here;
  const next = hand.cursor.next(clause.id);
  const { shows, near } = clause.dataset;
  if (next) {
    if (next === hand.step) asideOf(here).tell(say("hand-shown-now", { step: next }));
    else hand.go(next, by);
    return;
  }
  await keeping(clause, async () => {
    if (shows) await bring(here, placeOf(shows));
    else await explain(here, clause, near);
  });
}

/** @param {Here} here @param {HTMLElement} clause @param {string | undefined} near */
async function explain(here, clause, near) {
  if (near) {
    const place = placeOf(near);
    if (placeNow(here.hand).name !== place.name || here.hand.reading) await bring(here, place);
    else here.hand.go(place.step, "clause");
  }
  for (const lit of here.page.querySelectorAll(".clause.lit")) lit.classList.remove("lit");
  clause.classList.add("lit");
  const no = clause.dataset.near && !clause.querySelector(".clause-remark a");
  const why = clause.querySelector(".clause-remark")?.textContent ?? "";
  asideOf(here).tell(no ? say("hand-nearest") : why);
}

/**
 * Try a reading: in this hand where it changes something, or else in one where it does.
 * @param {Here} here @param {HTMLElement} item @param {[crux: string, reading: string]} names
 * @param {boolean} own whether the hand is recorded with it
 */
export async function read(here, item, [crux, reading], own) {
  const { hand } = here;
  const key = `${crux}=${reading}`;
  const url = new URL(hand.dataset.trace ?? "", document.baseURI).href;
  const tried = hand.reading.startsWith(`${crux}=`);
  const known = (await readingsOf(url)).others.includes(key);
  const { shows } = item.dataset;
  let message = "";
  if (own && tried) await hand.read("");
  else if (known) {
    if (hand.reading === key) await hand.read("");
    await hand.read(key);
    message = "hand-read-from";
  } else if (shows) {
    const place = placeOf(shows);
    const same = place.name === hand.dataset.hand;
    await keeping(item, () => bring(here, place, same ? "" : say("hand-another-changes")));
    message = same ? "hand-read-here" : hand.reading ? "hand-read-from" : "hand-read-another";
  }
  for (const note of here.page.querySelectorAll(".crux-note")) note.remove();
  const stopped = Boolean(hand.trace?.stopped);
  const where = { step: hand.step, all: hand.cursor.last, stopped };
  if (message)
    item.closest(".crux")?.append(html("p.crux-note", { role: "status" }, say(message, where)));
}
