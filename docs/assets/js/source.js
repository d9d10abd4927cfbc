// @ts-check
/** A source's page: the step lights its clause, the clause finds its steps, and readings can be tried. */

import { html } from "./dom.js";
import { PochHand } from "./hand.js";

const STILL = matchMedia("(prefers-reduced-motion: reduce)");
const MOST_STEPS = 8;

/** @param {EventTarget | null} node @returns {{page: Element, hand: PochHand} | null} */
function around(node) {
  const page = node instanceof Element ? node.closest(".poch-source") : null;
  const hand = page?.querySelector("poch-hand");
  return page && hand instanceof PochHand ? { page, hand } : null;
}

/** Bring a clause into sight, below what stays at the top. @param {Element} clause @param {PochHand} hand */
function reveal(clause, hand) {
  const frame = hand.frame?.getBoundingClientRect();
  const box = clause.getBoundingClientRect();
  const stacked = frame !== undefined && frame.left < box.right && frame.right > box.left;
  const top = (stacked ? frame.bottom : 64) + 12;
  if (box.top >= top && box.bottom <= innerHeight - 8) return;
  const room = stacked ? 0 : Math.max(0, (innerHeight - top - box.height) / 3);
  scrollBy({
    top: box.top - top - room,
    behavior: STILL.matches || Math.abs(box.top - top) > 2 * innerHeight ? "instant" : "smooth",
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
    const buttons = steps.slice(0, MOST_STEPS).map((step) =>
      html(
        "button",
        {
          type: "button",
          class: "step-link",
          "data-step": step,
          "aria-label": `Go to step ${step}`,
        },
        String(step),
      ),
    );
    line.replaceChildren(
      html("span", {}, steps.length === 1 ? "step" : "steps"),
      ...buttons,
      steps.length > MOST_STEPS ? `… ${steps.at(-1)}` : "",
    );
  }
}

/** Show which readings are in force, as buttons. @param {Element} page @param {PochHand} hand */
function listReadings(page, hand) {
  const chosen = hand.trace?.readings ?? {};
  for (const item of page.querySelectorAll(".crux li[data-reading]")) {
    const crux = item.closest(".crux")?.getAttribute("data-crux") ?? "";
    const name = item.querySelector(".reading-name");
    let button = item.querySelector("button.reading-name");
    if (name && !button) {
      button = html("button", { type: "button", class: "reading-name" }, name.textContent ?? "");
      name.replaceWith(button);
    }
    const adopted = item.hasAttribute("data-adopted");
    const on = chosen[crux] ? chosen[crux] === item.getAttribute("data-reading") : adopted;
    button?.setAttribute("aria-pressed", String(on));
  }
}

/** @param {Element} button @param {PochHand} hand */
function read(button, hand) {
  const crux = button.closest(".crux");
  const item = button.closest("li");
  if (!crux || !item) return;
  const readings = JSON.parse(hand.dataset.readings ?? "{}");
  const url = item.hasAttribute("data-adopted")
    ? hand.dataset.trace
    : readings[`${crux.getAttribute("data-crux")}=${item.dataset.reading}`];
  const note =
    crux.querySelector(".crux-note") ?? html("p", { class: "crux-note", role: "status" });
  crux.append(note);
  note.textContent = url
    ? item.hasAttribute("data-adopted")
      ? ""
      : "The hand is now played with this reading."
    : "Read so, nothing changes in this hand.";
  for (const other of crux.querySelectorAll("button.reading-name"))
    other.setAttribute("aria-pressed", String(other === button));
  if (url) hand.load(url);
}

/** @param {HTMLElement} link @param {Element} page @param {PochHand} hand */
function choose(link, page, hand) {
  for (const name of ["hand", "trace", "readings", "play"]) {
    const value = link.dataset[name];
    if (value === undefined) delete hand.dataset[name];
    else hand.dataset[name] = value;
  }
  for (const other of page.querySelectorAll(".hand-choice")) other.removeAttribute("aria-current");
  link.setAttribute("aria-current", "true");
  const title = page.querySelector(".hand-title");
  title?.replaceChildren(link.textContent ?? "");
  page.querySelector(".hand-notes")?.replaceChildren(link.dataset.notes ?? "");
  for (const note of page.querySelectorAll(".crux-note")) note.remove();
  hand.cursor.go(1);
  hand.load(link.dataset.trace ?? "");
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

document.addEventListener("poch-trace", (event) => {
  const here = around(event.target);
  if (!here) return;
  listSteps(here.page, here.hand);
  listReadings(here.page, here.hand);
  const step = location.hash
    ? here.hand.cursor.next(decodeURIComponent(location.hash.slice(1)))
    : null;
  if (step && here.hand.step === 1) here.hand.go(step, "address");
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
    const step = target.closest(".step-link");
    const reading = target.closest(".crux button.reading-name");
    const clause = target.closest(".clause");
    if (link && plain) {
      event.preventDefault();
      event.stopPropagation();
      choose(link, page, hand);
    } else if (step) hand.go(Number(step.getAttribute("data-step")), "clause");
    else if (reading) read(reading, hand);
    else if (
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
