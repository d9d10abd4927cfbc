/** A source's page: the step lights its clause, the clause finds its steps, and readings can be tried. */

import { say } from "../language/say.js";
import { bareButton, html, plain } from "../page/dom.js";
import { STILL } from "../table/motion.js";
import { PochHand } from "./hand.js";

const MOST_STEPS = 8;

/** @param {EventTarget | null} node @returns {{page: Element, hand: PochHand} | null} */
function around(node) {
  const page = node instanceof Element ? node.closest(".poch-source") : null;
  const hand = page?.querySelector("poch-hand");
  return page && hand instanceof PochHand ? { page, hand } : null;
}

/**
 * Bring a clause into sight, below what stays at the top.
 * @param {Element} clause @param {PochHand} hand @param {ScrollBehavior} [how]
 */
function reveal(clause, hand, how = "smooth") {
  const frame = hand.frame?.getBoundingClientRect();
  const box = clause.getBoundingClientRect();
  const stacked = frame !== undefined && frame.left < box.right && frame.right > box.left;
  const top = (stacked ? frame.bottom : 64) + 12;
  if (box.top >= top && box.bottom <= innerHeight - 8) return;
  const room = stacked ? 0 : Math.max(0, (innerHeight - top - box.height) / 3);
  scrollBy({
    top: box.top - top - room,
    behavior: STILL.matches || Math.abs(box.top - top) > 2 * innerHeight ? "instant" : how,
  });
}

/** What takes the focus is not left behind the board that stays at the top. @param {FocusEvent} event */
function uncover({ target }) {
  const frame = document.querySelector("poch-hand .ph-frame");
  if (!(target instanceof Element) || !frame || frame.contains(target)) return;
  if (!target.matches(":focus-visible")) return;
  requestAnimationFrame(() => {
    const [board, box] = [frame.getBoundingClientRect(), target.getBoundingClientRect()];
    if (box.left < board.right && box.right > board.left && box.bottom > board.top)
      scrollBy({ top: Math.min(0, box.top - board.bottom - 12), behavior: "instant" });
  });
}

/** @param {Element} page @param {PochHand} hand */
function listSteps(page, hand) {
  for (const clause of page.querySelectorAll(".clause")) {
    const steps = hand.cursor.of(clause.id);
    const line = /** @type {HTMLElement | null} */ (clause.querySelector(".clause-steps"));
    clause.classList.toggle("has-steps", steps.length > 0);
    if (!line) continue;
    line.hidden = steps.length === 0;
    const buttons = steps.slice(0, MOST_STEPS).map((step) => {
      const named = { "data-step": step, "aria-label": say("hand-go", { step }) };
      return bareButton("step-link", String(step), () => hand.go(step, "clause"), named);
    });
    line.replaceChildren(
      html("span", say("hand-steps", { n: steps.length })),
      ...buttons,
      steps.length > MOST_STEPS ? `… ${steps.at(-1)}` : "",
    );
  }
}

/** Show which readings are in force, as buttons. @param {Element} page @param {PochHand} hand */
function listReadings(page, hand) {
  for (const item of page.querySelectorAll(".crux li[data-reading]")) {
    const name = item.querySelector(".reading-name");
    if (name && name.localName !== "button")
      name.replaceWith(bareButton("reading-name", name.textContent ?? "", () => read(item, hand)));
    item.closest(".crux")?.classList.add("switchable");
    press(item, inForce(item, hand));
  }
}

/** @param {Element} item @param {boolean} on */
function press(item, on) {
  item.querySelector("button.reading-name")?.setAttribute("aria-pressed", String(on));
}

/** Name the reading of an item as `crux=reading`. @param {Element} item */
function keyOf(item) {
  const crux = item.closest(".crux")?.getAttribute("data-crux") ?? "";
  return { crux, reading: item.getAttribute("data-reading") ?? "" };
}

/** Tell whether the hand is now played with a reading. @param {Element} item @param {PochHand} hand */
function inForce(item, hand) {
  const { crux, reading } = keyOf(item);
  if (hand.reading.startsWith(`${crux}=`)) return hand.reading === `${crux}=${reading}`;
  return hand.isOwn(crux, reading, item.hasAttribute("data-adopted"));
}

/** Try a reading, and say what became of the hand. @param {Element} item @param {PochHand} hand */
async function read(item, hand) {
  const { crux, reading } = keyOf(item);
  const key = `${crux}=${reading}`;
  const own = hand.isOwn(crux, reading, item.hasAttribute("data-adopted"));
  const box = item.closest(".crux");
  await hand.read(key);
  for (const other of item.parentElement?.children ?? []) press(other, other === item);
  for (const note of document.querySelectorAll(".crux-note")) note.remove();
  const where = { step: hand.step, all: hand.cursor.last, stopped: Boolean(hand.trace?.stopped) };
  const told = hand.reading ? say("hand-read-from", where) : own ? "" : say("hand-read-same");
  if (told) box?.append(html("p.crux-note", { role: "status" }, told));
}

