// @ts-check
/** The quiet choices below the board: whose cards are seen, a link to the step, the colours of the suits. */

import { html, icon } from "./dom.js";

/** @param {string} text @param {SVGElement | string} sign @param {string | null} pressed */
const choice = (text, sign, pressed) =>
  html(
    "button",
    { type: "button", class: "poch-button quiet", "aria-pressed": pressed },
    sign,
    text,
  );

/** Return a button that hides the hands. @param {(hidden: boolean) => void} act */
export function hideHands(act) {
  const button = choice("Hide hands", icon("eye"), "false");
  button.addEventListener("click", () => {
    const hidden = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", String(hidden));
    act(hidden);
  });
  return button;
}

/** Return a button that gives clubs and diamonds colours of their own, here and on all pages to come. */
export function fourColours() {
  const root = document.documentElement;
  const button = choice("Four colours", "", String(root.classList.contains("four-colour")));
  button.classList.add("ph-colours");
  button.addEventListener("click", () => {
    const on = root.classList.toggle("four-colour");
    button.setAttribute("aria-pressed", String(on));
    try {
      localStorage.setItem("poch-four-colour", on ? "yes" : "");
    } catch {} // storage may be refused; the choice then lasts as long as the page
  });
  return button;
}

/** The suits that cards may be shown with. */
const SUITS = { "": "Suits of the text", french: "French suits", german: "German suits" };

/** Return a choice of suits, for this page and all to come. */
export function suitsChoice() {
  const chosen = document.documentElement.dataset.suits ?? "";
  const options = Object.entries(SUITS).map(([value, words]) =>
    html("option", { value, selected: value === chosen ? "" : null }, words),
  );
  const select = html(
    "select",
    { class: "poch-button quiet", "aria-label": "Suits of the cards" },
    ...options,
  );
  select.addEventListener("change", () => {
    try {
      localStorage.setItem("poch-suits", select.value);
    } catch {} // storage may be refused; the cards then stay as they are
    location.reload();
  });
  return select;
}

/**
 * Return a button that copies a link.
 * @param {() => string} link
 * @param {(told: string) => void} tell
 */
export function copyLink(link, tell) {
  const button = choice("Copy link", icon("link"), null);
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(link());
      tell("A link to this step was copied.");
    } catch {
      tell(link());
    }
  });
  return button;
}
