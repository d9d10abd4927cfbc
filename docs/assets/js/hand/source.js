/** A source's page: the step lights its clause, the clause finds its steps, and readings can be tried. */

import { say } from "../language/say.js";
import { arrival } from "../network/fetching.js";
import { bareButton, control, html, isBack, plain } from "../page/dom.js";
import { STILL } from "../table/motion.js";
import { PochHand } from "./hand.js";
import { attempt } from "./tools.js";

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
const ask = (hand, act) =>
  attempt(hand, "hand-not-loaded", async () => act(await arrival(import("./swap.js"), "swap.js")));

/** Show a clause that was clicked, and keep it in the address. @param {{page: Element, hand: PochHand}} here @param {HTMLElement} clause */
async function bring(here, clause) {
  await ask(here.hand, (swap) => swap.show(here, clause, "clause"));
  if (clause.matches(".lit")) keepPlace(here, clause.id);
}

/** Try a reading, in a hand in which it changes something. @param {HTMLElement} item @param {PochHand} hand */
async function read(item, hand) {
  const page = item.closest(".poch-source");
  const own = hand.isOwn(...names(item), item.hasAttribute("data-adopted"));
  if (page) await ask(hand, (swap) => swap.read({ page, hand }, item, names(item), own));
}

/** What led to a step that the address need not follow: it has said so itself, or nothing moved. */
const STAYS = new Set(["first", "again", "address"]);

/** What is shown is what the address asks for: it stays as it is. */
let opening = false;

/** Where the reader is; its script may come when he is further on. */
let place = "";

/** Keep in the address where the reader is. @param {{page: Element, hand: PochHand}} here @param {string} clause */
function keepPlace({ page, hand }, clause) {
  const first = page.querySelector(".hand-choice")?.getAttribute("data-hand");
  const { hand: name = "" } = hand.dataset;
  const parts = [name !== first && `hand=${name}`, hand.reading && `reading=${hand.reading}`];
  const query = [...parts, `step=${hand.step}`].filter(Boolean).join("&");
  place = `${location.pathname}?${query}#${clause}`;
  if (first)
    import("../page/address.js").then(({ keepAddress }) => keepAddress(place)).catch(console.info);
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
  if (clause && !opening && !STAYS.has(event.detail.by)) keepPlace(here, clause.id);
});

document.addEventListener("poch-trace", async (event) => {
  const here = around(event.target);
  if (!here) return;
  listSteps(here.page, here.hand);
  listReadings(here.page, here.hand);
  if (!(event instanceof CustomEvent) || event.detail.again) return;
  offerFold(here.hand);
  const wanted = early;
  if (wanted?.isConnected) await bring(here, wanted);
  else await openAtAddress(here, location.search);
  early = null;
  if (isBack() && location.search)
    import("../page/address.js").then(({ scrollBack }) => scrollBack()).catch(console.info);
});

/**
 * Bring the clause that the address names into sight, and show the step that it asks for, if need be in another hand.
 * @param {{page: Element, hand: PochHand}} here @param {string} [search] what it asks for beside the clause, if the page was just opened
 */
async function openAtAddress(here, search) {
  const id = plain(location.hash.slice(1));
  const query = new URLSearchParams(search);
  let clause = /** @type {HTMLElement | null} */ (null);
  if (!id && !query.has("step") && !query.has("hand")) return clause;
  opening = true;
  await attempt(here.hand, "hand-not-loaded", async () => {
    const { open } = await arrival(import("./place.js"), "place.js");
    clause = await open(here, id, query);
    if (clause && !(search !== undefined && isBack())) reveal(clause, here.hand, "instant");
  });
  opening = false;
  return clause;
}

/** On a phone the table can be folded, and a link leads to it; how comes with the click. @param {PochHand} hand */
function offerFold(hand) {
  const act = (/** @type {Event | undefined} */ event = undefined) => {
    event?.preventDefault();
    import("./fold.js").then(({ fold }) => fold(hand, made, event)).catch(console.info);
  };
  const made = control(say("hand-fold"), "play", act, "ph-fold");
  made.ariaExpanded = "true";
  hand.stepper.node.append(made);
  document.querySelector(".to-table")?.addEventListener("click", act);
}

addEventListener("hashchange", async () => {
  const here = around(document.querySelector(".poch-source poch-hand"));
  const clause = here && (await openAtAddress(here));
  if (here && clause && location.search) keepPlace(here, clause.id); // the hand of before is not meant
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
      if (!hand.trace) early = clause;
      else bring(here, clause);
    }
  },
  true,
);

/** @param {Event} event */
function stop(event) {
  event.preventDefault();
  event.stopPropagation();
}
