/** A source's page: the step lights its clause, the clause finds its steps, and readings can be tried. */

import { say } from "../language/say.js";
import { bareButton, html, plain, words } from "../page/dom.js";
import { STILL } from "../table/motion.js";
import { PochHand } from "./hand.js";

const MOST_STEPS = 8;

/** The clause that was clicked before the hand was there. @type {HTMLElement | null} */
let early = null;

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
  for (const item of /** @type {NodeListOf<HTMLElement>} */ (
    page.querySelectorAll(".crux li[data-reading]")
  )) {
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

/** Return the crux of an item and its reading. @param {Element} item @returns {[crux: string, reading: string]} */
function names(item) {
  const crux = item.closest(".crux")?.getAttribute("data-crux") ?? "";
  return [crux, item.getAttribute("data-reading") ?? ""];
}

/** Tell whether the hand is now played with a reading. @param {Element} item @param {PochHand} hand */
function inForce(item, hand) {
  const [crux, reading] = names(item);
  if (hand.reading.startsWith(`${crux}=`)) return hand.reading === `${crux}=${reading}`;
  return hand.isOwn(crux, reading, item.hasAttribute("data-adopted"));
}

/**
 * Do what a click or the address asks for; its code comes with the first of them.
 * @param {PochHand} hand @param {(swap: typeof import("./swap.js")) => Promise<void>} act
 */
async function ask(hand, act) {
  try {
    await act(await import("./swap.js"));
  } catch (error) {
    hand.say(say("hand-not-loaded", { why: words(error) }), "poch-error");
  }
}

/** Try a reading, in a hand in which it changes something. @param {HTMLElement} item @param {PochHand} hand */
async function read(item, hand) {
  const page = item.closest(".poch-source");
  const own = hand.isOwn(...names(item), item.hasAttribute("data-adopted"));
  if (page) await ask(hand, (swap) => swap.read({ page, hand }, item, names(item), own));
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
  if (!(event instanceof CustomEvent) || event.detail.again) return;
  const wanted = early;
  if (wanted?.isConnected) ask(here.hand, (swap) => swap.show(here, wanted, "clause"));
  else openAtAddress(here);
  early = null;
});

/**
 * Bring the clause that the address names into sight, and show a step of it, if need be in another hand.
 * @param {{page: Element, hand: PochHand}} here
 */
async function openAtAddress(here) {
  const { page, hand } = here;
  const id = plain(location.hash.slice(1));
  const clause = /** @type {HTMLElement | null} */ (
    id && page.querySelector(`.clause#${CSS.escape(id)}`)
  );
  if (!clause) return;
  if (hand.trace?.steps[hand.step - 1]?.clause !== id)
    await ask(hand, (swap) => swap.show(here, clause, "address"));
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
    const { hand } = here;
    const { target } = event;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = /** @type {HTMLElement | null} */ (target.closest(".hand-choice[data-trace]"));
    const clause = /** @type {HTMLElement | null} */ (target.closest(".clause"));
    const asks = target.closest(".clause-id, .clause-shown a");
    if (link) {
      stop(event);
      ask(hand, (swap) => swap.choose(link, here));
    } else if (
      clause &&
      !target.closest(".crux") &&
      (asks || !target.closest("a, button, summary")) &&
      getSelection()?.isCollapsed !== false
    ) {
      if (asks) stop(event);
      if (asks) history.replaceState(history.state, "", `#${clause.id}`);
      if (!hand.trace) early = clause;
      else ask(hand, (swap) => swap.show(here, clause, "clause"));
    }
  },
  true,
);

/** @param {Event} event */
function stop(event) {
  event.preventDefault();
  event.stopPropagation();
}