/** Show another hand. @param {HTMLElement} link @param {Element} page @param {PochHand} hand */
async function choose(link, page, hand) {
  for (const name of ["hand", "trace", "play"]) {
    const value = link.dataset[name];
    if (value === undefined) delete hand.dataset[name];
    else hand.dataset[name] = value;
  }
  for (const other of page.querySelectorAll(".hand-choice")) other.removeAttribute("aria-current");
  link.setAttribute("aria-current", "true");
  page.querySelector(".hand-title")?.replaceChildren(link.textContent ?? "");
  page.querySelector(".hand-notes")?.replaceChildren(link.dataset.notes ?? "");
  hand.result?.replaceChildren(link.dataset.result ?? "");
  for (const note of page.querySelectorAll(".crux-note")) note.remove();
  await hand.read("");
}

/** Show the hand in which a clause can be seen. @param {Element} link @param {Element} page @param {PochHand} hand */
async function turnTo(link, page, hand) {
  const name = link.getAttribute("data-hand") ?? "";
  const choice = page.querySelector(`.hand-choice[data-hand="${CSS.escape(name)}"]`);
  if (choice instanceof HTMLElement) await choose(choice, page, hand);
  hand.go(Number(/\d+$/.exec(link.getAttribute("href") ?? "")), "clause");
}

document.addEventListener("poch-step", (event) => {
  const here = around(event.target);
  if (!here || !(event instanceof CustomEvent)) return;
  for (const old of here.page.querySelectorAll(".clause.lit")) old.classList.remove("lit");
  const clause = here.page.querySelector(`#${CSS.escape(event.detail.clause)}`);
  clause?.classList.add("lit");
  for (const old of here.page.querySelectorAll(".step-link[aria-current]"))
    old.removeAttribute("aria-current");
  clause
    ?.querySelector(`.step-link[data-step="${event.detail.step}"]`)
    ?.setAttribute("aria-current", "step");
  if (clause && event.detail.by === "reader") reveal(clause, here.hand);
});

/** On the page of a hand: a button for each reading that changes it. @param {PochHand} hand */
function offerReadings(hand) {
  for (const item of hand.parentElement?.querySelectorAll(".hand-readings li[data-key]") ?? []) {
    const key = item.getAttribute("data-key") ?? "";
    const on = hand.reading === key;
    const attempt = async () => {
      await hand.read(hand.reading === key ? "" : key);
      hand.frame?.scrollIntoView({ block: "nearest" });
    };
    const made = item.querySelector("button") ?? bareButton("reading-try", "", attempt);
    if (!made.isConnected) item.append(" ", made);
    made.textContent = say(on ? "hand-as-recorded" : "hand-show-reading");
    made.setAttribute("aria-pressed", String(on));
  }
}

document.addEventListener("poch-trace", (event) => {
  if (event.target instanceof PochHand) offerReadings(event.target);
  const here = around(event.target);
  if (!here) return;
  listSteps(here.page, here.hand);
  listReadings(here.page, here.hand);
  if (event instanceof CustomEvent && !event.detail.again) openAtAddress(here);
});

/**
 * Bring the clause that the address names into sight, and show a step of it, if need be in another hand.
 * @param {{page: Element, hand: PochHand}} here
 */
async function openAtAddress({ page, hand }) {
  const id = plain(location.hash.slice(1));
  const clause = id && page.querySelector(`.clause#${CSS.escape(id)}`);
  if (!clause) return;
  const step = hand.cursor.next(id);
  const shown = clause.querySelector(".clause-shown a");
  if (step && hand.trace?.steps[hand.step - 1]?.clause !== id) hand.go(step, "address");
  else if (!step && shown) await turnTo(shown, page, hand);
  reveal(clause, hand, "instant");
}

document.addEventListener("focusin", uncover);

addEventListener("hashchange", () => {
  const here = around(document.querySelector(".poch-source poch-hand"));
  if (here) openAtAddress(here);
});

document.addEventListener(
  "click",
  (event) => {
    const here = around(event.target);
    if (!here || !(event.target instanceof Element)) return;
    const { page, hand } = here;
    const target = event.target;
    const plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const link = /** @type {HTMLElement | null} */ (target.closest(".hand-choice[data-trace]"));
    const shown = target.closest(".clause-shown a[data-hand]");
    const clause = target.closest(".clause");
    if (link && plain) {
      event.preventDefault();
      event.stopPropagation();
      choose(link, page, hand);
    } else if (shown && plain) {
      event.preventDefault();
      event.stopPropagation();
      turnTo(shown, page, hand);
    } else if (
      clause &&
      plain &&
      !target.closest("button, summary, .crux, a:not(.clause-id)") &&
      getSelection()?.isCollapsed !== false
    ) {
      const next = hand.cursor.next(clause.id);
      if (next) hand.go(next, "clause");
    }
  },
  true,
);
